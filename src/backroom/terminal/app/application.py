"""One person's evening at one table, on the whole screen."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Footer, Input, Static

from backroom.terminal.app.choices import Choices
from backroom.terminal.app.colours import BACK_ROOM
from backroom.terminal.app.deal_form import DealForm, Suggestions
from backroom.terminal.app.lines import NumberLine, TalkLine
from backroom.terminal.app.papers import Paper, RulesPage
from backroom.terminal.app.style import STYLE
from backroom.terminal.app.table_page import (
    height_of,
    inked,
    players_of,
    strip_of,
    table_of,
    tag,
    told,
)
from backroom.terminal.places.place import Choice, Place, Question
from backroom.words.rulebook import rulebook

WIDE, TALL = 118, 30
"""From so many columns on the story stands beside the table; from so many rows on there is room."""
FEWEST_CHOICES = 4
BESIDE_TABLE = 12
"""So many rows are enough for all that is not the table, however many words it takes."""
LONGEST_TALK = 500
BLINK = 0.4
"""Seconds between two dots of "thinking …"."""


class BackroomApp(App[None]):
    """Draws a place at a table, and does what the person wants."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
    ]
    AUTO_FOCUS: ClassVar[str | None] = "#choices"

    def __init__(self, place: Place) -> None:
        super().__init__()
        self.register_theme(BACK_ROOM)
        self.theme = BACK_ROOM.name
        self.place = place
        self.speaker = place.speaker
        self.asked: Question | None = None
        """The question that the list of choices is about."""
        self.aside: list[str] = []
        self.story_told = 0
        self.dots = 0
        self.finished = False
        self.to_be_drawn = False
        self.title = place.game.title
        for key, action, name in self.letters():
            self.bind(key, action, description=self.speaker.ui(name))
        self.bind("pageup,left_square_bracket", "turn(-1)", show=False)
        self.bind("pagedown,right_square_bracket", "turn(1)", show=False)

    def letters(self) -> list[tuple[str, str, str]]:
        """What the letters do; only what can be done here."""
        found = [("h", "advise", "play-app-key-hint")]
        if self.place.looks_ahead:
            found.append(("i", "look_ahead", "play-app-key-ahead"))
        if self.place.screen.dealer() is not None:
            found.append(("d", "deal", "play-app-key-deal"))
        if self.place.can_talk:
            found.append(("t", "talk", "play-app-key-talk"))
        return [
            *found,
            ("question_mark,f1", "rules", "play-app-key-rules"),
            ("s", "story", "play-app-key-story"),
            ("p", "players", "play-app-key-players"),
            ("w", "words", "play-app-key-words"),
            ("q", "leave", "play-app-key-leave"),
        ]

    # What there is to see

    def compose(self) -> ComposeResult:
        yield Static(id="strip")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                with VerticalScroll(id="board"):
                    yield Static(id="table")
                yield Static(id="hand")
                yield Static(id="news")
                yield Static(id="aside")
                yield Static(id="asked")
                yield NumberLine(id="typed")
                yield Choices()
            with Vertical(id="side"):
                yield Static(id="players")
                with VerticalScroll(id="story"):
                    yield Static(id="told")
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        self.place.changed = self.show_soon
        self.set_interval(BLINK, self.blink)
        self.show()
        self.play()

    @work(exclusive=True, group="game")
    async def play(self) -> None:
        await self.place.run()

    def on_resize(self) -> None:
        self.show()

    def show_soon(self) -> None:
        """Something has changed; whatever else changes meanwhile is drawn with it."""
        if not self.to_be_drawn:
            self.to_be_drawn = True
            self.call_next(self.show)

    def show(self) -> None:
        """Draw the moment."""
        self.to_be_drawn = False
        page = self.screen_stack[0]
        width, height = self.size
        page.set_class(width >= WIDE, "wide")
        page.set_class(height >= TALL, "tall")
        moment, you = self.place.moment, self.place.you
        page.query_one("#strip", Static).update(inked(self.head()))
        page.query_one("#table", Static).update(inked(table_of(moment, self.speaker)))
        page.query_one("#players", Static).update(inked(players_of(moment.players, you)))
        self.put_what_is_beside()
        if self.asked is not moment.question:
            self.ask(moment.question)
        self.tell_what_is_asked()
        self.tell_story()
        self.share_room()
        if moment.result and not self.finished:
            self.finished = True
            self.push_screen(Paper(self.speaker.ui("play-app-over"), moment.result))

    def head(self) -> Text:
        """Everybody in a row; where they have a place of their own, what is played."""
        players, you = self.place.moment.players, self.place.you
        if self.size.width < WIDE:
            return strip_of(players, you)
        title = Text(f"{self.place.game.title}   ", "bold #d9b45a")
        return title + tag(players[you], True) if 0 <= you < len(players) else title

    def put(self, where: str, text: str) -> None:
        """A text, or no row at all."""
        found = self.screen_stack[0].query_one(where, Static)
        found.update(Content(text))
        found.display = bool(text)

    def story(self, last: int = 0) -> Text:
        players = self.place.moment.players
        lines = self.place.story[-last:] if last else self.place.story
        said = [told(each, players) for each in lines]
        if last and last < TALL:  # a line each
            for line in said:
                line.truncate(max(1, self.size.width - 2), overflow="ellipsis")
        return Text("\n").join(said)

    def tell_story(self) -> None:
        """In a wide window the story stands beside the table, the last at the bottom."""
        if self.size.width < WIDE or len(self.place.story) == self.story_told:
            return
        self.story_told = len(self.place.story)
        page = self.screen_stack[0]
        page.query_one("#told", Static).update(inked(self.story(200)))
        page.query_one("#story", VerticalScroll).scroll_end(animate=False)

    def ask(self, question: Question | None) -> None:
        """Another question, or none."""
        self.asked = question
        page = self.screen_stack[0]
        say = self.speaker.ui
        choices = page.query_one(Choices)
        choices.ask(question, say("play-app-go-on"), say("play-app-leave-open"))
        line = page.query_one(NumberLine)
        line.value = ""
        line.display = question is not None and bool(question.hint)
        if question is not None:
            self.tell_aside([])
            line.placeholder = question.hint
            page.set_focus(line if line.display else choices)

    def tell_what_is_asked(self) -> None:
        moment = self.place.moment
        if moment.notice:
            self.put("#asked", moment.notice)
        elif moment.question is not None:
            small = self.size.height < TALL
            self.put("#asked", moment.question.brief if small else moment.question.text)
        elif moment.result:
            self.put("#asked", self.speaker.ui("play-app-ended"))
        elif moment.thinking:
            names = self.speaker.listed([self.speaker.seat(seat) for seat in moment.thinking])
            self.put("#asked", self.speaker.ui("play-app-thinking", names=names) + "." * self.dots)
        else:
            self.put("#asked", "")

    def blink(self) -> None:
        """While others think the screen shows that it is awake."""
        self.dots = (self.dots + 1) % 4
        if self.place.moment.question is None:
            self.tell_what_is_asked()

    def put_what_is_beside(self) -> None:
        """One's hand, the last news, and what is said about a choice. In a small window there is
        room for one or the other; and what can be ticked need not be read twice."""
        page, moment = self.screen_stack[0], self.place.moment
        small = self.size.height < TALL
        asked = moment.question
        hidden = (small and bool(self.aside)) or (asked is not None and asked.picking)
        self.put("#hand", "" if hidden else "\n".join(self.hand()))
        self.put("#aside", "\n".join(self.aside))
        news = page.query_one("#news", Static)
        news.update(inked(self.story(1 if small else 4)))
        news.display = not (small and self.aside) and self.size.width < WIDE

    def hand(self) -> list[str]:
        """A row for each line, where more would cover a part of the table; `w` has them whole."""
        width, height = self.size
        moment = self.place.moment
        if len(moment.board) + BESIDE_TABLE <= height:
            return list(moment.hand)
        return [line if len(line) <= width else f"{line[: width - 1]}…" for line in moment.hand]

    def share_room(self) -> None:
        """The choices get what the table leaves, a few rows at least."""
        page = self.screen_stack[0]
        width, height = self.size
        above = [page.query_one(each, Static) for each in ("#strip", "#hand", "#aside", "#asked")]
        rows = [str(each.content).splitlines() for each in above if each.display]
        used = 1 + sum(height_of(lines, width) for lines in rows)
        if page.query_one("#news").display:
            used += 1 if height < TALL else 4
        if page.query_one(NumberLine).display:
            used += 1
        table = table_of(self.place.moment, self.speaker)
        drawn = height_of([row.plain for row in table.split()], width)
        room = max(FEWEST_CHOICES, height - used - drawn)
        page.query_one(Choices).styles.max_height = min(room, max(FEWEST_CHOICES, height // 2))

    def tell_aside(self, lines: Sequence[str]) -> None:
        """Beside the question: what is known about a choice, advice, why not."""
        self.aside = list(lines)
        self.put_what_is_beside()
        self.share_room()

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
        if dealer is None or self.place.view is None:
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
