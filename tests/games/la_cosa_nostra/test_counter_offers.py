"""A counter-offer keeps what it answers, as long as it lies on the table."""

import re

from backroom.games.la_cosa_nostra.events.trade import DealStruck, OfferMade
from backroom.games.la_cosa_nostra.trade.terms import Offer, OfferBefore, Promise, PromiseKind, Side
from backroom.kernel.seats import SPECTATOR
from backroom.words import LANGUAGES, Speaker
from builders.la_cosa_nostra import LCN, LcnTable, seat
from builders.rule_marks import rule

PEACE = Side(promises=(Promise(PromiseKind.NO_ATTACK),))


def countered() -> LcnTable:
    """Yellow offers 3,000 for peace; red wants 5,000."""
    table = LcnTable().give("yellow", cash=9000).task("yellow-1", "usury")
    table.offer("yellow", "red", Side(cash=3000), PEACE)
    return table.offer("red", "yellow", PEACE, Side(cash=5000), answers=table.slot(None))


@rule("LCN-E81", "LCN-80")
def test_everybody_still_sees_what_a_counter_offer_answers() -> None:
    table = countered()
    for who in (*range(3), SPECTATOR):
        (lies,) = table.state.view(who).offers
        assert (lies.proposer, lies.number) == (seat("red"), 2)
        assert lies.answers == OfferBefore(Side(cash=3000), PEACE)


@rule("LCN-E81")
def test_the_counter_of_a_counter_answers_that_one() -> None:
    table = countered()
    table.offer("yellow", "red", Side(cash=4000), PEACE, answers=table.slot(None))
    (lies,) = table.state.view(0).offers
    assert (lies.number, lies.answers) == (3, OfferBefore(PEACE, Side(cash=5000)))
    assert [event.offer.number for event in table.heard(OfferMade)] == [1, 2, 3]


@rule("LCN-E81")
def test_a_first_offer_answers_nothing() -> None:
    table = LcnTable().give("yellow", cash=9000).offer("yellow", "red", Side(cash=1000), Side())
    (lies,) = table.state.view(0).offers
    assert (lies.number, lies.answers) == (1, None)


@rule("LCN-E77")
def test_what_was_answered_is_gone_with_the_counter_offer() -> None:
    table = countered().accept("yellow")
    assert table.state.trade.offers == ()
    (struck,) = table.heard(DealStruck)
    assert (struck.doer(), struck.done_to()) == (seat("yellow"), seat("red"))
    assert table.cash("red") == 5000


def test_a_counter_offer_says_both_in_every_language() -> None:
    table = countered()
    teller = LCN.teller(table.rules)
    (made,) = table.heard(OfferMade)[1:]
    for language in LANGUAGES:
        said = Speaker(language, teller).say(teller.event(made))
        five, three = (re.search(rf"{sum}[.,]000", said) for sum in (5, 3))
        assert five is not None
        assert three is not None
        assert five.start() < three.start(), said


@rule("LCN-80", "LCN-E81")
def test_whoever_is_to_pay_as_little_as_can_be_is_not_led_to_ask_for_a_gift() -> None:
    """The menu counters with less money; for less than $1,000 there is nothing."""
    table = LcnTable().give("red", cash=9000).task("yellow-1", "usury")
    for asked, countered_with in ((1000, []), (2000, [1000]), (6000, [3000, 5000])):
        table.offer("yellow", "red", PEACE, Side(cash=asked))
        said = [each.terms() for each in table.state.menu(seat("red"))]
        offers = [each for each in said if isinstance(each, Offer)]
        counters = [each.gives.cash for each in offers if each.answers == table.slot(None)]
        table.withdraw("yellow")
        assert sorted(counters) == countered_with
