# Interpreted: a layout is made once a table.
"""What a row says of a table of Maffiosi (kernel/observation.py). Money is in thousands."""

from backroom.games.maffiosi.chairs import CHAIRS
from backroom.games.maffiosi.position import Ending, Step
from backroom.games.maffiosi.rules import CARDS, MEN, MafRules
from backroom.kernel.bundle import BITS, SORTS
from backroom.kernel.observation import Field, Layout, each_seat, field

STEPS = ", ".join(step.value for step in Step)
ENDINGS = ", ".join(ending.value for ending in Ending if ending.value)
KINDS = ", ".join(CARDS)
WAITING = "men off the table: boss, robbie, jack, henkie, then those of them asleep"
MONEY = 12


def layout_of(rules: MafRules) -> Layout:
    """All that a seat knows; what lies in front of which chair is printed on the table."""
    return Layout(
        [
            *field("step", 4, f"0 to 11: {STEPS}"),
            *field("ending", 3, f"0: none yet; then {ENDINGS}"),
            *field("round", 9, "the number of this round"),
            *field("turn", 3, "whose turn it is, as a relative seat"),
            *field("first", 3, "who had the first turn"),
            *field("card", 4, f"the card being carried out, plus 1: {KINDS}"),
            *field("played", 2, "cards played in this turn"),
            *field("placing", 3, "who puts down a man, as a relative seat plus 1"),
            *field("lifted", 4, "the sort of the man between two chairs, plus 1; 5 to 8 asleep"),
            *field("lifted from", 5, "his chair, plus 1"),
            *field("bank", MONEY, "money in the middle"),
            *field("bank notes", 6, "with strict notes: how many of 1, 5 and 10 thousand", 3),
            *field("pile", 6, "cards in the draw pile"),
            *field("turns without money", 10, "turns since anybody was paid"),
            *field("asleep", 1, "by chair: whoever sits there sleeps", CHAIRS),
            *field("discards", BITS, f"by kind: {KINDS}", SORTS),
            *field("removed", BITS, "by kind: cards that have left the game", SORTS),
            *field("shuffled", BITS, "by kind: the pile after the last shuffle", SORTS),
            *[
                each
                for sort in MEN
                for each in field(f"chairs of {sort}", 1, f"by chair: a {sort}", CHAIRS)
            ],
            *each_seat(int(rules.seats), seat_fields()),
            *field("hand", BITS, f"your cards by kind: {KINDS}", SORTS),
        ]
    )


def seat_fields() -> list[Field]:
    return [
        *field("men", 1, "by chair: one of his men", CHAIRS),
        *field("pie", 6, "where his pie is: 0 gone, 1 at home, or the chair plus 2"),
        *field("colour", 3, "the number of his colour plus 1"),
        *field("left", 3, "who sits to his left, as a relative seat"),
        *field("out", 1, "has lost all his men"),
        *field("asked", 1, "owes a choice"),
        *field("cards", 4, "cards in hand"),
        *field("surely old", 4, "cards surely held since before the last shuffle"),
        *field("surely new", 4, "cards surely drawn since"),
        *field("waiting", BITS, WAITING, SORTS),
        *field("money", MONEY, "his money plus 1; 0 where you cannot see it"),
        *field("notes", 6, "with strict notes that you see: how many of each value", 3),
    ]
