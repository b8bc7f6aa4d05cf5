"""LCN-155 to LCN-160 and LCN-E2, E4, E38, E63: the abilities of Businessmen, and the influence
stack that Politicians empty faster."""

from typing import Any

import pytest

from backroom.games.la_cosa_nostra.actions import KEEP, Do
from backroom.games.la_cosa_nostra.events.jobs import (
    DiceRolled,
    DieRerolled,
)
from backroom.games.la_cosa_nostra.events.rounds import (
    InfluenceDrawn,
    InfluenceShuffled,
    LawyerUsed,
    Peeked,
)
from backroom.games.la_cosa_nostra.rules import INFLUENCE_NAMES
from backroom.games.la_cosa_nostra.trade.terms import Side
from backroom.kernel.bundle import one_of
from backroom.kernel.seats import SPECTATOR
from builders.la_cosa_nostra import LcnTable, man, new_game, rules_of, seat
from builders.rule_marks import rule


def busy(**options: Any) -> LcnTable:
    """Yellow is in turn; the others have planned two jobs each."""
    table = LcnTable(3, **options).task("yellow-1", "usury").task("yellow-2", "coke_party")
    table.task("green-1", "trap@3").task("green-2", "car_bomb@3")
    return table.task("red-1", "lucky_number").task("red-2", "robbery@3")


def is_used(table: LcnTable, owner: str, business: str, nth: int = 0) -> bool:
    """Does everybody see that this ability has been used?"""
    card = table.business(owner, business, nth)
    (found,) = [
        each.used
        for each in table.state.view(SPECTATOR).families[seat(owner)].businesses
        if each.business == card
    ]
    return found


def lawyer_of(table: LcnTable, colour: str, nth: int = 0) -> int:
    return table.business(colour, "lawyer", nth)


# Lawyer


@rule("LCN-155", "LCN-160", "LCN-E2")
@pytest.mark.parametrize("planning", [True, False])
def test_a_lawyer_finds_out_two_planned_jobs_once_a_round(planning: bool) -> None:
    table = LcnTable(3, planning=planning).give("yellow", businesses="lawyer", jobs="theft@3")
    table.task("yellow-1", "usury").task("green-1", "trap@3").task("red-2", "robbery@3")
    table.task("red-1", "arson@3")
    assert not is_used(table, "yellow", "lawyer")
    table.act(Do.LAWYER[lawyer_of(table, "yellow")]).look("green-1").look("red-2")
    assert table.asked == ["yellow"]
    assert is_used(table, "yellow", "lawyer")
    assert table.heard(LawyerUsed) == [LawyerUsed(0, lawyer_of(table, "yellow"))]
    assert [event.man for event in table.heard(Peeked)] == [man("green-1"), man("red-2")]
    refusal = table.refused(Do.LAWYER[lawyer_of(table, "yellow")])
    assert (refusal.rule, refusal.reason) == ("LCN-155", "no_idle_lawyer")


@rule("LCN-155")
def test_both_jobs_may_belong_to_one_player() -> None:
    table = busy().give("yellow", businesses="lawyer")
    table.act(Do.LAWYER[lawyer_of(table, "yellow")]).look("red-1").look("red-2")
    assert table.step == "turn"
    assert table.heard(Peeked) == [Peeked(0, man("red-1"), 2), Peeked(0, man("red-2"), 2)]


@rule("LCN-155", "LCN-160", "LCN-130")
def test_in_the_next_round_the_lawyer_works_again() -> None:
    table = LcnTable(3, round=2).give("yellow", businesses="lawyer").task("yellow-1", "theft:3@2")
    table.task("green-1", "birthday_party")
    table.act(Do.LAWYER[lawyer_of(table, "yellow")]).look("green-1")
    table.abandon("yellow-1").abandon("green-1").all_pass()
    assert (table.state.round, table.stage) == (3, "draw")
    assert not is_used(table, "yellow", "lawyer")


@rule("LCN-E2")
def test_the_lawyer_keeps_the_times_of_the_spy() -> None:
    table = busy().give("green", businesses="lawyer", influence="schemer")
    lawyer = Do.LAWYER[lawyer_of(table, "green")]
    assert table.refused(lawyer, "green").rule == "LCN-E86"
    table.abandon("yellow-1").abandon("green-1")
    assert (table.step, table.turn, table.asked) == ("gap", "red", ["green"])
    assert table.refused(lawyer).rule == "LCN-E1"


@rule("LCN-E2", "LCN-V2")
def test_with_free_spying_the_lawyer_too_works_before_every_turn() -> None:
    table = busy(spying="free").give("green", businesses="lawyer").abandon("yellow-1")
    table.abandon("green-1")
    assert (table.step, table.turn, table.asked) == ("gap", "red", ["green"])
    table.act(Do.LAWYER[lawyer_of(table, "green")]).look("red-1").look("red-2").no()
    # A Lawyer who has been used is no reason to ask any more.
    table.abandon("red-1")
    assert (table.step, table.asked) == ("turn", ["yellow"])
    table.abandon("yellow-2")
    assert (table.step, table.asked) == ("turn", ["green"])


@rule("LCN-E2", "LCN-57")
def test_a_lawyer_bought_in_this_round_may_be_used_at_once() -> None:
    table = LcnTable(3).give("yellow", cash=2000).task("yellow-1", "buy lawyer")
    table.task("yellow-2", "usury").task("green-1", "trap@3").task("green-2", "arson@3")
    assert table.refused(Do.LAWYER[table.business("yellow", "lawyer")]).rule == "LCN-155"
    table.execute("yellow-1").abandon("green-2")
    table.act(Do.LAWYER[lawyer_of(table, "yellow")]).look("green-1")
    assert is_used(table, "yellow", "lawyer")


@rule("LCN-E2", "LCN-E63")
def test_a_used_lawyer_stays_used_in_other_hands() -> None:
    """Traded to green, who may use him only in the next round."""
    table = busy().give("yellow", businesses="lawyer*2")
    used, fresh = lawyer_of(table, "yellow", 0), lawyer_of(table, "yellow", 1)
    table.act(Do.LAWYER[used]).look("green-1").look("green-2")
    table.deal("yellow", "green", Side(businesses=(used, fresh)), Side(cash=0))
    table.abandon("yellow-1")
    assert table.asked == ["green"]
    assert is_used(table, "green", "lawyer", 0)
    assert table.refused(Do.LAWYER[used]).rule == "LCN-155"
    assert table.state.refuse(seat("green"), Do.LAWYER[fresh]) is None


@rule("LCN-E63", "LCN-E2")
def test_a_used_lawyer_who_is_persuaded_stays_used() -> None:
    table = busy().give("yellow", businesses="lawyer").task("green-3", "persuasion@3")
    lawyer = lawyer_of(table, "yellow")
    table.act(Do.LAWYER[lawyer]).look("red-1").look("red-2").abandon("yellow-1")
    table.attack("green-3", "yellow").dice(4, 4, 1).hit("yellow lawyer").all_pass()
    assert table.businesses("green") == "lawyer"
    assert is_used(table, "green", "lawyer")
    while table.asked != ["green"]:
        table.abandon(next(name for name in table.men(table.asked[0]) if table.has_task(name)))
    assert table.refused(Do.LAWYER[lawyer]).rule == "LCN-155"


@rule("LCN-E2", "LCN-E63")
def test_a_fresh_lawyer_who_is_persuaded_may_be_used_at_once() -> None:
    table = busy().give("green", businesses="lawyer").task("yellow-3", "persuasion@3")
    table.attack("yellow-3", "green").dice(4, 4, 1).hit("green lawyer").all_pass()
    table.abandon("green-1").abandon("red-1")
    assert table.asked == ["yellow"]
    table.act(Do.LAWYER[lawyer_of(table, "yellow")]).look("green-2")
    assert is_used(table, "yellow", "lawyer")


@rule("LCN-E63")
def test_a_used_lawyer_who_is_killed_and_bought_again_stays_used() -> None:
    """Green owns the other two, so the next Lawyer that comes into the market is the dead one."""
    table = busy().give("yellow", businesses="lawyer", cash=8000)
    table.give("green", businesses="lawyer*2")
    table.task("red-3", "kill_businessman@3").task("yellow-3", "exceptional_offer@3")
    lawyer = lawyer_of(table, "yellow")
    table.act(Do.LAWYER[lawyer]).look("red-1").look("red-2").abandon("yellow-1")
    table.abandon("green-1").attack("red-3", "yellow").dice(3, 3, 3).hit("yellow lawyer").all_pass()
    assert table.businesses("yellow") == ""
    table.state.town.market[0] = table.take_business("lawyer")
    table.dice(3, 3, 1).execute("yellow-3").act(Do.TAKE[0])
    assert table.businesses("yellow") == "lawyer"
    assert is_used(table, "yellow", "lawyer")
    table.abandon("green-2").abandon("red-1")
    assert table.asked == ["yellow"]
    assert table.refused(Do.LAWYER[lawyer]).rule == "LCN-155"


@rule("LCN-155", "LCN-131")
def test_a_deactivated_lawyer_does_not_work() -> None:
    table = busy().give("yellow", businesses="lawyer").deactivate("yellow lawyer")
    assert table.refused(Do.LAWYER[lawyer_of(table, "yellow")]).rule == "LCN-155"


@rule("LCN-158", "LCN-155")
def test_a_marker_on_somebody_elses_lawyer_gives_no_right_to_his_ability() -> None:
    table = busy().give("red", businesses="lawyer").marker("yellow", "red", "lawyer")
    assert not [choice for choice in table.legal() if choice.startswith("lawyer")]
    assert table.refused(Do.LAWYER[lawyer_of(table, "red")]).rule == "LCN-155"
    # Nor does it take anything from the owner.
    table.abandon("yellow-1").abandon("green-1")
    assert table.state.refuse(seat("red"), Do.LAWYER[lawyer_of(table, "red")]) is None


@rule("LCN-159", "LCN-155")
def test_two_lawyers_find_out_four_jobs() -> None:
    table = busy().give("yellow", businesses="lawyer*2")
    table.act(Do.LAWYER[lawyer_of(table, "yellow", 1)]).look("green-1").look("red-1")
    assert (is_used(table, "yellow", "lawyer", 0), is_used(table, "yellow", "lawyer", 1)) == (
        False,
        True,
    )
    table.act(Do.LAWYER[lawyer_of(table, "yellow", 0)]).look("green-2").look("red-2")
    assert len(table.heard(Peeked)) == 4


# Cop


def cash_job(cops: int, dice: tuple[int, ...], **options: Any) -> LcnTable:
    """Yellow does a Gas Station Robbery (2: $2,000 / $1,000) with a man of strength 2."""
    table = LcnTable(3, round=1, **options).task("yellow-2", "gas_station_robbery")
    table.task("yellow-1", "credit_card_fraud").task("green-1", "buy casino")
    table.task("green-3", "buy pimp")
    if cops:
        table.give("yellow", businesses=f"cop*{cops}")
    return table.dice(*dice).execute("yellow-2")


@rule("LCN-157", "LCN-160", "LCN-E4")
def test_a_cop_lets_one_die_of_a_cash_job_be_rolled_again() -> None:
    table = cash_job(1, (1, 5))
    assert (table.step, table.asked) == ("reroll", ["yellow"])
    assert table.legal() == {"stand", "reroll 0", "reroll 1"}
    table.dice(2).act(Do.REROLL[0])
    assert [(event.was, event.now) for event in table.heard(DieRerolled)] == [(1, 2)]
    assert table.heard(DiceRolled)[-1].dice == (2, 5)
    assert table.cash("yellow") == 2000
    assert is_used(table, "yellow", "cop")


@rule("LCN-157", "LCN-E4")
def test_nobody_has_to_use_a_cop_and_a_new_roll_may_be_worse() -> None:
    table = cash_job(1, (1, 5)).act(Do.STAND[0])
    assert table.cash("yellow") == 1000
    assert not is_used(table, "yellow", "cop")
    worse = cash_job(1, (2, 5)).dice(1).act(Do.REROLL[0])
    assert worse.cash("yellow") == 1000


@rule("LCN-157", "LCN-E4")
def test_a_cop_works_once_a_round() -> None:
    table = cash_job(1, (1, 5)).dice(1).act(Do.REROLL[0]).abandon("green-1").dice(3)
    table.execute("yellow-1")
    # Paid without a question: the Cop has been used.
    assert len(table.heard(DieRerolled)) == 1
    assert table.cash("yellow") == 1000 + 2000


@rule("LCN-157", "LCN-E4")
def test_a_failed_roll_may_be_saved_by_a_cop() -> None:
    table = cash_job(1, (1, 1)).dice(6).act(Do.REROLL[1])
    assert table.cash("yellow") == 1000


@rule("LCN-157")
def test_there_is_no_third_die_to_roll_again() -> None:
    refusal = cash_job(1, (1, 1)).refused(Do.REROLL[2])
    assert (refusal.rule, refusal.reason) == ("LCN-157", "no_such_die")


@rule("LCN-159", "LCN-E4")
@pytest.mark.parametrize(("second_die", "now", "paid"), [(1, (2, 3), 2000), (0, (3, 1), 1000)])
def test_two_cops_roll_two_dice_again_or_the_same_die_twice(
    second_die: int, now: tuple[int, int], paid: int
) -> None:
    table = cash_job(2, (1, 1)).dice(2, 3).act(Do.REROLL[0])
    assert table.step == "reroll"
    table.act(Do.REROLL[second_die])
    assert table.heard(DiceRolled)[-1].dice == now
    assert table.cash("yellow") == paid
    assert is_used(table, "yellow", "cop", 0)
    assert is_used(table, "yellow", "cop", 1)


@rule("LCN-157", "LCN-E4")
def test_without_an_active_cop_the_dice_stand() -> None:
    table = LcnTable(3, round=1).task("yellow-2", "gas_station_robbery").task("green-1", "buy pimp")
    table.give("yellow", businesses="cop").deactivate("yellow cop").dice(1, 1).execute("yellow-2")
    assert (table.step, table.asked) == ("turn", ["green"])
    assert cash_job(0, (1, 5)).cash("yellow") == 1000


@rule("LCN-157")
@pytest.mark.parametrize("title", ["theft:3@1", "property_damage"])
def test_a_cop_does_not_help_with_attacks(title: str) -> None:
    table = LcnTable(3, round=1).give("yellow", businesses="cop").give("red", cash=5000)
    table.task("yellow-2", title).task("green-1", "buy casino").dice(1, 1).attack("yellow-2", "red")
    assert (table.step, table.asked) == ("turn", ["green"])
    assert table.cash("red") == 5000


@rule("LCN-157", "LCN-E4")
def test_a_cop_never_helps_a_robbery_nor_other_jobs() -> None:
    table = LcnTable(3).give("red", businesses="cop").task("red-1", "robbery@3")
    table.task("yellow-3", "gas_station_robbery").task("red-3", "money_laundering@3")
    table.dice(6, 6, 6).execute("yellow-3").dice(1).act(
        next(each for each in table.state.legal(2) if each.name == "rob"), "red"
    )
    assert table.cash("yellow") == 2000
    assert (table.step, table.asked) == ("turn", ["red"])
    table.give("red", cash=9000).dice(1, 1, 1).execute("red-3")
    assert table.laundered("red") == 0
    assert table.heard(DieRerolled) == []


@rule("LCN-E4")
def test_being_a_prerequisite_does_not_use_up_a_cop() -> None:
    """Cigarette Smuggling (3: $6,000 / $4,000) needs a Cop."""
    table = LcnTable(3, round=1).give("yellow", businesses="cop")
    table.task("yellow-1", "cigarette_smuggling").task("green-1", "buy casino")
    table.dice(1).execute("yellow-1")
    assert table.step == "reroll"
    table.dice(3).act(Do.REROLL[0])
    assert table.cash("yellow") == 4000


@rule("LCN-158", "LCN-E4")
def test_a_marker_on_a_cop_meets_the_prerequisite_but_brings_no_second_try() -> None:
    table = LcnTable(3, round=1).give("red", businesses="cop").marker("yellow", "red", "cop")
    table.task("yellow-1", "cigarette_smuggling").task("green-1", "buy casino")
    table.dice(1).execute("yellow-1")
    assert (table.step, table.asked) == ("turn", ["green"])
    assert [event.dice for event in table.heard(DiceRolled)] == [(1,)]


@rule("LCN-E4", "LCN-141")
def test_the_cop_comes_before_the_robbers() -> None:
    """A roll that fails and is saved by the Cop can be robbed; nobody is asked before."""
    table = LcnTable(3).give("yellow", businesses="cop").task("yellow-1", "gas_station_robbery")
    table.task("red-3", "robbery@3").dice(1).execute("yellow-1")
    assert (table.step, table.asked) == ("reroll", ["yellow"])
    table.dice(2).act(Do.REROLL[0])
    assert (table.step, table.asked) == ("robbery", ["red"])


@rule("LCN-E63", "LCN-157")
def test_a_used_cop_who_is_traded_does_not_work_a_second_time_in_this_round() -> None:
    table = cash_job(1, (1, 5)).dice(2).act(Do.REROLL[0]).task("green-2", "drug_delivery")
    table.give("green", businesses="drug_dealer")
    cop = table.business("yellow", "cop")
    table.deal("yellow", "green", Side(businesses=(cop,)), Side())
    table.dice(1, 1).execute("green-2")
    assert table.step == "turn"
    assert len(table.heard(DieRerolled)) == 1


# Politician, and the influence stack


def drawn_in_round(table: LcnTable) -> dict[int, int]:
    """How many influence cards each seat draws when the next round begins."""
    table.all_pass()
    assert table.stage == "draw"
    for each in range(table.state.seats):
        table.state.apply(each, KEEP)
    found: dict[int, int] = {}
    for event in table.heard(InfluenceDrawn):
        found[event.seat] = found.get(event.seat, 0) + event.count
    return found


def end_of_round(round: int, **options: Any) -> LcnTable:
    """Yellow's last task of this round is about to be abandoned."""
    return LcnTable(3, round=round, market="pimp pimp pimp pimp", **options).task(
        "yellow-1", "buy casino"
    )


@rule("LCN-156", "LCN-159", "LCN-36")
def test_each_active_politician_brings_one_more_influence_card() -> None:
    """TC26: with two Politicians four cards in round II, with one three, with none two."""
    table = end_of_round(1).give("yellow", businesses="politician*2")
    table.give("red", businesses="politician").abandon("yellow-1")
    assert drawn_in_round(table) == {0: 4, 1: 2, 2: 3}
    assert [len(table.influence(each).split()) for each in ("yellow", "green", "red")] == [4, 2, 3]


@rule("LCN-156", "LCN-158")
def test_a_marker_on_a_politician_brings_no_card() -> None:
    table = end_of_round(2).give("yellow", businesses="politician")
    table.marker("green", "yellow", "politician").abandon("yellow-1")
    assert drawn_in_round(table) == {0: 3, 1: 2, 2: 2}


@rule("LCN-156", "LCN-159", "LCN-20")
def test_the_politician_of_the_calmuti_brings_a_card_in_round_one_already() -> None:
    """Red begins with one; the start set has three cards."""
    state, told = new_game(3)
    for each in range(3):
        state.apply(each, KEEP)
    assert [family.influence for family in state.view(SPECTATOR).families] == [3, 3, 4]
    drawn = [each.event for each in told if isinstance(each.event, InfluenceDrawn)]
    assert drawn == [InfluenceDrawn(2, 1)]


def leave_in_stack(table: LcnTable, cards: int) -> None:
    """So many Snitches are left in the influence stack, nothing else; one Henchman lies open on the
    discard pile."""
    table.state.influence.pile = int(cards * one_of(INFLUENCE_NAMES.index("snitch")))
    table.state.influence.shown = int(one_of(INFLUENCE_NAMES.index("henchman")))


@rule("LCN-E38")
def test_when_the_influence_stack_is_empty_the_discards_become_the_new_one() -> None:
    table = end_of_round(2).abandon("yellow-1").all_pass()
    leave_in_stack(table, 5)
    # Face down lies what red has dropped for the hand limit.
    table.state.influence.secret[2] = int(2 * one_of(INFLUENCE_NAMES.index("saboteur")))
    assert drawn_in_round(table) == {0: 2, 1: 2, 2: 2}
    assert table.heard(InfluenceShuffled) == [InfluenceShuffled(3)]
    view = table.state.view(SPECTATOR)
    assert (view.influence_pile, sum(view.shown_influence), view.hidden_influence) == (2, 0, 0)
    # Clockwise from green, the new start player: the last one has got one of each stack.
    assert table.influence("green") == table.influence("red") == "snitch snitch"
    hand = table.influence("yellow").split()
    assert hand[0] == "snitch"
    assert hand[1] in ("henchman", "saboteur")


@rule("LCN-E38")
def test_if_both_are_empty_nobody_draws() -> None:
    table = end_of_round(2).abandon("yellow-1").all_pass()
    leave_in_stack(table, 2)
    # Green, the new start player, takes the rest, red the one discard, yellow nothing.
    assert drawn_in_round(table) == {1: 2, 2: 1}
    assert table.influence("red") == "henchman"
    assert table.influence("yellow") == ""
    assert table.stage == "planning"
    assert table.state.view(SPECTATOR).influence_pile == 0


@rule("LCN-E38", "LCN-100")
@pytest.mark.parametrize(
    ("option", "total", "docs", "saboteurs"), [("cards_33", 33, 2, 2), ("cards_35", 35, 3, 3)]
)
def test_there_are_33_influence_cards_or_35(
    option: str, total: int, docs: int, saboteurs: int
) -> None:
    stock = LcnTable(3, influence_deck=option).state.stock()
    counted = {name: stock[f"card {name}"] for name in INFLUENCE_NAMES}
    assert counted == {
        "snitch": 8,
        "spy": 4,
        "emergency_doc": docs,
        "henchman": 5,
        "saboteur": saboteurs,
        "machine_pistol": 4,
        "distraction": 3,
        "schemer": 5,
    }
    assert sum(counted.values()) == total
    assert rules_of(3).options["influence_deck"] == "cards_33"
