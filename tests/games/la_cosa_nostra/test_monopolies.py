"""LCN-122 to LCN-126 and LCN-E64: three trades that can be cornered."""

import pytest

from backroom.games.la_cosa_nostra.events.rounds import (
    RoundStarted,
)
from backroom.games.la_cosa_nostra.events.trade import (
    MonopolyLost,
    MonopolyTaken,
)
from backroom.games.la_cosa_nostra.trade.terms import Side
from backroom.kernel.seats import SPECTATOR
from backroom.kernel.state import heard_by
from builders.la_cosa_nostra import COLOURS, LcnTable
from builders.rule_marks import rule

PROSTITUTION = 0


@rule("LCN-122")
@pytest.mark.parametrize(
    ("business", "monopoly"),
    [("pimp", "prostitution"), ("drug_dealer", "drugs"), ("loan_shark", "credit")],
)
def test_pimps_drug_dealers_and_loan_sharks_can_be_cornered(business: str, monopoly: str) -> None:
    table = LcnTable().give("green", businesses=f"{business}*2")
    holders = {name: table.monopoly(name) for name in ("prostitution", "drugs", "credit")}
    assert holders == dict.fromkeys(holders) | {monopoly: "green"}


@rule("LCN-122")
def test_no_other_business_makes_a_monopoly() -> None:
    others = "lawyer*3 politician*3 cop*3 garage*2 building_firm*2 waste_company*2"
    table = LcnTable().give("yellow", businesses=f"{others} night_club*2 casino*2")
    assert table.state.view(SPECTATOR).monopolies == (None, None, None)


@rule("LCN-122", "LCN-125")
def test_one_player_may_hold_all_three_monopolies() -> None:
    table = LcnTable().give("red", businesses="pimp*2 drug_dealer*2 loan_shark*2")
    assert table.state.view(SPECTATOR).monopolies == (2, 2, 2)
    assert table.state.view(SPECTATOR).families[2].income == 6 * 2000 + 3 * 5000


@rule("LCN-123")
@pytest.mark.parametrize(
    ("pimps", "holder"),
    [
        ((1, 0, 0), None),  # one is not enough
        ((2, 0, 0), "yellow"),
        ((2, 1, 0), "yellow"),
        ((1, 2, 0), "green"),
        ((2, 1, 1), None),  # not more than all the others together
        ((2, 2, 0), None),
        ((2, 2, 1), None),
        ((3, 1, 1), "yellow"),
        ((3, 2, 0), "yellow"),
        ((0, 2, 3), "red"),
        ((0, 0, 5), "red"),
        ((1, 1, 1), None),
    ],
)
def test_it_takes_two_cards_and_more_than_all_the_others_together(
    pimps: tuple[int, int, int], holder: str | None
) -> None:
    table = LcnTable()
    for colour, number in zip(COLOURS, pimps, strict=False):
        if number:
            table.give(colour, businesses=f"pimp*{number}")
    assert table.monopoly("prostitution") == holder


@rule("LCN-123", "LCN-124")
@pytest.mark.parametrize("buyer", ["blue", "green"])
def test_a_third_family_in_the_trade_ends_the_monopoly_at_once(buyer: str) -> None:
    """TC9, TC9b: the Dutch rulebook lets Blue buy the third Pimp, the German one Green."""
    table = LcnTable(5, turn=buyer).give("red", businesses="pimp*2")
    table.give("yellow", businesses="pimp").give(buyer, cash=4000)
    table.task(f"{buyer}-1", "buy pimp").task(f"{buyer}-2", "gas_station_robbery")
    assert table.monopoly("prostitution") == "red"  # a planned purchase does not count yet
    assert table.state.view(SPECTATOR).families[2].income == 2000 + 2000 + 5000
    table.execute(f"{buyer}-1")
    assert table.monopoly("prostitution") is None
    assert table.heard(MonopolyLost) == [MonopolyLost(2, PROSTITUTION)]
    assert table.state.view(SPECTATOR).families[2].income == 2000 + 2000


@rule("LCN-124")
def test_the_monopoly_card_is_taken_as_soon_as_the_second_business_is_paid() -> None:
    table = LcnTable().give("yellow", businesses="drug_dealer", cash=4000)
    table.task("yellow-1", "buy drug_dealer").task("yellow-2", "gas_station_robbery")
    assert table.monopoly("drugs") is None
    table.execute("yellow-1")
    assert table.heard(MonopolyTaken) == [MonopolyTaken(0, 1)]
    assert table.monopoly("drugs") == "yellow"


@rule("LCN-124")
def test_a_kill_takes_the_monopoly_from_one_and_may_give_it_to_another() -> None:
    table = (
        LcnTable().give("red", businesses="loan_shark*2").give("green", businesses="loan_shark*2")
    )
    table.task("yellow-3", "kill_businessman").attack("yellow-3", "green").dice(3, 3, 1)
    assert table.monopoly("credit") is None
    table.hit("green loan_shark")
    assert table.monopoly("credit") == "red"


@rule("LCN-124")
def test_a_sold_business_takes_the_monopoly_along() -> None:
    table = LcnTable().give("red", businesses="pimp*2").give("green", businesses="pimp", cash=9000)
    sold = table.business("red", "pimp")
    table.deal("red", "green", Side(businesses=(sold,)), Side(cash=9000))
    assert table.heard(MonopolyLost) == [MonopolyLost(2, PROSTITUTION)]
    assert table.heard(MonopolyTaken) == [MonopolyTaken(1, PROSTITUTION)]
    assert table.monopoly("prostitution") == "green"


@rule("LCN-125")
def test_a_monopoly_is_worth_five_thousand_a_payday() -> None:
    table = LcnTable().give("yellow", businesses="pimp*3").give("green", businesses="drug_dealer")
    table.end_actions()
    assert (table.cash("yellow"), table.cash("green")) == (6000 + 5000, 2000)


@rule("LCN-126", "LCN-129")
def test_a_deactivated_business_does_not_count_for_ones_monopoly() -> None:
    table = LcnTable(round=1).give("red", businesses="pimp*2")
    table.task("yellow-1", "bash_businessman").task("yellow-2", "gas_station_robbery")
    table.attack("yellow-1", "red").dice(2).hit("red pimp")
    assert table.heard(MonopolyLost) == [MonopolyLost(2, PROSTITUTION)]
    assert table.state.view(SPECTATOR).families[2].income == 2000


@rule("LCN-126")
def test_a_deactivated_business_does_not_count_against_a_monopoly_either() -> None:
    table = LcnTable(round=1).give("red", businesses="pimp*2").give("green", businesses="pimp")
    table.give("yellow", businesses="pimp", cash=0)
    assert table.monopoly("prostitution") is None
    table.task("yellow-1", "bash_businessman").task("yellow-2", "gas_station_robbery")
    table.attack("yellow-1", "green").dice(6).hit("green pimp")
    assert table.monopoly("prostitution") == "red"


@rule("LCN-E64", "LCN-130")
def test_when_a_card_turns_active_again_the_monopoly_changes_hands_at_once() -> None:
    table = LcnTable().give("red", businesses="pimp*2").give("green", businesses="pimp*3")
    table.state.town.off |= 1 << table.business("green", "pimp", 1)
    table.deactivate("green pimp")
    assert table.monopoly("prostitution") == "red"
    table.end_actions()
    assert (table.cash("red"), table.cash("green")) == (4000 + 5000, 2000)
    events = [type(event) for event in heard_by(SPECTATOR, table.told)]
    assert events.index(RoundStarted) < events.index(MonopolyLost) < events.index(MonopolyTaken)
    assert table.monopoly("prostitution") == "green"


@rule("LCN-E64")
def test_a_swap_is_carried_out_completely_before_monopolies_are_checked() -> None:
    table = LcnTable().give("red", businesses="pimp*2").give("green", businesses="pimp")
    mine, his = table.business("red", "pimp"), table.business("green", "pimp")
    table.deal("red", "green", Side(businesses=(mine,)), Side(businesses=(his,)))
    assert table.businesses("red") == "pimp pimp"
    assert table.heard(MonopolyLost) == []
    assert table.monopoly("prostitution") == "red"
