"""Why not: each forbidden thing with the rule that forbids it."""

from mypy_extensions import i64

from backroom.games.counterfeiters.actions import CftAction, Do
from backroom.games.counterfeiters.choices import may_pass
from backroom.games.counterfeiters.flights import fare
from backroom.games.counterfeiters.market import is_second_jet
from backroom.games.counterfeiters.money import (
    accepted_fakes,
    can_bank_pay,
    count_of,
    print_count,
)
from backroom.games.counterfeiters.position import Position, Stage, Step
from backroom.games.counterfeiters.rounds import dines_on
from backroom.games.counterfeiters.rules import PRIVATE_JET, Place
from backroom.kernel.actions import Action
from backroom.kernel.messages import Message, Refusal, SeatName
from backroom.kernel.seats import holds


def why_not(position: Position, seat: i64, action: Action) -> Refusal | None:
    """The rule that forbids this seat this action; None if it may."""
    if not isinstance(action, CftAction):
        return Refusal("CFT-19", "foreign_action")
    if not 0 <= seat < position.seats:
        return Refusal("CFT-8", "no_seat")
    if position.stage is Stage.OVER:
        return Refusal("CFT-E42", "over")
    if not holds(position.pending, seat):
        if position.step is Step.DINERS:
            return Refusal("CFT-E27", "no_diner_choice")
        return Refusal("CFT-E42", "not_your_turn", {"turn": SeatName(position.turn)})
    if action.do is Do.PASS:
        return why_not_pass(position)
    if action.do is Do.PLACE:
        return why_not_place(position, seat, action.value)
    if action.do is Do.TAKE:
        return why_not_take(position, seat, action.value)
    if action.do is Do.SELL:
        return why_not_sell(position, seat, action.notes)
    return why_not_transfer(position, seat, action)


def dollars(money: i64) -> Message:
    return Message("cft-money", {"amount": money * 10})


def wrong_step(position: Position) -> Refusal:
    """CFT-E39: first the space, then what the action needs."""
    return Refusal("CFT-E39", "step", {"step": position.step.value})


def why_not_pass(position: Position) -> Refusal | None:
    if may_pass(position):
        return None
    if position.step is Step.DINERS:
        return Refusal("CFT-60", "diner_refused")
    return wrong_step(position)


def why_not_place(position: Position, seat: i64, space: i64) -> Refusal | None:
    """CFT-17: free; CFT-20, CFT-E11: and the action possible."""
    if position.step is not Step.PLACE:
        return wrong_step(position)
    if space >= position.rules.spaces:
        return Refusal("CFT-5", "no_such_space")
    occupant = position.occupant(space)
    if occupant >= 0:
        return Refusal("CFT-17", "occupied", {"by": SeatName(occupant)})
    return why_not_do(position, seat, space)


def why_not_do(position: Position, seat: i64, space: i64) -> Refusal | None:
    """Why the action of this space is not possible for this seat."""
    place = position.rules.places[space]
    if place is Place.MARKET:
        return why_not_buy(position, seat, space)
    if place is Place.PRINT:
        if print_count(position, seat) == 0:
            return Refusal("CFT-E4", "fake_pile_empty")
        return None
    if place is Place.REGULAR_FLIGHT or place is Place.PRIVATE_JET:
        return why_not_fly(position, seat, space)
    if place is Place.SUPERMARKET:
        if count_of(accepted_fakes(position, seat)) == 0:
            return Refusal("CFT-E11", "no_accepted_fakes", {"level": position.investigation()})
    elif place is Place.RECEIVER and count_of(position.all_fakes_of(seat)) == 0:
        return Refusal("CFT-E11", "no_fakes")
    return None if can_bank_pay(position) else Refusal("CFT-E44", "bank_empty")


def why_not_buy(position: Position, seat: i64, slot: i64) -> Refusal | None:
    card: i64 = position.market[slot]
    if card < 0:
        return Refusal("CFT-E9", "slot_empty")
    if is_second_jet(position, seat, card):
        return Refusal("CFT-26", "second_jet")
    price = position.rules.prices[slot]
    if position.cash[seat] < price:
        return Refusal(
            "CFT-24", "too_dear", {"price": dollars(price), "cash": dollars(position.cash[seat])}
        )
    return None


def why_not_fly(position: Position, seat: i64, space: i64) -> Refusal | None:
    if position.is_strike():
        return Refusal("CFT-47", "strike")
    if position.rules.places[space] is Place.PRIVATE_JET and position.owns(seat, PRIVATE_JET) == 0:
        return Refusal("CFT-43", "no_jet")
    price = fare(position, space)
    if position.cash[seat] < price:
        return Refusal(
            "CFT-42", "no_fare", {"fare": dollars(price), "cash": dollars(position.cash[seat])}
        )
    if position.cash[seat] - price + position.offshore[seat] == 0:
        return Refusal("CFT-E11", "nothing_to_move")
    return None


def why_not_take(position: Position, seat: i64, space: i64) -> Refusal | None:
    """CFT-65, CFT-66, CFT-E23: only lawyers move a henchman, and only one of one's own."""
    if position.step is not Step.TAKE:
        return Refusal("CFT-65", "no_lawyer_now")
    if space >= position.rules.spaces or position.occupant(space) != seat:
        return Refusal("CFT-E23", "not_your_henchman")
    return None


def why_not_sell(position: Position, seat: i64, notes: tuple[int, int, int]) -> Refusal | None:
    """CFT-32 to CFT-34: notes one has, notes that are taken, and not too many."""
    if position.step is not Step.NOTES and position.step is not Step.DINERS:
        return wrong_step(position)
    have = position.all_fakes_of(seat)
    if notes[0] > have[0] or notes[1] > have[1] or notes[2] > have[2]:
        return Refusal("CFT-36", "not_your_notes")
    count = count_of(notes)
    if position.step is Step.DINERS:
        if count != dines_on(position, seat):
            return Refusal("CFT-58", "diners_take", {"count": dines_on(position, seat)})
        return None
    if position.rules.places[position.space] is Place.RECEIVER:
        if count > position.rules.receiver_most:
            return Refusal("CFT-34", "too_many_notes", {"most": position.rules.receiver_most})
        return None
    if count > position.rules.supermarket_most:
        return Refusal("CFT-32", "too_many_notes", {"most": position.rules.supermarket_most})
    taken = accepted_fakes(position, seat)
    if notes[0] > taken[0] or notes[1] > taken[1] or notes[2] > taken[2]:
        return Refusal("CFT-33", "notes_refused", {"level": position.investigation()})
    return None


def why_not_transfer(position: Position, seat: i64, action: CftAction) -> Refusal | None:
    """CFT-40: what is there, one way or the other."""
    if position.step is not Step.TRANSFER:
        return wrong_step(position)
    there: i64 = position.cash[seat] if action.do is Do.DEPOSIT else position.offshore[seat]
    if action.value > there:
        return Refusal("CFT-40", "not_so_much", {"there": dollars(there)})
    return None
