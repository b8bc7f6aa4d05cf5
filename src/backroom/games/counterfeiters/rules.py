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

    __slots__ = (
        "board",
        "side",
        "spaces",
        "slots",
        "places",
        "spaces_of",
        "prices",
        "_slots_for",
        "trash",
        "caps",
        "sunglasses",
        "track",
        "levels",
        "start",
        "kinds",
        "ticket_pays",
        "starters",
        "piles",
        "start_cash",
        "receiver_pays",
        "fake_pile",
        "numbers",
        "henchmen",
        "note",
        "supermarket_most",
        "receiver_most",
        "fakes_per_printer",
        "tax_fraud",
        "regular_flight",
        "round_limit",
        "limited",
        "open_money",
        "choose_diner",
        "first_seat",
        "end_guard",
    )

    def __init__(
        self,
        seats: i64,
        options: dict[str, str],
        board: "BoardFile",
        side: str,
        places: tuple[Place, ...],
        prices: tuple[i64, ...],
        trash: tuple[bool, ...],
        caps: tuple[bool, ...],
        sunglasses: tuple[bool, ...],
        track: tuple[Special, ...],
        start: i64,
        ticket_pays: tuple[i64, ...],
        starters: tuple[int, ...],
        piles: tuple[tuple[int, ...], ...],
        start_cash: tuple[i64, ...],
        receiver_pays: tuple[i64, ...],
        fake_pile: tuple[i64, ...],
        numbers: dict[str, int],
    ) -> None:
        round_limit: i64 = numbers["round_limit"]
        henchmen: i64 = numbers["henchmen"]
        # A henchman takes two steps at most; then the diners of each round, and the end phase:
        # an extra henchman each, two lawyers of three steps, the last diners.
        rounds = round_limit * seats * (2 * henchmen + 1)
        super().__init__(seats, options, rounds + 2 * seats + 6 + seats)
        self.board = board
        self.side = side
        self.spaces: i64 = len(places)
        self.slots: i64 = len([place for place in places if place is Place.MARKET])
        self.places = places
        self.spaces_of: tuple[i64, ...] = tuple(
            [
                sum([1 << space for space in range(len(places)) if places[space] is place])
                for place in Place
            ]
        )
        """By place, in the order of `Place`: its spaces, as a set with a bit a space."""
        self.prices = prices
        self._slots_for: tuple[i64, ...] = tuple(
            [
                sum([1 << slot for slot in range(self.slots) if prices[slot] <= cash])
                for cash in range(int(max(prices)) + 1)
            ]
        )
        """By cash, up to what pays for every slot."""
        self.trash = trash
        self.caps = caps
        self.sunglasses = sunglasses
        self.track = track
        self.levels: tuple[i64, ...] = tuple(
            [track[: space + 1].count(Special.INVESTIGATION) for space in range(len(track))]
        )
        """By space of the track: how far the investigation has come there."""
        self.start = start
        self.kinds: i64 = FIRST_TICKET + len(ticket_pays)
        self.ticket_pays = ticket_pays
        self.starters = starters
        """The components that players may start with (CFT-11)."""
        self.piles = piles
        """The cards of the draw pile by category, top first (CFT-13)."""
        self.start_cash = start_cash
        self.receiver_pays = receiver_pays
        self.fake_pile = fake_pile
        self.numbers = numbers
        self.henchmen = henchmen
        self.note: i64 = numbers["note"]
        self.supermarket_most: i64 = numbers["supermarket_most"]
        self.receiver_most: i64 = numbers["receiver_most"]
        self.fakes_per_printer: i64 = numbers["fakes_per_printer"]
        self.tax_fraud: i64 = numbers["tax_fraud"]
        self.regular_flight: i64 = numbers["regular_flight"]
        self.round_limit = round_limit
        self.limited = options["fake_piles"] == "limited"
        self.open_money = options["money"] == "open"
        self.choose_diner = options["diners"] == "choose"
        self.first_seat = options["first_player"] == "first_seat"
        self.end_guard = options["end_guard"] == "on"

    def slots_for(self, cash: i64) -> i64:
        """CFT-23: the set of market slots whose price so much cash pays."""
        dearest = len(self._slots_for) - 1
        return self._slots_for[cash if cash < dearest else dearest]

    def __reduce__(self) -> tuple[object, ...]:
        return CftRules, (
            self.seats,
            self.options,
            self.board,
            self.side,
            self.places,
            self.prices,
            self.trash,
            self.caps,
            self.sunglasses,
            self.track,
            self.start,
            self.ticket_pays,
            self.starters,
            self.piles,
            self.start_cash,
            self.receiver_pays,
            self.fake_pile,
            self.numbers,
        )
