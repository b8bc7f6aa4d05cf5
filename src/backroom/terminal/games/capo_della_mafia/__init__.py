"""Capo della Mafia in a terminal: words will do for the table, which the application draws."""

from backroom.games.capo_della_mafia.insight import CapInsight
from backroom.games.capo_della_mafia.rules import CapRules
from backroom.games.capo_della_mafia.view import CapView
from backroom.kernel.events import Event
from backroom.kernel.messages import Message
from backroom.terminal.games.capo_della_mafia.drawing import TableDrawing
from backroom.terminal.games.capo_della_mafia.following import account, follows
from backroom.terminal.screens import Ink, SeatLook, WordsOnly


class CapScreen(WordsOnly[CapView]):
    def __init__(self, rules: CapRules) -> None:
        self.draws = TableDrawing(rules)

    def board(self, view: CapView) -> list[list[Ink]]:
        return self.draws.rows(view)

    def hand(self, view: CapView) -> list[Message]:
        return self.draws.hand(view)

    def seats(self, view: CapView) -> list[SeatLook]:
        return self.draws.seats(view)

    def follows(self, view: CapView, insight: CapInsight) -> list[Message]:
        return follows(view, insight)

    def account(self, event: Event) -> list[Message]:
        return account(event)


def screen(rules: CapRules) -> CapScreen:
    return CapScreen(rules)
