"""A place at a table that a house serves. All that is known of it came over its socket, in the form
in words (docs/tables.md): the house sends no more than this seat may know."""

from collections.abc import Callable
from typing import Any

import msgspec

from backroom.kernel.actions import Action
from backroom.kernel.errors import BadInput
from backroom.kernel.game import find_game
from backroom.kernel.messages import Message, as_message
from backroom.kernel.view import View
from backroom.terminal.looking_ahead import Line
from backroom.terminal.places.deeds import Deed, deeds_of
from backroom.terminal.places.guest import Seat, TableSeen
from backroom.terminal.places.house_line import HouseLine, LineBroken, Refused
from backroom.terminal.places.house_story import HouseStory
from backroom.terminal.places.lobby import before_the_game, names_of
from backroom.terminal.places.place import Choice, Moment, Question, Said
from backroom.terminal.places.seen import Seeing, brief, ranking
from backroom.terminal.screens import Screen, WordsOnly, screen_of
from backroom.terminal.typed_answers import with_shorthand
from backroom.words import MissingWords, Speaker


def answers(entry: dict[str, Any], seat: int) -> bool:
    """Does this entry end what was asked of the seat: by its own move, or because one is taken
    back?"""
    return entry["entry"] == "undo" or (entry["entry"] == "move" and entry.get("seat") == seat)


NOT_UNDERSTOOD = (KeyError, IndexError, TypeError, ValueError, BadInput, MissingWords)


class ServedPlace:
    """One person's chair at a house."""

    can_talk = True

    def __init__(self, seat: Seat, language: str) -> None:
        self.seat = seat
        self.language = language
        self.table = seat.table
        self.game = find_game(seat.table.game)
        self.you = -1 if seat.table.seat is None else seat.table.seat
        table = seat.table
        # Cards of an owner's own, or rules that we do not have: then the house's words must do.
        self.ours = not table.own_cards and table.rules == self.game.version
        rules = self.game.rules(table.seats, table.options if self.ours else {})
        self.screen: Screen = screen_of(self.game, rules) if self.ours else WordsOnly[Any]()
        self.speaker = Speaker(language, self.game.teller(rules), names_of(table))
        self.seeing = Seeing(self.game, rules, self.screen, self.speaker)
        self.looks_ahead = self.ours and self.game.insight is not None
        self.told = HouseStory(self.speaker)
        self.story = self.told.lines
        self.changed: Callable[[], None] = lambda: None
        self.line = HouseLine(seat, self.got, self.hear, self.line_broke)
        self.update: dict[str, Any] | None = None
        self.seen: View | None = None
        self.heard = -1
        self.left_open: Question | None = None
        self.asked_anew = False
        """Something that was asked is answered: what is asked now was not asked before, even if it
        is the same in every word. What came in between is often told together with it."""
        self.broken = False
        self.goodbye = ""
        self.moment = Moment()
        self.look()

    @property
    def view(self) -> View | None:
        return self.seen

    @property
    def can_offer(self) -> bool:
        return self.seen is not None and not self.moment.result

    # The line

    async def run(self) -> None:
        """Until the house says goodbye."""
        await self.line.run()

    def got(self) -> str:
        """What need not be sent again."""
        seq = -1 if self.update is None else self.update["seq"]
        return f"since={seq}&heard={self.heard}"

    def line_broke(self) -> None:
        self.broken = True
        self.look()

    def hear(self, message: dict[str, Any]) -> bool:
        """One message of the house. Will there be more?"""
        self.broken = False
        try:
            self.take_in(message)
            self.look()
        except NOT_UNDERSTOOD:
            self.goodbye = self.speaker.ui("play-app-not-understood")
            self.update = None
            self.look()
        return not self.goodbye

    def take_in(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "update":
                self.update = message
                self.seen = self.as_view(message["view"])
                self.asked_anew = any(answers(each, self.you) for each in message["happened"])
                for entry in message["happened"]:
                    self.told.tell_entry(entry)
                if message["happened"]:
                    self.story += [Said(line, "house") for line in self.result(message["result"])]
            case "welcome":
                self.table = msgspec.convert(message["table"], TableSeen)
                self.speaker.names = names_of(self.table)
                self.you = -1 if self.table.seat is None else self.table.seat
            case "talk":
                self.heard = message["number"]
                words = message["words"]
                said = message["text"] if words is None else self.said(words)
                self.told.tell_talk(message["speaker"], said)
            case "goodbye":
                self.goodbye = self.said(message["message"])
            case "unreadable":
                raise ValueError("a message that cannot be read")

    async def attempt(self, kind: str, **fields: object) -> str:
        """Put something to the house; why not, if it refuses."""
        try:
            await self.line.ask(kind, **fields)
        except (Refused, LineBroken) as fault:
            return self.why(fault)
        return ""

    def why(self, fault: Refused | LineBroken) -> str:
        if isinstance(fault, LineBroken):
            return self.speaker.ui("play-app-line-broken")
        message = as_message(fault.message)
        if not fault.rule:
            return self.speaker.say(message)
        return self.speaker.ui("refused", why=message, rule=fault.rule)

    def close(self) -> None:
        """The chair is kept by the house."""

    # What the person does

    async def act(self, number: int, terms: object) -> str:
        if self.update is None:
            return self.speaker.ui("play-app-not-asked")
        plain = msgspec.to_builtins(terms)
        return await self.attempt("act", seq=self.update["seq"], action=number, terms=plain)

    async def choose(self, choice: Choice) -> str:
        return await self.act(choice.number, choice.terms)

    async def pick(self, picks: tuple[int, ...]) -> str:
        """One that is not among the choices: the house says why."""
        question = self.moment.question
        for choice in () if question is None else question.choices:
            if choice.picks == picks:
                return await self.choose(choice)
        return await self.attempt("why", picks=picks)

    async def typed(self, text: str) -> str:
        question = self.moment.question
        if question is None:
            return self.speaker.ui("play-app-not-asked")
        wanted = " ".join(text.replace(",", " ").split())
        for choice in question.choices:
            if choice.label == wanted:
                return await self.choose(choice)
        names = {self.game.action(each.number, each.terms).name for each in question.choices}
        action = with_shorthand(self.game, self.screen, names, text)
        return question.hint if action is None else await self.offer(action)

    async def leave_open(self) -> None:
        """The house need not know; the same question is not asked again."""
        question = self.moment.question
        if question is not None and not question.must:
            self.left_open = question
            self.look()

    async def offer(self, action: Action) -> str:
        return await self.act(int(action.index), action.terms())

    async def offers(self) -> tuple[Choice, ...]:
        try:
            found = await self.line.ask("offers")
            return tuple(self.choice(each) for each in found["choices"])
        except (Refused, LineBroken, *NOT_UNDERSTOOD):
            return ()

    # What the person asks

    def worded(self, action: Action) -> str:
        assert self.seen is not None
        return self.seeing.choice(self.seen, action).text

    def outlook(self, choice: Choice) -> list[str]:
        return [] if self.seen is None else self.seeing.outlook(self.seen, choice)

    async def advice(self) -> list[str]:
        try:
            return self.advised(await self.line.ask("hint"))
        except (Refused, LineBroken) as fault:
            return [self.why(fault)]
        except NOT_UNDERSTOOD:
            return [self.speaker.ui("play-app-no-advice")]

    def advised(self, found: dict[str, Any]) -> list[str]:
        lines = []
        if found["choice"] is not None:
            doing = self.said(found["choice"]["text"])
            lines.append(self.speaker.ui("play-advice", action=doing))
        if found["reason"] is not None:
            lines.append(self.said(found["reason"]))
        return lines

    async def ahead(self, choice: Choice | None) -> list[Line]:
        """What would follow from this choice; from how it stands, if there is none."""
        question = self.moment.question
        if self.seen is None or question is None or not question.choices:
            return [Line(self.speaker.ui("play-follows-nothing"))]
        action = (choice or question.choices[0]).number
        if action >= len(self.game.actions):
            return [Line(self.speaker.ui("play-follows-nothing"))]
        try:
            query = {"ask": "consequences", "actions": [action]}
            found = (await self.line.ask("ask", query=query))["answer"]
            return self.foreseen(found, choice)
        except (Refused, LineBroken) as fault:
            return [Line(self.why(fault), False)]
        except NOT_UNDERSTOOD:
            return [Line(self.speaker.ui("play-follows-nothing"))]

    def foreseen(self, found: dict[str, Any], choice: Choice | None) -> list[Line]:
        if choice is not None and found["after"] is None:
            return [Line(self.speaker.ui("play-follows-chance"))]
        before = self.follows(found["before"])
        lines = before
        if choice is not None:
            lines = [line for line in self.follows(found["after"]) if line not in before]
        said = [Line(f"  {self.speaker.say(line)}") for line in lines]
        return said or [Line(self.speaker.ui("play-follows-nothing"))]

    def follows(self, insight: object) -> list[Message]:
        found = msgspec.convert(insight, self.game.insight)
        return self.screen.follows(self.seen, found)

    def deeds(self) -> tuple[Deed, ...]:
        if self.update is None or self.goodbye:
            return ()
        return deeds_of(self.update, self.you, self.game, self.speaker.say)

    async def do(self, deed: Deed) -> str:
        return await self.attempt(deed.kind, **deed.fields)

    async def say(self, text: str) -> str:
        return await self.attempt("say", text=text)

    # What there is to see

    def as_view(self, view: object) -> View | None:
        if not self.ours:
            return None
        try:
            return msgspec.convert(view, self.game.view)
        except msgspec.ValidationError:
            return None

    def said(self, plain: Any) -> str:
        return self.speaker.say(as_message(plain))

    def look(self) -> None:
        notice = self.goodbye
        if self.broken and not notice:
            notice = self.speaker.ui("play-app-line-broken")
        if self.update is None:
            self.moment = before_the_game(self.table, self.speaker, notice)
        else:
            self.moment = self.in_the_game(self.update, notice)
        self.changed()

    def in_the_game(self, update: dict[str, Any], notice: str) -> Moment:
        position = tuple(self.said(line) for line in update["position"])
        seats = update["seats"]
        waited_for = [seat for seat, each in enumerate(seats) if each["owes"]]
        away = [n for n, each in enumerate(seats) if not each["present"] and not each["bot"]]
        if update["paused"] and not notice:
            notice = self.speaker.ui("table-refused-paused")
        if self.you >= 0 and seats[self.you]["bot"] and not notice:
            notice = self.speaker.ui("play-app-bot-plays")
        question = None if notice else self.question(update["question"])
        view = self.seen
        return Moment(
            headline=position[0],
            board=() if view is None else tuple(self.screen.board(view)),
            position=position,
            hand=() if view is None else self.seeing.hand(view),
            players=self.seeing.players(view, len(seats), waited_for, away),
            question=question,
            thinking=tuple(seat for seat in waited_for if seat != self.you),
            result=self.result(update["result"]),
            notice=notice,
        )

    def question(self, asked: dict[str, Any] | None) -> Question | None:
        """The same question as before stays what it was, with whatever is ticked or typed; one that
        was answered since, or left open and then not asked any more, is asked anew."""
        anew, self.asked_anew = self.asked_anew, False
        if asked is None or anew:
            self.left_open = None
        if asked is None:
            return None
        text = as_message(asked["text"])
        must = bool(asked["must"])
        choices = tuple(self.choice(each) for each in asked["legal"])
        hint = None
        if self.seen is not None and must and not all(each.picks for each in choices):
            hint = self.screen.hint(self.seen)
        may = self.speaker.ui("play-app-may")
        found = Question(
            text=self.speaker.say(text) if must else may,
            brief=brief(self.speaker, text) if must else may,
            rules=tuple(asked["rules"]),
            must=must,
            choices=choices,
            items=tuple((each["number"], self.said(each["text"])) for each in asked["items"]),
            hint="" if hint is None else self.speaker.say(hint),
        )
        if found == self.left_open:
            return None
        if found != self.left_open:
            self.left_open = None
        return self.moment.question if found == self.moment.question and not anew else found

    def choice(self, plain: dict[str, Any]) -> Choice:
        number, terms, picks = plain["action"], plain.get("terms"), plain.get("picks")
        label = plain.get("shorthand") or ""
        if self.ours:
            label = self.screen.shorthand(self.game.action(number, terms)) or label
        return Choice(
            number, self.said(plain["text"]), terms, None if picks is None else tuple(picks), label
        )

    def result(self, found: dict[str, Any] | None) -> tuple[str, ...]:
        if found is None:
            return ()
        return tuple(ranking(self.speaker, self.you, found["points"], found["places"]))
