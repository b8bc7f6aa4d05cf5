"""What each request costs the house, and how much of its work one address may have.

A cost is about a millisecond of one processor. Whoever asks for more than his share in a moment
waits a little; whoever goes on asking is refused, which costs next to nothing.
"""

import math
import time
from collections.abc import Callable

from backroom.server.operations.settings import Settings
from backroom.server.operations.shared_throttle import SharedThrottle, refuse_for
from backroom.server.operations.tallies import Tallies

LONGEST_WAIT = 3.0
"""Seconds that a request is made to wait before it is refused instead."""

FILE = 1
"""A file of the client."""
REQUEST = 3
CALENDAR = 70
"""All tables of somebody are looked at."""
SOCKET = 20
"""To open a socket: the whole table is shown anew."""
REQUESTS = {
    "GET games": 5,
    "GET games/*/rulebook/*": 5,
    "GET games/*/schema": 20,
    "GET socket/schema": 20,
    "GET lessons/*": 15,
    "GET guides/*": 15,
    "GET puzzles/*": 30,
    "GET puzzles/*/proof": 30,
    "POST guests": 10,
    "POST account": 50,
    "PUT account/passphrase": 100,
    "POST session": 50,
    "GET tables": 70,
    "POST tables": 20,
    "POST tables/*/start": 20,
    "POST tables/*/rematch": 20,
    "GET tables/*/replay": 40,
    "GET tables/*/story": 40,
    "GET tables/*/truth": 40,
    "GET tables/*/query": 15,
    "GET tables/*/verify": 100,
    "GET tables/*/course": 40,
    "GET tables/*/figures": 100,
    "GET tables/*/coach": 500,
    "GET tables/*/log": 40,
    "GET tables/*/printed": 15,
    "GET my/tables": 70,
    "GET my/results": 30,
    "GET results": 30,
    "POST logs": 300,
    "GET games/*/ranking": 30,
    "GET people/*": 15,
    "PUT people/*/shun": 20,
    "GET my/circle": 10,
    "POST my/friend-link": 20,
    "POST friends/*": 20,
    "POST my/tokens": 20,
    "POST tables/*/invitations": 30,
    "POST tables/*/end": 20,
    "GET match": 5,
    "POST match": 30,
    "POST match/begin": 30,
    "POST my/calls/push": 30,
    "POST my/calls/mail": 100,
    "PUT tables/*/webhook": 30,
}
"""What costs more than another request; a star is whatever is named there."""
CARDS = 100
"""A table with cards of its own, beside what a table costs."""
MESSAGES = {
    "act": 5,
    "ask": 6,
    "why": 3,
    "outlook": 3,
    "offers": 5,
    "position": 3,
    "hint": 50,
    "follow": 15,
    "undo": 5,
    "pause": 5,
    "say": 5,
    "mute": 20,
    "order": 20,
    "leave": 20,
    "return": 20,
    "ping": 1,
}
UNREADABLE = 2


def cost_of(method: str, path: str) -> int:
    """What this request costs."""
    _, first, *rest = [*path.split("/", 6), ""]
    if first == "static":
        return FILE
    if first == "calendar":
        return CALENDAR
    if first != "api":
        return REQUEST
    named = [word for word in rest if word]
    shape = "/".join("*" if place in (1, 3) else word for place, word in enumerate(named))
    own = "/".join(named)
    asked = "GET" if method == "HEAD" else method
    return REQUESTS.get(f"{asked} {own}") or REQUESTS.get(f"{asked} {shape}") or REQUEST


class Costs:
    """How much of the work of the house each address has had."""

    def __init__(
        self,
        settings: Settings,
        tallies: Tallies,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.burst = settings.cost_burst
        # Whoever waits has taken in advance what he will only have when he has waited.
        most = self.burst + math.ceil(settings.cost_rate * LONGEST_WAIT)
        self.shares = SharedThrottle(
            "cost", settings.cost_rate, most, tallies, lambda: int(clock() * 1000), in_lots=True
        )

    async def wait(self, address: str, cost: int) -> float:
        """Take so much; the seconds to wait before it is used. Refused if that would be long."""
        await self.shares.demand(address, min(cost, self.burst))
        return self.shares.owed(address, self.burst)

    async def demand(self, address: str, cost: int) -> None:
        """Take so much, to be used at once, or be told how long to wait."""
        refuse_for(await self.wait(address, cost))

    def demand_in_hand(self, address: str, cost: int) -> bool:
        """The same where nobody need be asked for it; False where somebody must."""
        taken = min(cost, self.burst)
        if not self.shares.is_in_hand(address, taken):
            return False
        self.shares.demand_in_hand(address, taken)
        refuse_for(self.shares.owed(address, self.burst))
        return True
