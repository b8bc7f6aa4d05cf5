"""Influence cards: drawing them, playing them, laying them on gangsters (LCN-99 to LCN-111)."""

from typing import Final, final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import Do, Kind, LcnAction
from backroom.games.la_cosa_nostra.events.announce_rounds import (
    tell_answered,
    tell_influence_attached,
    tell_influence_drawn,
    tell_influence_played,
    tell_influence_received,
    tell_influence_shuffled,
    tell_lawyer_used,
    tell_market_cleared,
)
from backroom.games.la_cosa_nostra.pieces.businesses import fill_market, put_under
from backroom.games.la_cosa_nostra.position import Position, Stage
from backroom.games.la_cosa_nostra.records import NONE
from backroom.games.la_cosa_nostra.rules import (
    DISTRACTION,
    HENCHMAN,
    MACHINE_PISTOL,
    SABOTEUR,
    SNITCH,
    SPY,
)
from backroom.games.la_cosa_nostra.steps.looking import is_job_to_see, look
from backroom.games.la_cosa_nostra.steps.step import ALLOWED, Sieve, Step, Why
from backroom.kernel.action_sets import NOTHING, ActionSets, together
from backroom.kernel.actions import Action
from backroom.kernel.bitset import just
from backroom.kernel.bundle import EMPTY, count_of, one_of, random_one
from backroom.kernel.items import add_at
from backroom.kernel.messages import CardName, Refusal
from backroom.kernel.seats import only
from backroom.kernel.state import Windows

LAID_ON_MEN: Final = [Do.HENCHMAN, Do.SABOTEUR, Do.MACHINE_PISTOL, Do.DISTRACTION]
LOOKS: Final = ActionSets([Do.SNITCH[0], Do.SPY[0], *Do.LAWYER.actions])
"""A Snitch, a Spy, then the Lawyers."""
ONLY_RENEW: Final = Do.RENEW.sets.of(1)


@final
class NoSuchCard(Why):
    def facts(self, position: Position, seat: i64, action: LcnAction) -> dict[str, object]:
        card = action.do.card if action.do.card >= 0 else action.value
        return {"card": CardName("influence", card)}


@final
class NotOnHim(Why):
    def facts(self, position: Position, seat: i64, action: LcnAction) -> dict[str, object]:
        card = CardName("influence", action.do.card)
        return {"card": card, "man": CardName("man", action.value)}


NO_SUCH_CARD: Final[Why] = NoSuchCard("LCN-99", "no_such_influence")
NO_IDLE_LAWYER: Final = Why("LCN-155", "no_idle_lawyer")
NOT_TIME_TO_SPY: Final = Why("LCN-E1", "not_the_time")
NOTHING_PLANNED: Final = Why("LCN-E3", "nothing_planned")
NOT_TIME_TO_RENEW: Final = Why("LCN-104", "not_the_time")
NOT_TIME_TO_LAY: Final = Why("LCN-103", "not_the_time")
NOT_THERE: Final[Why] = NotOnHim("LCN-131", "man_not_there")
RULES_OF_CARDS: Final = ("LCN-107", "LCN-108", "LCN-110", "LCN-111")
SECOND_CARD: Final[list[Why]] = [NotOnHim(rule, "second_card") for rule in RULES_OF_CARDS]
OPPONENTS_ONLY: Final[list[Why]] = [NotOnHim(rule, "opponents_only") for rule in RULES_OF_CARDS]
"""By card, beginning with the Henchman."""


def draw_influence(position: Position, seat: i64, wanted: i64) -> None:
    """LCN-33. LCN-E38: an empty stack is made anew from the discards; if there are none, nobody
    draws."""
    influence = position.influence
    drawn: i64 = EMPTY
    while wanted > 0:
        if influence.pile == EMPTY:
            take_influence(position, seat, drawn)
            drawn = EMPTY
            shuffle_influence(position)
            if influence.pile == EMPTY:
                return
        card = random_one(influence.pile, position.rng)
        influence.pile -= one_of(card)
        drawn += one_of(card)
        wanted -= 1
    take_influence(position, seat, drawn)


def take_influence(position: Position, seat: i64, drawn: i64) -> None:
    if drawn != EMPTY:
        add_at(position.influence.hands, seat, drawn)
        tell_influence_drawn(position, seat, drawn)
        tell_influence_received(position, seat, drawn)


def shuffle_influence(position: Position) -> None:
    influence = position.influence
    pile = influence.shown
    influence.shown = EMPTY
    for seat in range(position.seats):
        pile += influence.secret[seat]
        influence.secret[seat] = EMPTY
    influence.pile = pile
    if pile != EMPTY:
        tell_influence_shuffled(position, pile)


def leave_hand(position: Position, seat: i64, card: i64) -> None:
    """A card leaves the hand before everybody's eyes: one less of what all know to be there."""
    add_at(position.influence.hands, seat, -one_of(card))
    if count_of(position.influence.sure[seat], card) > 0:
        add_at(position.influence.sure, seat, -one_of(card))


def spend(position: Position, seat: i64, card: i64) -> None:
    """LCN-101: a used influence card goes to the discard pile."""
    leave_hand(position, seat, card)
    position.influence.shown += one_of(card)
    tell_influence_played(position, seat, card)


def holds_card(position: Position, seat: i64, card: i64) -> bool:
    return count_of(position.influence.hands[seat], card) > 0


def idle_lawyers(position: Position, seat: i64) -> i64:
    """LCN-155, LCN-E2: the active Lawyers of this player that have not been used this round."""
    town = position.town
    return town.owned[seat] & position.rules.lawyers & ~(town.off | town.used)


# When and where a card may be played


def is_acting(position: Position, seat: i64) -> bool:
    """LCN-E1: is it this player's own turn of planning or action?"""
    return seat == position.actor and position.step.is_own_turn()


def spies_now(position: Position, seat: i64) -> bool:
    """LCN-E1, LCN-E2: on one's own turn; with free spying also in between, never from a reveal to
    the end of its consequences."""
    if position.step.is_between_turns():
        return position.rules.free_spying or position.rules.any_time
    return is_acting(position, seat)


def lays_now(position: Position, seat: i64) -> bool:
    """LCN-103, LCN-107 to LCN-111: in the planning phase, on one's own turn; LCN-V3: or at any
    moment of it, up to the last call."""
    if position.stage is not Stage.PLANNING:
        return False
    return is_acting(position, seat) or (
        position.rules.any_time and position.step.is_between_turns()
    )


def lying_on(position: Position, card: i64) -> i64:
    """The gangsters on whom such a card lies."""
    if card == HENCHMAN:
        return position.crew.henchmen
    if card == SABOTEUR:
        return position.crew.saboteurs
    if card == MACHINE_PISTOL:
        return position.crew.pistols
    return position.crew.distractions


def sift_card(position: Position, seat: i64, do: Kind, left: i64, sieve: Sieve) -> i64:
    """LCN-99, LCN-100, LCN-103: a card one has, at its time, with something to do."""
    if do is Do.LAWYER:
        left = sieve.only(left, idle_lawyers(position, seat), NO_IDLE_LAWYER)
    else:
        left = sieve.when(left, holds_card(position, seat, do.card), NO_SUCH_CARD)
    if left == 0:
        return 0
    if do is Do.RENEW:  # LCN-104: the market is renewed on one's own turn
        return sieve.when(left, is_acting(position, seat), NOT_TIME_TO_RENEW)
    if do.card >= HENCHMAN:
        return sift_men(position, seat, do.card, left, sieve)
    left = sieve.when(left, spies_now(position, seat), NOT_TIME_TO_SPY)
    return sieve.when(left, left != 0 and is_job_to_see(position, seat), NOTHING_PLANNED)


def sift_men(position: Position, seat: i64, card: i64, left: i64, sieve: Sieve) -> i64:
    """LCN-107 to LCN-111, LCN-E36, LCN-E37: any gangster, or for Saboteur and Distraction an
    opponent's, who has no such card yet; who is deactivated is not there (LCN-131)."""
    left = sieve.when(left, lays_now(position, seat), NOT_TIME_TO_LAY)
    if left == 0:
        return 0
    there: i64 = 0
    for other in range(position.seats):
        there |= position.crew.men[other]
    left = sieve.only(left, there & ~position.crew.off, NOT_THERE)
    left = sieve.never(left, lying_on(position, card), SECOND_CARD[card - HENCHMAN])
    if card in (SABOTEUR, DISTRACTION):
        left = sieve.never(left, position.crew.men[seat], OPPONENTS_ONLY[card - HENCHMAN])
    return left


def card_choices(position: Position, seat: i64) -> tuple[Action, ...]:
    """LCN-99, LCN-100: the influence cards and Lawyers that can be used now. This is asked at every
    turn: what all ways of looking have in common is asked once, and not by a sieve."""
    hand: i64 = position.influence.hands[seat]
    lawyers = idle_lawyers(position, seat)
    if hand == EMPTY and lawyers == 0:
        return NOTHING
    found = NOTHING
    snitches = count_of(hand, SNITCH) > 0
    looks = (2 if count_of(hand, SPY) > 0 else 0) | (lawyers << 2)
    if snitches:
        looks |= 1
    if looks != 0 and spies_now(position, seat) and is_job_to_see(position, seat):
        found = LOOKS.of(looks)
    if snitches and is_acting(position, seat):
        found = together(found, ONLY_RENEW)
    if hand != EMPTY and position.stage is Stage.PLANNING:
        for do in LAID_ON_MEN:
            if count_of(hand, do.card) > 0:
                men = sift_men(position, seat, do.card, do.everything, ALLOWED)
                found = together(found, do.sets.of(men))
    return found


def why_not_card(position: Position, seat: i64, action: LcnAction) -> Refusal | None:
    """The rule that forbids this card; None if it may be played."""
    sieve = Sieve(True, action.value)
    if sift_card(position, seat, action.do, just(action.value), sieve) != 0:
        return None
    return sieve.refusal(position, seat, action)


def can_play_something(position: Position, seat: i64) -> bool:
    """Has this player a card or a Lawyer to use in the present step, beside a Schemer?"""
    return len(card_choices(position, seat)) > 0


def could_play_something(position: Position, seat: i64) -> bool:
    """The same by what all can see: any influence card might be the right one."""
    if position.influence.hands[seat] != EMPTY:
        return True
    return spies_now(position, seat) and (
        idle_lawyers(position, seat) != 0 and is_job_to_see(position, seat)
    )


# What they do


def play_card(position: Position, seat: i64, do: Kind, value: i64) -> None:
    """LCN-104 to LCN-106, LCN-155: look at one planned job, or at two; or renew the market."""
    if do.card >= HENCHMAN:
        attach(position, seat, do.card, value)
    elif do is Do.LAWYER:
        position.town.used |= just(value)
        tell_lawyer_used(position, seat, value)
    else:
        spend(position, seat, do.card)
    position.step.card_played(position)
    if do is Do.RENEW:
        renew_market(position, seat)
    elif do.card < HENCHMAN:
        look(position, seat, 1 if do.card == SNITCH else 2)


def renew_market(position: Position, seat: i64) -> None:
    """LCN-104, LCN-E60: the four cards go under the stack, four new ones come."""
    market = position.town.market
    cleared: i64 = 0
    cards: list[int] = []
    for slot in range(len(market)):
        card: i64 = market[slot]
        if card >= 0:
            cleared |= just(card)
            cards.append(card)
            market[slot] = NONE
    tell_market_cleared(position, seat, cards)
    put_under(position, cleared)
    fill_market(position)


def attach(position: Position, seat: i64, card: i64, man: i64) -> None:
    leave_hand(position, seat, card)
    put_on(position, card, man)
    tell_influence_attached(position, seat, card, man)


def put_on(position: Position, card: i64, man: i64) -> None:
    crew = position.crew
    if card == HENCHMAN:
        crew.henchmen |= just(man)
    elif card == SABOTEUR:
        crew.saboteurs |= just(man)
    elif card == MACHINE_PISTOL:
        crew.pistols |= just(man)
    else:
        crew.distractions |= just(man)


def may_still_play(position: Position, seat: i64) -> bool:
    """Is this player asked in case he wants to use something? Everybody who could, judging by what
    all can see; in simulation only who can."""
    if position.windows is Windows.ALL:
        return could_play_something(position, seat)
    return can_play_something(position, seat)


class Gap(Step):
    """LCN-V2, LCN-V3: a moment in which others may use what may be used at any time."""

    def ask_others(self, position: Position, seat: i64) -> None:
        """Everybody but the player in turn who may still play something, where that is allowed."""
        position.step = self
        position.pending = 0
        if position.rules.free_spying or position.rules.any_time:
            for other in range(position.seats):
                if other != seat and may_still_play(position, other):
                    position.pending |= only(other)

    def is_between_turns(self) -> bool:
        return True

    def choices(self, position: Position, seat: i64) -> tuple[Action, ...]:
        return together(super().choices(position, seat), card_choices(position, seat))

    def answer(self, position: Position, seat: i64, do: Kind, value: i64) -> None:
        """Nothing (more)."""
        position.pending &= ~only(seat)
        tell_answered(position, seat)
