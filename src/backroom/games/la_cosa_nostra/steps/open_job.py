"""A job from its reveal to its end (LCN-60 to LCN-73, LCN-E83)."""

from typing import Final, final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.events.announce_jobs import tell_job_lapsed, tell_job_revealed
from backroom.games.la_cosa_nostra.pieces.businesses import take_marker
from backroom.games.la_cosa_nostra.pieces.men import discard_help
from backroom.games.la_cosa_nostra.position import Position, round_of_job
from backroom.games.la_cosa_nostra.records import NO_JOB, NO_ROBBERY, NONE
from backroom.games.la_cosa_nostra.rules import DECK, Aim, Effect
from backroom.games.la_cosa_nostra.steps import action_phase, attacks, cash_jobs, special_jobs
from backroom.games.la_cosa_nostra.steps.step import Step
from backroom.games.la_cosa_nostra.trade.deals import expire_offers
from backroom.games.la_cosa_nostra.trade.promises import note_attack
from backroom.kernel.bitset import just, members
from backroom.kernel.items import exclude_at, include_at


def reveal(position: Position, seat: i64) -> None:
    """LCN-60, LCN-72: the card for all to see. From here on nobody may trade, if it is an Attack or
    a Cash Job (LCN-E56). LCN-E94: if it is no attack, nobody is hit by it."""
    job = position.job
    kind = position.rules.job_kind[position.crew.tasks[job.man]]
    if position.rules.ends_talk[kind]:
        expire_offers(position)
    if position.rules.aim[kind] is Aim.NOTHING:
        job.target = NONE
    else:
        note_attack(position, seat, job.target)
    job.card = turn_over(position, seat, job.man)
    position.pending = 0
    position.step = REVEALED


def turn_over(position: Position, seat: i64, man: i64) -> i64:
    """A planned job is turned over."""
    job: i64 = position.crew.tasks[man]
    round = round_of_job(job)
    position.end_task(man)
    card = just(job % DECK)
    include_at(position.jobs.shown, round, card)
    for other in range(position.seats):
        exclude_at(position.jobs.known, 4 * other + round, card)
    tell_job_revealed(position, seat, man, job)
    return job


def lapse(position: Position) -> None:
    """LCN-91, LCN-E54: something is missing, and nothing comes of the job."""
    tell_job_lapsed(position)
    position.step = JOB_DONE


@final
class Revealed(Step):
    """LCN-E83: what must be settled between the reveal and the roll."""

    def go_on(self, position: Position) -> None:
        kind = position.job_kind()
        if position.rules.effect[kind] is Effect.CASH:
            cash_jobs.prepare(position)
        elif position.rules.aim[kind] is Aim.NOTHING:
            special_jobs.prepare(position)
        else:
            attacks.prepare(position)


@final
class JobDone(Step):
    """LCN-60, LCN-90: the job is discarded with its Henchman and Saboteur; used markers go back,
    whatever came of the job (LCN-E30, LCN-E49)."""

    def go_on(self, position: Position) -> None:
        discard_help(position, position.job.man)
        for business in members(position.job.serving):
            take_marker(position, position.actor, business)
        position.job = NO_JOB
        position.robbery = NO_ROBBERY
        position.step = action_phase.TURN_DONE


REVEALED: Final[Step] = Revealed("revealed", [])
JOB_DONE: Final[Step] = JobDone("job_done", [])
