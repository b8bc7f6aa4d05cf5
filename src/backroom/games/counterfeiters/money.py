"""Printing, the supermarket, the receiver and tax fraud."""

from mypy_extensions import i64

from backroom.games.counterfeiters.announcing import (
    tell_bank_short,
    tell_marker_taken,
    tell_notes_sold,
    tell_notes_spent,
    tell_printed,
    tell_taxes_dodged,
)
from backroom.games.counterfeiters.deeds import Deed
from backroom.games.counterfeiters.position import Position
from backroom.games.counterfeiters.rules import HOLOGRAM, INK, PRINTER, QUALITIES, Place
from backroom.kernel.items import add_at

Notes = tuple[int, int, int]


def print_quality(position: Position, seat: i64) -> i64:
    """CFT-30, CFT-31: as many stars as different components; duplicates add nothing. 0 is ★."""
    own = seat * position.rules.kinds
    kinds: i64 = 0
    for component in range(INK, HOLOGRAM + 1):
        if position.owned[own + component] > 0:
            kinds += 1
    return kinds - 1


def print_count(position: Position, seat: i64) -> i64:
    """CFT-29: two fakes for each printer. CFT-E4: no more than the pile has."""
    quality = print_quality(position, seat)
    if quality < 0:
        return 0
    count = position.rules.fakes_per_printer * position.owns(seat, PRINTER)
    if position.rules.limited:
        return min(count, position.bank[quality])
    return count


def of_quality(quality: i64, count: i64) -> Notes:
    """So many notes of one quality."""
    return (
        count if quality == 0 else 0,
        count if quality == 1 else 0,
        count if quality == 2 else 0,
    )


def print_fakes(position: Position, seat: i64) -> None:
    """CFT-29, CFT-30: all fakes of one print have the same quality."""
    quality = print_quality(position, seat)
    count = print_count(position, seat)
    take_fakes(position, seat, quality, count)
    notes = of_quality(quality, count)
    position.note_deed(seat, Deed.PRINTED, 0, -1, notes)
    tell_printed(position, seat, notes)


def hand_in(position: Position, seat: i64, notes: Notes) -> None:
    """CFT-E4: spent or sold fakes go back to their piles."""
    one, two, three = notes
    take_fakes(position, seat, 0, -one)
    take_fakes(position, seat, 1, -two)
    take_fakes(position, seat, 2, -three)


def take_fakes(position: Position, seat: i64, quality: i64, count: i64) -> None:
    """So many fakes of one quality go from the bank to this seat; below zero, back to the bank."""
    if count != 0:
        spot = seat * QUALITIES + quality
        add_at(position.fakes, spot, count)
        add_at(position.bank, quality, -count)


def count_of(notes: Notes) -> i64:
    return notes[0] + notes[1] + notes[2]


def lowest_of(notes: Notes) -> i64:
    """The lowest quality among the notes."""
    if notes[0] > 0:
        return 0
    return 1 if notes[1] > 0 else 2


def fakes_from(position: Position, seat: i64, quality: i64) -> i64:
    """How many fakes of this or a better quality a seat has."""
    spot = seat * QUALITIES + quality
    end = seat * QUALITIES + QUALITIES
    found: i64 = 0
    while spot < end:
        found += position.fakes[spot]
        spot += 1
    return found


def accepted_fakes(position: Position, seat: i64) -> Notes:
    """CFT-33, CFT-49 to CFT-51: the fakes that a supermarket would take from this seat."""
    level = position.investigation()
    one, two, three = position.all_fakes_of(seat)
    return (
        one if level < 1 else 0,
        two if level < 2 else 0,
        three if level < 3 else 0,
    )


def fakes_taken_here(position: Position, seat: i64) -> Notes:
    """The fakes that the buyer on the present space would take from this seat."""
    if position.rules.places[position.space] is Place.SUPERMARKET:
        return accepted_fakes(position, seat)
    return position.all_fakes_of(seat)


def most_notes_here(position: Position) -> i64:
    """CFT-32, CFT-34: three at the supermarket, eight at a receiver."""
    if position.rules.places[position.space] is Place.SUPERMARKET:
        return position.rules.supermarket_most
    return position.rules.receiver_most


def supermarket_pays(position: Position, notes: Notes) -> i64:
    """CFT-32: a real $50 note for each."""
    return count_of(notes) * position.rules.note


def receiver_pays(position: Position, notes: Notes) -> i64:
    """CFT-35: every note at the rate of the lowest quality in the sale."""
    return count_of(notes) * position.rules.receiver_pays[lowest_of(notes)]


def can_bank_pay(position: Position) -> bool:
    """CFT-E44: limited notes may all be with the players; then nothing is to be had."""
    return not position.rules.limited_notes or position.bank_money() > 0


def paid_by_bank(position: Position, seat: i64, due: i64) -> i64:
    """CFT-E3, CFT-E44: the bank pays; if the notes are limited, no more than it has."""
    if not position.rules.limited_notes:
        return due
    there = position.bank_money()
    if there >= due:
        return due
    tell_bank_short(position, seat, due, there)
    return there


def spend_at_supermarket(position: Position, seat: i64, notes: Notes) -> None:
    """CFT-32: exchange fakes for real notes."""
    money = paid_by_bank(position, seat, supermarket_pays(position, notes))
    hand_in(position, seat, notes)
    add_at(position.cash, seat, money)
    position.note_deed(seat, Deed.SOLD, money, -1, notes)
    tell_notes_spent(position, seat, notes, money)


def sell_to_receiver(position: Position, seat: i64, notes: Notes) -> None:
    """CFT-34: sell fakes, whatever the police have found out (CFT-52)."""
    money = paid_by_bank(position, seat, receiver_pays(position, notes))
    hand_in(position, seat, notes)
    add_at(position.cash, seat, money)
    position.note_deed(seat, Deed.SOLD, money, -1, notes)
    tell_notes_sold(position, seat, notes, money)


def dodge_taxes(position: Position, seat: i64, space: i64) -> None:
    """CFT-37: $30. CFT-38: with the sunglasses comes the first-player marker, at once; it counts
    from the next round on."""
    money = paid_by_bank(position, seat, position.rules.tax_fraud)
    add_at(position.cash, seat, money)
    position.note_deed(seat, Deed.TAX_FRAUD, money)
    tell_taxes_dodged(position, seat, money)
    if position.rules.sunglasses[space]:
        position.marker = seat
        tell_marker_taken(position, seat)
