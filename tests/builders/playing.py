"""Tables after a few random moves."""

from backroom.kernel.rng import fast_rng
from backroom.table import Table
from builders.capo_della_mafia import CAPO


def played(moves: int, seats: int = 3, seed: str = "an evening", **options: str) -> Table:
    """A table of Capo della Mafia after so many random moves, or at its end."""
    table = Table.open(CAPO, seats, options, seed)
    rng = fast_rng(moves)
    while len(table.moves) < moves and not table.state.is_over():
        asked = table.state.to_act()
        seat = asked[rng.below(len(asked))]
        legal = table.state.legal(seat)
        assert table.act(seat, int(legal[rng.below(len(legal))].index)) is None
    return table
