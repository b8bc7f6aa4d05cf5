"""`make fools`: every trick against three `normal` and three `hard` bots, as a table."""

import argparse
import os
import sys

from backroom.lab.fools.match import Score, scores
from backroom.lab.fools.trickster import TRICKS

ALLOWED = 0.30
"""So much of the wins a trick may have; an even share is a quarter."""
SURELY = 0.35
"""And so much its interval may reach."""
ENOUGH = 200
"""Games of which that can be asked."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="backroom.lab.fools", description=__doc__)
    parser.add_argument("--against", default="normal,hard", help="which bots, with commas")
    parser.add_argument("--games", type=int, default=200, help="for each trick")
    parser.add_argument("--hard-games", type=int, default=60, help="against hard: they take longer")
    parser.add_argument("--rounds", type=int, default=4, help="a hard bot thinks so many")
    parser.add_argument("--seed", type=int, default=4711)
    parser.add_argument("--workers", type=int, default=0, help="how many games at a time")
    parser.add_argument("--trick", action="append", choices=[*TRICKS], help="only this one")
    wanted = parser.parse_args()
    tricks = wanted.trick or [*TRICKS]
    workers = wanted.workers or os.cpu_count() or 1
    fooled = 0
    for against in wanted.against.split(","):
        games = wanted.hard_games if against.startswith("hard") else wanted.games
        print(f"\none trickster against three `{against}`, {games} games each\n")
        print("| trick | wins | 95 % |\n| --- | --- | --- |", flush=True)
        all_wins = 0.0
        for score in scores(tricks, against, games, wanted.seed, wanted.rounds, workers):
            print(row_of(score), flush=True)
            all_wins += score.wins
            fooled += is_fooled(score)
        print(row_of(Score("all together", against, games * len(tricks), all_wins)), flush=True)
    if fooled:
        print(f"\n{fooled} won too often", file=sys.stderr)
    return 1 if fooled else 0


def is_fooled(score: Score) -> bool:
    """Of few games nobody can say that the whole interval is low enough: then the share counts."""
    enough = score.games >= ENOUGH
    return score.share > ALLOWED or (enough and score.interval.high >= SURELY)


def row_of(score: Score) -> str:
    found = score.interval
    return f"| {score.trick} | {found.share:.1%} | {found.low:.1%} to {found.high:.1%} |"


if __name__ == "__main__":
    sys.exit(main())
