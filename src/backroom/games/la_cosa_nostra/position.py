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
from backroom.kernel.rng import Rng
from backroom.kernel.state import State, Windows

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

    __slots__ = (
        "rules",
        "stage",
        "step",
        "start",
        "turn",
        "actor",
        "man",
        "job",
        "target",
        "fits",
        "victim_man",
        "victim_business",
        "dice",
        "wins",
        "stake",
        "needed",
        "used_markers",
        "robbers",
        "robber",
        "robbed",
        "rob_man",
        "rob_job",
        "loot",
        "trapper",
        "harmed_man",
        "harmed_business",
        "lethal",
        "harmed_by",
        "docs_left",
        "after",
        "peeker",
        "peeks",
        "back",
        "waiting",
        "brought",
        "asked",
        "rob_asked",
        "schemers",
        "gap_used",
        "assigned",
        "family",
        "cash",
        "laundered",
        "men",
        "recruits",
        "trophies",
        "men_off",
        "tasks",
        "planned",
        "buying",
        "henchmen",
        "saboteurs",
        "pistols",
        "distractions",
        "owned",
        "market",
        "stack",
        "businesses_off",
        "used",
        "markers",
        "monopolies",
        "hands",
        "drawn",
        "decks",
        "open_jobs",
        "hidden_jobs",
        "known",
        "influence",
        "influence_pile",
        "shown",
        "secret",
        "sure",
        "offers",
        "offered",
        "promises",
        "duels",
    )

    def __init__(
        self,
        rules: LcnRules,
        rng: Rng,
        windows: Windows,
        round: i64,
        pending: i64,
        stage: Stage,
        step: Step,
        start: i64,
        turn: i64,
        actor: i64,
        man: i64,
        job: i64,
        target: i64,
        fits: i64,
        victim_man: i64,
        victim_business: i64,
        dice: list[int],
        wins: i64,
        stake: i64,
        needed: list[int],
        used_markers: i64,
        robbers: list[int],
        robber: i64,
        robbed: i64,
        rob_man: i64,
        rob_job: i64,
        loot: i64,
        trapper: i64,
        harmed_man: i64,
        harmed_business: i64,
        lethal: bool,
        harmed_by: i64,
        docs_left: i64,
        after: After,
        peeker: i64,
        peeks: i64,
        back: Step,
        waiting: i64,
        brought: bool,
        asked: i64,
        rob_asked: i64,
        schemers: i64,
        gap_used: i64,
        assigned: i64,
        family: list[int],
        cash: list[int],
        laundered: list[int],
        men: list[int],
        recruits: list[int],
        trophies: list[int],
        men_off: i64,
        tasks: list[int],
        planned: i64,
        buying: i64,
        henchmen: i64,
        saboteurs: i64,
        pistols: i64,
        distractions: i64,
        owned: list[int],
        market: list[int],
        stack: list[int],
        businesses_off: i64,
        used: i64,
        markers: list[int],
        monopolies: list[int],
        hands: list[int],
        drawn: list[int],
        decks: list[int],
        open_jobs: list[int],
        hidden_jobs: list[int],
        known: list[int],
        influence: list[int],
        influence_pile: i64,
        shown: i64,
        secret: list[int],
        sure: list[int],
        offers: "tuple[OpenOffer, ...]",
        offered: list[int],
        promises: "tuple[PromiseMade, ...]",
        duels: list[int],
    ) -> None:
        super().__init__(rules.seats, round, pending, windows, rng)
        self.rules = rules
        self.stage = stage
        self.step = step
        self.start = start
        """The start player."""
        self.turn = turn
        """Whose regular turn it is, or comes next while a gap is open."""
        self.actor = actor
        """Who plans or executes a task now; differs from `turn` for a turn brought forward."""
        self.man = man
        """The gangster whose task is given or executed."""
        self.job = job
        """The job that has been revealed."""
        self.target = target
        """The player at whom an attack is aimed."""
        self.fits = fits
        """What he had to be aimed at when he was named: so much is known of the attack."""
        self.victim_man = victim_man
        self.victim_business = victim_business
        self.dice = dice
        self.wins = wins
        """How many dice of the job succeeded; of the Robbery while there is one."""
        self.stake = stake
        self.needed = needed
        """Kinds of businesses that markers must still provide for the Cash Job."""
        self.used_markers = used_markers
        """The set of businesses whose marker serves the Cash Job."""
        self.robbers = robbers
        """By seat: the gangster with whom it wants to rob, sealed until all have answered."""
        self.robber = robber
        """Who is robbing now."""
        self.robbed = robbed
        """Who would be paid if nobody robbed: the actor, or a robber who may be robbed."""
        self.rob_man = rob_man
        self.rob_job = rob_job
        self.loot = loot
        """What the Cash Job, or the Robbery being trapped, would pay."""
        self.trapper = trapper
        """Who may spring a Trap, or whose Trap has just closed."""
        self.harmed_man = harmed_man
        self.harmed_business = harmed_business
        self.lethal = lethal
        """Is the harm a death? Otherwise a deactivation."""
        self.harmed_by = harmed_by
        self.docs_left = docs_left
        """Who is still to be asked for an Emergency doc."""
        self.after = after
        self.peeker = peeker
        self.peeks = peeks
        """How many planned jobs may still be looked at."""
        self.back = back
        self.waiting = waiting
        """The step that goes on after looking, and whom it asks."""
        self.brought = brought
        """Is this turn brought forward by a Schemer?"""
        self.asked = asked
        """Who was asked, sealed, about objections or Schemers."""
        self.rob_asked = rob_asked
        """Who was asked, sealed, about Robberies."""
        self.schemers = schemers
        """Who has said yes, to an objection or to bringing a turn forward."""
        self.gap_used = gap_used
        """Who has brought a turn forward in this gap already."""
        self.assigned = assigned
        """How many tasks have been given in this planning turn."""
        self.family = family
        self.cash = cash
        self.laundered = laundered
        self.men = men
        """By seat: its gangsters on the table."""
        self.recruits = recruits
        """By seat: its gangsters under the boss."""
        self.trophies = trophies
        """By seat: the gangsters it has killed."""
        self.men_off = men_off
        """The deactivated gangsters."""
        self.tasks = tasks
        """By gangster: a job, PURCHASE plus a business, or NO_TASK."""
        self.planned = planned
        """The gangsters with a job: asked so often that it is kept beside `tasks`."""
        self.buying = buying
        """The gangsters with a purchase."""
        self.henchmen = henchmen
        self.saboteurs = saboteurs
        self.pistols = pistols
        self.distractions = distractions
        """The gangsters on whom such a card lies."""
        self.owned = owned
        """By seat: its businesses."""
        self.market = market
        self.stack = stack
        """The business stack from the top: blocks of cards, within each of which the order is
        nobody's knowledge."""
        self.businesses_off = businesses_off
        """The deactivated businesses."""
        self.used = used
        """The businesses whose ability was used in this round."""
        self.markers = markers
        """By business: how many markers of each seat lie on it, three bits a seat."""
        self.monopolies = monopolies
        """By monopoly: who holds it."""
        self.hands = hands
        """By seat and round: the jobs in hand."""
        self.drawn = drawn
        """By seat: the jobs just drawn, while objections are possible."""
        self.decks = decks
        """By round: the jobs not dealt."""
        self.open_jobs = open_jobs
        """By round: the jobs that everybody has seen."""
        self.hidden_jobs = hidden_jobs
        """By round: the jobs discarded face down."""
        self.known = known
        """By seat and round: jobs outside its hand whose place it knows all the same."""
        self.influence = influence
        self.influence_pile = influence_pile
        self.shown = shown
        """Influence cards discarded face up."""
        self.secret = secret
        """By seat: influence cards it has discarded face down."""
        self.sure = sure
        """By seat: influence cards that everybody knows to be in its hand."""
        self.offers = offers
        self.offered = offered
        """By seat: how many offers it has made in this round."""
        self.promises = promises
        self.duels = duels
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
