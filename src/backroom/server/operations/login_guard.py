"""How often a login may be tried: so seldom that nobody can guess it, and so that nobody else's
guesses keep its owner out."""

from collections import OrderedDict

from backroom.server.operations.throttle import Throttle

FEW = 4
"""So many strange addresses it takes to use up all tries at a login that are free to strangers."""
MOST_KNOWN = 10_000


class LoginGuard:
    """Counts tries at logins, by login and by the address they come from.

    An address from which somebody has come in with a login is his: he has tries of his own there,
    whatever happens elsewhere. This is known only as long as the service runs; no address is kept.
    """

    def __init__(self, tries_a_minute: float) -> None:
        self.at_home = Throttle(tries_a_minute / 60, int(tries_a_minute))
        few = max(1.0, tries_a_minute / FEW)
        self.from_there = Throttle(few / 60, int(few))
        self.abroad = Throttle(tries_a_minute / 60, int(tries_a_minute))
        self.homes: OrderedDict[tuple[str, str], None] = OrderedDict()

    def demand(self, login: str, address: str, now: int) -> None:
        """One more try; refused if it is one too many."""
        place = f"{login} {address}"
        if (login, address) in self.homes:
            self.at_home.demand(place, now)
            return
        self.from_there.demand(place, now)
        self.abroad.demand(login, now)

    def came_in(self, login: str, address: str) -> None:
        """Whoever has this login lives there."""
        self.homes[login, address] = None
        self.homes.move_to_end((login, address))
        if len(self.homes) > MOST_KNOWN:
            self.homes.popitem(last=False)
