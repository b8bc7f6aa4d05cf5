"""A table of La Cosa Nostra at one moment, and the small questions one asks of it."""

from enum import Enum
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.records import (
    NONE,
    Crew,
    Harm,
    Influence,
    Job,
    Jobs,
    Peek,
    Robbery,
    Town,
    Trade,
)
from backroom.games.la_cosa_nostra.rules import (
    CREW,
    DECK,
    NO_TASK,
    PURCHASE,
    Aim,
    Effect,
    LcnRules,
)
from backroom.kernel.bitset import count, has, just
from backroom.kernel.items import include_at
from backroom.kernel.state import State

if TYPE_CHECKING:
    from backroom.games.la_cosa_nostra.events.final_count import Death
    from backroom.games.la_cosa_nostra.steps.step import Step

MARKER_BITS: Final = 3
MARKER_MOST: Final = 7


class Stage(Enum):
    """The phases of a round (LCN-2), with the last word before payday, which has two questions;
    and before all of them the choice of families."""

    FAMILIES = "families"
    DRAW = "draw"
    PLANNING = "planning"
    ACTION = "action"
    LAST_WORD = "last_word"
    RECRUITING = "recruiting"
    HAND_LIMIT = "hand_limit"
    OVER = "over"


class Position(State):
    """All that lies on the table and is held in hands, and what is going on."""

    rules: LcnRules
    stage: Stage
    step: "Step"
    start: i64
    """The start player."""
    turn: i64
    """Whose regular turn it is, or comes next while a gap is open."""
    actor: i64
    """Who plans or executes a task now; differs from `turn` for a turn brought forward."""
    picked: i64
    """The gangster to whom a task is given."""
    assigned: i64
    """How many tasks have been given in this planning turn; in an action turn, how many threats
    have been taken back; at payday, how many players have had their turn to recruit."""
    brought: bool
    """Is this turn brought forward by a Schemer?"""
    gap_used: i64
    """Who has brought a turn forward in this gap already; at payday, who has recruited."""
    asked: i64
    """Who was asked, sealed, about objections or Schemers."""
    agreed: i64
    """Who of them has said yes."""
    family: list[int]
    cash: list[int]
    laundered: list[int]
    ledger: list[int]
    """By seat: where its money has come from and gone to, three lines a number
    (pieces/ledger.py)."""
    deaths: "tuple[Death, ...]"
    """Who has killed whom, and with what."""
    duels: list[int]
    """By seat: dice won in the final duel (LCN-E80)."""
    crew: Crew
    town: Town
    jobs: Jobs
    influence: Influence
    trade: Trade
    job: Job
    robbery: Robbery
    harm: Harm
    peek: Peek

    # Men

    def strength_of(self, man: i64) -> i64:
        """LCN-8, LCN-110, LCN-111, LCN-E39: the pistols on the card, one more with a Machine
        Pistol, one less with a Distraction, never below 1."""
        strength = self.rules.strength[man]
        if has(self.crew.pistols, man):
            strength += 1
        if has(self.crew.distractions, man):
            strength -= 1
        return max(strength, self.rules.least_strength)

    def owner_of_man(self, man: i64) -> i64:
        """Who has this gangster on the table; NONE if nobody."""
        for seat in range(self.seats):
            if has(self.crew.men[seat], man):
                return seat
        return NONE

    def give_task(self, man: i64, task: i64) -> None:
        """LCN-39, LCN-40: a job or a purchase for this gangster, in place of what he had."""
        crew = self.crew
        if crew.tasks[man] != NO_TASK:
            self.end_task(man)
        crew.tasks[man] = task
        if task >= PURCHASE:
            crew.buying |= just(man)
            return
        crew.planned |= just(man)
        kind = self.rules.job_kind[task]
        effect = self.rules.effect[kind]
        if effect is Effect.ROBBERY:
            crew.robbing |= just(man)
        elif effect is Effect.TRAP:
            crew.trapping |= just(man)
        elif self.rules.aim[kind] is not Aim.NOTHING:
            crew.attacking |= just(man)

    def end_task(self, man: i64) -> None:
        """This gangster has nothing to do any more."""
        crew = self.crew
        crew.tasks[man] = NO_TASK
        others = ~just(man)
        crew.planned &= others
        crew.buying &= others
        crew.robbing &= others
        crew.trapping &= others
        crew.attacking &= others

    def has_task(self, man: i64) -> bool:
        return has(self.crew.planned | self.crew.buying, man)

    def has_job(self, man: i64) -> bool:
        """Does a face-down job lie on this gangster?"""
        return has(self.crew.planned, man)

    def men_with_tasks(self, seat: i64) -> i64:
        """The gangsters of this player who have something to do."""
        return self.crew.men[seat] & (self.crew.planned | self.crew.buying)

    def men_with_jobs(self, seat: i64) -> i64:
        """The gangsters of this player on whom a face-down job lies."""
        return self.crew.men[seat] & self.crew.planned

    def idle_men(self, seat: i64) -> i64:
        """LCN-38: the gangsters of this player without a task."""
        return self.crew.men[seat] & ~(self.crew.planned | self.crew.buying)

    # Businesses

    def active(self, seat: i64) -> i64:
        """LCN-129, LCN-131: the businesses of this player that are not deactivated."""
        return self.town.owned[seat] & ~self.town.off

    def active_of_kind(self, seat: i64, kind: i64) -> i64:
        return self.town.owned[seat] & ~self.town.off & self.rules.of_kind[kind]

    def owner_of_business(self, business: i64) -> i64:
        """Who has it laid out; NONE if nobody."""
        for seat in range(self.seats):
            if has(self.town.owned[seat], business):
                return seat
        return NONE

    def buyer_of(self, business: i64) -> i64:
        """LCN-40: on which gangster this card lies as a planned purchase; NONE if on nobody."""
        tasks = self.crew.tasks
        for man in range(len(tasks)):
            if tasks[man] == PURCHASE + business:
                return man
        return NONE

    def keeper_of(self, business: i64) -> i64:
        """Who has this business laid out, or plans to buy it; NONE if nobody."""
        buyer = self.buyer_of(business)
        return self.owner_of_man(buyer) if buyer >= 0 else self.owner_of_business(business)

    def price_of(self, business: i64) -> i64:
        """LCN-11: twice its income."""
        return self.rules.business_price[self.rules.business_kind[business]]

    def markers_on(self, business: i64, seat: i64) -> i64:
        """How many markers of this player lie on this business."""
        return (self.town.markers[business] >> (MARKER_BITS * seat)) & MARKER_MOST

    def markers_used_by(self, seat: i64) -> i64:
        """LCN-85: how many of this player's markers are on the table."""
        total: i64 = 0
        shift = MARKER_BITS * seat
        for each in self.town.markers:
            if each != 0:
                total += (each >> shift) & MARKER_MOST
        return total

    # Jobs and turns

    def after_seat(self, seat: i64) -> i64:
        return (seat + 1) % self.seats

    def from_start(self, place: i64) -> i64:
        """The player so many places clockwise from the start player."""
        return (self.start + place) % self.seats

    def jobs_in_hand(self, seat: i64) -> i64:
        total: i64 = 0
        for round in range(4):
            total += count(self.jobs.hands[4 * seat + round])
        return total

    def job_kind(self) -> i64:
        """The kind of the job that lies open."""
        return self.rules.job_kind[self.job.card]

    def by_wins(self, kind: i64) -> i64:
        """LCN-65: the number that a kind of job prints for two successes, or for one."""
        return self.rules.two[kind] if self.job.wins > 1 else self.rules.one[kind]

    def is_locked(self) -> bool:
        """LCN-72, LCN-81, LCN-E56: between the reveal of an Attack or a Cash Job and the end of its
        consequences nobody may trade."""
        if self.job.card >= 0:
            return self.rules.ends_talk[self.job_kind()]
        return self.stage in (Stage.FAMILIES, Stage.DRAW, Stage.HAND_LIMIT, Stage.OVER)

    def is_announced(self) -> bool:
        """LCN-70, LCN-71: is an attack announced, and not revealed yet?"""
        return self.job.man >= 0 and self.job.card < 0

    def discard_hidden(self, seat: i64, job: i64) -> None:
        """A job goes out of the game face down; whose it was knows where it lies."""
        round = round_of_job(job)
        include_at(self.jobs.hidden, round, just(job % DECK))
        include_at(self.jobs.known, 4 * seat + round, just(job % DECK))


def round_of_job(job: i64) -> i64:
    """0 for round I."""
    return job // DECK


def family_men(family: i64) -> i64:
    """The six gangsters of a family."""
    crew: i64 = 63
    return crew << (CREW * family)
