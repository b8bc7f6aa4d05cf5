"""The house around the tables: people find each other, come back, and part."""

import json

from playwright.sync_api import expect

from browser.conftest import Sit
from browser.people import COSA_NOSTRA, Player, Screen, begin_with_a_bot
from builders.running_house import House

SMALL = "counterfeiters"


IS_DRESSED = """() => {
  const [hat] = document.images;
  return hat.complete && hat.naturalWidth > 0 && document.styleSheets.length > 0
    && getComputedStyle(document.body).display === "grid";
}"""
"""The page that is shown without a line has its picture and its colours, too."""


def come_in(player: Player, name: str) -> None:
    player.go("/me")
    player.page.get_by_label(player.say("web-me-name"), exact=True).fill(name)
    player.press(player.button("web-me-come-in"))
    player.button("web-me-rename").wait_for()


def test_two_who_look_for_a_match_meet_and_begin_with_bots(sit: Sit) -> None:
    anna, bruno = sit(Screen.PHONE), sit()
    for player, name in ((anna, "Anna"), (bruno, "Bruno")):
        player.go(f"/match/{SMALL}")
        player.page.get_by_label(player.say("web-join-name")).fill(name)
        player.press(player.button("web-match-find"))
        player.button("web-match-hurry").wait_for()
    expect(anna.page.get_by_role("listitem").filter(has_text="Bruno")).to_be_visible()
    # One may leave the page meanwhile.
    bruno.press(bruno.page.get_by_role("link", name=bruno.say("web-nav-ranking")))
    waiting = bruno.page.get_by_role("link", name=bruno.say("web-match-waiting"))
    expect(waiting).to_be_visible()
    anna.press(anna.button("web-match-hurry"))
    bruno.press(waiting)
    bruno.press(bruno.button("web-match-hurry"))
    for player in (anna, bruno):
        player.region("web-decision").wait_for()
    assert anna.page.url == bruno.page.url


def test_a_link_makes_friends_and_a_friend_finds_the_chair_kept_for_him(sit: Sit) -> None:
    anna, bruno = sit(), sit(Screen.PHONE)
    come_in(anna, "Anna")
    anna.press(anna.button("web-friends-make-link"))
    link = anna.page.get_by_label(anna.say("web-friends-link")).input_value()
    bruno.go(link[link.index("/friend/") :])
    bruno.page.get_by_label(bruno.say("web-join-name")).fill("Bruno")
    bruno.press(bruno.button("web-friend-yes"))
    heading = bruno.page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("Anna")
    bruno.page.get_by_role("link", name=bruno.say("web-friend-to-mine")).wait_for()
    anna.go("/new")
    anna.press(anna.button("web-new-make"))
    anna.page.get_by_text(anna.say("web-friends-invite")).click()
    anna.press(anna.page.get_by_role("button", name="Bruno"))
    expect(anna.page.get_by_role("status").filter(has_text="Bruno")).to_be_visible()
    bruno.go("/")
    bruno.press(bruno.page.get_by_role("link", name=bruno.say("web-home-sit")).first)
    bruno.press(bruno.button("web-join-sit"))
    expect(anna.region("web-lobby-chairs")).to_contain_text("Bruno")
    bruno.page.get_by_role("textbox", name=bruno.say("web-say")).fill("Ciao")
    bruno.press(bruno.button("web-send"))
    expect(anna.page.get_by_text("Ciao")).to_be_visible()


def test_a_call_is_shown_by_the_worker_and_without_a_line_there_is_a_page(
    sit: Sit, house: House
) -> None:
    player = sit()
    player.context.grant_permissions(["notifications"])
    player.go("/")
    player.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    origin = f"http://127.0.0.1:{house.port}"
    control = player.context.new_cdp_session(player.page)
    numbers: list[str] = []
    control.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: numbers.extend(each["registrationId"] for each in told["registrations"]),
    )
    control.send("ServiceWorker.enable")
    player.page.wait_for_function("() => navigator.serviceWorker.controller !== undefined")
    call = {
        "title": "It is your turn",
        "text": "…",
        "path": "/table/x",
        "token": "t",
        "leave": "No",
    }
    wanted = {"origin": origin, "registrationId": numbers[0], "data": json.dumps(call)}
    # This browser has no place to show it: what the worker would show is looked at.
    worker = player.context.service_workers[0]
    worker.evaluate(
        """() => {
          self.shown = new Promise((tell) => {
            const show = (title, { data }) => Promise.resolve(tell([title, data.path]));
            self.registration.showNotification = show;
          });
        }"""
    )
    control.send("ServiceWorker.deliverPushMessage", wanted)
    shown = worker.evaluate("() => self.shown")
    assert shown == [call["title"], call["path"]]
    player.page.reload()
    player.context.set_offline(True)
    player.page.goto(f"{origin}/games")
    expect(player.page.get_by_role("heading", name="Backroom")).to_be_visible()
    expect(player.page.get_by_text("Die Leitung ist tot.")).to_be_visible()
    player.page.wait_for_function(IS_DRESSED)
    player.context.set_offline(False)
    player.troubles.clear()  # a line that is dead makes a browser complain


def test_the_manifest_lets_the_house_be_installed(sit: Sit, house: House) -> None:
    player = sit()
    player.go("/")
    manifest = player.page.evaluate(
        """async () => {
          const link = document.querySelector('link[rel="manifest"]');
          const found = await (await fetch(link.href)).json();
          const icons = found.icons.map(each => fetch(each.src).then(got => got.status));
          return { ...found, statuses: await Promise.all(icons) };
        }"""
    )
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert manifest["statuses"] == [200, 200, 200]


def test_in_a_pause_nobody_is_said_to_think(sit: Sit) -> None:
    alma, bruno = sit(), sit()
    begin_with_a_bot(alma, bruno, COSA_NOSTRA)
    players = alma.region("web-players")
    expect(players).to_contain_text(alma.say("web-thinks"))
    for player in (alma, bruno):
        player.press(player.page.get_by_role("tab", name=player.say("web-tab-table")))
        player.press(player.button("web-wish-pause"))
    alma.button("web-go-on").wait_for()
    expect(players).not_to_contain_text(alma.say("web-thinks"))
    alma.press(alma.button("web-go-on"))
    expect(players).to_contain_text(alma.say("web-thinks"))
