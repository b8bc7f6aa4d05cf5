"""Fair chance: anybody can compute what docs/fairness.md promises, and we do what it says."""

import hashlib
import hmac
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.kernel.errors import BadInput
from backroom.table import fair

DOCUMENT = Path(__file__).parents[2] / "docs" / "fairness.md"
VECTORS: list[dict[str, Any]] = [
    json.loads(block)
    for block in re.findall(r"```json\n(.*?)```", DOCUMENT.read_text("utf-8"), re.S)
]
every_vector = pytest.mark.parametrize("vector", VECTORS, ids=["with seeds", "without seeds"])
SEED = "5a" * 32


# A reader's own program, written after the document with nothing but the standard library.


def their_key(seed: str, players: list[str]) -> bytes:
    hashes = b"".join(hashlib.sha256(each.encode()).digest() for each in players)
    return hmac.digest(bytes.fromhex(seed), b"backroom fair 1\0" + hashes, "sha256")


def their_stream(key: bytes, label: str) -> Iterator[int]:
    block = 0
    while True:
        data = hmac.digest(key, label.encode() + b"\0" + block.to_bytes(8, "big"), "sha256")
        yield from (int.from_bytes(data[place : place + 4], "big") for place in range(0, 32, 4))
        block += 1


def their_number(stream: Iterator[int], below: int) -> int:
    while True:
        upper, lower = divmod(next(stream) * below, 2**32)
        if lower >= 2**32 % below:
            return upper


@every_vector
def test_a_reader_computes_the_published_numbers_from_the_document_alone(
    vector: dict[str, Any],
) -> None:
    key = their_key(vector["seed"], vector["players"])
    assert hashlib.sha256(bytes.fromhex(vector["seed"])).hexdigest() == vector["commitment"]
    assert key.hex() == vector["key"]
    for label, name in (("game", "game"), ("clock 7", "clock_7")):
        stream = their_stream(key, label)
        assert [f"{next(stream):08x}" for _ in vector[name]] == vector[name]
    dice, numbers = their_stream(key, "game"), their_stream(key, "game")
    assert [1 + their_number(dice, 6) for _ in vector["dice"]] == vector["dice"]
    wanted = vector["below_1500000000"]
    assert [their_number(numbers, 1_500_000_000) for _ in wanted] == wanted


@every_vector
def test_our_code_computes_the_published_numbers(vector: dict[str, Any]) -> None:
    assert fair.commitment(vector["seed"]) == vector["commitment"]
    key = fair.fair_key(vector["seed"], vector["players"])
    assert key.hex() == vector["key"]
    game, clock = fair.game_stream(key), fair.clock_stream(key, 7)
    assert [f"{game.word():08x}" for _ in vector["game"]] == vector["game"]
    assert [f"{clock.word():08x}" for _ in vector["clock_7"]] == vector["clock_7"]
    dice, numbers = fair.game_stream(key), fair.game_stream(key)
    assert [1 + dice.below(6) for _ in vector["dice"]] == vector["dice"]
    wanted = vector["below_1500000000"]
    assert [numbers.below(1_500_000_000) for _ in wanted] == wanted


@every_vector
def test_the_published_numbers_throw_some_of_the_stream_away(vector: dict[str, Any]) -> None:
    """Otherwise they would not show that this rule was understood."""
    stream = their_stream(bytes.fromhex(vector["key"]), "game")
    kept = [next(stream) * 1_500_000_000 >> 32 for _ in vector["below_1500000000"]]
    assert kept != vector["below_1500000000"]


@given(st.binary(min_size=32, max_size=32), st.lists(st.text(max_size=5), max_size=7))
def test_any_table_has_the_key_that_a_reader_computes(seed: bytes, players: list[str]) -> None:
    key = their_key(seed.hex(), players)
    assert fair.fair_key(seed.hex(), players) == key
    ours, theirs = fair.game_stream(key), their_stream(key, "game")
    assert [ours.below(6) for _ in range(9)] == [their_number(theirs, 6) for _ in range(9)]


def test_every_seed_of_a_player_his_seat_and_his_silence_change_the_key() -> None:
    tables: tuple[list[str], ...] = (
        ["ab", "c"],
        ["a", "bc"],
        ["c", "ab"],
        ["abc", ""],
        ["", "abc"],
        ["abc"],
        [""],
        [],
    )
    assert len({fair.fair_key(SEED, players) for players in tables}) == len(tables)


def test_another_seed_of_the_house_changes_the_key_and_the_commitment() -> None:
    other = "5b" + SEED[2:]
    assert fair.fair_key(SEED, ["a"]) != fair.fair_key(other, ["a"])
    assert fair.commitment(SEED) != fair.commitment(other)


def test_a_clock_has_a_stream_of_its_own_at_every_place_of_the_log() -> None:
    key = fair.fair_key(SEED, [])
    streams = [fair.game_stream(key), *(fair.clock_stream(key, seq) for seq in range(1, 20))]
    assert len({tuple(stream.word() for _ in range(4)) for stream in streams}) == len(streams)


def test_the_house_never_draws_the_same_seed_twice() -> None:
    seeds = {fair.new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(fair.commitment(seed) for seed in seeds)


def test_the_seed_that_stands_for_a_text_is_always_the_same() -> None:
    assert fair.seed_from("an evening") == fair.seed_from("an evening")
    assert fair.seed_from("an evening") != fair.seed_from("another evening")
    assert fair.commitment(fair.seed_from("odd \ud800 text"))


@pytest.mark.parametrize(
    "seed",
    [
        "",
        "5a" * 31,
        "5a" * 33,
        "5A" * 32,
        " " + "5a" * 32,
        "5a " * 32,
        "zz" * 32,
        "5" * 63,
        "٥" * 64,
    ],
)
def test_a_seed_that_is_not_written_as_it_should_be_is_refused(seed: str) -> None:
    with pytest.raises(BadInput, match="32 bytes in lower-case hexadecimal"):
        fair.commitment(seed)
