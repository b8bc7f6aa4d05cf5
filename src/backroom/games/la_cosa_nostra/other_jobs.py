"""Jobs that are neither Cash Job nor attack: laundering, offers, parties and horses (LCN-12)."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.action_phase import price_of
from backroom.games.la_cosa_nostra.businesses import (
    fill_market,
    in_stack,
    return_own_markers,
    update_monopolies,
)
from backroom.games.la_cosa_nostra.cash_jobs import cash_target, kind_of_job, pay_from_bank
from backroom.games.la_cosa_nostra.job_events import (
    BusinessBought,
    Laundered,
    Lost,
    MoneyTaken,
    StackShuffled,
    StakePlaced,
)
from backroom.games.la_cosa_nostra.position import NONE, Position, Step
from backroom.games.la_cosa_nostra.rolling import roll, successes_of
from backroom.games.la_cosa_nostra.rules import KINDS, Effect
from backroom.kernel.bitset import count, first, just
from backroom.kernel.seats import EVERYONE, only


def prepare_other_job(position: Position) -> None:
    """LCN-173: a stake is fixed before the roll; all others just roll."""
    if position.rules.effect[kind_of_job(position)] is Effect.HORSE_RACING:
        position.step = Step.STAKE
        position.pending = only(position.actor)
    else:
        roll_other_job(position)


def most_to_stake(position: Position) -> i64:
    """LCN-173: up to 20,000 of one's cash."""
    limit = position.rules.two[kind_of_job(position)]
    cash: i64 = position.cash[position.actor]
    return cash if cash < limit else limit


def place_stake(position: Position, seat: i64, stake: i64) -> None:
    position.stake = stake
    position.pending = 0
    if position.recorder is not None:
        position.tell(EVERYONE, StakePlaced(seat, stake * 1000))
    roll_other_job(position)


def roll_other_job(position: Position) -> None:
    target = cash_target(position)
    roll(position, position.actor, position.man, target)
    position.wins = successes_of(position, target)
    position.step = Step.EFFECT


def do_other_job(position: Position) -> None:
    """LCN-165 to LCN-168, LCN-173: what it does; first the dice, then the choice."""
    seat = position.actor
    effect = position.rules.effect[kind_of_job(position)]
    position.step = Step.JOB_DONE
    if effect is Effect.HORSE_RACING:
        run_horses(position, seat)
    elif position.wins > 0:
        if effect is Effect.BIRTHDAY_PARTY:
            throw_party(position, seat)
        elif effect is Effect.MONEY_LAUNDERING:
            if most_to_launder(position) > 0:
                position.step = Step.LAUNDER
                position.pending = only(seat)
        elif effect is Effect.EXCEPTIONAL_OFFER:
            position.step = Step.BUY
            position.pending = only(seat)
        else:
            position.step = Step.SEARCH
            position.pending = only(seat)


def run_horses(position: Position, seat: i64) -> None:
    """LCN-173: doubled, or lost."""
    if position.wins > 0:
        pay_from_bank(position, seat, position.stake)
    else:
        position.cash[seat] -= position.stake
        if position.recorder is not None and position.stake > 0:
            position.tell(EVERYONE, Lost(seat, position.stake * 1000))
    position.stake = 0


def throw_party(position: Position, seat: i64) -> None:
    """LCN-168: everybody else gives a present, or what he has."""
    kind = kind_of_job(position)
    present = position.rules.two[kind] if position.wins > 1 else position.rules.one[kind]
    for other in range(position.seats):
        if other != seat:
            money: i64 = min(present, position.cash[other])
            position.cash[other] -= money
            position.cash[seat] += money
            if position.recorder is not None and money > 0:
                position.tell(EVERYONE, MoneyTaken(other, seat, money * 1000))


def most_to_launder(position: Position) -> i64:
    """LCN-138: up to 15,000 with two successes, 8,000 with one."""
    kind = kind_of_job(position)
    limit = position.rules.two[kind] if position.wins > 1 else position.rules.one[kind]
    cash: i64 = position.cash[position.actor]
    return cash if cash < limit else limit


def launder(position: Position, seat: i64, money: i64) -> None:
    """LCN-138: under the boss card, safe from everybody, and double at the end."""
    position.cash[seat] -= money
    position.laundered[seat] += money
    position.pending = 0
    position.step = Step.JOB_DONE
    if position.recorder is not None and money > 0:
        position.tell(EVERYONE, Laundered(seat, money * 1000))


def special_price(position: Position, business: i64) -> i64:
    """LCN-165: half, or 1,000 less. LCN-166: 2,000 less, or the normal price."""
    price = price_of(position, business)
    kind = kind_of_job(position)
    if position.rules.effect[kind] is Effect.EXCEPTIONAL_OFFER and position.wins > 1:
        return price // 2
    less = position.rules.two[kind] if position.wins > 1 else position.rules.one[kind]
    return price - less if price > less else 0


def can_take(position: Position, seat: i64, slot: i64) -> bool:
    """LCN-165, LCN-166: a card of the market that one can pay."""
    business: i64 = position.market[slot]
    return business >= 0 and special_price(position, business) <= position.cash[seat]


def kinds_to_search(position: Position, seat: i64) -> list[int]:
    """LCN-166: the kinds in the stack that one can pay."""
    stack = in_stack(position)
    found: list[int] = []
    for kind in range(KINDS):
        there = stack & position.rules.of_kind[kind]
        if there != 0 and special_price(position, first(there)) <= position.cash[seat]:
            found.append(kind)
    return found


def take_from_market(position: Position, seat: i64, slot: i64) -> None:
    """LCN-165, LCN-E62: bought at once; the slot is refilled."""
    business: i64 = position.market[slot]
    position.market[slot] = NONE
    buy_now(position, seat, business, "market")
    fill_market(position)
    after_search(position)


def take_from_stack(position: Position, seat: i64, kind: i64) -> None:
    """LCN-166, LCN-E61: any card of the stack, which is shuffled afterwards."""
    business = first(in_stack(position) & position.rules.of_kind[kind])
    for block in range(len(position.stack)):
        position.stack[block] &= ~just(business)
    buy_now(position, seat, business, "stack")
    after_search(position)


def buy_now(position: Position, seat: i64, business: i64, source: str) -> None:
    price = special_price(position, business)
    position.cash[seat] -= price
    position.owned[seat] |= just(business)
    if position.recorder is not None:
        position.tell(EVERYONE, BusinessBought(seat, business, price * 1000, source))
    return_own_markers(position, seat, business)
    update_monopolies(position)
    position.pending = 0


def after_search(position: Position) -> None:
    """LCN-E61: whoever has searched the stack shuffles it."""
    if position.step is Step.SEARCH:
        stack = in_stack(position)
        position.stack = [stack] if stack != 0 else []
        if position.recorder is not None:
            position.tell(EVERYONE, StackShuffled(count(stack)))
    position.pending = 0
    position.step = Step.JOB_DONE
