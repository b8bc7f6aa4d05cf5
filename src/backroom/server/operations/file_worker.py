"""The process in which files of strangers are read: card files, and games that somebody brings.

Whatever a file does to its reader, it does it here, within bounds of time and memory. What comes
back is plain data, or a sentence that says what is wrong with the file.
"""

import resource
import time
from contextlib import suppress

import msgspec

from backroom.bots.worker import end_with_the_house
from backroom.kernel.cards import CardFile
from backroom.kernel.errors import BadInput
from backroom.kernel.game import all_games, find_game
from backroom.table import Opening, Table
from backroom.table.entries import START, sealed, written

SECONDS = 5
"""Of its processor, for one file; then it is stopped."""
MEMORY = 256 << 20
"""Bytes beyond what it has when it is ready."""
SLOWEST_CARDS = 0.3
"""Seconds of a processor: the house itself reads the cards of a table again, when it is opened."""
CARDS = "the card file"
GAME = "this file"


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game that was read and played again: all that is kept of it."""

    opening: Opening
    seed: str
    rows: list[tuple[str, str]]
    """Every entry as it is written, and its seal."""
    bots: list[str]
    """Who sat in which chair at the end."""
    points: tuple[int, ...]
    places: tuple[int, ...]
    first: int
    last: int
    """The earliest and the latest moment of an entry."""
    ended: int


class FileRead(msgspec.Struct, frozen=True):
    """What was in the file, or what is wrong with it."""

    fault: str = ""
    too_hard: bool = False
    options: dict[str, str] = {}
    game: FinishedGame | None = None


TOO_HARD = msgspec.json.encode(FileRead(too_hard=True))


def get_ready() -> None:
    """From now on nothing that is read here can take the memory of the house."""
    end_with_the_house()
    all_games()
    with suppress(OSError, ValueError):  # not every system knows how much a process has
        with open("/proc/self/statm", encoding="ascii") as file:
            has = int(file.read().split()[0]) * resource.getpagesize()
        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (has + MEMORY, most))


def limit_time() -> None:
    """The system ends this process if the next file takes more than its time."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    end = int(used.ru_utime + used.ru_stime) + SECONDS
    resource.setrlimit(resource.RLIMIT_CPU, (end, most))


def read_cards(game: str, seats: int, options: dict[str, str], text: str) -> bytes:
    """The options of a table with these cards, which are dealt once: can they be?"""
    limit_time()
    began = time.process_time()
    try:
        table = Table.open(find_game(game), seats, options, "tried", CardFile(text, CARDS))
    except BadInput as fault:
        return msgspec.json.encode(FileRead(fault=str(fault)))
    except (MemoryError, RecursionError):
        return TOO_HARD
    if time.process_time() - began > SLOWEST_CARDS:
        return TOO_HARD
    return msgspec.json.encode(FileRead(options=table.opening.options))


def read_game(text: str) -> bytes:
    """The finished game in this text."""
    limit_time()
    try:
        return msgspec.json.encode(FileRead(game=finished(Table.read(text, GAME))))
    except BadInput as fault:
        return msgspec.json.encode(FileRead(fault=str(fault)))
    except (MemoryError, RecursionError):
        return TOO_HARD


def finished(table: Table) -> FinishedGame:
    if not table.state.is_over():
        raise BadInput(f"{GAME}: this game is not over; only finished games are shown here")
    rows: list[tuple[str, str]] = []
    seal = START
    for entry in table.entries:
        seal = sealed(seal, entry)
        rows.append((written(entry).decode(), seal.hex()))
    standings = table.state.standings()
    moments = [entry.at for entry in table.entries]
    return FinishedGame(
        opening=table.opening,
        seed=table.seed,
        rows=rows,
        bots=table.bots,
        points=standings.points,
        places=standings.places,
        first=min(moments),
        last=max(moments),
        ended=moments[-1],
    )
