"""The commands of networks that learn: learn, exploit."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from backroom.commands.arguments import AsJson, GameArgument, Players
from backroom.commands.typed_values import check_seed, print_json
from backroom.kernel.errors import BadInput
from backroom.kernel.game import find_game

if TYPE_CHECKING:
    from backroom.learning.training import Learner, Progress

learning = typer.Typer(rich_markup_mode="markdown")

Minutes = Annotated[float, typer.Option(help="How long it learns.")]
Seed = Annotated[int, typer.Option(help="The same seed begins with the same network and deals.")]


@learning.command(
    epilog="Example: `backroom learn capo-della-mafia -p 4 --minutes 10 --out capo.npz`"
)
def learn(
    game: GameArgument,
    out: Annotated[Path, typer.Option(help="The file of the network.")],
    minutes: Minutes = 10.0,
    players: Players = None,
    seed: Seed = 1,
    resume: Annotated[bool, typer.Option(help="Go on with the network in that file.")] = False,
    against: Annotated[
        str, typer.Option(help="Bots among whom it plays too: a level, or one for each seat.")
    ] = "",
    part: Annotated[float, typer.Option(help="The part of the tables with those bots.")] = 0.25,
    games: Annotated[int, typer.Option(help="To measure it with, against `easy`.")] = 400,
    rate: Annotated[float, typer.Option(help="The length of a step at first.")] = 1e-3,
) -> None:
    """Let a network learn a game by playing it with itself. Ctrl-C keeps what it has learnt."""
    need_numpy()
    from backroom.bots.players import Budget
    from backroom.learning import files, measuring, training

    found = find_game(game)
    seats = found.seats[0] if players is None else players
    check_minutes(minutes)
    if not 0.0 <= part <= 1.0:
        raise BadInput(f"a part of the tables is a number from 0 to 1, not {part:g}")
    bots = seated(against, seats - 1)
    course = training.Course(minutes=minutes, seed=check_seed(seed), rate=rate)
    places = training.places_for(found.id, seats, course, bots, part, Budget(3600.0, 4))
    net = files.net_to_go_on(out, found.id, seats) if resume else None
    if net is None:
        net = training.new_net(places[0], course)
    learner = training.Learner(net, course, list(places))
    screen = Console(stderr=True)
    screen.print(f"{found.title}, {seats} players, seed {seed}", highlight=False)
    progress = shown(screen, learner, minutes)
    files.keep_net(out, net, found.id, seats, course, bots if part else [], progress)
    screen.print(f"{out}: {in_words(progress)}", highlight=False)
    if games:
        for bot in ("random", "easy"):
            wins = measuring.measured(net, found.id, [bot] * (seats - 1), games, 4711)
            print(f"against {seats - 1} {bot}: {wins} of the wins; even is {1 / seats:.1%}")


@learning.command(
    epilog="Example: `backroom exploit capo-della-mafia -p 4 --against normal --minutes 10`"
)
def exploit(
    game: GameArgument,
    against: Annotated[str, typer.Option(help="The bots to be beaten.")] = "normal",
    minutes: Minutes = 10.0,
    players: Players = None,
    rounds: Annotated[int, typer.Option(help="Rounds that a searching bot thinks.")] = 4,
    seed: Seed = 1,
    begin: Annotated[
        Path | None, typer.Option(help="Begin with this network instead of none.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Keep the network in this file.")] = None,
    games: Annotated[int, typer.Option(help="To measure it with.")] = 1000,
    rate: Annotated[float, typer.Option(help="The length of a step at first.")] = 1e-3,
    as_json: AsJson = False,
) -> None:
    """Let a network learn to beat certain bots, for a fixed time: how far can they be read?"""
    need_numpy()
    from backroom.bots.players import Budget
    from backroom.learning import files, measuring, training

    found = find_game(game)
    seats = found.seats[0] if players is None else players
    check_minutes(minutes)
    if rounds < 1 or games < 1:
        raise BadInput("rounds and games are whole numbers from 1 on")
    bots = seated(against or "normal", seats - 1)
    budget = Budget(3600.0, rounds)
    course = training.Course(minutes=minutes, seed=check_seed(seed), guests=0.0, rate=rate)
    places = training.places_for(found.id, seats, course, bots, 1.0, budget)
    net = files.net_to_go_on(begin, found.id, seats) if begin is not None else None
    if net is None:
        net = training.new_net(places[0], course)
    before = measuring.measured(net if begin else None, found.id, bots, games, 4711, budget)
    learner = training.Learner(net, course, list(places))
    screen = Console(stderr=True)
    progress = shown(screen, learner, minutes)
    if out is not None:
        files.keep_net(out, net, found.id, seats, course, bots, progress)
    after = measuring.measured(net, found.id, bots, games, 4711, budget)
    if as_json:
        print_json(
            {
                "game": found.id,
                "players": seats,
                "bots": bots,
                "rounds": rounds,
                "seed": seed,
                "minutes": minutes,
                "games": progress.games,
                "decisions": progress.decisions,
                "before": before,
                "after": after,
                "even": 1 / seats,
            }
        )
        return
    first = "that network before" if begin else "random play"
    print(f"{found.title}, one among {', '.join(bots)}; even is {1 / seats:.1%}")
    print(f"{first}: {before}")
    print(f"after {in_words(progress)}: {after}")


def need_numpy() -> None:
    """Networks need what `backroom[rl]` brings; one thread, for more only wait for each other."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        import librt.vecs
        import numpy  # noqa: F401
    except ImportError as fault:
        raise BadInput(f"this needs {fault.name}: pip install 'backroom[rl]'") from None


def check_minutes(minutes: float) -> None:
    if not 0.0 < minutes <= 100_000.0:
        raise BadInput(f"a course takes some minutes, not {minutes:g}")


def seated(text: str, seats: int) -> list[str]:
    """One bot for all seats, or one for each."""
    if not text:
        return []
    named = text.split(",")
    return named * seats if len(named) == 1 else named


def shown(screen: Console, learner: "Learner", minutes: float) -> "Progress":
    """Learn, with a line that says how it goes."""
    from backroom.learning.training import train

    if not screen.is_terminal:
        said = 0

        def tell(progress: "Progress") -> None:
            nonlocal said
            if progress.seconds >= 60 * (said + 1):
                said = int(progress.seconds // 60)
                screen.print(in_words(progress), highlight=False)

        return train(learner, tell)
    with screen.status("learning") as status:
        return train(
            learner,
            lambda progress: status.update(f"{in_words(progress)} of {minutes:g}; Ctrl-C keeps it"),
        )


def in_words(progress: "Progress") -> str:
    won = "" if progress.won != progress.won else f", {progress.won:.0%} of the last wins"
    return (
        f"{progress.games:,} games, {progress.decisions:,} decisions{won} "
        f"in {progress.seconds / 60:.1f} minutes"
    )
