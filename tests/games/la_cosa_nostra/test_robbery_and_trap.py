"""LCN-139 to LCN-147, LCN-V5, LCN-E18 to E29 and E34: jobs that wait for somebody else's."""

import pytest

from backroom.games.la_cosa_nostra.actions import PASS, Do
from backroom.games.la_cosa_nostra.events.jobs import (
    DiceRolled,
    JobRevealed,
    ManDeactivated,
    ManKilled,
    Paid,
    Repelled,
    Robbed,
    ShotBack,
    TargetNamed,
)
from backroom.games.la_cosa_nostra.events.rounds import (
    Answered,
)
from backroom.kernel.seats import SPECTATOR
from backroom.kernel.state import Windows
from builders.la_cosa_nostra import LcnTable, man, rules_of
from builders.rule_marks import rule


def car_theft(players: int = 3, start: str = "yellow", rob_robbers: str = "off") -> LcnTable:
    """Yellow is about to steal a car with a man of strength 2: 9,000 for two successes. Red still
    has a purchase to make, so that it is not payday afterwards."""
    table = LcnTable(players, start=start, rob_robbers=rob_robbers)
    table.give("yellow", businesses="garage")
    return table.task("yellow-2", "car_theft").task("red-1", "buy casino")


def theft_from_green(*, trap_on: str = "green-2") -> LcnTable:
    """Yellow's strongest man is about to steal from Green, who has planned a Trap."""
    table = LcnTable().give("green", cash=20_000).task("yellow-3", "theft:3@3")
    return table.task("red-1", "theft:4@4").task(trap_on, "trap@3")


# Response cards


@rule("LCN-139")
def test_robbery_and_trap_come_from_round_three_on() -> None:
    copies = {
        title: [
            sum(job.copies for job in rules_of(3).board.job if (job.title, job.round) == (title, n))
            for n in (1, 2, 3, 4)
        ]
        for title in ("robbery", "trap")
    }
    assert copies == {"robbery": [0, 0, 2, 1], "trap": [0, 0, 1, 2]}


@rule("LCN-139")
def test_a_response_card_is_planned_like_any_other_job() -> None:
    table = LcnTable(planning=True).give("yellow", jobs="robbery@3 trap@3 theft:3@3")
    table.give("green", jobs="usury").give("red", jobs="coke_party")
    table.plan("yellow-1", "robbery@3")
    assert table.has_task("yellow-1")
    assert table.turn == "green"
    task = table.state.view(1).families[0].men[0].task
    assert task is not None
    assert (task.round, task.job) == (3, None)


@rule("LCN-140", "LCN-E22")
@pytest.mark.parametrize("card", ["robbery@3", "trap@3"])
def test_a_response_card_is_never_the_action_of_ones_own_turn(card: str) -> None:
    table = LcnTable().task("yellow-2", card).task("yellow-1", "theft:3@3")
    refusal = table.refused(Do.EXECUTE[man("yellow-2")])
    assert (refusal.rule, refusal.reason) == ("LCN-140", "only_in_reaction")
    assert table.legal() == {"execute yellow-1", "abandon yellow-1", "abandon yellow-2"}


@rule("LCN-147", "LCN-140")
def test_with_only_response_cards_left_one_of_them_is_discarded_without_effect() -> None:
    """TC18."""
    table = LcnTable().give("yellow", influence="schemer")
    table.task("yellow-1", "trap@3").task("yellow-2", "robbery@3").task("green-1", "theft:3@3")
    assert table.legal() == {"abandon yellow-1", "abandon yellow-2", "skip"}
    refusal = table.refused(PASS)
    assert (refusal.rule, refusal.reason) == ("LCN-55", "task_to_do")
    table.abandon("yellow-1")
    assert (table.has_task("yellow-1"), table.has_task("yellow-2")) == (False, True)
    assert (table.hidden_jobs(), table.open_jobs()) == (1, [])
    assert table.heard(DiceRolled) == []


@rule("LCN-147", "LCN-116")
def test_a_schemer_saves_the_last_response_card() -> None:
    """TC18."""
    table = LcnTable().give("yellow", influence="schemer").task("yellow-1", "trap@3")
    table.task("green-1", "theft:3@3").act(Do.SKIP[0])
    assert table.turn == "green"
    assert table.has_task("yellow-1")


@rule("LCN-E34")
def test_a_response_card_may_be_abandoned_although_other_tasks_are_left() -> None:
    table = LcnTable().task("yellow-1", "robbery@3").task("yellow-2", "theft:3@3")
    table.task("green-1", "theft:4@4").act(Do.ABANDON[man("yellow-1")])
    assert not table.has_task("yellow-1")
    assert table.has_task("yellow-2")
    assert (table.hidden_jobs(), table.open_jobs(), table.turn) == (1, [], "green")


# Robbery


@rule("LCN-141", "LCN-E31")
@pytest.mark.parametrize(
    ("dice", "robber", "owner"),
    [((1, 2, 3), 0, 9000), ((4, 1, 1), 4000, 5000), ((4, 5, 1), 9000, 0), ((4, 5, 6), 9000, 0)],
)
def test_a_robbery_takes_all_half_or_nothing(
    dice: tuple[int, int, int], robber: int, owner: int
) -> None:
    """TC15."""
    table = car_theft().task("green-3", "robbery@3").dice(3, 4).execute("yellow-2")
    table.dice(*dice).act(Do.ROB[man("green-3")])
    assert (table.cash("green"), table.cash("yellow")) == (robber, owner)
    assert sum(event.money for event in table.heard(Paid)) == 9000
    taken = [Robbed(1, 0, robber)] if robber else []
    assert table.heard(Robbed) == taken
    assert table.open_jobs().count("robbery") == 1
    assert not table.has_task("green-3")


@rule("LCN-141", "LCN-E31")
def test_half_of_a_thousand_is_nothing() -> None:
    table = LcnTable().task("yellow-1", "gas_station_robbery").task("green-3", "robbery@3")
    table.dice(2).execute("yellow-1").dice(4, 1, 1).act(Do.ROB[man("green-3")])
    assert (table.cash("green"), table.cash("yellow")) == (0, 1000)


@rule("LCN-141")
def test_the_robber_decides_after_the_roll_and_before_the_money_is_paid() -> None:
    table = car_theft().task("green-3", "robbery@3").dice(3, 4).execute("yellow-2")
    assert (table.step, table.asked) == ("robbery", ["green"])
    assert table.legal() == {"pass", "rob green-3"}
    view = table.state.view(1)
    assert (view.dice, view.loot) == ((3, 4), 9000)
    assert table.cash("yellow") == 0
    table.no()
    assert table.cash("yellow") == 9000
    assert table.has_task("green-3")


@rule("LCN-141")
def test_a_cash_job_that_failed_cannot_be_robbed() -> None:
    table = car_theft().task("green-3", "robbery@3").dice(1, 2).execute("yellow-2")
    assert (table.step, table.turn) == ("turn", "green")
    assert table.has_task("green-3")


@rule("LCN-141", "LCN-74")
def test_an_attack_cannot_be_robbed() -> None:
    table = LcnTable().give("red", cash=9000).task("yellow-3", "theft:3@3")
    table.task("green-3", "robbery@3").dice(3, 3, 3).attack("yellow-3", "red")
    assert table.cash("yellow") == 8000
    assert (table.turn, table.has_task("green-3")) == ("green", True)


@rule("LCN-141")
def test_one_robs_only_with_a_gangster_who_carries_a_robbery() -> None:
    table = car_theft().task("green-3", "robbery@3").task("green-1", "trap@3")
    table.dice(3, 4).execute("yellow-2")
    refusal = table.refused(Do.ROB[man("green-1")])
    assert (refusal.rule, refusal.reason) == ("LCN-141", "not_planned_there")


@rule("LCN-141", "LCN-140")
def test_nobody_robs_a_cash_job_of_ones_own() -> None:
    table = car_theft().task("yellow-3", "robbery@3").dice(3, 4).execute("yellow-2")
    assert table.cash("yellow") == 9000
    assert table.has_task("yellow-3")


@rule("LCN-146", "LCN-E27")
@pytest.mark.parametrize(
    ("start", "first"), [("yellow", "green"), ("red", "red"), ("purple", "purple")]
)
def test_of_several_robbers_the_first_from_the_start_player_gets_it(start: str, first: str) -> None:
    table = car_theft(4, start).task("green-3", "robbery@3").task("red-3", "robbery@3")
    table.task("purple-3", "robbery@4").dice(3, 4).execute("yellow-2")
    assert table.asked == ["green", "red", "purple"]
    table.act(Do.ROB[man("purple-3")], "purple").act(Do.ROB[man("red-3")], "red")
    table.dice(4, 4, 1).act(Do.ROB[man("green-3")], "green")
    assert table.cash(first) == 9000
    left = {colour for colour in ("green", "red", "purple") if table.has_task(f"{colour}-3")}
    assert left == {"green", "red", "purple"} - {first}  # not needed: they stay planned


@rule("LCN-E27", "LCN-146")
def test_after_a_robbery_that_failed_the_next_one_may_try() -> None:
    table = car_theft(start="red").task("green-3", "robbery@3").task("red-2", "robbery@3")
    table.dice(3, 4).execute("yellow-2").act(Do.ROB[man("green-3")], "green")
    table.dice(1, 1, 4, 5, 1).act(Do.ROB[man("red-2")], "red")
    assert table.heard(Robbed) == [Robbed(1, 0, 9000)]
    assert (table.cash("red"), table.cash("green"), table.cash("yellow")) == (0, 9000, 0)
    rolls = [event.man for event in table.heard(DiceRolled)]
    assert rolls == [man("yellow-2"), man("red-2"), man("green-3")]


@rule("LCN-E27")
def test_after_half_a_success_no_other_robbery_follows() -> None:
    table = car_theft().task("green-3", "robbery@3").task("red-3", "robbery@3")
    table.dice(3, 4).execute("yellow-2").act(Do.ROB[man("red-3")], "red")
    table.dice(4, 1, 1).act(Do.ROB[man("green-3")], "green")
    assert (table.cash("green"), table.cash("red"), table.cash("yellow")) == (4000, 0, 5000)
    assert table.has_task("red-3")
    assert table.open_jobs().count("robbery") == 1


@rule("LCN-E27")
def test_robbers_decide_secretly_and_at_the_same_time() -> None:
    table = car_theft().task("green-3", "robbery@3").task("red-3", "robbery@3")
    table.dice(3, 4).execute("yellow-2")
    before = table.state.view(2)
    table.act(Do.ROB[man("green-3")], "green")
    assert table.heard(Answered, "red") == [Answered(1)]
    after = table.state.view(2)
    assert (after.robber, after.open_jobs) == (None, before.open_jobs)
    assert after.families[1].men == before.families[1].men
    assert table.asked == ["red"]


@rule("LCN-145", "LCN-E28", "LCN-V5")
def test_nobody_robs_a_robber() -> None:
    table = car_theft().task("green-3", "robbery@3").task("red-3", "robbery@3")
    table.dice(3, 4).execute("yellow-2").no("red")
    table.dice(4, 4, 1).act(Do.ROB[man("green-3")])
    assert table.cash("green") == 9000
    assert table.step != "robbery"
    assert table.has_task("red-3")


@rule("LCN-V5", "LCN-E28")
@pytest.mark.parametrize(
    ("first", "second", "green", "red", "yellow"),
    [
        ((4, 4, 1), (4, 4, 1), 0, 9000, 0),
        ((4, 4, 1), (4, 1, 1), 5000, 4000, 0),
        ((4, 1, 1), (4, 4, 1), 0, 4000, 5000),
        ((4, 1, 1), (4, 1, 1), 2000, 2000, 5000),
        ((4, 4, 1), (1, 1, 1), 9000, 0, 0),
    ],
)
def test_as_a_variant_a_robber_may_be_robbed_of_what_he_took(
    first: tuple[int, ...], second: tuple[int, ...], green: int, red: int, yellow: int
) -> None:
    table = car_theft(rob_robbers="on").task("green-3", "robbery@3").task("red-3", "robbery@3")
    table.dice(3, 4).execute("yellow-2").no("red")
    table.dice(*first).act(Do.ROB[man("green-3")])
    assert (table.step, table.asked) == ("robbery", ["red"])
    table.dice(*second).act(Do.ROB[man("red-3")])
    assert [table.cash(each) for each in ("green", "red", "yellow")] == [green, red, yellow]


@rule("LCN-V5", "LCN-E28")
def test_the_second_robber_cannot_be_robbed() -> None:
    table = car_theft(4, rob_robbers="on").task("green-3", "robbery@3")
    table.task("red-3", "robbery@3").task("purple-3", "robbery@4")
    table.dice(3, 4).execute("yellow-2").no("red", "purple")
    table.dice(4, 4, 1).act(Do.ROB[man("green-3")]).no("purple")
    table.dice(4, 4, 1).act(Do.ROB[man("red-3")])
    assert table.cash("red") == 9000
    assert table.step != "robbery"
    assert table.has_task("purple-3")


@rule("LCN-E29")
def test_the_victim_of_a_robbery_is_whose_cash_job_it_is_and_is_not_announced() -> None:
    table = car_theft().task("green-3", "robbery@3").task("yellow-1", "trap@3")
    table.dice(3, 4).execute("yellow-2").dice(4, 4, 1).act(Do.ROB[man("green-3")])
    assert table.heard(TargetNamed) == []
    view = table.state.view(SPECTATOR)
    assert (view.robber, view.robbed) == (1, 0)
    assert table.asked == ["yellow"]


# Trap


@rule("LCN-142")
def test_two_successes_of_a_trap_repel_the_attack_and_kill_the_attacker() -> None:
    table = theft_from_green().dice(3, 3, 1).attack("yellow-3", "green")
    assert (table.step, table.asked) == ("trap", ["green"])
    assert table.legal() == {"pass", "trap green-2"}
    table.dice(4, 4).act(Do.TRAP[man("green-2")])
    assert (table.cash("green"), table.cash("yellow")) == (20_000, 0)
    assert table.heard(Repelled) == [Repelled(1, 0)]
    assert table.men("yellow") == ["yellow-1", "yellow-2"]
    assert table.trophies("green") == ["yellow-3"]


@rule("LCN-142")
def test_one_success_of_a_trap_repels_the_attack_and_harms_nobody() -> None:
    table = theft_from_green().dice(3, 3, 1).attack("yellow-3", "green")
    table.dice(4, 3).act(Do.TRAP[man("green-2")])
    assert (table.cash("green"), table.cash("yellow")) == (20_000, 0)
    assert table.heard(ManKilled) == []
    assert table.is_active("yellow-3")
    assert table.men("yellow") == ["yellow-1", "yellow-2", "yellow-3"]


@rule("LCN-142")
def test_without_a_success_the_trap_is_spent_and_the_attack_goes_on() -> None:
    table = theft_from_green().dice(3, 3, 1).attack("yellow-3", "green")
    table.dice(3, 3).act(Do.TRAP[man("green-2")])
    assert (table.cash("green"), table.cash("yellow")) == (12_000, 8000)
    assert table.heard(Repelled) == []
    assert "trap" in table.open_jobs()
    assert not table.has_task("green-2")


@rule("LCN-142")
def test_only_the_player_who_is_attacked_may_spring_a_trap() -> None:
    table = theft_from_green().task("red-2", "trap@4").dice(3, 3, 1).attack("yellow-3", "green")
    assert table.asked == ["green"]
    assert table.refused(Do.TRAP[man("red-2")], "red").rule == "LCN-E86"
    wrong = table.refused(Do.TRAP[man("green-1")])
    assert (wrong.rule, wrong.reason) == ("LCN-142", "not_planned_there")


@rule("LCN-143", "LCN-E18")
def test_a_trap_may_be_sprung_on_an_attack_that_has_failed() -> None:
    table = theft_from_green().dice(1, 1, 2).attack("yellow-3", "green")
    view = table.state.view(1)
    assert (view.step, view.dice, view.wins) == ("trap", (1, 1, 2), 0)
    table.dice(4, 5).act(Do.TRAP[man("green-2")])
    assert table.trophies("green") == ["yellow-3"]
    assert table.cash("green") == 20_000


@rule("LCN-E18")
@pytest.mark.parametrize("card", ["usury", "trap@3", "robbery@3"])
def test_the_question_about_a_trap_comes_for_any_face_down_job(card: str) -> None:
    table = LcnTable().give("green", cash=5000).task("yellow-3", "theft:3@3").task("green-1", card)
    table.dice(3, 3, 1).attack("yellow-3", "green")
    assert (table.step, table.asked) == ("trap", ["green"])
    traps = {"trap green-1"} if card == "trap@3" else set()
    assert table.legal() == {"pass"} | traps


@rule("LCN-E18")
def test_without_a_face_down_job_there_is_no_question_about_a_trap() -> None:
    table = LcnTable().give("green", cash=5000).task("yellow-3", "theft:3@3")
    table.task("green-1", "buy casino").dice(3, 3, 1).attack("yellow-3", "green")
    assert (table.cash("yellow"), table.turn) == (5000, "green")


@rule("LCN-E18")
def test_where_nobody_watches_the_clock_only_a_real_trap_is_asked_for() -> None:
    for card, step in (("usury", "turn"), ("trap@3", "trap")):
        table = LcnTable(windows=Windows.KNOWN).task("yellow-3", "theft:3@3")
        table.task("green-1", card).attack("yellow-3", "green")
        assert table.step == step


@rule("LCN-E19")
def test_the_attacked_gangster_himself_may_spring_the_trap_he_carries() -> None:
    table = theft_from_green().task("yellow-2", "assassination").attack("yellow-2", "green")
    table.dice(6, 6).hit("green-2").dice(4, 1).act(Do.TRAP[man("green-2")])
    assert "green-2" in table.men("green")
    assert table.heard(ManKilled) == []
    assert table.heard(Repelled) == [Repelled(1, 0)]


@rule("LCN-E20")
def test_a_deactivated_gangster_springs_no_trap() -> None:
    table = LcnTable().give("green", cash=9000).task("green-2", "trap@3")
    table.task("yellow-3", "car_bomb").task("yellow-2", "theft:3@3")
    table.attack("yellow-3", "green").dice(4, 1, 1).hit("green-2").no()
    assert not table.has_task("green-2")
    assert table.turn == "yellow"
    table.dice(3, 3).attack("yellow-2", "green")
    assert table.cash("yellow") == 8000


@rule("LCN-E21")
def test_when_the_first_trap_has_failed_the_next_one_may_be_tried() -> None:
    table = theft_from_green().task("green-3", "trap@4").dice(3, 3, 1).attack("yellow-3", "green")
    table.dice(1, 1).act(Do.TRAP[man("green-2")])
    assert (table.step, table.asked) == ("trap", ["green"])
    table.dice(4, 1, 1).act(Do.TRAP[man("green-3")])
    assert table.heard(Repelled) == [Repelled(1, 0)]
    assert table.cash("green") == 20_000


@rule("LCN-E21")
def test_when_the_first_trap_has_worked_the_second_stays_planned() -> None:
    table = theft_from_green().task("green-3", "trap@4").dice(3, 3, 1).attack("yellow-3", "green")
    table.dice(4, 1).act(Do.TRAP[man("green-2")])
    assert table.step != "trap"
    assert table.has_task("green-3")


@rule("LCN-144", "LCN-E22", "LCN-E24")
@pytest.mark.parametrize(("dice", "dead"), [((4, 1), False), ((4, 4), True)])
def test_in_ones_own_turn_a_trap_works_against_a_robbery_and_the_job_is_paid(
    dice: tuple[int, int], dead: bool
) -> None:
    table = car_theft().lay("machine_pistol", "yellow-1").task("yellow-1", "trap@3")
    table.task("green-3", "robbery@3").dice(3, 4).execute("yellow-2")
    table.dice(4, 4, 1).act(Do.ROB[man("green-3")])
    assert table.asked == ["yellow"]
    assert table.legal() == {"pass", "trap yellow-1"}
    table.dice(*dice).act(Do.TRAP[man("yellow-1")])
    assert (table.cash("yellow"), table.cash("green")) == (9000, 0)
    assert table.heard(Repelled) == [Repelled(0, 1)]
    assert table.heard(Robbed) == []
    assert ("green-3" not in table.men("green")) is dead
    assert table.trophies("yellow") == (["green-3"] if dead else [])


@rule("LCN-144")
def test_a_trap_that_fails_does_not_stop_a_robbery() -> None:
    table = car_theft().task("yellow-3", "trap@3").task("green-3", "robbery@3")
    table.dice(3, 4).execute("yellow-2").dice(4, 1, 1).act(Do.ROB[man("green-3")])
    table.dice(1, 2, 3).act(Do.TRAP[man("yellow-3")])
    assert (table.cash("yellow"), table.cash("green")) == (5000, 4000)


@rule("LCN-E24", "LCN-E27")
def test_after_a_trapped_robbery_the_next_robber_may_try() -> None:
    table = car_theft().task("yellow-1", "trap@3").task("green-3", "robbery@3")
    table.task("red-3", "robbery@3").dice(3, 4).execute("yellow-2")
    table.act(Do.ROB[man("green-3")], "green").dice(4, 4, 1).act(Do.ROB[man("red-3")], "red")
    table.dice(4, 4, 4, 4).act(Do.TRAP[man("yellow-1")])
    assert table.heard(Robbed) == [Robbed(2, 0, 9000)]
    assert (table.cash("yellow"), table.cash("green"), table.cash("red")) == (0, 0, 9000)


@rule("LCN-E24", "LCN-E15", "LCN-E17")
def test_a_robber_whom_the_doc_saves_gets_nothing_all_the_same() -> None:
    table = car_theft().task("yellow-3", "trap@3").task("green-3", "robbery@3")
    table.give("green", influence="emergency_doc").dice(3, 4).execute("yellow-2")
    table.dice(4, 4, 1).act(Do.ROB[man("green-3")]).dice(4, 4, 1).act(Do.TRAP[man("yellow-3")])
    table.act(Do.DOC[0])
    assert table.heard(ManDeactivated) == [ManDeactivated(1, man("green-3"), 0)]
    assert table.trophies("yellow") == []
    assert (table.cash("yellow"), table.cash("green")) == (9000, 0)


@rule("LCN-145", "LCN-74")
def test_a_trap_cannot_be_trapped() -> None:
    table = theft_from_green().task("yellow-1", "trap@4").task("yellow-2", "trap@4")
    table.dice(3, 3, 1).attack("yellow-3", "green").dice(4, 4).act(Do.TRAP[man("green-2")])
    assert table.step != "trap"
    assert table.trophies("green") == ["yellow-3"]
    assert table.has_task("yellow-1")


@rule("LCN-145", "LCN-74")
def test_a_robber_cannot_be_trapped_by_other_players() -> None:
    table = car_theft().task("green-3", "robbery@3").task("red-3", "trap@3")
    table.dice(3, 4).execute("yellow-2").no("red").dice(4, 4, 1).act(Do.ROB[man("green-3")])
    assert table.cash("green") == 9000
    assert table.has_task("red-3")


@rule("LCN-E23")
def test_when_a_trap_kills_the_attacker_the_attack_is_void_and_the_turn_is_over() -> None:
    table = theft_from_green().lay("henchman", "yellow-3").lay("machine_pistol", "yellow-3")
    table.task("yellow-1", "usury").dice(3, 3, 1, 1).attack("yellow-3", "green")
    table.dice(4, 4).act(Do.TRAP[man("green-2")])
    assert table.cash("yellow") == 0
    assert table.open_jobs() == ["theft", "trap"]
    assert (table.discarded("henchman"), table.discarded("machine_pistol")) == (1, 1)
    assert table.heard(ManKilled) == [ManKilled(0, man("yellow-3"), 1, "trap")]
    assert (table.turn, table.step) == ("red", "turn")


@rule("LCN-E23", "LCN-E15")
def test_an_attacker_whom_the_doc_saves_from_a_trap_is_deactivated_and_still_repelled() -> None:
    table = theft_from_green().give("yellow", influence="emergency_doc")
    table.dice(3, 3, 1).attack("yellow-3", "green").dice(4, 4).act(Do.TRAP[man("green-2")])
    table.act(Do.DOC[0])
    assert not table.is_active("yellow-3")
    assert table.trophies("green") == []
    assert table.cash("green") == 20_000


@rule("LCN-E25")
def test_against_a_drive_by_without_success_the_trap_comes_before_shooting_back() -> None:
    table = LcnTable(round=4).task("yellow-2", "drive_by_shooting").task("green-1", "trap@4")
    table.task("red-1", "theft:3@4").attack("yellow-2", "green").dice(1, 1).hit("green-3")
    assert (table.step, table.asked) == ("trap", ["green"])
    table.dice(4).act(Do.TRAP[man("green-1")])
    assert table.heard(Repelled) == [Repelled(1, 0)]
    assert table.heard(ShotBack) == []
    assert table.turn == "red"


@rule("LCN-E25")
def test_if_the_trap_fails_a_victim_of_a_drive_by_may_still_shoot_back() -> None:
    table = LcnTable(round=4).task("yellow-2", "drive_by_shooting").task("green-1", "trap@4")
    table.task("red-1", "theft:3@4").attack("yellow-2", "green").dice(1, 1).hit("green-3")
    table.dice(3).act(Do.TRAP[man("green-1")])
    assert (table.step, table.asked) == ("shoot_back", ["green"])


@rule("LCN-E26")
def test_nobody_can_respond_to_a_birthday_party() -> None:
    table = LcnTable().give("green", cash=5000).task("yellow-2", "birthday_party")
    table.task("green-1", "trap@3").task("green-2", "robbery@3").dice(2, 2).execute("yellow-2")
    assert (table.cash("yellow"), table.cash("green")) == (3000, 2000)
    assert (table.turn, table.step) == ("green", "turn")
    assert [event.job for event in table.heard(JobRevealed)] == [table.kind("birthday_party")]


@rule("LCN-E26")
def test_nobody_can_respond_to_horse_racing() -> None:
    table = LcnTable(round=4).give("yellow", cash=5000).task("yellow-2", "horse_racing")
    table.task("green-1", "trap@3").task("green-2", "robbery@3").execute("yellow-2")
    table.dice(4, 1).act(Do.STAKE[5])
    assert table.cash("yellow") == 10_000
    assert (table.turn, table.step) == ("green", "turn")
    assert table.has_task("green-2")
