"""Moments at the drawn table of Maffiosi that chance brings rarely: they are laid out."""

import pytest
from playwright.sync_api import Locator, expect

from backroom.games.maffiosi.actions import DISCARD, KILL, PASS_LEFT, PLAY, STAY
from backroom.games.maffiosi.rules import FIRE, PASS_IT_ON, STAB
from browser import maffiosi
from browser.conftest import Sit
from browser.people import MAFFIOSI, Player, Screen
from browser.positions import LaidOut
from builders.maffiosi import COLOURS, MafTable, any_men
from builders.running_house import House, Json

RED, BLUE, GREEN = 1, 2, 3


def test_a_pie_is_passed_on_twice_and_goes_off(sit: Sit, house: House) -> None:
    """Green's pie: Alma passes it to Red's man, Red further to Blue's, who sits beside Green's."""
    men = {
        2: "yellow boss",
        6: "yellow henkie",
        7: "red henkie",
        8: "blue henkie",
        9: "green henkie",
        16: "red boss",
        19: "blue boss",
        21: "green boss",
    }
    hands = {"yellow": "pass_it_on move*4", "red": "pass_it_on fire*2", "blue": "fire*2"}
    player = sit(lively=True)
    table = MafTable(4, men, hands=hands, pies={"green": 6})
    laid = LaidOut(house, MAFFIOSI, [player], table)

    pull(player, "pass-it-on")
    player.press(player.region("web-focus").locator(".way.legal", has_text="7"))
    maffiosi.go(player)
    player.page.wait_for_function("() => heard.update.view.families[3].pie === 6")
    player.skip_the_show()
    maffiosi.go(player)  # no second card
    player.page.wait_for_function(f"() => heard.update.seats[{RED}].owes")
    laid.do(RED, PLAY[PASS_IT_ON], PASS_LEFT[GREEN], STAY)
    assert table.pie("green") == 8
    laid.do(BLUE, DISCARD[FIRE])
    boom = player.board.locator(".boom")
    expect(boom.locator(".paper p")).to_have_count(3)
    expect(boom).to_contain_text(player.say("web-maf-on-time"))
    player.skip_the_show()
    expect(sitting(player, 7, 8, 9)).to_have_count(0)
    assert table.pie("green") == "home"


def test_a_second_glass_kills_and_it_is_said_before(sit: Sit, house: House) -> None:
    men = {
        5: "red boss asleep",
        7: "red henkie",
        11: "blue boss",
        14: "yellow boss",
        8: "blue henkie",
    }
    player = sit(lively=True)
    table = MafTable(3, men, hands={"yellow": "nightcap move*4"})
    LaidOut(house, MAFFIOSI, [player], table)

    pull(player, "nightcap")
    for chair in (5, 7, 11):
        player.press(player.board.locator(f"[data-chair='{chair - 1}']"))
    expect(player.region("web-focus").get_by_text(player.say("web-maf-drink-dies"))).to_be_visible()
    maffiosi.go(player)
    never = player.say("web-maf-never-wakes", man="").strip()
    expect(player.board.locator(".moment .strip")).to_contain_text(never)
    player.skip_the_show()
    expect(sitting(player, 5)).to_have_count(0)
    assert table.who(11) == "blue boss asleep"


def test_whoever_is_out_may_have_won_in_the_end(sit: Sit, house: House) -> None:
    men = {2: "red jack", 3: "yellow henkie", 8: "red boss", 14: "blue boss"}
    table = MafTable(
        3,
        men,
        turn="red",
        hands={"red": "stab*4 move", "yellow": "fire*2 order_pie*3"},
        money={"yellow": 30_000},
        bank=1000,
        round=1,
    )
    player = sit()
    # What is replayed from the log knows nothing of a position that was laid out.
    player.expected.append("/course")
    laid = LaidOut(house, MAFFIOSI, [player], table)
    laid.do(RED, PLAY[STAB], KILL[2])
    expect(player.region("web-players").locator("li.out")).to_contain_text("Alma")
    laid.do(RED, STAY)  # Blue takes the last thousand for his Boss
    expect(player.end_screen).to_contain_text(player.say("web-won"))
    player.press(player.button("web-look-at-table"))
    first = player.board.locator(".end tbody tr").first
    expect(first).to_contain_text("Alma")
    expect(first).to_contain_text(player.say("web-maf-out-in", round=1))


@pytest.mark.parametrize("screen", list(Screen))
def test_a_raid_of_six_players(sit: Sit, house: House, screen: Screen) -> None:
    """Everybody gets up; in turn each seats a man, until all sit again."""
    men = {chair: f"{colour} henkie" for chair, colour in enumerate(COLOURS, 3)}
    men |= {chair: f"{colour} boss" for chair, colour in enumerate(COLOURS, 15)}
    player = sit(screen)
    table = MafTable(6, men, hands={"yellow": "beat_it move*4"})
    laid = LaidOut(house, MAFFIOSI, [player], table)
    pull(player, "beat-it")
    maffiosi.go(player)
    for _ in range(2):
        player.asked()
        expect(player.board.locator(".seating .man").first).to_be_visible()
        maffiosi.sit_down(player)
        player.page.wait_for_function("() => heard.waits === null")
        while table.step in ("bring", "chair") and table.asked != "yellow":
            seat = table.asked_seat()
            laid.do(seat, laid.state.legal(seat)[0])
    assert table.step == "second"
    assert len(table.everybody()) == 12
    assert "beat_it" not in table.hand("yellow")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_all_chairs_stand_on_a_phone_and_none_is_smaller_than_a_thumb(
    sit: Sit, house: House, players: int
) -> None:
    """All thirty at once, also while men are seated, and nothing to push sideways."""
    player = sit(Screen.PHONE)
    table = MafTable(players, any_men(players, seed=players), hands={"yellow": "beat_it move*4"})
    LaidOut(house, MAFFIOSI, [player], table)
    measure(player)
    below = player.board.evaluate("each => each.scrollHeight - each.clientHeight")
    assert below <= 1, f"{below} px of the ring lie under the cards"
    pull(player, "beat-it")
    maffiosi.go(player)
    expect(player.board.locator(".seating .man").first).to_be_visible()
    measure(player)


def test_whoever_looks_on_sees_who_can_kill_whom(sit: Sit, house: House) -> None:
    men = {8: "yellow robbie", 20: "red boss", 2: "yellow boss", 14: "blue boss"}
    player, eyes = sit(), sit()
    laid = LaidOut(house, MAFFIOSI, [player], MafTable(3, men), listed=True)
    eyes.go(f"/table/{laid.table}?watch=1")
    eyes.board.locator("[data-chair='19']").hover()
    expect(eyes.board.locator("path.threat:not(.head)")).to_have_count(1)
    expect(eyes.region("web-focus")).to_contain_text("Alma")
    assert not any('"not-seated"' in frame for frame in eyes.frames)


# What they do and look at


def pull(player: Player, card: str) -> None:
    """Pull this card out of the hand."""
    player.press(player.board.locator(f".cards .card.{card}.legal"))


def sitting(player: Player, *chairs: int) -> Locator:
    """Whoever sits on one of these chairs."""
    return player.board.locator(", ".join(f"[data-chair='{chair - 1}'] .taken" for chair in chairs))


def measure(player: Player) -> None:
    # The table turns as soon as it knows how wide it is, and is drawn as large a frame later.
    expect(player.board.locator(".maf.turned .table.turned")).to_be_visible()
    player.page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    boxes: list[Json] = player.page.evaluate("""() =>
      [...document.querySelectorAll("[data-chair]")].map(each => each.getBoundingClientRect())
        .map(({ x, y, width, height }) => ({ x, y, width, height }))""")
    assert len(boxes) == 30
    small = [box for box in boxes if min(box["width"], box["height"]) < 40]
    assert not small, f"{len(small)} of them, such as {small[0]}"
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in boxes)
    tops = [box["y"] for box in boxes]
    assert max(box["y"] + box["height"] for box in boxes) - min(tops) <= 844 - 58
