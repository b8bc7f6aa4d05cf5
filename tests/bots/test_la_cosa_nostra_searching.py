"""What a searching bot of La Cosa Nostra plays on, and whom it imagines."""

from backroom.games.la_cosa_nostra.actions import Do, LcnAction, LcnDeal
from backroom.games.la_cosa_nostra.trade.terms import Offer, Side
from backroom.kernel.rng import fast_rng
from builders.la_cosa_nostra import LcnTable, man, seat
from builders.la_cosa_nostra_bots import judgement


def planning(round: int, jobs: str = "casino_cheating theft@2 vandalism@1") -> LcnTable:
    """Yellow plans, and lacks a casino for the job in his hand; green has one."""
    table = LcnTable(round=round, planning=True, market="pimp loan_shark")
    table.give("yellow", cash=12_000, jobs=jobs)
    return table.give("green", cash=5000, businesses="casino pimp")


def test_an_imagined_player_asks_for_a_marker_before_he_plans_the_job_that_needs_it() -> None:
    """Else he plans something else, and a world in which few do their Cash Jobs is none to learn
    from: of 8.6 that four normal bots do in round IV they imagined 4.9."""
    table = planning(2)
    judge = judgement(3)
    asked = judge.offer(table.state, seat("yellow"))
    assert isinstance(asked, LcnDeal)
    said = asked.said
    assert isinstance(said, Offer)
    assert said.gets == Side(permits=(table.business("green", "casino"),))
    table.act(asked, "yellow")
    table.act(Do.ACCEPT[table.state.trade.offers[0].slot], "green")
    assert judge.offer(table.state, seat("yellow")) is None


def test_an_imagined_player_lays_a_card_that_helps_before_he_goes_on_planning() -> None:
    table = planning(4, "theft@2").give("yellow", influence="henchman machine_pistol")
    table.give("yellow", businesses="lawyer cop garage").task("yellow-3", "insurance_fraud")
    legal = table.state.legal(seat("yellow"))
    judge = judgement(3)
    laid = legal[judge.pick(table.state, seat("yellow"), legal, fast_rng(1))]
    assert laid in (Do.HENCHMAN[man("yellow-3")], Do.MACHINE_PISTOL[man("yellow-3")])
    bare = planning(4)
    legal = bare.state.legal(seat("yellow"))
    picked = legal[judge.pick(bare.state, seat("yellow"), legal, fast_rng(1))]
    assert picked is Do.PICK[man("yellow-3")]


def test_late_in_the_game_gangsters_are_planned_with_their_tasks_each_kind_of_man_once() -> None:
    table = planning(4).give("yellow", men="yellow-r3")
    yellow = seat("yellow")
    lines = judgement(3, "hard").lines(table.state, yellow, table.state.legal(yellow))
    pairs = [line.actions for line in lines if line.actions[0] in Do.PICK.actions]
    assert all(len(pair) == 2 for pair in pairs)
    assert len(set(pairs)) == len(pairs) > 3
    assert {pair[0] for pair in pairs} == {Do.PICK[man(f"yellow-{each}")] for each in "123"}
    likes = [line.like for line in lines]
    assert likes == sorted(likes, reverse=True)


def test_early_in_the_game_nothing_is_thought_about_but_deals() -> None:
    table = planning(2)
    yellow = seat("yellow")
    lines = judgement(3, "hard").lines(table.state, yellow, table.state.legal(yellow))
    assert len(lines) == 1
    assert len(lines[0].actions) == 2


def test_an_offer_is_not_answered_in_the_middle_of_a_plan() -> None:
    """An open offer may be answered at any time: it is no task for a gangster."""
    table = planning(4)
    table.give("yellow", businesses="lawyer")
    lawyer = table.business("yellow", "lawyer")
    table.act(LcnDeal(Offer(seat("yellow"), Side(cash=5000), Side(permits=(lawyer,)))), "green")
    yellow = seat("yellow")
    lines = judgement(3, "hard").lines(table.state, yellow, table.state.legal(yellow))
    replies = [line for line in lines if line.actions[0] not in Do.PICK.actions]
    assert {line.actions[0] for line in replies} == {Do.ACCEPT[5], Do.REFUSE[5]}
    for line in lines:
        for action in line.actions[1:]:
            assert isinstance(action, LcnAction)
            assert not action.do.is_reply


def test_nobody_looks_at_jobs_of_which_he_makes_nothing() -> None:
    table = planning(4).give("yellow", influence="snitch spy")
    table.task("green-1", "car_theft").task("green-2", "credit_card_fraud")
    yellow = seat("yellow")
    legal = table.state.legal(yellow)
    assert Do.SPY[0] in legal
    lines = judgement(3, "hard").lines(table.state, yellow, legal)
    assert not {Do.SNITCH[0], Do.SPY[0]} & {line.actions[0] for line in lines}
