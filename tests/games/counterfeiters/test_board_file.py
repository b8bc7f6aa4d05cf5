"""The board file: what does not add up is refused, with its line and what was expected."""

import re

import pytest

from backroom.games.counterfeiters.copies import frozen_rules
from backroom.games.counterfeiters.rules import CftRules
from backroom.kernel.cards import CardFile
from backroom.kernel.errors import BadInput
from backroom.kernel.playout import play_randomly
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import Windows
from builders.card_files import complaint_of
from builders.counterfeiters import CFT, rules_of
from builders.rule_marks import rule

TEXT = CFT.own_cards().text
SLOT = """\
[[space]]
side = "2"
action = "market"
price = 50
"""
LAST = """\
[[special]]
side = "2"
space = 12
effect = "end"
provenance = "reconstructed"
"""
THIRD = """\
[[special]]
side = "2"
space = 11
effect = "investigation"
provenance = "reconstructed"
"""


def complaint(text: str) -> tuple[str, str]:
    """The line that is named (as it stands in the file), and what is said about it."""
    found = complaint_of(lambda file: CFT.rules(2, cards=file), text)
    return found.line, found.said


def changed(old: str, new: str, text: str = TEXT, times: int = 1) -> str:
    assert text.count(old) >= 1
    return text.replace(old, new, times)


def block(heading: str, *lines: str) -> str:
    """The block of the file with this heading and these lines."""
    found: list[str] = [
        part
        for part in re.findall(rf"^\[\[{heading}\]\]\n(?:.+\n)+", TEXT, re.M)
        if all(line in part for line in lines)
    ]
    assert found
    return found[0]


@rule("CFT-12")
def test_the_file_as_it_comes_is_accepted_under_any_name() -> None:
    rules = CFT.rules(4, cards=CardFile(TEXT, "my-board.toml"))
    assert isinstance(rules, CftRules)
    assert frozen_rules(rules) == frozen_rules(rules_of(4))


@rule("CFT-12")
def test_forty_one_cards_are_not_a_box() -> None:
    ink = block("card", 'category = "A"', 'kind = "ink"', "copies = 2")
    line, said = complaint(changed(ink, ink.replace("copies = 2", "copies = 1")))
    assert line.startswith("cards = {")
    assert said == "the cards add up to 41, and must be 42 (CFT-12)"


@rule("CFT-12")
def test_nor_are_they_if_the_file_says_that_there_are_forty_one() -> None:
    ink = block("card", 'category = "A"', 'kind = "ink"', "copies = 2")
    text = changed(ink, ink.replace("copies = 2", "copies = 1"))
    line, said = complaint(changed("cards = { value = 42", "cards = { value = 41", text))
    assert line.startswith("cards = {")
    assert "42 cards (CFT-12)" in said


@rule("CFT-12")
def test_a_card_for_five_players_has_a_wrong_mark() -> None:
    hologram = block("card", 'kind = "hologram"', "players = 4")
    line, said = complaint(changed(hologram, hologram.replace("players = 4", "players = 5")))
    assert line == "[[card]]"
    assert "2, 3 or 4" in said


@rule("CFT-13")
def test_a_card_of_category_e_has_no_place_in_the_pile() -> None:
    line, said = complaint(changed('category = "D"', 'category = "E"'))
    assert line == 'category = "E"'
    assert "one of S, A, B, C, D" in said


@rule("CFT-11")
def test_nobody_starts_with_a_hologram() -> None:
    ink = block("card", 'category = "S"', 'kind = "ink"')
    line, said = complaint(changed(ink, ink.replace('"ink"', '"hologram"')))
    assert line == "[[card]]"
    assert "ink or paper only (CFT-11)" in said


@rule("CFT-11")
def test_four_players_need_four_printers_to_start_with() -> None:
    printer = block("card", 'category = "S"', 'kind = "printer"')
    ink = block("card", 'category = "A"', 'kind = "ink"', "copies = 2")
    text = changed(printer, printer.replace("copies = 4", "copies = 3"))
    line, said = complaint(changed(ink, ink.replace("copies = 2", "copies = 3"), text))
    assert line == "[[card]]"
    assert "4 printers and 4 components (CFT-11)" in said


@rule("CFT-22", "CFT-23")
@pytest.mark.parametrize("price", ["", "price = 0\n", "price = 45\n"])
def test_a_slot_without_a_price_in_tens_sells_nothing(price: str) -> None:
    line, said = complaint(changed(SLOT, SLOT.replace("price = 50\n", price)))
    assert line == "[[space]]"
    assert said == "a market slot needs a price, a multiple of $10 (CFT-23)"


@rule("CFT-19")
def test_an_unknown_action_is_named() -> None:
    line, said = complaint(changed('action = "receiver"', 'action = "casino"'))
    assert line == 'action = "casino"'
    assert "casino" in said


@rule("CFT-19")
def test_every_action_needs_a_space_on_both_sides() -> None:
    jet = block("space", 'side = "3-4"', 'action = "private_jet"')
    line, said = complaint(changed(jet, ""))
    assert line == "[[space]]"
    assert said == "side 3-4 has no space for private_jet (CFT-19)"


@rule("CFT-5")
@pytest.mark.parametrize("heading", ["space", "special"])
def test_a_side_is_one_of_the_two_that_the_board_has(heading: str) -> None:
    first = block(heading, 'side = "2"')
    line, said = complaint(changed(first, first.replace('side = "2"', 'side = "5-6"')))
    assert line == 'side = "5-6"'
    assert said == "a side is one of 2, 3-4"


@rule("CFT-5", "CFT-7")
def test_a_start_on_a_side_that_does_not_exist_is_no_start() -> None:
    start = block("start", "players = 2")
    line, said = complaint(changed(start, start.replace('side = "2"', 'side = "5-6"')))
    assert line == "[[start]]"
    assert said == "there must be one start for 2 players (CFT-7)"


@rule("CFT-38")
def test_there_is_exactly_one_pair_of_sunglasses() -> None:
    line, said = complaint(changed("sunglasses = true\n", ""))
    assert line == "[[space]]"
    assert said == "side 2 needs exactly one space with sunglasses (CFT-38)"


@rule("CFT-62")
@pytest.mark.parametrize("end", ["", LAST.replace("end", "godfather")])
def test_a_track_must_have_an_end(end: str) -> None:
    line, said = complaint(changed(LAST, end))
    assert line == "[[special]]"
    assert said == "the track of side 2 must have one end, last (CFT-62)"


@rule("CFT-62")
def test_behind_the_end_there_is_nothing() -> None:
    line, said = complaint(changed(LAST, LAST.replace("12", "10")))
    assert line == "[[special]]"
    assert said == "the track of side 2 must have one end, last (CFT-62)"


@rule("CFT-49")
def test_two_investigations_are_one_too_few() -> None:
    line, said = complaint(changed(THIRD, ""))
    assert line == "[[special]]"
    assert said == "side 2 has 2 investigations, and must have 3 (CFT-49)"


@rule("CFT-53", "CFT-62")
def test_if_only_supermarkets_were_watched_the_game_would_never_end() -> None:
    """The dossier's first fact: after the third investigation nobody could move the officer."""
    text = TEXT
    for action in ("print", "receiver", "tax_fraud"):
        watched = f'side = "2"\naction = "{action}"\ncap = true'
        text = changed(watched, watched.replace("true", "false"), text)
    line, said = complaint(text)
    assert line == "[[space]]"
    assert "side 2: only supermarkets are watched" in said
    assert "never finish the track" in said


@rule("CFT-7")
@pytest.mark.parametrize("space", [12, 13, -1])
def test_the_officer_starts_before_the_end(space: int) -> None:
    start = block("start", "players = 2")
    line, said = complaint(changed(start, start.replace("space = 0", f"space = {space}")))
    assert line == f"space = {space}"
    assert said == "the officer must start before the end (CFT-7)"


@rule("CFT-7")
def test_there_is_a_start_for_every_number_of_players() -> None:
    line, said = complaint(changed(block("start", "players = 3"), ""))
    assert line == "[[start]]"
    assert said == "there must be one start for 3 players (CFT-7)"


@rule("CFT-E2")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("note = { value = 50", "note = { value = 55"),
        ("tax_fraud = { value = 30", "tax_fraud = { value = 35"),
        ("regular_flight = { value = 30", "regular_flight = { value = 31"),
        ("start_cash = { values = [20,", "start_cash = { values = [25,"),
        ("receiver_pays = { values = [20,", "receiver_pays = { values = [15,"),
    ],
)
def test_money_comes_in_tens(old: str, new: str) -> None:
    line, said = complaint(changed(old, new))
    assert line.startswith(new)
    assert said == "money is a multiple of $10 (CFT-E2)"


@rule("CFT-E2", "CFT-68")
def test_a_ticket_pays_in_tens_and_no_other_card_pays() -> None:
    line, said = complaint(changed("pays = 150", "pays = 155"))
    assert line == "[[card]]"
    assert "a lottery ticket pays a multiple of $10" in said
    line, said = complaint(changed('kind = "diner"', 'kind = "diner"\npays = 10'))
    assert line == "[[card]]"
    assert "others nothing" in said


@rule("CFT-27")
@pytest.mark.parametrize("lawyer", ["big_lawyer", "bad_lawyer"])
def test_there_is_no_second_lawyer_of_a_sort(lawyer: str) -> None:
    printer = block("card", 'category = "D"', 'kind = "printer"')
    line, said = complaint(changed(printer, printer.replace("printer", lawyer)))
    assert line == "[[card]]"
    assert said == f"there is at most one {lawyer} (CFT-27)"


@rule("CFT-8")
def test_every_seat_needs_a_colour() -> None:
    line, said = complaint(changed(block("colour", 'name = "white"'), ""))
    assert line == "[[colour]]"
    assert said == "there are 3 colours, and must be 4 (CFT-8)"


@rule("CFT-6", "CFT-35")
@pytest.mark.parametrize("ladder", ["receiver_pays", "fake_pile"])
def test_there_are_three_qualities(ladder: str) -> None:
    text = re.sub(rf"({ladder} = {{ values = \[\d+, \d+), \d+", r"\1", TEXT)
    line, said = complaint(text)
    assert line.startswith(f"{ladder} =")
    assert said == "must be 3 numbers, none below 0"


@rule("CFT-53")
@pytest.mark.parametrize("space", [-1, 6])
def test_two_special_spaces_cannot_lie_on_one_spot_nor_before_the_track(space: int) -> None:
    """Else an investigation or the end would silently be lost."""
    line, said = complaint(changed(THIRD, THIRD.replace("11", str(space))))
    assert line == f"space = {space}"
    assert "a place of its own" in said


@rule("CFT-38")
def test_sunglasses_lie_only_where_taxes_are_dodged() -> None:
    printing = block("space", 'side = "2"', 'action = "print"')
    line, said = complaint(changed(printing, printing + "sunglasses = true\n"))
    assert line == "sunglasses = true"
    assert "belong to tax fraud (CFT-38)" in said


@rule("CFT-23", "CFT-55")
@pytest.mark.parametrize("extra", ["price = 20\n", "trash = true\n"])
def test_only_a_market_slot_has_a_price_or_a_trash_can(extra: str) -> None:
    printing = block("space", 'side = "2"', 'action = "print"')
    line, said = complaint(changed(printing, printing + extra))
    assert line == "[[space]]"
    assert "only a market slot" in said


@rule("CFT-53")
def test_an_ordinary_space_of_the_track_needs_no_entry() -> None:
    line, said = complaint(changed('effect = "strike"', 'effect = "nothing"'))
    assert line == 'effect = "nothing"'
    assert "ordinary space" in said


def cards_of(kind: str, text: str = TEXT) -> list[str]:
    """The entries of this kind of card that come into the market, in the order of the file."""
    found: list[str] = re.findall(r"^\[\[card\]\]\n(?:.+\n)+", text, re.M)
    return [each for each in found if f'kind = "{kind}"' in each and 'category = "S"' not in each]


def with_diners(*copies: int) -> str:
    """The file with so many diners, by entry; tickets and printers make room for them."""
    text, more = TEXT, 0
    for entry, wanted in zip(cards_of("diner"), copies, strict=True):
        more += wanted - copies_in(entry)
        text = text.replace(entry, recounted(entry, wanted), 1)
    for entry in cards_of("lottery_ticket") + cards_of("printer"):
        less = min(copies_in(entry), more)
        more -= less
        text = text.replace(entry, recounted(entry, copies_in(entry) - less), 1)
    assert more == 0
    return text


def copies_in(entry: str) -> int:
    return int(re.findall(r"copies = (\d+)", entry)[0])


def recounted(entry: str, copies: int) -> str:
    return re.sub(r"copies = \d+", f"copies = {copies}", entry)


@rule("CFT-E27")
def test_nine_diners_to_choose_for_are_refused_with_the_line_of_the_ninth() -> None:
    text = with_diners(8, 1, 0, 0)
    with pytest.raises(BadInput) as fault:
        CFT.rules(2, {"diners": "choose"}, CardFile(text, "my-board.toml"))
    found = re.fullmatch(
        r"my-board\.toml, line (\d+) at card\[\d+\]\.copies: (.+)", str(fault.value)
    )
    assert found is not None, str(fault.value)
    before = "\n".join(text.splitlines()[: int(found[1])])
    assert before.count('kind = "diner"') == 2
    assert "at most 8 diners" in found[2]


@rule("CFT-E27")
def test_eight_diners_to_choose_for_and_nine_that_help_themselves_are_played() -> None:
    for copies, diners in (((8, 0, 0, 0), "choose"), ((8, 1, 0, 0), "lowest")):
        rules = CFT.rules(2, {"diners": diners}, CardFile(with_diners(*copies), "my-board.toml"))
        for seed in range(3):
            state = CFT.deal(rules, fast_rng(seed), Windows.ALL, None)
            play_randomly(state, fast_rng(seed, 1), int(rules.longest))
            assert state.standings().over


@rule("CFT-E44")
@pytest.mark.parametrize(
    ("notes", "why"),
    [
        ("[32]", "must be 2 numbers"),
        ("[-1, 68]", "must be 2 numbers"),
        ("[3, 2]", "the players start with $140; the box has less"),
    ],
)
def test_real_notes_that_do_not_suffice_are_refused(notes: str, why: str) -> None:
    line, said = complaint(changed("values = [32, 68]", f"values = {notes}"))
    assert line.startswith("real_notes =")
    assert why in said


@rule("CFT-E44")
def test_a_file_without_real_notes_is_played_unless_they_are_limited() -> None:
    text = re.sub(r"real_notes = .+\n", "", TEXT)
    file = CardFile(text, "my-board.toml")
    assert CFT.rules(2, {}, file).seats == 2
    with pytest.raises(BadInput, match=r"line \d+ at ladders: real_notes = limited, but the file"):
        CFT.rules(2, {"real_notes": "limited"}, file)


def test_a_track_or_a_price_beyond_all_measure_is_refused() -> None:
    """Both are listed one by one: a stranger's board of a million spaces took for ever."""
    line, said = complaint(changed(LAST, LAST.replace("12", "1000000")))
    assert (line, said) == ("space = 1000000", "a track has at most 100 spaces")
    line, said = complaint(changed(LAST, LAST.replace("12", "101")))
    assert (line, said) == ("space = 101", "a track has at most 100 spaces")
    longest = CFT.rules(2, cards=CardFile(changed(LAST, LAST.replace("12", "100")), "longest.toml"))
    assert isinstance(longest, CftRules)
    assert len(longest.track) == 101, "and the start"
    line, said = complaint(changed(SLOT, SLOT.replace("50", "1000000")))
    assert (line, said) == ("price = 1000000", "nothing costs more than $10000")
