"""What is laid over the table for a while: pages to read, and the rulebook."""

from collections.abc import Sequence
from time import monotonic
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from backroom.terminal.app.table_page import inked
from backroom.words import Speaker
from backroom.words.rulebook import Rulebook


class Paper(ModalScreen[None]):
    """A page of text with a heading; Escape, Enter or a click beside it puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,space", "put_away", show=False),
    ]

    def __init__(
        self,
        heading: str,
        lines: Sequence[str | Text],
        at_end: bool = False,
        firm: float = 0.0,
    ) -> None:
        """`firm`: so many seconds it stays, whatever is pressed; it came by itself, and the key was
        meant for the table."""
        super().__init__()
        self.heading = heading
        self.lines = lines
        self.at_end = at_end
        self.firm_until = monotonic() + firm

    def compose(self) -> ComposeResult:
        text = Text("\n").join(
            [Text(each) if isinstance(each, str) else each for each in self.lines]
        )
        with VerticalScroll(id="paper") as paper:
            paper.border_title = Content(self.heading)
            yield Static(inked(text))

    def on_mount(self) -> None:
        page = self.query_one("#paper", VerticalScroll)
        page.focus()
        if self.at_end:
            page.scroll_end(animate=False)

    def action_put_away(self) -> None:
        if monotonic() >= self.firm_until:
            self.dismiss()

    def on_click(self) -> None:
        self.action_put_away()


class Listed(ModalScreen[int | None]):
    """Some things of which one may be chosen: its number in the list."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "dismiss(None)", show=False),
    ]

    def __init__(self, heading: str, rows: Sequence[str]) -> None:
        super().__init__()
        self.heading = heading
        self.rows = rows

    def compose(self) -> ComposeResult:
        with Vertical(id="paper") as paper:
            paper.border_title = Content(self.heading)
            rows = [Option(Content(each)) for each in self.rows]
            yield OptionList(*rows, id="listed", markup=False)

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)


class RulesPage(ModalScreen[None]):
    """The rules behind the question, then the whole book; what is typed is looked for."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("down", "to_rules", show=False),
    ]

    def __init__(self, speaker: Speaker, book: Rulebook, asked: Sequence[str]) -> None:
        super().__init__()
        self.speaker = speaker
        self.book = book
        self.asked = [rule for rule in asked if rule in book.rules]

    def compose(self) -> ComposeResult:
        with Vertical(id="paper") as paper:
            paper.border_title = Content(self.speaker.ui("play-app-rules"))
            yield Input(placeholder=self.speaker.ui("play-app-find-rule"), compact=True)
            yield OptionList(id="rules", markup=False)

    def on_mount(self) -> None:
        self.list_rules("")
        self.query_one(Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        self.list_rules(event.value)

    def on_input_submitted(self) -> None:
        self.action_to_rules()

    def action_to_rules(self) -> None:
        self.query_one(OptionList).focus()

    def list_rules(self, wanted: str) -> None:
        """Those of the question first, unless something is looked for."""
        words = wanted.casefold().split()
        rules = self.book.rules
        first = [] if words else self.asked
        rest = [
            rule
            for rule, text in rules.items()
            if rule not in first and all(word in f"{rule} {text}".casefold() for word in words)
        ]
        found = self.query_one(OptionList)
        found.clear_options()
        options: list[Option | None] = [self.option(rule) for rule in first]
        if first:
            options.append(None)
        options += [self.option(rule) for rule in rest]
        if not rest and not first:
            nothing = self.speaker.ui("play-app-no-such-rule")
            options.append(Option(Content(nothing), disabled=True))
        found.add_options(options)
        found.highlighted = 0

    def option(self, rule: str) -> Option:
        text = self.book.rules[rule].replace("**", "").replace("*", "")
        return Option(Content.assemble((rule, "bold $primary"), "  ", text))
