"""Bots that go wrong in every way, for workers that must bear them. They are imported there."""

import gc
import itertools
import os
import time
from pathlib import Path
from typing import Any

from pebble.pool.channel import WorkerChannel

from backroom.bots import LEVELS, Choice, DecisionRequest
from backroom.bots.levels import Bot

SLOW = 0.3
"""Seconds that the slow bot thinks."""


def hang(request: DecisionRequest) -> Choice | None:
    """Without end, and deaf to what Python would like to do in between, like compiled rules."""
    if note := request.options.get("note"):
        Path(note).write_text(str(os.getpid()))
    return Choice(sum(itertools.repeat(0)))


def think_slowly(request: DecisionRequest) -> Choice | None:
    time.sleep(SLOW)
    return request.legal[0]


def die(request: DecisionRequest) -> Choice | None:
    os._exit(3)


def die_with_the_pipe_in_hand(request: DecisionRequest) -> Choice | None:
    """The worst moment: no other worker can get at its work any more."""
    [channel] = [each for each in gc.get_objects() if isinstance(each, WorkerChannel)]
    channel.mutex.acquire()
    os._exit(3)


def blurt(request: DecisionRequest) -> Choice | None:
    raise ValueError("I hold the Capo")


def leave(request: DecisionRequest) -> Choice | None:
    raise SystemExit(3)


def invent(request: DecisionRequest) -> Choice | None:
    return Choice(99_999)


def babble(request: DecisionRequest) -> Any:
    return "the first one"


def keep_silent(request: DecisionRequest) -> Choice | None:
    return None


LADDER: dict[str, Bot] = LEVELS | {
    "hang": hang,
    "slow": think_slowly,
    "die": die,
    "die with the pipe in hand": die_with_the_pipe_in_hand,
    "blurt": blurt,
    "leave": leave,
    "invent": invent,
    "babble": babble,
    "silent": keep_silent,
}
