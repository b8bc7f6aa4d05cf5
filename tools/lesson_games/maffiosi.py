"""Maffiosi: a stab and a move, a nightcap, a pie, and the last note."""

from typing import Any

from backroom.games.maffiosi.actions import (
    DISCARD,
    KILL,
    LIFT,
    PLAY,
    PUT_PIE,
    SERVE,
    SIT,
    STAY,
    MafAction,
)
from backroom.games.maffiosi.rules import (
    FIRE,
    KA_BOOM,
    MOVE,
    NIGHTCAP,
    ORDER_PIE,
    PASS_IT_ON,
    STAB,
    MafRules,
    Thing,
)
from backroom.table import Table

DEAL = "lesson maffiosi 2619"
"""Nightcap!, Order pie, Stab!, Fire! and Move; and a Move again with the next two cards."""
FILM, FILM_OF_LEARNER = 2, 100_002
ALDO, BRUNA, CARLO = 1, 2, 3


def record(recording: Any) -> Table:
    game = recording("maffiosi", 4, DEAL, youngest="first_seat", seating="fixed")
    table: Table = game.table
    game.do(0, PLAY[STAB], KILL[9], PLAY[MOVE], LIFT[10], SIT[9])
    game.play(game.bots("normal", 0), lambda table: my_turn(table))
    nightcap = pouring(table, 7, 27, 30)
    game.do(0, PLAY[NIGHTCAP], nightcap, PLAY[MOVE], LIFT[17], SIT[0])
    game.do(ALDO, DISCARD[KA_BOOM])
    game.do(BRUNA, DISCARD[PASS_IT_ON])
    game.do(CARLO, PLAY[ORDER_PIE], PUT_PIE[19], STAY)
    game.do(0, PLAY[ORDER_PIE], PUT_PIE[22])
    bots = game.bots("easy", FILM)
    bots[0] = game.bots("normal", FILM_OF_LEARNER)[0]
    game.play(bots, lambda table: my_turn(table) and table.state.view(0).bank == 4000)
    game.do(0, DISCARD[FIRE])
    game.play(bots, lambda table: False)
    return table


def my_turn(table: Table) -> bool:
    view = table.state.view(0)
    return view.turn == 0 and view.step == "card" and table.state.owing()[0] == 0


def pouring(table: Table, *chairs: int) -> MafAction:
    """The nightcap for these chairs, counted from 1."""
    rules = table.rules
    assert isinstance(rules, MafRules)
    drinks = [chair for chair, things in enumerate(rules.things) if Thing.DRINK in things]
    picks = tuple(sorted(drinks.index(chair - 1) for chair in chairs))
    return next(action for action in SERVE if action.picks == picks)
