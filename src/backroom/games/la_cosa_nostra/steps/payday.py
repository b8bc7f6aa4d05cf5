"""Payday: income, recruiting, the hand limit, and the start player marker that moves on
(LCN-118 to LCN-121)."""

from typing import Final, final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import Do, Kind, LcnAction
from backroom.games.la_cosa_nostra.events.announce_rounds import (
    tell_influence_dropped,
    tell_job_dropped,
    tell_recruited,
)
from backroom.games.la_cosa_nostra.pieces.job_cards import job_choices, job_in_hand
from backroom.games.la_cosa_nostra.pieces.ledger import RECRUITED, enter
from backroom.games.la_cosa_nostra.pieces.men import discard_help, discard_weapons
from backroom.games.la_cosa_nostra.pieces.money import pay_incomes
from backroom.games.la_cosa_nostra.position import Position, Stage
from backroom.games.la_cosa_nostra.records import NONE
from backroom.games.la_cosa_nostra.rules import DECK
from backroom.games.la_cosa_nostra.steps import draw_phase, ending
from backroom.games.la_cosa_nostra.steps.influence import NO_SUCH_CARD
from backroom.games.la_cosa_nostra.steps.step import Sieve, Step, Why
from backroom.games.la_cosa_nostra.trade.deals import expire_offers
from backroom.games.la_cosa_nostra.trade.promises import end_of_round, note_means
from backroom.kernel.action_sets import NOTHING, together
from backroom.kernel.actions import Action
from backroom.kernel.bitset import just, members
from backroom.kernel.bundle import EMPTY, one_of, size, sorts_in
from backroom.kernel.items import add_at, exclude_at
from backroom.kernel.seats import holds, only
from backroom.kernel.state import Windows

NOT_UNDER_YOUR_BOSS: Final = Why("LCN-119", "not_under_your_boss", "man")
TOO_DEAR: Final = Why("LCN-119", "too_dear", "money")
NOT_TOO_MANY: Final = Why("LCN-120", "not_too_many")
NOT_IN_HAND: Final = Why("LCN-120", "not_in_hand")


@final
class Payday(Step):
    """LCN-118, LCN-148: payday, or after the last round the final payout."""

    def go_on(self, position: Position) -> None:
        clear_attachments(position)
        if position.round >= position.rules.last_round:
            ending.final_payout(position)
            return
        pay_incomes(position)
        note_means(position)
        position.stage = Stage.RECRUITING
        position.turn = position.start
        position.actor = NONE
        position.assigned = 0
        position.gap_used = 0
        RECRUITS.ask_next(position)


def clear_attachments(position: Position) -> None:
    """LCN-E66: what still lies on gangsters is discarded before anybody recruits."""
    men = (
        position.crew.henchmen
        | position.crew.saboteurs
        | position.crew.pistols
        | position.crew.distractions
    )
    for man in members(men):
        discard_help(position, man)
        discard_weapons(position, man)


@final
class Recruits(Step):
    """LCN-119, LCN-E71: clockwise from the start player. LCN-E89: also who cannot pay yet, because
    others may lend; in simulation only who can."""

    def ask_next(self, position: Position) -> None:
        position.step = self
        position.pending = 0
        known = position.windows is Windows.KNOWN
        while position.assigned < position.seats and position.pending == 0:
            seat = position.from_start(position.assigned)
            position.assigned += 1
            under_boss: i64 = position.crew.recruits[seat]
            if (self.affordable(position, seat) if known else under_boss) != 0:
                position.turn = seat
                position.pending = only(seat)

    def money_given(self, position: Position, taker: i64) -> None:
        """LCN-E89: money that comes later still buys a gangster, one for each player."""
        place = (taker - position.start) % position.seats
        if place < position.assigned and not holds(position.gap_used, taker):
            if self.affordable(position, taker) != 0:
                position.pending |= only(taker)

    def affordable(self, position: Position, seat: i64) -> i64:
        """The gangsters under the boss whom this player can pay."""
        found: i64 = 0
        cash: i64 = position.cash[seat]
        for man in members(position.crew.recruits[seat]):
            if position.rules.price[man] <= cash:
                found |= just(man)
        return found

    def sift(self, position: Position, seat: i64, do: Kind, left: i64, sieve: Sieve) -> i64:
        if do is Do.RECRUIT:
            left = sieve.only(left, position.crew.recruits[seat], NOT_UNDER_YOUR_BOSS)
            left = sieve.only(left, self.affordable(position, seat), TOO_DEAR)
        return left

    def price_of(self, position: Position, action: LcnAction) -> i64:
        return position.rules.price[action.value]

    def answer(self, position: Position, seat: i64, do: Kind, value: i64) -> None:
        """LCN-119: paid to the bank, and laid out."""
        if do is Do.RECRUIT:
            price = position.rules.price[value]
            enter(position, seat, RECRUITED, -price)
            position.crew.recruits[seat] &= ~just(value)
            position.crew.men[seat] |= just(value)
            position.gap_used |= only(seat)
            tell_recruited(position, seat, value, price)
        position.pending &= ~only(seat)
        if position.pending == 0:
            self.ask_next(position)

    def go_on(self, position: Position) -> None:
        HAND_LIMIT.ask(position)


@final
class HandLimit(Step):
    """LCN-120: at most three jobs and three influence cards; whoever has more is asked, for one
    card after the other."""

    def ask(self, position: Position) -> None:
        position.stage = Stage.HAND_LIMIT
        position.step = self
        position.pending = 0
        for seat in range(position.seats):
            if jobs_over(position, seat) or influence_over(position, seat):
                position.pending |= only(seat)

    def choices(self, position: Position, seat: i64) -> tuple[Action, ...]:
        found = NOTHING
        if jobs_over(position, seat):
            found = job_choices(position, seat, Do.DROP_JOB)
        if influence_over(position, seat):
            cards = sorts_in(position.influence.hands[seat])
            found = together(found, Do.DROP_INFLUENCE.sets.of(cards))
        return found

    def sift(self, position: Position, seat: i64, do: Kind, left: i64, sieve: Sieve) -> i64:
        if do is Do.DROP_JOB:
            left = sieve.when(left, jobs_over(position, seat), NOT_TOO_MANY)
            held = left != 0 and job_in_hand(position, seat, sieve.value) != NONE
            return sieve.when(left, held, NOT_IN_HAND)
        left = sieve.when(left, influence_over(position, seat), NOT_TOO_MANY)
        return sieve.only(left, sorts_in(position.influence.hands[seat]), NO_SUCH_CARD)

    def answer(self, position: Position, seat: i64, do: Kind, value: i64) -> None:
        if do is Do.DROP_JOB:
            self.drop_job(position, seat, value)
        else:
            self.drop_influence(position, seat, value)
        if not jobs_over(position, seat) and not influence_over(position, seat):
            position.pending &= ~only(seat)

    def drop_job(self, position: Position, seat: i64, kind: i64) -> None:
        """LCN-E72: face down, out of the game."""
        job = job_in_hand(position, seat, kind)
        round = job // DECK
        exclude_at(position.jobs.hands, 4 * seat + round, just(job % DECK))
        position.discard_hidden(seat, job)
        tell_job_dropped(position, seat, round)

    def drop_influence(self, position: Position, seat: i64, card: i64) -> None:
        """LCN-E72: face down onto the discard pile; nobody knows any more what is left in the
        hand."""
        add_at(position.influence.hands, seat, -one_of(card))
        add_at(position.influence.secret, seat, one_of(card))
        position.influence.sure[seat] = EMPTY
        tell_influence_dropped(position, seat)

    def go_on(self, position: Position) -> None:
        """LCN-121: the start player marker goes to the left."""
        expire_offers(position)
        end_of_round(position)
        position.start = position.after_seat(position.start)
        position.turn = position.start
        draw_phase.start_round(position)


def jobs_over(position: Position, seat: i64) -> bool:
    return position.jobs_in_hand(seat) > position.rules.most_jobs_kept


def influence_over(position: Position, seat: i64) -> bool:
    return size(position.influence.hands[seat]) > position.rules.most_influence_kept


PAYDAY: Final[Step] = Payday("payday", [])
RECRUITS: Final = Recruits("recruit", [Do.PASS, Do.RECRUIT], ("LCN-119", "LCN-E89"))
HAND_LIMIT: Final = HandLimit("drop", [Do.DROP_JOB, Do.DROP_INFLUENCE], ("LCN-120", "LCN-E72"))
