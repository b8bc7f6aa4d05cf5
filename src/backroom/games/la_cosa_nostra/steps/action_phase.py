"""The action phase: whose turn it is, what Schemers do to that, and what is done with a task
(LCN-50 to LCN-58, LCN-112 to LCN-116)."""

from typing import Final, final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import Do, Kind, LcnAction
from backroom.games.la_cosa_nostra.events.announce_jobs import tell_attack_begun, tell_target_named
from backroom.games.la_cosa_nostra.events.announce_rounds import (
    tell_purchase_done,
    tell_turn_brought_forward,
    tell_turn_skipped,
    tell_turn_started,
)
from backroom.games.la_cosa_nostra.knowledge.view import LcnView
from backroom.games.la_cosa_nostra.pieces.aims import (
    aims_at,
    aims_at_anybody,
    targets_of,
    without_victim,
)
from backroom.games.la_cosa_nostra.pieces.businesses import return_own_markers, update_monopolies
from backroom.games.la_cosa_nostra.pieces.ledger import PURCHASES, enter
from backroom.games.la_cosa_nostra.pieces.men import discard_help, lose_task
from backroom.games.la_cosa_nostra.position import Position, Stage
from backroom.games.la_cosa_nostra.records import NO_JOB, NONE, Job
from backroom.games.la_cosa_nostra.rules import PURCHASE, SCHEMER
from backroom.games.la_cosa_nostra.steps import open_job, payday
from backroom.games.la_cosa_nostra.steps.influence import (
    NO_SUCH_CARD,
    Gap,
    can_play_something,
    card_choices,
    could_play_something,
    holds_card,
    spend,
)
from backroom.games.la_cosa_nostra.steps.step import ALLOWED, WRONG_STEP, Sieve, Step, Why
from backroom.games.la_cosa_nostra.words.saying import says
from backroom.kernel.action_sets import together
from backroom.kernel.actions import Action
from backroom.kernel.bitset import first, has, just
from backroom.kernel.bundle import EMPTY, count_of
from backroom.kernel.items import include_at
from backroom.kernel.messages import Message, SeatName
from backroom.kernel.rng import Rng
from backroom.kernel.seats import all_of, holds, only
from backroom.kernel.state import Windows

SCHEMED_ALREADY: Final = Why("LCN-115", "cannot_scheme")
CANNOT_SCHEME: Final = Why("LCN-E7", "cannot_scheme")
BROUGHT_FORWARD: Final = Why("LCN-116", "brought_forward")
TASK_TO_DO: Final = Why("LCN-55", "task_to_do")
NOT_YOURS: Final = Why("LCN-50", "not_your_man", "man")
NO_TASK_HERE: Final = Why("LCN-50", "no_task", "man")
TOO_DEAR: Final = Why("LCN-54", "too_dear", "money")
ONLY_IN_REACTION: Final = Why("LCN-140", "only_in_reaction")
NO_VICTIM_ANYWHERE: Final = Why("LCN-E54", "no_victim_anywhere")
NOT_YOURS_TO_ABANDON: Final = Why("LCN-53", "not_your_man", "man")
NOTHING_TO_ABANDON: Final = Why("LCN-53", "no_task", "man")
NAMED_ALREADY: Final = Why("LCN-70", "named_already")
NAME_TARGET_FIRST: Final = Why("LCN-70", "name_target_first")
NOT_A_TARGET: Final = Why("LCN-69", "not_a_target")


@final
class NoVictim(Why):
    """LCN-E54: for a reveal, too, it is the named player who has nothing to hit."""

    def facts(self, position: Position, seat: i64, action: LcnAction) -> dict[str, object]:
        target = action.value if action.do is Do.TARGET else position.job.target
        return {"target": SeatName(target)}


ONLY_SKIP: Final = Do.SKIP.sets.of(1)
NO_VICTIM: Final[Why] = NoVictim("LCN-E54", "no_victim")


def begin(position: Position) -> None:
    """LCN-50: the start player is first to act."""
    position.stage = Stage.ACTION
    position.turn = position.start
    position.step = TURN_DONE
    position.pending = 0
    position.agreed = 0
    position.gap_used = 0
    position.brought = True  # so that the gap before the start player's turn is opened


@final
class TurnDone(Step):
    """LCN-50, LCN-52, LCN-56: the next player with a task; without any task left it is payday.
    LCN-112, LCN-E8, LCN-E9: after a turn brought forward, the next Schemer, or another gap."""

    def go_on(self, position: Position) -> None:
        position.job = NO_JOB
        position.actor = NONE
        position.pending = 0
        if position.crew.planned | position.crew.buying == 0:
            position.brought = False
            position.step = payday.PAYDAY
            return
        if position.brought:
            position.brought = False
            if position.agreed != 0:
                next_schemer(position)
                return
        else:
            position.turn = position.after_seat(position.turn)
            position.gap_used = 0
        while position.men_with_tasks(position.turn) == 0:
            position.turn = position.after_seat(position.turn)
            position.gap_used = 0
        SCHEMERS.ask(position)


def may_scheme(position: Position, seat: i64) -> bool:
    """LCN-E7, LCN-E10: before another's turn, with a task of one's own."""
    return seat != position.turn and position.men_with_tasks(seat) != 0


def next_schemer(position: Position) -> None:
    """LCN-114: from the start player clockwise. Who has lost all tasks meanwhile keeps the card
    (LCN-E7)."""
    for place in range(position.seats):
        seat = position.from_start(place)
        if holds(position.agreed, seat):
            position.agreed &= ~only(seat)
            position.brought = True
            if position.men_with_tasks(seat) == 0:
                position.step = TURN_DONE
                return
            position.gap_used |= only(seat)
            spend(position, seat, SCHEMER)
            tell_turn_brought_forward(position, seat)
            TURN.ask(position, seat)
            return


@final
class Schemers(Gap):
    """LCN-112, LCN-113, LCN-E7, LCN-E8: before a turn, every other player with a task and an
    influence card is asked, sealed, once a gap."""

    def ask(self, position: Position) -> None:
        position.step = self
        position.agreed = 0
        position.pending = 0
        for seat in range(position.seats):
            if seat != position.turn and self.is_asked(position, seat):
                position.pending |= only(seat)
        position.asked = position.pending

    def is_asked(self, position: Position, seat: i64) -> bool:
        known = position.windows is Windows.KNOWN
        hand: i64 = position.influence.hands[seat]
        has_card = count_of(hand, SCHEMER) > 0 if known else hand != EMPTY
        if has_card and not holds(position.gap_used, seat) and may_scheme(position, seat):
            return True
        if not position.rules.free_spying and not position.rules.any_time:
            return False
        if known:
            return can_play_something(position, seat)
        return could_play_something(position, seat)

    def sift(self, position: Position, seat: i64, do: Kind, left: i64, sieve: Sieve) -> i64:
        if do is Do.SCHEME:
            left = sieve.when(left, holds_card(position, seat, SCHEMER), NO_SUCH_CARD)
            left = sieve.when(left, not holds(position.gap_used, seat), SCHEMED_ALREADY)
            left = sieve.when(left, may_scheme(position, seat), CANNOT_SCHEME)
        return left

    def answer(self, position: Position, seat: i64, do: Kind, value: i64) -> None:
        if do is Do.SCHEME:
            position.agreed |= only(seat)
        super().answer(position, seat, do, value)

    def go_on(self, position: Position) -> None:
        """LCN-114, LCN-E8, LCN-E12: those who said yes act in start-player order; then the player
        in turn."""
        if position.agreed != 0:
            next_schemer(position)
        else:
            TURN.ask(position, position.turn)

    def question(self, view: LcnView) -> Message:
        return says("ask-gap-action", turn=SeatName(view.turn))


@final
class Turn(Step):
    """LCN-50, LCN-53 to LCN-55, LCN-116: execute or abandon a task, or be skipped."""

    def ask(self, position: Position, seat: i64) -> None:
        position.actor = seat
        position.step = self
        position.pending = only(seat)
        tell_turn_started(position, seat)

    def is_own_turn(self) -> bool:
        return True

    def choices(self, position: Position, seat: i64) -> tuple[Action, ...]:
        tasks = position.men_with_tasks(seat)
        doing = self.sift(position, seat, Do.EXECUTE, tasks, ALLOWED)
        found = together(Do.EXECUTE.sets.of(doing), Do.ABANDON.sets.of(tasks))
        if not position.brought and holds_card(position, seat, SCHEMER):
            found = together(found, ONLY_SKIP)
        return together(found, card_choices(position, seat))

    def sift(self, position: Position, seat: i64, do: Kind, left: i64, sieve: Sieve) -> i64:
        crew = position.crew
        if do is Do.SKIP:
            left = sieve.when(left, holds_card(position, seat, SCHEMER), NO_SUCH_CARD)
            return sieve.when(left, not position.brought, BROUGHT_FORWARD)
        if do is Do.ABANDON:
            left = sieve.only(left, crew.men[seat], NOT_YOURS_TO_ABANDON)
            return sieve.only(left, crew.planned | crew.buying, NOTHING_TO_ABANDON)
        left = sieve.only(left, crew.men[seat], NOT_YOURS)
        left = sieve.only(left, crew.planned | crew.buying, NO_TASK_HERE)
        left = sieve.never(left, self.too_dear(position, seat, left & crew.buying), TOO_DEAR)
        left = sieve.never(left, crew.robbing | crew.trapping, ONLY_IN_REACTION)
        hopeless = without_victim(position, seat, left & crew.attacking)
        return sieve.never(left, hopeless, NO_VICTIM_ANYWHERE)

    def too_dear(self, position: Position, seat: i64, men: i64) -> i64:
        """LCN-54: those of these buyers whose purchase this player cannot pay."""
        found: i64 = 0
        cash: i64 = position.cash[seat]
        while men != 0:
            man = first(men)
            if position.price_of(position.crew.tasks[man] - PURCHASE) > cash:
                found |= just(man)
            men &= men - 1
        return found

    def price_of(self, position: Position, action: LcnAction) -> i64:
        return position.price_of(position.crew.tasks[action.value] - PURCHASE)

    def elsewhere(self, do: Kind) -> Why:
        return TASK_TO_DO if do is Do.PASS else super().elsewhere(do)

    def answer(self, position: Position, seat: i64, do: Kind, value: i64) -> None:
        if do is Do.EXECUTE:
            self.execute(position, seat, value)
        elif do is Do.ABANDON:
            abandon(position, seat, value)
        else:  # LCN-116, LCN-E11: if nobody else has a task, the turn comes straight back
            spend(position, seat, SCHEMER)
            tell_turn_skipped(position, seat)
            position.step = TURN_DONE
            position.pending = 0

    def execute(self, position: Position, seat: i64, man: i64) -> None:
        """LCN-50: a purchase is paid, a job revealed; for an attack, first the player is named."""
        position.job = Job()
        position.job.man = man
        if has(position.crew.buying, man):
            self.pay_purchase(position, seat, man, position.crew.tasks[man] - PURCHASE)
        elif has(position.crew.attacking, man):
            position.step = ANNOUNCED
            position.job.fits = aims_at_anybody(position, seat)
            tell_attack_begun(position, seat, man)
        else:
            open_job.reveal(position, seat)

    def pay_purchase(self, position: Position, seat: i64, man: i64, business: i64) -> None:
        """LCN-57, LCN-58: paid, laid out, and fully active from now on; markers stay (LCN-E46)."""
        price = position.price_of(business)
        position.end_task(man)
        enter(position, seat, PURCHASES, -price)
        include_at(position.town.owned, seat, just(business))
        tell_purchase_done(position, seat, man, business, price)
        discard_help(position, man)
        return_own_markers(position, seat, business)
        update_monopolies(position)
        position.step = TURN_DONE
        position.pending = 0

    def neutral(self, position: Position, seat: i64, rng: Rng) -> Action:
        """LCN-E87: the weakest gangster's task is abandoned."""
        return Do.ABANDON[first(position.men_with_tasks(seat))]


def abandon(position: Position, seat: i64, man: i64) -> None:
    """LCN-53, LCN-54: nothing is done, and the card is gone."""
    lose_task(position, seat, man, True)
    position.step = TURN_DONE
    position.pending = 0


@final
class Announced(Step):
    """LCN-69 to LCN-71, LCN-E54: name the player, or another one; then reveal, or think better of
    it."""

    def sift(self, position: Position, seat: i64, do: Kind, left: i64, sieve: Sieve) -> i64:
        job = position.job
        if do is Do.ABANDON:
            left = sieve.only(left, position.crew.men[seat], NOT_YOURS_TO_ABANDON)
            left = sieve.only(left, position.men_with_tasks(seat), NOTHING_TO_ABANDON)
            return sieve.only(left, just(job.man), WRONG_STEP)
        if do is Do.REVEAL:
            left = sieve.when(left, job.target >= 0, NAME_TARGET_FIRST)
            if left == 0:
                return 0
            named = has(targets_of(position, seat, job.man), job.target)
            return sieve.when(left, named, NO_VICTIM)
        if job.target >= 0:
            left = sieve.never(left, just(job.target), NAMED_ALREADY)
        left = sieve.only(left, all_of(position.seats) & ~only(seat), NOT_A_TARGET)
        return sieve.only(left, targets_of(position, seat, job.man), NO_VICTIM)

    def answer(self, position: Position, seat: i64, do: Kind, value: i64) -> None:
        if do is Do.ABANDON:
            abandon(position, seat, value)
        elif do is Do.REVEAL:
            open_job.reveal(position, seat)
        else:  # LCN-70, LCN-71: until the reveal the player may change (LCN-E54)
            position.job.target = value
            position.job.fits &= aims_at(position, value)
            tell_target_named(position, seat, value)

    def neutral(self, position: Position, seat: i64, rng: Rng) -> Action:
        return Do.ABANDON[position.job.man]

    def question(self, view: LcnView) -> Message:
        if view.target is None:
            return says("ask-target")
        return says("ask-reveal", target=SeatName(view.target))


TURN_DONE: Final[Step] = TurnDone("turn_done", [])
SCHEMERS: Final = Schemers("gap", [Do.PASS, Do.SCHEME], ("LCN-112", "LCN-113", "LCN-E8"))
TURN: Final = Turn(
    "turn", [Do.EXECUTE, Do.ABANDON, Do.SKIP], ("LCN-50", "LCN-53", "LCN-54", "LCN-55")
)
ANNOUNCED: Final[Step] = Announced(
    "announced", [Do.TARGET, Do.REVEAL, Do.ABANDON], ("LCN-70", "LCN-71", "LCN-72")
)
