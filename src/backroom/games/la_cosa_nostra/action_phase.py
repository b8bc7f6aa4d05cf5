"""The action phase: whose turn it is, what Schemers do to that, and what is done with a task."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.aims import aim_on, aims_at, aims_at_anybody
from backroom.games.la_cosa_nostra.businesses import return_own_markers, update_monopolies
from backroom.games.la_cosa_nostra.events import (
    Answered,
    PurchaseDone,
    TurnBroughtForward,
    TurnSkipped,
    TurnStarted,
)
from backroom.games.la_cosa_nostra.influence import (
    can_play_something,
    could_play_something,
    holds_card,
    spend,
)
from backroom.games.la_cosa_nostra.job_events import (
    JobRevealed,
    TargetNamed,
)
from backroom.games.la_cosa_nostra.men import discard_help, lose_task
from backroom.games.la_cosa_nostra.planning import tasks_left
from backroom.games.la_cosa_nostra.position import NONE, Position, Stage, Step, round_of_job
from backroom.games.la_cosa_nostra.promises import note_attack
from backroom.games.la_cosa_nostra.rules import (
    DECK,
    PURCHASE,
    SCHEMER,
    Aim,
)
from backroom.games.la_cosa_nostra.trade_events import (
    OffersExpired,
)
from backroom.kernel.bitset import just
from backroom.kernel.bundle import EMPTY
from backroom.kernel.items import add_at, exclude_at, include_at
from backroom.kernel.seats import EVERYONE, holds, only
from backroom.kernel.state import Windows


def after_turn(position: Position) -> None:
    """LCN-50, LCN-52, LCN-56: the next player with a task; without any task left it is payday.
    LCN-112, LCN-E8, LCN-E9: after a turn brought forward, the next Schemer, or another gap."""
    position.man = NONE
    position.actor = NONE
    position.pending = 0
    if not tasks_left(position):
        position.brought = False
        position.step = Step.PAYDAY
        return
    if position.brought:
        position.brought = False
        if position.schemers != 0:
            next_schemer(position)
            return
    else:
        position.turn = position.after_seat(position.turn)
        position.gap_used = 0
    while position.men_with_tasks(position.turn) == 0:
        position.turn = position.after_seat(position.turn)
        position.gap_used = 0
    open_gap(position)


def open_gap(position: Position) -> None:
    """LCN-112, LCN-113, LCN-E7, LCN-E8: before the turn, every other player with a task and an
    influence card is asked, sealed, once a gap."""
    position.step = Step.GAP
    position.schemers = 0
    position.pending = 0
    for seat in range(position.seats):
        if seat != position.turn and is_asked_in_gap(position, seat):
            position.pending |= only(seat)
    position.asked = position.pending
    if position.pending == 0:
        begin_turn(position, position.turn)


def is_asked_in_gap(position: Position, seat: i64) -> bool:
    plays = position.rules.free_spying or position.rules.any_time
    if position.windows is Windows.KNOWN:
        return can_scheme(position, seat) or (plays and can_play_something(position, seat))
    could_scheme = position.influence[seat] != EMPTY and may_scheme(position, seat)
    return could_scheme or (plays and could_play_something(position, seat))


def may_scheme(position: Position, seat: i64) -> bool:
    """LCN-115, LCN-E7, LCN-E10: in the action phase, before another's turn, with a task of one's
    own, once a gap."""
    return (
        position.stage is Stage.ACTION
        and seat != position.turn
        and not holds(position.gap_used, seat)
        and position.men_with_tasks(seat) != 0
    )


def can_scheme(position: Position, seat: i64) -> bool:
    return holds_card(position, seat, SCHEMER) and may_scheme(position, seat)


def answer_gap(position: Position, seat: i64, schemes: bool) -> None:
    position.pending &= ~only(seat)
    if schemes:
        position.schemers |= only(seat)
    if position.recorder is not None:
        position.tell(EVERYONE, Answered(seat))


def settle_gap(position: Position) -> None:
    """LCN-114, LCN-E8, LCN-E12: those who said yes act in start-player order; then the player in
    turn."""
    if position.schemers == 0:
        begin_turn(position, position.turn)
        return
    next_schemer(position)


def next_schemer(position: Position) -> None:
    """LCN-114: from the start player clockwise. Who has lost all tasks meanwhile keeps the card
    (LCN-E7)."""
    for step in range(position.seats):
        seat = (position.start + step) % position.seats
        if holds(position.schemers, seat):
            position.schemers &= ~only(seat)
            position.brought = True
            if position.men_with_tasks(seat) == 0:
                position.step = Step.TURN_DONE
                return
            position.gap_used |= only(seat)
            spend(position, seat, SCHEMER)
            if position.recorder is not None:
                position.tell(EVERYONE, TurnBroughtForward(seat))
            begin_turn(position, seat)
            return


def begin_turn(position: Position, seat: i64) -> None:
    """LCN-50, LCN-55: execute or abandon one task."""
    position.actor = seat
    position.step = Step.TURN
    position.pending = only(seat)
    if position.recorder is not None:
        position.tell(EVERYONE, TurnStarted(seat, Stage.ACTION.value))


def skip_turn(position: Position, seat: i64) -> None:
    """LCN-116, LCN-E11: a Schemer on one's own turn; if nobody else has a task, it comes straight
    back."""
    spend(position, seat, SCHEMER)
    if position.recorder is not None:
        position.tell(EVERYONE, TurnSkipped(seat))
    position.step = Step.TURN_DONE
    position.pending = 0


def abandon(position: Position, seat: i64, man: i64) -> None:
    """LCN-53, LCN-54: nothing is done, and the card is gone."""
    lose_task(position, seat, man, True)
    position.target = NONE
    position.step = Step.TURN_DONE
    position.pending = 0


def execute(position: Position, seat: i64, man: i64) -> None:
    """LCN-50: a purchase is paid, a job revealed; for an attack, first the player is named."""
    position.man = man
    task: i64 = position.tasks[man]
    if task >= PURCHASE:
        pay_purchase(position, seat, man, task - PURCHASE)
    elif aim_on(position, man) is Aim.NOTHING:
        reveal(position, seat)
    else:
        position.step = Step.ANNOUNCED
        position.target = NONE
        position.fits = aims_at_anybody(position, seat)


def price_of(position: Position, business: i64) -> i64:
    """LCN-11: twice its income."""
    return position.rules.business_price[position.rules.business_kind[business]]


def pay_purchase(position: Position, seat: i64, man: i64, business: i64) -> None:
    """LCN-57, LCN-58: paid, laid out, and fully active from now on; markers stay (LCN-E46)."""
    price = price_of(position, business)
    position.end_task(man)
    add_at(position.cash, seat, -price)
    include_at(position.owned, seat, just(business))
    if position.recorder is not None:
        position.tell(EVERYONE, PurchaseDone(seat, man, business, price * 1000))
    discard_help(position, man)
    return_own_markers(position, seat, business)
    update_monopolies(position)
    position.step = Step.TURN_DONE
    position.pending = 0


def name_target(position: Position, seat: i64, target: i64) -> None:
    """LCN-70, LCN-71: the player at whom it is aimed; until the reveal it may change (LCN-E54)."""
    position.target = target
    position.fits &= aims_at(position, target)
    if position.recorder is not None:
        position.tell(EVERYONE, TargetNamed(seat, position.man, target))


def reveal(position: Position, seat: i64) -> None:
    """LCN-60, LCN-72: the card for all to see; from here on nobody may trade (LCN-E56)."""
    expire_offers(position)
    if position.target >= 0:
        note_attack(position, seat, position.target)
    position.job = take_up_job(position, seat, position.man)
    position.pending = 0
    position.step = Step.REVEALED


def take_up_job(position: Position, seat: i64, man: i64) -> i64:
    """A planned job is turned over."""
    job: i64 = position.tasks[man]
    round = round_of_job(job)
    position.end_task(man)
    card = just(job % DECK)
    include_at(position.open_jobs, round, card)
    for other in range(position.seats):
        exclude_at(position.known, 4 * other + round, card)
    if position.recorder is not None:
        position.tell(EVERYONE, JobRevealed(seat, man, position.rules.job_kind[job]))
    return job


def expire_offers(position: Position) -> None:
    """LCN-E56: open offers end with a reveal, and with the round."""
    if len(position.offers) > 0:
        if position.recorder is not None:
            slots = tuple([offer.slot for offer in position.offers])
            position.tell(EVERYONE, OffersExpired(slots))
        position.offers = ()
