"""The last word of a round: nobody has a task left, and nothing has been counted yet (LCN-E90)."""

from typing import Final, final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import Do, Kind
from backroom.games.la_cosa_nostra.events.announce_rounds import tell_answered
from backroom.games.la_cosa_nostra.position import Position, Stage
from backroom.games.la_cosa_nostra.steps import payday
from backroom.games.la_cosa_nostra.steps.step import Step
from backroom.games.la_cosa_nostra.trade.promises import debtors
from backroom.kernel.seats import all_of, only
from backroom.kernel.state import Windows


@final
class LastWord(Step):
    """LCN-E90: everybody may still trade, until all have passed; in simulation only those are asked
    who owe somebody money."""

    def ask(self, position: Position) -> None:
        position.stage = Stage.LAST_WORD
        position.step = self
        known = position.windows is Windows.KNOWN
        position.pending = debtors(position) if known else all_of(position.seats)

    def answer(self, position: Position, seat: i64, do: Kind, value: i64) -> None:
        position.pending &= ~only(seat)
        tell_answered(position, seat)

    def offer_made(self, position: Position, partner: i64) -> None:
        """An offer is worth an answer, also of those who have passed."""
        position.pending |= only(partner)

    def go_on(self, position: Position) -> None:
        position.step = payday.PAYDAY


LAST_WORD: Final = LastWord("last_word", [Do.PASS], ("LCN-E90", "LCN-94"))
