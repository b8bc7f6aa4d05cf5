"""The limits of a house that are counted by who asks, and for all nodes together."""

from collections.abc import Callable

from backroom.server.operations.costs import Costs
from backroom.server.operations.login_guard import LoginGuard
from backroom.server.operations.settings import Settings
from backroom.server.operations.shared_throttle import SharedThrottle
from backroom.server.operations.tallies import Tallies

LETTERS_A_DAY = 3
"""To one address that nobody has confirmed yet: this house must not annoy strangers."""


class Limits:
    """One of each."""

    def __init__(self, settings: Settings, tallies: Tallies, now: Callable[[], int]) -> None:
        def throttle(name: str, rate: float, burst: int) -> SharedThrottle:
            return SharedThrottle(name, rate, burst, tallies, now)

        sign_ups = settings.sign_ups_a_minute
        self.costs = Costs(settings, tallies)
        self.logins = LoginGuard(sign_ups, tallies, now)
        self.sign_ups = throttle("sign-up", sign_ups / 60, int(sign_ups))
        self.voices = throttle("voice", settings.talk_rate, settings.talk_burst)
        """How much somebody says at a table."""
        self.letters = throttle("letter", LETTERS_A_DAY / 86_400, LETTERS_A_DAY)
