"""LCN-69 to LCN-74 and the rulings on targets: whom an attack can hit, and when it is said."""

import pytest

from backroom.games.la_cosa_nostra.actions import Do, LcnDeal
from backroom.games.la_cosa_nostra.events.jobs import (
    AttackBegun,
    DiceRolled,
    JobLapsed,
    JobRevealed,
    TargetNamed,
)
from backroom.games.la_cosa_nostra.events.trade import (
    OffersExpired,
)
from backroom.games.la_cosa_nostra.trade.terms import (
    Offer,
    Pledge,
    Promise,
    PromiseKind,
    Side,
    TakeBack,
)
from backroom.kernel.seats import SPECTATOR
from builders.la_cosa_nostra import LcnTable, man, seat
from builders.rule_marks import rule

YELLOW, GREEN, RED = seat("yellow"), seat("green"), seat("red")


def with_attack(title: str, *, players: int = 3) -> LcnTable:
    """Yellow's man of strength 2 has this attack; green has one business of each sort and a
    deactivated one; red has things, too, and a task."""
    table = LcnTable(players).task("yellow-2", title)
    table.give("yellow", businesses="politician building_firm")
    table.give("green", cash=20_000, businesses="pimp lawyer cop garage casino")
    table.give("red", businesses="drug_dealer waste_company").task("red-1", "buy night_club")
    return table.deactivate("green cop", "green casino", "green-3")


# Whom it can hit


@rule("LCN-69", "LCN-E44", "LCN-E79")
@pytest.mark.parametrize(
    ("title", "victims"),
    [
        ("bash_businessman", {"victim_business pimp", "victim_business lawyer"}),
        ("kill_businessman", {"victim_business pimp", "victim_business lawyer"}),
        ("persuasion", {"victim_business pimp", "victim_business lawyer"}),
        ("vandalism", {"victim_business garage"}),
        ("arson", {"victim_business garage"}),
        ("car_bomb", {"victim_man green-1", "victim_man green-2"}),
        ("assassination", {"victim_man green-1", "victim_man green-2"}),
        ("drive_by_shooting", {"victim_man green-1", "victim_man green-2"}),
    ],
)
def test_an_attack_hits_an_active_card_of_its_kind_of_the_announced_player(
    title: str, victims: set[str]
) -> None:
    table = with_attack(title).attack("yellow-2", "green")
    assert (table.step, table.asked) == ("victim", ["yellow"])
    assert table.legal() == victims


@rule("LCN-69")
@pytest.mark.parametrize("title", ["theft", "property_damage"])
def test_some_attacks_are_aimed_at_the_player_himself(title: str) -> None:
    table = with_attack(title).dice(6, 1).attack("yellow-2", "green")
    assert len(table.heard(DiceRolled)) == 1  # no card is asked for
    assert table.cash("green") < 20_000


@rule("LCN-69", "LCN-E44")
def test_cards_of_the_wrong_kind_or_owner_are_refused_as_victims() -> None:
    table = with_attack("bash_businessman").attack("yellow-2", "green")
    for card in ("green garage", "green cop", "red drug_dealer", "yellow politician"):
        refusal = table.refused(Do.VICTIM_BUSINESS[table.business_called(card)])
        assert (refusal.rule, refusal.reason) == ("LCN-69", "not_a_victim")
    assert table.refused(Do.VICTIM_MAN[man("green-1")]).rule == "LCN-69"
    table = with_attack("car_bomb").attack("yellow-2", "green")
    for name in ("green-3", "red-1", "yellow-2", "green-r2"):
        assert table.refused(Do.VICTIM_MAN[man(name)]).rule == "LCN-69"
    assert table.refused(Do.VICTIM_BUSINESS[table.business_called("green pimp")]).rule == "LCN-69"


@rule("LCN-69")
@pytest.mark.parametrize("title", ["theft", "bash_businessman", "car_bomb"])
def test_nobody_attacks_himself_or_an_empty_chair(title: str) -> None:
    table = with_attack(title).execute("yellow-2")
    assert table.refused(Do.TARGET[YELLOW]).rule == "LCN-69"
    for chair in (seat("purple"), seat("blue")):
        assert table.refused(Do.TARGET[chair]).reason == "not_a_target"
    assert table.legal() == {"target green", "target red", "abandon yellow-2"}


# First the player, then the reveal, then the card


@rule("LCN-70", "LCN-E55")
def test_the_player_is_announced_before_the_card_is_revealed() -> None:
    table = with_attack("bash_businessman").execute("yellow-2")
    assert (table.step, table.heard(JobRevealed)) == ("announced", [])
    refusal = table.refused(Do.REVEAL[0])
    assert (refusal.rule, refusal.reason) == ("LCN-70", "name_target_first")
    table.act(Do.TARGET[GREEN])
    assert table.heard(TargetNamed, "red") == [TargetNamed(YELLOW, man("yellow-2"), GREEN)]
    assert table.heard(JobRevealed) == []
    assert table.state.view(RED).families[YELLOW].men[1].task is not None
    table.act(Do.REVEAL[0])
    assert table.heard(JobRevealed, "red") == [
        JobRevealed(YELLOW, man("yellow-2"), table.kind("bash_businessman"))
    ]


@rule("LCN-70", "LCN-E54")
def test_until_the_reveal_another_player_may_be_named_or_the_job_abandoned() -> None:
    table = with_attack("bash_businessman").execute("yellow-2").act(Do.TARGET[GREEN])
    assert table.legal() == {"target red", "reveal", "abandon yellow-2"}
    assert table.refused(Do.TARGET[GREEN]).reason == "named_already"
    table.act(Do.TARGET[RED])
    assert table.legal() == {"target green", "reveal", "abandon yellow-2"}
    table.act(Do.REVEAL[0])
    assert table.legal() == {"victim_business drug_dealer"}
    table = with_attack("bash_businessman").execute("yellow-2").act(Do.TARGET[GREEN])
    table.act(Do.ABANDON[man("yellow-2")])
    assert (table.hidden_jobs(), table.heard(JobRevealed)) == (1, [])


@rule("LCN-E55")
@pytest.mark.parametrize(
    "title", ["gas_station_robbery", "birthday_party", "money_laundering", "horse_racing"]
)
def test_only_attacks_are_announced(title: str) -> None:
    table = with_attack(title).execute("yellow-2")
    assert [each.job for each in table.heard(JobRevealed)] == [table.kind(title)]
    assert table.heard(TargetNamed) == []


@rule("LCN-71", "LCN-97", "LCN-E56")
def test_until_the_reveal_bargaining_is_free() -> None:
    """TC22: green pays for being spared; yellow may keep his word and go for red."""
    table = with_attack("bash_businessman").execute("yellow-2").act(Do.TARGET[GREEN])
    mercy = Promise(PromiseKind.NO_ATTACK)
    table.deal("yellow", "green", Side(promises=(mercy,)), Side(cash=5000))
    assert (table.cash("yellow"), table.cash("green")) == (5000, 15_000)
    table.act(Do.TARGET[RED]).act(Do.REVEAL[0]).dice(2, 2).hit("red drug_dealer")
    assert not table.is_active("red drug_dealer")
    assert table.is_active("green pimp")


@rule("LCN-71", "LCN-94", "LCN-97")
def test_a_blackmailer_may_take_the_money_and_attack_all_the_same() -> None:
    """TC22."""
    table = with_attack("bash_businessman").execute("yellow-2").act(Do.TARGET[GREEN])
    mercy = Promise(PromiseKind.NO_ATTACK)
    table.deal("yellow", "green", Side(promises=(mercy,)), Side(cash=5000))
    table.act(Do.REVEAL[0]).dice(2, 2).hit("green pimp")
    assert not table.is_active("green pimp")
    assert table.cash("yellow") == 5000
    assert [made.status for made in table.state.trade.promises] == ["broken"]


@rule("LCN-71", "LCN-E56")
def test_money_can_be_moved_out_of_a_thiefs_reach_before_the_reveal() -> None:
    table = with_attack("theft:4@4").execute("yellow-2").act(Do.TARGET[GREEN])
    table.deal("green", "red", Side(cash=19_000), Side())
    table.dice(4, 4).act(Do.REVEAL[0])
    assert (table.cash("yellow"), table.cash("green"), table.cash("red")) == (1000, 0, 19_000)


@rule("LCN-72", "LCN-E53", "LCN-E56")
def test_after_the_reveal_nobody_may_talk_or_trade_until_all_is_settled() -> None:
    """TC22: after the reveal no payment can stop it."""
    table = with_attack("bash_businessman").marker("red", "green", "lawyer").execute("yellow-2")
    table.act(Do.TARGET[GREEN]).offer("green", "yellow", Side(cash=5000), Side())
    table.act(Do.REVEAL[0])
    assert table.heard(OffersExpired) == [OffersExpired((5 * GREEN,))]
    assert table.state.trade.offers == ()
    lawyer = table.business("green", "lawyer")
    for colour, deal in (
        ("green", Offer(YELLOW, Side(cash=5000), Side())),
        ("red", Offer(GREEN, Side(), Side(permits=(lawyer,)))),
        ("red", TakeBack(lawyer)),
        ("yellow", Pledge(GREEN, Promise(PromiseKind.NO_ATTACK))),
    ):
        refusal = table.refused(LcnDeal(deal), colour)
        assert (refusal.rule, refusal.reason) == ("LCN-E56", "trade_locked")
        assert table.state.menu(seat(colour)) == ()
    for action in (Do.TARGET[RED], Do.REVEAL[0], Do.ABANDON[man("yellow-2")]):
        assert table.refused(action).rule == "LCN-E83"
    table.dice(2, 2).hit("green pimp")
    assert table.turn == "red"
    table.offer("green", "red", Side(cash=1000), Side())
    assert len(table.state.trade.offers) == 1, "trade is open again"


@rule("LCN-72")
def test_the_card_is_named_and_the_dice_fall_at_once() -> None:
    table = with_attack("car_bomb").attack("yellow-2", "green")
    assert table.heard(DiceRolled) == []
    table.dice(1, 1).hit("green-1")
    assert [each.dice for each in table.heard(DiceRolled)] == [(1, 1)]
    assert table.turn == "red"


@rule("LCN-73")
@pytest.mark.parametrize(
    ("title", "victim", "dice", "outcome"),
    [
        ("bash_businessman", "green pimp", (2, 1), "off"),
        ("bash_businessman", "green pimp", (2, 2), "off"),
        ("kill_businessman", "green pimp", (3, 1), "off"),
        ("kill_businessman", "green pimp", (3, 3), "gone"),
        ("kill_businessman", "green pimp", (2, 2), "well"),
        ("persuasion", "green pimp", (4, 3), "well"),
        ("persuasion", "green pimp", (4, 4), "taken"),
        ("vandalism", "green garage", (3, 3), "off"),
        ("arson", "green garage", (4, 3), "off"),
        ("arson", "green garage", (4, 4), "gone"),
        ("car_bomb", "green-2", (4, 3), "off"),
        ("car_bomb", "green-2", (4, 4), "gone"),
        ("car_bomb", "green-2", (3, 3), "well"),
        ("assassination", "green-2", (2, 1), "well"),
        ("assassination", "green-2", (2, 2), "gone"),
    ],
)
def test_what_an_attack_does_depends_on_the_number_of_successes(
    title: str, victim: str, dice: tuple[int, ...], outcome: str
) -> None:
    table = with_attack(title).attack("yellow-2", "green")
    table.dice(*dice).hit(victim)
    owner, _, kind = victim.partition(" ")
    here = victim in table.men("green") if not kind else kind in table.businesses(owner)
    if outcome in ("gone", "taken"):
        assert not here
        taken = kind in table.businesses("yellow") if kind else False
        assert taken == (outcome == "taken")
    else:
        assert here
        assert table.is_active(victim) == (outcome == "well")


@rule("LCN-73")
@pytest.mark.parametrize(("dice", "pays"), [((3, 3), 5000), ((3, 2), 2000), ((2, 2), 0)])
def test_property_damage_costs_five_thousand_two_thousand_or_nothing(
    dice: tuple[int, ...], pays: int
) -> None:
    table = with_attack("property_damage").dice(*dice).attack("yellow-2", "green")
    assert table.cash("green") == 20_000 - pays
    assert table.cash("yellow") == 0


@rule("LCN-74")
def test_a_robbery_is_an_attack_that_can_be_trapped_and_no_cash_job_that_can_be_robbed() -> None:
    table = LcnTable(4).task("yellow-1", "gas_station_robbery").task("yellow-2", "trap")
    table.task("green-1", "robbery").task("red-1", "robbery").task("purple-1", "buy casino")
    table.dice(6).execute("yellow-1")
    assert table.asked == ["green", "red"]
    table.no("red").dice(4).act(Do.ROB[man("green-1")], "green")
    assert (table.step, table.asked) == ("trap", ["yellow"])
    table.no()
    assert table.has_task("red-1")  # nobody was asked whether he robs the robber
    assert table.turn == "red"


@rule("LCN-74")
def test_a_robbery_breaks_a_word_of_peace_and_a_trap_does_not() -> None:
    table = LcnTable(3).task("yellow-1", "gas_station_robbery").task("yellow-2", "trap")
    table.task("red-1", "robbery").task("green-1", "buy casino")
    table.pledge("red", "yellow", PromiseKind.NO_ATTACK)
    table.pledge("yellow", "red", PromiseKind.NO_ATTACK)
    table.dice(6).execute("yellow-1").act(Do.ROB[man("red-1")], "red")
    table.dice(4, 4).act(Do.TRAP[man("yellow-2")], "yellow")
    assert table.trophies("yellow") == ["red-1"]
    assert [made.status for made in table.state.trade.promises] == ["broken", "open"]


@rule("LCN-74")
def test_a_trap_is_no_attack_that_can_be_trapped() -> None:
    table = LcnTable(3).give("green", cash=5000).task("yellow-1", "theft").task("yellow-2", "trap")
    table.task("green-1", "trap@4").task("red-1", "buy casino")
    table.dice(6).attack("yellow-1", "green")
    assert (table.step, table.asked) == ("trap", ["green"])
    table.dice(4).act(Do.TRAP[man("green-1")])
    assert table.has_task("yellow-2")
    assert (table.cash("green"), table.turn, table.step) == (5000, "red", "turn")


@rule("LCN-74")
def test_a_trap_is_no_cash_job_that_can_be_robbed() -> None:
    table = LcnTable(3).give("green", cash=5000).task("yellow-1", "theft")
    table.task("green-1", "trap").task("red-1", "robbery")
    table.dice(6).attack("yellow-1", "green").dice(4).act(Do.TRAP[man("green-1")])
    assert table.turn == "red"
    assert table.has_task("red-1")


# Cards that are not there


@rule("LCN-E44", "LCN-E54")
def test_only_players_with_something_to_hit_can_be_announced() -> None:
    table = LcnTable(4).task("yellow-2", "bash_businessman").task("purple-1", "buy garage")
    table.give("green", businesses="casino").give("red", businesses="cop").deactivate("red cop")
    table.give("purple", businesses="lawyer").execute("yellow-2")
    assert table.legal() == {"target purple", "abandon yellow-2"}
    for colour in ("green", "red"):
        refusal = table.refused(Do.TARGET[seat(colour)])
        assert (refusal.rule, refusal.reason) == ("LCN-E54", "no_victim")


@rule("LCN-E54")
def test_an_attack_that_can_hit_nobody_can_only_be_abandoned() -> None:
    table = LcnTable(3).task("yellow-2", "vandalism").give("green", businesses="pimp lawyer")
    table.task("red-1", "buy garage")
    assert table.legal() == {"abandon yellow-2"}
    refusal = table.refused(Do.EXECUTE[man("yellow-2")])
    assert (refusal.rule, refusal.reason) == ("LCN-E54", "no_victim_anywhere")


@rule("LCN-E54")
def test_if_the_victim_vanishes_before_the_reveal_another_player_is_named() -> None:
    table = LcnTable(3).task("yellow-2", "bash_businessman").give("green", businesses="pimp")
    table.task("red-1", "buy garage").execute("yellow-2").act(Do.TARGET[GREEN])
    pimp = table.business("green", "pimp")
    table.deal("green", "red", Side(businesses=(pimp,)), Side())
    refusal = table.refused(Do.REVEAL[0])
    assert (refusal.rule, refusal.reason) == ("LCN-E54", "no_victim")
    assert table.legal() == {"target red", "abandon yellow-2"}
    table.act(Do.TARGET[RED]).act(Do.REVEAL[0])
    assert table.legal() == {"victim_business pimp"}


@rule("LCN-E54")
def test_if_there_is_nothing_to_hit_after_the_reveal_the_attack_comes_to_nothing() -> None:
    """No trade can bring this about, so the reveal is done here without asking whether it may."""
    table = LcnTable(3).task("yellow-2", "bash_businessman").give("green", businesses="pimp")
    table.task("red-1", "buy garage").execute("yellow-2").act(Do.TARGET[GREEN])
    table.deactivate("green pimp").state.apply(YELLOW, Do.REVEAL[0])
    assert table.heard(JobLapsed) == [JobLapsed(YELLOW, table.kind("bash_businessman"))]
    assert table.heard(DiceRolled) == []
    assert (table.open_jobs(), table.turn) == (["bash_businessman"], "red")


# Planned purchases


@rule("LCN-E45")
def test_a_planned_purchase_cannot_be_attacked() -> None:
    table = LcnTable(3).task("yellow-2", "bash_businessman").task("green-1", "buy pimp")
    table.give("red", businesses="cop").execute("yellow-2")
    assert table.refused(Do.TARGET[GREEN]).rule == "LCN-E54"
    table = LcnTable(3).task("yellow-2", "bash_businessman").task("green-1", "buy pimp")
    table.give("green", businesses="cop").attack("yellow-2", "green")
    assert table.legal() == {"victim_business cop"}
    assert table.refused(Do.VICTIM_BUSINESS[table.business("green", "pimp")]).rule == "LCN-69"


@rule("LCN-E45")
def test_a_planned_purchase_earns_nothing_and_counts_for_nothing() -> None:
    table = LcnTable(3).give("green", businesses="pimp").task("green-1", "buy pimp")
    table.task("green-2", "buy casino")
    view = table.state.view(YELLOW)
    assert view.families[GREEN].income == 2000
    assert view.monopolies == (None, None, None)
    table = LcnTable(3).task("green-2", "buy casino")
    assert table.state.standings().places == (1, 1, 1)  # nor in a tie
    assert LcnTable(3).give("green", businesses="casino").state.standings().places == (2, 1, 2)


@rule("LCN-E45", "LCN-E46", "LCN-87")
@pytest.mark.parametrize("dice", [(4, 1), (4, 4)])  # deactivated, killed
def test_with_its_buyer_a_purchase_goes_under_the_stack_and_its_markers_go_back(
    dice: tuple[int, ...],
) -> None:
    table = LcnTable(3).task("yellow-2", "car_bomb").task("green-1", "buy casino")
    table.task("red-1", "buy garage").give("red", cash=3000).marker("yellow", "green", "casino")
    casino = table.business("green", "casino")
    table.deal("red", "green", Side(cash=3000), Side(permits=(casino,)))
    before = table.state.view(RED).stack_kinds[10]
    assert (table.markers("red"), table.markers("yellow")) == (1, 1)
    table.attack("yellow-2", "green").dice(*dice).hit("green-1")
    assert not table.has_task("green-1")
    assert table.state.view(RED).stack_kinds[10] == before + 1
    assert table.state.town.stack[-1] == 1 << casino  # at the bottom
    assert (table.markers("red"), table.markers("yellow")) == (0, 0)
    assert (table.cash("red"), table.cash("green")) == (0, 3000)  # no refund


@rule("LCN-70")
def test_everybody_hears_which_gangster_is_about_to_attack_before_the_target_is_named() -> None:
    table = LcnTable().task("yellow-2", "theft").give("green", cash=5000).execute("yellow-2")
    assert table.heard(AttackBegun) == [AttackBegun(0, man("yellow-2"))]
    assert table.heard(TargetNamed) == []
    assert table.state.view(SPECTATOR).man == man("yellow-2")
