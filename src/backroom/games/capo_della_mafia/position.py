"""A table of Capo della Mafia at one moment, and the small questions one asks of it."""

from enum import Enum
from typing import Final, final

from mypy_extensions import i64

from backroom.games.capo_della_mafia.handful import chosen_of
from backroom.games.capo_della_mafia.past import Past
from backroom.games.capo_della_mafia.rules import CapRules, Effect
from backroom.kernel.seats import holds
from backroom.kernel.state import State

NONE: Final = -1


class Phase(Enum):
    """What the table is waiting for (CAP-8); turning up the mission waits for nobody."""

    LAY = "lay"
    TURN_UP = "turn_up"
    SUSPECT = "suspect"
    CLAIM = "claim"
    OVER = "over"


@final
class Memory:
    """What a perfect memory keeps of the last shuffle (CAP-E33).

    A card that somebody has held since before the shuffle was not in the shuffled pile; one drawn
    since was. By kind, `held` says how many cards can at most have been in hands by what everybody
    had seen, and `shuffled` how many the pile can have contained. `own` are the cards that each
    seat itself knew of then: those it held, and those it had discarded unseen.
    """

    __slots__ = ("held", "shuffled", "own", "packed")

    def __init__(
        self,
        held: tuple[i64, ...],
        shuffled: tuple[i64, ...],
        own: tuple[tuple[int, ...], ...],
    ) -> None:
        self.held = held
        self.shuffled = shuffled
        self.own = own
        self.packed: list[list[int]] | None = None
        """`held` and `shuffled` as a row has them, once somebody has asked."""

    def held_by_others(self, seat: i64) -> list[int]:
        """By kind: how many cards others than this seat can at most have held, as it knows."""
        limits = [int(limit) for limit in self.held]
        if seat >= 0:
            for card in self.own[seat]:
                limits[card] -= 1
        return limits

    def as_known_to(self, seat: i64) -> "Memory":
        """Without what only other seats know."""
        own = tuple([self.own[s] if s == seat else () for s in range(len(self.own))])
        return Memory(self.held, self.shuffled, own)

    def __reduce__(self) -> tuple[object, ...]:
        return Memory, (self.held, self.shuffled, self.own)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Memory) and self.__reduce__()[1] == other.__reduce__()[1]

    def __hash__(self) -> int:
        return hash((self.held, self.shuffled, self.own))


class Position(State):
    """All that lies on the table and in the hands.

    `hands` and `table` hold a handful for each seat. `up` and `sealed` are sets of cards, a bit for
    each card of `table` (or, while laying, of the hand).
    """

    rules: CapRules
    phase: Phase
    counter: i64
    """Who counts down this round, and is scored first."""
    mission: i64
    next_mission: i64
    """The card on top of the mission pile: everybody sees its back, nobody its face."""
    mission_pile: list[int]
    """The missions below it, in no order: one is drawn at random when it is needed."""
    newspaper: i64
    newspaper_pile: list[int]
    respect: list[int]
    hands: list[int]
    table: list[int]
    up: list[int]
    sealed: list[int]
    turned_up: list[int]
    """The handful each seat turned up in phase 2; later more may lie open."""
    suspects: list[int]
    """Whom each seat points at, once the suspicions are open."""
    void: i64
    """The seats whose suspicion a newspaper has called off."""
    suspected: i64
    jailed: i64
    pile: list[int]
    shown: list[int]
    """By kind: discarded cards that everybody has seen since the last shuffle."""
    secret: list[tuple[int, ...]]
    """Discarded cards that only their owner has seen, by owner."""
    fresh: list[int]
    """How many of a seat's cards can at most have been drawn since the last shuffle."""
    stale: list[int]
    """How many of a seat's cards can at most have been held since before it."""
    seen_stale: list[tuple[int, ...]]
    """Cards shown since the last shuffle that their owner had surely held since before it."""
    memory: Memory
    past: Past | None
    """The rounds before this one, as everybody saw them."""

    def effect(self, effect: Effect) -> i64:
        """The amount by which this round's newspaper changes something; 0 if it does not
        (CAP-18, CAP-19). CAP-E38: it may change more than one thing."""
        if self.newspaper >= 0:
            changed = self.rules.effects[self.newspaper]
            for spot in range(len(changed)):
                if changed[spot] is effect:
                    return self.rules.amounts[self.newspaper][spot]
        return 0

    def accused_by(self, seat: i64) -> i64:
        """Whom this seat suspects in earnest: NONE if nobody, or if a newspaper called it off."""
        return NONE if holds(self.void, seat) else self.suspects[seat]

    def face_down(self, seat: i64) -> i64:
        """The cards this seat has laid and not turned up."""
        return chosen_of(self.table[seat], ~self.up[seat])

    def face_up(self, seat: i64) -> i64:
        """The cards this seat has laid and turned up."""
        return chosen_of(self.table[seat], self.up[seat])

    def next_envelope(self) -> bool | None:
        """The back of the top mission lies open to all eyes."""
        if self.next_mission < 0:
            return None
        return self.rules.envelope[self.next_mission]

    def leaders(self) -> tuple[int, ...]:
        """The seats with most respect."""
        most = max(self.respect)
        return tuple([seat for seat in range(self.seats) if self.respect[seat] == most])
