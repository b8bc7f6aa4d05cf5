"""LCN-78 to LCN-98 and the rulings on trade: offers, answers, exchanges and everything refused."""

from collections.abc import Callable

import pytest

from backroom.games.la_cosa_nostra.actions import KEEP, PASS, Do, LcnDeal
from backroom.games.la_cosa_nostra.events.rounds import (
    PurchaseDone,
)
from backroom.games.la_cosa_nostra.events.trade import (
    BonusPaid,
    DealStruck,
    MarkerPlaced,
    MarkerReturned,
    MonopolyLost,
    MonopolyTaken,
    OfferMade,
    OfferRefused,
    OffersExpired,
    OfferWithdrawn,
)
from backroom.games.la_cosa_nostra.state import LcnState
from backroom.games.la_cosa_nostra.trade.terms import (
    Offer,
    OpenOffer,
    Pledge,
    Promise,
    PromiseKind,
    Side,
    TakeBack,
    Withdraw,
)
from backroom.kernel.messages import Refusal
from builders.la_cosa_nostra import LCN, LcnTable, man, new_game, seat
from builders.rule_marks import rule

YELLOW, GREEN, RED = seat("yellow"), seat("green"), seat("red")
PEACE = Promise(PromiseKind.NO_ATTACK)
NOTHING = Side()


def rich(*, planning: bool = False, players: int = 3) -> LcnTable:
    """Everybody has money and businesses, and yellow and red a task."""
    table = LcnTable(players, planning=planning)
    table.give("yellow", cash=10_000, businesses="loan_shark cop waste_company")
    table.give("green", cash=10_000, businesses="drug_dealer lawyer building_firm")
    table.give("red", cash=10_000, businesses="pimp politician garage")
    if not planning:
        table.task("yellow-1", "buy casino").task("red-1", "buy night_club")
    return table


def money(dollars: int) -> Side:
    return Side(cash=dollars)


def offered(
    partner: int, gives: Side = NOTHING, gets: Side = NOTHING, answers: int | None = None
) -> LcnDeal:
    return LcnDeal(Offer(partner, gives, gets, answers))


def trade(table: LcnTable, proposer: str, partner: str, gives: Side, gets: Side) -> None:
    """A deal between other open offers."""
    table.offer(proposer, partner, gives, gets).accept(partner, table.state.trade.offers[-1].slot)


def why(refusal: Refusal) -> tuple[str, str]:
    return refusal.rule, refusal.reason


# An offer and its answers


@rule("LCN-E81", "LCN-94")
def test_everybody_sees_an_offer_and_only_the_partner_can_answer_it() -> None:
    table = rich().offer("green", "red", money(2000), Side(promises=(PEACE,)))
    lies = OpenOffer(5 * GREEN, GREEN, RED, money(2000), Side(promises=(PEACE,)))
    for colour in ("yellow", "green", "red", None):
        assert table.heard(OfferMade, colour) == [OfferMade(GREEN, RED, lies)]
    assert table.state.view(YELLOW).offers == (lies,)
    assert table.state.to_act() == (YELLOW, RED)
    assert table.legal("red") == {f"accept {lies.slot}", f"refuse {lies.slot}"}
    assert table.legal("green") == set()
    for colour in ("yellow", "green"):
        assert why(table.refused(Do.ACCEPT[lies.slot], colour)) == ("LCN-E81", "no_such_offer")
        assert why(table.refused(Do.REFUSE[lies.slot], colour)) == ("LCN-E81", "no_such_offer")
    for colour in ("yellow", "red"):
        assert why(table.refused(LcnDeal(Withdraw(lies.slot)), colour)) == (
            "LCN-E81",
            "no_such_offer",
        )
    assert (table.cash("green"), table.cash("red")) == (10_000, 10_000)  # nothing moves yet


@rule("LCN-E81", "LCN-96")
def test_an_accepted_offer_is_struck_at_once() -> None:
    table = rich().offer("green", "red", money(2000), NOTHING).accept("red")
    assert (table.cash("green"), table.cash("red")) == (8000, 12_000)
    assert [each.offer.partner for each in table.heard(DealStruck, "yellow")] == [RED]
    assert table.state.trade.offers == ()
    assert why(table.refused(Do.ACCEPT[5 * GREEN], "red")) == ("LCN-E81", "no_such_offer")


@rule("LCN-E81")
def test_a_refused_offer_is_off_the_table() -> None:
    table = rich().offer("green", "red", money(2000), NOTHING).refuse("red")
    assert table.heard(OfferRefused, "yellow") == [OfferRefused(5 * GREEN, RED, GREEN)]
    assert (table.state.trade.offers, table.cash("red")) == ((), 10_000)
    assert table.refused(Do.ACCEPT[5 * GREEN], "red").rule == "LCN-E81"


@rule("LCN-E81")
def test_whoever_made_an_offer_may_withdraw_it() -> None:
    table = rich().offer("green", "red", money(2000), NOTHING).withdraw("green")
    assert table.heard(OfferWithdrawn, "yellow") == [OfferWithdrawn(5 * GREEN, GREEN, RED)]
    assert table.state.trade.offers == ()
    assert table.refused(Do.ACCEPT[5 * GREEN], "red").rule == "LCN-E81"


@rule("LCN-E81")
def test_a_counter_offer_takes_the_place_of_the_offer_it_answers() -> None:
    table = rich().offer("green", "red", money(2000), NOTHING)
    table.offer("red", "green", NOTHING, money(3000), answers=5 * GREEN)
    assert table.heard(OfferRefused) == [OfferRefused(5 * GREEN, RED, GREEN)]
    assert [(each.proposer, each.gets) for each in table.state.trade.offers] == [(RED, money(3000))]
    table.accept("green")
    assert (table.cash("green"), table.cash("red")) == (7000, 13_000)


@rule("LCN-E81")
def test_a_counter_offer_must_answer_an_offer_of_that_partner() -> None:
    table = rich().offer("green", "red", money(2000), NOTHING)
    slot = 5 * GREEN
    for colour, partner, answers in (
        ("yellow", GREEN, slot),  # it was not made to yellow
        ("red", YELLOW, slot),  # nor by yellow
        ("red", GREEN, slot + 1),  # there is no such offer
        ("red", GREEN, 25),
        ("red", GREEN, -1),
    ):
        refusal = table.refused(offered(partner, money(1000), answers=answers), colour)
        assert why(refusal) == ("LCN-E81", "answers_nothing")


@rule("LCN-E81", "LCN-E77")
def test_a_deal_is_struck_as_a_whole() -> None:
    """Money, a business, a gangster, a marker, a marker back and a promise, on both sides."""
    table = rich().marker("yellow", "green", "lawyer").marker("green", "yellow", "cop")
    cop, shark = table.business("yellow", "cop"), table.business("yellow", "loan_shark")
    lawyer, firm = table.business("green", "lawyer"), table.business("green", "building_firm")
    table.deal(
        "yellow",
        "green",
        Side(3000, (shark,), (man("yellow-2"),), (cop,), (lawyer,), (PEACE,)),
        Side(1000, (firm,), (man("green-3"),), (lawyer,), (cop,), (PEACE,)),
    )
    assert (table.cash("yellow"), table.cash("green")) == (8000, 12_000)
    assert table.businesses("yellow") == "cop building_firm waste_company"
    assert table.businesses("green") == "drug_dealer loan_shark lawyer"
    assert table.men("yellow") == ["yellow-1", "yellow-3", "green-3"]
    assert table.men("green") == ["yellow-2", "green-1", "green-2"]
    assert table.state.markers_on(cop, GREEN) == table.state.markers_on(lawyer, YELLOW) == 1
    assert (table.markers("yellow"), table.markers("green")) == (1, 1)
    assert [(made.by, made.to) for made in table.state.trade.promises] == [(0, 1), (1, 0)]


@rule("LCN-E81", "LCN-E77")
def test_a_deal_is_struck_only_while_both_sides_can_still_give_what_they_said() -> None:
    table = rich()
    shark = table.business("yellow", "loan_shark")
    table.offer("yellow", "green", Side(businesses=(shark,)), money(8000))
    trade(table, "green", "red", money(3000), NOTHING)
    refusal = table.refused(Do.ACCEPT[0], "green")
    assert why(refusal) == ("LCN-96", "no_money")
    assert "accept 0" not in table.legal("green")
    assert "refuse 0" in table.legal("green")
    assert (table.cash("green"), table.businesses("yellow")) == (
        7000,
        "loan_shark cop waste_company",
    )
    trade(table, "red", "green", money(3000), NOTHING)
    trade(table, "yellow", "red", Side(businesses=(shark,)), NOTHING)
    assert why(table.refused(Do.ACCEPT[0], "green")) == ("LCN-95", "not_owned")
    trade(table, "red", "yellow", Side(businesses=(shark,)), NOTHING)
    table.accept("green")
    assert table.businesses("green") == "drug_dealer loan_shark lawyer building_firm"


@rule("LCN-E81")
def test_there_must_be_a_partner_and_something_to_offer() -> None:
    table = rich()
    for partner in (YELLOW, seat("purple"), -1):
        refusal = table.refused(offered(partner, money(1000)), "yellow")
        assert why(refusal) == ("LCN-E81", "no_partner")
    assert why(table.refused(offered(GREEN), "yellow")) == ("LCN-E81", "empty_offer")


@rule("LCN-E81", "LCN-96")
@pytest.mark.parametrize("sum", [500, 1500, -1000, 1_001_000])
def test_money_is_in_full_thousands(sum: int) -> None:
    table = rich()
    assert why(table.refused(offered(GREEN, money(sum)), "yellow")) == ("LCN-E81", "odd_money")
    assert table.refused(offered(GREEN, gets=money(sum)), "yellow").rule == "LCN-E81"


@rule("LCN-96")
def test_nobody_gives_or_is_asked_for_money_that_is_not_there() -> None:
    table = rich()
    for deal, who in (
        (offered(GREEN, money(11_000)), YELLOW),
        (offered(GREEN, gets=money(11_000)), GREEN),
    ):
        refusal = table.refused(deal, "yellow")
        assert why(refusal) == ("LCN-96", "no_money")
        assert refusal.facts["seat"].seat == who
    table.offer("yellow", "green", money(10_000), money(10_000))
    assert len(table.state.trade.offers) == 1, "all that they have they may"


@rule("LCN-E81")
def test_there_are_34_businesses_and_30_gangsters_and_no_other_cards() -> None:
    table = rich()
    for side in (
        Side(businesses=(34,)),
        Side(businesses=(-1,)),
        Side(permits=(34,)),
        Side(returns=(-1,)),
        Side(gangsters=(30,)),
        Side(gangsters=(-1,)),
    ):
        assert why(table.refused(offered(GREEN, side), "yellow")) == ("LCN-E81", "no_such_card")
    assert why(table.refused(LcnDeal(TakeBack(34)), "yellow")) == ("LCN-E81", "no_such_card")


# How many, and when


@rule("LCN-E82")
def test_five_offers_may_be_open_and_no_sixth() -> None:
    table = rich()
    for nth in range(5):
        table.offer("yellow", "green", money(1000 * (1 + nth)), NOTHING)
    assert why(table.refused(offered(RED, money(1000)), "yellow")) == (
        "LCN-E82",
        "five_open_offers",
    )
    table.offer("green", "yellow", money(1000), NOTHING)  # others are not affected
    answer = offered(GREEN, money(1000), answers=5 * GREEN)
    assert table.refused(answer, "yellow").rule == "LCN-E82"
    table.withdraw("yellow", 2).offer("yellow", "red", money(1000), NOTHING)
    assert sorted(each.slot for each in table.state.trade.offers) == [0, 1, 2, 3, 4, 5]


@rule("LCN-E82")
def test_forty_offers_and_promises_a_round_are_enough() -> None:
    table = rich().task("green-1", "buy pimp")
    for _ in range(30):
        table.offer("yellow", "green", money(1000), NOTHING).withdraw("yellow")
    for _ in range(9):
        table.pledge("yellow", "red", PromiseKind.NO_ATTACK)
    assert table.state.view(RED).families[YELLOW].offers_left == 1
    table.offer("green", "yellow", money(1000), NOTHING)
    table.offer("yellow", "green", money(1000), NOTHING, answers=5 * GREEN).withdraw("yellow")
    refusal = table.refused(offered(GREEN, money(1000)), "yellow")
    assert (why(refusal), refusal.facts) == (("LCN-E82", "too_many_offers"), {"most": 40})
    pledge = LcnDeal(Pledge(RED, PEACE))
    assert why(table.refused(pledge, "yellow")) == ("LCN-E82", "too_many_offers")
    assert table.state.menu(YELLOW) == ()
    table.offer("green", "yellow", NOTHING, money(1000)).accept("yellow")  # he may still answer
    table.abandon("yellow-1").abandon("green-1").abandon("red-1")
    table.all_pass()  # nobody recruits
    assert table.state.round == 4
    assert table.state.view(RED).families[YELLOW].offers_left == 40


def in_planning() -> LcnTable:
    return rich(planning=True).give("yellow", jobs="theft")


def while_a_task_is_given() -> LcnTable:
    return in_planning().act(Do.PICK[man("yellow-1")])


def in_anothers_turn() -> LcnTable:
    return rich().abandon("yellow-1")


def before_a_turn() -> LcnTable:
    """Red may jump in with a Schemer; nobody has begun."""
    table = rich().task("green-1", "buy pimp").give("red", influence="schemer")
    table.abandon("yellow-1")
    assert table.step == "gap"
    return table


def announced() -> LcnTable:
    return rich().task("yellow-2", "theft").execute("yellow-2").act(Do.TARGET[GREEN])


def while_recruiting() -> LcnTable:
    table = rich().abandon("yellow-1").abandon("red-1")
    assert table.stage == "recruiting"
    return table


def after_an_offer_that_is_exceptional() -> LcnTable:
    table = rich().task("yellow-3", "exceptional_offer@3").dice(6, 6, 6).execute("yellow-3")
    assert (table.step, table.open_jobs()) == ("buy", ["exceptional_offer"])
    return table


def searching_the_stack() -> LcnTable:
    return rich().task("yellow-3", "connections@3").dice(6, 6, 6).execute("yellow-3")


def at_the_races() -> LcnTable:
    return rich().task("yellow-3", "horse_racing").execute("yellow-3")


def at_the_laundry() -> LcnTable:
    return rich().task("yellow-3", "money_laundering@3").dice(6, 6, 6).execute("yellow-3")


def at_the_last_word() -> LcnTable:
    table = LcnTable(3, talkative=True).give("yellow", businesses="cop")
    table.give("green", cash=9000, businesses="lawyer").give("red", cash=9000)
    return table.end_actions()


@rule("LCN-82", "LCN-94", "LCN-E85")
@pytest.mark.parametrize(
    "position",
    [
        in_planning,
        while_a_task_is_given,
        rich,
        in_anothers_turn,
        before_a_turn,
        announced,
        after_an_offer_that_is_exceptional,
        searching_the_stack,
        at_the_races,
        at_the_laundry,
        at_the_last_word,
        while_recruiting,
    ],
)
def test_trade_is_open(position: Callable[[], LcnTable]) -> None:
    table = position().marker("red", "yellow", "cop")
    lawyer = table.business("green", "lawyer")
    before = table.cash("green"), table.cash("red")
    table.deal("red", "green", money(1000), Side(permits=(lawyer,)))
    assert (table.cash("green"), table.cash("red")) == (before[0] + 1000, before[1] - 1000)
    assert table.state.markers_on(lawyer, RED) == 1
    table.take_back("red", lawyer).take_back("red", table.business("yellow", "cop"))
    assert table.markers("red") == 0
    table.pledge("red", "green", PromiseKind.WORDS, words="See you at the docks.")
    assert len(table.state.view(RED).promises) == 1


def drawing() -> LcnState:
    state, _ = new_game(3)
    assert state.stage.value == "draw"
    return state


def looking() -> LcnState:
    table = rich().task("green-1", "theft").give("yellow", influence="snitch").act(Do.SNITCH[0])
    return table.state


def cutting_hands() -> LcnState:
    table = (
        LcnTable(3)
        .give("yellow", jobs="theft theft:4 vandalism arson")
        .task("yellow-1", "buy pimp")
    )
    table.give("green", businesses="cop").abandon("yellow-1")
    assert table.stage == "hand_limit"
    return table.state


def after_a_reveal() -> LcnState:
    table = rich().task("yellow-2", "bash_businessman").attack("yellow-2", "green")
    assert table.step == "victim"
    return table.state


@rule("LCN-E85", "LCN-E56", "LCN-88")
@pytest.mark.parametrize("position", [drawing, looking, cutting_hands, after_a_reveal])
def test_trade_is_closed(position: Callable[[], LcnState]) -> None:
    state = position()
    card = next(each for each in range(34) if state.town.owned[GREEN] >> each & 1)
    for deal in (
        offered(GREEN, Side(promises=(PEACE,))),
        offered(GREEN, NOTHING, Side(permits=(card,))),
        LcnDeal(TakeBack(card)),
        LcnDeal(Pledge(GREEN, PEACE)),
    ):
        refusal = state.refuse(RED, deal)
        assert refusal is not None
        assert why(refusal) == ("LCN-E56", "trade_locked")
    for colour in (YELLOW, GREEN, RED):
        assert state.menu(colour) == ()


@rule("LCN-E85")
def test_an_open_offer_waits_while_somebody_looks_at_a_job() -> None:
    table = rich().task("green-1", "theft").give("yellow", influence="snitch")
    table.offer("green", "red", money(1000), NOTHING).act(Do.SNITCH[0])
    for action, colour in (
        (Do.ACCEPT[5], "red"),
        (Do.REFUSE[5], "red"),
        (LcnDeal(Withdraw(5)), "green"),
    ):
        assert table.refused(action, colour).rule == "LCN-E56"
    assert table.legal("red") == set()
    table.look("green-1").accept("red")
    assert table.cash("red") == 11_000


@rule("LCN-E85", "LCN-E56")
def test_after_the_game_nobody_trades_any_more() -> None:
    table = LcnTable(3, round=4).give("yellow", cash=3000).task("yellow-1", "buy casino")
    table.offer("yellow", "green", money(1000), NOTHING).act(Do.ABANDON[man("yellow-1")], "yellow")
    assert table.no("green").stage == "over"
    assert table.heard(OffersExpired) == [OffersExpired((0,))]
    assert table.refused(offered(GREEN, money(1000)), "yellow").rule == "LCN-E86"
    assert table.refused(Do.ACCEPT[0], "green").rule == "LCN-E86"


@rule("LCN-E56")
@pytest.mark.parametrize("title", ["gas_station_robbery", "theft"])
def test_all_open_offers_end_with_a_reveal(title: str) -> None:
    table = rich().task("yellow-2", title).offer("green", "red", money(1000), NOTHING)
    table.offer("yellow", "red", money(1000), NOTHING).act(Do.EXECUTE[man("yellow-2")], "yellow")
    if title == "theft":
        assert len(table.state.trade.offers) == 2  # announcing ends nothing
        table.act(Do.TARGET[GREEN], "yellow").act(Do.REVEAL[0], "yellow")
    assert table.heard(OffersExpired) == [OffersExpired((5, 0))]
    assert table.state.trade.offers == ()
    assert table.refused(Do.ACCEPT[5], "red").rule in ("LCN-E81", "LCN-E56")


@rule("LCN-E56", "LCN-165")
def test_one_may_borrow_for_an_exceptional_offer_that_has_come_up() -> None:
    table = LcnTable(market="casino").task("yellow-2", "exceptional_offer@3")
    table.task("red-1", "buy cop").give("green", cash=9000).dice(3, 3)
    table.offer("green", "yellow", money(7000), NOTHING).execute("yellow-2")
    assert (table.step, table.legal("yellow")) == ("buy", {"pass", "accept 5", "refuse 5"})
    table.accept("yellow").act(Do.TAKE[0])
    assert (table.businesses("yellow"), table.cash("yellow")) == ("casino", 0)


@rule("LCN-E56", "LCN-138")
def test_who_has_nothing_to_launder_may_borrow_it() -> None:
    table = LcnTable().task("yellow-2", "money_laundering@3").task("red-1", "buy cop")
    table.give("green", cash=9000).dice(3, 3).execute("yellow-2")
    assert (table.step, table.legal()) == ("launder", {"launder 0"})
    table.deal("green", "yellow", money(9000), NOTHING).act(Do.LAUNDER[9])
    assert table.laundered("yellow") == 9000


@rule("LCN-E56")
def test_a_purchase_reveals_nothing_and_ends_no_offer() -> None:
    table = rich().give("yellow", cash=14_000).offer("green", "red", money(1000), NOTHING)
    table.act(Do.EXECUTE[man("yellow-1")], "yellow")
    assert len(table.heard(PurchaseDone)) == 1
    table.accept("red")
    assert table.cash("red") == 11_000


@rule("LCN-E56")
def test_open_offers_end_with_the_round() -> None:
    table = rich().offer("green", "red", money(1000), NOTHING)
    table.act(Do.ABANDON[man("yellow-1")], "yellow").act(Do.ABANDON[man("red-1")], "red")
    table.no("red")  # the last word
    table.no("yellow", "green", "red")  # nobody recruits
    assert table.state.round == 4
    assert (table.state.trade.offers, table.heard(OffersExpired)) == ((), [OffersExpired((5,))])


# What is not there cannot be traded


@rule("LCN-131", "LCN-E95")
def test_deactivated_cards_cannot_be_traded() -> None:
    table = rich().deactivate("green lawyer", "green-2")
    lawyer = table.business("green", "lawyer")
    for gives, reason in (
        (Side(businesses=(lawyer,)), "closed_business"),
        (Side(gangsters=(man("green-2"),)), "man_out"),
    ):
        for refusal in (
            table.refused(offered(RED, gives, money(1000)), "green"),
            table.refused(offered(GREEN, money(1000), gives), "red"),
        ):
            assert why(refusal) == ("LCN-131", reason)


@rule("LCN-E95", "LCN-E57")
def test_the_gangster_whose_job_lies_open_cannot_be_traded() -> None:
    table = after_an_offer_that_is_exceptional()
    refusal = table.refused(offered(GREEN, Side(gangsters=(man("yellow-3"),))), "yellow")
    assert why(refusal) == ("LCN-E57", "man_has_task")
    table.deal("yellow", "green", Side(gangsters=(man("yellow-2"),)), NOTHING)
    assert "yellow-2" in table.men("green")


@rule("LCN-E95", "LCN-85", "LCN-E50")
def test_a_marker_that_the_deal_itself_frees_can_be_placed_in_it() -> None:
    """All five of red's markers are out; with green's Lawyer one comes back."""
    table = rich()
    for colour, name in zip(
        ("green", "green", "yellow", "yellow", "yellow"),
        ("lawyer", "drug_dealer", "cop", "loan_shark", "waste_company"),
        strict=True,
    ):
        table.marker("red", colour, name)
    lawyer, firm = table.business("green", "lawyer"), table.business("green", "building_firm")
    refusal = table.refused(offered(GREEN, money(1000), Side(permits=(firm,))), "red")
    assert why(refusal) == ("LCN-85", "no_marker_left")
    table.deal("red", "green", money(1000), Side(businesses=(lawyer,), permits=(firm,)))
    assert (table.markers("red"), table.state.markers_on(firm, RED)) == (5, 1)
    more = Side(businesses=(firm,), permits=(lawyer,))
    assert table.refused(offered(GREEN, NOTHING, more), "red").rule == "LCN-78"


@rule("LCN-E95", "LCN-E52")
def test_a_marker_counts_once_whether_it_is_taken_back_or_its_card_is_bought() -> None:
    table = rich()
    for _ in range(5):
        table.marker("red", "green", "lawyer")
    lawyer, firm = table.business("green", "lawyer"), table.business("green", "building_firm")
    back = Side(returns=(lawyer,))
    refusal = table.refused(
        offered(GREEN, back, Side(businesses=(lawyer,), permits=(firm,) * 6)), "red"
    )
    assert why(refusal) == ("LCN-85", "no_marker_left")
    table.deal("red", "green", back, Side(businesses=(lawyer,), permits=(firm,) * 5))
    assert (table.markers("red"), table.state.markers_on(firm, RED)) == (5, 5)


# Markers


@rule("LCN-78", "LCN-80", "LCN-83")
def test_a_marker_is_placed_with_the_owners_leave_at_any_price() -> None:
    """For money, for a marker in return, for a promise, for nothing."""
    for price in (money(2000), Side(promises=(PEACE,)), NOTHING, Side(permits=(0,))):
        table = rich()
        if price.permits:
            price = Side(permits=(table.business("yellow", "cop"),))
        lawyer = table.business("green", "lawyer")
        table.deal("yellow", "green", price, Side(permits=(lawyer,)))
        assert table.state.markers_on(lawyer, YELLOW) == 1
        assert MarkerPlaced(YELLOW, lawyer, GREEN) in table.heard(MarkerPlaced, "red")
        assert table.markers("green") == len(price.permits)


@rule("LCN-78")
def test_nobody_gives_leave_for_a_business_that_is_not_his() -> None:
    table = rich()
    garage, lawyer = table.business("red", "garage"), table.business("green", "lawyer")
    casino = table.business("yellow", "casino")  # yellow's own planned purchase
    for card in (garage, casino, 0):
        deal = offered(GREEN, NOTHING, Side(permits=(card,)))
        assert why(table.refused(deal, "yellow")) == ("LCN-78", "not_owned")
    assert table.refused(offered(GREEN, Side(permits=(lawyer,))), "yellow").rule == "LCN-78"


@rule("LCN-84", "LCN-92")
def test_several_markers_may_lie_on_one_card_also_on_a_planned_purchase() -> None:
    table = rich()
    casino = table.business("yellow", "casino")
    table.deal("green", "yellow", NOTHING, Side(permits=(casino, casino)))
    table.deal("red", "yellow", NOTHING, Side(permits=(casino,)))
    assert table.state.view(RED).planned == ((casino, (0, 2, 1)),)


@rule("LCN-85", "LCN-E52")
def test_there_is_no_sixth_marker() -> None:
    table = rich()
    lawyer, dealer = table.business("green", "lawyer"), table.business("green", "drug_dealer")
    table.deal("yellow", "green", NOTHING, Side(permits=(lawyer, lawyer, dealer)))
    pimp = table.business("red", "pimp")
    refusal = table.refused(offered(RED, NOTHING, Side(permits=(pimp,) * 3)), "yellow")
    assert why(refusal) == ("LCN-85", "no_marker_left")
    assert (refusal.facts["seat"].seat, refusal.facts["most"]) == (YELLOW, 5)
    table.deal("yellow", "red", NOTHING, Side(permits=(pimp, pimp)))
    assert table.markers("yellow") == 5
    assert table.state.view(RED).families[YELLOW].markers == 0
    sixth = Side(permits=(pimp,))
    assert table.refused(offered(RED, NOTHING, sixth), "yellow").rule == "LCN-85"
    assert table.refused(offered(YELLOW, sixth), "red").rule == "LCN-85"
    table.offer("yellow", "red", money(1000), NOTHING)  # other deals are still possible
    table.withdraw("yellow").take_back("yellow", lawyer).deal("yellow", "red", NOTHING, sixth)
    assert table.markers("yellow") == 5


@rule("LCN-85", "LCN-E52")
def test_an_open_offer_for_a_sixth_marker_cannot_be_accepted() -> None:
    table = rich()
    lawyer, pimp = table.business("green", "lawyer"), table.business("red", "pimp")
    table.offer("yellow", "red", NOTHING, Side(permits=(pimp,)))
    table.offer("yellow", "green", NOTHING, Side(permits=(lawyer,) * 5)).accept("green", 1)
    assert table.refused(Do.ACCEPT[0], "red").rule == "LCN-85"
    assert "accept 0" not in table.legal("red")


@rule("LCN-85", "LCN-88", "LCN-E81")
def test_a_marker_taken_back_in_the_same_deal_makes_room_for_another() -> None:
    table = rich()
    lawyer, dealer = table.business("green", "lawyer"), table.business("green", "drug_dealer")
    table.deal("yellow", "green", NOTHING, Side(permits=(lawyer,) * 5))
    assert (
        table.refused(offered(GREEN, NOTHING, Side(permits=(dealer,))), "yellow").rule == "LCN-85"
    )
    table.deal("yellow", "green", Side(returns=(lawyer,)), Side(permits=(dealer,)))
    assert table.state.markers_on(lawyer, YELLOW) == 4
    assert table.state.markers_on(dealer, YELLOW) == 1


@rule("LCN-88")
def test_one_takes_back_ones_own_markers_and_no_others() -> None:
    table = rich().marker("yellow", "green", "lawyer").marker("yellow", "green", "lawyer")
    lawyer = table.business("green", "lawyer")
    for colour in ("green", "red"):
        refusal = table.refused(LcnDeal(TakeBack(lawyer)), colour)
        assert why(refusal) == ("LCN-88", "no_marker_there")
    table.take_back("yellow", lawyer)
    assert table.heard(MarkerReturned) == [MarkerReturned(YELLOW, lawyer)]
    assert table.markers("yellow") == 1
    table.take_back("yellow", lawyer)
    assert table.refused(LcnDeal(TakeBack(lawyer)), "yellow").rule == "LCN-88"


@rule("LCN-88", "LCN-E81")
def test_only_markers_that_lie_there_can_be_offered_back() -> None:
    table = rich().marker("yellow", "green", "lawyer")
    lawyer = table.business("green", "lawyer")
    for deal, colour in (
        (offered(GREEN, Side(returns=(lawyer, lawyer)), money(1000)), "yellow"),
        (offered(GREEN, Side(returns=(lawyer,)), money(1000)), "red"),
        (offered(RED, NOTHING, Side(returns=(lawyer,))), "green"),
    ):
        assert why(table.refused(deal, colour)) == ("LCN-88", "no_marker_there")
    table.deal("green", "yellow", money(1000), Side(returns=(lawyer,)))
    assert (table.markers("yellow"), table.cash("yellow")) == (0, 11_000)


@rule("LCN-E81")
def test_in_a_deal_a_marker_comes_back_from_a_card_of_the_partner() -> None:
    table = rich().marker("yellow", "green", "lawyer")
    lawyer = table.business("green", "lawyer")
    refusal = table.refused(offered(RED, Side(returns=(lawyer,)), money(1000)), "yellow")
    assert why(refusal) == ("LCN-E81", "not_owned")


@rule("LCN-93")
def test_markers_stay_on_a_business_that_changes_hands_in_a_trade() -> None:
    table = rich().marker("yellow", "green", "lawyer").marker("yellow", "green", "lawyer")
    lawyer = table.business("green", "lawyer")
    table.deal("green", "red", Side(businesses=(lawyer,)), money(2000))
    assert table.businesses("red") == "pimp lawyer politician garage"
    assert table.state.markers_on(lawyer, YELLOW) == 2
    assert table.heard(MarkerReturned) == []


@rule("LCN-93", "LCN-79")
def test_a_marker_is_still_good_under_the_new_owner() -> None:
    table = LcnTable(3).give("green", businesses="garage").task("yellow-1", "car_theft")
    table.task("red-1", "buy casino").marker("yellow", "green", "garage")
    table.deal("green", "red", Side(businesses=(table.business("green", "garage"),)), NOTHING)
    table.dice(3).execute("yellow-1")
    assert (table.cash("yellow"), table.markers("yellow")) == (7000, 0)


@rule("LCN-E50", "LCN-93")
def test_whoever_becomes_the_owner_takes_his_own_markers_back() -> None:
    table = rich().marker("yellow", "green", "lawyer").marker("yellow", "green", "lawyer")
    table.marker("red", "green", "lawyer")
    lawyer = table.business("green", "lawyer")
    table.deal("yellow", "green", money(2000), Side(businesses=(lawyer,)))
    assert table.heard(MarkerReturned) == [MarkerReturned(YELLOW, lawyer)] * 2
    assert (table.markers("yellow"), table.markers("red")) == (0, 1)


@rule("LCN-E50")
def test_no_marker_is_placed_on_a_card_that_changes_to_the_markers_owner_anyway() -> None:
    table = rich()
    lawyer = table.business("green", "lawyer")
    both = Side(businesses=(lawyer,), permits=(lawyer,))
    assert why(table.refused(offered(GREEN, NOTHING, both), "yellow")) == ("LCN-E50", "own_marker")


@rule("LCN-E51")
def test_no_marker_is_placed_on_a_deactivated_card() -> None:
    table = rich().deactivate("green lawyer")
    deal = offered(GREEN, money(1000), Side(permits=(table.business("green", "lawyer"),)))
    assert why(table.refused(deal, "yellow")) == ("LCN-E51", "deactivated")
    table = rich()
    table.offer("yellow", "green", NOTHING, Side(permits=(table.business("green", "lawyer"),)))
    table.deactivate("green lawyer")
    assert table.refused(Do.ACCEPT[0], "green").rule == "LCN-E51"


# Businesses and gangsters


@rule("LCN-95")
def test_businesses_are_sold_and_swapped() -> None:
    table = rich()
    cop, lawyer = table.business("yellow", "cop"), table.business("green", "lawyer")
    table.deal("yellow", "green", Side(businesses=(cop,)), Side(businesses=(lawyer,)))
    assert table.businesses("yellow") == "loan_shark lawyer waste_company"
    assert table.businesses("green") == "drug_dealer cop building_firm"
    table.deal("green", "yellow", Side(businesses=(cop,)), money(10_000))
    assert table.businesses("yellow") == "loan_shark lawyer cop waste_company"


@rule("LCN-95")
def test_nobody_sells_what_he_does_not_own() -> None:
    table = rich()
    garage, casino = table.business("red", "garage"), table.business("yellow", "casino")
    cop = table.business("yellow", "cop")
    for deal in (
        offered(GREEN, Side(businesses=(garage,))),
        offered(GREEN, Side(businesses=(casino,))),  # not paid yet
        offered(GREEN, NOTHING, Side(businesses=(garage,))),
        offered(GREEN, Side(businesses=(cop, cop))),  # nor the same card twice
    ):
        assert why(table.refused(deal, "yellow")) == ("LCN-95", "not_owned")


@rule("LCN-95")
def test_a_sold_business_serves_and_monopolizes_for_its_new_owner_at_once() -> None:
    table = rich().give("yellow", businesses="pimp")
    pimp = table.business("red", "pimp")
    table.deal("red", "yellow", Side(businesses=(pimp,)), money(4000))
    assert table.heard(MonopolyTaken) == [MonopolyTaken(YELLOW, 0)]
    table.deal("yellow", "red", Side(businesses=(pimp,)), NOTHING)
    assert table.heard(MonopolyLost) == [MonopolyLost(YELLOW, 0)]


@rule("LCN-95", "LCN-E57")
def test_a_gangster_without_a_task_may_be_sold() -> None:
    table = rich()
    table.deal("yellow", "green", Side(gangsters=(man("yellow-3"),)), money(5000))
    assert table.men("yellow") == ["yellow-1", "yellow-2"]
    assert table.men("green") == ["yellow-3", "green-1", "green-2", "green-3"]
    table.deal("green", "red", Side(gangsters=(man("yellow-3"),)), NOTHING)  # and sold on
    assert "yellow-3" in table.men("red")


@rule("LCN-E57")
def test_nobody_sells_a_gangster_with_a_task_or_under_a_boss_or_of_somebody_else() -> None:
    table = rich()
    for name, reason in (
        ("yellow-1", "man_has_task"),
        ("yellow-r4", "not_his_man"),
        ("red-2", "not_his_man"),
    ):
        refusal = table.refused(offered(GREEN, Side(gangsters=(man(name),))), "yellow")
        assert why(refusal) == ("LCN-E57", reason)
    twice = Side(gangsters=(man("yellow-3"), man("yellow-3")))
    assert table.refused(offered(GREEN, twice), "yellow").rule == "LCN-E57"
    theirs = offered(RED, NOTHING, Side(gangsters=(man("red-1"),)))
    assert why(table.refused(theirs, "yellow")) == ("LCN-E57", "man_has_task")
    table = rich().task("yellow-2", "theft")
    assert table.refused(offered(GREEN, Side(gangsters=(man("yellow-2"),))), "yellow").rule == (
        "LCN-E57"
    )


@rule("LCN-E57")
def test_the_gangster_who_is_just_given_a_task_is_not_for_sale() -> None:
    table = while_a_task_is_given()
    deal = offered(GREEN, Side(gangsters=(man("yellow-1"),)))
    assert why(table.refused(deal, "yellow")) == ("LCN-E57", "man_has_task")
    table.deal("yellow", "green", Side(gangsters=(man("yellow-2"),)), NOTHING)
    assert "yellow-2" in table.men("green")


@rule("LCN-E57")
def test_the_cards_on_a_traded_gangster_stay_on_him() -> None:
    table = rich()
    for card in ("henchman", "saboteur", "machine_pistol", "distraction"):
        table.lay(card, "yellow-3")
    before = table.state.view(RED).families[YELLOW].men[2]
    table.deal("yellow", "green", Side(gangsters=(man("yellow-3"),)), NOTHING)
    assert table.state.view(RED).families[GREEN].men[0] == before
    assert len(before.attached) == 4


@rule("LCN-E57")
def test_a_gangster_gained_in_planning_must_get_a_task_of_his_new_owner() -> None:
    table = LcnTable(3, planning=True).give("yellow", jobs="theft car_theft")
    table.give("green", jobs="arson vandalism bash_businessman persuasion")
    for name in ("green-1", "green-2", "green-3", "yellow-1"):
        table.task(name, "buy pimp")
    for name in ("red-1", "red-2", "red-3"):
        table.task(name, "buy loan_shark")
    table.deal("yellow", "green", Side(gangsters=(man("yellow-3"),)), NOTHING)
    table.plan("yellow-2", "theft")
    assert (table.asked, table.step) == (["green"], "plan")
    assert table.refused(PASS).rule == "LCN-43"
    assert "pick yellow-3" in table.legal()
    table.plan("yellow-3", "arson")
    assert table.stage == "action"


@rule("LCN-E57")
def test_whoever_sells_his_last_idle_gangster_has_no_task_to_give() -> None:
    table = LcnTable(3, planning=True).give("yellow", jobs="theft")
    table.task("yellow-1", "buy pimp").task("yellow-2", "buy pimp")
    assert table.refused(PASS).rule == "LCN-43"
    table.deal("yellow", "green", Side(gangsters=(man("yellow-3"),)), NOTHING)
    assert table.legal() == {"pass"}
    table.no()
    assert table.has_task("yellow-3") is False


@rule("LCN-E57")
def test_a_traded_gangster_counts_for_his_new_owner_at_the_end() -> None:
    table = LcnTable(3, round=4).task("yellow-1", "buy casino")
    table.deal("green", "red", Side(gangsters=(man("green-2"),)), NOTHING)
    table.abandon("yellow-1")
    assert table.heard(BonusPaid) == [BonusPaid(RED, 15_000, "gangsters")]


@rule("LCN-E57")
def test_a_man_who_used_to_be_ones_own_is_a_trophy_like_any_other() -> None:
    table = LcnTable(3, round=4).task("yellow-2", "assassination")
    table.deal("yellow", "green", Side(gangsters=(man("yellow-3"),)), NOTHING)
    table.attack("yellow-2", "green").dice(3, 3).hit("yellow-3")
    assert table.trophies("yellow") == ["yellow-3"]
    assert BonusPaid(YELLOW, 6000, "power") in table.heard(BonusPaid)


@rule("LCN-E57")
def test_a_bought_gangster_works_for_his_new_owner() -> None:
    table = LcnTable(3, planning=True).give("green", jobs="gas_station_robbery")
    table.deal("yellow", "green", Side(gangsters=(man("yellow-3"),)), NOTHING)
    table.state.turn = table.state.actor = GREEN
    table.state.pending = 1 << GREEN
    table.plan("yellow-3", "gas_station_robbery")
    assert table.has_task("yellow-3")
    assert "yellow-3" in table.men("green")


# Money and extortion


@rule("LCN-96")
def test_money_may_be_lent_or_given_away() -> None:
    table = rich().deal("yellow", "red", money(4000), NOTHING)
    assert (table.cash("yellow"), table.cash("red")) == (6000, 14_000)
    back = Promise(PromiseKind.REPAY, 6000)
    table.deal("yellow", "green", Side(promises=(back,)), money(5000))
    assert (table.cash("yellow"), table.cash("green")) == (11_000, 5000)


@rule("LCN-96")
def test_borrowed_money_buys_a_business_or_a_gangster() -> None:
    table = rich().give("yellow", cash=13_000)
    assert table.refused(Do.EXECUTE[man("yellow-1")]).rule == "LCN-54"
    table.deal("green", "yellow", money(1000), NOTHING).execute("yellow-1")
    assert table.businesses("yellow") == "loan_shark cop waste_company casino"
    table = while_recruiting().give("yellow", cash=10_000)
    assert table.refused(Do.RECRUIT[man("yellow-r4")]).rule == "LCN-119"
    table.deal("green", "yellow", money(10_000), NOTHING).act(Do.RECRUIT[man("yellow-r4")])
    assert (table.cash("yellow"), "yellow-r4" in table.men("yellow")) == (0, True)


@rule("LCN-97", "LCN-98")
@pytest.mark.parametrize("title", ["car_bomb", "gas_station_robbery"])
def test_one_may_threaten_with_or_without_an_attack(title: str) -> None:
    """TC22: the offer looks the same, and nobody asks what the face-down card is."""
    table = rich().task("yellow-2", title)
    mercy = Promise(PromiseKind.WORDS, words="or your best man will have an accident")
    table.offer("yellow", "green", Side(promises=(mercy,)), money(5000))
    assert table.state.view(GREEN).offers[0].gives.promises == (mercy,)
    task = table.state.view(GREEN).families[YELLOW].men[1].task
    assert task is not None
    assert task.job is None
    table.accept("green")
    assert (table.cash("yellow"), table.cash("green")) == (15_000, 5000)


@rule("LCN-94")
def test_no_agreement_about_the_future_is_enforced() -> None:
    """Green pays for peace and is robbed all the same; the money does not come back."""
    table = rich().task("yellow-2", "theft:4")
    table.deal("yellow", "green", Side(promises=(PEACE,)), money(2000))
    table.dice(4, 4).attack("yellow-2", "green")
    assert (table.cash("yellow"), table.cash("green")) == (17_000, 3000)


@rule("LCN-E86", "LCN-94")
def test_offers_may_be_made_out_of_turn_but_tasks_may_not_be_done() -> None:
    table = rich()
    assert table.asked == ["yellow"]
    table.offer("red", "green", money(1000), NOTHING)
    assert table.refused(Do.EXECUTE[man("red-1")], "red").rule == "LCN-E86"
    assert table.refused(KEEP, "red").rule == "LCN-E86"


@rule("LCN-94", "LCN-E81")
def test_whoever_has_an_offer_before_him_in_anothers_turn_is_told_the_rules_of_deals() -> None:
    table = rich()
    teller = LCN.teller(table.state.rules)

    def rules_for(who: str) -> tuple[str, ...]:
        return teller.asked_by(table.state.view(seat(who)))

    before = rules_for("green")
    table.offer("yellow", "green", Side(cash=1000), NOTHING)
    assert rules_for("green")[:2] == ("LCN-94", "LCN-E81")
    assert rules_for("red") == before, "nobody offers red anything"
    assert rules_for("yellow") == before, "yellow has the turn"
    table.offer("red", "yellow", Side(cash=1000), NOTHING)
    assert rules_for("yellow") == before, "the turn is what yellow is asked for"
