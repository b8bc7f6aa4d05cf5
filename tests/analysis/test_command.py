"""`backroom analyse`: figures, the coach, programs that read JSON, and bad input."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from backroom import cli
from backroom.kernel.errors import BadInput
from backroom.words.speaker import LANGUAGES
from builders.evenings import SEATS, played_by_bots
from builders.playing import played


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    return kept(tmp_path, "capo-della-mafia")


def kept(folder: Path, game: str) -> Path:
    path = folder / f"{game}.backroom"
    path.write_text(played_by_bots(game).log(), "utf-8")
    return path


def run(*arguments: str) -> str:
    result = CliRunner().invoke(cli.app, ["analyse", *arguments])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == 0
    return result.output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(SEATS))
def test_an_evening_is_told_in_every_language(tmp_path: Path, game: str, language: str) -> None:
    said = run(str(kept(tmp_path, game)), "--budget", "0.01", "--lang", language)
    titles = {"en": "The evening in figures", "nl": "De avond", "de": "Der Abend"}
    assert said.startswith(titles[language])
    assert "±" in said


def test_programs_get_json_and_the_same_figures_twice(evening: Path) -> None:
    words = (str(evening), "--json", "--budget", "0.01")
    figures = json.loads(run(*words))
    assert figures == json.loads(run(*words))
    assert figures["game"] == "capo-della-mafia"
    assert len(figures["sums"]) == SEATS["capo-della-mafia"]
    assert figures != json.loads(run(*words, "--seed", "2"))


def test_the_coach_is_asked_by_number_or_by_name(evening: Path) -> None:
    words = ("--budget", "0.05", "--json")
    first = json.loads(run(str(evening), "--coach", "1:1", *words))
    assert first["seat"] == 0
    assert first == json.loads(run(str(evening), "--coach", "Red:1", *words))
    assert "coach" in run(str(evening), "--coach", "1:1", "--budget", "0.05")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--coach", "1"], "such as 2:107"),
        (["--coach", "1:x"], "such as 2:107"),
        (["--coach", "Nobody:1"], "no one player"),
        (["--coach", "1:9999"], "no entry 9999"),
        (["--budget", "0"], "a budget is above 0"),
        (["--budget", "nan"], "a budget is above 0"),
        (["--seed", "-1"], "a seed is"),
        (["--lang", "fr"], "no language"),
    ],
)
def test_bad_input_gets_a_sentence(evening: Path, words: list[str], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        run(str(evening), *words)


def test_a_game_that_is_not_over_gets_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "unfinished.backroom"
    path.write_text(played(3).log(), "utf-8")
    for words in ([], ["--coach", "1:1"]):
        with pytest.raises(BadInput, match="not over"):
            run(str(path), *words)


def test_a_file_that_is_none_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        run(str(tmp_path / "nothing"))


def test_ctrl_c_ends_it_without_a_traceback(evening: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("backroom.analysis.figures.look_back", interrupted)
    result = CliRunner().invoke(cli.app, ["analyse", str(evening)])
    assert result.exit_code == 130
    assert isinstance(result.exception, SystemExit)
    assert result.output == ""
