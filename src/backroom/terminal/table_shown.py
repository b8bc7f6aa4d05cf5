"""The table in a terminal: drawn, or in words."""

from rich.text import Text

from backroom.table import Table
from backroom.terminal.screens import Ink, Screen
from backroom.terminal.voice import Voice

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
        """A row of a drawing, each piece in its colour and padded to its width."""
        line = Text()
        for ink in row:
            text = ink.text if isinstance(ink.text, str) else self.voice.speaker.say(ink.text)
            style = INKS.get(ink.colour, "")
            line.append(text.center(ink.width), f"bold {style}" if ink.strong else style)
        line.rstrip()
        return line
