"""The worlds that a searcher thinks in, and how it plays on in one."""

from typing import Final, final

from mypy_extensions import i64

from backroom.bots.judgement import Judgement, fraction
from backroom.kernel.rng import FastRng, Rng
from backroom.kernel.state import State, Windows

FRESH: Final = 8
"""So many worlds are dealt at a time."""
MOST_WORLDS: Final = 400
"""So many worlds are kept."""


@final
class Worlds:
    """Worlds that a seat can imagine at one decision."""

    __slots__ = ("judgement", "root", "seat", "rng", "asked", "known", "heights", "total")

    def __init__(self, judgement: Judgement, root: State, seat: i64, rng: Rng) -> None:
        self.judgement = judgement
        self.root = root.clone()
        judgement.begin(self.root, seat)
        judgement.reopen(self.root, seat)
        self.seat = seat
        self.rng = rng
        self.asked: i64 = 0
        self.known: list[State] = []
        self.heights: list[float] = []
        self.total = 0.0
        """Worlds that were dealt, and the plausibility of each with all before it."""

    def imagine(self) -> State:
        """Another world, and nobody in it has to be asked for the sake of appearances."""
        if self.judgement.weighs_worlds:
            world = self.plausible()
        else:
            world = self.root.redeal(self.seat, self.rng)
        world.windows = Windows.KNOWN
        self.asked += 1
        return world

    def plausible(self) -> State:
        """The more worlds are known, the seldomer another is dealt; each is visited as often as it
        is plausible."""
        if len(self.known) < MOST_WORLDS and len(self.known) * 2 <= self.asked * 3 + 16:
            for _ in range(FRESH):
                world = self.root.redeal(self.seat, self.rng)
                self.total += self.judgement.plausibility(world, self.seat)
                self.known.append(world)
                self.heights.append(self.total)
        spot = fraction(self.rng) * self.total
        low: i64 = 0
        high: i64 = len(self.known) - 1
        while low < high:
            middle = (low + high) // 2
            if self.heights[middle] < spot:
                low = middle + 1
            else:
                high = middle
        world = self.known[low].clone()
        world.rng = FastRng(self.rng.word(), self.rng.word(), self.rng.word(), 1)
        return world

    def play_on(self, world: State) -> list[float]:
        """As the judgement's players would, who also make each other offers and answer them, up to
        its horizon; then how it stands."""
        judgement = self.judgement
        left = judgement.horizon
        while left > 0 and world.pending != 0:
            if judgement.settled(world) and world.round != self.root.round:
                break
            seat = next_to_speak(world)
            legal = world.legal(seat)
            said = judgement.offer(world, seat)
            if said is not None:
                world.apply(seat, said)
            elif len(legal) == 1:
                world.apply(seat, legal[0])
                continue
            else:
                world.apply(seat, legal[judgement.pick(world, seat, legal, self.rng)])
            left -= 1
        if world.pending == 0:
            return judgement.outcome(world)
        return judgement.worth(world)


def next_to_speak(world: State) -> i64:
    """Who may answer an offer is heard before those who owe an action."""
    owing = world.owing()
    for seat in world.to_act():
        if seat not in owing:
            return seat
    return owing[0]
