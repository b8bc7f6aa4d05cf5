"""Cash Jobs: the businesses they need, the Cops that help, and the pay."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.businesses import take_marker
from backroom.games.la_cosa_nostra.job_events import (
    DieRerolled,
    JobLapsed,
    Paid,
)
from backroom.games.la_cosa_nostra.position import Position, Step
from backroom.games.la_cosa_nostra.promises import note_profit
from backroom.games.la_cosa_nostra.rolling import roll, successes_of, target_of, tell_roll
from backroom.games.la_cosa_nostra.rules import COP, KINDS
from backroom.kernel.bitset import count, first, just, members
from backroom.kernel.seats import EVERYONE, only


def kind_of_job(position: Position) -> i64:
    """The kind of the job that lies open."""
    return position.rules.job_kind[position.job]


def marked_of_kind(position: Position, seat: i64, kind: i64) -> i64:
    """LCN-77, LCN-79: the others' active businesses of this kind with a marker of this player that
    does not serve this job yet."""
    found: i64 = 0
    for other in range(position.seats):
        if other != seat:
            for business in members(position.active_of_kind(other, kind)):
                if position.markers_on(business, seat) > 0:
                    found |= just(business)
    return found & ~position.used_markers


def missing_of_kind(position: Position, seat: i64, job: i64, kind: i64) -> i64:
    """LCN-77, LCN-E47: how many cards of this kind a job needs beyond one's own."""
    need: i64 = position.rules.needs[job][kind]
    if need == 0:
        return 0
    own = count(position.active_of_kind(seat, kind))
    return need - own if need > own else 0


def can_be_done(position: Position, seat: i64, job: i64) -> bool:
    """LCN-77: are all prerequisites of this kind of job at hand, owned or by a marker?"""
    for kind in range(KINDS):
        missing = missing_of_kind(position, seat, job, kind)
        if missing > 0 and count(marked_of_kind(position, seat, kind)) < missing:
            return False
    return True


def prepare_cash_job(position: Position) -> None:
    """LCN-90, LCN-91, LCN-E47: own cards first; markers that must serve do so at once, and where
    there is a choice the player is asked. If something is missing, the job lapses; markers stay
    (LCN-E48)."""
    seat = position.actor
    job = kind_of_job(position)
    position.used_markers = 0
    position.needed = []
    if not can_be_done(position, seat, job):
        if position.recorder is not None:
            position.tell(EVERYONE, JobLapsed(seat, job))
        note_profit(position, seat, 0)
        position.step = Step.JOB_DONE
        return
    for kind in range(KINDS):
        missing = missing_of_kind(position, seat, job, kind)
        if missing > 0:
            marked = marked_of_kind(position, seat, kind)
            if count(marked) == missing:
                position.used_markers |= marked
            else:
                for _ in range(missing):
                    position.needed.append(kind)
    go_on_with_markers(position)


def go_on_with_markers(position: Position) -> None:
    if len(position.needed) > 0:
        position.step = Step.MARKERS
        position.pending = only(position.actor)
        return
    position.pending = 0
    job = kind_of_job(position)
    target = target_of(position, position.man, position.rules.job_target[job])
    roll(position, position.actor, position.man, target)
    position.step = Step.ROLLED


def use_marker(position: Position, business: i64) -> None:
    """LCN-79: this marker serves the job."""
    position.used_markers |= just(business)
    position.needed.pop(0)
    go_on_with_markers(position)


def idle_cops(position: Position, seat: i64) -> i64:
    """LCN-157, LCN-E4: the active Cops of this player that have not been used this round."""
    return position.active_of_kind(seat, COP) & ~position.used


def after_cash_roll(position: Position) -> None:
    """LCN-157: a Cop may let one die be rolled again; then LCN-141: robbers may come."""
    if idle_cops(position, position.actor) != 0:
        position.step = Step.REROLL
        position.pending = only(position.actor)
    else:
        stand(position)


def reroll(position: Position, seat: i64, die: i64) -> None:
    """LCN-157, LCN-E4: one chosen die, each Cop once a round."""
    cop = first(idle_cops(position, seat))
    position.used |= just(cop)
    was: i64 = position.dice[die]
    position.dice[die] = 1 + position.rng.below(6)
    if position.recorder is not None:
        position.tell(EVERYONE, DieRerolled(seat, cop, was, position.dice[die]))
    tell_roll(position, seat, position.man, cash_target(position))
    position.pending = 0
    after_cash_roll(position)


def cash_target(position: Position) -> i64:
    return target_of(position, position.man, position.rules.job_target[kind_of_job(position)])


def stand(position: Position) -> None:
    """LCN-65, LCN-75: the dice stand as they are."""
    position.pending = 0
    job = kind_of_job(position)
    position.wins = successes_of(position, cash_target(position))
    position.loot = 0
    if position.wins == 0:
        note_profit(position, position.actor, 0)
        position.step = Step.JOB_DONE
        return
    position.loot = position.rules.two[job] if position.wins > 1 else position.rules.one[job]
    position.robbed = position.actor
    position.step = Step.ROBBERY


def pay_loot(position: Position) -> None:
    """LCN-75: paid at once, from the bank; to whoever has it after all robberies."""
    pay_from_bank(position, position.robbed, position.loot)
    if position.robbed == position.actor:
        note_profit(position, position.actor, position.loot)
    position.loot = 0
    position.step = Step.JOB_DONE


def pay_from_bank(position: Position, seat: i64, money: i64) -> None:
    if money > 0:
        position.cash[seat] += money
        if position.recorder is not None:
            position.tell(EVERYONE, Paid(seat, money * 1000))


def return_used_markers(position: Position) -> None:
    """LCN-90, LCN-E30, LCN-E49: used markers go back, whatever came of the job."""
    for business in members(position.used_markers):
        take_marker(position, position.actor, business)
    position.used_markers = 0
