"""Counterfeiters in a terminal: notes and dollars are typed, not looked up in a long list."""

import re

from backroom.games.counterfeiters.actions import Do, transfer
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

    def spelled(self, text: str) -> Action | None:
        """CFT-E14: dollars, of which there are more than any list has."""
        if re.fullmatch(r"-?[1-9]\d{2,7}0", text) is None:
            return None
        return transfer(Do.WITHDRAW if text[0] == "-" else Do.DEPOSIT, abs(int(text)) // 10)

    def dealer(self) -> Dealer | None:
        return None


def screen(rules: CftRules) -> CftScreen:
    return CftScreen()
