"""Actions: everything a seat can do, built once per game and shared by all."""

from mypy_extensions import i64


class Action:
    """One thing that a seat may do.

    `index` is dense within a game: it is the token in logs and on the wire, and the action number
    of the learning environments. `name` is the stem of its sentence in the word lists. `picks` are
    the numbers of the cards (or men, notes …) it takes from what lies before the player, for
    actions that are a choice of several; screens let people tick those instead of reading a list.
    """

    __slots__ = ("index", "name", "picks")

    def __init__(self, index: i64, name: str, picks: tuple[int, ...] | None) -> None:
        self.index = index
        self.name = name
        self.picks = picks

    def terms(self) -> object:
        """What else must be said to name this action: nothing, unless there are endlessly many of
        its kind, as of offers. Those share one index behind the last one of the game's list."""
        return None

    def amounts(self) -> tuple[int, ...]:
        """How much of what, for actions that differ in nothing else: notes, or dollars. Screens let
        people say it instead of reading a long list."""
        return ()

    def __repr__(self) -> str:
        return f"<{self.index} {self.name}{'' if self.picks is None else self.picks}>"
