"""How a bot judges La Cosa Nostra: it knows only what its seat knows, and plays sensibly."""

from time import process_time

import pytest

from backroom.bots.decision import find_judgement
from backroom.bots.specs import TEMPERS, read_spec
from backroom.freshness import is_compiled
from backroom.games.la_cosa_nostra.actions import Do, LcnDeal
from backroom.kernel.rng import fast_rng
from backroom.kernel.wire import encode
from backroom.words import LANGUAGES, Speaker
from bots.matches import compiled_only, share_of_first
from builders.la_cosa_nostra import LCN, LcnTable, man, rules_of, seat
from builders.la_cosa_nostra_bots import (
    all_actions,
    favourite,
    judgement,
    marker_offered,
    positions,
)

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
                start = process_time()  # what others do on this machine does not count
                judge.likes(state, who, actions)
                best = min(best, process_time() - start)
            assert best < 0.02


# How strong it is


def test_normal_beats_random() -> None:
    games = 40 if is_compiled() else 4
    assert share_of_first(LCN, ["normal", "random", "random", "random"], games, 5) > 0.7


@compiled_only
@pytest.mark.parametrize("temper", TEMPERS)
def test_every_temper_beats_random(temper: str) -> None:
    assert share_of_first(LCN, [f"normal/{temper}", "random", "random", "random"], 12, 6) > 0.6


# What any player would do


def test_it_gives_the_cash_job_to_the_stronger_man_and_plans_it() -> None:
    table = LcnTable(planning=True, round=1)
    table.give("yellow", cash=2000, businesses="garage", jobs="car_theft vandalism")
    table.give("green", businesses="pimp", cash=2000)
    table.act(Do.PICK[man("yellow-3")])
    assert favourite(table) is Do.JOB[table.kind("car_theft")]


def test_it_buys_a_second_pimp_for_the_monopoly() -> None:
    table = LcnTable(planning=True, round=1, market="pimp lawyer")
    table.give("yellow", cash=5000, businesses="pimp")
    table.act(Do.PICK[man("yellow-1")])
    assert favourite(table) is Do.BUY[0]


def test_it_executes_the_job_that_pays_for_the_purchase_first() -> None:
    table = LcnTable(round=2)
    table.give("yellow", cash=2000, businesses="garage cop")
    table.task("yellow-3", "car_theft_ring").task("yellow-2", "buy night_club")
    assert favourite(table) is Do.EXECUTE[man("yellow-3")]


def test_it_steals_where_there_is_something_to_steal() -> None:
    table = LcnTable(round=2).give("green", cash=1000).give("red", cash=20000)
    table.task("yellow-3", "theft@2").execute("yellow-3")
    assert favourite(table) is Do.TARGET[seat("red")]


def test_it_kills_the_man_whom_it_can_hit() -> None:
    table = LcnTable(round=3).give("red", men="red-r4").task("red-r4", "theft@3")
    table.task("yellow-3", "assassination@3").attack("yellow-3", "red")
    assert favourite(table) is not Do.VICTIM_MAN[man("red-r4")]


def test_it_rolls_a_failed_die_again() -> None:
    table = LcnTable(round=1).give("yellow", businesses="garage cop")
    table.task("yellow-2", "car_theft").dice(5, 1).execute("yellow-2")
    assert favourite(table) is Do.REROLL[1]


def test_it_launders_all_it_may() -> None:
    table = LcnTable(round=3).give("yellow", cash=20000)
    table.task("yellow-3", "money_laundering@3").dice(6, 6, 1).execute("yellow-3")
    assert favourite(table) is Do.LAUNDER[15]


# Tempers


def test_a_careful_bot_does_not_bet_where_a_bold_one_does() -> None:
    table = LcnTable(round=4).give("yellow", cash=20000)
    table.task("yellow-2", "horse_racing").execute("yellow-2")
    assert favourite(table, bot="normal/bold") is Do.STAKE[20]
    assert favourite(table, bot="normal/careful") is Do.STAKE[0]


def test_a_greedy_bot_wants_more_for_a_marker() -> None:
    table = marker_offered(2000)
    slot = table.state.trade.offers[0].slot
    assert favourite(table, "green", "normal") is Do.ACCEPT[slot]
    assert favourite(table, "green", "normal/greedy") is Do.REFUSE[slot]


def test_a_vengeful_bot_goes_for_whoever_killed_its_man() -> None:
    table = LcnTable(round=3).give("green", cash=12000).give("red", cash=7000)
    state = table.state
    state.crew.men[seat("yellow")] &= ~(1 << man("yellow-1"))
    state.crew.trophies[seat("red")] |= 1 << man("yellow-1")
    table.task("yellow-3", "theft@3").execute("yellow-3")
    assert favourite(table) is Do.TARGET[seat("green")]
    assert favourite(table, bot="normal/vengeful") is Do.TARGET[seat("red")]


# What it imagines


def test_imagined_rivals_carry_the_best_job_they_have() -> None:
    table = LcnTable(round=1).give("green", businesses="garage", jobs="car_theft")
    table.task("yellow-1", "theft@1").task("green-3", "bash_businessman")
    judgement(3).reopen(table.state, seat("yellow"))
    kinds = table.rules.job_kind
    assert kinds[table.state.crew.tasks[man("green-3")]] == table.kind("car_theft")


def test_what_a_seat_has_seen_is_the_same_in_every_world_that_it_imagines(seed: int) -> None:
    judge = judgement(4)
    for state in positions(seed, 23):
        for who in state.to_act():
            world = state.redeal(who, fast_rng(seed, 5))
            before = encode(world.view(who)), world.legal(who)
            judge.reopen(world, who)
            assert (encode(world.view(who)), world.legal(who)) == before


def test_an_imagined_player_asks_for_the_marker_that_his_job_lacks_and_gets_it() -> None:
    table = LcnTable(round=2).give("yellow", cash=9000).give("green", businesses="casino pimp")
    table.task("yellow-3", "casino_cheating").task("green-1", "theft@2")
    judge = judgement(3)
    asked = judge.offer(table.state, seat("yellow"))
    assert isinstance(asked, LcnDeal)
    table.act(asked, "yellow")
    assert favourite(table, "green") is Do.ACCEPT[table.state.trade.offers[0].slot]
    table.act(Do.ACCEPT[table.state.trade.offers[0].slot], "green")
    assert judge.offer(table.state, seat("yellow")) is None


def test_the_searcher_weighs_an_offer_by_playing_on_with_and_without_it() -> None:
    table = marker_offered(2000)
    slot = table.state.trade.offers[0].slot
    judge = judgement(3, "hard")
    lines = judge.lines(table.state, seat("green"), table.state.legal(seat("green")))
    assert {line.actions[0] for line in lines} == {Do.ACCEPT[slot], Do.REFUSE[slot]}


def test_a_business_is_worth_more_than_its_price_in_hand() -> None:
    judge = judgement(3)
    shares = []
    for cash, businesses in ((12_000, "pimp"), (8000, "pimp loan_shark")):
        table = LcnTable(round=3, planning=True).give("yellow", cash=cash, businesses=businesses)
        shares.append(judge.worth(table.state)[seat("yellow")])
    assert shares[0] < shares[1]


def test_money_in_hand_is_worth_less_while_there_are_rounds_to_come() -> None:
    """The leader is everybody's target: so one would rather buy."""
    table = LcnTable(planning=True, round=2, market="cop").give("yellow", cash=9000)
    table.give("yellow", businesses="cop", jobs="theft@2").give("green", cash=1000)
    table.act(Do.PICK[man("yellow-3")])
    actions = table.state.legal(seat("yellow"))
    likes = []
    for liquidity in (0.0, -0.15):
        judge = find_judgement(LCN, rules_of(3), read_spec("normal"), {"liquidity": liquidity})
        likes.append(judge.likes(table.state, seat("yellow"), actions)[actions.index(Do.BUY[0])])
    assert likes[0] < likes[1]


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
