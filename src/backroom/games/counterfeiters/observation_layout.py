# Interpreted: a layout is made once a table.
"""What a row says of a table of Counterfeiters (kernel/observation.py). Money is in tens of
dollars."""

from backroom.games.counterfeiters.position import Stage, Step
from backroom.games.counterfeiters.rules import QUALITIES, CftRules
from backroom.kernel.observation import Field, Layout, bits_for, each_seat, field

STAGES = ", ".join(stage.value for stage in Stage)
STEPS = ", ".join(step.value for step in Step)
MONEY = 12
NOTES = 8
CARDS = 4
"""Bits for a sum, for notes of one quality, and for cards of one kind."""


def layout_of(rules: CftRules) -> Layout:
    """All that a seat knows, but of the story only what everybody has been seen to get and pay."""
    kinds, spaces = int(rules.kinds), int(rules.spaces)
    return Layout(
        [
            *field("stage", 3, f"0 to 5: {STAGES}"),
            *field("step", 3, f"0 to 5: {STEPS}"),
            *field("round", 8, "the number of this round"),
            *field("turn", 3, "whose turn it is, as a relative seat"),
            *field("first", 3, "who started this round"),
            *field("marker", 3, "who holds the first-player marker"),
            *field("officer", 7, "the officer's space on the track"),
            *field("space", bits_for(spaces), "the space being carried out, plus 1; 0: none"),
            *field("market", bits_for(kinds), "the card in each slot, plus 1", int(rules.slots)),
            *field("pile", 6, "cards left of A, B, C and D", len(rules.piles)),
            *field("next cards", CARDS, "by kind: what is left of the first of these", kinds),
            *field("trashed", CARDS, "by kind: cards trashed", kinds),
            *field("bank", MONEY, "real money in the bank plus 1; 0: no end of it"),
            *each_seat(int(rules.seats), seat_fields(kinds, spaces)),
            *field("cash", MONEY, "your cash"),
            *field("offshore", MONEY, "your offshore account"),
            *field("choice", 10, "the action you have sealed, plus 1; 0: none"),
        ],
        omits=("story",),
        slots=2,
        slot_fields=field("amount", 40, "the flight's money; the first slot pays in, if both do"),
    )


def seat_fields(kinds: int, spaces: int) -> list[Field]:
    return [
        *field("cards", CARDS, "by kind: cards laid out", kinds),
        *field("standing", 1, "by space: a henchman stands there", spaces),
        *field("henchmen", 3, "henchmen not yet used"),
        *field("passed", 3, "turns passed in this round"),
        *field("asked", 1, "owes a choice"),
        *field(
            "fakes", NOTES, "fakes of one, two and three stars, as everybody could count", QUALITIES
        ),
        *field("balance", MONEY, "start money and what was seen to come in or be paid since"),
        *field("open cash", MONEY, "cash plus 1 where money is open; else 0"),
        *field("open offshore", MONEY, "offshore account plus 1 where money is open; else 0"),
    ]
