"""La Cosa Nostra as the kernel asks for it: the contract, in terms of phases and deals."""

from typing import final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import (
    ABANDON,
    KEEP,
    LAUNDER,
    PASS,
    STAKE,
    STAND,
    Do,
    LcnAction,
    LcnDeal,
)
from backroom.games.la_cosa_nostra.answering import answer, make_deal
from backroom.games.la_cosa_nostra.books import hidden_things, stock_of
from backroom.games.la_cosa_nostra.choices import choices_of, offer_choices
from backroom.games.la_cosa_nostra.copies import copy_position, frozen_position
from backroom.games.la_cosa_nostra.deals import (
    accept_offer,
    refuse_offer,
    with_open_offers,
)
from backroom.games.la_cosa_nostra.ending import places_of, wealth
from backroom.games.la_cosa_nostra.flow import go_on
from backroom.games.la_cosa_nostra.offer_menu import menu_of
from backroom.games.la_cosa_nostra.position import Position, Stage, Step
from backroom.games.la_cosa_nostra.redeal import redeal_for
from backroom.games.la_cosa_nostra.refusals import why_not
from backroom.games.la_cosa_nostra.view import LcnView
from backroom.games.la_cosa_nostra.viewing import view_of
from backroom.kernel.actions import Action
from backroom.kernel.bitset import count, first
from backroom.kernel.messages import Refusal
from backroom.kernel.rng import Rng
from backroom.kernel.seats import SEATS_IN, holds
from backroom.kernel.state import Standings


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
            asked = choices_of(self, seat)
        if len(self.offers) == 0:
            return asked
        return asked + offer_choices(self, seat)

    def menu(self, seat: i64) -> tuple[Action, ...]:
        return menu_of(self, seat)

    def refuse(self, seat: i64, action: Action) -> Refusal | None:
        return why_not(self, seat, action)

    def apply(self, seat: i64, action: Action) -> None:
        if isinstance(action, LcnDeal):
            make_deal(self, seat, action)
            return
        assert isinstance(action, LcnAction)
        do = action.do
        if do is Do.ACCEPT:
            accept_offer(self, seat, action.value)
        elif do is Do.REFUSE:
            refuse_offer(self, seat, action.value)
        else:
            answer(self, seat, do, action.value)
            go_on(self)

    def neutral(self, seat: i64, rng: Rng) -> Action:
        """LCN-E87: pass where one may; the weakest gangster's task is abandoned; what must be
        chosen is chosen by lot."""
        if why_not(self, seat, PASS) is None:
            return PASS
        if self.step is Step.OBJECT:
            return KEEP
        if self.step is Step.REROLL:
            return STAND
        if self.step is Step.STAKE:
            return STAKE[0]
        if self.step is Step.LAUNDER:
            return LAUNDER[0]
        if self.step is Step.TURN:
            return ABANDON[first(self.men_with_tasks(seat))]
        if self.step is Step.ANNOUNCED:
            return ABANDON[self.man]
        choices = choices_of(self, seat)
        if self.step is Step.PLAN:  # a gangster, never an influence card
            choices = choices[: count(self.idle_men(seat))]
        return choices[rng.below(len(choices))]

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
