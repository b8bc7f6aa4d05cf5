"""The action phase: whose turn it is, what Schemers do to that, and what is done with a task
(LCN-50 to LCN-58, LCN-112 to LCN-116)."""

from typing import Final, final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import Do, Kind, LcnAction
from backroom.games.la_cosa_nostra.events.announce_rounds import (
    tell_purchase_done,
    tell_turn_brought_forward,
    tell_turn_skipped,
    tell_turn_started,
)
from backroom.games.la_cosa_nostra.knowledge.view import LcnView
from backroom.games.la_cosa_nostra.pieces.aims import without_victim
from backroom.games.la_cosa_nostra.pieces.businesses import return_own_markers, update_monopolies
from backroom.games.la_cosa_nostra.pieces.ledger import PURCHASES, enter
from backroom.games.la_cosa_nostra.pieces.men import discard_help
from backroom.games.la_cosa_nostra.position import Position, Stage
from backroom.games.la_cosa_nostra.records import NO_JOB, NONE, Job
from backroom.games.la_cosa_nostra.rules import PURCHASE, SCHEMER
from backroom.games.la_cosa_nostra.steps import announcing, last_word, open_job
from backroom.games.la_cosa_nostra.steps.influence import (
    NO_SUCH_CARD,
    Gap,
    card_choices,
    holds_card,
    may_still_play,
    spend,
)
from backroom.games.la_cosa_nostra.steps.step import ALLOWED, Sieve, Step, Why
from backroom.games.la_cosa_nostra.trade.promises import note_means
from backroom.games.la_cosa_nostra.words.saying import says
from backroom.kernel.action_sets import together
from backroom.kernel.actions import Action
from backroom.kernel.bitset import first, has, just
from backroom.kernel.bundle import EMPTY, count_of
from backroom.kernel.items import include_at
from backroom.kernel.messages import Message, SeatName
from backroom.kernel.rng import Rng
from backroom.kernel.seats import holds, only
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
ANNOUNCING_PROVES: Final = Why("LCN-E94", "announcing_proves")
NOTHING_TO_HIDE: Final = Why("LCN-E94", "nothing_to_hide", "man")


ONLY_SKIP: Final = Do.SKIP.sets.of(1)


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
    """LCN-50, LCN-52, LCN-56: the next player with a task; without any task left, the last word.
    LCN-112, LCN-E8, LCN-E9: after a turn brought forward, the next Schemer, or another gap."""

    def go_on(self, position: Position) -> None:
        position.job = NO_JOB
        position.actor = NONE
        position.pending = 0
        note_means(position)
        if position.crew.planned | position.crew.buying == 0:
            position.brought = False
            last_word.LAST_WORD.ask(position)
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
        return may_still_play(position, seat)

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
    """LCN-50, LCN-53 to LCN-55, LCN-116: execute or abandon a task, or be skipped. LCN-E94: or say
    of any face-down job that it is an attack."""

    def ask(self, position: Position, seat: i64) -> None:
        position.actor = seat
        position.assigned = 0
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
        found = together(found, card_choices(position, seat))
        if position.rules.binding:
            return found
        bluffs = position.men_with_jobs(seat) & ~position.crew.attacking
        return together(found, Do.THREATEN.sets.of(bluffs))

    def sift(self, position: Position, seat: i64, do: Kind, left: i64, sieve: Sieve) -> i64:
        crew = position.crew
        if do is Do.SKIP:
            left = sieve.when(left, holds_card(position, seat, SCHEMER), NO_SUCH_CARD)
            return sieve.when(left, not position.brought, BROUGHT_FORWARD)
        if do is Do.ABANDON:
            return announcing.sift_abandon(position, seat, left, sieve)
        if do is Do.THREATEN:
            left = sieve.when(left, not position.rules.binding, ANNOUNCING_PROVES)
            left = sieve.only(left, crew.men[seat], NOT_YOURS)
            return sieve.only(left, crew.planned & ~crew.attacking, NOTHING_TO_HIDE)
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
            announcing.abandon(position, seat, value)
        elif do is Do.THREATEN:
            announcing.begin(position, seat, value)
        else:  # LCN-116, LCN-E11: if nobody else has a task, the turn comes straight back
            spend(position, seat, SCHEMER)
            tell_turn_skipped(position, seat)
            position.step = TURN_DONE
            position.pending = 0

    def execute(self, position: Position, seat: i64, man: i64) -> None:
        """LCN-50: a purchase is paid, a job revealed; for an attack, first the player is named."""
        if has(position.crew.attacking, man):
            announcing.begin(position, seat, man)
            return
        position.job = Job()
        position.job.man = man
        if has(position.crew.buying, man):
            self.pay_purchase(position, seat, man, position.crew.tasks[man] - PURCHASE)
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


TURN_DONE: Final[Step] = TurnDone("turn_done", [])
SCHEMERS: Final = Schemers("gap", [Do.PASS, Do.SCHEME], ("LCN-112", "LCN-113", "LCN-E8"))
TURN: Final = Turn(
    "turn",
    [Do.EXECUTE, Do.ABANDON, Do.SKIP, Do.THREATEN],
    ("LCN-50", "LCN-53", "LCN-54", "LCN-55"),
)
