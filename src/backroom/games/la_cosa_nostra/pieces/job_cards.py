"""Job cards in hands: what kinds they are, and which one is meant."""

from typing import Final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import Kind
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.records import NONE
from backroom.games.la_cosa_nostra.rules import DECK
from backroom.games.la_cosa_nostra.steps.step import Why
from backroom.kernel.actions import Action
from backroom.kernel.bitset import first

IN_HAND_ONLY: Final = Why("LCN-39", "not_in_hand")


def job_in_hand(position: Position, seat: i64, kind: i64) -> i64:
    """The number of a job of this kind in this hand; NONE if there is none."""
    if kind >= len(position.rules.round_of):
        return NONE
    round = position.rules.round_of[kind]
    jobs: i64 = position.jobs.hands[4 * seat + round]
    while jobs != 0:
        job = DECK * round + first(jobs)
        if position.rules.job_kind[job] == kind:
            return job
        jobs &= jobs - 1
    return NONE


def job_choices(position: Position, seat: i64, do: Kind) -> tuple[Action, ...]:
    """One action for each kind of job in the hand: more kinds than a set of them could hold."""
    found: list[Action] = []
    job_kind = position.rules.job_kind
    for round in range(4):
        last: i64 = -1
        jobs: i64 = position.jobs.hands[4 * seat + round]
        while jobs != 0:
            kind = job_kind[DECK * round + first(jobs)]
            if kind != last:  # equal jobs lie side by side in a deck
                found.append(do[kind])
                last = kind
            jobs &= jobs - 1
    return tuple(found)
