"""What was answered is done: each answer goes to the phase, job or card that asked for it."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.action_phase import (
    abandon,
    answer_gap,
    execute,
    name_target,
    reveal,
    skip_turn,
)
from backroom.games.la_cosa_nostra.actions import (
    Do,
    LcnDeal,
)
from backroom.games.la_cosa_nostra.attacks import name_victim, shoot_back
from backroom.games.la_cosa_nostra.businesses import take_marker
from backroom.games.la_cosa_nostra.cash_jobs import reroll, stand, use_marker
from backroom.games.la_cosa_nostra.deals import (
    make_offer,
    pledge,
    withdraw_offer,
)
from backroom.games.la_cosa_nostra.draw_phase import answer_objection
from backroom.games.la_cosa_nostra.harm import ask_next_doc, play_doc
from backroom.games.la_cosa_nostra.influence import (
    attach,
    peek,
    play_snitch,
    play_spy,
    renew_market,
    stop_looking,
    use_lawyer,
)
from backroom.games.la_cosa_nostra.other_jobs import (
    after_search,
    launder,
    place_stake,
    take_from_market,
    take_from_stack,
)
from backroom.games.la_cosa_nostra.payday import (
    ask_recruiter,
    drop_influence,
    drop_job,
    recruit,
)
from backroom.games.la_cosa_nostra.planning import (
    end_planning_turn,
    pass_gap,
    pick_man,
    plan_job,
    plan_purchase,
)
from backroom.games.la_cosa_nostra.position import NONE, Position, Stage, Step
from backroom.games.la_cosa_nostra.responses import answer_robbery, no_trap, spring_trap
from backroom.games.la_cosa_nostra.rules import (
    DISTRACTION,
    HENCHMAN,
    MACHINE_PISTOL,
    SABOTEUR,
)
from backroom.games.la_cosa_nostra.terms import Offer, TakeBack, Withdraw


def make_deal(position: Position, seat: i64, action: LcnDeal) -> None:
    """LCN-94: offers, promises and markers taken back come in between, at any time."""
    said = action.said
    if isinstance(said, Offer):
        make_offer(position, seat, said)
    elif isinstance(said, Withdraw):
        withdraw_offer(position, seat, said.slot)
    elif isinstance(said, TakeBack):
        take_marker(position, seat, said.business)
    else:
        pledge(position, seat, said)


def answer(position: Position, seat: i64, do: Do, value: i64) -> None:
    """What is asked in the present step."""
    if do is Do.PASS:
        pass_on(position, seat)
    elif do is Do.PICK:
        pick_man(position, value)
    elif do is Do.JOB:
        plan_job(position, seat, value)
    elif do is Do.BUY:
        plan_purchase(position, seat, value)
    elif do is Do.EXECUTE:
        execute(position, seat, value)
    elif do is Do.ABANDON:
        abandon(position, seat, value)
    elif do is Do.TARGET:
        name_target(position, seat, value)
    elif do is Do.REVEAL:
        reveal(position, seat)
    elif do is Do.VICTIM_MAN:
        name_victim(position, seat, value, NONE)
    elif do is Do.VICTIM_BUSINESS:
        name_victim(position, seat, NONE, value)
    elif do is Do.KEEP or do is Do.OBJECT:
        answer_objection(position, seat, do is Do.OBJECT)
    elif do is Do.SCHEME:
        answer_gap(position, seat, True)
    elif do is Do.SKIP:
        skip_turn(position, seat)
    elif do is Do.ROB:
        answer_robbery(position, seat, value)
    elif do is Do.TRAP:
        spring_trap(position, seat, value)
    elif do is Do.DOC:
        play_doc(position, seat)
    elif do is Do.SHOOT:
        shoot_back(position, seat)
    else:
        answer_job(position, seat, do, value)


def answer_job(position: Position, seat: i64, do: Do, value: i64) -> None:
    """What an open job or payday asks."""
    if do is Do.MARKER:
        use_marker(position, value)
    elif do is Do.STAKE:
        place_stake(position, seat, value)
    elif do is Do.REROLL:
        reroll(position, seat, value)
    elif do is Do.STAND:
        stand(position)
    elif do is Do.LAUNDER:
        launder(position, seat, value)
    elif do is Do.TAKE:
        take_from_market(position, seat, value)
    elif do is Do.SEARCH:
        take_from_stack(position, seat, value)
    elif do is Do.RECRUIT:
        recruit(position, seat, value)
    elif do is Do.DROP_JOB:
        drop_job(position, seat, value)
    elif do is Do.DROP_INFLUENCE:
        drop_influence(position, seat, value)
    else:
        play_influence(position, seat, do, value)


def play_influence(position: Position, seat: i64, do: Do, value: i64) -> None:
    """LCN-99: influence cards come on top of one's turn."""
    if do is Do.PEEK:
        peek(position, seat, value)
    elif do is Do.SNITCH:
        play_snitch(position, seat)
    elif do is Do.SPY:
        play_spy(position, seat)
    elif do is Do.LAWYER:
        use_lawyer(position, seat, value)
    elif do is Do.RENEW:
        renew_market(position, seat)
    elif do is Do.HENCHMAN:
        attach(position, seat, HENCHMAN, value)
    elif do is Do.SABOTEUR:
        attach(position, seat, SABOTEUR, value)
    elif do is Do.MACHINE_PISTOL:
        attach(position, seat, MACHINE_PISTOL, value)
    else:
        attach(position, seat, DISTRACTION, value)


def pass_on(position: Position, seat: i64) -> None:
    """A seat does nothing of what it is asked for."""
    step = position.step
    if step is Step.GAP and position.stage is Stage.ACTION:
        answer_gap(position, seat, False)
    elif step is Step.GAP or step is Step.LAST_CALL:
        pass_gap(position, seat)
    elif step is Step.PLAN:
        end_planning_turn(position)
    elif step is Step.PEEK:
        stop_looking(position)
    elif step is Step.DOC:
        ask_next_doc(position)
    elif step is Step.TRAP:
        no_trap(position)
    elif step is Step.ROBBERY:
        answer_robbery(position, seat, NONE)
    elif step is Step.SHOOT_BACK:
        position.pending = 0
        position.step = Step.JOB_DONE
    elif step is Step.RECRUIT:
        ask_recruiter(position)
    else:
        after_search(position)
