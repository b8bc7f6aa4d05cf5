"""Passphrases: hashed by argon2id in threads of their own, so that the house never stands still."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from backroom.server.refusals import Reason, Refused

SHORTEST_PASSPHRASE = 10
LONGEST_PASSPHRASE = 200

Answer = TypeVar("Answer")


class Passphrases:
    """Hashes and compares.

    Each one costs tens of megabytes for a moment: only so many are worked on `at_once`, and whoever
    finds more than `queue` waiting is asked to come back.
    """

    def __init__(
        self, hasher: PasswordHasher | None = None, at_once: int = 2, queue: int = 64
    ) -> None:
        self.hasher = hasher or PasswordHasher()
        self.queue = queue
        self.waiting = 0
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix="passphrase")
        self._decoy = self.hasher.hash(secrets.token_bytes())

    async def hash(self, passphrase: str) -> str:
        """The hash to keep of a passphrase."""
        return await self._aside(lambda: self.hasher.hash(as_bytes(passphrase)))

    async def fits(self, passphrase: str, kept: str | None) -> bool:
        """Is this the passphrase of which this hash was kept?

        Without a hash the answer is no, after as much work: how long it takes must not tell
        whether somebody has an account.
        """
        fits = await self._aside(lambda: self._verify(passphrase, kept or self._decoy))
        return fits and kept is not None

    def is_outdated(self, kept: str) -> bool:
        """Was this hash made with other parameters than today's?"""
        return self.hasher.check_needs_rehash(kept)

    def _verify(self, passphrase: str, kept: str) -> bool:
        try:
            return self.hasher.verify(kept, as_bytes(passphrase))
        except VerifyMismatchError:
            return False

    async def _aside(self, work: Callable[[], Answer]) -> Answer:
        if self.waiting >= self.queue:
            raise Refused(Reason.BUSY)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self.waiting -= 1


def proper_passphrase(passphrase: str) -> str:
    """A new passphrase; refused if it is too short or too long."""
    if not SHORTEST_PASSPHRASE <= len(composed(passphrase)) <= LONGEST_PASSPHRASE:
        raise Refused(Reason.PASSPHRASE_LENGTH, least=SHORTEST_PASSPHRASE, most=LONGEST_PASSPHRASE)
    return passphrase


def composed(passphrase: str) -> str:
    """The passphrase the same from every keyboard: some send ü as one character, some as two."""
    return unicodedata.normalize("NFC", passphrase)


def as_bytes(passphrase: str) -> bytes:
    """What is hashed. A lone surrogate is odd, but as secret as any other character."""
    return composed(passphrase).encode("utf-8", "surrogatepass")
