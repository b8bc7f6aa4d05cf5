"""The command that studies a game: lab."""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from backroom.commands.arguments import (
    AsJson,
    Deck,
    GameArgument,
    Games,
    Language,
    Options,
    card_file,
)
from backroom.commands.files import keep
from backroom.commands.stored import games_before, kept_lines, parquet, write_lines
from backroom.commands.typed_values import check_seed, games_shown, print_json, wanted_options
from backroom.kernel.cards import CardFile
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game, find_game
from backroom.lab.side_by_side import done_in_order
from backroom.lab.study.comparing import comparisons
from backroom.lab.study.figures import figures_of
from backroom.lab.study.naming import Names
from backroom.lab.study.on_ray import done_in_order_on_ray, library
from backroom.lab.study.plan import Study, fingerprint, pieces, rules_on, study_of
from backroom.lab.study.playing import play_piece
from backroom.lab.study.report import report
from backroom.lab.study.rows import Row
from backroom.lab.study.tables import tables_of

INTERRUPTED = 130
lab_command = typer.Typer(rich_markup_mode="markdown")


class Answer(msgspec.Struct, frozen=True):
    """For programs: all that the report says."""

    study: Study
    asked: int
    figures: list[object]
    comparisons: list[object]


@lab_command.command(
    epilog="Example: `backroom lab la-cosa-nostra --games 1000 --compare length=three_rounds`"
)
def lab(
    game: GameArgument,
    entrants: Annotated[
        str | None,
        typer.Option("--bots", help="One bot, or one for each seat with commas. [normal]"),
    ] = None,
    games: Games = 1000,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="How many sit down.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    rounds: Annotated[int, typer.Option(help="How many rounds a hard bot thinks.")] = 50,
    compare: Annotated[
        list[str] | None,
        typer.Option(help="Play the same deals with name=value, or with a card file. Repeatable."),
    ] = None,
    to: Annotated[
        Path | None, typer.Option(help="The folder of the study. [the game's name]")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the study that the folder holds.")
    ] = False,
    workers: Annotated[
        int, typer.Option(help="How many games at a time; 0 is one for each core.")
    ] = 0,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="On this Ray cluster; or `local`.")
    ] = None,
    as_csv: Annotated[bool, typer.Option("--csv", help="Tables as CSV, not as Parquet.")] = False,
    option: Options = None,
    deck: Deck = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Let bots play many games, and study them: tables, and a report as one page."""
    found = find_game(game)
    check_seed(seed)
    if games < 1 or workers < 0 or rounds < 1:
        raise BadInput("games and rounds are numbers from 1 on, workers from 0 on")
    names = bots_for(found, entrants, players)
    others = [compared_with(each) for each in compare or []]
    study = study_of(found, names, rounds, seed, wanted_options(option), card_file(deck), others)
    check_libraries(as_csv, ray)
    folder = made(to or Path(found.id))
    rows = games_before(
        folder / "rows.jsonl",
        resume,
        Row,
        lambda number, row: (
            number < games and row.number == number and row.study == fingerprint(study)
        ),
    )
    played(study, rows, games, folder, workers or os.cpu_count() or 1, ray)
    if not rows:
        raise typer.Exit(INTERRUPTED)
    answer = Answer(study, games, [*figures_of(study, rows)], [*comparisons(study, rows)])
    written(study, rows, games, folder, as_csv, lang)
    keep(folder / "figures.json", msgspec.json.format(msgspec.json.encode(answer)).decode() + "\n")
    if as_json:
        print_json(answer)
    else:
        Console().print(f"{len(rows)} games: {folder / 'report.html'}", highlight=False)
    if len(rows) < games:
        raise typer.Exit(INTERRUPTED)


def bots_for(game: Game, entrants: str | None, players: int | None) -> list[str]:
    """By seat; one name is for all seats."""
    names = (entrants or "normal").split(",")
    if len(names) > 1 and players is not None and players != len(names):
        raise BadInput(f"there are {len(names)} bots for {players} players")
    if len(names) > 1:
        return names
    most = min(4, game.seats[-1])
    return names * (most if players is None else players)


def compared_with(text: str) -> tuple[str, Mapping[str, str], CardFile | None]:
    """`name=value`, or a card file."""
    if text.endswith(".toml"):
        return text, {}, card_file(Path(text))
    if "=" not in text:
        raise BadInput(f"compare with name=value or with a card file (.toml), not with {text!r}")
    return text, wanted_options([text]), None


def check_libraries(as_csv: bool, ray: str | None) -> None:
    """Before hours of play, not after them."""
    if not as_csv:
        parquet()
    if ray is not None:
        library()


def made(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise BadInput(f"{folder} cannot be made: {fault.strerror}") from None
    return folder


def played(
    study: Study, rows: list[Row], games: int, folder: Path, workers: int, ray: str | None
) -> None:
    """Plays what is missing; Ctrl-C keeps what there is."""
    screen = Console(stderr=True)
    title = find_game(study.game).title
    with (
        games_shown(screen, title, games, len(rows)) as tick,
        kept_lines(folder / "rows.jsonl", rows) as keep_line,
    ):
        try:
            for row in new_rows(study, len(rows), games, workers, ray):
                keep_line(row)
                rows.append(row)
                tick()
        except KeyboardInterrupt:
            screen.print(f"stopped after {len(rows)} of {games} games", highlight=False)


def new_rows(study: Study, first: int, games: int, workers: int, ray: str | None) -> Iterator[Row]:
    """The games from this number on, in their order, wherever they are played."""
    work = pieces(study, first, games)
    done = (
        done_in_order(play_piece, work, workers)
        if ray is None
        else done_in_order_on_ray(play_piece, work, ray)
    )
    for piece in done:
        yield from piece


def written(
    study: Study, rows: list[Row], games: int, folder: Path, as_csv: bool, lang: str
) -> None:
    """The tables and the report; those of a study that stopped earlier are replaced."""
    for name, lines in tables_of(study, rows).items():
        write_lines(folder / f"{name}.{'csv' if as_csv else 'parquet'}", lines)
    names = Names(find_game(study.game), rules_on(study, 0), lang)
    found = figures_of(study, rows)
    keep(folder / "report.html", report(study, found, comparisons(study, rows), games, names))
