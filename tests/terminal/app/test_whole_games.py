"""Whole games in the application by keys alone, in a small window that becomes a large one."""

import pytest

from backroom.kernel.rng import fast_rng
from backroom.terminal.places.home import HomePlace
from builders.on_screen import LARGE, Page, on_screen, place_in, shown

GAMES = {"capo-della-mafia": 3, "counterfeiters": 2, "maffiosi": 3, "la-cosa-nostra": 3}
MOST_KEYS = 3_000


def no_code(page: Page) -> None:
    """A sentence with a hole in it shows as code."""
    text = page.text()
    assert "{" not in text, text
    assert "$ {" not in text, text
    assert "None" not in text, text


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_keys_in_a_small_window_and_in_a_large_one(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("backroom.terminal.app.table_app.FIRM", 0.0)
    on_screen(play(game, GAMES[game]))


async def play(game: str, seats: int) -> None:
    place = place_in(game, seats, "whole game")
    chance = fast_rng(seats, 7)
    async with shown(place) as page:
        keys = 0
        while not place.moment.result:
            await page.until_asked()
            if place.moment.result:
                break
            await answer(page, place, chance.below(6))
            keys += 1
            assert keys < MOST_KEYS
            if keys % 10 == 0:
                no_code(page)
            if keys == 6:
                await page.pilot.resize_terminal(*LARGE)
        await page.until(lambda: len(page.app.screen_stack) == 2, "the ranking is shown")
        assert place.table.state.is_over()
        winner = place.moment.result[0]
        assert winner[:30] in page.text()
        assert keys > 6, "the window was made larger on the way"
        await page.press("escape")
        assert "q leaves the table" in page.text()
        await page.press("q")
        assert not page.app.is_running or page.app.return_code == 0


async def answer(page: Page, place: HomePlace, luck: int) -> None:
    """A choice as a person makes it: by number, by arrow, by ticking; what is refused is answered
    otherwise."""
    question = place.moment.question
    assert question is not None
    if question.picking:
        first = question.choices[luck % len(question.choices)]
        numbers = [item for item, _ in question.items]
        for pick in first.picks or ():
            await page.pilot.press(str(numbers.index(pick) + 1))
        await page.press("enter")
    elif question.hint:
        label = question.choices[luck % len(question.choices)].label
        keys = ["minus" if each == "-" else "space" if each == " " else each for each in label]
        await page.press(*keys, "enter") if label else await page.press("down", "enter")
    else:
        await page.press(str(luck + 1), "enter")
