"""Options: declared once, refused with a sentence."""

import pytest

from backroom.kernel.errors import BadInput
from backroom.kernel.options import Option, settle, variants

OPTIONS = (
    Option("deck", ("milder", "main", "own"), "CAP-E35"),
    Option("first_game", ("off", "on"), "CAP-7"),
)


def test_the_first_value_of_an_option_is_its_default() -> None:
    assert OPTIONS[0].default == "milder"
    assert settle(OPTIONS, {}) == {"deck": "milder", "first_game": "off"}


def test_a_wanted_value_takes_the_place_of_the_default() -> None:
    assert settle(OPTIONS, {"first_game": "on"}) == {"deck": "milder", "first_game": "on"}


def test_settled_options_stand_in_the_order_of_their_declaration() -> None:
    assert list(settle(OPTIONS, {"first_game": "on", "deck": "own"})) == ["deck", "first_game"]


def test_settled_options_stay_as_they_are_when_settled_again() -> None:
    once = settle(OPTIONS, {"deck": "main"})
    assert settle(OPTIONS, once) == once


def test_an_unknown_option_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(BadInput, match=r"no option 'decks'; the options are deck, first_game"):
        settle(OPTIONS, {"decks": "main"})


def test_an_unknown_value_is_refused_and_its_choices_and_rule_are_named() -> None:
    with pytest.raises(BadInput, match=r"deck cannot be 'hard'.* milder, main, own .CAP-E35."):
        settle(OPTIONS, {"deck": "hard"})


@pytest.mark.parametrize("value", ["", "ON", " on"])
def test_a_value_must_be_spelled_exactly(value: str) -> None:
    with pytest.raises(BadInput, match="first_game cannot be"):
        settle(OPTIONS, {"first_game": value})


def test_the_variants_are_the_default_game_and_each_other_value_by_itself() -> None:
    assert list(variants(OPTIONS)) == [
        {},
        {"deck": "main"},
        {"deck": "own"},
        {"first_game": "on"},
    ]
