"""Many tables at once: what the arrays say is what the rules say."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

pytest.importorskip("numpy", reason="SKIPPED: the environments. `pip install 'backroom[rl]'`")

from backroom.envs.batch import BatchEnv
from backroom.envs.features import parts_of
from backroom.kernel.errors import BadInput
from backroom.kernel.game import all_games
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import State, Windows

GAMES = [game.id for game in all_games().values() if game.observation is not None]
every_game = pytest.mark.parametrize("game", GAMES)


def states_of(env: BatchEnv) -> list[State]:
    return env._inside.states


def everything(env: BatchEnv) -> list[bytes]:
    arrays = (env.observations, env.masks, env.seats, env.done, env.returns, env.menus)
    return [each.tobytes() for each in arrays]


@every_game
def test_the_same_seed_gives_the_same_games(game: str) -> None:
    one, other = BatchEnv(game, tables=8, seed=5), BatchEnv(game, tables=8, seed=5)
    for _ in range(200):
        assert everything(one) == everything(other)
        actions = one.random_actions()
        one.step(actions)
        other.step(actions)


@every_game
def test_a_table_is_as_it_would_be_alone(game: str) -> None:
    """Neither its neighbours nor their number make a difference."""
    many, alone = BatchEnv(game, tables=4, seed=20), BatchEnv(game, tables=1, seed=23)
    for _ in range(150):
        actions = many.random_actions()
        many.step(actions)
        alone.step(actions[3:])
        assert many.observations[3].tobytes() == alone.observations[0].tobytes()
        assert many.masks[3].tobytes() == alone.masks[0].tobytes()


@every_game
def test_masks_hold_exactly_what_is_legal(game: str) -> None:
    env = BatchEnv(game, tables=6, seed=2, menu=False)
    for _ in range(150):
        legal = env.legal()
        for table, state in enumerate(states_of(env)):
            seat = int(env.seats[table])
            wanted = sorted(int(action.index) for action in state.legal(seat))
            assert np.flatnonzero(legal[table]).tolist() == wanted
            assert len(wanted) > 1, "what is forced is nobody's decision"
        env.step_randomly()


@every_game
def test_rows_are_those_of_the_seat_that_is_asked(game: str) -> None:
    from backroom.envs.encoders import encoded

    env = BatchEnv(game, tables=4, seed=9)
    for _ in range(60):
        for table, state in enumerate(states_of(env)):
            row = encoded(env.game, state, int(env.seats[table]), env.layout)
            assert tuple(env.observations[table].tolist()) == row
        env.step_randomly()


@every_game
def test_a_game_that_ends_is_counted_once_and_the_next_one_is_dealt(game: str) -> None:
    env = BatchEnv(game, tables=8, seed=1)
    ended = 0
    for _ in range(4000):
        env.step_randomly()
        for table in np.flatnonzero(env.done):
            ended += 1
            assert abs(env.returns[table].sum()) < 1e-9
            assert env.returns[table].max() >= 0, "a tie of all is 0 for everybody"
            best = env.returns[table].argmax()
            assert env.points[table][best] == env.points[table].max() or not env.truncated[table]
        assert not env.returns[~env.done].any()
        if ended >= 8:
            return
    raise AssertionError("the games do not end")


def test_sealed_choices_are_served_in_seat_order_and_unseen() -> None:
    """Capo: seat 1's row is the same whatever seat 0 has sealed before it."""
    rows = set()
    for first in range(3):
        env = BatchEnv("capo-della-mafia", players=3, tables=1, seed=4)
        assert env.seats[0] == 0
        legal = np.flatnonzero(env.legal()[0])
        env.step([int(legal[first])])
        assert env.seats[0] == 1
        rows.add(env.observations[0].tobytes())
    assert len(rows) == 1


def test_arrays_are_views_of_the_tables_memory() -> None:
    env = BatchEnv("maffiosi", tables=2)
    kept, copy = env.observations, env.observations.copy()
    env.step_randomly()
    assert kept is env.observations
    assert not np.array_equal(kept, copy)
    with pytest.raises(ValueError, match="read-only"):
        env.masks[0, 0] = 1


@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        ([1], "a step takes a whole number for each of 2 tables"),
        ([0.5, 1.0], "not float64"),
        ([103, 0], "action 103 is not legal at table 0, where seat 0 is asked"),
        ([1, -1], "action -1 is not legal at table 1"),
        ([1, 10_000], "action 10000 is not legal at table 1"),
    ],
)
def test_a_wrong_step_changes_nothing(actions: list[float], sentence: str) -> None:
    env = BatchEnv("capo-della-mafia", players=5, tables=2)
    before = everything(env)
    with pytest.raises(BadInput, match=sentence):
        env.step(actions)
    assert everything(env) == before


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ({"game": "poker"}, "there is no game 'poker'"),
        ({"game": "maffiosi", "players": 9}, "is for 3 to 6 players"),
        ({"game": "maffiosi", "tables": 0}, "a batch has 1 to"),
        ({"game": "maffiosi", "seed": -1}, "a seed is a whole number"),
        ({"game": "maffiosi", "tables": 3, "seed": [1, 2]}, "2 seeds for 3 tables"),
        ({"game": "maffiosi", "options": {"x": "y"}}, "there is no option 'x'"),
    ],
)
def test_a_batch_that_cannot_be_gets_a_sentence(wanted: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        BatchEnv(**wanted)  # type: ignore[arg-type]


def test_a_table_can_be_begun_anew() -> None:
    env, other = (BatchEnv("counterfeiters", tables=3, seed=8) for _ in range(2))
    for _ in range(30):
        env.step_randomly()
    env.restart(1, 9)
    assert env.observations[1].tobytes() == other.observations[1].tobytes()
    assert env.masks[1].tobytes() == other.masks[1].tobytes()
    with pytest.raises(BadInput, match="no table 3"):
        env.restart(3, 1)


def test_whoever_opens_the_menu_can_make_an_offer_or_close_it_again() -> None:
    env = BatchEnv("la-cosa-nostra", players=3, tables=1, seed=3)
    opens = len(env.game.actions)
    while not env.legal()[0, opens]:
        env.step([int(np.flatnonzero(env.legal()[0])[0])])
    listed = env.legal()[0, :opens].copy()
    env.step([opens])
    legal = env.legal()[0]
    entries = np.flatnonzero(legal[opens + 1 :])
    assert not legal[:opens].any()
    assert legal[opens]
    assert len(entries) > 0
    assert env.menus[0, entries].any(axis=1).all()
    state = states_of(env)[0]
    offers = len(state.view(-1).offers)  # type: ignore[attr-defined]
    env.step([opens])
    assert np.array_equal(env.legal()[0, :opens], listed)
    assert not env.legal()[0, opens:].any(), "who has closed it acts first"
    assert not env.menus.any()
    env.step([int(np.flatnonzero(listed)[0])])
    while not env.legal()[0, opens]:
        env.step([int(np.flatnonzero(env.legal()[0])[0])])
    env.step([opens])
    offer = next(
        spot
        for spot in np.flatnonzero(env.legal()[0, opens + 1 :])
        if env.layout.read_slot(env.menus[0, spot])["what"] == (1,)
    )
    partner = env.layout.read_slot(env.menus[0, offer])["partner"][0] - 1
    asked = (int(env.seats[0]) + partner) % 3
    env.step([opens + 1 + int(offer)])
    assert len(states_of(env)[0].view(-1).offers) == offers + 1  # type: ignore[attr-defined]
    assert env.seats[0] == asked, "an offer is answered before its maker goes on"


@settings(max_examples=20)
@given(st.integers(0, 2**32))
def test_parts_are_what_the_layout_reads(seed: int) -> None:
    env = BatchEnv("maffiosi", players=4, tables=2, seed=seed)
    for _ in range(seed % 60):
        env.step_randomly()
    parts = parts_of(env.layout, env.observations)
    for table in range(2):
        said = env.layout.read(env.observations[table].tolist())
        assert parts[table].tolist() == [part for parts in said.values() for part in parts]
    assert env.features().shape == parts.shape
    assert 0 <= env.features().min() <= env.features().max() <= 1


def test_forced_answers_change_nothing_but_who_is_asked() -> None:
    """The batch's game is the game that the rules alone play with the same decisions."""
    env = BatchEnv("capo-della-mafia", players=4, tables=1, seed=31)
    state = env.game.deal(env.rules, fast_rng(31, 0), Windows.ALL, None)
    for _ in range(40):
        while len(state.legal(state.to_act()[0])) == 1:
            seat = state.to_act()[0]
            state.apply(seat, state.legal(seat)[0])
        assert state == states_of(env)[0]
        action = env.random_actions()
        state.apply(int(env.seats[0]), env.game.actions[action[0]])
        env.step(action)
        if env.done[0]:
            return
