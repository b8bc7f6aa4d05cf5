"""Games at the drawn table of La Cosa Nostra: planned, revealed and paid on the table alone,
without ever opening a list of sentences."""

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from backroom.games.la_cosa_nostra.state import LcnState
from backroom.server.refusals import Refused
from backroom.server.rooms.room import RuleRefused
from backroom.server.rooms.writer import move
from browser.checks import foreign, grave, overflow
from browser.conftest import Sit
from browser.cosa_nostra import open_deal
from browser.people import COSA_NOSTRA, Screen
from browser.test_keyboard import Keys
from builders.running_house import PATIENCE, House

TITLE = "La Cosa Nostra"


@pytest.mark.parametrize("screen", Screen)
def test_a_whole_game_is_played_on_the_drawn_table_alone(sit: Sit, screen: Screen) -> None:
    player = sit(screen, lively=True)
    player.by_list = 0
    player.play_now(TITLE)
    result = player.play_out()
    assert result is not None
    player.sees_ranking(result)
    player.press(player.button("web-look-at-table"))
    count = player.page.get_by_role("region", name=player.say("web-lcn-final"))
    expect(count.get_by_role("row")).to_have_count(8)


def test_every_option_is_played_on_the_drawn_table_alone(sit: Sit) -> None:
    player = sit()
    player.by_list = 0
    options = {
        "length": "three_rounds",
        "spying": "free",
        "influence": "any_time",
        "business_bonus": "on",
        "rob_robbers": "on",
        "planning": "two",
        "families": "choose",
        "final_tie": "duel",
        "threats": "binding",
    }
    player.begin(COSA_NOSTRA, 5, options)
    result = player.play_out()
    assert result is not None
    player.sees_ranking(result)


def test_no_answer_is_offered_before_its_scene_was_shown(sit: Sit, house: House) -> None:
    player = sit(lively=True)
    table = player.begin(COSA_NOSTRA, 4)
    player.asked()
    early = """() => document.querySelector('.bar')?.textContent.includes(SKIP)
      && document.querySelectorAll('.answers button').length > 0""".replace(
        "SKIP", repr(player.say("web-skip-show"))
    )
    player.page.evaluate(
        f"globalThis.early = 0; new MutationObserver(() => {{ if (({early})()) early += 1 }})"
        ".observe(document.body, { subtree: true, childList: true, characterData: true })"
    )
    play_on(house, table, lambda state: state.view(0).round > 1, most=120)
    player.asked()
    assert player.page.evaluate("globalThis.early") == 0


def test_five_players_fit_a_phone_and_the_hand_is_in_sight(sit: Sit, house: House) -> None:
    player = sit(Screen.PHONE)
    table = player.start(COSA_NOSTRA, 5)
    play_on(house, table, lambda state: state.view(0).round == 3 and asks(state, "plan"))
    player.go(f"/table/{table}")
    player.asked()
    assert overflow(player, 390) == 0
    bar = player.region("web-decision").bounding_box()
    assert bar is not None
    for card in (player.page.locator(".desk .man").first, player.page.locator(".hand .job").first):
        box = card.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= bar["y"], "the sheet covers the hand"


@pytest.mark.parametrize(("screen", "language"), [(Screen.DESK, "de"), (Screen.PHONE, "nl")])
def test_everybody_can_read_every_moment(
    sit: Sit, house: House, screen: Screen, language: str
) -> None:
    player = sit(screen, language=language)
    table = player.start(COSA_NOSTRA, 4)
    found: list[str] = []
    for step in ("plan", "turn", "announced", "recruit"):
        play_on(house, table, partial(asks, step=step))
        player.go(f"/table/{table}")
        player.asked()
        found += grave(player, step) + foreign(player, step)
        if step == "plan":  # at once: in a short game nobody may come to recruit
            open_deal(player, 1)
            expect(player.page.locator(".shelf")).to_have_count(2)
            found += grave(player, "the builder") + foreign(player, "the builder")
    assert not found


def test_a_round_is_played_by_keyboard_alone(sit: Sit) -> None:
    player = sit(kind=Keys)
    player.by_list = 0
    player.begin(COSA_NOSTRA, 3)
    player.play_out(12)


# How they come there


def play_on(
    house: House, table: str, reached: Callable[[LcnState], bool], most: int = 3000
) -> None:
    """Everybody does anything he may, within the service, and nobody gives up a task."""

    async def play() -> None:
        chance = random.Random(3)
        room = await house.service.rooms.open(table)
        game, _ = room.playing()
        for _ in range(most):
            state: Any = game.state
            if state.is_over() or reached(state):
                return
            who = state.owing()[0]
            action = resolute(chance, list(state.legal(who)))
            with suppress(Refused, RuleRefused):  # a bot was quicker
                await move(room, who, int(action.index), None, "player", game.seq)

    asyncio.run_coroutine_threadsafe(play(), house.loop).result(PATIENCE)


def resolute(chance: random.Random, legal: list[Any]) -> Any:
    """Whoever can execute a task does not abandon one; whoever has named somebody reveals."""
    first = [each for each in legal if each.name in ("execute", "reveal")]
    return chance.choice(first or legal)


def asks(state: LcnState, step: str) -> bool:
    return state.view(0).step == step and 0 in state.owing()
