"""Whom and what an attack could hit, and why not the rest: before anything is announced."""

from backroom.games.la_cosa_nostra.actions import Do
from backroom.games.la_cosa_nostra.knowledge.victims import TargetFound, Victims, VictimsFound
from backroom.kernel.messages import Refusal
from backroom.kernel.queries import Targets, TargetsFound, ask
from builders.la_cosa_nostra import LCN, LcnTable, man, seat
from builders.rule_marks import rule


def victims(table: LcnTable, name: str, title: str, colour: str = "yellow") -> VictimsFound:
    found = ask(LCN, table.state, seat(colour), Victims(man(name), table.kind(title)))
    assert isinstance(found, VictimsFound), found
    return found


def by_colour(found: VictimsFound) -> dict[int, TargetFound]:
    return {each.seat: each for each in found.targets}


@rule("LCN-69", "LCN-E54", "LCN-E44")
def test_an_attack_in_hand_names_whom_it_could_hit_and_why_not_the_others() -> None:
    table = LcnTable(planning=True).give("yellow", jobs="vandalism")
    table.give("green", businesses="casino cop garage").give("red", businesses="lawyer")
    table.deactivate("green garage")
    found = by_colour(victims(table, "yellow-3", "vandalism"))
    assert set(found) == {seat("green"), seat("red")}
    assert found[seat("green")].refusal is None
    refusal = found[seat("red")].refusal
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("LCN-E54", "no_victim")
    possible = [each.business for each in found[seat("green")].cards if each.refusal is None]
    assert possible == [table.business("green", "casino")]
    others = [each.refusal for each in found[seat("green")].cards if each.refusal is not None]
    assert {each.reason for each in others} == {"not_a_victim"}
    assert len(others) == 3 + 2


@rule("LCN-69", "LCN-72")
def test_what_is_answered_beforehand_is_what_is_legal_then() -> None:
    table = LcnTable().task("yellow-2", "assassination").task("red-1", "usury")
    table.deactivate("red-3")
    before = by_colour(victims(table, "yellow-2", "assassination"))[seat("red")]
    table.execute("yellow-2")
    naming = {each.index for each in table.state.legal(seat("yellow")) if each.name == "target"}
    assert before.action in naming
    table.act(Do.TARGET[seat("red")]).act(Do.REVEAL[0])
    legal = {each.index for each in table.state.legal(seat("yellow"))}
    assert {each.action for each in before.cards if each.refusal is None} == legal


@rule("LCN-135", "LCN-136")
def test_every_possible_victim_comes_with_the_chances_against_him() -> None:
    table = LcnTable(planning=True).give("yellow", jobs="assassination").task("red-1", "usury")
    red = by_colour(victims(table, "yellow-2", "assassination"))[seat("red")]
    numbers = {each.man: each.chances.number for each in red.cards if each.chances is not None}
    assert numbers == {man("red-1"): 2, man("red-2"): 2, man("red-3"): 3}


@rule("LCN-163", "LCN-164")
def test_of_an_attack_on_cash_one_sees_what_the_other_would_lose() -> None:
    table = LcnTable(planning=True).give("yellow", jobs="theft:4").give("green", cash=4000)
    found = by_colour(victims(table, "yellow-2", "theft:4"))
    assert found[seat("green")].loses == (4000, 3000)
    assert found[seat("red")].loses == (0, 0)
    assert found[seat("green")].cards == ()


def test_a_job_that_is_no_attack_has_no_victims() -> None:
    assert victims(LcnTable(), "yellow-2", "usury").targets == ()


def test_only_ones_own_gangsters_attack() -> None:
    table = LcnTable()
    refusal = ask(LCN, table.state, seat("yellow"), Victims(man("red-2"), table.kind("theft")))
    assert isinstance(refusal, Refusal)
    assert refusal.reason == "not_your_man"


# A gangster and his task


@rule("LCN-39", "LCN-40", "LCN-E59")
def test_a_gangster_opens_his_jobs_and_purchases_and_says_why_not_the_rest() -> None:
    table = LcnTable(planning=True, market="pimp casino").give("yellow", jobs="theft:4 usury")
    query = Targets(int(Do.PICK[man("yellow-2")].index))
    found = ask(LCN, table.state, seat("yellow"), query)
    assert isinstance(found, TargetsFound)
    possible = {each.action for each in found.targets if each.refusal is None}
    jobs = {int(Do.JOB[table.kind(title)].index) for title in ("theft:4", "usury")}
    assert possible == jobs | {int(Do.BUY[slot].index) for slot in range(2)}
    reasons = {each.refusal.reason for each in found.targets if each.refusal is not None}
    assert reasons == {"not_in_hand", "empty_slot"}
    assert not table.has_task("yellow-2")


@rule("LCN-104", "LCN-E3")
def test_a_snitch_opens_the_jobs_that_one_could_look_at() -> None:
    table = LcnTable().give("yellow", influence="snitch").task("yellow-1", "theft")
    table.task("green-1", "usury").task("red-1", "buy casino")
    found = ask(LCN, table.state, seat("yellow"), Targets(int(Do.SNITCH[0].index)))
    assert isinstance(found, TargetsFound)
    possible = {each.action for each in found.targets if each.refusal is None}
    assert possible == {int(Do.PEEK[man("green-1")].index), int(Do.PASS[0].index)}
