"""Set-up: an empty table, full stacks, and who begins (LCN-13 to LCN-30)."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.events.announce_rounds import tell_game_started
from backroom.games.la_cosa_nostra.pieces.ledger import new_ledger
from backroom.games.la_cosa_nostra.position import Stage
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
    FAMILIES,
    MEN,
    MONOPOLIES,
    NO_TASK,
    ROUNDS,
    LcnRules,
)
from backroom.games.la_cosa_nostra.state import LcnState, go_on
from backroom.games.la_cosa_nostra.steps.families import (
    CHOOSE_FAMILY,
    lay_out_family,
    open_town,
)
from backroom.kernel.bitset import just
from backroom.kernel.bundle import EMPTY
from backroom.kernel.events import Told
from backroom.kernel.rng import Rng
from backroom.kernel.state import Windows


def deal(rules: LcnRules, rng: Rng, windows: Windows, recorder: list[Told] | None) -> LcnState:
    """LCN-13 to LCN-30: everything in its place, and the first round begins. LCN-E70: chance names
    the start player."""
    seats = rules.seats
    families = list(range(FAMILIES))
    if rules.random_families:  # LCN-E69
        rng.shuffle(families)
    start = rng.below(seats)
    state = LcnState()
    state.set_table(seats, rng, windows, recorder)
    state.rules = rules
    state.stage = Stage.FAMILIES
    state.step = CHOOSE_FAMILY
    state.start = start
    state.turn = start
    state.actor = NONE
    state.picked = NONE
    state.assigned = 0
    state.brought = False
    state.gap_used = 0
    state.asked = 0
    state.agreed = 0
    state.family = [NONE] * seats if rules.choose_families else families[:seats]
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
    if rules.choose_families:
        CHOOSE_FAMILY.ask(state)
    else:
        for seat in range(seats):
            lay_out_family(state, seat, state.family[seat])
        open_town(state)
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
    town.stack = [int(just(BUSINESSES)) - 1]
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
