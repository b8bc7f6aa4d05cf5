"""Counts what somebody is asked, to see that nothing is asked twice."""

from collections import Counter
from typing import Any


class Counting:
    """Stands for a state or a teller, and passes every question on."""

    def __init__(self, asked: object) -> None:
        self.asked = asked
        self.calls: Counter[str] = Counter()
        self.views: Counter[int] = Counter()
        """How often each seat (or the spectator) was shown the table."""

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.asked, name)
        if callable(found):
            self.calls[name] += 1
        return found

    def view(self, seat: int) -> Any:
        self.views[seat] += 1
        state: Any = self.asked
        return state.view(seat)
