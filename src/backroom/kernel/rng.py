"""Chance. It is always an argument: no rule ever reaches for a global generator.

Two generators behind one base class, because they answer to different fears:

* `FairRng` deals real tables. Its stream is HMAC-SHA256 of a secret key, so no die that anybody has
  seen helps to predict the next one, and the key can be revealed afterwards to check the deal.
* `FastRng` (sfc32) drives search, learning and tests. It must never deal a real table: its whole
  state can be computed from a few visible draws.

Only 32-bit words and products below 2**63 occur, so compiled and interpreted streams are equal.
"""

import hashlib
import hmac
from abc import ABC, abstractmethod
from typing import Final, final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
WORDS_PER_BLOCK: Final = 8


class Rng(ABC):
    """A stream of 32-bit words, and the few ways in which a table game draws from it."""

    __slots__ = ()

    @abstractmethod
    def word(self) -> i64:
        """The next 32 random bits."""

    @abstractmethod
    def clone(self) -> "Rng":
        """A generator that will give the same stream from here on, independent of this one."""

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound-1, each equally likely (Lemire's method, without bias).

        The bound must stay below 2**31, so that the product fits compiled arithmetic.
        """
        product = self.word() * bound
        low = product & WORD
        if low < bound:
            threshold = ((WORD + 1) - bound) % bound
            while low < threshold:
                product = self.word() * bound
                low = product & WORD
        return product >> 32

    def take_from(self, things: list[int]) -> int:
        """Remove and return one thing, each equally likely: a draw from a shuffled pile.

        Drawing at random from an unordered pile and drawing the top of a shuffled one cannot be
        told apart, and this way no hidden order exists that could leak or must be redealt.
        """
        spot = self.below(len(things))
        last = things.pop()
        if spot == len(things):
            return last
        thing = things[spot]
        things[spot] = last
        return thing

    def shuffle(self, things: list[int]) -> None:
        """Put the things in an order of which all are equally likely."""
        left: i64 = len(things)
        while left > 1:
            spot = self.below(left)
            left -= 1
            things[left], things[spot] = things[spot], things[left]


@final
class FastRng(Rng):
    """sfc32: small, quick, well spread. For search, learning and tests only."""

    __slots__ = ("_a", "_b", "_c", "_count")

    def __init__(self, a: i64, b: i64, c: i64, count: i64) -> None:
        self._a = a
        self._b = b
        self._c = c
        self._count = count

    def word(self) -> i64:
        mixed = (self._a + self._b + self._count) & WORD
        self._count = (self._count + 1) & WORD
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & WORD
        self._c = (((self._c << 21) & WORD | (self._c >> 11)) + mixed) & WORD
        return mixed

    def clone(self) -> "FastRng":
        return FastRng(self._a, self._b, self._c, self._count)

    def __reduce__(self) -> tuple[object, ...]:
        return FastRng, (self._a, self._b, self._c, self._count)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FastRng) and (
            self._a == other._a
            and self._b == other._b
            and self._c == other._c
            and self._count == other._count
        )

    def __hash__(self) -> int:
        return hash((self._a, self._b, self._c, self._count))


def fast_rng(seed: int, stream: int = 0) -> FastRng:
    """A stream of this seed (0 to 2**64-1). Streams of one seed are independent of each other."""
    if not 0 <= seed < 1 << 64:
        raise ValueError(f"a seed is a whole number from 0 to 2**64-1, not {seed}")
    rng = FastRng(seed & WORD, seed >> 32, stream & WORD, 1)
    for _ in range(12):  # the words of nearby seeds start alike; a dozen rounds part them
        rng.word()
    return rng


@final
class FairRng(Rng):
    """HMAC-SHA256(key, label ‖ block number), eight words a block."""

    __slots__ = ("_key", "_label", "_drawn", "_block")

    def __init__(self, key: bytes, label: bytes, drawn: i64) -> None:
        self._key = key
        self._label = label
        self._drawn = drawn
        self._block = b""
        if drawn % WORDS_PER_BLOCK != 0:
            self._block = self._make_block()

    def _make_block(self) -> bytes:
        number: int = self._drawn // WORDS_PER_BLOCK
        return hmac.new(self._key, self._label + number.to_bytes(8, "big"), hashlib.sha256).digest()

    def word(self) -> i64:
        place: int = self._drawn % WORDS_PER_BLOCK
        if place == 0:
            self._block = self._make_block()
        self._drawn += 1
        return int.from_bytes(self._block[4 * place : 4 * place + 4], "big")

    def clone(self) -> "FairRng":
        return FairRng(self._key, self._label, self._drawn)

    def __reduce__(self) -> tuple[object, ...]:
        return FairRng, (self._key, self._label, self._drawn)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FairRng) and (
            self._key == other._key and self._label == other._label and self._drawn == other._drawn
        )

    def __hash__(self) -> int:
        return hash((self._key, self._label, self._drawn))


def fair_rng(key: bytes, label: str) -> FairRng:
    """The stream of this secret key under this label ("deal", "dice", …)."""
    return FairRng(key, label.encode() + b"\0", 0)
