"""The draw phase: everything is active again, jobs and influence cards are drawn."""

from typing import Final, final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import KEEP, Do, Kind
from backroom.games.la_cosa_nostra.events.announce_rounds import (
    tell_answered,
    tell_jobs_drawn,
    tell_jobs_received,
    tell_jobs_returned,
    tell_objected,
    tell_round_started,
    tell_start_set_dealt,
)
from backroom.games.la_cosa_nostra.pieces.businesses import update_monopolies
from backroom.games.la_cosa_nostra.position import Position, Stage
from backroom.games.la_cosa_nostra.rules import DECK, POLITICIAN
from backroom.games.la_cosa_nostra.steps import planning
from backroom.games.la_cosa_nostra.steps.influence import draw_influence
from backroom.games.la_cosa_nostra.steps.step import Sieve, Step, Why
from backroom.kernel.actions import Action
from backroom.kernel.bitset import count, just, members, random_member
from backroom.kernel.bundle import EMPTY
from backroom.kernel.items import include_at
from backroom.kernel.rng import Rng
from backroom.kernel.seats import all_of, holds, only
from backroom.kernel.state import Windows

NOT_ONLY_ATTACKS: Final = Why("LCN-37", "not_only_attacks")


def start_round(position: Position) -> None:
    """LCN-2, LCN-130: all cards turn active again before anything is drawn."""
    position.round += 1
    position.stage = Stage.DRAW
    position.crew.off = 0
    position.town.off = 0
    position.town.used = 0
    for seat in range(position.seats):
        position.trade.offered[seat] = 0
    tell_round_started(position)
    update_monopolies(position)
    deal_jobs(position)
    OBJECTIONS.ask(position)


def deal_jobs(position: Position) -> None:
    """LCN-32, LCN-34: so many from the deck of this round."""
    round = position.round - 1
    for place in range(position.seats):
        seat = position.from_start(place)
        deck: i64 = position.jobs.decks[round]
        drawn: i64 = 0
        for _ in range(position.rules.draw_jobs[round]):
            card = just(random_member(deck, position.rng))
            deck &= ~card
            drawn |= card
        position.jobs.decks[round] = deck
        position.jobs.drawn[seat] = drawn
        include_at(position.jobs.hands, 4 * seat + round, drawn)
        tell_jobs_drawn(position, seat, drawn)
        if position.recorder is not None:
            tell_jobs_received(position, seat, kinds_of(position, round, drawn))


def kinds_of(position: Position, round: i64, jobs: i64) -> tuple[int, ...]:
    """The kinds of these jobs of one round, sorted."""
    kinds: list[int] = [position.rules.job_kind[DECK * round + job] for job in members(jobs)]
    kinds.sort()
    return tuple(kinds)


def has_bad_luck(position: Position, seat: i64) -> bool:
    """LCN-37, LCN-E67: nothing but attacks among the jobs just drawn; a Robbery counts as one, a
    Trap does not."""
    base = DECK * (position.round - 1)
    for job in members(position.jobs.drawn[seat]):
        if not position.rules.attacks[position.rules.job_kind[base + job]]:
            return False
    return True


@final
class Objections(Step):
    """LCN-37, LCN-E67: sealed, before anything else; everybody is asked, so that nobody learns who
    could have objected."""

    def ask(self, position: Position) -> None:
        position.step = self
        position.agreed = 0
        position.pending = all_of(position.seats)
        if position.windows is Windows.KNOWN:
            for seat in range(position.seats):
                if not has_bad_luck(position, seat):
                    position.pending &= ~only(seat)
        position.asked = position.pending

    def sift(self, position: Position, seat: i64, do: Kind, left: i64, sieve: Sieve) -> i64:
        if do is Do.OBJECT:
            return sieve.when(left, has_bad_luck(position, seat), NOT_ONLY_ATTACKS)
        return left

    def answer(self, position: Position, seat: i64, do: Kind, value: i64) -> None:
        position.pending &= ~only(seat)
        if do is Do.OBJECT:
            position.agreed |= only(seat)
        tell_answered(position, seat)

    def neutral(self, position: Position, seat: i64, rng: Rng) -> Action:
        return KEEP

    def go_on(self, position: Position) -> None:
        """LCN-37: if anybody objects, all jobs just drawn go back, and all draw again; otherwise
        the influence cards are drawn, and planning begins."""
        if position.agreed == 0:
            for seat in range(position.seats):
                position.jobs.drawn[seat] = 0
            hand_out_influence(position)
            planning.begin(position)
            return
        round = position.round - 1
        for seat in range(position.seats):
            if holds(position.agreed, seat):
                tell_objected(position, seat)
        for seat in range(position.seats):
            drawn: i64 = position.jobs.drawn[seat]
            position.jobs.hands[4 * seat + round] &= ~drawn
            position.jobs.decks[round] |= drawn
            tell_jobs_returned(position, seat, drawn)
        deal_jobs(position)
        OBJECTIONS.ask(position)


OBJECTIONS: Final = Objections("object", [Do.KEEP, Do.OBJECT], ("LCN-37", "LCN-E67"))


def hand_out_influence(position: Position) -> None:
    """LCN-33, LCN-36, LCN-E6: two cards from round II on, and one for every active Politician.
    LCN-E5: also in round I. LCN-V6, LCN-E76: if they come later, then with the start set."""
    rules = position.rules
    if position.round < rules.influence_from:
        return
    if position.round == rules.influence_from and position.round > 1:
        deal_start_sets(position)
    for place in range(position.seats):
        seat = position.from_start(place)
        wanted = rules.draw_influence[position.round - 1]
        if position.round > 1 or rules.politician_first:
            wanted += count(position.active_of_kind(seat, POLITICIAN))
        draw_influence(position, seat, wanted)


def deal_start_sets(position: Position) -> None:
    """LCN-16: a Snitch, a Schemer and a Henchman for everybody, and all know it."""
    start = position.rules.start_influence
    for seat in range(position.seats):
        position.influence.hands[seat] += start
        position.influence.sure[seat] += start
        position.influence.pile -= start
        if start != EMPTY:
            tell_start_set_dealt(position, seat, start)
