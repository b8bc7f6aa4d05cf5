"""A table of a house, in words and numbers, line by line: for screen readers and pipes."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from rich.console import Console

from backroom.kernel.errors import BadInput
from backroom.terminal.bargaining import Bargain
from backroom.terminal.places.place import Choice, Question
from backroom.terminal.places.served import ServedPlace
from backroom.terminal.plain import LONG_LIST, wondered
from backroom.terminal.table_shown import INKS, in_ink
from backroom.terminal.typed_answers import is_number, shortened
from backroom.terminal.voice import Voice
from backroom.words.rulebook import rulebook

Found = TypeVar("Found")
PATIENCE = 60.0
"""Seconds in which the house has answered, or the line is known to be broken."""


class HungUp(Exception):
    """The person has had enough, or the pipe is empty. The chair is kept by the house."""


class HouseSitting:
    """One person at a served table. The place lives in a thread of its own, and tells what happens
    as it happens; here is read what the person types."""

    def __init__(self, place: ServedPlace, console: Console, talks_back: bool) -> None:
        """`talks_back`: somebody sits there who may say something at any time. What comes through a
        pipe is read only when something is asked, so that no line is lost on what is not."""
        self.place = place
        self.talks_back = talks_back
        self.console = console
        self.voice = Voice(place.speaker, console)
        self.read_line: Callable[[str], str] = lambda prompt: console.input(prompt)
        self.loop = asyncio.new_event_loop()
        self.news = threading.Condition()
        self.told = 0
        self.noticed = ""
        self.asked: Question | None = None
        """What was last asked aloud."""
        self.answered: Question | None = None
        self.ended = False

    def play(self) -> None:
        """Until the game is over, or the person has had enough."""
        thread = threading.Thread(target=self.live, name="house", daemon=True)
        thread.start()
        try:
            while self.wait():
                self.heed(self.read("").strip())
        except HungUp:
            pass
        finally:
            self.loop.call_soon_threadsafe(self.stop)
            thread.join(PATIENCE)

    # The place, in its thread

    def live(self) -> None:
        self.place.changed = self.tell
        try:
            self.running = self.loop.create_task(self.place.run())
            self.tell()
            with suppress(asyncio.CancelledError):
                self.loop.run_until_complete(self.running)
        finally:
            self.end()

    def stop(self) -> None:
        self.running.cancel()

    def end(self) -> None:
        with self.news:
            self.ended = True
            self.news.notify_all()

    def tell(self) -> None:
        """What has happened, and what is asked now."""
        with self.news:
            moment, story = self.place.moment, self.place.story
            for each in story[self.told :]:
                self.voice.show("  " + each.text, "dim" if each.kind == "event" else "")
            self.told = len(story)
            if moment.notice != self.noticed:
                self.noticed = moment.notice
                if moment.notice:
                    self.voice.show(moment.notice, "bold")
            if moment.question is not self.asked:
                self.asked = moment.question
                if moment.question is not None:
                    self.put_question(moment.question)
            if moment.result and not self.ended:
                self.ended = True
                if self.talks_back:
                    self.voice.say("play-house-ended", "bold")
            self.news.notify_all()

    def call(self, work: Coroutine[Any, Any, Found]) -> Found:
        """Let the place do it, and wait."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    # Reading

    def wait(self) -> bool:
        """Until something may be read. Will there be more?"""
        with self.news:
            if not self.talks_back:
                self.news.wait_for(self.ended_or_asked)
            return not self.ended

    def ended_or_asked(self) -> bool:
        question = self.place.moment.question
        return self.ended or (question is not None and question is not self.answered)

    def read(self, prompt: str) -> str:
        try:
            return self.read_line(prompt)
        except (EOFError, KeyboardInterrupt, UnicodeDecodeError):
            raise HungUp from None

    def heed(self, text: str) -> None:
        """One line: a letter with a meaning, or an answer."""
        if self.ended:
            return
        letter, _, rest = text.partition(" ")
        match letter.lower():
            case "q":
                raise HungUp
            case "v":
                self.show_table()
            case "w":
                self.show_lines(self.place.moment.position)
            case "p":
                for each in self.place.moment.players:
                    self.show_lines((each.name, *(f"  {line}" for line in each.lines)))
            case "h":
                self.voice.say("play-thinking-coach", "dim")
                self.show_lines(self.call(self.place.advice()), "green")
            case "t" if rest:
                self.refused(self.call(self.place.say(rest)))
            case "m":
                self.do_more()
            case "d" if self.place.screen.dealer() is not None:
                self.bargain()
            case _ if text.startswith("?"):
                self.explain(text[1:].strip())
            case _:
                self.answer(text)

    def refused(self, why: str) -> bool:
        if why:
            self.voice.show(why, "red")
        return bool(why)

    # Questions and answers

    def put_question(self, question: Question) -> None:
        if question.must:
            self.show_table()
        self.voice.show(question.text, "bold yellow")
        if question.picking:
            for number, text in question.items:
                self.voice.show(f"  {number + 1}  {text}")
        elif not question.hint or len(question.choices) <= LONG_LIST:
            for number, choice in enumerate(question.choices, 1):
                self.voice.show(f"  {choice.label or number}  {choice.text}")
        if question.hint:
            self.voice.show("  " + question.hint)
        prompt = self.place.speaker.ui("play-prompt" if question.must else "play-may")
        self.voice.show(f"{prompt} ({self.letters()}) >")

    def letters(self) -> str:
        deals = " d" if self.place.screen.dealer() is not None else ""
        return f"? v w p i h{deals} t m q"

    def answer(self, text: str) -> None:
        question = self.place.moment.question
        wondering, wanted = wondered(text)
        if question is None:
            if text:
                self.voice.say("play-app-not-asked", "dim")
        elif wondering and not wanted:
            self.foresee(None)
        elif not wanted:
            if not question.must:
                self.call(self.place.leave_open())
        elif question.picking:
            self.pick(question, wanted, wondering)
        else:
            choice = meant(question.choices, wanted)
            if choice is not None:
                self.choose(question, choice, wondering)
            elif question.hint and not wondering:
                self.settle(question, self.place.typed(wanted))
            else:
                self.not_a_choice(wanted, len(question.choices))

    def pick(self, question: Question, text: str, wondering: bool) -> None:
        words, most = text.replace(",", " ").split(), 1 + max(each for each, _ in question.items)
        if not all(is_number(word, most) for word in words):
            self.not_a_choice(text, most)
            return
        picks = tuple(sorted({int(word) - 1 for word in words}))
        choice = next((each for each in question.choices if each.picks == picks), None)
        if choice is not None:
            self.choose(question, choice, wondering)
        else:
            self.settle(question, self.place.pick(picks))  # the house says why not

    def choose(self, question: Question, choice: Choice, wondering: bool) -> None:
        if wondering:
            self.foresee(choice)
            return
        outlook = self.place.outlook(choice) if question.must else []
        if outlook:
            self.show_lines((choice.text, *(f"  {line}" for line in outlook)), "green")
            if self.read(f"{self.place.speaker.ui('play-confirm')} > ").strip():
                return
        self.settle(question, self.place.choose(choice))

    def settle(self, question: Question, answering: Coroutine[Any, Any, str]) -> None:
        """What is answered is not asked again; what is refused is, with the reason."""
        before, self.answered = self.answered, question
        if self.refused(self.call(answering)):
            self.answered = before

    def not_a_choice(self, text: str, most: int) -> None:
        self.voice.say("play-not-a-choice", "red", text=shortened(text), most=most)

    # What else can be asked and done

    def foresee(self, choice: Choice | None) -> None:
        for line in self.call(self.place.ahead(choice)):
            self.voice.show(line.text, "green" if line.possible else "dim")

    def do_more(self) -> None:
        """`m`: what the menus of the browser have."""
        deeds = self.place.deeds()
        self.show_lines([f"  {number}  {each.text}" for number, each in enumerate(deeds, 1)])
        text = self.read(f"{self.place.speaker.ui('play-house-more')} > ").strip()
        if is_number(text, len(deeds)):
            self.refused(self.call(self.place.do(deeds[int(text) - 1])))

    def bargain(self) -> None:
        """`d`: make an offer."""
        place, view = self.place, self.place.view
        if view is None or not place.can_offer:
            self.voice.say("play-app-not-asked", "dim")
            return
        asking = Bargain(place.speaker, place.seeing.teller, self.voice.show, self.read)
        found = self.call(place.offers())
        menu = tuple(place.game.action(each.number, each.terms) for each in found)
        action = asking.ask(view, menu, place.screen.dealer())
        if action is not None and not self.refused(self.call(place.offer(action))):
            self.voice.say("play-deal-done")

    def explain(self, rule: str) -> None:
        """`?`: how to answer, and the rules behind the question; `? RULE`: that rule."""
        question, book = self.place.moment.question, rulebook(self.place.game, self.place.language)
        if not rule:
            self.voice.say("play-house-help")
            if self.place.screen.dealer() is not None:
                self.voice.say("play-help-deals")
        for each in [rule] if rule else () if question is None else question.rules:
            try:
                self.voice.show(f"{each.upper()}  {book.rule(each)}", "cyan")
            except BadInput:
                self.voice.say("play-no-rule", "red", rule=each, example=next(iter(book.rules)))

    def show_table(self) -> None:
        """Drawn, or in words if the game has no drawing."""
        view = self.place.view
        rows = [] if view is None else self.place.screen.drawing(view)
        self.console.print()
        for row in rows:
            self.console.print(in_ink(row, self.place.speaker, INKS))
        if not rows:
            self.show_lines(self.place.moment.position)
        self.console.print()

    def show_lines(self, lines: Sequence[str], style: str = "") -> None:
        for line in lines:
            self.voice.show(line, style)


def meant(choices: Sequence[Choice], text: str) -> Choice | None:
    """The choice that goes by this label, or by its number where it has none."""
    wanted = " ".join(text.replace(",", " ").split())
    for choice in choices:
        if choice.label == wanted:
            return choice
    if is_number(wanted, len(choices)) and not choices[int(wanted) - 1].label:
        return choices[int(wanted) - 1]
    return None
