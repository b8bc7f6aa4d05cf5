"""Worlds that a seat can imagine, as bytes that can be sent to another process.

`redeal` makes them from what the seat knows and from a stream of chance, and from nothing else: the
same seed gives the same bytes in every world that the seat cannot tell from the real one. So a bot
that gets such a world is told no more than the seat's view tells, and can play on in it.
"""

import io
import pickle
from typing import Any

from backroom.kernel.rng import fast_rng
from backroom.kernel.rules import Rules
from backroom.kernel.state import State

STREAM = 1
"""The stream of a request's seed that its world is dealt from; the others are the bot's own."""


class Packer(pickle.Pickler):
    """Leaves the rules out: the other side has them."""

    def persistent_id(self, obj: Any) -> str | None:
        return "rules" if isinstance(obj, Rules) else None


class Unpacker(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, rules: Rules) -> None:
        super().__init__(file)
        self.rules = rules

    def persistent_load(self, pid: Any) -> Rules:
        return self.rules


def imagined(state: State, seat: int, seed: int) -> bytes:
    """A world that this seat cannot tell from the real one."""
    file = io.BytesIO()
    Packer(file, pickle.HIGHEST_PROTOCOL).dump(state.redeal(seat, fast_rng(seed, STREAM)))
    return file.getvalue()


def as_state(world: bytes, rules: Rules) -> State:
    """That world, to play on in. Only for bytes that our own house has made."""
    state: State = Unpacker(io.BytesIO(world), rules).load()
    return state
