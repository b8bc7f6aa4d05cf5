"""A person at a screen, who can answer whatever a table asks: in the list of choices, or on the
drawn board. What to press is found by its role and by the house's own words, in any language."""

import json
import random
import time
from contextlib import suppress
from enum import Enum
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Response,
    TimeoutError,
    WebSocket,
    expect,
)

from backroom.words import Speaker
from browser import boards
from builders.running_house import PATIENCE, Json

CAPO = "capo-della-mafia"
FAKES = "counterfeiters"
MAFFIOSI = "maffiosi"
COSA_NOSTRA = "la-cosa-nostra"

LISTENING = """
  globalThis.backroomMissing = { push: what => console.error(`missing words: ${what}`) };
  globalThis.heard = { table: null, update: null, waits: null, least: -1, refused: null };
  globalThis.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        for (const line of data.split("\\n")) this.hear(JSON.parse(line));
      });
    }
    whole(update) {
      const { question } = update;
      const choice = each => isNaN(each) ? each : { action: each, ...this.choices[each] };
      if (!question) return update;
      return { ...update, question: { ...question, legal: question.legal.map(choice) } };
    }
    changed(before, change) {
      const put = (list, some) => Object.assign([...list], some);
      const view = { ...before.view };
      for (const [name, value] of Object.entries(change.view ?? {})) {
        const some = Array.isArray(view[name]) && value !== null && !Array.isArray(value);
        view[name] = some ? put(view[name], value) : value;
      }
      const seats = put(before.seats, change.seats ?? {});
      return { ...before, happened: [], ...change, view, seats };
    }
    send(data) {
      const message = JSON.parse(data);
      if (message.type === "act") Object.assign(heard, { waits: message.id, refused: null });
      super.send(data);
    }
    hear(message) {
      if (message.type === "welcome") heard.table = message.table;
      if (message.type === "glossary") this.choices = message.choices;
      if (message.type === "picture") heard.update = this.whole(message);
      if (message.type === "change") heard.update = this.changed(heard.update, this.whole(message));
      if (message.id !== heard.waits) return;
      if (message.type === "done") Object.assign(heard, { waits: null, least: message.seq });
      if (message.type === "refused") Object.assign(heard, { waits: null, refused: message });
    }
  };
"""
"""Lets a test know what the page was told last. The page draws it in the same breath, so whoever
reads this from outside finds it drawn. Words that are missing are a fault in every story."""

STANDING = """() => {
  const { update, waits, least, refused } = heard;
  const settled = waits === null && update !== null && update.seq >= least;
  const over = settled && update.result !== null;
  const asked = refused !== null || (settled && (over || update.question?.must === true));
  return { seq: update?.seq ?? -1, settled, asked, over };
}"""
"""Whether what this player did is done, and whether it is their turn to answer, or over."""

TOO_LATE = "service-moved-on"
"""Somebody else was quicker, and what was asked is asked no more."""


class Screen(Enum):
    """A desk with a mouse, or a phone with a thumb."""

    DESK = (1440, 900)
    PHONE = (390, 844)

    @property
    def size(self) -> Any:
        return {"width": self.value[0], "height": self.value[1]}


class Player:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        port: int,
        screen: Screen,
        chance: random.Random,
        language: str = "en",
        lively: bool = False,
        scenes: str = "",
        **wishes: Any,
    ) -> None:
        self.chance = chance
        self.touches = screen is Screen.PHONE
        self.scenes = scenes or ("normal" if lively else "at-once")
        """How long they want to look at what happens."""
        self.by_list = 0.3
        """How often they use the list of choices where there is a drawn board."""
        self.speak(language)
        self.troubles: list[str] = []
        self.expected: list[str] = []
        """Parts of what the console may complain of."""
        self.frames: list[str] = []
        """All that came over sockets."""
        self.sent: list[str] = []
        """All that went up."""
        self.answers: list[Response] = []
        """All that came over HTTP."""
        self.context = browser.new_context(
            base_url=f"http://127.0.0.1:{port}",
            viewport=screen.size,
            has_touch=self.touches,
            is_mobile=self.touches,
            locale=language,
            reduced_motion="no-preference" if lively else "reduce",
            **wishes,
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(LISTENING)
        self.context.add_init_script(
            f"localStorage.getItem('backroom-pace') ?? "
            f"localStorage.setItem('backroom-pace', '{self.scenes}')"
        )
        self.page = self.open_tab()

    # Tabs

    def open_tab(self) -> Page:
        """A new tab; it becomes the one that this player looks at."""
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        self.page.on("console", self.hear_console)
        self.page.on("response", lambda answer: self.answers.append(answer))
        self.page.on("websocket", self.hear_socket)
        return self.page

    def look_at(self, tab: Page) -> None:
        """A tab behind another one is not drawn, and nobody can click there."""
        self.page = tab
        tab.bring_to_front()

    def hear_console(self, message: ConsoleMessage) -> None:
        if message.type != "error":
            return
        address = message.location["url"].partition("//")[2].partition("/")[2]
        said = f"{message.text} /{address}"
        if not any(part in said for part in self.expected):
            self.troubles.append(f"console: {said}")

    def hear_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    # Words and fingers

    def speak(self, language: str) -> None:
        self.language = language
        self.words = Speaker(language)

    def say(self, name: str, **facts: Any) -> str:
        return self.words.ui(name, **facts)

    def go(self, path: str) -> None:
        self.page.goto(path)

    def press(self, thing: Locator, timeout: float | None = None) -> None:
        if self.touches:
            thing.tap(timeout=timeout)
        else:
            thing.click(timeout=timeout)

    def button(self, name: str, inside: Locator | None = None, **facts: Any) -> Locator:
        """The button with this sentence of the house on it."""
        place = self.page if inside is None else inside
        return place.get_by_role("button", name=self.say(name, **facts), exact=True)

    def region(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=self.say(name), exact=True)

    @property
    def board(self) -> Locator:
        return self.region("web-board")

    @property
    def choices(self) -> Locator:
        """The list of choices below the question."""
        return self.region("web-decision").locator(".choices button")

    @property
    def question(self) -> str:
        return self.region("web-decision").locator("#question").inner_text()

    # Playing

    def play_now(self, title: str) -> None:
        """From the front page, in one click."""
        self.go("/")
        self.press(self.button("web-home-play", self.page.get_by_role("article", name=title)))

    def begin(self, game: str, seats: int, options: Json | None = None, **settings: Any) -> str:
        """At once at a table with bots, without the way there; its id."""
        table = self.start(game, seats, options, **settings)
        self.go(f"/table/{table}")
        return table

    def start(self, game: str, seats: int, options: Json | None = None, **settings: Any) -> str:
        """A table with bots that is begun, and not yet looked at."""
        self.become("Alma")
        wanted = {"game": game, "seats": seats, "options": options or {}, "settings": settings}
        table = self.post("/api/tables", wanted)["id"]
        self.post(f"/api/tables/{table}/seats", {"seat": 0})
        for seat in range(1, seats):
            self.ask("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"level": "random"})
        self.post(f"/api/tables/{table}/start", {})
        return str(table)

    def become(self, name: str) -> None:
        self.post("/api/guests", {"name": name, "language": self.language})

    def post(self, path: str, body: Json) -> Any:
        return self.ask("POST", path, body)

    def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        """What the service answers to this browser, without a page."""
        text = self.ask_text(path, method=method, data=body)
        return json.loads(text) if text else None

    def ask_text(self, path: str, **how: Any) -> str:
        answer = self.context.request.fetch(path, **how)
        assert answer.ok, (path, answer.status, answer.text())
        return answer.text()

    @property
    def update(self) -> Json:
        """How it stands, as the page was told last."""
        told: Json = self.page.evaluate("heard.update")
        return told

    @property
    def table(self) -> Json:
        told: Json = self.page.evaluate("heard.table")
        return told

    def asked(self) -> Json:
        """Wait until what this player did is done, and they must answer again or it is over."""
        self.page.wait_for_function(f"() => ({STANDING})().asked")
        told: Json = self.page.evaluate("heard")
        if told["refused"] is not None:
            assert told["refused"]["message"]["name"] == TOO_LATE, told["refused"]
            self.page.evaluate("heard.refused = null")
            return self.asked()
        if self.scenes != "at-once":
            self.skip_the_show()
        update: Json = told["update"]
        return update

    def skip_the_show(self) -> None:
        """What happened is played on the board; whoever has seen enough need not wait."""
        skip = self.button("web-skip-show")
        with suppress(TimeoutError):  # it ends by itself
            if skip.is_visible():
                self.press(skip, timeout=1000)

    def answer(self, update: Json) -> None:
        """Anything that is offered, on the board or in the list."""
        self.to_the_table()
        answer_there = boards.ON_THE_BOARD.get(self.table["game"])
        if answer_there is not None and self.chance.random() >= self.by_list:
            if answer_there(self, update["question"]):
                return
        self.answer_in_the_list(update)

    def to_the_table(self) -> None:
        """On a phone the board is one of the tabs."""
        if self.touches:
            board = self.page.get_by_role("tab", name=self.say("web-tab-board"), exact=True)
            if board.get_attribute("aria-selected") != "true":
                self.press(board)

    def answer_in_the_list(self, update: Json) -> None:
        question = update["question"]
        number = self.chance.randrange(len(question["legal"]))
        if question["items"] and all(each.get("picks") for each in question["legal"]):
            items = [item["number"] for item in question["items"]]
            for pick in question["legal"][number]["picks"]:
                self.press_in_the_list(items.index(pick), update)
            number = len(items)
        self.press_in_the_list(number, update)

    def press_in_the_list(self, number: int, update: Json) -> None:
        """Press this line; the page may still be drawing what it was told, with the list shut."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.open_the_list()
                self.press(self.choices.nth(number), timeout=2000)
                return
            except TimeoutError:
                # Where everybody deals at once the question may be gone before one has read it.
                if self.update["seq"] != update["seq"]:
                    return
                if time.monotonic() > end:  # not only a busy machine
                    raise

    def open_the_list(self) -> None:
        all_choices = self.button("web-all-choices")
        if all_choices.is_visible() and not self.choices.first.is_visible():
            self.press(all_choices, timeout=2000)

    def play_out(self, most: int = 10_000) -> Json | None:
        """Play until it is over, or for so many answers; the result, if there is one."""
        update = self.asked()
        for _ in range(most):
            if update["result"] is not None:
                break
            self.answer(update)
            update = self.asked()
        result: Json | None = update["result"]
        return result

    # The end

    def told_at_the_end(self) -> Json:
        self.page.wait_for_function("() => heard.update?.result")
        return self.update

    @property
    def end_screen(self) -> Locator:
        return self.page.get_by_role("dialog").filter(has=self.page.locator("#end"))

    def sees_ranking(self, result: Json) -> list[str]:
        """The names on the end screen, from the winner down; they must be those of the result."""
        table = self.table
        seats = sorted(range(table["seats"]), key=lambda seat: result["places"][seat])
        names = [table["chairs"][seat]["name"] for seat in seats]
        ranking = self.end_screen.get_by_role("list").first.get_by_role("listitem")
        expect(ranking).to_have_count(len(names))
        for place, name in enumerate(names):
            expect(ranking.nth(place)).to_contain_text(name)
        return names


def begin_with_a_bot(alma: Player, bruno: Player, game: str, **settings: Any) -> str:
    """Two people and a bot at a table that is begun; they look at it and are asked."""
    for player, name in ((alma, "Alma"), (bruno, "Bruno")):
        player.become(name)
    table = alma.post("/api/tables", {"game": game, "seats": 3, "settings": settings})
    chairs = f"/api/tables/{table['id']}/seats"
    alma.post(chairs, {"seat": 0})
    bruno.post(f"{chairs}?link={table['links']['play']}", {"seat": 1})
    alma.ask("PUT", f"{chairs}/2/bot", {"level": "random"})
    alma.post(f"/api/tables/{table['id']}/start", {})
    for player in (alma, bruno):
        player.go(f"/table/{table['id']}")
        player.asked()
    return str(table["id"])


def play_together(*players: Player) -> list[Json]:
    """All of them answer whatever they are asked; what each was told when it was over."""
    while True:
        standing = [player.page.evaluate(STANDING) for player in players]
        if all(each["over"] for each in standing):
            return [player.update for player in players]
        waiting = [number for number, each in enumerate(standing) if not each["asked"]]
        for player, each in zip(players, standing, strict=True):
            if each["asked"] and not each["over"]:
                player.answer(player.asked())
                break
        else:
            # Who did something is answered in any case; were it refused, nobody else would hear of
            # it. Else who knows least hears something next: the others may have heard it already.
            slowest = min(
                waiting, key=lambda number: (standing[number]["settled"], standing[number]["seq"])
            )
            players[slowest].page.wait_for_function(
                f"before => JSON.stringify(({STANDING})()) !== JSON.stringify(before)",
                arg=standing[slowest],
            )
