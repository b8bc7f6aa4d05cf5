"""The command line: `backroom --help`."""

import os
import secrets
import shlex
import sys
import time
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from platformdirs import user_data_path
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import Progress
from rich.table import Table as Grid

import backroom
from backroom.bots.specs import read_spec
from backroom.commands.analysing import analysing
from backroom.commands.arguments import AsJson, Deck, GameArgument, Language, Options, Players, Seed
from backroom.commands.backup import backups
from backroom.commands.bots import bots
from backroom.commands.files import keep, read_text
from backroom.commands.new_game import new_game_command
from backroom.commands.puzzle import puzzles
from backroom.commands.replaying import replaying
from backroom.commands.service import service
from backroom.commands.typed_values import check_seed, harmless, print_json, wanted_options
from backroom.freshness import refuse_stale_build
from backroom.kernel.cards import CardFile
from backroom.kernel.errors import BadInput
from backroom.kernel.game import all_games, find_game
from backroom.kernel.rng import fast_rng
from backroom.kernel.wire import schema as wire_schema
from backroom.lab.matrix import matrix as rule_matrix
from backroom.lab.simulate import Summary
from backroom.lab.simulate import simulate as simulate_games
from backroom.table import Table
from backroom.terminal.plain import Ending, Sitting
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


def card_file(deck: Path | None) -> CardFile | None:
    return None if deck is None else CardFile(read_text(deck), str(deck))


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


@app.command(epilog="Example: `backroom simulate capo-della-mafia -p 7 --games 1000 --json`")
def simulate(
    game: GameArgument,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-g", help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: Options = None,
    deck: Deck = None,
    as_json: AsJson = False,
) -> None:
    """Let random players play many games, and sum them up."""
    found = find_game(game)
    seats = found.seats[-1] if players is None else players
    wanted = wanted_options(option)
    check_seed(seed)
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(found.title, total=games)
        summary = simulate_games(
            found, seats, wanted, games, seed, card_file(deck), lambda: progress.advance(task)
        )
    if as_json:
        print_json(summary)
    else:
        print_summary(summary)


def print_summary(summary: Summary) -> None:
    out.print(
        f"{summary.games} games of {summary.game}, {summary.players} players, seed {summary.seed}"
    )
    grid = Grid("", "mean", "least", "10 %", "90 %", "most")
    for name, spread in (
        ("rounds", summary.rounds),
        ("decisions", summary.decisions),
        ("points", summary.points),
    ):
        grid.add_row(
            name,
            f"{spread.mean:.2f}",
            str(spread.least),
            str(spread.tenth),
            str(spread.ninetieth),
            str(spread.most),
        )
    out.print(grid)
    seats = Grid("seat", "points", "wins")
    for seat in range(summary.players):
        seats.add_row(
            str(seat), f"{summary.points_by_seat[seat]:.2f}", f"{summary.wins_by_seat[seat]:.1%}"
        )
    out.print(seats)
    out.print(f"shared wins: {summary.shared_wins}")
    ways = [f"{ending} {count}" for ending, count in summary.endings.items()]
    out.print(f"ended by: {', '.join(ways)}; broken off: {summary.ended_by_bound}")


@app.command(epilog="Example: `backroom play capo-della-mafia --players 5 --lang de`")
def play(
    game: GameArgument,
    players: Players = None,
    seed: Seed = None,
    option: Options = None,
    deck: Deck = None,
    lang: Language = "",
    resume: Annotated[Path | None, typer.Option(help="Go on with a kept game.")] = None,
    level: Annotated[
        str, typer.Option("--bots", help="Who plays against you: random, easy, normal/bold, …")
    ] = "normal",
) -> None:
    """Play in the terminal against bots."""
    found = find_game(game)
    if resume is not None:
        if any(given is not None for given in (players, seed, option, deck)):
            raise BadInput("a kept game has its own players, seed, options and cards")
        table = Table.read(read_text(resume), str(resume), found)
        if table.state.is_over():
            raise BadInput(f"{resume}: this game is over; there is nothing to go on with")
    else:
        seats = min(4, found.seats[-1]) if players is None else players
        name = str(check_seed(seed)) if seed is not None else secrets.token_hex(16)
        table = Table.open(found, seats, wanted_options(option), name, card_file(deck))
    spec = str(read_spec(level))
    sitting = Sitting(table, 0, lang, fast_rng(secrets.randbits(63)), out, spec)
    if sitting.play() is Ending.KEPT:
        path = resume or keep_path(found.id)
        keep(path, table.log())
        # `make play` runs without installing; it says how this program is called from there.
        called = shlex.split(os.environ.get("BACKROOM_COMMAND", "backroom"))
        words = [*called, "play", found.id, "--resume", str(path)]
        if lang != "en":
            words += ["--lang", lang]
        sitting.voice.say("play-kept", "bold", wrap=False, command=shlex.join(words))
    elif resume is not None:
        keep(resume, table.log())


def keep_path(game: str) -> Path:
    folder = user_data_path("backroom") / "games"
    return folder / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}.backroom"


@app.command(epilog="Example: `backroom schema capo-della-mafia > capo.schema.json`")
def schema(game: GameArgument) -> None:
    """Print the JSON Schema of a game's actions, events and views."""
    print_json(wire_schema(find_game(game)))


app.add_typer(replaying)
app.add_typer(analysing)
app.add_typer(puzzles)
app.add_typer(bots)
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
    Console(stderr=True).print(
        harmless(f"backroom: {fault}"), style="red", markup=False, highlight=False, emoji=False
    )
    sys.exit(2)


def main() -> None:
    """Bad input gets a sentence and exit code 2, never a traceback."""
    try:
        refuse_stale_build()
        app(prog_name="backroom")
    except BadInput as fault:
        complain(fault)


if __name__ == "__main__":
    main()
