"""Tournaments: everybody sits everywhere, the same deals for all, and intervals that are honest."""

import math
import re
import time
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from backroom.bots.players import Budget, new_game
from backroom.cli import app
from backroom.kernel.errors import BadInput
from backroom.kernel.game import find_game
from backroom.lab import tuning
from backroom.lab.intervals import by_deals, counted, margin_in_words, mean_and_margin, wilson
from backroom.lab.tournament import Job, Played, jobs, outcome_of, play, play_all
from backroom.lab.tuning import rewritten, tune

GAME = find_game("counterfeiters")
BOTS = ["normal", "random", "random"]


def some_jobs(games: int = 6) -> list[Job]:
    return jobs(GAME, BOTS, games, 3, {}, Budget(1.0))


def test_every_deal_is_played_with_every_rotation_of_the_seats() -> None:
    work = some_jobs()
    assert [job.deal for job in work] == [0, 0, 0, 1, 1, 1]
    assert [job.bots.index("normal") for job in work] == [0, 2, 1, 0, 2, 1]
    assert all(sorted(job.entrants) == [0, 1, 2] for job in work)


def test_a_game_is_stored_with_all_that_is_needed_to_see_it_again() -> None:
    job = some_jobs(1)[0]
    played = msgspec.json.decode(msgspec.json.encode(play(job)), type=Played)
    state = new_game(GAME, GAME.rules(3, job.options), job.seed, job.deal)
    for seat, action, terms in played.actions:
        assert state.attempt(seat, GAME.action(action, terms)) is None
    assert state.is_over()
    assert list(state.standings().points) == played.points
    assert play(job) == play(job)


def played(bots: list[str], places: list[int], deal: int) -> Played:
    return Played("counterfeiters", {}, bots, [0, 1, 2], 1, deal, [30, 20, 10], places, 1, [])


def test_a_shared_win_is_shared_and_a_deal_is_one_observation() -> None:
    work = some_jobs(2)
    games = [
        played(["normal", "random", "random"], [1, 1, 3], 0),
        played(["random", "normal", "random"], [2, 1, 3], 1),
    ]
    outcome = outcome_of(work, games)
    [normal, random] = outcome.entrants
    assert (normal.bot, random.bot) == ("normal", "random")
    assert normal.wins.share == pytest.approx(0.75)
    assert random.wins.share == pytest.approx(0.125)
    assert normal.wins.share + 2 * random.wins.share == pytest.approx(1.0)
    assert normal.points == pytest.approx(25.0)
    assert outcome.points_together == pytest.approx(60.0)


def test_few_games_are_not_said_to_be_sure_of_anything() -> None:
    """Student's own case: with two values the interval is six times as wide as with many; of one
    value nothing is known."""
    assert mean_and_margin([7.0]) == (7.0, math.inf)
    assert mean_and_margin([0.0, 2.0])[1] == pytest.approx(12.706)
    assert by_deals([1.0] * 6, 6).low < 0.7
    assert margin_in_words(math.inf) == "?"


def test_the_interval_is_as_wide_as_chance_makes_it() -> None:
    mean, margin = mean_and_margin([0.0, 1.0] * 50)
    assert mean == pytest.approx(0.5)
    assert margin == pytest.approx(1.96 * 0.5025 / 10, rel=1e-3)


def test_a_bot_that_always_won_is_not_said_to_be_unbeatable() -> None:
    always = wilson(1.0, 1000)
    assert always.high == 1.0
    assert always.low == pytest.approx(0.9962, abs=1e-4)
    assert by_deals([1.0] * 250, 1000).low < always.low, "games of one deal are not independent"


def test_the_interval_of_a_share_is_wilsons() -> None:
    """The textbook's case: 15 of 50."""
    found = counted(15, 50)
    assert (found.low, found.high) == pytest.approx((0.191, 0.438), abs=1e-3)
    assert (counted(0, 0).low, counted(0, 0).high) == (0.0, 1.0)


def test_deals_that_decide_the_game_make_the_interval_wider() -> None:
    alike = by_deals([0.25, 0.5] * 50, 400)
    torn = by_deals([0.0, 0.75] * 50, 400)
    assert alike.share == torn.share == pytest.approx(0.375)
    assert torn.high - torn.low > 1.4 * (alike.high - alike.low)
    assert (alike.low, alike.high) == (wilson(0.375, 400).low, wilson(0.375, 400).high)


def test_games_come_in_their_order_from_one_process_or_two() -> None:
    work = some_jobs(4)
    ticks: list[int] = []
    alone = list(play_all(work, 1, lambda: ticks.append(1)))
    assert alone == list(play_all(work, 2, lambda: ticks.append(1)))
    assert len(ticks) == 8


@pytest.mark.parametrize(
    ("bots", "games", "why"),
    [
        (["genius", "random", "random"], 3, "no bot 'genius'"),
        (["random"], 3, "is for 2 to 4 players"),
        (BOTS, 0, "at least one game"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(bots: list[str], games: int, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        jobs(GAME, bots, games, 1, {}, Budget(1.0))


def test_the_command_prints_shares_with_intervals_and_keeps_the_games(tmp_path: Path) -> None:
    store = tmp_path / "games.jsonl"
    command = (
        f"tournament counterfeiters --bots normal,random --games 4 --workers 1 --store {store}"
    )
    result = CliRunner().invoke(app, command.split())
    assert result.exit_code == 0, result.output
    assert "an even share is 50.0%" in result.output
    assert " to 100.0%)" in result.output
    lines = store.read_text("utf-8").splitlines()
    assert [msgspec.json.decode(line, type=Played).deal for line in lines] == [0, 0, 1, 1]


TOURNAMENT = "tournament counterfeiters --bots normal,random --workers 1 --seed 5"


def lines_of(store: Path, games: int, *more: str) -> list[str]:
    """The store after a tournament of so many games."""
    words = [*TOURNAMENT.split(), "--games", str(games), "--store", str(store), *more]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    return store.read_text("utf-8").splitlines()


def test_a_tournament_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    whole = lines_of(tmp_path / "whole.jsonl", 5)
    store = tmp_path / "part.jsonl"
    lines_of(store, 3)
    with store.open("a") as file:
        file.write(whole[3][:40])  # the power went while the fourth was written
    assert lines_of(store, 5, "--resume") == whole


def test_ctrl_c_keeps_what_was_played_and_sums_it_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = []

    def play_three(job: Job) -> Played:
        calls.append(job)
        if len(calls) == 4:
            raise KeyboardInterrupt
        return play(job)

    monkeypatch.setattr("backroom.lab.tournament.play", play_three)
    store = tmp_path / "games.jsonl"
    words = [*TOURNAMENT.split(), "--games", "9", "--store", str(store)]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 130
    assert "stopped after 3 of 9 games" in result.output
    assert "3 games of counterfeiters" in result.output
    assert len(store.read_text("utf-8").splitlines()) == 3


@pytest.mark.parametrize(
    ("more", "why"),
    [("", "--resume goes on with it"), ("--resume --rounds 3", "games.jsonl:1: .* another")],
)
def test_a_store_of_another_tournament_is_left_as_it_is(
    tmp_path: Path, more: str, why: str
) -> None:
    store = tmp_path / "games.jsonl"
    lines = lines_of(store, 2)
    words = [*TOURNAMENT.split(), "--games", "2", "--store", str(store), *more.split()]
    result = CliRunner().invoke(app, words)
    assert isinstance(result.exception, BadInput)
    assert re.search(why, str(result.exception))
    assert store.read_text("utf-8").splitlines() == lines


def test_a_hundred_thousand_games_are_summed_up_in_seconds() -> None:
    work = some_jobs(3)
    begun = time.process_time()
    outcome_of(work, [played(BOTS, [1, 2, 3], deal) for deal in range(100_000)])
    assert time.process_time() - begun < 20


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("tournament counterfeiters --bots normal,random --resume", "needs --store"),
        ("tournament counterfeiters --bots normal,random --seed -1", "a seed is a whole number"),
        ("tournament counterfeiters --bots normal,random -o open", "written name=value"),
        ("tournament counterfeiters --bots normal,random --seconds 0", "numbers from 0 on"),
        ("tune counterfeiters --trials 0", "at least one trial"),
        ("tune counterfeiters --seed -1", "a seed is a whole number"),
        ("tune counterfeiters --weight luck", "has no weight 'luck'"),
    ],
)
def test_bad_input_gets_a_sentence(command: str, why: str) -> None:
    result = CliRunner().invoke(app, command.split())
    assert isinstance(result.exception, BadInput)
    assert why in str(result.exception)


def test_tuning_changes_a_weight_and_leaves_the_rest_of_its_file_alone() -> None:
    text = (
        "# found so\n[weights]\ncash = 1.0  # dear\nluck = 2\n\n[search]\ndepth = 4\n\n"
        "[tempers.bold]\ncash = 3\ndepth = 5\n"
    )
    changed = text.replace("cash = 1.0", "cash = 1.5").replace("depth = 4", "depth = 6.5")
    assert rewritten(text, {"cash": 1.5, "depth": 6.5}) == changed


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_what_only_a_searcher_goes_by_is_tuned_with_a_searcher_only(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tuning, "play_match", lambda match: 0.25)
    tried = {name for trial in tune(GAME, 4, level, 300, 2, 5, [], 1) for name in trial.changes}
    assert "flying" in tried
    assert ("horizon" in tried) == (level == "hard")


def test_a_trial_plays_every_deal_in_every_seat_and_can_be_repeated() -> None:
    trials = [list(tune(GAME, 2, "normal", 2, 2, 5, ["envy_2"], 1)) for _ in range(2)]
    assert trials[0] == trials[1]
    assert all(trial.games in (4, 12) for trial in trials[0])
    assert all(set(trial.changes) == {"envy_2"} for trial in trials[0])


@pytest.mark.parametrize(("later", "kept"), [(0.3, False), (0.75, True)])
def test_what_wins_is_tried_again_with_other_deals_before_it_is_kept(
    monkeypatch: pytest.MonkeyPatch, later: float, kept: bool
) -> None:
    monkeypatch.setattr(
        tuning,
        "play_match",
        lambda match: (0.75 if match.deal < 4 else later) + 0.01 * (match.deal % 2),
    )
    [trial] = tune(GAME, 2, "normal", 1, 4, 5, ["envy_2"], 1)
    assert (trial.kept, trial.games) == (kept, 24)


def test_what_does_not_win_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "play_match", lambda match: 0.45 + 0.1 * (match.deal % 2))
    [trial] = tune(GAME, 2, "normal", 1, 4, 5, ["envy_2"], 1)
    assert (trial.kept, trial.games) == (False, 8)
