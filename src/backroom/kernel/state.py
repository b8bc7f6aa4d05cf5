"""The contract of a game: what every state of every game answers."""

from abc import ABC, abstractmethod
from enum import Enum
from typing import NamedTuple

from mypy_extensions import i64

from backroom.kernel.actions import Action
from backroom.kernel.events import Event, Told
from backroom.kernel.messages import Refusal
from backroom.kernel.rng import Rng
from backroom.kernel.seats import SEATS_IN, holds
from backroom.kernel.view import View


class Windows(Enum):
    """Whom a reaction window asks."""

    ALL = "all"
    """Everybody who could react judging by public facts, so that the pause tells nothing."""
    KNOWN = "known"
    """Only who really has a choice: for simulation, where nobody watches the clock."""


class Standings(NamedTuple):
    """Points of each seat, and its place: 1 is best, equal places are shared."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    over: bool
    ending: str
    """When it is over: by which of the game's endings."""

    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if self.over and place == 1)


def ranked(points: list[int], ending: str) -> Standings:
    """Standings by points alone: a place is one more than the number of better seats. The game is
    over if it has an ending."""
    places = tuple([1 + sum([1 for other in points if other > own]) for own in points])
    return Standings(tuple(points), places, ending != "", ending)


class State(ABC):
    """A game in progress: mutable, cloned and never shared.

    A state lists its fields and has no constructor: whoever deals sets them by name, and `make
    copies` writes from the list how a state is cloned and frozen.
    """

    seats: i64  # not frozen: the rules say it
    rng: Rng
    windows: Windows
    round: i64
    pending: i64
    """The set of seats that owe or may make a decision now; empty when the game is over."""
    recorder: list[Told] | None  # not copied, not frozen: nobody listens to a clone
    """Collects events while somebody listens; search leaves it away and pays nothing."""

    def set_table(
        self, seats: i64, rng: Rng, windows: Windows, recorder: list[Told] | None
    ) -> None:
        """So many sit down, and nothing has happened yet."""
        self.seats = seats
        self.rng = rng
        self.windows = windows
        self.round = 0
        self.pending = 0
        self.recorder = recorder

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe or may make a decision now: one, several, or none when it is over."""
        return SEATS_IN[self.pending]

    def owing(self) -> tuple[int, ...]:
        """Those of them without whose answer the game does not go on."""
        return SEATS_IN[self.pending]

    def is_over(self) -> bool:
        return self.pending == 0

    @abstractmethod
    def legal(self, seat: i64) -> tuple[Action, ...]:
        """The actions this seat may take, computed from what it may know."""

    def menu(self, seat: i64) -> tuple[Action, ...]:
        """A few sensible ones of the actions that are too many to list (offers, promises). They
        may be taken also when it is not this seat's turn; `legal` does not contain them."""
        return ()

    @abstractmethod
    def refuse(self, seat: i64, action: Action) -> Refusal | None:
        """Why this seat may not take this action; None when it may."""

    @abstractmethod
    def apply(self, seat: i64, action: Action) -> None:
        """Do it. The action must be legal: `attempt` is the door for actions from outside."""

    @abstractmethod
    def neutral(self, seat: i64, rng: Rng) -> Action:
        """What is done for a seat whose clock has run out."""

    @abstractmethod
    def view(self, seat: i64) -> View:
        """What this seat (or the spectator) may know. Every field is put in on purpose."""

    @abstractmethod
    def redeal(self, seat: i64, rng: Rng) -> "State":
        """A world that this seat cannot tell from the real one: all that it cannot know resampled.

        The result depends on what the seat knows and on `rng`, on nothing else; so whoever gets
        only redealt worlds learns nothing from them.
        """

    @abstractmethod
    def clone(self) -> "State":
        """An equal, independent state that nobody listens to."""

    @abstractmethod
    def standings(self) -> Standings:
        """Points and places now; the final ranking with its tie-breaks when it is over.

        The referee's truth: before the end nobody may be shown more of it than his view shows.
        """

    @abstractmethod
    def hidden(self, seat: i64) -> list[tuple[str, str]]:
        """The truth that this seat cannot see, as (place, thing): for the laws and the replay."""

    @abstractmethod
    def stock(self) -> dict[str, int]:
        """How much of everything countable lies where: the books of the conservation law."""

    @abstractmethod
    def frozen(self) -> tuple[object, ...]:
        """Every field that makes two states differ, in the order of their list."""

    def tell(self, audience: i64, event: Event) -> None:
        if self.recorder is not None:
            self.recorder.append(Told(audience, event))

    def attempt(self, seat: i64, action: Action) -> Refusal | None:
        """Take the action if it is allowed; otherwise say why not and change nothing."""
        refusal = self.refuse(seat, action)
        if refusal is None:
            self.apply(seat, action)
        return refusal

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.frozen() == other.frozen()

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it has no hash; use frozen() of a clone")


def heard_by(seat: int, told: list[Told]) -> list[Event]:
    """The events of this record that the seat (or the spectator) hears."""
    return [each.event for each in told if holds(each.audience, seat)]
