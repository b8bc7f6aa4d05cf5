"""What the commands of whoever runs a house have in common."""

import os
import sys
from typing import Annotated

import typer
from platformdirs import user_data_path
from rich.console import Console

from backroom.kernel.errors import BadInput

Db = Annotated[
    str | None,
    typer.Option(
        "--db",
        envvar="BACKROOM_DB",
        help="A database URL, or the path of an SQLite file. By default backroom.db in your data"
        " folder.",
        show_default=False,
    ),
]


def say(*lines: str) -> None:
    """On standard output, at once, each as one line."""
    screen = Console(file=sys.stdout, highlight=False, markup=False, emoji=False, soft_wrap=True)
    for line in lines:
        screen.print(line)
    sys.stdout.flush()


def keep_private() -> None:
    """What is written from now on is for this user alone: databases and games hold secrets."""
    os.umask(0o077)


def own_database() -> str:
    """Where the data lies if nobody says otherwise, in a folder that is there."""
    folder = user_data_path("backroom")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise BadInput(f"the folder {folder} cannot be made: {fault.strerror}") from None
    return str(folder / "backroom.db")
