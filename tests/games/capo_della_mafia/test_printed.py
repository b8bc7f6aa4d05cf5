"""What a client is told about the cards of a table, so that it can draw them."""

import msgspec
import pytest

from backroom.games.capo_della_mafia.actions import ACTIONS, CLAIM, LAY, SUSPECT, SUSPECT_NOBODY
from backroom.games.capo_della_mafia.printed import CapPrinted, print_matter
from backroom.games.capo_della_mafia.rules import CapRules
from backroom.kernel.cards import CardFile
from backroom.words import LANGUAGES, Speaker
from builders.capo_della_mafia import CAPO, CapTable, card, rules_of
from builders.rule_marks import rule


def printed(players: int = 4, **options: str) -> CapPrinted:
    return print_matter(rules_of(players, **options))


def test_the_game_says_what_it_prints() -> None:
    assert CAPO.print_matter is not None
    matter = CAPO.print_matter(rules_of(3))
    assert isinstance(matter, CapPrinted)
    assert CAPO.printed is CapPrinted
    assert msgspec.convert(msgspec.to_builtins(matter), CapPrinted) == matter


@rule("CAP-4", "CAP-5")
def test_everything_in_the_box_is_printed() -> None:
    matter = printed()
    assert sum(man.copies for man in matter.maffiosi) == 70
    assert (len(matter.missions), len(matter.newspapers)) == (16, 10)
    assert [symbol.letter for symbol in matter.symbols] == ["I", "B", "S"]


@rule("CAP-7")
def test_the_first_game_prints_no_tony_and_no_newspaper() -> None:
    matter = printed(first_game="on")
    assert sum(man.copies for man in matter.maffiosi) == 67
    assert not any(man.copies for man in matter.maffiosi if man.squeals)
    assert matter.newspapers == ()
    assert matter.target == 10


@rule("CAP-E35")
@pytest.mark.parametrize("deck", ["milder", "main"])
def test_a_card_is_printed_as_it_is_in_this_deck(deck: str) -> None:
    rules = rules_of(4, deck=deck)
    matter = print_matter(rules)
    assert [man.stars for man in matter.maffiosi] == list(rules.stars)
    assert [man.copies for man in matter.maffiosi] == list(rules.copies)
    assert matter.maffiosi[card(rules, "vinnie")].stars == {"milder": 1, "main": 2}[deck]


@rule("CAP-48", "CAP-49", "CAP-50")
def test_the_special_maffiosi_say_what_they_can_do() -> None:
    rules = rules_of(4)
    matter = print_matter(rules)
    powers = {
        name: power.name
        for name in ("giulia-I", "tony-B", "mario-S", "vinnie", "malone", "penny")
        if (power := matter.maffiosi[card(rules, name)].power) is not None
    }
    assert powers == {
        "giulia-I": "cap-power-extra-respect",
        "tony-B": "cap-power-squeals",
        "mario-S": "cap-power-steals",
        "vinnie": "cap-power-any-symbol",
        "malone": "cap-power-fewer-stars",
        "penny": "cap-power-fewer-stars",
    }
    ordinary = [man for man in matter.maffiosi if not man.rule]
    assert len(ordinary) == 24
    assert all(man.power is None for man in ordinary)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_and_every_newspaper_can_be_said(language: str) -> None:
    speaker = Speaker(language, CAPO.teller(rules_of(4)))
    matter = printed()
    said = [speaker.say(man.power) for man in matter.maffiosi if man.power is not None]
    said += [speaker.say(paper.effect) for paper in matter.newspapers]
    assert len(said) == 22
    assert all(len(text) > 10 for text in said)


@rule("CAP-E34")
def test_the_number_of_a_sealed_choice_says_what_was_chosen() -> None:
    choices = printed().choices
    assert len(choices) == len(ACTIONS)
    assert choices[LAY[0b10110].index].picks == (1, 2, 4)
    assert choices[LAY[0b10110].index].choice == "lay"
    assert choices[CLAIM[0].index].picks == ()
    assert choices[SUSPECT[3].index].suspect == 3
    assert choices[SUSPECT_NOBODY.index].suspect is None


def test_a_view_shows_only_numbers_that_are_printed() -> None:
    table = CapTable("I1 I2 giulia-B", "B1 B2", "S1 S2", deck="milder")
    table.state.apply(0, LAY[0b101])
    view, matter = table.state.view(0), printed(3)
    assert view.choice is not None
    chosen = [view.hand[pick] for pick in matter.choices[view.choice].picks]
    assert [matter.maffiosi[kind].name for kind in chosen] == [
        matter.maffiosi[view.hand[0]].name,
        matter.maffiosi[view.hand[2]].name,
    ]
    assert matter.missions[view.mission].stars == view.max_stars


def test_the_cards_of_an_owners_file_are_printed() -> None:
    text = CAPO.own_cards().text.replace("Knuckles Nino", "My Uncle")
    rules = CAPO.rules(3, {}, CardFile(text, "mine"))
    assert isinstance(rules, CapRules)
    assert "My Uncle" in {man.name for man in print_matter(rules).maffiosi}


@rule("CAP-E1", "CAP-E30")
@pytest.mark.parametrize("envelope", ["next", "turned"])
def test_how_long_it_can_take_and_which_back_counts_are_printed(envelope: str) -> None:
    matter = printed(envelope=envelope)
    assert (matter.round_limit, matter.envelope) == (100, envelope)
