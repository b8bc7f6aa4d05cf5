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
from backroom.games.la_cosa_nostra.rules import DECK, Aim
from backroom.kernel.bitset import has, just, members


def plan_again(position: Position, weights: Weights, seat: i64) -> None:
    """LCN-39: everybody but this seat gives his gangsters the jobs that look best to him."""
    for other in range(position.seats):
        if other != seat and position.men_with_jobs(other) != 0:
            sight = Sight(position, weights, other)
            men = position.men_with_jobs(other)
            man: i64 = 0
            while men != 0:
                if men & 1 and not is_shown(position, man):
                    if man == position.job.man:
                        take_attack(sight, man)
                    else:
                        take_better_job(sight, man)
                men >>= 1
                man += 1


def is_shown(position: Position, man: i64) -> bool:
    """Has anybody looked at the job of this gangster, or has it been proven to be an attack?"""
    if position.job.man == man and position.rules.binding:
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
    exchange(sight, man, best)


def take_attack(sight: Sight, man: i64) -> None:
    """LCN-E94: what is announced is an attack, as a rule: the first of the same deck in hand."""
    position = sight.position
    rules = position.rules
    round = position.crew.tasks[man] // DECK
    for card in members(position.jobs.hands[4 * sight.seat + round]):
        if rules.aim[rules.job_kind[DECK * round + card]] is not Aim.NOTHING:
            if not has(position.crew.attacking, man):
                exchange(sight, man, DECK * round + card)
            return


def exchange(sight: Sight, man: i64, job: i64) -> None:
    """This job of the hand for the one that he has."""
    position = sight.position
    own: i64 = position.crew.tasks[man]
    if job != own:
        place = 4 * sight.seat + own // DECK
        hand = position.jobs.hands[place] & ~just(job % DECK)
        position.jobs.hands[place] = hand | just(own % DECK)
        position.give_task(man, job)
