#!/usr/bin/env python3
"""Records the games of the lessons, from the rules themselves.

`PYTHONPATH=src tools/record_lessons.py [GAME …]` writes src/backroom/lessons/GAME.backroom. What
the learner and his rivals do where somebody is spoken to is written down in `lesson_games/`; what
happens in between is done by bots. Seeds of deals and bots were looked for until the game did what
the captions say. After a change of the rules: record anew, look at the game with `--tell`, and let
`tests/lessons` say which captions are no longer true.
"""

import argparse
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Literal

from backroom.bots.players import Budget, Player
from backroom.bots.specs import read_spec
from backroom.kernel.actions import Action
from backroom.kernel.game import find_game
from backroom.table import Move, Opening, Proposal, Table, fair
from backroom.table.log import write_log
from backroom.words import Speaker

FOLDER = Path(__file__).resolve().parents[1] / "src/backroom/lessons"
LEARNER = 0
RIVALS = ("Aldo", "Bruna", "Carlo")


class Recording:
    """A table of which somebody decides everything."""

    def __init__(self, game: str, seats: int, seed: str, **options: str) -> None:
        found = find_game(game)
        secret = fair.seed_from(seed)
        opening = Opening(
            at=0,
            game=game,
            rules=found.version,
            options=found.rules(seats, options, None).options,
            names=["", *RIVALS[: seats - 1]],
            bots=["", *["easy"] * (seats - 1)],
            commitment=fair.commitment(secret),
            seeds=[""] * seats,
        )
        self.table = Table(opening, secret)

    def do(self, seat: int, *actions: Action) -> None:
        """This seat does these things, one after the other."""
        for action in actions:
            by: Literal["player", "bot"] = "player" if seat == LEARNER else "bot"
            found = self.table.propose_move(seat, int(action.index), action.terms(), by, 0)
            if not isinstance(found, Proposal):
                raise SystemExit(f"{self.table.seq}: seat {seat} may not {action}: {found}")
            self.table.commit(found)

    def bots(self, level: str, seed: int) -> list[Player]:
        """One for each seat, with its own chance."""
        table, spec = self.table, read_spec(level)
        return [
            Player(table.game, table.rules, spec, seed, seat, Budget())
            for seat in range(table.seats)
        ]

    def play(self, bots: Sequence[Player], until: Callable[[Table], bool]) -> None:
        """Bots answer whatever is asked, until this is so or it is over."""
        state = self.table.state
        while not state.is_over() and not until(self.table):
            seat = state.owing()[0]
            action = bots[seat].decide(state, seat, False)
            assert action is not None
            self.do(seat, action)


def tell(table: Table) -> None:
    """The game in words, entry by entry."""
    teller = table.game.teller(table.rules)
    speaker = Speaker("en", teller, ["You", *RIVALS[: table.seats - 1]])
    for seq, entry in enumerate(table.entries):
        said = [speaker.say(teller.event(told.event)) for told in table.told_by(seq)]
        what = f"{entry.seat} {entry.action}" if isinstance(entry, Move) else "opening"
        print(f"{seq}: {what}: {' '.join(said)}")


def main() -> None:
    found = sorted(path.stem for path in Path(__file__).with_name("lesson_games").glob("[a-z]*.py"))
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=found)
    parser.add_argument("--tell", action="store_true", help="print it, and write nothing")
    given = parser.parse_args()
    for name in given.games:
        table: Table = import_module(f"lesson_games.{name.replace('-', '_')}").record(Recording)
        if given.tell:
            tell(table)
        else:
            text = write_log(table.entries, table.seed)
            (FOLDER / f"{table.game.id}.backroom").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
