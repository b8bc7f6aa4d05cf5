"""The commands about bots: tournament, tune."""

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from backroom.bots.weights import weight_path
from backroom.commands.arguments import AsJson, Games, Options, Players, Resume, Store, TableFile
from backroom.commands.files import keep, read_text
from backroom.commands.stored import check_table, games_before, kept_lines, write_table
from backroom.commands.typed_values import check_seed, games_shown, print_json, wanted_options
from backroom.kernel.errors import BadInput
from backroom.kernel.game import find_game
from backroom.lab.intervals import margin_in_words
from backroom.lab.tournament import Outcome, Played, is_of, jobs, outcome_of, play_all
from backroom.lab.tuning import Trial, rewritten
from backroom.lab.tuning import tune as tune_weights

bots = typer.Typer(rich_markup_mode="markdown")


@bots.command(
    epilog="Example: `backroom tournament counterfeiters --bots hard,normal,normal,normal`"
)
def tournament(
    game: Annotated[str, typer.Argument(help="The game, for example capo-della-mafia.")],
    entrants: Annotated[
        str,
        typer.Option(
            "--bots", help="One bot for each seat: level, level/temper, level/mute, with commas."
        ),
    ] = "normal,random,random,random",
    games: Games = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 1,
    seconds: Annotated[float, typer.Option(help="How long a hard bot thinks.")] = 1.0,
    rounds: Annotated[
        int, typer.Option(help="Instead: how many rounds it thinks; then it can be repeated.")
    ] = 0,
    workers: Annotated[
        int, typer.Option(help="How many games at a time; 0 is one for each core.")
    ] = 0,
    store: Store = None,
    resume: Resume = False,
    table: TableFile = None,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other, each in every seat, and say how sure the result is."""
    from backroom.bots.decision import NO_END
    from backroom.bots.players import Budget

    check_table(table)
    found = find_game(game)
    wanted = wanted_options(option)
    check_seed(seed)
    if seconds <= 0 or rounds < 0 or workers < 0:
        raise BadInput("seconds, rounds and workers are numbers from 0 on")
    budget = Budget(3600.0, rounds) if rounds else Budget(seconds, NO_END)
    work = jobs(found, entrants.split(","), games, seed, wanted, budget)
    played = games_before(
        store,
        resume,
        Played,
        lambda number, game: number < len(work) and is_of(work[number], game),
    )
    screen = Console(stderr=True)
    with (
        games_shown(screen, found.title, games, len(played)) as tick,
        kept_lines(store, played) as keep_line,
    ):
        left = work[len(played) :]
        many = workers or os.cpu_count() or 1
        try:
            for each in play_all(left, many, tick):
                keep_line(each)
                played.append(each)
        except KeyboardInterrupt:
            screen.print(f"stopped after {len(played)} of {games} games", highlight=False)
            if not played:
                raise typer.Exit(130) from None
    if table is not None:
        write_table(table, played)
    outcome = outcome_of(work, played)
    if as_json:
        print_json(outcome)
    else:
        print_outcome(outcome)
    if len(played) < games:
        raise typer.Exit(130)


def print_outcome(outcome: Outcome) -> None:
    out = Console()
    out.print(
        f"{outcome.games} games of {outcome.game}, {outcome.players} players, seed {outcome.seed};"
        f" an even share is {outcome.even:.1%}",
        highlight=False,
    )
    grid = Grid("bot", "share of wins (95 %)", "points")
    for each in outcome.entrants:
        grid.add_row(
            each.bot,
            str(each.wins),
            f"{each.points:,.1f} ± {margin_in_words(each.points_margin)}",
        )
    out.print(grid)
    margin = margin_in_words(outcome.points_together_margin)
    out.print(f"together {outcome.points_together:,.1f} ± {margin} points", highlight=False)


@bots.command(
    epilog="Example: `backroom tune maffiosi --trials 50 --record docs/tuning/maffiosi.jsonl`"
)
def tune(
    game: Annotated[str, typer.Argument(help="The game whose judgement is tuned.")],
    trials: Annotated[int, typer.Option(help="How many changes are tried.")] = 20,
    deals: Annotated[int, typer.Option(help="Deals for each, played in every seat.")] = 50,
    players: Players = None,
    level: Annotated[str, typer.Option(help="The bot that plays itself.")] = "normal",
    rounds: Annotated[int, typer.Option(help="Rounds of thinking, for a hard bot.")] = 100,
    weight: Annotated[
        list[str] | None, typer.Option(help="Only this weight. Repeatable; else all.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed tries the same.")] = 1,
    workers: Annotated[
        int, typer.Option(help="How many games at a time; 0 is one for each core.")
    ] = 0,
    record: Annotated[
        Path | None, typer.Option(help="Add every trial to this file, a line of JSON each.")
    ] = None,
    write: Annotated[
        bool, typer.Option("--write", help="Change the weights in the judgement's own file.")
    ] = False,
) -> None:
    """Look for better weights by self-play."""
    found = find_game(game)
    if trials < 1 or deals < 2 or workers < 0 or rounds < 1:
        raise BadInput("tuning takes at least one trial of two deals")
    check_seed(seed)
    out = Console()
    kept: dict[str, float] = {}
    lines = read_text(record) if record is not None and record.exists() else ""
    seats = min(4, found.seats[-1]) if players is None else players
    for trial in tune_weights(
        found,
        seats,
        level,
        trials,
        deals,
        seed,
        weight or [],
        workers or os.cpu_count() or 1,
        rounds,
    ):
        lines += msgspec.json.encode(trial).decode() + "\n"
        kept |= trial.changes if trial.kept else {}
        out.print(sentence(trial), highlight=False)
        if record is not None:
            keep(record, lines)
    if write and kept:
        path = weight_path(found.folder)
        keep(path, rewritten(read_text(path), kept))
    out.print(f"kept: {kept}" if kept else "nothing was better", highlight=False)


def sentence(trial: Trial) -> str:
    changes = ", ".join(f"{name} = {value}" for name, value in trial.changes.items())
    verdict = "kept" if trial.kept else "no better"
    return f"{trial.number}: {changes}: {trial.share:.1%} ± {trial.margin:.1%} ({verdict})"
