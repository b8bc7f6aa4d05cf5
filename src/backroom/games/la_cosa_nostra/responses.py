"""Robbery and Trap: planned jobs that wait for somebody else's (LCN-139 to LCN-147)."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.action_phase import take_up_job
from backroom.games.la_cosa_nostra.cash_jobs import pay_from_bank
from backroom.games.la_cosa_nostra.events import (
    Answered,
)
from backroom.games.la_cosa_nostra.harm import harm_man
from backroom.games.la_cosa_nostra.job_events import (
    Repelled,
    Robbed,
)
from backroom.games.la_cosa_nostra.men import discard_help
from backroom.games.la_cosa_nostra.position import NONE, After, Position, Step
from backroom.games.la_cosa_nostra.promises import note_attack, note_profit
from backroom.games.la_cosa_nostra.rolling import roll, successes_of, target_of
from backroom.games.la_cosa_nostra.rules import Effect
from backroom.kernel.bitset import just
from backroom.kernel.seats import EVERYONE, only
from backroom.kernel.state import Windows


def men_with(position: Position, seat: i64, effect: Effect) -> i64:
    """The gangsters of this player who carry a Robbery (or a Trap)."""
    found: i64 = 0
    men = position.men_with_jobs(seat)
    man: i64 = 0
    while men != 0:
        if men & 1 and position.effect_on(man) is effect:
            found |= just(man)
        men >>= 1
        man += 1
    return found


def might_have(position: Position, seat: i64, effect: Effect) -> bool:
    """LCN-E18: by what all can see, any face-down job might be the one."""
    if position.windows is Windows.KNOWN:
        return men_with(position, seat, effect) != 0
    return position.men_with_jobs(seat) != 0


# Robbery


def call_robbers(position: Position) -> None:
    """LCN-141, LCN-E27, LCN-E29: after a successful Cash Job, before it is paid, everybody else
    decides, sealed, whether to rob; nobody robs twice, and the actor never."""
    position.step = Step.ROBBERY
    position.pending = 0
    for seat in range(position.seats):
        position.robbers[seat] = NONE
        apart = seat != position.actor and seat != position.robbed
        if apart and might_have(position, seat, Effect.ROBBERY):
            position.pending |= only(seat)
    position.rob_asked = position.pending
    if position.pending == 0:
        position.step = Step.PAY


def answer_robbery(position: Position, seat: i64, man: i64) -> None:
    position.robbers[seat] = man
    position.pending &= ~only(seat)
    if position.recorder is not None:
        position.tell(EVERYONE, Answered(seat))
    if position.pending == 0:
        position.step = Step.NEXT_ROBBER


def next_robber(position: Position) -> None:
    """LCN-146, LCN-E27: from the start player clockwise, until one of them succeeds."""
    position.robber = NONE
    for step in range(position.seats):
        seat = (position.start + step) % position.seats
        man: i64 = position.robbers[seat]
        if man >= 0:
            position.robbers[seat] = NONE
            rob(position, seat, man)
            return
    position.step = Step.PAY


def rob(position: Position, seat: i64, man: i64) -> None:
    """LCN-141: reveal and roll; then LCN-144: the robbed player may spring a Trap."""
    position.robber = seat
    position.rob_man = man
    note_attack(position, seat, position.robbed)
    position.rob_job = take_up_job(position, seat, man)
    kind = position.rules.job_kind[position.rob_job]
    target = target_of(position, man, position.rules.job_target[kind])
    roll(position, seat, man, target)
    position.wins = successes_of(position, target)
    position.trapper = position.robbed
    ask_for_trap(position)


def settle_robbery(position: Position) -> None:
    """LCN-141, LCN-E31: two successes take everything, one takes half, rounded down; the rest is
    the owner's. LCN-V5, LCN-E28: then the robber may be robbed, once."""
    end_robbery(position)
    if position.wins == 0:
        position.step = Step.NEXT_ROBBER
        return
    prey = position.robbed
    taken = position.loot if position.wins > 1 else position.loot // 2
    if position.recorder is not None:
        position.tell(EVERYONE, Robbed(position.robber, prey, taken * 1000))
    pay_from_bank(position, prey, position.loot - taken)
    if prey == position.actor:
        note_profit(position, prey, position.loot - taken)
    position.loot = taken
    position.robbed = position.robber
    position.robber = NONE
    for seat in range(position.seats):
        position.robbers[seat] = NONE
    if position.rules.rob_robbers and prey == position.actor:
        call_robbers(position)
    else:
        position.step = Step.PAY


def end_robbery(position: Position) -> None:
    """The Robbery is discarded with its Henchman and Saboteur (LCN-E32)."""
    discard_help(position, position.rob_man)
    position.rob_job = NONE
    position.rob_man = NONE


# Trap


def ask_for_trap(position: Position) -> None:
    """LCN-142, LCN-143, LCN-E18, LCN-E21: the attacked player has seen the roll, and may spring a
    Trap, and another one if the first fails."""
    if might_have(position, position.trapper, Effect.TRAP):
        position.step = Step.TRAP
        position.pending = only(position.trapper)
    else:
        no_trap(position)


def no_trap(position: Position) -> None:
    """The attack, or the Robbery, goes on."""
    position.trapper = NONE
    position.pending = 0
    position.step = Step.ROBBERY_ROLLED if position.robber >= 0 else Step.EFFECT


def spring_trap(position: Position, seat: i64, man: i64) -> None:
    """LCN-142, LCN-E19, LCN-E23 to LCN-E25: one success repels, two also kill the attacker."""
    job = take_up_job(position, seat, man)
    kind = position.rules.job_kind[job]
    target = target_of(position, man, position.rules.job_target[kind])
    roll(position, seat, man, target)
    successes = successes_of(position, target)
    discard_help(position, man)
    position.pending = 0
    if successes == 0:
        ask_for_trap(position)
        return
    robbing = position.robber >= 0
    attacker = position.robber if robbing else position.actor
    hit = position.rob_man if robbing else position.man
    after = After.ROBBER if robbing else After.TRAP
    if position.recorder is not None:
        position.tell(EVERYONE, Repelled(seat, attacker))
    position.trapper = NONE
    if successes > 1:
        harm_man(position, hit, True, seat, after)
    else:
        after_repelled(position, after)


def after_repelled(position: Position, after: After) -> None:
    """LCN-E23, LCN-E24: the attack is void; after a repelled Robbery the next robber may try."""
    if after is After.ROBBER:
        end_robbery(position)
        position.step = Step.NEXT_ROBBER
    else:
        position.step = Step.JOB_DONE
