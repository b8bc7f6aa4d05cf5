"""The command of the negotiation benchmark: negotiate."""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from backroom.commands.arguments import AsJson
from backroom.commands.files import keep
from backroom.commands.typed_values import check_seed, games_shown, harmless, print_json
from backroom.kernel.errors import BadInput
from backroom.lab.negotiation.entrants import seated
from backroom.lab.negotiation.leaderboard import as_markdown, as_text, board_at, with_score
from backroom.lab.negotiation.scoring import Result, Score, bouts, results_of, score_of
from backroom.lab.negotiation.tasks import TASKS, find_task, table_of

SEED = 2718
"""That of the leaderboard: scores of the same deals can be set side by side."""
INTERRUPTED = 130
negotiating = typer.Typer(rich_markup_mode="markdown")


@negotiating.command(epilog="Example: `backroom negotiate normal/mute --task goods --games 40`")
def negotiate(
    entrant: Annotated[
        str | None,
        typer.Argument(help="A bot, `trick:NAME`, or your own as `module:Name` or `file.py:Name`."),
    ] = None,
    task: Annotated[
        list[str] | None, typer.Option(help=f"{', '.join(TASKS)}. Repeatable; else all.")
    ] = None,
    games: Annotated[int, typer.Option("--games", "-g", help="For each task.")] = 120,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = SEED,
    rounds: Annotated[int, typer.Option(help="How many rounds a hard bot thinks.")] = 20,
    workers: Annotated[
        int, typer.Option(help="How many games at a time; 0 is one for each core.")
    ] = 0,
    board: Annotated[
        Path | None, typer.Option(help="A leaderboard: scores are written there.")
    ] = None,
    by: Annotated[str, typer.Option(help="Whose bot it is, for the leaderboard.")] = "",
    as_json: AsJson = False,
) -> None:
    """Score a bot on the tasks of the negotiation benchmark, or print a leaderboard."""
    check_seed(seed)
    if rounds < 1 or workers < 0:
        raise BadInput("rounds are a number from 1 on, workers from 0 on")
    known = [] if board is None else board_at(board)
    scores: list[Score] = []
    if entrant is not None:
        names = [find_task(each).name for each in task or TASKS]
        seated(entrant, *table_of(), find_task(names[0]), seed, 0, rounds)  # is there such a bot?
        for name in names:
            scores.append(scored(name, entrant, games, seed, rounds, workers, by))
            known = with_score(known, scores[-1])
            if board is not None:
                keep(board, as_text(known))
    elif board is None:
        raise BadInput("name a bot to be scored, or a leaderboard to be printed (--board)")
    if as_json:
        print_json(scores or known)
    else:
        typer.echo(harmless(as_markdown(scores or known)), nl=False)


def scored(
    task: str, entrant: str, games: int, seed: int, rounds: int, workers: int, by: str
) -> Score:
    """Ctrl-C ends it; the scores of tasks that are done have been written."""
    work = bouts(task, entrant, games, seed, rounds)
    found: list[Result] = []
    with games_shown(Console(stderr=True), f"{entrant}: {task}", games, 0) as tick:
        try:
            for each in results_of(work, workers or os.cpu_count() or 1):
                found.append(each)
                tick()
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
    return score_of(work, found, by)
