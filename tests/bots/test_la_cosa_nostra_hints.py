"""What a hint names is what the bot then does."""

from collections import Counter

from backroom.bots.levels import COACH, advise
from backroom.bots.request import request_for
from backroom.games.la_cosa_nostra.actions import Do, LcnAction
from backroom.games.la_cosa_nostra.state import LcnState
from backroom.games.la_cosa_nostra.steps.action_phase import TURN
from backroom.games.la_cosa_nostra.steps.announcing import ANNOUNCED
from backroom.games.la_cosa_nostra.steps.planning import PLAN, TASK
from backroom.kernel.actions import Action
from backroom.kernel.messages import CardName, Message, SeatName
from builders.la_cosa_nostra import LCN, rules_of
from builders.la_cosa_nostra_bots import judgement, positions


def considered(state: LcnState, who: int) -> list[Action]:
    """What a searching bot still thinks about here; the first is what looks best."""
    lines = judgement(4, "hard").lines(state, who, state.legal(who))
    return [line.actions[0] for line in lines]


def is_meant(state: LcnState, reason: Message, action: Action) -> bool:
    """Is this the task that a hint about a gangster names? Two cards of a kind are one to it."""
    assert isinstance(action, LcnAction)
    if reason.name == "bots-lcn-pick-job":
        job = reason.facts["job"]
        assert isinstance(job, CardName)
        return action is Do.JOB[job.card]
    business = reason.facts["business"]
    assert isinstance(business, CardName)
    kinds = state.rules.business_kind
    if action.do is not Do.BUY:
        return False
    return kinds[state.town.market[action.value]] == kinds[business.card]


def after(state: LcnState, who: int, action: Action) -> LcnState:
    twin = state.clone()
    assert isinstance(twin, LcnState)
    twin.apply(who, action)
    return twin


def test_a_hint_about_a_gangster_names_the_task_that_he_then_gets(seed: int) -> None:
    """Of the planning hints a third named something else before; now none may."""
    told: Counter[str] = Counter()
    for state in positions(seed, 3):
        if state.step is not PLAN or state.trade.offers:
            continue
        for who in state.owing():
            asked = request_for(LCN, state.rules, state, who, COACH, seed, seconds=0.02)
            choice, reason = advise(asked)
            assert choice is not None
            assert reason is not None
            if choice.then:
                told[reason.name] += 1
                then = after(state, who, LCN.action(choice.action))
                assert then.step is TASK
                again = request_for(LCN, state.rules, then, who, COACH, seed + 1, meant=choice.then)
                task = advise(again).choice
                assert task is not None
                assert is_meant(then, reason, LCN.action(task.action))
    assert told["bots-lcn-pick-job"] + told["bots-lcn-pick-purchase"] > 8, told


def test_a_hint_about_an_attack_names_whom_it_then_hits(seed: int) -> None:
    judge = judgement(4, "hard")
    named = 0
    for number in range(2):
        for state in positions(seed + number, 1):
            if state.step is not TURN or state.trade.offers:
                continue
            (who,) = state.owing()
            for action in state.legal(who):
                if isinstance(action, LcnAction) and action.do is Do.EXECUTE:
                    reason = judge.reason(state, who, action)
                    if reason.name == "bots-lcn-job-attack":
                        then = after(state, who, action)
                        assert then.step is ANNOUNCED
                        seat = reason.facts["seat"]
                        assert isinstance(seat, SeatName)
                        assert considered(then, who) == [Do.TARGET[seat.seat]]
                        named += 1
    assert named > 0, rules_of(4)
