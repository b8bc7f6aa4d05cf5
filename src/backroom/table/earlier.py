"""Games that were begun under earlier rules: nobody plays on, and what was played can be looked at.

The log is kept as it is. Today's rules play it again from its first entry for as long as they agree
with the rules of its time.
"""

from collections.abc import Iterable

import msgspec

from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game
from backroom.table.entries import LogEntry, Move, Opening
from backroom.table.table import Table


def as_far_as_it_goes(opening: Opening, seed: str, entries: Iterable[LogEntry]) -> Table:
    """The table behind the last entry that today's rules allow. BadInput if they cannot even deal
    it."""
    table = Table(opening, seed)
    for entry in entries:
        try:
            table.add(as_today(entry, table.game))
        except BadInput:
            break
    return table


def as_today(entry: LogEntry, game: Game) -> LogEntry:
    """Numbers of actions stay; but actions with terms are numbered behind the last of the others,
    and there may be more of those now."""
    if isinstance(entry, Move) and entry.terms is not None:
        return msgspec.structs.replace(entry, action=len(game.actions))
    return entry
