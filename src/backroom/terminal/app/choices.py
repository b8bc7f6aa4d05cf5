"""What can be done now, by keys and by mouse: one of a list, or several things ticked."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from backroom.terminal.app.listing import DIGITS, TICKED, UNTICKED, Struck
from backroom.terminal.places.place import Choice, Question

GO = "▶"


class Choices(OptionList):
    """The list below the question."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "confirm", show=False),
        Binding("space", "tick", show=False),
        Binding("pageup", "app.turn(-1)", show=False),
        Binding("pagedown", "app.turn(1)", show=False),
        *DIGITS,
    ]

    class Chosen(Message):
        """One of the list."""

        def __init__(self, choice: Choice) -> None:
            self.choice = choice
            super().__init__()

    class Picked(Message):
        """The things that are ticked, all together."""

        def __init__(self, picks: tuple[int, ...]) -> None:
            self.picks = picks
            super().__init__()

    class LeftOpen(Message):
        """Neither."""

    class LookedAt(Message):
        """This is what would be done now; None if it is nothing that is allowed."""

        def __init__(self, choice: Choice | None) -> None:
            self.choice = choice
            super().__init__()

    def __init__(self) -> None:
        super().__init__(id="choices", markup=False)
        self.question: Question | None = None
        self.ticked: set[int] = set()
        self.go_on = ""
        self.leave = ""
        self.struck = Struck()

    def ask(self, question: Question | None, go_on: str, leave: str) -> None:
        """Another question; `go_on` and `leave` are the words to confirm what is ticked, and to
        leave a question open."""
        self.question = question
        self.ticked = set()
        self.struck.forget()
        self.go_on, self.leave = go_on, leave
        self.clear_options()
        if question is not None:
            self.add_options([Option(self.row(number)) for number in range(self.rows())])
            self.highlighted = 0

    # Rows

    @property
    def listed(self) -> int:
        """How many rows there are before the last, which is about none of them."""
        assert self.question is not None
        return len(self.question.items if self.question.picking else self.question.choices)

    def rows(self) -> int:
        assert self.question is not None
        return self.listed + (self.question.picking or not self.question.must)

    def row(self, number: int) -> Content:
        assert self.question is not None
        if number == self.listed:
            return Content(f" {GO}  {self.go_on if self.question.picking else self.leave}")
        if self.question.picking:
            item, text = self.question.items[number]
            box = TICKED if item in self.ticked else UNTICKED
            return Content(f"{number + 1:>2} {box} {text}")
        choice = self.question.choices[number]
        return Content(f"{choice.label or number + 1:>2}  {choice.text}")

    # What would be done

    @property
    def chosen(self) -> Choice | None:
        """The choice that Enter would take."""
        question = self.question
        if question is None or self.highlighted is None:
            return None
        if question.picking:
            picks = tuple(sorted(self.ticked))
            return next((each for each in question.choices if each.picks == picks), None)
        return question.choices[self.highlighted] if self.highlighted < self.listed else None

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        self.post_message(self.LookedAt(self.chosen))

    def find(self, label: str) -> None:
        """Go to the choice that is typed so, if there is one."""
        for number, choice in enumerate(self.question.choices if self.question else ()):
            if label and choice.label == label:
                self.highlighted = number

    # Keys and mouse

    def action_select(self) -> None:
        """A click: on a thing that can be ticked it does no more than tick it."""
        if self.question is None or self.highlighted is None:
            return
        if self.question.picking and self.highlighted < self.listed:
            self.action_tick()
        else:
            self.action_confirm()

    def action_tick(self) -> None:
        question, row = self.question, self.highlighted
        if question is None or row is None:
            return
        if not question.picking or row >= self.listed:
            self.action_confirm()
            return
        self.ticked ^= {question.items[row][0]}
        self.replace_option_prompt_at_index(row, self.row(row))
        self.post_message(self.LookedAt(self.chosen))

    def action_confirm(self) -> None:
        """Enter."""
        question, row = self.question, self.highlighted
        if question is None or row is None:
            return
        if question.picking:
            if self.ticked or row == self.listed:
                self.post_message(self.Picked(tuple(sorted(self.ticked))))
            else:
                self.action_tick()
        elif row == self.listed:
            self.post_message(self.LeftOpen())
        else:
            self.post_message(self.Chosen(question.choices[row]))

    def action_number(self, digit: str) -> None:
        """Go to the row of this number; two digits struck together are one number. A thing that can
        be ticked is ticked at once."""
        if self.question is None:
            return
        number = self.struck.row(digit, self.listed)
        if number is None:
            return
        self.highlighted = number
        if self.question.picking and self.listed < 10:
            self.struck.forget()
            self.action_tick()
