"""MAF-E1 to MAF-E16, MAF-E22, MAF-E22a, MAF-E24, MAF-E39 and MAF-E40: what the eight cards do, in
the cases that the printed rules leave open."""

import pytest

from backroom.games.maffiosi.actions import EXPLODE, KILL, LIFT, PASS_LEFT, PASS_RIGHT, PLAY, SIT
from backroom.games.maffiosi.events import Attacked, DrinksServed, ManKilled, PieExploded
from backroom.games.maffiosi.rules import CARDS
from backroom.kernel.cards import CardFile
from backroom.kernel.messages import Refusal
from backroom.kernel.seats import SPECTATOR
from builders.maffiosi import COLOURS, MAF, MafTable, new_game, seat
from builders.rule_marks import rule

BOSSES = {7: "yellow boss", 22: "red boss", 25: "blue boss"}
"""Three players who stay at the table, far from chairs 9 to 19."""


def card(name: str) -> int:
    return CARDS.index(name)


def why_not_play(table: MafTable, name: str) -> Refusal:
    return table.refused(PLAY[card(name)])


def own_board(old: str, new: str) -> CardFile:
    """The board file with one thing written differently."""
    text = MAF.own_cards().text
    assert text.count(old) == 1
    return CardFile(text.replace(old, new), "my-table.toml")


# Pies.


@rule("MAF-E1")
def test_a_pie_before_an_empty_chair_kills_the_two_neighbours_and_goes_home() -> None:
    men = {13: "red henkie", 15: "blue henkie", 16: "blue jack", 12: "red jack"}
    table = MafTable(3, BOSSES | men, pies={"yellow": 14}).begin("yellow")
    assert table.everybody() == BOSSES | {16: "blue jack", 12: "red jack"}
    assert table.pie("yellow") == "home"
    assert table.asked == "yellow"


@rule("MAF-E1")
@pytest.mark.parametrize(("sits", "dead"), [(13, True), (15, True), (12, False), (16, False)])
def test_it_reaches_no_further_than_one_chair_on_each_side(sits: int, dead: bool) -> None:
    table = MafTable(3, BOSSES | {sits: "red henkie"}, pies={"yellow": 14}).begin("yellow")
    assert (table.who(sits) is None) == dead


@rule("MAF-E1", "MAF-E2")
def test_a_pie_that_hits_nobody_goes_home_as_well() -> None:
    hands = {"yellow": "ka_boom*2"}
    table = MafTable(3, BOSSES, pies={"red": 14}, hands=hands).play("ka_boom").explode("red")
    assert table.everybody() == BOSSES
    assert table.pie("red") == "home"


@rule("MAF-E2")
def test_set_off_by_somebody_else_a_pie_reaches_as_far_and_goes_back_to_its_owner() -> None:
    men = {13: "red henkie", 14: "yellow jack asleep", 15: "blue henkie", 16: "blue jack"}
    table = MafTable(
        3, BOSSES | men, pies={"red": 14}, hands={"yellow": "ka_boom", "red": "order_pie"}
    )
    table.play("ka_boom").explode("red")
    assert table.everybody() == BOSSES | {16: "blue jack"}
    assert table.pie("red") == "home"
    assert table.heard(PieExploded) == [PieExploded(0, 1, 13, False)]
    assert table.stay().play("order_pie").put_pie(1).pie("red") == 1


@rule("MAF-E2")
def test_the_pie_of_a_player_who_is_out_leaves_the_game_when_it_goes_off() -> None:
    men = {7: "yellow boss", 22: "red boss", 14: "red henkie"}
    table = MafTable(3, men, pies={"blue": 14}, hands={"yellow": "ka_boom*2"})
    table.play("ka_boom").explode("blue")
    assert table.who(14) is None
    assert table.pie("blue") == "gone"
    assert table.state.view(SPECTATOR).families[2].pie_gone
    assert table.heard(PieExploded) == [PieExploded(0, 2, 13, True)]


@rule("MAF-E2")
def test_if_the_owner_goes_out_by_that_very_explosion_he_was_not_out_before() -> None:
    """So the pie goes back; nobody will ever order it again."""
    men = {7: "yellow boss", 22: "red boss", 14: "blue boss"}
    table = MafTable(3, men, pies={"blue": 14}, hands={"yellow": "ka_boom"})
    table.play("ka_boom").explode("blue")
    assert table.state.view(SPECTATOR).families[2].out
    assert table.pie("blue") == "home"


@rule("MAF-E3")
@pytest.mark.parametrize("name", ["ka_boom", "pass_it_on"])
def test_with_only_ones_own_pie_on_the_table_there_is_nothing_to_pass_or_set_off(name: str) -> None:
    table = MafTable(3, BOSSES, pies={"yellow": 14}, hands={"yellow": name})
    refusal = why_not_play(table, name)
    assert refusal.reason == "no_pie"
    assert table.legal() == {f"discard {name}"}


@rule("MAF-E3")
def test_ones_own_pie_is_not_to_be_touched_beside_that_of_somebody_else() -> None:
    pies = {"yellow": 14, "red": 2}
    hands = {"yellow": "ka_boom pass_it_on"}
    table = MafTable(3, BOSSES, pies=pies, hands=hands).play("ka_boom")
    assert table.legal() == {"explode red"}
    assert table.refused(EXPLODE[seat("yellow")]) == Refusal("MAF-E3", "own_pie")
    table = MafTable(3, BOSSES, pies=pies, hands=hands).play("pass_it_on")
    assert table.legal() == {"pass_left red", "pass_right red"}
    assert table.refused(PASS_LEFT[seat("yellow")]) == Refusal("MAF-E3", "own_pie")


@rule("MAF-E3")
def test_the_pie_of_a_player_who_is_out_may_be_passed_and_set_off() -> None:
    men = {7: "yellow boss", 22: "red boss"}
    hands = {"yellow": "ka_boom pass_it_on"}
    table = MafTable(3, men, pies={"blue": 14}, hands=hands)
    assert {"play ka_boom", "play pass_it_on"} < table.legal()
    assert table.play("pass_it_on").pass_left("blue").pie("blue") == 22


@rule("MAF-E4")
def test_a_passed_pie_slides_past_empty_chairs_to_the_first_man() -> None:
    """To the left the numbers go up."""
    men = BOSSES | {10: "red henkie", 17: "blue henkie"}
    for way, stands in (("left", 17), ("right", 10)):
        table = MafTable(3, men, pies={"red": 14}, hands={"yellow": "pass_it_on"})
        table.play("pass_it_on")
        table.pass_left("red") if way == "left" else table.pass_right("red")
        assert table.pie("red") == stands


@rule("MAF-E4")
@pytest.mark.parametrize("man", ["yellow henkie", "yellow jack asleep", "red jack asleep"])
def test_it_stops_at_ones_own_man_too_and_at_one_who_is_asleep(man: str) -> None:
    men = BOSSES | {16: man, 17: "blue henkie"}
    table = MafTable(3, men, pies={"red": 14}, hands={"yellow": "pass_it_on"})
    assert table.play("pass_it_on").pass_left("red").pie("red") == 16


@rule("MAF-E4")
def test_it_never_stays_with_the_man_before_whom_it_stands() -> None:
    men = BOSSES | {14: "blue henkie"}
    table = MafTable(3, men, pies={"red": 14}, hands={"yellow": "pass_it_on"})
    assert table.play("pass_it_on").pass_right("red").pie("red") == 7


@rule("MAF-E5")
def test_a_pie_is_not_passed_to_a_man_who_has_one_already() -> None:
    men = BOSSES | {12: "red henkie", 16: "blue henkie"}
    table = MafTable(3, men, pies={"red": 14, "blue": 16}, hands={"yellow": "pass_it_on"})
    table.play("pass_it_on")
    assert table.legal() == {"pass_right red", "pass_left blue", "pass_right blue"}
    refusal = table.refused(PASS_LEFT[seat("red")])
    assert (refusal.rule, refusal.reason) == ("MAF-E5", "pie_on_pie")
    assert table.pass_right("red").pie("red") == 12


@rule("MAF-E5")
def test_the_next_man_counts_and_not_the_one_behind_him() -> None:
    """The man on 16 has a pie: it does not jump over him to the man on 17."""
    men = BOSSES | {16: "blue henkie", 17: "blue jack"}
    table = MafTable(3, men, pies={"red": 14, "blue": 16}, hands={"yellow": "pass_it_on"})
    assert "pass_left red" not in table.play("pass_it_on").legal()


@rule("MAF-E5")
def test_a_pie_between_two_pies_cannot_be_passed() -> None:
    men = {12: "red boss", 14: "yellow boss", 16: "blue boss", 20: "green boss"}
    pies = {"red": 12, "blue": 14, "green": 16}
    table = MafTable(4, men, pies=pies, hands={"yellow": "pass_it_on"}).play("pass_it_on")
    assert table.legal() == {"pass_right red", "pass_left green"}
    for way in (PASS_LEFT, PASS_RIGHT):
        assert table.refused(way[seat("blue")]).rule == "MAF-E5"


@rule("MAF-E5")
def test_if_the_only_pie_cannot_be_passed_either_way_the_card_is_useless() -> None:
    """Going round either way one comes to the man on 14, before whom one's own pie stands."""
    men = {12: "red boss", 14: "yellow boss"}
    table = MafTable(3, men, pies={"red": 12, "yellow": 14}, hands={"yellow": "pass_it_on"})
    assert why_not_play(table, "pass_it_on") == Refusal("MAF-E5", "no_way_for_a_pie")


@rule("MAF-E6")
def test_with_two_men_left_both_ways_lead_to_the_other_man() -> None:
    men = {14: "yellow boss", 3: "red boss"}
    for way in (PASS_LEFT, PASS_RIGHT):
        table = MafTable(3, men, pies={"red": 14}, hands={"yellow": "pass_it_on"})
        assert table.play("pass_it_on").act(way[seat("red")]).pie("red") == 3


@rule("MAF-E6")
def test_if_the_walk_only_comes_back_to_the_start_the_pie_stays() -> None:
    table = MafTable(3, {14: "yellow boss"}, pies={"red": 14}, hands={"yellow": "pass_it_on"})
    assert why_not_play(table, "pass_it_on").rule == "MAF-E5"
    table = MafTable(3, {14: "yellow boss"}, pies={"red": 13}, hands={"yellow": "pass_it_on"})
    assert table.play("pass_it_on").legal() == {"pass_left red", "pass_right red"}
    assert table.pass_right("red").pie("red") == 14


# The ring and the crossed chairs.

CORNERS = [(12, 13), (15, 16), (27, 28), (30, 1)]


@rule("MAF-E7")
@pytest.mark.parametrize(("one", "other"), CORNERS + [(other, one) for one, other in CORNERS])
def test_a_knife_reaches_round_the_corner(one: int, other: int) -> None:
    men = {one: "yellow jack", other: "red boss", 20: "blue boss", 6: "red henkie"}
    table = MafTable(3, men, hands={"yellow": "stab"}).play("stab")
    assert table.legal() == {f"kill {other}"}
    assert table.kill(other).who(other) is None


@rule("MAF-E7")
@pytest.mark.parametrize(("one", "other"), CORNERS)
def test_a_pie_reaches_round_the_corner(one: int, other: int) -> None:
    men = {one: "red henkie", other: "red jack"}
    away = {8: "yellow boss", 21: "red boss", 6: "blue boss"}
    for stands in (one, other):
        table = MafTable(3, away | men, pies={"yellow": stands}).begin("yellow")
        assert table.everybody() == away


@rule("MAF-E7")
@pytest.mark.parametrize(("one", "other"), CORNERS)
def test_a_pie_is_passed_round_the_corner(one: int, other: int) -> None:
    men = {one: "yellow boss", other: "red boss", 8: "blue boss"}
    hands = {"yellow": "pass_it_on"}
    left = MafTable(3, men, pies={"red": one}, hands=hands).play("pass_it_on").pass_left("red")
    assert left.pie("red") == other
    right = MafTable(3, men, pies={"red": other}, hands=hands).play("pass_it_on").pass_right("red")
    assert right.pie("red") == one


ENDS = [13, 14, 15, 28, 29, 30]


@rule("MAF-E8")
@pytest.mark.parametrize("end", ENDS)
def test_from_a_crossed_chair_nobody_shoots(end: int) -> None:
    men = dict.fromkeys(ENDS, "red henkie") | {end: "yellow robbie", 5: "red boss", 20: "blue boss"}
    table = MafTable(3, men, hands={"yellow": "fire"})
    assert why_not_play(table, "fire") == Refusal("MAF-49", "only_crossed")


@rule("MAF-E8")
def test_a_revolver_that_lies_before_a_crossed_chair_is_of_no_use() -> None:
    """At the table of the box there is none, so this is a table of one's own."""
    board = own_board(
        'number = 14\nleft = 15\nright = 13\nthing = "nothing"',
        'number = 14\nleft = 15\nright = 13\nthing = "revolver"',
    )
    men = {14: "yellow henkie", 29: "red boss", 13: "red henkie", 20: "blue boss"}
    table = MafTable(3, men, hands={"yellow": "fire"}, cards=board)
    assert why_not_play(table, "fire") == Refusal("MAF-49", "only_crossed")


@rule("MAF-E8")
@pytest.mark.parametrize("end", ENDS)
def test_nobody_on_a_crossed_chair_is_shot(end: int) -> None:
    """Robbies on all long sides and at every revolver, and one victim who can be shot."""
    armed = dict.fromkeys(range(1, 13), "yellow robbie")
    men = armed | {27: "red boss", 20: "blue boss", end: "red henkie"}
    table = MafTable(3, men, hands={"yellow": "fire"}).play("fire")
    assert table.legal() == {"kill 20", "kill 27"}
    refusal = table.refused(KILL[end - 1])
    assert refusal == Refusal("MAF-49", "crossed_chair", {"chair": end})


# Knives and revolvers.


@rule("MAF-E9")
@pytest.mark.parametrize("man", ["boss", "robbie", "jack", "henkie"])
def test_whoever_sits_before_a_weapon_may_use_it_the_boss_too(man: str) -> None:
    men = {21: f"yellow {man}", 8: f"yellow {man}", 20: "red boss", 25: "blue boss"}
    table = MafTable(3, men, hands={"yellow": "stab"}).play("stab")
    assert table.kill(20).heard(Attacked) == [
        Attacked(0, card("stab"), ["boss", "robbie", "jack", "henkie"].index(man), 20, 19, 1)
    ]
    table = MafTable(3, men, hands={"yellow": "fire"}).play("fire")
    assert table.legal() == {"kill 20"}
    assert table.kill(20).who(20) is None


@rule("MAF-E9", "MAF-E12")
def test_but_not_in_his_sleep() -> None:
    men = {21: "yellow boss asleep", 8: "yellow henkie asleep", 20: "red boss", 25: "blue boss"}
    table = MafTable(3, men, hands={"yellow": "stab fire"})
    assert why_not_play(table, "stab") == Refusal("MAF-43", "no_knife")
    assert why_not_play(table, "fire") == Refusal("MAF-46", "no_revolver")


@rule("MAF-E9")
@pytest.mark.parametrize("man", ["boss", "henkie"])
def test_without_a_weapon_on_the_table_boss_and_henkie_have_none(man: str) -> None:
    """Chair 6 has a café, chair 20 a casino; the victims sit beside and opposite."""
    men = {6: f"yellow {man}", 5: "red boss", 7: "red henkie", 22: "blue boss", 25: "blue jack"}
    table = MafTable(3, men, hands={"yellow": "stab fire"})
    assert why_not_play(table, "stab") == Refusal("MAF-43", "no_knife")
    assert why_not_play(table, "fire") == Refusal("MAF-46", "no_revolver")


@rule("MAF-E10")
@pytest.mark.parametrize(
    ("name", "victims"), [("fire", {"kill 19"}), ("stab", {"kill 8", "kill 10"})]
)
def test_a_robbie_before_a_knife_shoots_and_stabs(name: str, victims: set[str]) -> None:
    men = {9: "yellow robbie", 8: "red boss", 10: "blue boss", 19: "red henkie", 18: "blue jack"}
    table = MafTable(3, men, hands={"yellow": "fire stab"}).play(name)
    assert table.legal() == victims


@rule("MAF-E10")
@pytest.mark.parametrize(
    ("name", "victims"), [("fire", {"kill 20"}), ("stab", {"kill 7", "kill 9"})]
)
def test_a_jack_before_a_revolver_stabs_and_shoots(name: str, victims: set[str]) -> None:
    men = {8: "yellow jack", 7: "red boss", 9: "blue boss", 20: "red henkie", 21: "blue jack"}
    table = MafTable(3, men, hands={"yellow": "fire stab"}).play(name)
    assert table.legal() == victims


@rule("MAF-E10")
def test_even_with_both_weapons_a_card_has_one_victim() -> None:
    men = {8: "yellow jack", 7: "red boss", 9: "blue boss", 20: "red henkie", 21: "blue jack"}
    table = MafTable(3, men, hands={"yellow": "fire stab"}).play("stab").kill(7)
    assert table.heard(ManKilled) == [ManKilled(1, 0, 6, False, 0, card("stab"))]
    assert table.step == "second"
    assert table.legal() == {"stay"}


@rule("MAF-E11")
@pytest.mark.parametrize(
    ("name", "own", "other"), [("stab", 20, 22), ("fire", 7, 20)], ids=["stab", "fire"]
)
def test_ones_own_men_are_neither_stabbed_nor_shot(name: str, own: int, other: int) -> None:
    """A Jack on 21 beside 20 and 22; a Robbie there opposite 7, and a revolver on 8 opposite 20."""
    attacker = {"stab": "yellow jack", "fire": "yellow robbie"}[name]
    men = {21: attacker, 8: "yellow henkie", own: "yellow boss", other: "red boss"}
    table = MafTable(3, men | {15: "blue boss"}, hands={"yellow": name}).play(name)
    assert table.legal() == {f"kill {other}"}
    refusal = table.refused(KILL[own - 1])
    forbids = {"stab": "MAF-45", "fire": "MAF-E11"}[name]
    assert refusal == Refusal(forbids, "own_man", {"chair": own})


@rule("MAF-E11")
@pytest.mark.parametrize("name", ["stab", "fire"])
def test_with_nobody_but_ones_own_men_in_reach_the_card_is_useless(name: str) -> None:
    men = {21: "yellow jack", 20: "yellow boss", 22: "yellow henkie", 8: "yellow robbie"}
    table = MafTable(3, men | {15: "blue boss", 2: "red boss"}, hands={"yellow": name})
    reason = {"stab": ("MAF-43", "nobody_beside"), "fire": ("MAF-46", "nobody_opposite")}[name]
    assert why_not_play(table, name) == Refusal(*reason)


@rule("MAF-E11")
def test_an_explosion_and_a_nightcap_may_hit_ones_own_men() -> None:
    men = BOSSES | {14: "yellow jack", 13: "yellow henkie"}
    table = MafTable(3, men, pies={"red": 14}, hands={"yellow": "ka_boom"}).play("ka_boom")
    assert table.explode("red").everybody() == BOSSES
    men = {11: "yellow henkie", 18: "yellow jack", 19: "yellow robbie", 13: "red henkie"}
    table = MafTable(3, BOSSES | men, hands={"yellow": "nightcap"}).play("nightcap")
    table.serve(11, 18, 19)
    assert [table.who(number) for number in (11, 18, 19)] == [
        "yellow henkie asleep",
        "yellow jack asleep",
        "yellow robbie asleep",
    ]


@rule("MAF-E12")
def test_a_sleeping_jack_does_not_stab_and_a_sleeping_robbie_does_not_shoot() -> None:
    """Each has a comrade who is awake, so the card can be played; but not at their neighbours."""
    men = {14: "yellow jack asleep", 13: "red henkie", 19: "yellow jack", 20: "blue boss"}
    table = MafTable(3, men | {2: "red boss"}, hands={"yellow": "stab"}).play("stab")
    assert table.legal() == {"kill 20"}
    assert table.refused(KILL[12]).reason == "out_of_reach"
    men = {5: "yellow robbie asleep", 23: "red henkie", 6: "yellow robbie", 22: "blue boss"}
    table = MafTable(3, men | {2: "red boss"}, hands={"yellow": "fire"}).play("fire")
    assert table.legal() == {"kill 22"}
    assert table.refused(KILL[22]).reason == "out_of_line"


@rule("MAF-E12")
def test_a_move_card_does_not_get_a_sleeper_off_his_chair() -> None:
    men = {7: "yellow boss asleep", 14: "yellow henkie", 22: "red boss", 25: "blue boss"}
    table = MafTable(3, men, hands={"yellow": "move"}).play("move")
    assert table.legal() == {"lift 14"}
    assert table.refused(LIFT[6]) == Refusal("MAF-57", "asleep", {"chair": 7})


@rule("MAF-E12", "MAF-E24")
def test_if_all_ones_men_sleep_a_move_card_cannot_be_played() -> None:
    men = {7: "yellow boss asleep", 22: "red boss", 25: "blue boss"}
    table = MafTable(3, men, hands={"yellow": "move"})
    assert why_not_play(table, "move") == Refusal("MAF-57", "all_asleep")


@rule("MAF-E12", "MAF-E20")
def test_the_police_do_get_a_sleeper_off_his_chair() -> None:
    men = {7: "yellow boss asleep", 22: "red boss", 25: "blue boss"}
    table = MafTable(3, men, hands={"yellow": "beat_it"}).play("beat_it")
    table.bring("boss asleep").sit(30)
    assert table.everybody() == {30: "yellow boss asleep"}


@rule("MAF-E13")
@pytest.mark.parametrize(("boss", "earned"), [("boss", 1000), ("boss asleep", 0)])
def test_a_boss_is_paid_only_while_he_is_awake(boss: str, earned: int) -> None:
    men = {7: f"yellow {boss}", 22: "red boss", 25: "blue boss"}
    table = MafTable(3, men, money={"yellow": 0}, bank=50_000).begin("yellow")
    assert (table.money("yellow"), table.bank) == (earned, 50_000 - earned)


# Nightcaps.


@rule("MAF-E14")
def test_with_three_or_more_drinkers_exactly_three_are_chosen() -> None:
    men = BOSSES | {11: "red henkie", 18: "blue henkie", 23: "blue jack"}
    table = MafTable(3, men, hands={"yellow": "nightcap"}).play("nightcap")
    chosen = {action.picks for action in table.state.legal(0)}
    drinks = {5: 0, 7: 1, 11: 2, 13: 3, 18: 4, 19: 5, 23: 6, 27: 7, 30: 8}
    seven, eleven, eighteen, other = (drinks[number] for number in (7, 11, 18, 23))
    assert chosen == {
        (seven, eleven, eighteen),
        (seven, eleven, other),
        (seven, eighteen, other),
        (eleven, eighteen, other),
    }
    for few in ((7,), (7, 18)):
        refusal = table.refused(table.serving(*few))
        assert refusal == Refusal("MAF-E14", "serve_exactly", {"count": 3})


@rule("MAF-E14")
@pytest.mark.parametrize("drinkers", [(11,), (11, 18), (11, 18, 19)])
def test_up_to_three_drinkers_all_get_a_marker(drinkers: tuple[int, ...]) -> None:
    bosses = {8: "yellow boss", 22: "red boss", 25: "blue boss"}
    men = dict.fromkeys(drinkers, "red henkie")
    table = MafTable(3, bosses | men, hands={"yellow": "nightcap"}).play("nightcap")
    assert table.state.legal(0) == (table.serving(*drinkers),)
    table.serve(*drinkers)
    assert table.everybody() == bosses | dict.fromkeys(drinkers, "red henkie asleep")


@rule("MAF-E14")
def test_nobody_can_be_served_at_a_chair_without_a_drink_or_without_a_man() -> None:
    men = {11: "red henkie", 18: "red jack", 8: "yellow boss", 22: "red boss", 25: "blue boss"}
    table = MafTable(3, men, hands={"yellow": "nightcap"}).play("nightcap")
    assert table.refused(table.serving(11, 19)) == Refusal("MAF-55", "no_drinker_there")


@rule("MAF-E14")
def test_with_no_drinker_the_card_cannot_be_played() -> None:
    men = {8: "yellow boss", 22: "red boss", 25: "blue boss"}
    table = MafTable(3, men, hands={"yellow": "nightcap"})
    assert why_not_play(table, "nightcap") == Refusal("MAF-E14", "no_drinkers")


@rule("MAF-E15")
def test_a_second_marker_kills_and_gives_all_markers_back() -> None:
    men = {11: "red henkie asleep", 18: "blue henkie", 19: "blue jack"}
    bosses = {8: "yellow boss", 22: "red boss", 25: "blue boss"}
    table = MafTable(3, bosses | men, hands={"yellow": "nightcap"})
    assert table.state.view(SPECTATOR).markers == 17
    table.play("nightcap").serve(11, 18, 19)
    assert table.who(11) is None
    assert (table.who(18), table.who(19)) == ("blue henkie asleep", "blue jack asleep")
    assert table.state.view(SPECTATOR).markers == 16
    assert table.heard(DrinksServed) == [DrinksServed(0, (10, 17, 18), (17, 18))]
    assert table.heard(ManKilled) == [ManKilled(1, 3, 10, True, 0, card("nightcap"))]


@rule("MAF-E15")
@pytest.mark.parametrize(
    ("first", "second"), [("yellow", "red"), ("yellow", "blue"), ("red", "blue")]
)
def test_it_does_not_matter_who_gave_the_first_one(first: str, second: str) -> None:
    men = {8: "yellow boss", 22: "red boss", 25: "blue boss", 24: "green boss", 18: "green jack"}
    hands = {"yellow": "fire", "red": "fire", "blue": "fire"}
    table = MafTable(4, men, turn=first, hands=hands | {first: "nightcap", second: "nightcap"})
    table.play("nightcap").serve(18).stay()
    if table.asked != second:
        table.discard("fire")
    assert table.who(18) == "green jack asleep"
    assert table.play("nightcap").serve(18).who(18) is None


@rule("MAF-E15")
def test_two_markers_come_from_two_players_for_everybody_wakes_up_after_his_own_turn() -> None:
    """Yellow puts red's man to sleep; red's turn passes; yellow's next nightcap kills nobody."""
    men = {8: "yellow boss", 22: "red boss", 25: "blue boss", 18: "red henkie"}
    hands = {"yellow": "nightcap*3", "red": "fire", "blue": "fire"}
    table = MafTable(3, men, hands=hands).play("nightcap").serve(18).stay()
    assert table.who(18) == "red henkie asleep"
    table.discard("fire")
    assert table.who(18) == "red henkie"
    table.discard("fire").play("nightcap").serve(18)
    assert table.who(18) == "red henkie asleep"


@rule("MAF-E16")
def test_with_nine_drinks_the_eighteen_markers_cannot_run_out() -> None:
    drinks = (5, 7, 11, 13, 18, 19, 23, 27, 30)
    men = dict.fromkeys(drinks, "red henkie asleep")
    bosses = {8: "yellow boss", 22: "red boss", 25: "blue boss"}
    table = MafTable(3, bosses | men, hands={"yellow": "nightcap"})
    assert table.state.view(SPECTATOR).markers == 9
    table.play("nightcap").serve(5, 7, 11)
    assert table.state.view(SPECTATOR).markers == 12


@rule("MAF-E16")
def test_at_a_table_with_fewer_markers_only_as_many_are_given_out_as_there_are() -> None:
    board = own_board("markers = { value = 18", "markers = { value = 4")
    men = {11: "red henkie asleep", 18: "blue henkie", 19: "blue jack", 23: "red jack asleep"}
    bosses = {8: "yellow boss", 22: "red boss", 25: "blue boss"}
    table = MafTable(3, bosses | men, hands={"yellow": "nightcap*2"}, cards=board)
    assert table.state.view(SPECTATOR).markers == 2
    table.play("nightcap")
    assert table.refused(table.serving(18, 19, 23)).facts == {"count": 2}
    table.serve(18, 19)
    assert table.state.view(SPECTATOR).markers == 0
    men |= {18: "blue henkie asleep", 19: "blue jack asleep"}
    table = MafTable(3, bosses | men, hands={"yellow": "nightcap"}, cards=board)
    assert table.legal() == {"discard nightcap"}
    assert why_not_play(table, "nightcap") == Refusal("MAF-E16", "no_markers")


@rule("MAF-E39")
def test_a_second_marker_kills_also_ones_own_man() -> None:
    men = {11: "yellow henkie asleep", 8: "yellow boss", 22: "red boss", 25: "blue boss"}
    table = MafTable(3, men, hands={"yellow": "nightcap"}).play("nightcap").serve(11)
    assert table.who(11) is None
    assert table.turn == "yellow"


@rule("MAF-E39", "MAF-E28")
def test_a_nightcap_that_kills_everybody_leaves_the_money_to_nobody() -> None:
    men = {11: "yellow boss asleep", 18: "red boss asleep", 19: "blue boss asleep"}
    table = MafTable(3, men, hands={"yellow": "nightcap"}, money={"yellow": 0}, bank=50_000)
    table.play("nightcap").serve(11, 18, 19)
    assert table.everybody() == {}
    assert table.ending == "nobody_left"
    assert table.bank == 50_000


@rule("MAF-E39")
def test_the_markers_of_one_nightcap_kill_at_the_same_moment() -> None:
    """Red and blue leave together with equal money: neither stayed longer, and blue is not second
    for having been served last."""
    men = {11: "red boss asleep", 18: "blue boss asleep", 8: "yellow boss", 25: "green boss"}
    money = {"yellow": 5000, "red": 3000, "blue": 3000, "green": 4000}
    table = MafTable(4, men | {19: "yellow jack asleep"}, hands={"yellow": "nightcap"}, money=money)
    table.play("nightcap").serve(11, 18, 19)
    assert [table.state.view(SPECTATOR).families[each].out for each in (1, 2)] == [True, True]
    assert table.places() == (1, 3, 3, 2)


# Moving, reach and useless cards.


@rule("MAF-E22")
def test_two_move_cards_may_move_the_same_man_even_back_again() -> None:
    table = MafTable(3, BOSSES, hands={"yellow": "move*2"})
    table.play("move").lift(7).sit(14)
    assert table.step == "second"
    table.play("move").lift(14).sit(7)
    assert table.who(7) == "yellow boss"
    assert table.asked == "red"


@rule("MAF-E22")
def test_the_second_man_may_take_the_chair_that_the_first_has_just_left() -> None:
    men = BOSSES | {14: "yellow jack"}
    table = MafTable(3, men, hands={"yellow": "move*2"})
    table.play("move").lift(7).sit(1).play("move").lift(14).sit(7)
    assert (table.who(1), table.who(7), table.who(14)) == ("yellow boss", "yellow jack", None)


@rule("MAF-E22")
def test_staying_put_is_no_move() -> None:
    table = MafTable(3, BOSSES, hands={"yellow": "move"}).play("move").lift(7)
    free = set(range(1, 31)) - {7, 22, 25}
    assert table.legal() == {f"sit {number}" for number in free}
    assert table.refused(SIT[6]) == Refusal("MAF-E22", "same_chair", {"chair": 7})


@rule("MAF-E22a")
@pytest.mark.parametrize("victim", [12, 16])
def test_an_empty_chair_in_between_protects_from_a_knife(victim: int) -> None:
    men = {14: "yellow jack", victim: "red boss", 25: "blue boss"}
    table = MafTable(3, men, hands={"yellow": "stab"})
    assert why_not_play(table, "stab") == Refusal("MAF-43", "nobody_beside")
    men[13] = "blue henkie"
    table = MafTable(3, men, hands={"yellow": "stab"}).play("stab")
    assert table.legal() == {"kill 13"}
    assert table.refused(KILL[14]) == Refusal("MAF-E22a", "nobody_there", {"chair": 15})


@rule("MAF-E22a")
@pytest.mark.parametrize(("sits", "shot"), [(23, True), (22, False), (24, False)])
def test_a_shot_hits_only_the_chair_that_faces_yours(sits: int, shot: bool) -> None:
    men = {5: "yellow robbie", sits: "red boss", 14: "blue boss"}
    table = MafTable(3, men, hands={"yellow": "fire"})
    assert ("play fire" in table.legal()) == shot


@rule("MAF-E24")
@pytest.mark.parametrize(
    ("name", "forbids"),
    [
        ("stab", Refusal("MAF-43", "no_knife")),
        ("fire", Refusal("MAF-46", "no_revolver")),
        ("nightcap", Refusal("MAF-E14", "no_drinkers")),
        ("ka_boom", Refusal("MAF-54", "no_pie")),
        ("pass_it_on", Refusal("MAF-52", "no_pie")),
    ],
)
def test_a_card_that_would_do_nothing_is_not_played_but_may_be_discarded(
    name: str, forbids: Refusal
) -> None:
    men = {6: "yellow boss", 24: "red boss", 25: "blue boss"}
    table = MafTable(3, men, hands={"yellow": name})
    assert table.legal() == {f"discard {name}"}
    assert why_not_play(table, name) == forbids
    assert table.discard(name).asked == "red"


@rule("MAF-E24")
@pytest.mark.parametrize("name", ["order_pie", "beat_it"])
def test_a_pie_can_always_be_ordered_and_the_police_always_called(name: str) -> None:
    """Even with all one's men asleep at a full table."""
    men = dict.fromkeys(range(1, 31), "blue henkie")
    men |= {3: "yellow boss asleep", 9: "red boss"}
    table = MafTable(3, men, hands={"yellow": name}, pies={"red": 1, "blue": 30})
    assert f"play {name}" in table.legal()
    table.play(name)
    assert table.step == {"order_pie": "pie_chair", "beat_it": "bring"}[name]


@rule("MAF-E24")
@pytest.mark.parametrize(("players", "can"), [(3, False), (4, True), (5, False), (6, False)])
def test_nobody_can_move_at_the_start_except_with_four_players(players: int, can: bool) -> None:
    state, _ = new_game(players)
    men = {
        number: f"{COLOURS[man.seat]} {['boss', 'robbie', 'jack', 'henkie'][man.sort]}"
        for number, man in enumerate(state.view(SPECTATOR).men, 1)
        if man is not None
    }
    assert len(men) == (28 if players == 4 else 30)
    table = MafTable(players, men, hands={"yellow": "move order_pie"})
    assert ("play move" in table.legal()) == can
    if not can:
        assert why_not_play(table, "move") == Refusal("MAF-E24", "no_free_chair")


@rule("MAF-E24")
def test_as_soon_as_a_man_is_gone_somebody_can_move() -> None:
    men = dict.fromkeys(range(1, 31), "blue henkie")
    men |= {3: "yellow jack", 9: "red boss"}
    table = MafTable(3, men, hands={"yellow": "stab move"})
    assert "play move" not in table.legal()
    table.play("stab").kill(4).play("move").lift(3)
    assert table.legal() == {"sit 4"}


@rule("MAF-E40")
def test_if_two_men_could_strike_the_same_victim_the_story_names_one_of_them() -> None:
    men = {13: "yellow jack", 14: "red boss", 15: "yellow henkie", 25: "blue boss", 2: "red jack"}
    table = MafTable(3, men, hands={"yellow": "stab"}).play("stab")
    assert [action.name for action in table.state.legal(0)] == ["kill"]
    table.kill(14)
    (told,) = table.heard(Attacked)
    assert (told.man, told.chair) in {(2, 12), (3, 14)}
    assert table.everybody() == {number: man for number, man in men.items() if number != 14}


@rule("MAF-E40")
@pytest.mark.parametrize(("asleep", "striker"), [(13, 14), (15, 12)])
def test_never_one_who_could_not(asleep: int, striker: int) -> None:
    men = {13: "yellow jack", 14: "red boss", 15: "yellow henkie", 25: "blue boss", 2: "red jack"}
    men[asleep] += " asleep"
    table = MafTable(3, men, hands={"yellow": "stab"}).play("stab").kill(14)
    assert [told.chair for told in table.heard(Attacked)] == [striker]
