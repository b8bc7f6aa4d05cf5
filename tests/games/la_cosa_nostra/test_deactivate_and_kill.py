"""LCN-127 to LCN-137: out for the round, out of the game, and rolling for a life."""

import pytest

from backroom.games.la_cosa_nostra.actions import KEEP, Do
from backroom.games.la_cosa_nostra.events.jobs import (
    BusinessDeactivated,
    BusinessGone,
    DiceRolled,
    JobLapsed,
    ManDeactivated,
    ManKilled,
)
from backroom.games.la_cosa_nostra.events.rounds import (
    MarketFilled,
    PurchaseLost,
    TaskLost,
)
from backroom.games.la_cosa_nostra.events.trade import (
    MarkerReturned,
)
from backroom.games.la_cosa_nostra.rules import Effect
from backroom.kernel.bitset import just
from backroom.kernel.seats import SPECTATOR
from builders.la_cosa_nostra import LcnTable, man, rules_of, seat
from builders.rule_marks import rule


def number_rolled_for(table: LcnTable) -> int:
    """The number each die had to show in the last roll."""
    last: DiceRolled = table.heard(DiceRolled)[-1]
    return last.number


def first_round_with(*effects: Effect) -> int:
    return min(job.round for job in rules_of(3).board.job if job.effect in effects)


@rule("LCN-127", "LCN-132", "LCN-135")
def test_cards_are_turned_over_from_round_one_on_killed_from_two_and_shot_from_three() -> None:
    assert first_round_with(Effect.BASH_BUSINESSMAN) == 1
    assert first_round_with(Effect.VANDALISM) == 1
    assert first_round_with(Effect.KILL_BUSINESSMAN) == 2
    assert first_round_with(Effect.ARSON, Effect.CAR_BOMB) == 3
    assert first_round_with(Effect.ASSASSINATION, Effect.DRIVE_BY_SHOOTING) == 3


@rule("LCN-127", "LCN-130")
def test_a_deactivated_business_is_out_for_the_rest_of_the_round_and_no_longer() -> None:
    table = LcnTable(round=1).give("red", businesses="lawyer")
    table.task("yellow-1", "bash_businessman").task("green-1", "gas_station_robbery")
    table.attack("yellow-1", "red").dice(2).hit("red lawyer")
    assert table.heard(BusinessDeactivated) == [
        BusinessDeactivated(2, table.business("red", "lawyer"), 0)
    ]
    assert table.businesses("red") == "lawyer"
    assert not table.state.view(SPECTATOR).families[2].businesses[0].active
    table.abandon("green-1")
    assert table.state.round == 2
    assert table.is_active("red lawyer")
    assert table.cash("red") == 0


@rule("LCN-128", "LCN-127")
def test_a_deactivated_gangster_loses_his_job_which_is_discarded_face_down() -> None:
    table = LcnTable().task("red-2", "usury").task("green-1", "theft")
    table.lay("henchman", "red-2").task("yellow-3", "car_bomb")
    table.attack("yellow-3", "red").dice(4, 1, 1).hit("red-2").no()
    assert table.heard(ManDeactivated) == [ManDeactivated(2, man("red-2"), 0)]
    assert table.heard(TaskLost) == [TaskLost(2, man("red-2"), False)]
    assert not table.has_task("red-2")
    assert (table.hidden_jobs(), table.open_jobs()) == (1, ["car_bomb"])
    assert table.discarded("henchman") == 1
    assert table.men("red") == ["red-1", "red-2", "red-3"]
    assert table.turn == "green"


@rule("LCN-128", "LCN-56")
def test_who_has_lost_the_only_task_with_the_gangster_is_skipped() -> None:
    table = LcnTable().task("green-2", "usury").task("red-1", "theft")
    table.task("yellow-3", "car_bomb").attack("yellow-3", "green")
    table.dice(4, 1, 1).hit("green-2").no()
    assert table.turn == "red"


@rule("LCN-129")
def test_a_deactivated_business_meets_no_prerequisite() -> None:
    table = LcnTable().give("yellow", businesses="garage").deactivate("yellow garage")
    table.task("yellow-2", "car_theft").task("green-1", "theft").execute("yellow-2")
    assert table.heard(JobLapsed) == [JobLapsed(0, table.kind("car_theft"))]
    assert table.heard(DiceRolled) == []
    assert table.cash("yellow") == 0


@rule("LCN-129", "LCN-87")
def test_deal_markers_on_a_deactivated_business_go_back() -> None:
    """TC23."""
    table = LcnTable(4, round=1).give("purple", businesses="lawyer")
    table.marker("red", "purple", "lawyer").marker("green", "purple", "lawyer")
    table.task("yellow-1", "bash_businessman").task("green-1", "theft")
    card = table.business("purple", "lawyer")
    table.attack("yellow-1", "purple").dice(6).hit("purple lawyer")
    assert table.heard(MarkerReturned) == [MarkerReturned(1, card), MarkerReturned(2, card)]
    assert (table.markers("red"), table.markers("green")) == (0, 0)


@rule("LCN-130")
def test_everything_is_active_again_before_anybody_draws() -> None:
    table = LcnTable(round=2).give("red", businesses="politician casino")
    table.deactivate("red politician", "red casino", "red-2", "green-1").end_actions()
    assert table.step == "object"  # jobs have been dealt, influence cards come next
    assert (table.state.crew.off, table.state.town.off) == (0, 0)
    assert table.cash("red") == 0
    for colour in ("yellow", "green", "red"):
        table.act(KEEP, colour)
    assert [len(table.influence(each).split()) for each in ("yellow", "green", "red")] == [2, 2, 3]


@rule("LCN-130", "LCN-127")
def test_within_the_round_nothing_turns_active_again() -> None:
    table = LcnTable().give("red", businesses="pimp").deactivate("red pimp", "red-2")
    table.task("yellow-1", "theft").task("green-1", "usury").abandon("yellow-1")
    assert not table.is_active("red pimp")
    assert not table.is_active("red-2")


@rule("LCN-131", "LCN-E44")
def test_a_deactivated_card_cannot_be_hit_again() -> None:
    table = LcnTable().deactivate("red-2").task("yellow-3", "car_bomb").attack("yellow-3", "red")
    assert table.legal() == {"victim_man red-1", "victim_man red-3"}
    refusal = table.refused(Do.VICTIM_MAN[man("red-2")])
    assert (refusal.rule, refusal.reason) == ("LCN-69", "not_a_victim")


@rule("LCN-131")
def test_a_player_whose_cards_are_all_deactivated_is_no_target() -> None:
    table = LcnTable().give("red", businesses="pimp").give("green", businesses="cop")
    table.deactivate("red pimp").task("yellow-3", "persuasion").execute("yellow-3")
    assert table.legal() == {"target green", "abandon yellow-3"}
    assert table.refused(Do.TARGET[seat("red")]).rule == "LCN-E54"


@rule("LCN-132", "LCN-133")
@pytest.mark.parametrize(
    ("job", "victim", "dice"),
    [("kill_businessman", "red lawyer", (3, 3, 1)), ("arson", "red casino", (4, 4, 1))],
)
def test_businessmen_are_killed_and_companies_destroyed_and_go_under_the_stack(
    job: str, victim: str, dice: tuple[int, int, int]
) -> None:
    table = LcnTable().give("red", businesses="lawyer casino")
    card = table.business_called(victim)
    stack = table.state.view(SPECTATOR).stack
    table.task("yellow-3", job).task("green-1", "theft").attack("yellow-3", "red")
    table.dice(*dice).hit(victim)
    assert table.heard(BusinessGone) == [BusinessGone(2, card, 0)]
    assert table.businesses("red") == ("casino" if "lawyer" in victim else "lawyer")
    assert table.state.view(SPECTATOR).stack == stack + 1
    assert table.state.town.stack[-1] == just(card)
    assert table.trophies("yellow") == []


@rule("LCN-132")
def test_killers_are_for_people_and_arsonists_for_companies() -> None:
    table = LcnTable().give("red", businesses="lawyer casino").task("yellow-3", "kill_businessman")
    table.attack("yellow-3", "red")
    assert table.legal() == {"victim_business lawyer"}
    company = table.refused(Do.VICTIM_BUSINESS[table.business("red", "casino")])
    assert (company.rule, company.reason) == ("LCN-69", "not_a_victim")
    table = LcnTable().give("red", businesses="lawyer casino").task("yellow-3", "arson")
    table.attack("yellow-3", "red")
    assert table.legal() == {"victim_business casino"}
    person = table.refused(Do.VICTIM_BUSINESS[table.business("red", "lawyer")])
    assert (person.rule, person.reason) == ("LCN-69", "not_a_victim")


@rule("LCN-133", "LCN-87")
def test_markers_on_a_killed_businessman_go_back() -> None:
    table = LcnTable().give("red", businesses="lawyer").marker("green", "red", "lawyer")
    table.task("yellow-3", "kill_businessman").task("green-1", "theft").attack("yellow-3", "red")
    assert table.markers("green") == 1
    table.dice(3, 3, 1).hit("red lawyer")
    assert table.markers("green") == 0


@rule("LCN-E91", "LCN-54")
def test_a_card_that_goes_back_to_an_empty_stack_fills_a_gap_of_the_market() -> None:
    table = LcnTable(market="pimp").task("yellow-1", "buy casino").task("red-1", "usury")
    table.state.town.stack = []
    table.abandon("yellow-1")
    assert table.market() == ["pimp", "casino", None, None]
    assert table.state.town.stack == []
    assert table.heard(MarketFilled) == [MarketFilled(1, table.state.town.market[1])]


@rule("LCN-E91", "LCN-133")
def test_a_killed_businessman_comes_straight_back_if_the_market_waits_for_cards() -> None:
    table = LcnTable(market="pimp pimp pimp").give("red", businesses="lawyer cop")
    table.task("yellow-3", "kill_businessman@3").task("red-1", "usury")
    table.state.town.stack = []
    table.attack("yellow-3", "red").dice(6, 6, 6).hit("red lawyer").all_pass()
    assert table.market() == ["pimp", "pimp", "pimp", "lawyer"]


@rule("LCN-133")
def test_a_killed_businessman_is_the_last_to_come_back_to_the_market() -> None:
    table = LcnTable(market="pimp pimp pimp cop").give("red", businesses="lawyer")
    table.state.town.stack = [int(just(table.take_business("casino")))]
    table.give("yellow", cash=20_000).task("yellow-3", "kill_businessman")
    table.task("yellow-2", "exceptional_offer").task("yellow-1", "connections")
    table.attack("yellow-3", "red").dice(3, 3, 1).hit("red lawyer")
    table.dice(3, 3).execute("yellow-2").act(Do.TAKE[0])
    assert table.market() == ["casino", "pimp", "pimp", "cop"]
    table.dice(3).execute("yellow-1").act(Do.TAKE[1])
    assert table.market() == ["casino", "lawyer", "pimp", "cop"]


@rule("LCN-134", "LCN-132")
def test_a_killed_gangster_is_out_of_the_game_and_a_trophy_of_his_killer() -> None:
    """TC11c."""
    table = LcnTable(turn="red").give("yellow", men="yellow-r4").task("red-2", "assassination")
    table.task("green-1", "theft").attack("red-2", "yellow").dice(4, 4).hit("yellow-r4")
    assert number_rolled_for(table) == 4
    assert table.men("yellow") == ["yellow-1", "yellow-2", "yellow-3"]
    assert table.trophies("red") == ["yellow-r4"]
    assert table.heard(ManKilled) == [ManKilled(0, man("yellow-r4"), 2, "assassination")]
    family = table.state.view(SPECTATOR).families[0]
    assert man("yellow-r4") not in family.recruits
    table.abandon("green-1")
    assert "yellow-r4" not in table.men("yellow")


@rule("LCN-134")
def test_the_cards_lying_on_a_killed_gangster_are_discarded() -> None:
    table = LcnTable().task("red-1", "usury").task("green-1", "theft")
    for card in ("henchman", "saboteur", "machine_pistol", "distraction"):
        table.lay(card, "red-1")
    table.task("yellow-3", "assassination").attack("yellow-3", "red")
    table.dice(2, 2, 1).hit("red-1").no()
    assert table.trophies("yellow") == ["red-1"]
    cards = ("henchman", "saboteur", "machine_pistol", "distraction")
    assert [table.discarded(card) for card in cards] == [1, 1, 1, 1]


@rule("LCN-134")
def test_help_that_waited_for_a_task_is_discarded_with_the_killed_gangster() -> None:
    table = LcnTable().task("green-1", "theft").lay("henchman", "red-1").lay("saboteur", "red-1")
    table.task("yellow-3", "assassination").attack("yellow-3", "red").dice(2, 2, 2).hit("red-1")
    assert table.trophies("yellow") == ["red-1"]
    assert [table.discarded(card) for card in ("henchman", "saboteur")] == [1, 1]


@rule("LCN-135")
@pytest.mark.parametrize(("victim", "number"), [("1", 1), ("2", 2), ("3", 3), ("r2", 2), ("r4", 4)])
def test_for_a_life_each_die_must_show_the_strength_of_the_victim(victim: str, number: int) -> None:
    """TC12: a victim of strength 3 needs two dice of 3 or more."""
    table = LcnTable().give("red", men="red-r2 red-r4").task("yellow-3", "assassination")
    table.task("green-1", "theft").attack("yellow-3", "red")
    table.dice(number, number, 1).hit(f"red-{victim}")
    assert number_rolled_for(table) == number
    assert table.trophies("yellow") == [f"red-{victim}"]


@rule("LCN-135", "LCN-67")
def test_one_success_is_not_enough_for_a_life() -> None:
    """TC11."""
    table = LcnTable(turn="red").give("yellow", men="yellow-r4").task("red-2", "assassination")
    table.task("green-1", "theft").attack("red-2", "yellow").dice(3, 5).hit("yellow-r4")
    assert "yellow-r4" in table.men("yellow")
    assert table.is_active("yellow-r4")
    assert table.heard(ManKilled) == []
    assert table.open_jobs() == ["assassination"]


@rule("LCN-135")
@pytest.mark.parametrize(("card", "number"), [("machine_pistol", 3), ("distraction", 1)])
def test_what_changes_the_strength_of_the_victim_changes_the_number(card: str, number: int) -> None:
    table = LcnTable().lay(card, "red-2").task("yellow-2", "assassination")
    table.attack("yellow-2", "red").hit("red-2")
    assert number_rolled_for(table) == number


@rule("LCN-136")
@pytest.mark.parametrize("task", ["usury", "buy casino"])
def test_a_victim_who_still_has_a_task_is_one_harder_to_hit(task: str) -> None:
    """TC11b: 5 and 5 are needed for a man of strength 4 with a job or a purchase."""
    table = LcnTable(turn="red").give("yellow", men="yellow-r4").task("yellow-r4", task)
    table.task("red-2", "assassination").attack("red-2", "yellow").dice(4, 5).hit("yellow-r4")
    assert number_rolled_for(table) == 5
    assert "yellow-r4" in table.men("yellow")
    assert table.has_task("yellow-r4")


@rule("LCN-136")
def test_tasks_of_other_gangsters_do_not_make_the_victim_harder_to_hit() -> None:
    table = LcnTable().task("red-1", "usury").task("yellow-2", "assassination")
    table.attack("yellow-2", "red").hit("red-2")
    assert number_rolled_for(table) == 2


@rule("LCN-137", "LCN-134")
def test_the_job_of_a_killed_gangster_is_discarded_with_him() -> None:
    """TC11d."""
    table = LcnTable(turn="red").give("yellow", men="yellow-r4").task("yellow-r4", "usury")
    table.task("red-2", "assassination").task("green-1", "theft")
    table.attack("red-2", "yellow").dice(5, 6).hit("yellow-r4").no()
    assert table.trophies("red") == ["yellow-r4"]
    assert table.heard(TaskLost) == [TaskLost(0, man("yellow-r4"), False)]
    assert (table.hidden_jobs(), table.open_jobs()) == (1, ["assassination"])
    assert table.turn == "green"


@rule("LCN-137")
def test_the_purchase_of_a_killed_gangster_goes_under_the_stack() -> None:
    """TC11d with a business."""
    table = LcnTable(turn="red").task("yellow-3", "buy casino").marker("green", "yellow", "casino")
    card = table.business("yellow", "casino")
    table.task("red-2", "assassination").task("green-1", "theft")
    table.attack("red-2", "yellow").dice(5, 6).hit("yellow-3")
    assert table.heard(PurchaseLost) == [PurchaseLost(0, man("yellow-3"), card, False)]
    assert table.state.town.stack[-1] == just(card)
    assert table.markers("green") == 0
    assert table.businesses("yellow") == ""
