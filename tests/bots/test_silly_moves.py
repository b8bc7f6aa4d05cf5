"""Moves at which people at the table laughed, and that no bot may make again."""

import pytest

from backroom.bots.decision import Decision, find_judgement
from backroom.bots.levels import JUDGING
from backroom.bots.specs import Spec
from backroom.games.counterfeiters.actions import CftAction
from backroom.games.maffiosi.actions import PLAY, Do, MafAction
from backroom.games.maffiosi.rules import CARDS
from backroom.games.maffiosi.state import MafState
from backroom.kernel.actions import Action
from backroom.kernel.game import Game
from backroom.kernel.rng import fast_rng
from backroom.kernel.rules import Rules
from backroom.kernel.state import State
from builders.counterfeiters import CFT, Player, before_the_end
from builders.maffiosi import MAF, MafTable, seat

levels = pytest.mark.parametrize("level", ["normal", "hard"])
SEEDS = range(3)


def decided(game: Game, rules: Rules, state: State, asked: int, level: str, seed: int) -> Action:
    """What a bot of this level does; a hard one thinks a moment."""
    rng = fast_rng(seed)
    legal = state.legal(asked)
    judgement = find_judgement(game, rules, Spec(level))
    world = state.redeal(asked, rng)
    decision = Decision(
        game, world, asked, legal, len(legal), judgement, Spec(level), rng, 60.0, 150
    )
    return JUDGING[level](decision)[0]


@levels
@pytest.mark.parametrize("rival", [0, 400, 900], ids=["ahead", "close", "behind"])
def test_notes_that_would_be_worthless_are_all_sold(level: str, rival: int) -> None:
    """The game is over but for this sale, whoever has won it."""
    table = before_the_end(
        Player(cash=300, fakes="8★★★", owns="printer ink"),
        Player(cash=rival, owns="printer ink"),
        henchmen=[2, 2],
    )
    table.place("tax fraud 2").skip().place("receiver 1")
    for number in SEEDS:
        action = decided(CFT, table.rules, table.state, table.turn, level, number)
        assert isinstance(action, CftAction)
        assert action.notes == (0, 0, 8)


DRINKERS = {
    5: "yellow henkie",
    11: "red boss",
    13: "blue boss",
    23: "green boss",
    2: "yellow boss",
    6: "red henkie",
    10: "blue henkie",
    24: "green henkie",
}
"""The first four sit where drinks are poured, and three drinks are."""


@levels
def test_a_rivals_man_is_put_to_sleep_rather_than_ones_own(level: str) -> None:
    table = MafTable(4, DRINKERS, hands={"yellow": "nightcap"}, bank=60_000)
    table.act(PLAY[CARDS.index("nightcap")])
    state = table.state
    own = state.men[seat("yellow")]
    for number in SEEDS:
        action = decided(MAF, state.rules, state, seat("yellow"), level, number)
        assert isinstance(action, MafAction)
        assert action.do is Do.SERVE
        assert not served(state, int(action.value)) & own


def served(state: MafState, drinks: int) -> int:
    """The chairs that these drinks go to, as a set."""
    chairs = 0
    for place, chair in enumerate(state.rules.drink_chairs):
        if drinks >> place & 1:
            chairs |= 1 << int(chair)
    return chairs


def test_no_pie_is_set_off_for_ones_own_men_alone() -> None:
    """Two men of one's own blown up, and nobody else, so that a chair is free."""
    table = MafTable(
        4,
        {28: "yellow henkie", 30: "yellow jack", 17: "yellow boss", 6: "red boss", 24: "blue boss"},
        hands={"yellow": "ka_boom"},
        pies={"green": 29},
        out={"green": 1},
    )
    assert Do.EXPLODE not in considered(table)
    beside_a_rival = MafTable(
        4,
        {28: "red henkie", 30: "yellow jack", 17: "yellow boss", 6: "red boss", 24: "blue boss"},
        hands={"yellow": "ka_boom"},
        pies={"green": 29},
        out={"green": 1},
    )
    assert Do.EXPLODE in considered(beside_a_rival)


def test_no_drinks_are_poured_for_ones_own_men_alone() -> None:
    own = {5: "yellow henkie", 11: "yellow boss", 17: "red boss", 20: "blue boss", 24: "green boss"}
    assert Do.SERVE not in considered(MafTable(4, own, hands={"yellow": "nightcap"}))
    mixed = own | {13: "red henkie"}
    assert Do.SERVE in considered(MafTable(4, mixed, hands={"yellow": "nightcap"}))


def test_no_pie_is_set_off_for_nobody() -> None:
    empty = {5: "yellow boss", 17: "red boss", 20: "blue boss", 24: "green boss"}
    table = MafTable(4, empty, hands={"yellow": "ka_boom"}, pies={"green": 29})
    assert Do.EXPLODE not in considered(table)


def test_no_pie_is_passed_on_to_no_purpose() -> None:
    """It would hit the same man of yellow's from there, and nobody else."""
    men = {15: "yellow henkie", 5: "yellow boss", 19: "red boss", 23: "blue boss", 27: "green boss"}
    passing = {Do.PASS_LEFT, Do.PASS_RIGHT}
    kept = considered(MafTable(4, men, hands={"yellow": "pass_it_on"}, pies={"green": 14}))
    crowded = men | {20: "red henkie", 10: "green henkie"}
    useful = considered(MafTable(4, crowded, hands={"yellow": "pass_it_on"}, pies={"green": 14}))
    assert useful & passing
    assert not kept & passing


def considered(table: MafTable) -> set[Do]:
    """All that a searching bot thinks of doing in this turn of yellow's."""
    state = table.state
    lines = find_judgement(MAF, state.rules, Spec("hard")).lines(
        state, seat("yellow"), state.legal(seat("yellow"))
    )
    found: set[Do] = set()
    for line in lines:
        for action in line.actions:
            assert isinstance(action, MafAction)
            found.add(action.do)
    return found
