"""How to answer on the drawn boards. Each function gives False if this question has no answer
there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser import cosa_nostra, maffiosi
from builders.running_house import Json

if TYPE_CHECKING:
    from browser.people import Player


def answer_capo(player: Player, question: Json) -> bool:
    """Pick cards of the hand or aim at somebody, then seal it."""
    if question["items"]:
        picks = player.chance.choice(question["legal"]).get("picks") or []
        cards = player.page.get_by_role("toolbar", name=player.say("web-cap-hand")).locator(
            "[aria-pressed]"
        )
        numbers = sorted(item["number"] for item in question["items"])
        for pick in picks:
            player.press(cards.nth(numbers.index(pick)))
    elif question["text"]["name"] == "cap-ask-suspect":
        aims = player.board.locator(".tray[aria-pressed]")
        place = player.chance.randint(0, aims.count())
        if place == aims.count():
            player.press(player.region("web-decision").locator(".nobody"))
            return True
        player.press(aims.nth(place))
        expect(aims.nth(place)).to_have_attribute("aria-pressed", "true")
    player.press(player.region("web-decision").locator(".seal"))
    return True


def answer_counterfeiters(player: Player, question: Json) -> bool:
    """Send a henchman to a place that glows, hand in notes one by one, fill the envelope."""
    notes = player.region("web-cft-sale")
    envelope = player.region("web-cft-transfer")
    if notes.is_visible():
        sales = [each["shorthand"] for each in question["legal"] if each.get("shorthand")]
        if not sales:
            return False
        for quality, count in enumerate(player.chance.choice(sales).split(), 1):
            for _ in range(int(count)):
                player.press(notes.get_by_role("button", name=more(player, quality)))
        player.press(notes.locator(".main"))
        return True
    if envelope.is_visible():
        player.press(envelope.locator(".main"))
        return True
    glowing = player.board.locator("button.legal")
    if glowing.count() == 0:
        return False
    player.press(glowing.nth(player.chance.randrange(glowing.count())))
    return True


def more(player: Player, quality: int) -> str:
    return player.say("web-cft-more", quality=quality)


def answer_cosa_nostra(player: Player, question: Json) -> bool:
    """Whatever is offered, by the drawn table alone: men, cards, the market, the bar's buttons."""
    return cosa_nostra.answer(player, question)


def answer_maffiosi(player: Player, question: Json) -> bool:
    """Whatever is asked, by the drawn table alone: a card, what glows, the button."""
    return maffiosi.answer(player, question)


ON_THE_BOARD: dict[str, Callable[[Player, Json], bool]] = {
    "capo-della-mafia": answer_capo,
    "counterfeiters": answer_counterfeiters,
    "la-cosa-nostra": answer_cosa_nostra,
    "maffiosi": answer_maffiosi,
}
