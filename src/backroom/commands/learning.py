"""The commands of networks that learn: learn, exploit."""

import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from backroom.commands.arguments import AsJson, GameArgument, Players
from backroom.commands.typed_values import check_seed, print_json
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game, find_game

if TYPE_CHECKING:
    from backroom.bots.nets.net import Net
    from backroom.learning.arena import Arena
    from backroom.learning.files import Record
    from backroom.learning.training import Course, Learner, Progress

learning = typer.Typer(rich_markup_mode="markdown")

DEALS = 4711
"""The seed of the games by which networks are measured: none learns from those."""

FEW_STEPS = 32
"""Among bots decisions are dear: it learns from them in smaller lots."""

Minutes = Annotated[float, typer.Option(help="How long it learns.")]
Decisions = Annotated[
    int, typer.Option(help="Instead: how many decisions of its own; then it can be repeated.")
]
Seed = Annotated[int, typer.Option(help="The same seed begins with the same network and deals.")]
Rate = Annotated[float, typer.Option(help="The length of a step at first; it falls to a tenth.")]
Plain = Annotated[
    bool, typer.Option("--reinforce", help="Learn by REINFORCE on bare rows, to compare with.")
]
Rounds = Annotated[int, typer.Option(help="Rounds that a bot that searches thinks.")]


@learning.command(
    epilog="Example: `backroom learn capo-della-mafia -p 4 --minutes 10 --out capo.npz`"
)
def learn(
    game: GameArgument,
    out: Annotated[Path, typer.Option(help="The file of the network, written every minute.")],
    minutes: Minutes = 10.0,
    decisions: Decisions = 0,
    players: Players = None,
    seed: Seed = 1,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with that network.")] = False,
    against: Annotated[
        str, typer.Option(help="Bots among whom it plays too: one for all, or one a seat.")
    ] = "",
    part: Annotated[float, typer.Option(help="The part of the tables with those bots.")] = 0.5,
    rounds: Rounds = 4,
    rate: Rate = 1e-3,
    plain: Plain = False,
    games: Annotated[int, typer.Option(help="To measure it with, in the end.")] = 400,
) -> None:
    """Let a network learn a game by playing it with itself. Ctrl-C keeps what it has learnt."""
    need_numpy()
    from backroom.bots.players import Budget
    from backroom.learning.files import Record
    from backroom.learning.measuring import measured
    from backroom.learning.training import Learner, places_for

    found, seats = find_game(game), seats_of(game, players)
    if not 0.0 <= part <= 1.0:
        raise BadInput(f"a part of the tables is a number from 0 to 1, not {part:g}")
    bots = seated(against, seats - 1)
    course = course_of(minutes, decisions, seed, rate, plain)
    places = places_for(found.id, seats, course, bots, part, Budget(3600.0, rounds))
    net = net_for(found, seats, course, out if resume else None, places[0])
    screen = Console(stderr=True)
    screen.print(f"{found.title}, {seats} players, seed {seed}", highlight=False)
    record = Record(out, net, found.id, seats, course, bots)
    progress = shown(screen, Learner(net, course, list(places)), record)
    screen.print(f"{out}: {in_words(progress)}", highlight=False)
    for bot in ("random", "easy") if games > 0 else ():
        wins = measured(net, found.id, [bot] * (seats - 1), games, DEALS, bare=course.bare)
        typer.echo(f"against {seats - 1} {bot}: {wins} of the wins; even is {1 / seats:.1%}")


@learning.command(
    epilog="Example: `backroom exploit capo-della-mafia -p 4 --against normal --minutes 10`"
)
def exploit(
    game: GameArgument,
    against: Annotated[
        str, typer.Option(help="The bots to be beaten: one for all, or one a seat.")
    ] = "normal",
    minutes: Minutes = 10.0,
    decisions: Decisions = 0,
    players: Players = None,
    rounds: Rounds = 4,
    seed: Seed = 1,
    begin: Annotated[
        Path | None, typer.Option(help="Begin with this network instead of none.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Keep the network in this file.")] = None,
    rate: Rate = 1e-3,
    plain: Plain = False,
    games: Annotated[int, typer.Option(help="To measure it with, before and after.")] = 1000,
    as_json: AsJson = False,
) -> None:
    """Let a network learn to beat certain bots, for a fixed budget: how far can they be read?"""
    need_numpy()
    from backroom.bots.players import Budget
    from backroom.learning.files import Record
    from backroom.learning.measuring import measured
    from backroom.learning.training import Learner, places_for

    found, seats = find_game(game), seats_of(game, players)
    if rounds < 1 or games < 1:
        raise BadInput("rounds and games are whole numbers from 1 on")
    bots = seated(against or "normal", seats - 1)
    budget = Budget(3600.0, rounds)
    course = course_of(minutes, decisions, seed, rate, plain)
    course = course._replace(guests=0.0, steps=FEW_STEPS)
    places = places_for(found.id, seats, course, bots, 1.0, budget)
    net = net_for(found, seats, course, begin, places[0])
    screen = Console(stderr=True)
    before = measured(
        None if begin is None else net, found.id, bots, games, DEALS, budget, course.bare
    )
    record = None if out is None else Record(out, net, found.id, seats, course, bots)
    progress = shown(screen, Learner(net, course, list(places)), record)
    after = measured(net, found.id, bots, games, DEALS, budget, course.bare)
    if as_json:
        said = {"game": found.id, "players": seats, "bots": bots, "rounds": rounds, "seed": seed}
        said |= {"minutes": progress.seconds / 60, "games": progress.games}
        said |= {"decisions": progress.decisions, "even": 1 / seats}
        print_json(said | {"before": before, "after": after})
        return
    typer.echo(f"{found.title}, one among {', '.join(bots)}; even is {1 / seats:.1%}")
    typer.echo(f"{'random play' if begin is None else begin}: {before}")
    typer.echo(f"after {in_words(progress)}: {after}")


def need_numpy() -> None:
    """Networks need what `backroom[rl]` brings; one thread, for more only wait for each other."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    for needed in ("librt", "numpy"):
        if find_spec(needed) is None:
            raise BadInput(f"this needs {needed}: pip install 'backroom[rl]'")


def seats_of(game: str, players: int | None) -> int:
    return find_game(game).seats[0] if players is None else players


def course_of(minutes: float, decisions: int, seed: int, rate: float, plain: bool) -> "Course":
    from backroom.learning.training import Course, reinforce

    if not 0.0 < minutes <= 100_000.0:
        raise BadInput(f"a course takes some minutes, not {minutes:g}")
    if decisions < 0:
        raise BadInput(f"a course takes some decisions, not {decisions}")
    if not 0.0 < rate <= 1.0:
        raise BadInput(f"the length of a step is a number above 0 and up to 1, not {rate:g}")
    check_seed(seed)
    course = Course(minutes=minutes, decisions=decisions, seed=seed, rate=rate)
    return reinforce(course) if plain else course


def net_for(found: Game, seats: int, course: "Course", begin: Path | None, place: "Arena") -> "Net":
    """The network to go on with, or a new one."""
    from backroom.learning.files import net_to_go_on
    from backroom.learning.training import new_net

    if begin is not None:
        return net_to_go_on(begin, found.id, seats, course.bare)
    return new_net(place, course)


def seated(text: str, seats: int) -> list[str]:
    """One bot for all seats, or one for each."""
    if not text:
        return []
    named = text.split(",")
    return named * seats if len(named) == 1 else named


def shown(screen: Console, learner: "Learner", record: "Record | None") -> "Progress":
    """Learn, with a line that says how it goes, and keep the network every minute and in the
    end."""
    from backroom.learning.training import train

    minutes = 0
    with screen.status("learning") as status:

        def tell(progress: "Progress") -> None:
            nonlocal minutes
            status.update(f"{in_words(progress)}, {progress.left:.0%} left; Ctrl-C keeps it")
            if progress.seconds >= 60 * (minutes + 1):
                minutes = int(progress.seconds // 60)
                if not screen.is_terminal:
                    screen.print(in_words(progress), highlight=False)
                if record is not None:
                    record.keep(progress)

        progress = train(learner, tell)
    if record is not None:
        record.keep(progress)
    return progress


def in_words(progress: "Progress") -> str:
    won = "" if progress.won != progress.won else f", {progress.won:.0%} of the last wins"
    return (
        f"{progress.games:,} games, {progress.decisions:,} decisions{won} "
        f"in {progress.seconds / 60:.1f} minutes"
    )
