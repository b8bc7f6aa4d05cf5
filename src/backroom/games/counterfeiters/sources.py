# Interpreted: it is asked once a game.
"""Where everybody's money came from: the deeds that all have seen, added up.

No state carries these books. What the Godfather took is what is missing in the end, when the
screens have fallen; before that it is nobody's business (CFT-E5).
"""

from collections import Counter

from backroom.games.counterfeiters.deeds import Deed
from backroom.games.counterfeiters.events import MoneySources
from backroom.games.counterfeiters.position import Position
from backroom.games.counterfeiters.rules import Place

ENTRIES = {
    Deed.BOUGHT: "cards",
    Deed.TAX_FRAUD: "tax_fraud",
    Deed.FARE: "fares",
    Deed.DINED: "diners",
    Deed.TICKETS: "tickets",
}


def money_sources(position: Position) -> tuple[MoneySources, ...]:
    """CFT-69: by seat, what each source brought or cost, when the game is over."""
    seats = range(int(position.seats))
    books = open_books(position)
    totals = position.totals()
    for seat in seats:
        books[seat]["godfather"] = totals[seat] - books[seat].total()
    return tuple(
        MoneySources(**{name: book[name] for name in MoneySources.__struct_fields__})
        for book in books
    )


def open_books(position: Position) -> list[Counter[str]]:
    """CFT-E41: by seat, what came in and was paid openly, in dollars."""
    books = [Counter({"start": cash * 10}) for cash in position.start_cash]
    deed = position.deeds
    while deed is not None:
        if deed.seat >= 0 and deed.money and deed.deed is not Deed.GODFATHER:
            entry = ENTRIES.get(deed.deed)
            if entry is None:  # notes handed in: where, the space says
                shop = position.rules.places[deed.space] is Place.SUPERMARKET
                entry = "supermarket" if shop else "receiver"
            books[deed.seat][entry] += int(deed.money) * 10
        deed = deed.before
    return books
