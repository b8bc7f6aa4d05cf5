"""Who knows what: the questions that redeal and the books both ask."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.position import Position, Stage
from backroom.games.la_cosa_nostra.records import NONE
from backroom.games.la_cosa_nostra.rules import (
    DECK,
    DISTRACTION,
    HENCHMAN,
    MACHINE_PISTOL,
    MEN,
    NO_TASK,
    PURCHASE,
    SABOTEUR,
)
from backroom.games.la_cosa_nostra.steps.action_phase import SCHEMERS
from backroom.games.la_cosa_nostra.steps.draw_phase import OBJECTIONS
from backroom.games.la_cosa_nostra.steps.robbery import ROBBERS
from backroom.kernel.bitset import count, first, has, just
from backroom.kernel.bundle import one_of
from backroom.kernel.seats import holds


def has_sealed_yes_or_no(position: Position, seat: i64) -> bool:
    """Has this seat answered about an objection or a Schemer, and nobody else knows what? Whoever
    waits for a turn brought forward keeps it to himself until it comes."""
    if not holds(position.asked, seat):
        return False
    if position.step is OBJECTIONS:
        return not holds(position.pending, seat)
    if position.stage is not Stage.ACTION or holds(position.gap_used, seat):
        return False
    if position.brought:
        return comes_later(position, seat, position.actor)
    if position.step is SCHEMERS:
        return not holds(position.pending, seat)
    looking = position.peek.back is SCHEMERS
    return looking and not holds(position.peek.waiting, seat)


def has_sealed_robbery(position: Position, seat: i64) -> bool:
    """Has this seat answered whether it robs, and nobody else knows what?"""
    if not holds(position.robbery.asked, seat):
        return False
    if position.step is ROBBERS:
        return not holds(position.pending, seat)
    return position.robbery.robber >= 0 and comes_later(position, seat, position.robbery.robber)


def chosen_robber(position: Position, seat: i64) -> i64:
    """The gangster with whom this seat wants to rob; NONE if it does not."""
    chosen = position.crew.men[seat] & position.robbery.chosen
    return first(chosen) if chosen != 0 else NONE


def comes_later(position: Position, seat: i64, other: i64) -> bool:
    """LCN-E33: from the start player clockwise, does this seat come after that one?"""
    seats = position.seats
    return (seat - position.start) % seats > (other - position.start) % seats


def jobs_on_men(position: Position, seat: i64, round: i64) -> i64:
    """The jobs of this round that lie face down on gangsters of this seat."""
    found: i64 = 0
    for man in range(MEN):
        task: i64 = position.crew.tasks[man]
        if task != NO_TASK and task < PURCHASE and task // DECK == round:
            if has(position.crew.men[seat], man):
                found |= just(task % DECK)
    return found


def seen_jobs(position: Position, seat: i64, round: i64) -> i64:
    """The jobs of this round whose place this seat (or the spectator) knows."""
    seen: i64 = position.jobs.shown[round]
    if seat >= 0:
        seen |= position.jobs.hands[4 * seat + round]
        seen |= position.jobs.known[4 * seat + round]
        seen |= jobs_on_men(position, seat, round)
    return seen


def knowers_of(position: Position, round: i64, job: i64) -> i64:
    """The set of seats that know this face-down job."""
    found: i64 = 0
    one: i64 = 1
    for seat in range(position.seats):
        if has(position.jobs.known[4 * seat + round], job):
            found |= one << seat
    return found


def attached_cards(position: Position) -> i64:
    """The influence cards that lie on gangsters, as a bundle."""
    return (
        count(position.crew.henchmen) * one_of(HENCHMAN)
        + count(position.crew.saboteurs) * one_of(SABOTEUR)
        + count(position.crew.pistols) * one_of(MACHINE_PISTOL)
        + count(position.crew.distractions) * one_of(DISTRACTION)
    )
