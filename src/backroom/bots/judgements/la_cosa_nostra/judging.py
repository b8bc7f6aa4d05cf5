"""A judgement of La Cosa Nostra: money in the end, in thousands of dollars."""

from typing import final

from mypy_extensions import i64

from backroom.bots.judgement import Judgement, Line, best_of, shares
from backroom.bots.judgements.la_cosa_nostra.aloud import said_with
from backroom.bots.judgements.la_cosa_nostra.answers import answer_like
from backroom.bots.judgements.la_cosa_nostra.asking import (
    ask_for_any,
    ask_while_planning,
    jobs_in_need,
    payment_of,
)
from backroom.bots.judgements.la_cosa_nostra.deals import (
    NEVER,
    judge_deals,
)
from backroom.bots.judgements.la_cosa_nostra.imagining import plan_again
from backroom.bots.judgements.la_cosa_nostra.leaf import win_shares
from backroom.bots.judgements.la_cosa_nostra.lending import lending_table
from backroom.bots.judgements.la_cosa_nostra.lines import lines_of
from backroom.bots.judgements.la_cosa_nostra.luck import luck_of
from backroom.bots.judgements.la_cosa_nostra.offers import offers_of
from backroom.bots.judgements.la_cosa_nostra.plans import (
    plan_likes,
    quick_card,
    quick_task,
    strongest_idle,
    task_likes,
)
from backroom.bots.judgements.la_cosa_nostra.reasons import reason_of, reason_of_task
from backroom.bots.judgements.la_cosa_nostra.sight import Sight
from backroom.bots.judgements.la_cosa_nostra.turns import (
    announced_likes,
    gap_likes,
    turn_likes,
    victim_likes,
)
from backroom.bots.judgements.la_cosa_nostra.weights import Weights
from backroom.games.la_cosa_nostra.actions import LcnAction, LcnDeal
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.rules import LcnRules
from backroom.games.la_cosa_nostra.steps.action_phase import TURN
from backroom.games.la_cosa_nostra.steps.announcing import ANNOUNCED
from backroom.games.la_cosa_nostra.steps.attacks import VICTIM
from backroom.games.la_cosa_nostra.steps.ending import wealth
from backroom.games.la_cosa_nostra.steps.last_word import LAST_WORD
from backroom.games.la_cosa_nostra.steps.payday import HAND_LIMIT
from backroom.games.la_cosa_nostra.steps.planning import PLAN, TASK
from backroom.games.la_cosa_nostra.trade.deals import with_open_offers
from backroom.kernel.actions import Action
from backroom.kernel.messages import Message
from backroom.kernel.rng import Rng
from backroom.kernel.seats import holds
from backroom.kernel.state import State


@final
class LcnJudgement(Judgement):
    """Likes are thousands of dollars that an action is worth, with what it takes from rivals."""

    __slots__ = ("rules", "weights", "usual", "round")

    def __init__(self, rules: LcnRules, weights: Weights, usual: Weights) -> None:
        super().__init__(weights.temperature, weights.horizon, False)
        self.rules = rules
        self.weights = weights
        self.usual = usual
        """What those players hold dear whom the searcher imagines."""
        weights.lending = lending_table(rules, weights)
        usual.lending = lending_table(rules, usual)
        self.round: i64 = 0
        """The round in which the searcher thinks."""

    def likes(self, state: State, seat: i64, actions: tuple[Action, ...]) -> list[float]:
        assert isinstance(state, Position)
        return self.likes_by(self.weights, state, seat, actions)

    def likes_by(
        self, weights: Weights, state: Position, seat: i64, actions: tuple[Action, ...]
    ) -> list[float]:
        """The same for somebody who holds that dear."""
        if len(actions) == 1:
            return [0.0]
        sight = Sight(state, weights, seat)
        likes = self.asked_likes(sight, actions)
        if len(state.trade.offers) > 0 or isinstance(actions[-1], LcnDeal):
            judge_deals(sight, actions, likes)
        return likes

    def asked_likes(self, sight: Sight, actions: tuple[Action, ...]) -> list[float]:
        position = sight.position
        step = position.step
        if not holds(position.pending, sight.seat):
            return [NEVER for _ in actions]
        if step is PLAN:
            return plan_likes(sight, actions)
        if step is TASK:
            return task_likes(sight, actions)
        if step is TURN:
            return turn_likes(sight, actions)
        if step.is_between_turns():
            return gap_likes(sight, actions)
        if step is ANNOUNCED:
            return announced_likes(sight, actions)
        if step is VICTIM:
            return victim_likes(sight, actions)
        return [
            answer_like(sight, action) if isinstance(action, LcnAction) else -1.0
            for action in actions
        ]

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        return win_shares(state, self.weights)

    def lines(self, state: State, seat: i64, actions: tuple[Action, ...]) -> list[Line]:
        assert isinstance(state, Position)
        return lines_of(self, self.weights, state, seat, actions)

    def might_say(self, state: State, seat: i64) -> tuple[Action, ...]:
        assert isinstance(state, Position)
        if not self.weights.deals or not holds(with_a_word(state), seat):
            return ()
        return offers_of(Sight(state, self.weights, seat))

    def reopen(self, world: State, seat: i64) -> None:
        assert isinstance(world, Position)
        plan_again(world, self.usual, seat)

    def offer(self, world: State, seat: i64) -> Action | None:
        """A marker that a job lacks is asked for when it is one's turn, to plan or to act; and
        whoever is believed pays what he owes before the round ends."""
        assert isinstance(world, Position)
        weights = self.usual
        if world.step is LAST_WORD and len(world.trade.promises) > 0:
            return payment_of(Sight(world, weights, seat))
        if world.actor != seat:
            return None
        if world.step is PLAN:
            return ask_while_planning(world, weights, seat)
        if world.step is not TURN:
            return None
        jobs = jobs_in_need(world, seat)
        if len(jobs) == 0:
            return None
        return ask_for_any(Sight(world, weights, seat), jobs)

    def begin(self, root: State, seat: i64) -> None:
        """What is played on to the end of the last round differs more, and is doubted less. What an
        offer is worth is known better: in many a world it only looks as if one could ask again."""
        assert isinstance(root, Position)
        self.round = root.round
        last = root.round == root.rules.last_round
        self.doubt = self.weights.doubt_last if last else self.weights.doubt_before
        if holds(with_open_offers(root), seat):
            self.doubt *= self.weights.doubt_deals

    def luck(self, state: State, action: Action) -> i64:
        assert isinstance(state, Position)
        return luck_of(state, action)

    def settled(self, state: State) -> bool:
        """Between two rounds little is in the air: there the searcher may stop."""
        return state.round > self.round + self.weights.rounds_beyond

    def outcome(self, state: State) -> list[float]:
        """The end of a game, by how far one is ahead: to win by a hair is luck."""
        assert isinstance(state, Position)
        return shares(
            [float(wealth(state, seat)) for seat in range(state.seats)], self.weights.hair
        )

    def slope(self, state: State) -> float:
        """A thousand more is worth so much of the win: the nearer the end, the more."""
        assert isinstance(state, Position)
        if state.round < state.rules.last_round:
            return (
                self.weights.slope
                * self.weights.lead_cash[state.round + 1]
                / self.weights.leaf_scale
            )
        return self.weights.slope / self.weights.hair

    def pick(self, state: State, seat: i64, actions: tuple[Action, ...], rng: Rng) -> i64:
        """As a normal bot would: what it likes best. Whom it plans first matters little, and takes
        long to find out: so the strongest, with the best task for him."""
        assert isinstance(state, Position)
        weights = self.usual
        if state.step is HAND_LIMIT:
            return 0  # what is left in hand is no part of what the round is worth
        if state.step is TASK and len(state.trade.offers) == 0:
            return quick_task(Sight(state, weights, seat), actions)
        if state.step is PLAN and len(state.trade.offers) == 0:
            place = quick_card(state, weights, seat, actions)
            if place < 0:
                place = strongest_idle(state, actions)
            if place >= 0:
                return place
        return best_of(self.likes_by(weights, state, seat, actions), rng)

    def reason(self, state: State, seat: i64, action: Action) -> Message:
        assert isinstance(state, Position)
        return reason_of(Sight(state, self.weights, seat), action)

    def reason_of_plan(self, state: State, seat: i64, plan: tuple[Action, ...]) -> Message:
        """Of a gangster who is planned: the task that he will get."""
        if len(plan) > 1:
            return reason_of_task(plan[0], plan[1], state)
        return self.reason(state, seat, plan[0])

    def aloud(self, state: State, seat: i64, action: Action) -> Message | None:
        assert isinstance(state, Position)
        return said_with(Sight(state, self.weights, seat), action)


def with_a_word(position: Position) -> i64:
    """The seats that may say something now: who is asked, and to whom an offer was made."""
    return position.pending | with_open_offers(position)
