"""The board of Counterfeiters in characters: the police track, the black market beside the action
spaces, and who stands where."""

from itertools import zip_longest

from backroom.games.counterfeiters.rules import CftRules, Special
from backroom.games.counterfeiters.telling import CftTeller, says
from backroom.games.counterfeiters.view import CftView
from backroom.kernel.messages import Message
from backroom.terminal.marks import MARKS
from backroom.terminal.screens import Ink, SeatLook

COLUMN = 44
"""Wide enough for the longest card and its trash can, in every language."""
PASSED, OFFICER, AHEAD = "─", "▲", "·"
BESIDE = ("cft-view-market", "cft-view-spaces", "cft-view-player", "cft-view-player-open")


class BoardDrawing:
    def __init__(self, rules: CftRules) -> None:
        self.rules = rules
        self.teller = CftTeller(rules)
        self.colours = [each.name for each in rules.board.colour]

    def rows(self, view: CftView) -> list[list[Ink]]:
        """The police, then the market on the left and the action spaces on the right."""
        lines = [
            line
            for line in self.teller.position(view)
            if line.name not in BESIDE and line.name != "cft-view-own"
        ]
        market = [self.place(view, slot, text) for slot, text in enumerate(self.teller.slots(view))]
        first = int(self.rules.slots)
        spaces = [self.space(view, space) for space in range(first, len(view.occupants))]
        half = max(len(market), (len(spaces) + 1) // 2)
        columns = zip_longest(market, spaces[:half], fillvalue=Ink("", COLUMN))
        rows = [[Ink(line, 0)] for line in lines[:1]]
        rows += [self.track(view), [Ink(says("draw-track"), 0)]]
        rows += [[Ink(line, 0)] for line in lines[1:]]
        rows += [[], *[list(pair) for pair in columns]]
        rows += [[Ink("", COLUMN), each] for each in spaces[half:]]
        rows += [[]]
        for seat, look in enumerate(self.seats(view)):
            rows.append([Ink(line, 0, look.colour, seat == view.seat) for line in look.lines])
        return rows

    def track(self, view: CftView) -> list[Ink]:
        """How far the officer has come, and where something happens ahead of him."""
        cells = []
        for number, special in enumerate(self.rules.track):
            if number == view.officer:
                cells.append(Ink(OFFICER, 2, "blue", True))
            elif number < view.officer:
                cells.append(Ink(PASSED, 2))
            elif special is Special.NOTHING:
                cells.append(Ink(AHEAD, 2))
            else:
                cells.append(Ink(says(f"draw-{special.value}"), 2, "red", True))
        return cells

    def space(self, view: CftView, space: int) -> Ink:
        return self.place(view, space, self.teller.watched(space))

    def place(self, view: CftView, space: int, text: Message) -> Ink:
        """A space, with whoever stands there before it."""
        by = view.occupants[space]
        if by is None:
            return Ink(says("draw-space", sign="□", space=text), COLUMN, left=True)
        colour = self.colours[by]
        said = says("draw-space", sign=MARKS[colour], space=text)
        return Ink(said, COLUMN, colour, by == view.seat, left=True)

    def hand(self, view: CftView) -> list[Message]:
        return [line for line in self.teller.position(view) if line.name == "cft-view-own"]

    def seats(self, view: CftView) -> list[SeatLook]:
        return [
            SeatLook(
                self.colours[seat],
                "♟" * player.henchmen,
                (says("draw-player", mark=MARKS[self.colours[seat]], player=line),),
            )
            for seat, player in enumerate(view.players)
            for line in (self.teller.player(seat, player, seat != view.seat),)
        ]
