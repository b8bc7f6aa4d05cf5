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

FEWEST_TO_CHOOSE: Final = 5
"""MAF-3: with fewer players the colours are given."""
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

USUAL_SIDE: Final = 12
"""So many chairs stand on each long side if no chair faces another."""
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

    board: "BoardFile"
    things: tuple[tuple[Thing, ...], ...]
    """By chair: what lies in front of it (MAF-30, MAF-E50)."""
    opposite: tuple[i64, ...]
    """By chair: the chair opposite, or -1 on a crossed chair (MAF-49)."""
    crew: tuple[int, ...]
    """How many men of each sort a player has (MAF-2)."""
    plan: tuple[int, ...]
    """The fixed seating by chair: four times the seat plus the sort of man, or -1 (MAF-10)."""
    notes: tuple[i64, ...]
    """How many notes of each value lie in the middle (MAF-4)."""
    deck: i64
    """All action cards, as a bundle."""
    numbers: dict[str, int]

    # Not frozen: what follows from the fields above.

    crossed: i64
    knives: i64
    revolvers: i64
    drinks: i64
    drink_chairs: tuple[i64, ...]
    colours: tuple[str, ...]
    """The names of the families' colours, in the order of play (MAF-3, MAF-11)."""
    side: i64
    """How many chairs there are on each long side."""
    register: i64
    businesses: tuple[i64, ...]
    bank: i64
    hand: i64
    markers: i64
    nightcap_drinks: i64
    boss_pays: i64
    business_pays: i64
    monopoly_pays: i64
    register_times: i64
    stall_rounds: i64
    round_limit: i64
    chosen_colours: bool
    colours_at_first: tuple[int, ...]
    """By seat; and who then sits to its left, and that nobody has found money yet. Every deal
    begins with these, so they are made once."""
    left_at_first: tuple[int, ...]
    no_windfalls: tuple[int, ...]
    manual: bool
    random: bool
    first_seat_is_youngest: bool
    open_money: bool
    stall_guard: bool
    strict_notes: bool

    def work_out(self) -> None:
        """What follows from the cards, the numbers and the options."""
        numbers, options, things = self.numbers, self.options, self.things
        self.round_limit = numbers["round_limit"]
        # A turn is at most two Moves in three choices each; a raid picks up and puts down every
        # man, and so does manual seating; before it everybody may choose a colour.
        raids = self.deck & MOST
        self.longest = self.round_limit * self.seats * 6 + 2 * CHAIRS * (raids + 1) + self.seats
        self.crossed = sum([1 << chair for chair in range(CHAIRS) if self.opposite[chair] < 0])
        self.knives = chairs_with(things, Thing.KNIFE)
        self.revolvers = chairs_with(things, Thing.REVOLVER)
        self.drinks = chairs_with(things, Thing.DRINK)
        self.drink_chairs = tuple(
            [chair for chair in range(CHAIRS) if Thing.DRINK in things[chair]]
        )
        self.side = long_side(self.opposite)
        self.register = chairs_with(things, Thing.CASH_REGISTER)
        self.businesses = (
            chairs_with(things, Thing.CAFE),
            chairs_with(things, Thing.RESTAURANT),
            chairs_with(things, Thing.CASINO),
        )
        self.bank = sum([self.notes[each] * NOTES[each] for each in range(len(NOTES))])
        self.hand = numbers["hand"]
        self.markers = numbers["markers"]
        self.nightcap_drinks = numbers["nightcap_drinks"]
        self.boss_pays = numbers["boss_pays"]
        self.business_pays = numbers["business_pays"]
        self.monopoly_pays = numbers["monopoly_pays"]
        self.register_times = numbers["register_times"]
        self.stall_rounds = numbers["stall_rounds"]
        self.colours = tuple([colour.name for colour in self.board.colour])
        self.chosen_colours = options["colours"] == "choose" and self.seats >= FEWEST_TO_CHOOSE
        count = int(self.seats)
        self.colours_at_first = tuple([-1 if self.chosen_colours else at for at in range(count)])
        self.left_at_first = tuple([(at + 1) % count for at in range(count)])
        self.no_windfalls = (0,) * count
        self.manual = options["seating"] == "manual"
        self.random = options["seating"] == "random"
        self.first_seat_is_youngest = options["youngest"] == "first_seat"
        self.open_money = options["money"] == "open"
        self.stall_guard = options["stall_guard"] == "on"
        self.strict_notes = options["notes"] == "strict"


def chairs_with(things: tuple[tuple[Thing, ...], ...], thing: Thing) -> int:
    """The set of chairs with this thing in front of them."""
    return sum([1 << chair for chair in range(len(things)) if thing in things[chair]])


def long_side(opposite: tuple[i64, ...]) -> i64:
    """How many chairs a long side of the table has, judging by the chairs that face each other:
    with sides of 12 chair 1 faces 27, with sides of 13 it faces 28. MAF-E50: a board file may cross
    single chairs and let others face slantwise, so most of them decide."""
    sides = [chair + opposite[chair] - CHAIRS // 2 + 1 for chair in range(CHAIRS // 2)]
    facing = [side for side in sides if 0 < side < CHAIRS // 2]
    if len(facing) == 0:
        return USUAL_SIDE
    return max(facing, key=facing.count)
