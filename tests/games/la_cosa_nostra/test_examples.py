"""LCN-X1 to LCN-X12: the worked examples of the rulebook, played."""

import pytest

from backroom.games.la_cosa_nostra.actions import PASS, Do
from backroom.games.la_cosa_nostra.events.jobs import DiceRolled, JobLapsed
from backroom.games.la_cosa_nostra.events.rounds import InfluenceDrawn
from backroom.games.la_cosa_nostra.trade.terms import Promise, PromiseKind, Side
from builders.la_cosa_nostra import COLOURS, LcnTable, man, seat
from builders.rule_marks import rule

PEACE = Side(promises=(Promise(PromiseKind.NO_ATTACK),))
NOTHING = Side()


@rule("LCN-X1")
@pytest.mark.parametrize(("dice", "paid"), [((1, 4, 5), 5000), ((1, 3, 5), 3000)])
def test_a_theft(dice: tuple[int, ...], paid: int) -> None:
    table = LcnTable(round=1, turn="red").task("red-3", "theft:4@1").give("green", cash=9000)
    table.dice(*dice).attack("red-3", "green")
    assert (table.cash("red"), table.cash("green")) == (paid, 9000 - paid)


@rule("LCN-X2")
@pytest.mark.parametrize("has", ["own", "marker", "nothing"])
def test_a_garage_is_needed(has: str) -> None:
    table = LcnTable(round=1).task("yellow-2", "car_theft").give("red", businesses="garage")
    table.task("red-1", "buy pimp")
    if has == "own":
        table.give("yellow", businesses="garage")
    elif has == "marker":
        table.deal("yellow", "red", NOTHING, Side(permits=(table.business("red", "garage"),)))
    table.dice(3, 3).execute("yellow-2")
    assert table.cash("yellow") == (0 if has == "nothing" else 9000)
    assert table.markers("yellow") == 0
    assert len(table.heard(JobLapsed)) == (has == "nothing")
    assert len(table.heard(DiceRolled)) == (has != "nothing")


@rule("LCN-X3")
def test_a_deal() -> None:
    table = LcnTable(round=1).give("yellow", cash=2000, businesses="loan_shark")
    table.give("green", businesses="lawyer").task("green-1", "buy pimp")
    lawyer = table.business("green", "lawyer")
    table.task("yellow-2", "investment_fraud")
    of_the_profit = Side(promises=(Promise(PromiseKind.REPAY, 2000),))
    table.offer("yellow", "green", of_the_profit, Side(permits=(lawyer,))).refuse("green")
    table.deal("yellow", "green", Side(cash=2000), Side(permits=(lawyer,)))
    assert (table.cash("yellow"), table.cash("green")) == (0, 2000)
    table.dice(3, 4).execute("yellow-2").all_pass()
    assert (table.cash("yellow"), table.cash("green")) == (9000, 2000)
    assert table.markers("yellow") == 0


@rule("LCN-X4")
def test_a_plan() -> None:
    table = LcnTable(round=1, planning=True, market="building_firm")
    table.give("yellow", jobs="car_theft drug_delivery intimidation")
    for which in "123":
        table.task(f"green-{which}", "buy pimp").task(f"red-{which}", "buy loan_shark")
    table.plan("yellow-1", "car_theft").plan("yellow-2", "drug_delivery")
    table.plan_purchase("yellow-3", "building_firm")
    tasks = [each.task for each in table.state.view(seat("red")).families[0].men]
    assert [task is not None and task.job for task in tasks] == [None, None, None]
    assert [task is not None and task.business is not None for task in tasks] == [
        False,
        False,
        True,
    ]
    assert table.stage == "action"


@rule("LCN-X5")
def test_one_thing_leads_to_another() -> None:
    table = LcnTable(round=1).give("yellow", cash=2000).give("red", businesses="garage")
    table.task("yellow-2", "car_theft").task("yellow-1", "buy building_firm")
    table.task("yellow-3", "construction_scam").marker("yellow", "red", "garage")
    table.dice(3, 3).execute("yellow-2").all_pass()
    assert table.cash("yellow") == 11_000
    table.execute("yellow-1")
    assert table.cash("yellow") == 3000
    table.dice(2, 2, 2).execute("yellow-3")
    assert table.cash("yellow") == 3000 + 7000 + 4000  # the last is the income of the firm


@rule("LCN-X6")
def test_a_monopoly_comes_and_goes() -> None:
    table = (
        LcnTable(turn="green").give("red", businesses="pimp*2").give("yellow", businesses="pimp")
    )
    assert table.monopoly("prostitution") == "red"
    table.task("green-1", "buy pimp").give("green", cash=4000).task("red-1", "usury")
    table.execute("green-1")
    assert table.monopoly("prostitution") is None


@rule("LCN-X7")
@pytest.mark.parametrize(
    ("busy", "dice", "number", "dead"),
    [(False, (3, 5), 4, False), (False, (4, 4), 4, True), (True, (4, 4), 5, False)],
)
def test_an_assassination(busy: bool, dice: tuple[int, ...], number: int, dead: bool) -> None:
    table = LcnTable(turn="red").give("yellow", men="yellow-r4").task("red-2", "assassination@3")
    table.task("green-1", "buy cop")
    if busy:
        table.task("yellow-r4", "buy casino")
    table.attack("red-2", "yellow").dice(*dice).hit("yellow-r4")
    assert table.heard(DiceRolled)[0].number == number
    assert table.trophies("red") == (["yellow-r4"] if dead else [])


@rule("LCN-X8")
def test_only_response_cards() -> None:
    table = LcnTable().task("yellow-1", "trap@3").task("yellow-2", "robbery@3")
    table.task("green-1", "buy cop").give("yellow", influence="schemer")
    assert table.legal() == {"abandon yellow-1", "abandon yellow-2", "skip"}
    assert table.refused(PASS).rule == "LCN-55"
    table.act(Do.SKIP[0])
    assert (table.turn, table.has_task("yellow-1"), table.has_task("yellow-2")) == (
        "green",
        True,
        True,
    )


@rule("LCN-X9")
@pytest.mark.parametrize("title", ["assassination@3", "gas_station_robbery"])
@pytest.mark.parametrize("spares", [True, False])
def test_protection_money(title: str, spares: bool) -> None:
    table = LcnTable(turn="red").task("red-3", title).give("green", cash=6000)
    table.task("yellow-1", "buy cop")
    attacks = title == "assassination@3"
    table.act((Do.EXECUTE if attacks else Do.THREATEN)[man("red-3")])
    table.act(Do.TARGET[seat("green")]).deal("red", "green", PEACE, Side(cash=5000))
    assert table.cash("red") == 5000
    table.act(Do.SPARE[0] if spares else Do.REVEAL[0])
    (made,) = table.state.trade.promises
    assert made.status == ("broken" if attacks and not spares else "open")
    if attacks and not spares:
        refusal = table.state.refuse(seat("green"), Do.ACCEPT[0])
        assert refusal is not None
        assert refusal.rule == "LCN-E56"


@rule("LCN-X10")
def test_two_birds_with_one_stone() -> None:
    table = LcnTable(5, round=1).give("blue", businesses="lawyer").give("red", cash=4000)
    table.give("yellow", businesses="lawyer").marker("red", "blue", "lawyer")
    table.task("yellow-2", "bash_businessman@1").task("red-2", "intimidation")
    table.attack("yellow-2", "blue").dice(2, 2).hit("blue lawyer").all_pass()
    assert (table.markers("red"), table.turn) == (0, "red")
    lawyer = table.business("yellow", "lawyer")
    table.deal("red", "yellow", Side(cash=2000), Side(permits=(lawyer,)))
    table.dice(2, 2).execute("red-2")
    assert (table.cash("yellow"), table.cash("red")) == (2000 + 1000, 2000 + 4000)


@rule("LCN-X11")
def test_too_late() -> None:
    table = LcnTable(round=1).give("green", influence="schemer", businesses="lawyer")
    table.task("yellow-2", "bash_businessman@1").task("green-1", "buy cop")
    table.attack("yellow-2", "green")
    assert table.refused(Do.SCHEME[0], "green").rule == "LCN-E86"
    table.dice(1, 1).hit("green lawyer")
    assert table.influence("green") == "schemer"


@rule("LCN-X12")
def test_good_connections() -> None:
    table = LcnTable(round=1).give("yellow", businesses="politician*2").end_actions()
    for colour in COLOURS[:3]:
        table.act(Do.KEEP[0], colour)
    drawn = [0, 0, 0]
    for event in table.heard(InfluenceDrawn):
        drawn[event.seat] += event.count
    assert drawn == [4, 2, 2]
