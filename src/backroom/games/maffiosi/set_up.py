"""Before the first turn: who plays which colour, and the table is laid."""

from mypy_extensions import i64

from backroom.games.maffiosi.announcing import tell_colour_chosen, tell_table_set
from backroom.games.maffiosi.position import NONE, Position, Step
from backroom.games.maffiosi.refill import draw_up
from backroom.games.maffiosi.seating import (
    ask_next_to_place,
    bring_crews,
    random_plan,
    seat_by_plan,
)
from backroom.games.maffiosi.turns import begin_first_turn
from backroom.kernel.bundle import EMPTY
from backroom.kernel.seats import only


def choose_colours_first(position: Position, seat: i64) -> None:
    """MAF-E49: all men wait behind the chairs, and this player begins to choose."""
    bring_crews(position)
    ask_for_colour(position, seat)


def ask_for_colour(position: Position, seat: i64) -> None:
    """MAF-E49: this player chooses next."""
    position.step = Step.COLOUR
    position.placing = seat
    position.pending = only(seat)


def free_colours(position: Position) -> i64:
    """MAF-3, MAF-E49: the colours that nobody has yet, a bit each; there are as many as players."""
    found: i64 = 0
    one: i64 = 1
    for colour in range(position.seats):
        if colour not in position.colours:
            found |= one << colour
    return found


def choose_colour(position: Position, seat: i64, colour: i64) -> None:
    """MAF-E49: one after the other; the last one takes the colour that is left."""
    take_colour(position, seat, colour)
    following: i64 = position.left[seat]
    left = free_colours(position)
    if left & (left - 1):
        ask_for_colour(position, following)
        return
    last: i64 = 0
    while left & 1 == 0:
        left >>= 1
        last += 1
    take_colour(position, following, last)
    position.placing = NONE
    if not position.rules.manual and not position.rules.random:
        sit_by_colour(position)
    lay_table(position)


def take_colour(position: Position, seat: i64, colour: i64) -> None:
    colours = list(position.colours)
    colours[seat] = colour
    position.colours = tuple(colours)
    tell_colour_chosen(position, seat, colour)


def sit_by_colour(position: Position) -> None:
    """MAF-11, MAF-E35: with a fixed plan the players sit in the order of the colours, and yellow
    begins."""
    order = [position.colours.index(colour) for colour in range(position.seats)]
    left = [0 for _ in range(position.seats)]
    for place in range(position.seats):
        left[order[place]] = order[(place + 1) % position.seats]
    position.left = tuple(left)
    position.first = order[0]
    position.turn = order[0]


def lay_table(position: Position) -> None:
    """MAF-8 to MAF-14: the seating, and five cards for everybody."""
    rules = position.rules
    youngest: i64 = NONE
    if rules.manual or rules.random:
        youngest = position.left[position.first]  # MAF-E31, MAF-E37
    if rules.manual:
        bring_crews(position)
    else:
        for seat in range(position.seats):
            position.waiting[seat] = EMPTY
        seat_by_plan(position, random_plan(rules, position.rng) if rules.random else rules.plan)
    tell_table_set(position, position.first, youngest)
    for seat in range(position.seats):
        draw_up(position, seat)
    if rules.manual:
        ask_next_to_place(position, youngest)
    else:
        begin_first_turn(position)
