"""CFT-1, CFT-62 to CFT-64, CFT-67 to CFT-70: the last space, extra henchmen, the count."""

import pytest

from backroom.games.counterfeiters.actions import PASS
from backroom.games.counterfeiters.events import (
    CardOffered,
    CardTrashed,
    DinerServed,
    EndTriggered,
    ExtraDeclined,
    GameEnded,
    GodfatherCame,
    MoneyCounted,
    OfficerMoved,
    TicketsPaid,
)
from builders.counterfeiters import CftTable, Player, before_the_end, without_extras
from builders.rule_marks import rule

BIG = "printer ink big-lawyer"


@rule("CFT-62", "CFT-63")
def test_the_last_space_brings_the_godfather_first_and_then_the_end() -> None:
    table = before_the_end(Player(cash=70), Player(cash=50)).place("tax fraud 2")
    assert len(table.heard(EndTriggered)) == 1
    assert len(table.heard(GodfatherCame)) == 1
    assert table.cash == [50, 20]
    assert table.stage == "extra"
    assert table.state.view(0).officer == 12


@rule("CFT-62")
def test_before_the_last_space_the_game_goes_on() -> None:
    table = CftTable(Player(), Player(), officer=10).place("tax fraud 2")
    assert table.stage == "round"
    assert not table.heard(EndTriggered)


@rule("CFT-64", "CFT-E18", "CFT-E20")
@pytest.mark.parametrize(("trigger", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_everybody_may_place_one_more_henchman_and_who_brought_the_end_comes_last(
    trigger: int, order: list[int]
) -> None:
    table = before_the_end(*[Player(cash=100)] * 3, first=trigger).place("tax fraud 2")
    asked = []
    for number in range(3):
        assert table.stage == "extra"
        asked.append(table.turn)
        table.place(f"market {6 - number}")
    assert asked == order
    assert table.state.is_over()


@rule("CFT-E18", "CFT-E31")
def test_taking_the_sunglasses_changes_nothing_in_the_order_of_the_end() -> None:
    table = before_the_end(*[Player(cash=100)] * 3)
    table.skip().place("tax fraud 1").place("tax fraud 2")  # the third player triggers the end
    order = []
    while not table.state.is_over():
        order.append(table.turn)
        table.skip()
    assert order == [0, 1, 2]


@rule("CFT-E31")
def test_the_marker_taken_in_the_end_phase_is_of_no_use() -> None:
    table = before_the_end(*[Player(cash=100)] * 3).place("tax fraud 2")
    table.place("tax fraud 1")
    assert table.turn == 2
    table.skip()
    assert table.turn == 0
    table.skip()
    assert table.state.is_over()


@rule("CFT-64", "CFT-E20")
def test_only_those_with_an_unused_henchman_are_asked_and_a_flat_one_is_used() -> None:
    table = before_the_end(*[Player(cash=100)] * 4, henchmen=[2, 0, 1, 0]).place("tax fraud 2")
    assert table.turn == 2
    table.skip()
    assert table.turn == 0
    table.skip()
    assert table.state.is_over()


@rule("CFT-E20", "CFT-64")
def test_it_is_one_henchman_each_and_nobody_has_to() -> None:
    table = before_the_end(Player(), Player()).place("tax fraud 2")
    assert PASS in table.state.legal(1)
    table.skip()
    assert table.heard(ExtraDeclined) == [ExtraDeclined(1)]
    assert list(table.state.passed) == [0, 0]
    table.place("tax fraud 1")
    assert table.state.is_over()
    assert list(table.state.henchmen) == [1, 3]


@rule("CFT-64", "CFT-17")
def test_the_extra_henchman_obeys_the_rules_of_any_placement() -> None:
    table = before_the_end(Player(), Player(fakes="3★★★")).place("tax fraud 2")
    assert table.why_not("tax fraud 2") == "CFT-17"
    assert table.why_not("supermarket 1") == "CFT-E11"
    assert table.sell("receiver 1", "3★★★").cash[1] == 120


@rule("CFT-E19")
def test_after_the_end_was_triggered_caps_do_nothing_and_the_godfather_stays_away() -> None:
    table = before_the_end(Player(owns=BIG), Player(cash=100, fakes="1★", owns="printer ink"))
    table.place("tax fraud 2").place("print 2").place("tax fraud 1")
    table.take("tax fraud 2").place("tax fraud 2")
    assert table.state.is_over()
    assert len(table.heard(OfficerMoved)) == 1
    assert len(table.heard(EndTriggered)) == 1
    assert len(table.heard(GodfatherCame)) == 1
    assert table.state.officer == 12


@rule("CFT-E21")
def test_if_the_last_henchman_of_the_round_brings_the_end_nobody_places_another() -> None:
    """T32: lawyers, diners and tickets follow; diners serve once, the market stays as it is."""
    table = before_the_end(
        Player(fakes="3★", owns="printer diner ticket-100"),
        Player(owns="printer big-lawyer"),
        henchmen=[1, 1],
        market="- ink - paper jet",
    )
    table.place("tax fraud 1")
    market = table.market
    table.place("tax fraud 2")
    assert (table.stage, table.turn) == ("big_lawyer", 1)
    table.skip()
    assert table.state.is_over()
    assert table.heard(DinerServed) == [DinerServed(0, (1, 0, 0), 50)]
    assert table.fakes(0) == (2, 0, 0)
    assert table.market == market
    assert not table.heard(CardTrashed)
    assert not table.heard(CardOffered)
    assert table.heard(TicketsPaid) == [TicketsPaid(0, 100)]


@rule("CFT-E22", "CFT-52")
def test_in_the_end_phase_planes_fly_again_but_the_supermarkets_stay_closed() -> None:
    """The officer walks all the way from before the strike to the end."""
    table = CftTable(Player(), Player(cash=500, fakes="3★★★"), officer=6)
    for _ in range(5):
        table.place("tax fraud 2").skip_round()
    table.place("tax fraud 2")
    assert (table.stage, table.turn) == ("extra", 1)
    assert table.why_not("supermarket 1") == "CFT-E11"
    assert table.can_place("regular flight") == [True]


@rule("CFT-E15")
def test_a_flight_after_the_last_godfather_is_allowed_and_changes_no_total_but_its_fare() -> None:
    table = before_the_end(Player(), Player(cash=100, owns="printer jet"))
    table.place("tax fraud 2").fly("private jet", deposit=50)
    assert (table.cash[1], table.offshore[1]) == (0, 50)
    assert table.skip().state.standings().points[1] == 50


@rule("CFT-67", "CFT-68", "CFT-69")
def test_then_the_diners_a_last_time_then_the_tickets_then_the_count() -> None:
    table = without_extras(
        Player(fakes="2★★", owns="printer diner"), Player(owns="printer ticket-100 ticket-150")
    )
    assert table.happened()[-6:] == [
        "ExtraDeclined",
        "DinerServed",
        "TicketsPaid",
        "MoneyCounted",
        "MoneyCounted",
        "GameEnded",
    ]
    assert table.heard(DinerServed) == [DinerServed(0, (0, 1, 0), 50)]
    assert table.heard(TicketsPaid) == [TicketsPaid(1, 250)]
    assert table.cash == [60, 250]


@rule("CFT-67", "CFT-E27")
def test_the_last_diners_too_may_be_chosen_for_as_an_option() -> None:
    hungry = Player(fakes="1★ 1★★★", owns="printer diner")
    table = without_extras(hungry, Player(), diners="choose")
    assert (table.stage, table.state.to_act()) == ("last_diners", (0,))
    table.dine(0, "1★★★")
    assert table.state.is_over()
    assert table.fakes(0) == (1, 0, 0)


@rule("CFT-69", "CFT-68")
def test_cash_account_and_tickets_count_fakes_and_cards_do_not() -> None:
    """T37: a ticket of 150, 70 in cash, 300 in the account, four fakes and no diner."""
    player = Player(cash=140, offshore=300, fakes="4★★★", owns="printer*2 jet ticket-150")
    table = without_extras(Player(), player)
    assert table.heard(MoneyCounted)[1] == MoneyCounted(1, 70 + 150, 300, 520)
    assert table.state.standings().points[1] == 520


@rule("CFT-68", "CFT-46")
def test_before_the_end_a_ticket_is_worth_nothing() -> None:
    table = CftTable(Player(owns="printer ticket-150"), Player(), market="ink ink ink - -")
    assert table.state.standings().points == (0, 0)
    table.skip_round()
    assert table.cash == [0, 0]
    assert not table.heard(TicketsPaid)


@rule("CFT-1", "CFT-70", "CFT-E40")
def test_most_real_money_wins() -> None:
    table = without_extras(
        Player(fakes="9★★★"), Player(cash=200), Player(offshore=110), Player(cash=20)
    )
    standings = table.state.standings()
    assert standings.points == (10, 100, 110, 10)
    assert standings.places == (3, 2, 1, 3)
    assert standings.winners() == (2,)
    assert [(each.winners, each.money) for each in table.heard(GameEnded)] == [((2,), 110)]


@rule("CFT-70", "CFT-E32", "CFT-E40")
def test_equal_money_shares_the_victory_whatever_else_somebody_has() -> None:
    """T38."""
    table = without_extras(
        Player(), Player(cash=200, fakes="9★★★", owns="printer*3 jet"), Player(offshore=100)
    )
    standings = table.state.standings()
    assert standings.points == (10, 100, 100)
    assert standings.places == (3, 1, 1)
    assert standings.winners() == (1, 2)
    assert [(each.winners, each.money) for each in table.heard(GameEnded)] == [((1, 2), 100)]


@rule("CFT-E43")
def test_the_end_guard_may_bring_the_officer_to_the_last_space() -> None:
    """Nobody has a henchman left; lawyers, diners and tickets follow, the market is left alone."""
    table = before_the_end(
        Player(cash=100, owns="printer big-lawyer ticket-100"),
        Player(fakes="2★", owns="printer diner"),
        end_guard="on",
        market="ink ink paper jet hologram",
    )
    table.place("tax fraud 1").skip(5)
    assert len(table.heard(EndTriggered)) == len(table.heard(GodfatherCame)) == 1
    assert (table.stage, table.turn) == ("big_lawyer", 0)
    assert table.cash == [60, 0]
    table.take("tax fraud 1").place("tax fraud 1")
    assert table.state.is_over()
    assert table.state.standings().points == (60 + 30 + 100, 50)
    assert table.market == "ink ink paper jet hologram"
    assert not table.heard(ExtraDeclined)
