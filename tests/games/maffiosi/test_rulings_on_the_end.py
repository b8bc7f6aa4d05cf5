"""MAF-E27 to MAF-E29, MAF-E34, MAF-E43 and MAF-E47: going out, the end of the game, and who is
ahead of whom."""

import pytest

from backroom.games.maffiosi.events import GameEnded, Paid, PlayerOut, RestTaken
from backroom.kernel.seats import SPECTATOR
from builders.maffiosi import MafTable
from builders.rule_marks import rule

POOR = {14: "yellow henkie", 25: "red henkie", 12: "blue henkie"}
"""Nobody has a Boss, a business or anybody in reach: no turn brings money."""


def throw_away(table: MafTable, turns: int) -> MafTable:
    """So many turns in which a card is discarded, whichever comes first."""
    for _ in range(turns):
        table.discard(table.hand(table.asked).split()[0])
    return table


# Going out, and taking others along.


@rule("MAF-E27")
def test_who_dies_of_his_own_pie_is_out_on_the_spot_and_the_others_play_on() -> None:
    men = {6: "yellow boss", 5: "yellow jack", 22: "red boss", 25: "blue boss"}
    table = MafTable(3, men, pies={"yellow": 6}, money={"yellow": 9000}).begin("yellow")
    assert table.heard(PlayerOut) == [PlayerOut(0)]
    assert table.money("yellow") == 9000
    assert table.asked == "red"
    order = []
    for _ in range(4):
        order.append(table.asked)
        throw_away(table, 1)
    assert order == ["red", "blue", "red", "blue"]


@rule("MAF-E28")
def test_if_an_explosion_takes_the_last_men_of_all_the_money_goes_to_nobody() -> None:
    """Blue has been out for long; yellow's pie takes yellow and red."""
    men = {6: "yellow boss", 7: "red boss"}
    money = {"yellow": 3000, "red": 2000, "blue": 5000}
    table = MafTable(3, men, pies={"yellow": 6}, money=money, bank=40_000).begin("yellow")
    assert table.ending == "nobody_left"
    assert table.bank == 40_000
    assert table.heard(RestTaken) == []
    (ended,) = table.heard(GameEnded)
    assert (ended.ending, ended.winners) == ("nobody_left", (2,))
    assert (ended.money, ended.unclaimed) == ((3000, 2000, 5000), 40_000)


@rule("MAF-E28")
def test_so_does_a_pie_that_somebody_sets_off() -> None:
    men = {6: "yellow boss", 7: "red boss", 5: "blue boss"}
    table = MafTable(3, men, pies={"blue": 6}, hands={"yellow": "ka_boom"}, bank=40_000)
    table.play("ka_boom").explode("blue")
    assert (table.ending, table.bank) == ("nobody_left", 40_000)


@rule("MAF-E28")
def test_with_one_man_outside_its_reach_somebody_is_the_last_at_the_table() -> None:
    men = {6: "yellow boss", 7: "red boss", 9: "red henkie"}
    money = {"yellow": 0, "red": 0}
    table = MafTable(3, men, pies={"yellow": 6}, money=money, bank=40_000).begin("yellow")
    assert table.ending == "last_at_table"
    assert (table.money("red"), table.bank) == (40_000, 0)


# Ties.


def bank_empties(
    men: dict[int, str], money: dict[str, int], out: dict[str, int] | None = None
) -> MafTable:
    """Yellow takes the last $1,000, and it is over."""
    table = MafTable(6, men | {8: "yellow boss"}, money=money, bank=1000, out=out).begin("yellow")
    assert table.ending == "empty_bank"
    return table


@rule("MAF-E29")
def test_of_two_equally_rich_players_at_the_table_the_one_with_more_men_is_ahead() -> None:
    men = {22: "red boss", 25: "blue boss", 26: "blue henkie", 27: "blue jack asleep"}
    table = bank_empties(men, {"yellow": 0, "red": 5000, "blue": 5000})
    assert table.places()[:3] == (3, 2, 1)
    assert table.heard(GameEnded)[0].winners == (2,)


@rule("MAF-E29")
def test_with_equally_many_men_they_share_the_victory() -> None:
    men = {22: "red henkie", 25: "blue boss"}
    table = bank_empties(men, {"yellow": 0, "red": 5000, "blue": 5000})
    assert table.places()[:3] == (3, 1, 1)
    assert table.state.standings().winners() == (1, 2)
    assert table.heard(GameEnded)[0].winners == (1, 2)


@rule("MAF-E29")
def test_more_money_counts_before_any_number_of_men() -> None:
    men = {22: "red henkie", 25: "blue boss", 26: "blue jack", 27: "blue robbie"}
    table = bank_empties(men, {"yellow": 0, "red": 6000, "blue": 5000})
    assert table.places()[:3] == (3, 1, 2)


@rule("MAF-E29")
@pytest.mark.parametrize(("red", "blue", "places"), [(4, 2, (1, 2)), (2, 4, (2, 1))])
def test_of_two_equally_rich_players_who_are_out_the_later_one_is_ahead(
    red: int, blue: int, places: tuple[int, int]
) -> None:
    out = {"red": red, "blue": blue}
    table = bank_empties({22: "green boss"}, {"yellow": 0, "red": 5000, "blue": 5000}, out=out)
    assert table.places()[1:3] == places


@rule("MAF-E29")
def test_who_is_killed_later_in_the_same_turn_stayed_longer() -> None:
    """Yellow's pie takes red at the start of the turn, yellow's knife blue in the middle of it."""
    men = {8: "yellow boss", 14: "yellow jack", 13: "blue boss", 22: "red boss", 25: "green boss"}
    money = {"yellow": 0, "red": 5000, "blue": 5000, "green": 0}
    hands = {"yellow": "stab"}
    table = MafTable(4, men, pies={"yellow": 22}, money=money, hands=hands).begin("yellow")
    table.play("stab").kill(13)
    assert table.places()[1:3] == (2, 1)


@rule("MAF-E29", "MAF-E47")
def test_who_is_still_at_the_table_is_ahead_of_who_is_not() -> None:
    men = {22: "red henkie"}
    table = bank_empties(men, {"yellow": 0, "red": 5000, "blue": 5000}, out={"blue": 9})
    assert table.places()[1:3] == (1, 2)


@rule("MAF-E47")
def test_who_had_more_men_at_a_common_exit_is_ahead() -> None:
    """Yellow's pie at chair 13 takes two of blue's men and one of red's, the last of both."""
    men = {8: "yellow boss", 12: "blue boss", 13: "red boss", 14: "blue jack", 25: "green boss"}
    money = {"yellow": 0, "red": 5000, "blue": 5000, "green": 0}
    table = MafTable(4, men, pies={"yellow": 13}, money=money).begin("yellow")
    assert table.places()[1:3] == (2, 1)


@rule("MAF-E47")
def test_only_the_men_of_that_exit_count_and_not_those_who_died_before() -> None:
    """Blue once had three men, but two of them died in the round before the common exit."""
    men = {8: "yellow boss", 12: "blue boss", 14: "red boss", 25: "green boss"}
    early = {17: "blue jack", 18: "blue henkie"}
    money = {"yellow": 0, "red": 5000, "blue": 5000, "green": 0}
    pies = {"yellow": 17}
    table = MafTable(4, men | early, pies=pies, money=money, hands={"yellow": "order_pie"})
    table.begin("yellow").play("order_pie").put_pie(13).stay()
    throw_away(table, 3)
    assert [table.state.view(SPECTATOR).families[each].out for each in (1, 2)] == [True, True]
    assert (table.money("red"), table.money("blue")) == (6000, 6000)
    assert table.places()[1:3] == (1, 1)


@rule("MAF-E47")
def test_all_places_are_decided_in_the_same_way_as_the_first() -> None:
    """Purple is the richest; then three with equal money: green at the table, blue out late, red
    out early; then yellow and orange, alike in everything."""
    men = {25: "green boss", 22: "orange boss"}
    money = {
        "yellow": 1000,
        "red": 4000,
        "blue": 4000,
        "green": 4000,
        "orange": 2000,
        "purple": 9000,
    }
    table = bank_empties(men, money, out={"red": 2, "blue": 3, "purple": 1})
    assert table.places() == (5, 4, 3, 2, 5, 1)
    assert table.state.standings().points == (2000, 4000, 4000, 4000, 2000, 9000)


# Nobody earns anything any more.


@rule("MAF-E34")
def test_by_default_the_survivors_may_leave_each_other_in_peace() -> None:
    for table in (MafTable(3, POOR), MafTable(3, POOR, stall_guard="off")):
        throw_away(table.begin("yellow"), 60)
        assert not table.state.is_over()
        assert table.heard(Paid) == []


@rule("MAF-E34")
def test_the_stall_guard_ends_it_after_three_turns_each_without_money() -> None:
    table = MafTable(3, POOR, stall_guard="on", bank=40_000, money={"yellow": 0}).begin("yellow")
    throw_away(table, 7)  # the eighth turn has begun: yellow and red have had three, blue two
    assert not table.state.is_over()
    assert table.state.view(SPECTATOR).turns_without_money == 8
    throw_away(table, 1)
    assert table.ending == "stall_guard"
    assert (table.bank, table.money("yellow")) == (40_000, 0)
    assert table.heard(RestTaken) == []


@rule("MAF-E34")
def test_two_players_need_six_such_turns() -> None:
    men = {14: "yellow henkie", 25: "red henkie"}
    table = throw_away(MafTable(3, men, stall_guard="on").begin("yellow"), 4)
    assert not table.state.is_over()
    assert throw_away(table, 1).ending == "stall_guard"


@rule("MAF-E34")
def test_a_payment_to_anybody_starts_the_count_anew() -> None:
    """Yellow's man goes to the café and is paid once, and then he leaves it again."""
    table = MafTable(3, POOR, stall_guard="on", hands={"yellow": "move*5"}).begin("yellow")
    throw_away(table, 3)
    table.play("move").lift(14).sit(6).stay()
    throw_away(table, 2)
    assert table.payments() == [("yellow", 1000)]
    assert table.state.view(SPECTATOR).turns_without_money == 0
    table.play("move").lift(6).sit(14).stay()
    throw_away(table, 7)
    assert not table.state.is_over()
    assert throw_away(table, 1).ending == "stall_guard"


@rule("MAF-E34")
def test_a_player_who_is_paid_keeps_the_game_going_whoever_else_earns_nothing() -> None:
    men = POOR | {8: "yellow boss"}
    table = throw_away(MafTable(3, men, stall_guard="on", bank=100_000).begin("yellow"), 60)
    assert (table.ending, table.asked) == ("", "yellow")
    assert {event.seat for event in table.heard(Paid)} == {0}


@rule("MAF-E34")
def test_when_somebody_goes_out_the_others_still_have_their_three_turns() -> None:
    """Yellow and red have had two turns each, blue one, when red's knife takes blue's last man.
    Yellow's third turn does not end it, for red has had only two; red's third turn does."""
    men = {14: "yellow henkie", 13: "red jack", 12: "blue henkie"}
    hands = {"yellow": "fire*5", "red": "stab*2 fire*3", "blue": "pass_it_on*5"}
    table = MafTable(3, men, stall_guard="on", hands=hands).begin("yellow")
    throw_away(table, 3)
    table.discard("fire").play("stab").kill(12).stay()
    assert table.ending == ""
    assert table.asked == "yellow"
    table.discard("fire")
    assert table.ending == "stall_guard"


# The last round.


@rule("MAF-E43")
def test_after_three_hundred_rounds_it_is_over_and_nobody_gets_the_rest() -> None:
    table = MafTable(3, POOR, turn="blue", round=300, bank=40_000, money={"blue": 1000})
    throw_away(table, 1)
    assert table.ending == "round_limit"
    assert table.bank == 40_000
    assert table.money("blue") == 1000
    assert table.heard(RestTaken) == []
    assert table.state.view(SPECTATOR).round == 300


@rule("MAF-E43")
def test_the_three_hundredth_round_itself_is_played() -> None:
    table = throw_away(MafTable(3, POOR, turn="blue", round=299, bank=40_000), 1)
    assert not table.state.is_over()
    assert (table.asked, table.state.view(SPECTATOR).round) == ("yellow", 300)
    assert not throw_away(table, 2).state.is_over()
    assert throw_away(table, 1).ending == "round_limit"
