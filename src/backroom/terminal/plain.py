"""A game against bots, in words and numbers: one question after the other."""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import NamedTuple

from rich.console import Console

from backroom.bots import DecisionRequest, decide, is_offered, request_for
from backroom.bots.intentions import Intentions
from backroom.bots.levels import COACH, advise, said_with
from backroom.kernel.actions import Action
from backroom.kernel.errors import BadInput
from backroom.kernel.messages import Refusal
from backroom.kernel.rng import Rng
from backroom.kernel.state import heard_by
from backroom.kernel.view import View
from backroom.table import Table
from backroom.terminal.bargaining import Bargain
from backroom.terminal.looking_ahead import LookingAhead
from backroom.terminal.screens import screen_of
from backroom.terminal.table_shown import TableShown
from backroom.terminal.typed_answers import TypedAnswers, is_number
from backroom.terminal.voice import Voice
from backroom.words import Speaker
from backroom.words.rulebook import rulebook

LONG_LIST = 12
"""With more choices than this, and a shorter way to say them, the list is not printed."""

DEALT = "\0"
"""Said instead of an answer: the table may have changed, so the question is asked anew."""


class Ending(Enum):
    """How a sitting ends: at the end of the game, or put aside for later."""

    OVER = "over"
    KEPT = "kept"


class Answer(NamedTuple):
    """What the person at the keyboard decided: an action, or to stop here."""

    action: Action | None


class Sitting:
    """One person at a table, bots of one level in the other seats."""

    def __init__(
        self,
        table: Table,
        you: int,
        language: str,
        bots: Rng,
        console: Console,
        level: str = "random",
    ) -> None:
        self.table = table
        self.you = you
        self.bots = bots
        self.level = level
        self.console = console
        self.teller = table.game.teller(table.rules)
        self.screen = screen_of(table.game, table.rules)
        self.speaker = Speaker(language, self.teller)
        self.voice = Voice(self.speaker, console)
        self.shown = TableShown(table, you, self.screen, self.voice)
        self.answers = TypedAnswers(table, you, self.screen, self.voice)
        self.ahead = LookingAhead(table, you, self.screen, self.voice)
        self.rulebook = rulebook(table.game, language)
        self.read_line: Callable[[str], str] = lambda prompt: console.input(prompt)
        self.considered: set[tuple[int, ...]] = set()
        self.intentions = Intentions()
        self.heard = 0
        if table.moves:
            self.heard = len(table.told)

    def play(self) -> Ending:
        """Until the game is over, or the person has had enough for now."""
        self.welcome()
        state = self.table.state
        while not state.is_over():
            if self.consider_offers():
                continue
            bots = [seat for seat in state.owing() if seat != self.you]
            if bots:
                self.bot_acts(bots[0])
                continue
            self.tell_news()
            answer = self.ask()
            if answer.action is None:
                return Ending.KEPT
            self.act(self.you, answer.action)
        self.tell_news()
        self.tell_result()
        return Ending.OVER

    def act(self, seat: int, action: Action) -> Refusal | None:
        return self.table.act(seat, int(action.index), action.terms())

    def bot_acts(self, seat: int) -> bool:
        """Let the bot of this seat decide. Did it do something?"""
        request = self.request_of(seat, self.level)
        choice = decide(request)
        assert is_offered(request, choice)
        self.intentions.note(seat, len(self.table.moves), choice)
        if choice is None:
            return False
        self.table.act(seat, choice.action, choice.terms)
        said = said_with(request, choice)
        if said is not None:
            self.tell_news()
            self.voice.say(
                "play-says", "dim", seat=self.speaker.seat(seat), words=self.speaker.say(said)
            )
        return True

    def request_of(self, seat: int, level: str) -> DecisionRequest:
        table = self.table
        return request_for(
            table.game,
            table.rules,
            table.state,
            seat,
            level,
            self.bots.word(),
            table.opening.cards,
            meant=self.intentions.meant(seat, table.moves),
        )

    def advise(self) -> None:
        """`h`: what a hard bot would do that sees no more than the person does, and why."""
        state = self.table.state
        choice, reason = advise(self.request_of(self.you, COACH))
        self.intentions.note(self.you, len(self.table.moves), choice)
        if choice is not None:
            action = self.table.game.action(choice.action, choice.terms)
            doing = self.speaker.say(self.teller.action(state.view(self.you), action))
            self.voice.say("play-advice", "green", action=doing)
        if reason is not None:
            self.voice.show("  " + self.speaker.say(reason), "green")

    def consider_offers(self) -> bool:
        """Whoever may answer but does not have to, as with an offer, is asked once for each."""
        state = self.table.state
        owing = state.owing()
        for seat in state.to_act():
            legal = state.legal(seat)
            question = (seat, *(int(action.index) for action in legal))
            if seat in owing or question in self.considered:
                continue
            self.considered.add(question)
            if seat == self.you:
                action = self.ask_if_you_like(legal)
                acted = action is not None and self.act(seat, action) is None
            else:
                acted = self.bot_acts(seat)
            if acted:
                self.considered.clear()
                return True
        return False

    def ask_if_you_like(self, legal: tuple[Action, ...]) -> Action | None:
        """Something to answer that need not be answered."""
        self.tell_news()
        self.list_actions(self.table.state.view(self.you), legal)
        while True:
            try:
                text = self.read_line(f"{self.speaker.ui('play-may')} > ").strip()
            except (EOFError, KeyboardInterrupt, UnicodeDecodeError):
                return None
            if text.lower() != "h":
                return legal[int(text) - 1] if is_number(text, len(legal)) else None
            self.advise()

    def welcome(self) -> None:
        others = [self.speaker.seat(seat) for seat in self.others()]
        self.voice.say(
            "play-welcome",
            "bold",
            game=self.table.game.title,
            you=self.speaker.seat(self.you),
            others=self.speaker.listed(others),
        )
        if self.table.moves:
            self.voice.say("play-resumed", round=self.table.state.round)

    def others(self) -> Iterator[int]:
        return (seat for seat in range(self.table.seats) if seat != self.you)

    def tell_news(self) -> None:
        """What has happened since the person last looked, as far as it may be known."""
        news = heard_by(self.you, self.table.told[self.heard :])
        self.heard = len(self.table.told)
        for event in news:
            if not event.minor():
                self.voice.show("  " + self.speaker.say(self.teller.event(event)), "dim")

    def ask(self) -> Answer:
        """Ask until there is an answer; whoever has no choice is not asked."""
        legal = self.table.state.legal(self.you)
        if len(legal) == 1:
            return Answer(legal[0])
        self.shown.show()
        view = self.table.state.view(self.you)
        self.voice.show(self.speaker.say(self.teller.question(view)), "bold yellow")
        picking = all(action.picks for action in legal)
        hint = self.screen.hint(view)
        if picking:
            self.list_items(view, legal)
        else:
            if hint is None or len(legal) <= LONG_LIST:
                self.list_actions(view, legal)
            if hint is not None:
                self.voice.show("  " + self.speaker.say(hint))
        while True:
            text = self.read_answer(picking)
            if text is None:
                return Answer(None)
            if text == DEALT:
                return self.ask()
            wondering, wanted = wondered(text)
            if wondering and not wanted:
                self.ahead.tell()
                continue
            action = self.answers.action(wanted, legal, hint, picking)
            if action is None:
                continue
            if wondering:
                self.ahead.tell_of(action)
            elif self.confirm(view, action):
                return Answer(action)

    def list_actions(self, view: View, legal: tuple[Action, ...]) -> None:
        """With what to type for each: its shorthand, or else its number in the list."""
        for number, action in enumerate(legal, 1):
            label = self.screen.shorthand(action) or str(number)
            self.voice.show(f"  {label}  {self.speaker.say(self.teller.action(view, action))}")

    def list_items(self, view: View, legal: tuple[Action, ...]) -> None:
        for item in sorted({pick for action in legal for pick in action.picks or ()}):
            self.voice.show(f"  {item + 1}  {self.speaker.fact(self.teller.item(view, item))}")

    def read_answer(self, picking: bool) -> str | None:
        """A line meant as a choice; None to stop. Help and rules are answered on the way."""
        while True:
            try:
                text = self.read_line(
                    f"{self.speaker.ui('play-prompt')} (? v w i h d q) > "
                ).strip()
            except (EOFError, KeyboardInterrupt, UnicodeDecodeError):
                self.console.print()
                return None
            if text.lower() == "q":
                return None
            if text.lower() == "v":
                self.shown.show()
            elif text.lower() == "w":
                self.shown.tell()
            elif text.lower() == "h":
                self.advise()
            elif text.lower() == "d":
                self.bargain()
                return DEALT
            elif text.startswith("?"):
                self.explain(text[1:].strip(), picking)
            elif text:
                return text

    def bargain(self) -> None:
        """`d`: make an offer, or one of the other things that may be done at any time."""
        state = self.table.state
        asking = Bargain(self.speaker, self.teller, self.voice.show, self.read_line)
        try:
            action = asking.ask(state.view(self.you), state.menu(self.you), self.screen.dealer())
        except (EOFError, KeyboardInterrupt, UnicodeDecodeError):
            self.console.print()
            return
        if action is None:
            return
        refusal = self.act(self.you, action)
        if refusal is not None:
            self.answers.tell_refusal(refusal)
            return
        self.voice.say("play-deal-done")
        self.consider_offers()
        self.tell_news()

    def explain(self, rule: str, picking: bool) -> None:
        """`?`: how to answer, and the rules behind the question; `? RULE`: that rule."""
        if not rule:
            self.voice.say("play-help-picks" if picking else "play-help")
        rules = [rule] if rule else self.teller.asked_by(self.table.state.view(self.you))
        for each in rules:
            try:
                self.voice.show(f"{each.upper()}  {self.rulebook.rule(each)}", "cyan")
            except BadInput:
                example = next(iter(self.rulebook.rules))
                self.voice.say("play-no-rule", "red", rule=each, example=example)

    def confirm(self, view: View, action: Action) -> bool:
        """Show what may be known beforehand; where there is something, ask once more."""
        outlook = self.teller.outlook(view, action)
        if not outlook:
            return True
        self.voice.show(self.speaker.say(self.teller.action(view, action)))
        for line in outlook:
            self.voice.show("  " + self.speaker.say(line), "green")
        try:
            return not self.read_line(f"{self.speaker.ui('play-confirm')} > ").strip()
        except (EOFError, KeyboardInterrupt, UnicodeDecodeError):
            self.console.print()
            return False

    def tell_result(self) -> None:
        standings = self.table.state.standings()
        self.console.print()
        self.voice.say("play-over", "bold", rounds=self.table.state.round)
        for seat in sorted(range(len(standings.places)), key=lambda each: standings.places[each]):
            self.voice.say(
                "play-place",
                "bold" if seat == self.you else "",
                place=standings.places[seat],
                seat=self.speaker.seat(seat),
                points=standings.points[seat],
            )
        for line in self.screen.account(self.table.told[-1].event):
            self.voice.show("  " + self.speaker.say(line), "dim")
        winners = [self.speaker.seat(seat) for seat in standings.winners() if seat != self.you]
        if self.you not in standings.winners():
            self.voice.say("play-lost", "bold", winners=self.speaker.listed(winners))
        elif winners:
            self.voice.say("play-shared", "bold", others=self.speaker.listed(winners))
        else:
            self.voice.say("play-won", "bold green")


def wondered(text: str) -> tuple[bool, str]:
    """Whether it begins with `i`, what would follow, and what is said besides."""
    first, _, rest = text.partition(" ")
    return (True, rest.strip()) if first.lower() == "i" else (False, text)
