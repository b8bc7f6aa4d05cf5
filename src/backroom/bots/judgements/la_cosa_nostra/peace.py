"""Peace and threats: what it is worth not to be attacked, and not to attack (LCN-97, LCN-98)."""

from mypy_extensions import i64

from backroom.bots.judgement import softened
from backroom.bots.judgements.la_cosa_nostra.hits import best_hit, hit_on
from backroom.bots.judgements.la_cosa_nostra.sight import Sight, scale_of
from backroom.games.la_cosa_nostra.pieces.rolling import help_on
from backroom.games.la_cosa_nostra.position import Position, Stage
from backroom.games.la_cosa_nostra.rules import Aim, Effect
from backroom.games.la_cosa_nostra.trade.terms import PromiseKind
from backroom.kernel.bitset import count


def has_promised_peace(position: Position, by: i64, to: i64) -> bool:
    for made in position.trade.promises:
        if made.status == "open" and made.by == by and made.to == to:
            if made.promise.kind is PromiseKind.NO_ATTACK:
                return True
    return False


def threat_of(sight: Sight, attacker: i64, victim: i64) -> float:
    """What this player's attacks may cost that one in this round, by what lies open."""
    position = sight.position
    usual = sight.weights.threat * float(position.round)
    if position.is_announced() and position.actor == attacker:
        return 3.0 * usual if position.job.target == victim else 0.3 * usual
    if position.stage is Stage.PLANNING:
        hidden = count(position.crew.men[attacker])
    else:
        hidden = count(position.men_with_jobs(attacker))
    return usual * min(1.0, 0.3 * float(hidden)) * lure(sight, attacker, victim)


def lure(sight: Sight, attacker: i64, victim: i64) -> float:
    """How much rather than anybody else this player is attacked: whoever leads, most."""
    rivals: list[float] = []
    place: i64 = 0
    for other in range(sight.position.seats):
        if other == victim:
            place = len(rivals)
        if other != attacker:
            rivals.append(sight.fortunes[other])
    chances = softened(rivals, scale_of(sight.position, sight.weights))
    return chances[place] * float(len(rivals))


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
            kind = rules.job_kind[position.crew.tasks[man]]
            if rules.aim[kind] is not Aim.NOTHING:
                strength = position.strength_of(man)
                help = help_on(position, man)
                best = best_hit(sight, kind, man, strength, help)
                if best.target == taker:
                    total += max(0.0, best.worth - second_best(sight, kind, man, taker))
                if position.is_announced() and position.job.target == taker:
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
