"""`backroom serve`: a real process on a real port, started, stopped and started again."""

import json
import logging
import os
import signal
import socket
import sqlite3
import stat
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog

import backroom
from backroom import cli
from house import PATIENCE, Client, Json, Socket, until
from server.running import Running, command, refused, run, serving

CAPO = "capo-della-mafia"


def seated(host: Client) -> Json:
    """A table of four at which this client plays against three bots."""
    table = host.make(CAPO, 4)
    host.sit(table, 0)
    host.bots(table, 1, 2, 3)
    host.start(table)
    return table


def play(socket: Socket, moves: int) -> None:
    """Make so many moves, and wait each time until the table asks again."""
    for _ in range(moves):
        if (socket.newest.get("update") or {}).get("question") is None:
            socket.wait("update", lambda update: update["question"] is not None)
        choice = socket.newest["update"]["question"]["legal"][0]
        done = socket.act(choice["action"], choice.get("terms"))
        assert done["type"] == "done"
        # If all others had answered before, the next question comes together with this answer.
        while (now := socket.newest["update"])["seq"] < done["seq"] or now["question"] is None:
            socket.wait("update")


def other_program() -> socket.socket:
    """Has a port, and never says anything about it."""
    return socket.create_server(("127.0.0.1", 0))


def other_client(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)


# Starting and stopping


def test_it_says_where_it_listens_where_the_data_lies_and_how_to_stop_it(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        assert running.out.splitlines() == [
            f"Backroom is open: {running.address}",
            f"Its data: {tmp_path / 'backroom.db'}",
            "Stop it with Ctrl-C.",
        ]
        health = httpx.get(f"{running.address}/health").json()
        assert (health["status"], health["version"]) == ("ok", backroom.__version__)
        assert running.stop() == 0
        assert len(running.out.splitlines()) == 3
        assert [line["event"] for line in running.log] == ["open", "closed"]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_a_table_is_still_there_when_the_service_was_stopped_and_started_again(
    tmp_path: Path, how: signal.Signals
) -> None:
    with serving(tmp_path) as running:
        anna = running.guest("Anna")
        table = seated(anna)
        with anna.socket(table) as line:
            play(line, 3)
            before = line.newest["update"]
            code = running.stop(how)
    assert code == (-how if how is signal.SIGKILL else 0)
    with serving(tmp_path) as running:
        again = Client(running.port)
        again.http.cookies.update(anna.http.cookies)
        with again.socket(table) as line:
            after = line.wait("update")
            assert after["seq"] >= before["seq"]
            play(line, 1)
            assert line.newest["update"]["seq"] > before["seq"]
        assert running.stop() == 0


def test_everybody_at_a_table_is_told_that_the_service_stops(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        anna = running.guest("Anna")
        with anna.socket(seated(anna)) as line:
            line.wait("update")
            running.process.send_signal(signal.SIGTERM)
            goodbye = line.closed()
            assert goodbye is not None
            assert goodbye["message"]["name"] == "service-closing"
            assert line.connection.close_code == 1001
        assert running.process.wait(PATIENCE) == 0


def test_an_impatient_hand_on_ctrl_c_does_no_harm(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        anna = running.guest("Anna")
        with anna.socket(seated(anna)) as line:
            play(line, 1)

            def press() -> bool:
                running.process.send_signal(signal.SIGINT)
                return running.process.poll() is not None

            until(press, "the service has stopped")
        assert running.process.returncode == 0
        assert [line["event"] for line in running.log] == ["open", "closed"]


def test_somebody_who_takes_nothing_does_not_keep_it_from_stopping(tmp_path: Path) -> None:
    with serving(tmp_path) as running, other_client(running.port) as half:
        half.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        anna = running.guest("Anna")
        with anna.socket(seated(anna)) as line:
            line.wait("update")
            assert running.stop() == 0


def test_no_bot_stays_behind(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        anna = running.guest("Anna")
        with anna.socket(seated(anna)) as line:
            play(line, 2)
        children = Path(f"/proc/{running.process.pid}/task/{running.process.pid}/children")
        workers = [int(each) for each in children.read_text().split()]
        assert workers
        assert running.stop() == 0
    until(lambda: not any(Path(f"/proc/{each}").exists() for each in workers), "the bots have left")


# Where


def test_the_data_lies_in_the_users_own_folder_and_nobody_else_may_read_it(tmp_path: Path) -> None:
    running = Running(tmp_path / "said", "--port", "0", XDG_DATA_HOME=str(tmp_path / "data"))
    try:
        running.wait_until_open()
        file = tmp_path / "data" / "backroom" / "backroom.db"
        assert f"Its data: {file}\n" in running.out
        for each in file.parent.iterdir():
            assert stat.S_IMODE(each.stat().st_mode) & 0o077 == 0, each
        assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
        assert running.stop() == 0
    finally:
        running.process.kill()


def test_it_is_set_up_by_the_environment_as_well(tmp_path: Path) -> None:
    with other_program() as taken:
        free = taken.getsockname()[1]
    running = Running(
        tmp_path / "said",
        BACKROOM_DB=f"sqlite:///{tmp_path}/club.db",
        BACKROOM_HOST="localhost",
        BACKROOM_PORT=str(free),
    )
    try:
        running.wait_until_open()
        assert running.address == f"http://localhost:{free}"
        assert (tmp_path / "club.db").exists()
        assert httpx.get(f"{running.address}/health").json()["status"] == "ok"
        assert running.stop() == 0
    finally:
        running.process.kill()


def test_a_port_that_another_program_has_is_refused(tmp_path: Path) -> None:
    with other_program() as other:
        port = other.getsockname()[1]
        said = refused("serve", "--db", str(tmp_path / "a.db"), "--port", str(port))
    assert said == f"backroom: port {port} of 127.0.0.1 is taken by another program\n"
    assert not (tmp_path / "a.db").exists()


def test_whoever_does_not_mind_gets_the_next_free_port(tmp_path: Path) -> None:
    with other_program() as other:
        port = other.getsockname()[1]
        with serving(tmp_path, "--next-port", port=port) as running:
            assert port < running.port <= port + 20
            assert running.stop() == 0


def test_a_port_on_which_backroom_runs_already_is_told_from_any_other(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        wanted = ("serve", "--db", str(tmp_path / "other.db"), "--port", str(running.port))
        assert refused(*wanted) == f"backroom: Backroom is open already: {running.address}\n"
        kindly = run(*wanted, "--next-port")
        assert kindly == (0, f"Backroom is open already: {running.address}\n", "")


def test_two_services_cannot_have_the_same_file(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        wanted = ("serve", "--db", str(tmp_path / "backroom.db"), "--port", "0")
        assert refused(*wanted) == f"backroom: Backroom is open already: {running.address}\n"
        assert run(*wanted, "--next-port").code == 0
        running.stop(signal.SIGKILL)
    with serving(tmp_path) as running:  # a service that was killed keeps nobody out
        assert running.stop() == 0


# What it refuses


@pytest.mark.parametrize("name", ["serve", "doctor", "export", "import"])
def test_the_help_of_every_command_shows_an_example_of_it(name: str) -> None:
    assert f"Example: backroom {name}" in command(name, "--help").out


def newer(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")


def foreign(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes (id INTEGER)")


@pytest.fixture
def said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[Callable[[str], str]]:
    """The words with which `backroom serve …` ends in this folder: exit code 2, no traceback."""
    (tmp_path / "text.db").write_text("This is a letter, and no database at all.\n" * 100)
    foreign(tmp_path / "foreign.db")
    newer(tmp_path / "newer.db")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "400")
    handlers = {each: signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)}
    mask = os.umask(0o022)
    logs = list(logging.getLogger().handlers)

    def words(arguments: str) -> str:
        monkeypatch.setattr(sys, "argv", ["backroom", "serve", *arguments.split()])
        with pytest.raises(SystemExit) as end:
            cli.main()
        printed = capsys.readouterr()
        assert (end.value.code, printed.out) == (2, "")
        assert "Traceback" not in printed.err
        return printed.err

    yield words
    os.umask(mask)
    structlog.reset_defaults()
    logging.captureWarnings(False)
    logging.getLogger().handlers[:] = logs
    for each, handler in handlers.items():
        signal.signal(each, handler)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("--host no-such-host.invalid", "no-such-host.invalid: there is no such host"),
        ("--host 192.0.2.1", "192.0.2.1: this machine has no such address"),
        ("--port 70000", "'--port'"),
        ("--db no/such/folder/a.db", "finds no folder"),
        ("--db .", "this is a folder; the database is a file"),
        ("--db /proc/a.db", "/proc cannot be written"),
        ("--db text.db", "this file is not a database"),
        ("--db foreign.db", "has tables, but they are not Backroom's"),
        ("--db newer.db", "this database is of a newer Backroom (its revision is 9999)"),
        ("--db mysql://me:geheim@here/club", "does not know this kind of database"),
        ("--db postgresql://me:geheim@nowhere.invalid/club", "backroom: "),
        ("--db ://", "this is not the URL of a database"),
        ("--limit bots=3", "there is no limit 'bots'; the limits are bot_workers, bot_limit,"),
        ("--limit bot_workers", "a limit is written name=value, not 'bot_workers'"),
        ("--limit bot_workers=many", "bot_workers cannot be 'many'; it is a number"),
        ("--limit bot_workers=0", "at `$.bot_workers`"),
        ("--limit talk_rate=0", "at `$.talk_rate`"),
        ("--limit pace=1", "at `$.pace`"),
        ("--proxy 10.0.0.1", "it needs --behind-proxy"),
    ],
)
def test_what_it_cannot_do_is_refused_with_a_sentence(
    arguments: str, expected: str, said: Callable[[str], str]
) -> None:
    told = said(arguments if "--port" in arguments else f"--port 0 {arguments}")
    assert expected in told
    assert "geheim" not in told
    if "--port" not in arguments:
        assert told.count("\n") == 1


def test_a_refusal_reaches_the_shell_as_exit_code_2(tmp_path: Path) -> None:
    assert "this is a folder" in refused("serve", "--db", str(tmp_path), "--port", "0")


# In front of it


def test_listening_on_every_address_without_tls_is_warned_of(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0") as running:
        assert running.address.startswith("http://127.0.0.1:")
        (warned,) = [line for line in running.log if line["level"] == "warning"]
        assert warned["event"] == "no_tls"
        assert "--behind-proxy" in warned["advice"]


@pytest.mark.parametrize("arguments", [[], ["--host", "0.0.0.0", "--behind-proxy"]])
def test_nobody_is_warned_at_home_or_behind_a_proxy(tmp_path: Path, arguments: list[str]) -> None:
    with serving(tmp_path, *arguments) as running:
        assert [line["level"] for line in running.log] == ["info"]


def come_in(running: Running, address: str) -> httpx.Response:
    return httpx.post(
        f"{running.address}/api/guests",
        json={"name": "Anna"},
        headers={"X-Forwarded-For": address, "X-Forwarded-Proto": "https"},
    )


def test_behind_a_proxy_its_word_counts_and_cookies_are_for_https_only(tmp_path: Path) -> None:
    few = ["--limit", "sign_ups_a_minute=1"]
    with serving(tmp_path, *few, "--behind-proxy") as running:
        first = come_in(running, "198.51.100.1")
        assert first.status_code == 201
        assert "Secure" in first.headers["set-cookie"]
        assert come_in(running, "198.51.100.1").status_code == 429
        assert come_in(running, "198.51.100.2").status_code == 201


@pytest.mark.parametrize("arguments", [[], ["--behind-proxy", "--proxy", "192.0.2.0/24"]])
def test_anybody_elses_word_about_his_address_does_not_count(
    tmp_path: Path, arguments: list[str]
) -> None:
    with serving(tmp_path, "--limit", "sign_ups_a_minute=1", *arguments) as running:
        assert come_in(running, "198.51.100.1").status_code == 201
        assert come_in(running, "198.51.100.2").status_code == 429


# Its log


def test_the_log_is_json_and_holds_no_secret(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        anna = running.guest("Anna Bellissima")
        credentials = {"login": "anna.login", "passphrase": "correct horse battery"}
        anna.post("/api/account", credentials)
        table = seated(anna)
        with anna.socket(table, link=table["links"]["play"]) as line:
            play(line, 2)
            line.ask("say", text="psst, meet me at the docks")
            line.connection.send("{")
        watcher = Client(running.port).socket(table, link=table["links"]["watch"])
        watcher.wait("update")
        watcher.connection.close()
        httpx.get(f"{running.address}/api/links/{table['links']['host']}")
        assert running.stop() == 0
        secrets = [*table["links"].values(), *anna.http.cookies.values(), *credentials.values()]
        with sqlite3.connect(tmp_path / "backroom.db") as connection:
            secrets += connection.execute("SELECT seed FROM tables").fetchone()
        for secret in [*secrets, "Bellissima", "docks"]:
            assert secret not in running.err
        assert all(isinstance(line, dict) for line in running.log)


def test_the_log_can_be_made_for_people_to_read(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-json-logs") as running:
        assert running.stop() == 0
        assert "open" in running.err
        with pytest.raises(json.JSONDecodeError):
            _ = running.log


def test_what_a_library_complains_of_is_json_as_well(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        with other_client(running.port) as line:
            line.sendall(b"this is not HTTP\r\n\r\n")
            assert line.recv(100)
        until(lambda: len(running.log) > 1, "the complaint is written")
        complaint: Any = running.log[1]
        assert (complaint["event"], complaint["level"]) == ("library", "warning")
        assert "Invalid HTTP request" in complaint["message"]


# make


def test_make_play_starts_the_service_and_make_terminal_the_terminal_game() -> None:
    root = Path(__file__).parents[2]
    for target, words in [("play", "serve --next-port"), ("terminal", "play maffiosi")]:
        told = os.popen(f"make -C {root} -n {target} GAME=maffiosi 2>&1").read()
        assert f"backroom.cli {words}" in told
