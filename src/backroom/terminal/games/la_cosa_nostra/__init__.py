"""La Cosa Nostra in the terminal: words will do for the table, which the application draws
family by family; and an offer is made in pieces."""

from backroom.games.la_cosa_nostra.knowledge.insight import LcnInsight
from backroom.games.la_cosa_nostra.knowledge.view import LcnView
from backroom.games.la_cosa_nostra.rules import LcnRules
from backroom.kernel.events import Event
from backroom.kernel.messages import Message
from backroom.terminal.games.la_cosa_nostra.dealing import LcnDealer
from backroom.terminal.games.la_cosa_nostra.drawing import TableDrawing
from backroom.terminal.games.la_cosa_nostra.following import account, follows
from backroom.terminal.screens import Dealer, Ink, SeatLook, WordsOnly


class LcnScreen(WordsOnly[LcnView]):
    def __init__(self, rules: LcnRules) -> None:
        self.draws = TableDrawing(rules)

    def board(self, view: LcnView) -> list[list[Ink]]:
        return self.draws.rows(view)

    def hand(self, view: LcnView) -> list[Message]:
        return self.draws.hand(view)

    def seats(self, view: LcnView) -> list[SeatLook]:
        return self.draws.seats(view)

    def dealer(self) -> Dealer | None:
        return LcnDealer()

    def follows(self, view: LcnView, insight: LcnInsight) -> list[Message]:
        return follows(view, insight)

    def account(self, event: Event) -> list[Message]:
        return account(event)


def screen(rules: LcnRules) -> LcnScreen:
    return LcnScreen(rules)
