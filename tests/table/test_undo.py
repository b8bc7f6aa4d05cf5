"""Taking back: as if it had never been, and never after somebody has learned something."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from hypothesis import settings

from backroom.games.la_cosa_nostra.position import Position as LcnPosition
from backroom.games.la_cosa_nostra.steps.announcing import ANNOUNCED
from backroom.kernel.actions import Action
from backroom.kernel.errors import BadInput
from backroom.kernel.events import Event, Told
from backroom.kernel.game import Game, all_games, find_game
from backroom.kernel.messages import Refusal
from backroom.kernel.rng import FastRng, fast_rng
from backroom.kernel.seats import EVERYONE, NOBODY, SPECTATOR, only
from backroom.kernel.state import State, heard_by
from backroom.kernel.wire import encode
from backroom.table import Chair, Move, Proposal, Table, Undo, undo, write_log
from backroom.table.table import MOST_UNREST
from backroom.table.undo import Undoable, is_fair, seen_by, told_to_some
from builders.capo_della_mafia import CAPO
from conformance.cases import some_action, some_seat

LCN = find_game("la-cosa-nostra")
MAFFIOSI = find_game("maffiosi")
STRETCH = 10
"""So many moves in a row are looked at in each of the random games."""

# The seeds are fixed: other worlds are a sample, so a rare secret may be missed here or there.
some_games = pytest.mark.parametrize(
    ("game", "seed"),
    [(game, seed) for game in all_games().values() for seed in range(settings().max_examples)],
    ids=lambda value: value.id if isinstance(value, Game) else str(value),
)


class Made(NamedTuple):
    """A move just made at a table."""

    table: Table
    seat: int
    action: Action
    before: State
    told: list[Told]


def do(table: Table, seat: int, action: Action) -> Made:
    before, heard = table.state.clone(), len(table.told)
    assert table.act(seat, int(action.index), action.terms()) is None
    return Made(table, seat, action, before, table.told[heard:])


def moves_of(game: Game, seed: int) -> Iterator[Made]:
    """A stretch of a random game: sometimes its beginning, sometimes later."""
    players = game.seats[seed % len(game.seats)]
    table, choices = Table.open(game, players, {}, str(seed)), fast_rng(seed, 1)
    begin = 97 * seed % 270 if game is LCN else 5 + 17 * seed % 40
    for number in range(begin + STRETCH):
        if table.state.is_over():
            return
        seat = some_seat(table.state, choices)
        made = do(table, seat, some_action(table.state, seat, choices))
        if number >= begin and not table.state.is_over():
            yield made


def play_on(state: State, choices: FastRng) -> list[bytes]:
    """What everybody sees while a game goes on at random."""
    seen = []
    for _ in range(12):
        if not state.is_over():
            seat = some_seat(state, choices)
            state.apply(seat, some_action(state, seat, choices))
            seen += [encode(state.view(each)) for each in range(int(state.seats))]
    return seen


# What is taken back has never been


@some_games
def test_what_was_taken_back_has_never_been(game: Game, seed: int) -> None:
    taken_back = 0
    for table, seat, action, before, _ in moves_of(game, seed):
        after = table.state.clone()
        if not table.can_undo(seat):
            continue
        taken_back += 1
        proposed = table.propose(Undo(5, seat))
        assert isinstance(proposed, Proposal)
        moves, told = table.moves[:-1], table.told[:]
        table.commit(proposed)
        assert table.state == before
        assert table.moves == moves
        assert table.told == told, "everybody remembers what he heard"
        assert list(table.told_by(table.seq)) == []
        assert play_on(table.state.clone(), fast_rng(3)) == play_on(before, fast_rng(3))
        do(table, seat, action)
        assert table.state == after
        assert table.told[len(told) :] == told[len(told) - len(table.told_by(table.seq)) :]
    assert taken_back > 0 or seed > 0


def test_several_moves_of_one_player_are_taken_back_one_after_the_other() -> None:
    """In La Cosa Nostra one chooses a gangster, then his task."""
    table, choices = Table.open(LCN, 3, {}, "two"), fast_rng(5)
    while True:
        seat = table.state.to_act()[0]
        first = do(table, seat, some_action(table.state, seat, choices))
        if table.state.to_act()[0] == seat and table.can_undo(seat):
            second = do(table, seat, some_action(table.state, seat, choices))
            if table.can_undo(seat):
                break
    table.add(Undo(0, seat))
    assert table.state == second.before
    assert table.can_undo(seat)
    table.add(Undo(0, seat))
    assert table.state == first.before


# When it is not fair


@some_games
def test_nothing_is_taken_back_once_chance_was_drawn(
    game: Game, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether or not anybody can see what was drawn."""
    monkeypatch.setattr(undo, "seen_by", lambda step, after: iter(()))
    for table, seat, _, before, _ in moves_of(game, seed):
        if table.state.rng != before.rng:
            assert not table.can_undo(seat)


@some_games
def test_only_the_one_who_moved_last_may_take_back(game: Game, seed: int) -> None:
    for table, seat, _, _, _ in moves_of(game, seed):
        assert not any(table.can_undo(other) for other in range(table.seats) if other != seat)


@some_games
def test_nothing_is_taken_back_after_somebody_has_seen_a_secret(game: Game, seed: int) -> None:
    """A secret was seen if somebody could not tell two worlds apart before the move, and now that
    the same was done in both he can."""
    streams = fast_rng(seed, 7)
    fair = 0
    for made in moves_of(game, seed):
        if made.table.can_undo(made.seat):
            fair += 1
            for observer in (*range(made.table.seats), SPECTATOR):
                for _ in range(3):
                    world = made.before.redeal(observer, streams)
                    assert looks_alike(made, world, observer), (made.action, observer)
    assert fair > 0 or seed > 0


def looks_alike(made: Made, world: State, observer: int) -> bool:
    """In that world, would the same move have shown him the same, through all channels?"""
    if world.refuse(made.seat, made.action) is not None:
        return True
    told: list[Told] = []
    world.recorder = told
    world.apply(made.seat, made.action)
    return shown(world, told, observer) == shown(made.table.state, made.told, observer)


def shown(state: State, told: list[Told], observer: int) -> list[bytes]:
    shows = [encode(state.view(observer)), encode(heard_by(observer, told))]
    shows += [encode(state.to_act()), encode(state.owing())]
    if observer != SPECTATOR:
        shows.append(encode([int(action.index) for action in state.legal(observer)]))
        shows.append(encode([action.terms() for action in state.menu(observer)]))
    return shows


@some_games
def test_an_event_that_says_whether_it_unveils_something_is_right(game: Game, seed: int) -> None:
    for made in moves_of(game, seed):
        step = Undoable(made.seat, made.action, made.before, (), made.told)
        counted = any(seen_by(step, made.table.state))
        said = {told.event.unveils for told in made.told}
        if True in said:
            assert counted, made.told
        elif None not in said and made.table.state.rng == made.before.rng:
            assert not counted, made.told


@some_games
def test_whether_a_move_may_be_taken_back_tells_its_player_nothing(game: Game, seed: int) -> None:
    """The button itself must not show what lies face down: in every world that he cannot tell from
    the real one, even after the move, it is there or it is not there alike."""
    streams = fast_rng(seed, 8)
    for number, made in enumerate(moves_of(game, seed)):
        if number % 4 == 0 and made.before.rng == made.table.state.rng:
            world = made.before.redeal(made.seat, streams)
            before = world.clone()
            if looks_alike(made, world, made.seat) and world.recorder is not None:
                step = Undoable(made.seat, made.action, before, (), world.recorder)
                assert is_fair(game, step, world) == made.table.can_undo(made.seat)


def random_game(game: Game, seed: int) -> Iterator[Made]:
    table, choices = Table.open(game, 3, {}, str(seed)), fast_rng(seed)
    while not table.state.is_over():
        seat = some_seat(table.state, choices)
        yield do(table, seat, some_action(table.state, seat, choices))


def test_an_announced_attack_has_told_what_sort_of_job_it_is_and_stays_announced() -> None:
    """The card is still face down, but it could have been another one."""
    announced = [
        made.table.can_undo(made.seat)
        for seed in (9, 10)
        for made in random_game(LCN, seed)
        if made.action.name == "execute" and made.table.state.to_act() == (made.seat,)
        if isinstance(made.table.state, LcnPosition)
        if made.table.state.step is ANNOUNCED
    ]
    assert len(announced) > 3
    assert not any(announced)


def test_whoever_has_looked_at_a_job_has_seen_it() -> None:
    peeks = [
        made.table.can_undo(made.seat) for made in random_game(LCN, 1) if made.action.name == "peek"
    ]
    assert len(peeks) > 3
    assert not any(peeks)


def test_a_card_that_was_shown_has_been_seen() -> None:
    """The others did not know that he held it, though he did."""
    shows = [
        made.table.can_undo(made.seat)
        for made in random_game(MAFFIOSI, 3)
        if made.action.name == "play" and made.before.rng == made.table.state.rng
    ]
    assert len(shows) > 10
    assert not any(shows)


def test_what_some_were_told_and_others_not_is_not_taken_back() -> None:
    event = Event()
    made = next(random_game(CAPO, 1))

    def partly(audience: int) -> bool:
        told = [Told(EVERYONE, event), Told(audience, event)]
        return any(told_to_some(Undoable(1, made.action, made.before, (), told), 3))

    assert not partly(EVERYONE)
    assert not partly(NOBODY)
    assert not partly(only(1)), "the player himself may hear more"
    assert not partly(EVERYONE & ~only(1))
    assert partly(only(0))
    assert partly(only(0) | only(1) | only(2)), "the spectators did not hear it"
    assert partly(only(SPECTATOR))


def test_an_offer_may_be_taken_back_until_somebody_answers_it() -> None:
    offers = 0
    for made in random_game(LCN, 2):
        if made.action.name == "offer" and offers < 5:
            assert made.table.can_undo(made.seat)
            offers += 1
    assert offers == 5


# In a game of Capo della Mafia


LAY_FIRST = 1


def capo(*seats: int) -> Table:
    table = Table.open(CAPO, 3, {}, "an evening")
    for seat in seats:
        assert table.act(seat, LAY_FIRST) is None
    return table


def test_before_the_first_move_there_is_nothing_to_take_back() -> None:
    assert not any(capo().can_undo(seat) for seat in range(3))


def test_a_sealed_choice_may_be_taken_back_until_somebody_else_has_sealed_his() -> None:
    assert capo(0).can_undo(0)
    assert not capo(0, 1).can_undo(0)
    assert capo(0, 1).can_undo(1)


def test_when_the_last_one_seals_his_choice_all_are_open_and_nobody_takes_back() -> None:
    assert not any(capo(0, 1, 2).can_undo(seat) for seat in range(3))


def test_what_another_has_done_stays_done_even_if_he_takes_it_back() -> None:
    table = capo(0, 1)
    table.add(Undo(0, 1))
    assert not table.can_undo(0)
    assert not table.can_undo(1)


def test_nobody_takes_back_what_a_bot_or_an_order_did_for_him() -> None:
    for by in ("bot", "order"):
        table = capo()
        table.add(Move(0, 0, LAY_FIRST, None, by))
        assert not table.can_undo(0)


def test_who_has_left_takes_nothing_back_until_he_has_his_seat_again() -> None:
    table = capo(0)
    table.add(Chair(1, 0, "random"))
    assert not table.can_undo(0)
    table.add(Chair(2, 0, ""))
    assert table.can_undo(0)


def test_a_player_may_still_take_back_after_somebody_else_left_or_came_back() -> None:
    table = capo(0)
    table.add(Chair(1, 2, "random"))
    table.add(Chair(2, 2, ""))
    assert table.can_undo(0)
    table.add(Undo(3, 0))
    assert table.state == capo().state


def test_a_forged_take_back_is_refused_with_its_line() -> None:
    table = capo(0, 1)
    for seat in (0, 2):
        forged = write_log([*table.entries, Undo(0, seat)], table.seed)
        with pytest.raises(BadInput, match=r"the log, line 4: the table refuses this: undo"):
            Table.read(forged, "the log")


def test_taking_back_and_moving_again_comes_to_an_end() -> None:
    table = Table.open(find_game("counterfeiters"), 2, {}, "restless")
    seat = table.waited_for()[0]
    passing = int(table.state.legal(seat)[0].index)
    for _ in range(MOST_UNREST):
        assert table.act(seat, passing) is None
        table.add(Undo(0, seat))
    assert table.act(seat, passing) is None
    refusal = table.propose(Undo(0, seat))
    assert isinstance(refusal, Refusal)
    assert refusal.reason == "too_often"
    other = table.waited_for()[0]
    assert table.act(other, int(table.state.legal(other)[0].index)) is None
    assert isinstance(table.propose(Undo(0, other)), Proposal)
