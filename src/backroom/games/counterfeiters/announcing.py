"""What is told of Counterfeiters: each event, made from what has happened, and who hears it.

Events are made only while somebody listens, and it is here that this is asked: a simulation pays
nothing for them, and no rule has to think of it.
"""

from mypy_extensions import i64

from backroom.games.counterfeiters.events import (
    BankShort,
    CardBought,
    CardOffered,
    CardTrashed,
    DinerServed,
    EndTriggered,
    ExtraDeclined,
    FlightTaken,
    GameEnded,
    GameStarted,
    GodfatherCame,
    GodfatherPaid,
    HenchmanMoved,
    HenchmanPlaced,
    HenchmenReturned,
    InvestigationRose,
    LawyerDeclined,
    MarkerTaken,
    MoneyCounted,
    MoneyMoved,
    MoneySources,
    NotesSold,
    NotesSpent,
    OfficerMoved,
    Passed,
    Printed,
    RoundStarted,
    Sealed,
    StrikeBegan,
    StrikeEnded,
    TaxesDodged,
    TicketsPaid,
    TimeRanOut,
)
from backroom.games.counterfeiters.position import Position, Stage
from backroom.games.counterfeiters.rules import BAD_LAWYER, BIG_LAWYER, Special
from backroom.kernel.seats import EVERYONE, only


def tell_flight_taken(position: Position, seat: i64, price: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, FlightTaken(seat, price * 10))


def tell_money_moved(position: Position, seat: i64, amount: i64) -> None:
    if position.recorder is not None:
        audience = EVERYONE if position.rules.open_money else only(seat)
        position.tell(audience, MoneyMoved(seat, amount * 10))


def tell_card_bought(position: Position, seat: i64, card: i64, price: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, CardBought(seat, card, price * 10))


def tell_card_trashed(position: Position, card: int) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, CardTrashed(card))


def tell_card_offered(position: Position, slot: i64, card: int) -> None:
    if position.recorder is not None:
        price = position.rules.prices[slot] * 10
        position.tell(EVERYONE, CardOffered(slot, card, price))


def tell_printed(position: Position, seat: i64, notes: tuple[int, int, int]) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, Printed(seat, notes))


def tell_notes_spent(
    position: Position, seat: i64, notes: tuple[int, int, int], money: i64
) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, NotesSpent(seat, notes, money * 10))


def tell_notes_sold(position: Position, seat: i64, notes: tuple[int, int, int], money: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, NotesSold(seat, notes, money * 10))


def tell_bank_short(position: Position, seat: i64, due: i64, money: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, BankShort(seat, due * 10, money * 10))


def tell_taxes_dodged(position: Position, seat: i64, money: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, TaxesDodged(seat, money * 10))


def tell_marker_taken(position: Position, seat: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, MarkerTaken(seat))


def tell_officer_moved(position: Position, special: Special, was_strike: bool, mover: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, OfficerMoved(position.officer, special.value, mover))
        if was_strike and special is not Special.STRIKE:
            position.tell(EVERYONE, StrikeEnded())
        if special is Special.INVESTIGATION:
            position.tell(EVERYONE, InvestigationRose(position.investigation()))
        elif special is Special.STRIKE:
            position.tell(EVERYONE, StrikeBegan())


def tell_godfather_came(position: Position) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, GodfatherCame())


def tell_godfather_paid(position: Position, seat: i64, money: i64) -> None:
    """CFT-E44: where the bank is counted, all see what goes into it."""
    if position.recorder is not None:
        seen = position.rules.open_money or position.rules.limited_notes
        position.tell(EVERYONE if seen else only(seat), GodfatherPaid(seat, money * 10))


def tell_end_triggered(position: Position) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, EndTriggered(position.trigger))


def tell_henchmen_returned(position: Position) -> None:
    if position.recorder is not None:
        board = tuple([spaces.bit_count() for spaces in position.standing])
        position.tell(EVERYONE, HenchmenReturned(board, tuple(position.passed)))


def tell_diner_served(
    position: Position, seat: i64, notes: tuple[int, int, int], money: i64
) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, DinerServed(seat, notes, money * 10))


def tell_time_ran_out(position: Position) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, TimeRanOut(position.round))


def tell_round_started(position: Position) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, RoundStarted(position.round, position.first))


def tell_tickets_paid(position: Position, seat: i64, money: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, TicketsPaid(seat, money * 10))


def tell_game_started(
    position: Position, cash: list[int], first: i64, components: list[int]
) -> None:
    if position.recorder is not None:
        money = tuple([each * 10 for each in cash])
        position.tell(EVERYONE, GameStarted(first, money, tuple(components)))


def tell_declined(position: Position, seat: i64) -> None:
    if position.recorder is not None:
        if position.stage is Stage.EXTRA:
            position.tell(EVERYONE, ExtraDeclined(seat))
        else:
            lawyer = BIG_LAWYER if position.stage is Stage.BIG_LAWYER else BAD_LAWYER
            position.tell(EVERYONE, LawyerDeclined(seat, lawyer))


def tell_sealed(position: Position, seat: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, Sealed(seat))


def tell_henchman_moved(position: Position, seat: i64, space: i64) -> None:
    if position.recorder is not None:
        lawyer = BIG_LAWYER if position.stage is Stage.BIG_LAWYER else BAD_LAWYER
        position.tell(EVERYONE, HenchmanMoved(seat, lawyer, position.space, space))


def tell_henchman_placed(position: Position, seat: i64, space: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, HenchmanPlaced(seat, space))


def tell_passed(position: Position, seat: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, Passed(seat))


def tell_game_ended(position: Position, sources: tuple[MoneySources, ...]) -> None:
    if position.recorder is None:
        return
    totals = position.totals()
    for seat in range(position.seats):
        cash, offshore = position.cash[seat] * 10, position.offshore[seat] * 10
        position.tell(EVERYONE, MoneyCounted(seat, cash, offshore, totals[seat]))
    most = max(totals)
    winners = tuple([seat for seat in range(position.seats) if totals[seat] == most])
    position.tell(EVERYONE, GameEnded(winners, most, sources))
