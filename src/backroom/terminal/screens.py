"""How a game is shown and typed in a terminal, beyond what its teller says in words."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from backroom.kernel.actions import Action
from backroom.kernel.events import Event
from backroom.kernel.game import Game
from backroom.kernel.messages import Message
from backroom.kernel.rules import Rules
from backroom.kernel.view import View

View_contra = TypeVar("View_contra", bound=View, contravariant=True)


class Ink(NamedTuple):
    """A piece of a drawing: so many columns wide, in one of the house's colours ("" for none)."""

    text: str | Message
    width: int
    colour: str = ""
    strong: bool = False
    left: bool = False
    """It begins where its room begins, rather than stand in the middle of it."""


class SeatLook(NamedTuple):
    """A player as the others see him at a glance."""

    colour: str
    """One of the house's colours, which goes with a mark: never colour alone."""
    brief: str | Message = ""
    """What counts most, in a few letters."""
    lines: tuple[Message, ...] = ()
    """The same at length."""


class Piece(NamedTuple):
    """Something that can be put into a deal: as it is, or with an amount or words of one's own."""

    text: Message
    kind: str
    """The name of what it is, for the dealer."""
    value: int = 0
    wants: str = ""
    """"amount" or "words" if it must be said more exactly."""


class DealerOf(Protocol[View_contra]):
    """Helps a person to make an offer, piece by piece."""

    def partners(self, view: View_contra) -> tuple[int, ...]:
        """With whom the seat of this view can deal."""

    def pieces(self, view: View_contra, giver: int, taker: int) -> list[Piece]:
        """What this player could give to that one."""

    def offer(
        self, partner: int, gives: list[tuple[Piece, str]], gets: list[tuple[Piece, str]]
    ) -> Action:
        """The offer with these pieces, each with what was said about it."""


Dealer = DealerOf[Any]


class ScreenOf(Protocol[View_contra]):
    """Draws one table in characters, and understands short answers."""

    whole_rows: int
    """So many rows of `board` are one drawing, which is seen whole or not understood."""

    def drawing(self, view: View_contra) -> list[list[Ink]]:
        """The table drawn in characters, row by row; no rows for a game that is not drawn."""

    def board(self, view: View_contra) -> list[list[Ink]]:
        """The table as the application draws it; no rows if words will do."""

    def hand(self, view: View_contra) -> list[Message]:
        """What is only before the seat of this view."""

    def seats(self, view: View_contra) -> list[SeatLook]:
        """Everybody at the table; none if there is no more to say than who sits there."""

    def hint(self, view: View_contra) -> Message | None:
        """How to type an answer where the list of choices is long; None if there is no such way."""

    def shorthand(self, action: Action) -> str | None:
        """What a person types for this action, as `hint` explains."""

    def spelled(self, text: str) -> Action | None:
        """The action that goes by what was typed, if it is none of those that are listed."""

    def dealer(self) -> Dealer | None:
        """Who helps with offers, in a game that has them."""

    def follows(self, view: View_contra, insight: Any) -> list[Message]:
        """The game's insight (`Game.insight`) in words."""

    def account(self, event: Event) -> list[Message]:
        """Where everybody's points came from, if this event ends the game."""


Screen = ScreenOf[Any]
"""As a sitting has it, which gives it the views of its own game."""


class WordsOnly(Generic[View_contra]):
    """The screen of a game that has none of its own."""

    whole_rows = 0

    def drawing(self, view: View_contra) -> list[list[Ink]]:
        return []

    def board(self, view: View_contra) -> list[list[Ink]]:
        return self.drawing(view)

    def hand(self, view: View_contra) -> list[Message]:
        return []

    def seats(self, view: View_contra) -> list[SeatLook]:
        return []

    def hint(self, view: View_contra) -> Message | None:
        return None

    def shorthand(self, action: Action) -> str | None:
        return None

    def spelled(self, text: str) -> Action | None:
        return None

    def dealer(self) -> Dealer | None:
        return None

    def follows(self, view: View_contra, insight: Any) -> list[Message]:
        return []

    def account(self, event: Event) -> list[Message]:
        return []


def screen_of(game: Game, rules: Rules) -> Screen:
    """The game's own, from the folder of its name, or else words only."""
    name = f"backroom.terminal.games.{game.folder}"
    if find_spec(name) is None:
        return WordsOnly[Any]()
    screen: Screen = import_module(name).screen(rules)
    return screen
