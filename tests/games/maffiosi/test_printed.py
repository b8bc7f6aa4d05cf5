"""What a client is told about the table and the cards, so that it can draw them."""

import msgspec
import pytest

from backroom.games.maffiosi.actions import ACTIONS, KILL, SERVE, STAY
from backroom.games.maffiosi.printed import MafPrinted, print_matter
from backroom.kernel.cards import CardFile
from backroom.words import LANGUAGES, Speaker
from backroom.words.rulebook import rulebook
from builders.maffiosi import COLOURS, MAF, rules_of
from builders.rule_marks import rule


def printed(players: int = 3, **options: str) -> MafPrinted:
    return print_matter(rules_of(players, **options))


def test_the_game_says_what_it_prints() -> None:
    assert MAF.printed is MafPrinted
    assert MAF.print_matter is not None
    matter = MAF.print_matter(rules_of(4))
    assert isinstance(matter, MafPrinted)
    assert msgspec.convert(msgspec.to_builtins(matter), MafPrinted) == matter


@rule("MAF-30", "MAF-49")
def test_chairs_with_their_things_and_who_is_opposite() -> None:
    matter = printed()
    assert len(matter.chairs) == 30
    assert (matter.chairs[29 - 1].things, matter.chairs[29 - 1].opposite) == (
        ("cash_register",),
        None,
    )
    assert (matter.chairs[2 - 1].things, matter.chairs[2 - 1].opposite) == (("casino",), 26 - 1)
    assert matter.chairs[14 - 1].things == ()
    assert matter.side == 12
    held = [thing for chair in matter.chairs for thing in chair.things]
    assert [held.count(business) for business in matter.businesses] == [2, 2, 2]
    assert matter.drinks == tuple(
        number for number, chair in enumerate(matter.chairs) if "drink" in chair.things
    )


@rule("MAF-2", "MAF-4")
@pytest.mark.parametrize(
    ("players", "men", "bank"),
    [
        (3, [1, 2, 2, 5], 120_000),
        (4, [1, 1, 2, 3], 90_000),
        (5, [1, 1, 1, 3], 70_000),
        (6, [1, 1, 1, 2], 60_000),
    ],
)
def test_crews_and_money_of_this_table(players: int, men: list[int], bank: int) -> None:
    matter = printed(players)
    assert [man.count for man in matter.men] == men
    assert [man.weapon for man in matter.men] == [None, "revolver", "knife", None]
    assert matter.bank == sum(note.value * note.count for note in matter.notes) == bank
    assert matter.colours == COLOURS[:players]


@rule("MAF-8", "MAF-27")
def test_cards_and_numbers() -> None:
    matter = printed()
    assert sum(card.copies for card in matter.cards) == 60
    assert {card.kind: card.copies for card in matter.cards}["move"] == 18
    pays = (matter.boss_pays, matter.business_pays, matter.monopoly_pays, matter.register_times)
    assert pays == (1000, 1000, 2000, 2)
    assert (matter.hand, matter.markers, matter.nightcap_drinks) == (5, 18, 3)


@rule("MAF-E34")
def test_a_stall_ends_the_game_only_where_it_is_watched() -> None:
    assert printed().stall_rounds is None
    assert printed(stall_guard="on").stall_rounds == 3


@rule("MAF-E50")
def test_a_table_of_ones_own_is_printed_as_it_is() -> None:
    text = MAF.own_cards().text.replace('thing = "drink"', 'thing = "drink"\nalso = "knife"', 1)
    assert MAF.print_matter is not None
    matter = MAF.print_matter(MAF.rules(3, cards=CardFile(text, "my-table.toml")))
    assert isinstance(matter, MafPrinted)
    assert matter.chairs[5 - 1].things == ("drink", "knife")


def test_every_rule_that_is_named_exists() -> None:
    rules = rulebook(MAF, "en").rules
    matter = printed()
    assert all(rule in rules for card in matter.cards for rule in card.rules)
    assert all(thing.rule in rules for thing in matter.things)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_can_be_said(language: str) -> None:
    speaker = Speaker(language)
    matter = printed()
    names = [card.name for card in matter.cards] + [man.name for man in matter.men]
    names += [thing.name for thing in matter.things]
    assert len({speaker.say(name) for name in names}) == 8 + 4 + 8


def test_every_action_is_named_by_what_it_does() -> None:
    choices = printed().choices
    assert len(choices) == len(ACTIONS)
    for number, action in enumerate(ACTIONS):
        assert choices[number].do == action.name
    assert choices[int(KILL[6].index)].value == 6
    assert choices[int(SERVE[-1].index)].drinks == SERVE[-1].picks
    assert choices[int(STAY.index)].drinks == ()
