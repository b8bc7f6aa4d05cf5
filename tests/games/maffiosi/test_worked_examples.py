"""The rulebook's examples: one position, a turn of every colour, and what follows from it.

MAF-X1 to MAF-X6; what else can be tried in that position comes after them.
"""

import pytest

from backroom.games.maffiosi.actions import PLAY
from backroom.games.maffiosi.events import (
    Attacked,
    CardPlayed,
    GameEnded,
    HandDiscarded,
    ManKilled,
    Paid,
    PieExploded,
    PlayerOut,
    WokeUp,
)
from backroom.games.maffiosi.rules import FIRE, MOVE, STAB, Thing
from backroom.kernel.seats import SPECTATOR
from backroom.kernel.state import heard_by
from builders.maffiosi import FX, MafTable, fx_table, rules_of, seat
from builders.rule_marks import rule

A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R = (  # noqa: E741
    26, 29, 2, 6, 7, 8, 10, 11, 13, 14, 15, 16, 17, 18, 20, 21, 22, 24,
)  # fmt: skip
"""The letters of the picture, and the chairs they stand for."""
ORANGE = seat("orange")


def killed(table: MafTable) -> list[int]:
    return [event.chair + 1 for event in table.heard(ManKilled)]


def paid(table: MafTable) -> list[int]:
    return [event.money for event in table.heard(Paid)]


def reach(table: MafTable, colour: str) -> set[int]:
    """Whom this pie would kill now."""
    return {chair + 1 for chair in table.state.view(SPECTATOR).families[seat(colour)].blast}


@rule("MAF-30")
def test_the_picture_has_its_things_where_the_examples_need_them() -> None:
    things = rules_of(6).things
    wanted = {
        "cash_register": {B},
        "casino": {C, O},
        "cafe": {D, L},
        "restaurant": {G, R},
    }
    for thing, chairs in wanted.items():
        assert {chair for chair in range(1, 31) if Thing(thing) in things[chair - 1]} == chairs
    assert things[F - 1] == (Thing.REVOLVER,)
    assert things[P - 1] == (Thing.KNIFE,)
    assert things[E - 1] == things[N - 1] == (Thing.DRINK,)
    assert sorted([*FX, L]) == sorted([A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R])


@rule("MAF-X1", "MAF-28", "MAF-52")
def test_red_kills_a_earns_double_and_sends_blues_pie_away_from_q() -> None:
    table = fx_table({"red": "pass_it_on move*4"}).begin("red")
    assert killed(table) == [A]
    assert table.pie("red") == "home"
    assert paid(table) == [2000]
    assert reach(table, "blue") == {P, Q}
    table.play("pass_it_on").pass_left("blue")
    assert table.pie("blue") == R
    assert reach(table, "blue") == {R}
    table.stay()
    assert table.heard(WokeUp) == []


@rule("MAF-X1", "MAF-52")
def test_the_other_way_the_pie_would_still_reach_q() -> None:
    table = fx_table({"red": "pass_it_on move*4"}).begin("red")
    table.play("pass_it_on").pass_right("blue")
    assert table.pie("blue") == P
    assert reach(table, "blue") == {O, P, Q}


@rule("MAF-X2", "MAF-22", "MAF-50")
def test_yellow_kills_m_and_n_earns_nothing_and_orders_a_pie_for_j() -> None:
    table = fx_table({"yellow": "order_pie move*4"}).begin("yellow")
    assert killed(table) == [M, N]
    assert paid(table) == []
    table.play("order_pie").put_pie(J)
    assert table.pie("yellow") == J
    assert reach(table, "yellow") == {I, J, K}
    table.stay()
    assert table.heard(WokeUp) == []


@rule("MAF-X3", "MAF-27", "MAF-54")
def test_orange_has_the_casino_monopoly_and_sets_off_reds_pie() -> None:
    table = fx_table({"orange": "ka_boom move*4"}).begin("orange")
    assert killed(table) == []
    assert paid(table) == [5000]
    table.play("ka_boom").explode("red")
    assert killed(table) == [A]
    assert table.who(N) == "orange henkie asleep"
    markers = table.state.view(SPECTATOR).markers
    table.stay()
    assert table.who(N) == "orange henkie"
    assert table.state.view(SPECTATOR).markers == markers + 1
    assert table.heard(WokeUp) == [WokeUp(seat("orange"), (N - 1,))]


@rule("MAF-X4", "MAF-44", "MAF-57")
def test_purples_jack_sleeps_but_p_has_a_knife_and_stabs_o() -> None:
    table = fx_table({"purple": "stab move*4"}).begin("purple")
    assert killed(table) == []
    assert paid(table) == [2000]
    table.play("stab")
    assert table.legal() == {f"kill {O}", f"kill {Q}"}  # not D and F, beside the Jack
    table.kill(O)
    assert killed(table) == [O]
    assert table.heard(Attacked) == [Attacked(seat("purple"), STAB, 3, P - 1, O - 1, ORANGE)]
    table.stay()
    assert table.who(E) == "purple jack"


@rule("MAF-X5", "MAF-20", "MAF-47")
def test_blues_pie_kills_p_and_q_g_earns_and_f_shoots_o() -> None:
    table = fx_table({"blue": "fire move*4"}).begin("blue")
    assert killed(table) == [P, Q]
    assert table.who(O) == "orange boss"
    assert table.who(R) == "purple boss"
    assert table.pie("blue") == "home"
    assert paid(table) == [1000]
    table.play("fire")
    assert table.legal() == {f"kill {O}"}
    table.kill(O)
    assert table.heard(Attacked) == [Attacked(seat("blue"), FIRE, 3, F - 1, O - 1, ORANGE)]
    assert killed(table) == [P, Q, O]
    table.stay()
    assert table.heard(WokeUp) == []


@rule("MAF-X6", "MAF-25", "MAF-62")
def test_greens_boss_moves_to_the_cafe_and_will_earn_twice_as_much() -> None:
    table = fx_table({"green": "move*5"}).begin("green")
    assert killed(table) == []
    assert paid(table) == [1000]
    table.play("move").lift(H).sit(L)
    assert table.who(L) == "green boss"
    assert table.who(H) is None
    assert table.state.view(SPECTATOR).families[seat("green")].income == 2000
    table.stay()
    assert table.heard(WokeUp) == []
    table.begin("green")
    assert paid(table)[-1] == 2000


@rule("MAF-63", "MAF-64", "MAF-18")
@pytest.mark.parametrize("colour", ["red", "orange"])
def test_with_a_gone_yellow_is_out_and_its_pie_stays_at_m(colour: str) -> None:
    hands = {"yellow": "stab*2 fire*3", "red": "pass_it_on move*4", "orange": "ka_boom move*4"}
    table = fx_table(hands).begin(colour)
    if colour == "orange":
        table.play("ka_boom").explode("red")
    assert table.heard(PlayerOut) == [PlayerOut(seat("yellow"))]
    hand = (STAB, STAB, FIRE, FIRE, FIRE)
    assert table.heard(HandDiscarded) == [HandDiscarded(seat("yellow"), hand)]
    assert table.hand("yellow") == ""
    assert table.pie("yellow") == M
    (table.stay if colour == "orange" else table.skip)()
    while table.turn != "purple":  # the one before yellow
        table.skip()
    assert table.skip().turn == "red"
    assert [event for event in table.heard(PieExploded) if event.pie == seat("yellow")] == []
    assert table.pie("yellow") == M
    assert table.who(M) == "green henkie"


@rule("MAF-65")
def test_the_others_may_still_pass_on_yellows_pie_or_set_it_off() -> None:
    hands = {"red": "pass_it_on ka_boom move*3"}
    table = fx_table(hands).begin("red").play("pass_it_on").pass_right("yellow")
    assert table.pie("yellow") == K  # past the empty chair L
    table = fx_table(hands).begin("red").play("ka_boom").explode("yellow")
    assert killed(table) == [A, M, N]


@rule("MAF-35", "MAF-36", "MAF-E23")
def test_move_then_stab_no_stab_then_move_yes_twice_move_yes_discard_then_move_no() -> None:
    hands = {"purple": "move*2 stab*2 fire"}
    free, another = 1, 30

    table = fx_table(hands).begin("purple").play("move").lift(P).sit(free)
    assert table.refused(PLAY[STAB]).rule == "MAF-36"

    table = fx_table(hands).begin("purple").play("stab").kill(O).play("move").lift(P).sit(free)
    assert table.who(free) == "purple henkie"

    table = fx_table(hands).begin("purple").play("move").lift(P).sit(free)
    table.play("move").lift(R).sit(another)
    assert (table.who(free), table.who(another)) == ("purple henkie", "purple boss")

    table = fx_table(hands).begin("purple").discard("fire")
    assert table.turn != "purple"
    assert table.refused(PLAY[MOVE], "purple").reason == "not_your_turn"


@rule("MAF-32", "MAF-67")
def test_who_is_owed_four_thousand_takes_the_last_thousand_and_it_is_over() -> None:
    men = {D: "green henkie", L: "green jack", A: "yellow boss", B: "red boss", J: "blue boss"}
    table = MafTable(4, men, money={"green": 7000}, bank=1000).begin("green")
    assert paid(table) == [1000]
    assert table.money("green") == 8000
    assert table.state.is_over()
    assert table.heard(CardPlayed) == []
    last = heard_by(SPECTATOR, table.told)[-1]
    assert isinstance(last, GameEnded)
    assert last.ending == "empty_bank"
