"""Talk: to the whole table or whispered, heard by those it is for, in the order it was said."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from house import Client, House, Json, Socket, open_house

CAPO = "capo-della-mafia"
SMALL = "counterfeiters"
NOON = 1_790_000_000_000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("talk")) as house:
        yield house


@pytest.fixture(scope="module")
def people(house: House) -> list[Client]:
    return [house.guest(name) for name in ("Ann", "Bob", "Carl", "Dora")]


def begun(people: list[Client], **settings: Any) -> Json:
    """A game of Capo della Mafia of the first three."""
    table = people[0].make(CAPO, 3, **settings)
    for seat, client in enumerate(people[:3]):
        client.sit(table, seat)
    people[0].start(table)
    return table


def say(socket: Socket, text: str, to: int | None = None) -> None:
    answer = socket.ask("say", text=text, to=to)
    assert answer["type"] == "done", answer


def refusal(answer: Json) -> str:
    assert answer["type"] == "refused", answer
    name: str = answer["message"]["name"]
    return name


def heard(socket: Socket, last: str) -> list[tuple[int, int, int | None, str]]:
    """All that this socket has heard, up to the words `last`."""
    if last not in [each["text"] for each in talks(socket)]:
        socket.wait("talk", lambda each: each["text"] == last)
    return [(each["number"], each["speaker"], each["to"], each["text"]) for each in talks(socket)]


def talks(socket: Socket) -> list[Json]:
    return [each for each in socket.messages() if each["type"] == "talk"]
