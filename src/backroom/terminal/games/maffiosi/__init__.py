"""Maffiosi in a terminal: the table is drawn, and a chair is typed by its number."""

from backroom.games.maffiosi.actions import MafAction
from backroom.games.maffiosi.event_words import dollars, says
from backroom.games.maffiosi.insight import MafInsight
from backroom.games.maffiosi.rules import MafRules
from backroom.games.maffiosi.telling import BY_CHAIR, MafTeller
from backroom.games.maffiosi.view import FamilyView, MafView
from backroom.kernel.actions import Action
from backroom.kernel.events import Event
from backroom.kernel.messages import Message, SeatName
from backroom.terminal.games.maffiosi.drawing import ROWS, TableDrawing, colour_of
from backroom.terminal.games.maffiosi.following import account, follows
from backroom.terminal.screens import Ink, SeatLook, WordsOnly


class MafScreen(WordsOnly[MafView]):
    whole_rows = ROWS

    def __init__(self, rules: MafRules) -> None:
        self.rules = rules
        self.teller = MafTeller(rules)

    def hint(self, view: MafView) -> Message | None:
        by_chair = view.step in ("victim", "pie_chair", "man", "chair")
        return says("hint-chair") if by_chair else None

    def shorthand(self, action: Action) -> str | None:
        """The number of the chair."""
        assert isinstance(action, MafAction)
        return str(action.value + 1) if action.do in BY_CHAIR else None

    def drawing(self, view: MafView) -> list[list[Ink]]:
        """The table, and below it what cannot be drawn."""
        rows = TableDrawing(self.rules, view).rows()
        for seat, family in enumerate(view.families):
            rows.append([Ink(self.brief(seat, family), 0, colour_of(family), seat == view.seat)])
        teller = self.teller
        rest = teller.pies(view) + teller.threats(view) + teller.hand(view)
        return rows + [[Ink(line, 0)] for line in rest]

    def board(self, view: MafView) -> list[list[Ink]]:
        """The table without its legend, which the help has, and without what stands beside it."""
        rows = TableDrawing(self.rules, view).rows()
        rest = self.teller.pies(view) + self.teller.threats(view)
        return rows[:ROWS] + [[Ink(line, 0)] for line in rest] + rows[ROWS:]

    def hand(self, view: MafView) -> list[Message]:
        return self.teller.hand(view)

    def seats(self, view: MafView) -> list[SeatLook]:
        return [
            SeatLook(colour_of(family), self.riches(family), (self.brief(seat, family),))
            for seat, family in enumerate(view.families)
        ]

    def riches(self, family: FamilyView) -> Message | str:
        """Money, where it is seen; else how many men are left."""
        return f"{family.men}♟" if family.money is None else dollars(family.money)

    def brief(self, seat: int, family: FamilyView) -> Message:
        """A family without its men, who are drawn."""
        riches = self.teller.riches(family)
        if family.out:
            return says("view-family-out", seat=SeatName(seat), **riches)
        income = dollars(family.income)
        return says("draw-family", seat=SeatName(seat), cards=family.cards, income=income, **riches)

    def follows(self, view: MafView, insight: MafInsight) -> list[Message]:
        return follows(view, insight)

    def account(self, event: Event) -> list[Message]:
        return account(event)


def screen(rules: MafRules) -> MafScreen:
    return MafScreen(rules)
