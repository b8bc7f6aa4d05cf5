"""What one pair of eyes sees of a table at one moment, and what it is asked then."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from backroom.kernel.actions import Action
from backroom.kernel.messages import Message
from backroom.server.wire.protocol import Choice, Question

if TYPE_CHECKING:
    from backroom.server.rooms.painter import Painter

INDEX = attrgetter("index")


class Asked(NamedTuple):
    """What a seat is asked: the same question with the same answers is the same asking."""

    question: Message
    legal: tuple[int, ...]


class Picture:
    """The table as one pair of eyes sees it at one moment. What every move needs is there at once;
    what only the form in words needs is made when somebody first wants it, and then shared by all
    who look with these eyes."""

    def __init__(self, painter: Painter, seat: int) -> None:
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
