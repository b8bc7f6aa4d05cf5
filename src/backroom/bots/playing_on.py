"""Playing on from a true position, as the judgement's players would, until a round or so later the
judgement says how it stands.

Everything that chance decides comes from streams with a number: the luck of a world, and the whims
of a seat at its first, second, third decision. So two games of the same number differ only in what
was done differently, and a player who would have done what was really done needs not be played on.
"""

from typing import Final, final

from mypy_extensions import i64

from backroom.bots.judgement import Judgement, final_shares
from backroom.bots.worlds import next_to_speak
from backroom.kernel.actions import Action
from backroom.kernel.rng import FastRng
from backroom.kernel.state import State, Windows

MIXED: Final = 12
"""After so many words the streams of neighbouring numbers have nothing in common."""
LUCK: Final = 1 << 29
WHIMS: Final = 1 << 28
DECISIONS: Final = 1 << 20
"""More than a seat has in a game."""


@final
class PlayingOn:
    """The judgement's players in one world after another; `number` says in which."""

    __slots__ = ("judgement", "rounds_ahead", "longest", "seed", "number", "decided", "actions")

    def __init__(self, judgement: Judgement, rounds_ahead: i64, longest: i64, seed: i64) -> None:
        self.judgement = judgement
        self.rounds_ahead = rounds_ahead
        """So many whole rounds are played on, beside the one that has begun. The judgement is asked
        where a round begins: there its shares are wins in fact (tests/analysis/test_judgements)."""
        self.longest = longest
        """More actions than a game has."""
        self.seed = seed
        self.number: i64 = 0
        self.decided: list[int] = []
        """How many decisions each seat has made: so much of its whims is used."""
        self.actions: i64 = 0
        """What has been done in all games so far: the measure of the work."""

    def stream(self, place: i64) -> FastRng:
        """The stream of this world with this number."""
        rng = FastRng(self.seed, self.number, place, 1)
        for _ in range(MIXED):
            rng.word()
        return rng

    def enter(self, position: State, decided: list[int]) -> State:
        """A copy of a true position, with the luck of this world ahead of it; so many decisions
        have been made there. Nobody in it is asked for the sake of appearances."""
        world = position.clone()
        world.rng = self.stream(LUCK)
        world.windows = Windows.KNOWN
        self.decided = [each for each in decided]
        return world

    def act(self, world: State, seat: i64, action: Action) -> None:
        """Do this, with the luck that belongs to it in this world."""
        luck = self.judgement.luck(world, action)
        if luck >= 0:
            world.rng = self.stream(LUCK + 1 + luck)
        self.actions += 1
        world.apply(seat, action)

    def choose(self, world: State, seat: i64) -> Action | None:
        """What a player of the judgement does here, by his whims; None if there is nothing."""
        said = self.judgement.offer(world, seat)
        if said is not None:
            return said
        legal = world.legal(seat)
        choices: i64 = len(legal)
        if choices == 0:
            return None
        if choices == 1:
            return legal[0]
        whims = self.stream(WHIMS + seat * DECISIONS + self.decided[seat])
        self.decided[seat] += 1
        return legal[self.judgement.pick(world, seat, legal, whims)]

    def after(self, position: State, decided: list[int], seat: i64, action: Action) -> State:
        """That copy when this seat has done this."""
        world = self.enter(position, decided)
        if is_decision(world, seat, action):
            self.decided[seat] += 1
        self.act(world, seat, action)
        return world

    def shares(self, world: State) -> list[float]:
        """Each seat's share of the win: when all is over, or as it then stands."""
        until = world.round + self.rounds_ahead
        left = self.longest
        while world.pending != 0 and world.round <= until and left > 0:
            seat = next_to_speak(world)
            action = self.choose(world, seat)
            assert action is not None
            self.act(world, seat, action)
            left -= 1
        if world.pending != 0:
            return self.judgement.worth(world)
        return final_shares(world)


def is_decision(position: State, seat: i64, action: Action) -> bool:
    """Was it chosen among several, and not said out of turn?"""
    legal = position.legal(seat)
    return len(legal) > 1 and action in legal
