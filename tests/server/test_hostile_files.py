"""Files that strangers bring: read in a process of their own, within bounds, and never where the
tables are. Twenty kilobytes once stopped the house for everybody."""

import asyncio
import json
import time
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from backroom.bots.fair_turns import Whose
from backroom.kernel.game import find_game
from backroom.server.operations import file_worker
from backroom.server.operations.file_reader import FileReader
from backroom.server.refusals import Refused
from backroom.table import Chair, LogEntry, Move, Opening, Table, write_log
from backroom.table.fair import commitment, seed_from
from builders.capo_della_mafia import CAPO
from builders.running_house import Client, House, Json, open_house
from server.hungry_files import crash, take_all_memory, think_for_ever

SIZE = 20_000
DOTTED = ".".join("a" * (SIZE // 2)) + " = 1"
MARK = "# brought by a stranger\n"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("files")) as house:
        yield house


@pytest.fixture(scope="module")
def guest(house: House) -> Client:
    return house.guest("Stranger")


@pytest.fixture
def read_here(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The stranger's files that were read as TOML in the process of the house."""
    found: list[str] = []
    read = tomllib.loads

    def loads(text: str, **more: Any) -> dict[str, Any]:
        if MARK in text:
            found.append(text)
        return read(text, **more)

    monkeypatch.setattr(tomllib, "loads", loads)
    return found


def reason(answer: Json) -> str:
    return str(answer["message"]["facts"]["reason"])


def wanted(text: str) -> Json:
    return {"game": CAPO.id, "seats": 3, "cards": text}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (MARK + DOTTED, "the card file, line 2: a key has at most"),
        (MARK + "a = " + "[" * SIZE, "the card file, line 2: brackets are at most"),
        (MARK + "a = " + "{a = " * 4_000, "the card file, line 2: brackets are at most"),
        (MARK + "x" * 199_000, "the card file: a card file has at most"),
        (MARK + "a = 1 1", "the card file: this is not TOML"),
    ],
    ids=["many names", "many lists", "many tables", "long", "nonsense"],
)
def test_a_hostile_card_file_is_refused_with_its_line_and_never_read_where_the_tables_are(
    guest: Client, read_here: list[str], text: str, said: str
) -> None:
    assert said in reason(guest.post("/api/tables", wanted(text), 400))
    assert read_here == []


def test_a_sound_card_file_is_read_elsewhere_too_before_the_table_is_made(
    guest: Client, read_here: list[str]
) -> None:
    text = MARK + CAPO.own_cards().text
    table = guest.post("/api/tables", wanted(text))
    assert table["own_cards"]
    assert read_here == []
    guest.ask("PATCH", f"/api/tables/{table['id']}", {"options": {"giulia": "auto"}})
    assert read_here == []


def test_such_a_card_file_inside_a_game_that_somebody_brings_hurts_nobody_either(
    guest: Client, read_here: list[str]
) -> None:
    game = find_game("counterfeiters")
    seed = seed_from("stranger")
    opening = Opening(
        at=0,
        game=game.id,
        rules=game.version,
        options=game.rules(2).options,
        names=["", ""],
        bots=["", ""],
        commitment=commitment(seed),
        seeds=["", ""],
        cards=MARK + DOTTED,
    )
    answer = guest.post("/api/logs", {"text": write_log([opening], seed)}, 400)
    assert "line 2: a key has at most" in reason(answer)
    assert read_here == []


def test_a_file_of_endless_chairs_and_pauses_is_stopped(guest: Client) -> None:
    """Half a megabyte of them: whatever it takes, it takes it elsewhere."""
    game = find_game("capo-della-mafia")
    table = Table.open(game, 3, {}, "stranger")
    entries: list[LogEntry] = [table.opening]
    entries += [Chair(0, 0, "easy" if number % 2 else "hard") for number in range(3_000)]
    text = write_log([*entries, Move(0, 0, 0)], table.seed)
    before = time.process_time()
    refused = guest.post("/api/logs", {"text": text[:499_000]}, 400)
    assert refused["message"]["name"] in ("service-bad-input", "service-file-too-hard")
    assert time.process_time() - before < 0.5


@pytest.mark.parametrize("task", [think_for_ever, take_all_memory, crash])
def test_a_file_that_takes_all_time_or_memory_is_given_up_and_the_next_one_is_read(
    monkeypatch: pytest.MonkeyPatch, task: Callable[..., bytes]
) -> None:
    async def read() -> tuple[str, dict[str, str]]:
        files = FileReader()
        text = CAPO.own_cards().text
        try:
            with pytest.raises(Refused) as refused:
                await files._read(Whose("stranger"), task, tuple)
            options = await files.options_with_cards(Whose("ann"), CAPO.id, 3, {}, text)
        finally:
            await files.close()
        return refused.value.reason.value, options

    reason, options = asyncio.run(read())
    assert reason == "file-too-hard"
    assert options == CAPO.rules(3).options


def test_cards_that_would_keep_the_house_busy_whenever_their_table_is_opened_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(file_worker, "limit_time", lambda: None)
    text = CAPO.own_cards().text
    read = file_worker.read_cards(CAPO.id, 3, {}, text)
    assert json.loads(read)["options"] == CAPO.rules(3).options
    monkeypatch.setattr(file_worker, "SLOWEST_CARDS", 0.0)
    assert json.loads(file_worker.read_cards(CAPO.id, 3, {}, text))["too_hard"]


def test_only_so_many_files_wait_for_their_turn(tmp_path: Path) -> None:
    async def crowd() -> list[str]:
        files = FileReader()
        ask = files.options_with_cards(Whose("a"), CAPO.id, 3, {}, "nonsense")
        asking = [asyncio.create_task(ask)]
        await asyncio.sleep(0)
        for _ in range(30):
            again = files.options_with_cards(Whose("a"), CAPO.id, 3, {}, "nonsense")
            asking.append(asyncio.create_task(again))
        answers = await asyncio.gather(*asking, return_exceptions=True)
        await files.close()
        return [each.reason.value if isinstance(each, Refused) else "read" for each in answers]

    answers = asyncio.run(crowd())
    assert answers[:21] == ["read"] * 21
    assert answers[21:] == ["busy"] * 10


# What else a stranger sends


def seconds(work: Callable[[], object]) -> float:
    """Of all processors of this process, the house among them; the best of a few tries."""
    spent: list[float] = []
    for _ in range(5):
        before = time.process_time()
        work()
        spent.append(time.process_time() - before)
    return min(spent)


@pytest.mark.parametrize("sign", ['\\"', "\\a", "\\001", '"', ";", "=", "%41", "; a=b"])
def test_a_long_cookie_of_odd_signs_costs_no_more_than_a_plain_one(house: House, sign: str) -> None:
    """Python's own reader of cookies took a quarter of a second for fifteen kilobytes."""
    stranger = Client(house.port)
    odd = f'backroom="{sign * (15_000 // len(sign))}"'

    def ask(cookie: str) -> None:
        stranger.http.get("/api/me", headers={"cookie": cookie}).raise_for_status()

    ask(odd)
    plain = seconds(lambda: ask(f"backroom={'a' * 15_000}"))
    assert seconds(lambda: ask(odd)) < 3 * plain + 0.02


def test_a_large_body_is_taken_only_where_a_file_is_meant(guest: Client) -> None:
    large = {"name": "a" * 140_000}
    assert guest.ask("PATCH", "/api/me", large, 413)["message"]["name"] == "service-too-large"
    assert guest.post("/api/guests", large, 413)["message"]["name"] == "service-too-large"
    guest.post("/api/logs", {"text": "a" * 490_000}, 400)
