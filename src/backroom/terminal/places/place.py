"""What a place at a table offers to whoever draws it, wherever the table stands."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from backroom.kernel.actions import Action
from backroom.kernel.game import Game
from backroom.kernel.view import View
from backroom.terminal.looking_ahead import Line
from backroom.terminal.places.deeds import Deed
from backroom.terminal.screens import Ink, Screen
from backroom.words import Speaker


class Choice(NamedTuple):
    """Something that may be done now, in words."""

    number: int
    """Of its action."""
    text: str
    terms: Any = None
    picks: tuple[int, ...] | None = None
    label: str = ""
    """What is typed for it, where that is shorter than to look for it."""


class Question(NamedTuple):
    """What is asked of the person."""

    text: str
    brief: str
    """The same for a small screen."""
    rules: tuple[str, ...]
    must: bool
    """The game does not go on without an answer."""
    choices: tuple[Choice, ...]
    items: tuple[tuple[int, str], ...] = ()
    """What the choices pick from, where each is a choice of several things."""
    hint: str = ""
    """How to type an answer, where there is a short way."""

    @property
    def picking(self) -> bool:
        return bool(self.choices) and all(choice.picks for choice in self.choices)


class Somebody(NamedTuple):
    """A player as everybody sees him."""

    name: str
    colour: str
    brief: str
    lines: tuple[str, ...]
    waited_for: bool
    away: bool = False


class Said(NamedTuple):
    """A line of the story of the evening."""

    text: str
    kind: str = "event"
    """"event", "talk", "house" (what the house itself says), or "advice"."""
    seat: int | None = None
    """Whose doing it is."""


class Moment(NamedTuple):
    """All that there is to see."""

    headline: str = ""
    board: tuple[list[Ink], ...] = ()
    """The table drawn; else there is only `position`."""
    position: tuple[str, ...] = ()
    """The table in words."""
    hand: tuple[str, ...] = ()
    players: tuple[Somebody, ...] = ()
    question: Question | None = None
    thinking: tuple[int, ...] = ()
    """The seats that everybody waits for."""
    result: tuple[str, ...] = ()
    """The ranking, when it is over."""
    notice: str = ""
    """Why nothing can be done just now: the game has not begun, the line is broken …"""


class Place(Protocol):
    """Where a person sits. Whoever draws it sets `changed`, and then lets it `run`."""

    game: Game
    screen: Screen
    speaker: Speaker
    language: str
    you: int
    story: list[Said]
    changed: Callable[[], None]
    can_talk: bool
    """Are there people to talk with, and to agree with on a pause?"""
    looks_ahead: bool
    """Can it say what would follow?"""

    @property
    def moment(self) -> Moment:
        """All that there is to see now."""

    @property
    def view(self) -> View | None:
        """What the seat may know; None if there is nothing yet, or only words."""

    @property
    def can_offer(self) -> bool:
        """Could an offer be made just now, where the game has any?"""

    async def run(self) -> None:
        """Until the game is over."""

    async def choose(self, choice: Choice) -> str:
        """Do it; why not, if it is refused."""

    async def pick(self, picks: tuple[int, ...]) -> str:
        """Do what takes exactly these items; why not, if it is refused."""

    async def typed(self, text: str) -> str:
        """Do what goes by this shorthand; why not, if it is refused."""

    async def leave_open(self) -> None:
        """Do not answer what need not be answered."""

    async def offer(self, action: Action) -> str:
        """Make this offer; why not, if it is refused."""

    async def offers(self) -> tuple[Choice, ...]:
        """Some offers that could be made now."""

    def worded(self, action: Action) -> str:
        """This action as a sentence."""

    def outlook(self, choice: Choice) -> list[str]:
        """What may be known beforehand about this choice."""

    async def advice(self) -> list[str]:
        """What a strong bot would do, and why."""

    async def ahead(self, choice: Choice | None) -> list[Line]:
        """What follows from how it stands, or from this choice."""

    def deeds(self) -> tuple[Deed, ...]:
        """What else can be done now, beside answering: nothing at home."""

    async def do(self, deed: Deed) -> str:
        """Do it; why not, if it is refused."""

    async def say(self, text: str) -> str:
        """Say something to the table; why not, if it is refused."""

    def close(self) -> None:
        """Get up."""
