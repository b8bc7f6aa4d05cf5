"""A request: all that a bot is told when it is asked, and what it may answer.

There is no state of the game in it, only the choices that the seat's own screen gets, and for bots
that judge a world redealt for that seat, which is nothing but a guess (`imagined`). What no bot
reads is neither made nor sent. So a bot cannot cheat, however it is written;
and since a request is plain data it can be sent to another process.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from backroom.bots.imagined import imagined
from backroom.kernel.actions import Action
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game, find_game
from backroom.kernel.rules import Rules
from backroom.kernel.state import State
from backroom.kernel.wire import encode

BLIND = frozenset(("random",))
"""The levels that look at their choices only."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to do: the number of the action, and its terms if it has any."""

    action: int
    terms: Any = None
    then: tuple[int, ...] = ()
    """What it is meant to be followed by, if nobody else does anything meanwhile."""


class DecisionRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question to a bot."""

    game: str
    seats: int
    options: dict[str, str]
    cards: str | None
    """The text of an owner's card file; None for the game's own cards."""
    seat: int
    """For whom the bot decides."""
    legal: list[Choice]
    menu: list[Choice]
    """A few sensible ones of what is too much to list, such as offers."""
    must: bool
    """The game does not go on without an answer; otherwise the bot may keep silent."""
    seed: int
    """Its chance (0 to 2**64-1): the same request with the same seed gives the same answer."""
    level: str
    """Which bot: a rung of the ladder, and perhaps its temper (`normal/bold`)."""
    world: bytes = b""
    """A world as the seat can imagine it, drawn with the seed; none for a bot that reads none."""
    seconds: float = 1.0
    """How long it may think, if it thinks as long as it may."""
    meant: tuple[int, ...] = ()
    """What it has meant to do now, when it decided what it did last; nothing has happened since."""


def request_for(
    game: Game,
    rules: Rules,
    state: State,
    seat: int,
    level: str,
    seed: int,
    cards: str | None = None,
    seconds: float = 1.0,
    meant: tuple[int, ...] = (),
) -> DecisionRequest:
    """What a bot of this level is told when it is asked for this seat."""
    return DecisionRequest(
        game=game.id,
        seats=int(rules.seats),
        options=rules.options,
        cards=cards,
        seat=seat,
        legal=choices(state.legal(seat)),
        menu=choices(state.menu(seat)),
        must=seat in state.owing(),
        seed=seed,
        level=level,
        world=b"" if level in BLIND else imagined(state, seat, seed),
        seconds=seconds,
        meant=meant,
    )


def choices(actions: Sequence[Action]) -> list[Choice]:
    return [as_choice(action) for action in actions]


def as_choice(action: Action) -> Choice:
    return Choice(int(action.index), plain(action.terms()))


def action_of(choice: Choice, actions: Sequence[Action]) -> Action | None:
    """The one of these actions that this choice means."""
    for action in actions:
        if int(action.index) == choice.action and plain(action.terms()) == choice.terms:
            return action
    return None


def plain(terms: object) -> Any:
    """Terms as they come out of JSON, so that they are equal on both sides of a pipe."""
    return None if terms is None else msgspec.json.decode(encode(terms))


def is_offered(request: DecisionRequest, choice: Choice | None) -> bool:
    """Is this an answer to the question? Any other is a defect of the bot. Terms of its own it may
    name where terms can be named at all: the table has the last word on those."""
    if choice is None:
        return not request.must
    if choice.terms is None:
        return Choice(choice.action) in request.legal
    try:
        find_game(request.game).action(choice.action, choice.terms)
    except BadInput:
        return False
    return True
