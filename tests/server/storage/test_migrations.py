"""A database gets the tables that this Backroom needs, all or none of them."""

import shutil
import sqlite3
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

from backroom.kernel.errors import BadInput
from backroom.server.storage import migrate as migrating
from backroom.server.storage.migrate import migrate, pending
from backroom.server.storage.schema import METADATA
from builders.kept_on_postgres import past_the_service
from builders.running_house import PATIENCE

NEXT_STEP = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "0005"


def upgrade() -> None:
    op.create_table("sauces", sa.Column("name", sa.Text))
    {then}
"""


def names(file: Path) -> set[str]:
    """What there is in the file."""
    with past_the_service(file) as connection:
        return {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}


def a_newer_backroom(folder: Path, monkeypatch: pytest.MonkeyPatch, then: str = "") -> None:
    """From now on there is one more step."""
    steps = folder / "migrations of 100% sauce"
    shutil.copytree(migrating.MIGRATIONS, steps)
    (steps / "versions" / "m9999_sauces.py").write_text(NEXT_STEP.format(then=then))
    monkeypatch.setattr(migrating, "MIGRATIONS", steps)


def test_the_steps_lead_to_exactly_the_tables_of_the_schema(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    migrate(str(file))
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_migrating_again_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    migrate(str(file))
    before = file.read_bytes()
    migrate(str(file))
    migrate(f"sqlite:///{file}")
    assert file.read_bytes() == before


def test_it_is_known_whether_steps_are_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "house.db"
    assert pending(str(file))
    assert not file.exists()
    file.touch()
    assert pending(str(file))
    migrate(str(file))
    assert not pending(str(file))
    a_newer_backroom(tmp_path, monkeypatch)
    assert pending(str(file))
    migrate(str(file))
    assert not pending(str(file))
    assert "sauces" in names(file)


def test_a_step_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "house.db"
    a_newer_backroom(tmp_path, monkeypatch, then="raise ZeroDivisionError")
    with pytest.raises(ZeroDivisionError):
        migrate(str(file))
    assert names(file) == set()
    assert pending(str(file))


def test_what_people_have_written_outlives_a_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also a step that makes a table anew, from which others hang by foreign keys."""
    file = tmp_path / "house.db"
    migrate(str(file))
    with past_the_service(file) as connection:
        connection.execute(
            "INSERT INTO people (id, name, language, made) VALUES (1, 'Tony', 'en', 0)"
        )
        connection.execute("INSERT INTO sessions VALUES ('secret', 1, 0, 0)")
    a_newer_backroom(
        tmp_path,
        monkeypatch,
        then="""with op.batch_alter_table("people", recreate="always") as people:
        people.add_column(sa.Column("hat", sa.Text))""",
    )
    migrate(str(file))
    with past_the_service(file) as connection:
        assert connection.execute("SELECT name, hat FROM people").fetchall() == [("Tony", None)]
        assert connection.execute("SELECT token FROM sessions").fetchall() == [("secret",)]


def test_a_database_of_a_newer_backroom_is_refused_and_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "house.db"
    with monkeypatch.context() as newer:
        a_newer_backroom(tmp_path, newer)
        migrate(str(file))
    before = file.read_bytes()
    for use in (migrate, pending):
        with pytest.raises(BadInput) as told:
            use(str(file))
        assert str(told.value) == (
            f"{file}: this database is of a newer Backroom (its revision is 9999); install that one"
        )
    assert file.read_bytes() == before


def test_the_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "recipes.db"
    with past_the_service(file) as connection:
        connection.execute("CREATE TABLE sauces (name TEXT)")
    before = file.read_bytes()
    for use in (migrate, pending):
        with pytest.raises(BadInput) as told:
            use(str(file))
        assert str(told.value) == (f"{file}: this database has tables, but they are not Backroom's")
    assert file.read_bytes() == before


def test_a_database_that_another_program_holds_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(migrating, "PATIENCE", 0.05)
    file = tmp_path / "house.db"
    with past_the_service(file) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(BadInput, match=f"^{file}: another program keeps this database locked$"):
            migrate(str(file))
    migrate(str(file))


def test_two_services_that_start_at_the_same_moment_wait_for_each_other(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    code = f"""if True:
        import sys
        from backroom.server.storage.migrate import migrate
        print("ready", flush=True)
        sys.stdin.readline()
        migrate({str(file)!r})
    """
    with subprocess.Popen(
        [sys.executable, "-c", code],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdin is not None
        assert other.stdout is not None
        assert other.stdout.readline() == "ready\n"
        other.stdin.write("go\n")
        other.stdin.flush()
        migrate(str(file))
        assert other.communicate(timeout=PATIENCE) == ("", "")
        assert other.returncode == 0
    assert not pending(str(file))


def test_the_steps_travel_inside_the_package() -> None:
    folder = files("backroom.server.storage.migrations")
    assert migrating.MIGRATIONS.samefile(str(folder))
    assert folder.joinpath("env.py").is_file()
    # Folders with an __init__.py are packages, all of whose modules go into the wheel.
    for package in (folder, folder.joinpath("versions")):
        assert package.joinpath("__init__.py").is_file()
    steps = [each.name for each in folder.joinpath("versions").iterdir()]
    assert "m0001_first_tables.py" in steps


def test_a_path_with_odd_characters_is_a_path_like_any_other(tmp_path: Path) -> None:
    file = tmp_path / "50% off? #1; 'no'.db"
    migrate(str(file))
    assert not pending(str(file))
    assert sqlite3.connect(file).execute("SELECT count(*) FROM people").fetchone() == (0,)
