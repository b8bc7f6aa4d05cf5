"""What one pair of eyes sees of a table at one moment, and what it is asked then."""

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, NamedTuple, Protocol

import msgspec

from backroom.kernel.actions import Action
from backroom.kernel.events import Event
from backroom.kernel.game import Teller
from backroom.kernel.messages import Message
from backroom.server.wire.protocol import Choice, EventTold, Happened, Question, Result
from backroom.table import LogEntry, Table

INDEX = attrgetter("index")


class Paints(Protocol):
    """A `Painter`, as the pictures know it: it runs interpreted, and the compiler, which reads all
    that is imported, need not know what it stands on."""

    table: Table
    teller: Teller
    to_act: tuple[int, ...]

    def picture(self, seat: int) -> "Picture": ...
    def view(self, seat: int) -> Any: ...
    def legal(self, seat: int) -> tuple[Action, ...]: ...
    def owes(self, seat: int) -> bool: ...
    def worded(self, message: Message) -> Message: ...
    def position(self, view: Any) -> list[Message]: ...
    def question(self, picture: "Picture") -> Question | None: ...
    def menu(self, seat: int, view: Any) -> list[Choice]: ...
    def choice(self, action: Action, text: Message) -> Choice: ...
    def happening(self, seq: int, entry: LogEntry, events: list[Any]) -> Happened: ...
    def result(self) -> Result | None: ...


class Asked(NamedTuple):
    """What a seat is asked: the same question with the same answers is the same asking."""

    question: Message
    legal: tuple[int, ...]


class Picture:
    """The table as one pair of eyes sees it at one moment. What every move needs is there at once;
    what only the form in words needs is made when somebody first wants it, and then shared by all
    who look with these eyes."""

    def __init__(self, painter: Paints, seat: int) -> None:
        self.painter = painter
        self.seat = seat
        self.view: Any = painter.view(seat)
        self.asked: Asked | None = None
        self.legal: Sequence[Action] = ()
        """What this seat may do if anything is asked of it."""
        if seat in painter.to_act:
            self.legal = painter.legal(seat)
            numbers = tuple(map(INDEX, self.legal))
            self.asked = Asked(painter.teller.question(self.view), numbers)
        self._encoded: msgspec.Raw | None = None
        self._position: list[Message] | None = None
        self._menu: list[Choice] | None = None
        self._questioned = False
        self._question: Question | None = None

    @property
    def encoded(self) -> msgspec.Raw:
        if self._encoded is None:
            self._encoded = msgspec.Raw(msgspec.json.encode(self.view))
        return self._encoded

    @property
    def position(self) -> list[Message]:
        if self._position is None:
            self._position = self.painter.position(self.view)
        return self._position

    @property
    def question(self) -> Question | None:
        if not self._questioned:
            self._questioned, self._question = True, self.painter.question(self)
        return self._question

    @property
    def menu(self) -> list[Choice]:
        if self._menu is None:
            self._menu = self.painter.menu(self.seat, self.view)
        return self._menu


def told_event(event: Event, text: Message) -> EventTold:
    return EventTold(
        event=msgspec.Raw(msgspec.json.encode(event)),
        text=text,
        minor=event.minor(),
        subject=event.doer(),
        whom=event.done_to(),
    )
