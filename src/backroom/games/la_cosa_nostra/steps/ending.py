"""The end: the final payout, the bonuses, and who has won."""

from typing import Final, final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.events.announce_rounds import (
    tell_duel_rolled,
    tell_game_ended,
    tell_laundered_doubled,
)
from backroom.games.la_cosa_nostra.events.final_count import FinalCount
from backroom.games.la_cosa_nostra.pieces.ledger import (
    FINAL_BUSINESS_BONUS,
    FINAL_BUSINESSES,
    FINAL_MONOPOLIES,
    LAUNDRY,
    MOST_GANGSTERS,
    POWER,
    enter,
    ledger_in_hand,
    lines_of,
)
from backroom.games.la_cosa_nostra.pieces.money import pay_bonus, pay_business_bonus, pay_income
from backroom.games.la_cosa_nostra.position import Position, Stage
from backroom.games.la_cosa_nostra.records import NONE
from backroom.games.la_cosa_nostra.steps.step import Step
from backroom.games.la_cosa_nostra.trade.deals import expire_offers
from backroom.games.la_cosa_nostra.trade.promises import end_of_round
from backroom.kernel.bitset import count, members


@final
class Over(Step):
    """LCN-E86: there is nothing left to do."""


OVER: Final[Step] = Over("over", [], ("LCN-149", "LCN-153", "LCN-154"))


def final_payout(position: Position) -> None:
    """LCN-148, LCN-149, LCN-E75: double income instead of a payday, and all the bonuses."""
    expire_offers(position)
    for seat in range(position.seats):
        pay_income(position, seat, 2, FINAL_BUSINESSES, FINAL_MONOPOLIES)
    pay_business_bonus(position, FINAL_BUSINESS_BONUS)
    pay_most_gangsters(position)
    for seat in range(position.seats):
        power = power_bonus(position, seat)
        if power > 0:
            pay_bonus(position, seat, power, "power", POWER)
        double_laundered(position, seat)
    end_of_round(position)
    position.stage = Stage.OVER
    position.step = OVER
    position.pending = 0
    position.actor = NONE
    if position.rules.duel:
        fight_duel(position)
    if position.recorder is not None:
        places = places_of(position)
        winners = [seat for seat in range(position.seats) if places[seat] == 1]
        counts = [final_count(position, seat) for seat in range(position.seats)]
        tell_game_ended(position, tuple(winners), tuple(counts))


def final_count(position: Position, seat: i64) -> FinalCount:
    """LCN-148 to LCN-152: what was in hand, and what came on top of it."""
    lines = lines_of(position, seat)
    return FinalCount(
        cash=sum(lines[:FINAL_BUSINESSES]),
        businesses=lines[FINAL_BUSINESSES],
        monopolies=lines[FINAL_MONOPOLIES],
        business_bonus=lines[FINAL_BUSINESS_BONUS],
        most_gangsters=lines[MOST_GANGSTERS],
        power=lines[POWER],
        laundry=lines[LAUNDRY],
        ledger=ledger_in_hand(position, seat),
    )


def pay_most_gangsters(position: Position) -> None:
    """LCN-150, LCN-E65: 15,000 for the most active gangsters; on a tie nobody gets it."""
    crews: list[int] = [
        count(position.crew.men[seat] & ~position.crew.off) for seat in range(position.seats)
    ]
    most = max(crews)
    if crews.count(most) == 1:
        seat = crews.index(most)
        most_pays = position.rules.most_gangsters_pays
        pay_bonus(position, seat, most_pays, "gangsters", MOST_GANGSTERS)


def power_bonus(position: Position, seat: i64) -> i64:
    """LCN-151: the printed strengths of one's kills together, times 2,000, 4,000 or 6,000 for one,
    two, or more kills."""
    killed = members(position.crew.trophies[seat])
    if len(killed) == 0:
        return 0
    strength: i64 = 0
    for man in killed:
        strength += position.rules.strength[man]
    step = min(len(killed), 3) - 1
    return strength * position.rules.power_bonus[step]


def double_laundered(position: Position, seat: i64) -> None:
    """LCN-152."""
    money: i64 = position.laundered[seat]
    if money > 0:
        enter(position, seat, LAUNDRY, 2 * money)
        position.laundered[seat] = 0
        tell_laundered_doubled(position, seat, 2 * money)


def wealth(position: Position, seat: i64) -> i64:
    """Money now; what is laundered counts double (LCN-138)."""
    return position.cash[seat] + 2 * position.laundered[seat]


def table_value(position: Position, seat: i64) -> i64:
    """LCN-154: what all businesses and gangsters laid out have cost; Start Gangsters are free."""
    total: i64 = 0
    for business in members(position.town.owned[seat]):
        total += position.price_of(business)
    for man in members(position.crew.men[seat]):
        total += position.rules.price[man]
    return total


def dearest_card(position: Position, seat: i64) -> i64:
    """LCN-154: the highest price of a single card."""
    most: i64 = 0
    for business in members(position.town.owned[seat]):
        most = max(most, position.price_of(business))
    for man in members(position.crew.men[seat]):
        most = max(most, position.rules.price[man])
    return most


def standing_of(position: Position, seat: i64) -> tuple[int, int, int, int]:
    """LCN-153, LCN-154: money, then the value of the cards, then the dearest one, then the duel."""
    return (
        wealth(position, seat),
        table_value(position, seat),
        dearest_card(position, seat),
        position.duels[seat],
    )


def places_of(position: Position) -> tuple[int, ...]:
    standing = [standing_of(position, seat) for seat in range(position.seats)]
    return tuple([1 + len([one for one in standing if one > own]) for own in standing])


def fight_duel(position: Position) -> None:
    """LCN-154, LCN-E80: one die each, the highest wins the bout, and two bouts win the duel."""
    places = places_of(position)
    tied = [seat for seat in range(position.seats) if places[seat] == 1]
    while len(tied) > 1 and max([position.duels[seat] for seat in tied]) < 2:
        dice: list[int] = [1 + position.rng.below(6) for _ in tied]
        tell_duel_rolled(position, tied, dice)
        if dice.count(max(dice)) == 1:
            position.duels[tied[dice.index(max(dice))]] += 1
