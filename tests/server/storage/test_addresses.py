"""Where the database is: a path or a URL, and a sentence for everything else."""

from importlib.util import find_spec
from pathlib import Path

import pytest
from sqlalchemy import URL

from backroom.kernel.errors import BadInput
from backroom.server.storage import database
from backroom.server.storage.database import database_url


@pytest.mark.parametrize(
    "text", ["{}", "sqlite:///{}", "sqlite+aiosqlite:///{}"], ids=["path", "sqlite", "aiosqlite"]
)
def test_a_path_and_the_urls_of_an_sqlite_file_are_the_same_address(
    text: str, tmp_path: Path
) -> None:
    file = tmp_path / "house.db"
    assert database_url(text.format(file)) == URL.create("sqlite+aiosqlite", database=str(file))


def test_an_address_stays_what_it_is(tmp_path: Path) -> None:
    address = database_url(str(tmp_path / "what? 100%.db"))
    assert database_url(address) == address
    assert address.database == str(tmp_path / "what? 100%.db")


def test_a_short_path_means_a_file_in_the_folder_of_now_even_if_the_folder_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for text in ("house.db", "sqlite:///house.db"):
        assert database_url(text).database == str(tmp_path / "house.db")


def test_a_tilde_is_the_home_of_the_host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert database_url("~/house.db").database == str(tmp_path / "house.db")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("mysql://host/backroom", "mysql: Backroom does not know this kind of database"),
        ("sqlite+pysqlcipher:///house.db", "sqlite.pysqlcipher: Backroom does not know this kind"),
        ("postgresql+asyncpg://host/db", "postgresql.asyncpg: Backroom does not know this kind"),
        ("://", "this is not the URL of a database"),
        ("postgresql://tony:secret@host:door/db", "^this is not the URL of a database$"),
        ("sqlite://house.db", "sqlite:/// and its path, nothing more"),
        ("sqlite:///house.db?mode=memory", "sqlite:/// and its path, nothing more"),
        ("sqlite://", "the database needs a file"),
        ("sqlite:///:memory:", "the database needs a file"),
        (":memory:", "the database needs a file"),
        ("", "the database needs a file"),
        ("a\0b", "the database needs a file"),
    ],
)
def test_an_address_that_cannot_be_used_is_refused_with_a_sentence(
    text: str, sentence: str
) -> None:
    with pytest.raises(BadInput, match=sentence):
        database_url(text)


@pytest.mark.parametrize("scheme", ["postgresql", "postgresql+psycopg"])
def test_postgresql_is_known_if_its_driver_is_there(
    scheme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = f"{scheme}://tony:secret@host/backroom"
    monkeypatch.setattr(database, "find_spec", lambda name: None)
    with pytest.raises(BadInput, match=r"pip install 'backroom\[postgres\]'"):
        database_url(text)
    monkeypatch.setattr(database, "find_spec", lambda name: find_spec("sqlite3"))
    url = database_url(text)
    assert url.drivername == "postgresql+psycopg"
    assert url.password == "secret"
    assert "secret" not in str(url)
