"""Many random games summed up, and the parts of the bench that can be checked without a clock."""

import pytest

from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game, all_games, find_game
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import State, Windows
from backroom.lab import bench
from backroom.lab.bench import Speed, measure, middle_state, sizes, table
from backroom.lab.peers import HEARTS, PeerRow
from backroom.lab.simulate import play_series, series_of, simulate, spread, summed_up

every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)


@every_game
def test_the_same_seed_gives_the_same_summary_and_another_seed_another(game: Game) -> None:
    players = game.seats[-1]
    one = simulate(game, players, {}, 40, 7)
    assert one == simulate(game, players, {}, 40, 7)
    assert one != simulate(game, players, {}, 40, 8)


@every_game
def test_every_simulated_game_has_a_winner_and_ends_by_its_rules(game: Game) -> None:
    summary = simulate(game, game.seats[0], {}, 60, 3)
    assert sum(each.share for each in summary.wins_by_seat) == pytest.approx(1, abs=0.01)
    assert summary.ended_by_bound == 0
    assert summary.rounds.least >= 1
    assert summary.rounds.least <= summary.rounds.tenth <= summary.rounds.ninetieth


@every_game
def test_the_games_are_the_same_from_one_process_or_two(game: Game) -> None:
    series = series_of(game, game.seats[0], {}, 5)
    alone = list(play_series(series, 0, 60))
    assert alone == list(play_series(series, 0, 60, workers=2))
    assert alone[40:] == list(play_series(series, 40, 60))


def test_players_of_la_cosa_nostra_deal_when_they_may_make_offers() -> None:
    game = find_game("la-cosa-nostra")
    silent, loud = (series_of(game, 4, {}, 5, offers=offers) for offers in (False, True))
    assert summed_up(silent, list(play_series(silent, 0, 3))).deals.most == 0
    dealt = summed_up(loud, list(play_series(loud, 0, 3)))
    assert dealt.deals.least > 0
    assert dealt.ended_by_bound == 0


def test_no_games_at_all_is_refused() -> None:
    game = next(iter(all_games().values()))
    with pytest.raises(BadInput, match="at least one game"):
        simulate(game, game.seats[0], {}, 0, 1)


def test_a_spread_has_mean_extremes_and_the_middle_four_fifths() -> None:
    told = spread(list(range(1, 101)))
    assert (told.mean, told.least, told.tenth, told.ninetieth, told.most) == (50.5, 1, 11, 90, 100)
    assert spread([4]).tenth == 4


@every_game
def test_a_middle_state_is_neither_the_first_nor_the_last(game: Game) -> None:
    state: State = middle_state(game, game.seats[0], 1)
    first = game.deal(game.rules(game.seats[0]), fast_rng(1), Windows.KNOWN, None)
    assert not state.is_over()
    assert state != first


@every_game
def test_the_bench_measures_every_figure(game: Game) -> None:
    speed = measure(game, game.seats[0], 0.02)
    figures = (
        speed.decisions_per_second,
        speed.games_per_second,
        speed.clone_us,
        speed.view_us,
        speed.redeal_us,
        speed.state_bytes,
    )
    assert all(figure > 0 for figure in figures)
    assert sizes(game)[0] == game.seats[0]
    assert sizes(game)[-1] == game.seats[-1]


def test_the_bench_table_sets_both_builds_side_by_side_with_their_ratio() -> None:
    slow = Speed("a game", 3, False, 100.0, 10.0, 2.0, 3.0, 4.0, 500)
    fast = Speed("a game", 3, True, 2500.0, 250.0, 0.2, 0.3, 0.4, 500)
    lines = table([slow], [fast], [PeerRow("a peer", 4, 50.0, 5.0, None, "a note")]).splitlines()
    assert lines[4].endswith("| 1.0 | – |")
    assert lines[5].endswith("| 25.0 | – |")
    assert "a peer, 4 (a note) | 50" in lines[6]


def test_every_row_of_the_bench_says_how_it_compares_with_hearts_of_the_same_run() -> None:
    slow = Speed("a game", 3, False, 100.0, 10.0, 2.0, 3.0, 4.0, 500)
    fast = Speed("a game", 3, True, 2500.0, 250.0, 0.2, 0.3, 0.4, 500)
    peers = [PeerRow(HEARTS, 4, 2000.0, 5.0, None, "a note"), PeerRow("b", 4, 50.0, 5.0, None, "")]
    lines = table([slow], [fast], peers).splitlines()
    assert [line.split("|")[-2].strip() for line in lines[4:]] == ["0.05", "1.25", "1.00", "0.03"]
    assert lines[2].endswith("| × hearts, same run |")


def test_hearts_takes_its_turns_beside_the_builds_and_its_best_turn_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    turns: list[str] = []
    rates = iter([30.0, 50.0, 40.0])

    def build(source: str, seconds: float) -> list[Speed]:
        turns.append(source)
        return [Speed("a game", 3, False, 100.0, 10.0, 2.0, 3.0, 4.0, 500)]

    def hearts(seconds: float, seed: int, names: list[str]) -> list[PeerRow]:
        turns.append("hearts")
        return [PeerRow(name, 4, next(rates), 5.0, None, "a note") for name in names]

    monkeypatch.setattr(bench, "measure_in", build)
    monkeypatch.setattr(bench, "measure_peers", hearts)
    _, best = bench.best_of_turns(["one", "two"], 0.1)
    assert turns == ["one", "two", "hearts"] * bench.TURNS
    assert [row.decisions_per_second for row in best] == [50.0]


def test_of_two_turns_the_better_figures_count() -> None:
    one = Speed("a game", 3, True, 100.0, 10.0, 2.0, 3.0, 4.0, 500)
    other = Speed("a game", 3, True, 90.0, 11.0, 1.0, 5.0, 4.0, 500)
    best = one.best_with(other)
    assert (best.decisions_per_second, best.games_per_second) == (100.0, 11.0)
    assert (best.clone_us, best.view_us) == (1.0, 3.0)
