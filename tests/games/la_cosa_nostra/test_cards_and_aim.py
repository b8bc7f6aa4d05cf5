"""LCN-1 to LCN-12, LCN-V1, LCN-E75 and the tie of LCN-E88: what one plays for, and with what."""

import pytest

from backroom.games.la_cosa_nostra.actions import Do
from backroom.games.la_cosa_nostra.events.jobs import (
    BusinessDeactivated,
    DiceRolled,
    JobRevealed,
    Paid,
)
from backroom.games.la_cosa_nostra.events.rounds import (
    GameEnded,
    JobSeen,
    JobsReceived,
    TurnStarted,
)
from backroom.games.la_cosa_nostra.events.trade import (
    IncomePaid,
)
from backroom.games.la_cosa_nostra.rules import BUSINESS_NAMES
from backroom.games.la_cosa_nostra.trade.terms import Side
from backroom.kernel.events import Event
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR
from backroom.kernel.state import heard_by
from builders.la_cosa_nostra import LCN, LcnTable, man, new_game, rules_of, seat
from builders.rule_marks import rule

BUSINESSMEN = "pimp drug_dealer loan_shark lawyer politician cop"
COMPANIES = "garage building_firm waste_company night_club casino"
ATTACKS = {
    "bash_businessman",
    "property_damage",
    "theft",
    "vandalism",
    "kill_businessman",
    "persuasion",
    "arson",
    "car_bomb",
    "assassination",
    "drive_by_shooting",
}
RESPONSES = {"robbery", "trap"}
OTHERS = {
    "exceptional_offer",
    "connections",
    "money_laundering",
    "birthday_party",
    "horse_racing",
}


def last_task(table: LcnTable) -> LcnTable:
    """The last task of the round is abandoned."""
    return table.task("yellow-1", "credit_card_fraud").abandon("yellow-1")


# The aim


@rule("LCN-1")
def test_whoever_has_the_most_money_at_the_end_has_won() -> None:
    table = LcnTable(round=4).give("yellow", cash=5000, businesses="cop")
    table.give("green", cash=9000).give("red", cash=8000)
    last_task(table)
    (ended,) = table.heard(GameEnded)
    assert (ended.winners, ended.money) == ((1,), (7000, 9000, 8000))
    assert table.state.is_over()
    assert table.state.standings().winners() == (1,)
    assert table.state.standings().places == (3, 1, 2)


def phases(event: Event) -> str | None:
    """The phase in which such a thing happens."""
    if isinstance(event, JobsReceived):
        return "draw"
    if isinstance(event, TurnStarted):
        return event.stage
    return "payday" if isinstance(event, IncomePaid) else None


def played_to_the_end(length: str) -> list[Event]:
    """What the first player hears of a game in which nobody ever makes a choice of his own."""
    state, told = new_game(3, length=length)
    chooser = fast_rng(1)
    while not state.is_over():
        asked = state.to_act()[0]
        state.apply(asked, state.neutral(asked, chooser))
    return heard_by(0, told)


@rule("LCN-2", "LCN-V1", "LCN-E75")
@pytest.mark.parametrize(("length", "rounds"), [("four_rounds", 4), ("three_rounds", 3)])
def test_every_round_has_four_phases_and_only_the_last_payday_is_different(
    length: str, rounds: int
) -> None:
    heard = played_to_the_end(length)
    found: list[str] = []
    for event in heard:
        phase = phases(event)
        if phase is not None and found[-1:] != [phase]:
            found.append(phase)
    assert found == ["draw", "planning", "action", "payday"] * rounds
    # Loan Shark, Cop and Waste Company earn 7,000, and twice as much at the end.
    paid = [event.money for event in heard if isinstance(event, IncomePaid) and event.seat == 0]
    assert paid == [7000] * (rounds - 1) + [14000]


@rule("LCN-V1", "LCN-E75")
def test_a_short_game_ends_with_the_final_count_after_round_three() -> None:
    table = LcnTable(round=3, length="three_rounds")
    table.give("yellow", cash=30000, businesses="casino").give("green", cash=50000)
    table.state.laundered[seat("yellow")] = 10
    last_task(table)
    # 30,000 and twice 7,000, and twice 10,000; nobody was asked to recruit.
    assert table.stage == "over"
    (ended,) = table.heard(GameEnded)
    assert (ended.winners, ended.money) == ((0,), (64000, 50000, 0))
    assert table.men("yellow") == ["yellow-1", "yellow-2", "yellow-3"]


@rule("LCN-V1")
def test_by_default_there_are_four_rounds_and_round_three_has_a_payday() -> None:
    table = LcnTable(round=3).give("yellow", cash=3000, businesses="casino")
    last_task(table)
    assert (table.stage, table.cash("yellow")) == ("recruiting", 10000)
    table.no()
    assert (table.stage, table.state.round) == ("draw", 4)


@rule("LCN-E88")
def test_in_a_tie_deactivated_cards_count_for_what_they_cost() -> None:
    table = LcnTable(round=4).give("yellow", cash=8000, businesses="cop garage")
    table.give("green", cash=0, businesses="building_firm cop")
    table.deactivate("yellow garage").give("red", cash=1000)
    last_task(table)
    # 8,000 and 2 × 1,000 against 2 × 5,000; 10,000 in cards on both sides.
    (ended,) = table.heard(GameEnded)
    assert (ended.winners, ended.money) == ((0, 1), (10000, 10000, 1000))


# Hands, gangsters and businesses


@rule("LCN-3")
def test_what_somebody_holds_only_he_can_see() -> None:
    table = LcnTable(planning=True).give("yellow", jobs="arson theft:4", influence="spy")
    own = table.state.view(seat("yellow"))
    assert own.hand is not None
    assert own.influence is not None
    assert len(own.hand) == 2
    assert len(own.influence) == 1
    for other in (seat("green"), seat("red"), SPECTATOR):
        seen = table.state.view(other)
        assert not seen.hand
        assert not seen.influence
        assert seen.families[0].jobs == (1, 0, 1, 0)
        assert seen.families[0].influence == 1
        assert seen.families[0].surely == ()


@rule("LCN-3")
def test_only_the_player_hears_which_jobs_he_has_drawn() -> None:
    state, told = new_game(4)
    for each in range(4):
        heard = [event for event in heard_by(each, told) if isinstance(event, JobsReceived)]
        assert [event.seat for event in heard] == [each]
        assert heard[0].jobs == state.view(each).hand
    assert not [event for event in heard_by(SPECTATOR, told) if isinstance(event, JobsReceived)]


@rule("LCN-4")
def test_a_deal_has_no_place_for_hand_cards() -> None:
    assert set(Side.__struct_fields__) == {
        "cash",
        "businesses",
        "gangsters",
        "permits",
        "returns",
        "promises",
    }
    table = LcnTable(planning=True).give("yellow", jobs="arson", influence="spy")
    table.give("green", cash=5000, businesses="pimp").give("yellow", businesses="cop")
    table.deal(
        "yellow", "green", Side(businesses=(table.business("yellow", "cop"),)), Side(cash=5000)
    )
    assert table.jobs("yellow") == ["arson"]
    assert table.influence("yellow") == "spy"
    assert table.jobs("green") == []


@rule("LCN-5")
def test_gangsters_and_businesses_lie_open_until_something_takes_them_away() -> None:
    table = LcnTable(round=2).give("yellow", businesses="cop casino", men="yellow-r4")
    for viewer in (SPECTATOR, 0, 1, 2):
        family = table.state.view(viewer).families[0]
        assert [each.man for each in family.men] == [
            man(name) for name in ("yellow-1", "yellow-2", "yellow-3", "yellow-r4")
        ]
        assert [BUSINESS_NAMES[each.kind] for each in family.businesses] == ["cop", "casino"]
    last_task(table)
    assert table.state.round == 3
    assert table.businesses("yellow") == "cop casino"
    assert table.men("yellow") == ["yellow-1", "yellow-2", "yellow-3", "yellow-r4"]


@rule("LCN-5")
def test_a_trade_takes_a_business_away() -> None:
    table = LcnTable(planning=True).give("yellow", businesses="cop").give("green", cash=3000)
    cop = table.business("yellow", "cop")
    table.deal("green", "yellow", Side(cash=3000), Side(businesses=(cop,)))
    assert (table.businesses("yellow"), table.businesses("green")) == ("", "cop")


@rule("LCN-6")
def test_a_job_in_the_hand_cannot_be_played_in_the_action_phase() -> None:
    table = LcnTable().give("yellow", jobs="gas_station_robbery").task("yellow-1", "arson")
    table.give("green", businesses="casino")
    assert table.legal() == {"execute yellow-1", "abandon yellow-1"}
    assert table.refused(Do.JOB[table.kind("gas_station_robbery")]).rule == "LCN-E83"
    assert table.refused(Do.EXECUTE[man("yellow-2")]).reason == "no_task"


@rule("LCN-6")
def test_a_job_given_to_a_gangster_in_planning_can_be_played() -> None:
    table = LcnTable(planning=True).give("yellow", jobs="gas_station_robbery")
    table.plan("yellow-2", "gas_station_robbery")
    assert (table.stage, table.legal()) == ("action", {"execute yellow-2", "abandon yellow-2"})
    table.dice(6, 6).execute("yellow-2")
    assert table.cash("yellow") == 2000


@rule("LCN-7")
def test_an_influence_card_comes_from_the_hand_and_works_immediately() -> None:
    table = LcnTable(planning=True).give("yellow", influence="machine_pistol snitch", jobs="arson")
    table.task("green-1", "usury").lay_card("machine_pistol", "yellow-2")
    view = table.state.view(SPECTATOR).families[0].men[1]
    assert view.strength == 3
    assert table.influence("yellow") == "snitch"
    table.act(Do.SNITCH[0]).look("green-1")
    assert table.heard(JobSeen, "yellow") == [JobSeen(0, man("green-1"), table.kind("usury"), 1)]
    assert table.influence("yellow") == ""
    assert table.asked == ["yellow"]


@rule("LCN-8")
@pytest.mark.parametrize(
    ("name", "pistols"),
    [
        ("yellow-1", 1),
        ("yellow-2", 2),
        ("yellow-3", 3),
        ("yellow-r2", 2),
        ("yellow-r3", 3),
        ("yellow-r4", 4),
    ],
)
def test_a_gangster_is_as_strong_as_he_has_pistols(name: str, pistols: int) -> None:
    table = LcnTable()
    if "r" in name.removeprefix("yellow"):
        table.give("yellow", men=name)
    [view] = [each for each in table.state.view(0).families[0].men if each.man == man(name)]
    assert view.strength == pistols
    table.task(name, "gas_station_robbery").execute(name)
    [roll] = table.heard(DiceRolled)
    assert len(roll.dice) == pistols


@rule("LCN-9")
def test_a_business_is_what_a_cash_job_asks_for() -> None:
    table = LcnTable().task("yellow-2", "car_theft").give("yellow", businesses="garage")
    table.dice(3, 3).execute("yellow-2")
    assert table.heard(Paid) == [Paid(0, 9000)]
    without = LcnTable().task("yellow-2", "car_theft").give("yellow", businesses="casino")
    without.dice(3, 3).execute("yellow-2")
    assert without.heard(Paid) == []
    assert without.heard(DiceRolled) == []


@rule("LCN-9")
def test_a_business_earns_income_at_payday() -> None:
    table = LcnTable(round=1).give("yellow", businesses="garage lawyer")
    last_task(table)
    assert table.heard(IncomePaid) == [IncomePaid(0, 5000, 5000, 0)]


@rule("LCN-9")
def test_businessmen_bring_an_ability_or_count_towards_a_monopoly() -> None:
    table = LcnTable().give("yellow", businesses="lawyer cop pimp*2").task("green-1", "usury")
    table.task("yellow-1", "gas_station_robbery")
    assert table.state.view(SPECTATOR).monopolies == (0, None, None)
    assert "lawyer lawyer" in table.legal()
    table.dice(1).execute("yellow-1")
    assert table.legal() == {"stand", "reroll 0"}  # the Cop
    table.act(Do.STAND[0])
    assert table.heard(Paid) == [], "the 1 stands"


@rule("LCN-10")
def test_every_business_is_a_businessman_or_a_company_and_companies_cost_and_earn_more() -> None:
    cards = rules_of(3).board.business
    men = [each for each in cards if each.class_.value == "businessman"]
    companies = [each for each in cards if each.class_.value == "company"]
    assert " ".join(each.kind.value for each in men) == BUSINESSMEN
    assert " ".join(each.kind.value for each in companies) == COMPANIES
    assert (max(each.price for each in men), min(each.price for each in companies)) == (4000, 8000)
    assert (max(each.income for each in men), min(each.income for each in companies)) == (
        2000,
        4000,
    )


@rule("LCN-10")
@pytest.mark.parametrize("title", ["bash_businessman", "kill_businessman", "persuasion"])
def test_attacks_on_businessmen_find_nothing_to_hit_among_companies(title: str) -> None:
    table = LcnTable().task("yellow-3", title).give("green", businesses=COMPANIES)
    assert table.refused(Do.EXECUTE[man("yellow-3")]).rule == "LCN-E54"
    table.give("red", businesses="cop casino").execute("yellow-3")
    assert table.legal() == {"target red", "abandon yellow-3"}
    assert table.refused(Do.TARGET[seat("green")]).rule == "LCN-E54"
    table.act(Do.TARGET[seat("red")]).act(Do.REVEAL[0])
    assert table.legal() == {"victim_business cop"}
    casino = table.business("red", "casino")
    assert table.refused(Do.VICTIM_BUSINESS[casino]).rule == "LCN-69"


@rule("LCN-10")
@pytest.mark.parametrize("title", ["car_bomb", "assassination", "drive_by_shooting"])
def test_attacks_on_gangsters_cannot_hit_a_company(title: str) -> None:
    table = LcnTable().task("yellow-3", title).give("green", businesses="casino")
    table.attack("yellow-3", "green")
    assert table.legal() == {"victim_man green-1", "victim_man green-2", "victim_man green-3"}
    assert table.refused(Do.VICTIM_BUSINESS[table.business("green", "casino")]).rule == "LCN-69"


@rule("LCN-10")
@pytest.mark.parametrize("title", ["vandalism", "arson"])
def test_vandalism_and_arson_hit_companies_and_nothing_else(title: str) -> None:
    table = LcnTable().task("yellow-3", title).give("green", businesses="casino cop")
    table.give("red", businesses=BUSINESSMEN).execute("yellow-3")
    assert table.legal() == {"target green", "abandon yellow-3"}
    table.act(Do.TARGET[seat("green")]).act(Do.REVEAL[0])
    assert table.legal() == {"victim_business casino"}
    table.dice(4, 1, 1).hit("green casino")
    casino = table.business("green", "casino")
    assert table.heard(BusinessDeactivated) == [BusinessDeactivated(1, casino, 0)]


@rule("LCN-11")
@pytest.mark.parametrize(
    ("business", "price", "income"),
    [
        ("pimp", 4000, 2000),
        ("drug_dealer", 4000, 2000),
        ("loan_shark", 4000, 2000),
        ("lawyer", 2000, 1000),
        ("politician", 2000, 1000),
        ("cop", 2000, 1000),
        ("garage", 8000, 4000),
        ("building_firm", 8000, 4000),
        ("waste_company", 8000, 4000),
        ("night_club", 12000, 6000),
        ("casino", 14000, 7000),
    ],
)
def test_a_business_costs_twice_what_it_earns(business: str, price: int, income: int) -> None:
    table = LcnTable(round=1).give("yellow", cash=20000).task("yellow-1", f"buy {business}")
    table.execute("yellow-1")
    assert 20000 - price + income == table.cash("yellow")  # bought, and paid out at payday
    assert table.heard(IncomePaid) == [IncomePaid(0, income, income, 0)]


# Sorts of jobs


@rule("LCN-12")
def test_of_the_90_jobs_39_are_cash_jobs_35_attacks_6_responses_and_10_something_else() -> None:
    found = {"cash": 0, "attack": 0, "response": 0, "other": 0}
    for job in rules_of(3).board.job:
        effect = job.effect.value
        if effect in ATTACKS:
            found["attack"] += job.copies
        elif effect in RESPONSES:
            found["response"] += job.copies
        elif effect in OTHERS:
            found["other"] += job.copies
        else:
            assert effect == "cash"
            found["cash"] += job.copies
    assert found == {"cash": 39, "attack": 35, "response": 6, "other": 10}


def everybody_has_something(title: str) -> LcnTable:
    """Yellow is to do this job; the others have one card of every kind."""
    table = LcnTable().task("yellow-2", title).give("green", businesses=BUSINESSMEN)
    return table.give("red", businesses=COMPANIES).give("yellow", cash=9000)


@rule("LCN-12")
@pytest.mark.parametrize("title", sorted(ATTACKS))
def test_an_attack_needs_a_player_to_be_aimed_at_before_it_is_revealed(title: str) -> None:
    table = everybody_has_something(title).execute("yellow-2")
    assert table.step == "announced"
    assert table.heard(JobRevealed) == []


@rule("LCN-12")
@pytest.mark.parametrize("title", [*sorted(OTHERS), "gas_station_robbery", "drug_ring"])
def test_a_cash_job_or_one_of_the_handful_of_others_is_aimed_at_nobody(title: str) -> None:
    table = everybody_has_something(title).execute("yellow-2")
    assert table.heard(JobRevealed) == [JobRevealed(0, man("yellow-2"), table.kind(title))]
    assert table.state.view(SPECTATOR).target is None


@rule("LCN-12")
@pytest.mark.parametrize("title", sorted(RESPONSES))
def test_a_response_card_is_not_for_ones_own_turn(title: str) -> None:
    table = everybody_has_something(title)
    assert table.legal() == {"abandon yellow-2"}
    assert table.refused(Do.EXECUTE[man("yellow-2")]).rule == "LCN-140"


@rule("LCN-V1")
def test_the_length_is_an_option_and_four_rounds_are_the_default() -> None:
    [option] = [each for each in LCN.options if each.name == "length"]
    assert option.values == ("four_rounds", "three_rounds")
    assert LCN.rules(3).options["length"] == "four_rounds"
