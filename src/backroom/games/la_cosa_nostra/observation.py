"""Writes what a seat knows into a row, field by field as observation_layout.py has them.

Like a view a row starts empty, and every field is put in on purpose. Job cards of one kind are
counted, never named: at a table nobody could tell them apart.
"""

from typing import Final, final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import LcnDeal
from backroom.games.la_cosa_nostra.observation_layout import STEP_NAMES
from backroom.games.la_cosa_nostra.observed_offers import encode_debts, encode_entry, encode_offers
from backroom.games.la_cosa_nostra.pieces.businesses import in_stack
from backroom.games.la_cosa_nostra.position import MARKER_BITS, Position, Stage
from backroom.games.la_cosa_nostra.rules import DECK, MEN, PURCHASE, ROUNDS
from backroom.games.la_cosa_nostra.state import LcnState
from backroom.games.la_cosa_nostra.trade.deal_checks import is_closed
from backroom.kernel.actions import Action
from backroom.kernel.bitset import count, first, has, just
from backroom.kernel.bundle import size
from backroom.kernel.row import Encoder, Row, fields_for
from backroom.kernel.seats import holds
from backroom.kernel.state import State

STEP_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(STEP_NAMES)}
STAGES: Final[list[Stage]] = [*Stage]
JOB_BITS: Final = 3
"""Bits for the jobs of one kind."""


@final
class LcnEncoder(Encoder):
    def encode(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, LcnState)
        encode_now(state, seat, row)
        encode_piles(state, seat, row)
        crew, town = state.crew, state.town
        row.put(crew.off)
        row.put(crew.planned)
        row.put(crew.buying)
        row.put(crew.henchmen)
        row.put(crew.saboteurs)
        row.put(crew.pistols)
        row.put(crew.distractions)
        row.put(town.off)
        row.put(town.used)
        encode_tasks(state, seat, row)
        encode_markers(state, seat, row)
        for place in range(state.seats):
            encode_seat(state, seat, (seat + place) % state.seats, row)
        put_jobs(state, state.jobs.hands, 4 * seat, row)
        put_jobs(state, known_discards(state, seat), 0, row)
        row.put(state.influence.hands[seat])
        row.put(state.influence.secret[seat])
        encode_offers(state, seat, row)

    def has_menu(self, state: State, seat: i64) -> bool:
        assert isinstance(state, LcnState)
        return not is_closed(state)

    def encode_slot(self, state: State, seat: i64, action: Action, row: Row) -> None:
        assert isinstance(state, LcnState)
        assert isinstance(action, LcnDeal)
        encode_entry(state, seat, action, row)


ENCODER: Final[Encoder] = LcnEncoder()


def encode_now(position: Position, seat: i64, row: Row) -> None:
    """What is going on."""
    job, robbery, harm = position.job, position.robbery, position.harm
    row.put(position.round)
    row.put(number_of(position.stage))
    row.put(STEP_NUMBERS[position.step.name])
    row.put((position.start - seat) % position.seats)
    row.put((position.turn - seat) % position.seats)
    row.put(relative(position, seat, position.actor))
    row.put(1 if position.brought else 0)
    row.put(max(position.picked, job.man) + 1)
    row.put(position.job_kind() + 1 if job.card >= 0 else 0)
    row.put(relative(position, seat, job.target))
    row.put(job.victim_man + 1)
    row.put(job.victim_business + 1)
    row.put(job.wins)
    row.put(job.stake)
    row.put(relative(position, seat, robbery.robber))
    row.put(relative(position, seat, robbery.robbed))
    row.put(robbery.man + 1)
    row.put(robbery.loot)
    row.put(harm.man + 1)
    row.put(harm.business + 1)
    row.put(1 if harm.lethal else 0)
    row.put(position.peek.left)


def number_of(stage: Stage) -> i64:
    """Its place in the list of stages."""
    number: i64 = 0
    for each in STAGES:
        if each is stage:
            return number
        number += 1
    return number


def relative(position: Position, seat: i64, other: i64) -> i64:
    """Which seat that is as this one counts, plus 1; 0 for nobody."""
    if other < 0:  # not an expression with both: that would be a number of Python
        return 0
    return (other - seat) % position.seats + 1


def encode_piles(position: Position, seat: i64, row: Row) -> None:
    """Dice, market, stack and piles."""
    packed: i64 = 0
    shift: i64 = 0
    for die in position.job.dice:
        face: i64 = die
        packed |= face << shift
        shift += 3
    row.put(packed)
    packed = 0
    for kind in position.job.needed:
        one: i64 = 1
        packed += one << (2 * kind)
    row.put(packed)
    row.put(position.job.serving)
    row.put_part(position.town.market, 0, len(position.town.market), 6, 1)
    row.put(in_stack(position))
    packed = 0
    shift = 0
    for holder in position.town.monopolies:
        packed |= relative(position, seat, holder) << shift
        shift += 3
    row.put(packed)
    put_sizes(position.jobs.decks, row)
    put_sizes(position.jobs.hidden, row)
    row.put(size(position.influence.pile))
    hidden: i64 = 0
    for secret in position.influence.secret:
        hidden += size(secret)
    row.put(hidden)
    row.put(position.influence.shown)
    put_jobs(position, position.jobs.shown, 0, row)


def put_sizes(by_round: list[int], row: Row) -> None:
    """How many jobs of each round these are."""
    packed: i64 = 0
    for round in range(ROUNDS):
        packed |= count(by_round[round]) << (6 * round)
    row.put(packed)


def known_discards(position: Position, seat: i64) -> list[int]:
    """The jobs discarded face down that this seat knows."""
    jobs = position.jobs
    return [jobs.known[4 * seat + round] & jobs.hidden[round] for round in range(ROUNDS)]


def put_jobs(position: Position, by_round: list[int], start: i64, row: Row) -> None:
    """How many of each kind these jobs are: four sets in the list, from there on."""
    kinds = position.rules.job_kind
    counts = row.put_nothing(fields_for(len(position.rules.effect), JOB_BITS))
    for round in range(ROUNDS):
        jobs: i64 = by_round[start + round]
        while jobs != 0:
            row.add(counts, JOB_BITS, kinds[DECK * round + first(jobs)], 1)
            jobs &= jobs - 1


def encode_tasks(position: Position, seat: i64, row: Row) -> None:
    """LCN-39, LCN-40: the round on the back of a job, a purchase, and the jobs that one knows: of
    one's own men, and of those one has looked at."""
    crew, kinds = position.crew, position.rules.job_kind
    rounds = row.put_nothing(fields_for(MEN, 3))
    purchases = row.put_nothing(fields_for(MEN, 6))
    jobs = row.put_nothing(fields_for(MEN, 7))
    own: i64 = crew.men[seat]
    men = crew.planned | crew.buying
    while men != 0:
        man = first(men)
        men &= men - 1
        task: i64 = crew.tasks[man]
        if task >= PURCHASE:
            row.add(purchases, 6, man, task - PURCHASE + 1)
            continue
        round = task // DECK
        row.add(rounds, 3, man, round + 1)
        if has(own, man) or has(position.jobs.known[4 * seat + round], task % DECK):
            row.add(jobs, 7, man, kinds[task] + 1)


def encode_markers(position: Position, seat: i64, row: Row) -> None:
    """LCN-85: whose markers lie on which business, counted from the seat that looks."""
    width = MARKER_BITS * position.seats
    own = MARKER_BITS * seat
    per = 62 // width
    packed: i64 = 0
    place: i64 = 0
    one: i64 = 1
    before = (one << own) - 1
    for each in position.town.markers:
        markers: i64 = each
        if markers != 0:
            turned = (markers >> own) | ((markers & before) << (width - own))
            packed |= turned << (place * width)
        place += 1
        if place == per:
            row.put(packed)
            packed = 0
            place = 0
    if place != 0:
        row.put(packed)


def encode_seat(position: Position, seat: i64, other: i64, row: Row) -> None:
    """What everybody sees of one player, and what is owed between him and the one who looks."""
    row.put(position.family[other] + 1)
    row.put(position.cash[other])
    row.put(position.laundered[other])
    jobs: i64 = 0
    for round in range(ROUNDS):
        jobs |= count(position.jobs.hands[4 * other + round]) << (4 * round)
    row.put(jobs)
    row.put(size(position.influence.hands[other]))
    row.put(1 if holds(position.pending, other) else 0)
    row.put(position.trade.offered[other])
    row.put(position.crew.men[other])
    row.put(position.crew.recruits[other])
    row.put(position.crew.trophies[other])
    row.put(position.town.owned[other])
    row.put(looked_at(position, other))
    row.put(position.influence.sure[other])
    encode_debts(position, seat, other, row)


def looked_at(position: Position, other: i64) -> i64:
    """LCN-104: everybody saw who looked at which job."""
    found: i64 = 0
    known = position.jobs.known
    if known[4 * other] | known[4 * other + 1] | known[4 * other + 2] | known[4 * other + 3] == 0:
        return 0
    men = position.crew.planned
    while men != 0:
        man = first(men)
        men &= men - 1
        task: i64 = position.crew.tasks[man]
        if has(known[4 * other + task // DECK], task % DECK):
            found |= just(man)
    return found
