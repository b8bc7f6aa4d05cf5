"""Ends of games with known answers: a roll that decides is luck, a win thrown away is skill."""

import pytest

from backroom.analysis.course import Course
from backroom.analysis.figures import Analysis
from backroom.analysis.shown import Card, Figures
from backroom.games.capo_della_mafia.actions import LAY, SUSPECT, SUSPECT_NOBODY
from backroom.games.counterfeiters.actions import PASS, PLACE
from backroom.games.la_cosa_nostra.actions import Do
from backroom.games.maffiosi.actions import DISCARD, KILL, PLAY
from backroom.games.maffiosi.rules import CARDS
from backroom.kernel.actions import Action
from builders.capo_della_mafia import CAPO, CapTable
from builders.counterfeiters import CFT, CftTable, Player, before_the_end, space
from builders.evenings import ended
from builders.la_cosa_nostra import LCN, LcnTable, man, seat
from builders.maffiosi import MAF, MafTable

SOME = 0.2
"""Of the usual budget."""


def figures_of(course: Course) -> Figures:
    analysis = Analysis(course, SOME)
    tally = analysis.begin()
    while not analysis.is_done(tally):
        analysis.look_once(tally)
    return analysis.figures(tally)


def card_of(figures: Figures, kind: str) -> Card:
    return next(card for card in figures.cards if card.kind == kind)


# Counterfeiters


def fakes_to_sell() -> CftTable:
    """The end is near: seat 1 leads as soon as it sells its fakes."""
    players = Player(cash=200), Player(cash=100, fakes="3★★★")
    return before_the_end(*players).place("tax fraud 2")


def test_who_passes_instead_of_selling_throws_a_win_away() -> None:
    table = fakes_to_sell()
    figures = figures_of(ended(CFT, table.rules, table.state, [(1, PASS)]))
    loser = figures.sums[1]
    assert loser.result == 0
    assert loser.own.points == pytest.approx(-100, abs=15)
    mistake = card_of(figures, "mistake")
    assert (mistake.seat, mistake.seq) == (1, 1)
    assert mistake.change == loser.own


def test_who_sells_as_nearly_everybody_would_has_done_little_for_his_win() -> None:
    table = fakes_to_sell()
    receiver = PLACE[space(table.rules, "receiver 1")]
    figures = figures_of(ended(CFT, table.rules, table.state, [(1, receiver)]))
    winner = figures.sums[1]
    assert winner.result == 100
    assert 0 <= winner.own.points < 15
    assert winner.luck.points > 30, "that he had the fakes"


# La Cosa Nostra


def last_roll(die: int) -> LcnTable:
    """Yellow's last task: if it succeeds yellow has most, and else green."""
    table = LcnTable(3, round=4).give("green", cash=1000)
    return table.task("yellow-1", "credit_card_fraud").dice(die)


@pytest.mark.parametrize("die", [1, 6])
def test_a_roll_that_decides_the_game_is_luck(die: int) -> None:
    table = last_roll(die)
    yellow, green = seat("yellow"), seat("green")
    rolled = (yellow, Do.EXECUTE[man("yellow-1")])
    figures = figures_of(ended(LCN, table.rules, table.state, [rolled]))
    winner = yellow if die == 6 else green
    assert figures.sums[winner].result == 100
    for each in figures.sums:
        assert each.own.points == 0, "nobody had anything to decide"
    before, after = figures.chances[0][yellow], figures.chances[1][yellow]
    assert 50 < before < 100, "it succeeds more often than not"
    assert after == (100 if die == 6 else 0)
    assert figures.sums[yellow].luck.points == pytest.approx(after - 100 / 3)
    # To the others it is what somebody else rolled.
    assert figures.sums[green].others.points == pytest.approx(before - after, abs=0.01)


def test_the_luckiest_roll_is_told_with_its_dice() -> None:
    table = last_roll(6)
    rolled = (seat("yellow"), Do.EXECUTE[man("yellow-1")])
    roll = card_of(figures_of(ended(LCN, table.rules, table.state, [rolled])), "roll")
    assert (roll.seat, roll.seq) == (seat("yellow"), 1)
    assert [line.name for line in roll.happened] == ["lcn-event-dice-rolled"]


def test_who_lets_the_last_task_lie_throws_its_chance_away() -> None:
    table = last_roll(6)
    yellow = seat("yellow")
    left = (yellow, Do.ABANDON[man("yellow-1")])
    figures = figures_of(ended(LCN, table.rules, table.state, [left]))
    assert figures.sums[yellow].own.points == pytest.approx(-figures.chances[0][yellow], abs=0.01)
    assert card_of(figures, "mistake").seat == yellow


# Maffiosi


def knife_beside_the_last_note() -> MafTable:
    """Red takes the last of the money and wins, unless yellow's Jack stabs his only man."""
    return MafTable(
        3,
        {1: "yellow jack", 2: "red robbie", 10: "blue henkie"},
        hands={"yellow": "stab move*4", "red": "move*5", "blue": "move*5"},
        money={"yellow": 11_000, "red": 11_000, "blue": 0},
        bank=2000,
    )


def maf(name: str, actions: list[Action]) -> Action:
    return actions[CARDS.index(name)]


def test_who_throws_the_knife_away_loses_a_win() -> None:
    table = knife_beside_the_last_note()
    course = ended(MAF, table.rules, table.state, [(0, maf("stab", [*DISCARD]))])
    figures = figures_of(course)
    assert figures.sums[0].result == 0
    assert figures.sums[0].own.points < -50
    assert card_of(figures, "mistake").seat == 0


def test_who_stabs_as_everybody_would_has_done_nothing_special() -> None:
    table = knife_beside_the_last_note()
    stabbed = [(0, maf("stab", [*PLAY])), (0, KILL[1])]
    figures = figures_of(ended(MAF, table.rules, table.state, stabbed))
    assert figures.sums[0].result == 100
    assert figures.sums[0].own.points == pytest.approx(0, abs=5)
    assert not [card for card in figures.cards if card.kind in ("mistake", "turn")]


# Capo della Mafia


def impossible_cards(*fingers: tuple[int, Action]) -> Figures:
    """Seat 1 needs one point to win and shows cards that cannot do the mission; seat 0 wins by
    saying so."""
    table = CapTable("I1 I1 I2", "B1 B1 B1", "S1 S1 S1", respect=[13, 14, 0])
    laid = [
        (seat, LAY[table.chosen(table.hand(seat), play)])
        for seat, play in enumerate(("I1", "B1 B1", "S1"))
    ]
    state = table.state.clone()
    for who, action in laid:
        state.apply(who, action)
    shown = [(int(who), state.legal(who)[0]) for who in state.to_act()]
    return figures_of(ended(CAPO, table.rules, table.state, [*laid, *shown, *fingers]))


def test_who_does_not_point_at_a_sure_liar_throws_a_win_away() -> None:
    figures = impossible_cards((1, SUSPECT_NOBODY), (2, SUSPECT_NOBODY), (0, SUSPECT_NOBODY))
    assert figures.sums[1].result == 100
    assert figures.sums[0].own.points < -80
    bluff = card_of(figures, "bluff")
    assert bluff.seat == 1
    assert bluff.seq == 2, "the replay opens where the cards were laid"
    assert bluff.change.points > 80


def test_who_points_at_a_sure_liar_has_done_what_everybody_would() -> None:
    figures = impossible_cards((1, SUSPECT_NOBODY), (2, SUSPECT_NOBODY), (0, SUSPECT[1]))
    assert figures.sums[0].result == 100
    assert figures.sums[0].own.points == pytest.approx(0, abs=5)
    assert not [card for card in figures.cards if card.kind in ("bluff", "finger")]


def test_the_wrongest_finger_points_at_somebody_honest() -> None:
    figures = impossible_cards((1, SUSPECT_NOBODY), (2, SUSPECT[0]), (0, SUSPECT_NOBODY))
    fingers = [card.seat for card in figures.cards if card.kind == "finger"]
    assert fingers in ([], [2])
