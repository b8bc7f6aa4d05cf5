"""What stands beside a colour wherever one is shown: never colour alone."""

from backroom.kernel.messages import Message, SeatName
from backroom.terminal.screens import Ink

MARKS = {
    "red": "♥",
    "blue": "◆",
    "green": "♣",
    "yellow": "▲",
    "orange": "●",
    "purple": "★",
    "black": "♠",
    "pink": "✿",
    "brown": "■",
    "white": "○",
}
"""A sign for each colour of the house, a column wide."""
IN_ORDER = ("red", "blue", "green", "yellow", "orange", "purple", "white", "pink", "brown", "black")
"""For a game that gives its seats no colours."""


def colour_by_number(seat: int) -> str:
    return IN_ORDER[seat % len(IN_ORDER)]


def marked(seat: int, colour: str) -> Message:
    """A player's name behind his mark."""
    return Message("play-seat", {"mark": MARKS.get(colour, "·"), "seat": SeatName(seat)})


def seat_ink(seat: int, colour: str, width: int, strong: bool = False) -> Ink:
    """The same, drawn in his colour."""
    return Ink(marked(seat, colour), width, colour, strong, left=True)
