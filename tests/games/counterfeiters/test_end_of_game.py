"""CFT-1, CFT-62 to CFT-70 and the rulings on extra henchmen, lawyers and the count."""

import pytest

from backroom.games.counterfeiters.actions import PASS, TAKE
from backroom.games.counterfeiters.events import (
    CardOffered,
    CardTrashed,
    DinerServed,
    EndTriggered,
    ExtraDeclined,
    GameEnded,
    GodfatherCame,
    HenchmanMoved,
    LawyerDeclined,
    MoneyCounted,
    OfficerMoved,
    TicketsPaid,
)
from backroom.games.counterfeiters.rules import BAD_LAWYER, BIG_LAWYER
from backroom.kernel.state import Windows
from cft_table import CftTable, Player, space
from shown import rule

LAST_BUT_ONE = {2: 11, 3: 25, 4: 25}
BIG = "printer ink big-lawyer"
BAD = "printer ink bad-lawyer"
BOTH = "printer ink big-lawyer bad-lawyer"


def before_the_end(*players: Player, **more: object) -> CftTable:
    """The officer stands before the last space: the next cap ends the game."""
    return CftTable(*players, officer=LAST_BUT_ONE[len(players)], **more)  # type: ignore[arg-type]


def stage(table: CftTable) -> str:
    return table.state.stage.value


@rule("CFT-62", "CFT-63")
def test_the_last_space_brings_the_godfather_first_and_then_the_end() -> None:
    table = before_the_end(Player(cash=70), Player(cash=50)).place("tax fraud 2")
    assert len(table.heard(EndTriggered)) == 1
    assert len(table.heard(GodfatherCame)) == 1
    assert table.cash == [50, 20]
    assert stage(table) == "extra"
    assert table.state.view(0).officer == 12


@rule("CFT-62")
def test_before_the_last_space_the_game_goes_on() -> None:
    table = CftTable(Player(), Player(), officer=10).place("tax fraud 2")
    assert stage(table) == "round"
    assert not table.heard(EndTriggered)


@rule("CFT-64", "CFT-E18", "CFT-E20")
@pytest.mark.parametrize(("trigger", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_everybody_may_place_one_more_henchman_and_who_brought_the_end_comes_last(
    trigger: int, order: list[int]
) -> None:
    table = before_the_end(*[Player(cash=100)] * 3, first=trigger).place("tax fraud 2")
    asked = []
    for number in range(3):
        assert stage(table) == "extra"
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
    assert (stage(table), table.turn) == ("big_lawyer", 1)
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
    assert (stage(table), table.turn) == ("extra", 1)
    assert table.why_not("supermarket 1") == "CFT-E11"
    assert table.can_place("regular flight") == [True]


@rule("CFT-E15")
def test_a_flight_after_the_last_godfather_is_allowed_and_changes_no_total_but_its_fare() -> None:
    table = before_the_end(Player(), Player(cash=100, owns="printer jet"))
    table.place("tax fraud 2").fly("private jet", deposit=50)
    assert (table.cash[1], table.offshore[1]) == (0, 50)
    assert table.skip().state.standings().points[1] == 50


# Lawyers


def with_lawyers(*players: Player, **more: object) -> CftTable:
    """Seat 0 has brought the end with tax fraud 2, and nobody places an extra henchman."""
    table = before_the_end(*players, **more).place("tax fraud 2")
    while stage(table) == "extra":
        table.skip()
    return table


@rule("CFT-65")
def test_the_big_lawyer_moves_a_henchman_of_his_client_to_a_free_space_where_he_acts() -> None:
    table = with_lawyers(Player(owns=BIG), Player())
    assert (stage(table), table.turn) == ("big_lawyer", 0)
    table.take("tax fraud 2").place("print 1")
    assert table.fakes(0) == (2, 0, 0)
    source, target = space(table.rules, "tax fraud 2"), space(table.rules, "print 1")
    assert table.occupants() == {target: 0}
    assert table.heard(HenchmanMoved) == [HenchmanMoved(0, BIG_LAWYER, source, target)]
    assert table.state.is_over()


@rule("CFT-65", "CFT-E24")
def test_the_space_just_left_is_free_and_may_be_used_again() -> None:
    table = with_lawyers(Player(owns=BIG), Player())
    table.take("tax fraud 2").place("tax fraud 2")
    assert table.state.standings().points == (10 + 30, 0)  # the Godfather took 20
    assert table.state.is_over()


@rule("CFT-E24", "CFT-E26")
def test_a_henchman_who_could_go_nowhere_else_may_act_again_where_he_stands() -> None:
    table = before_the_end(
        Player(owns=BIG), Player(), first=1, henchmen=[1, 2], bank="0★", market="- - - - -"
    )
    table.place("tax fraud 2").place("tax fraud 1").skip()
    assert (stage(table), table.turn) == ("big_lawyer", 0)
    table.take("tax fraud 1")
    assert table.possible_spaces() == {space(table.rules, "tax fraud 1")}
    assert table.place("tax fraud 1").cash[0] == 60


@rule("CFT-E24", "CFT-E9")
def test_a_market_space_whose_card_is_gone_cannot_be_used_again() -> None:
    table = before_the_end(
        Player(cash=200, owns=BIG), Player(), first=1, market="ink " * 2 + "- - -"
    )
    table.skip().place("market 1").place("tax fraud 2").skip(2)
    assert (stage(table), table.turn) == ("big_lawyer", 0)
    table.take("market 1")
    assert table.why_not("market 1") == "CFT-E9"
    assert table.can_place("market 2") == [True]


@rule("CFT-E23")
def test_a_lawyer_need_not_act() -> None:
    table = with_lawyers(Player(owns=BOTH), Player(), Player())
    assert stage(table) == "big_lawyer"
    table.skip()
    assert stage(table) == "bad_lawyer"
    table.skip()
    assert table.heard(LawyerDeclined) == [
        LawyerDeclined(0, BIG_LAWYER),
        LawyerDeclined(0, BAD_LAWYER),
    ]
    assert table.state.is_over()


@rule("CFT-E23")
def test_a_lawyer_moves_only_his_clients_henchmen_on_the_board() -> None:
    table = before_the_end(Player(owns=BIG), Player(), henchmen=[2, 3])
    table.place("tax fraud 2").place("tax fraud 1").skip()
    assert (stage(table), table.turn) == ("big_lawyer", 0)
    taken = {action.value for action in table.state.legal(0) if action.name == "take"}
    assert taken == {space(table.rules, "tax fraud 2")}
    assert table.why_not(TAKE[space(table.rules, "tax fraud 1")]) == "CFT-E23"
    assert table.why_not(TAKE[space(table.rules, "print 1")]) == "CFT-E23"


@rule("CFT-E23")
def test_a_henchman_just_placed_as_the_extra_one_may_be_moved() -> None:
    table = before_the_end(Player(), Player(owns=BIG)).place("tax fraud 2")
    table.place("tax fraud 1").skip()
    table.take("tax fraud 1").place("print 1")
    assert table.fakes(1) == (2, 0, 0)


@rule("CFT-E23", "CFT-17")
def test_the_space_to_go_to_must_be_free_and_its_action_possible() -> None:
    table = before_the_end(Player(owns=BIG), Player()).place("tax fraud 2")
    table.place("tax fraud 1").skip().take("tax fraud 2")
    assert table.why_not("tax fraud 1") == "CFT-17"
    assert table.why_not("receiver 1") == "CFT-E11"
    assert table.why_not("regular flight") == "CFT-42"


@rule("CFT-E39", "CFT-E23")
def test_a_henchman_in_a_lawyers_hand_may_be_put_back_and_nothing_has_happened() -> None:
    table = with_lawyers(Player(owns=BOTH), Player(), Player())
    before = table.occupants()
    table.take("tax fraud 2")
    assert table.occupants() == {}
    table.skip()
    assert table.occupants() == before
    assert table.heard(LawyerDeclined) == [LawyerDeclined(0, BIG_LAWYER)]
    assert not table.heard(HenchmanMoved)
    assert table.cash == [10, 0, 0]
    assert stage(table) == "bad_lawyer"
    table.take("tax fraud 2").place("tax fraud 1")
    assert table.cash == [40, 0, 0]


@rule("CFT-E39", "CFT-E23")
def test_once_he_stands_on_his_new_space_the_action_is_carried_out() -> None:
    table = with_lawyers(Player(fakes="2★", owns=BIG), Player())
    table.take("tax fraud 2").place("receiver 1")
    assert table.why_not(PASS) == "CFT-E39"
    assert table.hand_in("1★").state.is_over()


@rule("CFT-66", "CFT-E23")
@pytest.mark.parametrize(("big", "bad"), [(1, 2), (2, 1)])
def test_the_big_lawyer_comes_before_the_bad_one_wherever_they_sit(big: int, bad: int) -> None:
    players = [Player()] + [Player(owns=BIG if seat == big else BAD) for seat in (1, 2)]
    table = before_the_end(*players).place("tax fraud 2").place("print 1").place("print 2").skip()
    assert (stage(table), table.turn) == ("big_lawyer", big)
    table.take(f"print {big}").place("tax fraud 1")
    assert (stage(table), table.turn) == ("bad_lawyer", bad)
    table.take(f"print {bad}").place(f"print {big}")
    assert table.fakes(bad) == (4, 0, 0)
    assert table.state.is_over()


@rule("CFT-66")
def test_the_bad_lawyer_works_without_the_big_one() -> None:
    table = with_lawyers(Player(owns=BAD), Player(), Player())
    assert (stage(table), table.turn) == ("bad_lawyer", 0)
    table.take("tax fraud 2").place("print 1")
    assert table.fakes(0) == (2, 0, 0)
    assert [event.lawyer for event in table.heard(HenchmanMoved)] == [BAD_LAWYER]


@rule("CFT-E23")
def test_the_owner_of_both_lawyers_may_move_the_same_henchman_twice() -> None:
    table = with_lawyers(Player(owns=BOTH), Player(), Player())
    table.take("tax fraud 2").place("print 1").take("print 1").sell("receiver 2", "2★")
    assert list(table.occupants()) == [space(table.rules, "receiver 2")]
    assert table.state.standings().points[0] == 10 + 40


@rule("CFT-E23", "CFT-E19")
def test_a_lawyers_move_to_a_watched_space_moves_no_officer() -> None:
    table = with_lawyers(Player(owns=BIG), Player()).take("tax fraud 2").place("print 2")
    assert len(table.heard(OfficerMoved)) == 1
    assert len(table.heard(GodfatherCame)) == 1


@rule("CFT-E25")
def test_a_lawyer_bought_with_the_extra_henchman_works() -> None:
    table = before_the_end(Player(), Player(cash=40), market="- - - - big-lawyer")
    table.place("tax fraud 2").place("market 5").skip()
    assert (stage(table), table.turn) == ("big_lawyer", 1)
    table.take("market 5").place("tax fraud 1")
    assert table.cash[1] == 20 - 10 + 30


@rule("CFT-E25")
def test_the_big_lawyer_can_bring_the_bad_one() -> None:
    table = with_lawyers(Player(owns=BIG), Player(), Player(), market="- - - - - bad-lawyer")
    table.take("tax fraud 2").place("market 6")
    assert (stage(table), table.turn) == ("bad_lawyer", 0)
    table.take("market 6").place("tax fraud 1")
    assert table.state.is_over()


@rule("CFT-E25")
def test_the_bad_lawyer_comes_too_late_to_bring_the_big_one() -> None:
    table = with_lawyers(Player(owns=BAD), Player(), Player(), market="- - - - - big-lawyer")
    table.take("tax fraud 2").place("market 6")
    assert table.state.is_over()


@rule("CFT-E25", "CFT-67", "CFT-68")
def test_diner_and_ticket_bought_in_the_end_phase_still_count() -> None:
    table = before_the_end(
        Player(owns="printer"), Player(cash=100, fakes="1★"), market="- - - diner ticket-100"
    )
    table.place("tax fraud 2").place("market 4").place("market 5")
    assert table.heard(DinerServed) == [DinerServed(1, (1, 0, 0), 50)]
    assert table.heard(TicketsPaid) == [TicketsPaid(0, 100)]
    assert table.state.standings().points == (10 - 10 + 100, 50 - 20 + 50)


@rule("CFT-E26")
def test_a_lawyer_whose_client_has_nobody_on_the_board_does_nothing() -> None:
    table = with_lawyers(Player(), Player(owns=BIG))
    assert table.state.is_over()
    assert not table.heard(LawyerDeclined)


@rule("CFT-E26")
def test_who_has_a_henchman_on_the_board_is_asked_even_if_he_could_go_nowhere() -> None:
    table = before_the_end(
        Player(cash=10, owns="printer big-lawyer"),
        Player(),
        henchmen=[2, 2],
        bank="0★",
        market="- - - - ink",
    )
    table.place("market 5").place("tax fraud 1").skip().place("tax fraud 2")
    assert (stage(table), table.turn) == ("big_lawyer", 0)
    table.take("market 5")
    assert table.state.legal(0) == (PASS,)
    assert table.skip().state.is_over()


@rule("CFT-E26")
@pytest.mark.parametrize(("cash", "asked"), [(10, False), (50, True)])
def test_in_simulation_where_no_pause_is_noticed_only_a_lawyer_with_a_choice_is_asked(
    cash: int, asked: bool
) -> None:
    table = before_the_end(
        Player(cash=cash, owns="printer big-lawyer"),
        Player(),
        henchmen=[2, 2],
        bank="0★",
        market="- - - ink ink",
    )
    table.state.windows = Windows.KNOWN
    table.place("market 5").place("tax fraud 1").skip().place("tax fraud 2")
    assert table.state.is_over() != asked


# Diners, tickets, the count


@rule("CFT-67", "CFT-68", "CFT-69")
def test_then_the_diners_a_last_time_then_the_tickets_then_the_count() -> None:
    table = with_lawyers(
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
    table = with_lawyers(hungry, Player(), diners="choose")
    assert (stage(table), table.state.to_act()) == ("last_diners", (0,))
    table.dine(0, "1★★★")
    assert table.state.is_over()
    assert table.fakes(0) == (1, 0, 0)


@rule("CFT-69", "CFT-68")
def test_cash_account_and_tickets_count_fakes_and_cards_do_not() -> None:
    """T37: a ticket of 150, 70 in cash, 300 in the account, four fakes and no diner."""
    player = Player(cash=140, offshore=300, fakes="4★★★", owns="printer*2 jet ticket-150")
    table = with_lawyers(Player(), player)
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
    table = with_lawyers(
        Player(fakes="9★★★"), Player(cash=200), Player(offshore=110), Player(cash=20)
    )
    standings = table.state.standings()
    assert standings.points == (10, 100, 110, 10)
    assert standings.places == (3, 2, 1, 3)
    assert standings.winners() == (2,)
    assert table.heard(GameEnded) == [GameEnded((2,), 110)]


@rule("CFT-70", "CFT-E32", "CFT-E40")
def test_equal_money_shares_the_victory_whatever_else_somebody_has() -> None:
    """T38."""
    table = with_lawyers(
        Player(), Player(cash=200, fakes="9★★★", owns="printer*3 jet"), Player(offshore=100)
    )
    standings = table.state.standings()
    assert standings.points == (10, 100, 100)
    assert standings.places == (3, 1, 1)
    assert standings.winners() == (1, 2)
    assert table.heard(GameEnded) == [GameEnded((1, 2), 100)]


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
    assert (stage(table), table.turn) == ("big_lawyer", 0)
    assert table.cash == [60, 0]
    table.take("tax fraud 1").place("tax fraud 1")
    assert table.state.is_over()
    assert table.state.standings().points == (60 + 30 + 100, 50)
    assert table.market == "ink ink paper jet hologram"
    assert not table.heard(ExtraDeclined)
