"""LCN-99 to LCN-106, LCN-V2 and LCN-E1, E3: influence cards on top of a turn, looking at planned
jobs, and the market sent away."""

from typing import Any

import pytest

from backroom.games.la_cosa_nostra.actions import KEEP, PASS, Do
from backroom.games.la_cosa_nostra.events.rounds import (
    InfluenceDrawn,
    InfluencePlayed,
    JobSeen,
    LawyerUsed,
    MarketCleared,
    MarketFilled,
    Peeked,
)
from backroom.games.la_cosa_nostra.rules import INFLUENCE_NAMES
from backroom.kernel.actions import Action
from backroom.kernel.rng import fast_rng
from builders.la_cosa_nostra import LcnTable, man, seat
from builders.rule_marks import rule

SNITCH, SPY = INFLUENCE_NAMES.index("snitch"), INFLUENCE_NAMES.index("spy")


def busy(*, turn: str = "yellow", planning: bool = False, **options: Any) -> LcnTable:
    """Everybody has planned two jobs of round III; the men of strength 3 are without a task."""
    table = LcnTable(3, round=3, turn=turn, planning=planning, **options)
    table.task("yellow-1", "usury").task("yellow-2", "coke_party")
    table.task("green-1", "trap@3").task("green-2", "car_bomb@3")
    return table.task("red-1", "lucky_number").task("red-2", "robbery@3")


def seen_on(table: LcnTable, viewer: str, name: str) -> str | None:
    """The job that this player sees on the gangster."""
    for family in table.state.view(seat(viewer)).families:
        for each in family.men:
            if each.man == man(name) and each.task is not None and each.task.job is not None:
                return table.rules.board.job[each.task.job].title
    return None


@rule("LCN-104", "LCN-101", "LCN-E1")
@pytest.mark.parametrize("planning", [True, False])
def test_a_snitch_finds_out_one_planned_job_in_ones_own_turn(planning: bool) -> None:
    table = busy(planning=planning).give("yellow", influence="snitch", jobs="theft@3")
    asked_before = table.step
    assert seen_on(table, "yellow", "red-1") is None
    table.act(Do.SNITCH[0]).look("red-1")
    assert seen_on(table, "yellow", "red-1") == "lucky_number"
    assert seen_on(table, "yellow", "red-2") is None
    # One look, and the card is gone; the turn goes on where it was.
    assert (table.step, table.asked) == (asked_before, ["yellow"])
    assert table.influence("yellow") == ""
    assert table.discarded("snitch") == 1
    assert table.heard(InfluencePlayed) == [InfluencePlayed(0, SNITCH)]


@rule("LCN-106", "LCN-E3")
@pytest.mark.parametrize(
    ("first", "second", "titles"),
    [
        ("green-1", "green-2", ("trap", "car_bomb")),
        ("green-2", "red-2", ("car_bomb", "robbery")),
    ],
)
def test_a_spy_finds_out_two_jobs_of_one_player_or_of_two(
    first: str, second: str, titles: tuple[str, str]
) -> None:
    table = busy().give("yellow", influence="spy").act(Do.SPY[0])
    assert table.legal() == {"peek green-1", "peek green-2", "peek red-1", "peek red-2", "pass"}
    table.look(first)
    assert table.step == "peek"
    table.look(second)
    assert (seen_on(table, "yellow", first), seen_on(table, "yellow", second)) == titles
    assert table.step == "turn"
    assert table.discarded("spy") == 1


@rule("LCN-106")
def test_who_spies_need_not_look_twice() -> None:
    table = busy().give("yellow", influence="spy").act(Do.SPY[0]).look("green-1").no()
    assert table.step == "turn"
    assert [event.man for event in table.heard(Peeked)] == [man("green-1")]
    assert table.influence("yellow") == ""


@rule("LCN-E3")
def test_only_face_down_jobs_of_others_can_be_looked_at() -> None:
    table = LcnTable(3).give("yellow", influence="spy")
    table.task("yellow-1", "usury").task("green-1", "trap@3").task("green-2", "buy casino")
    table.task("red-1", "robbery@3").deactivate("red-2").act(Do.SPY[0])
    # Response cards count; an own job, a purchase and a man without a job do not.
    assert table.legal() == {"peek green-1", "peek red-1", "pass"}
    for name in ("yellow-1", "green-2", "green-3", "red-2", "red-r4"):
        refusal = table.refused(Do.PEEK[man(name)])
        assert (refusal.rule, refusal.reason) == ("LCN-E3", "nothing_to_see")


@rule("LCN-E3", "LCN-106")
def test_what_one_knows_already_is_not_looked_at_again() -> None:
    table = LcnTable(3).give("yellow", influence="snitch spy*2")
    table.task("yellow-1", "usury").task("green-1", "trap@3").task("red-1", "robbery@3")
    table.act(Do.SNITCH[0]).look("green-1").act(Do.SPY[0])
    assert table.refused(Do.PEEK[man("green-1")]).rule == "LCN-E3"
    # The second look of the Spy falls away, for there is nothing left to see.
    table.look("red-1")
    assert table.step == "turn"
    refusal = table.refused(Do.SPY[0])
    assert (refusal.rule, refusal.reason) == ("LCN-E3", "nothing_planned")
    assert table.influence("yellow") == "spy"


@rule("LCN-E3")
def test_without_a_planned_job_of_another_player_nobody_wastes_a_snitch() -> None:
    table = LcnTable(3).give("yellow", influence="snitch spy", businesses="lawyer")
    table.task("yellow-1", "usury").task("green-1", "buy casino")
    lawyer = Do.LAWYER[table.business("yellow", "lawyer")]
    for action in (Do.SNITCH[0], Do.SPY[0], lawyer):
        assert table.refused(action).reason == "nothing_planned"


@rule("LCN-105", "LCN-E78")
def test_everybody_sees_whose_job_is_looked_at_and_only_the_spy_what_it_is() -> None:
    table = busy().give("yellow", influence="snitch").act(Do.SNITCH[0]).look("green-2")
    kind = table.kind("car_bomb@3")
    assert table.heard(JobSeen, "yellow") == [JobSeen(0, man("green-2"), kind, 1)]
    for colour in ("green", "red", None):
        assert table.heard(Peeked, colour) == [Peeked(0, man("green-2"), 1)]
        assert table.heard(JobSeen, colour) == []
    assert seen_on(table, "red", "green-2") is None
    # Nothing among the choices of a spy shows or hands the card on.
    assert {"execute yellow-1", "abandon yellow-1"} <= table.legal()
    assert not [choice for choice in table.legal() if "green" in choice]


@rule("LCN-105")
def test_what_was_seen_stays_known_until_the_job_is_revealed() -> None:
    table = busy().give("yellow", influence="snitch").act(Do.SNITCH[0]).look("green-2")
    table.abandon("yellow-1")
    assert seen_on(table, "yellow", "green-2") == "car_bomb"
    table.abandon("green-2")
    assert table.state.view(seat("yellow")).known_jobs == tuple(
        sorted((table.kind("usury"), table.kind("car_bomb@3")))
    )
    assert table.state.view(seat("red")).known_jobs == ()


@rule("LCN-104", "LCN-E60")
def test_a_snitch_sends_the_whole_market_under_the_stack() -> None:
    """TC28; five cards are left in the stack, so the second time three old ones come back."""
    old = "garage building_firm waste_company night_club"
    table = LcnTable(3, market=old).give("yellow", influence="snitch*2").task("yellow-1", "usury")
    table.give("green", businesses="pimp*5 drug_dealer*5 loan_shark*5")
    table.give("red", businesses="lawyer*3 politician*3 cop*3 casino")
    before = list(table.state.town.market)
    assert table.state.view(-1).stack == 5
    table.act(Do.RENEW[0])
    first = list(table.state.town.market)
    assert not set(first) & set(before)
    assert [event.businesses for event in table.heard(MarketCleared)] == [tuple(before)]
    assert [event.business for event in table.heard(MarketFilled)] == first
    assert table.state.view(-1).stack == 5
    assert (table.influence("yellow"), table.discarded("snitch")) == ("snitch", 1)
    table.act(Do.RENEW[0])
    second = list(table.state.town.market)
    assert len(set(second) & set(before)) == 3
    assert len(set(second) - set(before) - set(first)) == 1
    assert table.step == "turn"


@rule("LCN-104", "LCN-E1")
def test_the_market_is_renewed_only_in_ones_own_turn_even_with_free_spying() -> None:
    table = busy(turn="red", spying="free", influence="any_time").task("red-3", "theft@3")
    table.give("green", influence="snitch").abandon("red-3")
    assert (table.step, table.turn, table.asked) == ("gap", "yellow", ["green"])
    refusal = table.refused(Do.RENEW[0])
    assert (refusal.rule, refusal.reason) == ("LCN-104", "not_the_time")
    assert table.state.refuse(seat("green"), Do.SNITCH[0]) is None


@rule("LCN-104", "LCN-99")
def test_the_market_may_be_renewed_while_planning_and_one_still_plans() -> None:
    table = LcnTable(3, planning=True, market="pimp cop lawyer casino")
    table.give("yellow", influence="snitch", jobs="usury").act(Do.RENEW[0])
    assert table.asked == ["yellow"]
    assert table.legal() == {"pick yellow-1", "pick yellow-2", "pick yellow-3"}


@rule("LCN-E1")
def test_in_another_players_turn_nobody_snitches() -> None:
    table = busy().give("green", influence="snitch spy schemer")
    assert table.refused(Do.SNITCH[0], "green").rule == "LCN-E86"
    table.abandon("yellow-1").abandon("green-1")
    # Before red's turn green is asked about a Schemer, and about nothing else.
    assert (table.step, table.turn, table.asked) == ("gap", "red", ["green"])
    assert table.legal() == {"pass", "scheme"}
    for action in (Do.SNITCH[0], Do.SPY[0]):
        refusal = table.refused(action)
        assert (refusal.rule, refusal.reason) == ("LCN-E1", "not_the_time")


@rule("LCN-V2", "LCN-E1", "LCN-E2")
@pytest.mark.parametrize("planning", [True, False])
def test_with_free_spying_the_others_may_look_before_every_turn(planning: bool) -> None:
    table = busy(turn="red", planning=planning, spying="free", market="pimp cop lawyer garage")
    table.give("green", influence="spy", businesses="lawyer")
    if planning:
        table.plan_purchase("red-3", "cop")
    else:
        table.task("red-3", "theft@3").abandon("red-3")
    gap = "planning_gap" if planning else "gap"
    assert (table.step, table.turn, table.asked) == (gap, "yellow", ["green"])
    table.act(Do.SPY[0], "green").look("yellow-1").look("red-2")
    assert seen_on(table, "green", "yellow-1") == "usury"
    # The question stands until it is answered: now the Lawyer, and then enough.
    lawyer = table.business("green", "lawyer")
    table.act(Do.LAWYER[lawyer], "green").look("yellow-2").no("green")
    assert seen_on(table, "green", "yellow-2") == "coke_party"
    assert table.heard(LawyerUsed) == [LawyerUsed(1, lawyer)]
    table.no("green")
    assert table.step == ("plan" if planning else "turn")
    assert table.asked == ["yellow"]


@rule("LCN-V2", "LCN-E8")
def test_who_has_spied_in_the_gap_may_still_jump_in() -> None:
    table = busy(turn="red", spying="free").task("red-3", "theft@3")
    table.give("green", influence="snitch schemer").abandon("red-3")
    table.act(Do.SNITCH[0], "green").look("yellow-1").act(Do.SCHEME[0], "green")
    assert (table.step, table.turn, table.asked) == ("turn", "yellow", ["green"])


@rule("LCN-V2", "LCN-E1")
def test_nobody_spies_between_a_reveal_and_the_end_of_its_consequences() -> None:
    table = busy(spying="free", influence="any_time").task("yellow-3", "assassination@3")
    table.give("green", influence="snitch spy emergency_doc", businesses="lawyer")
    table.attack("yellow-3", "green").dice(6, 6, 6).hit("green-2")
    lawyer = Do.LAWYER[table.business("green", "lawyer")]
    forbidden: tuple[Action, ...] = (Do.SNITCH[0], Do.SPY[0], lawyer)
    assert (table.step, table.asked) == ("trap", ["green"])
    assert [table.refused(action).rule for action in forbidden] == ["LCN-E1"] * 3
    table.no()
    assert (table.step, table.asked) == ("doc", ["green"])
    assert [table.refused(action).rule for action in forbidden] == ["LCN-E1"] * 3
    table.act(Do.DOC[0])
    assert "snitch" in table.influence("green")


@rule("LCN-99", "LCN-100")
def test_any_number_of_cards_may_be_added_to_a_turn_and_none_of_them_is_the_turn() -> None:
    table = busy().give("yellow", influence="snitch*3 spy")
    table.act(Do.SNITCH[0]).look("green-1").act(Do.SPY[0]).look("green-2").look("red-1")
    table.act(Do.SNITCH[0]).look("red-2").act(Do.RENEW[0])
    assert (table.discarded("snitch"), table.discarded("spy")) == (3, 1)
    assert table.asked == ["yellow"]
    assert table.refused(PASS).rule == "LCN-55"
    assert table.state.refuse(seat("yellow"), Do.EXECUTE[man("yellow-1")]) is None


@rule("LCN-99")
def test_a_card_one_does_not_have_cannot_be_played() -> None:
    table = busy().give("yellow", influence="henchman").give("green", influence="snitch spy")
    for action in (Do.SNITCH[0], Do.RENEW[0], Do.SPY[0]):
        refusal = table.refused(action)
        assert (refusal.rule, refusal.reason) == ("LCN-99", "no_such_influence")


@rule("LCN-102")
def test_new_influence_cards_come_only_in_the_draw_phase() -> None:
    """Round II with yellow first: two cards each come before planning, and none until round III."""
    table = LcnTable(3, round=1, market="pimp cop lawyer garage")
    table.task("yellow-1", "theft@1").abandon("yellow-1")
    table.all_pass()
    assert (table.state.round, table.stage) == (2, "draw")
    for colour in ("green", "red", "yellow"):
        table.act(KEEP, colour)
    drawn = table.heard(InfluenceDrawn)
    assert [(event.seat, event.count) for event in drawn] == [(1, 2), (2, 2), (0, 2)]
    pile = table.state.view(-1).influence_pile
    while table.state.round == 2:
        who = table.state.to_act()[0]
        table.state.apply(who, table.state.neutral(who, fast_rng(1)))
        if table.state.round == 2:
            assert table.state.view(-1).influence_pile == pile
            assert table.heard(InfluenceDrawn) == drawn
    assert table.state.round == 3
