"""The service needs packages that all other commands do without: the extra `backroom[serve]`."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import ParamSpec

from backroom.kernel.errors import BadInput

NOT_ON_WINDOWS = ("fcntl", "resource")
"""Modules of Python itself that only Unix has."""

Given = ParamSpec("Given")


def needs_web_part(name: str) -> Callable[[Callable[Given, None]], Callable[Given, None]]:
    """Of a command: where a package is missing, say in one sentence what to install."""

    def wrapped(command: Callable[Given, None]) -> Callable[Given, None]:
        @wraps(command)
        def run(*args: Given.args, **options: Given.kwargs) -> None:
            try:
                command(*args, **options)
            except ModuleNotFoundError as fault:
                raise BadInput(advice(name, fault.name or "")) from fault

        return run

    return wrapped


def advice(command: str, module: str) -> str:
    package = module.partition(".")[0]
    if package in NOT_ON_WINDOWS:
        return f"`backroom {command}` runs on Linux and macOS only"
    if package == "backroom":
        return f"this Backroom is not whole: {module} is missing; install it anew"
    return f"`backroom {command}` needs the web part: pip install 'backroom[serve]'"


@contextmanager
def needs_terminal_part() -> Iterator[None]:
    """Of what a table of a house needs beyond the base: say in one sentence what to install."""
    try:
        yield
    except ModuleNotFoundError as fault:
        raise BadInput(
            "`backroom play --server` needs the terminal part: pip install 'backroom[terminal]'"
        ) from fault
