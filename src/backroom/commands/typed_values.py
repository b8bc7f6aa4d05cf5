"""Values as people type them, checked, and answers for programs: what commands have in common."""

import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from backroom.kernel.errors import BadInput


def print_json(value: object) -> None:
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(value), indent=2) + b"\n")
    sys.stdout.buffer.flush()


def wanted_options(options: list[str] | None) -> dict[str, str]:
    wanted: dict[str, str] = {}
    for option in options or []:
        name, equals, value = option.partition("=")
        if not equals:
            raise BadInput(f"an option is written name=value, not {option!r}")
        wanted[name.strip()] = value.strip()
    return wanted


def check_seed(seed: int | None) -> int:
    if seed is None:
        return secrets.randbits(53)
    if not 0 <= seed < 1 << 64:
        raise BadInput(f"a seed is a whole number from 0 to 2**64-1, not {seed}")
    return seed


def harmless(text: str) -> str:
    """What strangers wrote, such as the names in a log, must not tell the terminal what to do."""
    return "".join(each if each.isprintable() or each == "\n" else "\ufffd" for each in text)


@contextmanager
def games_shown(
    screen: Console, title: str, games: int, before: int
) -> Iterator[Callable[[], None]]:
    """A bar on a terminal: how many games there are already, and how long the rest takes."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    ) as progress:
        task = progress.add_task(title, total=games, completed=before)
        yield lambda: progress.advance(task)
