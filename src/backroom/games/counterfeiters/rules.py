"""The numbers of one table of Counterfeiters: its side of the board, its cards, its options.

Money is counted in tens of dollars (CFT-E2): $30 is 3.
"""

from enum import Enum
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from backroom.kernel.rules import Rules

if TYPE_CHECKING:
    from backroom.games.counterfeiters.board_file import BoardFile

QUALITIES: Final = 3
MOST_SPACES: Final = 24
"""No board has more action spaces; the actions are built for it."""
MOST_NOTES: Final = 8
"""No sale takes more notes; the actions are built for it."""


class Place(Enum):
    """What an action space is for (CFT-19)."""

    MARKET = "market"
    PRINT = "print"
    SUPERMARKET = "supermarket"
    RECEIVER = "receiver"
    TAX_FRAUD = "tax_fraud"
    REGULAR_FLIGHT = "regular_flight"
    PRIVATE_JET = "private_jet"


class Special(Enum):
    """What happens on a space of the police track (CFT-45 to CFT-51, CFT-62)."""

    NOTHING = "nothing"
    GODFATHER = "godfather"
    INVESTIGATION = "investigation"
    STRIKE = "strike"
    END = "end"


# Kinds of cards are numbers, because each seat counts its cards by kind (CFT-27). The components of
# a print (CFT-30) stand side by side; lottery tickets come last, one kind for each value.
PRINTER: Final = 0
INK: Final = 1
PAPER: Final = 2
HOLOGRAM: Final = 3
DINER: Final = 4
PRIVATE_JET: Final = 5
BIG_LAWYER: Final = 6
BAD_LAWYER: Final = 7
FIRST_TICKET: Final = 8
KINDS: Final = (
    "printer",
    "ink",
    "paper",
    "hologram",
    "diner",
    "private_jet",
    "big_lawyer",
    "bad_lawyer",
)


@final
class CftRules(Rules):
    """Tables by action space, track space and card kind."""

    board: "BoardFile"
    side: str
    places: tuple[Place, ...]
    prices: tuple[i64, ...]
    trash: tuple[bool, ...]
    caps: tuple[bool, ...]
    sunglasses: tuple[bool, ...]
    track: tuple[Special, ...]
    start: i64
    ticket_pays: tuple[i64, ...]
    starters: tuple[int, ...]
    """The components that players may start with (CFT-11)."""
    piles: tuple[tuple[int, ...], ...]
    """The cards of the draw pile by category, top first (CFT-13)."""
    start_cash: tuple[i64, ...]
    receiver_pays: tuple[i64, ...]
    fake_pile: tuple[i64, ...]
    real_money: i64
    """All the real notes in the box (CFT-E44)."""
    numbers: dict[str, int]

    # Not frozen: what follows from the fields above.

    spaces: i64
    slots: i64
    spaces_of: tuple[i64, ...]
    """By place, in the order of `Place`: its spaces, as a set with a bit a space."""
    _slots_for: tuple[i64, ...]
    """By cash, up to what pays for every slot."""
    levels: tuple[i64, ...]
    """By space of the track: how far the investigation has come there."""
    kinds: i64
    henchmen: i64
    note: i64
    supermarket_most: i64
    receiver_most: i64
    fakes_per_printer: i64
    tax_fraud: i64
    regular_flight: i64
    round_limit: i64
    limited: bool
    limited_notes: bool
    open_money: bool
    choose_diner: bool
    first_seat: bool
    end_guard: bool

    def work_out(self) -> None:
        """What follows from the cards, the numbers and the options."""
        numbers, options = self.numbers, self.options
        self.round_limit = numbers["round_limit"]
        self.henchmen = numbers["henchmen"]
        # A henchman takes two steps at most; then the diners of each round, and the end phase:
        # an extra henchman each, two lawyers of three steps, the last diners.
        rounds = self.round_limit * self.seats * (2 * self.henchmen + 1)
        self.longest = rounds + 2 * self.seats + 6 + self.seats
        places, prices, track = self.places, self.prices, self.track
        self.spaces = len(places)
        self.slots = len([place for place in places if place is Place.MARKET])
        self.spaces_of = tuple(
            [
                sum([1 << space for space in range(len(places)) if places[space] is place])
                for place in Place
            ]
        )
        self._slots_for = tuple(
            [
                sum([1 << slot for slot in range(self.slots) if prices[slot] <= cash])
                for cash in range(int(max(prices)) + 1)
            ]
        )
        self.levels = tuple(
            [track[: space + 1].count(Special.INVESTIGATION) for space in range(len(track))]
        )
        self.kinds = FIRST_TICKET + len(self.ticket_pays)
        self.note = numbers["note"]
        self.supermarket_most = numbers["supermarket_most"]
        self.receiver_most = numbers["receiver_most"]
        self.fakes_per_printer = numbers["fakes_per_printer"]
        self.tax_fraud = numbers["tax_fraud"]
        self.regular_flight = numbers["regular_flight"]
        self.limited = options["fake_piles"] == "limited"
        self.limited_notes = options["real_notes"] == "limited"
        self.open_money = options["money"] == "open"
        self.choose_diner = options["diners"] == "choose"
        self.first_seat = options["first_player"] == "first_seat"
        self.end_guard = options["end_guard"] == "on"

    def slots_for(self, cash: i64) -> i64:
        """CFT-23: the set of market slots whose price so much cash pays."""
        dearest = len(self._slots_for) - 1
        return self._slots_for[cash if cash < dearest else dearest]
