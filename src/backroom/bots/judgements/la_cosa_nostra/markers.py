"""Markers: what the use of a business is worth to whoever asks for it (LCN-78 to LCN-93)."""

from typing import final

from mypy_extensions import i64

from backroom.bots.judgements.la_cosa_nostra.jobs import cash_worth
from backroom.bots.judgements.la_cosa_nostra.needs import (
    available,
    lacking,
    lendable,
    provided,
)
from backroom.bots.judgements.la_cosa_nostra.plans import Sheet
from backroom.bots.judgements.la_cosa_nostra.sight import Sight
from backroom.games.la_cosa_nostra.pieces.rolling import help_on
from backroom.games.la_cosa_nostra.position import Position, Stage
from backroom.games.la_cosa_nostra.records import NONE
from backroom.games.la_cosa_nostra.rules import KINDS, Effect
from backroom.kernel.bitset import count


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
            job = rules.job_kind[position.crew.tasks[man]]
            if rules.effect[job] is Effect.CASH and rules.needs[job][kind] > 0:
                strength = position.strength_of(man)
                pay = cash_worth(sight, job, strength, help_on(position, man))
                best = max(best, with_marker(sight, job, kind, pay))
        men >>= 1
        man += 1
    later = hand_chance(sight)
    if later > 0.0:
        tasks = best_tasks(sight)
        for round in range(4):
            jobs: i64 = position.jobs.hands[4 * seat + round]
            place: i64 = 64 * round
            while jobs != 0:
                if jobs & 1:
                    job = rules.job_kind[place]
                    if rules.effect[job] is Effect.CASH and rules.needs[job][kind] > 0:
                        pay = cash_worth(sight, job, strongest_idle(position, seat), 0)
                        # A gangster who does this does nothing else.
                        pay -= max(
                            sight.weights.task[1] * sight.weights.growth[position.round],
                            sight.weights.displaces * displaced(tasks, job),
                        )
                        best = max(best, later * with_marker(sight, job, kind, pay))
                jobs >>= 1
                place += 1
    return best


@final
class BestTasks:
    """What this seat could do with its idle gangsters without one more marker: the best of each
    task, and how many of them there are men for."""

    __slots__ = ("worths", "jobs", "men")

    def __init__(self) -> None:
        self.worths: list[float] = []
        self.jobs: list[i64] = []
        """The kind of job, or none for a purchase."""
        self.men: i64 = 0


def best_tasks(sight: Sight) -> BestTasks:
    """None once all men have their tasks, or if nobody plans."""
    found = BestTasks()
    position = sight.position
    if position.stage is not Stage.PLANNING or sight.weights.displaces <= 0.0:
        return found
    men = position.idle_men(sight.seat)
    found.men = count(men)
    if found.men == 0:
        return found
    sheet = Sheet(sight, men)
    for column in range(sheet.columns):
        best = 0.0
        for row in sheet.worths:
            best = max(best, row[column])
        found.worths.append(best)
        found.jobs.append(sheet.kinds[column] if column < len(sheet.kinds) else NONE)
    return found


def displaced(tasks: BestTasks, job: i64) -> float:
    """What the man would have done otherwise: the worst of the tasks that find a man as it is,
    since whoever does one more job leaves out that one."""
    if tasks.men == 0:
        return 0.0
    others: list[float] = []
    for place in range(len(tasks.worths)):
        if tasks.jobs[place] != job:
            others.append(tasks.worths[place])
    if len(others) < tasks.men:
        return 0.0
    others.sort(reverse=True)
    return others[tasks.men - 1]


def hand_chance(sight: Sight) -> float:
    """How likely a job in hand is done in time."""
    position = sight.position
    if position.stage is Stage.PLANNING and position.idle_men(sight.seat) != 0:
        return 0.9
    return sight.weights.next_round if sight.after > 0 else 0.0


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
    if need <= provided(position, seat, kind):
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
        pay = (pay - sight.weights.usual_price) * sight.weights.deal_hope
        missing -= 1
    return max(0.0, pay)
