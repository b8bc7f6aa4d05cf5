"""Capo della Mafia, the printed first game: an honest job, a liar, a lie of one's own, the end."""

from typing import Any

from backroom.games.capo_della_mafia.actions import LAY, SUSPECT, SUSPECT_NOBODY, TURN_UP
from backroom.games.capo_della_mafia.handful import cards_in
from backroom.games.capo_della_mafia.rules import CapRules
from backroom.table import Table

DEAL = "lesson capo 289662"
"""Two fists for a mission of two; then a mission of three bribes, and only two in the hand."""
FILM, FILM_OF_LEARNER = 12, 1012
"""Everybody has seven when the sixth round begins, you have Truck Tino, and Carlo no boat."""
LAST_ROUND = 6
ALDO, BRUNA, CARLO = 1, 2, 3


def record(recording: Any) -> Table:
    game = recording("capo-della-mafia", 4, DEAL, first_game="on", giulia="auto")
    table: Any = game.table

    def lay(seat: int, *names: str) -> None:
        game.do(seat, LAY[these(table, table.state.hands[seat], names)])

    def show(seat: int, *names: str) -> None:
        game.do(seat, TURN_UP[these(table, table.state.table[seat], names)])

    lay(0, "Quiet Carlo", "Big Sal")
    lay(ALDO, "Envelope Enzo")
    lay(BRUNA, "Mad Ettore", "Envelope Enzo")
    lay(CARLO, "Rum-Row Remo", "John Malone")
    show(0, "Big Sal")
    show(BRUNA, "Mad Ettore")
    show(CARLO, "John Malone")
    game.do(0, SUSPECT[ALDO])
    game.do(ALDO, SUSPECT[0])
    game.do(BRUNA, SUSPECT_NOBODY)
    game.do(CARLO, SUSPECT_NOBODY)

    lay(0, "Silk-Tie Fausto", "John Malone")
    lay(ALDO, "Hook Marco", "Vincenzo Forza")
    lay(BRUNA, "Alderman Bruno", "Mario Beretta")
    lay(CARLO, "The Senator")
    show(0, "Silk-Tie Fausto")
    show(ALDO, "Vincenzo Forza")
    show(BRUNA, "Alderman Bruno")
    game.do(0, SUSPECT_NOBODY)
    game.do(ALDO, SUSPECT_NOBODY)
    game.do(BRUNA, SUSPECT[CARLO])
    game.do(CARLO, SUSPECT_NOBODY)

    bots = game.bots("easy", FILM)
    bots[0] = game.bots("normal", FILM_OF_LEARNER)[0]
    game.play(bots, lambda table: table.state.round == LAST_ROUND)
    lay(0, "Truck Tino")
    lay(ALDO, "Barefoot Gino")
    lay(BRUNA, "Midnight Vito", "John Malone")
    lay(CARLO, "The Senator", "Rum-Row Remo")
    show(BRUNA, "Midnight Vito")
    show(CARLO, "The Senator")
    game.do(0, SUSPECT[CARLO])
    game.do(ALDO, SUSPECT_NOBODY)
    game.do(BRUNA, SUSPECT[0])
    game.do(CARLO, SUSPECT_NOBODY)
    recorded: Table = table
    return recorded


def these(table: Table, cards: int, names: tuple[str, ...]) -> int:
    """The set of the cards of these names, as the actions count it: a bit a card."""
    rules = table.rules
    assert isinstance(rules, CapRules)
    held = [rules.cards.maffioso[kind].name for kind in cards_in(cards)]
    return sum(1 << held.index(name) for name in names)
