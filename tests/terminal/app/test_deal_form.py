"""Deals in the application (La Cosa Nostra): those that suggest themselves, and the form."""

import re

import pytest
from textual.widgets import Input

from backroom.games.la_cosa_nostra.events.trade import OfferMade
from backroom.games.la_cosa_nostra.trade.terms import PromiseKind, Side
from backroom.table import Table
from backroom.terminal.app.deal_form import DealForm, Suggestions
from backroom.terminal.app.listing import Ticking
from builders.la_cosa_nostra import LCN, LcnTable, seat
from builders.on_screen import LARGE, SMALL, Page, on_screen, place_at, shown

pytestmark = pytest.mark.once


def planning() -> LcnTable:
    """Yellow has a job that lacks green's Lawyer, and three gangsters to give tasks to."""
    table = LcnTable(planning=True, turn="yellow", market="cop pimp").give("yellow", cash=6000)
    table.give("yellow", businesses="loan_shark pimp", jobs="investment_fraud usury")
    return table.give("green", cash=1000, businesses="lawyer").give("red", cash=9000)


def at_table(position: LcnTable, language: str = "en") -> Table:
    table = Table.open(LCN, position.state.seats, {"families": "fixed"}, "bargain")
    table.state = position.state
    table.told = position.told
    return table


def mine(position: LcnTable) -> list[OfferMade]:
    return [event for event in position.heard(OfferMade) if event.offer.proposer == 0]


async def form_of(page: Page) -> DealForm:
    """`d`, and then an offer of one's own."""
    await page.until_asked()
    await page.press("d")
    await page.until(lambda: "Offers you could make" in page.text(), "there are suggestions")
    await page.press("n")
    await page.until(lambda: isinstance(page.app.screen, DealForm), "the form is there")
    form = page.app.screen
    assert isinstance(form, DealForm)
    await page.until(lambda: bool(form.query("#gives Input")), "it is laid out")
    return form


async def tick(page: Page, form: DealForm, side: str, text: str) -> None:
    """Tick the piece of this name by keys."""
    pieces = form.query_one(f"#{side} Ticking", Ticking)
    numbers = [
        number
        for number in range(pieces.option_count)
        if text in str(pieces.get_option_at_index(number).prompt)
    ]
    pieces.focus()
    pieces.highlighted = numbers[0]
    await page.press("space")


async def type_amount(page: Page, form: DealForm, side: str, nth: int, text: str) -> None:
    list(form.query(f"#{side} Input").results(Input))[nth].focus()
    await page.press(*text)


def test_a_suggested_offer_is_made_by_its_number() -> None:
    async def story() -> None:
        position = planning()
        async with shown(place_at(at_table(position)), LARGE) as page:
            await page.until_asked()
            await page.press("d")
            await page.until(lambda: isinstance(page.app.screen, Suggestions), "they are listed")
            assert " 1  Offer Player 2 $1,000 for a marker on the Lawyer" in page.text()
            assert " 2  Offer Player 2 $2,000 for a marker on the Lawyer" in page.text()
            await page.press("2", "enter")
            await page.until(lambda: bool(mine(position)), "the offer is made")
            assert mine(position)[0].offer.gives == Side(cash=2000)

    on_screen(story())


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_an_offer_is_put_together_read_as_a_sentence_and_sent(size: tuple[int, int]) -> None:
    """To red: $2,000 and a word of peace for $4,000 to be paid back."""

    async def story() -> None:
        position = planning()
        async with shown(place_at(at_table(position)), size) as page:
            form = await form_of(page)
            assert re.findall("[●○]", page.text()) == ["●", "○"]
            form.query_one("#partners").focus()
            await page.press("right", "enter")
            await page.until(lambda: form.partner == seat("red"), "red is asked")
            assert re.findall("[●○]", page.text()) == ["○", "●"]
            assert "■" not in page.text()
            await tick(page, form, "gives", "attack")
            assert page.text().count("■") == 1, "what is ticked is seen without colours"
            await type_amount(page, form, "gives", 0, "2000")
            await type_amount(page, form, "gets", 1, "4000")
            said = " ".join(page.text().replace("│", " ").split())
            assert "Offer Player 3 $2,000 and the promise" in said
            assert "$4,000" in said
            await page.press("ctrl+s")
            await page.until(lambda: bool(mine(position)), "the offer is made")
            [made] = mine(position)
            assert made.offer.partner == seat("red")
            assert made.offer.gives.cash == 2000
            assert [each.kind for each in made.offer.gives.promises] == [PromiseKind.NO_ATTACK]
            assert [each.amount for each in made.offer.gets.promises] == [4000]

    on_screen(story())


def test_what_one_does_not_have_is_refused_with_the_rule_and_the_form_stays() -> None:
    async def story() -> None:
        position = planning()
        async with shown(place_at(at_table(position)), LARGE) as page:
            form = await form_of(page)
            await type_amount(page, form, "gives", 0, "7000")
            await page.press("enter")
            await page.until(lambda: "(rule LCN-96)" in page.text(), "it is refused")
            assert page.app.screen is form
            assert mine(position) == []

    on_screen(story())


@pytest.mark.parametrize("keys", [("escape",), ("ctrl+s", "escape")])
def test_one_can_think_better_of_it_and_an_empty_form_sends_nothing(keys: tuple[str, ...]) -> None:
    async def story() -> None:
        position = planning()
        async with shown(place_at(at_table(position)), SMALL) as page:
            await form_of(page)
            await page.press(*keys)
            await page.until(lambda: len(page.app.screen_stack) == 1, "the table is back")
            assert mine(position) == []
            assert page.place.moment.question is not None

    on_screen(story())


def test_an_amount_takes_digits_only() -> None:
    async def story() -> None:
        async with shown(place_at(at_table(planning())), LARGE) as page:
            form = await form_of(page)
            await type_amount(page, form, "gives", 0, "1a-5")
            assert next(iter(form.query("#gives Input").results(Input))).value == "15"

    on_screen(story())


def test_no_offer_is_put_together_while_the_bots_have_the_table() -> None:
    async def story() -> None:
        place = place_at(at_table(planning()))
        async with shown(place) as page:
            await page.until_asked()
            asked, place.asked = place.asked, None
            assert "Nothing is asked of you just now." in await page.press("d")
            assert len(page.app.screen_stack) == 1
            place.asked = asked

    on_screen(story())


def test_there_is_no_deal_where_a_game_has_none() -> None:
    from builders.on_screen import place_in

    async def story() -> None:
        async with shown(place_in("maffiosi", 3)) as page:
            await page.until_asked()
            before = page.text()
            assert await page.press("d") == before

    on_screen(story())
