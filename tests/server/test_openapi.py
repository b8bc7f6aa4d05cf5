"""The OpenAPI document tells the truth, and whatever is asked by it, nothing breaks."""

import os
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, Verbosity, given, settings
from hypothesis import seed as seeded
from hypothesis import strategies as some
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from backroom.kernel.game import all_games, find_game
from backroom.server.operations.settings import Settings
from backroom.server.web.app import LARGEST_BODY, make_app
from backroom.server.web.identity import COOKIE
from backroom.table import Table
from builders.running_house import PATIENCE, Client, House, Json, open_house
from server.watching import nothing_logged, records

EXAMPLES = int(os.environ.get("BACKROOM_EXAMPLES", "6"))
"""For each operation and asker: of what fits the document, and of what does not."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


DOCUMENT = make_app(Settings(database="no database")).openapi_schema.to_schema()
"""As the service publishes it, which need not run for that."""
OPERATIONS = [
    (method.upper(), path) for path, methods in DOCUMENT["paths"].items() for method in methods
]


def finished_game() -> str:
    """The file of a game of Counterfeiters, played at random."""
    table = Table.open(find_game("counterfeiters"), 2, {}, "a short evening")
    chance = random.Random(1)
    while not table.state.is_over():
        seat = table.state.owing()[0]
        table.act(seat, int(chance.choice(table.state.legal(seat)).index))
    return table.log()


class Place:
    """A house with tables at each time of their life, and who asks there."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.address = f"http://127.0.0.1:{house.port}"
        self.anna, self.bruno = house.guest("Anna"), house.guest("Bruno")
        self.playing = self.anna.make("counterfeiters", 2, listed=True)
        for seat, guest in enumerate((self.anna, self.bruno)):
            guest.sit(self.playing, seat)
        self.anna.start(self.playing)
        self.file = finished_game()
        self.over: Json = self.anna.post("/api/logs", {"text": self.file})
        self.schema: BaseSchema = schemathesis.openapi.from_url(
            f"{self.address}/schema/openapi.json"
        )
        # A body that is too long is refused as such, whatever else is wrong with it.
        rejecting = self.schema.config.checks.negative_data_rejection
        rejecting.expected_statuses = [*rejecting.expected_statuses, "413"]

    def session(self, who: str, path: str) -> requests.Session:
        """Who asks. Whoever may end his own session is somebody new each time."""
        session = requests.Session()
        if who == "guest":
            leaves = path in ("/api/me", "/api/session", "/api/account")
            asker = self.house.guest("Carla") if leaves else self.anna
            session.cookies.set(COOKIE, asker.http.cookies[COOKIE])
        return session

    def lead_home(self, case: Case[Any], chance: random.Random) -> None:
        """Put what there really is into a request, so that it comes further than the door."""
        table = chance.choice([self.playing, self.over])
        if chance.random() < 0.5:
            table = self.anna.make("counterfeiters", 2, listed=chance.random() < 0.5)
        real = {
            "table": table["id"],
            "link": chance.choice(list(table["links"].values())) or "",
            "game": chance.choice(list(all_games())),
            "seat": chance.randrange(2),
            "level": "random",
            "seats": chance.randrange(2, 5),
            "options": {},
            "text": self.file,
            "language": "de",
        }
        for part in (case.path_parameters, case.query, case.body):
            if isinstance(part, dict):
                for name in part:
                    if name in real and chance.random() < 0.8:
                        part[name] = real[name]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with nothing_logged(), open_house(tmp_path_factory.mktemp("house")) as house:
        yield Place(house)


def test_the_document_is_valid_and_names_everything(place: Place) -> None:
    place.schema.validate()
    told = place.schema.raw_schema
    assert told["info"]["title"] == "Backroom"
    assert len(OPERATIONS) >= 30
    for path, methods in told["paths"].items():
        for method, operation in methods.items():
            assert operation["description"], (method, path)
            assert len(operation["responses"]) > 1 or "parameters" not in operation, (method, path)


@pytest.mark.parametrize("who", ["stranger", "guest"])
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_whatever_is_asked_the_answer_is_as_the_document_says(
    place: Place, method: str, path: str, who: str, seed: int
) -> None:
    operation = place.schema[path][method]
    chance = random.Random(seed)

    @seeded(seed)
    @settings(
        max_examples=EXAMPLES,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        verbosity=Verbosity.quiet,
    )
    @given(case=some.one_of([operation.as_strategy(mode) for mode in modes(method, path)]))
    def ask(case: Case[Any]) -> None:
        checks = [*CHECKS, negative_data_rejection]
        if chance.random() < 0.5:
            place.lead_home(case, chance)  # which may also mend what was wrong
            checks = CHECKS
        session = place.session(who, path)
        case.call_and_validate(session=session, checks=checks, timeout=PATIENCE)

    ask()


def modes(method: str, path: str) -> list[GenerationMode]:
    """What fits the document; and what does not, where that can be sent at all: whatever stands in
    an address is a text."""
    operation = DOCUMENT["paths"][path][method.lower()]
    shapes = [each["schema"] for each in operation.get("parameters", [])]
    only_texts = all(shape.get("type") == "string" and "enum" not in shape for shape in shapes)
    if only_texts and "requestBody" not in operation:
        return [GenerationMode.POSITIVE]
    return [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]


# What the document cannot say

WILD_CARDS = {
    "nothing": "",
    "no TOML": "Tony = ",
    "deep lists": "a = " + "[" * 10_000,
    "deep tables": "a." * 3_000 + "b = 1",
    "no number": "players = nan",
    "a NUL": "a = '\0'",
}


@pytest.mark.parametrize("game", all_games())
@pytest.mark.parametrize("what", WILD_CARDS)
def test_a_card_file_of_any_kind_is_only_refused(place: Place, game: str, what: str) -> None:
    seats = find_game(game).seats[0]
    wanted = {"game": game, "seats": seats, "cards": WILD_CARDS[what]}
    trouble = place.anna.post("/api/tables", wanted, expect=400)
    assert trouble["message"]["name"] in ("service-bad-input", "service-bad-request")


def test_a_file_that_was_tampered_with_is_only_refused(place: Place, seed: int) -> None:
    chance = random.Random(seed)
    before = records(place.house)
    for _ in range(40):
        text = list(place.file)
        for _ in range(chance.randrange(1, 4)):
            text[chance.randrange(len(text))] = chance.choice('0123456789"{}[],:x\n\0\u202e')
        tampered = "".join(text)
        if tampered != place.file:
            place.anna.post("/api/logs", {"text": tampered}, expect=400)
    lines = place.file.splitlines(keepends=True)
    for pieces in ([], lines[:1], lines[:-1], lines[1:], lines * 2, lines[::-1]):
        place.anna.post("/api/logs", {"text": "".join(pieces)}, expect=400)
    assert records(place.house) == before


def test_a_body_of_any_kind_is_only_refused(place: Place) -> None:
    before = records(place.house)
    bodies: list[tuple[bytes, int]] = [
        (b"", 400),
        (b"{", 400),
        (b"null", 400),
        (b"\xff\xfe", 400),
        (b"[" * 100_000, 400),
        (b'{"name": "\\ud800"}', 400),
        (b'{"name": NaN}', 400),
        (b'{"name": "Anna", "name": 7}', 400),
        (b'{"name": "A\\u0000a"}', 400),
        (b'{"name": "' + b"x" * LARGEST_BODY + b'"}', 413),
    ]
    for body, status in bodies:
        for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded", "?"):
            answer = httpx.post(
                f"{place.address}/api/guests",
                content=body,
                headers={"Content-Type": kind},
                timeout=PATIENCE,
            )
            assert answer.status_code == status, (body[:20], kind, answer.text)
            assert answer.json()["status"] == status
    assert records(place.house) == before


def test_a_refusal_repeats_little_of_what_was_sent(place: Place) -> None:
    long = "x" * 100_000
    wishes: list[Json] = [
        {"game": "counterfeiters", "seats": 2, "options": {long: "on"}},
        {"game": "counterfeiters", "seats": 2, "options": {"money": long}},
        {"game": "counterfeiters", "seats": 2, "cards": f"{long} = 1"},
        {"game": "counterfeiters", "seats": 2, long: 1},
    ]
    for wanted in wishes:
        trouble = place.anna.post("/api/tables", wanted, expect=400)
        assert len(trouble["text"]) < 1_000


def test_what_is_not_there_is_refused_in_the_same_shape(place: Place) -> None:
    stranger = Client(place.house.port)
    assert stranger.get("/api/nothing", expect=404)["message"]["name"] == "service-no-page"
    assert stranger.post("/health", {}, expect=405)["message"]["name"] == "service-no-method"
    for path in ("/api/tables/%00", "/api/tables/%ED%A0%80", "/api/tables/..%2F.."):
        stranger.get(path, expect=404)
    for seat in ("-1", "99999999999999999999999", "x", "1.5", "٣"):
        path = f"/api/tables/{place.playing['id']}/seats/{seat}"
        answer = place.anna.http.request("DELETE", path)
        assert answer.status_code in (400, 404), (seat, answer.text)
