"""Choices among things that may or may not be there, without making a list of them.

`legal` is asked at every decision. Where its answer is "one action for each thing of a set", the
tuples of small sets are made once and kept, and the answer is put together from those.
"""

from typing import Final, final

from mypy_extensions import i64

from backroom.kernel.actions import Action

PART: Final = 10
"""So many things are looked up at a time: there are 1,024 sets of ten things, and a thousand
million of thirty, so this is also what bounds the memory."""
_IN_PART: Final = (1 << PART) - 1


NOTHING: Final[tuple[Action, ...]] = ()


def together(some: tuple[Action, ...], more: tuple[Action, ...]) -> tuple[Action, ...]:
    """`some + more`, without a call of Python's where one of them is empty."""
    if len(some) == 0:
        return more
    if len(more) == 0:
        return some
    return some + more


@final
class ActionSets:
    """For actions that are about one thing each (a chair, a space, a man): those of any set of
    things, in order. They depend on the set alone, so all tables of a game share them."""

    __slots__ = ("_actions", "_made")

    def __init__(self, actions: list[Action]) -> None:
        self._actions = actions
        parts = (len(actions) + PART - 1) // PART
        self._made: list[tuple[Action, ...] | None] = [None] * (parts << PART)
        """By part and the things chosen of it; made when first asked for."""

    def of(self, things: i64) -> tuple[Action, ...]:
        """The actions for the things of this set, a bit a thing."""
        found = NOTHING
        part: i64 = 0
        while things != 0:
            if things & _IN_PART:
                found = together(found, self._of_part(part, things & _IN_PART))
            part += 1
            things >>= PART
        return found

    def _of_part(self, part: i64, chosen: i64) -> tuple[Action, ...]:
        spot = (part << PART) + chosen
        made = self._made[spot]
        if made is None:
            start = part * PART
            made = tuple([self._actions[start + n] for n in range(PART) if (chosen >> n) & 1])
            self._made[spot] = made
        return made
