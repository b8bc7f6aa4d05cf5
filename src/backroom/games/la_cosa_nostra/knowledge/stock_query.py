# Interpreted: structs of msgspec gain nothing from the compiler.
"""How things stand for a seat, beyond what lies open: what a drawn table puts beside its cards."""

from backroom.games.la_cosa_nostra.knowledge.insight import LcnInsight, insight_into
from backroom.games.la_cosa_nostra.state import LcnState
from backroom.kernel.game import Game
from backroom.kernel.queries import Answer, Query
from backroom.kernel.state import State


class StockTaken(Answer, frozen=True):
    insight: LcnInsight


class TakeStock(Query, frozen=True):
    """What follows from what I know?"""

    def answer(self, game: Game, world: State, seat: int) -> StockTaken:
        assert isinstance(world, LcnState)
        return StockTaken(insight_into(world, seat))
