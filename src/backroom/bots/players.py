"""Bots that play against each other in one process: for tournaments and for tuning.

Each still decides from a redealt world only, exactly as at a table of the house.
"""

from collections.abc import Mapping
from typing import NamedTuple

from backroom.bots.decision import NO_END, Decision, find_judgement
from backroom.bots.judgement import Judgement
from backroom.bots.levels import JUDGING
from backroom.bots.random_bot import OFFERS
from backroom.bots.specs import Spec
from backroom.kernel.actions import Action
from backroom.kernel.game import Game
from backroom.kernel.rng import FastRng, fast_rng
from backroom.kernel.rules import Rules
from backroom.kernel.state import State, Windows

MOST_OFFERS = 6
"""A bot says so many things that nobody asked it for, and then waits until somebody has moved."""


class Budget(NamedTuple):
    """How long a searching bot may think: seconds, or rounds of thinking (that can be repeated)."""

    seconds: float = 1.0
    rounds: int = NO_END


class Taken(NamedTuple):
    """One action of a game, as it is stored."""

    seat: int
    action: Action


class Player:
    """A bot in a seat, with its own chance."""

    def __init__(
        self,
        game: Game,
        rules: Rules,
        spec: Spec,
        seed: int,
        stream: int,
        budget: Budget,
        changes: Mapping[str, float] = {},
    ) -> None:
        self.game = game
        self.spec = spec
        self.budget = budget
        self.rng: FastRng = fast_rng(seed, stream)
        self.meant: tuple[Action, ...] = ()
        """What it means to do next, unless somebody else does something first."""
        self.judgement: Judgement | None = None
        if spec.level != "random":
            self.judgement = find_judgement(game, rules, spec, changes)

    def decide(self, state: State, seat: int, may_offer: bool) -> Action | None:
        """What it does here; None if it keeps silent, which it may unless it owes an answer."""
        if self.judgement is None:
            return self.anything(state, seat, may_offer)
        world = state.redeal(seat, self.rng)
        legal = world.legal(seat)
        speaks = may_offer and self.spec.deals
        menu = self.might_say(world, seat) if speaks else ()
        decision = Decision(
            self.game,
            world,
            seat,
            legal + menu,
            len(legal),
            self.judgement,
            self.spec,
            self.rng,
            *self.budget,
            self.meant if self.meant and self.meant[0] in legal else (),
        )
        plan = JUDGING[self.spec.level](decision)
        self.meant = plan[1:]
        return plan[0] if plan else None

    def might_say(self, world: State, seat: int) -> tuple[Action, ...]:
        """What it might say that nobody asked it for; whoever may not say everything says less."""
        assert self.judgement is not None
        return self.judgement.might_say(world, seat)

    def anything(self, state: State, seat: int, may_offer: bool) -> Action | None:
        menu = state.menu(seat) if may_offer else ()
        if menu and seat in state.owing() and self.rng.below(OFFERS) == 0:
            return menu[self.rng.below(len(menu))]
        legal = state.legal(seat)
        return legal[self.rng.below(len(legal))] if legal else None


def play_game(state: State, players: list[Player], longest: int) -> list[Taken]:
    """Play on to the end; what was done."""
    taken: list[Taken] = []
    said = 0
    silent: set[int] = set()
    while not state.is_over():
        if len(taken) > 4 * longest:
            raise RuntimeError("the game does not come to an end")
        owing = state.owing()
        # Who may speak is heard first: an offer is answered before its maker goes on.
        asked = [seat for seat in state.to_act() if seat not in owing and seat not in silent]
        seat = asked[0] if asked else owing[0]
        action = players[seat].decide(state, seat, said < MOST_OFFERS)
        if action is None or (seat not in owing and said >= 2 * MOST_OFFERS):
            silent.add(seat)
            continue
        free = action not in state.legal(seat) or seat not in owing
        state.apply(seat, action)
        taken.append(Taken(seat, action))
        for player in players:
            if player is not players[seat]:
                player.meant = ()
        silent.clear()
        said = said + 1 if free else 0
    return taken


def new_game(game: Game, rules: Rules, seed: int, number: int) -> State:
    """The deal of this number: the same for whoever sits down."""
    return game.deal(rules, fast_rng(seed, number), Windows.ALL, None)
