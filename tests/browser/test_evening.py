"""An evening with friends and the day after, from end to end: a desk and two phones at one table, a
leaderboard that has them all, and a friend who comes back tomorrow because he was called."""

import json
import re
from pathlib import Path

from playwright.sync_api import Worker, expect

from browser.conftest import Sit
from browser.people import CAPO, FAKES, Player, Screen, play_together
from browser.test_phone import hold
from builders.running_house import Json, open_house, until
from server.people.house import PHRASE, Clock
from server.post_office import Browser, post_office

A_DAY = 86_400
NAMES = ("Alma", "Bruno", "Carla")

PUSHED_HERE = """({ endpoint, p256dh, auth }) => {
  globalThis.Notification ??= class {};
  Notification.requestPermission = async () => "granted";
  let mine = null;
  PushManager.prototype.getSubscription = async () => mine;
  PushManager.prototype.subscribe = async () => {
    mine = { endpoint, unsubscribe: async () => true, toJSON: () => ({ keys: { p256dh, auth } }) };
    return mine;
  };
}"""
"""This browser has no push service of its own: it is the test's, and so are the keys."""

LOOKED_AT = """() => {
  self.shown = new Promise((tell, giveUp) => {
    self.registration.showNotification = async (title, { data }) => tell({ title, data });
    setTimeout(() => giveUp(new Error("the worker shows nothing")), 30_000);
  });
}"""
"""Nor has it a place to show a notification: what the worker would show is kept."""

TAPPED = """async (data) => {
  const opened = new Promise((tell, giveUp) => {
    self.clients.openWindow = async (path) => tell(path);
    setTimeout(() => giveUp(new Error("the worker opens nothing")), 30_000);
  });
  const tap = new Event("notificationclick");
  Object.assign(tap, { notification: { data, close() {} }, action: "", waitUntil: () => {} });
  self.dispatchEvent(tap);
  return opened;
}"""
"""The notification is tapped; the address that the worker opens."""


def test_a_desk_and_two_phones_play_a_rated_game_and_the_leaderboard_shows_them(sit: Sit) -> None:
    players = [sit(), sit(Screen.PHONE), sit(Screen.PHONE)]
    alma, bruno, carla = players
    hold(carla, "small")
    for player, name in zip(players, NAMES, strict=True):
        player.become(name)
        login = f"{name.lower()}-of-the-evening"
        player.post("/api/account", {"login": login, "passphrase": PHRASE})
    wanted = {"game": CAPO, "seats": 3, "settings": {"rated": True, "talk": "all"}}
    table = alma.post("/api/tables", wanted)
    alma.post(f"/api/tables/{table['id']}/seats", {"seat": 0})
    alma.go(f"/table/{table['id']}")
    for player in (bruno, carla):
        player.go(f"/join/{table['links']['play']}")
        player.press(player.button("web-join-sit"))
        expect(player.page).to_have_url(re.compile("/table/"))
    alma.press(alma.button("web-lobby-start"))
    results = [each["result"] for each in play_together(*players)]
    rankings = [player.sees_ranking(results[0]) for player in players]
    assert results[0] == results[1] == results[2]
    assert rankings[0] == rankings[1] == rankings[2]
    for player in players:
        player.go(f"/ranking/{CAPO}")
        for name in NAMES:
            expect(player.page.get_by_role("table")).to_contain_text(name)


def test_a_friend_is_called_the_day_after_comes_back_and_plays_on(sit: Sit, tmp_path: Path) -> None:
    clock = Clock()
    settings: Json = {"call_after": 0.0, "private_hooks": True}
    with post_office() as office, open_house(tmp_path, clock, **settings) as house:
        anna, bruno = sit(at=house), sit(Screen.PHONE, at=house)
        phone = Browser(office)
        for player, name in ((anna, "Anna"), (bruno, "Bruno")):
            player.become(name)
        table = begun_by_correspondence(anna, bruno)
        while not waits_for(anna, table):  # chance says who begins
            answer_at(table, bruno)
        worker = let_the_phone_be_called(bruno, phone)
        while not waits_for(bruno, table):
            answer_at(table, anna)
        until(lambda: bool(phone.read()), "the phone is called")

        clock.time += A_DAY * 1000
        worker.evaluate(LOOKED_AT)
        deliver(bruno, f"http://127.0.0.1:{house.port}", json.dumps(phone.read()[-1]))
        shown = worker.evaluate("() => self.shown")
        assert bruno.say("call-turn", table="Slow money") in shown["title"]
        assert worker.evaluate(TAPPED, shown["data"]) == f"/table/{table}"
        bruno.go("/games")
        waiting = bruno.page.get_by_role("region", name=bruno.say("web-games-waiting"))
        expect(waiting).to_contain_text("Slow money")
        bruno.go(shown["data"]["path"])
        before = bruno.asked()["seq"]
        bruno.answer(bruno.asked())
        bruno.page.wait_for_function("seq => heard.update.seq > seq", arg=before)


# What they do


def begun_by_correspondence(anna: Player, bruno: Player) -> str:
    settings = {"title": "Slow money", "clock": {"decision": 2 * A_DAY}}
    table = anna.post("/api/tables", {"game": FAKES, "seats": 2, "settings": settings})
    chairs = f"/api/tables/{table['id']}/seats"
    anna.post(chairs, {"seat": 0})
    bruno.post(f"{chairs}?link={table['links']['play']}", {"seat": 1})
    anna.post(f"/api/tables/{table['id']}/start", {})
    return str(table["id"])


def answer_at(table: str, player: Player) -> None:
    player.go(f"/table/{table}")
    player.answer(player.asked())
    until(lambda: not player.page.evaluate("heard.waits"), "the service has the answer")


def waits_for(player: Player, table: str) -> bool:
    [mine] = [each for each in player.ask("GET", "/api/my/tables") if each["id"] == table]
    return bool(mine["waits_for_me"])


def let_the_phone_be_called(player: Player, phone: Browser) -> Worker:
    """On the page *me*, by a tap; the worker of the house."""
    player.context.grant_permissions(["notifications"])
    keys = json.dumps(phone.subscription())
    player.context.add_init_script(f"({PUSHED_HERE})({keys})")
    player.go("/me")
    player.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    player.press(player.page.get_by_role("checkbox", name=player.say("web-calls-push")))
    ends = player.button("web-calls-end")
    expect(ends).to_be_visible()
    [worker] = player.context.service_workers
    return worker


def deliver(player: Player, origin: str, call: str) -> None:
    """As a push service would: the browser wakes the worker of the house and hands it this."""
    control = player.context.new_cdp_session(player.page)
    numbers: list[str] = []
    control.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: numbers.extend(each["registrationId"] for each in told["registrations"]),
    )
    control.send("ServiceWorker.enable")
    # Asking the page for something lets Playwright hear what the browser has told meanwhile.
    until(lambda: player.page.evaluate("1") == 1 and bool(numbers), "the worker is registered")
    wanted = {"origin": origin, "registrationId": numbers[0], "data": call}
    control.send("ServiceWorker.deliverPushMessage", wanted)
