"""CAP-E35, CAP-E37, CAP-E38: decks and newspapers that an owner of the box has written down."""

import re

import pytest

from backroom.games.capo_della_mafia.printed import print_matter
from backroom.games.capo_della_mafia.rules import CapRules
from backroom.games.capo_della_mafia.state import CapState
from backroom.kernel.cards import CardFile
from backroom.kernel.events import Told
from backroom.kernel.playout import play_randomly
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import Windows
from backroom.words import LANGUAGES, Speaker
from builders.capo_della_mafia import CAPO, CapTable, named
from builders.card_files import complaint_of
from builders.rule_marks import rule

TEXT = CAPO.own_cards().text
FILE = "my-cards.toml"
POWER_CUT = """\
name = "Power cut"
effect = "turn_up_nothing"
amount = 1
rule = "CAP-58"
"""


def rules_from(text: str, players: int = 3, **options: str) -> CapRules:
    rules = CAPO.rules(players, options, CardFile(text, FILE))
    assert isinstance(rules, CapRules)
    return rules


def with_newspaper(*lines: str) -> str:
    """The file with these lines in place of the power cut."""
    assert POWER_CUT in TEXT
    return TEXT.replace(POWER_CUT, 'name = "Power cut"\n' + "".join(f"{line}\n" for line in lines))


def complaint(text: str, players: int = 3, **options: str) -> tuple[str, str]:
    """The line that is named (as it stands in the file), and what is said about it."""
    found = complaint_of(lambda file: CAPO.rules(players, options, file), text)
    return found.line, found.said


def all_squeal_but(others: int) -> str:
    """A deck of 70 in which all but so many squeal."""
    text = re.sub(r"copies = .+\n", "copies = 0\n", TEXT)
    tony = 'name = "Little Tony"\nsymbols = "II"\nstars = { milder = 1, main = 2 }\ncopies = '
    penny = 'name = "Captain Penny"\nsymbols = ""\nstars = -2\ncopies = '
    assert tony in text
    assert penny in text
    text = text.replace(f"{tony}0", f"{tony}{70 - others}")
    return text.replace(f"{penny}0", f"{penny}{others}")


def table_with(text: str, newspaper: str, *hands: str) -> CapTable:
    """A table of the main deck of this file, at which this newspaper is in force."""
    table = CapTable(*hands)
    table.rules = rules_from(text, len(hands), deck="main")
    table.state.rules = table.rules
    table.set_mission("Collect the envelopes", newspaper)
    return table


@rule("CAP-E37", "CAP-7")
@pytest.mark.parametrize(("players", "others"), [(3, 14), (7, 34), (7, 0)])
def test_a_first_game_without_cards_for_everybody_is_refused_with_its_line(
    players: int, others: int
) -> None:
    line, said = complaint(all_squeal_but(others), players, first_game="on")
    assert line == f"copies = {70 - others}"
    assert f"leaves {others} maffiosi; {players} players need {players * 5} (CAP-E37)" in said


@rule("CAP-E37")
def test_the_same_file_is_played_as_the_whole_game() -> None:
    rules = rules_from(all_squeal_but(14), 3, first_game="off")
    state = CAPO.deal(rules, fast_rng(1), Windows.ALL, None)
    play_randomly(state, fast_rng(2), int(rules.longest))
    assert state.is_over()
    assert sum(rules.copies) == 70


@rule("CAP-E37", "CAP-E3")
@pytest.mark.parametrize("players", [3, 7])
def test_just_enough_cards_for_everybody_last_a_whole_first_game(players: int) -> None:
    rules = rules_from(all_squeal_but(players * 5), players, first_game="on")
    told: list[Told] = []
    state = CAPO.deal(rules, fast_rng(1), Windows.ALL, told)
    play_randomly(state, fast_rng(3), int(rules.longest))
    assert state.is_over()
    assert sum(rules.copies) == players * 5


@rule("CAP-E38")
def test_a_newspaper_with_a_text_alone_changes_no_rule() -> None:
    text = with_newspaper('text = "Whoever laughs first pours the wine."')
    hands = ("I1 I2 B1", "B1 B2", "S1 S2")
    spoken, quiet = table_with(text, "Power cut", *hands), CapTable(*hands)
    for table in (spoken, quiet):
        table.round(["I1 I2", "B1", "S1"], {0: 1, 1: 2})
    assert spoken.respect == quiet.respect
    assert [spoken.table(seat) for seat in range(3)] == [quiet.table(seat) for seat in range(3)]
    assert spoken.rules.effects[named(spoken.rules.cards.newspaper, "Power cut")] == ()


@rule("CAP-E38")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_newspaper_is_shown_to_everybody(language: str) -> None:
    rules = rules_from(with_newspaper('text = "Whoever laughs first pours the wine."'))
    paper = named(rules.cards.newspaper, "Power cut")
    told: list[Told] = []
    state = CAPO.deal(rules, fast_rng(1), Windows.ALL, told)
    assert isinstance(state, CapState)
    state.newspaper = paper
    speaker = Speaker(language, CAPO.teller(rules))
    for seat in (0, 1, 2, -1):
        lines = [speaker.say(line) for line in CAPO.teller(rules).position(state.view(seat))]
        assert any("Whoever laughs first pours the wine." in line for line in lines)
    assert print_matter(rules).newspapers[paper].text == "Whoever laughs first pours the wine."


@rule("CAP-E38", "CAP-58", "CAP-59")
def test_a_newspaper_may_do_several_things_at_once() -> None:
    text = with_newspaper(
        'effect = "turn_up_nothing"', 'also = [{ effect = "right_suspicion", amount = 1 }]'
    )
    table = table_with(text, "Power cut", "I1 I2 B1", "B1 B2", "S1 S2")
    table.lay("I1 I2", "B1", "S1")
    assert [player.face_up for player in table.state.view(-1).players] == [(), (), ()]
    table.suspect({0: 1}).claim()
    assert table.respect == [3 + 1 + 3, 3, 3 + 1]


@rule("CAP-E38")
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_a_newspaper_does_is_read_out(language: str) -> None:
    rules = rules_from(
        with_newspaper(
            'effect = "turn_up_nothing"',
            'also = [{ effect = "max_stars", amount = -1 }]',
            'text = "And take your hat off."',
        )
    )
    paper = named(rules.cards.newspaper, "Power cut")
    crackdown = named(rules.cards.newspaper, "Police crackdown")
    speaker, papers = Speaker(language, CAPO.teller(rules)), print_matter(rules).newspapers
    said = speaker.say(papers[paper].effect)
    assert speaker.say(papers[crackdown].effect) in said
    assert "And take your hat off." in said


@rule("CAP-E38")
@pytest.mark.parametrize(
    ("lines", "named_line", "why"),
    [
        ((), "[[newspaper]]", "changes nothing and says nothing"),
        (('text = "  "',), "[[newspaper]]", "changes nothing and says nothing"),
        (('text = "a\\nb"',), 'text = "a\\nb"', "one line of at most 300 letters"),
        ((f'text = "{"x" * 301}"',), f'text = "{"x" * 301}"', "one line of at most 300 letters"),
        (
            ('effect = "max_stars"', 'also = [{ effect = "max_stars", amount = 1 }]'),
            'also = [{ effect = "max_stars", amount = 1 }]',
            "changes the same thing twice",
        ),
        (
            ('effect = "max_stars"', 'also = [{ effect = "refill_at_or_below", amount = 4 }]'),
            'also = [{ effect = "refill_at_or_below", amount = 4 }]',
            "must leave less than a full hand",
        ),
    ],
)
def test_a_newspaper_that_cannot_be_is_refused_with_its_line(
    lines: tuple[str, ...], named_line: str, why: str
) -> None:
    line, said = complaint(with_newspaper(*lines))
    assert line == named_line
    assert why in said


@rule("CAP-E35")
def test_what_was_added_to_a_card_never_says_rulebook_and_the_three_tonys_do() -> None:
    sheets = {each.title: each for each in CAPO.card_sheets(CAPO.own_cards(), {"deck": "main"})}
    missions = sheets["mission"]
    backs = missions.columns.index("envelope-provenance")
    assert {row[backs] for row in missions.rows} == {"reconstructed"}
    men = sheets["maffioso"]
    copies, name = men.columns.index("copies-provenance"), men.columns.index("name")
    assert {row[name] for row in men.rows if row[copies] == "rulebook"} == {"Little Tony"}
    assert {row[men.columns.index("provenance")] for row in men.rows} == {"reconstructed"}
