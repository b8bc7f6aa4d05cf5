"""The entries of a log: every kind is written in one way, read again, and sealed."""

import hashlib
import json
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.table import Chair, Clock, LogEntry, Move, Opening, Pause, Undo
from backroom.table.entries import START, read_entry, sealed, written
from fixtures.strategies import ENTRIES

ONE_OF_EACH: list[LogEntry] = [
    Opening(
        at=1,
        game="capo-della-mafia",
        rules=1,
        options={"deck": "main"},
        names=["Ann", ""],
        bots=["", "random"],
        commitment="ab" * 32,
        seeds=["seven", ""],
    ),
    Move(2, 0, 7),
    Move(3, 1, 798, {"kind": "offer", "sums": [1, 2]}, "bot"),
    Undo(4, 0),
    Pause(5, 0, True),
    Chair(6, 0, "random"),
]
every_kind = pytest.mark.parametrize("entry", ONE_OF_EACH, ids=lambda entry: written(entry)[:40])


@settings(max_examples=60)
@given(ENTRIES)
def test_an_entry_is_read_as_it_was_written(entry: LogEntry) -> None:
    assert read_entry(written(entry)) == entry
    assert written(read_entry(written(entry))) == written(entry)


@settings(max_examples=60)
@given(ENTRIES, st.binary(max_size=32))
def test_an_entry_is_sealed_as_the_document_says(entry: LogEntry, before: bytes) -> None:
    """SHA-256 of the seal before and of the entry as JSON, keys sorted, no spaces."""
    content = json.loads(written(entry))
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert sealed(before, entry) == hashlib.sha256(before + text.encode()).digest()


@every_kind
def test_every_kind_of_entry_says_what_it_is_and_when(entry: LogEntry) -> None:
    content = json.loads(written(entry))
    assert content["entry"] == type(entry).__name__.lower()
    assert content["at"] == entry.at


@every_kind
def test_whatever_is_changed_in_an_entry_changes_its_seal(entry: LogEntry) -> None:
    for name in entry.__struct_fields__:
        other = msgspec.structs.replace(entry, **{name: something_else(getattr(entry, name))})
        assert sealed(START, other) != sealed(START, entry), name


def something_else(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, list):
        return [*value, "x"]
    if isinstance(value, dict):
        return value | {"x": "x"}
    if isinstance(value, Clock):
        return Clock(value.decision + 1, value.reserve)
    return "x"


@every_kind
def test_the_same_entry_has_another_seal_behind_other_entries(entry: LogEntry) -> None:
    assert sealed(sealed(START, entry), entry) != sealed(START, entry)


@every_kind
def test_an_entry_with_something_unknown_in_it_is_not_read(entry: LogEntry) -> None:
    content = json.loads(written(entry)) | {"joker": 1}
    with pytest.raises(msgspec.ValidationError, match="joker"):
        read_entry(json.dumps(content))


@every_kind
def test_an_entry_that_leaves_something_out_is_not_read(entry: LogEntry) -> None:
    content = json.loads(written(entry))
    for name in set(content) - {"clock", "cards", "backroom", "terms", "by"}:
        with pytest.raises(msgspec.ValidationError):
            read_entry(json.dumps({key: content[key] for key in content if key != name}))


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"[]",
        b"{}",
        b'{"entry":"joke","at":1}',
        b'{"entry":"move","at":1,"seat":"0","action":1}',
        b'{"entry":"move","at":1,"seat":0,"action":1,"by":"hand"}',
        b'{"entry":"pause","at":1,"seat":0,"wish":1}',
        b'{"entry":"chair","at":1,"seat":0,"bot":null}',
        b'{"entry":"undo","at":1.5,"seat":0}',
    ],
)
def test_what_is_no_entry_is_not_read(text: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        read_entry(text)


def test_a_move_of_a_player_without_terms_is_written_short() -> None:
    assert written(Move(2, 0, 7)) == b'{"action":7,"at":2,"entry":"move","seat":0}'


def test_entries_cannot_be_changed_once_they_are_made() -> None:
    for entry in ONE_OF_EACH:
        with pytest.raises(AttributeError):
            cast(Any, entry).at = 0


@pytest.mark.parametrize(
    ("clock", "ticks"),
    [(Clock(), False), (Clock(20), True), (Clock(0, 60), True), (Clock(20, 60), True)],
)
def test_a_clock_ticks_if_there_is_any_time_to_lose(clock: Clock, ticks: bool) -> None:
    assert clock.ticks == ticks
