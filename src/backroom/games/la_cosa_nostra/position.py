"""A table of La Cosa Nostra at one moment, and the small questions one asks of it."""

from enum import Enum
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.rules import (
    CREW,
    DECK,
    NO_TASK,
    PURCHASE,
    Effect,
    LcnRules,
)
from backroom.kernel.bitset import count, has, just
from backroom.kernel.state import State

if TYPE_CHECKING:
    from backroom.games.la_cosa_nostra.terms import OpenOffer, PromiseMade

NONE: Final = -1
MARKER_BITS: Final = 3
MARKER_MOST: Final = 7


class Stage(Enum):
    """The phases of a round (LCN-2); payday has two questions."""

    DRAW = "draw"
    PLANNING = "planning"
    ACTION = "action"
    RECRUITING = "recruiting"
    HAND_LIMIT = "hand_limit"
    OVER = "over"


class Step(Enum):
    """What is asked; those at the end ask nobody, they say what happens next."""

    OBJECT = "object"
    PLAN = "plan"
    TASK = "task"
    PEEK = "peek"
    GAP = "gap"
    LAST_CALL = "last_call"
    TURN = "turn"
    ANNOUNCED = "announced"
    VICTIM = "victim"
    MARKERS = "markers"
    STAKE = "stake"
    REROLL = "reroll"
    ROBBERY = "robbery"
    TRAP = "trap"
    DOC = "doc"
    SHOOT_BACK = "shoot_back"
    LAUNDER = "launder"
    BUY = "buy"
    SEARCH = "search"
    RECRUIT = "recruit"
    DROP = "drop"
    OVER = "over"
    PLANNED = "planned"
    REVEALED = "revealed"
    ROLLED = "rolled"
    EFFECT = "effect"
    HARM = "harm"
    NEXT_ROBBER = "next_robber"
    ROBBERY_ROLLED = "robbery_rolled"
    PAY = "pay"
    JOB_DONE = "job_done"
    TURN_DONE = "turn_done"
    PAYDAY = "payday"
    ROUND_DONE = "round_done"


class After(Enum):
    """What goes on when a kill or deactivation is settled."""

    JOB = "job"
    """The attack has had its effect: the job is done."""
    TRAP = "trap"
    """A Trap has caught the attacker: the attack is void."""
    ROBBER = "robber"
    """A Trap has caught the robber: the next robber may try."""


class Position(State):
    """All that lies on the table and is held in hands.

    Men, businesses and the jobs of one round are sets with a bit a card; influence cards are
    bundles by kind; money is in thousands. Lists with four entries a seat are by seat and round.
    """

    rules: LcnRules
    stage: Stage
    step: Step
    start: i64
    """The start player."""
    turn: i64
    """Whose regular turn it is, or comes next while a gap is open."""
    actor: i64
    """Who plans or executes a task now; differs from `turn` for a turn brought forward."""
    man: i64
    """The gangster whose task is given or executed."""
    job: i64
    """The job that has been revealed."""
    target: i64
    """The player at whom an attack is aimed."""
    fits: i64
    """What he had to be aimed at when he was named: so much is known of the attack."""
    victim_man: i64
    victim_business: i64
    dice: list[int]
    wins: i64
    """How many dice of the job succeeded; of the Robbery while there is one."""
    stake: i64
    needed: list[int]
    """Kinds of businesses that markers must still provide for the Cash Job."""
    used_markers: i64
    """The set of businesses whose marker serves the Cash Job."""
    robbers: list[int]
    """By seat: the gangster with whom it wants to rob, sealed until all have answered."""
    robber: i64
    """Who is robbing now."""
    robbed: i64
    """Who would be paid if nobody robbed: the actor, or a robber who may be robbed."""
    rob_man: i64
    rob_job: i64
    loot: i64
    """What the Cash Job, or the Robbery being trapped, would pay."""
    trapper: i64
    """Who may spring a Trap, or whose Trap has just closed."""
    harmed_man: i64
    harmed_business: i64
    lethal: bool
    """Is the harm a death? Otherwise a deactivation."""
    harmed_by: i64
    docs_left: i64
    """Who is still to be asked for an Emergency doc."""
    after: After
    peeker: i64
    peeks: i64
    """How many planned jobs may still be looked at."""
    back: Step
    waiting: i64
    """The step that goes on after looking, and whom it asks."""
    brought: bool
    """Is this turn brought forward by a Schemer?"""
    asked: i64
    """Who was asked, sealed, about objections or Schemers."""
    rob_asked: i64
    """Who was asked, sealed, about Robberies."""
    schemers: i64
    """Who has said yes, to an objection or to bringing a turn forward."""
    gap_used: i64
    """Who has brought a turn forward in this gap already."""
    assigned: i64
    """How many tasks have been given in this planning turn."""
    family: list[int]
    cash: list[int]
    laundered: list[int]
    men: list[int]
    """By seat: its gangsters on the table."""
    recruits: list[int]
    """By seat: its gangsters under the boss."""
    trophies: list[int]
    """By seat: the gangsters it has killed."""
    men_off: i64
    """The deactivated gangsters."""
    tasks: list[int]
    """By gangster: a job, PURCHASE plus a business, or NO_TASK."""
    planned: i64
    """The gangsters with a job: asked so often that it is kept beside `tasks`."""
    buying: i64
    """The gangsters with a purchase."""
    henchmen: i64
    saboteurs: i64
    pistols: i64
    distractions: i64
    """The gangsters on whom such a card lies."""
    owned: list[int]
    """By seat: its businesses."""
    market: list[int]
    stack: list[int]
    """The business stack from the top: blocks of cards, within each of which the order is
    nobody's knowledge."""
    businesses_off: i64
    """The deactivated businesses."""
    used: i64
    """The businesses whose ability was used in this round."""
    markers: list[int]
    """By business: how many markers of each seat lie on it, three bits a seat."""
    monopolies: list[int]
    """By monopoly: who holds it."""
    hands: list[int]
    """By seat and round: the jobs in hand."""
    drawn: list[int]
    """By seat: the jobs just drawn, while objections are possible."""
    decks: list[int]
    """By round: the jobs not dealt."""
    open_jobs: list[int]
    """By round: the jobs that everybody has seen."""
    hidden_jobs: list[int]
    """By round: the jobs discarded face down."""
    known: list[int]
    """By seat and round: jobs outside its hand whose place it knows all the same."""
    influence: list[int]
    influence_pile: i64
    shown: i64
    """Influence cards discarded face up."""
    secret: list[int]
    """By seat: influence cards it has discarded face down."""
    sure: list[int]
    """By seat: influence cards that everybody knows to be in its hand."""
    offers: "tuple[OpenOffer, ...]"
    offered: list[int]
    """By seat: how many offers it has made in this round."""
    promises: "tuple[PromiseMade, ...]"
    duels: list[int]
    """By seat: dice won in the final duel (LCN-E80)."""

    # Men

    def strength_of(self, man: i64) -> i64:
        """LCN-8, LCN-110, LCN-111, LCN-E39: the pistols on the card, one more with a Machine
        Pistol, one less with a Distraction, never below 1."""
        strength = self.rules.strength[man]
        if has(self.pistols, man):
            strength += 1
        if has(self.distractions, man):
            strength -= 1
        return max(strength, self.rules.least_strength)

    def owner_of_man(self, man: i64) -> i64:
        """Who has this gangster on the table; NONE if nobody."""
        for seat in range(self.seats):
            if has(self.men[seat], man):
                return seat
        return NONE

    def give_task(self, man: i64, task: i64) -> None:
        """LCN-39, LCN-40: a job or a purchase for this gangster."""
        self.tasks[man] = task
        if task < PURCHASE:
            self.planned |= just(man)
        else:
            self.buying |= just(man)

    def end_task(self, man: i64) -> None:
        """This gangster has nothing to do any more."""
        self.tasks[man] = NO_TASK
        self.planned &= ~just(man)
        self.buying &= ~just(man)

    def has_task(self, man: i64) -> bool:
        return has(self.planned | self.buying, man)

    def has_job(self, man: i64) -> bool:
        """Does a face-down job lie on this gangster?"""
        return has(self.planned, man)

    def men_with_tasks(self, seat: i64) -> i64:
        """The gangsters of this player who have something to do."""
        return self.men[seat] & (self.planned | self.buying)

    def men_with_jobs(self, seat: i64) -> i64:
        """The gangsters of this player on whom a face-down job lies."""
        return self.men[seat] & self.planned

    def idle_men(self, seat: i64) -> i64:
        """LCN-38: the gangsters of this player without a task."""
        return self.men[seat] & ~(self.planned | self.buying)

    def effect_on(self, man: i64) -> Effect:
        """What the job on this gangster does."""
        return self.rules.effect[self.rules.job_kind[self.tasks[man]]]

    # Businesses

    def active(self, seat: i64) -> i64:
        """LCN-129, LCN-131: the businesses of this player that are not deactivated."""
        return self.owned[seat] & ~self.businesses_off

    def active_of_kind(self, seat: i64, kind: i64) -> i64:
        return self.owned[seat] & ~self.businesses_off & self.rules.of_kind[kind]

    def owner_of_business(self, business: i64) -> i64:
        """Who has it laid out; NONE if nobody."""
        for seat in range(self.seats):
            if has(self.owned[seat], business):
                return seat
        return NONE

    def buyer_of(self, business: i64) -> i64:
        """LCN-40: on which gangster this card lies as a planned purchase; NONE if on nobody."""
        for man in range(len(self.tasks)):
            if self.tasks[man] == PURCHASE + business:
                return man
        return NONE

    def markers_on(self, business: i64, seat: i64) -> i64:
        """How many markers of this player lie on this business."""
        return (self.markers[business] >> (MARKER_BITS * seat)) & MARKER_MOST

    def markers_used_by(self, seat: i64) -> i64:
        """LCN-85: how many of this player's markers are on the table."""
        total: i64 = 0
        shift = MARKER_BITS * seat
        for each in self.markers:
            if each != 0:
                total += (each >> shift) & MARKER_MOST
        return total

    # Turns

    def after_seat(self, seat: i64) -> i64:
        return (seat + 1) % self.seats

    def jobs_in_hand(self, seat: i64) -> i64:
        total: i64 = 0
        for round in range(4):
            total += count(self.hands[4 * seat + round])
        return total

    def is_locked(self) -> bool:
        """LCN-72, LCN-E56: between a reveal and the end of its consequences nobody may trade."""
        return self.job >= 0 or self.stage is Stage.DRAW or self.stage is Stage.OVER


def round_of_job(job: i64) -> i64:
    """0 for round I."""
    return job // DECK


def family_men(family: i64) -> i64:
    """The six gangsters of a family."""
    crew: i64 = 63
    return crew << (CREW * family)
