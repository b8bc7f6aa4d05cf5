"""What a seat can choose in the present step."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.action_phase import can_scheme, price_of
from backroom.games.la_cosa_nostra.actions import (
    ABANDON,
    ACCEPT,
    ATTACHMENTS,
    BUYS,
    DOC,
    DROP_JOB,
    DROPS,
    ERRANDS,
    JOB,
    KEEP,
    LAUNDER,
    MARKERS,
    OBJECT,
    ONLY_PASS,
    ONLY_RENEW,
    ONLY_SKIP,
    PASS,
    PASS_OR_SCHEME,
    PEEKS,
    PICKS,
    RECRUITS,
    REFUSE,
    REROLL,
    REVEAL,
    ROBBERIES,
    SEARCH,
    SHOOT,
    SPIES,
    STAKE,
    STAND,
    TAKE,
    TARGET,
    TRAPS,
    VICTIM_BUSINESSES,
    VICTIM_MEN,
    LcnAction,
)
from backroom.games.la_cosa_nostra.aims import can_attack, can_target, victims
from backroom.games.la_cosa_nostra.cash_jobs import kind_of_job, marked_of_kind
from backroom.games.la_cosa_nostra.deals import is_closed, why_not_accept
from backroom.games.la_cosa_nostra.draw_phase import has_bad_luck
from backroom.games.la_cosa_nostra.influence import (
    can_assign,
    can_spy,
    holds_card,
    idle_lawyers,
    jobs_to_see,
    lays_now,
    men_for,
    renews_now,
)
from backroom.games.la_cosa_nostra.other_jobs import (
    can_take,
    kinds_to_search,
    most_to_launder,
    most_to_stake,
)
from backroom.games.la_cosa_nostra.payday import (
    affordable_recruits,
    influence_over,
    jobs_over,
)
from backroom.games.la_cosa_nostra.position import Position, Step
from backroom.games.la_cosa_nostra.responses import men_with
from backroom.games.la_cosa_nostra.rules import (
    DECK,
    DISTRACTION,
    EMERGENCY_DOC,
    HENCHMAN,
    PURCHASE,
    SCHEMER,
    SNITCH,
    SPY,
    Aim,
    Effect,
)
from backroom.kernel.actions import Action
from backroom.kernel.bitset import first, just
from backroom.kernel.bundle import EMPTY, count_of, sorts_in


def choices_of(position: Position, seat: i64) -> tuple[Action, ...]:
    """The choices of a seat that is asked, from its own cards and from what all can see."""
    step = position.step
    if step is Step.PLAN:
        return plan_choices(position, seat)
    if step is Step.TASK:
        return task_choices(position, seat)
    if step is Step.TURN:
        return turn_choices(position, seat)
    if step is Step.PEEK:
        return PEEKS.of(jobs_to_see(position, seat)) + ONLY_PASS
    if step is Step.GAP or step is Step.LAST_CALL:
        return gap_choices(position, seat)
    if step is Step.ANNOUNCED:
        return announced_choices(position, seat)
    if step is Step.DROP:
        return drop_choices(position, seat)
    if step is Step.RECRUIT:
        return ONLY_PASS + RECRUITS.of(affordable_recruits(position, seat))
    return job_step_choices(position, seat)


def job_step_choices(position: Position, seat: i64) -> tuple[Action, ...]:
    """What an open job asks, and the objections of the draw phase."""
    step = position.step
    if step is Step.DOC:
        return (PASS, DOC) if holds_card(position, seat, EMERGENCY_DOC) else ONLY_PASS
    if step is Step.TRAP:
        return ONLY_PASS + TRAPS.of(men_with(position, seat, Effect.TRAP))
    if step is Step.ROBBERY:
        return ONLY_PASS + ROBBERIES.of(men_with(position, seat, Effect.ROBBERY))
    if step is Step.OBJECT:
        return (KEEP, OBJECT) if has_bad_luck(position, seat) else (KEEP,)
    if step is Step.VICTIM:
        return victim_choices(position)
    if step is Step.MARKERS:
        return MARKERS.of(marked_of_kind(position, seat, position.needed[0]))
    if step is Step.STAKE:
        return tuple(STAKE[: most_to_stake(position) + 1])
    if step is Step.REROLL:
        return (STAND, *REROLL[: len(position.dice)])
    if step is Step.SHOOT_BACK:
        return (PASS, SHOOT)
    if step is Step.LAUNDER:
        return tuple(LAUNDER[: most_to_launder(position) + 1])
    return buying_choices(position, seat)


def plan_choices(position: Position, seat: i64) -> tuple[Action, ...]:
    """LCN-38, LCN-43, LCN-E35: a gangster to give a task; without one, a pass. Influence cards
    come on top (LCN-99)."""
    cards = card_choices(position, seat)
    if can_assign(position, seat):
        return PICKS.of(position.idle_men(seat)) + cards
    return ONLY_PASS + cards


def gap_choices(position: Position, seat: i64) -> tuple[Action, ...]:
    """LCN-112, LCN-V2, LCN-V3: nothing, or what may be used before the turn of another."""
    cards = card_choices(position, seat)
    if position.step is Step.GAP and can_scheme(position, seat):
        return PASS_OR_SCHEME + cards
    return ONLY_PASS + cards


def card_choices(position: Position, seat: i64) -> tuple[Action, ...]:
    """LCN-99, LCN-100: the influence cards and Lawyers that can be used now."""
    hand: i64 = position.influence[seat]
    found: tuple[Action, ...] = ()
    if can_spy(position, seat):
        spies = idle_lawyers(position, seat) << 2
        if count_of(hand, SNITCH) > 0:
            spies |= 1
        if count_of(hand, SPY) > 0:
            spies |= 2
        found = SPIES.of(spies)
    if count_of(hand, SNITCH) > 0 and renews_now(position, seat):
        found += ONLY_RENEW
    if hand != EMPTY and lays_now(position, seat):
        for card in range(HENCHMAN, DISTRACTION + 1):
            if count_of(hand, card) > 0:
                found += ATTACHMENTS[card - HENCHMAN].of(men_for(position, seat, card))
    return found


def task_choices(position: Position, seat: i64) -> tuple[Action, ...]:
    """LCN-39, LCN-40: a job from the hand, or a card of the market."""
    slots: i64 = 0
    bit: i64 = 1
    for card in position.market:
        if card >= 0:
            slots |= bit
        bit <<= 1
    return job_choices(position, seat, JOB) + BUYS.of(slots)


def job_choices(position: Position, seat: i64, actions: list[LcnAction]) -> tuple[Action, ...]:
    """One action for each kind of job in the hand."""
    found: list[Action] = []
    job_kind = position.rules.job_kind
    for round in range(4):
        last: i64 = -1
        jobs: i64 = position.hands[4 * seat + round]
        while jobs != 0:
            kind = job_kind[DECK * round + first(jobs)]
            if kind != last:  # equal jobs lie side by side in a deck
                found.append(actions[kind])
                last = kind
            jobs &= jobs - 1
    return tuple(found)


def turn_choices(position: Position, seat: i64) -> tuple[Action, ...]:
    """LCN-50, LCN-53 to LCN-55, LCN-116: execute or abandon a task, or be skipped."""
    errands: i64 = 0
    men = position.men_with_tasks(seat)
    while men != 0:
        man = first(men)
        if can_execute(position, seat, man):
            errands |= just(2 * man)
        errands |= just(2 * man + 1)
        men &= men - 1
    found = ERRANDS.of(errands)
    if not position.brought and holds_card(position, seat, SCHEMER):
        found += ONLY_SKIP
    return found + card_choices(position, seat)


def can_execute(position: Position, seat: i64, man: i64) -> bool:
    """LCN-54, LCN-140, LCN-E54: a purchase one can pay; no Response card; an attack that can hit
    somebody."""
    task: i64 = position.tasks[man]
    if task >= PURCHASE:
        return price_of(position, task - PURCHASE) <= position.cash[seat]
    kind = position.rules.job_kind[task]
    effect = position.rules.effect[kind]
    if effect is Effect.ROBBERY or effect is Effect.TRAP:
        return False
    return position.rules.aim[kind] is Aim.NOTHING or can_attack(position, seat, man)


def announced_choices(position: Position, seat: i64) -> tuple[Action, ...]:
    """LCN-70, LCN-E54: name the player, or another one; then reveal, or think better of it."""
    found: list[Action] = []
    for target in range(position.seats):
        if target != position.target and can_target(position, seat, target, position.man):
            found.append(TARGET[target])
    if position.target >= 0 and can_target(position, seat, position.target, position.man):
        found.append(REVEAL)
    found.append(ABANDON[position.man])
    return tuple(found)


def victim_choices(position: Position) -> tuple[Action, ...]:
    """LCN-69: the gangster, or the business, that is to be hit."""
    aim = position.rules.aim[kind_of_job(position)]
    there = victims(position, position.target, aim)
    return VICTIM_MEN.of(there) if aim is Aim.GANGSTER else VICTIM_BUSINESSES.of(there)


def buying_choices(position: Position, seat: i64) -> tuple[Action, ...]:
    """LCN-165, LCN-166, LCN-E61, LCN-E62: one card, or none."""
    found: list[Action] = [PASS]
    for slot in range(len(position.market)):
        if can_take(position, seat, slot):
            found.append(TAKE[slot])
    if position.step is Step.SEARCH:
        for kind in kinds_to_search(position, seat):
            found.append(SEARCH[kind])
    return tuple(found)


def drop_choices(position: Position, seat: i64) -> tuple[Action, ...]:
    """LCN-120: one card too many after the other."""
    found: tuple[Action, ...] = ()
    if jobs_over(position, seat):
        found = job_choices(position, seat, DROP_JOB)
    if influence_over(position, seat):
        found += DROPS.of(sorts_in(position.influence[seat]))
    return found


def offer_choices(position: Position, seat: i64) -> tuple[Action, ...]:
    """Offers to this seat, to accept or refuse."""
    found: list[Action] = []
    if not is_closed(position):
        for offer in position.offers:
            if offer.partner == seat:
                if why_not_accept(position, seat, offer.slot) is None:
                    found.append(ACCEPT[offer.slot])
                found.append(REFUSE[offer.slot])
    return tuple(found)
