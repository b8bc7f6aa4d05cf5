"""Learns Capo della Mafia by itself: one small network plays all seats and learns what wins.

    pip install 'backroom[rl]'
    python learn_capo.py --minutes 5

Masked policy gradient with Monte-Carlo returns, in plain NumPy: 64 tables of three side by side;
after a game each decision of a seat is credited with what the game brought that seat.
"""

import argparse
import os
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # threads only wait for each other here

import numpy as np

from backroom.envs.batch import BatchEnv
from backroom.envs.features import parts_of
from backroom.envs.single import SeatEnv

TABLES, HIDDEN, RATE, ENTROPY = 64, 96, 3e-3, 0.003


class Eyes:
    """Rows as numbers that a network takes: kinds of cards and the like become one-hot."""

    def __init__(self, layout):
        self.layout = layout
        widths = np.array([each.width for each in layout.fields for _ in range(each.parts)])
        named = [each.name for each in layout.fields for _ in range(each.parts)]
        kinds = ("hand", "cards laid", "face up", "mission", "phase")
        self.hot = np.array([name.startswith(kinds) and name != "missions left" for name in named])
        self.sizes = np.where(widths == 7, 32, 1 << widths)[self.hot]
        self.most = ((1 << widths) - 1)[~self.hot]
        self.starts = np.cumsum(self.sizes) - self.sizes
        self.width = int(self.sizes.sum()) + len(self.most)

    def __call__(self, rows):
        parts = parts_of(self.layout, rows)
        seen = np.zeros((len(rows), self.width), np.float32)
        spots = self.starts + np.minimum(parts[:, self.hot], self.sizes - 1)
        np.put_along_axis(seen, spots, 1.0, axis=1)
        seen[:, -len(self.most) :] = parts[:, ~self.hot] / self.most
        return seen


class Net:
    """One hidden layer; from it what to do, and what the game will bring."""

    def __init__(self, inputs, actions, rng):
        self.weights = [
            rng.normal(0, inputs**-0.5, (inputs, HIDDEN)),
            np.zeros(HIDDEN),
            rng.normal(0, 0.01, (HIDDEN, actions + 1)),
            np.zeros(actions + 1),
        ]
        self.weights = [each.astype(np.float32) for each in self.weights]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def think(self, seen, legal):
        hidden = np.tanh(seen @ self.weights[0] + self.weights[1])
        out = hidden @ self.weights[2] + self.weights[3]
        likes = np.where(legal, out[:, :-1], -1e9)
        likes -= likes.max(axis=1, keepdims=True)
        chances = np.exp(likes)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, out[:, -1]

    def learn(self, seen, legal, actions, returns):
        """One step of Adam up the policy gradient, with the network's own forecast as baseline."""
        hidden, chances, forecast = self.think(seen, legal)
        surprise = returns - forecast
        worth = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
        count = len(seen)
        slope = np.zeros((count, chances.shape[1] + 1), np.float32)
        slope[:, :-1] = chances * worth[:, None]
        slope[np.arange(count), actions] -= worth
        logs = np.log(chances + 1e-9)
        doubt = -(chances * logs).sum(axis=1, keepdims=True)
        slope[:, :-1] += ENTROPY * chances * (logs + doubt)
        slope[:, -1] = -surprise
        slope /= count
        back = (slope @ self.weights[2].T) * (1 - hidden**2)
        slopes = [seen.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)]
        self.steps += 1
        for weight, mean, square, change in zip(
            self.weights, self.means, self.squares, slopes, strict=True
        ):
            mean += 0.1 * (change - mean)
            square += 0.001 * (change**2 - square)
            fair = (mean / (1 - 0.9**self.steps)) / (
                np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            )
            weight -= RATE * fair


def draw(chances, rng):
    """One action a row, each as likely as it says."""
    return (chances.cumsum(axis=1) > rng.random((len(chances), 1))).argmax(axis=1)


def train(minutes, seed=0, batch=2048):
    rng = np.random.default_rng(seed)
    env = BatchEnv("capo-della-mafia", players=3, tables=TABLES, seed=seed)
    eyes = Eyes(env.layout)
    net = Net(eyes.width, env.actions, rng)
    open_games = [[] for _ in range(TABLES)]
    ready, games, end = [], 0, time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        seen, legal, seats = eyes(env.observations), env.legal(), env.seats.copy()
        _, chances, _ = net.think(seen, legal)
        actions = draw(chances, rng)
        env.step(actions)
        for table in range(TABLES):
            open_games[table].append((seen[table], legal[table], actions[table], seats[table]))
        for table in np.flatnonzero(env.done):
            games += 1
            brought = env.returns[table]
            ready += [(s, m, a, brought[seat]) for s, m, a, seat in open_games[table]]
            open_games[table] = []
        if len(ready) >= batch:
            net.learn(*[np.array(column) for column in zip(*ready, strict=True)])
            ready = []
    return net, eyes, games


def measure(net, eyes, bots, games, seed=1):
    """The mean of what the network gets in one seat against such bots; 0 is even."""
    env = SeatEnv("capo-della-mafia", players=3, bots=bots)
    rng = np.random.default_rng(seed)
    results = []
    for number in range(games):
        seen, _ = env.reset(seed=seed + number)
        over = False
        while not over:
            row = env.table.row(env.seat)[None]
            _, chances, _ = net.think(eyes(row), seen["action_mask"][None] == 1)
            seen, reward, ended, broken, _ = env.step(draw(chances, rng)[0])
            over = ended or broken
        results.append(reward)
    return np.mean(results), 1.96 * np.std(results) / len(results) ** 0.5


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--minutes", type=float, default=5.0)
    arguments.add_argument("--games", type=int, default=400, help="to measure it with")
    arguments.add_argument("--against", nargs="*", default=["random", "easy"])
    wanted = arguments.parse_args()
    net, eyes, games = train(wanted.minutes)
    print(f"{games} games played with itself in {wanted.minutes:g} minutes")
    for bots in wanted.against:
        mean, half = measure(net, eyes, bots, wanted.games)
        print(f"against two {bots}: {mean:+.3f} ± {half:.3f} a game (1 first, -1 last, 0 even)")


if __name__ == "__main__":
    main()
