"""LCN-50 to LCN-61 and LCN-E83, E86 to E88: whose turn it is, and what becomes of a task."""

import pytest

from backroom.games.la_cosa_nostra.actions import KEEP, PASS, Do, LcnDeal
from backroom.games.la_cosa_nostra.events.jobs import (
    BusinessGone,
    DiceRolled,
    JobRevealed,
    Paid,
    TargetNamed,
)
from backroom.games.la_cosa_nostra.events.rounds import (
    PurchaseDone,
    PurchaseLost,
    TaskLost,
    TurnStarted,
)
from backroom.games.la_cosa_nostra.events.trade import (
    IncomePaid,
    MarkerReturned,
    MonopolyTaken,
)
from backroom.games.la_cosa_nostra.trade.terms import Offer, Pledge, Promise, PromiseKind, Side
from backroom.kernel.actions import Action
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR
from backroom.words import Speaker
from builders.capo_della_mafia import CAPO
from builders.la_cosa_nostra import LCN, LcnTable, man, new_game, seat
from builders.rule_marks import rule


def two_tasks_each(start: str) -> LcnTable:
    """Everybody has two jobs to do; `start` is the start player."""
    table = LcnTable(start=start, turn=start)
    jobs = iter(["car_theft", "usury", "blackmail", "intimidation", "bankruptcy", "coke_party"])
    for colour in ("yellow", "green", "red"):
        table.task(f"{colour}-1", next(jobs)).task(f"{colour}-2", next(jobs))
    return table


def first_task(table: LcnTable) -> str:
    return next(name for name in table.men(table.turn) if table.has_task(name))


# Turns


@rule("LCN-50", "LCN-52")
@pytest.mark.parametrize(
    ("start", "order"),
    [
        ("yellow", ["yellow", "green", "red"]),
        ("green", ["green", "red", "yellow"]),
        ("red", ["red", "yellow", "green"]),
    ],
)
def test_turns_go_round_from_the_start_player_until_no_task_is_left(
    start: str, order: list[str]
) -> None:
    table = two_tasks_each(start)
    found = []
    while table.stage == "action":
        assert table.asked == [table.turn]
        found.append(table.turn)
        table.abandon(first_task(table))
    assert found == order * 2
    assert table.state.round == 4  # after payday the next round has begun


@rule("LCN-50")
def test_after_planning_the_start_player_is_first() -> None:
    table = LcnTable(planning=True, start="red", turn="green")
    table.task("red-1", "usury").give("green", jobs="car_theft").plan("green-2", "car_theft")
    assert (table.stage, table.asked) == ("action", ["red"])
    assert table.heard(TurnStarted) == [TurnStarted(2, "action")]


@rule("LCN-50")
def test_only_ones_own_gangster_with_a_task_can_be_chosen() -> None:
    table = two_tasks_each("yellow")
    for action, reason in (
        (Do.EXECUTE[man("green-1")], "not_your_man"),
        (Do.EXECUTE[man("yellow-3")], "no_task"),
    ):
        refusal = table.refused(action)
        assert (refusal.rule, refusal.reason) == ("LCN-50", reason)
    for action, reason in (
        (Do.ABANDON[man("green-1")], "not_your_man"),
        (Do.ABANDON[man("yellow-3")], "no_task"),
    ):
        refusal = table.refused(action)
        assert (refusal.rule, refusal.reason) == ("LCN-53", reason)


@rule("LCN-51")
@pytest.mark.parametrize("order", ["123", "132", "213", "231", "312", "321"])
def test_ones_gangsters_act_in_any_order(order: str) -> None:
    table = LcnTable(round=1).task("yellow-1", "usury").task("yellow-2", "car_theft")
    table.task("yellow-3", "coke_party")
    for which in order:
        table.execute(f"yellow-{which}")
    assert [event.man for event in table.heard(JobRevealed)] == [
        man(f"yellow-{which}") for which in order
    ]
    assert table.state.round == 2


@rule("LCN-52")
def test_the_phase_is_over_with_the_last_task_and_payday_comes() -> None:
    table = LcnTable(round=1).give("green", businesses="cop").task("yellow-1", "usury")
    table.task("red-1", "car_theft").abandon("yellow-1")
    assert (table.stage, table.heard(IncomePaid)) == ("action", [])
    table.abandon("red-1")
    assert table.heard(IncomePaid) == [IncomePaid(1, 1000, 1000, 0)]
    assert table.stage == "draw"


@rule("LCN-55")
def test_nobody_passes_in_the_action_phase() -> None:
    table = two_tasks_each("yellow")
    refusal = table.refused(PASS)
    assert (refusal.rule, refusal.reason) == ("LCN-55", "task_to_do")
    assert table.legal() == {
        "execute yellow-1",
        "abandon yellow-1",
        "execute yellow-2",
        "abandon yellow-2",
    }


@rule("LCN-55")
def test_a_turn_is_one_task_and_no_more() -> None:
    table = two_tasks_each("yellow").abandon("yellow-2")
    assert table.asked == ["green"]
    refusal = table.refused(Do.ABANDON[man("yellow-1")], "yellow")
    assert (refusal.rule, refusal.reason) == ("LCN-E86", "not_asked")


@rule("LCN-56")
def test_whoever_has_no_task_left_is_skipped() -> None:
    table = LcnTable().task("yellow-1", "usury").task("yellow-2", "car_theft")
    table.task("red-1", "coke_party").abandon("yellow-1")
    assert table.asked == ["red"]
    table.abandon("red-1")
    assert table.asked == ["yellow"]


@rule("LCN-56")
def test_whoever_has_lost_his_task_to_somebody_else_is_skipped_too() -> None:
    table = LcnTable().task("yellow-3", "car_bomb@3").task("green-1", "usury")
    table.task("red-1", "coke_party").dice(4, 1, 1).attack("yellow-3", "green").hit("green-1").no()
    assert not table.is_active("green-1")
    assert table.asked == ["red"]


# Abandoning


@rule("LCN-53")
def test_an_abandoned_job_is_discarded_face_down() -> None:
    table = LcnTable().task("yellow-2", "gas_station_robbery").task("red-1", "usury")
    table.abandon("yellow-2")
    assert not table.has_task("yellow-2")
    assert table.hidden_jobs() == 1
    assert table.open_jobs() == []
    assert table.heard(JobRevealed) == []
    assert table.heard(TaskLost) == [TaskLost(0, man("yellow-2"), True)]
    assert table.state.view(0).known_jobs == (table.kind("gas_station_robbery"),)
    for other in (1, 2):
        assert table.state.view(other).known_jobs == ()
        assert table.state.view(other).hidden_jobs == (1, 0, 0, 0)
        assert ("discards 0", str(table.kind("gas_station_robbery"))) in table.state.hidden(other)


@rule("LCN-53")
def test_an_abandoned_job_does_nothing() -> None:
    table = LcnTable().give("green", cash=9000).task("yellow-3", "theft:4")
    table.task("red-1", "usury").abandon("yellow-3")
    assert table.cash("green") == 9000
    assert table.heard(DiceRolled) == []
    assert table.asked == ["red"]


@rule("LCN-54")
def test_an_abandoned_purchase_goes_to_the_bottom_of_the_stack() -> None:
    table = LcnTable(market="pimp cop").give("yellow", cash=20000).task("yellow-1", "buy casino")
    casino = table.business("yellow", "casino")
    table.task("red-1", "usury").abandon("yellow-1")
    assert table.state.town.stack[-1] == 1 << casino
    assert table.heard(PurchaseLost) == [PurchaseLost(0, man("yellow-1"), casino, True)]
    assert table.heard(BusinessGone) == []
    assert (table.cash("yellow"), table.businesses("yellow")) == (20000, "")
    assert table.market() == ["pimp", "cop", None, None]
    assert table.hidden_jobs() == 0


@rule("LCN-54")
def test_what_one_cannot_pay_has_to_be_abandoned() -> None:
    table = LcnTable().give("yellow", cash=13000).task("yellow-1", "buy casino")
    table.task("red-1", "usury")
    refusal = table.refused(Do.EXECUTE[man("yellow-1")])
    assert (refusal.rule, refusal.reason) == ("LCN-54", "too_dear")
    assert table.legal() == {"abandon yellow-1"}
    table.give("yellow", cash=14000)
    assert table.legal() == {"execute yellow-1", "abandon yellow-1"}


@rule("LCN-54")
def test_money_borrowed_in_time_pays_for_a_purchase() -> None:
    table = LcnTable().give("yellow", cash=13000).give("red", cash=1000)
    table.task("yellow-1", "buy casino").task("red-1", "usury")
    table.deal("red", "yellow", Side(cash=1000), Side()).execute("yellow-1")
    assert (table.cash("yellow"), table.businesses("yellow")) == (0, "casino")


# Purchases


@rule("LCN-57")
def test_a_purchase_is_paid_to_the_bank_and_laid_out() -> None:
    table = LcnTable().give("yellow", cash=10000).task("yellow-1", "buy garage")
    table.task("red-1", "usury")
    garage = table.business("yellow", "garage")
    table.execute("yellow-1")
    assert (table.cash("yellow"), table.cash("green"), table.cash("red")) == (2000, 0, 0)
    assert table.businesses("yellow") == "garage"
    assert not table.has_task("yellow-1")
    assert table.heard(PurchaseDone) == [PurchaseDone(0, man("yellow-1"), garage, 8000)]
    assert table.heard(DiceRolled) == []  # no job, no dice
    assert table.asked == ["red"]


@rule("LCN-57")
def test_a_business_is_fully_active_from_the_moment_it_is_bought() -> None:
    table = LcnTable().give("yellow", cash=4000, businesses="pimp").task("red-1", "usury")
    table.task("yellow-1", "buy pimp")
    assert table.state.view(0).families[0].income == 2000
    assert table.state.view(0).monopolies == (None, None, None)
    table.execute("yellow-1")
    assert table.heard(MonopolyTaken) == [MonopolyTaken(0, 0)]
    assert table.state.view(0).families[0].income == 9000
    assert all(each.active for each in table.state.view(0).families[0].businesses)


@rule("LCN-58")
def test_what_one_earns_and_buys_serves_the_next_turn() -> None:
    # TC6
    table = LcnTable(round=1).give("yellow", cash=2000).give("red", businesses="garage")
    table.marker("yellow", "red", "garage").task("yellow-2", "car_theft")
    table.task("yellow-1", "buy building_firm").task("yellow-3", "construction_scam")
    assert table.refused(Do.EXECUTE[man("yellow-1")]).rule == "LCN-54"
    table.dice(3, 5).execute("yellow-2")
    assert table.cash("yellow") == 11000
    assert table.heard(MarkerReturned) == [MarkerReturned(0, table.business("red", "garage"))]
    table.execute("yellow-1")
    assert (table.cash("yellow"), table.businesses("yellow")) == (3000, "building_firm")
    table.dice(2, 2, 1).execute("yellow-3")
    assert table.heard(Paid) == [Paid(0, 9000), Paid(0, 7000)]


@rule("LCN-58")
def test_in_the_wrong_order_the_same_plan_fails() -> None:
    table = LcnTable(round=1).give("yellow", cash=8000).task("yellow-1", "buy building_firm")
    table.task("yellow-3", "construction_scam").dice(6, 6, 6).execute("yellow-3")
    assert table.heard(Paid) == []
    assert table.heard(DiceRolled) == []


@rule("LCN-59")
def test_one_can_buy_in_round_one_already() -> None:
    table = LcnTable(planning=True, round=1, market="lawyer pimp").give("yellow", cash=2000)
    table.state.crew.men[1] = table.state.crew.men[2] = 0
    table.state.crew.men[0] = 1 << man("yellow-1")
    table.plan_purchase("yellow-1", "lawyer").execute("yellow-1")
    assert table.businesses("yellow") == "lawyer"
    assert table.cash("yellow") == 1000  # and it has paid its first income


# Executing a job


@rule("LCN-60")
def test_a_job_is_revealed_rolled_for_and_carried_out_in_this_order() -> None:
    table = LcnTable().task("yellow-2", "gas_station_robbery").task("red-1", "usury")
    table.dice(2, 1).execute("yellow-2").no("red")  # no Robbery
    kind, who = table.kind("gas_station_robbery"), man("yellow-2")
    events = [each.event for each in table.told]
    assert [event for event in events if isinstance(event, JobRevealed | DiceRolled | Paid)] == [
        JobRevealed(0, who, kind),
        DiceRolled(0, who, (2, 1), 2, 1),
        Paid(0, 1000),
    ]
    assert table.cash("yellow") == 1000


@rule("LCN-60")
@pytest.mark.parametrize("die", [6, 1])
def test_an_executed_job_lies_face_up_and_nobody_draws_it_any_more(die: int) -> None:
    table = LcnTable().task("yellow-1", "usury").task("red-1", "coke_party")
    table.give("yellow", businesses="loan_shark cop").dice(die).execute("yellow-1").act(Do.STAND[0])
    table.all_pass()
    assert table.open_jobs() == ["usury"]
    assert table.hidden_jobs() == 0
    assert table.state.view(SPECTATOR).job_decks == (20, 20, 23, 25)
    table.abandon("red-1").all_pass()
    assert (table.state.round, table.stage) == (4, "draw")
    assert table.open_jobs() == ["usury"]
    assert [family.jobs for family in table.state.view(0).families] == [(0, 0, 0, 5)] * 3


@rule("LCN-61")
def test_a_revealed_job_is_shown_to_the_whole_table() -> None:
    table = LcnTable().task("yellow-3", "car_bomb@3").attack("yellow-3", "green")
    for viewer in (SPECTATOR, 0, 1, 2):
        assert table.state.view(viewer).job == table.kind("car_bomb@3")
    for colour in ("yellow", "green", "red", None):
        assert len(table.heard(JobRevealed, colour)) == 1
    teller = LCN.teller(table.rules)
    said = [Speaker("en", teller).say(each) for each in teller.position(table.state.view(2))]
    assert any("Car Bomb: target 4, kills an opponent" in line for line in said)


@rule("LCN-61")
def test_everybody_hears_the_title_and_the_text_of_a_revealed_job() -> None:
    table = LcnTable().task("yellow-2", "car_theft").give("yellow", businesses="garage")
    table.execute("yellow-2")
    teller = LCN.teller(table.rules)
    [revealed] = table.heard(JobRevealed, "red")
    said = Speaker("en", teller).say(teller.event(revealed))
    assert "Car Theft" in said
    assert "9,000" in said
    assert "7,000" in said


# One thing after the other


@rule("LCN-E83")
def test_a_gangster_chosen_for_a_task_must_get_one() -> None:
    table = LcnTable(planning=True, market="cop").give("yellow", jobs="usury", influence="snitch")
    table.task("green-1", "arson@3").act(Do.PICK[man("yellow-1")])
    assert table.legal() == {"job usury", "buy cop"}
    for action in (PASS, Do.PICK[man("yellow-2")], Do.EXECUTE[man("yellow-1")]):
        refusal = table.refused(action)
        assert (refusal.rule, refusal.reason) == ("LCN-E83", "step")
        assert refusal.facts == {"step": "task"}
    assert table.refused(Do.SNITCH[0]).rule == "LCN-E1"


@rule("LCN-E83")
def test_an_attack_that_is_not_revealed_can_be_aimed_at_somebody_else() -> None:
    table = LcnTable().give("green", cash=5000).give("red", cash=5000).task("yellow-3", "theft:4")
    table.execute("yellow-3")
    refusal = table.refused(Do.REVEAL[0])
    assert (refusal.rule, refusal.reason) == ("LCN-70", "name_target_first")
    table.act(Do.TARGET[seat("green")]).act(Do.TARGET[seat("red")])
    assert table.heard(TargetNamed) == [
        TargetNamed(0, man("yellow-3"), 1),
        TargetNamed(0, man("yellow-3"), 2),
    ]
    table.dice(4, 4, 4).act(Do.REVEAL[0])
    assert (table.cash("green"), table.cash("red"), table.cash("yellow")) == (5000, 0, 5000)


@rule("LCN-E83")
def test_an_attack_that_is_not_revealed_can_be_abandoned_but_not_exchanged() -> None:
    table = LcnTable().task("yellow-3", "theft:4").task("yellow-1", "usury").task("red-1", "arson")
    table.execute("yellow-3").act(Do.TARGET[seat("green")])
    for action in (Do.ABANDON[man("yellow-1")], Do.EXECUTE[man("yellow-1")], PASS):
        assert table.refused(action).rule == "LCN-E83"
    table.abandon("yellow-3")
    assert table.hidden_jobs() == 1
    assert table.heard(JobRevealed) == []
    assert table.state.view(SPECTATOR).target is None
    assert table.asked == ["red"]


@rule("LCN-E83")
def test_a_revealed_job_is_gone_through_with() -> None:
    table = LcnTable().task("yellow-3", "assassination@3").task("yellow-1", "usury")
    table.attack("yellow-3", "green")
    for action in (
        Do.ABANDON[man("yellow-3")],
        Do.ABANDON[man("yellow-1")],
        Do.TARGET[seat("red")],
        Do.REVEAL[0],
        PASS,
    ):
        refusal = table.refused(action)
        assert (refusal.rule, refusal.facts) == ("LCN-E83", {"step": "victim"})
    assert table.legal() == {"victim_man green-1", "victim_man green-2", "victim_man green-3"}


# Who may act


@rule("LCN-E86")
def test_only_those_who_are_asked_may_act() -> None:
    table = two_tasks_each("yellow").give("green", influence="snitch")
    for colour in ("green", "red"):
        assert table.legal(colour) == set()
        for action in (Do.EXECUTE[man(f"{colour}-1")], Do.ABANDON[man(f"{colour}-1")], PASS):
            refusal = table.refused(action, colour)
            assert (refusal.rule, refusal.reason) == ("LCN-E86", "not_asked")
    assert table.refused(Do.SNITCH[0], "green").rule == "LCN-E86"


@rule("LCN-E86")
@pytest.mark.parametrize("planning", [True, False])
def test_anybody_may_make_offers_and_promises_while_trade_is_open(planning: bool) -> None:
    table = LcnTable(planning=planning).give("red", cash=2000).task("yellow-1", "usury")
    table.give("yellow", jobs="coke_party")
    table.offer("red", "green", Side(cash=1000), Side())
    table.pledge("green", "red", PromiseKind.NO_ATTACK)
    table.accept("green")
    assert table.cash("green") == 1000
    assert len(table.state.view(SPECTATOR).promises) == 1
    assert table.asked == ["yellow"]


@rule("LCN-E86")
def test_after_the_end_nobody_may_do_anything_any_more() -> None:
    table = LcnTable(round=4).give("yellow", cash=5000).task("yellow-1", "usury")
    table.abandon("yellow-1")
    assert table.stage == "over"
    assert table.asked == []
    deals: tuple[Action, ...] = (
        LcnDeal(Offer(1, Side(cash=1000), Side())),
        LcnDeal(Pledge(1, Promise(PromiseKind.NO_ATTACK))),
    )
    for action in (PASS, Do.EXECUTE[man("yellow-1")], *deals):
        refusal = table.refused(action, "yellow")
        assert (refusal.rule, refusal.reason) == ("LCN-E86", "over")
    for each in range(3):
        assert table.state.legal(each) == ()


@rule("LCN-E86")
def test_an_action_of_another_game_is_refused() -> None:
    refusal = two_tasks_each("yellow").refused(CAPO.actions[0])
    assert (refusal.rule, refusal.reason) == ("LCN-E86", "foreign_action")


# The clock


def by_lot(table: LcnTable, colour: str) -> set[str]:
    """What may be done for a player whose clock has run out."""
    return {table.called(table.state.neutral(seat(colour), fast_rng(n))) for n in range(80)}


@rule("LCN-E87")
def test_when_the_clock_runs_out_the_drawn_jobs_are_kept() -> None:
    state, _ = new_game(3)
    assert [state.neutral(each, fast_rng(1)) for each in range(3)] == [KEEP] * 3


@rule("LCN-E87")
def test_when_the_clock_runs_out_in_planning_some_gangster_gets_some_task() -> None:
    table = LcnTable(planning=True, market="cop casino").give("yellow", jobs="usury car_theft")
    assert by_lot(table, "yellow") == {"pick yellow-1", "pick yellow-2", "pick yellow-3"}
    table.act(Do.PICK[man("yellow-1")])
    assert by_lot(table, "yellow") == {"job usury", "job car_theft", "buy cop", "buy casino"}


@rule("LCN-E87")
def test_when_the_clock_runs_out_in_planning_no_influence_card_is_played() -> None:
    table = LcnTable(planning=True, market="cop").task("green-1", "arson")
    table.give("yellow", jobs="usury", businesses="lawyer", influence="snitch henchman saboteur")
    assert by_lot(table, "yellow") == {"pick yellow-1", "pick yellow-2", "pick yellow-3"}


@rule("LCN-E87")
def test_when_the_clock_runs_out_one_passes_where_one_may() -> None:
    table = LcnTable(planning=True, turn="green").give("yellow", influence="snitch henchman")
    for n in (1, 2, 3):
        table.task(f"yellow-{n}", ("usury", "arson", "blackmail")[n - 1])
    table.state.crew.men[seat("red")] = 0
    table.give("green", jobs="car_theft intimidation").plan("green-1", "car_theft")
    assert table.asked == ["yellow"]
    assert by_lot(table, "yellow") == {"pass"}


@rule("LCN-E87")
def test_when_the_clock_runs_out_in_the_action_phase_the_first_task_is_abandoned() -> None:
    table = LcnTable().give("yellow", influence="snitch schemer").task("green-1", "usury")
    table.task("yellow-2", "car_theft").task("yellow-3", "gas_station_robbery")
    assert by_lot(table, "yellow") == {"abandon yellow-2"}
    table.act(table.state.neutral(0, fast_rng(1)))
    assert table.hidden_jobs() == 1
    assert table.has_task("yellow-3")


@rule("LCN-E87")
def test_when_the_clock_runs_out_nobody_jumps_in_or_responds() -> None:
    table = LcnTable(turn="yellow").task("green-1", "robbery").task("red-1", "arson")
    table.task("yellow-2", "gas_station_robbery").task("yellow-1", "usury")
    table.give("green", influence="schemer").dice(6, 6).execute("yellow-2")
    assert (table.step, table.asked) == ("robbery", ["green", "red"])
    assert by_lot(table, "green") == {"pass"}
    table.no("green", "red")
    table.abandon("green-1")
    table = LcnTable().task("yellow-1", "usury").task("green-1", "arson")
    table.task("red-1", "coke_party").give("red", influence="schemer").abandon("yellow-1")
    assert (table.step, table.asked) == ("gap", ["red"])
    assert by_lot(table, "red") == {"pass"}


@rule("LCN-E87")
def test_when_the_clock_runs_out_the_dice_are_left_as_they_are() -> None:
    table = LcnTable().give("yellow", businesses="cop").task("yellow-1", "gas_station_robbery")
    table.dice(1).execute("yellow-1")
    assert table.legal() == {"stand", "reroll 0"}
    assert by_lot(table, "yellow") == {"stand"}


@rule("LCN-E87")
def test_when_the_clock_runs_out_nothing_is_bet_and_nothing_laundered() -> None:
    table = LcnTable().give("yellow", cash=30000).task("yellow-1", "horse_racing")
    assert by_lot(table.execute("yellow-1"), "yellow") == {"stake 0"}
    table = LcnTable().give("yellow", cash=30000).task("yellow-1", "money_laundering")
    table.dice(6).execute("yellow-1")
    assert table.step == "launder"
    assert by_lot(table, "yellow") == {"launder 0"}


@rule("LCN-E87")
def test_when_the_clock_runs_out_victims_and_discards_are_chosen_by_lot() -> None:
    table = LcnTable().task("yellow-3", "assassination@3").attack("yellow-3", "green")
    assert by_lot(table, "yellow") == {f"victim_man green-{n}" for n in (1, 2, 3)}
    table = LcnTable(round=2).give("yellow", jobs="usury car_theft coke_party blackmail")
    table.task("yellow-1", "intimidation").abandon("yellow-1")
    assert table.stage == "hand_limit"
    titles = ("usury", "car_theft", "coke_party", "blackmail")
    assert by_lot(table, "yellow") == {f"drop_job {title}" for title in titles}
    assert table.refused(Do.DROP_JOB[table.kind("arson")]).rule == "LCN-120"


@rule("LCN-E87")
@pytest.mark.parametrize("players", [3, 5])
def test_a_game_in_which_clocks_run_out_comes_to_its_end(players: int) -> None:
    state, _ = new_game(players, 7)
    chooser = fast_rng(7)
    while not state.is_over():
        asked = state.to_act()[0]
        legal = state.legal(asked)
        late = chooser.below(2) == 0
        action = state.neutral(asked, chooser) if late else legal[chooser.below(len(legal))]
        assert state.attempt(asked, action) is None
    assert state.standings().over


# A Schemer for nothing


@rule("LCN-E88")
def test_whoever_has_no_task_left_when_his_time_comes_keeps_the_schemer() -> None:
    table = LcnTable(turn="red").task("red-1", "coke_party").task("red-2", "usury")
    table.task("yellow-1", "car_theft").task("green-3", "car_bomb@3").task("green-1", "arson@3")
    table.task("yellow-2", "blackmail").give("green", influence="schemer", businesses="casino")
    table.give("red", influence="schemer").abandon("red-1")
    # Yellow is to act; green and red jump in, and green is first.
    assert table.asked == ["green", "red"]
    table.act(Do.SCHEME[0], "red").act(Do.SCHEME[0], "green")
    assert table.asked == ["green"]
    table.execute("green-3").act(Do.TARGET[seat("red")]).dice(4, 1, 1).act(Do.REVEAL[0])
    table.act(Do.VICTIM_MAN[man("red-2")])
    table.all_pass()
    assert not table.has_task("red-2")
    assert table.influence("green") == ""
    assert table.influence("red") == "schemer"
    assert (table.step, table.asked) == ("turn", ["yellow"])
