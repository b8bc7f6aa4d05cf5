"""The collector of garbage looks when nobody waits, and moves leave nothing that only it finds."""

import gc

import pytest

from backroom.kernel.game import Game, all_games
from backroom.server.operations import cleaning
from backroom.server.operations.cleaning import CLEANING, YOUNG, Cleaner
from backroom.server.rooms.updates import news_for
from backroom.table import Table
from builders.lone_room import lone_room, looking, shown

MOVES = 40


class Collector:
    """Stands for Python's."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.young = 0
        self.looked: list[int] = []
        """At which generations; 2 is everything."""
        patch.setattr(cleaning, "gc", self)

    def get_count(self) -> tuple[int, int, int]:
        return self.young, 0, 0

    def collect(self, generation: int = 2) -> None:
        self.looked.append(generation)


def test_young_things_are_looked_through_when_nobody_has_moved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    collector, cleaner = Collector(monkeypatch), Cleaner()
    collector.young = YOUNG
    for moves in (5, 6, 9):
        cleaner.tick(moves)
    assert collector.looked == []
    cleaner.tick(9)
    assert collector.looked == [0]
    collector.young = YOUNG - 1
    cleaner.tick(9)
    assert collector.looked == [0], "so few are not worth it"


@pytest.mark.parametrize(("moves_a_tick", "ticks"), [(0, CLEANING), (1, 2 * CLEANING)])
def test_everything_is_looked_through_some_time_even_if_the_house_is_never_still(
    moves_a_tick: int, ticks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    collector, cleaner = Collector(monkeypatch), Cleaner()
    for tick in range(1, ticks):
        cleaner.tick(tick * moves_a_tick)
    assert collector.looked == []
    cleaner.tick(ticks * moves_a_tick)
    assert collector.looked == [2]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_moves_leave_nothing_that_only_the_collector_would_find(game: Game, seed: int) -> None:
    table = Table.open(game, game.seats[0], {}, str(seed))
    room = lone_room(game, table)
    sent = shown(room, looking(room), MOVES, seed)
    next(sent)
    gc.collect()
    gc.freeze()
    try:
        gc.set_debug(gc.DEBUG_SAVEALL)
        assert all(sent), "everybody is shown every move"
        gc.collect()
        found = [type(each) for each in gc.garbage]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.unfreeze()
    assert [kind for kind in found if kind.__module__.startswith("backroom.")] == []


def test_the_seats_shown_now_do_not_keep_all_those_before_them() -> None:
    game = all_games()["capo-della-mafia"]
    table = Table.open(game, 3, {}, "seats")
    room = lone_room(game, table)
    [visitor, *_] = looking(room)
    kept = []
    for _ in range(4):
        news_for(room, visitor)
        kept.append(room.seats)
        seat = table.state.owing()[0]
        assert table.act(seat, int(table.state.legal(seat)[0].index)) is None
    newest, depth = kept[-1], 0
    while newest._before is not None:
        newest, depth = newest._before, depth + 1
    assert depth == 1
