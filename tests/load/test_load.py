"""The crowd of `make bench-server` plays, and what a move costs on the wire stays small."""

import asyncio
from pathlib import Path

from builders.running_house import open_house
from load.tables import Crowd

MOVES = 60
MOST_BYTES = 9_000
"""For all four seats, over a few dozen moves; in the long run `make bench-server` wants 6,000."""


def test_a_move_costs_four_seats_little_on_the_wire(tmp_path: Path) -> None:
    async def play(port: int) -> tuple[Crowd, int]:
        crowd = Crowd(port)
        tables = crowd.make(2)
        await crowd.open(tables)
        while any(seat.seq < 0 for table in tables for seat in table.seats):
            await asyncio.sleep(0.01)
        before = sum(table.received() for table in tables)
        await crowd.as_fast_as_it_goes(tables, MOVES)
        crowd.close()
        return crowd, sum(table.received() for table in tables) - before

    with open_house(tmp_path, sockets_a_person=100) as house:
        crowd, received = asyncio.run(play(house.port))
    assert crowd.moves >= MOVES
    assert crowd.refused == 0
    assert received / crowd.moves < MOST_BYTES
