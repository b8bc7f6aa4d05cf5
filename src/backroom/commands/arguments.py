"""Arguments and options that several commands have."""

from pathlib import Path
from typing import Annotated

import typer

GameArgument = Annotated[str, typer.Argument(help="The game, for example capo-della-mafia.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many sit down.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game, as name=value. Repeatable."),
]
Deck = Annotated[Path | None, typer.Option(help="Your own corrected card file (TOML).")]
Language = Annotated[str, typer.Option("--lang", "-l", help="en, nl or de.")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs: JSON on standard output.")]
Seed = Annotated[int | None, typer.Option(help="Repeat a deal: a whole number from 0.")]
