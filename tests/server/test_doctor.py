"""`backroom doctor`: what it finds in a house that is well, and in houses that are not."""

import asyncio
import json
import shutil
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import backroom
from backroom.bots.pool import BotPool
from backroom.server.doctor import examination
from backroom.server.doctor.database_check import of_database
from backroom.server.doctor.examination import of_bots, of_files, of_program, of_service, of_words
from backroom.server.doctor.findings import Finding
from backroom.server.history.table_file import prepare
from backroom.server.operations.probe import probe_health
from backroom.server.operations.settings import Settings
from backroom.words.rulebook import rulebook
from builders.running_house import open_house
from server.running import command, query, run

GAMES = Path(__file__).parents[1] / "fixtures" / "games"
NOW = 1_900_000_000_000
"""Later than all recorded games."""


@pytest.fixture
def db(tmp_path: Path) -> Path:
    """A database with three finished games."""
    file = tmp_path / "club.db"
    prepare(str(file))
    file.chmod(0o600)
    for game in ("capo-della-mafia-3", "counterfeiters-2", "maffiosi-3"):
        done = command("import", str(GAMES / f"{game}.backroom"), "--db", str(file))
        assert done.code == 0, done
    query(file, "PRAGMA journal_mode=WAL")
    return file


def looked_at(db: Path | str, cure: bool = False, now: int = NOW) -> list[Finding]:
    """What the doctor finds in this database."""

    async def look() -> list[Finding]:
        return [each async for each in of_database(str(db), cure, now, lambda *_: None)]

    return asyncio.run(look())


def ills(findings: list[Finding]) -> list[Finding]:
    return [each for each in findings if each.level != "ok"]


def only_ill(findings: list[Finding]) -> Finding:
    (found,) = ills(findings)
    assert found.advice, "whatever is wrong, there is something to do about it"
    return found


def table_of(db: Path, game: str) -> str:
    ((table,),) = query(db, "SELECT id FROM tables WHERE game = ?", game)
    assert isinstance(table, str)
    return table


# The whole command


@pytest.mark.sqlite_only
def test_a_running_house_that_is_well_gets_a_clean_bill(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        (tmp_path / "backroom.db").chmod(0o600)
        address = f"http://127.0.0.1:{house.port}"
        code, out, err = run("doctor", "--db", str(tmp_path / "backroom.db"), "--url", address)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert {line.split()[0] for line in lines[1:]} == {"ok"}, out
    assert len(lines) == 13
    for part in ("rulebooks", "open files", "data folder", "free", "all its tables", "WAL"):
        assert part in out
    for part in ("quick_check", "every seal: 0", "clock", "bots answer", "WebSockets"):
        assert part in out


def test_a_house_with_something_wrong_gets_exit_code_1(db: Path) -> None:
    table = table_of(db, "maffiosi")
    query(db, "DELETE FROM entries WHERE table_id = ? AND seq = 7", table)
    code, out, err = run("doctor", "--db", str(db))
    assert (code, err) == (1, "")
    assert f"wrong    table {table} is damaged: entry 7 is missing — " in out
    assert "ok       tables that are whole, with every seal: 2" in out


def test_programs_get_the_findings_as_json(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    code, out, _ = command("doctor", "--json")
    assert code == 0
    found = json.loads(out)
    assert {"level", "what", "advice"} == set(found[0])
    assert any("there is no database yet" in each["what"] for each in found)


def test_the_doctor_makes_no_database(tmp_path: Path) -> None:
    found = looked_at(tmp_path / "none.db")
    assert only_ill(found).what == f"{tmp_path / 'none.db'}: there is no database yet"
    assert list(tmp_path.iterdir()) == []


# The program


def test_interpreted_rules_are_right_but_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examination, "is_compiled", lambda: False)
    (found,) = of_program()
    assert found.level == "warning"
    assert f"Backroom {backroom.__version__}" in found.what
    monkeypatch.setattr(examination, "is_compiled", lambda: True)
    (found,) = of_program()
    assert found.level == "ok"


def test_words_that_are_missing_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [each.level for each in of_words()] == ["ok"]

    def no_dutch(game: Any, language: str) -> Any:
        if language == "nl":
            raise FileNotFoundError("nl.md")
        return shown(game, language)

    shown = rulebook
    monkeypatch.setattr(examination, "rulebook", no_dutch)
    (found,) = of_words()
    assert (found.level, found.what) == ("wrong", "words or rulebooks are missing: nl")


def test_a_low_limit_of_open_files_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 4096))
    (found,) = of_files()
    assert found.level == "warning"
    assert "only 256 files" in found.what


@pytest.mark.parametrize(
    ("level", "expected"), [("blurt", "failed"), ("die", "died"), ("hang", "too slow")]
)
def test_bots_that_do_not_answer_are_found(
    monkeypatch: pytest.MonkeyPatch, level: str, expected: str
) -> None:
    monkeypatch.setattr(examination, "BotPool", partial(BotPool, ladder="bots.odd_bots:LADDER"))
    monkeypatch.setattr(examination, "LEVELS", [level])
    monkeypatch.setattr(examination, "Settings", partial(Settings, bot_limit=1.0))
    found = asyncio.run(of_bots())
    assert found.level == "wrong"
    assert found.what.startswith(f"bots do not answer: {expected}")
    assert "Capo" not in found.what


def test_bots_that_answer_are_well() -> None:
    found = asyncio.run(of_bots())
    assert found.level == "ok"
    assert found.what.startswith("bots answer: random")


# The database


def test_a_database_that_is_well_has_no_findings_but_good_ones(db: Path) -> None:
    found = looked_at(db)
    assert ills(found) == []
    assert "tables that are whole, with every seal: 3" in [f.what for f in found]


def spoil_entry(db: Path) -> str:
    change = "UPDATE entries SET entry = replace(entry, '\"at\":1', '\"at\":2') WHERE seq = 4"
    query(db, f"{change} AND table_id = ?", table_of(db, "maffiosi"))
    return "entry 4 was altered; its seal is broken"


def empty_log(db: Path) -> str:
    query(db, "DELETE FROM entries WHERE table_id = ?", table_of(db, "maffiosi"))
    return "its log is empty"


def other_seed(db: Path) -> str:
    query(db, "UPDATE tables SET seed = ? WHERE game = 'maffiosi'", "0" * 64)
    return "the house's seed"


def no_chair(db: Path) -> str:
    query(db, "DELETE FROM chairs WHERE seat = 1 AND table_id = ?", table_of(db, "maffiosi"))
    return "its chairs"


def broken_row(db: Path) -> str:
    query(db, "UPDATE tables SET settings = '{' WHERE game = 'maffiosi'")
    return "its row cannot be read: "


def no_text(db: Path) -> str:
    table = table_of(db, "maffiosi")
    query(db, "UPDATE entries SET entry = x'ff00' WHERE seq = 2 AND table_id = ?", table)
    return "entry 2 cannot be read"


@pytest.mark.parametrize(
    "spoil", [spoil_entry, empty_log, other_seed, broken_row, no_text, no_chair]
)
def test_a_damaged_table_is_named_with_its_fault_and_the_others_are_whole(
    db: Path, spoil: Callable[[Path], str]
) -> None:
    table = table_of(db, "maffiosi")
    fault = spoil(db)
    found = looked_at(db)
    named = only_ill(found)
    assert named.level == "wrong"
    assert named.what.startswith(f"table {table} is damaged: {fault}")
    assert "every seal: 2" in " ".join(each.what for each in found)


def test_a_table_that_was_set_aside_but_is_whole_can_be_put_back(db: Path) -> None:
    table = table_of(db, "maffiosi")
    query(db, "UPDATE tables SET status = 'aside', fault = 'the disk' WHERE id = ?", table)
    named = only_ill(looked_at(db))
    assert (named.level, named.what) == (
        "warning",
        f"table {table} was set aside (the disk) but is whole",
    )
    assert ills(looked_at(db, cure=True)) == []
    asked = "SELECT status, fault FROM tables WHERE id = ?"
    assert query(db, asked, table) == [("over", None)]
    assert ills(looked_at(db)) == []


def test_a_table_that_is_put_back_after_its_last_move_gets_its_result(db: Path) -> None:
    """It was set aside between the last move and the result."""
    table = table_of(db, "maffiosi")
    results = query(db, "SELECT * FROM results WHERE table_id = ?", table)
    query(db, "DELETE FROM results WHERE table_id = ?", table)
    query(db, "UPDATE tables SET status = 'aside', ended = NULL WHERE id = ?", table)
    assert ills(looked_at(db, cure=True)) == []
    assert query(db, "SELECT * FROM results WHERE table_id = ?", table) == results
    assert query(db, "SELECT status FROM tables WHERE id = ?", table) == [("over",)]


def test_a_damaged_table_is_not_put_back(db: Path) -> None:
    spoil_entry(db)
    query(db, "UPDATE tables SET status = 'aside' WHERE game = 'maffiosi'")
    assert only_ill(looked_at(db, cure=True)).level == "wrong"
    assert query(db, "SELECT status FROM tables WHERE game = 'maffiosi'") == [("aside",)]


def test_a_log_that_is_ahead_of_the_clock_is_found(db: Path) -> None:
    named = only_ill(looked_at(db, now=1_700_000_000_000))
    assert named.level == "warning"
    assert "minutes ahead of this machine's clock" in named.what


def test_a_database_that_lacks_tables_or_is_newer_is_told_apart(db: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty.db"
    query(empty, "VACUUM")
    empty.chmod(0o600)
    assert only_ill(looked_at(empty)).what == f"{empty}: it is of an older Backroom"
    query(db, "UPDATE alembic_version SET version_num = '9999'")
    named = only_ill(looked_at(db))
    assert named.level == "wrong"
    assert "this database is of a newer Backroom" in named.what


def test_a_journal_that_is_not_wal_is_found_and_left_as_it_is(db: Path) -> None:
    query(db, "PRAGMA journal_mode=DELETE")
    for _ in range(2):
        named = only_ill(looked_at(db))
        assert named.level == "warning"
        assert named.what == "its journal is delete, not WAL"


def test_a_file_that_others_can_read_is_found(db: Path) -> None:
    db.chmod(0o644)
    named = only_ill(looked_at(db))
    assert named.level == "warning"
    assert named.advice == f"chmod 600 {db}*"


def test_damage_in_the_middle_of_the_file_is_found(db: Path) -> None:
    ((pages,),) = query(db, "PRAGMA page_count")
    ((size,),) = query(db, "PRAGMA page_size")
    query(db, "PRAGMA journal_mode=DELETE")
    with db.open("r+b") as file:
        for page in range(2, pages - 2):
            file.seek(page * size)
            file.write(b"\xff" * size)
    found = [each for each in looked_at(db) if each.level == "wrong"]
    assert found
    assert all("damage" in each.what for each in found)


@pytest.mark.parametrize("address", ["/proc/none.db", "no/folder/x.db", "oracle://a:geheim@b/c"])
def test_a_place_where_nothing_can_be_kept_is_found(address: str) -> None:
    found = ills(looked_at(address))
    assert found[0].level == "wrong"
    assert all(each.advice for each in found)
    assert "geheim" not in str(found)


def test_a_full_disk_is_found(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for free, level in ((10 << 20, "wrong"), (500 << 20, "warning")):
        told = shutil.disk_usage(db.parent)._replace(free=free)
        monkeypatch.setattr(shutil, "disk_usage", lambda _, told=told: told)
        named = only_ill(looked_at(db))
        assert (named.level, named.what[3:]) == (level, " GB are free on its disk")


# The service from outside


class Way(NamedTuple):
    """What a proxy does with what passes through it."""

    loses: bytes = b""
    """This header is lost."""
    host: bytes = b""
    """The name of the host is replaced by this one."""


@contextmanager
def proxy(port: int, way: Way) -> Iterator[str]:
    """A proxy in front of a service, set up by somebody who has not read the manual."""
    listening = socket.create_server(("127.0.0.1", 0))

    def pass_on(client: socket.socket) -> None:
        head = b""
        while b"\r\n\r\n" not in head:
            head += client.recv(65536)
        lines = [line for line in head.split(b"\r\n") if not lost(line)]
        inside = socket.create_connection(("127.0.0.1", port))
        inside.sendall(b"\r\n".join(rewritten(line) for line in lines))
        threading.Thread(target=pump, args=[client, inside], daemon=True).start()
        pump(inside, client)

    def lost(line: bytes) -> bool:
        return bool(way.loses) and line.lower().startswith(way.loses + b":")

    def rewritten(line: bytes) -> bytes:
        return b"Host: " + way.host if way.host and line.lower().startswith(b"host:") else line

    def pump(source: socket.socket, target: socket.socket) -> None:
        try:
            while data := source.recv(65536):
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)
        except OSError:
            pass

    def accept() -> None:
        while True:
            try:
                client, _ = listening.accept()
            except OSError:
                return
            threading.Thread(target=pass_on, args=[client], daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        listening.shutdown(socket.SHUT_RDWR)
        listening.close()


@pytest.mark.parametrize(
    ("way", "expected"),
    [
        (Way(), None),
        (Way(loses=b"upgrade"), "must pass on the headers Upgrade and Connection"),
        (Way(host=b"inside:8710"), "must pass on the header Host"),
    ],
)
def test_a_proxy_that_loses_something_on_the_way_is_found(
    tmp_path: Path, way: Way, expected: str | None
) -> None:
    with open_house(tmp_path) as house, proxy(house.port, way) as address:
        found = list(of_service(address))
    if expected is None:
        assert ills(found) == []
    else:
        named = only_ill(found)
        assert named.level == "wrong"
        assert expected in named.advice


def test_a_service_that_is_not_there_is_found() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    (found,) = of_service(f"http://127.0.0.1:{port}")
    assert found.level == "wrong"
    assert "no Backroom answers: Connection refused" in found.what


@pytest.mark.parametrize(
    "address", ["", "127.0.0.1:8710", "ftp://x", "http://", "http://[", "http://me:geheim@here"]
)
def test_an_address_that_is_none_is_refused_by_the_doctor(address: str) -> None:
    (found,) = of_service(address)
    assert (found.level, found.what) == ("wrong", "--url is no address")


@contextmanager
def answering(status: int, body: bytes) -> Iterator[str]:
    """Another program, or a Backroom of other times, which says this whatever it is asked."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Page) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()


def health(**changes: Any) -> bytes:
    well = {"status": "ok", "version": backroom.__version__, "database": True, "tables": 1}
    return json.dumps(well | {"sockets": 0, "aside": []} | changes).encode()


@pytest.mark.parametrize(
    ("status", "body", "expected"),
    [
        (200, b"Welcome to my shop", "what answers there is not Backroom"),
        (200, b'{"status": "fine"}', "what answers there is not Backroom"),
        (404, b"", "it answers 404 Not Found"),
        (200, health(version="0.0.9"), "the service is Backroom 0.0.9"),
        (200, health(aside=["abc"]), "the service has set tables aside: abc"),
        (503, health(status="trouble"), "the service has trouble with its database"),
    ],
)
def test_a_service_that_is_not_well_is_found(status: int, body: bytes, expected: str) -> None:
    with answering(status, body) as address:
        found = list(of_service(address))
    assert any(expected in each.what and each.level != "ok" for each in found), found


def test_a_service_that_says_nothing_does_not_hold_up_the_doctor(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(examination, "probe_health", partial(probe_health, patience=0.2))
    with socket.create_server(("127.0.0.1", 0)) as silent:
        (found,) = of_service(f"http://127.0.0.1:{silent.getsockname()[1]}")
    assert found.level == "wrong"
    assert "timed out" in found.what
