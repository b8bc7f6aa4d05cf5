"""What a bot likes: a game's judgement of positions and of actions, one class for every game.

A judgement is asked about worlds that a seat can imagine. `likes` must be the same in all worlds
that its seat cannot tell apart: it may look at what that seat knows (its own cards, whatever lies
open, how many cards of which kind nobody has shown), never at what the others really hold there.
A test redeals worlds and compares. `worth` is the referee's: it judges one imagined world as if all
lay open, for the searcher averages over many.
"""

from abc import ABC, abstractmethod
from math import exp
from typing import final

from mypy_extensions import i64

from backroom.kernel.actions import Action
from backroom.kernel.messages import Message
from backroom.kernel.rng import Rng
from backroom.kernel.state import State

WORDS = 4294967296.0


@final
class Line:
    """What a seat may do one after the other before anybody else comes to act, and how good that
    looks to it."""

    __slots__ = ("actions", "like")

    def __init__(self, actions: tuple[Action, ...], like: float) -> None:
        self.actions = actions
        self.like = like


class Judgement(ABC):
    """How one kind of bot sees one game."""

    __slots__ = ("temperature", "horizon", "weighs_worlds", "doubt")

    def __init__(self, temperature: float, horizon: i64, weighs_worlds: bool) -> None:
        self.temperature = temperature
        """How far below the best an action may be and still be taken now and then, by the players
        whom the searcher imagines; in the unit of `likes`."""
        self.horizon = horizon
        """How many actions the searcher plays on before it asks for `worth`."""
        self.weighs_worlds = weighs_worlds
        """Whether `plausibility` says anything: else it need not be asked."""
        self.doubt = 25.0
        """In paired worlds: so many of them count as much as what looks good at first sight."""

    @abstractmethod
    def likes(self, state: State, seat: i64, actions: tuple[Action, ...]) -> list[float]:
        """How good each of these actions looks to this seat; only differences matter."""

    @abstractmethod
    def worth(self, state: State) -> list[float]:
        """Each seat's share of the win, as it stands in this world; together they are 1."""

    def plausibility(self, world: State, seat: i64) -> float:
        """How well this world explains what the others were seen to do: a weight."""
        return 1.0

    def begin(self, root: State, seat: i64) -> None:
        """The searcher begins to think about this decision: what follows is about it."""
        return

    def lines(self, state: State, seat: i64, actions: tuple[Action, ...]) -> list[Line]:
        """What is compared in paired worlds: what is worth thinking about, and what follows."""
        likes = self.likes(state, seat, actions)
        return [Line((actions[place],), likes[place]) for place in range(len(actions))]

    def quick(self, state: State, seat: i64, actions: tuple[Action, ...]) -> list[float]:
        """The same as `likes` in less time, for players who are only imagined: there are thousands
        of them."""
        return self.likes(state, seat, actions)

    def outcome(self, state: State) -> list[float]:
        """What the end of a game is worth to each seat: the win, or something smoother."""
        return final_shares(state)

    def slope(self, state: State) -> float:
        """What one more of `likes` adds to the share of the win; 0 if worlds are not paired. If
        they are, every world is played on with each action, and chance is the same for all."""
        return 0.0

    def reopen(self, world: State, seat: i64) -> None:
        """Let the others who have sealed a choice make it again: a redealt one is any that is
        legal, and they do not choose like that."""
        return

    def luck(self, state: State, action: Action) -> i64:
        """In paired worlds: a number for what chance decides after this action, such as the man who
        will roll. The same number brings the same luck, whatever was done before. It must not come
        twice in a game. Below 0: any luck will do."""
        return -1

    def settled(self, state: State) -> bool:
        """Is nothing in the air here, so that the searcher may ask for `worth` at once?"""
        return False

    def might_say(self, state: State, seat: i64) -> tuple[Action, ...]:
        """What a bot might offer somebody, of what is too much to list: as a rule the few things
        that the game suggests to everybody."""
        return state.menu(seat)

    def offer(self, world: State, seat: i64) -> Action | None:
        """What a player who is only imagined offers somebody before he acts; mostly nothing."""
        return None

    def mixes(self, state: State, seat: i64) -> bool:
        """Is this a decision in which nobody should be sure what we do?"""
        return False

    @abstractmethod
    def reason(self, state: State, seat: i64, action: Action) -> Message:
        """Why this seat would take this action, in a sentence that tells nothing it must hide
        from itself: it is shown to the person in that seat, and to nobody else."""

    def reason_of_plan(self, state: State, seat: i64, plan: tuple[Action, ...]) -> Message:
        """Why this seat would do all this, one after the other."""
        return self.reason(state, seat, plan[0])

    def aloud(self, state: State, seat: i64, action: Action) -> Message | None:
        """What is said to the whole table with this action: nothing that only this seat knows."""
        return None

    def pick(self, state: State, seat: i64, actions: tuple[Action, ...], rng: Rng) -> i64:
        """The place of an action as a player of this judgement would take it, quickly."""
        return sample(softened(self.quick(state, seat, actions), self.temperature), rng)


def softened(likes: list[float], temperature: float) -> list[float]:
    """Chances that fall with the distance from the best: at the temperature to a third."""
    best = likes[0]
    for like in likes:
        if like > best:
            best = like
    chances = [exp((like - best) / temperature) for like in likes]
    total = 0.0
    for chance in chances:
        total += chance
    return [chance / total for chance in chances]


def sample(chances: list[float], rng: Rng) -> i64:
    """A place, as likely as its chance."""
    left = fraction(rng)
    place: i64 = 0
    last: i64 = len(chances) - 1
    while place < last:
        left -= chances[place]
        if left < 0.0:
            return place
        place += 1
    return last


def fraction(rng: Rng) -> float:
    """A number from 0 to 1."""
    return float(rng.word()) / WORDS


def best_of(likes: list[float], rng: Rng) -> i64:
    """The place of the best; of equals any."""
    best: i64 = 0
    equals: i64 = 1
    place: i64 = 1
    while place < len(likes):
        if likes[place] > likes[best]:
            best = place
            equals = 1
        elif likes[place] == likes[best]:
            equals += 1
            if rng.below(equals) == 0:
                best = place
        place += 1
    return best


def shares(points: list[float], scale: float) -> list[float]:
    """Shares of the win for seats that are expected to end with so many points: who is `scale`
    points behind has about a third of the leader's chance."""
    return softened(points, scale)


def final_shares(state: State) -> list[float]:
    """The win itself: one for the winner, divided among those who share it."""
    places = state.standings().places
    first = 0
    for place in places:
        if place == 1:
            first += 1
    return [1.0 / float(first) if place == 1 else 0.0 for place in places]
