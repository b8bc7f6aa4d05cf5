"""Stories at the drawn table of La Cosa Nostra in which others have a say: a marker is bought and
used, a Robbery is answered by a Trap, a word is broken, a ransom is paid."""

from playwright.sync_api import Locator, expect

from backroom.games.la_cosa_nostra.actions import Do, LcnAction
from browser.conftest import Sit
from browser.cosa_nostra import (
    choose_man,
    open_deal,
    plain,
    press_deal,
    press_plain,
    seen,
    tap_piece,
)
from browser.people import COSA_NOSTRA, Player, Screen
from browser.positions import LaidOut
from builders.la_cosa_nostra import LcnTable, man
from builders.running_house import House

ANNA, BRUNO = 0, 1
THIEF, ROBBER, TRAPPER, HITMAN = map(man, ("yellow-2", "green-3", "yellow-1", "yellow-3"))


def test_two_people_offer_change_send_back_accept_and_the_marker_serves_a_job(
    sit: Sit, house: House
) -> None:
    """Anna's thief needs a garage; Bruno has one, and wants more for it than she offers."""
    table = LcnTable().give("yellow", cash=2000).give("green", businesses="garage")
    table.task("yellow-2", "car_theft").task("red-1", "buy casino").dice(3, 4)
    garage = table.business("green", "garage")
    anna, bruno = sit(), sit(Screen.PHONE)
    LaidOut(house, COSA_NOSTRA, (anna, bruno), table)

    choose_man(anna, THIEF)
    anna.press(anna.page.locator(".ask"))
    tap_piece(anna, "web-lcn-shelf-gives", "cash", who="Alma")
    expect(anna.page.locator(".read")).to_contain_text(
        anna.say("web-lcn-give-cash", who="Bruno", money=dollars(anna, 1000))
    )
    press_deal(anna, "send")

    bruno.press(bruno.page.get_by_role("tab", name=bruno.say("web-tab-deals")))
    bruno.press(bruno.button("web-lcn-counter", seen(bruno, "[data-offer]")))
    bruno.press(bruno.button("web-lcn-more"))
    expect(bruno.page.locator("[data-deal=accept]")).to_be_disabled()
    press_deal(bruno, "send")

    slip = anna.page.locator("[data-offer]").first
    expect(slip.locator(".gone")).to_contain_text(dollars(anna, 1000))
    expect(slip.locator(".new")).to_contain_text(dollars(anna, 2000))
    anna.press(anna.button("web-lcn-accept", slip))
    marked = anna.page.locator(f'.line [data-business="{garage}"] .marks .mark')
    expect(marked).to_have_count(1)
    assert (table.cash("yellow"), table.cash("green")) == (0, 2000)

    choose_man(anna, THIEF)
    press_plain(anna, Do.EXECUTE[THIEF])
    anna.page.wait_for_function("() => heard.update.view.families[0].cash === 9000")
    expect(marked).to_have_count(0)


def test_a_robbery_is_answered_by_a_trap_each_in_one_tap(sit: Sit, house: House) -> None:
    """And nobody is offered an answer before he has seen what it answers."""
    table = LcnTable().give("yellow", businesses="garage").task("yellow-2", "car_theft")
    table.task("green-3", "robbery@3").task("yellow-1", "trap@3").task("red-1", "buy casino")
    table.dice(3, 4)
    anna, bruno = sit(lively=True), sit(Screen.PHONE, lively=True)
    laid = LaidOut(house, COSA_NOSTRA, (anna, bruno), table)
    watch_for(bruno, Do.ROB[ROBBER])
    watch_for(anna, Do.TRAP[TRAPPER])

    choose_man(anna, THIEF)
    press_plain(anna, Do.EXECUTE[THIEF])
    plain(bruno, Do.ROB[ROBBER]).wait_for()
    for player in (anna, bruno):
        expect(asked_on_stage(player)).to_have_count(1)
    house.inside(lambda: table.dice(4, 4, 1, 4))
    press_plain(bruno, Do.ROB[ROBBER])
    press_plain(anna, Do.TRAP[TRAPPER])
    for player in (anna, bruno):
        expect(player.page.locator(".stage .outcome")).to_have_text(player.say("web-lcn-repelled"))
        assert player.page.evaluate("globalThis.early") == []
    assert (table.cash("yellow"), table.cash("green")) == (9000, 0)
    assert "trap" in table.open_jobs()
    assert not laid.state.is_over()


def test_the_window_of_answers_has_one_clock_for_everybody(sit: Sit, house: House) -> None:
    """The same ring for whoever is asked and for whoever waits."""
    table = LcnTable().give("yellow", businesses="garage").task("yellow-2", "car_theft")
    table.task("green-3", "robbery@3").dice(3, 4)
    anna, bruno = sit(lively=True), sit(Screen.PHONE, lively=True)
    clock = {"decision": 300, "reserve": 600}
    LaidOut(house, COSA_NOSTRA, (anna, bruno), table, clock=clock)
    choose_man(anna, THIEF)
    press_plain(anna, Do.EXECUTE[THIEF])
    plain(bruno, Do.ROB[ROBBER]).wait_for()
    for player in (anna, bruno):
        ring = player.page.locator(".stage .ring text")
        expect(ring).to_be_visible()
        left = int(ring.text_content() or 0)
        assert 200 < left <= 300, "nobody sees what another has in reserve"


def test_a_broken_promise_is_stamped_on_the_stage(sit: Sit, house: House) -> None:
    player = sit(lively=True)
    LaidOut(house, COSA_NOSTRA, [player], with_an_attack())
    open_deal(player, BRUNO)
    tap_piece(player, "web-lcn-shelf-gives", "word", who="Alma")
    player.press(player.page.locator("[data-promise=no_attack]"))
    press_deal(player, "pledge")
    expect(player.page.locator(".builder")).to_have_count(0)

    choose_man(player, HITMAN)
    press_plain(player, Do.EXECUTE[HITMAN])
    expect(player.page.locator(".stage .back")).to_be_visible()
    player.skip_the_show()
    press_plain(player, Do.TARGET[BRUNO])
    player.skip_the_show()
    press_plain(player, Do.REVEAL[0])
    expect(player.page.locator(".stage .stamp")).to_be_visible()


def test_an_announced_attack_can_be_left_at_the_threat(sit: Sit, house: House) -> None:
    player = sit()
    table = with_an_attack()
    LaidOut(house, COSA_NOSTRA, [player], table)
    choose_man(player, HITMAN)
    press_plain(player, Do.EXECUTE[HITMAN])
    press_plain(player, Do.SPARE[0])
    expect(player.page.locator(".stage")).to_have_count(0)
    assert table.has_task("yellow-3")


def test_a_ransom_is_paid_and_the_attack_abandoned(sit: Sit, house: House) -> None:
    anna, bruno = sit(), sit()
    table = with_an_attack()
    LaidOut(house, COSA_NOSTRA, (anna, bruno), table)
    choose_man(anna, HITMAN)
    press_plain(anna, Do.EXECUTE[HITMAN])
    press_plain(anna, Do.TARGET[BRUNO])
    expect(bruno.page.locator(".stage .back")).to_be_visible()

    open_deal(bruno, ANNA)
    tap_piece(bruno, "web-lcn-shelf-gives", "cash", who="Bruno")
    press_deal(bruno, "send")
    anna.press(anna.button("web-lcn-accept", anna.page.locator("[data-offer]").first))
    anna.page.wait_for_function("() => heard.update.view.families[0].cash === 1000")
    press_plain(anna, Do.ABANDON[HITMAN])
    expect(bruno.page.locator(".stage")).to_have_count(0)
    assert not table.has_task("yellow-3")


def test_a_card_is_dragged_onto_a_man_and_the_button_says_so(sit: Sit, house: House) -> None:
    table = LcnTable(planning=True, market="casino").give("yellow", cash=9000, jobs="usury trap@3")
    table.give("green", jobs="coke_party").give("red", jobs="theft:3@3")
    player = sit()
    LaidOut(house, COSA_NOSTRA, [player], table)
    ready = player.region("web-decision").locator(".ready")
    his = player.page.locator(f'.desk [data-man="{TRAPPER}"]')
    player.page.locator("[data-slot]").first.drag_to(his)
    expect(ready).to_contain_text(player.say("lcn-business-casino"))
    player.page.locator(f'[data-job="{table.kind("trap@3")}"]').drag_to(his)
    expect(ready).to_contain_text(player.say("lcn-job-trap"))
    player.press(ready)
    player.page.wait_for_function("() => heard.waits === null")
    assert table.has_task("yellow-1")


# What they look at


def with_an_attack() -> LcnTable:
    """Anna's strongest man is about to steal from Bruno, who could buy him off."""
    table = LcnTable().give("green", cash=20_000).task("yellow-3", "theft:3@3")
    return table.task("red-1", "theft:4@4").dice(3, 3, 1)


def dollars(player: Player, amount: int) -> str:
    return player.say("money", amount=amount)


def asked_on_stage(player: Player) -> Locator:
    """Those for whom the window of answers is open."""
    return player.page.locator(".stage .window [data-asked]")


def watch_for(player: Player, answer: LcnAction) -> None:
    """Notes whenever this answer is offered without the dice that it answers on the stage."""
    player.page.evaluate(f"""() => {{
      globalThis.early = [];
      const look = () => {{
        const shown = document.querySelector(".stage .outcome") !== null;
        const offered = document.querySelector('[data-action="{answer.index}"]') !== null;
        if (offered && !shown) early.push(document.querySelector(".stage")?.textContent ?? "");
      }};
      new MutationObserver(look).observe(document.body, {{ subtree: true, childList: true }});
    }}""")
