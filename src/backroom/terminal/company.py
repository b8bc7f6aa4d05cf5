"""The bots at a table at home: what they are asked, and what they mean to do next."""

from backroom.bots import Choice, DecisionRequest, request_for
from backroom.bots.intentions import Intentions
from backroom.bots.levels import COACH
from backroom.kernel.rng import Rng
from backroom.table import Table


class Company:
    """Bots of one level, in all seats but the person's."""

    def __init__(self, table: Table, level: str, rng: Rng) -> None:
        self.table = table
        self.level = level
        self.rng = rng
        self.intentions = Intentions()

    def question(self, seat: int) -> DecisionRequest:
        """What the bot in this seat is asked now."""
        return self.request(seat, self.level)

    def question_for_coach(self, seat: int) -> DecisionRequest:
        """The same for a hard bot that sees no more than this seat does."""
        return self.request(seat, COACH)

    def request(self, seat: int, level: str) -> DecisionRequest:
        table = self.table
        return request_for(
            table.game,
            table.rules,
            table.state,
            seat,
            level,
            self.rng.word(),
            table.opening.cards,
            meant=self.intentions.meant(seat, table.moves),
        )

    def note(self, seat: int, choice: Choice | None) -> None:
        """Whoever has thought a whole turn through does not think again within it."""
        self.intentions.note(seat, len(self.table.moves), choice)
