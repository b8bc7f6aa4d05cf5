"""Copies of a database, and what is no copy."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from backroom.kernel.errors import BadInput
from backroom.server.history.table_file import prepare
from backroom.server.storage.backup import copy_database, restore_database


@pytest.fixture
def db(tmp_path: Path) -> Path:
    file = tmp_path / "club.db"
    prepare(str(file))
    return file


def aside(file: Path) -> Path:
    return file.with_name(file.name + ".before")


def people(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [name for (name,) in connection.execute("SELECT name FROM people ORDER BY name")]


def add(file: Path, name: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("INSERT INTO people (name, language, made) VALUES (?, 'en', 0)", [name])


def test_a_copy_has_what_still_lies_in_the_journal(db: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(db)) as writer:
        writer.execute("PRAGMA journal_mode=WAL")
        writer.execute("INSERT INTO people (name, language, made) VALUES ('Anna', 'en', 0)")
        writer.commit()
        assert (tmp_path / "club.db-wal").stat().st_size > 0
        copy_database(str(db), tmp_path / "copy.db")
    assert people(tmp_path / "copy.db") == ["Anna"]


def test_nothing_is_overwritten(db: Path, tmp_path: Path) -> None:
    place = tmp_path / "copy.db"
    place.write_text("a letter")
    with pytest.raises(BadInput, match="is there already"):
        copy_database(str(db), place)
    assert place.read_text() == "a letter"


def test_a_damaged_database_gives_no_copy(db: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(db)) as connection, connection:
        connection.executemany(
            "INSERT INTO people (name, language, made) VALUES (?, 'en', 0)",
            [(f"somebody {number}",) for number in range(3000)],
        )
    text = bytearray(db.read_bytes())
    middle = text.index(b"somebody 1500")
    text[middle - 2000 : middle + 2000] = b"\xff" * 4000
    db.write_bytes(text)
    with pytest.raises(BadInput, match="damaged"):
        copy_database(str(db), tmp_path / "copy.db")
    assert not list(tmp_path.glob("copy.db*"))


def test_where_there_is_no_room_for_the_copy_it_is_that_place_that_is_named(
    db: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite3.connect

    def on_a_small_disk(file: Path, timeout: float = 5.0) -> sqlite3.Connection:
        connection = connect(file, timeout)
        if file.name.endswith(".part"):
            connection.execute("PRAGMA max_page_count=2")
        return connection

    monkeypatch.setattr(sqlite3, "connect", on_a_small_disk)
    with pytest.raises(BadInput, match=r"copy\.db cannot be written: No space left on device"):
        copy_database(str(db), tmp_path / "copy.db")
    assert not list(tmp_path.glob("copy.db*"))


def test_the_way_back_keeps_what_was_there(db: Path, tmp_path: Path) -> None:
    add(db, "Anna")
    copy_database(str(db), tmp_path / "copy.db")
    add(db, "Bert")
    assert restore_database(tmp_path / "copy.db", str(db), aside) == aside(db)
    assert people(db) == ["Anna"]
    assert people(aside(db)) == ["Anna", "Bert"]
    assert db.stat().st_mode & 0o077 == 0


def test_a_copy_can_open_a_house_where_there_was_none(db: Path, tmp_path: Path) -> None:
    add(db, "Anna")
    fresh = tmp_path / "fresh.db"
    assert restore_database(db, str(fresh), aside) is None
    assert people(fresh) == ["Anna"]


@pytest.mark.parametrize("content", [b"", b"not a database at all, but long enough" * 40])
def test_what_is_no_copy_changes_nothing(db: Path, tmp_path: Path, content: bytes) -> None:
    add(db, "Anna")
    wrong = tmp_path / "wrong.db"
    wrong.write_bytes(content)
    with pytest.raises(BadInput):
        restore_database(wrong, str(db), aside)
    assert people(db) == ["Anna"]
    assert not aside(db).exists()


def test_postgresql_is_copied_by_its_own_tools(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="pg_dump"):
        copy_database("postgresql://somewhere/club", tmp_path / "copy.db")
