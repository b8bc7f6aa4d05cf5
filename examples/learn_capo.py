"""Learns Capo della Mafia by itself: one small network plays all seats and learns what wins.

    pip install 'backroom[rl]'
    python learn_capo.py --minutes 10

Masked PPO in plain NumPy (`backroom.learning`), 64 tables of three side by side. What a lot of
decisions brought is credited to the seats that made them, by `Learner.once`; here stands the loop
around it, and what it is worth against bots of the house.
"""

import argparse
import os
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # threads only wait for each other here

from backroom.learning.arena import Arena
from backroom.learning.measuring import measured
from backroom.learning.training import Course, Learner, new_net

GAME, PLAYERS = "capo-della-mafia", 3


def train(minutes, seed=1, most_lots=1 << 30):
    """A network that has played with itself for so long, and how many games that were."""
    course = Course(minutes=minutes, seed=seed)
    arena = Arena(GAME, PLAYERS, course.tables, seed)
    learner = Learner(new_net(arena, course), course, [arena])
    began, games, lot = time.monotonic(), 0, 0
    while lot < most_lots and (past := (time.monotonic() - began) / (60 * minutes)) < 1:
        lot += 1
        games += sum(practised.games for practised in learner.once(left=1 - past))
    return learner.net, games


def measure(net, bot, games):
    """Its share of the wins in one seat, such bots in the others; even is 1 in 3."""
    return measured(net, GAME, [bot] * (PLAYERS - 1), games, seed=4711)


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--minutes", type=float, default=10.0)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--games", type=int, default=600, help="to measure it with")
    arguments.add_argument("--against", nargs="*", default=["random", "easy", "normal"])
    wanted = arguments.parse_args()
    net, games = train(wanted.minutes, wanted.seed)
    print(f"{games:,} games with itself in {wanted.minutes:g} minutes, seed {wanted.seed}")
    for bot in wanted.against:
        print(f"against two {bot}: {measure(net, bot, wanted.games)} of the wins; even is 33.3%")


if __name__ == "__main__":
    main()
