"""What lists have in common: boxes to tick, and numbers that are struck to go to a row."""

from collections.abc import Sequence
from time import monotonic
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

TICKED, UNTICKED = "■", "□"
"""A terminal may show no colours: what is ticked has another shape."""
TOGETHER = 0.8
"""Seconds within which a second digit belongs to the first."""
DIGITS: list[BindingType] = [
    Binding(digit, f"number('{digit}')", show=False) for digit in "0123456789"
]


class Struck:
    """Digits, one after the other: two that are struck together are one number."""

    def __init__(self) -> None:
        self.digits = ""
        self.when = 0.0

    def row(self, digit: str, rows: int) -> int | None:
        """The row, from 0, that is meant now; None if there is none of that number."""
        together = monotonic() - self.when < TOGETHER
        self.when = monotonic()
        for digits in (self.digits + digit if together else digit, digit):
            if 1 <= int(digits) <= rows:
                self.digits = digits
                return int(digits) - 1
        self.digits = digit
        return None

    def forget(self) -> None:
        self.digits = ""


class Ticking(OptionList):
    """Things of which any may be ticked."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "select", show=False)]

    class Changed(Message):
        """Something was ticked, or is ticked no more."""

    def __init__(self) -> None:
        super().__init__(markup=False, compact=True)
        self.texts: Sequence[str] = ()
        self.ticked: set[int] = set()

    def lay_out(self, texts: Sequence[str]) -> None:
        """Other things, none of them ticked."""
        self.texts = texts
        self.ticked = set()
        self.clear_options()
        self.add_options([Option(self.row(number)) for number in range(len(texts))])

    def row(self, number: int) -> Content:
        box = TICKED if number in self.ticked else UNTICKED
        return Content(f"{box} {self.texts[number]}")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.ticked ^= {event.option_index}
        self.replace_option_prompt_at_index(event.option_index, self.row(event.option_index))
        self.post_message(self.Changed())
