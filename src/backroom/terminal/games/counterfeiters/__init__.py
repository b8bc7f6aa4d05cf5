"""Counterfeiters in a terminal: its board is drawn in the application; notes and dollars are typed,
not looked up in a long list."""

import re

from backroom.games.counterfeiters.actions import Do, transfer
from backroom.games.counterfeiters.insight import CftInsight
from backroom.games.counterfeiters.rules import CftRules
from backroom.games.counterfeiters.telling import says
from backroom.games.counterfeiters.view import CftView
from backroom.kernel.actions import Action
from backroom.kernel.events import Event
from backroom.kernel.messages import Message
from backroom.terminal.games.counterfeiters.drawing import BoardDrawing
from backroom.terminal.games.counterfeiters.following import account, follows
from backroom.terminal.screens import Ink, SeatLook, WordsOnly


class CftScreen(WordsOnly[CftView]):
    def __init__(self, rules: CftRules) -> None:
        self.draws = BoardDrawing(rules)

    def board(self, view: CftView) -> list[list[Ink]]:
        return self.draws.rows(view)

    def hand(self, view: CftView) -> list[Message]:
        return self.draws.hand(view)

    def seats(self, view: CftView) -> list[SeatLook]:
        return self.draws.seats(view)

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

    def follows(self, view: CftView, insight: CftInsight) -> list[Message]:
        return follows(view, insight)

    def account(self, event: Event) -> list[Message]:
        return account(event)


def screen(rules: CftRules) -> CftScreen:
    return CftScreen(rules)
