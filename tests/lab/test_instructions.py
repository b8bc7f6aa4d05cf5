"""The guard over what a decision costs: what it compares, and that it counts alike."""

import os
import shutil
from pathlib import Path

import pytest

import backroom
from backroom.freshness import is_compiled
from backroom.lab import instructions
from backroom.lab.instructions import complaints, count, environment, optimised, read, write

RECORD = {"capo-della-mafia": 3800.0, "maffiosi": 4200.0}


def dearer(game: str, percent: float) -> dict[str, float]:
    return RECORD | {game: RECORD[game] * (1 + percent / 100)}


def test_a_game_that_costs_four_percent_more_passes() -> None:
    assert complaints(dearer("maffiosi", 4), RECORD) == []


def test_a_game_that_costs_six_percent_more_is_named_with_both_figures() -> None:
    (sentence,) = complaints(dearer("maffiosi", 6), RECORD)
    assert "maffiosi costs 4,452 instructions, 6.0 % more than the 4,200 of the record" in sentence


def test_a_game_that_has_become_cheaper_passes() -> None:
    assert complaints(dearer("maffiosi", -30), RECORD) == []


def test_a_game_without_a_record_is_not_passed_over() -> None:
    (sentence,) = complaints(RECORD | {"a fifth game": 1.0}, RECORD)
    assert "a fifth game is not in the record" in sentence


def test_what_is_recorded_is_read_again_beside_the_other_environments(tmp_path: Path) -> None:
    path = tmp_path / "instructions.toml"
    records = {environment("1"): RECORD, environment("2"): dearer("maffiosi", 1)}
    write(path, records)
    assert read(path) == records
    assert read(tmp_path / "nothing.toml") == {}


def test_the_build_says_how_it_was_optimised(tmp_path: Path) -> None:
    assert optimised(str(tmp_path)) == "3"
    (tmp_path / "BUILD.json").write_text('{"optimise": "2"}')
    assert optimised(str(tmp_path)) == "2"


def run_guard(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, recorded: dict[str, float], *more: str
) -> None:
    """The whole command where valgrind would count what RECORD says."""
    path = tmp_path / "instructions.toml"
    write(path, {environment("2"): recorded})
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/valgrind")
    monkeypatch.setattr(instructions, "count_all", lambda compiled: RECORD)
    options = ["instructions", "--record", str(path), "--optimise", "2", *more]
    monkeypatch.setattr("sys.argv", options)
    instructions.main()


def test_the_command_fails_when_a_game_has_become_too_dear(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run_guard(monkeypatch, tmp_path, {game: number / 1.04 for game, number in RECORD.items()})
    assert "No game costs more than it may" in capsys.readouterr().out
    with pytest.raises(SystemExit) as stopped:
        run_guard(monkeypatch, tmp_path, {game: number / 1.06 for game, number in RECORD.items()})
    assert stopped.value.code == 1
    assert "maffiosi costs" in capsys.readouterr().out


def test_another_environment_is_told_loudly_that_nothing_was_compared(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run_guard(monkeypatch, tmp_path, {"maffiosi": 1.0}, "--optimise", "0")
    assert "## SKIPPED: counting instructions. There is no record for" in capsys.readouterr().out


def test_without_valgrind_it_is_said_loudly_and_nothing_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr("sys.argv", ["instructions"])
    instructions.main()
    assert "## SKIPPED: counting instructions. There is no valgrind" in capsys.readouterr().out


@pytest.mark.skipif(
    not is_compiled() or shutil.which("valgrind") is None or "BACKROOM_SOAK" not in os.environ,
    reason="run by `make soak`; `make instructions` compares its counts with the record every time",
)
def test_the_same_games_count_the_same_twice() -> None:
    compiled = str(Path(backroom.__file__).parents[1])
    once = count(compiled, "counterfeiters", 2, 2)
    assert once > 1000
    assert count(compiled, "counterfeiters", 2, 2) == pytest.approx(once, rel=0.002)
