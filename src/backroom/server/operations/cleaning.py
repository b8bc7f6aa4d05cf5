"""When Python's collector of garbage looks for it: where nobody waits for a move.

Nearly everything is freed as soon as nobody has it any more. The collector finds what holds itself,
which moves never make, but requests and tables that close do. To find it, it walks over all that is
young and stops everybody meanwhile: and all that tables show anew with every move is young. Left to
itself at a busy house it took a seventh of the processor, in pauses of fifty milliseconds.
"""

import gc

from backroom.kernel.game import all_games

YOUNG = 20_000
"""More new objects than were freed: from then on a still moment is used to look through the young
ones."""
MOST_YOUNG = 200_000
"""With so many no still moment is waited for."""
NEVER = 1_000_000
CLEANING = 3_000
"""Ticks after which the next still moment is used to look through everything; after twice as many
none is waited for."""


class Cleaner:
    """Looks for garbage when, from one tick to the next, nobody has moved."""

    def __init__(self) -> None:
        self.moves = 0
        self.ticks = 0
        """Since everything was looked through."""

    def tick(self, moves: int) -> None:
        """Some tenths of a second have gone by, and so many moves were made by now."""
        still, self.moves = moves == self.moves, moves
        self.ticks += 1
        if self.ticks >= (CLEANING if still else 2 * CLEANING):
            self.ticks = 0
            gc.collect()
        elif still and gc.get_count()[0] >= YOUNG:
            gc.collect(0)


def spare_the_collector() -> None:
    """What was loaded to begin with, all games among it, stays: the collector need not walk over it
    again and again. From now on the `Cleaner` says when it looks."""
    all_games()
    gc.collect()
    gc.freeze()
    gc.set_threshold(MOST_YOUNG, NEVER, NEVER)
