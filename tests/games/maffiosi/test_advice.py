"""MAF-72 and MAF-73: what a player should know, and what the table does to help."""

import io
from collections import Counter

import pytest
from rich.console import Console

from backroom.games.maffiosi.events import TurnStarted
from backroom.games.maffiosi.rules import CARDS
from backroom.games.maffiosi.state import MafState
from backroom.games.maffiosi.view import MafView
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR
from backroom.table import Table
from backroom.terminal.plain import Ending, Sitting
from backroom.words import LANGUAGES, Speaker
from backroom.words.rulebook import rulebook
from builders.maffiosi import CARD_RULES, COLOURS, MAF, MafTable, new_game, seat
from builders.rule_marks import rule

TABLE = {
    1: "yellow boss",
    2: "yellow jack",
    3: "red henkie",
    5: "red jack",
    7: "blue boss",
    10: "yellow robbie",
    11: "blue henkie",
    18: "red boss",
    28: "blue jack",
}
"""Yellow can play every kind of card here, if red's pie stands on the table."""


def with_card(card: str) -> MafTable:
    others = [each for each in CARDS if each not in (card, "move")][:3]
    hand = f"{card} {' '.join(others)} move"
    return MafTable(3, TABLE, hands={"yellow": hand}, pies={"red": 7})


def carry_out(table: MafTable, card: str) -> None:
    """The first card with all that it asks, by the first choice that there is."""
    table.play(card)
    while table.step not in ("card", "second"):
        asked = table.asked_seat()
        table.act(table.state.legal(asked)[0])


def first_questions(table: Table, language: str, *answers: str) -> str:
    """What a person at the first seat reads who types this and then hangs up."""
    paper = io.StringIO()
    sitting = Sitting(table, 0, language, fast_rng(1), Console(file=paper, width=10_000))
    typed = list(answers)

    def read_line(prompt: str) -> str:
        if not typed:
            raise EOFError
        return typed.pop(0)

    sitting.read_line = read_line
    assert sitting.play() is Ending.KEPT
    return paper.getvalue()


@rule("MAF-72")
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_looks_up_what_a_card_does_tells_nobody(language: str) -> None:
    table = Table.open(MAF, 3, {}, "advice")
    assert isinstance(table.state, MafState)
    before = table.state.clone()
    told = list(table.told)
    asked = [f"? {each}" for each in CARD_RULES.values()]
    page = first_questions(table, language, *asked)
    book = rulebook(MAF, language)
    for each in CARD_RULES.values():
        assert f"{each}  {book.rule(each)}" in page
    assert table.state == before
    assert table.told == told
    assert table.moves == []


@rule("MAF-72")
@pytest.mark.parametrize("card", CARD_RULES)
def test_while_a_card_is_carried_out_its_rule_is_at_hand(card: str) -> None:
    table = with_card(card).play(card)
    view = table.state.view(0)
    asked_by = MAF.teller(table.rules).asked_by(view)
    assert CARD_RULES[card] in asked_by
    for language in LANGUAGES:
        book = rulebook(MAF, language)
        assert all(book.rule(each) for each in asked_by)


@rule("MAF-72")
def test_a_single_question_mark_explains_the_question_and_tells_nobody_either() -> None:
    table = Table.open(MAF, 4, {}, "advice")
    told = list(table.told)
    page = first_questions(table, "en", "?")
    for each in ("MAF-33", "MAF-34", "MAF-38"):
        assert f"{each}  {rulebook(MAF, 'en').rule(each)}" in page
    assert table.told == told
    assert table.moves == []


def in_danger(view: MafView) -> list[tuple[int, int]]:
    """Who could strike at whom now: the attacking family and the chair."""
    return [
        (attacker, chair)
        for attacker, family in enumerate(view.families)
        for chair in {*family.can_stab, *family.line_of_fire}
    ]


@rule("MAF-73", "MAF-12")
@pytest.mark.parametrize(
    ("players", "targets", "threatened"),
    [
        (3, {10, 9}, 8),
        (4, {7}, 6),
        (5, {6}, 5),
        (6, {5, 6}, 4),
    ],
)
def test_with_fixed_seating_everybody_can_strike_at_once_and_is_threatened_at_once(
    players: int, targets: set[int], threatened: int
) -> None:
    view = new_game(players)[0].view(SPECTATOR)
    danger = in_danger(view)
    assert set(Counter(attacker for attacker, _ in danger).values()) == targets
    owners = {chair: man.seat for chair, man in enumerate(view.men) if man is not None}
    victims = Counter(owners[chair] for chair in {chair for _, chair in danger})
    assert victims == dict.fromkeys(range(players), threatened)


@rule("MAF-73")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_fixed_seating_each_boss_needs_protection_from_one_enemy(players: int) -> None:
    view = new_game(players)[0].view(SPECTATOR)
    bosses = {chair for chair, man in enumerate(view.men) if man is not None and man.sort == 0}
    assert len(bosses) == players
    threats = Counter(chair for _, chair in in_danger(view) if chair in bosses)
    assert threats == dict.fromkeys(bosses, 1)


def threats_to(table: MafTable, colour: str) -> list[str]:
    """The lines that warn this player of knives, revolvers and pies."""
    teller = MAF.teller(table.rules)
    speaker = Speaker("en", teller)
    view = table.state.view(seat(colour))
    return [
        speaker.say(line)
        for line in teller.position(view)
        if line.name.startswith(("maf-view-threat", "maf-view-pie"))
    ]


@rule("MAF-73")
def test_the_table_tells_whom_you_should_get_rid_of() -> None:
    men = {
        20: "yellow boss",
        19: "red jack",
        8: "blue henkie",  # at a revolver, opposite
        14: "red boss",
        25: "blue boss",
    }
    table = MafTable(3, men, pies={"blue": 21}, hands={"yellow": "move*5"})
    assert threats_to(table, "yellow") == [
        "Blue’s pie stands at chair 21. It would hit Yellow’s Boss on chair 20 (casino).",
        "Red could stab: Yellow’s Boss on chair 20 (casino).",
        "Blue could shoot: Yellow’s Boss on chair 20 (casino).",
    ]
    table.play("move").lift(20).sit(2)  # the other casino, far from all three
    assert threats_to(table, "yellow") == ["Blue’s pie stands at chair 21. It would hit nothing."]


@rule("MAF-73")
def test_a_threat_is_gone_when_its_man_is() -> None:
    men = {20: "yellow boss", 12: "yellow jack", 13: "red henkie", 19: "red jack", 25: "blue boss"}
    table = MafTable(3, {**men, 9: "yellow robbie"}, hands={"yellow": "fire move*4"})
    assert threats_to(table, "yellow") == ["Red could stab: Yellow’s Boss on chair 20 (casino)."]
    table.play("fire").kill(19)
    assert threats_to(table, "yellow") == []


@rule("MAF-73", "MAF-34")
@pytest.mark.parametrize("card", CARDS)
def test_a_move_can_be_played_on_top_of_any_card(card: str) -> None:
    table = with_card(card)
    if card == "move":
        table = MafTable(3, TABLE, hands={"yellow": "move*2 stab*3"})
    carry_out(table, card)
    assert (table.turn, table.step) == ("yellow", "second")
    assert table.legal() == {"play move", "stay"}
    man = next(chair for chair, who in table.everybody().items() if who == "yellow robbie")
    free = next(chair for chair in range(1, 31) if table.who(chair) is None)
    table.play("move").lift(man).sit(free)
    assert table.who(free) == "yellow robbie"
    assert [COLOURS[event.seat] for event in table.heard(TurnStarted)] == ["red"]
