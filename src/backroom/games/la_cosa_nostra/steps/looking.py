"""Looking at planned jobs, with a Snitch, a Spy or a Lawyer (LCN-104 to LCN-106, LCN-155)."""

from typing import Final, final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import Do, Kind
from backroom.games.la_cosa_nostra.events.announce_rounds import tell_job_seen, tell_peeked
from backroom.games.la_cosa_nostra.knowledge.view import LcnView
from backroom.games.la_cosa_nostra.position import Position, round_of_job
from backroom.games.la_cosa_nostra.records import NO_PEEK, Peek
from backroom.games.la_cosa_nostra.rules import DECK
from backroom.games.la_cosa_nostra.steps.step import Sieve, Step, Why
from backroom.games.la_cosa_nostra.words.saying import says
from backroom.kernel.bitset import first, has, just
from backroom.kernel.items import include_at
from backroom.kernel.messages import Message
from backroom.kernel.seats import only

NOTHING_TO_SEE: Final = Why("LCN-E3", "nothing_to_see", "man")


def knows_job(position: Position, seat: i64, job: i64) -> bool:
    """Does this player know this job although it is face down and not his own?"""
    return has(position.jobs.known[4 * seat + round_of_job(job)], job % DECK)


def jobs_to_see(position: Position, seat: i64) -> i64:
    """LCN-104, LCN-E3: the gangsters of other players on whom a job lies that one does not know
    yet."""
    found: i64 = 0
    men = position.crew.planned & ~position.crew.men[seat]
    while men != 0:
        man = first(men)
        if not knows_job(position, seat, position.crew.tasks[man]):
            found |= just(man)
        men &= men - 1
    return found


def is_job_to_see(position: Position, seat: i64) -> bool:
    """Is there any of them? Asked far more often than which there are, and soon answered."""
    men = position.crew.planned & ~position.crew.men[seat]
    while men != 0:
        if not knows_job(position, seat, position.crew.tasks[first(men)]):
            return True
        men &= men - 1
    return False


def look(position: Position, seat: i64, times: i64) -> None:
    """What was asked waits until this player has looked at so many jobs."""
    peek = Peek()
    peek.seat = seat
    peek.left = times
    peek.back = position.step
    peek.waiting = position.pending
    position.peek = peek
    position.step = LOOK
    position.pending = only(seat)


@final
class Look(Step):
    """LCN-105: only for one's own eyes; what one knows already is not worth a look (LCN-E3)."""

    def sift(self, position: Position, seat: i64, do: Kind, left: i64, sieve: Sieve) -> i64:
        if do is Do.PEEK:
            return sieve.only(left, jobs_to_see(position, seat), NOTHING_TO_SEE)
        return left

    def answer(self, position: Position, seat: i64, do: Kind, value: i64) -> None:
        if do is Do.PEEK:
            job: i64 = position.crew.tasks[value]
            include_at(position.jobs.known, 4 * seat + round_of_job(job), just(job % DECK))
            tell_peeked(position, seat, value)
            tell_job_seen(position, seat, value, job)
            position.peek.left -= 1
            if position.peek.left > 0 and is_job_to_see(position, seat):
                return
        back = position.peek.back
        assert back is not None
        position.step = back
        position.pending = position.peek.waiting
        position.peek = NO_PEEK

    def question(self, view: LcnView) -> Message:
        return says("ask-peek", count=view.peeks)


LOOK: Final[Step] = Look("peek", [Do.PEEK, Do.PASS], ("LCN-104", "LCN-105", "LCN-E3"))
