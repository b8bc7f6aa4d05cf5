"""Counterfeiters as the lesson teaches it: print, make real money of it away from the caps, buy
what makes stars, and fly before the Godfather comes."""

from collections.abc import Sequence

from backroom.games.counterfeiters.actions import CftAction, Do
from backroom.games.counterfeiters.printed import CftPrinted, PrintedSpace
from backroom.games.counterfeiters.view import CftView

PRINTER, INK, PAPER, HOLOGRAM = range(4)
NEAR = 2
"""So many caps away the Godfather is near."""
WORTH_A_FLIGHT = 80


def decide(view: CftView, printed: CftPrinted, legal: Sequence[CftAction]) -> CftAction:
    seen = Seen(view, printed)
    return max(legal, key=lambda action: (seen.likes(action), -int(action.index)))


class Seen:
    """The table as somebody sees it who has just learned it."""

    def __init__(self, view: CftView, printed: CftPrinted) -> None:
        self.view = view
        self.printed = printed
        self.fakes = view.fakes or (0, 0, 0)
        self.cash = view.cash or 0
        self.cards = view.players[view.seat].cards
        self.feared = view.next_special in ("godfather", "end") and view.steps_to_special <= NEAR

    def likes(self, action: CftAction) -> float:
        match action.do:
            case Do.PLACE:
                return self.place(int(action.value))
            case Do.SELL:
                return self.brings(action.notes)
            case Do.DEPOSIT:
                return int(action.value)
            case Do.WITHDRAW:
                return -int(action.value)
            case _:
                return 0.5

    def brings(self, notes: tuple[int, int, int]) -> float:
        """What real money this is, at the place where I stand."""
        count = sum(notes)
        space = self.view.space
        if space is not None and self.printed.spaces[space].place == "supermarket":
            return count * self.printed.note - notes[2]
        worst = next((quality for quality, some in enumerate(notes) if some), 0)
        return count * self.printed.receiver_pays[worst]

    def place(self, number: int) -> float:
        space = self.printed.spaces[number]
        watched = 0.5 if space.cap else 0
        return self.gain(number, space) - watched

    def gain(self, number: int, space: PrintedSpace) -> float:
        count = sum(self.fakes)
        refused = self.printed.refused[self.view.officer]
        good = sum(self.fakes[refused:])
        if space.place in ("regular_flight", "private_jet"):
            return 9 if self.feared and self.cash >= WORTH_A_FLIGHT else 0
        if space.place == "supermarket":
            return 8 if good >= self.printed.supermarket_most else 4 if good >= 2 else 0
        if space.place == "receiver":
            return 7 if count > self.printed.supermarket_most else 3 if count > 1 else 0
        if space.place == "print":
            return 6 if count <= self.printed.supermarket_most else 2
        if space.place == "market":
            return self.buys(number, space)
        return 2.5 if self.cash < 50 else 1

    def buys(self, number: int, space: PrintedSpace) -> float:
        """Ink, paper and hologram make stars, once each; printers make notes."""
        kind = self.view.market[number]
        if kind in (INK, PAPER, HOLOGRAM) and self.cards[kind] == 0:
            return 7.5 - (space.price or 0) / 100
        if kind == PRINTER and self.cards[PRINTER] < 3:
            return 6.5 - (space.price or 0) / 100
        return 0
