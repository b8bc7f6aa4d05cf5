"""What goes over the wire comes out as it went in, and nothing else comes in."""

import json
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.kernel.errors import BadInput
from backroom.kernel.messages import Refusal
from backroom.kernel.playout import play_randomly
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR
from backroom.kernel.wire import (
    WireAction,
    decode_action,
    decode_events,
    decode_view,
    encode,
    schema,
)
from backroom.table import Table
from builders.capo_della_mafia import CAPO

SEEDS = st.integers(0, 2**64 - 1)
NUMBERS = st.integers(-(2**63), 2**63 - 1)
SCHEMA: dict[str, Any] = json.loads(encode(schema(CAPO)))
KINDS = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "number": float,
    "boolean": bool,
    "null": type(None),
}


def played(seed: int, moves: int = 10_000) -> Table:
    """A table of four after so many random moves."""
    table = Table.open(CAPO, 4, {}, str(seed))
    play_randomly(table.state, fast_rng(seed, 1), moves)
    return table


def looked_up(reference: str) -> dict[str, Any]:
    """The part of the schema that a reference points at."""
    part: Any = SCHEMA
    for step in reference.removeprefix("#/").split("/"):
        part = part[step]
    assert isinstance(part, dict)
    return part


def fits(value: Any, part: dict[str, Any]) -> bool:
    """Does JSON Schema allow this value? As far as our schemas go."""
    if "$ref" in part:
        return fits(value, looked_up(part["$ref"]))
    if "anyOf" in part:
        return any(fits(value, each) for each in part["anyOf"])
    if "enum" in part:
        return value in part["enum"]
    if type(value) is not KINDS[part["type"]]:
        return False
    if isinstance(value, list):
        return all(fits(each, part["items"]) for each in value)
    if isinstance(value, dict):
        known = part.get("properties", {})
        closed = part.get("additionalProperties") is False
        return (
            set(part.get("required", ())) <= set(value)
            and not (closed and set(value) - set(known))
            and all(fits(each, known[key]) for key, each in value.items() if key in known)
        )
    return True


def parts_of(part: Any) -> Iterator[dict[str, Any]]:
    """This part of the schema and all below it."""
    if isinstance(part, dict):
        yield part
    for below in part.values() if isinstance(part, dict) else part:
        if isinstance(below, dict | list):
            yield from parts_of(below)


@given(NUMBERS, NUMBERS)
def test_an_action_comes_out_as_it_went_in(seat: int, number: int) -> None:
    action = WireAction(seat, number)
    assert decode_action(encode(action)) == action
    assert decode_action(encode(action).decode()) == action


@given(SEEDS)
def test_all_events_of_a_game_come_out_as_they_went_in(seed: int) -> None:
    events = [told.event for told in played(seed).told]
    assert decode_events(CAPO, encode(events)) == events


@given(SEEDS, st.integers(0, 90))
def test_every_view_comes_out_as_it_went_in(seed: int, moves: int) -> None:
    state = played(seed, moves).state
    for seat in (*range(4), SPECTATOR):
        view = state.view(seat)
        assert decode_view(CAPO, encode(view)) == view


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[0, 1]",
        "{",
        '{"seat": 0, "action": 1',
        '{"seat": 0}',
        '{"action": 1}',
        '{"seat": "0", "action": 1}',
        '{"seat": 0, "action": 1.5}',
        '{"seat": true, "action": 1}',
        '{"seat": 0, "action": null}',
        '{"seat": 0, "action": 1, "hash": "x"}',
        '{"Seat": 0, "action": 1}',
        '{"seat": 0, "action": 1} {}',
        '{"seat": 0, "action": ' + "[" * 100_000,
    ],
)
def test_a_text_that_is_no_action_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadInput, match=r"^this is not an action: "):
        decode_action(text)


def test_bytes_that_are_no_text_are_no_action() -> None:
    with pytest.raises(BadInput, match=r"^this is not an action: "):
        decode_action(b'{"seat": 0, "action": \xff}')


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[",
        "{}",
        '[{"event": "abducted", "seat": 0}]',
        '[{"seat": 0}]',
        '[{"event": "sealed", "seat": 0, "choice": 3}]',
        '[{"event": "sealed"}]',
        '[{"event": "sealed", "seat": "0"}]',
    ],
)
def test_a_text_that_is_no_list_of_events_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadInput):
        decode_events(CAPO, text)


@pytest.mark.parametrize("change", [{"secret": 1}, {"seat": "0"}, {"round": None}, {"players": 4}])
def test_a_view_with_an_unknown_or_wrong_field_is_refused_with_a_sentence(
    change: dict[str, object],
) -> None:
    view = json.loads(encode(played(1, 0).state.view(0)))
    assert decode_view(CAPO, json.dumps(view)) == played(1, 0).state.view(0)
    with pytest.raises(BadInput):
        decode_view(CAPO, json.dumps(view | change))


def test_a_view_cut_short_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadInput):
        decode_view(CAPO, encode(played(1, 0).state.view(0))[:-1])


def test_the_schema_says_what_it_is_and_describes_all_messages_and_what_is_printed() -> None:
    assert SCHEMA["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert SCHEMA["title"] == CAPO.title
    sent, received = {"action", "query"}, {"event", "view", "refusal", "answer", "printed"}
    assert set(SCHEMA["properties"]) - {"insight"} == sent | received


def test_every_reference_of_the_schema_leads_somewhere() -> None:
    references = [part["$ref"] for part in parts_of(SCHEMA) if isinstance(part.get("$ref"), str)]
    assert len(references) > 20
    assert all(looked_up(reference) for reference in references)


def test_every_definition_is_an_object_whose_required_fields_are_described() -> None:
    for name, part in SCHEMA["$defs"].items():
        assert part["type"] == "object", name
        assert set(part.get("required", ())) <= set(part["properties"]), name
        assert all(
            each.get("type", "object") in KINDS
            for field in part["properties"].values()
            for each in parts_of(field)
            if isinstance(each.get("type"), str)
        ), name


@pytest.mark.parametrize("message", ["action", "view"])
def test_a_client_cannot_add_anything_to_a_message(message: str) -> None:
    part = looked_up(SCHEMA["properties"][message]["$ref"])
    assert part["additionalProperties"] is False
    assert set(part["required"]) == set(part["properties"]) - {"terms"}


def test_an_action_is_a_seat_and_a_number_and_nothing_else() -> None:
    action = SCHEMA["properties"]["action"]
    assert fits({"seat": 0, "action": 3}, action)
    assert not fits({"seat": 0, "action": 3, "card": 1}, action)
    assert not fits({"seat": 0}, action)
    assert not fits({"seat": "0", "action": 3}, action)


def test_every_kind_of_event_stands_in_the_schema_under_its_own_name() -> None:
    parts = [looked_up(each["$ref"]) for each in SCHEMA["properties"]["event"]["anyOf"]]
    tags = [part["properties"]["event"]["enum"] for part in parts]
    assert tags == [[kind.__struct_config__.tag] for kind in get_args(CAPO.events)]
    assert all(part["additionalProperties"] is False for part in parts)


@given(SEEDS)
def test_everything_that_a_game_tells_fits_the_schema(seed: int) -> None:
    for told in played(seed).told:
        assert fits(json.loads(encode(told.event)), SCHEMA["properties"]["event"]), told


@given(SEEDS, st.integers(0, 90))
def test_every_view_fits_the_schema(seed: int, moves: int) -> None:
    state = played(seed, moves).state
    for seat in (*range(4), SPECTATOR):
        assert fits(json.loads(encode(state.view(seat))), SCHEMA["properties"]["view"])


def test_a_refusal_fits_the_schema() -> None:
    refusal = played(1, 0).state.refuse(0, CAPO.action(0))
    assert isinstance(refusal, Refusal)
    assert fits(json.loads(encode(refusal)), SCHEMA["properties"]["refusal"])
