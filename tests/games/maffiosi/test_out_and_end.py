"""MAF-63 to MAF-71: out of the game, the three ends, and who has won."""

from typing import Any

import pytest

from backroom.games.maffiosi.actions import PLAY, STAY
from backroom.games.maffiosi.events import (
    GameEnded,
    HandDiscarded,
    ManKilled,
    PieExploded,
    PlayerOut,
    RestTaken,
)
from backroom.games.maffiosi.rules import CARDS, FIRE, MOVE, ORDER_PIE, STAB
from backroom.kernel.seats import SPECTATOR
from builders.maffiosi import MafTable, seat
from builders.rule_marks import rule

FOUR = {
    2: "yellow jack",
    3: "red henkie",
    8: "yellow boss",
    14: "blue boss",
    19: "blue jack",
    20: "green henkie",
    28: "green boss",
}
"""The yellow Jack can stab red's last man."""
ONLY_STABS = {"yellow": "stab*4 move", "red": "fire*2 order_pie*3"}


def red_goes_out(**more: Any) -> MafTable:
    """Yellow stabs red's last man and has still to decide about a second card."""
    table = MafTable(4, FOUR, hands=ONLY_STABS, **more)
    return table.play("stab").kill(3)


def winners(table: MafTable) -> tuple[int, ...]:
    return table.state.standings().winners()


@rule("MAF-63")
def test_who_loses_the_last_man_is_out_and_his_hand_is_discarded_before_all() -> None:
    table = red_goes_out()
    assert table.heard(PlayerOut, "green") == [PlayerOut(1)]
    cards = (ORDER_PIE, ORDER_PIE, ORDER_PIE, FIRE, FIRE)
    assert table.heard(HandDiscarded, "green") == [HandDiscarded(1, cards)]
    assert table.hand("red") == ""
    discards = table.state.view(SPECTATOR).discards
    assert {CARDS[kind]: count for kind, count in enumerate(discards) if count} == {
        "stab": 1,
        "fire": 2,
        "order_pie": 3,
    }
    assert table.state.view(SPECTATOR).families[seat("red")].out
    assert not table.state.is_over()


@rule("MAF-63")
def test_as_long_as_one_man_is_left_one_plays_on() -> None:
    men = {**FOUR, 30: "red henkie asleep"}
    table = MafTable(4, men, hands=ONLY_STABS).play("stab").kill(3).stay()
    assert table.heard(PlayerOut) == []
    assert table.turn == "red"


@rule("MAF-63")
def test_who_is_out_has_nothing_to_say_any_more() -> None:
    table = red_goes_out().stay()
    assert table.turn == "blue"
    for action in (PLAY[FIRE], PLAY[MOVE], STAY):
        refusal = table.refused(action, "red")
        assert (refusal.rule, refusal.reason) == ("MAF-63", "out")
    assert table.state.legal(seat("red")) == ()


@rule("MAF-63", "MAF-18")
def test_whose_own_pie_takes_the_last_man_has_no_turn_any_more() -> None:
    table = MafTable(4, FOUR, pies={"red": 3}).begin("red")
    assert [event.chair + 1 for event in table.heard(ManKilled)] == [2, 3]
    assert table.heard(PlayerOut) == [PlayerOut(1)]
    assert (table.turn, table.asked) == ("blue", "blue")


@rule("MAF-63", "MAF-69")
def test_who_is_out_keeps_his_money_and_may_win_with_it() -> None:
    table = red_goes_out(money={"yellow": 9000, "red": 30_000}, bank=1000)
    assert table.money("red") == 30_000
    table.stay()  # blue takes the last $1,000 for his Boss
    assert table.ending == "empty_bank"
    assert winners(table) == (seat("red"),)


@rule("MAF-64")
def test_the_pie_of_who_is_out_stays_and_does_not_go_off_by_itself() -> None:
    table = red_goes_out(pies={"red": 19})
    assert table.pie("red") == 19
    table.stay().skip(8)  # two more rounds of three
    assert table.state.round == 5
    assert table.pie("red") == 19
    assert table.heard(PieExploded) == []
    assert table.who(19) == "blue jack"
    assert table.who(20) == "green henkie"


@rule("MAF-65")
def test_the_others_may_pass_on_the_pie_of_who_is_out() -> None:
    pies = {"red": 20}
    men = {chair: man for chair, man in FOUR.items() if chair != 3}
    table = MafTable(4, men, hands={"blue": "pass_it_on move*4"}, pies=pies, turn="blue")
    table.play("pass_it_on")
    assert table.legal() == {"pass_left red", "pass_right red"}
    assert table.pass_left("red").pie("red") == 28


@rule("MAF-65")
def test_the_others_may_set_off_the_pie_of_who_is_out() -> None:
    pies = {"red": 20}
    men = {chair: man for chair, man in FOUR.items() if chair != 3}
    table = MafTable(4, men, hands={"green": "ka_boom move*4"}, pies=pies, turn="green")
    table.play("ka_boom").explode("red")
    assert table.heard(PieExploded) == [PieExploded(3, 1, 19, True)]
    assert [table.who(chair) for chair in (19, 20)] == [None, None]
    assert table.pie("red") == "gone"


@rule("MAF-66")
def test_the_last_player_at_the_table_takes_all_that_is_left() -> None:
    men = {2: "yellow jack", 3: "red henkie", 8: "yellow boss"}
    money = {"yellow": 3000, "red": 5000, "blue": 20_000}
    table = MafTable(3, men, hands=ONLY_STABS, money=money, bank=44_000)
    table.play("stab").kill(3)
    assert table.state.is_over()
    assert table.ending == "last_at_table"
    assert table.money("yellow") == 47_000
    assert table.bank == 0
    assert table.heard(RestTaken) == [RestTaken(0, 44_000, ())]
    (ended,) = table.heard(GameEnded, "blue")
    assert (ended.ending, ended.winners) == ("last_at_table", (0,))
    assert ended.money == (47_000, 5000, 20_000)


@rule("MAF-66")
def test_the_last_player_may_be_somebody_else_than_the_one_who_struck() -> None:
    """Blue's own pie takes blue and red away; yellow was only watching."""
    men = {14: "blue boss", 15: "red boss", 2: "yellow jack"}
    money = {"yellow": 0, "red": 9000, "blue": 9000}
    table = MafTable(3, men, pies={"blue": 15}, money=money, bank=50_000).begin("blue")
    assert table.ending == "last_at_table"
    assert (table.money("yellow"), table.bank) == (50_000, 0)
    assert table.places() == (1, 2, 2)


@rule("MAF-66", "MAF-69")
def test_all_that_is_left_is_not_always_enough_to_win() -> None:
    men = {2: "yellow jack", 3: "red henkie"}
    money = {"yellow": 3000, "red": 5000, "blue": 60_000}
    table = MafTable(3, men, hands=ONLY_STABS, money=money, bank=7000).play("stab").kill(3)
    assert table.money("yellow") == 10_000
    assert table.places() == (2, 3, 1)
    assert winners(table) == (seat("blue"),)


@rule("MAF-66")
def test_as_long_as_two_have_men_it_goes_on() -> None:
    men = {2: "yellow jack", 3: "red henkie", 5: "blue boss"}
    table = MafTable(3, men, hands=ONLY_STABS, bank=40_000).play("stab").kill(3)
    assert not table.state.is_over()
    assert table.bank == 40_000


@rule("MAF-67")
def test_without_money_in_the_middle_it_is_over_for_everybody() -> None:
    table = MafTable(4, FOUR, bank=2000, money={"blue": 0, "green": 0}).begin("blue")
    assert not table.state.is_over()
    table.skip()  # green takes the second thousand
    assert table.bank == 0
    assert table.ending == "empty_bank"
    assert (table.money("blue"), table.money("green")) == (1000, 1000)
    assert table.state.to_act() == ()
    assert table.refused(PLAY[STAB], "yellow").rule == "MAF-E48"
    assert len(table.everybody()) == 7  # nobody had to die for it


@rule("MAF-68")
@pytest.mark.parametrize("way", ["by itself", "ka_boom"])
def test_one_explosion_that_clears_the_table_ends_it_and_nobody_takes_the_rest(way: str) -> None:
    men = {30: "yellow boss", 1: "red boss asleep", 2: "blue henkie"}
    money = {"yellow": 4000, "red": 6000, "blue": 5000}
    hands = {"blue": "ka_boom move*4"}
    table = MafTable(3, men, pies={"yellow": 1}, hands=hands, money=money, bank=33_000, turn="blue")
    if way == "ka_boom":
        table.play("ka_boom").explode("yellow")
    else:
        table.begin("yellow")
    assert table.everybody() == {}
    assert table.ending == "nobody_left"
    assert table.bank == 33_000
    assert table.heard(RestTaken) == []
    assert [table.money(colour) for colour in ("yellow", "red", "blue")] == [4000, 6000, 5000]
    assert table.places() == (3, 1, 2)


@rule("MAF-68")
def test_an_explosion_that_leaves_two_families_ends_nothing() -> None:
    men = {30: "yellow boss", 1: "red boss", 2: "blue henkie", 9: "blue jack", 15: "red jack"}
    table = MafTable(3, men, pies={"blue": 1}).begin("blue")
    assert set(table.everybody()) == {9, 15}
    assert not table.state.is_over()


@rule("MAF-69")
@pytest.mark.parametrize("out", ["green", "red", "yellow"])
def test_the_richest_wins_dead_or_alive(out: str) -> None:
    men = {chair: man for chair, man in FOUR.items() if not man.startswith(out)}
    money = {"yellow": 8000, "red": 9000, "blue": 5000, "green": 10_000}
    table = MafTable(4, men, money=money, bank=1000).begin("blue")
    assert table.ending == "empty_bank"
    assert winners(table) == (seat("green"),)
    assert table.places() == (3, 2, 4, 1)


def over(men: dict[int, str], money: dict[str, int], **more: Any) -> MafTable:
    """Purple takes the last $1,000 and the game is over."""
    table = MafTable(6, men, money=money, bank=1000, **more)
    table.begin("purple")
    assert table.ending == "empty_bank"
    return table


@rule("MAF-69")
def test_more_money_beats_everything_else() -> None:
    men = {1: "yellow boss", 2: "yellow jack", 3: "yellow jack", 30: "purple boss"}
    money = {"yellow": 19_000, "red": 20_000, "blue": 18_000, "green": 0, "orange": 0, "purple": 0}
    table = over(men, money, out={"red": 1, "blue": 2, "green": 3, "orange": 4})
    assert winners(table) == (seat("red"),)
    assert table.places()[:3] == (2, 1, 3)


@rule("MAF-70")
def test_of_equally_rich_players_the_one_who_left_last_wins() -> None:
    men = {1: "yellow boss", 30: "purple boss"}
    money = {"yellow": 0, "red": 20_000, "blue": 20_000, "green": 20_000, "orange": 0, "purple": 0}
    table = over(men, money, out={"red": 5, "blue": 9, "green": 2, "orange": 1})
    assert winners(table) == (seat("blue"),)
    assert [table.places()[seat(colour)] for colour in ("blue", "red", "green")] == [1, 2, 3]


@rule("MAF-70")
def test_who_is_still_at_the_table_has_stayed_longest() -> None:
    men = {1: "yellow boss", 30: "purple boss"}
    money = {"yellow": 20_000, "red": 20_000, "blue": 0, "green": 0, "orange": 0, "purple": 0}
    table = over(men, money, out={"red": 9, "blue": 1, "green": 1, "orange": 1})
    assert winners(table) == (seat("yellow"),)


@rule("MAF-70")
def test_who_was_killed_a_turn_later_beats_an_equally_rich_rival() -> None:
    """The same at a real table: yellow kills blue, green kills red, then the money is gone."""
    men = {
        4: "yellow jack",
        5: "blue henkie",
        8: "yellow boss",
        18: "green jack",
        19: "red henkie",
        28: "green boss",
    }
    hands = {"yellow": "stab move*4", "green": "stab move*4"}
    money = {"yellow": 0, "red": 9000, "blue": 9000, "green": 0}
    table = MafTable(4, men, hands=hands, money=money, bank=2000)
    table.play("stab").kill(5).stay().skip()
    assert table.turn == "green"
    table.play("stab").kill(19).stay()
    assert table.ending == "empty_bank"
    assert table.places() == (3, 1, 2, 3)


@rule("MAF-71")
def test_of_two_who_left_together_the_one_with_more_men_just_before_wins() -> None:
    """Three men die of one pie: two of red, one of blue, their last ones."""
    men = {
        4: "red henkie",
        5: "blue boss",
        6: "red jack",
        20: "yellow henkie",
        21: "green jack",
        28: "green boss",
    }
    money = {"yellow": 0, "red": 9000, "blue": 9000, "green": 0}
    table = MafTable(4, men, pies={"green": 5}, money=money, bank=1000).begin("green")
    assert {event.chair + 1 for event in table.heard(ManKilled)} == {4, 5, 6}
    assert table.ending == "empty_bank"
    assert winners(table) == (seat("red"),)
    assert table.places() == (4, 1, 2, 3)


@rule("MAF-71")
def test_only_the_men_just_before_the_common_exit_count_not_those_who_died_earlier() -> None:
    """Blue had three men at the start of the round and red two; at the last bang it is 1 and 2."""
    men = {
        4: "red henkie",
        5: "blue boss",
        6: "red jack",
        9: "blue henkie",
        10: "blue henkie",
        15: "yellow henkie",
        21: "green jack",
        28: "green boss",
    }
    money = {"yellow": 0, "red": 9000, "blue": 9000, "green": 0}
    table = MafTable(4, men, pies={"yellow": 9, "green": 5}, money=money, bank=1000)
    table.begin("yellow")
    assert set(men) - set(table.everybody()) == {9, 10}
    table.begin("green")
    assert table.ending == "empty_bank"
    assert winners(table) == (seat("red"),)


@rule("MAF-71", "MAF-68")
def test_when_one_bang_clears_the_table_the_men_in_it_decide_between_equals() -> None:
    men = {12: "yellow boss", 13: "red boss", 14: "yellow jack"}
    money = {"yellow": 9000, "red": 9000, "blue": 9000}
    table = MafTable(3, men, pies={"yellow": 13}, money=money, bank=1000).begin("yellow")
    assert table.ending == "nobody_left"
    assert table.places() == (1, 2, 3)  # blue was out before
