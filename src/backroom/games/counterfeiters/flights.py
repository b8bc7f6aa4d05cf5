"""Flights to the Caribbean, and the offshore account."""

from mypy_extensions import i64

from backroom.games.counterfeiters.actions import CftAction, Do
from backroom.games.counterfeiters.announcing import tell_flight_taken, tell_money_moved
from backroom.games.counterfeiters.deeds import Deed
from backroom.games.counterfeiters.position import Position
from backroom.games.counterfeiters.rules import Place
from backroom.kernel.items import add_at


def fare(position: Position, space: i64) -> i64:
    """CFT-43, CFT-44: the jet flies for nothing, the regular flight costs $30, jet owner or not."""
    if position.rules.places[space] is Place.PRIVATE_JET:
        return 0
    return position.rules.regular_flight


def can_fly(position: Position, seat: i64, price: i64) -> bool:
    """CFT-42, CFT-47, CFT-E11: no strike, cash for the fare, and something left to move."""
    if position.is_strike():
        return False
    left = position.cash[seat] - price
    return left >= 0 and left + position.offshore[seat] > 0


def board_plane(position: Position, seat: i64, space: i64) -> None:
    """CFT-E14: the fare is paid first."""
    price = fare(position, space)
    add_at(position.cash, seat, -price)
    position.note_deed(seat, Deed.FARE, -price)
    tell_flight_taken(position, seat, price)


def move_money(position: Position, seat: i64, action: CftAction) -> None:
    """CFT-40, CFT-E14: one transfer, in one direction. CFT-E38: only the traveller knows which."""
    amount = action.value if action.do is Do.DEPOSIT else -action.value
    add_at(position.cash, seat, -amount)
    add_at(position.offshore, seat, amount)
    position.note_deed(seat, Deed.FLEW, 0)
    tell_money_moved(position, seat, amount)
