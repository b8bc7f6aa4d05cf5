"""`backroom play`: one person at one table, on the whole screen or in plain words."""

import getpass
import os
import secrets
import shlex
import sys
import time
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path
from rich.console import Console

from backroom.bots.learnt_levels import MASTER, why_no_master
from backroom.bots.names import BOT_NAMES
from backroom.bots.specs import read_spec
from backroom.commands.arguments import (
    Deck,
    Language,
    Options,
    Players,
    Seed,
    card_file,
    game_names,
)
from backroom.commands.files import keep, read_text
from backroom.commands.typed_values import check_seed, wanted_options
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game, find_game
from backroom.kernel.rng import fast_rng
from backroom.table import Table
from backroom.terminal.plain import Ending, Sitting
from backroom.terminal.voice import Voice
from backroom.words import Speaker

LONGEST_NAME = 40
OptionalGame = Annotated[
    str | None,
    typer.Argument(
        help="The game, for example capo-della-mafia; at a house the table says it.",
        autocompletion=game_names,
    ),
]
Name = Annotated[
    str | None, typer.Option("--name", "-n", help="What you are called; else as you logged in.")
]


def play(
    game: OptionalGame = None,
    players: Players = None,
    seed: Seed = None,
    option: Options = None,
    deck: Deck = None,
    lang: Language = "",
    resume: Annotated[Path | None, typer.Option(help="Go on with a kept game.")] = None,
    level: Annotated[
        str,
        typer.Option("--bots", help="Who plays against you: easy, normal/bold, hard, …"),
    ] = "normal",
    server: Annotated[
        str | None,
        typer.Option(help="Sit down at a table of a house: the link that you were sent."),
    ] = None,
    name: Name = None,
    plain: Annotated[
        bool,
        typer.Option("--plain", help="In words, line by line: for screen readers and pipes."),
    ] = False,
) -> None:
    """Play in the terminal, against bots or at a table of a house."""
    if server is not None:
        if any(given is not None for given in (game, players, seed, option, deck, resume)):
            raise BadInput("at a house the table says what is played: leave out all but --server")
        play_at_house(server, checked_name(name), lang, plain)
        return
    if game is None:
        raise typer.BadParameter("Missing argument 'GAME': name a game, or --server and a link.")
    found = find_game(game)
    if resume is not None:
        if any(given is not None for given in (players, seed, option, deck, name)):
            raise BadInput("a kept game has its own players, seed, options, cards and names")
        table = resumed(resume, found)
    else:
        table = new_table(found, players, seed, option, deck, checked_name(name))
    spec = checked_bot(level, found, int(table.rules.seats))
    Speaker(lang)  # a language that we do not speak is said before the screen is taken
    out = Console()
    if not plain and screen_is_ours(out, lang):
        play_on_screen(table, lang, spec, resume or keep_path(found.id), out)
        return
    rng = fast_rng(secrets.randbits(63))
    if Sitting(table, 0, lang, rng, out, spec).play() is Ending.KEPT:
        put_aside(table, resume or keep_path(found.id), lang, out)
    elif resume is not None:
        keep(resume, table.log())


def checked_bot(level: str, game: Game, players: int) -> str:
    """Who plays against you; a master needs a network that has learnt this game."""
    spec = read_spec(level)
    lacking = why_no_master(game, players) if spec.level == MASTER else None
    if lacking is not None:
        raise BadInput(lacking)
    return str(spec)


def new_table(
    game: Game,
    players: int | None,
    seed: int | None,
    option: list[str] | None,
    deck: Path | None,
    name: str,
) -> Table:
    seats = min(4, game.seats[-1]) if players is None else players
    drawn = str(check_seed(seed)) if seed is not None else secrets.token_hex(16)
    options = wanted_options(option)
    cards = card_file(deck)
    rules = game.rules(seats, options, cards)
    numbered = game.teller(rules).seat(0).facts
    names = names_for(name, seats) if numbered else ()
    return Table.open(game, seats, options, drawn, cards, names)


def names_for(name: str, seats: int) -> Sequence[str]:
    """Where the game calls its players by number they have names; colours are names enough."""
    bots = [each for each in BOT_NAMES if each != name]
    return [name, *bots[: seats - 1]]


def checked_name(name: str | None) -> str:
    """A name to be called by: as one logged in, if one does not say; "" if that is no name."""
    if name is None:
        try:
            name = getpass.getuser().capitalize()
        except (OSError, KeyError, ImportError):
            name = ""
        return name if name.isprintable() and name != "Root" else ""
    if not name.strip() or not name.isprintable() or len(name.strip()) > LONGEST_NAME:
        raise BadInput(f"a name has 1 to {LONGEST_NAME} letters that can be read")
    return name.strip()


def resumed(path: Path, game: Game) -> Table:
    table = Table.read(read_text(path), str(path), game)
    if table.state.is_over():
        raise BadInput(f"{path}: this game is over; there is nothing to go on with")
    return table


# On the whole screen


def screen_is_ours(out: Console, lang: str) -> bool:
    """May the application be shown: is there a terminal that can show it, and is it installed?"""
    streams = (sys.stdin, sys.stdout, sys.stderr)  # Textual draws on the last of them
    if not all(each.isatty() for each in streams) or os.environ.get("TERM") == "dumb":
        return False
    if find_spec("textual") is None:
        Voice(Speaker(lang), out).say("play-app-missing", "dim")
        return False
    return True


def play_on_screen(table: Table, lang: str, level: str, path: Path, out: Console) -> None:
    """Whatever happens, what was played is kept."""
    from backroom.terminal.app.application import BackroomApp
    from backroom.terminal.places.home import HomePlace
    from backroom.terminal.thinking import OwnProcess

    thinker = OwnProcess()
    place = HomePlace(table, 0, lang, level, fast_rng(secrets.randbits(63)), thinker)
    try:
        BackroomApp(place).run()
    finally:
        try:
            if not table.state.is_over():
                put_aside(table, path, lang, out)
            elif path.exists():
                keep(path, table.log())
        finally:
            place.close()
    for line in place.moment.result:
        place_says(out, line)


def place_says(out: Console, line: str) -> None:
    out.print(line, highlight=False, markup=False, emoji=False)


def play_at_house(link: str, name: str, lang: str, plain: bool) -> None:
    """At a served table, by its link."""
    from backroom.commands.web_part import needs_terminal_part

    out = Console()
    on_screen = not plain and screen_is_ours(out, lang)
    with needs_terminal_part():
        from backroom.terminal.places.guest import sit_down
        from backroom.terminal.places.served import ServedPlace

    place = ServedPlace(sit_down(link, name or "Guest", lang), lang)
    if on_screen:
        from backroom.terminal.app.application import BackroomApp

        BackroomApp(place).run()
        for line in place.moment.result:
            place_says(out, line)
    else:
        from backroom.terminal.house_plain import HouseSitting

        HouseSitting(place, out, talks_back=sys.stdin.isatty()).play()
    if not place.moment.result:
        again = [*command(), "play", "--server", link, *(["--plain"] if plain else [])]
        Voice(place.speaker, out).say("play-app-seat-kept", wrap=False, command=shlex.join(again))


# Keeping


def put_aside(table: Table, path: Path, lang: str, out: Console) -> None:
    """Keep the game, and say how to go on."""
    keep(path, table.log())
    words = [*command(), "play", table.game.id, "--resume", str(path)]
    if lang != "en":
        words += ["--lang", lang]
    Voice(Speaker(lang), out).say("play-kept", "bold", wrap=False, command=shlex.join(words))


def command() -> list[str]:
    """How this program is called; `make play` runs without installing and says how."""
    return shlex.split(os.environ.get("BACKROOM_COMMAND", "backroom"))


def keep_path(game: str) -> Path:
    folder = user_data_path("backroom") / "games"
    return folder / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}.backroom"
