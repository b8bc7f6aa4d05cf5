"""The planning phase: tasks for all gangsters, one after the other (LCN-38 to LCN-47)."""

from typing import Final, final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import PASS, Do, Kind
from backroom.games.la_cosa_nostra.events.announce_rounds import (
    tell_job_chosen,
    tell_job_planned,
    tell_purchase_planned,
    tell_turn_started,
)
from backroom.games.la_cosa_nostra.knowledge.view import LcnView
from backroom.games.la_cosa_nostra.pieces.businesses import (
    EMPTY_SLOT,
    fill_market,
    filled_slots,
    is_market_open,
)
from backroom.games.la_cosa_nostra.pieces.job_cards import IN_HAND_ONLY, job_choices, job_in_hand
from backroom.games.la_cosa_nostra.position import Position, Stage
from backroom.games.la_cosa_nostra.records import NONE
from backroom.games.la_cosa_nostra.rules import DECK, PURCHASE
from backroom.games.la_cosa_nostra.steps import action_phase
from backroom.games.la_cosa_nostra.steps.influence import Gap, card_choices, may_still_play
from backroom.games.la_cosa_nostra.steps.step import Sieve, Step, Why
from backroom.games.la_cosa_nostra.words.saying import says
from backroom.kernel.action_sets import together
from backroom.kernel.actions import Action
from backroom.kernel.bitset import just, random_member
from backroom.kernel.items import exclude_at
from backroom.kernel.messages import CardName, Message, SeatName
from backroom.kernel.rng import Rng
from backroom.kernel.seats import only

TASK_TO_GIVE: Final = Why("LCN-43", "task_to_give")
NOT_YOUR_MAN: Final = Why("LCN-38", "not_your_man", "man")
HAS_A_TASK: Final = Why("LCN-38", "has_a_task", "man")
NO_CARD_FOR_HIM: Final = Why("LCN-E58", "no_card_for_him")
NO_SCHEMING_YET: Final = Why("LCN-112", "only_in_action")


def begin(position: Position) -> None:
    position.stage = Stage.PLANNING
    position.turn = position.start
    position.step = NEXT_PLANNER


def can_assign(position: Position, seat: i64) -> bool:
    """LCN-38, LCN-E58: a gangster without a task, and a card to give him."""
    if position.idle_men(seat) == 0:
        return False
    return is_market_open(position) or position.jobs_in_hand(seat) > 0


@final
class NextPlanner(Step):
    """LCN-38, LCN-42 to LCN-44: clockwise, as long as somebody has a task to give. LCN-E35: who has
    none left may still play influence cards."""

    def go_on(self, position: Position) -> None:
        position.picked = NONE
        if not self.somebody_assigns(position):
            LAST_CALL.ask(position)
            return
        position.step = PLAN  # what could be played then is asked
        position.actor = position.turn
        while not can_assign(position, position.turn) and not may_still_play(
            position, position.turn
        ):
            position.turn = position.after_seat(position.turn)
            position.actor = position.turn
        position.assigned = 0
        PLANNING_GAP.ask(position)

    def somebody_assigns(self, position: Position) -> bool:
        for seat in range(position.seats):
            if can_assign(position, seat):
                return True
        return False


@final
class PlanningGap(Gap):
    """LCN-V2, LCN-V3: before the turn of another."""

    def ask(self, position: Position) -> None:
        self.ask_others(position, position.turn)
        position.asked = 0

    def elsewhere(self, do: Kind) -> Why:
        return NO_SCHEMING_YET if do is Do.SCHEME else super().elsewhere(do)

    def go_on(self, position: Position) -> None:
        position.step = PLAN
        position.pending = only(position.actor)
        tell_turn_started(position, position.actor)

    def question(self, view: LcnView) -> Message:
        return says("ask-gap-planning", turn=SeatName(view.turn))


@final
class Plan(Step):
    """LCN-38, LCN-43, LCN-E35: a gangster to give a task; without one, a pass. Influence cards come
    on top (LCN-99)."""

    def is_own_turn(self) -> bool:
        return True

    def choices(self, position: Position, seat: i64) -> tuple[Action, ...]:
        asked = Do.PASS.sets.of(1)
        if can_assign(position, seat):
            asked = Do.PICK.sets.of(position.idle_men(seat))
        return together(asked, card_choices(position, seat))

    def sift(self, position: Position, seat: i64, do: Kind, left: i64, sieve: Sieve) -> i64:
        if do is Do.PASS:
            return sieve.when(left, not can_assign(position, seat), TASK_TO_GIVE)
        left = sieve.only(left, position.crew.men[seat], NOT_YOUR_MAN)
        left = sieve.only(left, position.idle_men(seat), HAS_A_TASK)
        return sieve.when(left, left != 0 and can_assign(position, seat), NO_CARD_FOR_HIM)

    def answer(self, position: Position, seat: i64, do: Kind, value: i64) -> None:
        if do is Do.PICK:
            position.picked = value
            position.step = TASK
        else:
            self.end_turn(position)

    def task_given(self, position: Position, seat: i64) -> None:
        """LCN-47, LCN-V7: one task a turn, or two from round II on."""
        position.picked = NONE
        position.assigned += 1
        again = position.rules.plan_two and position.round > 1 and position.assigned < 2
        if again and can_assign(position, seat):
            position.step = self
        else:
            self.end_turn(position)

    def end_turn(self, position: Position) -> None:
        position.turn = position.after_seat(position.turn)
        position.pending = 0
        position.step = NEXT_PLANNER

    def neutral(self, position: Position, seat: i64, rng: Rng) -> Action:
        """LCN-E87: any gangster, never an influence card."""
        if not can_assign(position, seat):
            return PASS
        return Do.PICK[random_member(position.idle_men(seat), rng)]

    def question(self, view: LcnView) -> Message:
        idle = any(man.task is None for man in view.families[view.seat].men)
        return says("ask-plan" if idle else "ask-plan-cards")


@final
class Task(Step):
    """LCN-39, LCN-40: a job from the hand, or a card of the market."""

    def choices(self, position: Position, seat: i64) -> tuple[Action, ...]:
        slots = filled_slots(position)
        return together(job_choices(position, seat, Do.JOB), Do.BUY.sets.of(slots))

    def sift(self, position: Position, seat: i64, do: Kind, left: i64, sieve: Sieve) -> i64:
        if do is Do.BUY:
            return sieve.only(left, filled_slots(position), EMPTY_SLOT)
        return sieve.when(left, job_in_hand(position, seat, sieve.value) != NONE, IN_HAND_ONLY)

    def answer(self, position: Position, seat: i64, do: Kind, value: i64) -> None:
        if do is Do.JOB:
            self.plan_job(position, seat, value)
        else:
            self.plan_purchase(position, seat, value)
        PLAN.task_given(position, seat)

    def plan_job(self, position: Position, seat: i64, kind: i64) -> None:
        """LCN-39: a job face down on the gangster."""
        job = job_in_hand(position, seat, kind)
        round = job // DECK
        exclude_at(position.jobs.hands, 4 * seat + round, just(job % DECK))
        position.give_task(position.picked, job)
        tell_job_planned(position, seat, position.picked, round)
        tell_job_chosen(position, seat, position.picked, kind)

    def plan_purchase(self, position: Position, seat: i64, slot: i64) -> None:
        """LCN-40, LCN-41: a card of the market face up on the gangster; the market is refilled."""
        business: i64 = position.town.market[slot]
        position.town.market[slot] = NONE
        position.give_task(position.picked, PURCHASE + business)
        tell_purchase_planned(position, seat, position.picked, business)
        fill_market(position)

    def question(self, view: LcnView) -> Message:
        return says("ask-task", man=CardName("man", view.man or 0))


@final
class LastCall(Gap):
    """LCN-42: all gangsters have a task. LCN-V3: then there is a last call for influence cards, and
    another one whenever somebody has played one (LCN-E92)."""

    def ask(self, position: Position) -> None:
        position.actor = NONE
        position.turn = position.start
        position.step = self
        position.pending = 0
        if position.rules.any_time:
            for seat in range(position.seats):
                if may_still_play(position, seat):
                    position.pending |= only(seat)

    def card_played(self, position: Position) -> None:
        self.ask(position)

    def go_on(self, position: Position) -> None:
        action_phase.begin(position)


NEXT_PLANNER: Final[Step] = NextPlanner("planned", [])
PLANNING_GAP: Final = PlanningGap("planning_gap", [Do.PASS], ("LCN-V2", "LCN-V3"))
PLAN: Final = Plan("plan", [Do.PICK, Do.PASS], ("LCN-38", "LCN-43", "LCN-99"))
TASK: Final[Step] = Task("task", [Do.JOB, Do.BUY], ("LCN-39", "LCN-40"))
LAST_CALL: Final = LastCall("last_call", [Do.PASS], ("LCN-V3",))
