"""The books of the table: what lies where, and what a seat cannot see of it."""

from mypy_extensions import i64

from backroom.games.capo_della_mafia.handful import cards_in, size
from backroom.games.capo_della_mafia.knowledge import has_sealed
from backroom.games.capo_della_mafia.position import Position


def stock_of(position: Position) -> dict[str, int]:
    """How many cards lie in each place, how many there are of each kind, and all respect."""
    stock: dict[str, int] = {"pile": len(position.pile), "discards": sum(position.shown)}
    everything = position.pile[:]
    for seat in range(position.seats):
        stock[f"respect {seat}"] = position.respect[seat]
        stock[f"hand {seat}"] = size(position.hands[seat])
        stock[f"table {seat}"] = size(position.table[seat])
        stock["discards"] += len(position.secret[seat])
        everything += cards_in(position.hands[seat])
        everything += cards_in(position.table[seat])
        everything += position.secret[seat]
    for kind in range(len(position.shown)):
        stock[f"maffioso {kind}"] = position.shown[kind] + everything.count(kind)
    return stock


def hidden_things(position: Position, seat: i64) -> list[tuple[str, str]]:
    """The truth that this seat (or the spectator) cannot see, as (place, thing)."""
    things: list[tuple[str, str]] = [("pile", str(card)) for card in position.pile]
    if position.next_mission >= 0:
        things.append(("next mission", str(position.next_mission)))
    for mission in position.mission_pile:
        things.append(("missions", str(mission)))
    for other in range(position.seats):
        if other == seat:
            continue
        for card in cards_in(position.hands[other]):
            things.append((f"hand {other}", str(card)))
        for card in cards_in(position.face_down(other)):
            things.append((f"table {other}", str(card)))
        for card in position.secret[other]:
            things.append((f"discards {other}", str(card)))
        if has_sealed(position, other):
            things.append((f"choice {other}", str(position.sealed[other])))
    return things
