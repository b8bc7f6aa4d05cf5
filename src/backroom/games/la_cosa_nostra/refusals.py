"""Why not: each forbidden thing with the rule that forbids it."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.action_phase import can_scheme, price_of
from backroom.games.la_cosa_nostra.actions import Do, LcnAction, LcnDeal
from backroom.games.la_cosa_nostra.aims import can_attack, can_target, victims
from backroom.games.la_cosa_nostra.cash_jobs import kind_of_job, marked_of_kind
from backroom.games.la_cosa_nostra.deals import (
    dollars,
    is_closed,
    why_not_accept,
    why_not_decline,
    why_not_offer,
    why_not_pledge,
    why_not_take_back,
    why_not_withdraw,
)
from backroom.games.la_cosa_nostra.draw_phase import has_bad_luck
from backroom.games.la_cosa_nostra.influence import (
    can_assign,
    holds_card,
    idle_lawyers,
    jobs_to_see,
    lays_now,
    lying_on,
    men_for,
    renews_now,
    spies_now,
)
from backroom.games.la_cosa_nostra.other_jobs import (
    kinds_to_search,
    most_to_launder,
    most_to_stake,
    special_price,
)
from backroom.games.la_cosa_nostra.payday import (
    affordable_recruits,
    influence_over,
    jobs_over,
)
from backroom.games.la_cosa_nostra.planning import job_in_hand
from backroom.games.la_cosa_nostra.position import NONE, Position, Stage, Step
from backroom.games.la_cosa_nostra.responses import men_with
from backroom.games.la_cosa_nostra.rules import (
    DISTRACTION,
    EMERGENCY_DOC,
    HENCHMAN,
    MACHINE_PISTOL,
    MEN,
    PURCHASE,
    SABOTEUR,
    SCHEMER,
    SNITCH,
    SPY,
    Aim,
    Effect,
)
from backroom.games.la_cosa_nostra.terms import Offer, TakeBack, Withdraw
from backroom.kernel.actions import Action
from backroom.kernel.bitset import has
from backroom.kernel.messages import CardName, Message, Refusal, SeatName
from backroom.kernel.seats import holds

STEPS = {
    Do.KEEP: (Step.OBJECT,),
    Do.OBJECT: (Step.OBJECT,),
    Do.PICK: (Step.PLAN,),
    Do.JOB: (Step.TASK,),
    Do.BUY: (Step.TASK,),
    Do.PEEK: (Step.PEEK,),
    Do.SCHEME: (Step.GAP,),
    Do.SKIP: (Step.TURN,),
    Do.EXECUTE: (Step.TURN,),
    Do.ABANDON: (Step.TURN, Step.ANNOUNCED),
    Do.TARGET: (Step.ANNOUNCED,),
    Do.REVEAL: (Step.ANNOUNCED,),
    Do.VICTIM_MAN: (Step.VICTIM,),
    Do.VICTIM_BUSINESS: (Step.VICTIM,),
    Do.MARKER: (Step.MARKERS,),
    Do.STAKE: (Step.STAKE,),
    Do.REROLL: (Step.REROLL,),
    Do.STAND: (Step.REROLL,),
    Do.ROB: (Step.ROBBERY,),
    Do.TRAP: (Step.TRAP,),
    Do.DOC: (Step.DOC,),
    Do.SHOOT: (Step.SHOOT_BACK,),
    Do.LAUNDER: (Step.LAUNDER,),
    Do.TAKE: (Step.BUY, Step.SEARCH),
    Do.SEARCH: (Step.SEARCH,),
    Do.RECRUIT: (Step.RECRUIT,),
    Do.DROP_JOB: (Step.DROP,),
    Do.DROP_INFLUENCE: (Step.DROP,),
}
"""Which steps a choice answers; influence cards and passes have their own times."""

ATTACHED = {
    Do.HENCHMAN: HENCHMAN,
    Do.SABOTEUR: SABOTEUR,
    Do.MACHINE_PISTOL: MACHINE_PISTOL,
    Do.DISTRACTION: DISTRACTION,
}
RULE_OF_CARD = {
    HENCHMAN: "LCN-107",
    SABOTEUR: "LCN-108",
    MACHINE_PISTOL: "LCN-110",
    DISTRACTION: "LCN-111",
}
PASSES = (
    Step.GAP,
    Step.LAST_CALL,
    Step.PEEK,
    Step.DOC,
    Step.TRAP,
    Step.ROBBERY,
    Step.SHOOT_BACK,
    Step.BUY,
    Step.SEARCH,
    Step.RECRUIT,
)


def why_not(position: Position, seat: i64, action: Action) -> Refusal | None:
    """The rule that forbids this seat this action; None if it may."""
    if not 0 <= seat < position.seats:
        return Refusal("LCN-E88", "no_seat")
    if position.stage is Stage.OVER:
        return Refusal("LCN-E86", "over")
    if isinstance(action, LcnDeal):
        return why_not_deal(position, seat, action)
    if not isinstance(action, LcnAction):
        return Refusal("LCN-E86", "foreign_action")
    if action.do is Do.ACCEPT or action.do is Do.REFUSE:
        return why_not_answer(position, seat, action)
    if not holds(position.pending, seat):
        return Refusal("LCN-E86", "not_asked")
    if action.do is Do.PASS:
        return why_not_pass(position, seat)
    if action.do in STEPS:
        if position.step not in STEPS[action.do]:
            return wrong_step(position)
        return why_not_step(position, seat, action)
    return why_not_card(position, seat, action)


def wrong_step(position: Position) -> Refusal:
    """LCN-E83: first what is asked now."""
    return Refusal("LCN-E83", "step", {"step": position.step.value.replace("_", "-")})


def why_not_deal(position: Position, seat: i64, action: LcnDeal) -> Refusal | None:
    said = action.said
    if isinstance(said, Offer):
        return why_not_offer(position, seat, said)
    if isinstance(said, Withdraw):
        return why_not_withdraw(position, seat, said)
    if isinstance(said, TakeBack):
        return why_not_take_back(position, seat, said)
    return why_not_pledge(position, seat, said)


def why_not_answer(position: Position, seat: i64, action: LcnAction) -> Refusal | None:
    if is_closed(position):
        return Refusal("LCN-E56", "trade_locked")
    if action.do is Do.ACCEPT:
        return why_not_accept(position, seat, action.value)
    return why_not_decline(position, seat, action.value)


def why_not_pass(position: Position, seat: i64) -> Refusal | None:
    """LCN-43, LCN-55: nobody passes who has a task to give or to do."""
    if position.step in PASSES:
        return None
    if position.step is Step.PLAN:
        return Refusal("LCN-43", "task_to_give") if can_assign(position, seat) else None
    if position.step is Step.TURN:
        return Refusal("LCN-55", "task_to_do")
    return wrong_step(position)


def why_not_step(position: Position, seat: i64, action: LcnAction) -> Refusal | None:
    """Why a choice that fits the step is forbidden."""
    do = action.do
    value = action.value
    if position.stage is Stage.PLANNING or position.stage is Stage.DRAW:
        return why_not_planning(position, seat, do, value)
    if do is Do.EXECUTE:
        return why_not_execute(position, seat, value)
    if do is Do.ABANDON:
        return why_not_abandon(position, seat, value)
    if do is Do.TARGET or do is Do.REVEAL:
        return why_not_announce(position, seat, do, value)
    if do is Do.VICTIM_MAN or do is Do.VICTIM_BUSINESS:
        return why_not_victim(position, do, value)
    if do is Do.ROB or do is Do.TRAP:
        return why_not_respond(position, seat, do, value)
    if do is Do.SCHEME or do is Do.SKIP:
        return why_not_scheme(position, seat, do)
    if do is Do.TAKE or do is Do.SEARCH:
        return why_not_buy_now(position, seat, do, value)
    if do is Do.DOC:
        return None if holds_card(position, seat, EMERGENCY_DOC) else no_card(EMERGENCY_DOC)
    if do is Do.PEEK:
        return why_not_peek(position, seat, value)
    if do is Do.RECRUIT:
        return why_not_recruit(position, seat, value)
    if do is Do.DROP_JOB or do is Do.DROP_INFLUENCE:
        return why_not_drop(position, seat, do, value)
    return why_not_amount(position, seat, do, value)


def why_not_planning(position: Position, seat: i64, do: Do, value: i64) -> Refusal | None:
    if do is Do.OBJECT:
        return None if has_bad_luck(position, seat) else Refusal("LCN-37", "not_only_attacks")
    if do is Do.PICK:
        if not has(position.men[seat], value):
            return Refusal("LCN-38", "not_your_man", {"man": CardName("man", value)})
        if position.has_task(value):
            return Refusal("LCN-38", "has_a_task", {"man": CardName("man", value)})
        return None if can_assign(position, seat) else Refusal("LCN-E58", "no_card_for_him")
    if do is Do.JOB:
        known = value < len(position.rules.round_of)
        if not known or job_in_hand(position, seat, value) == NONE:
            return Refusal("LCN-39", "not_in_hand")
    if do is Do.BUY and position.market[value] < 0:
        return Refusal("LCN-E59", "empty_slot")
    if do is Do.PEEK:
        return why_not_peek(position, seat, value)
    if do is Do.SCHEME:
        return Refusal("LCN-112", "only_in_action")
    return None


def why_not_peek(position: Position, seat: i64, man: i64) -> Refusal | None:
    """LCN-104, LCN-E3: another player's face-down job that one has not seen yet."""
    if has(jobs_to_see(position, seat), man):
        return None
    return Refusal("LCN-E3", "nothing_to_see", {"man": CardName("man", man)})


def why_not_execute(position: Position, seat: i64, man: i64) -> Refusal | None:
    """LCN-54, LCN-140, LCN-E54."""
    facts = {"man": CardName("man", man)}
    if not has(position.men[seat], man):
        return Refusal("LCN-50", "not_your_man", facts)
    task: i64 = position.tasks[man]
    if task < 0:
        return Refusal("LCN-50", "no_task", facts)
    if task >= PURCHASE:
        price: int = price_of(position, task - PURCHASE) * 1000
        cash: int = position.cash[seat] * 1000
        if price > cash:
            money = {"price": dollars(price), "cash": dollars(cash)}
            return Refusal("LCN-54", "too_dear", money)
        return None
    effect = position.effect_on(man)
    if effect is Effect.ROBBERY or effect is Effect.TRAP:
        return Refusal("LCN-140", "only_in_reaction")
    aimed = position.rules.aim[position.rules.job_kind[task]] is not Aim.NOTHING
    if aimed and not can_attack(position, seat, man):
        return Refusal("LCN-E54", "no_victim_anywhere")
    return None


def why_not_abandon(position: Position, seat: i64, man: i64) -> Refusal | None:
    facts = {"man": CardName("man", man)}
    if not has(position.men[seat], man):
        return Refusal("LCN-53", "not_your_man", facts)
    if position.tasks[man] < 0:
        return Refusal("LCN-53", "no_task", facts)
    if position.step is Step.ANNOUNCED and man != position.man:
        return wrong_step(position)
    return None


def why_not_announce(position: Position, seat: i64, do: Do, target: i64) -> Refusal | None:
    """LCN-69, LCN-70, LCN-E54: another player with something to hit."""
    if do is Do.REVEAL:
        target = position.target
        if target < 0:
            return Refusal("LCN-70", "name_target_first")
    elif target == position.target:
        return Refusal("LCN-70", "named_already")
    if target >= position.seats or target == seat:
        return Refusal("LCN-69", "not_a_target")
    if not can_target(position, seat, target, position.man):
        return Refusal("LCN-E54", "no_victim", {"target": SeatName(target)})
    return None


def why_not_victim(position: Position, do: Do, value: i64) -> Refusal | None:
    """LCN-69, LCN-72, LCN-E44: a card of the announced player, of the kind that is aimed at."""
    aim = position.rules.aim[kind_of_job(position)]
    wants_man = aim is Aim.GANGSTER
    right_kind = wants_man == (do is Do.VICTIM_MAN)
    if right_kind and has(victims(position, position.target, aim), value):
        return None
    return Refusal("LCN-69", "not_a_victim", {"aim": Message(f"lcn-aim-{aim.value}")})


def why_not_respond(position: Position, seat: i64, do: Do, man: i64) -> Refusal | None:
    """LCN-141, LCN-142: a gangster of one's own who carries the right card."""
    effect = Effect.ROBBERY if do is Do.ROB else Effect.TRAP
    if has(men_with(position, seat, effect), man):
        return None
    rule = "LCN-141" if do is Do.ROB else "LCN-142"
    return Refusal(rule, "not_planned_there", {"man": CardName("man", man)})


def why_not_scheme(position: Position, seat: i64, do: Do) -> Refusal | None:
    """LCN-112, LCN-115, LCN-116, LCN-E7."""
    if not holds_card(position, seat, SCHEMER):
        return no_card(SCHEMER)
    if do is Do.SKIP:
        return Refusal("LCN-116", "brought_forward") if position.brought else None
    if can_scheme(position, seat):
        return None
    rule = "LCN-115" if holds(position.gap_used, seat) else "LCN-E7"
    return Refusal(rule, "cannot_scheme")


def why_not_buy_now(position: Position, seat: i64, do: Do, value: i64) -> Refusal | None:
    """LCN-165, LCN-166, LCN-E61: what is there, and can be paid."""
    cash: int = position.cash[seat] * 1000
    if do is Do.TAKE:
        business: i64 = position.market[value]
        if business < 0:
            return Refusal("LCN-E59", "empty_slot")
        price: int = special_price(position, business) * 1000
        if price > cash:
            money = {"price": dollars(price), "cash": dollars(cash)}
            rule = "LCN-166" if position.step is Step.SEARCH else "LCN-165"
            return Refusal(rule, "too_dear", money)
        return None
    if int(value) in kinds_to_search(position, seat):
        return None
    return Refusal("LCN-166", "not_to_be_had", {"kind": CardName("kind", value)})


def why_not_recruit(position: Position, seat: i64, man: i64) -> Refusal | None:
    """LCN-119: from under one's own boss, at the printed price."""
    if has(affordable_recruits(position, seat), man):
        return None
    facts = {"man": CardName("man", man)}
    if not has(position.recruits[seat], man):
        return Refusal("LCN-119", "not_under_your_boss", facts)
    price: int = position.rules.price[man] * 1000
    cash: int = position.cash[seat] * 1000
    return Refusal("LCN-119", "too_dear", {"price": dollars(price), "cash": dollars(cash)})


def why_not_drop(position: Position, seat: i64, do: Do, value: i64) -> Refusal | None:
    """LCN-120: only what is too much."""
    if do is Do.DROP_JOB:
        if not jobs_over(position, seat):
            return Refusal("LCN-120", "not_too_many")
        known = value < len(position.rules.round_of)
        if not known or job_in_hand(position, seat, value) == NONE:
            return Refusal("LCN-120", "not_in_hand")
        return None
    if not influence_over(position, seat):
        return Refusal("LCN-120", "not_too_many")
    return None if holds_card(position, seat, value) else no_card(value)


def why_not_amount(position: Position, seat: i64, do: Do, value: i64) -> Refusal | None:
    """LCN-79, LCN-138, LCN-157, LCN-173: what the open job asks for."""
    if do is Do.STAKE and value > most_to_stake(position):
        most: int = most_to_stake(position) * 1000
        return Refusal("LCN-173", "stake_too_high", {"most": dollars(most)})
    if do is Do.LAUNDER and value > most_to_launder(position):
        most = most_to_launder(position) * 1000
        return Refusal("LCN-138", "too_much_to_launder", {"most": dollars(most)})
    if do is Do.REROLL and value >= len(position.dice):
        return Refusal("LCN-157", "no_such_die")
    if do is Do.MARKER:
        kind: i64 = position.needed[0]
        if not has(marked_of_kind(position, seat, kind), value):
            return Refusal("LCN-79", "no_marker_for", {"kind": CardName("kind", kind)})
    return None


# Influence cards


def no_card(card: i64) -> Refusal:
    return Refusal("LCN-99", "no_such_influence", {"card": CardName("influence", card)})


def why_not_card(position: Position, seat: i64, action: LcnAction) -> Refusal | None:
    """LCN-99, LCN-100, LCN-103: a card one has, at its time, with something to do."""
    do = action.do
    if do in ATTACHED:
        return why_not_attach(position, seat, ATTACHED[do], action.value)
    if do is Do.LAWYER:
        if not has(idle_lawyers(position, seat), action.value):
            return Refusal("LCN-155", "no_idle_lawyer")
    elif not holds_card(position, seat, SPY if do is Do.SPY else SNITCH):
        return no_card(SPY if do is Do.SPY else SNITCH)
    if do is Do.RENEW:
        return None if renews_now(position, seat) else Refusal("LCN-104", "not_the_time")
    if not spies_now(position, seat):
        return Refusal("LCN-E1", "not_the_time")
    if jobs_to_see(position, seat) == 0:
        return Refusal("LCN-E3", "nothing_planned")
    return None


def why_not_attach(position: Position, seat: i64, card: i64, man: i64) -> Refusal | None:
    """LCN-107 to LCN-111: at most one of each kind on a gangster; against opponents only where the
    card says so."""
    if not holds_card(position, seat, card):
        return no_card(card)
    rule = RULE_OF_CARD[card]
    if not lays_now(position, seat):
        return Refusal("LCN-103", "not_the_time")
    if man < MEN and has(men_for(position, seat, card), man):
        return None
    facts = {"card": CardName("influence", card), "man": CardName("man", man)}
    owner = position.owner_of_man(man)
    if owner < 0 or has(position.men_off, man):
        return Refusal("LCN-131", "man_not_there", facts)
    if has(lying_on(position, card), man):
        return Refusal(rule, "second_card", facts)
    return Refusal(rule, "opponents_only", facts)
