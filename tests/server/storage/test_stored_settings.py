"""What is stored has structs of its own: rows once written are read for ever, whatever travels."""

import asyncio
from pathlib import Path

import msgspec
from alembic import command

from backroom.server.lobby.new_tables import kept_settings
from backroom.server.lobby.showing import show_settings
from backroom.server.storage.database import database_url
from backroom.server.storage.log_reader import StoredEntry, read_entries
from backroom.server.storage.migrate import configuration, connected, migrate
from backroom.server.storage.replaying import checked
from backroom.server.storage.table_rows import ChairRow, TableRow, chairs_of, find_table
from backroom.server.storage.table_settings import StoredSettings
from backroom.server.wire import rest
from backroom.table import Clock, LogEntry, Move, Opening, Pause
from backroom.table.entries import START, sealed
from builders.kept_on_postgres import past_the_service
from server.storage.house import opened

ROWS = Path(__file__).with_name("rows_of_revision_0002.sql")
"""What a Backroom wrote that still stored the structs of REST."""
DEFAULT = (
    b'{"title":"","listed":false,"watchers":true,"talk":"all",'
    b'"clock":{"decision":0,"reserve":0},"hold":120,"rated":false,"hints":false}'
)
EVERYTHING = rest.TableSettings(
    title="An evening",
    listed=True,
    watchers=False,
    talk="table",
    clock=rest.Clock(60, 600),
    hold=0,
    rated=True,
    hints=True,
)


def old_house(folder: Path) -> Path:
    """The database of an older Backroom, brought up to date."""
    file = folder / "old.db"
    with connected(database_url(str(file)), writes=True) as connection:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
    with past_the_service(file) as database:
        database.executescript(ROWS.read_text("utf-8"))
    migrate(str(file))
    return file


async def read(file: Path, table: str) -> tuple[TableRow, list[ChairRow], list[StoredEntry]]:
    async with opened(file) as database, database.reading() as connection:
        row = await find_table(connection, table)
        assert row is not None
        return row, await chairs_of(connection, table), await read_entries(connection, table)


def test_a_table_that_an_older_backroom_kept_is_still_read(tmp_path: Path) -> None:
    row, chairs, entries = asyncio.run(read(old_house(tmp_path), "waits"))
    assert row.settings == StoredSettings(
        title="An evening",
        listed=True,
        watchers=False,
        talk="table",
        clock=Clock(60, 600),
        hold=0,
        hints=True,
    )
    assert (row.status, row.game, row.seats, row.host) == ("lobby", "counterfeiters", 2, 1)
    ann, aldo = chairs
    assert len(ann.card) == 16  # since then everybody has one
    assert [msgspec.structs.replace(ann, card=""), aldo] == [
        ChairRow(0, 1, "Ann", None, "seed of Ann"),
        ChairRow(1, None, "Aldo", "random", ""),
    ]
    assert entries == []


def test_a_log_that_an_older_backroom_kept_is_still_read_and_its_seals_hold(
    tmp_path: Path,
) -> None:
    row, _, stored = asyncio.run(read(old_house(tmp_path), "plays"))
    assert row.settings == StoredSettings(rated=True)
    seal, log = START, list[LogEntry]()
    for seq, each in enumerate(stored):
        log.append(checked(seal, seq, each))
        seal = sealed(seal, log[-1])
    assert [type(entry) for entry in log] == [Opening, Move, Pause]


def test_settings_are_still_written_as_they_always_were() -> None:
    """The archive finds listed tables by this very text."""
    assert msgspec.json.encode(StoredSettings()) == DEFAULT
    assert b'"listed":true' in msgspec.json.encode(StoredSettings(listed=True))


def test_settings_without_the_fields_of_later_versions_have_their_defaults() -> None:
    assert msgspec.json.decode(b"{}", type=StoredSettings) == StoredSettings()


def test_whatever_a_host_decides_is_kept_and_shown_again() -> None:
    plain_defaults = msgspec.to_builtins(rest.TableSettings())
    wanted = msgspec.to_builtins(EVERYTHING)
    assert all(wanted[name] != plain_defaults[name] for name in plain_defaults)
    assert show_settings(kept_settings(EVERYTHING)) == EVERYTHING
    assert msgspec.to_builtins(kept_settings(EVERYTHING)) == wanted
