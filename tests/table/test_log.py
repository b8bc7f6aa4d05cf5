"""The log as a text: what was written is read again, and what was meddled with is refused."""

import hashlib
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.kernel.errors import BadInput
from backroom.table import Chair, LogEntry, Move, Opening, Pause, Table, Undo, read_log, write_log
from builders.capo_della_mafia import CAPO
from fixtures.record import LIVE, Evening, Recorder
from fixtures.strategies import FOLLOWING, OPENINGS

FILE = "evening.backroom"


@cache
def evening() -> str:
    """The log of a table of four after 45 entries, all kinds of them."""
    table = Recorder(Evening("a", CAPO.id, 4, {}, LIVE, 1), 20).play(45)
    kinds = {type(entry) for entry in table.entries}
    assert kinds == {Opening, Move, Undo, Pause, Chair}
    return table.log()


def contents() -> list[dict[str, Any]]:
    """The lines of that log without their seals; the last one closes it."""
    lines = [json.loads(line) for line in evening().splitlines()]
    return [{key: line[key] for key in line if key != "seal"} for line in lines]


def resealed(lines: list[dict[str, Any]]) -> str:
    """A log of these lines, sealed as the format says: whoever knows it can forge a log."""
    seal, text = b"", ""
    for line in lines[:-1]:
        content = json.dumps(line, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        seal = hashlib.sha256(seal + content.encode()).digest()
        text += spelled(line | {"seal": seal.hex()})
    return text + spelled(lines[-1])


def spelled(line: dict[str, Any]) -> str:
    return json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n"


def complaint(text: str) -> str:
    with pytest.raises(BadInput) as refused:
        read_log(text, FILE)
    return str(refused.value)


def assert_sentence(said: str) -> None:
    assert said.startswith(FILE)
    assert ": " in said


@settings(max_examples=40)
@given(OPENINGS, st.lists(FOLLOWING, max_size=5), st.text())
def test_a_log_is_read_as_it_was_written(
    opening: Opening, entries: list[LogEntry], seed: str
) -> None:
    text = write_log([opening, *entries], seed)
    assert read_log(text, FILE) == (opening, entries, seed)


@pytest.mark.parametrize("odd", ["Big\u2028Sal", "next\x85line", "tab\tnull\0", "老大 “Sal”"])
def test_names_with_odd_characters_are_read_as_they_were_written(odd: str) -> None:
    log = read_log(evening(), FILE)
    opening = Opening(**(fields(log.opening) | {"names": [odd] * 4, "cards": odd}))
    assert read_log(write_log([opening], odd), FILE) == (opening, [], odd)


def fields(opening: Opening) -> dict[str, Any]:
    return {name: getattr(opening, name) for name in opening.__struct_fields__}


def test_a_log_has_one_line_for_each_entry_and_one_to_close() -> None:
    lines = [json.loads(line) for line in evening().splitlines()]
    log = read_log(evening(), FILE)
    assert len(lines) == 1 + len(log.entries) + 1
    assert [line["entry"] for line in lines[1:-1]] == [
        type(entry).__name__.lower() for entry in log.entries
    ]
    assert lines[-1] == {"entries": len(lines) - 1, "seed": log.seed}


def test_a_log_sealed_by_somebody_else_after_the_same_recipe_is_read() -> None:
    assert resealed(contents()) == evening()


def test_every_line_is_sealed_with_all_that_stands_before_it() -> None:
    def seals(text: str) -> list[str]:
        return [json.loads(line)["seal"] for line in text.splitlines()[:-1]]

    other = contents()
    other[5]["at"] += 1
    assert seals(evening())[:5] == seals(resealed(other))[:5]
    assert not set(seals(evening())[5:]) & set(seals(resealed(other))[5:])


# Meddling. The house's seed stands under the commitment, all else under the seals, so a reader who
# also replays the log misses nothing at all.


def refused(altered: str) -> None:
    with pytest.raises(BadInput) as fault:
        Table.read(altered, FILE)
    assert_sentence(str(fault.value))


@settings(max_examples=150)
@given(st.data())
def test_a_character_altered_anywhere_is_refused_with_a_sentence(data: st.DataObject) -> None:
    text = evening()
    spot = data.draw(st.integers(0, len(text) - 1))
    near = st.sampled_from('0123456789abcdefABCDEF{}[]:," \t\r\n.-+\\eE')
    letter = data.draw((near | st.characters(codec="utf-8")).filter(text[spot].__ne__))
    refused(text[:spot] + letter + text[spot + 1 :])


@settings(max_examples=80)
@given(st.data())
def test_a_character_added_or_lost_anywhere_is_refused_with_a_sentence(data: st.DataObject) -> None:
    text = evening()
    spot = data.draw(st.integers(0, len(text) - 1))
    added = data.draw(st.sampled_from(["", *'0123456789ab{}[]:," \t\r\n']))
    refused(text[:spot] + added + text[spot + (not added) :])


@settings(max_examples=100)
@given(st.data())
def test_a_byte_altered_anywhere_is_refused_with_a_sentence(data: st.DataObject) -> None:
    content = bytearray(evening().encode())
    spot = data.draw(st.integers(0, len(content) - 1))
    content[spot] ^= 1 << data.draw(st.integers(0, 7))
    try:
        text = content.decode()
    except UnicodeDecodeError:
        return  # whoever opens the file says already that it is not a text
    refused(text)


def test_every_digit_of_the_first_entries_is_under_seal() -> None:
    """Not by chance but one after the other: each changed digit is named with its line."""
    text = evening()
    first = text.index("\n") + 1
    for spot in range(first, first + 1000):
        if text[spot].isdigit():
            line = text[:spot].count("\n") + 1
            said = complaint(text[:spot] + str((int(text[spot]) + 1) % 10) + text[spot + 1 :])
            assert said.startswith(f"{FILE}, line {line}: this "), spot


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"action":', '"action": '),
        ('{"entry":"move",', '{ "entry":"move",'),
        (',"seal"', ',"by":"player","seal"'),
        (',"seal"', ',"terms":null,"seal"'),
        ('"entry":"move"', '"entry":"undo","entry":"move"'),
        ('"entry":"move"', '"entry":"mov\\u0065"'),
        ("\n", "\r\n"),
        ("\n", "\n\n"),
    ],
)
def test_another_spelling_of_the_same_is_refused_as_well(old: str, new: str) -> None:
    """There is one way to write a log, so nothing can be hidden in the way it is written."""
    lines = evening().splitlines(keepends=True)
    move = next(spot for spot in range(1, len(lines)) if '"by"' not in lines[spot])
    assert old in lines[move]
    lines[move] = lines[move].replace(old, new, 1)
    assert_sentence(complaint("".join(lines)))


def test_an_action_with_a_leading_zero_or_a_fraction_is_refused() -> None:
    lines = contents()
    spot = next(spot for spot, line in enumerate(lines) if line.get("entry") == "move")
    for action in (1.0, True, "1"):
        lines[spot]["action"] = action
        assert complaint(resealed(lines)).startswith(f"{FILE}, line {spot + 1}: ")


def test_the_seed_of_the_house_is_under_its_commitment() -> None:
    log = read_log(evening(), FILE)
    for seed in ("00" * 32, log.seed.upper(), log.seed[:-1], f" {log.seed}", ""):
        refused(evening().replace(log.seed, seed))


def test_a_log_cut_short_anywhere_is_refused_with_a_sentence() -> None:
    text = evening()
    for length in range(len(text) - 1, 0, -97):
        assert_sentence(complaint(text[:length]))
    assert complaint(text[:-1]) == (
        f"{FILE}: this log was cut short; its closing line does not end"
    )


def test_a_log_cut_short_after_a_whole_line_says_that_its_end_is_missing() -> None:
    lines = evening().splitlines(keepends=True)
    for kept in range(1, len(lines)):
        assert complaint("".join(lines[:kept])) == (
            f"{FILE}: this log was cut short; its closing line is missing"
        )


def test_a_lost_swapped_or_repeated_line_breaks_the_seal() -> None:
    lines = evening().splitlines(keepends=True)
    for spot in range(2, len(lines) - 2):
        lost = lines[:spot] + lines[spot + 1 :]
        swapped = [*lines[:spot], lines[spot + 1], lines[spot], *lines[spot + 2 :]]
        repeated = lines[:spot] + lines[spot - 1 :]
        for altered in (lost, swapped, repeated):
            said = complaint("".join(altered))
            assert said == f"{FILE}, line {spot + 1}: this log was altered; its seal is broken"


def test_the_last_entry_cannot_be_left_out_or_added() -> None:
    *lines, closing = evening().splitlines(keepends=True)
    assert "it should have" in complaint("".join([*lines[:-1], closing]))
    more = contents()
    more.insert(-1, {"entry": "undo", "at": 1, "seat": 0})
    assert "it should have" in complaint(resealed(more))


@pytest.mark.parametrize("text", ["", "\n", "{}\n", "null\n", "[]\n", "a letter\n", "\0"])
def test_a_file_that_is_no_log_at_all_is_refused_with_a_sentence(text: str) -> None:
    assert_sentence(complaint(text))


def test_a_file_of_something_else_is_not_a_game() -> None:
    for text in ("{}\n{}\n", '{"entry":"opening"}\n'):
        assert complaint(text) == (
            f"{FILE}: this is not a Backroom game; its first line should name one"
        )


@pytest.mark.parametrize("deep", [100, 900, *range(985, 1010), 2000, 100_000])
def test_endless_brackets_are_refused_with_a_sentence(deep: int) -> None:
    nested = f"{'[' * deep}{']' * deep}"
    assert_sentence(complaint('{"game": ' + nested + "\n"))
    first, *_ = evening().splitlines(keepends=True)
    said = complaint(
        first + '{"entry":"move","at":1,"seat":0,"action":1,"terms":' + nested + "}\n{}\n"
    )
    assert said.startswith(f"{FILE}, line 2: ")


def test_something_added_after_the_closing_line_is_refused() -> None:
    assert_sentence(complaint(evening() + "\n"))
    assert_sentence(complaint(evening() + evening().splitlines()[-1] + "\n"))
    assert_sentence(complaint(evening() + evening()))


@pytest.mark.parametrize("entries", [0, 49, 10**6, -1, "50", None, 50.0])
def test_a_closing_line_that_counts_wrong_is_refused(entries: object) -> None:
    assert_sentence(complaint(resealed([*contents()[:-1], contents()[-1] | {"entries": entries}])))


def test_a_closing_line_that_says_more_or_says_it_otherwise_is_refused() -> None:
    closing = contents()[-1]
    assert "closing line" in complaint(resealed([*contents()[:-1], closing | {"joker": 1}]))
    swapped = {"seed": closing["seed"], "entries": closing["entries"]}
    assert "closing line" in complaint(resealed([*contents()[:-1], swapped]))


def test_a_closing_line_in_the_middle_is_refused() -> None:
    lines = contents()
    said = complaint(resealed([*lines[:4], lines[-1], *lines[4:]]))
    assert said.startswith(f"{FILE}, line 5: ")


def test_a_game_is_opened_only_once() -> None:
    lines = contents()
    lines.insert(3, lines[0])
    assert complaint(resealed(lines)) == f"{FILE}, line 4: a game is opened only once"


@pytest.mark.parametrize("version", [0, 1, 3, 99, "2", None])
def test_a_log_of_another_format_is_refused_and_both_formats_are_named(version: object) -> None:
    first, *rest = contents()
    said = complaint(resealed([first | {"backroom": version}, *rest]))
    if version is None:
        assert "its first line should name one" in said
    else:
        assert said == f"{FILE}: this log has format {version}; this Backroom reads 2"


@pytest.mark.parametrize(
    "change",
    [
        {"rules": "1"},
        {"options": []},
        {"options": {"deck": 1}},
        {"names": "Ann"},
        {"seeds": [5]},
        {"clock": 20},
        {"clock": {"decision": 20, "reserve": 60, "joker": 1}},
        {"cards": 5},
        {"joker": True},
        {"at": None},
    ],
)
def test_a_first_line_of_another_form_is_refused_with_its_line(change: dict[str, object]) -> None:
    first, *rest = contents()
    assert complaint(resealed([first | change, *rest])).startswith(f"{FILE}, line 1: ")


@pytest.mark.parametrize("lost", ["at", "game", "rules", "options", "names", "bots", "seeds"])
def test_a_first_line_that_leaves_something_out_is_refused_with_its_line(lost: str) -> None:
    first, *rest = contents()
    said = complaint(resealed([{key: first[key] for key in first if key != lost}, *rest]))
    assert said.startswith(f"{FILE}, line 1: ")
    assert lost in said


@pytest.mark.parametrize(
    "line",
    [
        {},
        {"entry": "joke", "at": 1},
        {"entry": "move", "at": 1, "seat": 0},
        {"entry": "move", "at": 1, "seat": 0, "action": 1, "by": "hand"},
        {"entry": "pause", "at": 1, "seat": 0, "wish": "yes"},
        {"entry": "chair", "at": 1, "seat": 0},
        {"entry": "undo", "seat": 0},
    ],
)
def test_an_entry_of_another_form_is_refused_with_its_line(line: dict[str, object]) -> None:
    lines = contents()
    lines[4] = line
    assert complaint(resealed(lines)).startswith(f"{FILE}, line 5: ")
