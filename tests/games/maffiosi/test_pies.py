"""MAF-19 to MAF-24 and MAF-50 to MAF-54: ordering a pie, passing it on, and the bang."""

from random import Random

import pytest

from backroom.games.maffiosi.actions import EXPLODE, PASS_LEFT, PASS_RIGHT, PLAY, PUT_PIE
from backroom.games.maffiosi.events import ManKilled, PieExploded, PiePassed, PiePlaced
from backroom.games.maffiosi.rules import KA_BOOM, PASS_IT_ON
from backroom.kernel.seats import SPECTATOR
from builders.maffiosi import COLOURS, MafTable, any_men, owner, seat
from builders.rule_marks import rule

SEEDS = range(40)
TEN = {
    2: "blue boss",
    6: "yellow henkie",
    7: "red henkie",
    8: "blue henkie",
    9: "red boss",
    16: "yellow boss",
    18: "red henkie asleep",
    19: "blue henkie",
    27: "red jack",
    30: "blue henkie",
}
"""Three in a row on 6, 7 and 8; a sleeper on 18; the ring closes from 30 to 1."""


def neighbours(chair: int) -> set[int]:
    """The chairs right beside this one; 30 and 1 are neighbours."""
    return {30 if chair == 1 else chair - 1, 1 if chair == 30 else chair + 1}


def first_man(men: dict[int, str], chair: int, step: int) -> int | None:
    """The oracle of passing: go from chair to chair until somebody sits there."""
    for _ in range(29):
        chair = (chair + step - 1) % 30 + 1
        if chair in men:
            return chair
    return None


def some_pies(men: dict[int, str], players: int, lot: Random) -> dict[str, int]:
    """Pies of some players, half of them in front of somebody."""
    pies: dict[str, int] = {}
    for colour in lot.sample(COLOURS[:players], lot.randint(1, players)):
        chairs = sorted(men) if lot.random() < 0.5 else list(range(1, 31))
        pies[colour] = lot.choice([chair for chair in chairs if chair not in pies.values()])
    return pies


def killed(table: MafTable) -> set[int]:
    return {event.chair + 1 for event in table.heard(ManKilled)}


@rule("MAF-19")
def test_without_a_pie_of_ones_own_on_the_table_nothing_goes_off() -> None:
    table = MafTable(3, TEN, pies={"red": 7, "blue": 18}).begin("yellow")
    assert table.everybody() == TEN
    assert table.heard(PieExploded) == []
    assert (table.pie("red"), table.pie("blue")) == (7, 18)


@rule("MAF-19", "MAF-50")
def test_an_ordered_pie_goes_off_at_the_start_of_ones_own_next_turn() -> None:
    table = MafTable(3, TEN, hands={"yellow": "order_pie move*4"})
    table.play("order_pie").put_pie(28).stay()
    assert table.pie("yellow") == 28
    table.skip()  # red
    assert table.who(27) == "red jack"
    table.skip()  # blue
    assert table.turn == "yellow"
    assert table.heard(PieExploded) == [PieExploded(0, 0, 27, False)]
    assert set(table.everybody()) == set(TEN) - {27}


@rule("MAF-19", "MAF-54")
def test_a_pie_that_was_set_off_before_does_not_go_off_again() -> None:
    table = MafTable(3, TEN, hands={"red": "ka_boom move*4"}, pies={"yellow": 19}, turn="red")
    table.play("ka_boom").explode("yellow")
    dead = killed(table)
    assert dead == {18, 19}
    table.stay().skip()
    assert table.turn == "yellow"
    assert killed(table) == dead


@rule("MAF-20")
@pytest.mark.parametrize(
    ("chair", "dead"),
    [
        (7, {6, 7, 8}),  # all three chairs taken
        (8, {7, 8, 9}),
        (18, {18, 19}),  # nobody on 17
        (17, {16, 18}),  # nobody at the pie itself
        (28, {27}),
        (1, {2, 30}),  # round the corner
        (30, {30}),
        (12, set()),
    ],
)
def test_whoever_sits_at_the_pie_or_right_beside_it_dies(chair: int, dead: set[int]) -> None:
    table = MafTable(3, TEN, pies={"blue": chair}).begin("blue")
    assert table.everybody() == {chair: man for chair, man in TEN.items() if chair not in dead}
    assert killed(table) == dead
    assert table.pie("blue") == "home"


@rule("MAF-20", "MAF-21", "MAF-22")
@pytest.mark.parametrize("seed", SEEDS)
def test_at_any_table_a_pie_hits_exactly_its_chair_and_the_two_beside_it(seed: int) -> None:
    lot = Random(seed)
    players = lot.randint(3, 6)
    men = any_men(players, seed)
    pies = some_pies(men, players, lot)
    table = MafTable(players, men, pies=pies)
    for colour, family in zip(COLOURS, table.state.view(SPECTATOR).families, strict=False):
        at = pies.get(colour)
        reach = set() if at is None else {at} | neighbours(at)
        assert {chair + 1 for chair in family.blast} == reach & set(men)
    colour, at = next(iter(pies.items()))
    table.begin(colour)
    dead = ({at} | neighbours(at)) & set(men)
    blown_up = [event for event in table.heard(PieExploded) if event.pie == seat(colour)]
    assert [event.chair for event in blown_up] == [at - 1]
    first = [event.chair + 1 for event in table.heard(ManKilled)][: len(dead)]
    assert set(first) == dead
    if table.turn == colour:  # he has men left, so nothing else has happened yet
        assert set(table.everybody()) == set(men) - dead


@rule("MAF-21")
def test_a_pie_takes_no_sides_ones_own_men_die_as_well() -> None:
    table = MafTable(3, TEN, pies={"red": 8}).begin("red")
    assert killed(table) == {7, 8, 9}
    dead = {(event.seat, event.chair + 1) for event in table.heard(ManKilled)}
    assert dead == {(1, 7), (2, 8), (1, 9)}


@rule("MAF-22")
def test_who_sleeps_through_the_bang_dies_all_the_same() -> None:
    table = MafTable(3, TEN, pies={"yellow": 18}).begin("yellow")
    assert table.who(18) is None
    assert [event.asleep for event in table.heard(ManKilled)] == [True, False]
    assert table.state.view(SPECTATOR).markers == 18  # his marker is free again


@rule("MAF-23")
def test_the_dead_never_come_back_not_even_when_all_sit_down_anew() -> None:
    table = MafTable(3, TEN, hands={"yellow": "beat_it move*4"}, pies={"yellow": 8})
    table.begin("yellow")
    assert table.state.stock()["men 1"] == 2  # the sleeper on 18 and the Jack on 27
    table.play("beat_it")
    brought: list[str] = []
    while table.step == "bring":
        man = sorted(table.legal())[0].removeprefix("bring ")
        brought.append(f"{table.asked} {man}")
        table.bring(man).sit(len(brought))
    alive = [man for chair, man in TEN.items() if chair not in (7, 8, 9)]
    assert sorted(brought) == sorted(alive)
    assert len(table.everybody()) == 7


@rule("MAF-24")
def test_after_the_bang_the_pie_is_back_and_can_be_ordered_again() -> None:
    table = MafTable(3, TEN, hands={"blue": "order_pie*2 move*3"}, pies={"blue": 13})
    table.begin("blue")
    assert table.pie("blue") == "home"
    assert table.play("order_pie").put_pie(27).pie("blue") == 27
    table.stay().skip(2)
    assert table.turn == "blue"
    assert table.who(27) is None
    assert table.pie("blue") == "home"
    assert "play order_pie" in table.legal()


@rule("MAF-50")
def test_a_pie_may_be_put_in_front_of_any_chair_taken_or_empty() -> None:
    table = MafTable(3, TEN, hands={"yellow": "order_pie move*4"}).play("order_pie")
    assert table.legal() == {f"put_pie {chair}" for chair in range(1, 31)}


@rule("MAF-50")
@pytest.mark.parametrize("chair", [6, 9, 12, 30])  # an own man, a Boss, nobody, at the corner
def test_the_own_pie_stands_where_one_has_put_it(chair: int) -> None:
    table = MafTable(3, TEN, hands={"yellow": "order_pie move*4"}, pies={"red": 20})
    table.play("order_pie").put_pie(chair)
    assert (table.pie("yellow"), table.pie("red"), table.pie("blue")) == (chair, 20, "home")
    assert table.everybody() == TEN
    assert table.heard(PiePlaced, "red") == [PiePlaced(0, chair - 1, owner(TEN, chair))]


@rule("MAF-51")
def test_there_is_no_second_pie_on_a_chair() -> None:
    pies = {"red": 7, "blue": 12}
    table = MafTable(3, TEN, hands={"yellow": "order_pie move*4"}, pies=pies).play("order_pie")
    for chair in (7, 12):
        refusal = table.refused(PUT_PIE[chair - 1])
        assert (refusal.rule, refusal.reason) == ("MAF-51", "second_pie")
        assert refusal.facts == {"chair": chair}
    assert table.legal() == {f"put_pie {chair}" for chair in range(1, 31) if chair not in (7, 12)}


@rule("MAF-51", "MAF-E5")
def test_a_pie_is_not_passed_on_to_a_man_who_has_one_already() -> None:
    pies = {"red": 7, "blue": 8}
    table = MafTable(3, TEN, hands={"yellow": "pass_it_on move*4"}, pies=pies).play("pass_it_on")
    for action in (PASS_LEFT[seat("red")], PASS_RIGHT[seat("blue")]):
        refusal = table.refused(action)
        assert (refusal.rule, refusal.reason) == ("MAF-E5", "pie_on_pie")
    assert table.legal() == {"pass_right red", "pass_left blue"}


@rule("MAF-52")
def test_a_pie_goes_left_or_right_to_the_next_gangster_past_all_empty_chairs() -> None:
    hands = {"yellow": "pass_it_on move*4"}
    left = MafTable(3, TEN, hands=hands, pies={"red": 9}).play("pass_it_on").pass_left("red")
    assert left.pie("red") == 16
    (passed,) = left.heard(PiePassed, "red")
    assert passed == PiePassed(0, 1, "left", 8, 15, seat(TEN[16].split()[0]))
    right = MafTable(3, TEN, hands=hands, pies={"red": 6}).play("pass_it_on").pass_right("red")
    assert right.pie("red") == 2
    corner = MafTable(3, TEN, hands=hands, pies={"red": 2}).play("pass_it_on").pass_right("red")
    assert corner.pie("red") == 30
    for table in (left, right, corner):
        assert table.everybody() == TEN  # passing on hurts nobody


@rule("MAF-52")
def test_only_the_pie_of_an_opponent_is_passed_on() -> None:
    """One's own pie has gone off before one may play a card, so it is put there by hand."""
    pies = {"yellow": 16, "red": 7}
    table = MafTable(3, TEN, hands={"yellow": "pass_it_on move*4"}, pies=pies).play("pass_it_on")
    assert table.legal() == {"pass_left red", "pass_right red"}
    assert table.refused(PASS_LEFT[seat("yellow")]).rule == "MAF-E3"
    assert table.refused(PASS_LEFT[seat("blue")]).reason == "pie_not_on_table"


@rule("MAF-52")
def test_without_an_opponents_pie_on_the_table_there_is_nothing_to_pass_on() -> None:
    table = MafTable(3, TEN, hands={"yellow": "pass_it_on move*4"})
    assert "play pass_it_on" not in table.legal()
    assert table.refused(PLAY[PASS_IT_ON]).rule == "MAF-52"


@rule("MAF-52", "MAF-51")
@pytest.mark.parametrize("seed", SEEDS)
def test_at_any_table_pies_go_to_the_first_man_on_each_side_unless_he_has_a_pie(seed: int) -> None:
    lot = Random(1000 + seed)
    players = lot.randint(3, 6)
    men = any_men(players, 1000 + seed)
    pies = some_pies(men, players, lot)
    by_way = {}
    for colour, chair in pies.items():
        for way, step in (("left", 1), ("right", -1)):
            target = first_man(men, chair, step)
            if target is not None and target not in pies.values():
                by_way[f"pass_{way} {colour}"] = target
    for colour in COLOURS[:players]:
        others = {move: chair for move, chair in by_way.items() if not move.endswith(colour)}
        table = MafTable(players, men, hands={colour: "pass_it_on move*4"}, pies=pies, turn=colour)
        if not others:
            assert "play pass_it_on" not in table.legal()
            continue
        assert table.play("pass_it_on").legal() == set(others)
        move, target = lot.choice(sorted(others.items()))
        way, pie = move.removeprefix("pass_").split()
        (table.pass_left if way == "left" else table.pass_right)(pie)
        (passed,) = table.heard(PiePassed)
        assert (passed.seat, passed.pie, passed.way) == (seat(colour), seat(pie), way)
        assert (passed.source + 1, passed.chair + 1) == (pies[pie], target)
        assert passed.rival == owner(men, target)


@rule("MAF-53")
def test_one_card_passes_on_one_pie() -> None:
    pies = {"red": 7, "blue": 19}
    table = MafTable(3, TEN, hands={"yellow": "pass_it_on*2 move*3"}, pies=pies)
    table.play("pass_it_on").pass_left("red")
    assert (table.pie("red"), table.pie("blue")) == (8, 19)
    assert table.step == "second"
    assert table.legal() == {"play move", "stay"}


@rule("MAF-54", "MAF-20")
def test_ka_boom_sets_off_an_opponents_pie_at_once() -> None:
    table = MafTable(3, TEN, hands={"yellow": "ka_boom move*4"}, pies={"red": 18, "blue": 28})
    table.play("ka_boom")
    assert table.legal() == {"explode red", "explode blue"}
    table.explode("red")
    assert table.everybody() == {chair: man for chair, man in TEN.items() if chair not in (18, 19)}
    assert (table.pie("red"), table.pie("blue")) == ("home", 28)
    assert table.heard(PieExploded) == [PieExploded(0, 1, 17, False)]
    assert table.turn == "yellow"
    assert table.step == "second"


@rule("MAF-54", "MAF-21", "MAF-22")
def test_ka_boom_also_kills_ones_own_men_and_those_who_sleep() -> None:
    men = {**TEN, 17: "yellow henkie"}
    table = MafTable(3, men, hands={"yellow": "ka_boom move*4"}, pies={"blue": 17})
    table.play("ka_boom").explode("blue")
    assert killed(table) == {16, 17, 18}


@rule("MAF-54")
def test_only_the_pie_of_an_opponent_that_is_on_the_table_can_be_set_off() -> None:
    pies = {"yellow": 16, "red": 7}
    table = MafTable(3, TEN, hands={"yellow": "ka_boom move*4"}, pies=pies).play("ka_boom")
    assert table.refused(EXPLODE[seat("yellow")]).rule == "MAF-E3"
    refusal = table.refused(EXPLODE[seat("blue")])
    assert (refusal.rule, refusal.reason) == ("MAF-54", "pie_not_on_table")
    assert table.legal() == {"explode red"}


@rule("MAF-54")
def test_without_an_opponents_pie_on_the_table_nothing_can_be_set_off() -> None:
    table = MafTable(3, TEN, hands={"yellow": "ka_boom move*4"}, pies={"yellow": 16})
    refusal = table.refused(PLAY[KA_BOOM])
    assert (refusal.rule, refusal.reason) == ("MAF-54", "no_pie")
