"""The worth of a world with everything open: for the searcher, who averages over many."""

from mypy_extensions import i64

from backroom.bots.judgement import shares
from backroom.bots.judgements.la_cosa_nostra.jobs import task_worth
from backroom.bots.judgements.la_cosa_nostra.plans import committed, receipts
from backroom.bots.judgements.la_cosa_nostra.sight import Sight, growth_after, paydays_left
from backroom.bots.judgements.la_cosa_nostra.taste import Taste
from backroom.games.la_cosa_nostra.businesses import income
from backroom.games.la_cosa_nostra.ending import power_bonus
from backroom.games.la_cosa_nostra.position import Position, Stage
from backroom.kernel.bitset import count


def win_shares(position: Position, taste: Taste) -> list[float]:
    """Each seat's share of the win, by how rich it will probably end."""
    scale = taste.leaf_scale + taste.leaf_scale_round * rounds_to_come(position)
    return shares([open_fortune(position, taste, seat) for seat in range(position.seats)], scale)


def rounds_to_come(position: Position) -> float:
    """How much of the game is left, in rounds; an action phase runs out with its tasks."""
    after = float(position.rules.last_round - position.round)
    if position.stage is Stage.PLANNING or position.stage is Stage.DRAW:
        return after + 1.0
    if position.stage is Stage.ACTION:
        men = 0.0
        busy = 0.0
        for seat in range(position.seats):
            men += float(count(position.men[seat]))
            busy += float(count(position.men_with_tasks(seat)))
        return after + 0.7 * busy / max(1.0, men)
    return after


def open_fortune(position: Position, taste: Taste, seat: i64) -> float:
    """How rich this seat will probably end, if one could see all cards."""
    after = float(position.rules.last_round - position.round)
    sight = Sight(position, taste, seat)
    money = float(position.cash[seat]) * (1.0 + taste.liquidity * after)
    money += 2.0 * float(position.laundered[seat])
    if position.stage is Stage.OVER:
        return money
    money += float(income(position, seat)) * paydays_left(position)
    money += float(power_bonus(position, seat)) + sight.crews[seat]
    later = growth_after(position, taste)
    busy = position.men_with_tasks(seat)
    at_hand = 0.0
    if busy != 0:
        spare = float(position.cash[seat]) - committed(position, seat) + 0.7 * receipts(sight)
        at_hand = max(0.0, spare)
    planning = position.stage is Stage.PLANNING or position.stage is Stage.DRAW
    men: i64 = position.men[seat]
    man: i64 = 0
    while men != 0:
        if men & 1:
            usual = taste.task[position.rules.strength[man]]
            money += usual * later
            if (busy >> man) & 1:
                reach = at_hand
                if (position.buying >> man) & 1:
                    reach = float(position.cash[seat]) + 0.6 * at_hand
                money += task_worth(sight, man, reach)
            elif planning:
                money += usual * taste.growth[position.round]
        men >>= 1
        man += 1
    return money
