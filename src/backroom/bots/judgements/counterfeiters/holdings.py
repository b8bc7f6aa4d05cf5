"""What a player has, as far as somebody knows it: in the open, behind the screen, offshore."""

from typing import final

from mypy_extensions import i64

from backroom.games.counterfeiters.deeds import Deed, Deeds
from backroom.games.counterfeiters.position import Position
from backroom.games.counterfeiters.rules import (
    BAD_LAWYER,
    BIG_LAWYER,
    DINER,
    FIRST_TICKET,
    HOLOGRAM,
    INK,
    PAPER,
    PRINTER,
    PRIVATE_JET,
    QUALITIES,
)


@final
class Holdings:
    """One player's money, fakes and cards. Money is in tens of dollars."""

    __slots__ = (
        "cash",
        "offshore",
        "one",
        "two",
        "three",
        "printers",
        "ink",
        "paper",
        "hologram",
        "diners",
        "jet",
        "tickets",
        "lawyers",
    )

    def __init__(self, position: Position, seat: i64, cash: i64, offshore: i64) -> None:
        rules = position.rules
        owned = position.owned
        fakes = position.fakes
        base = seat * rules.kinds
        self.cash = cash
        self.offshore = offshore
        self.one: i64 = fakes[seat * QUALITIES]
        self.two: i64 = fakes[seat * QUALITIES + 1]
        self.three: i64 = fakes[seat * QUALITIES + 2]
        self.printers: i64 = owned[base + PRINTER]
        self.ink: i64 = owned[base + INK]
        self.paper: i64 = owned[base + PAPER]
        self.hologram: i64 = owned[base + HOLOGRAM]
        self.diners: i64 = owned[base + DINER]
        self.jet: i64 = owned[base + PRIVATE_JET]
        self.lawyers: i64 = owned[base + BIG_LAWYER] + owned[base + BAD_LAWYER]
        self.tickets: i64 = 0
        kind: i64 = FIRST_TICKET
        while kind < rules.kinds:
            count: i64 = owned[base + kind]
            if count > 0:
                self.tickets += count * rules.ticket_pays[kind - FIRST_TICKET]
            kind += 1

    def quality(self) -> i64:
        """CFT-30: of the next print; 0 is one star, below that nothing can be printed."""
        kinds: i64 = -1
        if self.ink > 0:
            kinds += 1
        if self.paper > 0:
            kinds += 1
        if self.hologram > 0:
            kinds += 1
        return kinds

    def add_card(self, position: Position, kind: i64, count: i64) -> None:
        """So many more cards of this kind (or fewer, to take that back)."""
        if kind == PRINTER:
            self.printers += count
        elif kind == INK:
            self.ink += count
        elif kind == PAPER:
            self.paper += count
        elif kind == HOLOGRAM:
            self.hologram += count
        elif kind == DINER:
            self.diners += count
        elif kind == PRIVATE_JET:
            self.jet += count
        elif kind >= FIRST_TICKET:
            self.tickets += count * position.rules.ticket_pays[kind - FIRST_TICKET]
        else:
            self.lawyers += count

    def add_fakes(self, quality: i64, count: i64) -> None:
        if quality == 0:
            self.one += count
        elif quality == 1:
            self.two += count
        else:
            self.three += count


@final
class Ledger:
    """What everybody's cash and account come to if flights are taken as most people take them: with
    all the cash, to the account. It follows from open deeds alone."""

    __slots__ = ("cash", "offshore", "_link", "_cash", "_offshore")

    def __init__(self) -> None:
        self.cash: list[int] = []
        self.offshore: list[int] = []
        self._link: Deeds | None = None
        self._cash: list[int] = []
        self._offshore: list[int] = []

    def read(self, position: Position) -> None:
        """All deeds up to now; from the last known page on, if it is the same book."""
        pages: list[Deeds] = []
        link = position.deeds
        while link is not None and link is not self._link:
            pages.append(link)
            link = link.before
        if link is None:
            cash = position.start_cash[:]
            offshore = [0 for _ in cash]
        else:
            cash = self._cash[:]
            offshore = self._offshore[:]
        number: i64 = len(pages)
        while number > 0:
            number -= 1
            enter(pages[number], cash, offshore)
        self.cash = cash
        self.offshore = offshore
        if len(pages) > 24:
            self._link = position.deeds
            self._cash = cash[:]
            self._offshore = offshore[:]


def enter(page: Deeds, cash: list[int], offshore: list[int]) -> None:
    """What this deed did to the money."""
    seat = page.seat
    if page.deed is Deed.GODFATHER:
        if seat < 0:
            for each in range(len(cash)):
                cash[each] //= 2
        else:
            # It was seen what he got, so as much, or $10 less, is left (CFT-E44).
            left = cash[seat] + offshore[seat] + page.money
            cash[seat] = min(-page.money, left)
            offshore[seat] = left - cash[seat]
        return
    if page.deed is Deed.FLEW:
        offshore[seat] += cash[seat]
        cash[seat] = 0
        return
    left = cash[seat] + page.money
    if left < 0:
        # So they had kept, or fetched, that much.
        offshore[seat] += left
        left = 0
    cash[seat] = left
