# Interpreted: a layout is made once a table.
"""What a row says of a table of Capo della Mafia (kernel/observation.py)."""

from backroom.games.capo_della_mafia.handful import BITS
from backroom.games.capo_della_mafia.position import Phase
from backroom.games.capo_della_mafia.rules import MOST_CARDS, CapRules
from backroom.kernel.observation import Field, Layout, bits_for, each_seat, field

PHASES = ", ".join(phase.value for phase in Phase)
KINDS = "the kind of each card plus 1, lowest kind first; 0: no card"


def layout_of(rules: CapRules) -> Layout:
    """All that a seat knows, but of the rounds that are over only the last one."""
    seats = int(rules.seats)
    missions, newspapers, kinds = len(rules.max_stars), len(rules.effects), len(rules.copies)
    width = int(rules.count_bits)
    return Layout(
        [
            *field("phase", 3, f"0 to 4: {PHASES}"),
            *field("round", 8, "the number of this round"),
            *field("counter", 3, "who counts down, as a relative seat"),
            *field("mission", bits_for(missions), "the number of the mission plus 1"),
            *field("newspaper", bits_for(newspapers), "the number of the newspaper plus 1"),
            *field("next back", 2, "the next mission's back: 1 plain, 2 an envelope; 0: no pile"),
            *field("missions left", 1, "a bit for each mission still to come", missions),
            *field(
                "newspapers left", 1, "a bit for each newspaper in the pile", max(1, newspapers)
            ),
            *field("pile", 7, "cards in the draw pile"),
            *field("discards", 7, "cards discarded"),
            *each_seat(seats, seat_fields()),
            *field("hand", BITS, f"your hand: {KINDS}", MOST_CARDS),
            *field("cards laid", BITS, f"the cards you laid: {KINDS}", MOST_CARDS),
            *field("turned up", 1, "which of those you laid are face up", MOST_CARDS),
            *field("choice", 7, "the action you have sealed, plus 1; 0: none"),
            *field("seen", width, "by kind: discards that you know", kinds),
            *field("held back", width, "by kind: held by others through the last shuffle", kinds),
            *field("shuffled", width, "by kind: in the pile after the last shuffle", kinds),
            *field("last mission", bits_for(missions), "that of the round before, plus 1"),
            *field("last newspaper", bits_for(newspapers), "that of the round before, plus 1"),
            *each_seat(seats, last_round_fields()),
        ],
        omits=("past",),
    )


def seat_fields() -> list[Field]:
    return [
        *field("respect", 7, "respect"),
        *field("cards", 3, "cards in hand"),
        *field("asked", 1, "still owes a choice"),
        *field("laid", 3, "cards laid"),
        *field("suspects", 3, "the suspect as a relative seat plus 1; 0: nobody, or called off"),
        *field("suspected", 1, "is suspected"),
        *field("jailed", 1, "goes to prison"),
        *field("drawn", 4, "hidden cards drawn since the last shuffle, at most"),
        *field("held", 4, "hidden cards held since before it, at most"),
        *field("face up", BITS, f"cards face up: {KINDS}", MOST_CARDS),
    ]


def last_round_fields() -> list[Field]:
    return [
        *field("last laid", 3, "cards laid in the round before"),
        *field("last suspects", 3, "whom he suspected then, as a relative seat plus 1"),
        *field("last jailed", 1, "went to prison then"),
        *field("last turned up", BITS, f"what he turned up then: {KINDS}", MOST_CARDS),
        *field("last seen", BITS, f"what lay open then: {KINDS}", MOST_CARDS),
    ]
