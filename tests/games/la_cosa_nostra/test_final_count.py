"""The end tells where every final sum comes from, and who killed whom with what."""

import pytest

from backroom.games.la_cosa_nostra.actions import Do
from backroom.games.la_cosa_nostra.events.final_count import Death, FinalCount
from backroom.games.la_cosa_nostra.events.rounds import GameEnded
from backroom.games.la_cosa_nostra.pieces.ledger import LINES, lines_of
from backroom.games.la_cosa_nostra.trade.terms import Side
from backroom.kernel.playout import play_randomly
from backroom.kernel.rng import fast_rng
from builders.la_cosa_nostra import LcnTable, man, new_game, seat
from builders.rule_marks import rule


def lines(table: LcnTable, colour: str) -> dict[str, int]:
    """The lines of a player that are not empty, without what everybody begins with."""
    found = zip(LINES, lines_of(table.state, seat(colour)), strict=True)
    return {line: money for line, money in found if money and line != "start"}


def total(count: FinalCount) -> int:
    parts = (count.cash, count.businesses, count.monopolies, count.business_bonus)
    return sum(parts) + count.most_gangsters + count.power + count.laundry


@rule("LCN-30", "LCN-153")
@pytest.mark.parametrize("seed", range(6))
def test_the_ledger_adds_up_to_the_cash_of_everybody_all_game_long(seed: int) -> None:
    state, told = new_game(4, seed, business_bonus="on", rob_robbers="on")
    rng = fast_rng(seed, 1)
    while not state.is_over():
        who = state.to_act()[0]
        offers = state.menu(who)
        actions = offers if offers and rng.below(6) == 0 else state.legal(who)
        state.apply(who, actions[rng.below(len(actions))])
        for each in range(4):
            assert sum(lines_of(state, each)) == state.cash[each] * 1000
    (ended,) = [each.event for each in told if isinstance(each.event, GameEnded)]
    for each, count in enumerate(ended.counts):
        assert total(count) == ended.money[each]
        assert sum(line.money for line in count.ledger) == count.cash


@rule("LCN-149", "LCN-150", "LCN-152")
def test_the_final_count_tells_each_part_of_a_final_sum() -> None:
    table = LcnTable(round=4).give("yellow", businesses="pimp*2 cop", men="yellow-r2")
    table.state.laundered[0] = 8
    table.state.crew.trophies[0] |= 1 << man("red-3")
    table.end_actions()
    (ended,) = table.heard(GameEnded)
    count = ended.counts[seat("yellow")]
    assert (count.businesses, count.monopolies) == (10_000, 10_000)
    assert (count.most_gangsters, count.power, count.laundry) == (15_000, 6000, 16_000)


@rule("LCN-30")
def test_every_source_of_money_has_a_line_of_its_own() -> None:
    table = LcnTable().give("yellow", cash=9000, businesses="garage").give("green", cash=9000)
    table.task("yellow-2", "car_theft").task("red-3", "robbery@3").task("green-1", "buy cop")
    table.dice(3, 3).execute("yellow-2").dice(4, 1, 1).act(Do.ROB[man("red-3")], "red")
    assert lines(table, "yellow") == {"cash_jobs": 5000}
    assert lines(table, "red") == {"robberies": 4000}
    table.deal("yellow", "red", Side(cash=2000), Side())
    assert lines(table, "yellow") == {"cash_jobs": 5000, "deals_paid": -2000}
    assert lines(table, "red") == {"robberies": 4000, "deals": 2000}
    table.all_pass().execute("green-1")
    assert lines(table, "green")["purchases"] == -2000


@rule("LCN-164")
def test_what_is_stolen_is_written_down_on_both_sides() -> None:
    table = LcnTable().task("yellow-2", "theft:4").give("green", cash=9000)
    table.dice(4, 1).attack("yellow-2", "green")
    assert lines(table, "yellow") == {"thefts": 3000}
    assert lines(table, "green") == {"stolen": -3000}


@rule("LCN-134", "LCN-171")
def test_the_end_tells_who_killed_whom_and_with_what() -> None:
    table = LcnTable(round=4).task("yellow-2", "assassination").dice(6, 6)
    table.attack("yellow-2", "red").hit("red-2").all_pass()
    (ended,) = table.heard(GameEnded)
    assert ended.deaths == (Death(0, 2, man("red-2"), "assassination", 4),)


@rule("LCN-142", "LCN-174")
@pytest.mark.parametrize(
    ("weapon", "dice", "answer"),
    [("trap", (1, 1, 1), "trap"), ("return_fire", (1, 1, 1), "shoot")],
)
def test_a_trap_and_return_fire_are_weapons_too(
    weapon: str, dice: tuple[int, ...], answer: str
) -> None:
    table = LcnTable(round=4).task("yellow-3", "drive_by_shooting").dice(*dice)
    if answer == "trap":
        table.task("red-2", "trap")
    table.attack("yellow-3", "red").hit("red-2").dice(6, 6)
    table.act(Do.TRAP[man("red-2")] if answer == "trap" else Do.SHOOT[0])
    assert table.state.deaths == (Death(2, 0, man("yellow-3"), weapon, 4),)


def test_a_game_of_chance_ends_with_all_its_dead_told() -> None:
    for seed in range(8):
        state, told = new_game(5, seed)
        play_randomly(state, fast_rng(seed, 1), state.rules.longest)
        (ended,) = [each.event for each in told if isinstance(each.event, GameEnded)]
        for each in range(5):
            killed = {death.man for death in ended.deaths if death.killer == each}
            assert killed == set(state.view(each).families[each].trophies)
