"""The books of the table: what lies where, and what a seat cannot see of it."""

from mypy_extensions import i64

from backroom.games.counterfeiters.events import QUALITY_NAMES
from backroom.games.counterfeiters.knowledge import has_sealed, sees_money_of
from backroom.games.counterfeiters.position import Position


def stock_of(position: Position) -> dict[str, int]:
    """Money, fakes, cards and henchmen by place, and all cards by kind."""
    stock: dict[str, int] = {"trash": len(position.trashed)}
    everything = list(position.trashed)
    for quality, name in enumerate(QUALITY_NAMES):
        stock[f"{name} bank"] = position.bank[quality]
        for seat in range(position.seats):
            stock[f"{name} {seat}"] = position.fakes_of(seat, quality)
    kinds = position.rules.kinds
    for seat in range(position.seats):
        cards = position.owned[seat * kinds : (seat + 1) * kinds]
        for kind in range(kinds):
            everything += [kind for _ in range(cards[kind])]
        stock[f"cards {seat}"] = sum(cards)
        stock[f"cash {seat}"] = position.cash[seat] * 10
        stock[f"offshore {seat}"] = position.offshore[seat] * 10
        stock[f"henchmen {seat}"] = position.henchmen[seat]
        stock[f"passed {seat}"] = position.passed[seat]
        stock[f"board {seat}"] = position.rules.henchmen - (
            position.henchmen[seat] + position.passed[seat]
        )
    offered = [card for card in position.market if card >= 0]
    stock["market"] = len(offered)
    everything += offered
    stock["pile"] = 0
    for pile in position.piles:
        stock["pile"] += len(pile)
        everything += pile
    for kind in range(kinds):
        stock[f"card {kind}"] = everything.count(kind)
    return stock


def hidden_things(position: Position, seat: i64) -> list[tuple[str, str]]:
    """The truth that this seat (or the spectator) cannot see, as (place, thing). Fakes are no
    secret to a perfect memory (CFT-E41)."""
    things: list[tuple[str, str]] = []
    for other in range(position.seats):
        if not sees_money_of(position, seat, other):
            things.append((f"cash {other}", str(position.cash[other])))
            things.append((f"offshore {other}", str(position.offshore[other])))
        if other != seat and has_sealed(position, other):
            things.append((f"dinner {other}", str(position.sealed[other])))
    return things
