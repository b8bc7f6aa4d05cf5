"""A place at a table at home: the table lies in this process, and bots sit in the other seats."""

import asyncio
from collections.abc import Callable

from backroom.bots.replies import NoAnswer
from backroom.kernel.actions import Action
from backroom.kernel.messages import Message, Refusal
from backroom.kernel.rng import Rng
from backroom.kernel.state import heard_by
from backroom.kernel.view import View
from backroom.table import Table
from backroom.terminal.company import Company
from backroom.terminal.looking_ahead import Line, LookingAhead
from backroom.terminal.places.deeds import Deed
from backroom.terminal.places.place import Choice, Moment, Question, Said
from backroom.terminal.places.seen import Seeing, ranking
from backroom.terminal.screens import screen_of
from backroom.terminal.thinking import Thinker
from backroom.terminal.turns import Asked, Turns
from backroom.terminal.typed_answers import with_picks, with_shorthand
from backroom.words import Speaker

PACE = 0.2
"""Seconds between two moves of bots, so that one can follow them."""


class HomePlace:
    """One person among bots of one level."""

    can_talk = False
    looks_ahead = True

    def __init__(
        self,
        table: Table,
        you: int,
        language: str,
        level: str,
        rng: Rng,
        thinker: Thinker,
        pace: float = PACE,
    ) -> None:
        self.table = table
        self.game = table.game
        self.you = you
        self.language = language
        self.screen = screen_of(table.game, table.rules)
        teller = table.game.teller(table.rules)
        self.speaker = Speaker(language, teller, table.opening.names)
        self.seeing = Seeing(table.game, table.rules, self.screen, self.speaker)
        self.ahead_of = LookingAhead(table, you, self.screen, self.speaker)
        self.company = Company(table, level, rng)
        self.turns = Turns(table, you, you_first=True)
        self.thinker = thinker
        self.pace = pace
        self.story: list[Said] = []
        self.changed: Callable[[], None] = lambda: None
        self.question: Question | None = None
        self.asked: asyncio.Future[bool] | None = None
        """Open as long as the person is asked: whether something was done."""
        self.heard = len(table.told) if table.moves else 0
        self.drawn: Moment | None = None
        """How it stands, as long as nothing has happened since."""
        if table.moves:
            self.tell("play-resumed", round=int(table.state.round))
        self.look()

    # The game

    async def run(self) -> None:
        while not self.table.state.is_over():
            asked = self.turns.next()
            if asked.seat == self.you:
                acted = await self.person_acts(asked)
            else:
                acted = await self.bot_acts(asked.seat)
            if acted and not asked.must:
                self.turns.changed()
        self.tell_result()
        self.look()

    async def person_acts(self, asked: Asked) -> bool:
        """Wait for the person; whoever has no choice is not asked. Was something done?"""
        legal = self.table.state.legal(self.you)
        if asked.must and len(legal) == 1:
            return self.act(self.you, legal[0]) is None
        self.question = self.seeing.question(self.sight(), legal, asked.must)
        self.asked = asyncio.get_running_loop().create_future()
        self.look()
        try:
            return await self.asked
        finally:
            self.question = self.asked = self.drawn = None

    async def bot_acts(self, seat: int) -> bool:
        """Let the bot of this seat decide. Did it do something?"""
        request = self.company.question(seat)
        before = self.table.seq
        try:
            choice, words = await self.thinker.decide(request)
        except NoAnswer:
            self.do_nothing_harmful(seat)
            return True
        assert self.table.seq == before, "nobody else acts while a bot thinks"
        self.company.note(seat, choice)
        if choice is None:
            return False
        self.table.act(seat, choice.action, choice.terms)
        self.look()
        if words is not None:
            self.speak(seat, words)
        await asyncio.sleep(self.pace)
        return True

    def do_nothing_harmful(self, seat: int) -> None:
        """A bot that has failed does what is done for a player whose time is up."""
        proposed = self.table.propose_neutral(seat, "bot", 0)
        assert not isinstance(proposed, Refusal)
        self.table.commit(proposed)
        self.look()

    def act(self, seat: int, action: Action) -> Refusal | None:
        return self.table.act(seat, int(action.index), action.terms())

    # What the person does

    async def choose(self, choice: Choice) -> str:
        return self.attempt(self.game.action(choice.number, choice.terms))

    async def pick(self, picks: tuple[int, ...]) -> str:
        if self.question is None:
            return self.speaker.ui("play-app-not-asked")
        return self.attempt(with_picks(self.game, self.asked_names()[0], picks))

    async def typed(self, text: str) -> str:
        if self.question is None:
            return self.speaker.ui("play-app-not-asked")
        action = with_shorthand(self.game, self.screen, set(self.asked_names()), text)
        return self.question.hint if action is None else self.attempt(action)

    async def leave_open(self) -> None:
        if self.question is None or self.question.must:
            return
        if self.asked is not None and not self.asked.done():
            self.asked.set_result(False)

    async def offer(self, action: Action) -> str:
        why = self.attempt(action)
        if not why:
            self.turns.changed()
        return why

    def attempt(self, action: Action | None) -> str:
        """Do it, if it is asked for and allowed; else say why not."""
        if self.asked is None or self.asked.done():
            return self.speaker.ui("play-app-not-asked")
        if action is None:
            return self.speaker.ui("play-no-such-choice")
        refusal = self.act(self.you, action)
        if refusal is not None:
            return self.speaker.refusal(self.game, refusal)
        self.asked.set_result(True)
        self.question = None
        self.look()
        return ""

    def asked_names(self) -> list[str]:
        assert self.question is not None
        return [self.game.action(each.number, each.terms).name for each in self.question.choices]

    async def offers(self) -> tuple[Choice, ...]:
        if self.asked is None:
            return ()
        view = self.sight()
        menu = self.table.state.menu(self.you)
        return tuple(self.seeing.choice(view, action) for action in menu)

    # What the person asks

    def worded(self, action: Action) -> str:
        return self.seeing.choice(self.sight(), action).text

    def outlook(self, choice: Choice) -> list[str]:
        return self.seeing.outlook(self.sight(), choice)

    async def advice(self) -> list[str]:
        """What a hard bot would do that sees no more than the person does, and why."""
        if self.asked is None:
            return [self.speaker.ui("play-app-not-asked")]
        before = self.table.seq
        try:
            thought = await self.thinker.advise(self.company.question_for_coach(self.you))
        except NoAnswer:
            return [self.speaker.ui("play-app-no-advice")]
        if self.table.seq != before:
            return []
        self.company.note(self.you, thought.choice)
        lines = []
        if thought.choice is not None:
            action = self.game.action(thought.choice.action, thought.choice.terms)
            doing = self.worded(action)
            lines.append(self.speaker.ui("play-advice", action=doing))
        if thought.words is not None:
            lines.append(self.speaker.say(thought.words))
        return lines

    async def ahead(self, choice: Choice | None) -> list[Line]:
        if choice is None:
            return self.ahead_of.follows()
        return self.ahead_of.follows_from(self.game.action(choice.number, choice.terms))

    def deeds(self) -> tuple[Deed, ...]:
        """Nobody else has to agree to anything here, and what is done is done."""
        return ()

    async def do(self, deed: Deed) -> str:
        return self.speaker.ui("play-app-not-asked")

    async def say(self, text: str) -> str:
        """There is nobody to hear it."""
        return self.speaker.ui("play-app-nobody-hears")

    def close(self) -> None:
        self.thinker.close()

    # What there is to see

    def sight(self) -> View:
        return self.table.state.view(self.you)

    @property
    def view(self) -> View | None:
        return self.sight()

    @property
    def can_offer(self) -> bool:
        """Between two of one's own decisions the bots have the table."""
        return self.asked is not None

    def look(self) -> None:
        """Something has happened: tell it. How it stands is put together when somebody looks."""
        self.tell_news()
        self.drawn = None
        self.changed()

    @property
    def moment(self) -> Moment:
        if self.drawn is None:
            self.drawn = self.seen_now()
        return self.drawn

    def seen_now(self) -> Moment:
        view = self.sight()
        owing = self.table.state.owing()
        position = self.seeing.position(view)
        thinking = [seat for seat in owing if seat != self.you] if self.question is None else []
        return Moment(
            headline=position[0],
            board=tuple(self.screen.board(view)),
            position=position,
            hand=self.seeing.hand(view),
            players=self.seeing.players(view, self.table.seats, owing),
            question=self.question,
            thinking=tuple(thinking),
            result=self.result(),
        )

    def result(self) -> tuple[str, ...]:
        if not self.table.state.is_over():
            return ()
        standings = self.table.state.standings()
        account = self.screen.account(self.table.told[-1].event)
        ranked = ranking(self.speaker, self.you, standings.points, standings.places)
        return (*ranked, *self.seeing.said(account))

    def tell_news(self) -> None:
        news = heard_by(self.you, self.table.told[self.heard :])
        self.heard = len(self.table.told)
        for event in news:
            if not event.minor():
                said = self.speaker.say(self.seeing.teller.event(event))
                self.story.append(Said(said, "event", event.doer()))

    def tell_result(self) -> None:
        self.tell_news()
        self.tell("play-over", rounds=int(self.table.state.round))
        self.story += [Said(line, "house") for line in self.result()]

    def tell(self, name: str, **facts: object) -> None:
        self.story.append(Said(self.speaker.ui(name, **facts), "house"))

    def speak(self, seat: int, words: Message) -> None:
        said = self.speaker.say(words)
        name = self.speaker.seat(seat)
        self.story.append(Said(self.speaker.ui("play-says", seat=name, words=said), "talk", seat))
        self.changed()
