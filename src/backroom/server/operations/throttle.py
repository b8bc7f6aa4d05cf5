"""How often is too often: buckets that fill by themselves, one token at a time."""

import math

from backroom.server.refusals import Reason, Refused


class Bucket:
    """Holds up to `burst` tokens and gets `rate` new ones a second; it begins full.

    It keeps one number, the moment at which it will be full, in whole microseconds: so it never
    loses or gains a token by rounding.
    """

    __slots__ = ("period", "depth", "full_at")

    def __init__(self, rate: float, burst: int) -> None:
        self.period = round(1_000_000 / rate)
        self.depth = burst * self.period
        self.full_at = 0

    def missing(self, now: int) -> int:
        """Microseconds until it is full."""
        # A clock that was set back must not make anybody wait longer than an empty bucket would.
        return min(max(self.full_at - now * 1000, 0), self.depth)

    def wait(self, now: int, cost: int = 1) -> int:
        """Microseconds until so many tokens are there."""
        return max(self.missing(now) + cost * self.period - self.depth, 0)

    def take(self, now: int, cost: int = 1) -> bool:
        """Take so many tokens if they are there, at this moment (in milliseconds)."""
        enough = self.wait(now, cost) == 0
        self.full_at = now * 1000 + self.missing(now) + (cost * self.period if enough else 0)
        return enough

    def learn(self, now: int, missing: int) -> None:
        """It is not so full as is known here: others have taken of it, too."""
        self.full_at = now * 1000 + max(self.missing(now), missing)


class Throttle:
    """A bucket for each key: an address, a person, a seat.

    A full bucket is as good as a new one, so it is forgotten. If `most` buckets are in use, also
    those nearest to full are, until half are left: nobody can fill the house's memory with
    addresses.
    """

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.buckets: dict[str, Bucket] = {}

    def take(self, key: str, now: int, cost: int = 1) -> bool:
        """Take so many tokens of this key if they are there."""
        return self.bucket(key, now).take(now, cost)

    def demand(self, key: str, now: int, cost: int = 1) -> None:
        """Take so many tokens of this key, or be told how long to wait."""
        if not self.take(key, now, cost):
            raise Refused(Reason.TOO_FAST, seconds=math.ceil(self.wait(key, now, cost)))

    def wait(self, key: str, now: int, cost: int = 1) -> float:
        """Seconds until so many tokens of this key are there."""
        return self.bucket(key, now).wait(now, cost) / 1_000_000

    def owed(self, key: str, now: int, beyond: int) -> float:
        """Seconds until this key has taken no more than so many tokens at once."""
        bucket = self.bucket(key, now)
        return max(bucket.missing(now) - beyond * bucket.period, 0) / 1_000_000

    def bucket(self, key: str, now: int) -> Bucket:
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= self.most:
                self._tidy(now)
            bucket = self.buckets[key] = Bucket(self.rate, self.burst)
        return bucket

    def _tidy(self, now: int) -> None:
        emptiest = sorted(self.buckets.items(), key=lambda item: -item[1].full_at)
        self.buckets = {
            key: bucket for key, bucket in emptiest[: self.most // 2] if bucket.missing(now)
        }
