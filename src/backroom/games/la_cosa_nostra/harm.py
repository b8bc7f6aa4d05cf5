"""Kills and deactivations, and the Emergency doc who may come in time."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.businesses import (
    put_under,
    return_markers,
    update_monopolies,
)
from backroom.games.la_cosa_nostra.influence import holds_card, spend
from backroom.games.la_cosa_nostra.job_events import (
    BusinessDeactivated,
    BusinessGone,
    DocUsed,
)
from backroom.games.la_cosa_nostra.men import deactivate_man, kill_man
from backroom.games.la_cosa_nostra.position import NONE, After, Position, Step
from backroom.games.la_cosa_nostra.rules import EMERGENCY_DOC
from backroom.kernel.bitset import has, just
from backroom.kernel.bundle import EMPTY
from backroom.kernel.seats import EVERYONE, holds, only
from backroom.kernel.state import Windows


def harm_man(position: Position, man: i64, lethal: bool, by: i64, after: After) -> None:
    """A gangster is about to be killed or deactivated."""
    position.harmed_man = man
    position.harmed_business = NONE
    about_to_harm(position, lethal, by, after)


def harm_business(position: Position, business: i64, lethal: bool, by: i64) -> None:
    """A business is about to be killed, destroyed or deactivated."""
    position.harmed_man = NONE
    position.harmed_business = business
    about_to_harm(position, lethal, by, After.JOB)


def about_to_harm(position: Position, lethal: bool, by: i64, after: After) -> None:
    position.lethal = lethal
    position.harmed_by = by
    position.after = after
    call_for_docs(position)


def harmed_seat(position: Position) -> i64:
    """Whose card is about to be harmed."""
    if position.harmed_man >= 0:
        return position.owner_of_man(position.harmed_man)
    return position.owner_of_business(position.harmed_business)


def call_for_docs(position: Position) -> None:
    """LCN-117, LCN-E13, LCN-E16: for a Gangster or a Businessman, whoever has an influence card is
    asked; a Company needs no doctor."""
    position.docs_left = 0
    is_company = position.harmed_business >= 0 and has(
        position.rules.companies, position.harmed_business
    )
    if not is_company:
        for seat in range(position.seats):
            if might_have_doc(position, seat):
                position.docs_left |= only(seat)
    ask_next_doc(position)


def might_have_doc(position: Position, seat: i64) -> bool:
    if position.windows is Windows.KNOWN:
        return holds_card(position, seat, EMERGENCY_DOC)
    return position.influence[seat] != EMPTY


def ask_next_doc(position: Position) -> None:
    """LCN-E13: the owner first, then clockwise from the start player."""
    position.pending = 0
    position.step = Step.HARM
    owner = harmed_seat(position)
    if holds(position.docs_left, owner):
        ask_doc(position, owner)
        return
    for step in range(position.seats):
        seat = (position.start + step) % position.seats
        if holds(position.docs_left, seat):
            ask_doc(position, seat)
            return


def ask_doc(position: Position, seat: i64) -> None:
    position.docs_left &= ~only(seat)
    position.step = Step.DOC
    position.pending = only(seat)


def play_doc(position: Position, seat: i64) -> None:
    """LCN-117, LCN-E14, LCN-E17: killed becomes deactivated, deactivated becomes unharmed; a second
    doc may follow."""
    spend(position, seat, EMERGENCY_DOC)
    if position.recorder is not None:
        position.tell(EVERYONE, DocUsed(seat, position.lethal))
    if position.lethal:
        position.lethal = False
        call_for_docs(position)
    else:
        position.harmed_man = NONE
        position.harmed_business = NONE
        position.step = Step.HARM
        position.pending = 0


def do_harm(position: Position) -> None:
    """LCN-127 to LCN-134: nobody has come, or not enough."""
    man = position.harmed_man
    business = position.harmed_business
    if man >= 0:
        seat = position.owner_of_man(man)
        if position.lethal:
            kill_man(position, seat, man, position.harmed_by)
        else:
            deactivate_man(position, seat, man)
    elif business >= 0:
        close_business(position, position.owner_of_business(business), business)
    position.harmed_man = NONE
    position.harmed_business = NONE


def close_business(position: Position, seat: i64, business: i64) -> None:
    """LCN-129, LCN-133: closed for the round, or gone under the stack; its markers go back."""
    if position.lethal:
        position.owned[seat] &= ~just(business)
        put_under(position, just(business))
        if position.recorder is not None:
            position.tell(EVERYONE, BusinessGone(seat, business))
    else:
        position.businesses_off |= just(business)
        if position.recorder is not None:
            position.tell(EVERYONE, BusinessDeactivated(seat, business))
    return_markers(position, business)
    update_monopolies(position)
