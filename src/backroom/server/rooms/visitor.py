"""Somebody in front of a screen: one open socket at one table, seen from the table's side.

A visitor never makes a table wait. The table only marks that something changed; then the present
picture is fetched for this socket, with everything that happened since its last one: at once if its
line is clear, else by the task that waits until it is. However slow a line is, nothing piles up
for it.
"""

import asyncio
from collections.abc import Callable
from typing import NamedTuple, Protocol

import msgspec

from backroom.kernel.messages import Message
from backroom.kernel.seats import SPECTATOR
from backroom.server.people.people import Person
from backroom.server.rooms.lean_pictures import Shown
from backroom.server.wire.protocol import Down, Refusing

MOST_REPLIES = 200
"""Answers that may wait for a socket that does not take them; then it is closed."""


class Line(Protocol):
    """A line that can be written to without waiting."""

    def is_clear(self) -> bool:
        """Would a text go out at once?"""

    def push(self, text: bytes) -> None:
        """Send it; only if the line is clear."""


class Got(NamedTuple):
    """What a socket has got of its table."""

    shown: Shown | None
    heard: int
    welcomed: int


class News(NamedTuple):
    """What was new for it, and what it has got then."""

    frames: list[bytes]
    shown: Shown | None
    seen: int
    heard: int


class Visitor:
    """A socket, who sits behind it, and how much of the table it has got."""

    def __init__(
        self,
        person: Person | None,
        session: str,
        link: str | None,
        watching: bool,
        seen: int,
        heard: int,
        address: str = "",
        lean: bool = False,
    ) -> None:
        self.person = person
        self.session = session
        """In which session of the person it was opened; "" for a stranger."""
        self.address = address
        """From where it was opened: strangers have nothing else to be counted by."""
        self.link = link
        self.watching = watching
        """Wants to look on even where he could sit."""
        self.lean = lean
        """Has the word lists, and wants no more than what changed (`wire.lean`)."""
        self.shown: Shown | None = None
        """The lean picture that it has got."""
        self.seat = SPECTATOR
        self.seen = seen
        """The last entry it has got."""
        self.heard = heard
        """The last talk it has got."""
        self.welcomed = -1
        """Which version of the lobby's page it has got."""
        self.mark: tuple[int, int, int] | None = None
        """Which version of the table it has got."""
        self.leaving: Message | None = None
        self.replies: list[bytes] = []
        self.send_patiently: Callable[[], None] = lambda: None
        """Lets a task send what is new, which can wait until the line takes it."""
        self.line: Line | None = None
        self.fresh: Callable[[Visitor], list[bytes]] = lambda visitor: []
        """What of the table this visitor has not got yet."""
        self.sending = False
        """A task sends what is new, and waits until the line takes it."""
        self.stirred = False
        self.busy = False
        """What it asked for is being done: what it asks for next waits."""
        self._resting: asyncio.Future[None] | None = None
        self.gone = False

    def rest(self) -> None:
        """What it asked for is done."""
        self.busy = False
        if self._resting is not None and not self._resting.done():
            self._resting.set_result(None)

    async def rests(self) -> None:
        """Wait until nothing is being done that it asked for."""
        while self.busy:
            self._resting = asyncio.get_running_loop().create_future()
            await self._resting
        self._resting = None

    def reply(self, message: Down) -> None:
        """Answer something that this socket has sent."""
        if len(self.replies) >= MOST_REPLIES:
            self.dismiss(Message("service-too-slow"))
            return
        self.replies.append(msgspec.json.encode(message))
        self.stir()

    def refuse(self, id: int | None, message: Message, rule: str = "") -> None:
        self.reply(Refusing(id, message, rule))

    def dismiss(self, why: Message) -> None:
        """The socket is closed after one last message."""
        if self.leaving is None:
            self.leaving = why
        self.send_patiently()

    def stir(self) -> None:
        """There may be something new: looked for when whoever says so is done with his work, so
        that what belongs together is sent together."""
        if not self.stirred:
            self.stirred = True
            asyncio.get_running_loop().call_soon(self.look)

    def look(self, alike: dict[Got, News] | None = None) -> bool:
        """Send what is new at once, if that goes; else a task sends it, which can wait. Was
        anything sent?"""
        self.stirred = False
        if self.line is None or self.sending or self.leaving or not self.line.is_clear():
            self.send_patiently()
            return False
        try:
            frames = self.take() if alike is None else self.take_alike(alike)
        except Exception:  # the task finds the same, and tells
            self.send_patiently()
            return False
        for frame in frames:
            self.line.push(frame)
        return bool(frames)

    def take_alike(self, alike: dict[Got, News]) -> list[bytes]:
        """The same as others with these eyes, who had got the same."""
        before = self.got()
        news = None if self.replies or not self.lean else alike.get(before)
        if news is not None:
            self.shown, self.seen, self.heard = news.shown, news.seen, news.heard
            return news.frames
        told = bool(self.replies)
        frames, after = self.take(), self.got()
        # The lobby's page is another one for each person.
        if not told and after.welcomed == before.welcomed:
            alike[before] = News(frames, self.shown, self.seen, self.heard)
        return frames

    def got(self) -> Got:
        return Got(self.shown, self.heard, self.welcomed)

    def take(self) -> list[bytes]:
        """All that is to be sent, as frames: in the lean form one of many lines."""
        messages = self.fresh(self) if self.leaving is None else []
        messages, self.replies = self.replies + messages, []
        return [b"\n".join(messages)] if self.lean and messages else messages
