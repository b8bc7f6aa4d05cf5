"""What cannot happen at a table never gets into its log, whoever asks for it."""

import asyncio
from pathlib import Path

import pytest

from backroom.kernel.errors import BadInput
from backroom.server.rooms.room import RuleRefused
from backroom.server.rooms.writer import write_if
from backroom.table import Chair, LogEntry, Move, Pause, Undo
from builders.kept_on_postgres import past_the_service
from builders.running_house import PATIENCE, House, open_house

IMPOSSIBLE: list[LogEntry] = [
    Move(0, 0, 999),
    Move(0, 0, 0, None, "clock"),
    Undo(0, 0),
    Pause(0, 0, False),
    Chair(0, 0, ""),
]


def entries(house: House) -> int:
    with past_the_service(house.settings.database) as file:
        (count,) = file.execute("select count(*) from entries").fetchone()
    return int(count)


@pytest.mark.parametrize("entry", IMPOSSIBLE, ids=lambda each: type(each).__name__)
def test_an_entry_that_cannot_be_is_not_written(tmp_path: Path, entry: LogEntry) -> None:
    with open_house(tmp_path) as house:
        ann, bob = house.guest("Ann"), house.guest("Bob")
        table = ann.make("counterfeiters", 2)
        ann.sit(table, 0)
        bob.sit(table, 1)
        ann.start(table)
        with ann.socket(table) as socket:
            socket.wait("update")
            room = house.service.rooms.running[table["id"]].room
            wanted = write_if(room, lambda game: game.propose(entry))
            asked = asyncio.run_coroutine_threadsafe(wanted, house.loop)
            with pytest.raises((BadInput, RuleRefused)):
                asked.result(PATIENCE)
            assert entries(house) == 1
            assert socket.ask("ping")["seq"] == 0
        assert ann.get(f"/api/tables/{table['id']}")["status"] == "playing"
