"""A house that is killed: one of its bots hangs, another worker waits. Run by a test."""

import asyncio
import sys

from backroom.bots.pool import BotPool
from backroom.bots.request import Choice, DecisionRequest


async def keep_house(note: str) -> None:
    # The workers import this file as well: what it needs must be little.
    options = {"note": note}
    hang = DecisionRequest("any", 2, options, None, 0, [Choice(0)], [], True, 1, "hang")
    await BotPool(2, 600.0, "bots.odd_bots:LADDER").ask(hang)


if __name__ == "__main__":
    asyncio.run(keep_house(sys.argv[1]))
