"""Fair randomness that can be checked afterwards.

1. When the table is made the house draws a seed of 32 bytes and publishes only its SHA-256, the
   *commitment*. From then on it cannot choose another one.
2. Every player who sits down sends a seed of his own (any text). He knows the commitment but not
   the house's seed, so he cannot choose a deal either.
3. When the game begins, the *key* is HMAC-SHA256 of the players' seeds under the house's seed.
   Every stream of chance is HMAC-SHA256 of its label and a counter under that key
   (`kernel.rng.FairRng`): one label for the game, another for each clock that runs out, so that no
   draw of the one can be told from the other.
4. At the end the house's seed is revealed. Anybody can compute the commitment, the key and every
   die anew: `backroom replay FILE --verify` does.

This proves that nobody changed the deal. It does not keep the operator of a server from looking,
nor from sitting down himself and sending his own seed last. docs/fairness.md has test vectors.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from backroom.kernel.errors import BadInput
from backroom.kernel.rng import FairRng, fair_rng

SEED_BYTES = 32
PURPOSE = b"backroom fair 1\0"


def new_seed() -> str:
    """A seed for the house, as hexadecimal text."""
    return secrets.token_hex(SEED_BYTES)


def seed_from(text: str) -> str:
    """The seed that stands for this text: to repeat a deal on purpose."""
    return hashlib.sha256(b"backroom seed\0" + text.encode("utf-8", "surrogatepass")).hexdigest()


def seed_bytes(seed: str) -> bytes:
    try:
        secret = bytes.fromhex(seed)
    except ValueError:
        secret = b""
    if len(secret) != SEED_BYTES or secret.hex() != seed:
        raise BadInput(
            f"the house's seed is {SEED_BYTES} bytes in lower-case hexadecimal, not {seed[:80]!r}"
        )
    return secret


def commitment(seed: str) -> str:
    """What is published of the house's seed before any player sends his."""
    return hashlib.sha256(seed_bytes(seed)).hexdigest()


def fair_key(seed: str, players: Sequence[str]) -> bytes:
    """The key of all streams: the players' seeds under the house's seed, each hashed on its own so
    that no player's seed can pass for two."""
    joined = b"".join(hashlib.sha256(each.encode()).digest() for each in players)
    return hmac.new(seed_bytes(seed), PURPOSE + joined, hashlib.sha256).digest()


def game_stream(key: bytes) -> FairRng:
    """Deals the cards and throws the dice."""
    return fair_rng(key, "game")


def clock_stream(key: bytes, seq: int) -> FairRng:
    """Decides for a player whose clock ran out, at this place of the log."""
    return fair_rng(key, f"clock {seq}")
