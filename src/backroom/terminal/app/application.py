"""One person's evening at one table, on the whole screen."""

from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Input

from backroom.terminal.app.choices import Choices
from backroom.terminal.app.deal_form import DealForm, Suggestions
from backroom.terminal.app.lines import NumberLine, TalkLine
from backroom.terminal.app.papers import Listed, Paper, RulesPage
from backroom.terminal.app.table_app import TableApp
from backroom.terminal.app.table_page import players_of, told
from backroom.terminal.places.place import Choice, Place
from backroom.words.rulebook import rulebook

LONGEST_TALK = 500


class BackroomApp(TableApp):
    """Draws a place at a table, and does what the person wants."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("pageup,left_square_bracket", "turn(-1)", show=False),
        Binding("pagedown,right_square_bracket", "turn(1)", show=False),
    ]

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        for key, action, name in self.letters():
            self.bind(key, action, description=self.speaker.ui(name))

    def letters(self) -> list[tuple[str, str, str]]:
        """What the letters do; only what can be done here."""
        found = [("h", "advise", "play-app-key-hint")]
        if self.place.looks_ahead:
            found.append(("i", "look_ahead", "play-app-key-ahead"))
        if self.place.screen.dealer() is not None:
            found.append(("d", "deal", "play-app-key-deal"))
        if self.place.can_talk:
            found.append(("t", "talk", "play-app-key-talk"))
            found.append(("m", "more", "play-app-key-more"))
        return [
            *found,
            ("question_mark,f1", "rules", "play-app-key-rules"),
            ("s", "story", "play-app-key-story"),
            ("p", "players", "play-app-key-players"),
            ("w", "words", "play-app-key-words"),
            ("q", "leave", "play-app-key-leave"),
        ]

    def on_mount(self) -> None:
        """Textual asks the class above as well."""
        self.play()

    @work(exclusive=True, group="game")
    async def play(self) -> None:
        await self.place.run()

    # What the person does

    @on(Choices.LookedAt)
    def look_at(self, event: Choices.LookedAt) -> None:
        if event.choice is not None:
            self.tell_aside(self.place.outlook(event.choice))
        elif self.asked is not None and self.asked.picking:
            self.tell_aside([])

    @on(Choices.Chosen)
    def choose(self, event: Choices.Chosen) -> None:
        self.act("choose", event.choice)

    @on(Choices.Picked)
    def pick(self, event: Choices.Picked) -> None:
        self.act("pick", event.picks)

    @on(NumberLine.Changed, "#typed")
    def find_typed(self, event: Input.Changed) -> None:
        """The list goes where it would be found."""
        self.screen_stack[0].query_one(Choices).find(event.value.strip())

    @on(NumberLine.Submitted, "#typed")
    def typed(self, event: Input.Submitted) -> None:
        if event.value.strip():
            self.act("typed", event.value)

    @work(exclusive=True, group="act")
    async def act(self, what: str, given: object) -> None:
        """Do it, or say why not."""
        why = await getattr(self.place, what)(given)
        if why:
            self.tell_aside([why])

    @on(Choices.LeftOpen)
    async def leave_open(self) -> None:
        await self.place.leave_open()

    # Keys

    @work(exclusive=True, group="advice")
    async def action_advise(self) -> None:
        self.tell_aside([self.speaker.ui("play-thinking-coach")])
        asked = self.asked
        lines = await self.place.advice()
        if asked is self.asked:
            self.tell_aside(lines)

    @work(exclusive=True, group="advice")
    async def action_look_ahead(self) -> None:
        """What follows from the choice that is lit, and from how it stands."""
        choice = self.screen_stack[0].query_one(Choices).chosen
        lines = []
        if choice is not None:
            lines.append(Text(choice.text, "bold #d9b45a"))
            lines += [
                Text(line.text, "" if line.possible else "dim")
                for line in await self.place.ahead(choice)
            ]
            lines.append(Text())
        lines.append(Text(self.speaker.ui("play-app-as-it-stands"), "bold #d9b45a"))
        lines += [Text(line.text) for line in await self.place.ahead(None)]
        self.push_screen(Paper(self.speaker.ui("play-app-follows"), lines))

    @work(exclusive=True, group="deal")
    async def action_deal(self) -> None:
        dealer = self.place.screen.dealer()
        if dealer is None:
            return
        if not self.place.can_offer:
            self.tell_aside([self.speaker.ui("play-app-not-asked")])
            return
        wanted = await self.push_screen_wait(Suggestions(self.speaker, await self.place.offers()))
        if wanted == Suggestions.OWN:
            await self.push_screen_wait(DealForm(self.place, dealer))
        elif isinstance(wanted, Choice):
            why = await self.place.offer(self.place.game.action(wanted.number, wanted.terms))
            self.tell_aside([why or self.speaker.ui("play-deal-done")])

    @work(exclusive=True, group="talk")
    async def action_talk(self) -> None:
        text = await self.push_screen_wait(TalkLine(self.speaker.ui("play-app-say"), LONGEST_TALK))
        why = await self.place.say(text) if text else ""
        if why:
            self.tell_aside([why])

    @work(exclusive=True, group="more")
    async def action_more(self) -> None:
        """What the menus of the browser have: take back, pause, standing orders, mute, leave."""
        deeds = self.place.deeds()
        page = Listed(self.speaker.ui("play-app-more"), [each.text for each in deeds])
        chosen = await self.push_screen_wait(page) if deeds else None
        if chosen is not None:
            why = await self.place.do(deeds[chosen])
            self.tell_aside([why] if why else [])

    def action_rules(self) -> None:
        book = rulebook(self.place.game, self.place.language)
        rules = () if self.asked is None else self.asked.rules
        self.push_screen(RulesPage(self.speaker, book, rules))

    def action_story(self) -> None:
        players = self.place.moment.players
        lines = [told(each, players) for each in self.place.story]
        self.push_screen(Paper(self.speaker.ui("play-app-story"), lines, at_end=True))

    def action_players(self) -> None:
        said = players_of(self.place.moment.players, self.place.you)
        self.push_screen(Paper(self.speaker.ui("play-app-players"), [said]))

    def action_words(self) -> None:
        """The table in words, as the plain mode has it."""
        moment = self.place.moment
        lines = [*moment.position, *(() if moment.question is None else ("", moment.question.text))]
        self.push_screen(Paper(self.place.game.title, lines))

    def action_turn(self, way: int) -> None:
        """Turn the table's page."""
        board = self.screen_stack[0].query_one("#board", VerticalScroll)
        if way > 0:
            board.scroll_page_down(animate=False)
        else:
            board.scroll_page_up(animate=False)

    def action_leave(self) -> None:
        self.exit()
