"""The worlds that a searcher thinks in, and how it plays on in one."""

from typing import Final, final

from mypy_extensions import i64

from backroom.bots.judgement import Judgement, fraction
from backroom.kernel.actions import Action
from backroom.kernel.rng import FastRng, Rng
from backroom.kernel.state import State, Windows

FRESH: Final = 8
"""So many worlds are dealt at a time."""
WHIMS: Final = 1 << 30
"""A number that no luck has."""
MIXED: Final = 12
"""After so many words the streams of neighbouring numbers have nothing in common."""
MOST_WORLDS: Final = 400
"""So many worlds are kept."""


@final
class Worlds:
    """Worlds that a seat can imagine at one decision."""

    __slots__ = (
        "judgement",
        "root",
        "seat",
        "rng",
        "asked",
        "known",
        "heights",
        "total",
        "lot",
        "paired",
    )

    def __init__(
        self, judgement: Judgement, root: State, seat: i64, rng: Rng, paired: bool
    ) -> None:
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
        self.lot: i64 = 0
        """What chance has in store in the world that was imagined last."""
        self.paired = paired
        """Whether several lines of play are tried in each world: then players have the same whims
        in all of them."""

    def imagine(self) -> State:
        """Another world, and nobody in it has to be asked for the sake of appearances."""
        if self.judgement.weighs_worlds:
            world = self.plausible()
        else:
            world = self.root.redeal(self.seat, self.rng)
        world.windows = Windows.KNOWN
        self.asked += 1
        self.lot = world.rng.clone().word()
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

    def act(self, world: State, seat: i64, action: Action) -> None:
        """Do this in that world, with the luck that this brings there in every line of play."""
        luck = self.judgement.luck(world, action)
        if luck >= 0:
            world.rng = self.stream(luck)
        world.apply(seat, action)

    def stream(self, number: i64) -> FastRng:
        """What chance has in store under this number."""
        rng = FastRng(self.lot, number, self.asked, 1)
        for _ in range(MIXED):
            rng.word()
        return rng

    def play_on(self, world: State) -> list[float]:
        """As the judgement's players would, who also make each other offers and answer them, up to
        its horizon; then how it stands."""
        judgement = self.judgement
        left = judgement.horizon
        rng: Rng = self.stream(WHIMS) if self.paired else self.rng
        while left > 0 and world.pending != 0:
            if judgement.settled(world) and world.round != self.root.round:
                break
            seat = next_to_speak(world)
            legal = world.legal(seat)
            said = judgement.offer(world, seat)
            if said is not None:
                world.apply(seat, said)
            elif len(legal) == 1:
                self.act(world, seat, legal[0])
                continue
            else:
                self.act(world, seat, legal[judgement.pick(world, seat, legal, rng)])
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
