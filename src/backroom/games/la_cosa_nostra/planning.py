"""The planning phase: tasks for all gangsters, one after the other."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.businesses import fill_market
from backroom.games.la_cosa_nostra.events import (
    Answered,
    JobChosen,
    JobPlanned,
    PurchasePlanned,
    TurnStarted,
)
from backroom.games.la_cosa_nostra.influence import (
    can_assign,
    can_play_something,
    could_play_something,
)
from backroom.games.la_cosa_nostra.position import NONE, Position, Stage, Step
from backroom.games.la_cosa_nostra.rules import DECK, PURCHASE
from backroom.kernel.bitset import first, just
from backroom.kernel.items import exclude_at
from backroom.kernel.seats import EVERYONE, only
from backroom.kernel.state import Windows


def next_planner(position: Position) -> None:
    """LCN-38, LCN-42 to LCN-44: clockwise, as long as somebody has a task to give. LCN-E35: who has
    none left may still play influence cards."""
    position.man = NONE
    if not somebody_assigns(position):
        end_planning(position)
        return
    while True:
        seat = position.turn
        position.actor = seat
        position.step = Step.PLAN
        if can_assign(position, seat) or may_still_play(position, seat):
            break
        position.turn = position.after_seat(seat)
    position.assigned = 0
    open_planning_gap(position)


def somebody_assigns(position: Position) -> bool:
    for seat in range(position.seats):
        if can_assign(position, seat):
            return True
    return False


def may_still_play(position: Position, seat: i64) -> bool:
    if position.windows is Windows.ALL:
        return could_play_something(position, seat)
    return can_play_something(position, seat)


def open_planning_gap(position: Position) -> None:
    """LCN-V2, LCN-V3: before the turn, the others may use what may be used at any time."""
    position.step = Step.GAP
    position.pending = 0
    if position.rules.free_spying or position.rules.any_time:
        for seat in range(position.seats):
            if seat != position.turn and may_still_play(position, seat):
                position.pending |= only(seat)
    position.asked = 0
    if position.pending == 0:
        ask_planner(position)


def ask_planner(position: Position) -> None:
    position.step = Step.PLAN
    position.pending = only(position.actor)
    if position.recorder is not None:
        position.tell(EVERYONE, TurnStarted(position.actor, Stage.PLANNING.value))


def pass_gap(position: Position, seat: i64) -> None:
    """Nothing (more) before this turn."""
    position.pending &= ~only(seat)
    if position.recorder is not None:
        position.tell(EVERYONE, Answered(seat))


def pick_man(position: Position, man: i64) -> None:
    """LCN-38: one of the gangsters without a task."""
    position.man = man
    position.step = Step.TASK


def job_in_hand(position: Position, seat: i64, kind: i64) -> i64:
    """The number of a job of this kind in this hand; NONE if there is none."""
    round = position.rules.round_of[kind]
    jobs: i64 = position.hands[4 * seat + round]
    while jobs != 0:
        job = DECK * round + first(jobs)
        if position.rules.job_kind[job] == kind:
            return job
        jobs &= jobs - 1
    return NONE


def plan_job(position: Position, seat: i64, kind: i64) -> None:
    """LCN-39: a job face down on the gangster."""
    job = job_in_hand(position, seat, kind)
    round = job // DECK
    exclude_at(position.hands, 4 * seat + round, just(job % DECK))
    position.give_task(position.man, job)
    if position.recorder is not None:
        position.tell(EVERYONE, JobPlanned(seat, position.man, round + 1))
        position.tell(only(seat), JobChosen(seat, position.man, kind))
    task_given(position, seat)


def plan_purchase(position: Position, seat: i64, slot: i64) -> None:
    """LCN-40, LCN-41: a card of the market face up on the gangster; the market is refilled."""
    business: i64 = position.market[slot]
    position.market[slot] = NONE
    position.give_task(position.man, PURCHASE + business)
    if position.recorder is not None:
        position.tell(EVERYONE, PurchasePlanned(seat, position.man, business))
    fill_market(position)
    task_given(position, seat)


def task_given(position: Position, seat: i64) -> None:
    """LCN-47, LCN-V7: one task a turn, or two from round II on."""
    position.man = NONE
    position.assigned += 1
    again = position.rules.plan_two and position.round > 1 and position.assigned < 2
    if again and can_assign(position, seat):
        position.step = Step.PLAN
        return
    end_planning_turn(position)


def end_planning_turn(position: Position) -> None:
    position.turn = position.after_seat(position.turn)
    position.pending = 0
    position.step = Step.PLANNED


def end_planning(position: Position) -> None:
    """LCN-42: all gangsters have a task. LCN-V3: then there is a last call for influence cards."""
    position.actor = NONE
    position.turn = position.start
    if position.rules.any_time:
        position.step = Step.LAST_CALL
        position.pending = 0
        for seat in range(position.seats):
            if may_still_play(position, seat):
                position.pending |= only(seat)
        if position.pending != 0:
            return
    begin_action(position)


def begin_action(position: Position) -> None:
    """LCN-50: the start player is first to act."""
    position.stage = Stage.ACTION
    position.turn = position.start
    position.step = Step.TURN_DONE
    position.pending = 0
    position.schemers = 0
    position.gap_used = 0
    position.brought = True  # so that the gap before the start player's turn is opened


def is_picked(position: Position, man: i64) -> bool:
    """Is a task being given to this gangster just now?"""
    return position.step is Step.TASK and position.man == man


def tasks_left(position: Position) -> bool:
    """LCN-52: is there a task left on the table?"""
    return position.planned | position.buying != 0
