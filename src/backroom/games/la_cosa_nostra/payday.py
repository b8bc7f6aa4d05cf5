"""Payday: income, recruiting, the hand limit, and the start player marker that moves on."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.action_phase import expire_offers
from backroom.games.la_cosa_nostra.businesses import income
from backroom.games.la_cosa_nostra.men import discard_help, discard_weapons
from backroom.games.la_cosa_nostra.planning import job_in_hand
from backroom.games.la_cosa_nostra.position import NONE, Position, Stage, Step
from backroom.games.la_cosa_nostra.promises import end_of_round
from backroom.games.la_cosa_nostra.rules import DECK
from backroom.games.la_cosa_nostra.trade_events import (
    BonusPaid,
    IncomePaid,
    InfluenceDropped,
    JobDropped,
    Recruited,
)
from backroom.kernel.bitset import just, members
from backroom.kernel.bundle import EMPTY, one_of, size
from backroom.kernel.items import add_at, exclude_at, include_at
from backroom.kernel.seats import EVERYONE, only


def clear_attachments(position: Position) -> None:
    """LCN-E66: what still lies on gangsters is discarded before anybody recruits."""
    men = position.henchmen | position.saboteurs | position.pistols | position.distractions
    for man in members(men):
        discard_help(position, man)
        discard_weapons(position, man)


def pay_incomes(position: Position) -> None:
    """LCN-118, LCN-E71: everybody at once."""
    for seat in range(position.seats):
        money = income(position, seat)
        if money > 0:
            position.cash[seat] += money
            if position.recorder is not None:
                position.tell(EVERYONE, IncomePaid(seat, money * 1000))
    pay_business_bonus(position)


def pay_business_bonus(position: Position) -> None:
    """LCN-V4, LCN-E74: 5,000 for the highest income; on a tie nobody gets it."""
    if not position.rules.pays_business_bonus:
        return
    incomes: list[int] = [income(position, seat) for seat in range(position.seats)]
    most = max(incomes)
    if incomes.count(most) == 1:
        pay_bonus(position, incomes.index(most), position.rules.business_bonus, "business")


def pay_bonus(position: Position, seat: i64, money: i64, bonus: str) -> None:
    position.cash[seat] += money
    if position.recorder is not None:
        position.tell(EVERYONE, BonusPaid(seat, money * 1000, bonus))


def begin_recruiting(position: Position) -> None:
    """LCN-119, LCN-E71: clockwise from the start player."""
    position.stage = Stage.RECRUITING
    position.turn = position.start
    position.actor = NONE
    position.assigned = 0
    ask_recruiter(position)


def affordable_recruits(position: Position, seat: i64) -> i64:
    """LCN-119: the gangsters under the boss whom this player can pay."""
    found: i64 = 0
    cash: i64 = position.cash[seat]
    for man in members(position.recruits[seat]):
        if position.rules.price[man] <= cash:
            found |= just(man)
    return found


def ask_recruiter(position: Position) -> None:
    """Each player once; who cannot pay for anybody is not asked."""
    position.pending = 0
    while position.assigned < position.seats:
        seat = (position.start + position.assigned) % position.seats
        position.assigned += 1
        if affordable_recruits(position, seat) != 0:
            position.turn = seat
            position.step = Step.RECRUIT
            position.pending = only(seat)
            return
    begin_hand_limit(position)


def recruit(position: Position, seat: i64, man: i64) -> None:
    """LCN-119: paid to the bank, and laid out."""
    price = position.rules.price[man]
    position.cash[seat] -= price
    position.recruits[seat] &= ~just(man)
    position.men[seat] |= just(man)
    if position.recorder is not None:
        position.tell(EVERYONE, Recruited(seat, man, price * 1000))
    ask_recruiter(position)


def jobs_over(position: Position, seat: i64) -> bool:
    return position.jobs_in_hand(seat) > position.rules.most_jobs_kept


def influence_over(position: Position, seat: i64) -> bool:
    return size(position.influence[seat]) > position.rules.most_influence_kept


def begin_hand_limit(position: Position) -> None:
    """LCN-120: at most three jobs and three influence cards; whoever has more is asked."""
    position.stage = Stage.HAND_LIMIT
    position.step = Step.DROP
    position.pending = 0
    for seat in range(position.seats):
        if jobs_over(position, seat) or influence_over(position, seat):
            position.pending |= only(seat)
    if position.pending == 0:
        position.step = Step.ROUND_DONE


def drop_job(position: Position, seat: i64, kind: i64) -> None:
    """LCN-E72: face down, out of the game."""
    job = job_in_hand(position, seat, kind)
    round = job // DECK
    card = just(job % DECK)
    exclude_at(position.hands, 4 * seat + round, card)
    include_at(position.hidden_jobs, round, card)
    include_at(position.known, 4 * seat + round, card)
    if position.recorder is not None:
        position.tell(EVERYONE, JobDropped(seat, round + 1))
    after_drop(position, seat)


def drop_influence(position: Position, seat: i64, card: i64) -> None:
    """LCN-E72: face down onto the discard pile; nobody knows any more what is left in the hand."""
    add_at(position.influence, seat, -one_of(card))
    add_at(position.secret, seat, one_of(card))
    position.sure[seat] = EMPTY
    if position.recorder is not None:
        position.tell(EVERYONE, InfluenceDropped(seat))
    after_drop(position, seat)


def after_drop(position: Position, seat: i64) -> None:
    if not jobs_over(position, seat) and not influence_over(position, seat):
        position.pending &= ~only(seat)
    if position.pending == 0:
        position.step = Step.ROUND_DONE


def end_round(position: Position) -> None:
    """LCN-121: the start player marker goes to the left."""
    expire_offers(position)
    end_of_round(position)
    position.start = position.after_seat(position.start)
    position.turn = position.start
