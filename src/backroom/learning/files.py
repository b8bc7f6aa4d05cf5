"""Networks in files, with what they come from."""

from pathlib import Path

from backroom.bots.nets.net import Net, read_net
from backroom.kernel.errors import BadInput
from backroom.learning.training import Course, Progress


class Record:
    """The file of a network that is learning."""

    def __init__(
        self, path: Path, net: Net, game: str, players: int, course: Course, bots: list[str]
    ) -> None:
        self.path = path
        self.net = net
        self.game = game
        self.players = players
        self.course = course
        self.bots = bots
        self.before = list(net.origin.get("courses", []))

    def keep(self, progress: Progress) -> None:
        """Write the network down as it is now, and how it came to be so."""
        lesson = {
            "seed": self.course.seed,
            "minutes": round(progress.seconds / 60, 1),
            "games": progress.games,
            "decisions": progress.decisions,
            "bots": self.bots,
            "rate": self.course.rate,
        }
        self.net.origin = {
            "game": self.game,
            "players": self.players,
            "bare": self.course.bare,
            "courses": [*self.before, lesson],
        }
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.net.save(self.path)
        except OSError as fault:
            raise BadInput(f"the network cannot be kept in {self.path}: {fault.strerror}") from None


def net_to_go_on(path: Path, game: str, players: int, bare: bool) -> Net:
    """The network in this file, if it plays such tables."""
    net = read_net(path)
    of = net.origin.get("game"), net.origin.get("players"), net.origin.get("bare", False)
    if of != (game, players, bare):
        raise BadInput(
            f"the network in {path} plays {of[0]} with {of[1]}, not {game} with {players}"
        )
    return net
