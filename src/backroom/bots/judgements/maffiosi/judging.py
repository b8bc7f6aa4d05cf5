"""A judgement of Maffiosi."""

from typing import final

from mypy_extensions import i64

from backroom.bots.judgement import Judgement, Line, final_shares
from backroom.bots.judgements.maffiosi.outlook import Outlook
from backroom.bots.judgements.maffiosi.reasons import why
from backroom.bots.judgements.maffiosi.rules_of_thumb import RulesOfThumb
from backroom.bots.judgements.maffiosi.table_model import set_table
from backroom.bots.judgements.maffiosi.turns import whole_turns
from backroom.bots.judgements.maffiosi.weighing import Weigher
from backroom.games.maffiosi.actions import Do, MafAction
from backroom.games.maffiosi.position import Step
from backroom.games.maffiosi.rules import BEAT_IT, FIRE, MOVE, STAB, MafRules
from backroom.games.maffiosi.state import MafState
from backroom.kernel.actions import Action
from backroom.kernel.bundle import count_of
from backroom.kernel.messages import Message
from backroom.kernel.state import State


@final
class MafJudgement(Judgement):
    """Likes what leaves the greatest share of the win, as the outlook sees it."""

    __slots__ = (
        "rules",
        "outlook",
        "rules_of_thumb",
        "weigher",
        "unit",
        "draw_kill",
        "draw_move",
        "round",
        "turn",
        "turns_tried",
        "branching",
        "rounds_ahead",
    )

    def __init__(self, rules: MafRules, weights: dict[str, float]) -> None:
        super().__init__(weights["temperature"], i64(int(weights["horizon"])), False)
        self.doubt = weights["doubt"]
        self.turns_tried = i64(int(weights["turns_tried"]))
        self.branching = i64(int(weights["branching"]))
        self.rules = rules
        self.outlook = Outlook(rules, weights)
        self.rules_of_thumb = RulesOfThumb(rules, weights, self.outlook)
        self.weigher = Weigher(rules, weights, self.outlook, self.rules_of_thumb)
        self.unit = weights["thumb_unit"]
        self.draw_kill = weights["draw_kill"]
        self.draw_move = weights["draw_move"]
        self.rounds_ahead = i64(int(weights["rounds_ahead"]))
        # The turn in which the searcher thinks: all that may come of it is judged rounds later. As
        # long as nobody searches, at once.
        self.round: i64 = -self.rounds_ahead
        self.turn: i64 = 0

    def likes(self, state: State, seat: i64, actions: tuple[Action, ...]) -> list[float]:
        assert isinstance(state, MafState)
        self.outlook.me = seat
        self.weigher.look(state, seat)
        return self.weigher.weigh(actions)

    def begin(self, root: State, seat: i64) -> None:
        assert isinstance(root, MafState)
        self.round = root.round
        self.turn = root.turn

    def lines(self, state: State, seat: i64, actions: tuple[Action, ...]) -> list[Line]:
        """Whole turns, those that look best."""
        assert isinstance(state, MafState)
        turns = whole_turns(self, state, seat, actions, self.branching)
        return turns[: self.turns_tried]

    def slope(self, state: State) -> float:
        """Likes are shares of the win."""
        return 1.0

    def quick(self, state: State, seat: i64, actions: tuple[Action, ...]) -> list[float]:
        """By rules of thumb."""
        assert isinstance(state, MafState)
        set_table(self.outlook, state)
        self.rules_of_thumb.look(seat, state.hands[seat])
        return [gain * self.unit for gain in self.rules_of_thumb.weigh(state, actions)]

    def worth(self, state: State) -> list[float]:
        """As it stands when the turn has come round a few times: till then everybody goes by the
        thumb."""
        assert isinstance(state, MafState)
        world = state
        if not self.is_settled(world):
            world = state.clone()
            while not self.is_settled(world):
                self.play_quickly(world)
        if world.step is Step.OVER:
            return final_shares(world)
        return self.standing(world)

    def is_settled(self, world: MafState) -> bool:
        """Has the turn come round often enough to whoever thinks? If nobody does: has a turn just
        begun?"""
        if world.step is Step.OVER:
            return True
        if world.step is not Step.CARD:
            return False
        turns = (world.round - self.round) * world.seats + world.turn - self.turn
        return turns >= self.rounds_ahead * world.seats

    def play_quickly(self, world: MafState) -> None:
        """What looks best at a glance."""
        seat: i64 = world.owing()[0]
        legal = world.legal(seat)
        best: i64 = 0
        if len(legal) > 1:
            likes = self.quick(world, seat, legal)
            place: i64 = 1
            while place < len(likes):
                if likes[place] > likes[best]:
                    best = place
                place += 1
        world.apply(seat, legal[best])

    def standing(self, state: MafState) -> list[float]:
        """A turn has begun, and all cards lie open."""
        outlook = self.outlook
        outlook.me = -1
        set_table(outlook, state)
        outlook.acting = True
        for seat in range(state.seats):
            hand: i64 = state.hands[seat]
            outlook.stab[seat] = 1.0 if count_of(hand, STAB) > 0 else self.draw_kill
            outlook.fire[seat] = 1.0 if count_of(hand, FIRE) > 0 else self.draw_kill
            outlook.move[seat] = 1.0 if count_of(hand, MOVE) > 0 else self.draw_move
        return outlook.shares()

    def reason(self, state: State, seat: i64, action: Action) -> Message:
        return self.reason_of_plan(state, seat, (action,))

    def reason_of_plan(self, state: State, seat: i64, plan: tuple[Action, ...]) -> Message:
        """Of a card, and of a man who gets up: the reason for what is done with it. Whoever has
        thought no further does then what looks best."""
        assert isinstance(state, MafState)
        after = state.clone()
        step: i64 = 0
        action = plan[0]
        while leads_to_more(action):
            after.apply(seat, action)
            step += 1
            if step < len(plan):
                action = plan[step]
            else:
                legal = after.legal(seat)
                likes = self.likes(after, seat, legal)
                action = legal[likes.index(max(likes))]
        assert isinstance(action, MafAction)
        set_table(self.outlook, after)
        self.rules_of_thumb.look(seat, after.hands[seat])
        return why(after, self.outlook, self.rules_of_thumb, action)


def leads_to_more(action: Action) -> bool:
    """Must it still be said what this card is for, or where this man goes?"""
    assert isinstance(action, MafAction)
    return action.do is Do.LIFT or (action.do is Do.PLAY and action.value != BEAT_IT)
