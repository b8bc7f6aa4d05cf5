"""The table in a terminal: drawn, or in words."""

from collections.abc import Mapping

from rich.text import Text

from backroom.table import Table
from backroom.terminal.screens import Ink, Screen
from backroom.terminal.voice import Voice
from backroom.words import Speaker

INKS = {
    "red": "red",
    "blue": "bright_blue",
    "green": "green",
    "yellow": "yellow",
    "orange": "dark_orange",
    "purple": "magenta",
    "black": "bright_black",
    "pink": "hot_pink",
    "brown": "orange4",
    "white": "bright_white",
}
"""The colours of the house as a terminal shows them."""


class TableShown:
    def __init__(self, table: Table, you: int, screen: Screen, voice: Voice) -> None:
        self.table = table
        self.teller = table.game.teller(table.rules)
        self.you = you
        self.screen = screen
        self.voice = voice

    def show(self) -> None:
        """Drawn, or in words if the game has no drawing."""
        rows = self.screen.drawing(self.table.state.view(self.you))
        if not rows:
            self.tell()
            return
        console = self.voice.console
        console.print()
        for row in rows:
            console.print(self.drawn(row))
        console.print()

    def tell(self) -> None:
        self.voice.console.print()
        for line in self.teller.position(self.table.state.view(self.you)):
            self.voice.show(self.voice.speaker.say(line))
        self.voice.console.print()

    def drawn(self, row: list[Ink]) -> Text:
        return in_ink(row, self.voice.speaker, INKS)


def in_ink(row: list[Ink], speaker: Speaker, colours: Mapping[str, str]) -> Text:
    """A row of a drawing, each piece in its colour and padded to its width."""
    line = Text()
    for ink in row:
        text = ink.text if isinstance(ink.text, str) else speaker.say(ink.text)
        style = colours.get(ink.colour, "")
        padded = text.ljust(ink.width) if ink.left else text.center(ink.width)
        line.append(padded, f"bold {style}" if ink.strong else style)
    line.rstrip()
    return line
