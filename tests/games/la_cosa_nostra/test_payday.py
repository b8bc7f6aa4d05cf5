"""LCN-118 to LCN-121, LCN-V4 and LCN-E71, E72, E89: income, recruiting, and cards too many."""

import pytest

from backroom.games.la_cosa_nostra.actions import KEEP, PASS, Do
from backroom.games.la_cosa_nostra.events.rounds import (
    RoundStarted,
)
from backroom.games.la_cosa_nostra.events.trade import (
    BonusPaid,
    IncomePaid,
    InfluenceDropped,
    JobDropped,
    Recruited,
)
from backroom.games.la_cosa_nostra.rules import INFLUENCE_NAMES
from backroom.games.la_cosa_nostra.trade.terms import Promise, PromiseKind, Side
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR
from backroom.kernel.state import Windows
from builders.la_cosa_nostra import COLOURS, LCN, LcnTable, man
from builders.rule_marks import rule

FIVE_JOBS = "car_theft drug_delivery construction_scam blackmail counterfeiting"


def repay(dollars: int) -> Promise:
    return Promise(PromiseKind.REPAY, dollars)


def influence(name: str) -> int:
    return INFLUENCE_NAMES.index(name)


@rule("LCN-118", "LCN-125", "LCN-E71")
def test_everybody_gets_the_income_of_the_businesses_and_five_thousand_a_monopoly() -> None:
    table = LcnTable(round=1).give("yellow", businesses="loan_shark*2 cop", cash=1000)
    table.give("green", businesses="lawyer night_club", cash=2000).give("red", cash=3000)
    table.end_actions()
    assert table.heard(IncomePaid) == [
        IncomePaid(0, 10_000, 5000, 5000),
        IncomePaid(1, 7000, 7000, 0),
    ]
    assert table.cash("yellow") == 1000 + 2000 + 2000 + 1000 + 5000
    assert table.cash("green") == 2000 + 1000 + 6000
    assert table.cash("red") == 3000


@rule("LCN-118", "LCN-129")
def test_only_active_businesses_pay() -> None:
    table = LcnTable().give("yellow", businesses="casino garage").deactivate("yellow casino")
    assert table.end_actions().cash("yellow") == 4000


@rule("LCN-118")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_there_is_a_payday_after_each_of_the_first_three_rounds(number: int) -> None:
    table = LcnTable(round=number).give("red", businesses="garage").end_actions()
    assert table.cash("red") == 4000
    assert table.state.round == number + 1


@rule("LCN-119")
@pytest.mark.parametrize(("which", "price"), [("r2", 10_000), ("r3", 15_000), ("r4", 20_000)])
def test_a_gangster_of_ones_choice_is_recruited_at_the_price_on_his_card(
    which: str, price: int
) -> None:
    table = LcnTable().give("red", cash=21_000).end_actions()
    assert table.asked == ["red"]
    assert table.legal() == {"pass", "recruit red-r2", "recruit red-r3", "recruit red-r4"}
    recruit = man(f"red-{which}")
    table.act(Do.RECRUIT[recruit])
    assert table.cash("red") == 21_000 - price
    assert table.men("red") == ["red-1", "red-2", "red-3", f"red-{which}"]
    assert recruit not in table.state.view(SPECTATOR).families[2].recruits
    assert table.heard(Recruited) == [Recruited(2, recruit, price)]


@rule("LCN-119", "LCN-118")
def test_the_income_just_paid_can_be_spent_on_a_recruit() -> None:
    table = LcnTable().give("red", cash=8000, businesses="pimp").end_actions()
    assert table.legal("red") == {"pass", "recruit red-r2"}
    assert table.act(Do.RECRUIT[man("red-r2")]).cash("red") == 0


@rule("LCN-119")
def test_nobody_recruits_twice_in_one_payday_and_nobody_has_to() -> None:
    table = LcnTable().give("yellow", cash=50_000).give("green", cash=50_000).end_actions()
    table.act(Do.RECRUIT[man("yellow-r2")])
    assert table.asked == ["green"]
    assert table.refused(Do.RECRUIT[man("yellow-r3")], "yellow").rule == "LCN-E86"
    table.no()
    assert table.men("green") == ["green-1", "green-2", "green-3"]
    assert table.state.round == 4
    assert table.cash("yellow") == 40_000


@rule("LCN-119")
def test_recruits_come_only_from_under_ones_own_boss_and_only_for_cash() -> None:
    table = LcnTable().give("yellow", cash=14_000).end_actions()
    wrong = table.refused(Do.RECRUIT[man("green-r2")])
    assert (wrong.rule, wrong.reason) == ("LCN-119", "not_under_your_boss")
    dear = table.refused(Do.RECRUIT[man("yellow-r3")])
    assert (dear.rule, dear.reason) == ("LCN-119", "too_dear")
    on_the_table = table.refused(Do.RECRUIT[man("yellow-2")])
    assert (on_the_table.rule, on_the_table.reason) == ("LCN-119", "not_under_your_boss")
    assert table.legal() == {"pass", "recruit yellow-r2"}


def lends(lender: str, money: int, borrower: str, table: LcnTable) -> None:
    """Money now, for the promise to pay it back."""
    table.deal(lender, borrower, Side(cash=money), Side(promises=(repay(money),)))


def at_payday(**cash: int) -> LcnTable:
    """Everybody has passed at the last word, and gangsters are recruited."""
    table = LcnTable(talkative=True)
    for colour, money in cash.items():
        table.give(colour, cash=money)
    return table.end_actions().no("yellow", "green", "red")


@rule("LCN-E89", "LCN-119")
def test_who_cannot_pay_yet_is_asked_borrows_and_recruits() -> None:
    table = at_payday(yellow=9000, green=9000)
    assert (table.step, table.asked, table.legal()) == ("recruit", ["yellow"], {"pass"})
    lends("green", 1000, "yellow", table)
    assert table.legal("yellow") == {"pass", "recruit yellow-r2"}
    table.act(Do.RECRUIT[man("yellow-r2")])
    assert table.heard(Recruited) == [Recruited(0, man("yellow-r2"), 10_000)]
    assert table.asked == ["green"]


@rule("LCN-E89")
def test_a_loan_that_comes_while_a_later_player_is_asked_still_buys_a_gangster() -> None:
    table = at_payday(yellow=9000, green=9000, red=9000).no("yellow")
    assert table.asked == ["green"]
    lends("red", 1000, "yellow", table)
    assert table.asked == ["yellow", "green"]
    table.act(Do.RECRUIT[man("yellow-r2")], "yellow")
    assert (table.men("yellow")[-1], table.asked) == ("yellow-r2", ["green"])
    # Once a payday, however much money comes.
    table.give("red", cash=30_000)
    lends("red", 20_000, "yellow", table)
    assert table.asked == ["green"]


@rule("LCN-E89")
def test_money_that_is_not_enough_or_comes_too_early_asks_nobody_again() -> None:
    table = at_payday(yellow=5000, green=9000, red=9000).no("yellow")
    lends("green", 1000, "yellow", table)
    lends("green", 8000, "red", table)
    assert table.asked == ["green"]  # red's turn is still to come
    assert table.no("green").legal("red") == {"pass", "recruit red-r2", "recruit red-r3"}


@rule("LCN-E89", "LCN-E87")
def test_by_the_clock_and_by_standing_order_nobody_is_recruited() -> None:
    table = at_payday(yellow=50_000)
    assert table.state.neutral(0, fast_rng(1)) is PASS
    orders = {order.question: order.action for order in LCN.orders}
    teller = LCN.teller(table.rules)
    assert orders[teller.question(table.state.view(0)).name] is PASS


@rule("LCN-E89")
def test_in_a_simulation_only_who_can_pay_is_asked() -> None:
    table = LcnTable(windows=Windows.KNOWN, talkative=True).give("green", cash=10_000)
    table.give("yellow", cash=9000).end_actions()
    assert (table.step, table.asked) == ("recruit", ["green"])


@rule("LCN-119")
def test_who_has_nobody_left_under_the_boss_is_not_asked() -> None:
    table = LcnTable(talkative=True).give("yellow", cash=50_000)
    table.give("yellow", men="yellow-r2 yellow-r3 yellow-r4").end_actions()
    assert table.no("yellow", "green", "red").asked == ["green"]


@rule("LCN-119", "LCN-E71")
@pytest.mark.parametrize(
    ("start", "order"),
    [
        ("yellow", ["yellow", "green", "red", "purple"]),
        ("red", ["red", "purple", "yellow", "green"]),
    ],
)
def test_recruiting_goes_clockwise_from_the_start_player(start: str, order: list[str]) -> None:
    table = LcnTable(4, start=start, turn="purple")
    for colour in COLOURS[:4]:
        table.give(colour, cash=10_000)
    table.end_actions()
    asked = []
    while table.step == "recruit":
        asked += table.asked
        table.act(Do.RECRUIT[man(f"{table.asked[0]}-r2")])
    assert asked == order


@rule("LCN-E71", "LCN-118")
def test_all_incomes_are_paid_before_anybody_recruits() -> None:
    table = LcnTable(start="green").give("yellow", businesses="casino")
    table.give("green", cash=10_000, businesses="garage").end_actions()
    assert table.asked == ["green"]
    assert (table.cash("yellow"), table.cash("green")) == (7000, 14_000)


@rule("LCN-120", "LCN-E72")
def test_five_jobs_and_four_influence_cards_are_cut_to_three_and_three() -> None:
    """TC35."""
    table = LcnTable(round=2).give("yellow", jobs=FIVE_JOBS, influence="snitch spy henchman*2")
    table.end_actions()
    assert table.asked == ["yellow"]
    assert table.legal() == {
        "drop_job car_theft",
        "drop_job drug_delivery",
        "drop_job construction_scam",
        "drop_job blackmail",
        "drop_job counterfeiting",
        "drop snitch",
        "drop spy",
        "drop henchman",
    }
    table.act(Do.DROP_JOB[table.kind("drug_delivery")]).act(Do.DROP_JOB[table.kind("blackmail")])
    assert table.jobs("yellow") == ["construction_scam", "car_theft", "counterfeiting"]
    more = table.refused(Do.DROP_JOB[table.kind("car_theft")])
    assert (more.rule, more.reason) == ("LCN-120", "not_too_many")
    table.act(Do.DROP_INFLUENCE[influence("spy")])
    assert table.influence("yellow") == "snitch henchman henchman"
    assert table.state.round == 3


@rule("LCN-120")
def test_what_is_too_much_has_to_go_and_only_from_ones_own_hand() -> None:
    table = LcnTable(round=2).give("red", jobs="car_theft blackmail usury counterfeiting")
    table.end_actions()
    assert table.asked == ["red"]
    assert table.refused(PASS).rule == "LCN-E83"
    absent = table.refused(Do.DROP_JOB[table.kind("drug_delivery")])
    assert (absent.rule, absent.reason) == ("LCN-120", "not_in_hand")
    fine = table.refused(Do.DROP_INFLUENCE[influence("spy")])
    assert (fine.rule, fine.reason) == ("LCN-120", "not_too_many")


@rule("LCN-120")
def test_three_jobs_and_three_influence_cards_may_be_kept() -> None:
    table = LcnTable(round=1)
    table.give("green", jobs="car_theft drug_delivery intimidation", influence="spy snitch*2")
    table.end_actions()
    assert table.state.round == 2
    assert table.heard(JobDropped) == []
    assert table.influence("green") == "snitch snitch spy"
    kept = {"car_theft", "drug_delivery", "intimidation"}
    assert kept <= set(table.jobs("green"))
    assert len(table.jobs("green")) == 3 + 4


@rule("LCN-E72", "LCN-120")
def test_cards_too_many_are_discarded_face_down() -> None:
    table = LcnTable(round=2).give("yellow", jobs="usury car_theft blackmail coke_party")
    table.give("yellow", influence="spy*4").end_actions()
    hidden = table.hidden_jobs()
    table.act(Do.DROP_JOB[table.kind("car_theft")])
    assert table.hidden_jobs() == hidden + 1
    assert "car_theft" not in table.open_jobs()
    assert table.heard(JobDropped, "green") == [JobDropped(0, 1)]
    table.act(Do.DROP_INFLUENCE[influence("spy")])
    assert table.heard(InfluenceDropped, "green") == [InfluenceDropped(0)]
    other = table.state.view(1)
    assert other.hidden_influence == 1
    assert other.shown_influence == (0,) * 8
    assert table.kind("car_theft") not in (other.known_jobs or ())
    assert other.known_influence == ()
    own = table.state.view(0)
    assert table.kind("car_theft") in (own.known_jobs or ())
    assert own.known_influence == (influence("spy"),)


@rule("LCN-E72")
def test_a_job_dropped_at_payday_is_out_of_the_game() -> None:
    table = LcnTable(round=2).give("yellow", jobs="car_theft theft:3@3 usury@3 coke_party@3")
    decks = table.state.view(SPECTATOR).job_decks
    table.end_actions().act(Do.DROP_JOB[table.kind("usury@3")])
    after = table.state.view(SPECTATOR)
    assert after.hidden_jobs[2] == 1
    assert after.job_decks[2] == decks[2] - 3 * 5  # three players have drawn five from the rest
    hands = [job for colour in COLOURS[:3] for job in table.jobs(colour)]
    assert "usury" not in hands


@rule("LCN-120")
def test_all_who_have_too_many_cards_are_asked_at_the_same_time() -> None:
    table = LcnTable(round=2).give("yellow", influence="spy*4").give("red", influence="snitch*4")
    table.end_actions()
    assert table.asked == ["yellow", "red"]
    table.act(Do.DROP_INFLUENCE[influence("snitch")], "red")
    assert table.asked == ["yellow"]
    table.act(Do.DROP_INFLUENCE[influence("spy")])
    assert table.state.round == 3


@rule("LCN-120", "LCN-119")
def test_hands_are_cut_only_after_recruiting() -> None:
    table = LcnTable(round=2).give("yellow", cash=10_000, influence="spy*4").end_actions()
    assert table.step == "recruit"
    assert table.no().step == "drop"


@rule("LCN-121")
@pytest.mark.parametrize(("start", "after"), [("yellow", 1), ("green", 2), ("red", 0)])
def test_the_start_player_marker_moves_to_the_left(start: str, after: int) -> None:
    table = LcnTable(round=2, start=start).end_actions()
    assert table.heard(RoundStarted) == [RoundStarted(3, after)]
    assert table.state.view(SPECTATOR).start == after


@rule("LCN-121", "LCN-38")
def test_the_new_start_player_opens_the_next_round() -> None:
    table = LcnTable(round=2, start="green").end_actions()
    assert table.stage == "draw"
    for colour in COLOURS[:3]:
        table.act(KEEP, colour)
    assert (table.stage, table.turn, table.asked) == ("planning", "red", ["red"])


@rule("LCN-V4")
def test_the_business_bonus_goes_to_the_highest_income() -> None:
    table = LcnTable(business_bonus="on").give("yellow", businesses="garage")
    table.give("green", businesses="casino").give("red", businesses="night_club").end_actions()
    assert table.heard(BonusPaid) == [BonusPaid(1, 5000, "business")]
    assert [table.cash(each) for each in COLOURS[:3]] == [4000, 12_000, 6000]


@rule("LCN-V4")
def test_with_equal_highest_incomes_nobody_gets_the_business_bonus() -> None:
    """TC36."""
    table = LcnTable(business_bonus="on").give("yellow", businesses="casino garage lawyer")
    table.give("green", businesses="night_club building_firm pimp")
    table.give("red", businesses="casino").end_actions()
    assert [table.cash(each) for each in COLOURS[:3]] == [12_000, 12_000, 7000]
    assert table.heard(BonusPaid) == []


@rule("LCN-V4")
def test_monopolies_count_for_the_business_bonus() -> None:
    table = LcnTable(business_bonus="on").give("yellow", businesses="pimp*2")
    table.give("green", businesses="casino lawyer").end_actions()
    assert table.cash("yellow") == 2000 + 2000 + 5000 + 5000
    assert table.cash("green") == 8000


@rule("LCN-V4")
def test_without_the_option_there_is_no_business_bonus() -> None:
    table = LcnTable().give("yellow", businesses="casino").end_actions()
    assert table.heard(BonusPaid) == []
    assert table.cash("yellow") == 7000
