"""Stand-ins for the world outside: a push service or webhook that keeps what it is sent, a browser
that can open it, and a mail server that keeps letters."""

import email
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from typing import Any, NamedTuple

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from backroom.server.calling.push import CURVE, encoded, opened, point_of
from builders.running_house import House

NUMBERS = count(1)
"""Each browser has a number of its own."""


class Delivered(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PostOffice:
    """Takes whatever is posted to it, and answers as it is told."""

    def __init__(self) -> None:
        self.delivered: list[Delivered] = []
        self.status = 201
        office = self

        class Counter(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["Content-Length"])
                body = self.rfile.read(length)
                headers = {name.lower(): value for name, value in self.headers.items()}
                office.delivered.append(Delivered(self.path, headers, body))
                self.send_response(office.status)
                self.send_header("Location", "http://127.0.0.1:1/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Counter)
        self.address = f"http://127.0.0.1:{self.server.server_port}"


@contextmanager
def post_office() -> Iterator[PostOffice]:
    office = PostOffice()
    thread = threading.Thread(target=office.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield office
    finally:
        office.server.shutdown()
        office.server.server_close()
        thread.join()


class Browser:
    """One that has subscribed: it has the keys."""

    def __init__(self, office: PostOffice) -> None:
        self.private = ec.generate_private_key(CURVE)
        number = next(NUMBERS)
        self.auth = number.to_bytes(16, "big")
        self.office = office
        self.path = f"/push/{number}"

    def subscription(self) -> dict[str, str]:
        return {
            "endpoint": f"{self.office.address}{self.path}",
            "p256dh": encoded(point_of(self.private.public_key())),
            "auth": encoded(self.auth),
        }

    def read(self) -> list[dict[str, str]]:
        """What it was sent, opened."""
        mine = [each for each in self.office.delivered if each.path == self.path]
        return [msgspec.json.decode(opened(self.private, self.auth, each.body)) for each in mine]


class Mailbox:
    """A mail server that speaks just enough."""

    def __init__(self) -> None:
        self.letters: list[Message] = []
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"smtp://127.0.0.1:{self.listening.getsockname()[1]}?from=house@example.org"
        self.thread = threading.Thread(target=self.serve, daemon=True)

    def serve(self) -> None:
        while True:
            try:
                line, _ = self.listening.accept()
            except OSError:
                return
            with line, line.makefile("rwb") as file:
                self.take_letters(file)

    def take_letters(self, file: Any) -> None:
        def say(text: str) -> None:
            file.write(f"{text}\r\n".encode())
            file.flush()

        say("220 here")
        while word := file.readline():
            if word.upper().startswith(b"DATA"):
                say("354 go on")
                lines = iter(file.readline, b".\r\n")
                self.letters.append(email.message_from_bytes(b"".join(lines)))
            if word.upper().startswith(b"QUIT"):
                say("221 bye")
                return
            say("250 well")


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    box.thread.start()
    try:
        yield box
    finally:
        box.listening.shutdown(socket.SHUT_RDWR)
        box.listening.close()
        box.thread.join()


def has_looked(house: House) -> bool:
    """There is nothing that this house has to look at, or to send, any more."""
    caller = house.service.caller
    return not (caller.due or caller.tasks or caller.delivery.waiting.qsize())
