"""La Cosa Nostra in the terminal: words will do for the table, and an offer is made in pieces."""

from backroom.games.la_cosa_nostra.rules import LcnRules
from backroom.terminal.games.la_cosa_nostra.dealing import LcnDealer
from backroom.terminal.screens import Dealer, WordsOnly


class LcnScreen(WordsOnly):
    def dealer(self) -> Dealer | None:
        return LcnDealer()


def screen(rules: LcnRules) -> LcnScreen:
    return LcnScreen()
