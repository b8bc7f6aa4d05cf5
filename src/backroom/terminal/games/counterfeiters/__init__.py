"""Counterfeiters in a terminal: notes and dollars are typed, not looked up in a long list."""

from backroom.games.counterfeiters.rules import CftRules
from backroom.games.counterfeiters.telling import says
from backroom.games.counterfeiters.view import CftView
from backroom.kernel.actions import Action
from backroom.kernel.messages import Message
from backroom.terminal.screens import Dealer, Ink


class CftScreen:
    def drawing(self, view: CftView) -> list[list[Ink]]:
        return []

    def hint(self, view: CftView) -> Message | None:
        if view.step in ("notes", "diners"):
            return says("hint-notes")
        return says("hint-transfer") if view.step == "transfer" else None

    def shorthand(self, action: Action) -> str | None:
        """Three counts of notes, or dollars: to the account, or with a minus back from it."""
        return " ".join(map(str, action.amounts())) or None

    def dealer(self) -> Dealer | None:
        return None


def screen(rules: CftRules) -> CftScreen:
    return CftScreen()
