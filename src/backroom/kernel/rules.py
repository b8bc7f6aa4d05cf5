"""The rules of one table: what does not change during a game."""

from mypy_extensions import i64


class Rules:
    """How many sit down, with which options, and how long it can take at most.

    Games add their numbers and cards. All states of a table share one such object.
    """

    __slots__ = ("seats", "options", "longest")

    def __init__(self, seats: i64, options: dict[str, str], longest: i64) -> None:
        self.seats = seats
        self.options = options
        self.longest = longest
        """No game has more actions than this."""
