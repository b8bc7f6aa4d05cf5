"""A replay is the game itself: the log is the truth, and everything else follows from it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.kernel.game import Game, all_games
from backroom.kernel.options import variants
from backroom.kernel.rng import fast_rng
from backroom.kernel.wire import encode
from backroom.lab.playthrough import some_action
from backroom.table import Clock, Table
from fixtures.record import DAYS, LIVE, Evening, Recorder

FILE = "evening.backroom"
every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)


def check_same(one: Table, other: Table) -> None:
    """All that a table is, not only the state of its game."""
    assert one.state == other.state
    assert one.told == other.told
    assert one.told_until == other.told_until
    assert one.seal == other.seal
    assert one.log() == other.log()
    assert encode(one.moves) == encode(other.moves)
    assert (one.bots, one.wishes, one.paused) == (other.bots, other.wishes, other.paused)
    assert one.clocks.readings == other.clocks.readings
    for seat in range(one.seats):
        assert one.clocks.deadline(seat) == other.clocks.deadline(seat)
        assert encode(one.state.view(seat)) == encode(other.state.view(seat))
    if not one.state.is_over():
        assert other.state.recorder is other.told, "whoever goes on must be heard"
    last = one.moves[-1].seat if one.moves else 0
    assert one.can_undo(last) == other.can_undo(last)


@every_game
@given(data=st.data())
def test_a_replay_of_any_evening_is_that_evening(game: Game, data: st.DataObject) -> None:
    """With names, seeds, clocks that run out, pauses, bots that sit in, and moves taken back."""
    evening = Evening(
        "an evening",
        game.id,
        data.draw(st.sampled_from(game.seats)),
        data.draw(st.sampled_from(list(variants(game.options)))),
        data.draw(st.sampled_from([Clock(), LIVE, DAYS])),
        data.draw(st.integers(0, 2)) if game.seats[0] > 2 else 0,
    )
    table = Recorder(evening, data.draw(st.integers(0, 2**32))).play(data.draw(st.integers(1, 50)))
    check_same(table, Table.read(table.log(), FILE, game))


@every_game
def test_a_replayed_table_goes_on_as_the_live_one_does(game: Game) -> None:
    table = Recorder(Evening("on", game.id, game.seats[0], {}, LIVE), 3).play(30)
    again = Table.read(table.log(), FILE)
    choices = fast_rng(4)
    for _ in range(20):
        if table.state.is_over() or table.paused:
            break
        seat = table.state.to_act()[-1]
        action = some_action(table.state, seat, choices)
        for each in (table, again):
            assert each.act(seat, int(action.index), action.terms()) is None
    check_same(table, again)


@every_game
def test_every_beginning_of_a_log_is_a_log(game: Game) -> None:
    """A table can be put down and taken up again after any entry."""
    table = Recorder(Evening("parts", game.id, game.seats[0], {}, LIVE), 6).play(15)
    again = Table(table.opening, table.seed)
    for entry in table.entries[1:]:
        check_same(again, Table.read(again.log(), FILE))
        again.add(entry)
    check_same(again, table)
