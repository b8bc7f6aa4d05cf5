"""Influence cards: drawing them, playing them, and looking at planned jobs."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.businesses import fill_market, put_under
from backroom.games.la_cosa_nostra.events import (
    InfluenceAttached,
    InfluenceDrawn,
    InfluencePlayed,
    InfluenceReceived,
    InfluenceShuffled,
    JobSeen,
    LawyerUsed,
    MarketCleared,
    Peeked,
)
from backroom.games.la_cosa_nostra.position import NONE, Position, Stage, Step, round_of_job
from backroom.games.la_cosa_nostra.rules import (
    DECK,
    DISTRACTION,
    HENCHMAN,
    LAWYER,
    MACHINE_PISTOL,
    SABOTEUR,
    SNITCH,
    SPY,
)
from backroom.kernel.bitset import first, has, just
from backroom.kernel.bundle import EMPTY, count_of, listed, one_of, random_one, size
from backroom.kernel.items import add_at, include_at
from backroom.kernel.seats import EVERYONE, only


def draw_influence(position: Position, seat: i64, wanted: i64) -> None:
    """LCN-33. LCN-E38: an empty stack is made anew from the discards; if there are none, nobody
    draws."""
    drawn: i64 = EMPTY
    while wanted > 0:
        if position.influence_pile == EMPTY:
            take_influence(position, seat, drawn)
            drawn = EMPTY
            shuffle_influence(position)
            if position.influence_pile == EMPTY:
                return
        card = random_one(position.influence_pile, position.rng)
        position.influence_pile -= one_of(card)
        drawn += one_of(card)
        wanted -= 1
    take_influence(position, seat, drawn)


def take_influence(position: Position, seat: i64, drawn: i64) -> None:
    if drawn == EMPTY:
        return
    add_at(position.influence, seat, drawn)
    if position.recorder is not None:
        position.tell(EVERYONE, InfluenceDrawn(seat, size(drawn)))
        position.tell(only(seat), InfluenceReceived(seat, listed(drawn)))


def shuffle_influence(position: Position) -> None:
    pile = position.shown
    position.shown = EMPTY
    for seat in range(position.seats):
        pile += position.secret[seat]
        position.secret[seat] = EMPTY
    position.influence_pile = pile
    if pile != EMPTY and position.recorder is not None:
        position.tell(EVERYONE, InfluenceShuffled(size(pile)))


def leave_hand(position: Position, seat: i64, card: i64) -> None:
    """A card leaves the hand before everybody's eyes: one less of what all know to be there."""
    add_at(position.influence, seat, -one_of(card))
    if count_of(position.sure[seat], card) > 0:
        add_at(position.sure, seat, -one_of(card))


def spend(position: Position, seat: i64, card: i64) -> None:
    """LCN-101: a used influence card goes to the discard pile."""
    leave_hand(position, seat, card)
    position.shown += one_of(card)
    if position.recorder is not None:
        position.tell(EVERYONE, InfluencePlayed(seat, card))


def holds_card(position: Position, seat: i64, card: i64) -> bool:
    return count_of(position.influence[seat], card) > 0


# Looking at planned jobs


def jobs_to_see(position: Position, seat: i64) -> i64:
    """LCN-104, LCN-E3: the gangsters of other players on whom a job lies that one does not know
    yet."""
    found: i64 = 0
    for other in range(position.seats):
        if other != seat:
            men = position.men_with_jobs(other)
            while men != 0:
                man = first(men)
                if not knows_job(position, seat, position.tasks[man]):
                    found |= just(man)
                men &= men - 1
    return found


def is_job_to_see(position: Position, seat: i64) -> bool:
    """Is there any of them? Asked far more often than which there are, and soon answered."""
    for other in range(position.seats):
        if other != seat:
            men = position.men_with_jobs(other)
            while men != 0:
                if not knows_job(position, seat, position.tasks[first(men)]):
                    return True
                men &= men - 1
    return False


def knows_job(position: Position, seat: i64, job: i64) -> bool:
    """Does this player know this job although it is face down and not his own?"""
    return has(position.known[4 * seat + round_of_job(job)], job % DECK)


def spies_now(position: Position, seat: i64) -> bool:
    """LCN-E1, LCN-E2: on one's own turn of planning or action; with free spying also in between,
    never from a reveal to the end of its consequences."""
    if position.step is Step.PLAN or position.step is Step.TURN:
        return seat == position.actor
    if position.step is Step.GAP or position.step is Step.LAST_CALL:
        return position.rules.free_spying or position.rules.any_time
    return False


def lays_now(position: Position, seat: i64) -> bool:
    """LCN-103, LCN-107 to LCN-111: in the planning phase, on one's own turn; LCN-V3: or at any
    moment of it, up to the last call."""
    if position.stage is not Stage.PLANNING:
        return False
    if position.step is Step.PLAN:
        return seat == position.actor
    in_between = position.step is Step.GAP or position.step is Step.LAST_CALL
    return position.rules.any_time and in_between


def renews_now(position: Position, seat: i64) -> bool:
    """LCN-104: the market is renewed on one's own turn."""
    return (position.step is Step.PLAN or position.step is Step.TURN) and seat == position.actor


def start_looking(position: Position, seat: i64, peeks: i64) -> None:
    position.back = position.step
    position.step = Step.PEEK
    position.peeks = peeks
    position.peeker = seat
    position.waiting = position.pending
    position.pending = only(seat)


def play_snitch(position: Position, seat: i64) -> None:
    """LCN-104: look at one planned job."""
    spend(position, seat, SNITCH)
    start_looking(position, seat, 1)


def play_spy(position: Position, seat: i64) -> None:
    """LCN-106: look at two planned jobs."""
    spend(position, seat, SPY)
    start_looking(position, seat, 2)


def use_lawyer(position: Position, seat: i64, business: i64) -> None:
    """LCN-155, LCN-E2: once a round, like a Spy."""
    position.used |= just(business)
    if position.recorder is not None:
        position.tell(EVERYONE, LawyerUsed(seat, business))
    start_looking(position, seat, 2)


def peek(position: Position, seat: i64, man: i64) -> None:
    """LCN-105: only for one's own eyes."""
    job: i64 = position.tasks[man]
    round = round_of_job(job)
    include_at(position.known, 4 * seat + round, just(job % DECK))
    if position.recorder is not None:
        position.tell(EVERYONE, Peeked(seat, man))
        position.tell(only(seat), JobSeen(seat, man, position.rules.job_kind[job]))
    position.peeks -= 1
    if position.peeks == 0 or not is_job_to_see(position, seat):
        stop_looking(position)


def stop_looking(position: Position) -> None:
    position.peeks = 0
    position.step = position.back
    position.pending = position.waiting
    position.waiting = 0
    position.peeker = NONE


def idle_lawyers(position: Position, seat: i64) -> i64:
    """LCN-155, LCN-E2: the active Lawyers of this player that have not been used this round."""
    return position.active_of_kind(seat, LAWYER) & ~position.used


def renew_market(position: Position, seat: i64) -> None:
    """LCN-104, LCN-E60: the four cards go under the stack, four new ones come."""
    spend(position, seat, SNITCH)
    cleared: i64 = 0
    cards: list[int] = []
    for slot in range(len(position.market)):
        card: i64 = position.market[slot]
        if card >= 0:
            cleared |= just(card)
            cards.append(card)
            position.market[slot] = NONE
    if position.recorder is not None:
        position.tell(EVERYONE, MarketCleared(seat, tuple(cards)))
    put_under(position, cleared)
    fill_market(position)


# Cards laid on gangsters


def lying_on(position: Position, card: i64) -> i64:
    """The gangsters on whom such a card lies."""
    if card == HENCHMAN:
        return position.henchmen
    if card == SABOTEUR:
        return position.saboteurs
    if card == MACHINE_PISTOL:
        return position.pistols
    return position.distractions


def men_for(position: Position, seat: i64, card: i64) -> i64:
    """LCN-107 to LCN-111, LCN-E36, LCN-E37: any gangster, or for Saboteur and Distraction an
    opponent's, who has no such card yet; who is deactivated is not there (LCN-131)."""
    men: i64 = 0
    against_others = card in (SABOTEUR, DISTRACTION)
    for other in range(position.seats):
        if other != seat or not against_others:
            men |= position.men[other]
    return men & ~position.men_off & ~lying_on(position, card)


def attach(position: Position, seat: i64, card: i64, man: i64) -> None:
    leave_hand(position, seat, card)
    here = just(man)
    if card == HENCHMAN:
        position.henchmen |= here
    elif card == SABOTEUR:
        position.saboteurs |= here
    elif card == MACHINE_PISTOL:
        position.pistols |= here
    else:
        position.distractions |= here
    if position.recorder is not None:
        position.tell(EVERYONE, InfluenceAttached(seat, card, man))


def can_play_something(position: Position, seat: i64) -> bool:
    """Has this player a card or a Lawyer to use in the present step, beside a Schemer?"""
    if can_spy(position, seat):
        return True
    if renews_now(position, seat) and holds_card(position, seat, SNITCH):
        return True
    if lays_now(position, seat):
        for card in range(HENCHMAN, DISTRACTION + 1):
            if holds_card(position, seat, card) and men_for(position, seat, card) != 0:
                return True
    return False


def can_spy(position: Position, seat: i64) -> bool:
    """Is it the time, with a card or a Lawyer to spy with, and something to see?"""
    if not spies_now(position, seat):
        return False
    hand: i64 = position.influence[seat]
    has_spy = count_of(hand, SNITCH) > 0 or count_of(hand, SPY) > 0
    return (has_spy or idle_lawyers(position, seat) != 0) and is_job_to_see(position, seat)


def could_play_something(position: Position, seat: i64) -> bool:
    """The same by what all can see: any influence card might be the right one."""
    if position.influence[seat] != EMPTY:
        return True
    return spies_now(position, seat) and (
        idle_lawyers(position, seat) != 0 and is_job_to_see(position, seat)
    )


def can_assign(position: Position, seat: i64) -> bool:
    """LCN-38, LCN-E58: a gangster without a task, and a card to give him."""
    if position.idle_men(seat) == 0:
        return False
    return any_in_market(position) or position.jobs_in_hand(seat) > 0


def any_in_market(position: Position) -> bool:
    for card in position.market:
        if card >= 0:
            return True
    return False
