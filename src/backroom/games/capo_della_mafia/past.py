"""The rounds that are over, as everybody saw them (CAP-E33).

Kept as a chain of bare lists, because every round of every searched game adds a link; a link is
told as a `PastRound` only when somebody looks, and then once for all clones that share it.
"""

from typing import final

from mypy_extensions import i64

from backroom.games.capo_della_mafia.handful import cards_in
from backroom.games.capo_della_mafia.view import PastRound
from backroom.kernel.seats import holds


@final
class Past:
    """One round that is over, and the rounds before it. Never changed.

    It holds handfuls of seen cards only: a card that was never shown is not in it, so it may be
    shared with redealt worlds.
    """

    __slots__ = (
        "before",
        "counter",
        "mission",
        "newspaper",
        "laid",
        "turned_up",
        "seen",
        "suspects",
        "jailed",
        "respect",
        "_told",
    )

    def __init__(
        self,
        before: "Past | None",
        counter: i64,
        mission: i64,
        newspaper: i64,
        laid: list[int],
        turned_up: list[int],
        seen: list[int],
        suspects: list[int],
        jailed: i64,
        respect: list[int],
    ) -> None:
        self.before = before
        self.counter = counter
        self.mission = mission
        self.newspaper = newspaper
        self.laid = laid
        self.turned_up = turned_up
        self.seen = seen
        self.suspects = suspects
        self.jailed = jailed
        self.respect = respect
        self._told: tuple[PastRound, ...] | None = None

    def rounds(self) -> tuple[PastRound, ...]:
        """All rounds up to this one, the first one first."""
        if self._told is None:
            before = () if self.before is None else self.before.rounds()
            self._told = before + (self._tell(),)
        return self._told

    def _tell(self) -> PastRound:
        return PastRound(
            counter=self.counter,
            mission=self.mission,
            newspaper=None if self.newspaper < 0 else self.newspaper,
            laid=tuple(self.laid),
            turned_up=tuple([cards_in(cards) for cards in self.turned_up]),
            seen=tuple([cards_in(cards) for cards in self.seen]),
            suspects=tuple([None if suspect < 0 else suspect for suspect in self.suspects]),
            jailed=tuple([holds(self.jailed, seat) for seat in range(len(self.laid))]),
            respect=tuple(self.respect),
        )

    def __reduce__(self) -> tuple[object, ...]:
        return Past, (
            self.before,
            self.counter,
            self.mission,
            self.newspaper,
            self.laid,
            self.turned_up,
            self.seen,
            self.suspects,
            self.jailed,
            self.respect,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Past) and self.__reduce__()[1] == other.__reduce__()[1]

    def __hash__(self) -> int:
        return hash(self.rounds())


def rounds_of(past: Past | None) -> tuple[PastRound, ...]:
    return () if past is None else past.rounds()
