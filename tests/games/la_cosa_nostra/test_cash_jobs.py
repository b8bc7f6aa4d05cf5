"""LCN-75 to LCN-92: what Cash Jobs need and pay, and what becomes of the markers."""

from collections import Counter

import pytest

from backroom.games.la_cosa_nostra.actions import PASS, Do, LcnDeal
from backroom.games.la_cosa_nostra.events.jobs import (
    DiceRolled,
    JobLapsed,
    JobRevealed,
    Paid,
)
from backroom.games.la_cosa_nostra.events.trade import (
    MarkerReturned,
)
from backroom.games.la_cosa_nostra.rules import BUSINESS_NAMES, Effect
from backroom.games.la_cosa_nostra.trade.terms import Offer, Side, TakeBack
from backroom.kernel.rng import fast_rng
from builders.la_cosa_nostra import LcnTable, man, rules_of, seat, spelled
from builders.rule_marks import rule

YELLOW, GREEN, RED = seat("yellow"), seat("green"), seat("red")

CASH_JOBS = {
    "drug_delivery": (9, 6, "drug_dealer"),
    "construction_scam": (7, 5, "building_firm"),
    "gas_station_robbery": (2, 1, ""),
    "intimidation": (4, 3, "lawyer"),
    "escort_service": (5, 4, "pimp"),
    "credit_card_fraud": (3, 2, ""),
    "arms_dealing": (6, 4, "politician"),
    "red_light_district": (9, 7, "pimp cop"),
    "car_theft": (9, 7, "garage"),
    "investment_fraud": (9, 7, "lawyer loan_shark"),
    "price_rigging": (7, 5, "waste_company"),
    "cigarette_smuggling": (6, 4, "cop"),
    "bankruptcy_proceedings": (7, 5, "loan_shark"),
    "casino_cheating": (11, 9, "casino"),
    "public_contracts": (12, 9, "waste_company politician"),
    "blackmail": (10, 7, "pimp lawyer"),
    "construction_investment_fraud": (12, 9, "building_firm loan_shark"),
    "counterfeiting": (10, 8, "night_club"),
    "bankruptcy": (11, 8, "pimp loan_shark"),
    "drug_dealing": (14, 9, "drug_dealer*2"),
    "car_theft_ring": (12, 9, "garage cop"),
    "illegal_subsidies": (15, 10, "building_firm politician"),
    "drug_smuggling": (14, 10, "drug_dealer*2 lawyer"),
    "coke_party": (15, 11, "loan_shark drug_dealer pimp"),
    "election_fraud": (16, 13, "politician pimp night_club"),
    "usury": (11, 7, "loan_shark cop"),
    "hazardous_waste_disposal": (13, 9, "waste_company cop"),
    "lucky_number": (17, 13, "casino pimp"),
    "illegal_laboratory": (14, 10, "garage drug_dealer"),
    "drug_ring": (30, 22, "drug_dealer*3 night_club cop"),
    "insurance_fraud": (21, 13, "garage cop lawyer"),
    "toxic_waste_dump": (21, 15, "waste_company building_firm politician"),
    "boxing_match": (20, 15, "loan_shark*3 pimp"),
    "film_production": (20, 14, "pimp*2 lawyer drug_dealer"),
    "real_estate_fraud": (24, 16, "building_firm politician lawyer loan_shark"),
    "rigged_gambling": (24, 16, "casino cop lawyer"),
    "senators_party": (24, 18, "politician night_club pimp drug_dealer"),
    "car_smuggling": (21, 15, "garage politician waste_company"),
    "debt_trap": (20, 14, "loan_shark casino"),
}
"""By title: thousands for two successes and for one, and the prerequisites."""


def yellow_plans(title: str, *, own: str = "", players: int = 3) -> LcnTable:
    """Yellow's man of strength 2 has a Cash Job; red has a task left, which is no job."""
    table = LcnTable(players).give("yellow", businesses=own).task("yellow-2", title)
    return table.task("red-1", "buy casino" if "casino" not in title else "buy garage")


def investment_fraud(*, cash: int = 2000) -> LcnTable:
    """TC4: Yellow owns a Loan Shark, Green a Lawyer; Yellow plans Investment Fraud."""
    table = yellow_plans("investment_fraud", own="loan_shark").give("yellow", cash=cash)
    return table.give("green", businesses="lawyer")


@rule("LCN-75")
@pytest.mark.parametrize("title", CASH_JOBS)
def test_a_cash_job_pays_at_once_from_the_bank(title: str) -> None:
    two, one, needs = CASH_JOBS[title]
    for dice, pay in (((6, 6), two), ((6, 1), one), ((1, 1), 0)):
        table = LcnTable(3).give("yellow", cash=1000, businesses=needs).task("yellow-2", title)
        table.give("green", cash=1000).task("red-1", "buy pimp")
        table.dice(*dice).execute("yellow-2")
        if table.step == "reroll":
            table.act(Do.STAND[0])  # the Cop stays at home
        assert table.cash("yellow") == 1000 + 1000 * pay
        assert table.cash("green") == 1000
        assert table.heard(Paid) == ([Paid(YELLOW, 1000 * pay)] if pay else [])
        assert table.turn == "red"


@rule("LCN-76")
def test_all_but_two_cash_jobs_name_prerequisites() -> None:
    assert len(CASH_JOBS) == 39
    rules = rules_of(3)
    for kind, job in enumerate(rules.board.job):
        if job.effect is Effect.CASH:
            needed = dict(zip(BUSINESS_NAMES, rules.needs[kind], strict=True))
            written = Counter(spelled(CASH_JOBS[job.title][2]))
            assert {name: n for name, n in needed.items() if n} == dict(written)
    free = [title for title, (_, _, needs) in CASH_JOBS.items() if not needs]
    assert free == ["gas_station_robbery", "credit_card_fraud"]


@rule("LCN-76", "LCN-77")
@pytest.mark.parametrize("title", [title for title, job in CASH_JOBS.items() if job[2]])
def test_without_one_of_its_prerequisites_a_cash_job_lapses(title: str) -> None:
    needs = spelled(CASH_JOBS[title][2])
    table = LcnTable(3).give("yellow", businesses=" ".join(needs[1:])).task("yellow-2", title)
    table.task("red-1", "buy pimp").execute("yellow-2")
    assert table.heard(JobLapsed) == [JobLapsed(YELLOW, table.kind(title))]
    assert table.heard(DiceRolled) == []


@rule("LCN-77", "LCN-90")
def test_an_own_active_business_meets_the_prerequisite_without_any_deal() -> None:
    """TC3a."""
    table = yellow_plans("car_theft", own="garage").dice(3, 3).execute("yellow-2")
    assert table.cash("yellow") == 9000


@rule("LCN-77", "LCN-78", "LCN-79")
def test_a_marker_on_anothers_business_meets_the_prerequisite_and_comes_back() -> None:
    """TC3b."""
    table = yellow_plans("car_theft").give("green", businesses="garage")
    garage = table.business("green", "garage")
    table.deal("yellow", "green", Side(), Side(permits=(garage,)))
    assert table.state.view(RED).families[GREEN].businesses[0].markers == (1, 0, 0)
    table.dice(3, 1).execute("yellow-2")
    assert table.cash("yellow") == 7000
    assert table.heard(MarkerReturned) == [MarkerReturned(YELLOW, garage)]
    assert table.markers("yellow") == 0
    assert table.is_active("green garage")


@rule("LCN-77", "LCN-91")
def test_without_garage_and_without_marker_there_is_no_roll_and_no_pay() -> None:
    """TC3c."""
    table = yellow_plans("car_theft").give("green", businesses="garage").lay("henchman", "yellow-2")
    table.execute("yellow-2")
    assert [each.job for each in table.heard(JobRevealed)] == [table.kind("car_theft")]
    assert table.heard(JobLapsed) == [JobLapsed(YELLOW, table.kind("car_theft"))]
    assert table.heard(DiceRolled) == []
    assert (table.cash("yellow"), table.open_jobs()) == (0, ["car_theft"])
    assert (table.discarded("henchman"), table.turn) == (1, "red")


@rule("LCN-77")
def test_a_deactivated_business_is_no_prerequisite() -> None:
    table = yellow_plans("car_theft", own="garage").deactivate("yellow garage")
    assert len(table.execute("yellow-2").heard(JobLapsed)) == 1


@rule("LCN-77")
def test_the_market_and_an_unpaid_purchase_of_ones_own_are_no_prerequisites() -> None:
    table = LcnTable(3, market="garage").task("yellow-2", "car_theft")
    table.task("yellow-1", "buy garage").task("red-1", "buy casino").execute("yellow-2")
    assert len(table.heard(JobLapsed)) == 1


@rule("LCN-78", "LCN-80", "LCN-90")
def test_investment_fraud_with_a_rented_lawyer() -> None:
    """TC4: 2,000 for the Lawyer, 9,000 from the bank."""
    table = investment_fraud()
    lawyer = table.business("green", "lawyer")
    table.deal("yellow", "green", Side(cash=2000), Side(permits=(lawyer,)))
    assert (table.cash("yellow"), table.cash("green")) == (0, 2000)
    assert table.markers("yellow") == 1
    table.dice(3, 4).execute("yellow-2")
    assert (table.cash("yellow"), table.cash("green")) == (9000, 2000)
    assert table.markers("yellow") == 0
    assert table.businesses("green") == "lawyer"


@rule("LCN-91", "LCN-E48")
def test_a_marker_on_the_wrong_card_does_not_help_and_stays() -> None:
    """TC4b: the marker lies on Green's Loan Shark instead of the Lawyer."""
    table = investment_fraud().give("green", businesses="loan_shark")
    shark = table.business("green", "loan_shark")
    table.deal("yellow", "green", Side(cash=2000), Side(permits=(shark,)))
    table.execute("yellow-2")
    assert len(table.heard(JobLapsed)) == 1
    assert (table.cash("yellow"), table.heard(DiceRolled)) == (0, [])
    assert table.markers("yellow") == 1


@rule("LCN-79", "LCN-E47")
def test_one_marker_serves_one_job() -> None:
    table = yellow_plans("car_theft").give("green", businesses="garage")
    table.task("yellow-1", "car_theft_ring").give("yellow", businesses="cop")
    table.marker("yellow", "green", "garage").dice(3, 3).execute("yellow-2").act(Do.STAND[0])
    assert table.cash("yellow") == 9000
    table.abandon("red-1")
    assert table.turn == "yellow"
    table.execute("yellow-1")
    assert [each.job for each in table.heard(JobLapsed)] == [table.kind("car_theft_ring")]


@rule("LCN-79")
def test_two_markers_on_one_business_serve_two_jobs() -> None:
    table = yellow_plans("car_theft").give("green", businesses="garage")
    table.task("yellow-1", "illegal_laboratory").give("yellow", businesses="drug_dealer")
    table.marker("yellow", "green", "garage").marker("yellow", "green", "garage")
    table.dice(3, 3).execute("yellow-2")
    assert table.markers("yellow") == 1
    table.abandon("red-1").task("red-2", "buy pimp").dice(3).execute("yellow-1")
    assert table.cash("yellow") == 19_000
    assert table.markers("yellow") == 0


@rule("LCN-79", "LCN-E47")
def test_two_drug_dealers_are_two_different_cards() -> None:
    table = yellow_plans("drug_dealing").give("green", businesses="drug_dealer")
    table.marker("yellow", "green", "drug_dealer").marker("yellow", "green", "drug_dealer")
    table.execute("yellow-2")
    assert len(table.heard(JobLapsed)) == 1
    assert table.markers("yellow") == 2
    table = yellow_plans("drug_dealing", own="drug_dealer").give("green", businesses="drug_dealer")
    table.marker("yellow", "green", "drug_dealer").dice(4, 4).execute("yellow-2")
    assert table.cash("yellow") == 14_000
    assert table.markers("yellow") == 0


@rule("LCN-E47")
@pytest.mark.parametrize("uses_marker", [False, True])
def test_between_an_own_card_and_a_marker_the_player_chooses(uses_marker: bool) -> None:
    table = yellow_plans("car_theft", own="garage").give("green", businesses="garage")
    garage = table.business("green", "garage")
    table.marker("yellow", "green", "garage").dice(3, 3).execute("yellow-2")
    assert (table.step, table.legal()) == ("markers", {"marker garage", "pass"})
    assert table.state.neutral(YELLOW, fast_rng(1)) is PASS  # own cards, unless one says otherwise
    table.act(Do.MARKER[garage] if uses_marker else PASS)
    assert table.cash("yellow") == 9000
    assert table.markers("yellow") == (0 if uses_marker else 1)


@rule("LCN-E47", "LCN-77")
def test_of_two_cards_one_must_be_a_marker_and_the_other_may_be() -> None:
    table = yellow_plans("drug_dealing", own="drug_dealer")
    table.give("green", businesses="drug_dealer*2")
    one, other = (table.business("green", "drug_dealer", nth) for nth in (0, 1))
    for card in (one, other):
        table.deal("yellow", "green", Side(), Side(permits=(card,)))
    table.execute("yellow-2")
    refusal = table.refused(PASS)
    assert (refusal.rule, refusal.reason) == ("LCN-77", "marker_needed")
    table.act(Do.MARKER[other])
    assert set(table.state.legal(YELLOW)) == {Do.MARKER[one], PASS}
    table.dice(4, 4).no()
    assert (table.cash("yellow"), table.markers("yellow")) == (14_000, 1)


@rule("LCN-E47", "LCN-90")
def test_where_several_markers_could_serve_the_player_chooses() -> None:
    table = yellow_plans("escort_service").give("green", businesses="pimp*2")
    table.give("red", businesses="pimp drug_dealer")
    theirs = [table.business("green", "pimp", 0), table.business("green", "pimp", 1)]
    theirs.append(table.business("red", "pimp"))
    table.marker("yellow", "green", "pimp").marker("yellow", "red", "pimp")
    table.marker("yellow", "red", "drug_dealer").execute("yellow-2")
    assert (table.step, table.asked) == ("markers", ["yellow"])
    assert set(table.state.legal(YELLOW)) == {Do.MARKER[theirs[0]], Do.MARKER[theirs[2]]}
    for card in (theirs[1], table.business("red", "drug_dealer")):
        refusal = table.refused(Do.MARKER[card])
        assert (refusal.rule, refusal.reason) == ("LCN-79", "no_marker_for")
    table.dice(2, 2).act(Do.MARKER[theirs[2]])
    assert table.cash("yellow") == 5000
    assert table.heard(MarkerReturned) == [MarkerReturned(YELLOW, theirs[2])]
    assert table.markers("yellow") == 2


@rule("LCN-E47")
def test_two_of_three_markers_are_chosen_one_after_the_other() -> None:
    table = yellow_plans("drug_dealing").give("green", businesses="drug_dealer*3")
    cards = [table.business("green", "drug_dealer", nth) for nth in range(3)]
    for card in cards:
        table.deal("yellow", "green", Side(), Side(permits=(card,)))
    table.execute("yellow-2").act(Do.MARKER[cards[1]])
    assert table.refused(Do.MARKER[cards[1]]).rule == "LCN-79"
    assert table.heard(DiceRolled) == []
    table.dice(4, 4).act(Do.MARKER[cards[0]])
    assert table.cash("yellow") == 14_000
    assert table.state.markers_on(cards[2], YELLOW) == 1
    assert table.markers("yellow") == 1


# When it is settled


@rule("LCN-81", "LCN-82")
def test_a_deal_is_possible_from_planning_before_the_job_is_planned() -> None:
    table = LcnTable(3, planning=True).give("yellow", jobs="car_theft")
    table.give("green", businesses="garage")
    garage = table.business("green", "garage")
    table.deal("yellow", "green", Side(), Side(permits=(garage,)))
    table.plan("yellow-2", "car_theft")
    assert table.markers("yellow") == 1


@rule("LCN-81", "LCN-82", "LCN-E53")
def test_a_deal_is_possible_until_just_before_the_reveal_and_not_after_it() -> None:
    table = yellow_plans("drug_dealing").give("green", businesses="drug_dealer*3")
    cards = [table.business("green", "drug_dealer", nth) for nth in range(3)]
    for card in cards:
        table.deal("yellow", "green", Side(), Side(permits=(card,)))  # in yellow's own turn
    table.execute("yellow-2")
    assert table.step == "markers"  # between the reveal and the roll
    offer = LcnDeal(Offer(GREEN, Side(), Side(permits=(cards[0],))))
    assert table.refused(offer, "yellow").rule == "LCN-E56"
    assert table.refused(LcnDeal(TakeBack(cards[0])), "yellow").rule == "LCN-E56"


@rule("LCN-81")
def test_nobody_else_knows_what_a_planned_job_pays() -> None:
    table = investment_fraud()
    assert table.state.view(YELLOW).families[YELLOW].men[1].task is not None
    for colour in ("green", "red"):
        task = table.state.view(seat(colour)).families[YELLOW].men[1].task
        assert task is not None
        assert (task.job, task.round) == (None, 1)


@rule("LCN-89")
def test_if_a_business_is_lost_another_deal_may_be_sought_until_the_reveal() -> None:
    """TC23: Red's marker lies on Green's Lawyer; Yellow, who has one too, closes it, and sells Red
    the use of his own."""
    table = LcnTable(3).task("yellow-1", "bash_businessman").task("red-2", "intimidation")
    table.give("yellow", businesses="lawyer").give("green", businesses="lawyer")
    table.give("red", cash=2000).marker("red", "green", "lawyer")
    table.attack("yellow-1", "green").dice(2).hit("green lawyer").all_pass()
    assert table.markers("red") == 0
    assert table.turn == "red"
    mine = table.business("yellow", "lawyer")
    table.deal("yellow", "red", Side(permits=(mine,)), Side(cash=2000))
    table.task("green-1", "buy casino").dice(2, 2).execute("red-2")
    assert (table.cash("yellow"), table.cash("red")) == (2000, 4000)


# What becomes of markers


@rule("LCN-83")
def test_the_owner_cannot_take_a_marker_away_or_forbid_its_use() -> None:
    table = investment_fraud().marker("yellow", "green", "lawyer")
    lawyer = table.business("green", "lawyer")
    refusal = table.refused(LcnDeal(TakeBack(lawyer)), "green")
    assert (refusal.rule, refusal.reason) == ("LCN-88", "no_marker_there")
    assert not any(
        isinstance(each, LcnDeal) and each.said == TakeBack(lawyer)
        for each in table.state.menu(GREEN)
    )
    table.dice(3, 4).execute("yellow-2")  # green is asked nothing
    assert table.cash("yellow") == 11_000


@rule("LCN-84")
def test_a_marker_does_not_block_a_business() -> None:
    """Two markers of one player and one of another lie on it, and the owner uses it himself."""
    table = LcnTable(3).give("green", businesses="garage").task("yellow-2", "car_theft")
    table.task("green-2", "car_theft_ring").task("red-2", "illegal_laboratory")
    table.give("green", businesses="cop").give("red", businesses="drug_dealer")
    garage = table.business("green", "garage")
    table.deal("yellow", "green", Side(), Side(permits=(garage, garage)))
    table.deal("red", "green", Side(), Side(permits=(garage,)))
    assert table.state.view(RED).families[GREEN].businesses[-1].markers == (2, 0, 1)
    table.dice(3, 3).execute("yellow-2").all_pass()
    table.dice(3, 3).execute("green-2").act(Do.STAND[0]).all_pass()
    table.task("green-1", "buy casino").dice(3, 3).execute("red-2")
    assert [table.cash(colour) for colour in ("yellow", "green", "red")] == [9000, 12_000, 14_000]
    assert (table.markers("yellow"), table.markers("red")) == (1, 0)


@rule("LCN-86")
def test_a_marker_stays_until_it_is_used_even_for_rounds() -> None:
    table = LcnTable(3).task("yellow-1", "buy casino").give("green", businesses="lawyer")
    table.marker("yellow", "green", "lawyer").abandon("yellow-1")
    assert table.state.round == 4
    assert table.markers("yellow") == 1
    assert table.state.view(RED).families[GREEN].businesses[0].markers == (1, 0, 0)


@rule("LCN-87")
@pytest.mark.parametrize(
    ("title", "card", "dice"),
    [
        ("bash_businessman", "lawyer", (2, 2)),
        ("kill_businessman", "lawyer", (3, 1)),
        ("kill_businessman", "lawyer", (3, 3)),
        ("persuasion", "lawyer", (4, 4)),
        ("vandalism", "garage", (3, 3)),
        ("arson", "garage", (4, 1)),
        ("arson", "garage", (4, 4)),
    ],
)
def test_markers_go_back_if_the_business_is_closed_gone_or_won_over(
    title: str, card: str, dice: tuple[int, ...]
) -> None:
    table = LcnTable(4).give("red", businesses=f"{card} cop").task("yellow-2", title)
    table.task("green-1", "buy casino")
    for colour in ("yellow", "green", "green", "purple"):
        table.marker(colour, "red", card)
    table.marker("green", "red", "cop")
    table.attack("yellow-2", "red").dice(*dice).hit(f"red {card}")
    assert [table.markers(colour) for colour in ("yellow", "green", "purple")] == [0, 1, 0]
    assert len(table.heard(MarkerReturned)) == 4


@rule("LCN-87")
@pytest.mark.parametrize(("title", "dice"), [("bash_businessman", (1, 1)), ("persuasion", (4, 1))])
def test_markers_stay_if_the_attack_comes_to_nothing(title: str, dice: tuple[int, ...]) -> None:
    table = LcnTable(3).give("red", businesses="lawyer").task("yellow-2", title)
    table.task("green-1", "buy casino").marker("green", "red", "lawyer")
    table.attack("yellow-2", "red").dice(*dice).hit("red lawyer")
    assert table.markers("green") == 1


@rule("LCN-90", "LCN-E49")
def test_markers_of_a_failed_job_are_used_all_the_same() -> None:
    table = investment_fraud().marker("yellow", "green", "lawyer").dice(1, 2).execute("yellow-2")
    assert table.cash("yellow") == 2000
    assert table.markers("yellow") == 0


@rule("LCN-E48", "LCN-91")
def test_markers_of_a_job_that_lapses_stay() -> None:
    table = yellow_plans("investment_fraud").give("green", businesses="lawyer")
    table.marker("yellow", "green", "lawyer").execute("yellow-2")
    assert len(table.heard(JobLapsed)) == 1
    assert (table.markers("yellow"), table.heard(MarkerReturned)) == (1, [])


def robbed(dice: tuple[int, ...]) -> LcnTable:
    """Red robs Yellow's Investment Fraud, done with Green's Lawyer."""
    table = investment_fraud(cash=0).give("green", cash=2000).marker("yellow", "green", "lawyer")
    table.task("red-2", "robbery").dice(3, 4).execute("yellow-2")
    assert (table.step, table.asked) == ("robbery", ["red"])
    return table.dice(*dice).act(Do.ROB[man("red-2")])


@rule("LCN-E30", "LCN-E49")
@pytest.mark.parametrize("dice", [(4, 4), (4, 1), (1, 1)])
def test_a_robbed_job_has_used_its_markers_and_the_lender_loses_nothing(
    dice: tuple[int, ...],
) -> None:
    table = robbed(dice)
    assert table.markers("yellow") == 0
    assert (table.cash("green"), table.businesses("green")) == (2000, "lawyer")
    assert table.is_active("green lawyer")


@rule("LCN-E31")
@pytest.mark.parametrize(
    ("dice", "robber", "owner"),
    [((4, 4), 9000, 0), ((4, 1), 4000, 5000), ((1, 1), 0, 9000)],
)
def test_half_of_nine_thousand_is_four_and_the_owner_keeps_five(
    dice: tuple[int, ...], robber: int, owner: int
) -> None:
    table = robbed(dice)
    assert (table.cash("red"), table.cash("yellow")) == (robber, owner)


@rule("LCN-E31")
def test_half_of_one_thousand_is_nothing() -> None:
    table = LcnTable(3).task("yellow-1", "gas_station_robbery").task("red-1", "robbery")
    table.task("green-1", "buy casino").dice(2).execute("yellow-1")
    table.dice(4).act(Do.ROB[man("red-1")])
    assert (table.cash("red"), table.cash("yellow")) == (0, 1000)


# Markers on planned purchases


@rule("LCN-92", "LCN-E46")
def test_a_marker_on_a_purchase_is_worth_something_only_when_it_is_paid() -> None:
    table = LcnTable(3).task("yellow-2", "car_theft").task("yellow-3", "illegal_laboratory")
    table.give("yellow", businesses="drug_dealer").task("green-1", "buy garage")
    table.give("green", cash=8000).task("red-1", "buy casino")
    garage = table.business("green", "garage")
    table.deal("yellow", "green", Side(), Side(permits=(garage,)))
    assert table.state.view(RED).planned == ((garage, (1, 0, 0)),)
    table.execute("yellow-2")  # not paid yet
    assert len(table.heard(JobLapsed)) == 1
    assert (table.markers("yellow"), table.turn) == (1, "green")
    table.execute("green-1")
    assert (table.cash("green"), table.businesses("green")) == (0, "garage")
    assert table.markers("yellow") == 1
    table.abandon("red-1").task("red-2", "buy pimp")
    table.dice(3, 3, 3).execute("yellow-3")
    assert table.cash("yellow") == 14_000
    assert table.markers("yellow") == 0


@rule("LCN-E46", "LCN-92")
def test_if_the_purchase_is_abandoned_the_marker_goes_back_and_the_price_does_not() -> None:
    table = LcnTable(3, turn="green").task("green-1", "buy garage").task("red-1", "buy casino")
    table.give("yellow", cash=2000)
    garage = table.business("green", "garage")
    table.deal("yellow", "green", Side(cash=2000), Side(permits=(garage,)))
    table.act(Do.ABANDON[man("green-1")])
    assert table.markers("yellow") == 0
    assert table.heard(MarkerReturned) == [MarkerReturned(YELLOW, garage)]
    assert (table.cash("yellow"), table.cash("green")) == (0, 2000)
