"""What is asked in between: dice, robberies, traps, docs, stakes, recruits and hand limits."""

from mypy_extensions import i64

from backroom.bots.judgements.la_cosa_nostra.cards import kept
from backroom.bots.judgements.la_cosa_nostra.chances import just_one, two_or_more
from backroom.bots.judgements.la_cosa_nostra.jobs import USUAL_LOOT, enabled_by, job_worth
from backroom.bots.judgements.la_cosa_nostra.sight import Sight, crew_bonuses, growth_after
from backroom.games.la_cosa_nostra.actions import Do, LcnAction
from backroom.games.la_cosa_nostra.pieces.businesses import in_stack
from backroom.games.la_cosa_nostra.pieces.rolling import clamped, help_on, job_target, successes_of
from backroom.games.la_cosa_nostra.records import NONE
from backroom.games.la_cosa_nostra.rules import EMERGENCY_DOC, Aim, Effect
from backroom.games.la_cosa_nostra.steps.harm import harmed_seat
from backroom.games.la_cosa_nostra.steps.special_jobs import special_price
from backroom.kernel.bitset import count, first


def answer_like(sight: Sight, action: LcnAction) -> float:
    """How good this answer is to what is asked in the present step."""
    do = action.do
    value = action.value
    if do is Do.PASS or do is Do.STAND or do is Do.KEEP or do is Do.FAMILY:
        return 0.0
    if do is Do.MARKER:
        return -0.1  # LCN-E47: own cards first
    if do is Do.REROLL:
        return reroll_like(sight, value)
    if do is Do.ROB:
        return rob_like(sight, value)
    if do is Do.TRAP:
        return trap_like(sight, value)
    if do is Do.DOC:
        return doc_like(sight)
    if do is Do.SHOOT:
        return 1.0
    if do is Do.LAUNDER:
        return float(value)
    if do is Do.STAKE:
        return stake_like(sight, value)
    if do is Do.TAKE:
        business: i64 = sight.position.town.market[value]
        return take_like(sight, business)
    if do is Do.SEARCH:
        stack = in_stack(sight.position)
        return take_like(sight, first(stack & sight.position.rules.of_kind[value]))
    if do is Do.RECRUIT:
        return recruit_like(sight, value)
    if do is Do.DROP_JOB:
        return -job_in_hand_worth(sight, value)
    if do is Do.DROP_INFLUENCE:
        return -sight.weights.keep[value]
    if do is Do.OBJECT:
        return object_like(sight)
    return -1.0


def reroll_like(sight: Sight, die: i64) -> float:
    """LCN-157: what this die rolled again would bring."""
    position = sight.position
    target = job_target(position)
    if position.job.dice[die] >= target:
        return -5.0
    kind = position.job_kind()
    wins = successes_of(position, target)
    hit = just_one(1, target)
    if wins == 0:
        return hit * float(position.rules.one[kind])
    if wins == 1:
        return hit * float(position.rules.two[kind] - position.rules.one[kind])
    return -0.1


def rob_like(sight: Sight, man: i64) -> float:
    """LCN-141: this loot, against another that may come."""
    position = sight.position
    target = clamped(position, 4 + help_on(position, man))
    strength = position.strength_of(man)
    part = 0.5 * just_one(strength, target) + two_or_more(strength, target)
    unit = 1.0 + sight.grudges[position.robbery.robbed]
    now = float(position.robbery.loot) * part * unit - sight.breach(position.robbery.robbed)
    jobs: i64 = 0
    for other in range(position.seats):
        if other != sight.seat:
            jobs += count(position.men_with_jobs(other))
    chance = min(0.85, 0.12 * float(jobs))
    return now - chance * USUAL_LOOT[position.round] * 0.9 * part * unit


def trap_like(sight: Sight, man: i64) -> float:
    """LCN-142: the harm that is warded off, and perhaps the attacker's death; but a Trap that is
    sprung is gone."""
    position = sight.position
    target = clamped(position, 4 + help_on(position, man))
    strength = position.strength_of(man)
    one = just_one(strength, target)
    two = two_or_more(strength, target)
    robbing = position.robbery.robber >= 0
    hit = position.robbery.man if robbing else position.job.man
    attacker = position.robbery.robber if robbing else position.actor
    saved = harm_coming(sight)
    kill = sight.kill_worth(attacker, hit) if attacker >= 0 and hit >= 0 else 0.0
    left: i64 = 0
    for other in range(position.seats):
        if other != sight.seat:
            left += count(position.men_with_jobs(other))
    keep = 0.06 * float(left) * 4.0 * (one + two)
    return (one + two) * saved + two * kill - keep


def harm_coming(sight: Sight) -> float:
    """What the attack, or the Robbery, that has been rolled would cost this seat."""
    position = sight.position
    wins = position.job.wins
    if wins == 0:
        return 0.0
    if position.robbery.robber >= 0:
        loot = float(position.robbery.loot)
        return loot if wins > 1 else loot * 0.5
    kind = position.job_kind()
    rules = position.rules
    effect = rules.effect[kind]
    if rules.aim[kind] is Aim.PLAYER:
        money = float(rules.two[kind] if wins > 1 else rules.one[kind])
        return min(money, float(position.cash[sight.seat]))
    if position.job.victim_man >= 0:
        if wins > 1:
            return sight.losing_man(position.job.victim_man)
        return 3.0 if effect is Effect.CAR_BOMB else 0.0
    if position.job.victim_business >= 0:
        whole = sight.holding(sight.seat, position.job.victim_business, sight.paydays)
        if effect is Effect.PERSUASION:
            return whole * 1.3 if wins > 1 else 0.0
        deadly = effect is Effect.KILL_BUSINESSMAN or effect is Effect.ARSON
        if deadly and wins > 1:
            return whole
        return sight.holding(sight.seat, position.job.victim_business, sight.once)
    return 0.0


def doc_like(sight: Sight) -> float:
    """LCN-117: only for one's own, as a rule."""
    position = sight.position
    if harmed_seat(position) != sight.seat:
        return -2.0
    if position.harm.man >= 0:
        man = position.harm.man
        if position.harm.lethal:
            saved = sight.losing_man(man) - 2.0
            # The killer does not get his trophy.
            saved += 2.0 * float(position.rules.strength[man]) * sight.grudges[position.harm.by]
        else:
            saved = 3.0 if position.has_task(man) else 0.5
    else:
        business = position.harm.business
        saved = sight.holding(sight.seat, business, sight.once)
        if position.harm.lethal:
            saved = sight.holding(sight.seat, business, sight.paydays) - saved
    return saved - kept(sight, EMERGENCY_DOC)


def stake_like(sight: Sight, stake: i64) -> float:
    """LCN-173: all or nothing."""
    position = sight.position
    man = position.job.man
    target = job_target(position)
    strength = position.strength_of(man)
    chance = just_one(strength, target) + two_or_more(strength, target)
    return float(stake) * (2.0 * chance - 1.0 - sight.weights.doubt)


def take_like(sight: Sight, business: i64) -> float:
    """LCN-165, LCN-166: what a business brings beyond its special price."""
    price = float(special_price(sight.position, business))
    worth = sight.acquiring(business, NONE, sight.paydays) + enabled_by(sight, business)
    return worth - price * sight.rate


def recruit_like(sight: Sight, man: i64) -> float:
    """LCN-119: the tasks he will do, and the bonus for the most gangsters, for his price."""
    position = sight.position
    weights = sight.weights
    worth = weights.task[position.rules.strength[man]] * growth_after(position, weights)
    worth *= weights.recruit
    crews = crew_bonuses(position, weights, -1, sight.seat)
    worth += crews[sight.seat] - sight.crews[sight.seat]
    return worth - float(position.rules.price[man]) * sight.rate


def job_in_hand_worth(sight: Sight, kind: i64) -> float:
    """What a job kept for the next round promises."""
    return job_worth(sight, kind, NONE, 3, 0, 12.0)


def object_like(sight: Sight) -> float:
    """LCN-37: nothing but attacks; are they worse than usual jobs?"""
    position = sight.position
    weights = sight.weights
    total = 0.0
    cards: i64 = position.jobs.drawn[sight.seat]
    job: i64 = 64 * (position.round - 1)
    number = 0.0
    while cards != 0:
        if cards & 1:
            total += job_worth(sight, position.rules.job_kind[job], NONE, 2, 0, 5.0)
            number += 1.0
        cards >>= 1
        job += 1
    usual = weights.task[2] * weights.growth[position.round]
    return usual - total / number if number > 0.0 else 0.0
