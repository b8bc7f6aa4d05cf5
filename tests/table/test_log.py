"""The log as a text: what was written is read again, and what was meddled with is refused."""

import hashlib
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from backroom.kernel.errors import BadInput
from backroom.kernel.rng import fast_rng
from backroom.kernel.wire import WireAction
from backroom.table import Header, Table, read_log, write_log
from capo_table import CAPO

FILE = "evening.backroom"
NUMBERS = st.integers(-(2**63), 2**63 - 1)
HEADERS = st.builds(
    Header,
    game=st.text(),
    rules=NUMBERS,
    seats=NUMBERS,
    options=st.dictionaries(st.text(), st.text()),
    seed=st.text(),
    cards=st.none() | st.text(),
)
MOVES = st.lists(st.builds(WireAction, NUMBERS, NUMBERS))


@cache
def evening() -> str:
    """The log of a table of three after twenty moves."""
    table = Table.open(CAPO, 3, {}, "one evening")
    rng = fast_rng(1)
    while len(table.moves) < 20:
        seat = table.state.to_act()[0]
        legal = table.state.legal(seat)
        assert table.act(seat, legal[rng.below(len(legal))].index) is None
    return table.log()


def contents() -> list[dict[str, Any]]:
    """The lines of that log without their seals."""
    lines = [json.loads(line) for line in evening().splitlines()]
    return [{key: line[key] for key in line if key != "hash"} for line in lines]


def sealed(lines: list[dict[str, Any]]) -> str:
    """A log of these lines, sealed as the format says: whoever knows it can forge a log."""
    chain, text = b"", ""
    for line in lines:
        content = json.dumps(line, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        chain = hashlib.sha256(chain + content.encode()).digest()
        text += json.dumps(line | {"hash": chain.hex()}) + "\n"
    return text


def complaint(text: str) -> str:
    with pytest.raises(BadInput) as refused:
        read_log(text, FILE)
    return str(refused.value)


@given(HEADERS, MOVES)
@example(Header("g", 1, 3, {}, "s", 'name = "Big\u2028Sal"'), [])
@example(Header("g", 1, 3, {}, "next\x85line", None), [])
def test_a_log_is_read_as_it_was_written(header: Header, moves: list[WireAction]) -> None:
    text = write_log(header, moves)
    assert read_log(text, FILE) == (header, moves)


@given(HEADERS, MOVES)
def test_a_log_has_one_line_for_the_game_one_for_each_move_and_one_to_close(
    header: Header, moves: list[WireAction]
) -> None:
    text = write_log(header, moves)
    assert text.endswith("\n")
    lines = [json.loads(line) for line in text[:-1].split("\n")]
    assert len(lines) == 1 + len(moves) + 1
    assert lines[0]["game"] == header.game
    assert [(line["seat"], line["action"]) for line in lines[1:-1]] == [
        (move.seat, move.action) for move in moves
    ]
    assert lines[-1]["moves"] == len(moves)


def test_a_log_sealed_by_somebody_else_after_the_same_recipe_is_read() -> None:
    assert read_log(sealed(contents()), FILE) == read_log(evening(), FILE)


def test_every_line_is_sealed_with_all_that_stands_before_it() -> None:
    seals = [json.loads(line)["hash"] for line in evening().splitlines()]
    other = contents()
    other[5]["action"] += 1
    others = [json.loads(line)["hash"] for line in sealed(other).splitlines()]
    assert seals[:5] == others[:5]
    assert not set(seals[5:]) & set(others[5:])


@settings(max_examples=300)
@given(st.data())
def test_a_character_altered_anywhere_is_noticed(data: st.DataObject) -> None:
    text = evening()
    spot = data.draw(st.integers(0, len(text) - 1))
    near = st.sampled_from('0123456789abcdefABCDEF{}[]:," \t\r\n.-+\\eE')
    letter = data.draw(near | st.characters(codec="utf-8"))
    altered = text[:spot] + letter + text[spot + 1 :]
    try:
        read = read_log(altered, FILE)
    except BadInput as fault:
        read = read_log(text, FILE)
        assert_sentence(str(fault))
    assert read == read_log(text, FILE)


@settings(max_examples=100)
@given(st.data())
def test_a_character_added_or_lost_anywhere_is_noticed(data: st.DataObject) -> None:
    text = evening()
    spot = data.draw(st.integers(0, len(text) - 1))
    added = data.draw(st.sampled_from(["", *'0123456789ab{}[]:," \n']))
    altered = text[:spot] + added + text[spot + (not added) :]
    try:
        read = read_log(altered, FILE)
    except BadInput as fault:
        read = read_log(text, FILE)
        assert_sentence(str(fault))
    assert read == read_log(text, FILE)


def assert_sentence(said: str) -> None:
    assert said.startswith(FILE)
    assert ": this " in said


def test_every_digit_of_every_move_is_under_seal() -> None:
    """Not by chance but one after the other: each changed digit is named with its line."""
    text = evening()
    for spot, letter in enumerate(text):
        if letter.isdigit():
            line = text[:spot].count("\n") + 1
            said = complaint(text[:spot] + str((int(letter) + 1) % 10) + text[spot + 1 :])
            assert said.startswith(f"{FILE}, line {line}: this "), spot


def test_a_log_cut_short_anywhere_is_refused_with_a_sentence() -> None:
    text = evening()
    for length in range(len(text) - 1):
        assert_sentence(complaint(text[:length]))


def test_a_log_cut_short_after_a_whole_line_says_that_its_end_is_missing() -> None:
    lines = evening().splitlines(keepends=True)
    for kept in range(1, len(lines)):
        assert complaint("".join(lines[:kept])) == (
            f"{FILE}: this log was cut short; its closing line is missing"
        )


def test_a_lost_swapped_or_repeated_line_breaks_the_seal() -> None:
    lines = evening().splitlines(keepends=True)
    for spot in range(1, len(lines) - 1):
        lost = lines[:spot] + lines[spot + 1 :]
        swapped = [*lines[:spot], lines[spot + 1], lines[spot], *lines[spot + 2 :]]
        repeated = lines[:spot] + lines[spot - 1 :]
        for altered in (lost, swapped, repeated):
            said = complaint("".join(altered))
            assert said == f"{FILE}, line {spot + 1}: this log was altered; its seal is broken"


@pytest.mark.parametrize("text", ["", "\n", "{}\n", "null\n", "[]\n", "a letter\n", "\0"])
def test_a_file_that_is_no_log_at_all_is_refused_with_a_sentence(text: str) -> None:
    assert_sentence(complaint(text))


def test_an_empty_file_is_not_a_game() -> None:
    assert complaint("") == (f"{FILE}: this is not a Backroom game; its first line should name one")


def test_endless_brackets_are_refused_with_a_sentence() -> None:
    assert_sentence(complaint('{"game": ' + "[" * 100_000))


def test_something_added_after_the_closing_line_is_refused() -> None:
    assert complaint(evening() + "\n").startswith(f"{FILE}, line 23: ")
    assert "closing line" in complaint(sealed([*contents(), {"seat": 0, "action": 0}]))
    assert "closing line" in complaint(sealed([*contents(), contents()[-1]]))


@pytest.mark.parametrize("moves", [19, 21, -1, "20", None])
def test_a_closing_line_that_counts_wrong_is_refused(moves: object) -> None:
    said = complaint(sealed([*contents()[:-1], {"moves": moves}]))
    assert "closing line" in said


def test_a_closing_line_in_the_middle_is_refused() -> None:
    lines = contents()
    assert "closing line" in complaint(sealed([*lines[:4], {"moves": 3}, *lines[4:]]))


@pytest.mark.parametrize("version", [0, 2, 99, "1", None])
def test_a_log_of_another_format_is_refused_and_both_formats_are_named(version: object) -> None:
    first, *rest = contents()
    said = complaint(sealed([first | {"backroom": version}, *rest]))
    assert said == f"{FILE}: this log has format {version}; this Backroom reads 1"


def test_a_log_written_for_a_later_format_is_refused_by_this_one() -> None:
    header, moves = read_log(evening(), FILE)
    later = Header(header.game, header.rules, header.seats, header.options, header.seed, None, 2)
    assert "format 2; this Backroom reads 1" in complaint(write_log(later, moves))


@pytest.mark.parametrize(
    "change",
    [{"seats": "3"}, {"options": []}, {"options": {"deck": 1}}, {"seed": 5}, {"joker": True}],
)
def test_a_first_line_of_another_form_is_refused_with_its_line(change: dict[str, object]) -> None:
    first, *rest = contents()
    assert complaint(sealed([first | change, *rest])).startswith(f"{FILE}, line 1: ")


@pytest.mark.parametrize("lost", ["game", "rules", "seats", "options", "seed"])
def test_a_first_line_that_leaves_something_out_is_refused_with_its_line(lost: str) -> None:
    first, *rest = contents()
    said = complaint(sealed([{key: first[key] for key in first if key != lost}, *rest]))
    assert said.startswith(f"{FILE}, line 1: ")
    assert lost in said


@pytest.mark.parametrize(
    "move",
    [{"seat": 0}, {"seat": 0, "action": "1"}, {"seat": 0, "action": 1, "by": "hand"}, {}],
)
def test_a_move_of_another_form_is_refused_with_its_line(move: dict[str, object]) -> None:
    lines = contents()
    lines[4] = move
    assert complaint(sealed(lines)).startswith(f"{FILE}, line 5: ")
