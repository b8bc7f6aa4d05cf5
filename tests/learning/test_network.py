"""The network that learns: its slopes are those of its aim, and what is not legal has no chance."""

import numpy as np
import pytest

pytest.importorskip("numpy", reason="SKIPPED: the networks. `pip install 'backroom[rl]'`")

from backroom.bots.nets.net import Net, Seen, chances_of
from backroom.learning.network import Adam, Aims, Lessons, gradient, new_layers
from backroom.learning.practice import draw
from backroom.learning.returns import credit, shares

INPUTS, OUTPUTS, PLACES, ROWS = 6, 4, 5, 24


def a_net(rng: np.random.Generator, outputs: int) -> Net:
    layers = new_layers([INPUTS, 7, 5, outputs + 1], rng, 0.25)
    exact = [(w.astype(np.float64) * 3, b.astype(np.float64) + 0.1) for w, b in layers]
    return Net(exact, {})  # type: ignore[arg-type]


def some_lessons(rng: np.random.Generator, marked: bool) -> Lessons:
    places = PLACES if marked else OUTPUTS
    marks = rng.normal(size=(ROWS, PLACES, OUTPUTS)) if marked else None
    legal = rng.random((ROWS, places)) < 0.7
    legal[:, 0] = True
    numbers = np.tile(np.arange(places), (ROWS, 1))
    seen = Seen(rng.normal(size=(ROWS, INPUTS)), marks, numbers, legal)  # type: ignore[arg-type]
    taken = np.array([rng.choice(np.flatnonzero(row)) for row in legal])
    before = np.log(rng.uniform(0.15, 0.5, ROWS))
    better, returns = rng.normal(size=ROWS), rng.random(ROWS)
    return Lessons(seen, taken, before, better, returns)  # type: ignore[arg-type]


@pytest.mark.parametrize("marked", [True, False], ids=["by marks", "by number"])
def test_the_slope_is_what_a_small_change_of_each_weight_does(marked: bool) -> None:
    rng = np.random.default_rng(3)
    net, lessons, aims = a_net(rng, OUTPUTS), some_lessons(rng, marked), Aims(entropy=0.3)
    _, slopes = gradient(net, lessons, aims)
    flat = Adam(net).flat
    small = 1e-6
    for weights, slope in zip(flat, slopes, strict=True):
        for place in rng.permutation(weights.size)[:12]:
            kept = weights.flat[place]
            weights.flat[place] = kept + small
            above, _ = gradient(net, lessons, aims)
            weights.flat[place] = kept - small
            below, _ = gradient(net, lessons, aims)
            weights.flat[place] = kept
            assert slope.flat[place] == pytest.approx((above - below) / (2 * small), abs=2e-6)


def test_what_is_not_legal_has_no_chance_and_is_never_drawn() -> None:
    rng = np.random.default_rng(4)
    net, seen = a_net(rng, OUTPUTS), some_lessons(rng, marked=True).seen
    chances = chances_of(net.likes(seen))
    assert (chances[~seen.legal] == 0.0).all()
    assert np.allclose(chances.sum(axis=1), 1.0)
    for _ in range(300):
        assert seen.legal[np.arange(ROWS), draw(chances, rng)].all()


def test_what_went_better_than_expected_is_done_more_often() -> None:
    """Of two actions that look alike the one that is rewarded becomes the likelier one."""
    rng = np.random.default_rng(5)
    net = Net(new_layers([3, 8, 4], rng, 0.5), {})
    numbers = np.tile(np.arange(3), (64, 1))
    legal = np.tile([True, True, False], (64, 1))
    seen = Seen(np.ones((64, 3), np.float32), None, numbers, legal)
    adam = Adam(net)
    for _ in range(150):
        chances = chances_of(net.likes(seen))
        taken = draw(chances, rng)
        won = (taken == 1).astype(np.float32)
        before = np.log(chances[np.arange(64), taken])
        _, slopes = gradient(net, Lessons(seen, taken, before, won - 0.5, won), Aims())
        adam.step(slopes, 1e-2, 0.5)
    assert chances_of(net.likes(seen))[0, 1] > 0.9


def test_each_seat_is_credited_with_its_own_end_of_the_game() -> None:
    """One table, two seats: 0 decides, 1 decides, 0 decides and seat 1 has won; then a new game."""
    seats = np.array([[0], [1], [0], [1]])
    done = np.array([[False], [False], [True], [False]])
    won = np.zeros((4, 1, 2), np.float32)
    won[2, 0] = [0.0, 1.0]
    forecasts = np.full((4, 1), 0.5, np.float32)
    found = credit(forecasts, seats, done, won, far=1.0)
    assert found.better[:3, 0].tolist() == [-0.5, 0.5, -0.5]
    assert found.is_known[:, 0].tolist() == [True, True, True, False]


def test_what_comes_of_the_next_game_is_not_credited_to_this_one() -> None:
    """Seat 0 loses a game and wins the next."""
    seats, done = np.zeros((4, 1), np.int64), np.array([[False], [True], [False], [True]])
    won = np.zeros((4, 1, 2), np.float32)
    won[3, 0] = [1.0, 0.0]
    found = credit(np.full((4, 1), 0.5, np.float32), seats, done, won, far=1.0)
    assert found.better[:, 0].tolist() == [-0.5, -0.5, 0.5, 0.5]


def test_with_a_short_memory_the_next_forecast_stands_for_what_follows() -> None:
    seats, done = np.zeros((3, 1), np.int64), np.array([[False], [False], [True]])
    won = np.zeros((3, 1, 2), np.float32)
    won[2, 0] = [1.0, 0.0]
    forecasts = np.array([[0.2], [0.4], [0.7]], np.float32)
    short = credit(forecasts, seats, done, won, far=0.0)
    assert short.better[:, 0] == pytest.approx([0.2, 0.3, 0.3])
    long = credit(forecasts, seats, done, won, far=1.0)
    assert long.better[:, 0] == pytest.approx([0.8, 0.6, 0.3])


def test_who_shares_the_first_place_shares_the_win() -> None:
    returns = np.array([[1.0, 0.0, -1.0], [0.5, 0.5, -1.0], [0.0, 0.0, 0.0]])
    third = 1 / 3
    assert shares(returns) == pytest.approx(np.array([[1, 0, 0], [0.5, 0.5, 0], [third] * 3]))
