"""Kills and deactivations, and the Emergency doc who may come in time (LCN-117, LCN-127 to
LCN-134)."""

from typing import Final, final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import Do, Kind
from backroom.games.la_cosa_nostra.events.announce_jobs import (
    tell_business_deactivated,
    tell_business_gone,
    tell_doc_used,
)
from backroom.games.la_cosa_nostra.knowledge.view import LcnView
from backroom.games.la_cosa_nostra.pieces.businesses import (
    put_under,
    return_markers,
    update_monopolies,
)
from backroom.games.la_cosa_nostra.pieces.men import deactivate_man, kill_man
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.records import NO_HARM, NONE, Harm
from backroom.games.la_cosa_nostra.rules import EMERGENCY_DOC, Weapon
from backroom.games.la_cosa_nostra.steps.influence import NO_SUCH_CARD, holds_card, spend
from backroom.games.la_cosa_nostra.steps.step import Sieve, Step
from backroom.games.la_cosa_nostra.words.saying import business_of, man_of, says
from backroom.kernel.bitset import has, just
from backroom.kernel.bundle import EMPTY
from backroom.kernel.messages import Message
from backroom.kernel.seats import holds, only
from backroom.kernel.state import Windows


def harm_man(
    position: Position, man: i64, lethal: bool, by: i64, weapon: Weapon, then: Step
) -> None:
    """A gangster is about to be killed or deactivated."""
    about_to_harm(position, man, NONE, lethal, by, weapon, then)


def harm_business(position: Position, business: i64, lethal: bool, by: i64, then: Step) -> None:
    """A business is about to be killed, destroyed or deactivated."""
    about_to_harm(position, NONE, business, lethal, by, None, then)


def about_to_harm(
    position: Position,
    man: i64,
    business: i64,
    lethal: bool,
    by: i64,
    weapon: Weapon | None,
    then: Step,
) -> None:
    harm = Harm()
    harm.man = man
    harm.business = business
    harm.lethal = lethal
    harm.by = by
    harm.weapon = weapon
    harm.then = then
    position.harm = harm
    DOCS.call(position)


@final
class Docs(Step):
    """LCN-117, LCN-E13, LCN-E16: for a Gangster or a Businessman, whoever has an influence card is
    asked; a Company needs no doctor."""

    def call(self, position: Position) -> None:
        harm = position.harm
        harm.docs_left = 0
        if harm.business < 0 or not has(position.rules.companies, harm.business):
            for seat in range(position.seats):
                if self.might_come(position, seat):
                    harm.docs_left |= only(seat)
        self.ask_next(position)

    def might_come(self, position: Position, seat: i64) -> bool:
        if position.windows is Windows.KNOWN:
            return holds_card(position, seat, EMERGENCY_DOC)
        return position.influence.hands[seat] != EMPTY

    def ask_next(self, position: Position) -> None:
        """LCN-E13: the owner first, then clockwise from the start player."""
        position.step = self
        position.pending = 0
        left = position.harm.docs_left
        owner = harmed_seat(position)
        if holds(left, owner):
            position.pending = only(owner)
        else:
            for place in range(position.seats):
                if holds(left, position.from_start(place)):
                    position.pending = only(position.from_start(place))
                    break
        position.harm.docs_left &= ~position.pending

    def sift(self, position: Position, seat: i64, do: Kind, left: i64, sieve: Sieve) -> i64:
        if do is Do.DOC:
            return sieve.when(left, holds_card(position, seat, EMERGENCY_DOC), NO_SUCH_CARD)
        return left

    def answer(self, position: Position, seat: i64, do: Kind, value: i64) -> None:
        """LCN-117, LCN-E14, LCN-E17: killed becomes deactivated, deactivated becomes unharmed; a
        second doc may follow."""
        if do is Do.PASS:
            self.ask_next(position)
            return
        harm = position.harm
        spend(position, seat, EMERGENCY_DOC)
        tell_doc_used(position, seat, harmed_seat(position))
        if harm.lethal:
            harm.lethal = False
            self.call(position)
        else:
            harm.man = NONE
            harm.business = NONE
            position.pending = 0

    def go_on(self, position: Position) -> None:
        """LCN-127 to LCN-134: nobody has come, or not enough."""
        harm = position.harm
        if harm.man >= 0:
            seat = position.owner_of_man(harm.man)
            if harm.lethal:
                assert harm.weapon is not None
                kill_man(position, seat, harm.man, harm.by, harm.weapon)
            else:
                deactivate_man(position, seat, harm.man)
        elif harm.business >= 0:
            close_business(position, position.owner_of_business(harm.business), harm.business)
        assert harm.then is not None
        position.step = harm.then
        position.harm = NO_HARM

    def question(self, view: LcnView) -> Message:
        lethal = "yes" if view.lethal else "no"
        if view.harmed_man is not None:
            return says("ask-doc", victim=man_of(view, view.harmed_man), lethal=lethal)
        return says("ask-doc", victim=business_of(view, view.harmed_business or 0), lethal=lethal)


def harmed_seat(position: Position) -> i64:
    """Whose card is about to be harmed."""
    if position.harm.man >= 0:
        return position.owner_of_man(position.harm.man)
    return position.owner_of_business(position.harm.business)


def close_business(position: Position, seat: i64, business: i64) -> None:
    """LCN-129, LCN-133: closed for the round, or gone under the stack; its markers go back."""
    if position.harm.lethal:
        position.town.owned[seat] &= ~just(business)
        tell_business_gone(position, seat, business)
        return_markers(position, business)
        put_under(position, just(business))
    else:
        position.town.off |= just(business)
        tell_business_deactivated(position, seat, business)
        return_markers(position, business)
    update_monopolies(position)


DOCS: Final = Docs("doc", [Do.PASS, Do.DOC], ("LCN-117", "LCN-E13"))
