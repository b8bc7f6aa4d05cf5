"""The table as the terminal draws it: everybody and everything in its place, in every language, and
no wider than a terminal."""

import io
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from rich.console import Console
from rich.text import Text

from backroom.games.maffiosi.rules import MEN, MafRules
from backroom.games.maffiosi.state import MafState
from backroom.games.maffiosi.view import MafView
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR
from backroom.table import Table
from backroom.terminal.games.maffiosi.drawing import TableDrawing
from backroom.terminal.plain import Sitting
from backroom.terminal.table_shown import INKS
from backroom.words import LANGUAGES
from builders.maffiosi import COLOURS, MAF, MafTable, fx_table, new_game, rules_of, seat
from builders.rule_marks import rule

REVOLVERS, KNIVES = (1, 4, 8, 12, 17, 22, 26), (3, 9, 15, 21, 28)
THINGS = dict.fromkeys(range(1, 31), "drink")
THINGS |= dict.fromkeys(REVOLVERS, "revolver") | dict.fromkeys(KNIVES, "knife")
THINGS |= {2: "casino", 20: "casino", 6: "cafe", 16: "cafe", 10: "restaurant", 24: "restaurant"}
THINGS |= {29: "cash-register", 14: "nothing", 25: "nothing"}
WIDTH = 80
LEGEND_WIDTH = 95


def sitting(players: int, language: str) -> Sitting:
    """Somebody who looks at a table of so many."""
    table = Table.open(MAF, players, {}, "drawing")
    return Sitting(table, 0, language, fast_rng(1), Console(file=io.StringIO()))


def drawn(looks: Sitting, rules: MafRules, view: MafView) -> list[str]:
    """The rows of the table, and the two that explain its signs."""
    return [looks.shown.drawn(row).plain for row in TableDrawing(rules, view).rows()]


class Place(NamedTuple):
    """What is drawn at a chair."""

    man: str
    danger: str
    thing: str
    pie: str


def read(rows: list[str]) -> dict[int, Place]:
    """The drawing read back, by the numbers that stand at the chairs."""
    rows = [row.ljust(WIDTH) for row in rows]
    places: dict[int, Place] = {}
    for number, man, danger, thing, pie in ((0, 1, 2, 4, 5), (14, 13, 12, 10, 9)):
        for column in range(10, 70, 5):
            cell = [rows[row][column : column + 5].strip() for row in (man, danger, thing, pie)]
            places[int(rows[number][column : column + 5])] = Place(*cell)
    for row in rows[6:9]:
        left = (row[3:7], row[7:9], row[11:14], row[14:19])
        right = (row[73:77], row[71:73], row[66:69], row[61:66])
        places[int(row[:3])] = Place(*[cell.strip() for cell in left])
        places[int(row[77:80])] = Place(*[cell.strip() for cell in right])
        assert (row[9], row[70]) == ("|", "|")
    return places


def expected(looks: Sitting, view: MafView, chair: int) -> Place:
    """What must be drawn at a chair, in the words of that language."""
    say = looks.speaker.ui
    man = view.men[chair - 1]
    text = "."
    danger = ""
    if man is not None:
        short = say(f"maf-short-{COLOURS[man.seat]}") + say(f"maf-letter-{MEN[man.sort]}")
        text = short + ("z" if man.asleep else "")
        if man.seat == view.seat:
            rivals = [family for each, family in enumerate(view.families) if each != view.seat]
            danger += "/" if any(chair - 1 in rival.can_stab for rival in rivals) else ""
            danger += "=" if any(chair - 1 in rival.line_of_fire for rival in rivals) else ""
            danger += "*" if any(chair - 1 in family.blast for family in view.families) else ""
    pies = [
        f"({say(f'maf-short-{COLOURS[each]}')})"
        for each, family in enumerate(view.families)
        if family.pie == chair - 1
    ]
    thing = say(f"maf-draw-{THINGS[chair]}").strip()
    return Place(text, danger, thing, pies[0] if pies else "")


def positions(players: int, seed: int, seating: str) -> Iterator[MafState]:
    """Every seventh position of a random game with a liking for pies and nightcaps."""
    state, _ = new_game(players, seed, seating=seating)
    chooser = fast_rng(seed, 1)
    moves = 0
    while not state.is_over():
        if moves % 7 == 0:
            yield state
        (asked,) = state.to_act()
        legal = state.legal(asked)
        funny = [each for each in legal if each.name == "play" and each.index in (1, 2)]
        choice = funny if funny and chooser.below(2) else legal
        state.apply(asked, choice[chooser.below(len(choice))])
        moves += 1
    yield state


@rule("MAF-30", "MAF-E7")
def test_the_position_of_the_worked_examples_as_orange_sees_it() -> None:
    """Orange's man on 2 can be shot from 26; the Boss on 20 can be stabbed from 21 and shot from 8;
    the sleeper on 18 sits beside yellow's pie."""
    table = fx_table(bank=42_000)
    rows = drawn(sitting(6, "en"), table.rules, table.state.view(seat("orange")))
    assert rows == [
        "            1    2    3    4    5    6    7    8    9    10   11   12",
        "            .   orH   .    .    .   reH  puJz blH   .   blH  grB   .",
        "                 =",
        "         +------------------------------------------------------------+",
        "         | rev  CAS  kni  rev  dri  CAF  dri  rev  kni  RES  dri  rev |",
        "         |                                                            |",
        "30  .    | dri                                                    dri |  grH  13",
        "29 reH   | REG                 $42,000 · 30 cards                     |  blH  14",
        "28  .    | kni                                                    kni |  grH  15",
        "         |      (re)                (bl)                     (ye)     |",
        "         | dri  rev       RES  dri  rev  kni  CAS  dri  dri  rev  CAF |",
        "         +------------------------------------------------------------+",
        "                                               /=        *",
        "            .   yeH   .   puB   .   reH  puH  orB   .   orHz grH   .",
        "            27   26   25   24   23   22   21   20   19   18   17   16",
        "         B Boss · R Revolver Robbie · J Jack Stiletto · H Strong Henkie · z asleep · "
        "( ) pie",
        "         Danger for your man: / a stab · = a shot · * a pie",
    ]


@rule("MAF-30", "MAF-E20")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_man_thing_pie_sleeper_and_danger_is_drawn_where_it_is(
    players: int, language: str
) -> None:
    looks = sitting(players, language)
    rules = rules_of(players)
    shown = set()
    for number, state in enumerate(positions(players, players, "manual")):
        view = state.view(number % (players + 1) - 1)
        hit = [chair for family in view.families for chair in family.blast]
        unlucky = view.men[hit[0]] if hit and number % 2 else None
        if unlucky is not None:
            view = state.view(unlucky.seat)
        places = read(drawn(looks, rules, view))
        assert sorted(places) == list(range(1, 31))
        for chair, place in places.items():
            assert place == expected(looks, view, chair)
            shown |= set(place.danger + place.man[-1:] + place.pie[:1])
    assert shown >= set("/=*z(.")


@rule("MAF-30")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_no_row_is_wider_than_a_terminal(players: int, language: str) -> None:
    looks = sitting(players, language)
    rules = rules_of(players)
    for state in positions(players, players + 10, "random"):
        for who in (SPECTATOR, *range(players)):
            *table, _, _ = drawn(looks, rules, state.view(who))
            assert len(table) == 15
            assert max(map(len, table)) <= WIDTH


@rule("MAF-30")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_two_lines_below_are_hardly_wider(language: str) -> None:
    *_, men, signs = drawn(sitting(3, language), rules_of(3), new_game(3)[0].view(0))
    assert max(len(men), len(signs)) <= LEGEND_WIDTH, men


@rule("MAF-30")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_still_fits(language: str) -> None:
    """A man on every chair, most of them asleep, and a pie before every chair of both ends."""
    men = {chair: f"{COLOURS[chair % 6]} henkie asleep" for chair in range(1, 31)}
    for chair in (4, 10, 14, 16, 22, 28):
        men[chair] = "yellow jack"
    pies = dict(zip(COLOURS, (13, 14, 15, 28, 29, 30), strict=True))
    table = MafTable(6, men, pies=pies, bank=990_000)
    looks = sitting(6, language)
    for who in (SPECTATOR, *range(6)):
        view = table.state.view(who)
        rows = drawn(looks, table.rules, view)
        assert max(map(len, rows[:-2])) <= WIDTH
        for chair, place in read(rows).items():
            assert place == expected(looks, view, chair)


@rule("MAF-30")
def test_the_two_lines_below_name_every_letter_and_sign_that_is_drawn() -> None:
    for language in LANGUAGES:
        looks = sitting(3, language)
        *_, men, signs = drawn(looks, rules_of(3), new_game(3)[0].view(0))
        for sort in MEN:
            letter = looks.speaker.ui(f"maf-letter-{sort}")
            assert f"{letter} {looks.speaker.ui(f'maf-man-{sort}')}" in men
        assert " z " in men
        assert "( )" in men
        assert all(f"{sign} " in signs for sign in "/=*")


@rule("MAF-12")
def test_only_ones_own_men_are_marked_and_a_spectator_has_none() -> None:
    """At the start 24 of 30 men are in danger, eight of each family; nobody sees but his own."""
    state, _ = new_game(3)
    looks = sitting(3, "en")
    marked = {
        who: {
            chair
            for chair, place in read(drawn(looks, rules_of(3), state.view(who))).items()
            if place.danger
        }
        for who in (SPECTATOR, 0, 1, 2)
    }
    assert marked == {
        SPECTATOR: set(),
        0: {5, 7, 9, 16, 20, 22, 24, 30},
        1: {2, 4, 8, 11, 15, 18, 21, 29},
        2: {3, 6, 10, 12, 14, 17, 23, 27},
    }


@rule("MAF-21", "MAF-E3")
def test_ones_own_pie_and_that_of_a_player_who_is_out_are_dangers_too() -> None:
    men = {5: "yellow boss", 14: "yellow jack", 19: "yellow henkie", 24: "red boss"}
    table = MafTable(3, men, pies={"yellow": 4, "blue": 13})
    places = read(drawn(sitting(3, "en"), table.rules, table.state.view(0)))
    assert [places[chair].danger for chair in (5, 14, 19, 24)] == ["*", "*", "", ""]
    assert (places[4].pie, places[13].pie) == ("(ye)", "(bl)")


@rule("MAF-E12", "MAF-57")
def test_a_sleeping_enemy_is_no_danger_and_a_sleeping_man_is_in_danger_all_the_same() -> None:
    danger = {}
    for mine in ("yellow boss", "yellow boss asleep"):
        for other in ("red jack", "red jack asleep"):
            table = MafTable(3, {5: mine, 6: other, 25: "blue boss"})
            places = read(drawn(sitting(3, "en"), table.rules, table.state.view(0)))
            danger[mine, other] = (places[5].man, places[5].danger)
    assert danger == {
        ("yellow boss", "red jack"): ("yeB", "/"),
        ("yellow boss", "red jack asleep"): ("yeB", ""),
        ("yellow boss asleep", "red jack"): ("yeBz", "/"),
        ("yellow boss asleep", "red jack asleep"): ("yeBz", ""),
    }


@rule("MAF-E20")
def test_in_a_raid_the_chairs_are_empty_and_the_pies_still_there() -> None:
    men = {5: "yellow boss", 24: "red boss", 25: "blue boss"}
    table = MafTable(3, men, pies={"red": 6}, hands={"yellow": "beat_it"}).play("beat_it")
    places = read(drawn(sitting(3, "en"), table.rules, table.state.view(0)))
    assert {place.man for place in places.values()} == {"."}
    assert places[6].pie == "(re)"


@rule("MAF-3")
def test_every_man_is_drawn_in_his_colour_and_ones_own_men_stand_out() -> None:
    table = fx_table()
    looks = sitting(6, "en")
    rows = TableDrawing(table.rules, table.state.view(seat("red"))).rows()
    top = looks.shown.drawn(rows[1])
    assert styles(top) == {
        "orH": INKS["orange"],
        "reH": f"bold {INKS['red']}",
        "puJz": INKS["purple"],
        "blH": INKS["blue"],
        "grB": INKS["green"],
    }
    assert styles(looks.shown.drawn(rows[9])) == {
        "(re)": f"bold {INKS['red']}",
        "(bl)": f"bold {INKS['blue']}",
        "(ye)": f"bold {INKS['yellow']}",
    }


def styles(text: Text) -> dict[str, str]:
    """The pieces that are drawn in a colour, and how."""
    return {
        text.plain[span.start : span.end].strip(): str(span.style)
        for span in text.spans
        if str(span.style) and text.plain[span.start : span.end].strip()
    }


@rule("MAF-30")
def test_what_the_terminal_shows_begins_with_the_drawn_table() -> None:
    """And the table itself is not broken at its edge."""
    paper = io.StringIO()
    table = Table.open(MAF, 3, {}, "drawing")
    looks = Sitting(table, 0, "en", fast_rng(1), Console(file=paper, width=WIDTH))
    looks.shown.show()
    rules = table.rules
    assert isinstance(rules, MafRules)
    view = table.state.view(0)
    assert isinstance(view, MafView)
    rows = [row.rstrip() for row in paper.getvalue().strip("\n").splitlines()]
    assert rows[:15] == drawn(looks, rules, view)[:15]
