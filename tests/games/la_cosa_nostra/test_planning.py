"""LCN-38 to LCN-49, LCN-V7, LCN-V8 and LCN-E35, E36, E58 to E60, E73: tasks for all gangsters."""

import pytest

from backroom.games.la_cosa_nostra.actions import PASS, Do
from backroom.games.la_cosa_nostra.events.rounds import (
    AttachmentGone,
    JobChosen,
    JobPlanned,
    JobSeen,
    MarketCleared,
    MarketFilled,
    PurchasePlanned,
    TurnStarted,
)
from backroom.games.la_cosa_nostra.knowledge.view import TaskView
from backroom.games.la_cosa_nostra.rules import INFLUENCE_NAMES
from backroom.games.la_cosa_nostra.trade.terms import Side
from backroom.kernel.bitset import members
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR
from builders.la_cosa_nostra import LCN, LcnTable, man, seat, spelled
from builders.rule_marks import rule

HANDS = {
    "yellow": "gas_station_robbery credit_card_fraud intimidation",
    "green": "car_theft arms_dealing escort_service",
    "red": "drug_delivery construction_scam price_rigging",
}


def planning(*, round: int = 1, market: str = "", double: bool = False) -> LcnTable:
    """Planning with three jobs in every hand; yellow is the start player."""
    table = LcnTable(planning=True, round=round, market=market, double=double)
    for colour, jobs in HANDS.items():
        table.give(colour, jobs=jobs)
    return table


def without_men(table: LcnTable, *colours: str) -> LcnTable:
    """These players have no gangsters on the table."""
    for colour in colours:
        table.state.crew.men[seat(colour)] = 0
    return table


def plan_next(table: LcnTable) -> LcnTable:
    """Whoever is in turn gives the first job in hand to the first gangster without a task."""
    colour = table.turn
    name = next(each for each in table.men(colour) if not table.has_task(each))
    return table.plan(name, table.jobs(colour)[0])


def task_of(table: LcnTable, name: str, viewer: int) -> TaskView | None:
    [task] = [
        each.task
        for family in table.state.view(viewer).families
        for each in family.men
        if each.man == man(name)
    ]
    return task


def stack_of(table: LcnTable, *blocks: str) -> LcnTable:
    """The business stack from the top: these cards, and no others."""
    found = [[table.take_business(name) for name in spelled(block)] for block in blocks]
    table.state.town.stack = [sum(1 << card for card in block) for block in found]
    return table


# Turns


@rule("LCN-38", "LCN-42")
@pytest.mark.parametrize(
    ("start", "order"),
    [
        ("yellow", ["yellow", "green", "red"]),
        ("green", ["green", "red", "yellow"]),
        ("red", ["red", "yellow", "green"]),
    ],
)
def test_turns_go_round_from_the_start_player_until_every_gangster_has_a_task(
    start: str, order: list[str]
) -> None:
    table = LcnTable(planning=True, round=1, start=start, turn=start)
    for colour, jobs in HANDS.items():
        table.give(colour, jobs=jobs)
    found = []
    while table.stage == "planning":
        assert table.asked == [table.turn]
        found.append(table.turn)
        plan_next(table)
    assert found == order * 3
    assert all(table.has_task(name) for colour in order for name in table.men(colour))
    assert (table.stage, table.turn, table.asked) == ("action", start, [start])


@rule("LCN-38")
def test_a_turn_is_exactly_one_task_for_one_gangster_without_one() -> None:
    table = planning().plan("yellow-2", "intimidation")
    assert table.asked == ["green"]
    plan_next(plan_next(table))
    assert table.legal() == {"pick yellow-1", "pick yellow-3"}
    refusal = table.refused(Do.PICK[man("yellow-2")])
    assert (refusal.rule, refusal.reason) == ("LCN-38", "has_a_task")
    refusal = table.refused(Do.PICK[man("green-2")])
    assert (refusal.rule, refusal.reason) == ("LCN-38", "not_your_man")


@rule("LCN-38")
def test_a_gangster_under_the_boss_gets_no_task() -> None:
    table = planning()
    assert table.refused(Do.PICK[man("yellow-r4")]).rule == "LCN-38"
    table.give("yellow", men="yellow-r4")
    assert "pick yellow-r4" in table.legal()


@rule("LCN-39")
def test_a_job_lies_face_down_with_the_pistols_in_sight() -> None:
    table = planning().plan("yellow-2", "intimidation")
    kind = table.kind("intimidation")
    assert task_of(table, "yellow-2", seat("yellow")) == TaskView(None, 1, kind)
    for other in (seat("green"), seat("red"), SPECTATOR):
        assert task_of(table, "yellow-2", other) == TaskView(None, 1, None)
        assert table.state.view(other).families[0].men[1].strength == 2
    assert table.heard(JobPlanned) == [JobPlanned(0, man("yellow-2"), 1)]
    assert table.heard(JobChosen) == []
    assert table.heard(JobChosen, "green") == []
    assert table.heard(JobChosen, "yellow") == [JobChosen(0, man("yellow-2"), kind)]
    assert table.jobs("yellow") == ["gas_station_robbery", "credit_card_fraud"]


@rule("LCN-39")
def test_only_a_job_from_the_hand_can_be_planned() -> None:
    table = planning().act(Do.PICK[man("yellow-1")])
    assert table.legal() == {
        "job gas_station_robbery",
        "job credit_card_fraud",
        "job intimidation",
    }
    refusal = table.refused(Do.JOB[table.kind("car_theft")])
    assert (refusal.rule, refusal.reason) == ("LCN-39", "not_in_hand")


@rule("LCN-40")
def test_a_purchase_lies_face_up_and_is_not_paid_yet() -> None:
    table = planning(market="pimp casino lawyer cop").give("yellow", cash=3000)
    casino = table.state.town.market[1]
    table.plan_purchase("yellow-1", "casino")  # 14,000
    assert table.cash("yellow") == 3000
    assert table.businesses("yellow") == ""
    for viewer in (SPECTATOR, 0, 1, 2):
        assert task_of(table, "yellow-1", viewer) == TaskView(casino, None, None)
    assert table.heard(PurchasePlanned) == [PurchasePlanned(0, man("yellow-1"), casino)]
    assert table.asked == ["green"]


@rule("LCN-41")
def test_the_gap_in_the_market_is_filled_straight_away() -> None:
    table = planning(market="pimp casino lawyer cop")
    stack_of(table, "garage", "politician").plan_purchase("yellow-1", "casino")
    assert table.market() == ["pimp", "garage", "lawyer", "cop"]
    assert table.heard(MarketFilled) == [MarketFilled(1, table.state.town.market[1])]
    table.plan_purchase("green-1", "garage")
    assert table.market() == ["pimp", "politician", "lawyer", "cop"]


@rule("LCN-38", "LCN-39", "LCN-40")
def test_two_jobs_and_a_purchase_for_three_gangsters() -> None:
    # TC5
    table = without_men(planning(market="pimp casino lawyer cop"), "green", "red")
    lawyer = table.state.town.market[2]
    table.plan("yellow-1", "intimidation").plan_purchase("yellow-3", "lawyer")
    table.plan("yellow-2", "gas_station_robbery")
    hidden = TaskView(None, 1, None)
    assert [task_of(table, f"yellow-{n}", SPECTATOR) for n in (1, 2, 3)] == [
        hidden,
        hidden,
        TaskView(lawyer, None, None),
    ]
    assert table.stage == "action"


@rule("LCN-43")
def test_nobody_may_pass_who_has_a_gangster_without_a_task() -> None:
    table = planning().give("yellow", influence="henchman")
    refusal = table.refused(PASS)
    assert (refusal.rule, refusal.reason) == ("LCN-43", "task_to_give")
    table.lay_card("henchman", "yellow-1")
    assert table.refused(PASS).rule == "LCN-43"


@rule("LCN-44")
def test_the_others_go_on_without_a_player_whose_gangsters_are_all_busy() -> None:
    table = planning()
    table.state.crew.men[seat("green")] = 1 << man("green-2")
    found = []
    while table.stage == "planning":
        found.append(table.turn)
        plan_next(table)
    assert found == ["yellow", "green", "red", "yellow", "red", "yellow", "red"]
    assert len(table.jobs("green")) == 2


@rule("LCN-45")
def test_jobs_without_a_gangster_stay_in_the_hand_for_the_next_round() -> None:
    table = without_men(planning(), "green", "red")
    table.state.crew.men[0] = 1 << man("yellow-1")
    table.plan("yellow-1", "intimidation").abandon("yellow-1")
    assert (table.state.round, table.stage) == (2, "draw")
    assert len(table.jobs("yellow")) == 6
    assert {"gas_station_robbery", "credit_card_fraud"} < set(table.jobs("yellow"))
    assert "intimidation" not in table.jobs("yellow")


@rule("LCN-45")
def test_a_job_kept_from_an_earlier_round_can_be_planned() -> None:
    table = planning(round=2).plan("yellow-1", "intimidation")
    assert task_of(table, "yellow-1", SPECTATOR) == TaskView(None, 1, None)


@rule("LCN-46")
def test_deals_are_struck_while_jobs_are_planned() -> None:
    table = planning().give("yellow", cash=2000).give("green", businesses="lawyer")
    lawyer = table.business("green", "lawyer")
    table.deal("yellow", "green", Side(cash=2000), Side(permits=(lawyer,)))
    assert (table.cash("yellow"), table.cash("green")) == (0, 2000)
    assert table.markers("yellow") == 1
    assert (table.step, table.asked) == ("plan", ["yellow"])


@rule("LCN-46", "LCN-49")
def test_one_may_deal_while_others_are_planning_even_over_a_chosen_gangster() -> None:
    table = planning().give("red", cash=3000, businesses="cop").give("green", businesses="pimp")
    table.act(Do.PICK[man("yellow-1")])
    table.deal("red", "green", Side(cash=3000), Side(businesses=(table.business("green", "pimp"),)))
    assert table.businesses("red") == "pimp cop"
    assert (table.step, table.asked) == ("task", ["yellow"])


@rule("LCN-48")
def test_one_may_spy_first_and_change_the_plan() -> None:
    table = planning().give("yellow", influence="snitch")
    table.plan("yellow-1", "intimidation").plan("green-1", "car_theft")
    table.plan("red-1", "price_rigging").act(Do.SNITCH[0]).look("green-1")
    seen = table.kind("car_theft")
    assert table.heard(JobSeen, "yellow") == [JobSeen(0, man("green-1"), seen, 1)]
    table.plan("yellow-3", "credit_card_fraud")
    assert table.asked == ["green"]


@rule("LCN-49")
def test_everybody_is_told_who_is_next() -> None:
    table = planning().plan("yellow-2", "intimidation")
    assert table.heard(TurnStarted, "red") == [TurnStarted(1, "planning")]
    plan_next(table)
    assert table.heard(TurnStarted) == [TurnStarted(1, "planning"), TurnStarted(2, "planning")]


@rule("LCN-49", "LCN-V8")
def test_the_clock_is_the_tables_and_no_option_of_the_rules() -> None:
    assert [option.name for option in LCN.options] == [
        "length",
        "spying",
        "influence",
        "business_bonus",
        "rob_robbers",
        "influence_from",
        "planning",
        "politician_first",
        "influence_deck",
        "families",
        "final_tie",
        "threats",
    ]
    assert "LCN-V8" not in {option.rule for option in LCN.options}
    # When the clock of the table runs out, the rules have an answer: some task for some gangster.
    table = planning()
    table.act(table.state.neutral(0, fast_rng(1))).act(table.state.neutral(0, fast_rng(1)))
    assert table.asked == ["green"]


# Two at a time


@rule("LCN-47", "LCN-V7")
def test_with_double_planning_one_gives_two_tasks_a_turn_from_round_two_on() -> None:
    table = planning(round=2, double=True).plan("yellow-3", "intimidation")
    assert table.asked == ["yellow"]
    assert table.legal() == {"pick yellow-1", "pick yellow-2"}
    assert table.refused(PASS).rule == "LCN-43"
    plan_next(table)
    assert table.asked == ["green"]
    found = []
    while table.stage == "planning":
        found.append(table.turn)
        plan_next(table)
    assert found == ["green", "green", "red", "red", "yellow", "green", "red"]


@rule("LCN-47", "LCN-V7")
@pytest.mark.parametrize(("round", "double"), [(1, True), (1, False), (2, False), (4, False)])
def test_in_round_one_or_by_default_it_is_one_task_a_turn(round: int, double: bool) -> None:
    table = plan_next(planning(round=round, double=double))
    assert table.asked == ["green"]


@rule("LCN-47", "LCN-V7")
def test_double_planning_is_a_recommendation_also_for_five() -> None:
    assert LCN.rules(5).options["planning"] == "one"
    assert LCN.rules(5, {"planning": "two"}).options["planning"] == "two"


@rule("LCN-V7")
def test_whoever_has_only_one_gangster_left_plans_for_that_one() -> None:
    table = planning(round=3, double=True)
    table.state.crew.men[0] = 1 << man("yellow-1")
    plan_next(table)
    assert table.asked == ["green"]


# Influence cards in planning


def yellow_is_busy(influence: str) -> LcnTable:
    """Yellow has three tasks and green two to give; red has no gangsters."""
    table = without_men(LcnTable(planning=True, turn="green"), "red")
    table.task("yellow-1", "usury").task("yellow-2", "arson@3").task("yellow-3", "coke_party")
    table.task("green-3", "blackmail").give("green", jobs="intimidation car_theft bankruptcy")
    return table.give("yellow", influence=influence)


@rule("LCN-E35")
def test_the_turn_still_comes_to_somebody_without_tasks_to_give() -> None:
    table = plan_next(yellow_is_busy("henchman machine_pistol"))
    assert (table.step, table.asked) == ("plan", ["yellow"])
    assert {"pass", "henchman yellow-1", "machine_pistol green-2"} <= table.legal()
    assert not [each for each in table.legal() if each.startswith("pick")]
    table.lay_card("henchman", "yellow-1").lay_card("machine_pistol", "yellow-2")
    assert table.asked == ["yellow"]
    table.no()
    assert table.asked == ["green"]


@rule("LCN-E35")
def test_one_may_do_nothing_and_is_asked_again_until_the_phase_ends() -> None:
    table = yellow_is_busy("henchman").give("green", men="green-r2")
    for _ in range(2):
        plan_next(table)
        assert table.asked == ["yellow"]
        table.no()
        assert table.asked == ["green"]
    plan_next(table)  # the last one: planning is over, and nobody is asked any more
    assert table.stage == "action"
    assert table.influence("yellow") == "henchman"


@rule("LCN-44", "LCN-E35")
def test_without_influence_cards_nobody_is_asked_who_has_no_tasks_to_give() -> None:
    table = plan_next(yellow_is_busy(""))
    assert table.asked == ["green"]


@rule("LCN-E36")
@pytest.mark.parametrize("card", ["henchman", "machine_pistol"])
def test_help_may_be_put_on_any_gangster_without_a_task(card: str) -> None:
    for name in ("yellow-1", "red-3"):
        table = planning().give("yellow", influence=card).lay_card(card, name)
        view = table.state.view(SPECTATOR).families[seat(name[:-2])].men[int(name[-1]) - 1]
        assert view.attached == (INFLUENCE_NAMES.index(card),)
        assert view.task is None


@rule("LCN-E36")
@pytest.mark.parametrize("card", ["saboteur", "distraction"])
def test_a_nuisance_may_be_put_on_an_opponents_gangster_without_a_task(card: str) -> None:
    table = planning().give("yellow", influence=card)
    assert f"{card} yellow-1" not in table.legal()
    table.lay_card(card, "red-3")
    view = table.state.view(SPECTATOR).families[2].men[2]
    assert (view.attached, view.task) == ((INFLUENCE_NAMES.index(card),), None)


@rule("LCN-E36")
@pytest.mark.parametrize("execute", [True, False])
def test_with_a_purchase_henchman_and_saboteur_are_discarded_and_have_done_nothing(
    execute: bool,
) -> None:
    table = without_men(LcnTable(planning=True, market="cop"), "green", "red")
    table.state.crew.men[0] = 1 << man("yellow-1")
    table.give("yellow", cash=2000, influence="henchman machine_pistol")
    table.lay("saboteur", "yellow-1").lay_card("henchman", "yellow-1")
    table.lay_card("machine_pistol", "yellow-1").task("yellow-2", "usury")
    table.state.crew.men[0] |= 1 << man("yellow-2")  # he has still something to do afterwards
    table.plan_purchase("yellow-1", "cop")
    assert table.stage == "action"
    if execute:
        table.execute("yellow-1")
    else:
        table.abandon("yellow-1")
    assert table.cash("yellow") == (0 if execute else 2000)  # the price is the price
    gone = [INFLUENCE_NAMES[event.card] for event in table.heard(AttachmentGone)]
    assert gone == ["henchman", "saboteur"]
    assert (table.discarded("henchman"), table.discarded("saboteur")) == (1, 1)
    assert table.discarded("machine_pistol") == 0
    [view] = [each for each in table.state.view(0).families[0].men if each.man == man("yellow-1")]
    assert view.attached == (INFLUENCE_NAMES.index("machine_pistol"),)


# No card, no market, no men


@rule("LCN-E58")
def test_without_a_job_one_must_plan_a_purchase_even_one_too_dear() -> None:
    table = LcnTable(planning=True, market="casino garage").give("yellow", influence="henchman")
    assert table.cash("yellow") == 0
    assert table.refused(PASS).rule == "LCN-43"
    table.act(Do.PICK[man("yellow-1")])
    assert table.legal() == {"buy casino", "buy garage"}
    table.act(Do.BUY[0])
    assert table.has_task("yellow-1")


@rule("LCN-E58")
def test_without_a_job_and_without_a_market_a_gangster_remains_without_a_task() -> None:
    table = LcnTable(planning=True, turn="green").give("yellow", influence="henchman")
    table.give("green", jobs="intimidation car_theft").plan("green-1", "intimidation")
    assert table.asked == ["yellow"]
    assert "pass" in table.legal()
    refusal = table.refused(Do.PICK[man("yellow-1")])
    assert (refusal.rule, refusal.reason) == ("LCN-E58", "no_card_for_him")
    table.no().plan("green-2", "car_theft")
    # Nobody has anything left to give.
    assert table.stage == "action"
    assert [name for name in table.men("green") if table.has_task(name)] == ["green-1", "green-2"]
    assert not any(table.has_task(name) for name in table.men("yellow") + table.men("red"))


@rule("LCN-E59")
def test_with_an_empty_stack_the_gap_in_the_market_stays() -> None:
    table = stack_of(planning(market="pimp casino lawyer cop")).plan_purchase("yellow-1", "lawyer")
    assert table.market() == ["pimp", "casino", None, "cop"]
    assert table.heard(MarketFilled) == []
    table.act(Do.PICK[man("green-1")])
    refusal = table.refused(Do.BUY[2])
    assert (refusal.rule, refusal.reason) == ("LCN-E59", "empty_slot")
    assert {each for each in table.legal() if each.startswith("buy")} == {
        "buy pimp",
        "buy casino",
        "buy cop",
    }


@rule("LCN-E59")
def test_with_an_empty_stack_a_snitch_turns_over_what_is_there() -> None:
    table = stack_of(planning(market="pimp casino lawyer cop")).give("yellow", influence="snitch")
    table.act(Do.RENEW[0])
    assert sorted(str(name) for name in table.market()) == ["casino", "cop", "lawyer", "pimp"]
    assert table.state.town.stack == []


@rule("LCN-E59")
def test_with_a_short_stack_a_snitch_brings_what_is_left_and_old_cards_again() -> None:
    table = planning(market="pimp casino lawyer").give("yellow", influence="snitch")
    stack_of(table, "garage politician").act(Do.RENEW[0])
    found = {str(name) for name in table.market()}
    assert {"garage", "politician"} < found
    assert len(found & {"pimp", "casino", "lawyer"}) == 2
    assert table.state.view(SPECTATOR).stack == 1


@rule("LCN-E60")
def test_a_snitch_sends_the_market_under_the_stack_and_four_new_cards_come() -> None:
    # TC28; and neither different kinds nor few Companies are asked for any more.
    table = planning(market="pimp casino lawyer cop").give("yellow", influence="snitch")
    old = list(table.state.town.market)
    stack_of(table, "garage*2 night_club*2", "politician drug_dealer").act(Do.RENEW[0])
    assert sorted(str(name) for name in table.market()) == [
        "garage",
        "garage",
        "night_club",
        "night_club",
    ]
    assert table.heard(MarketCleared) == [MarketCleared(0, tuple(old))]
    assert [len(members(block)) for block in table.state.town.stack] == [2, 4]
    assert members(table.state.town.stack[-1]) == sorted(old)
    assert table.influence("yellow") == ""
    assert table.discarded("snitch") == 1
    assert (table.step, table.asked) == ("plan", ["yellow"])


@rule("LCN-E60")
def test_the_old_cards_go_under_the_stack_in_random_order() -> None:
    orders = set()
    for seed in range(30):
        table = stack_of(planning(market="pimp casino lawyer cop")).give(
            "yellow", influence="snitch"
        )
        table.state.rng = fast_rng(seed)
        table.act(Do.RENEW[0])  # the stack was empty: they come back in the order in which they lie
        orders.add(tuple(table.market()))
    assert len(orders) > 12


@rule("LCN-E73")
def test_without_gangsters_one_trades_collects_and_recruits() -> None:
    table = without_men(LcnTable(planning=True, round=1, turn="green"), "yellow", "red")
    table.state.crew.men[1] = 1 << man("green-1")
    table.give("yellow", cash=4000, businesses="casino cop").give("green", jobs="car_theft")
    cop = table.business("yellow", "cop")
    table.give("green", cash=2000)
    table.deal("yellow", "green", Side(businesses=(cop,)), Side(cash=2000))
    table.plan("green-1", "car_theft").abandon("green-1")
    # 4,000 and 2,000 for the Cop, and 7,000 income.
    assert (table.stage, table.asked, table.cash("yellow")) == ("recruiting", ["yellow"], 13000)
    table.act(Do.RECRUIT[man("yellow-r2")])
    assert table.men("yellow") == ["yellow-r2"]
    assert table.cash("yellow") == 3000
    assert (table.state.round, table.stage) == (2, "draw")
    assert len(table.jobs("yellow")) == 4
