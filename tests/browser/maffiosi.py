"""How to answer at the drawn table of Maffiosi: pull a card, press what glows, press the button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Locator, expect

from builders.running_house import Json

if TYPE_CHECKING:
    from browser.people import Player

DISCARDS = 0.15
"""How often a card is discarded though one could be played."""


def answer(player: Player, question: Json) -> bool:
    """Whatever is asked, by the drawn table alone."""
    step = player.update["view"]["step"]
    if step in ("card", "second"):
        play_a_card(player, step)
    elif step == "bring":
        sit_down(player)
    elif step == "colour":
        player.press(any_of(player, decision(player).locator(".maf-answer .main")))
    else:
        return False  # somebody has used the list half-way
    return True


def play_a_card(player: Player, step: str) -> None:
    legal = player.board.locator(".cards .card.legal")
    expect(player.board.locator(".cards .card").first).to_be_visible()
    if step == "second" and (legal.count() == 0 or player.chance.random() < 0.5):
        go(player)
        return
    if step == "card" and (legal.count() == 0 or player.chance.random() < DISCARDS):
        player.press(player.board.locator(".throw"))
        player.press(any_of(player, player.board.locator(".cards .card.legal")))
        go(player)
        return
    card = any_of(player, legal)
    kind = str(card.get_attribute("class"))
    player.press(card)
    if " move" in kind:
        press_any_chair(player)
        expect(player.board.locator(".chair.acting")).to_have_count(1)
        press_any_chair(player)
    elif " order-pie" in kind:
        press_any_chair(player)
    elif " nightcap" in kind:
        pour(player)
    go(player)


def pour(player: Player) -> None:
    """One drink after the other, until the button says that it is enough."""
    chairs = player.board.locator(".chair.legal")
    expect(chairs.first).to_be_visible()
    for place in range(chairs.count()):
        if button(player).is_enabled():
            return
        player.press(chairs.nth(place))


def sit_down(player: Player) -> None:
    men = player.board.locator(".seating .man")
    player.press(men.nth(player.chance.randrange(men.count())))
    press_any_chair(player)
    go(player)


def press_any_chair(player: Player) -> None:
    player.press(any_of(player, player.board.locator(".chair.legal")))


def any_of(player: Player, things: Locator) -> Locator:
    expect(things.first).to_be_visible()
    return things.nth(player.chance.randrange(things.count()))


def decision(player: Player) -> Locator:
    return player.region("web-decision")


def button(player: Player) -> Locator:
    return decision(player).locator(".go")


def go(player: Player) -> None:
    expect(button(player)).to_be_enabled()
    player.press(button(player))
