"""The rules of one table: what does not change during a game."""

from mypy_extensions import i64


class Rules:
    """How many sit down, with which options, and how long it can take at most.

    Games add their numbers and cards. All states of a table share one such object. Like a state it
    lists its fields and has no constructor: whoever reads the cards sets each by its name.
    """

    seats: i64
    options: dict[str, str]
    longest: i64  # not frozen: follows from the game's numbers
    """No game has more actions than this."""
