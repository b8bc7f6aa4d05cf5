"""Set-up: families, first businesses, the market and the stacks (LCN-13 to LCN-30)."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.businesses import draw_business, update_monopolies
from backroom.games.la_cosa_nostra.draw_phase import deal_start_sets, start_round
from backroom.games.la_cosa_nostra.events import (
    GameStarted,
    MarketFilled,
)
from backroom.games.la_cosa_nostra.flow import go_on
from backroom.games.la_cosa_nostra.position import NONE, After, Position, Stage, Step, family_men
from backroom.games.la_cosa_nostra.rules import (
    BUSINESSES,
    MEN,
    MONOPOLIES,
    NO_TASK,
    ROUNDS,
    LcnRules,
)
from backroom.games.la_cosa_nostra.state import LcnState
from backroom.kernel.bitset import first, has, just, members
from backroom.kernel.events import Told
from backroom.kernel.rng import Rng
from backroom.kernel.seats import EVERYONE
from backroom.kernel.state import Windows


def deal(rules: LcnRules, rng: Rng, windows: Windows, recorder: list[Told] | None) -> LcnState:
    """LCN-13 to LCN-30: everything in its place, and the first round begins. LCN-E70: chance names
    the start player."""
    seats = rules.seats
    families = list(range(5))
    if rules.random_families:  # LCN-E69
        rng.shuffle(families)
    start = rng.below(seats)
    zeros = [0 for _ in range(seats)]
    nobody = [NONE for _ in range(seats)]
    by_round = [0 for _ in range(ROUNDS * seats)]
    state = LcnState()
    state.set_table(seats, rng, windows, recorder)
    state.rules = rules
    state.stage = Stage.DRAW
    state.step = Step.OBJECT
    state.start = start
    state.turn = start
    state.actor = NONE
    state.man = NONE
    state.job = NONE
    state.target = NONE
    state.fits = 0
    state.victim_man = NONE
    state.victim_business = NONE
    state.dice = []
    state.wins = 0
    state.stake = 0
    state.needed = []
    state.used_markers = 0
    state.robbers = nobody[:]
    state.robber = NONE
    state.robbed = NONE
    state.rob_man = NONE
    state.rob_job = NONE
    state.loot = 0
    state.trapper = NONE
    state.harmed_man = NONE
    state.harmed_business = NONE
    state.lethal = False
    state.harmed_by = NONE
    state.docs_left = 0
    state.after = After.JOB
    state.peeker = NONE
    state.peeks = 0
    state.back = Step.PLAN
    state.waiting = 0
    state.brought = False
    state.asked = 0
    state.rob_asked = 0
    state.schemers = 0
    state.gap_used = 0
    state.assigned = 0
    state.family = families[:seats]
    state.cash = [int(rules.start_cash) for _ in range(seats)]
    state.laundered = zeros[:]
    state.men = zeros[:]
    state.recruits = zeros[:]
    state.trophies = zeros[:]
    state.men_off = 0
    state.tasks = [NO_TASK for _ in range(MEN)]
    state.planned = 0
    state.buying = 0
    state.henchmen = 0
    state.saboteurs = 0
    state.pistols = 0
    state.distractions = 0
    state.owned = zeros[:]
    state.market = [NONE for _ in range(rules.market)]
    state.stack = []
    state.businesses_off = 0
    state.used = 0
    state.markers = [0 for _ in range(BUSINESSES)]
    state.monopolies = [NONE for _ in MONOPOLIES]
    state.hands = by_round[:]
    state.drawn = zeros[:]
    state.decks = [int(just(size)) - 1 for size in rules.deck_size]
    state.open_jobs = [0 for _ in range(ROUNDS)]
    state.hidden_jobs = [0 for _ in range(ROUNDS)]
    state.known = by_round[:]
    state.influence = zeros[:]
    state.influence_pile = rules.influence_deck
    state.shown = 0
    state.secret = zeros[:]
    state.sure = zeros[:]
    state.offers = ()
    state.offered = zeros[:]
    state.promises = ()
    state.duels = zeros[:]
    if recorder is not None:
        state.tell(EVERYONE, GameStarted(start, tuple(state.family)))
    lay_out_families(state)
    fill_first_market(state)
    update_monopolies(state)
    if rules.influence_from == 1:
        deal_start_sets(state)
    start_round(state)
    go_on(state)
    return state


def lay_out_families(position: Position) -> None:
    """LCN-18 to LCN-20, LCN-E68: three gangsters and the first businesses on the table, three
    gangsters under the boss; what nobody needs is in the stack."""
    stack = just(BUSINESSES) - 1
    for seat in range(position.seats):
        family: i64 = position.family[seat]
        for man in members(family_men(family)):
            if position.rules.price[man] == 0:
                position.men[seat] |= just(man)
            else:
                position.recruits[seat] |= just(man)
        for kind in position.rules.start_businesses[family]:
            card = first(stack & position.rules.of_kind[kind])
            stack &= ~just(card)
            position.owned[seat] |= just(card)
    position.stack = [int(stack)]


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
        position.market[slot] = card
        if position.recorder is not None:
            position.tell(EVERYONE, MarketFilled(slot, card))
        slot += 1
    if misfits != 0:
        position.stack = [int(misfits | sum(position.stack))]
