"""The books of the table: what lies where, and what a seat cannot see of it."""

from mypy_extensions import i64

from backroom.games.maffiosi.chairs import how_many
from backroom.games.maffiosi.events import NOTE_NAMES
from backroom.games.maffiosi.position import AT_HOME, GONE, Position
from backroom.games.maffiosi.rules import CARDS
from backroom.games.maffiosi.seating import men_off_table
from backroom.kernel.bundle import SORTS, count_of, listed, size


def stock_of(position: Position) -> dict[str, int]:
    """Money, men, markers, pies and cards by place, and all cards by kind."""
    crew = sum(position.rules.crew)
    markers = position.markers_left()
    stock: dict[str, int] = {
        "bank": position.bank * 1000,
        "pile": size(position.pile),
        "discards": size(position.discards),
        "gone": size(position.gone),
        "markers": markers,
        "markers out": position.rules.markers - markers,
        "pies at home": position.pies.count(AT_HOME),
        "pies gone": position.pies.count(GONE),
        "pies on the table": len([pie for pie in position.pies if pie >= 0]),
    }
    everything: i64 = position.pile + position.discards + position.gone
    for seat in range(position.seats):
        stock[f"money {seat}"] = position.money[seat] * 1000
        stock[f"hand {seat}"] = size(position.hands[seat])
        stock[f"men {seat}"] = how_many(position.men[seat])
        stock[f"waiting {seat}"] = men_off_table(position, seat)
        stock[f"dead {seat}"] = crew - stock[f"men {seat}"] - stock[f"waiting {seat}"]
        everything += position.hands[seat]
    for kind in range(SORTS):
        stock[f"card {CARDS[kind]}"] = count_of(everything, kind)
    for place in range(len(position.notes) // 3):
        for note in range(3):
            name = "bank" if place == 0 else str(place - 1)
            stock[f"{NOTE_NAMES[note]} {name}"] = position.notes[3 * place + note]
    return stock


def hidden_things(position: Position, seat: i64) -> list[tuple[str, str]]:
    """The truth that this seat (or the spectator) cannot see, as (place, thing). Hidden totals are
    no secret to whoever counts along (MAF-E33)."""
    things = [("pile", CARDS[card]) for card in listed(position.pile)]
    for other in range(position.seats):
        if other != seat:
            things += [(f"hand {other}", CARDS[card]) for card in listed(position.hands[other])]
    return things
