"""The draw phase: everything is active again, jobs and influence cards are drawn."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.businesses import update_monopolies
from backroom.games.la_cosa_nostra.events import (
    Answered,
    JobsDrawn,
    JobsReceived,
    JobsReturned,
    Objected,
    RoundStarted,
    StartSetDealt,
)
from backroom.games.la_cosa_nostra.influence import draw_influence
from backroom.games.la_cosa_nostra.position import Position, Stage, Step
from backroom.games.la_cosa_nostra.rules import DECK, POLITICIAN
from backroom.kernel.bitset import count, just, members, random_member
from backroom.kernel.bundle import EMPTY, listed
from backroom.kernel.items import include_at
from backroom.kernel.seats import EVERYONE, all_of, holds, only
from backroom.kernel.state import Windows


def start_round(position: Position) -> None:
    """LCN-2, LCN-130: all cards turn active again before anything is drawn."""
    position.round += 1
    position.stage = Stage.DRAW
    position.men_off = 0
    position.businesses_off = 0
    position.used = 0
    for seat in range(position.seats):
        position.offered[seat] = 0
    if position.recorder is not None:
        position.tell(EVERYONE, RoundStarted(position.round, position.start))
    update_monopolies(position)
    deal_jobs(position)
    ask_for_objections(position)


def deal_jobs(position: Position) -> None:
    """LCN-32, LCN-34: so many from the deck of this round."""
    round = position.round - 1
    for step in range(position.seats):
        seat = (position.start + step) % position.seats
        deck: i64 = position.decks[round]
        drawn: i64 = 0
        for _ in range(position.rules.draw_jobs[round]):
            card = just(random_member(deck, position.rng))
            deck &= ~card
            drawn |= card
        position.decks[round] = deck
        position.drawn[seat] = drawn
        include_at(position.hands, 4 * seat + round, drawn)
        if position.recorder is not None:
            position.tell(EVERYONE, JobsDrawn(seat, count(drawn)))
            kinds = kinds_of(position, round, drawn)
            position.tell(only(seat), JobsReceived(seat, kinds))


def kinds_of(position: Position, round: i64, jobs: i64) -> tuple[int, ...]:
    """The kinds of these jobs of one round, sorted."""
    kinds: list[int] = [position.rules.job_kind[DECK * round + job] for job in members(jobs)]
    kinds.sort()
    return tuple(kinds)


def has_bad_luck(position: Position, seat: i64) -> bool:
    """LCN-37, LCN-E67: nothing but attacks among the jobs just drawn; a Robbery counts as one, a
    Trap does not."""
    base = DECK * (position.round - 1)
    for job in members(position.drawn[seat]):
        if not position.rules.attacks[position.rules.job_kind[base + job]]:
            return False
    return True


def ask_for_objections(position: Position) -> None:
    """LCN-37, LCN-E67: sealed, before anything else; everybody is asked, so that nobody learns who
    could have objected."""
    position.step = Step.OBJECT
    position.schemers = 0
    position.pending = all_of(position.seats)
    if position.windows is Windows.KNOWN:
        for seat in range(position.seats):
            if not has_bad_luck(position, seat):
                position.pending &= ~only(seat)
    position.asked = position.pending


def answer_objection(position: Position, seat: i64, objects: bool) -> None:
    position.pending &= ~only(seat)
    if objects:
        position.schemers |= only(seat)
    if position.recorder is not None:
        position.tell(EVERYONE, Answered(seat))


def settle_objections(position: Position) -> None:
    """LCN-37: if anybody objects, all jobs just drawn go back, and all draw again; otherwise the
    influence cards are drawn, and planning begins."""
    if position.schemers == 0:
        for seat in range(position.seats):
            position.drawn[seat] = 0
        hand_out_influence(position)
        position.stage = Stage.PLANNING
        position.step = Step.PLANNED
        position.turn = position.start
        return
    round = position.round - 1
    for seat in range(position.seats):
        if position.recorder is not None and holds(position.schemers, seat):
            position.tell(EVERYONE, Objected(seat))
    for seat in range(position.seats):
        drawn: i64 = position.drawn[seat]
        position.hands[4 * seat + round] &= ~drawn
        position.decks[round] |= drawn
        if position.recorder is not None:
            position.tell(EVERYONE, JobsReturned(seat, count(drawn)))
    deal_jobs(position)
    ask_for_objections(position)


def hand_out_influence(position: Position) -> None:
    """LCN-33, LCN-36, LCN-E6: two cards from round II on, and one for every active Politician.
    LCN-E5: also in round I. LCN-V6, LCN-E76: if they come later, then with the start set."""
    rules = position.rules
    if position.round < rules.influence_from:
        return
    if position.round == rules.influence_from and position.round > 1:
        deal_start_sets(position)
    for step in range(position.seats):
        seat = (position.start + step) % position.seats
        wanted = rules.draw_influence[position.round - 1]
        if position.round > 1 or rules.politician_first:
            wanted += count(position.active_of_kind(seat, POLITICIAN))
        draw_influence(position, seat, wanted)


def deal_start_sets(position: Position) -> None:
    """LCN-16: a Snitch, a Schemer and a Henchman for everybody, and all know it."""
    start = position.rules.start_influence
    for seat in range(position.seats):
        position.influence[seat] += start
        position.sure[seat] += start
        position.influence_pile -= start
        if position.recorder is not None and start != EMPTY:
            position.tell(EVERYONE, StartSetDealt(seat, listed(start)))
