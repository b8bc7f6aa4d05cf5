"""Sitting down at a house as a guest, by the link to one of its tables."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPException
from pathlib import Path
from typing import Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec
from platformdirs import user_data_path

from backroom.kernel.errors import BadInput

LINK = re.compile(r"(?P<house>https?://[^/\s]+(?:/[^?#\s]*?)?)/join/(?P<key>[\w-]{1,64})/?")
COOKIE = re.compile(r"\bbackroom=([^;\s]+)")
STRANGER = 401
PATIENCE = 20.0
"""Seconds in which a house answers."""
LARGEST = 4_000_000
"""Bytes of an answer."""


class Chair(msgspec.Struct, frozen=True):
    """A chair of the table: a person, a bot, or free."""

    seat: int
    name: str
    bot: str
    taken: bool


class TableSeen(msgspec.Struct, frozen=True):
    """What we want to know of a table before its game begins."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    status: str
    chairs: list[Chair]
    host: str
    own_cards: bool
    seat: int | None


class Seat(NamedTuple):
    """A chair at a table of a house, and the cookie by which the house knows us."""

    house: str
    cookie: str
    table: TableSeen


class Strange(Exception):
    """The house does not know us, or no longer."""


def sit_down(link: str, name: str, language: str) -> Seat:
    """The chair at this table that is ours, or the next that is free."""
    found = LINK.fullmatch(link.strip())
    if found is None:
        raise BadInput(
            f"{link[:200]} is no link to a table; one looks like https://a-house.example/join/…"
        )
    house, key = found["house"], found["key"]
    visit = Visit(house, language, known_cookies().get(house, ""))
    table = visit.ask(f"/api/links/{key}")["table"]
    path = f"/api/tables/{quote(str(table))}"
    shown = visit.table(f"{path}?link={key}")
    if shown.seat is None:
        try:
            shown = visit.table(f"{path}/seats?link={key}", {})
        except Strange:
            visit.ask("/api/guests", {"name": name, "language": language})
            shown = visit.table(f"{path}/seats?link={key}", {})
    remember_cookie(house, visit.cookie)
    return Seat(house, visit.cookie, shown)


class Visit:
    """Asks a house over REST."""

    def __init__(self, house: str, language: str, cookie: str) -> None:
        self.house = house
        self.language = language
        self.cookie = cookie

    def table(self, path: str, body: object = None) -> TableSeen:
        try:
            return msgspec.convert(self.ask(path, body), TableSeen)
        except msgspec.ValidationError:
            raise BadInput(f"{self.house} is no house of Backroom, or a much newer one") from None

    def ask(self, path: str, body: object = None) -> Any:
        """The house's answer; BadInput with its own words, if it refuses."""
        headers = {"Content-Type": "application/json", "Accept-Language": self.language}
        if self.cookie:
            headers["Cookie"] = f"backroom={self.cookie}"
        text = None if body is None else json.dumps(body).encode()
        with (
            self.faults_in_words(),
            urlopen(  # LINK lets only http and https through
                Request(self.house + path, text, headers), timeout=PATIENCE
            ) as answer,
        ):
            for line in answer.headers.get_all("Set-Cookie", []):
                if given := COOKIE.search(line):
                    self.cookie = given[1]
            return json.loads(answer.read(LARGEST))

    @contextmanager
    def faults_in_words(self) -> Iterator[None]:
        try:
            yield
        except HTTPError as refused:
            if refused.code == STRANGER:
                raise Strange from None
            raise BadInput(f"{self.house}: {reason_of(refused)}") from None
        except (URLError, HTTPException, OSError) as fault:
            why = getattr(fault, "reason", None) or fault
            raise BadInput(f"{self.house} does not answer: {why}") from None
        except ValueError:
            raise BadInput(f"{self.house} is no house of Backroom") from None


def reason_of(refused: HTTPError) -> str:
    """What the house says; if it says nothing, the number that the web has for it."""
    try:
        return str(json.loads(refused.read(LARGEST))["text"])
    except (ValueError, KeyError, TypeError, OSError):
        return f"{refused.code} {refused.reason}"


# By whom a house knows us: whoever reads it could sit in our chair, so nobody else may.


def cookies_path() -> Path:
    return user_data_path("backroom") / "guests.json"


def known_cookies() -> dict[str, str]:
    try:
        return msgspec.json.decode(cookies_path().read_bytes(), type=dict[str, str])
    except (OSError, msgspec.MsgspecError):
        return {}


def remember_cookie(house: str, cookie: str) -> None:
    """For the next time; a disk that cannot be written to costs no more than the same chair."""
    path = cookies_path()
    known = known_cookies() | {house: cookie}
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.chmod(0o600)
        path.write_bytes(msgspec.json.encode(known))
    except OSError:
        return
