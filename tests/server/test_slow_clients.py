"""Slow, vanished and rude clients: their table does not notice."""

import asyncio
import base64
import json
import random
import socket
import struct
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.asyncio.client import connect

from backroom.server.rooms.visitor import MOST_REPLIES, Visitor
from backroom.server.web.socket import POLICY
from backroom.server.web.socket_backpressure import BackpressureProtocol
from builders.running_house import PATIENCE, Client, House, Json, play_on, play_out, quick, until
from server.watching import hear, nothing_logged, records

SMALL = 4096
"""Bytes that the system may keep for a line, here and there: so a line is full at once."""


class RawLine:
    """A client that has opened a socket at a table and never reads from it."""

    def __init__(self, port: int, table: Json, cookies: str = "", query: str = "") -> None:
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        self.line.settimeout(PATIENCE)
        self.line.connect(("127.0.0.1", port))
        key = base64.b64encode(random.randbytes(16)).decode()
        asked = [
            f"GET /api/tables/{table['id']}/socket?{query} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {cookies}"] if cookies else []),
        ]
        self.line.sendall("\r\n".join([*asked, "", ""]).encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self.line.recv(1)
        assert answer.startswith(b"HTTP/1.1 101")

    @property
    def port(self) -> int:
        """By which the service knows it."""
        number: int = self.line.getsockname()[1]
        return number

    def send(self, opcode: int, data: bytes, final: bool = True) -> None:
        """One frame, masked with nothing."""
        size = len(data)
        length = struct.pack("!BH", 0x80 | 126, size) if size > 125 else bytes([0x80 | size])
        self.line.sendall(bytes([(0x80 if final else 0) | opcode]) + length + bytes(4) + data)

    def say(self, kind: str, **fields: Any) -> None:
        self.send(1, json.dumps({"type": kind, "id": 0} | fields).encode())

    def pings(self, most: int) -> int:
        """How many pings it could send before it was cut off."""
        for number in range(most):
            try:
                self.send(9, bytes(125))
            except ConnectionError:
                return number
        return most

    def vanish(self) -> None:
        """Without a farewell, and without what belongs to one in TCP."""
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.line.close()

    def rest(self, last: bytes = b"") -> bytes:
        """All that still comes, until the line is closed or these are the last words; it may be
        closed rudely."""
        got = b""
        try:
            while not (last and got.endswith(last)) and (piece := self.line.recv(65_536)):
                got += piece
        except ConnectionResetError:
            pass
        return got


@contextmanager
def narrow_house(folder: Path, linger: float = PATIENCE, **changes: Any) -> Iterator[House]:
    """A house with lines that are quickly full, whose last words may take so long to arrive. It
    must stop at once, whoever does not take them."""
    house = House(quick(folder, **changes))
    house.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("backroom.server.web.socket_backpressure.LINGER", linger)
        house.start()
        try:
            yield house
        finally:
            house.stop()


class Game:
    """Two people play Counterfeiters; others may come and look on."""

    def __init__(self, house: House, **settings: Any) -> None:
        self.house = house
        self.guests = [house.guest("Anna"), house.guest("Bruno")]
        self.table = self.guests[0].make("counterfeiters", 2, listed=True, **settings)
        for seat, guest in enumerate(self.guests):
            guest.sit(self.table, seat)
        self.guests[0].start(self.table)
        self.players = {seat: guest.socket(self.table) for seat, guest in enumerate(self.guests)}

    def raw(self, seat: int | None = None) -> RawLine:
        """A line that is never read, of this player or of a stranger."""
        cookies = "" if seat is None else self.guests[seat].cookies()
        return RawLine(self.house.port, self.table, cookies)

    def play_out(self, seed: int) -> Json:
        return play_out(self.players, random.Random(seed))

    def visitors(self) -> list[Visitor]:
        def look() -> list[Visitor]:
            return list(self.house.service.rooms.running[self.table["id"]].room.presence.visitors)

        found: list[Visitor] = self.house.inside(look)
        return found

    def onlookers(self) -> list[Visitor]:
        return [visitor for visitor in self.visitors() if visitor.person is None]

    def close(self) -> None:
        for one in self.players.values():
            one.connection.close()


def lines(house: House) -> set[int]:
    """The ports of all clients that the server has still a line to."""

    def look() -> set[int]:
        connections: Any = house.server.server_state.connections
        return {each.client[1] for each in connections if each.client is not None}

    found: set[int] = house.inside(look)
    return found


# Who does not read


def test_a_game_goes_on_beside_a_client_that_never_reads(tmp_path: Path, seed: int) -> None:
    """The service would wait an hour for it: whoever waited with it would not finish."""
    with nothing_logged(), narrow_house(tmp_path, patience=3600.0) as house:
        game = Game(house)
        slow = game.raw()
        until(lambda: len(game.onlookers()) == 1, "the slow one looks on")
        assert game.play_out(seed)["places"]
        [visitor] = game.onlookers()
        last = game.players[0].newest["update"]["seq"]
        assert visitor.seen < last, "its line should have been full long before the end"
        assert visitor.replies == []
        slow.vanish()
        until(lambda: game.onlookers() == [], "the slow one is gone")
        game.close()


def test_a_client_that_never_reads_is_closed_after_a_while(tmp_path: Path, seed: int) -> None:
    with nothing_logged(), narrow_house(tmp_path, linger=0.2, patience=0.2) as house:
        game = Game(house)
        slow = game.raw()
        assert game.play_out(seed)["places"]
        until(lambda: game.onlookers() == [], "the slow one is not among the visitors any more")
        until(lambda: slow.port not in lines(house), "its line is closed")
        assert b'"goodbye"' not in slow.rest()
        game.close()


def test_a_line_that_has_gone_is_not_closed_again() -> None:
    """asyncio knows no abort of a line that went after it had sent the rest."""
    aborted: list[str] = []
    line: Any = object.__new__(BackpressureProtocol)
    line.transport = SimpleNamespace(abort=lambda: aborted.append("once"))
    line.give_up()
    line.gone = True
    line.give_up()
    assert aborted == ["once"]


def test_a_slow_client_that_comes_back_gets_the_present_picture(tmp_path: Path, seed: int) -> None:
    with nothing_logged(), narrow_house(tmp_path, patience=0.2) as house:
        game = Game(house)
        slow = game.raw(0)
        game.play_out(seed)
        until(lambda: len(game.visitors()) == 2, "the slow window is closed")
        newest = game.players[0].newest["update"]
        while newest["result"] is None:
            newest = game.players[0].wait("update")
        with game.guests[0].socket(game.table, since=newest["seq"] - 3) as back:
            update = back.wait("update")
            assert [each["seq"] for each in update["happened"]] == [
                newest["seq"] - 2,
                newest["seq"] - 1,
                newest["seq"],
            ]
            for part in ("seq", "view", "position", "question", "result"):
                assert update[part] == newest[part]
        slow.line.close()
        game.close()


def test_who_has_logged_out_does_nothing_more_though_his_line_is_too_full_to_be_told(
    tmp_path: Path, seed: int
) -> None:
    with nothing_logged(), narrow_house(tmp_path, patience=3600.0) as house:
        game = Game(house)
        slow = game.raw(0)
        game.play_out(seed)
        assert len(game.visitors()) == 3
        game.guests[0].ask("DELETE", "/api/session")
        slow.say("say", text="I am still here")
        game.guests[1].get("/api/me")  # until then the service has read it, or it never will
        farewell = b"\x88\x02" + struct.pack("!H", POLICY)
        assert b"service-stranger" in slow.rest(last=farewell)[-1000:]
        slow.vanish()
        until(lambda: len(game.visitors()) == 1, "all his windows are closed")
        assert records(house)["talk"] == []
        game.close()


def test_who_asks_and_never_reads_the_answers_piles_up_nothing(tmp_path: Path) -> None:
    with nothing_logged(), narrow_house(tmp_path, patience=3600.0) as house:
        game = Game(house)
        rude = game.raw()
        until(lambda: len(game.onlookers()) == 1, "the rude one looks on")
        [visitor] = game.onlookers()
        most = 0
        with suppress(OSError):  # when the service has closed the line
            while visitor.leaving is None:
                rude.say("why", action=0)
                most = max(most, len(visitor.replies))
        assert visitor.leaving is not None
        assert visitor.leaving.name == "service-too-slow"
        assert most <= MOST_REPLIES
        assert len(visitor.replies) <= MOST_REPLIES
        for one in game.players.values():
            hear(one)
        rude.vanish()
        until(lambda: game.onlookers() == [], "the rude one is gone")
        game.close()


def test_who_pings_and_never_reads_the_pongs_is_cut_off(tmp_path: Path) -> None:
    """The server answers such frames by itself, past all our limits."""
    with nothing_logged(), narrow_house(tmp_path, patience=3600.0) as house:
        game = Game(house)
        rude = game.raw()
        until(lambda: len(game.onlookers()) == 1, "the rude one looks on")
        assert rude.pings(100_000) < 100_000, "by now it would have cost us 12 MB"
        until(lambda: game.onlookers() == [], "the rude one is gone")
        for one in game.players.values():
            hear(one)
        game.close()


class Crowd:
    """Spectators that read all they are sent, as fast as it comes."""

    def __init__(self, house: House, table: Json, size: int) -> None:
        self.address = f"ws://127.0.0.1:{house.port}/api/tables/{table['id']}/socket"
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.ends: list[Future[Json]] = [
            asyncio.run_coroutine_threadsafe(self.look_on(), self.loop) for _ in range(size)
        ]

    async def look_on(self) -> Json:
        """The result, when it is over."""
        async with connect(self.address, max_size=None, open_timeout=PATIENCE) as line:
            async for text in line:
                message: Json = json.loads(text)
                if message["type"] == "update" and message["result"] is not None:
                    return message
        raise AssertionError("the socket was closed before the end")

    def ended(self) -> list[Json]:
        found = [end.result(PATIENCE) for end in self.ends]
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        self.loop.close()
        return found


class WatchedGame(Game):
    """A game with 25 who look on, and so many more who never read."""

    def __init__(self, house: House, seed: int, sleepers: int) -> None:
        super().__init__(house)
        self.chance = random.Random(seed)
        self.asleep = [self.raw() for _ in range(sleepers)]
        self.crowd = Crowd(house, self.table, 25)
        until(lambda: len(self.onlookers()) == 25 + sleepers, "everybody looks on")
        self.result: Json | None = None
        self.took: list[float] = []
        """Seconds for each move."""

    def go_on(self) -> None:
        if self.result is None:
            begin = time.monotonic()
            self.result = play_on(self.players, self.chance)
            self.took.append(time.monotonic() - begin)

    def end(self) -> None:
        """Those who read have seen the end, the others were left far behind."""
        assert [update["result"] for update in self.crowd.ended()] == [self.result] * 25
        until(lambda: len(self.onlookers()) == len(self.asleep), "only the sleepers are left")
        last = self.players[0].newest["update"]["seq"]
        assert all(visitor.seen < last for visitor in self.onlookers())
        for line in self.asleep:
            line.vanish()
        until(lambda: self.onlookers() == [], "they have gone")
        self.close()


def test_fifty_look_on_and_half_of_them_never_read(tmp_path: Path, seed: int) -> None:
    """Both games are played in turn, move by move: a machine that is busy with other things is so
    for both."""
    for name in ("alone", "beside"):
        (tmp_path / name).mkdir()
    with (
        nothing_logged(),
        narrow_house(tmp_path / "alone", patience=3600.0) as quiet,
        narrow_house(tmp_path / "beside", patience=3600.0) as crowded,
    ):
        alone = WatchedGame(quiet, seed, sleepers=0)
        beside = WatchedGame(crowded, seed, sleepers=25)
        while alone.result is None or beside.result is None:
            alone.go_on()
            beside.go_on()
        alone.end()
        beside.end()
    assert median(beside.took) < 3 * median(alone.took) + 0.05


# Who vanishes


def test_a_client_that_breaks_off_in_the_middle_of_what_it_is_sent(
    tmp_path: Path, seed: int
) -> None:
    with nothing_logged(), narrow_house(tmp_path, patience=3600.0) as house:
        game = Game(house)
        slow = [game.raw() for _ in range(5)]
        game.play_out(seed)
        assert len(game.onlookers()) == 5, "they still take what they were sent first"
        for line in slow:
            line.vanish()
        until(lambda: game.onlookers() == [], "they are not among the visitors any more")
        for one in game.players.values():
            hear(one)
        game.close()


def test_a_client_that_breaks_off_in_the_middle_of_a_frame(tmp_path: Path) -> None:
    with nothing_logged(), narrow_house(tmp_path) as house:
        game = Game(house)
        before = records(house)["entries"]
        for piece in (b"\x81", b"\x81\xfe\x40", b"\x81\x85\0\0\0\0pi", b"\x01\x82\0\0\0\0{}"):
            line = game.raw(0)
            until(lambda: len(game.visitors()) == 3, "it is there")
            line.line.sendall(piece)
            line.vanish()
            until(lambda: len(game.visitors()) == 2, "it is gone")
        assert records(house)["entries"] == before
        for one in game.players.values():
            hear(one)
        game.close()


def test_a_player_who_vanishes_without_a_word_is_missed_and_a_bot_sits_in(tmp_path: Path) -> None:
    """His line is still open, but nothing answers there: no other sign comes from a dead phone."""
    with nothing_logged(), narrow_house(tmp_path) as house:
        game = Game(house, hold=1)
        gone, other = game.players[0], game.players[1]
        # From the next line on: a busy machine must not take those for dead who are well.
        house.server.config.ws_ping_interval = house.server.config.ws_ping_timeout = 0.3
        phone = game.raw(0)
        until(lambda: len(game.visitors()) == 3, "he holds his phone")
        gone.connection.close()
        other.wait("update", lambda each: each["seats"][0]["present"])
        other.wait("update", lambda each: not each["seats"][0]["present"])
        until(lambda: phone.port not in lines(house), "his line is closed")
        while True:
            update = other.newest["update"]
            if update["seats"][0]["bot"]:
                break
            question = update["question"]
            if question is not None and question["must"]:
                other.act(question["legal"][0]["action"])
            other.wait("update")
        with game.guests[0].socket(game.table) as back:
            assert back.wait("update")["seats"][0]["present"]
            assert back.ask("return")["type"] == "done"
        phone.line.close()
        game.close()


# Who does not speak our language


def test_whatever_knocks_at_the_door_the_house_stays_open(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    with narrow_house(tmp_path) as house:
        game = Game(house)
        path = f"/api/tables/{game.table['id']}/socket"
        knocks = [
            b"",
            b"\0" * 100,
            chance.randbytes(500),
            b"\x16\x03\x01" + chance.randbytes(200),
            f"GET {path} HTTP/1.1\r\n".encode(),
            f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\r\n".encode(),
            f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 3\r\nSec-WebSocket-Key: short\r\n\r\n".encode(),
            b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 10000\r\n\r\n{",
            b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n{",
            b"POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        ]
        for knock in knocks:
            with socket.create_connection(("127.0.0.1", house.port), PATIENCE) as line:
                line.sendall(knock)
                line.shutdown(socket.SHUT_WR)
                with suppress(ConnectionResetError):
                    while line.recv(65_536):
                        pass
        for one in game.players.values():
            hear(one)
        assert Client(house.port).get("/health")["status"] == "ok"
        assert len(records(house)["people"]) == 2
        game.close()


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        pytest.param([(1, b"\xff\xfe", True)], 1007, id="text that is no text"),
        pytest.param([(3, b"x", True)], 1002, id="an unknown kind of frame"),
        pytest.param([(0, b"x", True)], 1002, id="the end of something that never began"),
        pytest.param([(9, b"x" * 126, True)], 1002, id="too long a ping"),
        # Far more than is ever read: whoever still sends is told nevertheless.
        pytest.param([(1, b"x" * 65_535, False)] * 100, 1009, id="endless pieces"),
    ],
)
def test_what_the_standard_forbids_closes_the_socket_and_nothing_else(
    tmp_path: Path, frames: list[tuple[int, bytes, bool]], code: int
) -> None:
    with narrow_house(tmp_path) as house:
        game = Game(house)
        line = game.raw(0)
        until(lambda: len(game.visitors()) == 3, "it is there")
        before = records(house)
        with suppress(OSError):
            for number, (kind, data, final) in enumerate(frames):
                line.send(kind if number == 0 or final else 0, data, final)
        # A frame of our server's that closes: its code is the last thing it says.
        assert struct.pack("!H", code) in line.rest()[-125:]
        until(lambda: len(game.visitors()) == 2, "it is gone")
        assert records(house) == before
        for one in game.players.values():
            hear(one)
        game.close()
