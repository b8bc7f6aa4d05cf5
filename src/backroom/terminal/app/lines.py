"""Lines to type in."""

from string import digits
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen
from textual.widgets import Input

OF_NUMBERS = frozenset(digits + " ,-")


class NumberLine(Input):
    """A line for numbers: letters are not taken, so that they mean what they mean everywhere."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down,up", "app.focus('choices')", show=False),
    ]

    def check_consume_key(self, key: str, character: str | None) -> bool:
        return character in OF_NUMBERS

    async def _on_key(self, event: events.Key) -> None:
        """Textual asks the class above as well, unless it is told not to."""
        if event.is_printable and event.character not in OF_NUMBERS:
            event.prevent_default()


class TalkLine(ModalScreen[str]):
    """Something to be said to the table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')", show=False)]

    def __init__(self, words: str, longest: int) -> None:
        super().__init__()
        self.words = words
        self.longest = longest

    def compose(self) -> ComposeResult:
        yield Input(placeholder=self.words, max_length=self.longest)

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())
