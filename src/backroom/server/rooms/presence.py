"""Who sits in front of a screen at a table, and since when."""

from collections.abc import Callable

from backroom.kernel.messages import Message
from backroom.kernel.seats import SPECTATOR
from backroom.server.rooms.visitor import Visitor


class Presence:
    """The visitors of one table."""

    def __init__(self, seats: int, now: Callable[[], int]) -> None:
        self.seats = seats
        self.now = now
        self.visitors: set[Visitor] = set()
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
        return {visitor.seat for visitor in self.visitors} - {SPECTATOR}

    def is_there(self, seat: int) -> bool:
        return seat not in self.absent_since

    def look_around(self) -> None:
        """Note who came and who went since the last look."""
        now = self.now()
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
        """Every socket looks for itself what is new for it."""
        for visitor in self.visitors:
            visitor.stir()

    def dismiss(self, why: Message) -> None:
        """Everybody is told why, and sent away."""
        for visitor in list(self.visitors):
            visitor.dismiss(why)
