"""What is counted for a whole house, however many nodes it has."""

from typing import Protocol

from backroom.bots.fair_turns import FairTurns


class Tallies(Protocol):
    """What all nodes count together. Whoever cannot ask the others counts for himself."""

    @property
    def alone(self) -> bool:
        """Can there be no other nodes?"""

    @property
    def nodes(self) -> int:
        """How many nodes there are."""

    async def take(self, key: str, cost: int, depth: int) -> tuple[bool, int] | None:
        """Of a bucket that fills by itself within `depth` microseconds take what comes back in
        `cost`: was it there, and in how many microseconds will the bucket be full? None if nobody
        can be asked now."""

    async def may_hold(self, key: str, number: int, most: int) -> bool:
        """Here this key has so many of something now: are they not too many in all?"""

    def holds(self, key: str, number: int) -> None:
        """Here this key has only so many now."""

    async def settle_in(self, place: str) -> None:
        """Whoever comes from there is known from now on."""

    async def is_settled(self, place: str) -> bool:
        """Is whoever comes from there known at another node?"""

    def share_turns(self, name: str, turns: FairTurns) -> None:
        """What the workers of one node do for somebody counts at all of them."""

    async def close(self) -> None:
        """Nothing more is counted."""


class AloneTallies:
    """A house that is one process: what is counted here is all there is."""

    alone = True
    nodes = 1

    async def take(self, key: str, cost: int, depth: int) -> tuple[bool, int] | None:
        return None

    async def may_hold(self, key: str, number: int, most: int) -> bool:
        return True

    def holds(self, key: str, number: int) -> None:
        """Nobody else wants to know."""

    async def settle_in(self, place: str) -> None:
        """There is no other node where he could come in."""

    async def is_settled(self, place: str) -> bool:
        return False

    def share_turns(self, name: str, turns: FairTurns) -> None:
        """There are no other workers."""

    async def close(self) -> None:
        """There is nothing to close."""
