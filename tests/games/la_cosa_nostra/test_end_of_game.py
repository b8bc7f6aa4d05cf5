"""LCN-148 to LCN-154 and LCN-E65, E74, E80: the last count."""

import pytest

from backroom.games.la_cosa_nostra.actions import PASS
from backroom.games.la_cosa_nostra.events.rounds import (
    DuelRolled,
    GameEnded,
    RoundStarted,
)
from backroom.games.la_cosa_nostra.events.trade import (
    BonusPaid,
    IncomePaid,
    LaunderedDoubled,
    Recruited,
)
from backroom.kernel.bitset import just
from builders.la_cosa_nostra import COLOURS, LcnTable, man, seat
from builders.rule_marks import rule


def last_round(
    players: int = 3, final_tie: str = "shared", business_bonus: str = "off"
) -> LcnTable:
    """The action phase of round IV; nobody has the most gangsters."""
    return LcnTable(players, round=4, final_tie=final_tie, business_bonus=business_bonus)


def trophies(table: LcnTable, colour: str, names: str) -> LcnTable:
    """Gangsters this player has killed."""
    for name in names.split():
        for who in range(table.state.seats):
            table.state.crew.men[who] &= ~int(just(man(name)))
            table.state.crew.recruits[who] &= ~int(just(man(name)))
        table.state.crew.trophies[seat(colour)] |= int(just(man(name)))
    return table


def bonuses(table: LcnTable, kind: str) -> dict[str, int]:
    return {COLOURS[e.seat]: e.money for e in table.heard(BonusPaid) if e.bonus == kind}


@rule("LCN-148")
def test_after_the_action_phase_of_round_four_the_game_is_over() -> None:
    table = last_round().task("yellow-1", "theft:3@3").task("green-1", "theft:3@4")
    table.abandon("yellow-1")
    assert not table.state.standings().over
    table.abandon("green-1")
    assert table.stage == "over"
    assert table.state.is_over()
    assert table.state.standings().over
    assert table.heard(RoundStarted) == []
    assert table.refused(PASS, "yellow").rule == "LCN-E86"


@rule("LCN-148")
def test_at_the_end_nobody_recruits_and_no_hand_is_cut() -> None:
    table = last_round().give("yellow", cash=50_000, influence="spy*4")
    table.give("yellow", jobs="car_theft usury coke_party drug_ring").end_actions()
    assert table.stage == "over"
    assert table.heard(Recruited) == []
    assert len(table.jobs("yellow")) == 4
    assert table.influence("yellow") == "spy spy spy spy"
    assert table.cash("yellow") == 50_000


@rule("LCN-149", "LCN-125")
def test_active_businesses_and_monopolies_pay_double_at_the_end() -> None:
    """TC21: an income of 7,000 and a monopoly."""
    table = last_round().give("yellow", businesses="pimp*3 cop", cash=1000)
    table.give("green", businesses="casino").end_actions()
    assert table.heard(IncomePaid) == [
        IncomePaid(0, 24_000, 14_000, 10_000),
        IncomePaid(1, 14_000, 14_000, 0),
    ]
    assert [table.cash(each) for each in COLOURS[:3]] == [25_000, 14_000, 0]


@rule("LCN-E65", "LCN-149")
def test_a_deactivated_business_earns_nothing_at_the_end() -> None:
    table = last_round().give("yellow", businesses="casino pimp*2")
    table.deactivate("yellow pimp").end_actions()
    assert table.cash("yellow") == 2 * (7000 + 2000)


@rule("LCN-150")
@pytest.mark.parametrize("colour", ["yellow", "red"])
def test_the_most_active_gangsters_bring_fifteen_thousand(colour: str) -> None:
    table = last_round().give(colour, men=f"{colour}-r2").end_actions()
    assert bonuses(table, "gangsters") == {colour: 15_000}
    assert table.cash(colour) == 15_000


@rule("LCN-150")
def test_a_tie_for_the_most_gangsters_brings_nobody_anything() -> None:
    """TC20: 5, 5 and 4."""
    table = last_round().give("yellow", men="yellow-r2 yellow-r3")
    table.give("green", men="green-r2 green-r4").give("red", men="red-r2").end_actions()
    assert bonuses(table, "gangsters") == {}
    assert [table.cash(each) for each in COLOURS[:3]] == [0, 0, 0]


@rule("LCN-E65", "LCN-150")
def test_deactivated_gangsters_do_not_count_for_the_most() -> None:
    table = last_round().give("yellow", men="yellow-r2 yellow-r3").give("green", men="green-r2")
    table.deactivate("yellow-2", "yellow-3").end_actions()
    assert bonuses(table, "gangsters") == {"green": 15_000}  # four against three and three
    table = last_round().give("yellow", men="yellow-r2").deactivate("yellow-2").end_actions()
    assert bonuses(table, "gangsters") == {}  # three, three and three


@rule("LCN-151")
@pytest.mark.parametrize(
    ("killed", "bonus"),
    [
        ("green-1", 2000),
        ("green-2", 4000),  # TC19
        ("green-r4", 8000),
        ("green-2 red-3", 20_000),  # TC19
        ("green-1 red-1", 8000),
        ("green-2 red-3 green-r4", 54_000),  # TC19
        ("green-1 red-1 green-2 red-2", 36_000),  # more than three count like three
    ],
)
def test_the_power_bonus_grows_with_the_strengths_and_the_number_of_trophies(
    killed: str, bonus: int
) -> None:
    table = trophies(last_round(), "yellow", killed).end_actions()
    assert bonuses(table, "power") == {"yellow": bonus}
    assert table.cash("yellow") == bonus + bonuses(table, "gangsters").get("yellow", 0)


@rule("LCN-151")
def test_a_kill_in_the_last_round_counts_with_the_strength_on_the_card() -> None:
    table = last_round().lay("machine_pistol", "red-2").task("yellow-3", "car_bomb@4")
    table.attack("yellow-3", "red").dice(4, 4, 1).hit("red-2")
    assert table.stage == "over"
    assert bonuses(table, "power") == {"yellow": 4000}


@rule("LCN-152", "LCN-138")
def test_laundered_money_comes_back_doubled() -> None:
    """TC14."""
    table = last_round().give("yellow", cash=5000)
    table.state.laundered[0] = 15
    table.end_actions()
    assert table.heard(LaunderedDoubled) == [LaunderedDoubled(0, 30_000)]
    assert (table.cash("yellow"), table.laundered("yellow")) == (35_000, 0)
    assert table.state.standings().points == (35_000, 0, 0)


@rule("LCN-153", "LCN-1")
def test_whoever_has_the_most_money_after_all_that_wins() -> None:
    table = last_round().give("yellow", cash=30_000).give("green", cash=1000, businesses="casino*2")
    table.give("red", cash=20_000)
    table.state.laundered[1] = 2
    table.end_actions()
    (ended,) = table.heard(GameEnded)
    assert (ended.winners, ended.money) == ((1,), (30_000, 33_000, 20_000))
    standings = table.state.standings()
    assert standings.points == (30_000, 33_000, 20_000)
    assert standings.places == (2, 1, 3)
    assert standings.winners() == (1,)
    assert standings.ending == "last_round"


@rule("LCN-154")
@pytest.mark.parametrize(
    ("green", "red", "places"),
    [
        ("garage", "pimp cop", (3, 1, 2)),  # 8,000 against 6,000
        ("lawyer", "politician drug_dealer", (3, 2, 1)),  # 2,000 against 6,000
    ],
)
def test_of_equally_rich_players_the_one_with_the_dearer_cards_wins(
    green: str, red: str, places: tuple[int, ...]
) -> None:
    income = {"garage": 4000, "pimp cop": 3000, "lawyer": 1000, "politician drug_dealer": 3000}
    table = last_round().give("green", businesses=green, cash=20_000 - 2 * income[green])
    table.give("red", businesses=red, cash=20_000 - 2 * income[red]).end_actions()
    standings = table.state.standings()
    assert standings.points == (0, 20_000, 20_000)
    assert standings.places == places


@rule("LCN-154")
def test_the_total_price_of_businesses_and_gangsters_decides_a_tie() -> None:
    """TC37: 30,000 against 28,000, although a Casino is the dearest card."""
    table = last_round().give("yellow", men="yellow-r2", businesses="night_club garage", cash=8000)
    table.give("green", businesses="casino*2").give("red", men="red-r2").end_actions()
    standings = table.state.standings()
    assert standings.points == (28_000, 28_000, 0)
    assert standings.places == (1, 2, 3)


@rule("LCN-154", "LCN-E88")
def test_in_a_tie_deactivated_cards_count_as_well() -> None:
    table = last_round().give("yellow", businesses="pimp").give("green", men="green-r2")
    table.deactivate("yellow pimp", "green-r2").end_actions()
    assert table.state.standings().points == (0, 0, 0)
    assert table.state.standings().places == (2, 1, 3)


@rule("LCN-154")
def test_with_equal_totals_the_dearest_single_card_decides() -> None:
    """20,000 for one gangster against 8,000 and 12,000 for two businesses."""
    table = (
        last_round().give("yellow", businesses="garage night_club").give("green", men="green-r4")
    )
    table.give("red", men="red-r2").give("green", cash=20_000).end_actions()
    standings = table.state.standings()
    assert standings.points == (20_000, 20_000, 0)
    assert standings.places == (2, 1, 3)


@rule("LCN-154")
def test_start_gangsters_are_worth_nothing_in_a_tie() -> None:
    table = trophies(last_round(4), "purple", "yellow-2 yellow-3")
    table.give("green", businesses="cop").deactivate("green cop").give("yellow", businesses="cop")
    table.deactivate("yellow cop").end_actions()
    standings = table.state.standings()
    assert standings.points[:3] == (0, 0, 0)
    assert standings.places == (2, 2, 4, 1)  # one gangster or three: only the Cops count


@rule("LCN-E80", "LCN-154")
def test_who_is_still_level_shares_the_victory() -> None:
    table = last_round().give("yellow", cash=9000).give("red", cash=9000).end_actions()
    standings = table.state.standings()
    assert standings.places == (1, 3, 1)
    assert standings.winners() == (0, 2)
    (ended,) = table.heard(GameEnded)
    assert (ended.winners, ended.money) == ((0, 2), (9000, 0, 9000))
    assert table.heard(DuelRolled) == []


@rule("LCN-E80")
def test_in_a_duel_the_first_with_two_bouts_wins_and_a_tie_is_rolled_again() -> None:
    table = last_round(final_tie="duel").give("yellow", cash=9000).give("red", cash=9000)
    table.task("yellow-1", "theft:3@3").dice(5, 2, 4, 4, 6, 1).abandon("yellow-1")
    rolled = [(event.seats, event.dice) for event in table.heard(DuelRolled)]
    assert rolled == [((0, 2), (5, 2)), ((0, 2), (4, 4)), ((0, 2), (6, 1))]
    standings = table.state.standings()
    assert standings.points == (9000, 0, 9000)
    assert standings.places == (1, 3, 2)
    (ended,) = table.heard(GameEnded)
    assert (ended.winners, ended.money) == ((0,), (9000, 0, 9000))


@rule("LCN-E80")
def test_a_duel_may_take_three_bouts() -> None:
    table = last_round(final_tie="duel").give("yellow", cash=9000).give("red", cash=9000)
    table.task("yellow-1", "theft:3@3").dice(5, 2, 1, 3, 1, 2).abandon("yellow-1")
    assert len(table.heard(DuelRolled)) == 3
    assert table.state.standings().winners() == (2,)


@rule("LCN-E80")
def test_three_may_fight_a_duel_and_all_of_them_roll_in_each_bout() -> None:
    table = last_round(final_tie="duel").task("yellow-1", "theft:3@3")
    table.dice(1, 6, 2, 1, 3, 2).abandon("yellow-1")
    rolled = [(event.seats, event.dice) for event in table.heard(DuelRolled)]
    assert rolled == [((0, 1, 2), (1, 6, 2)), ((0, 1, 2), (1, 3, 2))]
    assert table.state.standings().winners() == (1,)


@rule("LCN-E80")
def test_there_is_no_duel_where_the_cards_decide() -> None:
    table = last_round(final_tie="duel").give("yellow", cash=9000).give("red", cash=7000)
    table.give("red", businesses="cop").end_actions()
    assert table.state.standings().points == (9000, 0, 9000)
    assert table.heard(DuelRolled) == []
    assert table.state.standings().winners() == (2,)


@rule("LCN-E74", "LCN-V4")
def test_the_business_bonus_is_paid_once_at_the_end_and_not_doubled() -> None:
    table = last_round(business_bonus="on").give("yellow", businesses="casino")
    table.give("green", businesses="night_club").end_actions()
    assert bonuses(table, "business") == {"yellow": 5000}
    assert (table.cash("yellow"), table.cash("green")) == (14_000 + 5000, 12_000)


@rule("LCN-E74", "LCN-V4")
def test_with_equal_highest_incomes_there_is_no_business_bonus_at_the_end_either() -> None:
    table = last_round(business_bonus="on").give("yellow", businesses="casino")
    table.give("green", businesses="casino").end_actions()
    assert bonuses(table, "business") == {}


@rule("LCN-E74")
def test_the_short_game_pays_the_business_bonus_too() -> None:
    table = LcnTable(round=3, length="three_rounds", business_bonus="on")
    table.give("red", businesses="casino").end_actions()
    assert table.stage == "over"
    assert table.cash("red") == 14_000 + 5000
