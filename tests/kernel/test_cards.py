"""An owner's slip of the pen is found, with the file, the line and what was expected."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.games.capo_della_mafia.copies import frozen_rules
from backroom.games.capo_della_mafia.rules import CapRules
from backroom.kernel.cards import CardFile, Provenance
from backroom.kernel.errors import BadInput
from builders.capo_della_mafia import CAPO

TEXT = CAPO.own_cards().text
FILE = "my-cards.toml"


def line_of(wanted: str, text: str = TEXT) -> int:
    """The line on which this first stands."""
    return text[: text.index(wanted)].count("\n") + 1


def complaint(text: str) -> str:
    """What is said when somebody wants to play with this card file."""
    with pytest.raises(BadInput) as refused:
        CAPO.rules(3, {}, CardFile(text, FILE))
    return str(refused.value)


def changed(card: str, old: str, new: str, text: str = TEXT) -> tuple[str, int]:
    """The file with something changed below the name of a card, and the line of the change."""
    start = text.index(old, text.index(f'name = "{card}"'))
    return text[:start] + new + text[start + len(old) :], text[:start].count("\n") + 1


def without(kind: str, count: int, text: str = TEXT) -> str:
    """The file without the last few cards of a kind."""
    tables = re.split(r"(?m)^(?=\[)", text)
    spots = [spot for spot, table in enumerate(tables) if table.startswith(f"[[{kind}]]")]
    return "".join(table for spot, table in enumerate(tables) if spot not in spots[-count:])


def test_a_line_that_is_not_toml_is_named() -> None:
    text, line = changed("Big Sal", "stars = 2", "stars: 2")
    said = complaint(text)
    assert said.startswith(f"{FILE}: this is not TOML")
    assert f"line {line}" in said


@pytest.mark.parametrize(
    ("card", "old", "new", "expected"),
    [
        ("Big Sal", "stars = 2", 'stars = "two"', "Expected `int | object`, got `str`"),
        ("Big Sal", "stars = 2", "stars = 2.5", "Expected `int | object`, got `float`"),
        ("Big Sal", 'symbols = "I"', "symbols = 1", "Expected `str`, got `int`"),
        ("Big Sal", "main = 4", "main = true", "Expected `int`, got `bool`"),
        ("Speakeasy opening", "envelope = true", 'envelope = "yes"', "Expected `bool`"),
        ("Speakeasy opening", "max_stars = 6", "max_stars = [6]", "Expected `int`, got `array`"),
        ("Power cut", "amount = 1", 'amount = "1"', "Expected `int`, got `str`"),
    ],
)
def test_a_value_of_the_wrong_kind_is_named_with_its_line_and_what_was_expected(
    card: str, old: str, new: str, expected: str
) -> None:
    text, line = changed(card, old, new)
    said = complaint(text)
    assert said.startswith(f"{FILE}, line {line} at ")
    assert expected in said


def test_a_number_of_the_wrong_kind_is_named_with_its_line() -> None:
    said = complaint(TEXT.replace("hand = { value = 5", 'hand = { value = "5"'))
    line = line_of("hand = {")
    assert said == f"{FILE}, line {line} at numbers.hand.value: Expected `int`, got `str`"


@pytest.mark.parametrize(
    ("kind", "nth", "card"),
    [
        ("family", 0, "intimidation"),
        ("maffioso", 2, "Big Sal"),
        ("mission", 6, "Speakeasy opening"),
        ("newspaper", 4, "Power cut"),
        ("colour", 2, "green"),
    ],
)
def test_an_unknown_key_is_named_with_the_line_of_its_card(kind: str, nth: int, card: str) -> None:
    text, line = changed(card, 'provenance = "', 'star = 2\nprovenance = "')
    lines = text.splitlines()
    heading = max(n for n in range(1, line) if lines[n - 1] == f"[[{kind}]]")
    said = complaint(text)
    assert said.startswith(f"{FILE}, line {heading} at {kind}[{nth}]: ")
    assert "unknown field `star`" in said


@pytest.mark.parametrize(
    ("old", "new", "path"),
    [
        ("start_respect =", "start =", "numbers"),
        ("hand = { value = 5", "hand = { worth = 5, value = 5", "numbers.hand"),
        ("newspapers =", "papers =", "totals"),
        ("{ milder = 2, main = 2 }", "{ milder = 2, main = 2, own = 2 }", "maffioso[0].copies"),
    ],
)
def test_an_unknown_key_among_the_numbers_is_named(old: str, new: str, path: str) -> None:
    said = complaint(TEXT.replace(old, new, 1))
    assert re.match(rf"{FILE}, line \d+ at {re.escape(path)}: Object contains unknown field", said)


def test_an_unknown_table_is_named() -> None:
    assert "unknown field `joker`" in complaint(TEXT + '\n[[joker]]\nname = "Joker"\n')


@pytest.mark.parametrize(
    ("card", "kind", "nth"),
    [("Big Sal", "maffioso", 2), ("Power cut", "newspaper", 4), ("green", "colour", 2)],
)
def test_a_card_without_provenance_is_named_with_its_line(card: str, kind: str, nth: int) -> None:
    text, _ = changed(card, 'provenance = "reconstructed"\n', "")
    line = line_of(f'name = "{card}"', text) - 1
    said = complaint(text)
    where = f"{FILE}, line {line} at {kind}[{nth}]"
    assert said == f"{where}: Object missing required field `provenance`"


def test_a_number_without_provenance_is_named_with_its_line() -> None:
    said = complaint(TEXT.replace('{ value = 3, provenance = "rulebook" }', "{ value = 3 }"))
    assert said.startswith(f"{FILE}, line {line_of('start_respect')} at numbers.start_respect")
    assert "missing required field `provenance`" in said


def test_an_unknown_provenance_is_named_with_its_line_and_the_ones_there_are() -> None:
    text, line = changed("Big Sal", '"reconstructed"', '"hearsay"')
    said = complaint(text)
    assert said.startswith(f"{FILE}, line {line} at maffioso[2].provenance")
    assert "hearsay" in said
    assert all(known.value in said for known in Provenance)


def test_an_unknown_newspaper_effect_is_named_with_its_line_and_the_ones_there_are() -> None:
    text, line = changed("Power cut", "turn_up_nothing", "lights_out")
    said = complaint(text)
    assert said.startswith(f"{FILE}, line {line} at newspaper[4].effect")
    assert "turn_up_nothing" in said


@pytest.mark.parametrize(
    ("old", "new", "deck"),
    [
        ("copies = { milder = 2, main = 4 }", "copies = { milder = 1, main = 4 }", "milder"),
        ("copies = { milder = 2, main = 4 }", "copies = { milder = 2, main = 3 }", "main"),
    ],
)
def test_a_deck_of_69_is_refused_and_says_which_deck_and_the_sum(
    old: str, new: str, deck: str
) -> None:
    text, _ = changed("Big Sal", old, new)
    assert complaint(text) == (
        f"{FILE}, line {line_of('maffiosi = {')} at totals.maffiosi: "
        f"the {deck} deck adds up to 69 maffiosi, and must be 70 (CAP-4)"
    )


def test_a_deck_of_71_is_refused() -> None:
    text, _ = changed("Vincenzo Forza", "copies = 4", "copies = 5")
    assert "adds up to 71 maffiosi, and must be 70" in complaint(text)


@pytest.mark.parametrize(
    ("kind", "total", "found", "wanted"),
    [("mission", "missions", 15, 16), ("newspaper", "newspapers", 9, 10)],
)
def test_a_missing_card_is_noticed_by_its_total(
    kind: str, total: str, found: int, wanted: int
) -> None:
    assert complaint(without(kind, 1)) == (
        f"{FILE}, line {line_of(total + ' = {')} at totals.{total}: "
        f"there are {found} {total}, and must be {wanted} (CAP-5)"
    )


@pytest.mark.parametrize(
    ("kind", "total", "wanted"),
    [("mission", "missions", 16), ("newspaper", "newspapers", 10)],
)
def test_a_total_that_was_lowered_with_its_cards_is_refused(
    kind: str, total: str, wanted: int
) -> None:
    """CAP-E35: an owner's file must have the same totals as ours."""
    text = without(kind, 1).replace(
        f"{total} = {{ value = {wanted}", f"{total} = {{ value = {wanted - 1}"
    )
    assert f"at totals.{total}" in complaint(text)


def test_a_file_with_no_missions_at_all_is_refused() -> None:
    text = without("mission", 16).replace("missions = { value = 16", "missions = { value = 0")
    assert "mission" in complaint("mission = []\n" + text)


def test_a_deck_too_small_for_seven_players_is_refused() -> None:
    text = TEXT.replace("maffiosi = { value = 70", "maffiosi = { value = 66")
    text, _ = changed("Vincenzo Forza", "copies = 4", "copies = 0", text)
    said = complaint(text)
    assert said.startswith(f"{FILE}, line {line_of('maffiosi = {')} at totals.maffiosi: ")


def test_a_player_without_a_colour_is_noticed() -> None:
    text = without("colour", 1)
    said = complaint(text)
    assert said.startswith(f"{FILE}, line ")
    assert "there are 6 colours, and must be 7 (CAP-2)" in said


def test_a_colour_for_which_no_language_has_a_word_is_refused() -> None:
    text, line = changed("red", '"red"', '"mauve"')
    said = complaint(text)
    assert said.startswith(f"{FILE}, line {line} at colour[0].name")
    assert "red" in said


def test_two_players_of_one_colour_are_refused() -> None:
    text, _ = changed("red", '"red"', '"blue"')
    assert "colour[" in complaint(text)


@pytest.mark.parametrize(
    ("card", "old", "path"),
    [
        ("Big Sal", 'symbols = "I"', "maffioso[2]"),
        ("Speakeasy opening", 'symbols = "IBS"', "mission[6]"),
    ],
)
def test_a_letter_that_is_no_family_is_named_with_its_line_and_the_families(
    card: str, old: str, path: str
) -> None:
    text, line = changed(card, old, 'symbols = "IXB"')
    assert complaint(text) == (
        f"{FILE}, line {line} at {path}.symbols: 'X' is no family; the symbols are I, B, S, ?"
    )


@pytest.mark.parametrize("symbol", ["", "IB", "?", "B"])
def test_every_family_needs_one_letter_of_its_own(symbol: str) -> None:
    text = TEXT.replace('symbol = "I"', f'symbol = "{symbol}"')
    said = complaint(text)
    assert said.startswith(f"{FILE}, line {line_of('symbol = ')} at family[0].symbol: ")
    assert "one letter of its own" in said


@pytest.mark.parametrize("copies", ["-1", "{ milder = -1, main = 4 }", "{ milder = 2, main = -1 }"])
def test_fewer_than_no_copies_are_refused(copies: str) -> None:
    text, line = changed("Big Sal", "{ milder = 2, main = 4 }", copies)
    assert complaint(text) == (
        f"{FILE}, line {line} at maffioso[2].copies: there cannot be fewer than 0 copies"
    )


@pytest.mark.parametrize(
    ("number", "value", "expected"),
    [
        ("target", "-1", "must not be negative"),
        ("wrong_suspicion", "-2", "must not be negative"),
        ("hand", "0", "a hand is 1 to 5 cards (CAP-4)"),
        ("hand", "6", "a hand is 1 to 5 cards (CAP-4)"),
        ("refill_at_or_below", "5", "must be less than a full hand (CAP-42)"),
        ("round_limit", "0", "at least one round must be played (CAP-E30)"),
    ],
)
def test_a_number_that_makes_no_game_is_refused_with_its_rule(
    number: str, value: str, expected: str
) -> None:
    text = re.sub(rf"(?m)^{number} = {{ value = \d+", f"{number} = {{ value = {value}", TEXT)
    line = line_of(f"\n{number} = ") + 1
    assert complaint(text) == f"{FILE}, line {line} at numbers.{number}: {expected}"


def test_a_newspaper_that_refills_a_full_hand_is_refused() -> None:
    text, line = changed("Fresh off the boat", "amount = 2", "amount = 4")
    assert complaint(text) == (
        f"{FILE}, line {line} at newspaper[8].amount: must leave less than a full hand (CAP-62)"
    )


def test_more_kinds_of_cards_than_a_hand_can_tell_apart_are_refused() -> None:
    nobody = (
        '[[maffioso]]\nname = "Nobody"\nsymbols = ""\nstars = 0\ncopies = 0\n'
        'provenance = "reconstructed"\n\n'
    )
    assert "more than 127 kinds" in complaint(TEXT + "\n" + nobody * 127)


@pytest.mark.parametrize("big", [10**30, -(10**30), 2**63])
def test_a_number_too_big_to_count_with_is_refused(big: int) -> None:
    text, line = changed("Big Sal", "stars = 2", f"stars = {big}")
    assert complaint(text).startswith(f"{FILE}, line {line} at maffioso[2].stars")


@pytest.mark.parametrize(
    "text",
    ["stars = " + "1" * 5000, "stars = " + "[" * 20_000, "", "\0", "[[maffioso]]\n" * 50],
    ids=["endless number", "endless brackets", "empty", "a zero byte", "empty cards"],
)
def test_whatever_is_no_card_file_is_refused_with_the_name_of_the_file(text: str) -> None:
    assert complaint(text).startswith(FILE)


def test_comments_blank_lines_and_other_line_ends_change_nothing() -> None:
    text = "# mine\r\n\r\n" + TEXT.replace("\n", "\r\n") + "# the end"
    mine = CAPO.rules(3, {}, CardFile(text, FILE))
    ours = CAPO.rules(3)
    assert isinstance(mine, CapRules)
    assert isinstance(ours, CapRules)
    assert frozen_rules(mine) == frozen_rules(ours)


def test_a_corrected_card_is_really_played_with() -> None:
    text, _ = changed("Big Sal", "stars = 2", "stars = 3")
    options = CAPO.rules(3).options
    sheet = CAPO.card_sheets(CardFile(text, FILE), options)[0]
    [row] = [row for row in sheet.rows if row[0] == "Big Sal"]
    assert row[2:] == ("3", "2", "", "reconstructed", "reconstructed")


@settings(max_examples=100)
@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_a_slip_of_one_character_is_read_or_refused_with_the_file_and_never_breaks(
    spot: int, character: str
) -> None:
    text = TEXT[:spot] + character + TEXT[spot + 1 :]
    refused = ""
    try:
        rules = CAPO.rules(3, {}, CardFile(text, FILE))
    except BadInput as fault:
        refused = str(fault)
    assert refused.startswith(FILE) if refused else rules.seats == 3
