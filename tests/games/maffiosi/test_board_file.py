"""The board file: what does not add up is refused, with its line and what was expected; and what
stands in the file that comes with the game."""

import re

import pytest

from backroom.games.maffiosi.actions import KILL, SIT
from backroom.games.maffiosi.copies import frozen_rules
from backroom.games.maffiosi.rules import CARDS, MEN, MafRules
from backroom.games.maffiosi.state import MafState
from backroom.kernel.cards import CardFile
from backroom.kernel.errors import BadInput
from backroom.kernel.playout import play_randomly
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR
from backroom.kernel.state import Windows
from backroom.terminal.games.maffiosi.drawing import TableDrawing
from backroom.terminal.screens import Ink
from backroom.words import Speaker
from builders.card_files import Complaint, complaint_of
from builders.maffiosi import COLOURS, MAF, MafTable, bundle, new_game, rules_of
from builders.rule_marks import rule

TEXT = MAF.own_cards().text
NUMBERS = {
    "hand": 5,
    "cards": 60,
    "markers": 18,
    "nightcap_drinks": 3,
    "boss_pays": 1000,
    "business_pays": 1000,
    "monopoly_pays": 2000,
    "register_times": 2,
    "stall_rounds": 3,
    "round_limit": 300,
}
THINGS = (
    ["revolver", "casino", "knife", "revolver", "drink", "cafe"]
    + ["drink", "revolver", "knife", "restaurant", "drink", "revolver"]
    + ["drink", "nothing", "knife"]
    + ["cafe", "revolver", "drink", "drink", "casino", "knife"]
    + ["revolver", "drink", "restaurant", "nothing", "revolver", "drink"]
    + ["knife", "cash_register", "drink"]
)
"""What lies in front of chairs 1 to 30: a long side, an end, the other long side, the other end."""
CROSSED = {13, 14, 15, 28, 29, 30}
DECK = "beat_it nightcap*6 order_pie*6 pass_it_on*6 ka_boom*5 stab*9 fire*9 move*18"


def complaint(text: str) -> Complaint:
    return complaint_of(lambda file: MAF.rules(3, cards=file), text)


def changed(old: str, new: str, text: str = TEXT) -> str:
    assert text.count(old) >= 1
    return text.replace(old, new, 1)


def block(heading: str, line: str, text: str = TEXT) -> str:
    """The block of the file with this heading and this line."""
    blocks = re.findall(rf"^\[\[{heading}\]\]\n(?:.+\n)+", text, re.M)
    found = [part for part in blocks if f"\n{line}\n" in part]
    assert len(found) == 1
    return str(found[0])


def chair(number: int, text: str = TEXT) -> str:
    return block("chair", f"number = {number}", text)


def with_chair(number: int, old: str, new: str, text: str = TEXT) -> str:
    """The file with something else written at a chair."""
    here = chair(number, text)
    return changed(here, changed(old, new, here), text)


def with_thing(number: int, thing: str, text: str = TEXT) -> str:
    here = chair(number, text)
    return changed(here, re.sub('thing = "[a-z_]+"', f'thing = "{thing}"', here), text)


def with_card(kind: str, copies: int, text: str = TEXT) -> str:
    here = block("card", f'kind = "{kind}"', text)
    return changed(here, re.sub(r"copies = \d+", f"copies = {copies}", here), text)


def with_crew(players: int, old: str, new: str) -> str:
    here = block("crew", f"players = {players}")
    return changed(here, changed(old, new, here))


def with_plan(players: int, old: str, new: str) -> str:
    here = block("plan", f"players = {players}")
    return changed(here, changed(old, new, here))


def with_sides_of(side: int) -> str:
    """The same thirty chairs round a longer or shorter table: two sides, the rest at the ends."""
    end = 15 - side
    text = re.sub(r"opposite = \d+\n", "", TEXT)
    for number in [*range(1, side + 1), *range(side + end + 1, 2 * side + end + 1)]:
        facing = 2 * side + end + 1 - number
        text = with_chair(number, "thing", f"opposite = {facing}\nthing", text)
    return text


def rules_with(text: str, players: int = 3) -> MafRules:
    rules = MAF.rules(players, cards=CardFile(text, "my-table.toml"))
    assert isinstance(rules, MafRules)
    return rules


# The file that comes with the game.


@rule("MAF-8", "MAF-10")
def test_the_file_as_it_comes_is_accepted_under_any_name() -> None:
    assert frozen_rules(rules_with(TEXT, 4)) == frozen_rules(rules_of(4))


@rule("MAF-8", "MAF-4")
def test_the_numbers_of_the_box() -> None:
    board = rules_of(3).board
    assert {name: getattr(board.numbers, name).value for name in NUMBERS} == NUMBERS
    assert board.numbers.__struct_fields__ == tuple(NUMBERS)
    assert [colour.name for colour in board.colour] == list(COLOURS)


@rule("MAF-49", "MAF-E7", "MAF-30")
def test_thirty_chairs_stand_in_a_ring_and_face_each_other_along_the_sides() -> None:
    board = rules_of(3).board
    assert [each.number for each in board.chair] == list(range(1, 31))
    for each in board.chair:
        assert each.opposite == (0 if each.number in CROSSED else 28 - each.number)
        assert each.left == each.number % 30 + 1
        assert each.right == (each.number - 2) % 30 + 1
        assert each.thing.value == THINGS[each.number - 1]
        assert each.also.value == "nothing"


@rule("MAF-8", "MAF-33")
def test_sixty_cards_of_eight_kinds_are_in_the_box() -> None:
    rules = rules_of(3)
    assert rules.deck == bundle(DECK)
    assert [card.kind.value for card in rules.board.card] == list(CARDS)
    assert sum(card.copies for card in rules.board.card) == 60


@rule("MAF-4")
@pytest.mark.parametrize(("players", "bank"), [(3, 120_000), (4, 90_000), (5, 70_000), (6, 60_000)])
def test_the_more_players_the_less_money_lies_in_the_middle(players: int, bank: int) -> None:
    assert rules_of(players).bank * 1000 == bank


def test_what_we_have_reconstructed_never_says_that_it_is_the_rulebooks() -> None:
    """Counts of cards, the places of all things, and the plans; crews and money are known."""
    sheets = {each.title: each for each in MAF.card_sheets(MAF.own_cards(), {})}
    for title in ("card", "chair", "plan"):
        sheet = sheets[title]
        assert sheet.columns[-1] == "provenance"
        assert {row[-1] for row in sheet.rows} == {"reconstructed"}
    assert {row[-1] for row in sheets["crew"].rows} == {"rulebook"}


def test_one_plan_that_is_ours_makes_the_sheet_of_plans_ours() -> None:
    known = TEXT.replace('players = 3\nprovenance = "reconstructed"', PRINTED_PLAN)
    sheets = {each.title: each for each in MAF.card_sheets(CardFile(known, "my-table.toml"), {})}
    assert {row[-1] for row in sheets["plan"].rows} == {"reconstructed"}


PRINTED_PLAN = 'players = 3\nprovenance = "rulebook"'


@rule("MAF-2", "MAF-4")
@pytest.mark.parametrize(
    ("players", "crew", "notes"),
    [
        (3, (1, 2, 2, 5), (20, 10, 5)),
        (4, (1, 1, 2, 3), (20, 10, 2)),
        (5, (1, 1, 1, 3), (20, 10, 0)),
        (6, (1, 1, 1, 2), (20, 8, 0)),
    ],
)
def test_crews_and_notes_are_those_of_the_rulebook(
    players: int, crew: tuple[int, ...], notes: tuple[int, ...]
) -> None:
    rules = rules_of(players)
    assert (tuple(rules.crew), tuple(rules.notes)) == (crew, notes)


STARTING_INCOME = {
    3: (4000, 4000, 3000),
    4: (2000, 3000, 3000, 3000),
    5: (4000, 2000, 2000, 2000, 3000),
    6: (2000, 2000, 2000, 2000, 2000, 3000),
}
UNTHREATENED = {
    3: {1, 13, 19, 25, 26, 28},
    4: {7, 9, 15, 30},
    5: {1, 7, 12, 23, 26},
    6: {1, 3, 12, 13, 18, 21},
}
THREATENED_EACH = {3: 8, 4: 6, 5: 5, 6: 4}
TARGETS = {3: (10, 10, 9), 4: (7,) * 4, 5: (6,) * 5}


@rule("MAF-12", "MAF-26", "MAF-28")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_what_each_family_earns_with_the_fixed_seating(players: int) -> None:
    state, _ = new_game(players)
    view = state.view(SPECTATOR)
    assert tuple(family.income for family in view.families) == STARTING_INCOME[players]
    paid = [family.money for family in view.families]
    assert paid == [STARTING_INCOME[players][0]] + [0] * (players - 1)


@rule("MAF-12")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_the_fixed_seating_most_men_are_in_danger_at_once(players: int) -> None:
    state, _ = new_game(players)
    view = state.view(SPECTATOR)
    targets = [{*each.can_stab, *each.line_of_fire} for each in view.families]
    seated = {chair for chair, man in enumerate(view.men, 1) if man is not None}
    threatened = {chair + 1 for each in targets for chair in each}
    assert seated - threatened == UNTHREATENED[players]
    for seat in range(players):
        men = {chair for chair, man in enumerate(view.men, 1) if man and man.seat == seat}
        assert len(men & threatened) == THREATENED_EACH[players]
        hits = {chair + 1 for chair in targets[seat]}
        assert not hits & men
    if players == 6:
        assert all(len(each) in (5, 6) for each in targets)
    else:
        assert tuple(map(len, targets)) == TARGETS[players]


# What does not add up: numbers, colours and cards.


@rule("MAF-8")
@pytest.mark.parametrize("name", list(NUMBERS))
def test_no_number_is_below_one(name: str) -> None:
    line = f"{name} = {{ value = {NUMBERS[name]}"
    found = complaint(changed(line, f"{name} = {{ value = 0"))
    assert found.line.startswith(f"{name} = {{ value = 0")
    assert found.said == "must be at least 1"


@rule("MAF-4")
@pytest.mark.parametrize("name", ["boss_pays", "business_pays", "monopoly_pays"])
@pytest.mark.parametrize("money", [500, 1001, 2500])
def test_there_is_no_smaller_note_than_a_thousand(name: str, money: int) -> None:
    new = f"{name} = {{ value = {money}"
    found = complaint(changed(f"{name} = {{ value = {NUMBERS[name]}", new))
    assert found.line.startswith(new)
    assert found.said == "money is a multiple of $1,000 (MAF-4)"


@rule("MAF-8")
def test_fifty_nine_cards_are_not_a_box() -> None:
    found = complaint(with_card("stab", 8))
    assert found.line.startswith("cards = {")
    assert found.said == "the cards add up to 59, and must be 60 (MAF-8)"


@rule("MAF-8")
def test_nor_are_they_if_the_file_says_that_there_are_fifty_nine() -> None:
    found = complaint(changed("cards = { value = 60", "cards = { value = 59", with_card("stab", 8)))
    assert found.line.startswith("cards = {")
    assert found.said == "the box has 60 cards (MAF-8)"


@rule("MAF-8")
def test_hands_of_ten_would_leave_nothing_to_draw() -> None:
    found = complaint(changed("hand = { value = 5", "hand = { value = 10"))
    assert found.line.startswith("hand = { value = 10")
    assert found.said == "six hands of more than 9 cards leave nothing to draw (MAF-8)"


@rule("MAF-E25")
def test_raids_that_leave_the_game_must_not_empty_the_pile() -> None:
    hands_of_nine = changed("hand = { value = 5", "hand = { value = 9")
    raids = with_card("move", 12, with_card("beat_it", 7, hands_of_nine))
    assert complaint(raids).said.endswith("leave nothing to draw (MAF-E25)")
    enough = with_card("move", 14, with_card("beat_it", 5, hands_of_nine))
    assert MAF.rules(6, cards=CardFile(enough, "my-table.toml")).seats == 6


@rule("MAF-55")
def test_no_nightcap_is_for_four() -> None:
    found = complaint(changed("nightcap_drinks = { value = 3", "nightcap_drinks = { value = 4"))
    assert found.line.startswith("nightcap_drinks = {")
    assert found.said == "at most 3 men fall asleep (MAF-55)"


@rule("MAF-3")
def test_there_are_six_colours() -> None:
    found = complaint(changed(block("colour", 'name = "purple"'), ""))
    assert found.line == "[[colour]]"
    assert found.said == "there are 5 colours, and must be 6 (MAF-3)"


@rule("MAF-3")
def test_no_two_families_have_the_same_colour() -> None:
    found = complaint(changed('name = "blue"', 'name = "red"'))
    assert found.line == 'name = "red"'
    assert found.said == "red is taken already (MAF-3)"


@rule("MAF-3")
def test_a_colour_that_no_language_can_name_is_refused() -> None:
    found = complaint(changed('name = "blue"', 'name = "mauve"'))
    assert found.line == 'name = "mauve"'
    assert found.said.startswith("a colour is one of red, blue, green, yellow, ")


@rule("MAF-33")
def test_a_kind_of_card_is_listed_once() -> None:
    found = complaint(changed('kind = "fire"', 'kind = "stab"'))
    assert found.line == 'kind = "stab"'
    assert found.below == "copies = 9"
    assert found.said == "stab is listed already"


@rule("MAF-33")
def test_all_eight_kinds_of_cards_are_listed() -> None:
    found = complaint(changed(block("card", 'kind = "ka_boom"'), "", with_card("move", 23)))
    assert found.line == "[[card]]"
    assert found.said == "there is no ka_boom; all eight kinds must be listed"


@rule("MAF-33")
def test_a_ninth_kind_of_card_is_unknown() -> None:
    found = complaint(changed('kind = "ka_boom"', 'kind = "poison"'))
    assert found.line == 'kind = "poison"'
    assert found.said.startswith("Invalid enum value 'poison'; it is one of beat_it, nightcap, ")


@rule("MAF-33")
def test_there_are_no_fewer_cards_of_a_kind_than_none() -> None:
    found = complaint(with_card("move", 19, changed("copies = 1\n", "copies = -1\n")))
    assert found.line == "copies = -1"
    assert found.said == "copies are not below 0"


@rule("MAF-8", "MAF-E24")
def test_a_box_may_do_without_a_kind() -> None:
    rules = rules_with(with_card("move", 19, with_card("beat_it", 0)))
    assert rules.deck == bundle("nightcap*6 order_pie*6 pass_it_on*6 ka_boom*5 stab*9 fire*9") + (
        bundle("move*19")
    )


# Crews and money.


@rule("MAF-2")
@pytest.mark.parametrize("bosses", [0, 2])
def test_a_crew_has_one_boss(bosses: int) -> None:
    found = complaint(with_crew(5, "boss = 1", f"boss = {bosses}"))
    assert found.line == f"boss = {bosses}"
    assert found.said == "a crew has one Boss (MAF-2)"


@rule("MAF-2", "MAF-4")
@pytest.mark.parametrize(
    "less", ["robbie = -1", "jack = -1", "henkie = -2", "thousands = -1", "ten_thousands = -5"]
)
def test_nothing_is_fewer_than_none(less: str) -> None:
    name = less.split(maxsplit=1)[0]
    crew = block("crew", "players = 4")
    found = complaint(changed(crew, re.sub(rf"(?m)^{name} = \d+", less, crew)))
    assert (found.line, found.below) == ("[[crew]]", "players = 4")
    assert found.said == "no number of men or notes is below 0"


@rule("MAF-15", "MAF-2")
def test_every_man_needs_a_chair() -> None:
    found = complaint(with_crew(6, "henkie = 2", "henkie = 3"))
    assert (found.line, found.below) == ("[[crew]]", "players = 6")
    assert found.said == "6 crews of 6 men need more than 30 chairs (MAF-15)"


@rule("MAF-4")
def test_without_money_there_is_no_game() -> None:
    found = complaint(
        with_crew(
            6,
            "thousands = 20\nfive_thousands = 8\nten_thousands = 0",
            "thousands = 0\nfive_thousands = 0\nten_thousands = 0",
        )
    )
    assert (found.line, found.below) == ("[[crew]]", "players = 6")
    assert found.said == "there must be money in the middle (MAF-4)"


@rule("MAF-4")
def test_a_million_in_the_middle_is_enough() -> None:
    found = complaint(with_crew(3, "ten_thousands = 5", "ten_thousands = 94"))
    assert (found.line, found.below) == ("[[crew]]", "players = 3")
    assert found.said == "the middle holds at most $1,000,000 (MAF-4)"
    most = with_crew(3, "ten_thousands = 5", "ten_thousands = 93")
    assert rules_with(most).bank == 930 + 20 + 50


@rule("MAF-2")
def test_there_is_a_crew_for_every_number_of_players() -> None:
    found = complaint(changed(block("crew", "players = 4"), ""))
    assert found.line == "[[crew]]"
    assert found.said == "there must be one crew for 4 players (MAF-2)"


@rule("MAF-2")
def test_there_are_no_two_crews_for_as_many_players() -> None:
    again = block("crew", "players = 4")
    found = complaint(changed(again, again + "\n" + again))
    assert found.line == "[[crew]]"
    assert found.said == "there must be one crew for 4 players (MAF-2)"


@rule("MAF-1")
def test_nobody_sits_down_with_seven() -> None:
    seven = block("crew", "players = 6").replace("players = 6", "players = 7")
    seven = seven.replace("henkie = 2", "henkie = 1")
    found = complaint(changed(block("crew", "players = 6"), block("crew", "players = 6") + seven))
    assert found.line == "[[crew]]"
    assert found.said == "crews are for 3, 4, 5 and 6 players (MAF-1)"


# Chairs.


@rule("MAF-10")
def test_a_chair_must_not_be_missing() -> None:
    found = complaint(changed(chair(30), ""))
    assert found.line == "[[chair]]"
    assert found.said == "there are 29 chairs, and must be 30 (MAF-10)"


@rule("MAF-E7")
def test_the_chairs_stand_in_the_order_of_their_numbers() -> None:
    found = complaint(with_chair(7, "number = 7", "number = 8"))
    assert (found.line, found.below) == ("number = 8", "left = 8")
    assert found.said == "this chair comes as number 7"


@rule("MAF-E7")
@pytest.mark.parametrize(
    ("old", "new"), [("left = 1\n", "left = 31\n"), ("right = 29", "right = 0")]
)
def test_a_neighbour_is_a_chair_of_this_table(old: str, new: str) -> None:
    found = complaint(with_chair(30, old, new))
    assert found.line == new.strip()
    assert found.said == "a chair is a number from 1 to 30"


@rule("MAF-E7")
def test_whoever_sits_left_of_me_has_me_on_the_right() -> None:
    found = complaint(with_chair(13, "right = 12", "right = 11"))
    assert (found.line, found.below) == ("left = 13", "right = 11")
    assert found.said == "chair 13 has chair 11 to its right, not 12 (MAF-E7)"


@rule("MAF-E7")
def test_the_ring_must_not_fall_into_two() -> None:
    """Chairs 1 to 15 in one circle and 16 to 30 in another: all neighbours agree, and yet."""
    text = with_chair(15, "left = 16", "left = 1")
    text = with_chair(1, "right = 30", "right = 15", text)
    text = with_chair(30, "left = 1\n", "left = 16\n", text)
    found = complaint(with_chair(16, "right = 15", "right = 30", text))
    assert (found.line, found.below) == ("left = 1", "right = 14")
    said = "the chairs are numbered clockwise in one ring, so the left neighbour is 16 (MAF-E7)"
    assert found.said == said


@rule("MAF-46")
def test_whoever_sits_opposite_me_has_me_opposite() -> None:
    found = complaint(with_chair(5, "opposite = 23", "opposite = 22"))
    assert found.line == "opposite = 22"
    assert found.said == "chair 22 does not have chair 5 opposite (MAF-46)"


@rule("MAF-46")
@pytest.mark.parametrize("facing", [31, -1])
def test_opposite_is_a_chair_of_this_table(facing: int) -> None:
    found = complaint(with_chair(5, "opposite = 23", f"opposite = {facing}"))
    assert found.line == f"opposite = {facing}"
    assert found.said == "a chair is a number from 1 to 30"


@rule("MAF-46")
def test_nobody_sits_opposite_himself() -> None:
    found = complaint(with_chair(14, "thing", "opposite = 14\nthing"))
    assert found.line == "opposite = 14"
    assert found.said == "nobody sits opposite himself (MAF-46)"


@rule("MAF-49", "MAF-E50")
def test_a_cross_may_lie_on_any_chairs() -> None:
    """Chairs 5 and 23 no longer face each other; the table keeps its shape."""
    text = with_chair(5, "opposite = 23\n", "")
    text = with_chair(23, "opposite = 5\n", "", text)
    rules = rules_with(text)
    crossed = {number for number in range(1, 31) if rules.opposite[number - 1] < 0}
    assert crossed == CROSSED | {5, 23}
    assert rules.side == 12
    men = {5: "yellow robbie", 23: "red boss", 6: "yellow robbie", 22: "blue boss"}
    table = MafTable(3, men, hands={"yellow": "fire"}, cards=CardFile(text, "my-table.toml"))
    assert table.play("fire").legal() == {"kill 22"}
    refusal = table.refused(KILL[23 - 1])
    assert (refusal.rule, refusal.reason) == ("MAF-49", "crossed_chair")


@rule("MAF-46", "MAF-E50")
def test_chairs_at_the_ends_may_face_each_other_along_the_table() -> None:
    text = with_chair(14, "thing", "opposite = 29\nthing")
    text = with_chair(29, "thing", "opposite = 14\nthing", text)
    rules = rules_with(text)
    assert (rules.opposite[14 - 1], rules.side) == (29 - 1, 12)
    men = {14: "yellow robbie", 29: "red boss", 1: "blue boss"}
    table = MafTable(3, men, hands={"yellow": "fire"}, cards=CardFile(text, "my-table.toml"))
    assert table.play("fire").legal() == {"kill 29"}


@rule("MAF-49", "MAF-E50")
@pytest.mark.parametrize("crosses", ["all", "none"])
def test_a_table_may_have_crosses_everywhere_or_nowhere(crosses: str) -> None:
    text = re.sub(r"opposite = \d+\n", "", TEXT)
    if crosses == "none":
        for number in range(1, 31):
            text = with_chair(number, "thing", f"opposite = {(number + 14) % 30 + 1}\nthing", text)
    rules = rules_with(text)
    assert (rules.crossed == 0) == (crosses == "none")
    state = MAF.deal(rules, fast_rng(1), Windows.ALL, None)
    assert isinstance(state, MafState)
    assert len(drawn(rules, state)) > 10
    play_randomly(state, fast_rng(1, 1), rules.longest)
    assert state.standings().winners()


# Things.


@rule("MAF-27")
@pytest.mark.parametrize(("number", "business"), [(6, "cafe"), (24, "restaurant"), (20, "casino")])
def test_every_business_has_two_chairs(number: int, business: str) -> None:
    found = complaint(with_thing(number, "nothing"))
    assert found.line == "[[chair]]"
    assert found.said == f"{business} stands at 1 chairs, not 2 (MAF-27)"
    found = complaint(with_thing(14, business))
    assert found.said == f"{business} stands at 3 chairs, not 2 (MAF-27)"


@rule("MAF-28")
def test_there_is_one_cash_register() -> None:
    found = complaint(with_thing(29, "nothing"))
    assert found.line == "[[chair]]"
    assert found.said == "there must be one cash register, not 0 (MAF-28)"
    found = complaint(with_thing(14, "cash_register"))
    assert found.said == "there must be one cash register, not 2 (MAF-28)"


@rule("MAF-55")
def test_there_are_at_most_twelve_drinks() -> None:
    text = TEXT
    for number in (14, 25, 28):
        text = with_thing(number, "drink", text)
    assert len(rules_with(text).drink_chairs) == 12
    found = complaint(with_thing(1, "drink", text))
    assert found.line == "[[chair]]"
    assert found.said == "there are at most 12 drinks on the table (MAF-55)"


@rule("MAF-30", "MAF-E50")
def test_in_front_of_a_chair_there_may_be_two_things() -> None:
    """A knife beside the drink of chair 5, a revolver beside the café of chair 6."""
    text = with_chair(5, 'thing = "drink"', 'thing = "drink"\nalso = "knife"')
    text = with_chair(6, 'thing = "cafe"', 'thing = "cafe"\nalso = "revolver"', text)
    men = {5: "yellow henkie", 4: "red henkie", 6: "yellow boss", 22: "red boss", 8: "blue boss"}
    hands = {"yellow": "stab fire nightcap"}
    file = CardFile(text, "my-table.toml")

    def table() -> MafTable:
        return MafTable(3, men, hands=hands, cards=file)

    assert table().play("stab").legal() == {"kill 4"}
    assert table().play("fire").legal() == {"kill 22"}
    assert table().play("nightcap").serve(5).who(5) == "yellow henkie asleep"
    assert table().state.view(0).families[0].income == 2000


@rule("MAF-E50")
def test_two_things_are_named_and_drawn_together() -> None:
    text = with_chair(5, 'thing = "drink"', 'thing = "drink"\nalso = "knife"')
    text = with_chair(13, 'thing = "drink"', 'thing = "drink"\nalso = "revolver"', text)
    rules = rules_with(text)
    state = MAF.deal(rules, fast_rng(1), Windows.ALL, None)
    assert isinstance(state, MafState)
    teller = MAF.teller(rules)
    said = Speaker("en", teller).say(teller.action(state.view(0), SIT[5 - 1]))
    assert said == "Yellow’s Revolver Robbie on chair 5 (drink and knife)"
    rows = drawn(rules, state)
    assert len(rows) == len(drawn(rules_of(3), new_game(3)[0])) + 2
    assert rows[4].split()[5] == "dri"
    assert rows[5].split() == ["|", "kni", "|"]
    (right_end,) = (row for row in rows if row.endswith(" 13"))
    assert "dri rev" in right_end
    assert len({len(row.rstrip()) for row in rows if row.rstrip().endswith("|")}) == 1


@rule("MAF-E50")
@pytest.mark.parametrize(("number", "second"), [(14, "knife"), (5, "drink")])
def test_a_second_thing_lies_beside_another_one(number: int, second: str) -> None:
    here = chair(number)
    found = complaint(changed(here, here + f'also = "{second}"\n'))
    assert found.line == f'also = "{second}"'
    beside = {14: "nothing", 5: "drink"}[number]
    assert found.said == (f"a second thing lies beside another one, not beside {beside} (MAF-E50)")


@rule("MAF-27", "MAF-55", "MAF-E50")
def test_second_things_are_counted_like_the_others() -> None:
    text = with_chair(5, 'thing = "drink"', 'thing = "drink"\nalso = "casino"')
    assert complaint(text).said == "casino stands at 3 chairs, not 2 (MAF-27)"
    text = TEXT
    for number in (1, 2, 3, 4):
        here = chair(number, text)
        text = changed(here, here + 'also = "drink"\n', text)
    assert complaint(text).said == "there are at most 12 drinks on the table (MAF-55)"


@rule("MAF-30")
def test_an_unknown_thing_is_named() -> None:
    found = complaint(with_thing(14, "bomb"))
    assert found.line == 'thing = "bomb"'
    assert found.said.startswith("Invalid enum value 'bomb'; it is one of nothing, cash_register, ")


# Plans.


@rule("MAF-10")
def test_there_is_a_plan_for_every_number_of_players() -> None:
    found = complaint(changed(block("plan", "players = 5"), ""))
    assert found.line == "[[plan]]"
    assert found.said == "there must be one plan for 5 players (MAF-10)"


@rule("MAF-10")
def test_there_are_no_two_plans_for_as_many_players() -> None:
    again = block("plan", "players = 5")
    found = complaint(changed(again, again + "\n" + again))
    assert found.line == "[[plan]]"
    assert found.said == "there must be one plan for 5 players (MAF-10)"


@rule("MAF-1", "MAF-10")
def test_there_is_no_plan_for_seven() -> None:
    six = block("plan", "players = 6")
    found = complaint(changed(six, six + "\n" + six.replace("players = 6", "players = 7")))
    assert found.line == "[[plan]]"
    assert found.said == "plans are for 3, 4, 5 and 6 players (MAF-1)"


@rule("MAF-10")
def test_a_plan_names_every_chair() -> None:
    found = complaint(with_plan(4, '"-", ', ""))
    assert (found.line, found.below[:11]) == ("chairs = [", '"blue boss"')
    assert found.said == "these are 29 chairs, not 30 (MAF-10)"


@rule("MAF-2", "MAF-15")
def test_no_man_sits_on_two_chairs() -> None:
    found = complaint(with_plan(4, '"-"', '"red boss"'))
    assert (found.line, found.below[:11]) == ("chairs = [", '"blue boss"')
    assert found.said == "red boss is seated 2 times, and must be 1 times (MAF-2)"


@rule("MAF-2")
def test_no_man_is_left_without_a_chair() -> None:
    found = complaint(with_plan(3, '"red boss"', '"-"'))
    assert (found.line, found.below[:11]) == ("chairs = [", '"blue jack"')
    assert found.said == "red boss is seated 0 times, and must be 1 times (MAF-2)"


@rule("MAF-2", "MAF-3")
@pytest.mark.parametrize("man", ["purple boss", "red cook", "nobody", "Red boss"])
def test_a_stranger_has_no_place_in_a_plan(man: str) -> None:
    found = complaint(with_plan(5, '"red boss"', f'"{man}"'))
    assert (found.line, found.below[:14]) == ("chairs = [", '"green henkie"')
    assert found.said == (
        f"{man!r} is no man of a game for 5; write for example "
        '"yellow boss", or "-" for an empty chair'
    )


# The form of the file.


def test_what_is_not_toml_is_said_to_be_none() -> None:
    with pytest.raises(BadInput, match=r"^my-table\.toml: this is not TOML: "):
        MAF.rules(3, cards=CardFile(changed("copies = 6", "copies: 6"), "my-table.toml"))


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("copies = 6", 'copies = "six"', 'copies = "six"', "Expected `int`, got `str`"),
        ("left = 2", "left = 2.5", "left = 2.5", "Expected `int`, got `float`"),
        ("boss = 1", "bosses = 1", "[[crew]]", "Object contains unknown field `bosses`"),
        ("number = 1\n", "", "[[chair]]", "Object missing required field `number`"),
        ('thing = "revolver"\n', "", "[[chair]]", "Object missing required field `thing`"),
        ('"blue jack"', "7", "chairs = [", "Expected `str`, got `int`"),
        ("copies = 6", "copies = 1000001", "copies = 1000001", "a number lies between"),
    ],
)
def test_a_slip_of_the_pen_is_named_with_its_line(old: str, new: str, line: str, said: str) -> None:
    found = complaint(changed(old, new))
    assert found.line == line
    assert found.said.startswith(said)


@pytest.mark.parametrize("heading", ["numbers", "card", "crew", "chair", "plan", "colour"])
def test_no_part_of_the_file_may_be_missing(heading: str) -> None:
    text = re.sub(rf"^\[+{heading}\]+\n(?:.+\n)+", "", TEXT, flags=re.M)
    assert f"missing required field `{heading}`" in complaint(text).said


def test_every_value_says_where_it_comes_from() -> None:
    found = complaint(changed('copies = 1\nprovenance = "reconstructed"', "copies = 1"))
    assert (found.line, found.below) == ("[[card]]", 'kind = "beat_it"')
    found = complaint(
        changed('provenance = "rulebook"\n\n[[crew]]', 'provenance = "hearsay"\n[[crew]]')
    )
    assert found.line == 'provenance = "hearsay"'
    assert found.said.endswith("it is one of rulebook, public, reconstructed")


# A table of one's own.

SHAPES = [14, 13, 12, 10, 8]


@rule("MAF-46", "MAF-49", "MAF-E8")
@pytest.mark.parametrize("side", SHAPES)
def test_a_table_of_another_shape_has_other_opposites(side: int) -> None:
    rules = rules_with(with_sides_of(side))
    end = 15 - side
    assert rules.opposite[0] + 1 == 30 - end
    assert rules.opposite[side - 1] + 1 == side + end + 1
    crossed = {number for number in range(1, 31) if rules.opposite[number - 1] < 0}
    assert crossed == {*range(side + 1, 16), *range(31 - end, 31)}


@rule("MAF-46", "MAF-49")
def test_at_a_longer_table_chair_thirteen_faces_chair_sixteen() -> None:
    """Long sides of 13, ends of 2: at the table of the box nobody can be shot from chair 13."""
    men = {13: "yellow robbie", 16: "red boss", 14: "yellow robbie", 29: "blue boss"}
    hands = {"yellow": "fire*2 move"}
    longer = CardFile(with_sides_of(13), "longer.toml")
    assert MafTable(3, men, hands=hands, cards=longer).play("fire").legal() == {"kill 16"}
    assert MafTable(3, men, hands=hands).state.view(0).families[0].line_of_fire == ()


@rule("MAF-49")
@pytest.mark.parametrize("side", SHAPES)
@pytest.mark.parametrize("players", [3, 6])
def test_a_table_of_another_shape_can_be_played_to_the_end(side: int, players: int) -> None:
    rules = rules_with(with_sides_of(side), players)
    state = MAF.deal(rules, fast_rng(side), Windows.ALL, None)
    assert isinstance(state, MafState)
    play_randomly(state, fast_rng(side, 1), rules.longest)
    assert state.is_over()
    assert state.standings().winners()


def drawn(rules: MafRules, state: MafState) -> list[str]:
    """The drawn table as yellow sees it, without the two lines that explain it."""
    speaker = Speaker("en", MAF.teller(rules))

    def written(ink: Ink) -> str:
        text = ink.text if isinstance(ink.text, str) else speaker.say(ink.text)
        return text.center(ink.width)

    rows = TableDrawing(rules, state.view(0)).rows()
    return ["".join(map(written, row)) for row in rows[:-2]]


@rule("MAF-49")
@pytest.mark.parametrize("side", SHAPES)
def test_a_table_of_another_shape_is_drawn_as_it_is(side: int) -> None:
    """The numbers of the chairs: one long side above, the other below, the ends left and right."""
    rules = rules_with(with_sides_of(side))
    state = MAF.deal(rules, fast_rng(1), Windows.ALL, None)
    assert isinstance(state, MafState)
    rows = drawn(rules, state)
    end = 15 - side
    assert rows[0].split() == [str(number) for number in range(1, side + 1)]
    assert rows[-1].split() == [str(number) for number in range(2 * side + end, side + end, -1)]
    ends = [row for row in rows if row[0].isdigit()]
    assert [int(row[:2]) for row in ends] == list(range(30, 30 - end, -1))
    assert [int(row[-2:]) for row in ends] == list(range(side + 1, 16))
    seated = {man for row in rows for man in re.findall(r"\b(?:ye|re|bl)[BRJH]\b", row)}
    assert seated == {colour + man for colour in ("ye", "re", "bl") for man in "BRJH"}
    assert len(re.findall(r"\b(?:ye|re|bl)[BRJH]\b", "\n".join(rows))) == 30


@rule("MAF-3", "MAF-E35", "MAF-E36")
def test_with_other_colours_in_the_file_the_plan_seats_those() -> None:
    rules = rules_with(TEXT.replace("red", "pink"))
    assert [each.name for each in rules.board.colour[:3]] == ["yellow", "pink", "blue"]
    assert tuple(rules.plan) == tuple(rules_of(3).plan)
    teller = MAF.teller(rules)
    assert Speaker("en", teller).seat(1) == "Pink"


@rule("MAF-2", "MAF-10", "MAF-E36")
def test_a_file_with_smaller_crews_seats_fewer_men() -> None:
    text = with_crew(3, "henkie = 5", "henkie = 4")
    plan = block("plan", "players = 3", text)
    for colour in ("yellow", "red", "blue"):
        plan = plan.replace(f'"{colour} henkie"', '"-"', 1)
    rules = rules_with(changed(block("plan", "players = 3"), plan, text))
    state = MAF.deal(rules, fast_rng(1), Windows.ALL, None)
    assert isinstance(state, MafState)
    men = [man for man in state.view(SPECTATOR).men if man is not None]
    assert len(men) == 27
    assert [
        sum(man.sort == MEN.index("henkie") and man.seat == s for man in men) for s in (0, 1, 2)
    ] == [4] * 3
