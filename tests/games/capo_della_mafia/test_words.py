"""Symbols and stars are said in words: the letters of a card file never reach a player."""

import re

import pytest

from backroom.games.capo_della_mafia.rules import CapRules
from backroom.kernel.cards import CardFile
from backroom.words import LANGUAGES, Speaker
from builders.capo_della_mafia import CAPO, card, named, rules_of
from builders.rule_marks import rule

LETTERS = re.compile(r"\(.*\b[IBS?]+\b|\?|★")


def said(language: str, pile: str, number: int, **options: str) -> str:
    teller = CAPO.teller(rules_of(4, **options))
    return Speaker(language, teller).say(teller.card(pile, number))


@rule("CAP-10")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Clear the docks (2 × intimidation and smuggling, at most 5 stars)"),
        ("nl", "Clear the docks (2 × intimidatie en smokkel, hoogstens 5 sterren)"),
        ("de", "Clear the docks (2 × Einschüchterung und Schmuggel, höchstens 5 Sterne)"),
    ],
)
def test_a_mission_is_said_in_words(language: str, words: str) -> None:
    number = named(rules_of(4).cards.mission, "Clear the docks")
    assert said(language, "mission", number) == words


@rule("CAP-16")
def test_question_marks_are_said_to_be_equal_symbols() -> None:
    missions = rules_of(4).cards.mission
    assert said("en", "mission", named(missions, "Specialist mission")) == (
        "Specialist mission (any 2 equal symbols, at most 2 stars)"
    )
    assert said("en", "mission", named(missions, "A few bucks on the side")) == (
        "A few bucks on the side (any symbol, no stars)"
    )


@rule("CAP-48", "CAP-49")
def test_the_specials_say_what_they_are_good_for() -> None:
    rules = rules_of(4)
    assert said("en", "maffioso", card(rules, "vinnie")).endswith("(any symbol, 1 star)")
    assert said("en", "maffioso", card(rules, "malone")) == (
        "John Malone (no symbol, takes 1 star off)"
    )


@pytest.mark.parametrize("deck", ["milder", "main"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_spells_its_symbols(language: str, deck: str) -> None:
    cards = rules_of(4).cards
    texts = [said(language, "maffioso", kind, deck=deck) for kind in range(len(cards.maffioso))]
    texts += [said(language, "mission", number, deck=deck) for number in range(len(cards.mission))]
    assert [text for text in texts if LETTERS.search(text)] == []


def test_a_skill_of_an_owners_file_is_called_by_its_own_word() -> None:
    text = CAPO.own_cards().text.replace('name = "smuggling"', 'name = "arson"')
    rules = CAPO.rules(4, {}, CardFile(text, "mine.toml"))
    assert isinstance(rules, CapRules)
    teller = CAPO.teller(rules)
    kind = named(rules.cards.mission, "Quiet delivery")
    assert Speaker("nl", teller).say(teller.card("mission", kind)) == (
        "Quiet delivery (arson, hoogstens 1 ster)"
    )
