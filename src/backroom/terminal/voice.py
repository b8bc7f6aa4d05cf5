"""What is said at a terminal: sentences of the house, and text as it is."""

import rich.text
from rich.console import Console

from backroom.terminal.hard_spaces import keep_together
from backroom.words import Speaker

keep_together(rich.text)


class Voice:
    def __init__(self, speaker: Speaker, console: Console) -> None:
        self.speaker = speaker
        self.console = console

    def say(self, name: str, style: str = "", wrap: bool = True, **facts: object) -> None:
        self.show(self.speaker.ui(name, **facts), style, wrap)

    def show(self, text: str, style: str = "", wrap: bool = True) -> None:
        """Text as it is: what a person typed must not turn into markup or a little picture."""
        self.console.print(
            text, style=style, highlight=False, markup=False, emoji=False, soft_wrap=not wrap
        )
