"""How long a person waits between his decisions at a table of bots.

`PYTHONPATH=.build/optimised:tests python -m load.waiting` opens a house with the settings of a
host; a scripted person, who decides as a normal bot would and at once, plays with four hard bots.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

from backroom.bots.players import Budget, Player
from backroom.bots.specs import Spec
from backroom.server.operations.settings import Settings
from backroom.table import Table
from builders.rooms_inside import game_of
from builders.running_house import House, Json, Socket, open_house

PERSON = 0


class Waiter:
    """The scripted person, and how long he waited for each of his decisions."""

    def __init__(self, house: House, line: Socket, table: Table, seed: int) -> None:
        self.house = house
        self.line = line
        self.table = table
        self.plays = Player(table.game, table.rules, Spec("normal"), seed, PERSON, Budget())
        self.waits: list[float] = []
        self.since = time.monotonic()
        """When he had answered what he was asked last."""

    def play(self) -> None:
        """To the end of the game."""
        while (asked := self.next_update()) is not None:
            if asked["question"]["must"]:
                self.waits.append(time.monotonic() - self.since)
            action = self.house.inside(lambda: self.plays.decide(self.table.state, PERSON, False))
            if action is None:
                self.line.wait("update")
                continue
            answer = self.line.act(int(action.index))
            while self.line.newest["update"]["seq"] < answer.get("seq", 0):
                self.line.take()
            if asked["question"]["must"]:
                self.since = time.monotonic()

    def next_update(self) -> Json | None:
        """What he is asked next; nothing when the game is over."""
        line = self.line
        while True:
            update = line.newest["update"]
            if update["result"] is not None:
                return None
            if update["question"] is not None:
                return update
            line.wait("update")


def hosts(folder: str) -> Json:
    """The settings of a host, but for those that keep strangers away."""
    usual = Settings(database=folder)
    return {"pace": usual.pace, "courtesy": usual.courtesy, "safe": usual.safe}


def waited(game: str, level: str, bots: int, seed: int, workers: int | None) -> list[float]:
    """One game of a person with so many bots of this level."""
    with tempfile.TemporaryDirectory() as folder:
        settings = hosts(folder) | ({} if workers is None else {"bot_workers": workers})
        with open_house(Path(folder), **settings) as house:
            person = house.guest("Ann")
            table = person.make(game, 1 + bots)
            person.sit(table, PERSON)
            person.bots(table, *range(1, 1 + bots), level=level)
            person.start(table)
            with person.socket(table) as line:
                line.wait("update")
                waiter = Waiter(house, line, game_of(house, table), seed)
                waiter.play()
            return waiter.waits


def told(waits: list[float]) -> str:
    """All decisions, and those for which he waited at all."""
    real = [each for each in waits if each > 0.2]
    return (
        f"{len(waits)} decisions: median {median(waits):.1f} s, 90th percentile"
        f" {quantiles(waits, n=10)[-1]:.1f} s, longest {max(waits):.1f} s; of the {len(real)} for"
        f" which others had to act: {median(real):.1f} s and {quantiles(real, n=10)[-1]:.1f} s"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="la-cosa-nostra")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--bots", type=int, default=4)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, help="processes in which bots think")
    asked = parser.parse_args()
    waits: list[float] = []
    for number in range(asked.games):
        waits += waited(asked.game, asked.level, asked.bots, asked.seed + number, asked.workers)
        sys.stdout.write(told(waits) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
