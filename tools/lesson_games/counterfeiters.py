"""Counterfeiters: print, spend, fly before the Godfather comes, and sell the rest at the end."""

from typing import Any

from backroom.games.counterfeiters.actions import DEPOSIT, PLACE, CftAction
from backroom.table import Table

DEAL = "lesson counterfeiters 1"
"""You have ink beside your printer, and paper lies on the place for $20."""
FILM, FILM_OF_LEARNER = 19, 1019
ALDO = 1
PAPER, PRINT, PRINT_WATCHED, SHOP, RECEIVER, TAX, FLIGHT = 3, 5, 6, 7, 9, 11, 13
SEVENTY = 7


def record(recording: Any) -> Table:
    game = recording("counterfeiters", 2, DEAL, first_player="first_seat")
    table: Table = game.table

    def sell(seat: int, place: int) -> None:
        game.do(seat, PLACE[place])
        game.do(seat, max(table.state.legal(seat), key=notes))

    game.do(0, PLACE[PRINT])
    game.do(ALDO, PLACE[TAX])
    sell(0, SHOP)
    game.do(ALDO, PLACE[PRINT_WATCHED])
    game.do(0, PLACE[PAPER])
    sell(ALDO, RECEIVER)
    game.do(ALDO, PLACE[PRINT_WATCHED])
    game.do(0, PLACE[FLIGHT], DEPOSIT[SEVENTY - 1])
    sell(ALDO, SHOP)
    game.do(0, PLACE[PRINT])
    game.do(ALDO, PLACE[TAX])
    sell(0, RECEIVER)
    bots = game.bots("easy", FILM)
    bots[0] = game.bots("normal", FILM_OF_LEARNER)[0]
    game.play(bots, lambda table: False)
    return table


def notes(action: Any) -> int:
    assert isinstance(action, CftAction)
    return sum(action.notes)
