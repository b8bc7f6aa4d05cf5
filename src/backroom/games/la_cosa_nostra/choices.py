"""What a seat can choose in the present step."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.action_phase import can_scheme, price_of
from backroom.games.la_cosa_nostra.actions import (
    ABANDON,
    ACCEPT,
    ATTACH,
    BUY,
    DOC,
    DROP_INFLUENCE,
    DROP_JOB,
    EXECUTE,
    JOB,
    KEEP,
    LAUNDER,
    MARKER,
    OBJECT,
    PASS,
    PEEK,
    PICK,
    RECRUIT,
    REFUSE,
    RENEW,
    REROLL,
    REVEAL,
    ROB,
    SCHEME,
    SEARCH,
    SHOOT,
    SKIP,
    SNITCH_PEEK,
    SPY_OUT,
    STAKE,
    STAND,
    TAKE,
    TARGET,
    TRAP,
    USE_LAWYER,
    VICTIM_BUSINESS,
    VICTIM_MAN,
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
from backroom.kernel.bitset import members
from backroom.kernel.bundle import count_of


def choices_of(position: Position, seat: i64) -> tuple[Action, ...]:
    """The choices of a seat that is asked, from its own cards and from what all can see."""
    found: list[Action] = []
    step = position.step
    if step is Step.PLAN:
        plan_choices(position, seat, found)
    elif step is Step.TASK:
        task_choices(position, seat, found)
    elif step is Step.TURN:
        turn_choices(position, seat, found)
    elif step is Step.GAP or step is Step.LAST_CALL:
        found.append(PASS)
        if can_scheme(position, seat) and step is Step.GAP:
            found.append(SCHEME)
        card_choices(position, seat, found)
    elif step is Step.DOC:
        found.append(PASS)
        if holds_card(position, seat, EMERGENCY_DOC):
            found.append(DOC)
    elif step is Step.TRAP:
        found.append(PASS)
        add(found, TRAP, men_with(position, seat, Effect.TRAP))
    elif step is Step.ROBBERY:
        found.append(PASS)
        add(found, ROB, men_with(position, seat, Effect.ROBBERY))
    elif step is Step.OBJECT:
        found.append(KEEP)
        if has_bad_luck(position, seat):
            found.append(OBJECT)
    else:
        rare_choices(position, seat, found)
    return tuple(found)


def add(found: list[Action], actions: list[LcnAction], things: i64) -> None:
    thing: i64 = 0
    while things != 0:
        if things & 1:
            found.append(actions[thing])
        things >>= 1
        thing += 1


def rare_choices(position: Position, seat: i64, found: list[Action]) -> None:
    step = position.step
    if step is Step.PEEK:
        add(found, PEEK, jobs_to_see(position, seat))
        found.append(PASS)
    elif step is Step.ANNOUNCED:
        announced_choices(position, seat, found)
    elif step is Step.VICTIM:
        aim = position.rules.aim[kind_of_job(position)]
        there = victims(position, position.target, aim)
        add(found, VICTIM_MAN if aim is Aim.GANGSTER else VICTIM_BUSINESS, there)
    elif step is Step.MARKERS:
        add(found, MARKER, marked_of_kind(position, seat, position.needed[0]))
    elif step is Step.STAKE:
        for amount in range(most_to_stake(position) + 1):
            found.append(STAKE[amount])
    elif step is Step.REROLL:
        found.append(STAND)
        for die in range(len(position.dice)):
            found.append(REROLL[die])
    elif step is Step.SHOOT_BACK:
        found.append(PASS)
        found.append(SHOOT)
    elif step is Step.LAUNDER:
        for amount in range(most_to_launder(position) + 1):
            found.append(LAUNDER[amount])
    elif step is Step.BUY or step is Step.SEARCH:
        buying_choices(position, seat, found)
    elif step is Step.RECRUIT:
        found.append(PASS)
        add(found, RECRUIT, affordable_recruits(position, seat))
    else:
        drop_choices(position, seat, found)


def plan_choices(position: Position, seat: i64, found: list[Action]) -> None:
    """LCN-38, LCN-43, LCN-E35: a gangster to give a task; without one, a pass. Influence cards
    come on top (LCN-99)."""
    if can_assign(position, seat):
        add(found, PICK, position.idle_men(seat))
    else:
        found.append(PASS)
    card_choices(position, seat, found)


def card_choices(position: Position, seat: i64, found: list[Action]) -> None:
    """LCN-99, LCN-100: the influence cards and Lawyers that can be used now."""
    if can_spy(position, seat):
        if holds_card(position, seat, SNITCH):
            found.append(SNITCH_PEEK)
        if holds_card(position, seat, SPY):
            found.append(SPY_OUT)
        add(found, USE_LAWYER, idle_lawyers(position, seat))
    if renews_now(position, seat) and holds_card(position, seat, SNITCH):
        found.append(RENEW)
    if lays_now(position, seat):
        for card in range(HENCHMAN, DISTRACTION + 1):
            if holds_card(position, seat, card):
                add(found, ATTACH[card - HENCHMAN], men_for(position, seat, card))


def task_choices(position: Position, seat: i64, found: list[Action]) -> None:
    """LCN-39, LCN-40: a job from the hand, or a card of the market."""
    job_choices(position, seat, JOB, found)
    for slot in range(len(position.market)):
        if position.market[slot] >= 0:
            found.append(BUY[slot])


def job_choices(
    position: Position, seat: i64, actions: list[LcnAction], found: list[Action]
) -> None:
    """One action for each kind of job in the hand."""
    for round in range(4):
        last: i64 = -1
        for job in members(position.hands[4 * seat + round]):
            kind = position.rules.job_kind[DECK * round + job]
            if kind != last:  # equal jobs lie side by side in a deck
                found.append(actions[kind])
                last = kind


def turn_choices(position: Position, seat: i64, found: list[Action]) -> None:
    """LCN-50, LCN-53 to LCN-55, LCN-116: execute or abandon a task, or be skipped."""
    for man in members(position.men_with_tasks(seat)):
        if can_execute(position, seat, man):
            found.append(EXECUTE[man])
        found.append(ABANDON[man])
    if not position.brought and holds_card(position, seat, SCHEMER):
        found.append(SKIP)
    card_choices(position, seat, found)


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


def announced_choices(position: Position, seat: i64, found: list[Action]) -> None:
    """LCN-70, LCN-E54: name the player, or another one; then reveal, or think better of it."""
    for target in range(position.seats):
        if target != position.target and can_target(position, seat, target, position.man):
            found.append(TARGET[target])
    if position.target >= 0 and can_target(position, seat, position.target, position.man):
        found.append(REVEAL)
    found.append(ABANDON[position.man])


def buying_choices(position: Position, seat: i64, found: list[Action]) -> None:
    """LCN-165, LCN-166, LCN-E61, LCN-E62: one card, or none."""
    found.append(PASS)
    for slot in range(len(position.market)):
        if can_take(position, seat, slot):
            found.append(TAKE[slot])
    if position.step is Step.SEARCH:
        for kind in kinds_to_search(position, seat):
            found.append(SEARCH[kind])


def drop_choices(position: Position, seat: i64, found: list[Action]) -> None:
    """LCN-120: one card too many after the other."""
    if jobs_over(position, seat):
        job_choices(position, seat, DROP_JOB, found)
    if influence_over(position, seat):
        for card in range(8):
            if count_of(position.influence[seat], card) > 0:
                found.append(DROP_INFLUENCE[card])


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
