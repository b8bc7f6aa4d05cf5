"""`backroom serve`: a real process on a real port, started, stopped and started again."""

import asyncio
import json
import logging
import os
import signal
import socket
import sqlite3
import stat
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog

import backroom
from backroom import cli
from backroom.server.operations import listening_port
from backroom.server.web.serve import Server
from builders.kept_on_postgres import past_the_service
from builders.running_house import PATIENCE, Client, Json, Kept, Socket, open_house, until
from server.running import Outcome, Running, command, refused, serving

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


class AtHome:
    """`backroom serve …` in this process and in a folder of its own: quicker than a process, and as
    true where no signal is meant."""

    def __init__(self, patch: pytest.MonkeyPatch, screen: pytest.CaptureFixture[str]) -> None:
        self.patch = patch
        self.screen = screen

    def serve(self, arguments: str, visit: Callable[[str], None] = lambda address: None) -> Outcome:
        """How it ends; while it is open, it is visited at its address."""

        def run(server: Server, doors: list[socket.socket]) -> None:
            thread = threading.Thread(target=lambda: asyncio.run(server.serve(doors)), daemon=True)
            thread.start()
            try:
                until(lambda: server.started or not thread.is_alive(), "the service starts")
                visit(f"http://127.0.0.1:{doors[0].getsockname()[1]}")
            finally:
                server.should_exit = True
                thread.join(PATIENCE)

        self.screen.readouterr()
        self.patch.setattr(Server, "run", run)
        self.patch.setattr(sys, "argv", ["backroom", "serve", *arguments.split()])
        with pytest.raises(SystemExit) as end:
            cli.main()
        printed = self.screen.readouterr()
        assert "Traceback" not in printed.err
        return Outcome(int(end.value.code or 0), printed.out, printed.err)

    def refused(self, arguments: str) -> str:
        """The words with which it ends, with exit code 2."""
        code, out, err = self.serve(arguments)
        assert (code, out) == (2, ""), (code, out, err)
        return err

    def logged(self, arguments: str) -> list[Json]:
        """What it logs until it is closed."""
        code, _, err = self.serve(arguments)
        assert code == 0, err
        return [json.loads(line) for line in err.splitlines()]


@pytest.fixture
def at_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[AtHome]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "400")
    handlers = {each: signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)}
    mask = os.umask(0o022)
    logs = list(logging.getLogger().handlers)
    yield AtHome(monkeypatch, capsys)
    os.umask(mask)
    structlog.reset_defaults()
    logging.captureWarnings(False)
    logging.getLogger().handlers[:] = logs
    for each, handler in handlers.items():
        signal.signal(each, handler)


# Starting and stopping


@pytest.mark.sqlite_only
def test_it_says_where_it_listens_where_the_data_lies_and_how_to_stop_it(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        assert running.out.splitlines() == [
            f"Backroom is open: {running.address}",
            f"Its data: {tmp_path / 'backroom.db'}",
            "Only this computer finds it there. For friends on your network: --lan"
            " (or make play LAN=1); for everybody: docs/hosting.md.",
            "Stop it with Ctrl-C.",
        ]
        health = httpx.get(f"{running.address}/health", timeout=PATIENCE).json()
        assert (health["status"], health["version"]) == ("ok", backroom.__version__)
        assert running.stop() == 0
        assert len(running.out.splitlines()) == 4
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
    soon = {"backroom.server.web.serve.STOPPING": 0.5}
    with serving(tmp_path, constants=soon) as running, other_client(running.port) as half:
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
        assert httpx.get(f"{running.address}/health", timeout=PATIENCE).json()["status"] == "ok"
        assert running.stop() == 0
    finally:
        running.process.kill()


@pytest.fixture
def short_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs that say nothing do so for long enough."""
    monkeypatch.setattr(listening_port, "GLANCE", 0.2)


@pytest.mark.usefixtures("short_glance")
def test_a_port_that_another_program_has_is_refused(tmp_path: Path, at_home: AtHome) -> None:
    with other_program() as other:
        port = other.getsockname()[1]
        said = at_home.refused(f"--db a.db --port {port}")
    assert said == f"backroom: port {port} of 127.0.0.1 is taken by another program\n"
    assert not (tmp_path / "a.db").exists()


@pytest.mark.usefixtures("short_glance")
def test_whoever_does_not_mind_gets_the_next_free_port(at_home: AtHome) -> None:
    visited: list[str] = []
    with other_program() as other:
        port = other.getsockname()[1]
        done = at_home.serve(f"--db a.db --port {port} --next-port", visited.append)
    assert done.code == 0
    [address] = visited
    assert f"Backroom is open: {address}\n" in done.out
    assert port < int(address.rpartition(":")[2]) <= port + 20


@pytest.fixture
def long_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Backroom on a busy machine may need a while to say that it is there."""
    monkeypatch.setattr(listening_port, "GLANCE", PATIENCE)


@pytest.mark.usefixtures("long_glance")
def test_a_port_on_which_backroom_runs_already_is_told_from_any_other(
    tmp_path: Path, at_home: AtHome
) -> None:
    with open_house(tmp_path) as house:
        wanted = f"--db other.db --port {house.port}"
        told = f"Backroom is open already: http://127.0.0.1:{house.port}\n"
        assert at_home.refused(wanted) == f"backroom: {told}"
        assert at_home.serve(f"{wanted} --next-port") == (0, told, "")


@pytest.mark.sqlite_only
def test_two_services_cannot_have_the_same_file(tmp_path: Path, at_home: AtHome) -> None:
    with serving(tmp_path) as running:
        told = f"Backroom is open already: {running.address}\n"
        assert at_home.refused("--db backroom.db --port 0") == f"backroom: {told}"
        assert at_home.serve("--db backroom.db --port 0 --next-port") == (0, told, "")
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
    arguments: str, expected: str, at_home: AtHome, tmp_path: Path
) -> None:
    (tmp_path / "text.db").write_text("This is a letter, and no database at all.\n" * 100)
    foreign(tmp_path / "foreign.db")
    newer(tmp_path / "newer.db")
    told = at_home.refused(arguments if "--port" in arguments else f"--port 0 {arguments}")
    assert expected in told
    assert "geheim" not in told
    if "--port" not in arguments:
        assert told.count("\n") == 1


def test_a_refusal_reaches_the_shell_as_exit_code_2(tmp_path: Path) -> None:
    assert "this is a folder" in refused("serve", "--db", str(tmp_path), "--port", "0")


# In front of it


@pytest.mark.parametrize("how", ["--host 0.0.0.0", "--lan"])
def test_listening_on_every_address_without_tls_is_warned_of(at_home: AtHome, how: str) -> None:
    code, out, err = at_home.serve(f"--db a.db --port 0 {how}")
    assert code == 0
    assert out.startswith("Backroom is open: http://127.0.0.1:")
    others = listening_port.own_address()
    assert others is None or f"For others on your network: http://{others}:" in out
    assert "Only this computer" not in out
    (warned,) = [line for line in map(json.loads, err.splitlines()) if line["level"] == "warning"]
    assert warned["event"] == "no_tls"
    assert "--behind-proxy" in warned["advice"]


@pytest.mark.parametrize("arguments", ["", "--host 0.0.0.0 --behind-proxy"])
def test_nobody_is_warned_at_home_or_behind_a_proxy(at_home: AtHome, arguments: str) -> None:
    logged = at_home.logged(f"--db a.db --port 0 {arguments}")
    assert [(line["event"], line["level"]) for line in logged] == [
        ("open", "info"),
        ("closed", "info"),
    ]


def come_in(address: str, by: str) -> httpx.Response:
    return httpx.post(
        f"{address}/api/guests",
        json={"name": "Anna"},
        headers={"X-Forwarded-For": by, "X-Forwarded-Proto": "https"},
        timeout=PATIENCE,
    )


FEW = "--db a.db --port 0 --limit sign_ups_a_minute=1"


def test_behind_a_proxy_its_word_counts_and_cookies_are_for_https_only(at_home: AtHome) -> None:
    came: list[httpx.Response] = []

    def visit(address: str) -> None:
        came.extend(come_in(address, f"198.51.100.{number}") for number in (1, 1, 2))

    assert at_home.serve(f"{FEW} --behind-proxy", visit).code == 0
    assert [each.status_code for each in came] == [201, 429, 201]
    assert "Secure" in came[0].headers["set-cookie"]


@pytest.mark.parametrize("arguments", ["", "--behind-proxy --proxy 192.0.2.0/24"])
def test_anybody_elses_word_about_his_address_does_not_count(
    at_home: AtHome, arguments: str
) -> None:
    came: list[int] = []

    def visit(address: str) -> None:
        came.extend(come_in(address, f"198.51.100.{number}").status_code for number in (1, 2))

    assert at_home.serve(f"{FEW} {arguments}", visit).code == 0
    assert came == [201, 429]


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
        Client(running.port).get(f"/api/links/{table['links']['host']}")
        assert running.stop() == 0
        secrets = [*table["links"].values(), *anna.http.cookies.values(), *credentials.values()]
        with past_the_service(Kept.place(tmp_path)) as connection:
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
    for target, words in [("play", "tools/play.py"), ("terminal", "bin/backroom play maffiosi")]:
        told = os.popen(f"make -C {root} -n {target} GAME=maffiosi 2>&1").read()
        assert words in told
