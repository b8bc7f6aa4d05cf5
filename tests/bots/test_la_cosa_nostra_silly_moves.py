"""Moves of searching bots at which a reader of four hard bots' games laughed."""

from backroom.games.la_cosa_nostra.actions import Do, LcnAction, LcnDeal
from backroom.games.la_cosa_nostra.trade.terms import Offer, Side
from backroom.kernel.actions import Action
from builders.la_cosa_nostra import LcnTable, man, seat
from builders.la_cosa_nostra_bots import all_actions, judgement


def considered(table: LcnTable, colour: str = "yellow") -> set[Action]:
    """With what a hard bot thinks of beginning here."""
    who = seat(colour)
    players = int(table.state.seats)
    lines = judgement(players, "hard").lines(table.state, who, table.state.legal(who))
    return {line.actions[0] for line in lines}


def kinds(actions: set[Action]) -> set[object]:
    return {action.do for action in actions if isinstance(action, LcnAction)}


def planning_with_cards() -> LcnTable:
    table = LcnTable(3, round=4, planning=True)
    table.give("yellow", cash=12_000, businesses="pimp", jobs="birthday_party")
    table.give("yellow", influence="machine_pistol henchman")
    table.give("green", cash=9000, businesses="casino")
    return table.task("green-3", "vandalism@1").task("yellow-3", "theft@4")


def test_no_rivals_man_gets_a_pistol_or_a_henchman() -> None:
    table = planning_with_cards()
    legal = set(table.state.legal(seat("yellow")))
    rival, own = man("green-3"), man("yellow-3")
    foolish: set[Action] = {Do.MACHINE_PISTOL[rival], Do.HENCHMAN[rival]}
    assert foolish <= legal
    thought_of = considered(table)
    assert not foolish & thought_of
    assert Do.MACHINE_PISTOL[own] in thought_of


def brought_forward() -> LcnTable:
    """Yellow has jumped in with a Schemer; he has a Theft and a purchase."""
    table = LcnTable(3, round=3).give("yellow", cash=20_000, businesses="pimp")
    table.give("green", cash=20_000, businesses="casino").task("green-1", "vandalism@1")
    table.task("yellow-3", "theft@3").task("yellow-1", "buy lawyer")
    table.state.brought = True
    return table


def test_a_turn_brought_forward_is_not_used_for_a_purchase() -> None:
    """Nobody takes a purchase away: the Schemer would be wasted."""
    table = brought_forward()
    assert Do.EXECUTE[man("yellow-3")] in considered(table)
    assert Do.EXECUTE[man("yellow-1")] not in considered(table)
    table.state.brought = False
    assert Do.EXECUTE[man("yellow-1")] in considered(table)


def test_nobody_is_skipped_who_has_no_robbery_and_no_trap_to_wait_with() -> None:
    table = brought_forward().give("yellow", influence="schemer")
    table.state.brought = False
    assert Do.SKIP[0] in table.state.legal(seat("yellow"))
    assert Do.SKIP not in kinds(considered(table))


def test_an_attack_that_was_announced_is_not_left_at_the_threat() -> None:
    table = LcnTable(3, round=3).give("green", cash=2000, businesses="casino")
    table.give("yellow", cash=5000).task("yellow-3", "theft@3").task("yellow-2", "buy lawyer")
    table.task("green-1", "vandalism@1").execute("yellow-3").act(Do.TARGET[seat("green")])
    assert Do.SPARE in kinds(set(table.state.legal(seat("yellow"))))
    assert Do.SPARE not in kinds(considered(table))


# Markers and bids


def asked_for(table: LcnTable) -> list[Offer]:
    """The offers that a hard bot looks upon gladly here."""
    who = seat("yellow")
    judge = judgement(int(table.state.seats), "hard")
    actions = all_actions(table.state, who, "hard")
    likes = judge.likes(table.state, who, actions)
    least = max(
        like for like, each in zip(likes, actions, strict=True) if not isinstance(each, LcnDeal)
    )
    found: list[Offer] = []
    for like, each in zip(likes, actions, strict=True):
        if isinstance(each, LcnDeal) and like > least and isinstance(each.said, Offer):
            found.append(each.said)
    return found


def test_no_marker_is_bought_for_a_job_that_no_man_is_left_for() -> None:
    """Each of three men has something better to do than the job that lacks a Loan Shark: so it
    was, and the marker lay there unused."""
    table = LcnTable(3, round=1, planning=True, market="pimp garage politician casino")
    table.give("yellow", cash=20_000, jobs="bankruptcy_proceedings")
    table.give("green", cash=2000, businesses="loan_shark").give("red", cash=2000)
    assert not [each for each in asked_for(table) if each.gets.permits]
    alone = LcnTable(3, round=1, planning=True)
    alone.give("yellow", cash=20_000, jobs="bankruptcy_proceedings")
    alone.give("green", cash=2000, businesses="loan_shark").give("red", cash=2000)
    assert [each for each in asked_for(alone) if each.gets.permits]


def wants_a_monopoly() -> LcnTable:
    """Yellow and green have a Pimp each."""
    table = LcnTable(3, round=2, planning=True).give("green", cash=3000, businesses="pimp")
    return table.give("yellow", cash=30_000, businesses="pimp", jobs="theft@1")


def bids(table: LcnTable) -> list[Offer]:
    said = judgement(int(table.state.seats)).might_say(table.state, seat("yellow"))
    deals = [each.said for each in said if isinstance(each, LcnDeal)]
    return [each for each in deals if isinstance(each, Offer) and each.gets.businesses]


def test_whoever_hears_no_to_a_bid_does_not_say_the_same_again() -> None:
    table = wants_a_monopoly()
    prices: list[int] = []
    for _ in range(5):
        for bid in bids(table)[:1]:
            prices.append(bid.gives.cash)
            table.act(LcnDeal(bid), "yellow").refuse("green")
    assert len(prices) == 3
    assert prices == sorted(set(prices))


def test_no_bid_is_made_for_what_its_owner_offers_already() -> None:
    table = wants_a_monopoly()
    assert bids(table)
    card = table.business("green", "pimp")
    table.offer("green", "yellow", Side(businesses=(card,)), Side(cash=29_000))
    assert not bids(table)


def test_a_bid_for_a_business_is_not_said_to_be_a_debt() -> None:
    table = wants_a_monopoly()
    (bid, *_) = bids(table)
    reason = judgement(3).reason(table.state, seat("yellow"), LcnDeal(bid))
    assert reason.name == "bots-lcn-offer-business"


def test_whoever_searches_asks_more_for_his_own_markers() -> None:
    """And takes the others to ask what normal bots ask."""
    table = LcnTable(3, round=4).give("yellow", cash=9000).give("green", businesses="casino")
    table.give("green", cash=30_000).give("red", cash=60_000)
    table.task("yellow-3", "rigged_gambling").task("green-1", "horse_racing")
    casino = table.business("green", "casino")
    table.offer("yellow", "green", Side(cash=2000), Side(permits=(casino,)))
    slot = table.state.trade.offers[-1].slot
    green = seat("green")
    legal = table.state.legal(green)
    liked = {}
    for level in ("normal", "hard"):
        likes = judgement(3, level).likes(table.state, green, legal)
        liked[level] = likes[legal.index(Do.ACCEPT[slot])] - likes[legal.index(Do.REFUSE[slot])]
    assert liked["hard"] < liked["normal"]
