"""Who is asked next at a table at home: whoever may answer before those who must. Where several
choose at the same time nobody sees what the others choose, so any of them may be the first."""

from typing import NamedTuple

from backroom.table import Table


class Asked(NamedTuple):
    """Whose turn it is to say something, and whether the game waits for it."""

    seat: int
    must: bool


class Turns:
    """One table's order of asking."""

    def __init__(self, table: Table, you: int, you_first: bool = False) -> None:
        """`you_first`: the person need not wait for the bots where all choose at once."""
        self.table = table
        self.you = you
        self.you_first = you_first
        self.considered: set[tuple[int, ...]] = set()
        """The questions that may be left open, and were: each is asked once."""

    def next(self) -> Asked:
        """Whoever may answer but does not have to, as with an offer, is asked once for each."""
        state = self.table.state
        owing = state.owing()
        for seat in state.to_act():
            legal = state.legal(seat)
            question = (seat, *(int(action.index) for action in legal))
            if seat in owing or question in self.considered:
                continue
            self.considered.add(question)
            return Asked(seat, False)
        bots = [seat for seat in owing if seat != self.you]
        if self.you_first and self.you in owing:
            return Asked(self.you, True)
        return Asked(bots[0] if bots else self.you, True)

    def changed(self) -> None:
        """Something was offered or answered: what was left open before may be answered now."""
        self.considered.clear()
