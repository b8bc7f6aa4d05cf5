"""What a player wants to do, as it waits to be judged and written."""

from collections.abc import Callable, Sequence
from typing import Any


class Wanted:
    """A move, chosen when the table stood at `chosen_at`, with those that it opens."""

    __slots__ = ("action", "at", "chosen_at", "seat", "seq", "settle", "terms", "then", "tries")

    def __init__(
        self,
        seat: int,
        action: int,
        terms: Any,
        then: Sequence[int],
        chosen_at: int,
        at: int,
        settle: Callable[[Exception | None], None],
    ) -> None:
        self.seat = seat
        self.action = action
        self.terms = terms
        self.then = then
        self.chosen_at = chosen_at
        self.at = at
        """When it came: from then on the player's clock does not run for it."""
        self.settle = settle
        """Told when it has happened, or why it does not."""
        self.seq = -1
        """Its place in the log."""
        self.tries = 0
        """How often somebody at another node was faster."""
