"""A whole service for tests: a real server on a real port with a real SQLite file, and clients that
speak to it over HTTP and WebSockets as browsers do. Every wait has an end, and none is a sleep."""

import asyncio
import json
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from backroom.server.lifecycle import Service
from backroom.server.operations.settings import Settings
from backroom.server.web.serve import server

PATIENCE = 60.0
"""Seconds after which a test says that what it waits for does not come."""

Json = dict[str, Any]


def in_a_file(folder: Path) -> str:
    return str(folder / "backroom.db")


class Kept:
    """Where a house that has this folder keeps its games: in a file, unless the run is to show what
    PostgreSQL does (tests/conftest.py)."""

    place: Callable[[Path], str] = staticmethod(in_a_file)


def quick(folder: Path, **changes: Any) -> Settings:
    """Settings for tests: bots answer at once, all see every move, nobody is throttled."""
    wanted: Json = {
        "database": Kept.place(folder),
        "port": 0,
        "safe": False,
        "pace": (0.0, 0.0),
        "courtesy": 0.0,
        "watch_pause": 0.0,
        "message_rate": 100_000.0,
        "message_burst": 100_000,
        "talk_rate": 1_000.0,
        "talk_burst": 1_000,
        "sign_ups_a_minute": 100_000.0,
        "tables_a_person": 1_000,
        "cost_rate": 1e6,
        "cost_burst": 1_000_000,
        "games_a_guest": 1_000,
        "games_an_account": 1_000,
    }
    return Settings(**(wanted | changes))


class House:
    """A service that runs in a thread of this process."""

    def __init__(self, settings: Settings, now: Callable[[], int] | None = None) -> None:
        self.settings = settings
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.port = self.listening.getsockname()[1]
        self.server = server(settings, now)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve(sockets=[self.listening]))

    def start(self) -> None:
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive(), "the service starts")
        assert self.server.started, "the service did not start"

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the service did not stop"

    @property
    def service(self) -> Service:
        """The inside: only for tests that must change what no client can."""
        application: Any = self.server.config.app
        found: Service = application.state.service
        return found

    def inside(self, work: Callable[[], Any]) -> Any:
        """Run this in the service's own thread, and wait for it."""

        async def run() -> Any:
            return work()

        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(PATIENCE)

    def guest(self, name: str = "Guest") -> "Client":
        client = Client(self.port)
        client.post("/api/guests", {"name": name})
        return client

    def account(self, name: str, login: str) -> "Client":
        client = self.guest(name)
        client.post("/api/account", {"login": login, "passphrase": "seven quiet canaries"})
        return client

    def bot_of(self, owner: "Client", name: str = "Robot") -> "Client":
        """A program that has a token of this owner's, and no cookie."""
        client = Client(self.port)
        client.show(owner.post("/api/my/tokens", {"name": name})["token"])
        return client


@contextmanager
def open_house(
    folder: Path, now: Callable[[], int] | None = None, **changes: Any
) -> Iterator[House]:
    house = House(quick(folder, **changes), now)
    house.start()
    try:
        yield house
    finally:
        house.stop()


def until(true: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    """Wait for something that no message tells of."""
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end, f"waited in vain until {what}"
        time.sleep(0.005)


class Client:
    """A person with a browser: HTTP with a cookie, and sockets that send it."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        """`address` is that of its machine: this one has many, 127.0.0.2 and so on."""
        self.port = port
        self.address = address
        self.token = ""
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{port}",
            timeout=PATIENCE,
            # No TLS here: else every client reads all certificates.
            transport=httpx.HTTPTransport(verify=False, local_address=address),
        )

    def ask(self, method: str, path: str, body: Any = None, expect: int | None = None) -> Any:
        """The answer as JSON; the status must be the expected one (or a success)."""
        answer = self.http.request(method, path, json=body)
        if expect is None:
            assert answer.is_success, (method, path, answer.status_code, answer.text)
        else:
            assert answer.status_code == expect, (method, path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    def get(self, path: str, expect: int | None = None) -> Any:
        return self.ask("GET", path, None, expect)

    def post(self, path: str, body: Any = None, expect: int | None = None) -> Any:
        return self.ask("POST", path, body, expect)

    def make(self, game: str, seats: int, options: Json | None = None, **settings: Any) -> Json:
        """A table of this client's."""
        wanted = {"game": game, "seats": seats, "options": options or {}, "settings": settings}
        made: Json = self.post("/api/tables", wanted)
        return made

    def sit(self, table: Json, seat: int | None = None, seed: str = "") -> Json:
        path = f"/api/tables/{table['id']}/seats?link={table['links']['play']}"
        sat: Json = self.post(path, {"seat": seat, "seed": seed})
        return sat

    def bots(self, table: Json, *seats: int, level: str = "random") -> None:
        for seat in seats:
            self.ask("PUT", f"/api/tables/{table['id']}/seats/{seat}/bot", {"level": level})

    def start(self, table: Json) -> None:
        self.post(f"/api/tables/{table['id']}/start")

    def show(self, token: str) -> None:
        """From now on this is a bot that asks, by its token."""
        self.token = token
        self.http.headers.update(self.bearing(token))

    @staticmethod
    def bearing(token: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {token}"}

    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def socket(self, table: Json, since: int = -1, **query: Any) -> "Socket":
        """Open a socket at this table."""
        words = "&".join(f"{key}={value}" for key, value in query.items())
        address = (
            f"ws://127.0.0.1:{self.port}/api/tables/{table['id']}/socket?since={since}&{words}"
        )
        headers = {"Cookie": self.cookies()} if self.cookies() else {}
        headers |= self.bearing(self.token) if self.token else {}
        return Socket.open(address, headers, self.address)


class Socket:
    """One open socket: what it received, in order, and the newest of each kind."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[str] = []
        self.newest: dict[str, Json] = {}
        self.number = 0

    @classmethod
    def open(cls, address: str, headers: dict[str, str], machine: str = "127.0.0.1") -> "Socket":
        opening = connect(
            address,
            additional_headers=headers,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
            ping_interval=None,  # nobody here doubts that the service lives
            source_address=(machine, 0),
        )
        return cls(opening.__enter__())

    def __enter__(self) -> "Socket":
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.close()

    def take(self) -> Json:
        """The next message."""
        text = self.connection.recv(PATIENCE)
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        self.newest[message["type"]] = message
        return message

    def wait(self, kind: str, when: Callable[[Json], bool] = lambda message: True) -> Json:
        """The next message of this kind for which that holds."""
        while True:
            message = self.take()
            if message["type"] == kind and when(message):
                return message

    def closed(self) -> Json | None:
        """Read until the service has closed the socket; its last goodbye, if there was one."""
        try:
            while True:
                self.take()
        except ConnectionClosed:
            return self.newest.get("goodbye")

    def send(self, kind: str, **fields: Any) -> int:
        """Send a message; its id."""
        self.number += 1
        self.connection.send(json.dumps({"type": kind, "id": self.number, **fields}))
        return self.number

    def ask(self, kind: str, **fields: Any) -> Json:
        """Send a message and wait for its answer: done, refused or an outlook."""
        number = self.send(kind, **fields)
        while True:
            message = self.take()
            if message.get("id") == number:
                return message

    def act(self, action: int, terms: Any = None, seq: int | None = None) -> Json:
        """Take an action, seen from the newest update."""
        at = self.newest["update"]["seq"] if seq is None else seq
        return self.ask("act", seq=at, action=action, terms=terms)


def play_out(sockets: dict[int, Socket], chance: random.Random) -> Json:
    """Random play by all these seats (the others are bots) until the game is over; the result.

    Who has been answered is read further until he is asked again, or nobody can be.
    """
    while (result := play_on(sockets, chance)) is None:
        pass
    return result


def play_on(sockets: dict[int, Socket], chance: random.Random) -> Json | None:
    """Whoever is asked first answers, or the next news is awaited; the result, if it is over."""
    for one in sockets.values():
        if "update" not in one.newest:
            one.wait("update")
    update = newest(sockets)
    result: Json | None = update["result"]
    if result is not None:
        return result
    for one in sockets.values():
        while one.newest["update"]["seq"] < update["seq"]:
            one.take()
        question = one.newest["update"]["question"]
        if question is not None and question["must"]:
            choice = chance.choice(question["legal"])
            answer = one.act(choice["action"], choice.get("terms"))
            assert answer["type"] in ("done", "refused"), answer
            while one.newest["update"]["seq"] < answer.get("seq", 0):
                one.take()
            return None
    next(iter(sockets.values())).wait("update")
    return None


def newest(sockets: dict[int, Socket]) -> Json:
    """The furthest update that any of them has."""
    return max((one.newest["update"] for one in sockets.values()), key=lambda each: each["seq"])
