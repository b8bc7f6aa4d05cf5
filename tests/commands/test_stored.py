"""Series of games: they go on where they were cut off, become tables, and a full disk is said."""

import csv
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from backroom.cli import app
from backroom.kernel.errors import BadInput
from backroom.lab import simulate

SERIES = {
    "simulate": "simulate counterfeiters -p 2 --seed 5",
    "tournament": "tournament counterfeiters --bots random,random --workers 1 --seed 5",
}
FULL = Path("/dev/full")
every_command = pytest.mark.parametrize("command", SERIES.values(), ids=SERIES)


def told(command: str, *more: str) -> str:
    result = CliRunner().invoke(app, [*command.split(), *more])
    assert result.exit_code == 0, result.output
    return result.output


def refused(command: str, *more: str) -> str:
    result = CliRunner().invoke(app, [*command.split(), *more])
    assert isinstance(result.exception, BadInput), result.output
    return str(result.exception)


@every_command
def test_a_series_goes_on_where_it_was_cut_off(command: str, tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    summary = told(command, "--games", "5", "--store", str(whole))
    lines = whole.read_text("utf-8").splitlines(keepends=True)
    part.write_text("".join(lines[:3]) + lines[3][:40], "utf-8")  # the power went in the fourth
    assert told(command, "--games", "5", "--store", str(part), "--resume") == summary
    assert part.read_text("utf-8") == whole.read_text("utf-8")


@every_command
def test_the_store_of_another_series_is_left_as_it_is(command: str, tmp_path: Path) -> None:
    store = tmp_path / "games.jsonl"
    told(command, "--games", "3", "--store", str(store))
    before = store.read_bytes()
    for more, why in (
        ([], "is there already; --resume goes on with it"),
        (["--resume", "--seed", "6"], "games.jsonl:1: this game is of another series"),
        (["--resume", "--games", "2"], "games.jsonl:3: this game is of another series"),
    ):
        assert why in refused(command, "--games", "3", "--store", str(store), *more)
    assert store.read_bytes() == before


def test_a_series_with_other_cards_is_another_series(tmp_path: Path) -> None:
    cards, store = tmp_path / "mine.toml", tmp_path / "games.jsonl"
    command = "simulate capo-della-mafia --games 2"
    told(command, "--store", str(store))
    cards.write_text(told("cards capo-della-mafia --toml").replace("value = 100", "value = 9"))
    more = ["--store", str(store), "--resume", "--deck", str(cards)]
    assert "of another series" in refused(command, *more)


@every_command
def test_a_table_has_a_line_for_each_game_in_csv_and_in_parquet(
    command: str, tmp_path: Path
) -> None:
    plain, arrow = tmp_path / "games.csv", tmp_path / "games.parquet"
    told(command, "--games", "4", "--table", str(plain))
    rows = list(csv.DictReader(plain.read_text("utf-8").splitlines()))
    assert len(rows) == 4
    assert {row["seed"] for row in rows} == {"5"}
    assert all(int(row["points_1"]) >= 0 and row["places_2"] in "12" for row in rows)
    parquet = pytest.importorskip("pyarrow.parquet")
    told(command, "--games", "4", "--table", str(arrow))
    same = [
        {name: str(value) for name, value in row.items()}
        for row in parquet.read_table(arrow).to_pylist()
    ]
    assert same == rows


@every_command
def test_a_table_that_cannot_be_is_refused_before_anything_is_played(
    command: str, tmp_path: Path
) -> None:
    there = tmp_path / "there.csv"
    there.write_text("mine")
    for path, why in (
        (tmp_path / "games.xls", "a table is a file .csv or .parquet"),
        (there, "is there already"),
        (tmp_path / "no" / "games.csv", "there is no folder"),
    ):
        assert why in refused(command, "--games", "1000000", "--table", str(path))
    assert there.read_text() == "mine"


def test_ctrl_c_keeps_the_games_and_writes_their_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_one = simulate.play_one

    def play_three(series: simulate.Series, number: int) -> simulate.Simulated:
        if number == 3:
            raise KeyboardInterrupt
        return play_one(series, number)

    monkeypatch.setattr(simulate, "play_one", play_three)
    store, table = tmp_path / "games.jsonl", tmp_path / "games.csv"
    words = [*SERIES["simulate"].split(), "--store", str(store), "--table", str(table)]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 130
    assert "stopped after 3 of 1000 games" in result.output
    assert re.search("^3 games of counterfeiters", result.output, re.MULTILINE)
    assert len(store.read_text("utf-8").splitlines()) == 3
    assert len(table.read_text("utf-8").splitlines()) == 4


@pytest.mark.skipif(not FULL.exists(), reason="SKIPPED: a full disk. There is no /dev/full here.")
@every_command
def test_a_full_disk_is_a_sentence(command: str, tmp_path: Path) -> None:
    store, table = tmp_path / "games.jsonl", tmp_path / "games.csv"
    store.symlink_to(FULL)
    table.symlink_to(FULL)
    for option, path in (("--store", store), ("--table", table)):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Path, "exists", lambda path: path not in (store, table))
            patch.setattr("backroom.commands.stored.keep", lambda path, text: None)
            said = refused(command, "--games", "2", option, str(path))
        assert said == f"{path} cannot be written: No space left on device"
