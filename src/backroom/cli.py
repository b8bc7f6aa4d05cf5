"""The command line: `backroom --help`."""

import errno
import os
import sys
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid

import backroom
from backroom.commands.analysing import analysing
from backroom.commands.arguments import (
    AsJson,
    Deck,
    GameArgument,
    Language,
    Options,
    Players,
    card_file,
)
from backroom.commands.backup import backups
from backroom.commands.bots import bots
from backroom.commands.lab import lab_command
from backroom.commands.learning import learning
from backroom.commands.negotiating import negotiating
from backroom.commands.new_game import new_game_command
from backroom.commands.playing import play
from backroom.commands.puzzle import puzzles
from backroom.commands.replaying import replaying
from backroom.commands.service import service
from backroom.commands.simulating import simulating
from backroom.commands.typed_values import harmless, print_json, wanted_options
from backroom.freshness import refuse_stale_build
from backroom.kernel.errors import BadInput
from backroom.kernel.game import all_games, find_game
from backroom.kernel.wire import schema as wire_schema
from backroom.lab.matrix import matrix as rule_matrix
from backroom.words import Speaker
from backroom.words.rulebook import rulebook

app = typer.Typer(
    name="backroom",
    help="Four Mafia table games at one table.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
)
out = Console()


@app.command(epilog="Example: `backroom games --json`")
def games(as_json: AsJson = False, lang: Language = "") -> None:
    """List the games, how many play, and their options."""
    speaker = Speaker(lang)
    if as_json:
        print_json(
            [
                {
                    "id": game.id,
                    "title": game.title,
                    "rules": game.version,
                    "seats": list(game.seats),
                    "actions": len(game.actions),
                    "credits": game.credits,
                    "options": [option._asdict() for option in game.options],
                    "orders": [
                        order._asdict() | {"action": int(order.action.index)}
                        for order in game.orders
                    ],
                }
                for game in all_games().values()
            ]
        )
        return
    for game in all_games().values():
        out.print(f"[bold]{game.title}[/]  {game.seats[0]}–{game.seats[-1]}  ({game.id})")
        out.print(f"  {game.credits}", style="dim")
        for option in game.options:
            stem = f"{game.prefix.lower()}-option-{option.name.replace('_', '-')}"
            out.print(f"  {speaker.ui(stem)}  ({option.rule})")
            for value in option.values:
                chosen = "*" if value == option.default else " "
                words = speaker.ui(f"{stem}-{value.replace('_', '-')}")
                out.print(f"   {chosen} {option.name}={value}  {words}", highlight=False)


@app.command(epilog="Example: `backroom cards capo-della-mafia --deck my-cards.toml`")
def cards(
    game: GameArgument,
    deck: Deck = None,
    option: Options = None,
    as_json: AsJson = False,
    as_toml: Annotated[
        bool, typer.Option("--toml", help="The card file itself, to be corrected and played with.")
    ] = False,
    lang: Language = "",
) -> None:
    """Print the cards and numbers of a game, and where each comes from."""
    found = find_game(game)
    file = card_file(deck) or found.own_cards()
    if as_toml:
        if as_json:
            raise BadInput("choose one of --json and --toml")
        sys.stdout.write(file.text)
        return
    settled = found.rules(found.seats[0], wanted_options(option), file).options
    speaker = Speaker(lang)
    sheets = [speaker.sheet(sheet) for sheet in found.card_sheets(file, settled)]
    if as_json:
        print_json(sheets)
        return
    for sheet in sheets:
        grid = Grid(title=speaker.ui(f"cards-{sheet.title}"), title_justify="left")
        for column in sheet.columns:
            grid.add_column(speaker.ui(f"column-{column}"))
        for row in sheet.rows:
            grid.add_row(*map(str, row))
        out.print(grid)


@app.command(epilog="Example: `backroom rules capo-della-mafia CAP-33 --lang nl`")
def rules(
    game: GameArgument,
    rule: Annotated[str | None, typer.Argument(help="One rule only, such as CAP-33.")] = None,
    lang: Language = "",
    matrix: Annotated[
        bool, typer.Option("--matrix", help="Rule → code → tests (inside a checkout).")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Print the rulebook, one rule of it, or the matrix of rules, code and tests."""
    found = find_game(game)
    if matrix:
        print_matrix(game, as_json)
        return
    book = rulebook(found, lang)
    if as_json:
        print_json(book.rules if rule is None else {rule.upper(): book.rule(rule)})
    elif rule is not None:
        out.print(f"{rule.upper()}  {book.rule(rule)}", highlight=False, markup=False, emoji=False)
    else:
        out.print(Markdown(book.text))


def print_matrix(game: str, as_json: bool) -> None:
    """The matrix; exit code 1 if a rule has no test."""
    rows = rule_matrix(find_game(game))
    bare = [row.rule for row in rows if not row.tests]
    if as_json:
        print_json([row._asdict() for row in rows])
    else:
        grid = Grid("rule", "code", "tests", show_lines=True)
        for row in rows:
            grid.add_row(row.rule, "\n".join(row.code) or "–", "\n".join(row.tests) or "NONE")
        out.print(grid)
        out.print(f"{len(rows)} rules, {len(rows) - len(bare)} shown by a test")
    if bare:
        Console(stderr=True).print(f"without a test: {', '.join(bare)}", style="red")
        raise typer.Exit(1)


@app.command(epilog="Example: `backroom schema capo-della-mafia > capo.schema.json`")
def schema(
    game: GameArgument,
    observation: Annotated[
        bool, typer.Option("--observation", help="The rows of numbers that programs learn from.")
    ] = False,
    players: Players = None,
    option: Options = None,
    deck: Deck = None,
) -> None:
    """Print the JSON Schema of a game's actions, events and views; or what a row of its encoder
    says, for so many players with these options."""
    found = find_game(game)
    if not observation:
        if players is not None or option or deck is not None:
            raise BadInput("players, options and a card file go with --observation")
        print_json(wire_schema(found))
        return
    if found.observation is None:
        raise BadInput(f"{found.title} has no encoder")
    seats = found.seats[0] if players is None else players
    rules = found.rules(seats, wanted_options(option), card_file(deck))
    said = {"game": found.id, "players": seats, "actions": len(found.actions)}
    print_json(said | found.observation(rules).described())


app.command(epilog="Example: `backroom play capo-della-mafia --players 5 --lang de`")(play)
app.add_typer(simulating)
app.add_typer(lab_command)
app.add_typer(negotiating)
app.add_typer(replaying)
app.add_typer(analysing)
app.add_typer(puzzles)
app.add_typer(bots)
app.add_typer(learning)
app.add_typer(new_game_command)
app.add_typer(service)
app.add_typer(backups)


@app.callback(invoke_without_command=True)
def version(
    show: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,
) -> None:
    if show:
        out.print(backroom.__version__)
        raise typer.Exit


def complain(fault: BadInput) -> NoReturn:
    console = Console(stderr=True)
    console.print(
        harmless(f"backroom: {fault}"),
        style="red",
        markup=False,
        highlight=False,
        emoji=False,
        soft_wrap=not console.is_terminal,  # a log gets one line, however long
    )
    sys.exit(2)


def main() -> None:
    """Bad input gets a sentence and exit code 2, never a traceback; so does a full disk."""
    try:
        refuse_stale_build()
        app(prog_name="backroom")
    except BadInput as fault:
        complain(fault)
    except SystemExit:
        flush_or_complain()
        raise
    except OSError as fault:
        complain_of_output(fault)


def flush_or_complain() -> None:
    """What is said last may wait in a buffer; it must not be lost behind an exit code of 0."""
    try:
        sys.stdout.flush()
    except OSError as fault:
        complain_of_output(fault)


def complain_of_output(fault: OSError) -> NoReturn:
    """Only of what has to do with where the output goes: every other fault is one of ours."""
    if fault.errno not in (errno.ENOSPC, errno.EPIPE, errno.EIO, errno.EDQUOT, errno.EFBIG):
        raise fault
    # Python would try once more when it ends, and complain in its own way.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if fault.errno == errno.EPIPE:  # whoever read it has enough, and Typer says as little
        sys.exit(1)
    complain(BadInput(f"the answer cannot be written: {fault.strerror}"))


if __name__ == "__main__":
    main()
