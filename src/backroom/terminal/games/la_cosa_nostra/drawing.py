"""The table of La Cosa Nostra in characters: the market above, then family by family, each in its
colour behind its mark."""

from backroom.games.la_cosa_nostra.knowledge.view import FamilyView, LcnView
from backroom.games.la_cosa_nostra.rules import LcnRules
from backroom.games.la_cosa_nostra.words.saying import dollars, says
from backroom.games.la_cosa_nostra.words.table_in_words import (
    family_in_words,
    own_cards,
    table_in_words,
)
from backroom.kernel.messages import CardName, Message
from backroom.terminal.marks import MARKS
from backroom.terminal.screens import Ink, SeatLook

WITHOUT_FAMILY = "white"


class TableDrawing:
    def __init__(self, rules: LcnRules) -> None:
        self.rules = rules
        self.colours = [family.colour for family in rules.board.family]

    def rows(self, view: LcnView) -> list[list[Ink]]:
        lines = table_in_words(self.rules, view)
        families = [
            family_in_words(view, seat, family) for seat, family in enumerate(view.families)
        ]
        first = lines.index(families[0][0])
        last = first + sum(map(len, families))
        end = len(lines) - len(own_cards(self.rules, view))
        rows = [[Ink(line, 0, strong=not number)] for number, line in enumerate(lines[:first])]
        for seat, said in enumerate(families):
            rows += self.family(view, seat, said)
        return rows + [[Ink(line, 0)] for line in lines[last:end]]

    def family(self, view: LcnView, seat: int, lines: list[Message]) -> list[list[Ink]]:
        """Its name and riches in its colour, and below them its men and businesses."""
        colour = self.colour(view.families[seat])
        mark = Ink(f"{MARKS[colour]} ", 0, colour, True)
        head = [mark, Ink(lines[0], 0, colour, seat == view.seat)]
        return [head, *[[Ink("  ", 0), Ink(line, 0)] for line in lines[1:]]]

    def colour(self, family: FamilyView) -> str:
        return WITHOUT_FAMILY if family.family < 0 else self.colours[family.family]

    def hand(self, view: LcnView) -> list[Message]:
        """One's own cards by their titles; whoever chooses among them reads them in full."""
        if view.hand is None or view.influence is None:
            return []
        jobs = tuple(CardName("job", kind) for kind in view.hand)
        cards = tuple(CardName("influence", card) for card in view.influence)
        return [says("draw-hand", jobs=jobs), says("view-own-influence", cards=cards)]

    def seats(self, view: LcnView) -> list[SeatLook]:
        return [
            SeatLook(
                self.colour(family),
                dollars(family.cash),
                (family_in_words(view, seat, family)[0],),
            )
            for seat, family in enumerate(view.families)
        ]
