"""The ladder: every bot that can be given a seat, by the name of its level."""

import importlib
from collections.abc import Callable, Mapping
from typing import TypeAlias

from backroom.bots.minds import think
from backroom.bots.random_bot import decide_at_random
from backroom.bots.specs import read_spec
from backroom.bots.thought import Choice, Thought
from backroom.kernel.errors import BadInput

Bot: TypeAlias = Callable[[Thought], Choice | None]
Ladder: TypeAlias = Mapping[str, Bot]

LEVELS: dict[str, Bot] = {
    "random": decide_at_random,
    "easy": think,
    "normal": think,
    "hard": think,
}
"""From the weakest to the strongest."""


def decide(thought: Thought, ladder: Ladder = LEVELS) -> Choice | None:
    """What the bot of the thought's level does. Whoever takes its answer to a table checks it with
    `is_offered`."""
    bot = ladder.get(thought.level.partition("/")[0])
    if bot is None:
        raise BadInput(f"there is no bot {thought.level!r}; the bots are {', '.join(ladder)}")
    return bot(thought)


def is_bot(text: str, ladder: Ladder = LEVELS) -> bool:
    """Can a bot that is written so be given a seat?"""
    level, *more = text.split("/")
    if level not in ladder:
        return False
    if not more:
        return True
    try:
        read_spec(text)
    except BadInput:
        return False
    return True


def find_ladder(place: str) -> Ladder:
    """The ladder at this place, written as `module:name`."""
    module, _, name = place.partition(":")
    try:
        ladder: Ladder = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as fault:
        raise BadInput(f"there are no bots at {place!r}: {fault}") from None
    return ladder
