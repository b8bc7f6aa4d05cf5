"""The network while it learns: gradients by hand, and Adam.

By hand because the whole of it is a page, NumPy is all that an environment needs anyway, and for
networks of this size a framework is no quicker (docs/learning.md has the figures).
"""

from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from backroom.bots.nets.net import Net, Numbers, Seen, chances_of, likes_of

LITTLE = np.float32(1e-9)
MEAN_KEPT, SQUARE_KEPT = 0.9, 0.999
"""How much of its running means Adam keeps."""


class Aims(NamedTuple):
    """What is wanted of a step."""

    clip: float = 0.2
    """The chance of what was done changes by no more than this part in one go."""
    entropy: float = 0.01
    """What doubt is worth."""
    forecast: float = 0.5
    """How much a wrong forecast weighs."""
    largest: float = 0.5
    """A gradient longer than this is shortened to it."""


class Lessons(NamedTuple):
    """Decisions that were made, and what came of them."""

    seen: Seen
    taken: NDArray[np.int64]
    """By row: the place of the action that was taken."""
    before: Numbers
    """By row: the logarithm of its chance then."""
    better: Numbers
    """By row: how much better it went than was expected."""
    returns: Numbers
    """By row: the share of the win that is to be forecast."""

    def some(self, rows: NDArray[np.int64]) -> "Lessons":
        """These rows of them."""
        seen = self.seen
        marks = None if seen.marks is None else seen.marks[rows]
        chosen = Seen(seen.inputs[rows], marks, seen.numbers[rows], seen.legal[rows])
        return Lessons(
            chosen, self.taken[rows], self.before[rows], self.better[rows], self.returns[rows]
        )


def new_layers(
    sizes: list[int], rng: np.random.Generator, expected: float
) -> list[tuple[Numbers, Numbers]]:
    """Layers of these sizes that as yet like nothing in particular and expect an even share."""
    layers = []
    for number, (above, below) in enumerate(pairwise(sizes)):
        last = number == len(sizes) - 2
        scale = 0.01 * above**-0.5 if last else (2.0 / above) ** 0.5
        weights = rng.normal(0.0, scale, (above, below)).astype(np.float32)
        layers.append((weights, np.zeros(below, np.float32)))
    layers[-1][1][-1] = expected
    return layers


def gradient(net: Net, lessons: Lessons, aims: Aims) -> tuple[float, list[Numbers]]:
    """What is to be made small (PPO's clipped aim, forecasts, and certainty), and its slope for
    each of the weights and biases."""
    seen = lessons.seen
    count = len(lessons.taken)
    rows = np.arange(count)
    layers = [seen.inputs]
    for weights, biases in net.layers[:-1]:
        layers.append(np.maximum(layers[-1] @ weights + biases, 0.0))
    weights, biases = net.layers[-1]
    outputs = layers[-1] @ weights + biases
    chances = chances_of(likes_of(outputs, seen))
    logs = np.log(chances + LITTLE)
    ratio = np.exp(logs[rows, lessons.taken] - lessons.before)
    held = np.clip(ratio, 1.0 - aims.clip, 1.0 + aims.clip)
    gain = np.minimum(ratio * lessons.better, held * lessons.better)
    doubt = -(chances * logs).sum(axis=1)
    wrong = outputs[:, -1] - lessons.returns
    loss = float((-gain - aims.entropy * doubt + 0.5 * aims.forecast * wrong**2).mean())

    free = ratio * lessons.better <= held * lessons.better
    push = np.where(free, ratio * lessons.better, 0.0)
    slope = chances * push[:, None]
    slope[rows, lessons.taken] -= push
    slope += aims.entropy * chances * (logs + doubt[:, None])
    back = np.empty_like(outputs)
    if seen.marks is None:
        back[:, :-1] = slope
    else:
        back[:, :-1] = np.matmul(slope[:, None, :], seen.marks)[:, 0, :]
    back[:, -1] = aims.forecast * wrong
    back /= count
    slopes: list[Numbers] = []
    for number in range(len(net.layers) - 1, -1, -1):
        slopes[:0] = [layers[number].T @ back, back.sum(axis=0)]
        if number > 0:
            back = (back @ net.layers[number][0].T) * (layers[number] > 0.0)
    return loss, slopes


class Adam:
    """Steps down the slope, each weight at its own pace."""

    def __init__(self, net: Net) -> None:
        self.net = net
        flat = [each for layer in net.layers for each in layer]
        self.flat = flat
        self.means = [np.zeros_like(each) for each in flat]
        self.squares = [np.zeros_like(each) for each in flat]
        self.steps = 0

    def step(self, slopes: list[Numbers], rate: float, largest: float) -> None:
        length = float(np.sqrt(sum(float((each**2).sum()) for each in slopes)))
        shorter = min(1.0, largest / (length + 1e-9))
        self.steps += 1
        fair = rate * (1.0 - SQUARE_KEPT**self.steps) ** 0.5 / (1.0 - MEAN_KEPT**self.steps)
        for weight, mean, square, slope in zip(
            self.flat, self.means, self.squares, slopes, strict=True
        ):
            change = slope * np.float32(shorter)
            mean += np.float32(1.0 - MEAN_KEPT) * (change - mean)
            square += np.float32(1.0 - SQUARE_KEPT) * (change * change - square)
            weight -= np.float32(fair) * mean / (np.sqrt(square) + np.float32(1e-8))
