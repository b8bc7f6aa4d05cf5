"""Who sits in front of a screen at a table, here or at another node, and since when.

Who plays is shown every change at once. Who only watches is shown some pictures a second: at a
table that moves quickly many changes come to him as one; and where many watch, in the whole house,
they come to each of them less often. So a crowd costs the players little.
"""

import asyncio
import math
from collections.abc import Callable

from backroom.kernel.messages import Message
from backroom.kernel.seats import SPECTATOR
from backroom.server.nodes.nodes import Seated
from backroom.server.rooms.visitor import Got, News, Visitor

NOBODY: frozenset[Seated] = frozenset()
MOST_WATCHED = 5_000
"""Pictures a second for all who only watch together: a tenth of a core."""


class Gallery:
    """All who only watch, at all tables: how many pictures they are shown."""

    def __init__(self, a_second: float = MOST_WATCHED) -> None:
        self.a_second = a_second
        self.free_at = 0.0
        """When they have been shown no more than that."""

    def note(self, now: float, pictures: int) -> None:
        """So many have just been shown. What is not shown counts for nothing: else it would be
        felt."""
        self.free_at = max(self.free_at, now) + pictures / self.a_second


GALLERY = Gallery()


class Presence:
    """The visitors of one table."""

    def __init__(
        self,
        seats: int,
        now: Callable[[], int],
        watch_pause: float = 0.0,
        gallery: Gallery = GALLERY,
    ) -> None:
        self.seats = seats
        self.now = now
        self.watch_pause = watch_pause
        """Seconds between two pictures for those who only watch."""
        # A house without that pause shows everybody everything at once.
        self.gallery = gallery if watch_pause > 0 else Gallery(math.inf)
        self.visitors: set[Visitor] = set()
        self.players: list[Visitor] = []
        """Those of them who sit in a chair."""
        self.elsewhere = NOBODY
        """Who sits at another node."""
        self.watchers: list[Visitor] = []
        """All others."""
        self._stirred = False
        self._watching = False
        self._watched_at = 0.0
        """When the watchers were last shown something."""
        self.changes = 0
        """Counts the changes of who is there."""
        self.loaded_at = now()
        self.absent_since = dict.fromkeys(range(seats), self.loaded_at)
        self.back_since = dict.fromkeys(range(seats), self.loaded_at)
        self.empty_since = self.loaded_at

    def enter(self, visitor: Visitor) -> None:
        """Somebody sits down in front of a screen."""
        self.visitors.add(visitor)
        self.look_around()

    def exit(self, visitor: Visitor) -> bool:
        """Somebody goes; False if he had gone before."""
        if visitor not in self.visitors:
            return False
        self.visitors.remove(visitor)
        self.look_around()
        return True

    def seated(self) -> set[int]:
        """The seats whose players sit in front of a screen."""
        here = {visitor.seat for visitor in self.players}
        if self.elsewhere:
            here |= {each.seat for each in self.elsewhere if each.seat != SPECTATOR}
        return here

    def persons(self) -> set[tuple[int, int]]:
        """Who sits here, and with whose eyes: (person, seat)."""
        return {(each.person.id, each.seat) for each in self.visitors if each.person is not None}

    def sees(self, person: int | None) -> bool:
        """Does this person look at the table, as a player or not?"""
        if any(each.person is not None and each.person.id == person for each in self.visitors):
            return True
        return any(each.person == person for each in self.elsewhere)

    def learn(self, elsewhere: frozenset[Seated], there: frozenset[str]) -> bool:
        """Who sits at other nodes, of which these are still there. Was that news?

        Whoever sat at a node that has gone did not go himself: he has as much time to come back as
        if he had just come.
        """
        before, self.elsewhere = self.elsewhere, elsewhere
        if before == elsewhere:
            return False
        changes = self.changes
        self.look_around()
        for seat in {each.seat for each in before if each.node not in there}:
            if seat != SPECTATOR:
                self.back_since[seat] = self.now()
        return self.changes != changes

    def is_there(self, seat: int) -> bool:
        return seat not in self.absent_since

    def look_around(self) -> None:
        """Note who came and who went since the last look."""
        now = self.now()
        self.players = [each for each in self.visitors if each.seat != SPECTATOR]
        self.watchers = [each for each in self.visitors if each.seat == SPECTATOR]
        there = self.seated()
        changed = False
        for seat in range(self.seats):
            was_there = self.is_there(seat)
            if seat in there and not was_there:
                del self.absent_since[seat]
                self.back_since[seat] = now
                changed = True
            elif seat not in there and was_there:
                self.absent_since[seat] = now
                changed = True
        if not self.visitors:
            self.empty_since = now
        if changed:
            self.changes += 1

    def could_see_since(self, seat: int) -> int:
        """When this player could see the table again, or for the first time."""
        return max(self.loaded_at, self.back_since[seat])

    def wake(self) -> None:
        """Every socket looks for itself what is new for it, when whoever says so is done with his
        work: what belongs together is sent together."""
        loop = asyncio.get_running_loop()
        if not self._stirred:
            self._stirred = True
            for visitor in self.players:
                visitor.stirred = True
            loop.call_soon(self.show_players)
        if self.watchers and not self._watching:
            self._watching = True
            pause = max(self._watched_at + self.watch_pause, self.gallery.free_at) - loop.time()
            if pause > 0:
                loop.call_later(pause, self.show_watchers)
            else:
                loop.call_soon(self.show_watchers)

    def show_players(self) -> None:
        self._stirred = False
        for visitor in self.players:
            visitor.look()

    def show_watchers(self) -> None:
        """Their pause begins anew only if something was to be seen: else it would tell them when
        something happened that they may not know."""
        loop = asyncio.get_running_loop()
        wait = self.gallery.free_at - loop.time()
        if wait > 0:  # others were shown theirs meanwhile
            loop.call_later(wait, self.show_watchers)
            return
        self._watching = False
        alike: dict[Got, News] = {}
        shown = sum([visitor.look(alike) for visitor in self.watchers])
        if shown:
            self._watched_at = loop.time()
            self.gallery.note(self._watched_at, shown)

    def dismiss(self, why: Message) -> None:
        """Everybody is told why, and sent away."""
        for visitor in list(self.visitors):
            visitor.dismiss(why)
