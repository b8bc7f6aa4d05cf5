"""Bots in the chairs of a table: what they are called, and who sits in for a player."""

from backroom.bots.names import BOT_NAMES
from backroom.server.storage.table_rows import ChairRow

SIT_IN = "normal"
"""The level of the bot that sits in for a player."""


def bot_name(chairs: list[ChairRow]) -> str:
    """The first name that nobody at the table has yet."""
    taken = {chair.name for chair in chairs}
    return next((name for name in BOT_NAMES if name not in taken), f"Bot {len(chairs) + 1}")
