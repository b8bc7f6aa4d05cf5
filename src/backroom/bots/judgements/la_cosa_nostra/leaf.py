"""How everybody stands when a round begins: the searcher plays on so far, and no farther.

Who leads is everybody's target, and nobody lends him anything: of a thousand in hand little is left
of the lead in the end, while one more business opens doors in every round. So what a lead is worth
was not thought out but found (see weights.toml).
"""

from mypy_extensions import i64

from backroom.bots.judgement import shares
from backroom.bots.judgements.la_cosa_nostra.weights import Weights
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.steps.ending import power_bonus
from backroom.kernel.bitset import count


def win_shares(position: Position, weights: Weights) -> list[float]:
    """Each seat's share of the win, by what it has to begin this round with."""
    return shares(
        [prospects(position, weights, seat) for seat in range(position.seats)],
        weights.leaf_scale,
    )


def prospects(position: Position, weights: Weights, seat: i64) -> float:
    """What will be left of this seat's lead in the end, in thousands."""
    round = position.round
    total = weights.lead_cash[round] * float(position.cash[seat])
    total += weights.lead_laundered[round] * float(position.laundered[seat])
    total += weights.lead_business[round] * float(count(position.town.owned[seat]))
    total += weights.lead_kind[round] * float(kinds_of(position, seat))
    total += weights.lead_crew[round] * part_of_bonus(position, seat)
    return total + weights.lead_power * float(power_bonus(position, seat))


def kinds_of(position: Position, seat: i64) -> i64:
    """How many kinds of businesses this seat has."""
    total: i64 = 0
    for cards in position.rules.of_kind:
        if position.town.owned[seat] & cards != 0:
            total += 1
    return total


def part_of_bonus(position: Position, seat: i64) -> float:
    """LCN-150: the bonus for the most gangsters, as it would be divided now."""
    crew = count(position.crew.men[seat])
    equals = 0.0
    for other in range(position.seats):
        his = count(position.crew.men[other])
        if his > crew:
            return 0.0
        if his == crew:
            equals += 1.0
    return 1.0 / equals
