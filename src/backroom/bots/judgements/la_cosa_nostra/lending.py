"""What the use of a business is worth to others, and what its owner asks for it (LCN-80, LCN-81).

A marker costs its owner nothing but what the other makes of it. What that is he does not know: but
the Cash Jobs of every round are printed, and who asks for a marker has one of them.
"""

from typing import Final

from mypy_extensions import i64

from backroom.bots.judgements.la_cosa_nostra.sight import Sight
from backroom.bots.judgements.la_cosa_nostra.weights import Weights
from backroom.games.la_cosa_nostra.position import Position, Stage
from backroom.games.la_cosa_nostra.records import NONE
from backroom.games.la_cosa_nostra.rules import KINDS, ROUNDS, Effect, LcnRules

LEFT_OVER: Final = 0.6
"""What a kind is worth of which no job of this round has need: jobs are kept, too."""
NEXT_TIME: Final = 0.6
"""What a marker is worth to somebody who has no job on his men: it may serve in the next round."""

FOR_THE_TAKER: Final = 1.05
"""However much one asks, so much is left to the taker: prices are full thousands, and there must be
one below what it is worth to him."""


def lending_table(rules: LcnRules, weights: Weights) -> list[float]:
    """By round and kind of business: what a marker is taken to be worth to whoever asks for it, in
    thousands."""
    found = [0.0 for _ in range((ROUNDS + 1) * KINDS)]
    for round in range(1, ROUNDS + 1):
        pays = [0.0 for _ in range(KINDS)]
        jobs = [0.0 for _ in range(KINDS)]
        for job in range(len(rules.effect)):
            if rules.round_of[job] == round - 1 and rules.effect[job] is Effect.CASH:
                for kind in range(KINDS):
                    if rules.needs[job][kind] > 0:
                        pays[kind] += float(rules.one[job] + rules.two[job])
                        jobs[kind] += 1.0
        total = sum(jobs)
        usual = sum(pays) / total if total > 0.0 else 1.0
        for kind in range(KINDS):
            part = pays[kind] / jobs[kind] / usual if jobs[kind] > 0.0 else LEFT_OVER
            found[round * KINDS + kind] = weights.marker[round] * part
    return found


def lending_worth(position: Position, weights: Weights, taker: i64, kind: i64) -> float:
    """What a marker on this kind of business is taken to be worth to that player."""
    if position.stage is Stage.PLANNING or position.men_with_jobs(taker) != 0:
        return weights.lending[position.round * KINDS + kind]
    if position.round == position.rules.last_round:
        return 0.0
    return NEXT_TIME * weights.lending[(position.round + 1) * KINDS + kind]


def asked_for(owner: Sight, taker: i64, kind: i64, own: bool) -> float:
    """What the owner wants for a marker at least, in thousands: a part of what the other gains by
    it, and so much that his lead does not grow. The more there are who could lend it, the less.
    `own` says whether it is our own seat that asks, or somebody whose price we guess."""
    position = owner.position
    worth = lending_worth(position, owner.weights, taker, kind)
    grudge = owner.grudges[taker]
    least = grudge * worth / (1.0 + grudge)
    weights = owner.weights
    rivalled = could_lend(position, taker, owner.seat, kind)
    wants = worth * (weights.lend_rivalled if rivalled else weights.lend_alone)
    if own:
        more = worth * (weights.ask_rivalled if rivalled else weights.ask_alone)
        wants = max(wants, min(more, worth - FOR_THE_TAKER))
    return max(least, wants)


def could_lend(position: Position, taker: i64, owner: i64, kind: i64) -> bool:
    """Is there anybody else whom he could ask for this kind?"""
    for other in range(position.seats):
        if other != taker and other != owner and position.active_of_kind(other, kind) != 0:
            return True
    return False


def marker_price(owner: Sight, taker: i64, kind: i64) -> i64:
    """The lowest price in full thousands at which this owner agrees."""
    rate = owner.rate * (1.0 + owner.grudges[taker])
    least = asked_for(owner, taker, kind, False) + owner.weights.deal_margin / rate
    return max(1, i64(least) + 1)


def cheapest_owner(sight: Sight, cards: list[i64]) -> i64:
    """Of these businesses of others, the one whose owner wants least for its use; NONE without."""
    position = sight.position
    best: i64 = NONE
    least: i64 = 0
    for card in cards:
        owner = position.keeper_of(card)
        price = marker_price(sight.of(owner), sight.seat, position.rules.business_kind[card])
        if best < 0 or price < least:
            best = card
            least = price
    return best
