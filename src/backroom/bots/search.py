"""The searcher, one for all games: it plays on in worlds that its seat can imagine.

Every round of thinking begins with a redealt world, taken as often as it explains what was seen.
From there it walks down a tree of decisions that all worlds share, plays on with the judgement's
own players, and lets the judgement value what comes out. A node of the tree belongs to whoever
decides there, and each seat goes after its own share of the win (information-set Monte Carlo tree
search, with the judgement as prior and for widening).

Where several choose at the same time and sealed, nobody can answer what another does: there is no
tree. The others choose as the judgement's players would, each of our own plans is tried against the
same choices in the same world, and regret matching finds how often which should be taken.
"""

from math import sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from backroom.bots.judgement import Judgement, sample, softened
from backroom.bots.worlds import Worlds
from backroom.kernel.actions import Action
from backroom.kernel.rng import Rng
from backroom.kernel.state import State

EXPLORING: Final = 0.7
"""How much a branch that was seldom tried is worth trying."""
DEEPEST: Final = 8
"""So many decisions of a world are chosen in the tree; what follows is played on."""
WIDENING: Final = 1.6
"""A node tries about so many times the root of its visits in different actions."""
FEW: Final = 5
"""So many plans are always tried."""
MANY: Final = 12
"""So many are tried at first: those that the judgement likes best."""
HOPELESS: Final = 1.0e-30
"""What the judgement takes so seldom is not tried: a few worlds may tell a tale, but who sees a
bluff lie open need not look for another."""
HALVING: Final = 12
"""After so many rounds the worst third of the plans is given up."""


@final
class Branch:
    """One action at a node: how often it was tried, and what the seat that decides got from it."""

    __slots__ = ("prior", "visits", "gain", "below")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits: i64 = 0
        self.gain = 0.0
        self.below: Node | None = None


@final
class Node:
    """A decision: whoever comes here by the same actions is here."""

    __slots__ = ("visits", "branches")

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.branches: dict[int, Branch] = {}


@final
class Plans:
    """A sealed choice of one seat: the regret of not having made each choice, and how often each
    was the way to go."""

    __slots__ = ("actions", "priors", "regrets", "taken", "gains", "visits", "order")

    def __init__(self, actions: tuple[Action, ...], priors: list[float]) -> None:
        self.actions = actions
        self.priors = priors
        self.regrets = [0.0 for _ in actions]
        self.taken = [prior for prior in priors]
        self.gains = [0.0 for _ in actions]
        self.visits: list[int] = [0 for _ in actions]
        self.order: list[int] = []

    def strategy(self) -> list[float]:
        """In proportion to the regrets; before there are any, as the judgement likes."""
        total = 0.0
        for regret in self.regrets:
            if regret > 0.0:
                total += regret
        if total <= 0.0:
            return self.priors
        return [regret / total if regret > 0.0 else 0.0 for regret in self.regrets]

    def to_try(self, rounds: i64) -> list[int]:
        """All while they are few; of many those that are still in the running."""
        if len(self.order) == 0:
            places = [place for place in range(len(self.actions)) if self.priors[place] > HOPELESS]
            self.order = sorted(places, key=lambda place: -self.priors[place])[:MANY]
        if rounds > 0 and rounds % HALVING == 0 and len(self.order) > FEW:
            self.order.sort(key=lambda place: -rate_of(self, place))
            self.order = self.order[: max(FEW, (len(self.order) * 2 + 2) // 3)]
        return self.order

    def learn_all(self, tried: list[int], gains: list[float]) -> None:
        """What each choice brought in the same world, against what the strategy brought."""
        strategy = self.strategy()
        average = 0.0
        weight = 0.0
        for spot in range(len(tried)):
            place = tried[spot]
            average += strategy[place] * gains[spot]
            weight += strategy[place]
            self.visits[place] += 1
            self.gains[place] += gains[spot]
        if weight > 0.0:
            average /= weight
        for spot in range(len(tried)):
            place = tried[spot]
            self.taken[place] += strategy[place]
            regret = self.regrets[place] + gains[spot] - average
            self.regrets[place] = regret if regret > 0.0 else 0.0


@final
class Searcher:
    """One decision being thought about."""

    __slots__ = (
        "judgement",
        "seat",
        "actions",
        "rng",
        "rounds",
        "top",
        "plans",
        "worlds",
    )

    def __init__(
        self, judgement: Judgement, root: State, seat: i64, actions: tuple[Action, ...], rng: Rng
    ) -> None:
        self.judgement = judgement
        self.worlds = Worlds(judgement, root, seat, rng, paired=False)
        self.seat = seat
        self.actions = actions
        self.rng = rng
        self.rounds: i64 = 0
        likes = judgement.likes(root, seat, actions)
        priors = softened(likes, judgement.temperature)
        self.top = Node()
        for place in range(len(actions)):
            # The root's branches go by their place: offers share one index.
            self.top.branches[place] = Branch(priors[place])
        self.plans: Plans | None = None
        if len(self.worlds.root.owing()) > 1 or judgement.mixes(root, seat):
            self.plans = Plans(actions, priors)

    def think(self, seconds: float, rounds: i64) -> None:
        """Until the time is up, or so many rounds."""
        end = perf_counter() + seconds
        while self.rounds < rounds and perf_counter() < end:
            self.once()

    def once(self) -> None:
        world = self.worlds.imagine()
        if self.plans is None:
            self.descend(world)
        else:
            self.open_together(world, self.plans)
        self.rounds += 1

    # Sealed choices

    def open_together(self, world: State, plans: Plans) -> None:
        """Everybody who owes a choice makes one without knowing the others'. So what the others
        choose stays the same, and each of our own choices is tried against it."""
        for seat in world.owing():
            if seat != self.seat:
                legal = world.legal(seat)
                world.apply(seat, legal[self.judgement.pick(world, seat, legal, self.rng)])
        tried = plans.to_try(self.rounds)
        gains: list[float] = []
        for place in tried:
            copy = world.clone()
            copy.apply(self.seat, plans.actions[place])
            gains.append(self.worlds.play_on(copy)[self.seat])
        plans.learn_all(tried, gains)

    # The tree

    def descend(self, world: State) -> None:
        path: list[Branch] = []
        movers: list[int] = []
        node = self.top
        place = self.best_branch(node, list(node.branches.keys()))
        branch = node.branches[place]
        node.visits += 1
        path.append(branch)
        movers.append(int(self.seat))
        world.apply(self.seat, self.actions[place])
        depth: i64 = 1
        while branch.visits > 0 and depth < DEEPEST and world.pending != 0:
            owing = world.owing()
            if len(owing) != 1:
                break
            seat = owing[0]
            legal = world.legal(seat)
            if len(legal) == 1:
                world.apply(seat, legal[0])
                continue
            below = branch.below
            if below is None:
                below = Node()
                branch.below = below
            branch = self.step(world, below, seat, legal)
            path.append(branch)
            movers.append(seat)
            depth += 1
        gains = self.worlds.play_on(world)
        for number in range(len(path)):
            path[number].visits += 1
            path[number].gain += gains[movers[number]]

    def step(self, world: State, node: Node, seat: i64, legal: tuple[Action, ...]) -> Branch:
        """Take the action of the tree that is most worth trying in this world."""
        priors = softened(self.judgement.quick(world, seat, legal), self.judgement.temperature)
        node.visits += 1
        wide: i64 = 1 + i64(WIDENING * sqrt(float(node.visits)))
        order = sorted(range(len(legal)), key=lambda place: -priors[place])[:wide]
        keys: list[int] = []
        for place in order:
            key = int(seat) * 1_000_000 + int(legal[place].index)
            if key not in node.branches:
                node.branches[key] = Branch(priors[place])
            keys.append(key)
        chosen = self.best_branch(node, keys)
        for place in order:
            if int(seat) * 1_000_000 + int(legal[place].index) == chosen:
                world.apply(seat, legal[place])
                break
        return node.branches[chosen]

    def best_branch(self, node: Node, keys: list[int]) -> int:
        """The one with the best gain, or one that was tried too seldom for what it promises."""
        root = sqrt(float(node.visits) + 1.0)
        usual = 1.0 / float(self.worlds.root.seats)
        best = keys[0]
        most = -1.0e9
        for key in keys:
            branch = node.branches[key]
            tried = float(branch.visits)
            # Whoever was never tried counts as an even share, a little tried as nearly that.
            gain = (branch.gain + usual) / (tried + 1.0)
            hope = gain + EXPLORING * branch.prior * root / (1.0 + tried)
            if hope > most:
                most = hope
                best = key
        return best

    # The answer

    def results(self) -> list[tuple[int, float]]:
        """For each action how often it was tried and what it brought on average."""
        if self.plans is not None:
            plans = self.plans
            return [
                (plans.visits[place], plans.gains[place] / max(1, plans.visits[place]))
                for place in range(len(self.actions))
            ]
        found: list[tuple[int, float]] = []
        for place in range(len(self.actions)):
            branch = self.top.branches[place]
            tried = max(1, int(branch.visits))
            found.append((int(branch.visits), branch.gain / float(tried)))
        return found

    def answer(self, mixed: bool) -> i64:
        """The place of the action to take: the one that was tried most; of sealed plans the best,
        or as often as they were the way to go."""
        if self.plans is not None:
            plans = self.plans
            if mixed:
                total = 0.0
                for taken in plans.taken:
                    total += taken
                # Plans that were hardly ever taken are leftovers of the beginning.
                kept = [taken if taken > 0.1 * total else 0.0 for taken in plans.taken]
                total = 0.0
                for taken in kept:
                    total += taken
                if total > 0.0:
                    return sample([taken / total for taken in kept], self.rng)
            best: i64 = 0
            for place in range(len(plans.actions)):
                if rate_of(plans, place) > rate_of(plans, best):
                    best = place
            return best
        most: i64 = 0
        for place in range(len(self.actions)):
            if self.top.branches[place].visits > self.top.branches[int(most)].visits:
                most = place
        return most


def rate_of(plans: Plans, place: i64) -> float:
    """What a plan brought, with a doubt that fades as it is tried."""
    tried = float(plans.visits[place])
    if tried == 0.0:
        return -1.0
    return plans.gains[place] / tried - 0.25 / sqrt(tried)
