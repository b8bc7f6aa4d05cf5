"""Export and import: one table as a file, out of a house and into another, or back into its own."""

import json
import re
import stat
import threading
from pathlib import Path
from typing import Any

import pytest

from backroom.server.history.table_file import prepare
from backroom.server.lobby.bot_chairs import SIT_IN
from backroom.table import Opening, Table, read_log, write_log
from backroom.table.entries import Chair, Clock, LogEntry
from builders.running_house import Client, House, Json, Socket, open_house
from server.running import Outcome, command, query

GAMES = Path(__file__).parents[1] / "fixtures" / "games"
FINISHED = "capo-della-mafia-4-options"
"""Ann, Bob and Čeněk play, with a bot in the fourth seat."""
CAPO = "capo-della-mafia"


def recorded(name: str = FINISHED) -> Path:
    return GAMES / f"{name}.backroom"


def unfinished(folder: Path, entries: int = 6) -> Path:
    """The beginning of a recorded game, as a file of its own."""
    opening, after, seed = read_log(recorded().read_text("utf-8"), "the shelf")
    file = folder / "unfinished.backroom"
    file.write_text(write_log([opening, *after[: entries - 1]], seed), "utf-8")
    return file


@pytest.fixture
def db(tmp_path: Path) -> Path:
    """A database in which Anna and Bert have accounts."""
    file = tmp_path / "club.db"
    prepare(str(file))
    for login in ("anna", "bert"):
        query(
            file,
            "INSERT INTO people (name, login, language, made) VALUES (?, ?, 'en', 0)",
            login.title(),
            login,
        )
    return file


def imported(file: Path, db: Path, *more: str) -> str:
    """The table that this file became."""
    done = command("import", str(file), "--db", str(db), *more)
    assert done.code == 0, done
    found = re.match(r"Table ([0-9a-f]{12}): Capo della Mafia, ", done.out)
    assert found is not None, done.out
    return found[1]


def exported(table: str, db: Path, file: Path, *more: str) -> Outcome:
    return command("export", table, "--db", str(db), "--output", str(file), *more)


def entries_of(db: Path, table: str) -> list[str]:
    asked = "SELECT entry FROM entries WHERE table_id = ? ORDER BY seq"
    return [row[0] for row in query(db, asked, table)]


def damage(db: Path, table: str, seq: int) -> None:
    """Somebody's disk has turned a digit."""
    asked = "UPDATE entries SET entry = replace(entry, '\"at\":1', '\"at\":2')"
    query(db, f"{asked} WHERE table_id = ? AND seq = ?", table, seq)


# Finished games


def test_a_finished_game_comes_in_and_goes_out_again_as_it_was(tmp_path: Path, db: Path) -> None:
    table = imported(recorded(), db)
    ((status, started, ended),) = query(db, "SELECT status, started, ended FROM tables")
    log = read_log(recorded().read_text("utf-8"), "the shelf")
    assert (status, started, ended) == ("over", log.opening.at, log.entries[-1].at)
    out = tmp_path / "out.backroom"
    assert exported(table, db, out) == (
        0,
        f"{out}: Capo della Mafia, {len(log.entries) + 1} entries\n",
        "",
    )
    assert read_log(out.read_text("utf-8"), "out") == log


def test_a_finished_game_has_its_results_and_counts_for_nobodys_rating(db: Path) -> None:
    table = imported(recorded(), db, "--seat", "1=anna", "--seat", "Bob=bert")
    expected = json.loads((GAMES / "shelf.json").read_text())[FINISHED]
    rows = query(db, "SELECT seat, person, name, place, points FROM results ORDER BY seat")
    assert [row[1] for row in rows] == [1, 2, None, None]
    assert [row[2] for row in rows][:3] == ["Ann", "Bob", "Čeněk"]
    assert [row[3] for row in rows] == expected["places"]
    assert [row[4] for row in rows] == expected["points"]
    assert query(db, "SELECT * FROM ratings") == []
    assert query(db, "SELECT host FROM tables WHERE id = ?", table) == [(None,)]


def test_a_game_that_is_here_already_does_not_come_in_twice(db: Path) -> None:
    table = imported(recorded(), db)
    again = command("import", str(recorded()), "--db", str(db))
    assert again == (2, "", f"this game is here already, and whole: table {table}")
    assert len(query(db, "SELECT id FROM tables")) == 1


def test_importing_makes_the_database_if_there_is_none(tmp_path: Path) -> None:
    file = tmp_path / "new.db"
    imported(recorded(), file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_game_comes_out_on_standard_output_as_well(db: Path) -> None:
    table = imported(recorded(), db)
    done = command("export", table, "--db", str(db), "--output", "-")
    assert (done.code, done.err) == (0, "")
    assert read_log(done.out, "out") == read_log(recorded().read_text("utf-8"), "the shelf")


# Games that are not over


def test_the_file_of_a_game_in_play_is_written_only_on_purpose(tmp_path: Path, db: Path) -> None:
    table = imported(unfinished(tmp_path), db, "--seat", "1=anna")
    out = tmp_path / "out.backroom"
    done = exported(table, db, out)
    assert done.code == 2
    assert "is not over, and its file shows all hidden cards; say --yes" in done.err
    assert not out.exists()
    assert exported(table, db, out, "--yes").code == 0
    assert stat.S_IMODE(out.stat().st_mode) == 0o600
    assert len(Table.read(out.read_text("utf-8"), "out").entries) == len(entries_of(db, table))


def test_a_file_that_is_there_already_is_not_overwritten(tmp_path: Path, db: Path) -> None:
    table = imported(recorded(), db)
    out = tmp_path / "out.backroom"
    out.write_text("my thesis")
    assert exported(table, db, out, "--yes") == (2, "", f"{out} is there already")
    assert out.read_text() == "my thesis"


def test_who_plays_on_must_be_said(tmp_path: Path, db: Path) -> None:
    done = command("import", str(unfinished(tmp_path)), "--db", str(db))
    assert done.code == 2
    assert "this game is not over; say who plays on, as --seat 1=login" in done.err
    assert "1 Ann, 2 Bob, 3 Čeněk" in done.err
    assert query(db, "SELECT id FROM tables") == []


def test_bots_sit_in_for_everybody_who_does_not_play_on(tmp_path: Path, db: Path) -> None:
    table = imported(unfinished(tmp_path), db, "--seat", "2=anna", "--host", "bert")
    log = Table.read(exported_text(table, db), "out")
    assert log.bots == [SIT_IN, "", SIT_IN, "random"]
    assert [type(entry) for entry in log.entries[-2:]] == [Chair, Chair]
    chairs = query(db, "SELECT person, name, bot FROM chairs ORDER BY seat")
    assert [row[0] for row in chairs] == [None, 1, None, None]
    assert [row[2] for row in chairs] == [None, None, None, "random"]
    assert query(db, "SELECT status, host FROM tables") == [("playing", 2)]


def exported_text(table: str, db: Path) -> str:
    done = command("export", table, "--db", str(db), "--output", "-", "--yes")
    assert done.code == 0, done
    return done.out


def with_account(house: House, login: str) -> Client:
    client = house.guest(login.title())
    client.post("/api/account", {"login": login, "passphrase": "a long passphrase"})
    return client


@pytest.mark.sqlite_only
def test_a_game_moves_from_one_running_house_to_another_and_is_played_on(tmp_path: Path) -> None:
    file = tmp_path / "moving.backroom"
    with open_house(made(tmp_path / "old")) as old, open_house(made(tmp_path / "new")) as new:
        anna, bert = old.guest("Anna"), old.guest("Bert")
        table: Json = anna.make(CAPO, 4)
        anna.sit(table, 0)
        bert.sit(table, 1)
        anna.bots(table, 2, 3)
        anna.start(table)
        with anna.socket(table) as one, bert.socket(table) as two:
            play_together(one, two)
            while any(seat["owes"] and seat["bot"] for seat in one.newest["update"]["seats"]):
                one.wait("update")
            before = one.newest["update"]["view"]
        assert exported(table["id"], tmp_path / "old" / "backroom.db", file, "--yes").code == 0

        anna, bert = with_account(new, "anna"), with_account(new, "bert")
        moved = {
            "id": imported(
                *(file, tmp_path / "new" / "backroom.db"),
                *("--seat", "Anna=anna", "--seat", "2=bert", "--host", "bert"),
            )
        }
        assert bert.get(f"/api/tables/{moved['id']}")["is_host"]
        assert [each["id"] for each in anna.get("/api/my/tables")] == [moved["id"]]
        with anna.socket(moved) as one, bert.socket(moved) as two:
            assert one.wait("update")["view"] == before
            play_together(one, two)


def made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def play_together(one: Socket, two: Socket) -> None:
    """Two people who sit at the same table make a move each."""
    both = [threading.Thread(target=play_one, args=[line]) for line in (one, two)]
    for each in both:
        each.start()
    for each in both:
        each.join()
    last = max(line.newest["update"]["seq"] for line in (one, two))
    for line in (one, two):
        while line.newest["update"]["seq"] < last:
            line.take()


def play_one(line: Socket) -> None:
    update = line.newest.get("update")
    if update is None or not asked(update):
        update = line.wait("update", asked)
    choice = update["question"]["legal"][0]
    assert line.act(choice["action"], choice.get("terms"))["type"] == "done"


def asked(update: Json) -> bool:
    return update["question"] is not None and update["question"]["must"]


# Mending


def test_a_damaged_table_is_mended_from_its_file_and_its_people_keep_their_chairs(
    tmp_path: Path, db: Path
) -> None:
    table = imported(unfinished(tmp_path), db, "--seat", "1=anna", "--host", "anna")
    file = tmp_path / "copy.backroom"
    assert exported(table, db, file, "--yes").code == 0
    whole = entries_of(db, table)
    damage(db, table, 3)
    query(db, "UPDATE tables SET status = 'aside', fault = 'entry 3 …'")
    assert "entry 3 was altered; its seal is broken" in exported(table, db, tmp_path / "x").err
    done = command("import", str(file), "--db", str(db))
    assert done.code == 0
    assert done.out.endswith("Its log is whole again; 0 later entries could not be saved.\n")
    assert entries_of(db, table) == whole
    assert query(db, "SELECT id, status, fault, host FROM tables") == [(table, "playing", None, 1)]
    assert query(db, "SELECT person FROM chairs WHERE seat = 0") == [(1,)]


def test_what_came_after_the_file_is_said_to_be_lost(tmp_path: Path, db: Path) -> None:
    table = imported(recorded(), db)
    query(db, "DELETE FROM results")
    query(db, "UPDATE tables SET status = 'playing', ended = NULL")
    damage(db, table, 20)
    total = len(entries_of(db, table))
    done = command("import", str(unfinished(tmp_path, 9)), "--db", str(db))
    assert f"{total - 9} later entries could not be saved" in done.out
    assert len(entries_of(db, table)) == 9


def test_a_finished_table_is_mended_and_its_results_stay_as_they_are(db: Path) -> None:
    table = imported(recorded(), db)
    results = query(db, "SELECT * FROM results")
    damage(db, table, 5)
    query(db, "UPDATE tables SET status = 'aside', fault = 'entry 5 …'")
    assert command("import", str(recorded()), "--db", str(db)).code == 0
    assert query(db, "SELECT status, fault FROM tables") == [("over", None)]
    assert query(db, "SELECT * FROM results") == results


def test_a_finished_table_is_not_mended_by_a_file_from_before_its_end(
    tmp_path: Path, db: Path
) -> None:
    table = imported(recorded(), db)
    damage(db, table, 5)
    done = command("import", str(unfinished(tmp_path)), "--db", str(db))
    assert done == (2, "", f"table {table} was played to its end; this file is from before it")


def test_a_file_that_tells_another_story_does_not_mend_a_table(tmp_path: Path, db: Path) -> None:
    table = imported(unfinished(tmp_path), db, "--seat", "1=anna")
    damage(db, table, 6)
    opening, after, seed = read_log(recorded().read_text("utf-8"), "the shelf")
    later: list[LogEntry] = [type(entry)(**changed(entry)) for entry in after[:8]]
    file = tmp_path / "other.backroom"
    file.write_text(write_log([opening, *later], seed), "utf-8")
    done = command("import", str(file), "--db", str(db))
    assert done == (2, "", "this file and the database tell two stories from entry 1 on")
    assert len(entries_of(db, table)) == 8


def changed(entry: LogEntry) -> dict[str, Any]:
    values = {name: getattr(entry, name) for name in entry.__struct_fields__}
    return values | {"at": entry.at + 1}


def test_chairs_of_a_table_that_is_mended_cannot_be_given_away(tmp_path: Path, db: Path) -> None:
    table = imported(unfinished(tmp_path), db, "--seat", "1=anna")
    damage(db, table, 3)
    done = command("import", str(unfinished(tmp_path)), "--db", str(db), "--seat", "1=bert")
    assert "its people keep their chairs; leave --seat and --host out" in done.err
    assert query(db, "SELECT person FROM chairs WHERE seat = 0") == [(1,)]


# What is refused


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (["1"], "a seat is written number=login or name=login, not '1'"),
        (["7=anna"], "no one player is '7'; the persons are 1 Ann, 2 Bob, 3 Čeněk"),
        (["Zoe=anna"], "no one player is 'Zoe'"),
        (["4=anna"], "player 4 is a bot; the persons are 1 Ann"),
        (["1=anna", "Ann=bert"], "player 1 is named twice"),
        (["1=anna", "2=anna"], "one person cannot have two seats"),
        (["1=carl"], "nobody in this database has the login 'carl'"),
        (["1="], "nobody in this database has the login ''"),
    ],
)
def test_seats_that_cannot_be_given_are_refused(
    tmp_path: Path, db: Path, seats: list[str], expected: str
) -> None:
    words = [word for seat in seats for word in ("--seat", seat)]
    done = command("import", str(unfinished(tmp_path)), "--db", str(db), *words)
    assert (done.code, done.out) == (2, "")
    assert expected in done.err
    assert query(db, "SELECT id FROM tables") == []


def altered(text: str) -> str:
    return text.replace("Ann", "Eve", 1)


def huge_time(text: str) -> str:
    return rewritten(text, at=1 << 62)


def long_seed(text: str) -> str:
    return rewritten(text, seeds=["x" * 65, "", "", ""])


def other_rules(text: str) -> str:
    return rewritten(text, rules=99)


def strange_clock(text: str) -> str:
    return rewritten(text, clock=Clock(decision=1 << 40))


def rewritten(text: str, **changes: Any) -> str:
    """The first line told otherwise, and properly sealed; there is no other."""
    opening, _, seed = read_log(text, "the shelf")
    values = {name: getattr(opening, name) for name in opening.__struct_fields__}
    return write_log([Opening(**(values | changes))], seed)


@pytest.mark.parametrize(
    ("spoil", "expected"),
    [
        (altered, "line 1: this log was altered; its seal is broken"),
        (lambda text: text[:-20], "cut short"),
        (lambda text: "", "not a line of a Backroom game"),
        (lambda text: "[]\n", "not a line of a Backroom game"),
        (huge_time, "a time that never was"),
        (long_seed, "a player's seed of more than 64 characters"),
        (other_rules, "was played under version 99 of its rules"),
        (strange_clock, "a clock that Backroom does not have"),
    ],
)
def test_a_bad_file_is_refused_with_a_sentence(
    tmp_path: Path, db: Path, spoil: Any, expected: str
) -> None:
    file = tmp_path / "bad.backroom"
    file.write_text(spoil(recorded().read_text("utf-8")), "utf-8")
    done = command("import", str(file), "--db", str(db))
    assert (done.code, done.out) == (2, "")
    assert expected in done.err
    assert query(db, "SELECT id FROM tables") == []


def test_what_is_no_file_no_text_or_no_table_is_refused(tmp_path: Path, db: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\x00\xff\xfe")
    for arguments, expected in [
        (["import", str(tmp_path / "none")], "cannot be read: No such file"),
        (["import", str(tmp_path / "picture")], "is not a text file"),
        (["export", "nowhere"], "there is no table 'nowhere' in this database"),
    ]:
        done = command(*arguments, "--db", str(db))
        assert (done.code, done.out) == (2, "")
        assert expected in done.err


@pytest.mark.sqlite_only
def test_a_table_that_has_not_begun_has_no_game_to_export(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        table = house.guest().make(CAPO, 3)
        done = exported(table["id"], tmp_path / "backroom.db", tmp_path / "out")
    assert done == (2, "", f"the game at table {table['id']} has not begun")


def test_a_database_that_is_not_there_is_not_made_to_export_from_it(tmp_path: Path) -> None:
    done = exported("nowhere", tmp_path / "none.db", tmp_path / "out")
    assert done == (2, "", f"{tmp_path / 'none.db'}: there is no such database")
    assert list(tmp_path.iterdir()) == []
