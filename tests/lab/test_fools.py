"""Tricksters: they play, they try their tricks, and no trick makes a winner of them."""

import pytest

from backroom.games.la_cosa_nostra.actions import Do, LcnDeal
from backroom.lab.fools.match import Score, bouts, play_bout, table_of
from backroom.lab.fools.trickster import TRICKS, Trickster
from bots.matches import compiled_only
from builders.la_cosa_nostra import LcnTable, seat


def test_there_are_the_thirteen_that_won_and_ten_more() -> None:
    assert len(TRICKS) >= 23


@pytest.mark.parametrize("name", TRICKS)
def test_a_trickster_tries_his_trick_and_says_nothing_twice_in_a_round(name: str) -> None:
    game, rules = table_of()
    table = LcnTable(4, round=4 if "IV" in name else 3)
    for colour, businesses in (
        ("yellow", "pimp lawyer"),
        ("green", "pimp cop"),
        ("red", "drug_dealer politician"),
        ("purple", "loan_shark"),
    ):
        table.give(colour, cash=20_000, businesses=businesses)
    if "solvent" in name:
        table.give("yellow", cash=0)
    if "without a job" not in name and "done" not in name and "use" not in name:
        table.task("yellow-3", "theft@3")
    else:
        table.task("yellow-3", "buy garage")
    table.task("green-1", "theft@2")
    if name == "extortion":
        table.execute("yellow-3").act(Do.TARGET[seat("green")])
    trickster = Trickster(game, rules, TRICKS[name](), 1, 2)
    said = [trickster.next_trick(table.state, seat("yellow")) for _ in range(3)]
    assert said[0] is not None
    assert all(said.count(each) == 1 for each in said if each is not None)
    assert table.state.refuse(seat("yellow"), LcnDeal(said[0])) is None


@compiled_only
def test_no_trick_fools_three_normal_bots() -> None:
    """The short form of `make fools`: one deal from every seat with each trick. Together they won
    more than half of such games before bots knew what a promise is worth."""
    wins = {
        name: sum(play_bout(bout) for bout in bouts(name, "normal", 4, 20, 1)) for name in TRICKS
    }
    assert Score("all", "normal", 4 * len(wins), sum(wins.values())).share < 0.30, wins
