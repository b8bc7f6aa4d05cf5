"""Somebody in front of a screen: one open socket at one table, seen from the table's side.

A visitor never makes a table wait. The table only marks that something changed; the visitor's own
socket then fetches the present picture, with everything that happened since its last one. However
slow a line is, nothing piles up for it.
"""

import asyncio
from collections.abc import Callable

import msgspec

from backroom.kernel.messages import Message
from backroom.kernel.seats import SPECTATOR
from backroom.server.people.people import Person
from backroom.server.wire.protocol import Down, Refusing

MOST_REPLIES = 200
"""Answers that may wait for a socket that does not take them; then it is closed."""


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
    ) -> None:
        self.person = person
        self.session = session
        """In which session of the person it was opened; "" for a stranger."""
        self.address = address
        """From where it was opened: strangers have nothing else to be counted by."""
        self.link = link
        self.watching = watching
        """Wants to look on even where he could sit."""
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
        self.wake = asyncio.Event()

    def reply(self, message: Down) -> None:
        """Answer something that this socket has sent."""
        if len(self.replies) >= MOST_REPLIES:
            self.dismiss(Message("service-too-slow"))
            return
        self.replies.append(msgspec.json.encode(message))
        self.wake.set()

    def refuse(self, id: int | None, message: Message, rule: str = "") -> None:
        self.reply(Refusing(id, message, rule))

    def dismiss(self, why: Message) -> None:
        """The socket is closed after one last message."""
        if self.leaving is None:
            self.leaving = why
        self.wake.set()

    async def news(self, fresh: Callable[["Visitor"], list[bytes]]) -> list[bytes]:
        """Wait until there is something to send, and take all of it; `fresh` is what of the table
        this visitor has not got yet."""
        while True:
            self.wake.clear()
            messages, self.replies = self.replies, []
            if self.leaving is None:
                messages += fresh(self)
            if messages or self.leaving is not None:
                return messages
            await self.wake.wait()
