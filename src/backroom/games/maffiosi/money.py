"""Step 2 of a turn: income, and the middle that runs dry."""

from typing import Final

from mypy_extensions import i64

from backroom.games.maffiosi.accounts import enter, sum_of
from backroom.games.maffiosi.announcing import tell_paid
from backroom.games.maffiosi.killing import add_windfall, finish
from backroom.games.maffiosi.notes import move_notes, notes_for
from backroom.games.maffiosi.position import Ending, Position
from backroom.games.maffiosi.rules import NOTES
from backroom.games.maffiosi.threats import doubled, earnings
from backroom.kernel.items import add_at

NO_NOTES: Final = [0, 0, 0]
"""Where nobody counts them; made once, because everybody is paid every turn."""


def collect(position: Position) -> None:
    """MAF-31: the income comes from the middle. MAF-32, MAF-67: the game ends when the last note
    is taken. MAF-E34: with the stall guard also when nobody has been paid for three rounds."""
    awake = position.awake(position.turn)
    account = earnings(position, awake)
    owed = doubled(position, awake, sum_of(account))
    if owed == 0:
        add_at(position.dry, position.turn, 1)
        if position.rules.stall_guard and is_stalled(position):
            finish(position, Ending.STALL_GUARD)
        return
    for seat in range(position.seats):
        if position.dry[seat] != 0:
            position.dry[seat] = 0
    pay(position, position.turn, owed, account)
    if position.bank == 0:
        finish(position, Ending.EMPTY_BANK)


def is_stalled(position: Position) -> bool:
    """MAF-E34: has everybody at the table had three turns since anybody was paid?"""
    for seat in range(position.seats):
        if not position.is_out(seat) and position.dry[seat] < position.rules.stall_rounds:
            return False
    return True


def pay(position: Position, seat: i64, owed: i64, account: i64) -> None:
    """MAF-E18: as much as is owed, or all that is left; with strict notes MAF-E44. The books say
    from which sources it came, unless it is another sum than those have brought."""
    notes = NO_NOTES
    paid = owed
    if paid > position.bank:
        paid = position.bank
    if position.rules.strict_notes:
        notes = notes_for(position, seat, paid)
        paid = 0
        for note in range(3):
            paid += notes[note] * NOTES[note]
        move_notes(position.notes, 0, seat + 1, notes)
    position.bank -= paid
    position.last_paid = paid
    add_at(position.money, seat, paid)
    if paid == owed:
        enter(position, seat, account)
    else:
        add_windfall(position, seat, paid)
    tell_paid(position, seat, paid, notes, owed, account)
