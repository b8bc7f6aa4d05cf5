"""La Cosa Nostra as the kernel asks for it: the contract, in terms of steps and deals."""

from typing import final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import LcnAction, LcnDeal
from backroom.games.la_cosa_nostra.copies import copy_position, frozen_position
from backroom.games.la_cosa_nostra.knowledge.books import hidden_things, stock_of
from backroom.games.la_cosa_nostra.knowledge.redeal import redeal_for
from backroom.games.la_cosa_nostra.knowledge.view import LcnView
from backroom.games.la_cosa_nostra.knowledge.viewing import view_of
from backroom.games.la_cosa_nostra.position import Position, Stage
from backroom.games.la_cosa_nostra.steps.ending import places_of, wealth
from backroom.games.la_cosa_nostra.steps.influence import play_card, why_not_card
from backroom.games.la_cosa_nostra.trade.deal_checks import why_not_deal, why_not_reply
from backroom.games.la_cosa_nostra.trade.deals import make_deal, replies, reply, with_open_offers
from backroom.games.la_cosa_nostra.trade.offer_menu import menu_of
from backroom.kernel.actions import Action
from backroom.kernel.messages import Refusal
from backroom.kernel.rng import Rng
from backroom.kernel.seats import SEATS_IN, holds
from backroom.kernel.state import Standings


def go_on(position: Position) -> None:
    """LCN-2, and the order of a turn (LCN-E83): until somebody owes an answer, or it is over."""
    while position.pending == 0 and position.stage is not Stage.OVER:
        position.step.go_on(position)


@final
class LcnState(Position):
    """A game of La Cosa Nostra."""

    def to_act(self) -> tuple[int, ...]:
        """Who owes an answer, and who may answer an offer."""
        return SEATS_IN[self.pending | with_open_offers(self)]

    def legal(self, seat: i64) -> tuple[Action, ...]:
        """Nothing for a seat that is not asked and has no offer open."""
        asked: tuple[Action, ...] = ()
        if holds(self.pending, seat):
            asked = self.step.choices(self, seat)
        if len(self.trade.offers) == 0:
            return asked
        return asked + replies(self, seat)

    def menu(self, seat: i64) -> tuple[Action, ...]:
        return menu_of(self, seat)

    def refuse(self, seat: i64, action: Action) -> Refusal | None:
        """LCN-E86: the rule that forbids it; what is not asked for is not done."""
        if not 0 <= seat < self.seats:
            return Refusal("LCN-E88", "no_seat")
        if self.stage is Stage.OVER:
            return Refusal("LCN-E86", "over")
        if isinstance(action, LcnDeal):
            return why_not_deal(self, seat, action)
        if not isinstance(action, LcnAction):
            return Refusal("LCN-E86", "foreign_action")
        do = action.do
        if do.is_reply:
            return why_not_reply(self, seat, action)
        if not holds(self.pending, seat):
            return Refusal("LCN-E86", "not_asked")
        if do.on_top:
            return why_not_card(self, seat, action)
        return self.step.why_not(self, seat, action)

    def apply(self, seat: i64, action: Action) -> None:
        if not isinstance(action, LcnAction):
            assert isinstance(action, LcnDeal)
            make_deal(self, seat, action)
            return
        do = action.do
        if do.is_reply:
            reply(self, seat, action)
            return
        if do.on_top:
            play_card(self, seat, do, action.value)
        else:
            self.step.answer(self, seat, do, action.value)
        go_on(self)

    def neutral(self, seat: i64, rng: Rng) -> Action:
        return self.step.neutral(self, seat, rng)

    def view(self, seat: i64) -> LcnView:
        return view_of(self, seat)

    def redeal(self, seat: i64, rng: Rng) -> "LcnState":
        other = self.clone()
        redeal_for(other, seat, rng)
        return other

    def clone(self) -> "LcnState":
        other = LcnState()
        copy_position(self, other)
        return other

    def standings(self) -> Standings:
        """LCN-153, LCN-154: money, then the value of the cards; laundered money counts double."""
        points = tuple([wealth(self, seat) * 1000 for seat in range(self.seats)])
        over = self.stage is Stage.OVER
        return Standings(points, places_of(self), over, "last_round" if over else "")

    def hidden(self, seat: i64) -> list[tuple[str, str]]:
        return hidden_things(self, seat)

    def stock(self) -> dict[str, int]:
        return stock_of(self)

    def frozen(self) -> tuple[object, ...]:
        return frozen_position(self)
