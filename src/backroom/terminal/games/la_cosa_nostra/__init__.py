"""La Cosa Nostra in the terminal: words will do for the table, and an offer is made in pieces."""

from backroom.games.la_cosa_nostra.knowledge.insight import LcnInsight
from backroom.games.la_cosa_nostra.knowledge.view import LcnView
from backroom.games.la_cosa_nostra.rules import LcnRules
from backroom.kernel.events import Event
from backroom.kernel.messages import Message
from backroom.terminal.games.la_cosa_nostra.dealing import LcnDealer
from backroom.terminal.games.la_cosa_nostra.following import account, follows
from backroom.terminal.screens import Dealer, WordsOnly


class LcnScreen(WordsOnly[LcnView]):
    def dealer(self) -> Dealer | None:
        return LcnDealer()

    def follows(self, view: LcnView, insight: LcnInsight) -> list[Message]:
        return follows(view, insight)

    def account(self, event: Event) -> list[Message]:
        return account(event)


def screen(rules: LcnRules) -> LcnScreen:
    return LcnScreen()
