"""What comes next: the steps that ask nobody, one after the other, until somebody is asked."""

from backroom.games.la_cosa_nostra.action_phase import after_turn, settle_gap
from backroom.games.la_cosa_nostra.attacks import do_attack, prepare_attack
from backroom.games.la_cosa_nostra.cash_jobs import (
    after_cash_roll,
    kind_of_job,
    pay_loot,
    prepare_cash_job,
    return_used_markers,
)
from backroom.games.la_cosa_nostra.draw_phase import settle_objections, start_round
from backroom.games.la_cosa_nostra.ending import final_payout
from backroom.games.la_cosa_nostra.harm import do_harm
from backroom.games.la_cosa_nostra.men import discard_help
from backroom.games.la_cosa_nostra.other_jobs import do_other_job, prepare_other_job
from backroom.games.la_cosa_nostra.payday import (
    begin_recruiting,
    clear_attachments,
    end_round,
    pay_incomes,
)
from backroom.games.la_cosa_nostra.planning import ask_planner, begin_action, next_planner
from backroom.games.la_cosa_nostra.position import NONE, After, Position, Stage, Step
from backroom.games.la_cosa_nostra.responses import (
    after_repelled,
    ask_for_trap,
    call_robbers,
    next_robber,
    settle_robbery,
)
from backroom.games.la_cosa_nostra.rules import Aim, Effect


def go_on(position: Position) -> None:
    """LCN-2, and the order of a turn (LCN-E83): until somebody owes an answer, or it is over."""
    while position.pending == 0 and position.stage is not Stage.OVER:
        advance(position)


def advance(position: Position) -> None:
    step = position.step
    if step is Step.TURN_DONE:
        after_turn(position)
    elif step is Step.PLANNED:
        next_planner(position)
    elif step is Step.GAP:
        if position.stage is Stage.PLANNING:
            ask_planner(position)
        else:
            settle_gap(position)
    elif step is Step.REVEALED:
        prepare_job(position)
    elif step is Step.ROLLED:
        after_roll(position)
    elif step is Step.EFFECT:
        do_job(position)
    elif step is Step.JOB_DONE:
        finish_job(position)
    elif step is Step.HARM:
        do_harm(position)
        after_harm(position)
    elif step is Step.ROBBERY:
        call_robbers(position)
    elif step is Step.NEXT_ROBBER:
        next_robber(position)
    elif step is Step.ROBBERY_ROLLED:
        settle_robbery(position)
    elif step is Step.PAY:
        pay_loot(position)
    else:
        change_phase(position)


def change_phase(position: Position) -> None:
    """LCN-2: draw, planning, action, payday."""
    step = position.step
    if step is Step.OBJECT:
        settle_objections(position)
    elif step is Step.LAST_CALL:
        begin_action(position)
    elif step is Step.PAYDAY:
        end_actions(position)
    else:
        assert step is Step.ROUND_DONE
        end_round(position)
        start_round(position)


def prepare_job(position: Position) -> None:
    """LCN-E83: what must be settled between the reveal and the roll."""
    kind = kind_of_job(position)
    if position.rules.effect[kind] is Effect.CASH:
        prepare_cash_job(position)
    elif position.rules.aim[kind] is Aim.NOTHING:
        prepare_other_job(position)
    else:
        prepare_attack(position)


def after_roll(position: Position) -> None:
    """Cops for a Cash Job, a Trap against an attack."""
    if position.rules.effect[kind_of_job(position)] is Effect.CASH:
        after_cash_roll(position)
    else:
        position.trapper = position.target
        ask_for_trap(position)


def do_job(position: Position) -> None:
    if position.rules.aim[kind_of_job(position)] is Aim.NOTHING:
        do_other_job(position)
    else:
        do_attack(position)


def after_harm(position: Position) -> None:
    if position.after is After.JOB:
        position.step = Step.JOB_DONE
    else:
        after_repelled(position, position.after)


def finish_job(position: Position) -> None:
    """LCN-60, LCN-90: the job is discarded with its Henchman and Saboteur; used markers go back."""
    discard_help(position, position.man)
    return_used_markers(position)
    position.job = NONE
    position.target = NONE
    position.victim_man = NONE
    position.victim_business = NONE
    position.robbed = NONE
    position.robber = NONE
    position.dice = []
    position.wins = 0
    position.step = Step.TURN_DONE


def end_actions(position: Position) -> None:
    """LCN-118, LCN-148: payday, or after the last round the final payout."""
    clear_attachments(position)
    if position.round >= position.rules.last_round:
        final_payout(position)
    else:
        pay_incomes(position)
        begin_recruiting(position)
