"""What a study notes of a game beyond its result: families, things held or used, deals."""

import importlib
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from typing import Any, NamedTuple

from backroom.kernel.events import Event
from backroom.kernel.game import Game
from backroom.kernel.messages import Message
from backroom.lab.study.rows import Dealt, Word

Thing = tuple[int, str, int]
"""Which seat, what ("pile:card"), and how many."""


class Watcher(NamedTuple):
    """What is noted of one game; a game that says nothing about it is watched plainly."""

    families: Callable[[Any], list[str]] = lambda state: []
    """By seat, when it is over."""
    things: Callable[[Any, Event], Iterable[Thing]] = lambda state, event: ()
    """What came to somebody, or was used by somebody, when this happened."""
    deal: Callable[[Any, Event], Dealt | None] = lambda state, event: None
    words: Callable[[Any], list[Word]] = lambda state: []
    """The promises, when it is over."""
    detail: Callable[[Any, str, int], tuple[str | Message, ...]] = lambda rules, pile, card: ()
    """What tells a thing from others of the same name: figures that need no language, and money."""


def watcher_of(game: Game) -> Watcher:
    place = f"{__name__}.{game.folder}"
    if find_spec(place) is None:
        return Watcher()
    watcher: Watcher = importlib.import_module(place).WATCHER
    return watcher


def thing(pile: str, card: int) -> str:
    return f"{pile}:{int(card)}"
