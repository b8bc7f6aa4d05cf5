"""Step 2 of a turn: income, and the middle that runs dry."""

from mypy_extensions import i64

from backroom.games.maffiosi.events import Paid
from backroom.games.maffiosi.killing import finish
from backroom.games.maffiosi.position import Ending, Position
from backroom.games.maffiosi.rules import NOTES
from backroom.games.maffiosi.threats import income
from backroom.kernel.seats import EVERYONE


def collect(position: Position) -> None:
    """MAF-31: the income comes from the middle. MAF-32, MAF-67: the game ends when the last note
    is taken. MAF-E34: with the stall guard also when nobody has been paid for three rounds."""
    owed = income(position, position.turn)
    if owed == 0:
        position.dry += 1
        wait = position.rules.stall_rounds * position.players_left()
        if position.rules.stall_guard and position.dry >= wait:
            finish(position, Ending.STALL_GUARD)
        return
    position.dry = 0
    pay(position, position.turn, owed)
    if position.bank == 0:
        finish(position, Ending.EMPTY_BANK)


def pay(position: Position, seat: i64, owed: i64) -> None:
    """MAF-E18: as much as is owed, or all that is left; with strict notes MAF-E44."""
    notes = [0, 0, 0]
    paid = owed
    if paid > position.bank:
        paid = position.bank
    if position.rules.strict_notes:
        notes = notes_for(position, seat, paid)
        paid = 0
        for note in range(3):
            paid += notes[note] * NOTES[note]
            position.notes[note] -= notes[note]
            position.notes[3 * (seat + 1) + note] += notes[note]
    position.bank -= paid
    position.money[seat] += paid
    if position.recorder is not None:
        position.tell(EVERYONE, Paid(seat, paid * 1000, tuple(notes)))


def notes_for(position: Position, seat: i64, owed: i64) -> list[int]:
    """MAF-E44: the notes that change hands, below zero those given as change: exactly what is owed,
    else the smallest sum above it that can be paid; with as few notes as possible."""
    bank = position.notes[:3]
    own = position.notes[3 * (seat + 1) : 3 * (seat + 2)]
    while True:
        best: list[int] = []
        fewest: i64 = 1000
        for tens in range(-own[2], bank[2] + 1):
            for fives in range(-own[1], bank[1] + 1):
                ones = int(owed) - 10 * tens - 5 * fives
                moved = abs(ones) + abs(fives) + abs(tens)
                if -own[0] <= ones <= bank[0] and moved < fewest:
                    fewest = moved
                    best = [ones, fives, tens]
        if len(best) > 0:
            return best
        owed += 1
