"""How a bot judges La Cosa Nostra: it knows only what its seat knows, plays sensibly, and deals."""

from collections.abc import Sequence
from time import perf_counter

import pytest

from backroom.bots.judgement import Judgement
from backroom.bots.minds import find_judgement
from backroom.bots.players import Budget, Player, new_game, play_game
from backroom.bots.specs import TEMPERS, read_spec
from backroom.freshness import is_compiled
from backroom.games.la_cosa_nostra.actions import (
    ACCEPT,
    BUY,
    EXECUTE,
    JOB,
    LAUNDER,
    PICK,
    REFUSE,
    REROLL,
    STAKE,
    TARGET,
    VICTIM_MAN,
    LcnDeal,
)
from backroom.games.la_cosa_nostra.promises import BROKEN, give_word, settle
from backroom.games.la_cosa_nostra.state import LcnState
from backroom.games.la_cosa_nostra.terms import Offer, Promise, PromiseKind, Side
from backroom.kernel.actions import Action
from backroom.kernel.rng import fast_rng
from backroom.words import LANGUAGES, Speaker
from lcn_table import LCN, LcnTable, man, rules_of, seat

PEACE = Promise(PromiseKind.NO_ATTACK)
compiled_only = pytest.mark.skipif(not is_compiled(), reason="interpreted, it takes too long")


def judgement(players: int, bot: str = "normal") -> Judgement:
    return find_judgement(LCN, rules_of(players), read_spec(bot))


def all_actions(state: LcnState, who: int) -> tuple[Action, ...]:
    return state.legal(who) + state.menu(who)


def favourite(
    table: LcnTable, colour: str | None = None, bot: str = "normal", speaks: bool = False
) -> Action:
    """What a bot would do here; only if it may speak it makes offers."""
    who = table.asked_seat() if colour is None else seat(colour)
    actions = all_actions(table.state, who) if speaks else table.state.legal(who)
    likes = judgement(int(table.state.seats), bot).likes(table.state, who, actions)
    return actions[likes.index(max(likes))]


def share_of_first(bots: Sequence[str], games: int, seed: int) -> float:
    """The win share of the first of these bots; it changes seats with every game."""
    rules = rules_of(len(bots))
    won = 0.0
    for number in range(games):
        place = number % len(bots)
        order = [*bots[1 : place + 1], bots[0], *bots[place + 1 :]]
        players = [
            Player(LCN, rules, read_spec(bot), seed + number, each, Budget())
            for each, bot in enumerate(order)
        ]
        state = new_game(LCN, rules, seed, number)
        play_game(state, players, int(rules.longest))
        places = state.standings().places
        won += 1 / places.count(1) if places[place] == 1 else 0
    return won / games


def positions(seed: int, apart: int, bot: str = "normal") -> list[LcnState]:
    """Positions along a game of bots, every so many actions."""
    rules = rules_of(4)
    player = Player(LCN, rules, read_spec(bot), seed, 9, Budget())
    state = new_game(LCN, rules, seed, 0)
    assert isinstance(state, LcnState)
    found: list[LcnState] = []
    number = 0
    while not state.is_over():
        if number % apart == 0:
            found.append(state.clone())
        asked = [each for each in state.to_act() if each not in state.owing()]
        who = asked[0] if asked else state.owing()[0]
        action = player.decide(state, who, number % 3 == 0)
        assert action is not None
        state.apply(who, action)
        number += 1
    return found


# What it knows


def test_it_judges_alike_in_all_worlds_that_its_seat_cannot_tell_apart(seed: int) -> None:
    judge = judgement(4)
    rng = fast_rng(seed, 3)
    for number, state in enumerate(positions(seed, 11)):
        for who in state.to_act():
            first = state.redeal(who, rng)
            second = state.redeal(who, rng)
            actions = all_actions(first, who)
            assert judge.likes(first, who, actions) == judge.likes(
                second, who, all_actions(second, who)
            ), f"position {number}, seat {who}"


def test_shares_are_one_together_and_the_richest_has_most(seed: int) -> None:
    judge = judgement(4)
    for state in positions(seed, 29):
        assert sum(judge.worth(state)) == pytest.approx(1.0)
        state.cash[2] += 200
        worth = judge.worth(state)
        assert worth[2] == max(worth)


@compiled_only
def test_a_decision_takes_less_than_20_milliseconds() -> None:
    judge = judgement(4)
    for state in positions(4, 7):
        for who in state.to_act():
            actions = all_actions(state, who)
            best = 1.0
            for _ in range(3):
                start = perf_counter()
                judge.likes(state, who, actions)
                best = min(best, perf_counter() - start)
            assert best < 0.02


# How strong it is


def test_normal_beats_random() -> None:
    games = 40 if is_compiled() else 4
    assert share_of_first(["normal", "random", "random", "random"], games, 5) > 0.7


@compiled_only
@pytest.mark.parametrize("temper", TEMPERS)
def test_every_temper_beats_random(temper: str) -> None:
    assert share_of_first([f"normal/{temper}", "random", "random", "random"], 12, 6) > 0.6


# What any player would do


def test_it_gives_the_cash_job_to_the_stronger_man_and_plans_it() -> None:
    table = LcnTable(planning=True, round=1)
    table.give("yellow", cash=2000, businesses="garage", jobs="car_theft vandalism")
    table.give("green", businesses="pimp", cash=2000)
    table.act(PICK[man("yellow-3")])
    assert favourite(table) is JOB[table.kind("car_theft")]


def test_it_buys_a_second_pimp_for_the_monopoly() -> None:
    table = LcnTable(planning=True, round=1, market="pimp lawyer")
    table.give("yellow", cash=5000, businesses="pimp")
    table.act(PICK[man("yellow-1")])
    assert favourite(table) is BUY[0]


def test_it_executes_the_job_that_pays_for_the_purchase_first() -> None:
    table = LcnTable(round=2)
    table.give("yellow", cash=2000, businesses="garage cop")
    table.task("yellow-3", "car_theft_ring").task("yellow-2", "buy night_club")
    assert favourite(table) is EXECUTE[man("yellow-3")]


def test_it_steals_where_there_is_something_to_steal() -> None:
    table = LcnTable(round=2).give("green", cash=1000).give("red", cash=20000)
    table.task("yellow-3", "theft@2").execute("yellow-3")
    assert favourite(table) is TARGET[seat("red")]


def test_it_kills_the_man_whom_it_can_hit() -> None:
    table = LcnTable(round=3).give("red", men="red-r4").task("red-r4", "theft@3")
    table.task("yellow-3", "assassination@3").attack("yellow-3", "red")
    assert favourite(table) is not VICTIM_MAN[man("red-r4")]


def test_it_rolls_a_failed_die_again() -> None:
    table = LcnTable(round=1).give("yellow", businesses="garage cop")
    table.task("yellow-2", "car_theft").dice(5, 1).execute("yellow-2")
    assert favourite(table) is REROLL[1]


def test_it_launders_all_it_may() -> None:
    table = LcnTable(round=3).give("yellow", cash=20000)
    table.task("yellow-3", "money_laundering@3").dice(6, 6, 1).execute("yellow-3")
    assert favourite(table) is LAUNDER[15]


# Tempers


def test_a_careful_bot_does_not_bet_where_a_bold_one_does() -> None:
    table = LcnTable(round=4).give("yellow", cash=20000)
    table.task("yellow-2", "horse_racing").execute("yellow-2")
    assert favourite(table, bot="normal/bold") is STAKE[20]
    assert favourite(table, bot="normal/careful") is STAKE[0]


def marker_offered(price: int) -> LcnTable:
    """Yellow wants to use green's Lawyer once, for so much."""
    table = LcnTable(round=1).give("yellow", cash=4000).give("green", businesses="lawyer pimp")
    table.task("yellow-3", "investment_fraud").task("green-1", "theft@1")
    card = table.business("green", "lawyer")
    table.act(LcnDeal(Offer(seat("green"), Side(cash=price), Side(permits=(card,)))), "yellow")
    return table


def test_a_greedy_bot_wants_more_for_a_marker() -> None:
    table = marker_offered(2000)
    slot = table.state.offers[0].slot
    assert favourite(table, "green", "normal") is ACCEPT[slot]
    assert favourite(table, "green", "normal/greedy") is REFUSE[slot]


def test_a_vengeful_bot_goes_for_whoever_killed_its_man() -> None:
    table = LcnTable(round=3).give("green", cash=12000).give("red", cash=7000)
    state = table.state
    state.men[seat("yellow")] &= ~(1 << man("yellow-1"))
    state.trophies[seat("red")] |= 1 << man("yellow-1")
    table.task("yellow-3", "theft@3").execute("yellow-3")
    assert favourite(table) is TARGET[seat("green")]
    assert favourite(table, bot="normal/vengeful") is TARGET[seat("red")]


# Deals


def test_it_asks_for_the_marker_that_its_job_lacks_at_the_lowest_price_that_will_do() -> None:
    table = LcnTable(round=2).give("yellow", cash=9000).give("green", businesses="casino pimp")
    table.task("yellow-3", "casino_cheating").task("green-1", "theft@2")
    asked = favourite(table, speaks=True)
    assert isinstance(asked, LcnDeal)
    assert isinstance(asked.said, Offer)
    assert asked.said.gets.permits == (table.business("green", "casino"),)
    assert 0 < asked.said.gives.cash <= 4000
    table.act(asked, "yellow")
    assert favourite(table, "green") is ACCEPT[table.state.offers[0].slot]


def test_the_mute_twin_makes_no_offer_but_nods_at_a_good_one() -> None:
    table = LcnTable(round=2).give("yellow", cash=9000).give("green", businesses="casino pimp")
    table.task("yellow-3", "casino_cheating").task("green-1", "theft@2")
    assert not isinstance(favourite(table, bot="normal/mute", speaks=True), LcnDeal)
    table = marker_offered(4000)
    slot = table.state.offers[0].slot
    assert favourite(table, "green") is ACCEPT[slot]
    assert favourite(table, "green", "normal/mute") is ACCEPT[slot]


def test_it_gives_nothing_away() -> None:
    table = LcnTable(round=2).give("green", businesses="casino pimp", cash=5000)
    table.task("green-1", "theft@2").task("yellow-1", "vandalism@2")
    casino = table.business("green", "casino")
    table.act(LcnDeal(Offer(seat("green"), Side(cash=0), Side(businesses=(casino,)))), "yellow")
    assert favourite(table, "green") is REFUSE[table.state.offers[0].slot]


def loan_asked(broken: int, kept: int) -> LcnTable:
    """Yellow asks green for 3,000 and promises 5,000; so much was his word worth until now."""
    table = LcnTable(round=2).give("green", cash=9000, businesses="pimp").give("yellow", cash=1000)
    table.task("yellow-1", "vandalism@2").task("green-1", "theft@2")
    repay = Promise(PromiseKind.REPAY, 5000)
    state = table.state
    for number in range(broken + kept):
        give_word(state, seat("yellow"), seat("red"), PEACE)
        settle(state, number, BROKEN if number < broken else "kept")
    offer = Offer(seat("green"), Side(promises=(repay,)), Side(cash=3000))
    return table.act(LcnDeal(offer), "yellow")


def test_it_lends_to_those_who_kept_their_word_and_not_to_those_who_broke_it() -> None:
    honest = loan_asked(0, 4)
    assert favourite(honest, "green") is ACCEPT[honest.state.offers[0].slot]
    liar = loan_asked(3, 0)
    assert favourite(liar, "green") is REFUSE[liar.state.offers[0].slot]


def test_it_does_not_attack_whom_it_has_promised_peace_if_another_is_nearly_as_good() -> None:
    table = LcnTable(round=2).give("green", cash=9000).give("red", cash=7000)
    table.task("yellow-3", "theft@2").execute("yellow-3")
    assert favourite(table) is TARGET[seat("green")]
    give_word(table.state, seat("yellow"), seat("green"), PEACE)
    assert favourite(table) is TARGET[seat("red")]


def test_a_threat_makes_peace_dear_to_the_threatened() -> None:
    """The attack has been announced: now the same word is worth more to the target."""
    table = LcnTable(round=3).give("green", cash=9000, businesses="pimp").give("red", cash=3000)
    table.task("yellow-3", "theft@3").task("green-1", "theft@2")
    offer = Offer(seat("green"), Side(promises=(PEACE,)), Side(cash=2000))
    table.act(LcnDeal(offer), "yellow")
    slot = table.state.offers[0].slot
    assert favourite(table, "green") is REFUSE[slot]
    table.execute("yellow-3").act(TARGET[seat("green")])
    assert favourite(table, "green") is ACCEPT[slot]


# Words


def test_every_reason_can_be_said_in_every_language(seed: int) -> None:
    judge = judgement(4)
    teller = LCN.teller(rules_of(4))
    said = set()
    for state in positions(seed, 13):
        for who in state.to_act():
            for action in all_actions(state, who):
                reason = judge.reason(state, who, action)
                said.add(reason.name)
                for language in LANGUAGES:
                    assert Speaker(language, teller).say(reason)
    assert len(said) > 8
