"""Real notes (MAF-E44): which of them change hands, and who changes.

A purse is a place in the list of notes: 0 is the middle, then the seats, three counts each.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from backroom.games.maffiosi.announcing import tell_money_changed
from backroom.games.maffiosi.position import Position
from backroom.games.maffiosi.rules import NOTES

MIDDLE: Final = 0
MOST_CHANGES: Final = 2
"""More never helps: one for notes of $5,000, and one of them for notes of $1,000."""
SMALLER: Final = ([5, -1, 0], [0, 2, -1], [5, 1, -1], [10, 0, -1])
"""What can be given for a note of $5,000 or $10,000: the small notes, and that one back."""


class Change(NamedTuple):
    """One purse gives another smaller notes for a large one."""

    giver: int
    taker: int
    notes: list[int]


def notes_for(position: Position, seat: i64, owed: i64) -> list[int]:
    """MAF-E44: the notes that go from the middle to the player, below zero those given as change:
    exactly what is owed, after the others have changed if they must. The last note is not changed,
    and if nobody can change, it is the smallest sum above it that can be paid."""
    middle = position.notes[:3]
    if owed >= position.bank or sum(middle) == 1:
        return middle
    while True:
        exact = exact_notes(position.notes, seat, owed)
        if len(exact) > 0:
            return exact
        for change in changes_for(position, seat, owed):
            move_notes(position.notes, change.giver, change.taker, change.notes)
            tell_money_changed(position, change.giver - 1, change.taker - 1, change.notes)
            exact = exact_notes(position.notes, seat, owed)
        if len(exact) > 0:
            return exact
        owed += 1


def exact_notes(notes: list[int], seat: i64, owed: i64) -> list[int]:
    """Just this sum, with as few notes as possible; nothing if it cannot be paid."""
    middle = notes[:3]
    own = notes[3 * (seat + 1) : 3 * (seat + 2)]
    best: list[int] = []
    fewest: i64 = 1000
    for tens in range(-own[2], middle[2] + 1):
        for fives in range(-own[1], middle[1] + 1):
            ones = int(owed - NOTES[2] * tens - NOTES[1] * fives)
            moved = abs(ones) + abs(fives) + abs(tens)
            if -own[0] <= ones <= middle[0] and moved < fewest:
                fewest = moved
                best = [ones, fives, tens]
    return best


def changes_for(position: Position, seat: i64, owed: i64) -> list[Change]:
    """The fewest exchanges after which this sum can be paid, the nearest on the player's left
    first; none if there is no way."""
    rivals: list[int] = []
    other: i64 = position.left[seat]
    while other != seat:
        rivals.append(int(other) + 1)
        other = position.left[other]
    for most in range(1, MOST_CHANGES + 1):
        found = search_changes(position.notes, rivals, seat, owed, most)
        if len(found) > 0:
            return found
    return []


def search_changes(
    notes: list[int], rivals: list[int], seat: i64, owed: i64, most: i64
) -> list[Change]:
    """Exactly so many exchanges after which this sum can be paid."""
    for change in possible_changes(notes, rivals, seat):
        after = notes[:]
        move_notes(after, change.giver, change.taker, change.notes)
        if most > 1:
            rest = search_changes(after, rivals, seat, owed, most - 1)
            if len(rest) > 0:
                return [change, *rest]
        elif len(exact_notes(after, seat, owed)) > 0:
            return [change]
    return []


def possible_changes(notes: list[int], rivals: list[int], seat: i64) -> list[Change]:
    """What each of the others could change for the middle, or for the player who is paid."""
    return [
        Change(giver, taker, smaller)
        for giver in rivals
        for smaller in SMALLER
        for taker in (MIDDLE, int(seat) + 1)
        if can_give(notes, giver, smaller, 1) and can_give(notes, taker, smaller, -1)
    ]


def can_give(notes: list[int], purse: int, wanted: list[int], times: int) -> bool:
    """Has this purse those of the notes that it would have to give?"""
    for note in range(3):
        if notes[3 * purse + note] < times * wanted[note]:
            return False
    return True


def move_notes(notes: list[int], giver: i64, taker: i64, moved: list[int]) -> None:
    """From one purse to another; those below zero the other way."""
    for note in range(3):
        notes[3 * giver + note] -= moved[note]
        notes[3 * taker + note] += moved[note]
