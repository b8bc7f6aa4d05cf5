"""Arguments and options that several commands have."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from backroom.commands.files import read_text
from backroom.kernel.cards import CardFile
from backroom.kernel.game import all_games
from backroom.words import LANGUAGES


def language_of(environment: Mapping[str, str]) -> str:
    """The language that LC_ALL, LC_MESSAGES or LANG names, the first that says anything; English if
    we do not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if said := environment.get(name):
            language = said[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def wanted_language(typed: str) -> str:
    return typed or language_of(os.environ)


def game_names() -> list[str]:
    """For a shell that completes what is typed."""
    return list(all_games())


GameArgument = Annotated[
    str,
    typer.Argument(help="The game, for example capo-della-mafia.", autocompletion=game_names),
]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many sit down.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game, as name=value. Repeatable."),
]
Deck = Annotated[Path | None, typer.Option(help="Your own corrected card file (TOML).")]
Language = Annotated[
    str,
    typer.Option(
        "--lang",
        "-l",
        callback=wanted_language,
        show_default=False,
        help="en, nl or de; by default as LANG says.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="For programs: JSON on standard output.")]
Seed = Annotated[int | None, typer.Option(help="Repeat a deal: a whole number from 0.")]
Games = Annotated[int, typer.Option("--games", "-g", help="How many games.")]
Store = Annotated[
    Path | None,
    typer.Option(help="Keep every game in this file as soon as it is over, a line of JSON."),
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the games that --store holds.")]
TableFile = Annotated[
    Path | None,
    typer.Option(help="At the end, also after Ctrl-C: all games as a table, .csv or .parquet."),
]


def card_file(deck: Path | None) -> CardFile | None:
    return None if deck is None else CardFile(read_text(deck), str(deck))
