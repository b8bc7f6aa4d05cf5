"""Luck and skill of whole evenings: the sums are the result, and the same seed gives the same."""

import msgspec
import pytest

from backroom.analysis.course import course_of
from backroom.analysis.evening import find_evening
from backroom.analysis.evenings.plain import EVENING
from backroom.analysis.figures import Analysis, analyse
from backroom.analysis.tally import Tally
from backroom.kernel.errors import BadInput
from backroom.kernel.game import all_games
from backroom.table import Move, Table, Undo
from builders.evenings import SEATS, played_by_bots
from builders.playing import played

A_FEW = 0.01
"""Of the usual budget: five or six looks."""

every_game = pytest.mark.parametrize("game", list(SEATS))


@every_game
def test_share_luck_decisions_and_the_others_add_up_to_the_result(game: str) -> None:
    table = played_by_bots(game)
    figures = analyse(table, A_FEW)
    winners = table.state.standings().winners()
    for each in figures.sums:
        expected = 100 / len(winners) if each.seat in winners else 0
        assert each.result == pytest.approx(expected)
        parts = each.luck.points + each.own.points + each.others.points
        assert each.share + parts == pytest.approx(each.result)
        assert sum(each.shown[:4]) == each.shown[4]
        assert each.shown[4] == round(expected)


@every_game
def test_what_one_wins_others_lose(game: str) -> None:
    figures = analyse(played_by_bots(game), A_FEW)
    for chances in figures.chances:
        assert sum(chances) == pytest.approx(100, abs=0.1)


@every_game
def test_the_same_seed_gives_the_same_figures_and_another_does_not(game: str) -> None:
    table = played_by_bots(game)
    assert analyse(table, A_FEW, 5) == analyse(table, A_FEW, 5)
    assert analyse(table, A_FEW, 5).sums != analyse(table, A_FEW, 6).sums


@every_game
def test_an_evening_looked_at_in_portions_is_the_same(game: str) -> None:
    table = played_by_bots(game)
    tally: Tally | None = None
    while True:
        analysis = Analysis(course_of(table), A_FEW)
        if tally is None:
            tally = analysis.begin()
        if analysis.is_done(tally):
            break
        analysis.look_once(tally)
        tally = msgspec.json.decode(msgspec.json.encode(tally), type=Tally)
    assert analysis.figures(tally) == analyse(table, A_FEW)


@every_game
def test_every_card_is_of_a_kind_of_its_game_and_longer_than_its_whisker(game: str) -> None:
    table = played_by_bots(game)
    figures = analyse(table, A_FEW)
    kinds = find_evening(table.game).kinds
    assert [card.kind for card in figures.cards] == [
        kind for kind in kinds if kind in {card.kind for card in figures.cards}
    ]
    for card in figures.cards:
        assert card.change.is_sure
        assert 0 < card.seq <= table.seq
    assert figures.cards, "of a whole evening something is remembered"


def test_marks_are_what_moved_a_chance_and_surely_did() -> None:
    figures = analyse(played_by_bots("maffiosi"), 0.05)
    assert figures.marks
    for mark in figures.marks:
        assert mark.change.is_sure
        assert abs(mark.change.points) >= (10 if mark.kind == "rival" else 7)
        assert (mark.kind == "decision") <= (mark.by == mark.seat)


def test_more_looks_mean_smaller_errors() -> None:
    table = played_by_bots("counterfeiters")
    few, many = analyse(table, 0.01), analyse(table, 0.15)
    assert many.looks > 10 * few.looks
    assert sum(each.own.error for each in many.sums) < sum(each.own.error for each in few.sums) / 2


def test_a_long_evening_is_looked_at_less_often() -> None:
    analysis = Analysis(course_of(played_by_bots("maffiosi")), 1.0)
    analysis.most_actions = 1
    tally = analysis.begin()
    while not analysis.is_done(tally):
        analysis.look_once(tally)
    assert tally.looks == 2
    assert analysis.planned(tally) == 2


def test_what_was_taken_back_did_not_happen() -> None:
    table = played_by_bots("capo-della-mafia")
    again = Table(table.opening, table.seed)
    first = table.entries[1]
    assert isinstance(first, Move)
    other = next(action for action in again.state.legal(first.seat) if action.index != first.action)
    assert again.act(first.seat, int(other.index)) is None
    again.add(Undo(at=0, seat=first.seat))
    for entry in table.entries[1:]:
        again.add(entry)
    plain, undone = course_of(table), course_of(again)
    assert [move.seq + 2 for move in plain.moves] == [move.seq for move in undone.moves]
    assert analyse(again, A_FEW).sums == analyse(table, A_FEW).sums


def test_a_game_that_is_not_over_is_not_looked_back_on() -> None:
    with pytest.raises(BadInput, match="not over"):
        course_of(played(3))


def test_every_game_of_the_house_says_how_it_is_looked_back_on() -> None:
    for game in all_games().values():
        assert find_evening(game) is not EVENING


def test_the_points_end_as_the_game_did() -> None:
    table: Table = played_by_bots("maffiosi")
    figures = analyse(table, A_FEW)
    assert figures.points[-1] == list(table.state.standings().points)
    assert len(figures.points) == len(figures.chances) == len(figures.steps) + 1
