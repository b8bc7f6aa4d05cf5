"""How to answer at the drawn table of La Cosa Nostra: pick a man, pick a card, press the button."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import Locator, expect

from backroom.games.la_cosa_nostra.actions import ACTIONS, LcnAction
from builders.running_house import Json

if TYPE_CHECKING:
    from browser.people import Player

TASKS = ("execute", "abandon", "threaten")
LAID = {"henchman": 3, "saboteur": 4, "machine_pistol": 5, "distraction": 6}
LOOKS = {"snitch": 0, "spy": 1}
ON_MEN = ("peek", "victim_man")
ON_BUSINESSES = ("victim_business", "marker")
IN_PLACES = {
    "take": "slot",
    "recruit": "recruit",
    "drop_job": "job",
    "drop_influence": "influence",
    "search": "kind",
    "family": "family",
    "reroll": "die",
}


def answer(player: Player, question: Json | None) -> bool:
    if question is None:  # where everybody may deal at once, it is gone before one has read it
        return True
    action = deed(player.chance.choice(question["legal"])["action"])
    if action is None:
        return False
    do(player, action)
    return True


def deed(index: int) -> LcnAction | None:
    action = ACTIONS[index] if index < len(ACTIONS) else None
    return action if isinstance(action, LcnAction) else None


def do(player: Player, action: LcnAction) -> None:
    """One answer, from the first thing touched to the button that says it."""
    name, value = action.name, int(action.value)
    if name == "pick":
        give_task(player, value)
    elif name in ("job", "buy"):
        press_task(player, name, value)
        press_ready(player)
    elif name in LAID:
        player.press(thing(player, "influence", LAID[name]).first)
        player.press(man(player, value))
        press_ready(player)
    elif name in LOOKS or name == "lawyer":
        look(player, name, value)
    elif name == "renew":
        player.press(thing(player, "influence", LOOKS["snitch"]).first)
        press_plain(player, action)
    elif name in TASKS:
        # An announced attack is abandoned without choosing the man once more.
        if plain(player, action).count() == 0:
            choose_man(player, value)
        press_plain(player, action)
    elif name in ON_MEN:
        player.press(man(player, value))
        press_ready(player)
    elif name in ON_BUSINESSES:
        player.press(seen(player, f'[data-business="{value}"]'))
        press_ready(player)
    elif name in IN_PLACES:
        player.press(thing(player, IN_PLACES[name], value).first)
        press_ready(player)
    elif name in ("accept", "refuse"):
        press_slip(player, name, value)
    elif name in ("stake", "launder"):
        player.region("web-decision").get_by_role("slider").fill(str(value))
        player.press(player.region("web-decision").locator(".answers .main"))
    else:
        press_plain(player, action)


def seen(player: Player, selector: str) -> Locator:
    """The same thing may be drawn twice, for a desk and for a phone: the one that is in use."""
    return player.page.locator(selector).locator("visible=true").first


def thing(player: Player, kind: str, number: int) -> Locator:
    return player.page.locator(f'[data-{kind}="{number}"]')


def man(player: Player, number: int) -> Locator:
    return seen(player, f'.lcn [data-man="{number}"]')


def choose_man(player: Player, number: int) -> None:
    his = man(player, number)
    if his.get_attribute("aria-pressed") != "true":
        player.press(his)


def give_task(player: Player, number: int) -> None:
    choose_man(player, number)
    cards = player.board.locator(".job.legal, .slot.legal")
    player.press(cards.nth(player.chance.randrange(cards.count())))
    press_ready(player)


def press_task(player: Player, name: str, value: int) -> None:
    player.press(thing(player, "job" if name == "job" else "slot", value).first)


def look(player: Player, name: str, value: int) -> None:
    if name == "lawyer":
        player.press(seen(player, f'[data-business="{value}"]'))
    else:
        player.press(thing(player, "influence", LOOKS[name]).first)
    glowing = player.board.locator(".line .man.legal")
    glowing.first.wait_for()
    player.press(glowing.nth(player.chance.randrange(glowing.count())))
    press_ready(player)


def press_ready(player: Player) -> None:
    player.press(player.region("web-decision").locator(".ready"))


def plain(player: Player, action: LcnAction) -> Locator:
    return player.region("web-decision").locator(f'[data-action="{action.index}"]')


def press_plain(player: Player, action: LcnAction) -> None:
    player.press(plain(player, action))


def press_slip(player: Player, name: str, slot: int) -> None:
    if player.touches:
        player.press(player.page.get_by_role("tab", name=player.say("web-tab-deals")))
    slip = seen(player, f'[data-offer="{slot}"]')
    player.press(player.button(f"web-lcn-{name}", slip))
    if player.touches:
        player.press(player.page.get_by_role("tab", name=player.say("web-tab-board")))


# Deals


def open_deal(player: Player, seat: int) -> None:
    if player.touches:
        player.press(player.page.get_by_role("tab", name=player.say("web-tab-deals")))
        player.press(player.page.locator(".partners button").nth(seat - 1))
    else:
        player.press(seen(player, f'.head[data-seat="{seat}"]'))
    player.page.locator("#deal-title").wait_for()


def tap_piece(player: Player, name: str, piece: str, **facts: Any) -> None:
    """Something on a shelf of the builder."""
    shelf = player.page.get_by_role("region", name=player.say(name, **facts))
    player.press(shelf.locator(f'[data-piece="{piece}"]'))


def press_deal(player: Player, name: str) -> None:
    button = player.page.locator(f"[data-deal={name}]")
    expect(button).to_be_enabled()
    player.press(button)
