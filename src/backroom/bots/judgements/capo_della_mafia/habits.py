"""What everybody has seen the others do: how honest each was, and who suspected whom."""

from typing import final

from mypy_extensions import i64

from backroom.games.capo_della_mafia.past import Past
from backroom.kernel.seats import holds


@final
class Habits:
    """Counts by seat, over the rounds that are over."""

    __slots__ = ("caught", "passed", "accused")

    def __init__(self, past: Past | None, seats: i64, seat: i64) -> None:
        self.caught = [0 for _ in range(seats)]
        """How often each was checked and had not done the mission."""
        self.passed = [0 for _ in range(seats)]
        """How often each was checked and had."""
        self.accused = [0 for _ in range(seats)]
        """How often each suspected this seat."""
        while past is not None:
            checked: i64 = 0
            one: i64 = 1
            for accuser in range(seats):
                suspect: i64 = past.suspects[accuser]
                if suspect >= 0:
                    checked |= one << suspect
                    if suspect == seat:
                        self.accused[accuser] += 1
            for other in range(seats):
                if holds(past.jailed, other):
                    self.caught[other] += 1
                elif holds(checked, other):
                    self.passed[other] += 1
            past = past.before
