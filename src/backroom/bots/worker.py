"""The process in which a bot thinks: nothing that goes wrong in it may reach the house.

It is told a request as bytes and answers with bytes. Whatever a bot raises comes back as the place
where it was raised, without the words of the exception: they may hold cards that only the bot's
seat may see, and end in a log.
"""

import ctypes
import multiprocessing
import os
import signal
import sys
import traceback

import msgspec

from backroom.bots.levels import advise, decide, find_ladder, said_with
from backroom.bots.request import Choice, DecisionRequest
from backroom.kernel.game import all_games
from backroom.kernel.messages import Message

PR_SET_PDEATHSIG = 1
FRAMES = 3
"""How many of the last calls are named when a bot has failed."""


class Reply(msgspec.Struct):
    """What a bot has decided, or where it failed."""

    choice: Choice | None = None
    fault: str = ""
    words: msgspec.Raw = msgspec.Raw(b"null")
    """A message: what it says to the table with it, or to whoever asked for advice."""


def get_ready(ladder: str) -> None:
    """The first thing that a worker does: from then on it has everything at hand."""
    end_with_the_house()
    all_games()
    find_ladder(ladder)


def end_with_the_house() -> None:
    """Pebble ends a worker by SIGTERM and has it handled in Python, which compiled rules that do
    not come to an end would never do.

    An idle worker ends when the pipe to a killed house closes; one that thinks would not notice.

    Where the kernel does not offer this, such a worker ends when it has request.
    """
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    house = multiprocessing.parent_process()
    if house is not None and house.pid != os.getppid():  # it died before we asked
        os._exit(1)


def answer(ladder: str, request: bytes) -> bytes:
    """The reply of a bot of this ladder."""
    try:
        asked = msgspec.json.decode(request, type=DecisionRequest)
        choice = decide(asked, find_ladder(ladder))
        return replied(choice, said_with(asked, choice))
    except BaseException as fault:  # a bot's SystemExit would end the house that waits for it
        return msgspec.json.encode(Reply(fault=place_of(fault)))


def advice(request: bytes) -> bytes:
    """What a bot would do, and its reason."""
    try:
        return replied(*advise(msgspec.json.decode(request, type=DecisionRequest)))
    except BaseException as fault:
        return msgspec.json.encode(Reply(fault=place_of(fault)))


def replied(choice: Choice | None, words: Message | None) -> bytes:
    return msgspec.json.encode(Reply(choice, "", msgspec.Raw(msgspec.json.encode(words))))


def place_of(fault: BaseException) -> str:
    """What kind of exception, and the last calls that led to it."""
    calls = traceback.extract_tb(fault.__traceback__)[-FRAMES:]
    places = [f"{os.path.basename(call.filename)}:{call.lineno} {call.name}" for call in calls]
    return f"{type(fault).__name__} at {' < '.join(reversed(places))}"


def is_ready() -> bool:
    """Only a worker that has everything at hand gets as far as to answer this."""
    return True
