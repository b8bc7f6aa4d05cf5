"""Clocks: how long a player may think, what a pause and a take-back do to it, and what is done for
a player whose time is up."""

from collections.abc import Iterator

import msgspec
import pytest

from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game, all_games, find_game
from backroom.kernel.rng import fast_rng
from backroom.kernel.wire import wire_action
from backroom.lab.playthrough import some_action
from backroom.table import Chair, Clock, LogEntry, Move, Pause, Table, Undo
from backroom.table.clocks import Clocks
from backroom.table.fair import clock_stream
from builders.capo_della_mafia import CAPO
from fixtures.record import Evening, opened

CFT = find_game("counterfeiters")
PASS = next(int(each.index) for each in CFT.actions if each.name == "pass")
LAY_FIRST = 1
BEGIN = 1_000_000
SECOND = 1000
HOUR = 3_600_000
DAY = 24 * HOUR
LIVE = Clock(decision=20, reserve=60)
every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)


def capo(clock: Clock = LIVE) -> Table:
    """Three players who all owe a card."""
    return opened(Evening("clocks", CAPO.id, 3, {}, clock), BEGIN)


def counterfeiters(clock: Clock = LIVE) -> Table:
    """Three players, one after the other, from the first seat on."""
    options = {"first_player": "first_seat"}
    return opened(Evening("clocks", CFT.id, 3, options, clock), BEGIN)


def lay(seat: int, seconds: float) -> Move:
    return Move(BEGIN + int(seconds * SECOND), seat, LAY_FIRST)


def go_by(seat: int, seconds: float) -> Move:
    """This seat passes."""
    return Move(BEGIN + int(seconds * SECOND), seat, PASS)


def do(table: Table, *entries: LogEntry) -> Table:
    for entry in entries:
        table.add(entry)
    return table


def deadlines(table: Table) -> list[float | None]:
    """In seconds from the beginning."""
    found = [table.clocks.deadline(seat) for seat in range(table.seats)]
    return [None if each is None else (each - BEGIN) / SECOND for each in found]


def reserves(table: Table) -> list[float]:
    return [reading.reserve / SECOND for reading in table.clocks.readings]


def pause(seconds: float, wish: bool, seats: int = 3) -> list[LogEntry]:
    return [Pause(BEGIN + int(seconds * SECOND), seat, wish) for seat in range(seats)]


# Time runs


def test_every_player_who_is_waited_for_has_his_time_and_his_reserve() -> None:
    assert deadlines(capo()) == [80, 80, 80]
    assert deadlines(counterfeiters()) == [80, None, None]


def test_without_a_clock_nobody_is_in_a_hurry() -> None:
    assert deadlines(capo(Clock())) == [None] * 3
    table = do(capo(Clock()), lay(0, 1e9), lay(1, 2e9), lay(2, 3e9))
    assert deadlines(table) == [None] * 3


def test_a_reserve_alone_is_a_clock_too() -> None:
    assert deadlines(capo(Clock(0, 60))) == [60] * 3
    assert reserves(do(capo(Clock(0, 60)), lay(0, 10))) == [50, 60, 60]


def test_the_time_for_a_decision_costs_nothing_of_the_reserve() -> None:
    table = do(counterfeiters(), go_by(0, 20))
    assert reserves(table) == [60, 60, 60]
    assert deadlines(table) == [None, 100, None]


def test_whoever_thinks_longer_than_his_time_pays_with_his_reserve() -> None:
    table = do(counterfeiters(), go_by(0, 25), go_by(1, 60), go_by(2, 70))
    assert reserves(table) == [55, 45, 60]
    assert deadlines(table) == [70 + 20 + 55, None, None]


def test_the_reserve_never_falls_below_nothing() -> None:
    table = do(counterfeiters(), go_by(0, 500))
    assert reserves(table) == [0, 60, 60]


def test_while_others_still_think_ones_own_clock_stands() -> None:
    table = do(capo(), lay(0, 5))
    assert deadlines(table) == [None, 80, 80]
    do(table, lay(1, 50))
    assert reserves(table) == [60, 30, 60]


def test_every_decision_of_a_player_has_its_own_time() -> None:
    """Who acts and is asked again at once begins anew."""
    clocks = Clocks(LIVE, 2)
    clocks.go_on(0, [0])
    clocks.go_on(15 * SECOND, [0], acted=0)
    assert clocks.deadline(0) == (15 + 80) * SECOND
    clocks.go_on(45 * SECOND, [0], acted=0)
    assert clocks.deadline(0) == (45 + 70) * SECOND


def test_a_player_who_is_waited_for_all_along_gets_no_new_time_when_others_act() -> None:
    clocks = Clocks(LIVE, 3)
    clocks.go_on(0, [0, 1])
    clocks.go_on(10 * SECOND, [0, 1], acted=2)
    assert clocks.deadline(0) == 80 * SECOND


def test_who_is_no_longer_waited_for_has_his_clock_stopped_though_he_did_nothing() -> None:
    """What another did may have answered for him; the time he took is gone all the same."""
    clocks = Clocks(LIVE, 3)
    clocks.go_on(0, [0, 1])
    clocks.go_on(50 * SECOND, [0], acted=2)
    assert clocks.deadline(0) == 80 * SECOND
    assert clocks.deadline(1) is None
    clocks.go_on(100 * SECOND, [0, 1], acted=2)
    assert clocks.deadline(1) == (100 + 20 + 30) * SECOND


def test_a_game_by_correspondence_gives_days_for_each_decision() -> None:
    table = counterfeiters(Clock(decision=3 * DAY // SECOND))
    assert table.clocks.deadline(0) == BEGIN + 3 * DAY
    do(table, Move(BEGIN + 2 * DAY, 0, PASS))
    assert table.clocks.deadline(1) == BEGIN + 5 * DAY
    early = table.neutral_move(1, "clock", BEGIN + 5 * DAY - 1)
    with pytest.raises(BadInput, match="time was not up"):
        table.add(early)
    do(table, table.neutral_move(1, "clock", BEGIN + 5 * DAY))


# Pauses


def test_a_pause_counts_for_nobody() -> None:
    table = do(counterfeiters(), *pause(10, True))
    assert deadlines(table) == [None] * 3
    do(table, *pause(10 + 3600, False))
    assert deadlines(table) == [3600 + 80, None, None]
    do(table, go_by(0, 3600 + 25))
    assert reserves(table) == [55, 60, 60]


def test_a_pause_lasts_until_the_first_has_had_enough_of_it() -> None:
    table = do(counterfeiters(), *pause(10, True), Pause(BEGIN + 110 * SECOND, 2, False))
    do(table, *pause(500, False)[:2])
    assert deadlines(table) == [180, None, None]


def test_many_pauses_add_up() -> None:
    table = counterfeiters()
    for begin in (5, 110, 215):
        do(table, *pause(begin, True), *pause(begin + 100, False))
    assert deadlines(table) == [380, None, None]


def test_while_the_table_waits_for_the_last_wish_the_time_runs() -> None:
    table = do(counterfeiters(), *pause(10, True)[:2])
    assert not table.paused
    assert deadlines(table) == [80, None, None]


def test_a_clock_that_is_started_after_a_pause_has_its_full_time() -> None:
    table = do(counterfeiters(), *pause(5, True), *pause(105, False), go_by(0, 110))
    assert deadlines(table) == [None, 190, None]


# Taking back


def test_to_take_back_does_not_win_time() -> None:
    table = do(capo(), lay(0, 15), Undo(BEGIN + 16 * SECOND, 0))
    assert deadlines(table) == [80, 80, 80]
    do(table, lay(0, 30))
    assert reserves(table) == [50, 60, 60]


def test_to_take_back_again_and_again_does_not_win_time_either() -> None:
    table = capo()
    for second in range(1, 30):
        do(table, lay(0, second), Undo(BEGIN + second * SECOND + 500, 0))
    assert deadlines(table) == [80, 80, 80]


def test_whoever_takes_back_pays_also_for_the_time_until_then() -> None:
    table = do(counterfeiters(), go_by(0, 15), Undo(BEGIN + 50 * SECOND, 0), go_by(0, 55))
    assert reserves(table)[0] == 25


def test_the_others_get_back_the_time_in_which_they_thought_about_a_move_that_never_was() -> None:
    table = do(counterfeiters(), go_by(0, 1))
    assert deadlines(table) == [None, 81, None]
    do(table, Undo(BEGIN + 50 * SECOND, 0))
    assert deadlines(table) == [80, None, None]
    assert reserves(table) == [60, 60, 60]
    do(table, go_by(0, 60))
    assert deadlines(table) == [None, 140, None]


def test_a_pause_between_a_move_and_its_take_back_counts_for_nobody() -> None:
    table = do(counterfeiters(), go_by(0, 5), *pause(6, True), *pause(3606, False))
    do(table, Undo(BEGIN + 3607 * SECOND, 0))
    assert deadlines(table) == [3600 + 80, None, None]
    do(table, go_by(0, 3600 + 25))
    assert reserves(table) == [55, 60, 60]


# When the time is up


def times_up(table: Table) -> Iterator[tuple[int, int, Move]]:
    """Fifteen times the time of somebody is up: who, when, and what is then done for him. Whoever
    asks adds it."""
    at = BEGIN
    for _ in range(15):
        if table.state.is_over():
            break
        seat = table.waited_for()[0]
        at = table.clocks.deadline(seat) or at
        yield seat, at, table.neutral_move(seat, "clock", at)


@every_game
def test_what_is_done_for_a_player_whose_time_is_up_follows_from_the_seeds(game: Game) -> None:
    table = opened(Evening("up", game.id, game.seats[-1], {}, LIVE), BEGIN)
    for seat, _, move in times_up(table):
        stream = clock_stream(table.key, table.seq + 1)
        meant = wire_action(seat, table.state.neutral(seat, stream))
        assert (move.seat, move.action, move.terms) == (seat, meant.action, meant.terms)
        before = table.state.rng.clone()
        neutral = table.state.neutral(seat, clock_stream(table.key, table.seq + 1))
        assert table.state.rng == before, "a clock draws nothing from the stream of the game"
        assert neutral in table.state.legal(seat)
        table.add(move)
    assert not any(table.can_undo(seat) for seat in range(table.seats))
    assert Table.read(table.log(), "the log").state == table.state


@every_game
def test_the_clock_cannot_be_made_to_do_anything_else(game: Game) -> None:
    """The house might wish to play for somebody and say that it was the clock."""
    table = opened(Evening("forged", game.id, game.seats[0], {}, LIVE), BEGIN)
    refused = 0
    for seat, at, neutral in times_up(table):
        for action in table.state.legal(seat):
            if int(action.index) != neutral.action:
                forged = Move(at, seat, int(action.index), action.terms(), "clock")
                refuses(table, forged, "not what is done for a player whose time is up")
                refused += 1
        table.add(neutral)
    assert refused > 5


def refuses(table: Table, entry: LogEntry, expected: str) -> None:
    log, state, readings = table.log(), table.state.clone(), table.clocks.readings[:]
    with pytest.raises(BadInput, match=expected):
        table.add(entry)
    assert (table.log(), table.state, table.clocks.readings) == (log, state, readings)


def test_the_clock_does_nothing_for_a_player_whose_time_is_not_up() -> None:
    table = capo()
    for at in (BEGIN, BEGIN + 80 * SECOND - 1):
        refuses(table, table.neutral_move(1, "clock", at), "time was not up")
    do(table, table.neutral_move(1, "clock", BEGIN + 80 * SECOND))


def test_without_a_clock_no_time_is_ever_up() -> None:
    table = capo(Clock())
    refuses(table, table.neutral_move(1, "clock", BEGIN + DAY), "time was not up")


@pytest.mark.parametrize("seed", range(3))
def test_the_clock_makes_no_offers_for_a_player_who_is_not_asked(seed: int) -> None:
    """In La Cosa Nostra one may offer without being asked; a clock never does."""
    game = find_game("la-cosa-nostra")
    table = opened(Evening("offers", game.id, 3, {}, LIVE), BEGIN)
    choices = fast_rng(seed)
    tried = 0
    for _ in range(60):
        for seat in set(range(3)) - set(table.waited_for()):
            for action in table.state.menu(seat)[:2]:
                wire = wire_action(seat, action)
                forged = Move(BEGIN + DAY, seat, wire.action, wire.terms, "clock")
                refuses(table, forged, "time was not up")
                tried += 1
        seat = table.state.to_act()[0]
        wire = wire_action(seat, some_action(table.state, seat, choices))
        table.add(Move(BEGIN, seat, wire.action, wire.terms))
    assert tried > 0


def test_a_move_that_the_clock_made_cannot_be_taken_back() -> None:
    table = do(capo(), capo().neutral_move(0, "clock", BEGIN + 80 * SECOND))
    assert not table.can_undo(0)


def test_the_same_decision_of_the_clock_differs_at_another_place_of_the_log() -> None:
    """Each place has a stream of its own, so no draw is ever used twice."""
    seen = set()
    table = capo()
    for place in range(30):
        seen.add(table.neutral_move(0, "clock", BEGIN).action)
        do(table, Pause(BEGIN, 0, place % 2 == 0))
    assert len(seen) > 1


def test_a_clock_with_impossible_times_does_not_break_a_table() -> None:
    for clock in (Clock(-5, 0), Clock(0, -5), Clock(2**70, 2**70), Clock(10, -50)):
        table = do(capo(clock), lay(0, 1), lay(1, -1))
        assert Table.read(table.log(), "the log").state == table.state


def test_replayed_clocks_show_the_same() -> None:
    table = do(
        counterfeiters(),
        go_by(0, 25),
        Undo(BEGIN + 26 * SECOND, 0),
        *pause(30, True),
        *pause(90, False),
        Chair(BEGIN + 91 * SECOND, 2, "random"),
        go_by(0, 92),
    )
    again = Table.read(table.log(), "the log")
    assert again.clocks.readings == table.clocks.readings
    assert deadlines(again) == deadlines(table)
    assert msgspec.to_builtins(again.entries) == msgspec.to_builtins(table.entries)
