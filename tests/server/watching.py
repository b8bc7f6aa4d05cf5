"""What tests about bad input look at: the records of the house, what it logs, and a clock that only
they turn."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from structlog.testing import capture_logs

from builders.kept_on_postgres import past_the_service
from builders.running_house import House, Json, Socket

NOON = 1_790_000_000_000
BAD = ("warning", "error", "critical")
RECORDS = ("tables", "chairs", "entries", "talk", "mutes", "orders", "results", "ratings", "people")


class Clock:
    """Stands still until somebody turns it."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> int:
        return self.time

    def turn(self, seconds: float) -> None:
        self.time += int(seconds * 1000)


def records(house: House) -> dict[str, list[Any]]:
    """All that the database has about tables and people, read past the service."""
    with past_the_service(house.settings.database) as file:
        return {name: sorted(file.execute(f"select * from {name}"), key=repr) for name in RECORDS}


class Trouble(logging.Handler):
    """Gathers what is logged the usual way, at the level of a warning or above."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@contextmanager
def nothing_logged() -> Iterator[None]:
    """Neither the service nor the server under it has anything to complain about."""
    trouble = Trouble()
    logging.getLogger().addHandler(trouble)
    try:
        with capture_logs() as told:
            yield
    finally:
        logging.getLogger().removeHandler(trouble)
    assert [line for line in told if line["log_level"] in BAD] == []
    assert trouble.lines == []


@contextmanager
def unchanged(house: House, *others: Socket) -> Iterator[None]:
    """Nothing is written down meanwhile, and these others are shown nothing new."""
    before = records(house)
    for one in others:
        hear(one)
    yield
    for one in others:
        assert hear(one) == []
    assert records(house) == before


def hear(one: Socket) -> list[Json]:
    """All that this socket has been sent up to now, beside the answers to its own pings.

    An answer goes out before the news of the same moment; so the second answer comes after them.
    """
    heard: list[Json] = []
    for _ in range(2):
        number = one.send("ping")
        while (message := one.take()).get("id") != number:
            heard.append(message)
        assert message["type"] == "done"
    return heard
