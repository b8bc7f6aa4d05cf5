"""A turn from its pie to its waking up (MAF-17), and whose turn comes next."""

from mypy_extensions import i64

from backroom.games.maffiosi.announcing import tell_second_declined, tell_turn_started, tell_woke_up
from backroom.games.maffiosi.killing import finish
from backroom.games.maffiosi.money import collect
from backroom.games.maffiosi.playing import can_move, explode
from backroom.games.maffiosi.position import NONE, Ending, Position, Step
from backroom.games.maffiosi.refill import draw_up
from backroom.games.maffiosi.rules import BEAT_IT, MOVE
from backroom.games.maffiosi.seating import ask_next_to_place
from backroom.kernel.bundle import count_of
from backroom.kernel.seats import only
from backroom.kernel.state import Windows


def begin_first_turn(position: Position) -> None:
    """MAF-11, MAF-14, MAF-E31: all sit, and the first turn begins. MAF-E30: without a pie."""
    position.turn = position.first
    position.round = 1
    if not begin_turn(position):
        next_turn(position)


def begin_turn(position: Position) -> bool:
    """MAF-17, MAF-E17: the pie explodes, the money comes in, a card is asked for. False if the turn
    does not get that far."""
    seat = position.turn
    tell_turn_started(position, seat)
    if position.pies[seat] >= 0:  # MAF-19: ordered in one's previous turn
        explode(position, seat, seat)
        if position.step is Step.OVER or position.is_out(seat):  # MAF-E27
            return False
    collect(position)
    if position.step is Step.OVER:
        return False
    position.card = NONE
    position.opened = NONE
    position.played = 0
    position.step = Step.CARD
    position.pending = only(seat)
    return True


def next_turn(position: Position) -> None:
    """MAF-16, MAF-18, MAF-42: to the left, to the next player who still has men at the table."""
    while position.step is not Step.OVER:
        seat: i64 = position.left[position.turn]
        position.turn = seat
        if seat == position.first:
            position.round += 1
            if position.round > position.rules.round_limit:  # MAF-E43
                position.round -= 1
                finish(position, Ending.ROUND_LIMIT)
                return
        if not position.is_out(seat) and begin_turn(position):
            return


def after_card(position: Position) -> None:
    """MAF-34, MAF-37, MAF-60: a first card may be followed by a Move. MAF-E41: not if one has died
    of it."""
    if position.step is Step.OVER:
        return
    seat = position.turn
    position.card = NONE
    if position.is_out(seat):
        next_turn(position)
    elif position.played == 1 and asks_for_second(position, seat):
        position.step = Step.SECOND
        position.pending = only(seat)
    else:
        end_turn(position)


def asks_for_second(position: Position, seat: i64) -> bool:
    """MAF-E42: whoever could move by what all can see is asked, with or without the card."""
    if not can_move(position, seat):
        return False
    return position.windows is Windows.ALL or count_of(position.hands[seat], MOVE) > 0


def decline_second(position: Position, seat: i64) -> None:
    """MAF-37: the second card is always optional."""
    tell_second_declined(position, seat)
    end_turn(position)


def end_turn(position: Position) -> None:
    """MAF-39: draw; MAF-41: then wake up; MAF-42: then the next."""
    draw_up(position, position.turn)
    wake_up(position, position.turn)
    next_turn(position)


def wake_up(position: Position, seat: i64) -> None:
    """MAF-41: all sleep markers on this player's men go back to the stock."""
    sleepers = position.men[seat] & position.asleep
    if sleepers:
        position.asleep &= ~sleepers
        tell_woke_up(position, seat, sleepers)


def after_seating(position: Position, seat: i64) -> None:
    """A man sits: the next one, or on with the game; MAF-60: after a raid with the turn."""
    if position.card == MOVE:
        after_card(position)
    elif not ask_next_to_place(position, position.left[seat]):
        if position.card == BEAT_IT:
            after_card(position)
        else:
            begin_first_turn(position)
