"""Who is there and since when, and since when everybody is asked what he is asked."""

from types import SimpleNamespace
from typing import Any

import pytest

from backroom.server.lobby.new_tables import new_row
from backroom.server.rooms.orders import OrderBook
from backroom.server.rooms.painter import Painter
from backroom.server.rooms.presence import Presence
from backroom.server.rooms.questions import Questions
from backroom.server.rooms.room import CORRESPONDENCE, Room, is_by_correspondence
from backroom.server.rooms.talk import TalkBook
from backroom.server.rooms.visitor import Visitor
from backroom.server.storage.table_rows import TableRow
from backroom.server.storage.table_settings import StoredSettings
from backroom.table import Clock, Table
from builders.capo_della_mafia import CAPO
from server.watching import Clock as Watch


def visitor(seat: int) -> Visitor:
    somebody = Visitor(None, "", None, False, -1, -1)
    somebody.seat = seat
    return somebody


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def presence(watch: Watch) -> Presence:
    return Presence(3, watch)


def test_a_player_is_there_from_his_first_tab_to_his_last(watch: Watch, presence: Presence) -> None:
    begin = watch.time
    one, two = visitor(1), visitor(1)
    watch.time = begin + 10
    presence.enter(one)
    assert presence.seated() == {1}
    assert (presence.changes, presence.back_since[1]) == (1, begin + 10)
    watch.time = begin + 20
    presence.enter(two)
    assert (presence.changes, presence.back_since[1]) == (1, begin + 10)
    assert presence.exit(one)
    assert presence.is_there(1)
    watch.time = begin + 30
    assert presence.exit(two)
    assert not presence.is_there(1)
    assert (presence.changes, presence.absent_since[1]) == (2, begin + 30)
    assert presence.empty_since == begin + 30


def test_who_is_away_is_away_since_he_went_however_often_others_come(
    watch: Watch, presence: Presence
) -> None:
    begin = watch.time
    watch.time = begin + 10
    spectator = visitor(-1)
    presence.enter(spectator)
    assert presence.seated() == set()
    assert presence.absent_since == {0: begin, 1: begin, 2: begin}
    assert (presence.changes, presence.empty_since) == (0, begin)
    assert presence.exit(spectator)
    assert not presence.exit(spectator), "nobody goes twice"


def test_a_clock_that_was_set_back_takes_no_time_from_who_comes(
    watch: Watch, presence: Presence
) -> None:
    begin = watch.time
    watch.time = begin - 5_000
    presence.enter(visitor(0))
    assert presence.could_see_since(0) == begin


def test_an_answer_to_what_one_was_asked_before_is_outdated() -> None:
    table = Table.open(CAPO, 3, {}, "questions")
    painter, questions = Painter(table), Questions()
    questions.note(painter)
    assert questions.since == {0: 0, 1: 0, 2: 0}
    assert table.act(0, int(table.state.legal(0)[0].index)) is None
    questions.note(painter, {0})
    assert questions.since == {0: 1, 1: 0, 2: 0}
    assert [questions.is_outdated(seat, 0) for seat in range(3)] == [True, False, False]
    assert not questions.is_outdated(0, 1)


def test_who_has_acted_is_asked_anew_even_if_it_is_the_same_question() -> None:
    table = Table.open(CAPO, 3, {}, "questions")
    painter, questions = Painter(table), Questions()
    questions.note(painter)
    assert table.act(0, int(table.state.legal(0)[0].index)) is None
    questions.note(painter, {1})
    assert questions.since[1] == 1
    assert questions.since[2] == 0


def row_of(clock: Clock) -> TableRow:
    return new_row(
        game=CAPO.id,
        rules=CAPO.version,
        seats=3,
        options={},
        settings=StoredSettings(clock=clock),
        cards=None,
        host=None,
        made=0,
    )


@pytest.mark.parametrize("seconds", [CORRESPONDENCE - 1, CORRESPONDENCE])
def test_from_an_hour_a_decision_on_a_game_is_played_by_correspondence(seconds: int) -> None:
    assert is_by_correspondence(row_of(Clock(decision=seconds))) == (seconds == CORRESPONDENCE)


def test_a_table_is_still_when_nothing_is_under_way_and_nothing_just_happened(
    watch: Watch,
) -> None:
    house: Any = SimpleNamespace(now=watch, settings=SimpleNamespace(watch_pause=0.0))
    table = Table.open(CAPO, 3, {}, "still")
    room = Room(house, row_of(Clock()), [], "", table, TalkBook([], set()), OrderBook(CAPO, []))
    last = table.entries[-1].at
    assert room.is_still(last), "nobody looks"
    room.presence.enter(visitor(0))
    assert not room.is_still(last)
    assert room.is_still(last + 1)
    writing: Any = object()
    room.tasks.add(writing)
    assert not room.is_still(last + 1)
    room.presence.visitors.clear()
    assert not room.is_still(last + 1), "what was begun is finished, though nobody looks"
