"""CFT-65, CFT-66, CFT-E23 to CFT-E26: who moves a henchman in the end."""

import pytest

from backroom.games.counterfeiters.actions import PASS, TAKE, Do
from backroom.games.counterfeiters.events import (
    DinerServed,
    GodfatherCame,
    HenchmanMoved,
    LawyerDeclined,
    OfficerMoved,
    TicketsPaid,
)
from backroom.games.counterfeiters.rules import BAD_LAWYER, BIG_LAWYER
from backroom.kernel.state import Windows
from builders.counterfeiters import Player, before_the_end, cft_actions, space, without_extras
from builders.rule_marks import rule

BIG = "printer ink big-lawyer"
BAD = "printer ink bad-lawyer"
BOTH = "printer ink big-lawyer bad-lawyer"


@rule("CFT-65")
def test_the_big_lawyer_moves_a_henchman_of_his_client_to_a_free_space_where_he_acts() -> None:
    table = without_extras(Player(owns=BIG), Player())
    assert (table.stage, table.turn) == ("big_lawyer", 0)
    table.take("tax fraud 2").place("print 1")
    assert table.fakes(0) == (2, 0, 0)
    source, target = space(table.rules, "tax fraud 2"), space(table.rules, "print 1")
    assert table.occupants() == {target: 0}
    assert table.heard(HenchmanMoved) == [HenchmanMoved(0, BIG_LAWYER, source, target)]
    assert table.state.is_over()


@rule("CFT-65", "CFT-E24")
def test_the_space_just_left_is_free_and_may_be_used_again() -> None:
    table = without_extras(Player(owns=BIG), Player())
    table.take("tax fraud 2").place("tax fraud 2")
    assert table.state.standings().points == (10 + 30, 0)  # the Godfather took 20
    assert table.state.is_over()


@rule("CFT-E24", "CFT-E26")
@pytest.mark.parametrize("windows", Windows)
def test_a_henchman_who_could_go_nowhere_else_may_act_again_where_he_stands(
    windows: Windows,
) -> None:
    table = before_the_end(
        Player(owns=BIG), Player(), first=1, henchmen=[1, 2], bank="0★", market="- - - - -"
    )
    table.state.windows = windows
    table.place("tax fraud 2").place("tax fraud 1").skip()
    assert (table.stage, table.turn) == ("big_lawyer", 0)
    table.take("tax fraud 1")
    assert table.possible_spaces() == {space(table.rules, "tax fraud 1")}
    assert table.place("tax fraud 1").cash[0] == 60


@rule("CFT-E24", "CFT-E9")
def test_a_market_space_whose_card_is_gone_cannot_be_used_again() -> None:
    table = before_the_end(
        Player(cash=200, owns=BIG), Player(), first=1, market="ink " * 2 + "- - -"
    )
    table.skip().place("market 1").place("tax fraud 2").skip(2)
    assert (table.stage, table.turn) == ("big_lawyer", 0)
    table.take("market 1")
    assert table.why_not("market 1") == "CFT-E9"
    assert table.can_place("market 2") == [True]


@rule("CFT-E23")
def test_a_lawyer_need_not_act() -> None:
    table = without_extras(Player(owns=BOTH), Player(), Player())
    assert table.stage == "big_lawyer"
    table.skip()
    assert table.stage == "bad_lawyer"
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
    assert (table.stage, table.turn) == ("big_lawyer", 0)
    taken = {action.value for action in cft_actions(table.state, 0) if action.do is Do.TAKE}
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
    table = without_extras(Player(owns=BOTH), Player(), Player())
    before = table.occupants()
    table.take("tax fraud 2")
    assert table.occupants() == {}
    table.skip()
    assert table.occupants() == before
    assert table.heard(LawyerDeclined) == [LawyerDeclined(0, BIG_LAWYER)]
    assert not table.heard(HenchmanMoved)
    assert table.cash == [10, 0, 0]
    assert table.stage == "bad_lawyer"
    table.take("tax fraud 2").place("tax fraud 1")
    assert table.cash == [40, 0, 0]


@rule("CFT-E39", "CFT-E23")
def test_once_he_stands_on_his_new_space_the_action_is_carried_out() -> None:
    table = without_extras(Player(fakes="2★", owns=BIG), Player())
    table.take("tax fraud 2").place("receiver 1")
    assert table.why_not(PASS) == "CFT-E39"
    assert table.hand_in("1★").state.is_over()


@rule("CFT-66", "CFT-E23")
@pytest.mark.parametrize(("big", "bad"), [(1, 2), (2, 1)])
def test_the_big_lawyer_comes_before_the_bad_one_wherever_they_sit(big: int, bad: int) -> None:
    players = [Player()] + [Player(owns=BIG if seat == big else BAD) for seat in (1, 2)]
    table = before_the_end(*players).place("tax fraud 2").place("print 1").place("print 2").skip()
    assert (table.stage, table.turn) == ("big_lawyer", big)
    table.take(f"print {big}").place("tax fraud 1")
    assert (table.stage, table.turn) == ("bad_lawyer", bad)
    table.take(f"print {bad}").place(f"print {big}")
    assert table.fakes(bad) == (4, 0, 0)
    assert table.state.is_over()


@rule("CFT-66")
def test_the_bad_lawyer_works_without_the_big_one() -> None:
    table = without_extras(Player(owns=BAD), Player(), Player())
    assert (table.stage, table.turn) == ("bad_lawyer", 0)
    table.take("tax fraud 2").place("print 1")
    assert table.fakes(0) == (2, 0, 0)
    assert [event.lawyer for event in table.heard(HenchmanMoved)] == [BAD_LAWYER]


@rule("CFT-E23")
def test_the_owner_of_both_lawyers_may_move_the_same_henchman_twice() -> None:
    table = without_extras(Player(owns=BOTH), Player(), Player())
    table.take("tax fraud 2").place("print 1").take("print 1").sell("receiver 2", "2★")
    assert list(table.occupants()) == [space(table.rules, "receiver 2")]
    assert table.state.standings().points[0] == 10 + 40


@rule("CFT-E23", "CFT-E19")
def test_a_lawyers_move_to_a_watched_space_moves_no_officer() -> None:
    table = without_extras(Player(owns=BIG), Player()).take("tax fraud 2").place("print 2")
    assert len(table.heard(OfficerMoved)) == 1
    assert len(table.heard(GodfatherCame)) == 1


@rule("CFT-E25")
def test_a_lawyer_bought_with_the_extra_henchman_works() -> None:
    table = before_the_end(Player(), Player(cash=40), market="- - - - big-lawyer")
    table.place("tax fraud 2").place("market 5").skip()
    assert (table.stage, table.turn) == ("big_lawyer", 1)
    table.take("market 5").place("tax fraud 1")
    assert table.cash[1] == 20 - 10 + 30


@rule("CFT-E25")
def test_the_big_lawyer_can_bring_the_bad_one() -> None:
    table = without_extras(Player(owns=BIG), Player(), Player(), market="- - - - - bad-lawyer")
    table.take("tax fraud 2").place("market 6")
    assert (table.stage, table.turn) == ("bad_lawyer", 0)
    table.take("market 6").place("tax fraud 1")
    assert table.state.is_over()


@rule("CFT-E25")
def test_the_bad_lawyer_comes_too_late_to_bring_the_big_one() -> None:
    table = without_extras(Player(owns=BAD), Player(), Player(), market="- - - - - big-lawyer")
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
    table = without_extras(Player(), Player(owns=BIG))
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
    assert (table.stage, table.turn) == ("big_lawyer", 0)
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
