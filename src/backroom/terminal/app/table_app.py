"""A table on the whole screen: what is drawn of a place at it, and how the room is shared."""

from collections.abc import Sequence
from typing import ClassVar

import textual.content
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.geometry import Size
from textual.widgets import Footer, Static

from backroom.terminal.app.choices import Choices
from backroom.terminal.app.colours import BACK_ROOM
from backroom.terminal.app.lines import NumberLine
from backroom.terminal.app.papers import Paper
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
from backroom.terminal.hard_spaces import keep_together
from backroom.terminal.places.place import Place, Question

keep_together(textual.content)

WIDE, TALL = 120, 30
"""From so many columns on the story stands beside the table, whose drawing takes 80 of them; from
so many rows on there is room for long sentences."""
FEWEST_CHOICES = 3
BESIDE = 40
"""Columns that the story takes, with margins and the table's scrollbar."""
BESIDE_TABLE = 12
"""So many rows are enough for all that is not the table, however many words it takes."""
LONGEST_TALK = 500
FIRM = 1.0
"""Seconds in which no key puts the ranking away: the game may end while one is pressed."""
BLINK = 0.4
"""Seconds between two dots of "thinking …"."""


class TableApp(App[None]):
    """Draws a place at a table."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
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
        self.more = ""
        """Which way there is more of the table than is seen, in a window without a scrollbar."""
        self.window = Size(80, 24)
        self.title = place.game.title

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
        self.window = self.size
        self.place.changed = self.show_soon
        self.set_interval(BLINK, self.blink)
        board = self.screen_stack[0].query_one("#board", VerticalScroll)
        self.watch(board, "scroll_y", self.tell_more, init=False)
        self.show()

    def on_resize(self, event: events.Resize) -> None:
        """Told before the application has its new size."""
        self.window = event.size
        self.show()

    def show_soon(self) -> None:
        """Something has changed; whatever else changes meanwhile is drawn with it."""
        if not self.to_be_drawn:
            self.to_be_drawn = True
            self.call_next(self.show)

    def show(self) -> None:
        """Draw the moment."""
        self.to_be_drawn = False
        if not self.screen_stack:  # it has been left meanwhile
            return
        page = self.screen_stack[0]
        width, height = self.window
        page.set_class(width >= WIDE, "wide")
        page.set_class(height >= TALL, "tall")
        moment, you = self.place.moment, self.place.you
        page.query_one("#strip", Static).update(inked(self.head()))
        page.query_one("#table", Static).update(inked(self.table()))
        page.query_one("#players", Static).update(inked(players_of(moment.players, you)))
        self.put_what_is_beside()
        if self.asked is not moment.question:
            self.ask(moment.question)
        self.tell_what_is_asked()
        self.tell_story()
        self.share_room()
        self.call_after_refresh(self.tell_more)
        if moment.result and not self.finished:
            self.finished = True
            self.tell_aside(moment.result[: 1 + len(moment.players)])
            over = self.speaker.ui("play-app-over")
            self.push_screen(Paper(over, moment.result, firm=FIRM))

    def table(self) -> Text:
        width = self.window.width
        return table_of(self.place.moment, self.speaker, width - BESIDE if width >= WIDE else width)

    def head(self) -> Text:
        """Everybody in a row; where they have a place of their own, what is played."""
        players, you = self.place.moment.players, self.place.you
        if self.window.width < WIDE:
            return strip_of(players, you, self.window.width - 2, self.more)
        title = Text(f"{self.place.game.title}   ", "bold #d9b45a")
        return title + tag(players[you], True) if 0 <= you < len(players) else title

    def tell_more(self) -> None:
        """Whoever sees a part of the table should know that there is more of it."""
        if not self.screen_stack:
            return
        page = self.screen_stack[0]
        board = page.query_one("#board", VerticalScroll)
        names = ["play-app-more-above"] if board.scroll_y > 0 else []
        names += ["play-app-more-below"] if board.scroll_y < board.max_scroll_y else []
        more = " ".join([self.speaker.ui(name) for name in names])
        if more != self.more:
            self.more = more
            page.query_one("#strip", Static).update(inked(self.head()))
            self.share_room()

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
                line.truncate(max(1, self.window.width - 2), overflow="ellipsis")
        return Text("\n").join(said)

    def tell_story(self) -> None:
        """In a wide window the story stands beside the table, the last at the bottom."""
        if self.window.width < WIDE or len(self.place.story) == self.story_told:
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
            small = self.window.height < TALL
            self.put("#asked", moment.question.brief if small else moment.question.text)
        elif moment.result:
            self.put("#asked", self.speaker.ui("play-app-ended"))
        elif moment.thinking:
            names = self.speaker.listed([self.speaker.seat(seat) for seat in moment.thinking])
            said = self.speaker.ui("play-app-thinking", names=names, many=len(moment.thinking))
            self.put("#asked", said + "." * self.dots)
        else:
            self.put("#asked", "")

    def blink(self) -> None:
        """While others think the screen shows that it is awake."""
        self.dots = (self.dots + 1) % 4
        if self.screen_stack and self.place.moment.question is None:
            self.tell_what_is_asked()

    def put_what_is_beside(self) -> None:
        """One's hand, the last news, and what is said about a choice. In a small window there is
        room for one or the other; and what can be ticked need not be read twice."""
        page, moment = self.screen_stack[0], self.place.moment
        small = self.window.height < TALL
        asked = moment.question
        hidden = (small and bool(self.aside)) or (asked is not None and asked.picking)
        self.put("#hand", "" if hidden else "\n".join(self.hand()))
        self.put("#aside", "\n".join(self.aside))
        news = page.query_one("#news", Static)
        news.update(inked(self.story(1 if small else 4)))
        crowded = small and (bool(self.aside) or (asked is not None and bool(asked.hint)))
        news.display = not crowded and self.window.width < WIDE

    def hand(self) -> list[str]:
        """A row for each line, where more would cover a part of the table; `w` has them whole."""
        width, height = self.window
        moment = self.place.moment
        if len(moment.board) + BESIDE_TABLE <= height:
            return list(moment.hand)
        return [line if len(line) <= width else f"{line[: width - 1]}…" for line in moment.hand]

    def share_room(self) -> None:
        """The choices get what the table leaves, a few rows at least."""
        page = self.screen_stack[0]
        width, height = self.window
        above = [page.query_one(each, Static) for each in ("#strip", "#hand", "#aside", "#asked")]
        rows = [str(each.content).splitlines() for each in above if each.display]
        used = 1 + sum(height_of(lines, width) for lines in rows)
        if page.query_one("#news").display:
            used += 1 if height < TALL else 4
        if page.query_one(NumberLine).display:
            used += 1
        drawn = height_of([row.plain for row in self.table().split()], width)
        whole = self.place.screen.whole_rows
        room, third = height - used - drawn, height // 3
        if room < third:  # a page of words can be turned, a drawing must be seen whole
            room = min(third, height - used - whole) if whole else third
        room = min(room, max(FEWEST_CHOICES, height // 2))
        page.query_one(Choices).styles.max_height = max(FEWEST_CHOICES, room)

    def tell_aside(self, lines: Sequence[str]) -> None:
        """Beside the question: what is known about a choice, advice, why not."""
        self.aside = list(lines)
        if self.screen_stack:  # what was asked for may come when it has been left
            self.put_what_is_beside()
            self.share_room()
