"""The application: what stands on the screen, and what keys and mouse do."""

import re

import pytest

from backroom.kernel.game import all_games
from backroom.table import Table
from backroom.terminal.app.choices import Choices
from backroom.terminal.app.colours import FAMILIES
from backroom.terminal.app.papers import Paper, RulesPage
from backroom.terminal.games.maffiosi.drawing import ROWS
from backroom.terminal.marks import IN_ORDER, MARKS
from backroom.terminal.places.place import Choice, Question
from backroom.terminal.table_shown import INKS, in_ink
from builders.counterfeiters import CFT, CftTable, Player
from builders.on_screen import LARGE, SMALL, Page, on_screen, place_at, place_in, shown
from builders.playing import played

pytestmark = pytest.mark.once


def chairs_on(page: Page) -> set[int]:
    """The chairs whose numbers stand around the table."""
    return {int(each) for row in page.rows() for each in re.findall(r"\d+", row)}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_maffiosis_whole_table_stands_in_the_smallest_window(players: int, language: str) -> None:
    async def story() -> None:
        place = place_in("maffiosi", players, language=language)
        async with shown(place, SMALL) as page:
            await page.until_asked()
            rows = page.rows()
            drawn = [
                in_ink(row, place.speaker, FAMILIES).plain for row in place.moment.board[:ROWS]
            ]
            first = rows.index(drawn[0])
            assert rows[first : first + ROWS] == drawn
            assert place.moment.question is not None
            assert place.moment.question.brief in page.text()
            assert place.moment.question.choices[0].text in page.text()
            for player in place.moment.players:
                assert f"{MARKS[player.colour]} {player.name} {player.brief}" in page.text()

    on_screen(story())


@pytest.mark.parametrize("game", all_games())
@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_every_game_shows_table_hand_question_choices_and_players(game: str, language: str) -> None:
    async def story() -> None:
        place = place_in(game, 4, language=language)
        async with shown(place, LARGE) as page:
            await page.until_asked()
            text = page.text()
            question = place.moment.question
            assert question is not None
            choices = question.items if question.picking else [(0, question.choices[0].text)]
            for said in (question.text[:30], *[item[:30] for _, item in choices]):
                assert said in text
            for player in place.moment.players:
                assert f"{MARKS[player.colour]} {player.name}" in text
            letters = page.app.letters()
            assert all(place.speaker.ui(name) in text for _, _, name in letters)
            assert place.game.title in text
            assert place.story[-1].text[:20] in text

    on_screen(story())


@pytest.mark.parametrize("game", all_games())
def test_a_window_of_any_size_is_drawn_without_a_fault(game: str) -> None:
    async def story() -> None:
        place = place_in(game, 4)
        async with shown(place) as page:
            await page.until_asked()
            for size in ((1, 1), (9, 2), (20, 5), (200, 8), (30, 60), (80, 24)):
                await page.pilot.resize_terminal(*size)
                await page.press("down")
                rows = page.rows()
                assert len(rows) == size[1]
                assert max(map(len, rows)) <= size[0]
            assert place.moment.question is not None
            assert place.moment.question.brief[:20] in page.text()

    on_screen(story())


def test_cards_are_ticked_by_number_and_what_follows_is_said_before_they_are_laid() -> None:
    async def story() -> None:
        place = place_in("capo-della-mafia", 3)
        async with shown(place) as page:
            await page.until_asked()
            assert page.text().count("□") == 5
            text = await page.press("2")
            assert (text.count("□"), text.count("■")) == (4, 1)
            assert "An honest job" in text or "A bluff" in text
            text = await page.press("2", "3", "space")
            assert text.count("■") == 0
            await page.press("1", "3", "enter")
            moves = [move.action for move in place.table.moves if move.seat == 0]
            assert moves == [0b101]

    on_screen(story())


def test_a_choice_that_the_rules_forbid_is_refused_with_its_rule_and_stays_open() -> None:
    async def story() -> None:
        place = place_in("capo-della-mafia", 3)
        async with shown(place) as page:
            await page.until_asked()
            text = await page.press("end", "enter")
            assert "lay at least one card. (rule CAP-25)" in " ".join(text.split())
            assert place.table.moves == []
            assert place.moment.question is not None

    on_screen(story())


def test_the_mouse_ticks_chooses_and_presses_the_keys_below() -> None:
    async def story() -> None:
        place = place_in("capo-della-mafia", 3)
        async with shown(place) as page:
            await page.until_asked()
            await page.pilot.click("#choices", offset=(5, 1))
            await page.pilot.click("#choices", offset=(5, 3))
            assert page.text().count("■") == 2
            await page.pilot.click("#choices", offset=(5, 5))
            await page.until(lambda: bool(place.table.moves), "the cards are laid")
            assert place.table.moves[0].action == 0b1010

    on_screen(story())


def test_numbers_find_the_choice_and_two_digits_are_one_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("backroom.terminal.app.listing.TOGETHER", 600.0)

    async def story() -> None:
        async with shown(place_in("maffiosi", 3)) as page:
            await page.until_asked()
            twelve = tuple(Choice(number, f"choice {number}") for number in range(12))
            choices = page.app.query_one(Choices)
            choices.ask(Question("?", "?", (), True, twelve), "", "")
            await page.press("1", "2")
            assert choices.chosen == twelve[11]
            await page.press("9")
            assert choices.chosen == twelve[8], "there are no 129"

    on_screen(story())


def test_a_strong_bot_says_what_it_would_do_and_why() -> None:
    async def story() -> None:
        place = place_in("capo-della-mafia", 3)
        async with shown(place) as page:
            await page.until_asked()
            await page.press("h")
            await page.until(lambda: "I would do this: Lay" in page.text(), "there is advice")
            assert place.table.moves == []

    on_screen(story())


def test_no_advice_is_a_sentence() -> None:
    async def story() -> None:
        place = place_in("capo-della-mafia", 3)
        async with shown(place) as page:
            await page.until_asked()
            place.thinker.fails = True  # type: ignore[attr-defined]
            await page.press("h")
            await page.until(lambda: "No advice can be had" in page.text(), "that is said")

    on_screen(story())


@pytest.mark.parametrize(
    ("key", "says"),
    [
        ("i", "What follows"),
        ("w", "Your hand: "),
        ("s", "The story so far"),
        ("p", "At the table"),
        ("question_mark", "CAP-20"),
    ],
)
def test_a_letter_lays_a_page_over_the_table_and_escape_puts_it_away(key: str, says: str) -> None:
    async def story() -> None:
        place = place_in("capo-della-mafia", 3)
        async with shown(place) as page:
            await page.until_asked()
            before = page.text()
            await page.press(key)
            await page.until(lambda: says in page.text(), f"{key} is answered")
            assert "╭" in page.text()
            assert await page.press("escape") == before

    on_screen(story())


def test_the_rules_behind_the_question_come_first_and_any_other_is_found_by_a_word() -> None:
    async def story() -> None:
        place = place_in("capo-della-mafia", 3)
        async with shown(place, LARGE) as page:
            await page.until_asked()
            await page.press("question_mark")
            assert isinstance(page.app.screen, RulesPage)
            places = [page.text().index(rule) for rule in ("CAP-20", "CAP-11", "CAP-13", "CAP-33")]
            assert places == sorted(places)
            text = await page.press(*"napoli")
            assert "CAP-20 " not in text
            assert "apoli" in text
            assert "There is no such rule." in await page.press(*"xyz")

    on_screen(story())


def receiver() -> CftTable:
    return CftTable(Player(fakes="4★ 3★★ 2★★★"), Player(), first=0).place("receiver 1")


@pytest.mark.parametrize(("typed", "moves"), [("2 0 1", 1), ("5 0 0", 0)])
def test_notes_are_typed_and_letters_beside_them_mean_what_they_mean(
    typed: str, moves: int
) -> None:
    async def story() -> None:
        position = receiver()
        table = Table.open(CFT, 2, {}, "typed")
        table.state, table.told = position.state, position.told
        place = place_at(table)
        async with shown(place) as page:
            await page.until_asked()
            await page.press("w")
            assert "╭" in page.text(), "a letter in the line of numbers is no number"
            await page.press("escape")
            text = await page.press(*["space" if each == " " else each for each in typed], "enter")
            assert len(table.moves) >= moves
            assert ("CFT-36" in text) == (not moves)

    on_screen(story())


def test_a_small_window_says_which_way_there_is_more_of_the_table() -> None:
    async def story() -> None:
        async with shown(place_in("la-cosa-nostra", 4)) as page:
            await page.until_asked()
            await page.until(lambda: "▼ PgDn" in "".join(page.rows()[:2]), "there is more below")
            assert "▲ PgUp" not in page.text()
            await page.press(*["pagedown"] * 9)
            await page.until(lambda: "▲ PgUp" in "".join(page.rows()[:2]), "and now above")
            assert "▼ PgDn" not in page.text()
            await page.pilot.resize_terminal(110, 60)
            await page.until(lambda: "PgUp" not in page.text(), "all of it is seen")

    on_screen(story())


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
def test_the_table_can_be_left_at_any_question(key: str) -> None:
    async def story() -> None:
        place = place_in("maffiosi", 3)
        async with shown(place) as page:
            await page.until_asked()
            await page.pilot.press(key)
            await page.until(lambda: page.app._exit, "the application ends")
            assert not place.table.state.is_over()

    on_screen(story())


def test_what_comes_when_the_table_has_been_left_is_no_fault() -> None:
    async def story() -> None:
        place = place_in("maffiosi", 3)
        async with shown(place) as page:
            await page.until_asked()
        assert not page.app.screen_stack
        page.app.tell_aside(["an answer that took its time"])
        place.question = place.drawn = None
        page.app.blink()
        page.app.show()

    on_screen(story())


def test_while_others_think_it_is_said_who_does() -> None:
    async def story() -> None:
        place = place_in("maffiosi", 3)
        place.pace = 1_000.0
        async with shown(place) as page:
            await page.until_asked()
            question = place.moment.question
            while place.moment.question is not None:
                await page.press("1", "enter")
            assert question is not None
            await page.until(lambda: "thinking" in page.text(), "somebody thinks")
            names = [place.speaker.seat(seat) for seat in place.moment.thinking]
            verb = "is" if len(names) == 1 else "are"
            assert f"{place.speaker.listed(names)} {verb} thinking" in page.text()

    on_screen(story())


@pytest.mark.parametrize("key", ["enter", "space", "escape", "q"])
def test_a_key_pressed_as_the_game_ends_does_not_put_the_ranking_away(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("backroom.terminal.app.table_app.FIRM", 600.0)

    async def story() -> None:
        place = place_at(played(10_000))
        assert place.moment.result
        async with shown(place) as page:
            await page.until(lambda: isinstance(page.app.screen, Paper), "the ranking is shown")
            over = page.app.screen_stack[-1]
            assert isinstance(over, Paper)
            await page.press(key)
            await page.pilot.click(offset=(1, 1))
            assert page.app.screen_stack[1:] == [over]
            over.firm_until = 0.0
            await page.press(key)
            assert len(page.app.screen_stack) == 1

    on_screen(story())


def test_every_colour_of_the_house_has_a_mark_of_its_own() -> None:
    assert set(MARKS) == set(FAMILIES) == set(INKS) == set(IN_ORDER)
    assert len(set(MARKS.values())) == len(MARKS)
    assert {len(mark) for mark in MARKS.values()} == {1}
