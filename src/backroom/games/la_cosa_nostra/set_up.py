"""Set-up: families, first businesses, the market and the stacks (LCN-13 to LCN-30)."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.events.announce_rounds import (
    tell_game_started,
    tell_market_filled,
)
from backroom.games.la_cosa_nostra.pieces.businesses import draw_business, update_monopolies
from backroom.games.la_cosa_nostra.pieces.ledger import new_ledger
from backroom.games.la_cosa_nostra.position import Position, Stage, family_men
from backroom.games.la_cosa_nostra.records import (
    NO_HARM,
    NO_JOB,
    NO_PEEK,
    NO_ROBBERY,
    NONE,
    Crew,
    Influence,
    Jobs,
    Town,
    Trade,
)
from backroom.games.la_cosa_nostra.rules import (
    BUSINESSES,
    MEN,
    MONOPOLIES,
    NO_TASK,
    ROUNDS,
    LcnRules,
)
from backroom.games.la_cosa_nostra.state import LcnState, go_on
from backroom.games.la_cosa_nostra.steps.draw_phase import OBJECTIONS, deal_start_sets, start_round
from backroom.kernel.bitset import first, has, just, members
from backroom.kernel.bundle import EMPTY
from backroom.kernel.events import Told
from backroom.kernel.rng import Rng
from backroom.kernel.state import Windows


def deal(rules: LcnRules, rng: Rng, windows: Windows, recorder: list[Told] | None) -> LcnState:
    """LCN-13 to LCN-30: everything in its place, and the first round begins. LCN-E70: chance names
    the start player."""
    seats = rules.seats
    families = list(range(5))
    if rules.random_families:  # LCN-E69
        rng.shuffle(families)
    start = rng.below(seats)
    state = LcnState()
    state.set_table(seats, rng, windows, recorder)
    state.rules = rules
    state.stage = Stage.DRAW
    state.step = OBJECTIONS
    state.start = start
    state.turn = start
    state.actor = NONE
    state.picked = NONE
    state.assigned = 0
    state.brought = False
    state.gap_used = 0
    state.asked = 0
    state.agreed = 0
    state.family = families[:seats]
    state.cash = [int(rules.start_cash)] * seats
    state.laundered = [0] * seats
    state.ledger = new_ledger(seats, rules.start_cash)
    state.deaths = ()
    state.duels = [0] * seats
    state.crew = no_crew(seats)
    state.town = empty_town(rules)
    state.jobs = full_decks(rules)
    state.influence = no_influence(rules)
    state.trade = no_trade(seats)
    state.job = NO_JOB
    state.robbery = NO_ROBBERY
    state.harm = NO_HARM
    state.peek = NO_PEEK
    tell_game_started(state)
    lay_out_families(state)
    fill_first_market(state)
    update_monopolies(state)
    if rules.influence_from == 1:
        deal_start_sets(state)
    start_round(state)
    go_on(state)
    return state


def no_crew(seats: i64) -> Crew:
    crew = Crew()
    crew.men = [0] * seats
    crew.recruits = [0] * seats
    crew.trophies = [0] * seats
    crew.off = 0
    crew.tasks = [NO_TASK] * MEN
    crew.planned = 0
    crew.attacking = 0
    crew.robbing = 0
    crew.trapping = 0
    crew.buying = 0
    crew.henchmen = 0
    crew.saboteurs = 0
    crew.pistols = 0
    crew.distractions = 0
    return crew


def empty_town(rules: LcnRules) -> Town:
    town = Town()
    town.owned = [0] * rules.seats
    town.market = [NONE] * rules.market
    town.stack = []
    town.off = 0
    town.used = 0
    town.markers = [0] * BUSINESSES
    town.monopolies = [NONE] * len(MONOPOLIES)
    return town


def full_decks(rules: LcnRules) -> Jobs:
    jobs = Jobs()
    jobs.hands = [0] * (ROUNDS * rules.seats)
    jobs.drawn = [0] * rules.seats
    jobs.decks = [int(just(size)) - 1 for size in rules.deck_size]
    jobs.shown = [0] * ROUNDS
    jobs.hidden = [0] * ROUNDS
    jobs.known = [0] * (ROUNDS * rules.seats)
    return jobs


def no_influence(rules: LcnRules) -> Influence:
    influence = Influence()
    influence.hands = [EMPTY] * rules.seats
    influence.pile = rules.influence_deck
    influence.shown = EMPTY
    influence.secret = [EMPTY] * rules.seats
    influence.sure = [EMPTY] * rules.seats
    return influence


def no_trade(seats: i64) -> Trade:
    trade = Trade()
    trade.offers = ()
    trade.offered = [0] * seats
    trade.promises = ()
    return trade


def lay_out_families(position: Position) -> None:
    """LCN-18 to LCN-20, LCN-E68: three gangsters and the first businesses on the table, three
    gangsters under the boss; what nobody needs is in the stack."""
    stack = just(BUSINESSES) - 1
    for seat in range(position.seats):
        family: i64 = position.family[seat]
        for man in members(family_men(family)):
            if position.rules.price[man] == 0:
                position.crew.men[seat] |= just(man)
            else:
                position.crew.recruits[seat] |= just(man)
        for kind in position.rules.start_businesses[family]:
            card = first(stack & position.rules.of_kind[kind])
            stack &= ~just(card)
            position.town.owned[seat] |= just(card)
    position.town.stack = [int(stack)]


def fill_first_market(position: Position) -> None:
    """LCN-21 to LCN-24: four different kinds, at most one Company; what does not fit goes back
    into the stack."""
    rules = position.rules
    slot: i64 = 0
    misfits: i64 = 0
    kinds: list[int] = []
    companies: i64 = 0
    while slot < rules.market:
        card = draw_business(position)
        kind = rules.business_kind[card]
        company = has(rules.companies, card)
        if kind in kinds or (company and companies > 0):
            misfits |= just(card)
            continue
        kinds.append(kind)
        companies += 1 if company else 0
        position.town.market[slot] = card
        tell_market_filled(position, slot, card)
        slot += 1
    if misfits != 0:
        position.town.stack = [int(misfits | sum(position.town.stack))]
