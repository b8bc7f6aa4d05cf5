"""How a bot deals in La Cosa Nostra: it asks, haggles, threatens, keeps its word, and says no."""

import pytest

from backroom.games.la_cosa_nostra.actions import Do, LcnDeal
from backroom.games.la_cosa_nostra.trade.promises import BROKEN, KEPT, give_word, settle
from backroom.games.la_cosa_nostra.trade.terms import Offer, Promise, PromiseKind, Side
from backroom.kernel.actions import Action
from backroom.kernel.messages import Message
from backroom.kernel.rng import fast_rng
from backroom.words import LANGUAGES, Speaker
from builders.la_cosa_nostra import LCN, LcnTable, rules_of, seat
from builders.la_cosa_nostra_bots import favourite, judgement, marker_offered

PEACE = Promise(PromiseKind.NO_ATTACK)


def offered(action: Action) -> Offer:
    """The offer that this action makes."""
    assert isinstance(action, LcnDeal)
    assert isinstance(action.said, Offer)
    return action.said


# Asking


def test_it_asks_for_the_marker_that_its_job_lacks_at_the_lowest_price_that_will_do() -> None:
    table = LcnTable(round=2).give("yellow", cash=9000).give("green", businesses="casino pimp")
    table.task("yellow-3", "casino_cheating").task("green-1", "theft@2")
    asked = favourite(table, speaks=True)
    assert isinstance(asked, LcnDeal)
    assert isinstance(asked.said, Offer)
    assert asked.said.gets.permits == (table.business("green", "casino"),)
    assert 0 < asked.said.gives.cash <= 4000
    table.act(asked, "yellow")
    answer = favourite(table, "green", speaks=True)
    if isinstance(answer, LcnDeal):
        table.act(answer, "green")
        assert favourite(table, "yellow") is Do.ACCEPT[table.state.trade.offers[0].slot]
    else:
        assert answer is Do.ACCEPT[table.state.trade.offers[0].slot]


def test_the_mute_twin_makes_no_offer_but_nods_at_a_good_one() -> None:
    table = LcnTable(round=2).give("yellow", cash=9000).give("green", businesses="casino pimp")
    table.task("yellow-3", "casino_cheating").task("green-1", "theft@2")
    assert not isinstance(favourite(table, bot="normal/mute", speaks=True), LcnDeal)
    table = marker_offered(4000)
    slot = table.state.trade.offers[0].slot
    assert favourite(table, "green") is Do.ACCEPT[slot]
    assert favourite(table, "green", "normal/mute") is Do.ACCEPT[slot]


def test_it_gives_nothing_away() -> None:
    table = LcnTable(round=2).give("green", businesses="casino pimp", cash=5000)
    table.task("green-1", "theft@2").task("yellow-1", "vandalism@2")
    casino = table.business("green", "casino")
    table.act(LcnDeal(Offer(seat("green"), Side(cash=0), Side(businesses=(casino,)))), "yellow")
    assert favourite(table, "green") is Do.REFUSE[table.state.trade.offers[0].slot]


def loan_asked(broken: int, kept: int) -> LcnTable:
    """Yellow asks green for 3,000 and promises 5,000; so much was his word worth until now."""
    table = LcnTable(round=2).give("green", cash=9000, businesses="pimp").give("yellow", cash=4000)
    table.task("yellow-1", "vandalism@2").task("green-1", "theft@2")
    repay = Promise(PromiseKind.REPAY, 5000)
    state = table.state
    for number in range(broken + kept):
        give_word(state, seat("yellow"), seat("red"), Promise(PromiseKind.REPAY, 1000))
        settle(state, number, BROKEN if number < broken else "kept")
    offer = Offer(seat("green"), Side(promises=(repay,)), Side(cash=3000))
    return table.act(LcnDeal(offer), "yellow")


def test_it_lends_to_those_who_kept_their_word_and_not_to_those_who_broke_it() -> None:
    honest = loan_asked(0, 4)
    assert favourite(honest, "green") is Do.ACCEPT[honest.state.trade.offers[0].slot]
    liar = loan_asked(3, 0)
    assert favourite(liar, "green") is Do.REFUSE[liar.state.trade.offers[0].slot]


def test_it_does_not_attack_whom_it_has_promised_peace_if_another_is_nearly_as_good() -> None:
    table = LcnTable(round=2).give("green", cash=9000).give("red", cash=7000)
    table.task("yellow-3", "theft@2").execute("yellow-3")
    assert favourite(table) is Do.TARGET[seat("green")]
    give_word(table.state, seat("yellow"), seat("green"), PEACE)
    assert favourite(table) is Do.TARGET[seat("red")]


def test_a_threat_makes_peace_dear_to_the_threatened() -> None:
    """The attack has been announced: now the same word is worth more to the target."""
    table = LcnTable(round=3).give("green", cash=9000, businesses="pimp").give("red", cash=3000)
    table.task("yellow-3", "theft@3").task("green-1", "theft@2")
    offer = Offer(seat("green"), Side(promises=(PEACE,)), Side(cash=2000))
    table.act(LcnDeal(offer), "yellow")
    slot = table.state.trade.offers[0].slot
    assert favourite(table, "green") is Do.REFUSE[slot]
    table.execute("yellow-3").act(Do.TARGET[seat("green")])
    assert favourite(table, "green") is Do.ACCEPT[slot]


# Haggling


def test_it_asks_for_more_if_the_offer_is_nearly_right() -> None:
    table = LcnTable(round=2).give("yellow", cash=9000, businesses="pimp")
    table.give("green", businesses="lawyer cop").task("yellow-3", "blackmail")
    lawyer = table.business("green", "lawyer")
    table.task("green-1", "horse_racing")
    table.offer("yellow", "green", Side(cash=1000), Side(permits=(lawyer,)))
    counter = offered(favourite(table, "green", speaks=True))
    assert counter.answers == table.state.trade.offers[0].slot
    assert counter.gets.cash > 1000
    table.act(LcnDeal(counter), "green")
    assert favourite(table, "yellow") is Do.ACCEPT[table.state.trade.offers[0].slot]


def test_it_does_not_haggle_over_an_offer_that_it_likes() -> None:
    table = marker_offered(2000)
    assert favourite(table, "green", speaks=True) is Do.ACCEPT[table.state.trade.offers[0].slot]


# Loans


def short_of_money(cash: int) -> LcnTable:
    """Yellow wants to buy a Casino."""
    table = LcnTable(round=1).give("yellow", cash=cash).give("green", cash=20_000)
    table.give("red", cash=1000)
    return table.task("yellow-3", "buy casino").task("green-1", "theft@1")


def test_it_borrows_rather_than_lose_a_purchase() -> None:
    loan = offered(favourite(short_of_money(12_000), speaks=True))
    assert loan.partner == seat("green")
    assert loan.gives.promises[0].kind is PromiseKind.REPAY
    said = favourite(short_of_money(15_000), speaks=True)
    assert said is Do.EXECUTE[2] or offered(said).gets.cash == 0


def indebted(cash: int, round: int = 2) -> LcnTable:
    """Yellow owes green 4,000 and has one task left."""
    table = LcnTable(round=round).give("yellow", cash=cash).give("green", cash=1000)
    table.task("yellow-3", f"theft@{round}").task("green-1", "car_bomb@3")
    give_word(table.state, seat("yellow"), seat("green"), Promise(PromiseKind.REPAY, 4000))
    return table


def test_it_pays_back_what_it_owes_and_the_other_takes_it() -> None:
    table = indebted(9000)
    paid = favourite(table, speaks=True)
    assert offered(paid) == Offer(seat("green"), Side(cash=4000), Side())
    table.act(paid, "yellow")
    assert favourite(table, "green") is Do.ACCEPT[table.state.trade.offers[0].slot]


def test_it_waits_with_a_debt_as_long_as_a_purchase_needs_the_money() -> None:
    table = indebted(9000).task("yellow-2", "buy garage")
    assert not isinstance(favourite(table, speaks=True), LcnDeal)


def test_a_bold_bot_keeps_the_money_when_nobody_can_remember_it() -> None:
    table = indebted(9000, round=4)
    assert not isinstance(favourite(table, bot="normal/bold", speaks=True), LcnDeal)
    assert offered(favourite(table, bot="normal/careful", speaks=True)).gives.cash == 4000


def test_nobody_lends_when_the_money_is_due_after_the_end() -> None:
    table = LcnTable(round=4).give("green", cash=9000, businesses="pimp").give("yellow", cash=1000)
    table.task("yellow-1", "vandalism@2").task("green-1", "theft@2")
    repay = Promise(PromiseKind.REPAY, 5000)
    table.act(LcnDeal(Offer(seat("green"), Side(promises=(repay,)), Side(cash=3000))), "yellow")
    assert favourite(table, "green") is Do.REFUSE[table.state.trade.offers[0].slot]


# Threats


def at_gunpoint(cash: int = 9000) -> LcnTable:
    """Yellow has announced an attack on green, and could as well rob red."""
    table = LcnTable(round=2).give("green", cash=cash, businesses="pimp").give("red", cash=cash)
    table.task("yellow-3", "theft@2").task("green-1", "theft@1")
    return table.execute("yellow-3").act(Do.TARGET[seat("green")])


def test_a_man_of_his_word_who_aims_at_somebody_asks_him_for_money_first() -> None:
    table = at_gunpoint()
    for number in range(4):
        give_word(table.state, seat("yellow"), seat("red"), PEACE)
        settle(table.state, number, KEPT)
    threat = offered(favourite(table, speaks=True))
    assert threat.partner == seat("green")
    assert threat.gives.promises == (PEACE,)
    table.act(LcnDeal(threat), "yellow")
    assert favourite(table, "green") is Do.ACCEPT[table.state.trade.offers[0].slot]
    table.act(Do.ACCEPT[table.state.trade.offers[0].slot], "green")
    assert favourite(table) is Do.TARGET[seat("red")]


def test_nobody_pays_a_liar_for_peace() -> None:
    table = at_gunpoint()
    for number in range(4):
        give_word(table.state, seat("yellow"), seat("red"), PEACE)
        settle(table.state, number, BROKEN)
    table.act(LcnDeal(Offer(seat("green"), Side(promises=(PEACE,)), Side(cash=2000))), "yellow")
    assert favourite(table, "green") is Do.REFUSE[table.state.trade.offers[0].slot]


def test_whoever_leads_fears_more_than_the_last() -> None:
    """Nobody has aimed yet; the rich one is the likelier target."""
    answers = []
    for cash in (30_000, 1000):
        table = LcnTable(round=3).give("green", cash=cash).give("red", cash=15_000)
        table.task("yellow-3", "theft@3").task("yellow-2", "persuasion@3").task(
            "yellow-1", "car_bomb@3"
        )
        table.task("green-1", "horse_racing")
        table.act(LcnDeal(Offer(seat("green"), Side(promises=(PEACE,)), Side(cash=1000))), "yellow")
        answers.append(favourite(table, "green") is Do.ACCEPT[table.state.trade.offers[0].slot])
    assert answers == [True, False]


# What is said aloud


def refused(table: LcnTable, colour: str = "green") -> Message:
    said = judgement(int(table.state.seats)).aloud(
        table.state, seat(colour), Do.REFUSE[table.state.trade.offers[0].slot]
    )
    assert said is not None
    return said


def liars_loan() -> LcnTable:
    return loan_asked(3, 0)


def poor_lender() -> LcnTable:
    table = LcnTable(round=2).give("green", cash=4000).give("red", cash=30_000)
    table.task("yellow-1", "theft@2").task("green-1", "buy pimp")
    repay = Promise(PromiseKind.REPAY, 4000)
    offer = Offer(seat("green"), Side(promises=(repay,)), Side(cash=3000))
    return table.act(LcnDeal(offer), "yellow")


def leaders_offer() -> LcnTable:
    table = marker_offered(1000)
    table.state.cash[seat("yellow")] = 60
    return table


def poor_offer() -> LcnTable:
    table = marker_offered(1000)
    table.state.cash[seat("red")] = 60
    return table


def avenged() -> LcnTable:
    table = marker_offered(1000)
    table.state.crew.men[seat("green")] &= ~(1 << 6)
    table.state.crew.trophies[seat("yellow")] |= 1 << 6
    return table


def empty_threat() -> LcnTable:
    table = LcnTable(round=1).give("green", cash=9000).give("red", cash=30_000)
    table.task("yellow-1", "theft@1").task("green-1", "horse_racing")
    offer = Offer(seat("green"), Side(promises=(PEACE,)), Side(cash=2000))
    return table.act(LcnDeal(offer), "yellow")


REFUSALS = {
    "broken": liars_loan,
    "needs-money": poor_lender,
    "leader": leaders_offer,
    "too-little": poor_offer,
    "attacked": avenged,
    "no-fear": empty_threat,
}


@pytest.mark.parametrize("name", REFUSALS)
def test_it_says_why_it_refuses_in_every_language(name: str) -> None:
    said = refused(REFUSALS[name]())
    assert said.name == f"bots-lcn-aloud-{name}"
    teller = LCN.teller(rules_of(3))
    speakers = [Speaker(language, teller) for language in LANGUAGES]
    assert len({speaker.say(said) for speaker in speakers}) == len(LANGUAGES)
    for speaker in speakers:
        assert speaker.seat(seat("yellow")) in speaker.say(said), "it is clear to whom"


@pytest.mark.parametrize("name", REFUSALS)
def test_what_it_says_aloud_is_the_same_with_any_other_hand(name: str, seed: int) -> None:
    table = REFUSALS[name]()
    table.give("green", jobs="theft@3 car_bomb@4")
    before = refused(table)
    for number in range(4):
        table.state = table.state.redeal(seat("yellow"), fast_rng(seed, number))
        assert refused(table) == before


def test_it_says_nothing_when_it_accepts_or_plays() -> None:
    table = marker_offered(2000)
    judge = judgement(3)
    accept = Do.ACCEPT[table.state.trade.offers[0].slot]
    assert judge.aloud(table.state, seat("green"), accept) is None
    assert judge.aloud(table.state, seat("yellow"), Do.EXECUTE[2]) is None
