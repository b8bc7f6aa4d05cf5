# Interpreted: structs of msgspec gain nothing from the compiler.
"""What a deal would change, before it is offered: for whoever has the paper still in hand."""

from backroom.games.la_cosa_nostra.actions import Do, LcnDeal
from backroom.games.la_cosa_nostra.state import LcnState
from backroom.games.la_cosa_nostra.trade.terms import Offer
from backroom.kernel.game import Game
from backroom.kernel.messages import Refusal
from backroom.kernel.queries import Foreseen, Query, insight
from backroom.kernel.state import State


class IfStruck(Query, frozen=True):
    """What changes if I offer this and it is accepted at once (LCN-E77)? A refusal if it cannot
    be offered."""

    offer: Offer

    def answer(self, game: Game, world: State, seat: int) -> Foreseen | Refusal:
        assert isinstance(world, LcnState)
        before = insight(game, world, seat)
        refusal = world.attempt(seat, LcnDeal(self.offer))
        if refusal is None:
            slot = world.trade.offers[-1].slot
            refusal = world.attempt(self.offer.partner, Do.ACCEPT[slot])
        return Foreseen(before, insight(game, world, seat)) if refusal is None else refusal
