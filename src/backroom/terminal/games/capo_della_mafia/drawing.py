"""The table of Capo della Mafia in characters: the mission above, and a row for each player with
what is in his hand and what he has laid."""

from backroom.games.capo_della_mafia.rules import CapRules
from backroom.games.capo_della_mafia.telling import CapTeller, says
from backroom.games.capo_della_mafia.view import CapView, PlayerView
from backroom.kernel.messages import Message
from backroom.terminal.marks import seat_ink
from backroom.terminal.screens import Ink, SeatLook

NAME = 16
RESPECT = 12
HAND = 8
FACE_DOWN = "▓"
IN_HAND = "▯"


class TableDrawing:
    def __init__(self, rules: CapRules) -> None:
        self.teller = CapTeller(rules)
        self.colours = [each.name for each in rules.cards.colour]

    def rows(self, view: CapView) -> list[list[Ink]]:
        """The mission and what goes for it, the players, the piles."""
        lines = self.teller.position(view)
        first = next(number for number, line in enumerate(lines) if line.name == "cap-view-player")
        above = [[Ink(line, 0, strong=line.name == "cap-view-mission")] for line in lines[:first]]
        rows = [self.player(view, seat, player) for seat, player in enumerate(view.players)]
        return [*above, [], *rows, [], [Ink(lines[-1], 0)]]

    def player(self, view: CapView, seat: int, player: PlayerView) -> list[Ink]:
        colour = self.colours[seat]
        row = [
            seat_ink(seat, colour, NAME, seat == view.seat),
            Ink(says("draw-respect", respect=player.respect), RESPECT, left=True),
            Ink(IN_HAND * player.hand, HAND, left=True),
            Ink(FACE_DOWN * (player.laid - len(player.face_up)) + " ", 0, colour),
        ]
        if player.face_up:
            row.append(Ink(says("draw-cards", cards=self.teller.men(player.face_up)), 0))
        if player.suspects is not None:
            row += [Ink("  → ", 0), seat_ink(player.suspects, self.colours[player.suspects], 0)]
        if player.jailed or player.suspected:
            name = "draw-jailed" if player.jailed else "draw-suspected"
            row.append(Ink(says(name), 0, "red", True))
        return row

    def hand(self, view: CapView) -> list[Message]:
        """What is in one's hand, and what one has laid."""
        own = ("cap-view-hand", "cap-view-laid")
        return [line for line in self.teller.position(view) if line.name in own]

    def seats(self, view: CapView) -> list[SeatLook]:
        return [
            SeatLook(self.colours[seat], str(player.respect), (self.teller.player(seat, player),))
            for seat, player in enumerate(view.players)
        ]
