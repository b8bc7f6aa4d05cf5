"""A trickster in a seat: a normal bot with a trick."""

from collections.abc import Mapping

from backroom.bots.decision import Decision
from backroom.bots.levels import JUDGING
from backroom.bots.players import Budget, Player
from backroom.bots.specs import Spec
from backroom.games.la_cosa_nostra.actions import LcnDeal
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.trade.deal_checks import why_not_deal
from backroom.games.la_cosa_nostra.trade.terms import Offer, Side
from backroom.kernel.actions import Action
from backroom.kernel.game import Game
from backroom.kernel.rules import Rules
from backroom.kernel.state import State
from backroom.lab.fools.known_tricks import KNOWN_TRICKS
from backroom.lab.fools.new_tricks import NEW_TRICKS
from backroom.lab.fools.trick import Terms, Trick

NOTHING = Side()
TRICKS: Mapping[str, type[Trick]] = {trick.name: trick for trick in (*KNOWN_TRICKS, *NEW_TRICKS)}


class Trickster(Player):
    """Plays as `normal`, and tries its trick whenever it may speak."""

    def __init__(self, game: Game, rules: Rules, trick: Trick, seed: int, stream: int) -> None:
        changes = {} if trick.honest else {"word": 0.0}
        super().__init__(game, rules, Spec("normal"), seed, stream, Budget(), changes)
        self.trick = trick
        self.round = 0
        self.said: list[Terms] = []
        """In this round."""

    def decide(self, state: State, seat: int, may_offer: bool) -> Action | None:
        assert isinstance(state, Position)
        if may_offer:
            trick = self.next_trick(state, seat)
            if trick is not None:
                return LcnDeal(trick)
        return self.usual(state, seat, may_offer)

    def next_trick(self, position: Position, seat: int) -> Terms | None:
        """What it has not said in this round and may say."""
        if position.round != self.round:
            self.round = int(position.round)
            self.said = []
        if len(self.said) >= self.trick.tries:
            return None
        for said in self.trick.says(position, seat):
            if said not in self.said and why_not_deal(position, seat, LcnDeal(said)) is None:
                self.said.append(said)
                return said
        return None

    def usual(self, state: Position, seat: int, may_offer: bool) -> Action | None:
        """What a normal bot does; but who does not pay keeps what he owes."""
        assert self.judgement is not None
        world = state.redeal(seat, self.rng)
        legal = world.legal(seat)
        menu = self.might_say(world, seat) if may_offer else ()
        if not self.trick.pays(state):
            menu = tuple(each for each in menu if not is_payment(each))
        actions = legal + menu
        decision = Decision(
            self.game,
            world,
            seat,
            actions,
            len(legal),
            self.judgement,
            self.spec,
            self.rng,
            *self.budget,
        )
        plan = JUDGING["normal"](decision)
        return plan[0] if plan else None


def is_payment(action: Action) -> bool:
    """Money for nothing: that is what one owes."""
    if not isinstance(action, LcnDeal) or not isinstance(action.said, Offer):
        return False
    return action.said.gets == NOTHING
