"""A course: play, learn from it, play again, until the time is up."""

import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from backroom.bots.nets.net import Net
from backroom.bots.players import Budget
from backroom.learning.arena import Arena
from backroom.learning.network import Adam, Aims, Lessons, gradient, new_layers
from backroom.learning.practice import Place, Practice, Practised


class Course(NamedTuple):
    """How a network is to learn."""

    minutes: float = 10.0
    decisions: int = 0
    """Instead of the minutes: so many decisions of its own, which can be repeated."""
    seed: int = 0
    tables: int = 64
    steps: int = 96
    """Decisions at each table before it learns from them."""
    hidden: tuple[int, ...] = (128, 64)
    rate: float = 1e-3
    """The length of a step at first; at the end of the course it is a tenth of it."""
    far: float = 0.95
    """1: a decision is credited with the end of its game alone (`returns.credit`)."""
    rounds: int = 2
    """How often it goes through what it has played."""
    portion: int = 1024
    aims: Aims = Aims()
    guests: float = 0.25
    """The part of the tables at which earlier selves sit."""
    selves: int = 12
    """So many of those are kept."""
    between: int = 20
    """So many lots of decisions lie between two of them."""
    bare: bool = False
    """It sees the rows as they are, even if the game has eyes."""


def reinforce(course: Course) -> Course:
    """The plainest learner there is, to compare with: Williams' REINFORCE of 1992 with a forecast
    as its baseline. One step for each lot, every decision credited with the end of its game, no
    earlier selves, bare rows."""
    aims = course.aims._replace(clip=1e9)
    return course._replace(
        rounds=1, portion=1 << 30, far=1.0, guests=0.0, steps=32, aims=aims, bare=True
    )


class Progress(NamedTuple):
    games: int
    decisions: int
    seconds: float
    left: float
    """The part of the course that is left."""
    won: float
    """The share of the win in the last games among bots; nan without them."""


class Learner:
    """A network, what it practises at, and its earlier selves."""

    def __init__(self, net: Net, course: Course, places: list[Place]) -> None:
        self.net = net
        self.course = course
        self.rng = np.random.default_rng(course.seed)
        self.practices = [Practice(place, self.rng) for place in places]
        self.adam = Adam(net)
        self.selves: list[Net] = []
        self.lots = 0

    def once(self, left: float) -> list[Practised]:
        """Play at every place, and learn from it."""
        course = self.course
        if self.lots % course.between == 0:
            self.selves = [*self.selves[-course.selves + 1 :], earlier(self.net)]
        self.lots += 1
        found = []
        for practice in self.practices:
            guest = None
            if course.guests > 0.0 and practice.may_have_guests:
                guest = self.selves[int(self.rng.integers(len(self.selves)))]
                practice.invite(course.guests)
            found.append(practice.play(self.net, course.steps, course.far, guest))
        for each in found:
            self.learn(each.lessons, course.rate * (0.1 + 0.9 * left))
        return found

    def learn(self, lessons: Lessons, rate: float) -> None:
        course = self.course
        count = len(lessons.taken)
        if count == 0:
            return
        scatter = float(lessons.better.std()) + 1e-6
        lessons = lessons._replace(better=(lessons.better - lessons.better.mean()) / scatter)
        for _ in range(course.rounds):
            order = self.rng.permutation(count)
            for first in range(0, count, course.portion):
                some = lessons.some(order[first : first + course.portion])
                _, slopes = gradient(self.net, some, course.aims)
                self.adam.step(slopes, rate, course.aims.largest)


def earlier(net: Net) -> Net:
    """The network as it is now."""
    layers = [(weights.copy(), biases.copy()) for weights, biases in net.layers]
    return Net(layers, net.origin)


def new_net(place: Arena, course: Course) -> Net:
    """One that knows nothing yet."""
    sizes = [place.sight.inputs, *course.hidden, place.sight.outputs + 1]
    rng = np.random.default_rng([course.seed, 1])
    return Net(new_layers(sizes, rng, 1.0 / place.players), {})


def train(
    learner: Learner, tell: Callable[[Progress], None], clock: Callable[[], float] = time.monotonic
) -> Progress:
    """Until the time is up, or somebody presses Ctrl-C: what has been learnt stays."""
    progress = Progress(0, 0, 0.0, 1.0, float("nan"))
    try:
        for progress in lots(learner, clock):
            tell(progress)
    except KeyboardInterrupt:
        pass
    return progress


def lots(learner: Learner, clock: Callable[[], float]) -> Iterator[Progress]:
    """One lot of decisions after the other."""
    course = learner.course
    began = clock()
    seconds = 60.0 * course.minutes
    games = decisions = 0
    lately: list[float] = []
    done = 0.0
    while done < 1.0:
        found = learner.once(1.0 - done)
        games += sum(each.games for each in found)
        decisions += sum(each.decisions for each in found)
        lately = [*lately, *(each.won for each in found if each.won == each.won)][-20:]
        won = float(np.mean(lately)) if lately else float("nan")
        past = clock() - began
        done = decisions / course.decisions if course.decisions else past / seconds
        yield Progress(games, decisions, past, max(0.0, 1.0 - done), won)


def places_for(
    game: str, players: int, course: Course, bots: list[str], part: float, budget: Budget
) -> list[Arena]:
    """Tables of the network with itself, and this part of them among bots instead."""
    among = round(course.tables * part) if bots else 0
    alone = course.tables - among
    found = []
    if alone > 0:
        found.append(Arena(game, players, alone, course.seed, bare=course.bare))
    if among > 0:
        seed = course.seed + (1 << 32)
        found.append(Arena(game, players, among, seed, bots, budget, course.bare))
    return found
