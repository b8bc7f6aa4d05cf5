"""Worlds as they probably are: a redealt gangster carries any job, a real one a chosen job.

The others have planned the best they had. So in every imagined world they may still exchange what
lies on their gangsters for what is in their hands, where this seat cannot tell the difference.
"""

from mypy_extensions import i64

from backroom.bots.judgements.la_cosa_nostra.jobs import job_worth
from backroom.bots.judgements.la_cosa_nostra.sight import Sight
from backroom.bots.judgements.la_cosa_nostra.weights import Weights
from backroom.games.la_cosa_nostra.knowledge.who_knows import knowers_of
from backroom.games.la_cosa_nostra.pieces.rolling import help_on
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.rules import DECK
from backroom.games.la_cosa_nostra.steps.action_phase import ANNOUNCED
from backroom.kernel.bitset import just


def plan_again(position: Position, weights: Weights, seat: i64) -> None:
    """LCN-39: everybody but this seat gives his gangsters the jobs that look best to him."""
    for other in range(position.seats):
        if other != seat and position.men_with_jobs(other) != 0:
            sight = Sight(position, weights, other)
            men = position.men_with_jobs(other)
            man: i64 = 0
            while men != 0:
                if men & 1 and not is_shown(position, man):
                    take_better_job(sight, man)
                men >>= 1
                man += 1


def is_shown(position: Position, man: i64) -> bool:
    """Has anybody looked at the job of this gangster, or is it at work?"""
    if position.job.man == man and (position.step is ANNOUNCED or position.job.card >= 0):
        return True
    task: i64 = position.crew.tasks[man]
    return knowers_of(position, task // DECK, task % DECK) != 0


def take_better_job(sight: Sight, man: i64) -> None:
    """The best job of the same deck, of those in hand and the one he has."""
    position = sight.position
    round = position.crew.tasks[man] // DECK
    jobs: i64 = position.jobs.hands[4 * sight.seat + round]
    if jobs == 0:
        return
    kinds = position.rules.job_kind
    money = float(position.cash[sight.seat])
    strength = position.strength_of(man)
    help = help_on(position, man)
    own: i64 = position.crew.tasks[man]
    best = own
    most = job_worth(sight, kinds[own], man, strength, help, money)
    job: i64 = DECK * round
    while jobs != 0:
        if jobs & 1:
            worth = job_worth(sight, kinds[job], man, strength, help, money)
            if worth > most:
                most = worth
                best = job
        jobs >>= 1
        job += 1
    if best != own:
        position.crew.tasks[man] = best
        hand = position.jobs.hands[4 * sight.seat + round] & ~just(best % DECK)
        position.jobs.hands[4 * sight.seat + round] = hand | just(own % DECK)
