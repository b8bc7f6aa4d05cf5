"""MAF-43 to MAF-49: knives to the left and right, revolvers across the table."""

from random import Random

import pytest

from backroom.games.maffiosi.actions import KILL, PLAY
from backroom.games.maffiosi.events import Attacked, ManKilled
from backroom.games.maffiosi.rules import FIRE, STAB
from backroom.kernel.seats import SPECTATOR
from builders.maffiosi import COLOURS, MafTable, any_men, seat
from builders.rule_marks import rule

KNIVES = {3, 9, 15, 21, 28}
REVOLVERS = {1, 4, 8, 12, 17, 22, 26}
CROSSED = {13, 14, 15, 28, 29, 30}
SORTS = ["boss", "robbie", "jack", "henkie"]
AWAY = {14: "yellow boss", 25: "red boss"}
"""Yellow and red are in the game, out of everybody's way."""


def victims(table: MafTable, colour: str, card: str) -> set[int]:
    """The chairs this player may choose from with this card; none if it cannot be played."""
    now = table.state
    table.state = now.clone()
    table.begin(colour)
    chairs = set()
    if f"play {card}" in table.legal():
        chairs = {int(each.removeprefix("kill ")) for each in table.play(card).legal()}
    table.state = now
    return chairs


def blue_hits(men: dict[int, str], card: str) -> set[int]:
    table = MafTable(3, {**AWAY, **men}, hands={"blue": f"{card} move*4"}, turn="blue")
    return victims(table, "blue", card)


def could_stab(men: dict[int, str], colour: str) -> set[int]:
    """The oracle: for every man with a knife, look left and right."""
    found = set()
    for chair, man in men.items():
        owner, sort, *asleep = man.split()
        if owner == colour and not asleep and (sort == "jack" or chair in KNIVES):
            for beside in (chair % 30 + 1, (chair - 2) % 30 + 1):
                if beside in men and men[beside].split()[0] != colour:
                    found.add(beside)
    return found


def could_shoot(men: dict[int, str], colour: str) -> set[int]:
    """The oracle: for every man with a revolver, look across the table."""
    found = set()
    for chair, man in men.items():
        owner, sort, *asleep = man.split()
        if owner == colour and not asleep and (sort == "robbie" or chair in REVOLVERS):
            across = 28 - chair  # chair 1 faces 27, chair 12 faces 16
            if chair not in CROSSED and across in men and men[across].split()[0] != colour:
                found.add(across)
    return found


@rule("MAF-43")
@pytest.mark.parametrize("victim", [6, 8])
def test_a_jack_stabs_whoever_sits_right_beside_him(victim: int) -> None:
    men = {**AWAY, 6: "red henkie", 7: "blue jack", 8: "yellow robbie"}
    table = MafTable(3, men, hands={"blue": "stab move*4"}, turn="blue").play("stab")
    assert table.legal() == {"kill 6", "kill 8"}
    table.kill(victim)
    assert table.everybody() == {chair: man for chair, man in men.items() if chair != victim}
    assert table.heard(Attacked, "red") == [
        Attacked(2, STAB, 2, 6, victim - 1, {6: 1, 8: 0}[victim])
    ]


@rule("MAF-43")
@pytest.mark.parametrize(("jack", "others"), [(30, {29, 1}), (1, {30, 2}), (13, {12, 14})])
def test_the_chairs_at_a_corner_are_neighbours_as_well(jack: int, others: set[int]) -> None:
    men = {jack: "blue jack"} | dict.fromkeys(others, "red henkie")
    assert blue_hits(men, "stab") == others


@rule("MAF-43")
@pytest.mark.parametrize("sort", ["boss", "robbie", "henkie"])
def test_without_a_knife_only_a_jack_can_stab(sort: str) -> None:
    men = {6: "red henkie", 7: f"blue {sort}", 8: "red henkie"}
    assert blue_hits(men, "stab") == set()
    table = MafTable(3, {**AWAY, **men}, hands={"blue": "stab move*4"}, turn="blue")
    refusal = table.refused(PLAY[STAB])
    assert (refusal.rule, refusal.reason) == ("MAF-43", "no_knife")


@rule("MAF-43")
def test_a_jack_does_not_reach_over_an_empty_chair_or_across_the_table() -> None:
    men = {5: "red henkie", 7: "blue jack", 9: "red henkie", 21: "red henkie"}
    assert blue_hits(men, "stab") == set()
    table = MafTable(3, {**AWAY, **men}, hands={"blue": "stab move*4"}, turn="blue")
    refusal = table.refused(PLAY[STAB])
    assert (refusal.rule, refusal.reason) == ("MAF-43", "nobody_beside")


@rule("MAF-44")
@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize("knife", sorted(KNIVES))
def test_any_man_with_a_knife_in_front_of_him_stabs_to_both_sides(knife: int, sort: str) -> None:
    men = {knife: f"blue {sort}", knife - 1: "red henkie", knife + 1: "yellow henkie"}
    assert blue_hits(men, "stab") == {knife - 1, knife + 1}


@rule("MAF-45")
def test_one_card_has_one_victim_and_the_man_on_the_other_side_lives() -> None:
    men = {**AWAY, 6: "red henkie", 7: "blue jack", 8: "yellow robbie"}
    table = MafTable(3, men, hands={"blue": "stab*2 move*3"}, turn="blue").play("stab").kill(6)
    assert len(table.heard(ManKilled)) == 1
    assert table.who(8) == "yellow robbie"
    assert table.legal() == {"play move", "stay"}


@rule("MAF-45")
def test_ones_own_men_cannot_be_stabbed() -> None:
    men = {**AWAY, 6: "blue henkie", 7: "blue jack", 8: "red henkie"}
    table = MafTable(3, men, hands={"blue": "stab move*4"}, turn="blue").play("stab")
    assert table.legal() == {"kill 8"}
    refusal = table.refused(KILL[6 - 1])
    assert (refusal.rule, refusal.reason, refusal.facts) == ("MAF-45", "own_man", {"chair": 6})
    own = {6: "blue henkie", 7: "blue jack", 8: "blue boss"}
    assert blue_hits(own, "stab") == set()


@rule("MAF-45", "MAF-43")
def test_a_victim_out_of_reach_is_refused() -> None:
    men = {**AWAY, 7: "blue jack", 8: "red henkie", 10: "red henkie"}
    table = MafTable(3, men, hands={"blue": "stab move*4"}, turn="blue").play("stab")
    refusal = table.refused(KILL[10 - 1])
    assert (refusal.rule, refusal.reason) == ("MAF-43", "out_of_reach")


@rule("MAF-43", "MAF-44", "MAF-45")
@pytest.mark.parametrize("seed", range(40))
def test_at_any_table_knives_reach_whom_a_look_left_and_right_finds(seed: int) -> None:
    players = Random(seed).randint(3, 6)
    men = any_men(players, seed)
    hands = dict.fromkeys(COLOURS[:players], "stab")
    table = MafTable(players, men, hands=hands)
    view = table.state.view(SPECTATOR)
    for colour in COLOURS[:players]:
        expected = could_stab(men, colour)
        assert victims(table, colour, "stab") == expected
        assert {chair + 1 for chair in view.families[seat(colour)].can_stab} == expected


@rule("MAF-46")
@pytest.mark.parametrize("robbie", [*range(1, 13), *range(16, 28)])
def test_a_robbie_shoots_the_man_on_the_chair_that_faces_his(robbie: int) -> None:
    away = {14: "yellow boss", 30: "red boss"}
    men = {**away, robbie: "blue robbie", 28 - robbie: "red henkie"}
    table = MafTable(3, men, hands={"blue": "fire move*4"}, turn="blue").play("fire")
    assert table.legal() == {f"kill {28 - robbie}"}
    table.kill(28 - robbie)
    assert table.who(28 - robbie) is None
    assert table.heard(Attacked) == [Attacked(2, FIRE, 1, robbie - 1, 28 - robbie - 1, 1)]


@rule("MAF-46")
@pytest.mark.parametrize("sort", ["boss", "jack", "henkie"])
def test_without_a_revolver_only_a_robbie_can_shoot(sort: str) -> None:
    men = {10: f"blue {sort}", 18: "red henkie"}
    assert blue_hits(men, "fire") == set()
    table = MafTable(3, {**AWAY, **men}, hands={"blue": "fire move*4"}, turn="blue")
    refusal = table.refused(PLAY[FIRE])
    assert (refusal.rule, refusal.reason) == ("MAF-46", "no_revolver")


@rule("MAF-46")
def test_a_robbie_does_not_hit_the_men_beside_the_one_opposite_or_beside_himself() -> None:
    men = {10: "blue robbie", 9: "red henkie", 11: "red henkie", 17: "red jack", 19: "red jack"}
    assert blue_hits(men, "fire") == set()
    table = MafTable(3, {**AWAY, **men}, hands={"blue": "fire move*4"}, turn="blue")
    refusal = table.refused(PLAY[FIRE])
    assert (refusal.rule, refusal.reason) == ("MAF-46", "nobody_opposite")


@rule("MAF-46")
def test_ones_own_man_opposite_is_safe() -> None:
    assert blue_hits({10: "blue robbie", 18: "blue henkie"}, "fire") == set()
    men = {**AWAY, 10: "blue robbie", 18: "blue henkie", 5: "blue robbie", 23: "red henkie"}
    table = MafTable(3, men, hands={"blue": "fire move*4"}, turn="blue").play("fire")
    assert table.legal() == {"kill 23"}
    assert table.refused(KILL[18 - 1]).reason == "own_man"


@rule("MAF-46")
def test_a_man_who_is_not_opposite_a_revolver_is_refused() -> None:
    men = {**AWAY, 10: "blue robbie", 18: "red henkie", 19: "red jack"}
    table = MafTable(3, men, hands={"blue": "fire move*4"}, turn="blue").play("fire")
    refusal = table.refused(KILL[19 - 1])
    assert (refusal.rule, refusal.reason) == ("MAF-46", "out_of_line")


@rule("MAF-47")
@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize("revolver", sorted(REVOLVERS))
def test_any_man_with_a_revolver_in_front_of_him_shoots_across(revolver: int, sort: str) -> None:
    away = {14: "yellow boss", 30: "red boss"}
    men = {**away, revolver: f"blue {sort}", 28 - revolver: "red henkie"}
    table = MafTable(3, men, hands={"blue": "fire move*4"}, turn="blue")
    assert victims(table, "blue", "fire") == {28 - revolver}


@rule("MAF-48")
def test_one_fire_card_has_one_victim() -> None:
    men = {**AWAY, 10: "blue robbie", 18: "red henkie", 8: "blue henkie", 20: "yellow jack"}
    table = MafTable(3, men, hands={"blue": "fire*2 move*3"}, turn="blue").play("fire")
    assert table.legal() == {"kill 18", "kill 20"}
    table.kill(18)
    assert [event.chair for event in table.heard(ManKilled)] == [17]
    assert table.who(20) == "yellow jack"
    assert table.legal() == {"play move", "stay"}


@rule("MAF-49")
@pytest.mark.parametrize("chair", sorted(CROSSED))
def test_a_robbie_on_a_crossed_chair_has_nobody_to_shoot_at(chair: int) -> None:
    """Everybody else sits on all the other chairs, and still he hits none of them."""
    men = dict.fromkeys(range(1, 31), "red henkie")
    men |= {2: "yellow boss", chair: "blue robbie"}
    table = MafTable(3, men, hands={"blue": "fire move*4"}, turn="blue")
    assert "play fire" not in table.legal()
    refusal = table.refused(PLAY[FIRE])
    assert (refusal.rule, refusal.reason) == ("MAF-49", "only_crossed")


@rule("MAF-49")
@pytest.mark.parametrize("chair", sorted(CROSSED))
def test_nobody_on_a_crossed_chair_is_ever_the_one_opposite(chair: int) -> None:
    """A Robbie on every other chair, all of them blue."""
    men = dict.fromkeys(range(1, 31), "blue robbie")
    men |= {2: "yellow boss", chair: "red henkie"}
    table = MafTable(3, men, hands={"blue": "fire move*4"}, turn="blue").play("fire")
    assert table.legal() == {"kill 2"}
    refusal = table.refused(KILL[chair - 1])
    assert (refusal.rule, refusal.reason) == ("MAF-49", "crossed_chair")


@rule("MAF-46", "MAF-47", "MAF-48")
@pytest.mark.parametrize("seed", range(40))
def test_at_any_table_revolvers_reach_whom_a_look_across_finds(seed: int) -> None:
    players = Random(500 + seed).randint(3, 6)
    men = any_men(players, 500 + seed)
    hands = dict.fromkeys(COLOURS[:players], "fire")
    table = MafTable(players, men, hands=hands)
    view = table.state.view(SPECTATOR)
    for colour in COLOURS[:players]:
        expected = could_shoot(men, colour)
        assert victims(table, colour, "fire") == expected
        assert {chair + 1 for chair in view.families[seat(colour)].line_of_fire} == expected
