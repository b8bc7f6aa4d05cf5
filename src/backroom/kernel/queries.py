# Interpreted: structs of msgspec gain nothing from the compiler.
"""Queries: what a table may ask of the rules besides what is legal and why not.

Which targets has this card? What changes if I do that? How likely is it? Browser, terminal and bots
ask the same. No query is ever put to the real state: it is put to a world redealt for the seat that
asks (`State.redeal`), so an answer cannot hold more than the seat knows. That an answer is true all
the same, the laws see to: it must come out alike in every such world, the real one included.
"""

from typing import Annotated, Any, ClassVar

import msgspec

from backroom.kernel.actions import Action
from backroom.kernel.events import tag_of
from backroom.kernel.game import Game
from backroom.kernel.messages import Refusal
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import State

WORLDS = 4
"""So many worlds must agree on what follows from an action; each has other luck as well."""
MOST_ACTIONS = 3
INDEX = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]


class Answer(msgspec.Struct, frozen=True, tag_field="answer", tag=tag_of):
    """What is answered to a query that makes sense; its name is its tag."""


class Query(msgspec.Struct, frozen=True, tag_field="ask", tag=tag_of, forbid_unknown_fields=True):
    """Something to be asked. Games derive a struct for each kind of their own, which answers by
    itself; its name is its tag."""

    public: ClassVar[bool] = False
    """Is it about what everybody sees? Then whoever only looks on may ask it too."""

    def answer(self, game: Game, world: State, seat: int) -> Answer | Refusal:
        """From a world that this seat cannot tell from the real one, and which may be changed; a
        Refusal if it makes no sense now."""
        raise NotImplementedError


class Target(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that could be chosen next, or why it could not."""

    action: int
    refusal: Refusal | None = None


class TargetsFound(Answer, frozen=True):
    """Every next choice of the kinds that an action opens; none if it opens no choice."""

    targets: list[Target]


class Targets(Query, frozen=True):
    """What could I choose next, if I took this action?"""

    action: INDEX

    def answer(self, game: Game, world: State, seat: int) -> TargetsFound | Refusal:
        action = game.action(self.action)
        is_opening = self.action in game.opens(world)
        refusal = world.attempt(seat, action)
        if refusal is not None:
            return refusal
        return TargetsFound(targets_in(game, world, seat) if is_opening else [])


class Foreseen(Answer, frozen=True):
    """What follows from the present, and from what would be done: an insight of the game each."""

    before: Any
    after: Any
    """None where it hangs on chance, or on what others hide."""


class Consequences(Query, frozen=True):
    """What changes if I take these actions, one after another?"""

    actions: Annotated[tuple[INDEX, ...], msgspec.Meta(min_length=1, max_length=MOST_ACTIONS)]

    def answer(self, game: Game, world: State, seat: int) -> Foreseen | Refusal:
        actions = [game.action(index) for index in self.actions]
        refusal = world.refuse(seat, actions[0])
        if refusal is not None:
            return refusal
        before = insight(game, world, seat)
        worlds = [world.redeal(seat, fast_rng(number)) for number in range(1, WORLDS + 1)]
        ends = [insight_after(game, each, seat, actions) for each in worlds]
        return Foreseen(before, ends[0] if all(each == ends[0] for each in ends) else None)


def targets_in(game: Game, world: State, seat: int) -> list[Target]:
    """Of every kind of action that is legal now: what is possible, and why the rest is not."""
    kinds = {action.name for action in world.legal(seat)}
    return [
        Target(int(action.index), world.refuse(seat, action))
        for action in game.actions
        if action.name in kinds
    ]


def insight(game: Game, world: State, seat: int) -> Any:
    """What follows from what this seat knows; None if the game has nothing to say."""
    return None if game.insight_into is None else game.insight_into(world, seat)


def insight_after(game: Game, world: State, seat: int, actions: list[Action]) -> Any:
    """The same when these were taken; None if the world did not come to the last of them."""
    for action in actions:
        if world.attempt(seat, action) is not None:
            return None
    return insight(game, world, seat)


def ask(game: Game, state: State, seat: int, query: Query) -> Answer | Refusal:
    """The answer to this query from what this seat (or the spectator) knows, or a Refusal."""
    return query.answer(game, state.redeal(seat, fast_rng(0)), seat)


def query_types(game: Game) -> Any:
    """All kinds of queries that this game answers, as a union that messages are read by."""
    kinds: Any = Targets | Consequences
    return kinds if game.queries is None else kinds | game.queries


def answer_types(game: Game) -> Any:
    """All that an answer may be, if it is no refusal."""
    kinds: Any = TargetsFound | Foreseen
    return kinds if game.answers is None else kinds | game.answers
