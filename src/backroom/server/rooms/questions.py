"""Since when each seat is asked what it is asked. Whoever answers something else than what he saw
is refused, and so is whoever answers twice."""

from collections.abc import Collection, Iterable

from backroom.server.rooms.pictures import Asked, Paints
from backroom.table import LogEntry, Opening


class Questions:
    """What the seats of one table are asked now, and since which entry."""

    def __init__(self) -> None:
        self.asked: dict[int, Asked | None] = {}
        self.since: dict[int, int] = {}

    def note(self, painter: Paints, acted: Collection[int] = ()) -> None:
        """Something happened; these seats have just acted."""
        table = painter.table
        for seat in range(table.seats):
            asked = painter.picture(seat).asked
            if seat in acted or seat not in self.since or asked != self.asked[seat]:
                self.since[seat] = table.seq
            self.asked[seat] = asked

    def is_outdated(self, seat: int, chosen_at: int) -> bool:
        """Was this seat asked something else when it chose?"""
        return chosen_at < self.since[seat]


def seats_of(entries: Iterable[LogEntry]) -> set[int]:
    """Who has acted in these."""
    return {entry.seat for entry in entries if not isinstance(entry, Opening)}
