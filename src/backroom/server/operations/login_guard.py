"""How often a login may be tried: so seldom that nobody can guess it, and so that nobody else's
guesses keep its owner out."""

from collections import OrderedDict
from collections.abc import Callable

from backroom.server.operations.shared_throttle import SharedThrottle
from backroom.server.operations.tallies import Tallies

FEW = 4
"""So many strange addresses it takes to use up all tries at a login that are free to strangers."""
MOST_KNOWN = 10_000


class LoginGuard:
    """Counts tries at logins, by login and by the address they come from, at all nodes together.

    An address from which somebody has come in with a login is his: he has tries of his own there,
    whatever happens elsewhere. No address is kept with a login for longer than the service runs;
    where there are many nodes they keep a hash of both (nodes/tally_statements.py).
    """

    def __init__(self, tries_a_minute: float, tallies: Tallies, now: Callable[[], int]) -> None:
        def throttle(name: str, tries: float) -> SharedThrottle:
            return SharedThrottle(name, tries / 60, int(tries), tallies, now)

        self.tallies = tallies
        self.at_home = throttle("at home", tries_a_minute)
        self.from_there = throttle("from there", max(1.0, tries_a_minute / FEW))
        self.abroad = throttle("abroad", tries_a_minute)
        self.homes: OrderedDict[tuple[str, str], None] = OrderedDict()

    async def demand(self, login: str, address: str) -> None:
        """One more try; refused if it is one too many."""
        place = f"{login} {address}"
        if (login, address) in self.homes or await self.tallies.is_settled(place):
            await self.at_home.demand(place)
            return
        await self.from_there.demand(place)
        await self.abroad.demand(login)

    async def came_in(self, login: str, address: str) -> None:
        """Whoever has this login lives there."""
        self.homes[login, address] = None
        self.homes.move_to_end((login, address))
        if len(self.homes) > MOST_KNOWN:
            self.homes.popitem(last=False)
        await self.tallies.settle_in(f"{login} {address}")
