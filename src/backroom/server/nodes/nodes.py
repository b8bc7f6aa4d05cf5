"""What a node knows of the others, and what it may do by itself.

At each table one node has charge of what happens by itself: of clocks, of bots, and of who stays
away for too long. Moves of people are taken by every node; the log's primary key is their fence.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, Protocol


class Seated(NamedTuple):
    """Somebody who sits in front of a screen at another node."""

    node: str
    person: int
    seat: int


class Nodes(Protocol):
    """The nodes of a house, as one of them sees them."""

    @property
    def alone(self) -> bool:
        """Can there be no others?"""

    @property
    def fence(self) -> str:
        """What stands in front of entries that nobody has asked for; "" where there is no other."""

    def has_charge(self, table_id: str) -> bool:
        """Does what happens by itself at this table happen here?"""

    def has_lost(self, table_id: str) -> None:
        """The fence was closed: another node has charge of this table."""

    async def take_charge(self, table_ids: Iterable[str]) -> set[str]:
        """Of these tables take those of which nobody has charge; which of them are ours now."""

    async def let_go(self, table_ids: Iterable[str]) -> None:
        """Have charge of these no longer."""

    async def seat(self, seated: Mapping[str, set[tuple[int, int]]]) -> None:
        """Who sits here now, (person, seat), at each of these tables."""

    async def seated(self, table_ids: Iterable[str]) -> dict[str, frozenset[Seated]]:
        """Who sits elsewhere, at each of these tables."""

    async def orphans(self) -> list[str]:
        """Tables whose node has gone without letting go of them."""

    def plays(self, game: str, version: int) -> bool:
        """Does another node have these rules?"""

    def names(self) -> frozenset[str]:
        """The others that are there."""

    def on_change(self, listener: Callable[[], None]) -> None:
        """Be told when nodes have come or gone, or this one was taken for gone itself."""

    async def leave(self) -> None:
        """Let go of everything, and say goodbye to the others."""


class Alone:
    """The nodes of a house that is one process."""

    alone = True
    fence = ""

    def has_charge(self, table_id: str) -> bool:
        return True

    def has_lost(self, table_id: str) -> None:
        """Nobody else could have it."""

    async def take_charge(self, table_ids: Iterable[str]) -> set[str]:
        return set(table_ids)

    async def let_go(self, table_ids: Iterable[str]) -> None:
        """Nobody else would take it."""

    async def seat(self, seated: Mapping[str, set[tuple[int, int]]]) -> None:
        """Nobody else wants to know."""

    async def seated(self, table_ids: Iterable[str]) -> dict[str, frozenset[Seated]]:
        return {}

    async def orphans(self) -> list[str]:
        return []

    def plays(self, game: str, version: int) -> bool:
        return False

    def names(self) -> frozenset[str]:
        return frozenset()

    def on_change(self, listener: Callable[[], None]) -> None:
        """Nobody comes or goes."""

    async def leave(self) -> None:
        """Nobody is left behind."""
