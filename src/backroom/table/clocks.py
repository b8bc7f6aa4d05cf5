"""Clocks: one for every decision, and a reserve for the whole game.

A player's clock runs while the game waits for his answer. First the time for this decision passes,
then his reserve; when both are gone his neutral action is due. Nothing here looks at a real clock:
the time is that of the log's entries, so a replay has the same clocks.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from backroom.table.entries import Clock


class Reading(NamedTuple):
    """A player's clock: since when it runs (None: it stands), and his reserve in milliseconds.

    The time is that of a clock which stands still during every pause, so that what was read before
    a pause still holds after it.
    """

    since: int | None
    reserve: int


class Clocks:
    """The clocks of all seats."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.readings = [Reading(None, clock.reserve * 1000)] * seats
        self.paused_at: int | None = None
        self.lost = 0
        """The time of all pauses so far."""

    def go_on(self, at: int, owing: Collection[int], acted: int | None = None) -> None:
        """Now the game waits for these seats. Whoever acted, or is not waited for any more, has his
        clock stopped; whoever is waited for anew has it started."""
        now = at - self.lost
        for seat, reading in enumerate(self.readings):
            if reading.since is not None and (seat == acted or seat not in owing):
                reading = Reading(None, self.left_of_reserve(reading, now))
            if reading.since is None and seat in owing:
                reading = Reading(now, reading.reserve)
            self.readings[seat] = reading

    def left_of_reserve(self, reading: Reading, now: int) -> int:
        """What is left of the reserve of a clock that is stopped now."""
        if reading.since is None:
            return reading.reserve
        overdrawn = max(0, now - reading.since - self.clock.decision * 1000)
        return max(0, reading.reserve - overdrawn)

    def put_back(self, readings: Sequence[Reading]) -> None:
        """A move was taken back: all clocks run on as if it had never been."""
        self.readings = list(readings)

    def pause(self, at: int) -> None:
        if self.paused_at is None:
            self.paused_at = at

    def resume(self, at: int) -> None:
        """The time of the pause counts for nobody."""
        if self.paused_at is not None:
            self.lost += at - self.paused_at
            self.paused_at = None

    def deadline(self, seat: int) -> int | None:
        """When this seat's time is up; None if no clock runs for it."""
        since, reserve = self.readings[seat]
        if since is None or self.paused_at is not None or not self.clock.ticks:
            return None
        return since + self.lost + self.clock.decision * 1000 + reserve
