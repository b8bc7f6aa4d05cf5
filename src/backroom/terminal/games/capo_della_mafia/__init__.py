"""Capo della Mafia in a terminal: words will do for the table."""

from backroom.games.capo_della_mafia.insight import CapInsight
from backroom.games.capo_della_mafia.rules import CapRules
from backroom.games.capo_della_mafia.view import CapView
from backroom.kernel.events import Event
from backroom.kernel.messages import Message
from backroom.terminal.games.capo_della_mafia.following import account, follows
from backroom.terminal.screens import WordsOnly


class CapScreen(WordsOnly[CapView]):
    def follows(self, view: CapView, insight: CapInsight) -> list[Message]:
        return follows(view, insight)

    def account(self, event: Event) -> list[Message]:
        return account(event)


def screen(rules: CapRules) -> CapScreen:
    return CapScreen()
