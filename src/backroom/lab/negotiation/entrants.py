"""Who can be entered: a bot of the house, a trickster, or anybody's own class or function.

What is somebody's own gets what its seat may know, and nothing else: a view, and worlds that the
rules have redealt for it. It cannot do what the rules or the task forbid: that is a foul, which is
counted, and instead it keeps silent or does what is done for a seat whose clock has run out.
"""

import importlib
import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import msgspec

from backroom.bots.players import Budget, Player
from backroom.bots.specs import Spec, read_spec
from backroom.kernel.actions import Action
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game
from backroom.kernel.rules import Rules
from backroom.kernel.state import State
from backroom.kernel.view import View
from backroom.lab.fools.trickster import TRICKS, Trickster
from backroom.lab.negotiation.tasks import TRICK, Task

Allows = Callable[[Action], bool]
MOST_A_ROUND = 400
"""So often somebody's own bot is asked in a round; what is more is decided for it."""


class Question(msgspec.Struct, frozen=True):
    """What somebody's own bot is asked."""

    seat: int
    view: View
    """All that this seat may know."""
    legal: tuple[Action, ...]
    """What it may do now; empty if it may only say something."""
    menu: tuple[Action, ...]
    """Some things that it might say; it may say any others, as `LcnDeal(Offer(…))`."""
    must: bool
    """Does the game wait for its answer? Else it may keep silent."""
    world: State
    """A world that this seat cannot tell from the real one, its own to play with: `redeal(seat,
    rng)` makes others of it."""


class Negotiator(Protocol):
    """What a class of one's own must have; it is made anew for each game, without arguments."""

    def choose(self, question: Question) -> Action | None:
        """One of the legal actions, something to say, or None to keep silent."""


class Talker(Player):
    """A bot of the house that says only what the task allows."""

    allows: Allows

    def might_say(self, world: State, seat: int) -> tuple[Action, ...]:
        return tuple(each for each in super().might_say(world, seat) if self.allows(each))

    def anything(self, state: State, seat: int, may_offer: bool) -> Action | None:
        said = super().anything(state, seat, may_offer)
        return said if said is None or self.allows(said) else super().anything(state, seat, False)


class TalkingTrickster(Trickster):
    """A trickster that tries its trick where the task allows it."""

    allows: Allows

    def might_say(self, world: State, seat: int) -> tuple[Action, ...]:
        return tuple(each for each in super().might_say(world, seat) if self.allows(each))

    def decide(self, state: State, seat: int, may_offer: bool) -> Action | None:
        said = super().decide(state, seat, may_offer)
        return said if said is None or self.allows(said) else super().decide(state, seat, False)


class Guest(Player):
    """Somebody's own bot, held to the rules and to the task."""

    allows: Allows

    def __init__(
        self, game: Game, rules: Rules, own: Negotiator, seed: int, stream: int, budget: Budget
    ) -> None:
        super().__init__(game, rules, Spec("random"), seed, stream, budget)
        self.own = own
        self.fouls = 0
        self.round = 0
        self.done = 0
        """What it was asked in this round."""

    def decide(self, state: State, seat: int, may_offer: bool) -> Action | None:
        if self.goes_in_circles(state):
            self.fouls += 1
            return state.neutral(seat, self.rng) if seat in state.owing() else None
        world = state.redeal(seat, self.rng)
        legal = world.legal(seat)
        menu = tuple(filter(self.allows, world.menu(seat))) if may_offer else ()
        must = seat in state.owing()
        question = Question(seat, world.view(seat), legal, menu, must, world.clone())
        said = self.own.choose(question)
        if said is not None and self.is_foul(state, seat, said, legal, may_offer):
            self.fouls += 1
            said = None
        return state.neutral(seat, self.rng) if said is None and must else said

    def goes_in_circles(self, state: State) -> bool:
        """What can be planned can be planned otherwise, for ever: at a table a clock ends that."""
        if state.round != self.round:
            self.round, self.done = int(state.round), 0
        self.done += 1
        return self.done > MOST_A_ROUND

    def is_foul(
        self, state: State, seat: int, said: object, legal: tuple[Action, ...], may_offer: bool
    ) -> bool:
        if not isinstance(said, Action):
            return True
        if said in legal:
            return False
        return not may_offer or not self.allows(said) or state.refuse(seat, said) is not None


class Socketed:
    """A function `choose(view, question)`, as a bot at the house's socket has it (examples/bot.py):
    it gets what would travel, and names an action by its number and terms."""

    def __init__(self, function: Callable[[Any, Any], Any], game: Game) -> None:
        self.function = function
        self.game = game

    def choose(self, question: Question) -> Action | None:
        sent = {
            "must": question.must,
            "legal": [travelling(each) for each in question.legal],
            "menu": [travelling(each) for each in question.menu],
        }
        if not question.must and not question.menu and not question.legal:
            return None
        chosen = self.function(msgspec.to_builtins(question.view), sent)
        if chosen is None:
            return None
        return self.game.action(chosen["action"], chosen.get("terms"))


def travelling(action: Action) -> dict[str, Any]:
    return {"action": int(action.index), "terms": msgspec.to_builtins(action.terms())}


def seated(
    name: str, game: Game, rules: Rules, task: Task, seed: int, stream: int, rounds: int
) -> Player:
    """The player of this name. BadInput if there is none."""
    budget = Budget(3600.0, rounds)
    player: Talker | TalkingTrickster | Guest
    if name.startswith(TRICK):
        trick = TRICKS.get(name.removeprefix(TRICK))
        if trick is None:
            raise BadInput(f"there is no trick {name!r}; the tricks are {', '.join(TRICKS)}")
        player = TalkingTrickster(game, rules, trick(), seed, stream)
    elif ":" in name:
        player = Guest(game, rules, own_bot(name, game), seed, stream, budget)
    else:
        player = Talker(game, rules, read_spec(name), seed, stream, budget)
    player.allows = task.allows
    return player


def own_bot(name: str, game: Game) -> Negotiator:
    """The class or function at this place: `module:Name` or `path/to/file.py:Name`."""
    place, _, attribute = name.rpartition(":")
    try:
        found = getattr(module_at(place), attribute)
    except (ImportError, AttributeError, OSError, ValueError) as fault:
        raise BadInput(f"there is no bot at {name!r}: {fault}") from None
    if isinstance(found, type):
        made: Negotiator = found()
        return made
    return Socketed(found, game)


def module_at(place: str) -> Any:
    if not place.endswith(".py"):
        return importlib.import_module(place)
    described = importlib.util.spec_from_file_location(Path(place).stem, place)
    if described is None or described.loader is None:
        raise ImportError(f"{place} is no Python file")
    module = importlib.util.module_from_spec(described)
    described.loader.exec_module(module)
    return module
