"""Somebody who learns: does what is lit, and nothing else."""

from typing import Any

from playwright.sync_api import expect

from backroom.lessons.lesson import Step, lesson_of
from browser.people import Player

COVERED = """name => {
  const found = [...document.querySelectorAll(`[data-thing="${name}"]`)];
  const thing = found.find(each => each.getClientRects().length > 0);
  if (thing === undefined) return `${name} is not there`;
  const box = thing.getBoundingClientRect();
  if (box.top < 0 || box.left < 0) return `${name} is out of sight`;
  if (box.bottom > innerHeight || box.right > innerWidth + 1) return `${name} is out of sight`;
  const sheet = document.querySelector(".decision");
  const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (sheet.contains(above) && !sheet.contains(thing)) return `the sheet lies over ${name}`;
  const note = document.querySelector("aside.note").getBoundingClientRect();
  const apart = note.right <= box.left || box.right <= note.left
    || note.bottom <= box.top || box.bottom <= note.top;
  return apart ? "" : `the note lies over ${name}`;
}"""
"""Why this thing cannot be seen; nothing if it can."""
TOUCHED = """name => {
  const found = [...document.querySelectorAll(`[data-thing="${name}"]`)];
  const thing = found.find(each => each.getClientRects().length > 0);
  const box = thing.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return thing.contains(at) || at?.contains(thing) === true;
}"""
"""Would a finger on its middle touch it?"""


class Learner(Player):
    """Knows none of the games."""

    def learn(self, game: str) -> None:
        self.lesson = lesson_of(game)
        self.go(f"/learn/{game}")
        expect(self.note).to_be_visible()

    @property
    def note(self) -> Any:
        return self.page.get_by_role("complementary", name=self.say("learn-beppe"), exact=True)

    @property
    def step(self) -> Step:
        """The one whose sentence is shown."""
        steps = self.lesson.script.steps
        said = self.note.locator(".where").inner_text()
        return steps[int(said.split()[0]) - 1]

    def at(self, id: str) -> None:
        """Wait until this step is spoken of."""
        expect(self.note.locator(".sentence")).to_have_text(self.say_of(id))

    def say_of(self, name: str) -> str:
        return self.words.say(self.lesson.message(name))

    def press_thing(self, name: str) -> None:
        self.press(self.page.locator(f'[data-thing="{name}"]:visible').first)

    def wait_for_light(self, name: str) -> None:
        """The light, and with it the keyboard, is on the thing of this name."""
        self.page.wait_for_function(
            "name => document.activeElement?.dataset.thing === name", arg=name
        )

    def check(self, step: Step, wanted: str | None) -> None:
        """What is lit can be seen, and nothing lies over it."""
        for name in (*step.lit, *([] if wanted is None else [wanted])):
            if self.page.locator(f'[data-thing="{name}"]:visible').count() or name == wanted:
                self.page.wait_for_function(f"name => ({COVERED})(name) === ''", arg=name)
        if wanted is not None:
            self.page.wait_for_function(f"name => ({TOUCHED})(name)", arg=wanted)

    def follow(self, step: Step, by_keys: bool) -> None:
        """Do what this step asks for, as it is shown."""
        self.at(step.id)
        if step.kind in ("say", "watch", "film"):
            go = self.note.get_by_role("button", name=self.say("learn-go-on"), exact=True)
            expect(go).to_be_visible()
            self.check(step, None)
            if by_keys:
                self.wait_for_light("go-on")
                self.page.keyboard.press("Enter")
            else:
                self.press(go)
            return
        for name in step.press:
            self.wait_for_light(name)
            self.check(step, name)
            if by_keys:
                self.page.keyboard.press("Enter")
            else:
                self.press_thing(name)

    def follow_all(self, by_keys: bool = False) -> None:
        for step in self.lesson.script.steps:
            self.follow(step, by_keys)
        expect(self.page.get_by_role("heading", name=self.say("learn-end"))).to_be_visible()

    def follow_to(self, id: str) -> None:
        """Up to this step, and not through it."""
        for step in self.lesson.script.steps:
            if step.id == id:
                self.at(id)
                return
            self.follow(step, by_keys=False)
