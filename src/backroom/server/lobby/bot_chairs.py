"""Bots in the chairs of a table: what they are called, and who sits in for a player."""

from backroom.bots.levels import levels_at, plays_at
from backroom.bots.names import BOT_NAMES
from backroom.kernel.game import find_game
from backroom.server.refusals import Reason, Refused
from backroom.server.storage.table_rows import ChairRow, TableRow

SIT_IN = "normal"
"""The level of the bot that sits in for a player."""


def bot_name(chairs: list[ChairRow]) -> str:
    """The first name that nobody at the table has yet."""
    taken = {chair.name for chair in chairs}
    return next((name for name in BOT_NAMES if name not in taken), f"Bot {len(chairs) + 1}")


def refuse_unknown_level(level: str, row: TableRow) -> None:
    """Not every level can be had at every table."""
    game = find_game(row.game)
    if not plays_at(level, game, row.seats):
        raise Refused(Reason.NO_LEVEL, levels=levels_at(game, row.seats))
