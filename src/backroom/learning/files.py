"""Networks in files, with what they come from."""

from pathlib import Path

from backroom.bots.nets.net import Net, read_net
from backroom.kernel.errors import BadInput
from backroom.learning.training import Course, Progress


def keep_net(
    path: Path,
    net: Net,
    game: str,
    players: int,
    course: Course,
    bots: list[str],
    progress: Progress,
) -> None:
    """Write it down, and how it was trained."""
    net.origin = {
        "game": game,
        "players": players,
        "courses": [
            *net.origin.get("courses", []),
            {
                "seed": course.seed,
                "minutes": round(progress.seconds / 60, 1),
                "games": progress.games,
                "decisions": progress.decisions,
                "bots": bots,
                "rate": course.rate,
            },
        ],
    }
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        net.save(path)
    except OSError as fault:
        raise BadInput(f"the network cannot be kept in {path}: {fault.strerror}") from None


def net_to_go_on(path: Path, game: str, players: int) -> Net:
    """The network in this file, if it plays such tables."""
    net = read_net(path)
    if (net.origin.get("game"), net.origin.get("players")) != (game, players):
        raise BadInput(
            f"the network in {path} plays {net.origin.get('game')} with "
            f"{net.origin.get('players')}, not {game} with {players}"
        )
    return net
