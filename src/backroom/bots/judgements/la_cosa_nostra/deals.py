"""Deals: what an offer is worth to both sides, whose word counts, and what is asked for.

An offer costs no turn, so it is judged as what it adds to the best that one could do anyway. The
other side's answer is foreseen from what lies open; hand cards are never part of an offer, and what
one asks for is all that the others learn.
"""

from typing import Final

from mypy_extensions import i64

from backroom.bots.judgements.la_cosa_nostra.chances import help_on
from backroom.bots.judgements.la_cosa_nostra.jobs import (
    available,
    best_hit,
    cash_worth,
    enabled_by,
    lacking,
    lendable,
)
from backroom.bots.judgements.la_cosa_nostra.sight import Sight
from backroom.bots.judgements.la_cosa_nostra.turns import hit_on
from backroom.games.la_cosa_nostra.actions import Do, LcnAction, LcnDeal
from backroom.games.la_cosa_nostra.deals import find_offer
from backroom.games.la_cosa_nostra.position import Position, Stage, Step
from backroom.games.la_cosa_nostra.rules import KINDS, Aim, Effect
from backroom.games.la_cosa_nostra.terms import Offer, OpenOffer, Promise, PromiseKind, Side
from backroom.kernel.actions import Action
from backroom.kernel.bitset import count

NEVER: Final = -10.0
"""Worse than anything one would do by oneself."""
A_LITTLE: Final = 0.01
SURE: Final = 0.95
UNLIKELY: Final = 0.02


def judge_deals(sight: Sight, actions: tuple[Action, ...], likes: list[float]) -> None:
    """Puts the deals among the other actions: each is what it adds to the best of those."""
    base = NEVER
    for place in range(len(actions)):
        if not is_deal(actions[place]) and likes[place] > base:
            base = likes[place]
    asked = base > NEVER
    if not asked:
        base = 0.0
    for place in range(len(actions)):
        action = actions[place]
        if isinstance(action, LcnAction):
            if action.do is Do.ACCEPT:
                likes[place] = base + accept_like(sight, action.value)
            elif action.do is Do.REFUSE:
                likes[place] = base + A_LITTLE
        elif isinstance(action, LcnDeal):
            likes[place] = base + (saying_like(sight, action) if asked else NEVER)


def is_deal(action: Action) -> bool:
    if isinstance(action, LcnAction):
        return action.do is Do.ACCEPT or action.do is Do.REFUSE
    return True


def accept_like(sight: Sight, slot: i64) -> float:
    """What the deal is worth beyond refusing it."""
    offer = find_offer(sight.position, slot)
    if offer is None or not sight.taste.answers:
        return NEVER
    return answer_worth(sight, offer) - sight.taste.deal_margin


def answer_worth(sight: Sight, offer: OpenOffer) -> float:
    """An offer on the table, as its partner sees it."""
    return deal_worth(sight, offer.proposer, offer.gets, offer.gives, True)


def saying_like(sight: Sight, action: LcnDeal) -> float:
    """What an offer adds: the chance that it is accepted, times what the deal is worth."""
    said = action.said
    position = sight.position
    if not isinstance(said, Offer) or not sight.taste.deals:
        return NEVER  # markers and words are kept; a promise for nothing binds for nothing
    worth = deal_worth(sight, said.partner, said.gives, said.gets, True)
    if worth <= sight.taste.deal_margin:
        return NEVER
    said_enough = 0.02 * float(position.offered[sight.seat])
    return worth * acceptance(sight, said) - said_enough


def acceptance(sight: Sight, offer: Offer) -> float:
    """How likely the other side agrees: judged by its own interest as it lies open. The more has
    been said in this round, the surer that interest must be."""
    position = sight.position
    taste = sight.taste
    his = Sight(position, taste, offer.partner)
    worth = deal_worth(his, sight.seat, offer.gets, offer.gives, False)
    tired = 0.1 * float(position.offered[sight.seat])
    return SURE if worth > taste.deal_margin + tired else UNLIKELY


def deal_worth(sight: Sight, partner: i64, gives: Side, gets: Side, own: bool) -> float:
    """What this seat wins by giving and getting that, less what it lets the other win. `own` says
    whether it is our own seat, whose hand we know."""
    got = receipt(sight, sight.seat, partner, gets, own)
    paid = expense(sight, sight.seat, partner, gives, own)
    his = receipt(sight, partner, sight.seat, gives, False)
    his -= expense(sight, partner, sight.seat, gets, False)
    return got - paid - his * sight.grudges[partner]


def receipt(sight: Sight, taker: i64, giver: i64, side: Side, own: bool) -> float:
    """What this side of a deal is worth to whoever gets it."""
    position = sight.position
    taste = sight.taste
    total = float(side.cash) / 1000.0 * sight.rate
    for card in side.businesses:
        if own:
            total += sight.acquiring(card, giver, sight.paydays) + enabled_by(sight, card)
        else:
            total += sight.holding(giver, card, sight.paydays)
    for man in side.gangsters:
        total += sight.man_worth(man)
    for card in side.permits:
        if own:
            total += marker_worth(sight, position.rules.business_kind[card])
        else:
            total += taste.marker[position.round]
    for promise in side.promises:
        total += word_worth(sight, giver, taker, promise, own)
    return total


def expense(sight: Sight, giver: i64, taker: i64, side: Side, own: bool) -> float:
    """What this side of a deal costs whoever gives it. A marker costs nothing but what the other
    makes of it."""
    position = sight.position
    total = float(side.cash) / 1000.0 * sight.rate
    for card in side.businesses:
        total += sight.holding(giver, card, sight.paydays)
        total += sight.taste.variety * float(sight.after)
    for man in side.gangsters:
        total += sight.man_worth(man) + 3.0
    for promise in side.promises:
        if promise.kind is PromiseKind.NO_ATTACK:
            total += peace_cost(sight, giver, taker, own)
        elif promise.kind is PromiseKind.REPAY:
            total += float(promise.amount) / 1000.0
        elif promise.kind is PromiseKind.SHARE:
            total += 0.5 * sight.taste.marker[position.round]
    return total


# Markers


def marker_worth(sight: Sight, kind: i64) -> float:
    """What one more business of this kind, to be used once, does for our own Cash Jobs."""
    position = sight.position
    rules = position.rules
    seat = sight.seat
    best = 0.0
    men = position.men_with_jobs(seat)
    man: i64 = 0
    while men != 0:
        if men & 1:
            job = rules.job_kind[position.tasks[man]]
            if rules.effect[job] is Effect.CASH and rules.needs[job][kind] > 0:
                strength = position.strength_of(man)
                pay = cash_worth(sight, job, strength, help_on(position, man))
                best = max(best, with_marker(sight, job, kind, pay))
        men >>= 1
        man += 1
    later = hand_chance(sight)
    if later > 0.0:
        for round in range(4):
            jobs: i64 = position.hands[4 * seat + round]
            place: i64 = 64 * round
            while jobs != 0:
                if jobs & 1:
                    job = rules.job_kind[place]
                    if rules.effect[job] is Effect.CASH and rules.needs[job][kind] > 0:
                        pay = cash_worth(sight, job, strongest_idle(position, seat), 0)
                        # A gangster who does this does nothing else.
                        pay -= sight.taste.task[1] * sight.taste.growth[position.round]
                        best = max(best, later * with_marker(sight, job, kind, pay))
                jobs >>= 1
                place += 1
    return best


def hand_chance(sight: Sight) -> float:
    """How likely a job in hand is done in time."""
    position = sight.position
    if position.stage is Stage.PLANNING and position.idle_men(sight.seat) != 0:
        return 0.9
    return 0.3 if sight.after > 0 else 0.0


def strongest_idle(position: Position, seat: i64) -> i64:
    """How strong the strongest gangster is who has no task yet; a middling one if there is none."""
    best: i64 = 0
    men = position.idle_men(seat)
    man: i64 = 0
    while men != 0:
        if men & 1:
            best = max(best, position.strength_of(man))
        men >>= 1
        man += 1
    return best if best > 0 else 2


def with_marker(sight: Sight, job: i64, kind: i64, pay: float) -> float:
    """What this job is worth with one more of this kind, if it lacks that; the rest must still be
    found, and paid for."""
    position = sight.position
    seat = sight.seat
    need: i64 = position.rules.needs[job][kind]
    if need <= available(position, seat, kind):
        return 0.0
    missing = lacking(position, seat, job) - 1
    if missing > 0:
        for each in range(KINDS):
            wanted: i64 = position.rules.needs[job][each]
            if wanted > 0:
                short = wanted - available(position, seat, each)
                if short > 0 and lendable(position, seat, each) < short:
                    return 0.0
    while missing > 0:
        pay = (pay - sight.taste.usual_price) * sight.taste.deal_hope
        missing -= 1
    return max(0.0, pay)


# Words


def trust(position: Position, seat: i64) -> float:
    """How much this player's word is worth: what he has kept and broken before all eyes."""
    kept = 0.0
    broken = 0.0
    for made in position.promises:
        if made.by == seat:
            if made.status == "kept":
                kept += 1.0
            elif made.status == "broken":
                broken += 1.0
    return (1.5 + kept) / (2.0 + kept + 2.0 * broken)


def word_worth(sight: Sight, giver: i64, taker: i64, promise: Promise, own: bool) -> float:
    """What a promise is worth to whoever hears it."""
    position = sight.position
    kind = promise.kind
    if kind is PromiseKind.REPAY:
        return float(promise.amount) / 1000.0 * trust(position, giver) * sight.taste.faith
    if kind is PromiseKind.SHARE:
        return 0.5 * sight.taste.marker[position.round] * trust(position, giver)
    if kind is PromiseKind.NO_ATTACK:
        if has_promised_peace(position, giver, taker):
            return 0.0
        return threat_of(sight, giver, taker) * trust(position, giver)
    return 0.0


def has_promised_peace(position: Position, by: i64, to: i64) -> bool:
    for made in position.promises:
        if made.status == "open" and made.by == by and made.to == to:
            if made.promise.kind is PromiseKind.NO_ATTACK:
                return True
    return False


def threat_of(sight: Sight, attacker: i64, victim: i64) -> float:
    """What this player's attacks may cost that one in this round, by what lies open."""
    position = sight.position
    usual = sight.taste.threat * float(position.round)
    if position.step is Step.ANNOUNCED and position.actor == attacker:
        return 3.0 * usual if position.target == victim else 0.3 * usual
    if position.stage is Stage.PLANNING:
        hidden = count(position.men[attacker])
    else:
        hidden = count(position.men_with_jobs(attacker))
    return usual * min(1.0, 0.3 * float(hidden))


def peace_cost(sight: Sight, giver: i64, taker: i64, own: bool) -> float:
    """What it costs to leave that player alone: for our own seat the attacks it has at hand."""
    position = sight.position
    if has_promised_peace(position, giver, taker):
        return 0.0
    if not own:
        return 0.5 * threat_of(sight, giver, taker)
    rules = position.rules
    total = 0.0
    men = position.men_with_jobs(giver)
    man: i64 = 0
    while men != 0:
        if men & 1:
            kind = rules.job_kind[position.tasks[man]]
            if rules.aim[kind] is not Aim.NOTHING:
                strength = position.strength_of(man)
                help = help_on(position, man)
                best = best_hit(sight, kind, man, strength, help)
                if best.target == taker:
                    total += max(0.0, best.worth - second_best(sight, kind, man, taker))
                if position.step is Step.ANNOUNCED and position.target == taker:
                    total += 0.5
            elif rules.effect[kind] is Effect.ROBBERY:
                total += 0.5
        men >>= 1
        man += 1
    if position.stage is Stage.PLANNING and position.idle_men(giver) != 0:
        total += 0.3 * float(position.round)
    return total


def second_best(sight: Sight, kind: i64, man: i64, spared: i64) -> float:
    """The best this attack could do at anybody else."""
    position = sight.position
    best = 0.0
    for other in range(position.seats):
        if other != sight.seat and other != spared:
            strength = position.strength_of(man)
            best = max(best, hit_on(sight, kind, man, strength, help_on(position, man), other))
    return best
