"""The command that lets many random games be played: simulate."""

import os
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from backroom.commands.arguments import (
    AsJson,
    Deck,
    GameArgument,
    Games,
    Options,
    Players,
    Resume,
    Store,
    TableFile,
    card_file,
)
from backroom.commands.stored import check_table, games_before, kept_lines, write_table
from backroom.commands.typed_values import check_seed, games_shown, print_json, wanted_options
from backroom.kernel.errors import BadInput
from backroom.kernel.game import find_game
from backroom.lab.intervals import margin_in_words
from backroom.lab.simulate import Simulated, Summary, is_of, play_series, series_of, summed_up

simulating = typer.Typer(rich_markup_mode="markdown")


@simulating.command(epilog="Example: `backroom simulate capo-della-mafia -p 7 --games 1000 --json`")
def simulate(
    game: GameArgument,
    players: Players = None,
    games: Games = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    offers: Annotated[
        bool,
        typer.Option("--offers", help="The players also make each other offers, where there are."),
    ] = False,
    workers: Annotated[
        int, typer.Option(help="How many games at a time; 0 is one for each core.")
    ] = 1,
    store: Store = None,
    resume: Resume = False,
    table: TableFile = None,
    option: Options = None,
    deck: Deck = None,
    as_json: AsJson = False,
) -> None:
    """Let random players play many games, and sum them up."""
    found = find_game(game)
    seats = found.seats[-1] if players is None else players
    check_seed(seed)
    if workers < 0:
        raise BadInput(f"workers are a number from 0 on, not {workers}")
    if games < 1:
        raise BadInput(f"at least one game must be played, not {games}")
    series = series_of(found, seats, wanted_options(option), seed, card_file(deck), offers)
    check_table(table)
    rows = games_before(
        store,
        resume,
        Simulated,
        lambda number, row: number < games and is_of(series, number, row),
    )
    screen = Console(stderr=True)
    many = workers or os.cpu_count() or 1
    with (
        games_shown(screen, found.title, games, len(rows)) as tick,
        kept_lines(store, rows) as keep,
    ):
        try:
            for row in play_series(series, len(rows), games, many):
                keep(row)
                rows.append(row)
                tick()
        except KeyboardInterrupt:
            screen.print(f"stopped after {len(rows)} of {games} games", highlight=False)
            if not rows:
                raise typer.Exit(130) from None
    if table is not None:
        write_table(table, rows)
    summary = summed_up(series, rows)
    if as_json:
        print_json(summary)
    else:
        print_summary(summary)
    if len(rows) < games:
        raise typer.Exit(130)


def print_summary(summary: Summary) -> None:
    out = Console()
    out.print(
        f"{summary.games} games of {summary.game}, {summary.players} players, seed {summary.seed}"
    )
    grid = Grid("", "mean", "least", "10 %", "90 %", "most")
    for name, spread in (
        ("rounds", summary.rounds),
        ("decisions", summary.decisions),
        *([("deals", summary.deals)] if summary.offers else []),
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
    seats = Grid("seat", "points", "share of wins (95 %)")
    for seat in range(summary.players):
        margin = margin_in_words(summary.points_margins[seat])
        seats.add_row(
            str(seat + 1),
            f"{summary.points_by_seat[seat]:,.1f} ± {margin}",
            str(summary.wins_by_seat[seat]),
        )
    out.print(seats)
    out.print(f"shared wins: {summary.shared_wins}")
    ways = [f"{ending} {count}" for ending, count in summary.endings.items()]
    out.print(f"ended by: {', '.join(ways)}; broken off: {summary.ended_by_bound}")
