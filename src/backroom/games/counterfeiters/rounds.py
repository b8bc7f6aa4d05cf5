"""The end of a round and the end of the game."""

from mypy_extensions import i64

from backroom.games.counterfeiters.actions import SALES
from backroom.games.counterfeiters.announcing import (
    tell_diner_served,
    tell_game_ended,
    tell_henchmen_returned,
    tell_round_started,
    tell_tickets_paid,
    tell_time_ran_out,
)
from backroom.games.counterfeiters.deeds import Deed
from backroom.games.counterfeiters.market import clear_trash, refill, slide_right
from backroom.games.counterfeiters.money import (
    Notes,
    count_of,
    fakes_from,
    hand_in,
    paid_by_bank,
)
from backroom.games.counterfeiters.police import move_officer
from backroom.games.counterfeiters.position import NONE, Position, Stage, Step
from backroom.games.counterfeiters.rules import (
    BAD_LAWYER,
    BIG_LAWYER,
    DINER,
    FIRST_TICKET,
)
from backroom.games.counterfeiters.sources import money_sources
from backroom.games.counterfeiters.turns import possible_spaces
from backroom.kernel.items import add_at
from backroom.kernel.seats import holds, only
from backroom.kernel.state import Windows


def next_turn(position: Position) -> None:
    """CFT-15, CFT-16: the next player clockwise; when all henchmen are used the round is over.
    After the end was triggered the end phase goes on instead."""
    if position.stage is Stage.ROUND:
        position.turn = (position.turn + 1) % position.seats
        if position.henchmen[position.turn] > 0:
            ask(position, position.turn, Step.PLACE)
            return
        if position.rules.end_guard and not position.moved:
            # CFT-E34, CFT-E43: a round without a cap does not leave the officer asleep.
            move_officer(position, NONE)
        if position.stage is Stage.ROUND:
            end_round(position)
            return
    go_on_with_the_end(position)


def ask(position: Position, seat: i64, step: Step) -> None:
    position.turn = seat
    position.step = step
    position.pending = only(seat)


def end_round(position: Position) -> None:
    """CFT-54 to CFT-57, CFT-E7: henchmen home, trash, slide, refill; then the diners."""
    return_henchmen(position)
    clear_trash(position)
    slide_right(position)
    refill(position)
    if not ask_diners(position):
        after_diners(position)


def return_henchmen(position: Position) -> None:
    """CFT-54: all henchmen go back to their owners."""
    tell_henchmen_returned(position)
    for seat in range(position.seats):
        position.standing[seat] = 0
        position.henchmen[seat] = position.rules.henchmen
        position.passed[seat] = 0


def dines_on(position: Position, seat: i64) -> i64:
    """CFT-58, CFT-59: how many fakes this seat's diners turn in: one each, as far as there are."""
    return min(position.owns(seat, DINER), fakes_from(position, seat, 0))


def has_diner_choice(position: Position, seat: i64) -> bool:
    """CFT-E27: is there a choice? Not without two qualities, nor when everything is turned in."""
    fakes = position.all_fakes_of(seat)
    kinds = (fakes[0] > 0) + (fakes[1] > 0) + (fakes[2] > 0)
    eaten = dines_on(position, seat)
    return kinds > 1 and 0 < eaten < count_of(fakes)


def ask_diners(position: Position) -> bool:
    """CFT-E27, CFT-E28: as an option those with a choice seal theirs at the same time; without it,
    or without a choice, the lowest quality goes. True if somebody is asked."""
    position.pending = 0
    for seat in range(position.seats):
        position.sealed[seat] = NONE
        if position.rules.choose_diner and has_diner_choice(position, seat):
            position.pending |= only(seat)
    if position.pending == 0:
        serve_diners(position)
        return False
    position.step = Step.DINERS
    return True


def serve_diners(position: Position) -> None:
    """CFT-58 to CFT-60: each diner turns one fake into a real note; nobody may refuse. CFT-E44:
    should the notes run out, it is in the order of play."""
    position.space = NONE
    for step in range(position.seats):
        seat = (position.first + step) % position.seats
        eaten = dines_on(position, seat)
        if eaten == 0:
            continue
        chosen = position.sealed[seat]
        position.sealed[seat] = NONE
        notes = lowest_notes(position.all_fakes_of(seat), eaten) if chosen < 0 else SALES[chosen]
        if position.rules.limited_notes:
            eaten = min(eaten, notes_that_bank_pays(position))
            if eaten == 0:
                continue
            notes = lowest_notes(notes, eaten)
        money = paid_by_bank(position, seat, eaten * position.rules.note)
        hand_in(position, seat, notes)
        add_at(position.cash, seat, money)
        position.note_deed(seat, Deed.DINED, money, NONE, notes)
        tell_diner_served(position, seat, notes, money)


def notes_that_bank_pays(position: Position) -> i64:
    """CFT-E44: for so many fakes the bank still has something."""
    note = position.rules.note
    return (position.bank_money() + note - 1) // note


def lowest_notes(notes: Notes, eaten: i64) -> Notes:
    """CFT-E27: of these, the lowest qualities first: a better note is never worse to keep."""
    one: i64 = min(eaten, notes[0])
    two: i64 = min(eaten - one, notes[1])
    return (one, two, eaten - one - two)


def after_diners(position: Position) -> None:
    """CFT-61: the holder of the marker starts the next round. CFT-E37: there are not endlessly
    many."""
    if position.stage is Stage.LAST_DINERS:
        end_game(position)
    elif position.round >= position.rules.round_limit:
        tell_time_ran_out(position)
        end_game(position)
    else:
        start_round(position)


def start_round(position: Position) -> None:
    position.round += 1
    position.moved = False
    position.first = position.marker
    ask(position, position.first, Step.PLACE)
    tell_round_started(position)


def go_on_with_the_end(position: Position) -> None:
    """CFT-64 to CFT-70: extra henchmen, the big lawyer, the bad lawyer, diners, tickets, the
    count. Each step is passed over when nobody can take it."""
    if position.stage is Stage.EXTRA:
        seat = next_extra(position)
        if seat >= 0:
            ask(position, seat, Step.PLACE)
            return
        position.stage = Stage.BIG_LAWYER
        if ask_lawyer(position, BIG_LAWYER):
            return
    if position.stage is Stage.BIG_LAWYER:
        position.stage = Stage.BAD_LAWYER
        if ask_lawyer(position, BAD_LAWYER):
            return
    position.stage = Stage.LAST_DINERS
    if not ask_diners(position):
        end_game(position)


def next_extra(position: Position) -> i64:
    """CFT-64, CFT-E18, CFT-E20: clockwise from the left of whoever triggered the end, who comes
    last; one henchman each, for those who have one left."""
    for step in range(1, position.seats + 1):
        seat = (position.trigger + step) % position.seats
        if position.henchmen[seat] > 0 and not holds(position.asked, seat):
            position.asked |= only(seat)
            return seat
    return NONE


def ask_lawyer(position: Position, lawyer: i64) -> bool:
    """CFT-65, CFT-66, CFT-E26: the owner, if he has a henchman on the board. Whether that one could
    go anywhere may hang on his cash, so it must not decide who is asked, except in simulation."""
    for seat in range(position.seats):
        if position.owns(seat, lawyer) > 0 and position.standing[seat] != 0:
            if position.windows is Windows.ALL or can_move_any(position, seat):
                ask(position, seat, Step.TAKE)
                return True
    return False


def can_move_any(position: Position, seat: i64) -> bool:
    """CFT-E23, CFT-E24: could a henchman of this seat act on a free space, or again on his own?"""
    others = position.taken_spaces() & ~position.standing[seat]
    return possible_spaces(position, seat) & ~others != 0


def take_henchman(position: Position, seat: i64, space: i64) -> None:
    """CFT-65: he leaves his space, which is free again; where he goes is asked next."""
    one: i64 = 1
    position.standing[seat] &= ~(one << space)
    position.space = space
    ask(position, seat, Step.PLACE)


def put_back(position: Position, seat: i64) -> None:
    """CFT-E39: a henchman in a lawyer's hand may be put back, as if nothing had been."""
    one: i64 = 1
    position.standing[seat] |= one << position.space
    position.space = NONE


def pay_tickets(position: Position) -> None:
    """CFT-46, CFT-68: only now are tickets worth anything. CFT-E44: in the order of play, if the
    notes are limited."""
    position.space = NONE
    for step in range(position.seats):
        seat = (position.first + step) % position.seats
        money: i64 = 0
        for ticket in range(len(position.rules.ticket_pays)):
            money += position.owns(seat, FIRST_TICKET + ticket) * position.rules.ticket_pays[ticket]
        if money > 0:
            money = paid_by_bank(position, seat, money)
            position.cash[seat] += money
            position.note_deed(seat, Deed.TICKETS, money)
            tell_tickets_paid(position, seat, money)


def end_game(position: Position) -> None:
    """CFT-68 to CFT-70: tickets pay, the screens fall; fakes and cards are worth nothing."""
    pay_tickets(position)
    position.stage = Stage.OVER
    position.step = Step.OVER
    position.pending = 0
    if position.recorder is not None:
        tell_game_ended(position, money_sources(position))
