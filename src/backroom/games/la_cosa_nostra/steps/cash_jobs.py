"""Cash Jobs: the businesses they need, the Cops that help, and the pay (LCN-75 to LCN-91)."""

from typing import Final, final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import Do, Kind, LcnAction
from backroom.games.la_cosa_nostra.events.announce_jobs import tell_die_rerolled
from backroom.games.la_cosa_nostra.knowledge.view import LcnView
from backroom.games.la_cosa_nostra.pieces.ledger import CASH_JOBS, ROBBERIES
from backroom.games.la_cosa_nostra.pieces.money import pay_from_bank
from backroom.games.la_cosa_nostra.pieces.rolling import job_target, roll, successes_of, tell_roll
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.records import Robbery
from backroom.games.la_cosa_nostra.rules import COP, KINDS
from backroom.games.la_cosa_nostra.steps import open_job, robbery
from backroom.games.la_cosa_nostra.steps.step import Sieve, Step, Why
from backroom.games.la_cosa_nostra.trade.promises import note_profit
from backroom.games.la_cosa_nostra.words.saying import says
from backroom.kernel.actions import Action
from backroom.kernel.bitset import count, first, just, members
from backroom.kernel.messages import CardName, Message
from backroom.kernel.rng import Rng
from backroom.kernel.seats import only


@final
class NoMarkerFor(Why):
    def facts(self, position: Position, seat: i64, action: LcnAction) -> dict[str, object]:
        return {"kind": CardName("kind", position.job.needed[0])}


NO_MARKER_FOR: Final[Why] = NoMarkerFor("LCN-79", "no_marker_for")
MARKER_NEEDED: Final[Why] = NoMarkerFor("LCN-77", "marker_needed")
NO_SUCH_DIE: Final = Why("LCN-157", "no_such_die")


def marked_of_kind(position: Position, seat: i64, kind: i64) -> i64:
    """LCN-77, LCN-79: the others' active businesses of this kind with a marker of this player that
    does not serve this job yet."""
    found: i64 = 0
    for other in range(position.seats):
        if other != seat:
            for business in members(position.active_of_kind(other, kind)):
                if position.markers_on(business, seat) > 0:
                    found |= just(business)
    return found & ~position.job.serving


def missing_of_kind(position: Position, seat: i64, job: i64, kind: i64) -> i64:
    """LCN-77, LCN-E47: how many cards of this kind a job needs beyond one's own."""
    need: i64 = position.rules.needs[job][kind]
    if need == 0:
        return 0
    own = count(position.active_of_kind(seat, kind))
    return need - own if need > own else 0


def can_be_done(position: Position, seat: i64, job: i64) -> bool:
    """LCN-77: are all prerequisites of this kind of job at hand, owned or by a marker?"""
    for kind in range(KINDS):
        missing = missing_of_kind(position, seat, job, kind)
        if missing > 0 and count(marked_of_kind(position, seat, kind)) < missing:
            return False
    return True


def prepare(position: Position) -> None:
    """LCN-90, LCN-91, LCN-E47: markers that must serve do so at once, and where there is a choice
    the player is asked. If something is missing, the job lapses; markers stay (LCN-E48)."""
    seat = position.actor
    job = position.job_kind()
    if not can_be_done(position, seat, job):
        note_profit(position, seat, 0)
        open_job.lapse(position)
        return
    needed: list[int] = []
    for kind in range(KINDS):
        need: int = position.rules.needs[job][kind]
        if need > 0:
            marked = marked_of_kind(position, seat, kind)
            if count(marked) == missing_of_kind(position, seat, job, kind):
                position.job.serving |= marked
            else:
                needed += [kind] * min(need, count(marked))
    position.job.needed = tuple(needed)
    MARKERS.ask(position)


@final
class Markers(Step):
    """LCN-79, LCN-E47: which markers serve the job; where one's own cards are enough, perhaps
    none."""

    def ask(self, position: Position) -> None:
        position.step = self
        position.pending = only(position.actor) if len(position.job.needed) > 0 else 0

    def sift(self, position: Position, seat: i64, do: Kind, left: i64, sieve: Sieve) -> i64:
        kind: i64 = position.job.needed[0]
        if do is Do.PASS:
            missing = missing_of_kind(position, seat, position.job_kind(), kind)
            found = count(position.job.serving & position.rules.of_kind[kind])
            return sieve.when(left, found >= missing, MARKER_NEEDED)
        return sieve.only(left, marked_of_kind(position, seat, kind), NO_MARKER_FOR)

    def answer(self, position: Position, seat: i64, do: Kind, value: i64) -> None:
        job = position.job
        if do is Do.MARKER:
            job.serving |= just(value)
            job.needed = job.needed[1:]
        else:
            job.needed = tuple([kind for kind in job.needed if kind != job.needed[0]])
        self.ask(position)

    def go_on(self, position: Position) -> None:
        roll(position, position.actor, position.job.man, job_target(position))
        COPS.ask(position)

    def question(self, view: LcnView) -> Message:
        return says("ask-markers", kind=CardName("kind", view.needed[0]))


def idle_cops(position: Position, seat: i64) -> i64:
    """LCN-157, LCN-E4: the active Cops of this player that have not been used this round."""
    return position.active_of_kind(seat, COP) & ~position.town.used


@final
class Cops(Step):
    """LCN-157, LCN-E4: a Cop may let one die be rolled again, each Cop once a round."""

    def ask(self, position: Position) -> None:
        position.step = self
        idle = idle_cops(position, position.actor) != 0
        position.pending = only(position.actor) if idle else 0

    def sift(self, position: Position, seat: i64, do: Kind, left: i64, sieve: Sieve) -> i64:
        if do is Do.REROLL:
            return sieve.only(left, just(len(position.job.dice)) - 1, NO_SUCH_DIE)
        return left

    def answer(self, position: Position, seat: i64, do: Kind, value: i64) -> None:
        if do is Do.STAND:
            position.pending = 0
            return
        cop = first(idle_cops(position, seat))
        position.town.used |= just(cop)
        dice = list(position.job.dice)
        dice[value] = 1 + position.rng.below(6)
        tell_die_rerolled(position, seat, cop, position.job.dice[value], dice[value])
        position.job.dice = tuple(dice)
        tell_roll(position, seat, position.job.man, job_target(position))
        self.ask(position)

    def go_on(self, position: Position) -> None:
        """LCN-65, LCN-75: the dice stand as they are; then LCN-141: robbers may come."""
        job = position.job
        job.wins = successes_of(position, job_target(position))
        if job.wins == 0:
            note_profit(position, position.actor, 0)
            position.step = open_job.JOB_DONE
            return
        position.robbery = Robbery()
        position.robbery.loot = position.by_wins(position.job_kind())
        position.robbery.robbed = position.actor
        robbery.ROBBERS.ask(position)

    def neutral(self, position: Position, seat: i64, rng: Rng) -> Action:
        return Do.STAND[0]


@final
class Pay(Step):
    """LCN-75: paid at once, from the bank; to whoever has it after all robberies."""

    def go_on(self, position: Position) -> None:
        robbery = position.robbery
        earner = robbery.robbed
        own = earner == position.actor
        pay_from_bank(position, earner, robbery.loot, CASH_JOBS if own else ROBBERIES)
        if own:
            note_profit(position, position.actor, robbery.loot)
        position.step = open_job.JOB_DONE


MARKERS: Final = Markers("markers", [Do.MARKER, Do.PASS], ("LCN-77", "LCN-79", "LCN-E47"))
COPS: Final = Cops("reroll", [Do.STAND, Do.REROLL], ("LCN-157", "LCN-E4"))
PAY: Final[Step] = Pay("pay", [])
