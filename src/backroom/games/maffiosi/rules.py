"""The numbers of one table of Maffiosi: its chairs, crews, cards and options.

Money is counted in thousands of dollars, the smallest note.
"""

from enum import Enum
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from backroom.games.maffiosi.chairs import CHAIRS
from backroom.kernel.bundle import MOST
from backroom.kernel.rules import Rules

if TYPE_CHECKING:
    from backroom.games.maffiosi.board_file import BoardFile

MOST_DRINKS: Final = 12
"""No table has more drinks on it; the actions are built for it."""
MOST_MARKED: Final = 3
"""No Nightcap! puts more men to sleep; the actions are built for it."""

# The eight cards (MAF-43 to MAF-62) are numbers, because hands and piles count them by kind.
BEAT_IT: Final = 0
NIGHTCAP: Final = 1
ORDER_PIE: Final = 2
PASS_IT_ON: Final = 3
KA_BOOM: Final = 4
STAB: Final = 5
FIRE: Final = 6
MOVE: Final = 7
CARDS: Final = (
    "beat_it",
    "nightcap",
    "order_pie",
    "pass_it_on",
    "ka_boom",
    "stab",
    "fire",
    "move",
)

# The four sorts of gangsters (MAF-2). A man off the table is a number too: his sort, and 4 more
# when he is asleep.
BOSS: Final = 0
ROBBIE: Final = 1
JACK: Final = 2
HENKIE: Final = 3
MEN: Final = ("boss", "robbie", "jack", "henkie")
ASLEEP: Final = 4

NOTES: Final[tuple[i64, ...]] = (1, 5, 10)
"""The banknotes, in thousands of dollars (MAF-4)."""


class Thing(Enum):
    """What lies on the table in front of a chair (MAF-30)."""

    NOTHING = "nothing"
    CASH_REGISTER = "cash_register"
    CAFE = "cafe"
    RESTAURANT = "restaurant"
    CASINO = "casino"
    REVOLVER = "revolver"
    KNIFE = "knife"
    DRINK = "drink"


@final
class MafRules(Rules):
    """Tables by chair, and sets of chairs by what lies there."""

    __slots__ = (
        "board",
        "things",
        "opposite",
        "crossed",
        "knives",
        "revolvers",
        "drinks",
        "drink_chairs",
        "register",
        "businesses",
        "crew",
        "plan",
        "notes",
        "bank",
        "deck",
        "numbers",
        "hand",
        "markers",
        "nightcap_drinks",
        "boss_pays",
        "business_pays",
        "monopoly_pays",
        "register_times",
        "stall_rounds",
        "round_limit",
        "manual",
        "random",
        "first_seat_is_youngest",
        "open_money",
        "stall_guard",
        "strict_notes",
    )

    def __init__(
        self,
        seats: i64,
        options: dict[str, str],
        board: "BoardFile",
        things: tuple[Thing, ...],
        opposite: tuple[i64, ...],
        crew: tuple[int, ...],
        plan: tuple[int, ...],
        notes: tuple[i64, ...],
        deck: i64,
        numbers: dict[str, int],
    ) -> None:
        round_limit: i64 = numbers["round_limit"]
        # A turn is at most two Moves in three choices each; a raid picks up and puts down every
        # man, and so does manual seating.
        raids = deck & MOST
        super().__init__(seats, options, round_limit * seats * 6 + 2 * CHAIRS * (raids + 1))
        self.board = board
        self.things = things
        self.opposite = opposite
        """By chair: the chair opposite, or -1 on a crossed chair (MAF-49)."""
        self.crossed = sum([1 << chair for chair in range(CHAIRS) if opposite[chair] < 0])
        self.knives: i64 = chairs_with(things, Thing.KNIFE)
        self.revolvers: i64 = chairs_with(things, Thing.REVOLVER)
        self.drinks: i64 = chairs_with(things, Thing.DRINK)
        self.drink_chairs: tuple[i64, ...] = tuple(
            [chair for chair in range(CHAIRS) if things[chair] is Thing.DRINK]
        )
        self.register: i64 = chairs_with(things, Thing.CASH_REGISTER)
        self.businesses: tuple[i64, ...] = (
            chairs_with(things, Thing.CAFE),
            chairs_with(things, Thing.RESTAURANT),
            chairs_with(things, Thing.CASINO),
        )
        self.crew = crew
        """How many men of each sort a player has (MAF-2)."""
        self.plan = plan
        """The fixed seating by chair: four times the seat plus the sort of man, or -1 (MAF-10)."""
        self.notes = notes
        """How many notes of each value lie in the middle (MAF-4)."""
        self.bank: i64 = sum([notes[each] * NOTES[each] for each in range(len(NOTES))])
        self.deck = deck
        """All action cards, as a bundle."""
        self.numbers = numbers
        self.hand: i64 = numbers["hand"]
        self.markers: i64 = numbers["markers"]
        self.nightcap_drinks: i64 = numbers["nightcap_drinks"]
        self.boss_pays: i64 = numbers["boss_pays"]
        self.business_pays: i64 = numbers["business_pays"]
        self.monopoly_pays: i64 = numbers["monopoly_pays"]
        self.register_times: i64 = numbers["register_times"]
        self.stall_rounds: i64 = numbers["stall_rounds"]
        self.round_limit = round_limit
        self.manual = options["seating"] == "manual"
        self.random = options["seating"] == "random"
        self.first_seat_is_youngest = options["youngest"] == "first_seat"
        self.open_money = options["money"] == "open"
        self.stall_guard = options["stall_guard"] == "on"
        self.strict_notes = options["notes"] == "strict"

    def __reduce__(self) -> tuple[object, ...]:
        return MafRules, (
            self.seats,
            self.options,
            self.board,
            self.things,
            self.opposite,
            self.crew,
            self.plan,
            self.notes,
            self.deck,
            self.numbers,
        )


def chairs_with(things: tuple[Thing, ...], thing: Thing) -> int:
    """The set of chairs with this thing in front of them."""
    return sum([1 << chair for chair in range(len(things)) if things[chair] is thing])
