"""A game against bots, in words and numbers: one question after the other."""

from collections.abc import Callable, Iterator
from enum import Enum

from rich.console import Console

from backroom.bots import decide, is_offered
from backroom.bots.levels import advise, said_with
from backroom.kernel.actions import Action
from backroom.kernel.errors import BadInput
from backroom.kernel.messages import Message, Refusal
from backroom.kernel.rng import Rng
from backroom.kernel.state import heard_by
from backroom.kernel.view import View
from backroom.table import Table
from backroom.terminal.bargaining import Bargain
from backroom.terminal.company import Company
from backroom.terminal.looking_ahead import Line, LookingAhead
from backroom.terminal.screens import screen_of
from backroom.terminal.table_shown import TableShown
from backroom.terminal.turns import Asked, Turns
from backroom.terminal.typed_answers import TypedAnswers
from backroom.terminal.voice import Voice
from backroom.words import Speaker
from backroom.words.rulebook import rulebook

LONG_LIST = 12
"""With more choices than this, and a shorter way to say them, the list is not printed."""


class Ending(Enum):
    """How a sitting ends: at the end of the game, or put aside for later."""

    OVER = "over"
    KEPT = "kept"


class PutAside(Exception):
    """The person has had enough for now."""


class Looked(Exception):
    """The table may have changed meanwhile, so the question is asked anew."""


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
        self.company = Company(table, level, bots)
        self.turns = Turns(table, you)
        self.console = console
        self.teller = table.game.teller(table.rules)
        self.screen = screen_of(table.game, table.rules)
        self.speaker = Speaker(language, self.teller, table.opening.names)
        self.voice = Voice(self.speaker, console)
        self.shown = TableShown(table, you, self.screen, self.voice)
        self.answers = TypedAnswers(table, you, self.screen, self.voice)
        self.ahead = LookingAhead(table, you, self.screen, self.speaker)
        self.rulebook = rulebook(table.game, language)
        self.read_line: Callable[[str], str] = lambda prompt: console.input(prompt)
        self.thinking_told = False
        self.heard = 0
        if table.moves:
            self.heard = len(table.told)

    def play(self) -> Ending:
        """Until the game is over, or the person has had enough for now."""
        self.welcome()
        try:
            while not self.table.state.is_over():
                self.somebody_acts(self.turns.next())
        except PutAside:
            return Ending.KEPT
        self.tell_news()
        self.tell_result()
        return Ending.OVER

    def somebody_acts(self, asked: Asked) -> None:
        """Let whoever is asked decide; what may be left open need not be answered."""
        if asked.seat == self.you:
            self.tell_news()
            self.thinking_told = False
            action = self.answer(asked.must)
            acted = action is not None and self.act(self.you, action) is None
        else:
            acted = self.bot_acts(asked.seat)
        if acted and not asked.must:
            self.turns.changed()

    def answer(self, must: bool) -> Action | None:
        """Ask until there is an answer; whoever has no choice is not asked."""
        while True:
            legal = self.table.state.legal(self.you)
            if must and len(legal) == 1:
                return legal[0]
            if not legal:
                return None
            try:
                return self.ask(legal, must)
            except Looked:
                continue

    def act(self, seat: int, action: Action) -> Refusal | None:
        return self.table.act(seat, int(action.index), action.terms())

    def bot_acts(self, seat: int) -> bool:
        """Let the bot of this seat decide. Did it do something?"""
        self.tell_that_they_think()
        request = self.company.question(seat)
        choice = decide(request)
        assert is_offered(request, choice)
        self.company.note(seat, choice)
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

    def tell_that_they_think(self) -> None:
        """Once until the person is asked again."""
        if not self.thinking_told:
            self.thinking_told = True
            self.voice.say("play-thinking", "dim")

    def advise(self) -> None:
        """`h`: what a hard bot would do that sees no more than the person does, and why."""
        state = self.table.state
        self.voice.say("play-thinking-coach", "dim")
        choice, reason = advise(self.company.question_for_coach(self.you))
        self.company.note(self.you, choice)
        if choice is not None:
            action = self.table.game.action(choice.action, choice.terms)
            doing = self.speaker.say(self.teller.action(state.view(self.you), action))
            self.voice.say("play-advice", "green", action=doing)
        if reason is not None:
            self.voice.show("  " + self.speaker.say(reason), "green")

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

    @property
    def has_deals(self) -> bool:
        return self.screen.dealer() is not None

    def others(self) -> Iterator[int]:
        return (seat for seat in range(self.table.seats) if seat != self.you)

    def tell_news(self) -> None:
        """What has happened since the person last looked, as far as it may be known."""
        news = heard_by(self.you, self.table.told[self.heard :])
        self.heard = len(self.table.told)
        for event in news:
            if not event.minor():
                self.voice.show("  " + self.speaker.say(self.teller.event(event)), "dim")

    def ask(self, legal: tuple[Action, ...], must: bool) -> Action | None:
        """One question, until it is answered or, if it may be, left open."""
        view = self.table.state.view(self.you)
        picking = all(action.picks for action in legal)
        hint = self.screen.hint(view) if must else None
        if must:
            self.shown.show()
            self.voice.show(self.speaker.say(self.teller.question(view)), "bold yellow")
        self.list_choices(view, legal, hint, picking)
        while True:
            text = self.read_answer(picking, must)
            if not text:
                return None
            wondering, wanted = wondered(text)
            if wondering and not wanted:
                self.tell_ahead(self.ahead.follows())
                continue
            action = self.answers.action(wanted, legal, hint, picking)
            if action is None:
                continue
            if wondering:
                self.tell_ahead(self.ahead.follows_from(action))
            elif not must or self.confirm(view, action):
                return action

    def tell_ahead(self, lines: list[Line]) -> None:
        for line in lines:
            self.voice.show(line.text, "green" if line.possible else "dim")

    def list_choices(
        self, view: View, legal: tuple[Action, ...], hint: Message | None, picking: bool
    ) -> None:
        if picking:
            self.list_items(view, legal)
            return
        if hint is None or len(legal) <= LONG_LIST:
            self.list_actions(view, legal)
        if hint is not None:
            self.voice.show("  " + self.speaker.say(hint))

    def list_actions(self, view: View, legal: tuple[Action, ...]) -> None:
        """With what to type for each: its shorthand, or else its number in the list."""
        for number, action in enumerate(legal, 1):
            label = self.screen.shorthand(action) or str(number)
            self.voice.show(f"  {label}  {self.speaker.say(self.teller.action(view, action))}")

    def list_items(self, view: View, legal: tuple[Action, ...]) -> None:
        for item in sorted({pick for action in legal for pick in action.picks or ()}):
            self.voice.show(f"  {item + 1}  {self.speaker.fact(self.teller.item(view, item))}")

    def read_answer(self, picking: bool, must: bool) -> str:
        """A line meant as a choice; nothing to leave open what may be left open. Help and rules are
        answered on the way."""
        words = self.speaker.ui("play-prompt" if must else "play-may")
        while True:
            text = self.read(f"{words} ({self.letters()}) > ").strip()
            match text.lower():
                case "q":
                    raise PutAside
                case "v":
                    self.shown.show()
                case "w":
                    self.shown.tell()
                case "h":
                    self.advise()
                case "d" if self.has_deals:
                    self.bargain()
                    raise Looked
                case _ if text.startswith("?"):
                    self.explain(text[1:].strip(), picking)
                case _ if text or not must:
                    return text

    def read(self, prompt: str) -> str:
        """A line that is typed; whoever hangs up puts the game aside."""
        try:
            return self.read_line(prompt)
        except (EOFError, KeyboardInterrupt, UnicodeDecodeError):
            self.console.print()
            raise PutAside from None

    def letters(self) -> str:
        """What can be typed besides a choice."""
        return "? v w i h d q" if self.has_deals else "? v w i h q"

    def bargain(self) -> None:
        """`d`: make an offer, or one of the other things that may be done at any time."""
        state = self.table.state
        asking = Bargain(self.speaker, self.teller, self.voice.show, self.read)
        action = asking.ask(state.view(self.you), state.menu(self.you), self.screen.dealer())
        if action is None:
            return
        refusal = self.act(self.you, action)
        if refusal is not None:
            self.answers.tell_refusal(refusal)
            return
        self.voice.say("play-deal-done")
        self.turns.changed()
        self.let_them_answer()
        self.tell_news()

    def let_them_answer(self) -> None:
        """Whoever may answer an offer does so before the person goes on."""
        while not self.table.state.is_over():
            asked = self.turns.next()
            if asked.must:
                return
            self.somebody_acts(asked)

    def explain(self, rule: str, picking: bool) -> None:
        """`?`: how to answer, and the rules behind the question; `? RULE`: that rule."""
        if not rule:
            self.voice.say("play-help-picks" if picking else "play-help")
            if self.has_deals:
                self.voice.say("play-help-deals")
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
        return not self.read(f"{self.speaker.ui('play-confirm')} > ").strip()

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
