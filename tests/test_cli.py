"""The command line: what it prints, what it refuses, and how it keeps a game."""

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from rich.console import Console
from typer.testing import CliRunner

import backroom
from backroom import cli
from backroom.envs.encoders import layout_of
from backroom.kernel.game import find_game
from backroom.kernel.wire import schema
from backroom.table import Move, Table, Undo, read_log, write_log
from backroom.table.story import TRUTH, checked, tell
from backroom.words import LANGUAGES
from backroom.words.rulebook import rulebook
from fixtures.record import LIVE, SHELF, Evening, Recorder, opened

CAPO = find_game("capo-della-mafia")
COMMANDS = ("games", "cards", "rules", "simulate", "play", "replay", "schema")
TO_THE_END = "1\n\n" * 3000
"""Lay the first card and confirm; suspect nobody; leave Giulia hidden; and so on."""

Refused = Callable[..., str]


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


def run(*arguments: str, answers: bytes = b"", **environment: str) -> Outcome:
    """Backroom as a process of its own, as a shell starts it."""
    here = {"PYTHONPATH": str(Path(backroom.__file__).parents[1]), "COLUMNS": "400"}
    done = subprocess.run(
        [sys.executable, "-m", "backroom.cli", *arguments],
        input=answers,
        capture_output=True,
        env=os.environ | here | {"PYTHONIOENCODING": "utf-8"} | environment,
        timeout=100,
        check=False,
    )
    return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())


@pytest.fixture(autouse=True)
def _wide_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """So wide that no sentence is wrapped."""
    monkeypatch.setenv("COLUMNS", "400")
    monkeypatch.setattr(cli, "out", Console(width=400))


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Refused:
    """The words with which `backroom …` ends: exit code 2, no traceback, nothing half printed."""

    def the_words(*arguments: str) -> str:
        monkeypatch.setattr(sys, "argv", ["backroom", *arguments])
        with pytest.raises(SystemExit) as end:
            cli.main()
        printed = capsys.readouterr()
        assert end.value.code == 2
        assert printed.out == ""
        assert "Traceback" not in printed.err
        return printed.err

    return the_words


def shown(*arguments: str, answers: str = "") -> str:
    """What a command prints that has nothing to complain about."""
    result = CliRunner().invoke(cli.app, list(arguments), input=answers)
    assert result.exception is None, result.exception
    assert result.exit_code == 0
    return result.stdout


def shown_json(*arguments: str) -> Any:
    return json.loads(shown(*arguments))


def changed_cards(folder: Path, old: str, new: str) -> Path:
    """A copy of the cards with something changed."""
    path = folder / "my-cards.toml"
    path.write_text(CAPO.own_cards().text.replace(old, new, 1), "utf-8")
    return path


def kept_game(folder: Path, moves: int = 5) -> Path:
    """A game put aside in this folder, after so many moves of the first who may act."""
    table = Table.open(CAPO, 3, {}, "kept")
    while len(table.moves) < moves and not table.state.is_over():
        seat = table.state.to_act()[-1]
        table.act(seat, int(table.state.legal(seat)[0].index))
    path = folder / "evening.backroom"
    path.write_text(table.log(), "utf-8")
    return path


def resume_command(output: str) -> list[str]:
    """The command with which a kept game says it can be resumed, as a shell reads it."""
    (line,) = [line for line in output.splitlines() if "--resume" in line]
    command = line[line.index("backroom play") :]
    words = shlex.split(command)
    assert command == shlex.join(words), "no shell may read anything else into it"
    return words


# What it prints.


def test_the_version_is_printed() -> None:
    assert shown("--version").strip() == backroom.__version__


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_shows_an_example_of_it(command: str) -> None:
    assert f"Example: backroom {command}" in shown(command, "--help")


@pytest.mark.parametrize("command", COMMANDS)
def test_the_example_of_every_command_works(
    command: str, tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed_cards(tmp_path, "", "")
    kept_game(tmp_path)
    monkeypatch.chdir(tmp_path)
    found = re.search(r"Example: backroom (.+)", shown(command, "--help"))
    assert found is not None
    example = found[1].split(">")[0].replace("1000", "10")
    assert shown(*shlex.split(example)).strip()


def test_the_help_names_every_command() -> None:
    text = shown("--help")
    assert all(re.search(rf"\b{command}\b +\w", text) for command in COMMANDS)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "nl_NL"}, "nl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert shown("rules", "capo-della-mafia", "CAP-33") == shown(
        "rules", "capo-della-mafia", "CAP-33", "--lang", language
    )


def test_a_card_file_is_printed_to_be_corrected(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(shown("cards", "counterfeiters", "--toml"), "utf-8")
    assert shown("cards", "counterfeiters", "--deck", str(file)) == shown("cards", "counterfeiters")


def test_a_shell_completes_commands_and_games() -> None:
    asked = {"_BACKROOM_COMPLETE": "complete_bash", "COMP_CWORD": "2"}
    result = CliRunner().invoke(
        cli.app, [], prog_name="backroom", env=asked | {"COMP_WORDS": "backroom play ma"}
    )
    assert result.stdout.split() == ["maffiosi"]


def test_the_games_are_listed_with_their_players_and_options() -> None:
    text = shown("games")
    assert "Capo della Mafia  3–7  (capo-della-mafia)" in text
    for option in CAPO.options:
        assert f"({option.rule})" in text
        assert f"* {option.name}={option.default}  " in text
        assert all(f"  {option.name}={value}  " in text for value in option.values[1:])


def test_the_games_are_listed_in_other_languages() -> None:
    assert len({shown("games", "--lang", language) for language in ("en", "nl", "de")}) == 3


def test_the_games_are_listed_for_programs() -> None:
    capo = next(game for game in shown_json("games", "--json") if game["id"] == CAPO.id)
    assert capo["seats"] == [3, 4, 5, 6, 7]
    assert capo["actions"] == len(CAPO.actions)
    assert capo["options"][0] == {
        "name": "deck",
        "values": ["milder", "main"],
        "rule": "CAP-E35",
    }


@pytest.mark.parametrize("deck", ["milder", "main"])
def test_the_cards_of_each_deck_add_up_to_seventy(deck: str) -> None:
    text = shown("cards", CAPO.id, "--option", f"deck={deck}")
    rows = [[cell.strip() for cell in line.split("│")] for line in text.splitlines()]
    copies = [int(row[4]) for row in rows if len(row) == 9 and row[4].isdigit()]
    assert len(copies) == 36
    assert sum(copies) == 70


@pytest.mark.parametrize("deck", ["milder", "main"])
def test_the_cards_are_listed_for_programs_each_with_where_it_comes_from(deck: str) -> None:
    sheets = shown_json("cards", CAPO.id, "--option", f"deck={deck}", "--json")
    by_title = {sheet["title"]: sheet for sheet in sheets}
    copies = by_title["maffioso"]["columns"].index("copies")
    assert sum(int(row[copies]) for row in by_title["maffioso"]["rows"]) == 70
    assert len(by_title["mission"]["rows"]) == 16
    assert len(by_title["newspaper"]["rows"]) == 10
    for sheet in sheets:
        source = sheet["columns"].index("provenance")
        assert {row[source] for row in sheet["rows"]} <= {"rulebook", "public", "reconstructed"}


def test_the_two_decks_differ() -> None:
    assert shown("cards", CAPO.id) == shown("cards", CAPO.id, "-o", "deck=milder")
    assert shown("cards", CAPO.id) != shown("cards", CAPO.id, "-o", "deck=main")


def test_the_cards_of_an_owner_are_printed(tmp_path: Path) -> None:
    mine = changed_cards(tmp_path, "Big Sal", "Bigger Sal")
    assert "Bigger Sal" in shown("cards", CAPO.id, "--deck", str(mine))
    assert "Bigger Sal" not in shown("cards", CAPO.id)


@pytest.mark.parametrize(
    ("language", "word"), [("en", "provenance"), ("nl", "herkomst"), ("de", "Herkunft")]
)
def test_the_cards_have_headings_in_each_language(language: str, word: str) -> None:
    assert word in shown("cards", CAPO.id, "--lang", language)


def test_the_cards_say_money_and_symbols_as_the_language_does() -> None:
    sheets = shown_json("cards", "counterfeiters", "--json", "--lang", "de")
    assert "50\u00a0$" in [cell for row in sheets[1]["rows"] for cell in row]
    sheets = shown_json("cards", CAPO.id, "--json", "--lang", "nl")
    assert "2 × intimidatie" in [row[1] for row in sheets[0]["rows"]]


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_the_whole_rulebook_is_printed_in_each_language(language: str) -> None:
    text = shown("rules", CAPO.id, "--lang", language)
    rules = rulebook(CAPO, language).rules
    assert all(f"{rule}." in text for rule in rules)
    assert rules["CAP-3"] in text


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_one_rule_is_printed_in_each_language(language: str) -> None:
    text = rulebook(CAPO, language).rules["CAP-33"]
    assert shown("rules", CAPO.id, "cap-33", "--lang", language).strip() == f"CAP-33  {text}"


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_the_rules_are_listed_for_programs(language: str) -> None:
    rules = shown_json("rules", CAPO.id, "--json", "--lang", language)
    assert rules == rulebook(CAPO, language).rules


def test_one_rule_is_given_to_programs_as_json_too() -> None:
    given = shown_json("rules", CAPO.id, "CAP-33", "--json")
    assert given == {"CAP-33": rulebook(CAPO, "en").rules["CAP-33"]}


def test_the_schema_is_printed() -> None:
    assert shown_json("schema", CAPO.id) == json.loads(json.dumps(schema(CAPO)))


def test_what_a_row_of_the_encoder_says_is_printed() -> None:
    shown = shown_json("schema", CAPO.id, "--observation", "--players", "5")
    layout = layout_of(CAPO, CAPO.rules(5))
    assert shown["words"] == layout.words
    assert [each["name"] for each in shown["fields"]] == [each.name for each in layout.fields]
    assert shown["actions"] == len(CAPO.actions)


# Simulation.


def simulated(*more: str) -> str:
    return shown("simulate", CAPO.id, "--games", "20", "--json", *more)


def test_a_simulation_is_repeated_by_its_seed_byte_for_byte() -> None:
    assert simulated("--seed", "5") == simulated("--seed", "5")
    process = run("simulate", CAPO.id, "--games", "20", "--json", "--seed", "5")
    assert process == (0, simulated("--seed", "5"), "")


def test_another_seed_gives_another_simulation() -> None:
    one, other = (json.loads(simulated("--seed", seed)) for seed in ("5", "6"))
    assert (one.pop("seed"), other.pop("seed")) == (5, 6)
    assert one != other


def test_two_hundred_games_of_seven_are_summed_up() -> None:
    summary = shown_json("simulate", CAPO.id, "-p", "7", "-g", "200", "--json")
    assert (summary["games"], summary["players"]) == (200, 7)
    assert summary["ended_by_bound"] == 0
    assert sum(each["share"] for each in summary["wins_by_seat"]) == pytest.approx(1, abs=0.001)
    assert len(summary["points_by_seat"]) == 7
    for spread in (summary["rounds"], summary["decisions"], summary["points"]):
        assert spread["least"] <= spread["tenth"] <= spread["mean"] <= spread["ninetieth"]
        assert spread["ninetieth"] <= spread["most"]
    mean = sum(summary["points_by_seat"]) / 7
    assert summary["points"]["mean"] == pytest.approx(mean, abs=0.01)


def test_a_simulation_is_summed_up_for_people() -> None:
    text = shown("simulate", CAPO.id, "-p", "3", "-g", "5", "--seed", "9")
    assert "5 games of capo-della-mafia, 3 players, seed 9" in text
    assert all(word in text for word in ("rounds", "decisions", "points", "shared wins"))


def test_a_simulation_of_one_game_has_a_sum_too() -> None:
    summary = shown_json("simulate", CAPO.id, "-g", "1", "--json")
    assert summary["rounds"]["least"] == summary["rounds"]["most"] == summary["rounds"]["mean"]


def test_options_and_cards_change_a_simulation(tmp_path: Path) -> None:
    first_game = json.loads(simulated("-o", "first_game=on"))
    assert first_game["options"]["first_game"] == "on"
    assert first_game["points"]["most"] < json.loads(simulated())["points"]["most"]
    short = changed_cards(tmp_path, "round_limit = { value = 100", "round_limit = { value = 1")
    assert json.loads(simulated("--deck", str(short)))["rounds"]["most"] == 1


# What it refuses.


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("simulate poker", "there is no game 'poker'; the games are capo-della-mafia"),
        ("simulate capo-della-mafia -p 2", "is for 3 to 7 players, not 2 (CAP-1)"),
        ("simulate capo-della-mafia -p 8", "is for 3 to 7 players, not 8 (CAP-1)"),
        ("simulate capo-della-mafia -p -1", "is for 3 to 7 players, not -1"),
        ("simulate capo-della-mafia -p many", "'--players' / '-p'"),
        ("simulate capo-della-mafia -o decks=main", "no option 'decks'; the options are deck,"),
        ("simulate capo-della-mafia -o deck=hard", "deck cannot be 'hard'; it is one of milder"),
        ("simulate capo-della-mafia -o deck=", "deck cannot be ''"),
        ("simulate capo-della-mafia -o deck", "an option is written name=value, not 'deck'"),
        ("simulate capo-della-mafia -o =main", "no option ''"),
        ("simulate capo-della-mafia -g 0", "at least one game must be played, not 0"),
        ("simulate capo-della-mafia -g -3 --json", "at least one game must be played, not -3"),
        ("simulate capo-della-mafia --seed -1", "from 0 to 2**64-1, not -1"),
        ("simulate capo-della-mafia --seed 18446744073709551616", "from 0 to 2**64-1"),
        ("simulate capo-della-mafia --seed lucky", "'--seed'"),
        ("simulate capo-della-mafia --deck no.toml", "no.toml cannot be read: No such file"),
        ("simulate capo-della-mafia --deck .", ". cannot be read: Is a directory"),
        ("cards poker", "there is no game 'poker'"),
        ("cards capo-della-mafia -o deck=hard", "deck cannot be 'hard'"),
        ("cards capo-della-mafia --deck no.toml --json", "no.toml cannot be read"),
        ("cards capo-della-mafia --lang fr", "no language 'fr'; choose en, nl, de"),
        ("games --lang fr", "no language 'fr'; choose en, nl, de"),
        ("rules poker", "there is no game 'poker'"),
        ("rules capo-della-mafia CAP-999", "no rule CAP-999; they run from CAP-1 to CAP-E38"),
        ("rules capo-della-mafia --lang fr", "no language 'fr'; choose en, nl, de"),
        ("schema poker", "there is no game 'poker'"),
        ("schema maffiosi --players 4", "players, options and a card file go with --observation"),
        ("schema maffiosi --observation --players 9", "is for 3 to 6 players, not 9"),
        ("play poker", "there is no game 'poker'"),
        ("play capo-della-mafia -p 9", "is for 3 to 7 players, not 9"),
        ("play capo-della-mafia --seed -1", "from 0 to 2**64-1, not -1"),
        ("play capo-della-mafia -o deck=hard", "deck cannot be 'hard'"),
        ("play capo-della-mafia --deck no.toml", "no.toml cannot be read"),
        ("play capo-della-mafia --lang fr", "no language 'fr'; choose en, nl, de"),
        ("play capo-della-mafia --resume no.backroom", "no.backroom cannot be read: No such file"),
        ("play capo-della-mafia --resume .", ". cannot be read: Is a directory"),
        ("replay no.backroom", "no.backroom cannot be read: No such file"),
        ("replay .", ". cannot be read: Is a directory"),
        ("replay", "Missing argument"),
        ("deal capo-della-mafia", "No such command 'deal'"),
        ("play", "Missing argument"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_sentence(
    arguments: str, expected: str, refused: Refused, data: Path
) -> None:
    assert expected in refused(*arguments.split())
    assert not data.exists()


@pytest.mark.parametrize(
    "arguments", ["simulate poker", "play capo-della-mafia -p 9", "simulate capo-della-mafia -g x"]
)
def test_a_refusal_reaches_the_shell_as_exit_code_2_without_a_traceback(arguments: str) -> None:
    code, out, err = run(*arguments.split())
    assert code == 2
    assert out == ""
    assert "Traceback" not in err
    assert err.strip()


@pytest.mark.parametrize("command", ["cards", "simulate", "play"])
def test_a_card_file_that_does_not_add_up_is_refused_with_its_line(
    command: str, tmp_path: Path, refused: Refused
) -> None:
    path = changed_cards(tmp_path, "milder = 3", "milder = 2")
    said = refused(command, CAPO.id, "--deck", str(path))
    assert said.startswith(f"backroom: {path}, line 25 at totals.maffiosi: ")
    assert "adds up to 69 maffiosi, and must be 70" in said


def test_a_card_file_that_is_no_text_is_refused(tmp_path: Path, refused: Refused) -> None:
    path = tmp_path / "cards.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert f"{path} is not a text file" in refused("simulate", CAPO.id, "--deck", str(path))


def test_a_name_with_brackets_is_printed_as_it_was_typed(refused: Refused) -> None:
    assert "no game '[bold]x[/] :wave:'" in refused("schema", "[bold]x[/] :wave:")


# Playing.


def test_hanging_up_keeps_the_game_and_prints_how_to_go_on(tmp_path: Path) -> None:
    code, out, err = run("play", CAPO.id, "-p", "3", XDG_DATA_HOME=str(tmp_path))
    assert (code, err) == (0, "")
    (path,) = (tmp_path / "backroom" / "games").iterdir()
    assert resume_command(out) == ["backroom", "play", CAPO.id, "--resume", str(path)]
    assert len(Table.read(path.read_text("utf-8"), "kept", CAPO).moves) == 2


def test_a_resumed_game_goes_on_in_the_same_position(data: Path) -> None:
    before = shown("play", CAPO.id, answers="1\n\n")
    path = Path(resume_command(before)[-1])
    kept = path.read_text("utf-8")
    after = shown("play", CAPO.id, "--resume", str(path))
    assert path.read_text("utf-8") == kept
    assert "Your game goes on where you left it (round 1)." in after
    position = before[before.rindex("\nRound 1, to 15 respect") :]
    assert after.endswith(position)


def test_moves_made_after_resuming_are_kept_in_the_same_file(data: Path) -> None:
    path = Path(resume_command(shown("play", CAPO.id, "-p", "3"))[-1])
    before = read_log(path.read_text("utf-8"), "kept").entries
    said = shown("play", CAPO.id, "--resume", str(path), answers="1\n\n")
    assert resume_command(said)[-1] == str(path)
    after = read_log(path.read_text("utf-8"), "kept").entries
    assert after[: len(before)] == before
    assert after[len(before)] == Move(0, 0, 1)
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_a_whole_game_is_played_through_a_pipe_and_ends_with_the_ranking(tmp_path: Path) -> None:
    code, out, err = run(
        "play", CAPO.id, "-p", "3", answers=TO_THE_END.encode(), XDG_DATA_HOME=str(tmp_path)
    )
    assert (code, err) == (0, "")
    ranking = re.findall(r"(?m)^([123])\. (Red|Blue|Green): (\d+)$", out)
    assert {name for _, name, _ in ranking} == {"Red", "Blue", "Green"}
    assert [place for place, _, _ in ranking] == sorted(place for place, _, _ in ranking)
    points = [int(each) for _, _, each in ranking]
    assert points == sorted(points, reverse=True)
    assert "The game is over after" in out
    assert not list(tmp_path.iterdir())


def test_a_resumed_game_that_was_played_to_its_end_cannot_be_resumed_again(
    tmp_path: Path, refused: Refused
) -> None:
    path = kept_game(tmp_path)
    assert "The game is over" in shown("play", CAPO.id, "--resume", str(path), answers=TO_THE_END)
    kept = path.read_bytes()
    assert Table.read(kept.decode(), "kept").state.is_over()
    assert f"{path}: this game is over" in refused("play", CAPO.id, "--resume", str(path))
    assert path.read_bytes() == kept


@pytest.mark.parametrize("language", ["nl", "de"])
def test_the_command_to_go_on_remembers_the_language(language: str, data: Path) -> None:
    command = resume_command(shown("play", CAPO.id, "--lang", language))
    assert command[-2:] == ["--lang", language]
    assert shown(*command[1:])


@pytest.mark.parametrize("folder", ["my games", "it's", "$HOME", "a" * 100])
def test_the_command_to_go_on_can_be_pasted_whatever_the_folder_is_called(
    folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / folder))
    command = resume_command(shown("play", CAPO.id))
    assert Path(command[-1]).is_file()


def test_the_command_to_go_on_stands_on_one_line_of_any_screen(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli, "out", Console(width=60))
    assert Path(resume_command(shown("play", CAPO.id))[-1]).is_file()


def test_a_kept_game_may_lie_in_a_folder_of_any_name(tmp_path: Path) -> None:
    folder = tmp_path / "my [bold] games"
    folder.mkdir()
    assert "Your game goes on" in shown("play", CAPO.id, "--resume", str(kept_game(folder)))


def test_the_same_seed_deals_the_same_cards(data: Path) -> None:
    def hand(*seed: str) -> str:
        found = re.search(r"Red receives .*", shown("play", CAPO.id, *seed))
        assert found is not None
        return found[0]

    assert hand("--seed", "4") == hand("--seed", "4")
    assert hand("--seed", "4") != hand("--seed", "5")
    assert hand() != hand()


def test_options_and_cards_of_a_game_are_kept_with_it(tmp_path: Path, data: Path) -> None:
    mine = changed_cards(tmp_path, "Big Sal", "Bigger Sal")
    text = shown("play", CAPO.id, "-p", "5", "-o", "deck=main", "--deck", str(mine))
    path = Path(resume_command(text)[-1])
    opening = read_log(path.read_text("utf-8"), "kept").opening
    assert (opening.seats, opening.options["deck"]) == (5, "main")
    assert opening.cards == mine.read_text("utf-8")
    mine.unlink()
    assert "Your game goes on" in shown("play", CAPO.id, "--resume", str(path))


@pytest.mark.parametrize(
    ("answers", "said"),
    [("x\n", "x is not one of the choices"), ("? CAP-33\n", "CAP-33  If nobody suspects you")],
)
def test_answers_are_answered(answers: str, said: str, data: Path) -> None:
    assert said in shown("play", CAPO.id, answers=answers)


def test_bytes_that_are_no_text_do_not_lose_the_game(tmp_path: Path) -> None:
    code, out, err = run(
        "play",
        CAPO.id,
        answers=b"\xff\xfe\n",
        XDG_DATA_HOME=str(tmp_path),
        PYTHONIOENCODING="utf-8:strict",
    )
    assert "Traceback" not in err
    assert code == 0
    assert Path(resume_command(out)[-1]).is_file()


def test_a_folder_that_cannot_be_written_to_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file, not a folder", "utf-8")
    code, _, err = run("play", CAPO.id, XDG_DATA_HOME=str(tmp_path / "data"))
    assert code == 2
    assert "Traceback" not in err
    assert "the game cannot be kept in " in err


def cut(text: str) -> str:
    return "".join(text.splitlines(keepends=True)[:-1])


def cut_in_a_line(text: str) -> str:
    return text[:-40]


def altered(text: str) -> str:
    return text.replace('"seat":2,"action":', '"seat":2,"action":1', 1)


def resealed(text: str, **changes: object) -> str:
    opening, entries, seed = read_log(text, "kept")
    return write_log([msgspec.structs.replace(opening, **changes), *entries], seed)


def foreign(text: str) -> str:
    return resealed(text, game="don-pepe")


def other_rules(text: str) -> str:
    return resealed(text, rules=99)


def other_format(text: str) -> str:
    return resealed(text, backroom=99)


def against_the_rules(text: str) -> str:
    opening, entries, seed = read_log(text, "kept")
    return write_log([opening, *entries, Move(0, 0, 0)], seed)


def other_seed(text: str) -> str:
    opening, entries, _ = read_log(text, "kept")
    return write_log([opening, *entries], "ab" * 32)


def nothing(text: str) -> str:
    return text[:0]


@pytest.mark.parametrize(
    ("spoil", "expected"),
    [
        (cut, "{path}: this log was cut short; its closing line is missing"),
        (cut_in_a_line, "{path}, line 7: this is not a line of a Backroom game, or it was cut"),
        (altered, "{path}, line 2: this log was altered; its seal is broken"),
        (foreign, "{path}: this is a game of don-pepe, not of capo-della-mafia"),
        (other_rules, "under version 99 of its rules; this Backroom plays version 1"),
        (other_format, "{path}: this log has format 99; this Backroom reads 2"),
        (against_the_rules, "{path}, line 7: the rules refuse this: "),
        (other_seed, "{path}, line 1: the house's seed is not the one that it committed itself to"),
        (nothing, "{path}, line 1: this is not a line of a Backroom game"),
    ],
)
def test_a_game_that_cannot_be_resumed_is_refused_and_left_as_it_is(
    spoil: Callable[[str], str], expected: str, tmp_path: Path, refused: Refused
) -> None:
    path = kept_game(tmp_path)
    path.write_text(spoil(path.read_text("utf-8")), "utf-8")
    before = path.read_bytes()
    assert expected.format(path=path) in refused("play", CAPO.id, "--resume", str(path))
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("spoil", [cut, altered, foreign])
def test_a_spoiled_game_ends_in_the_shell_with_exit_code_2(
    spoil: Callable[[str], str], tmp_path: Path
) -> None:
    path = kept_game(tmp_path)
    path.write_text(spoil(path.read_text("utf-8")), "utf-8")
    before = path.read_bytes()
    code, out, err = run("play", CAPO.id, "--resume", str(path))
    assert (code, out) == (2, "")
    assert err.startswith(f"backroom: {path}")
    assert "Traceback" not in err
    assert path.read_bytes() == before


def test_a_kept_game_that_is_no_text_is_refused(tmp_path: Path, refused: Refused) -> None:
    path = tmp_path / "evening.backroom"
    path.write_bytes(b"\x00\xff\xfe")
    assert f"{path} is not a text file" in refused("play", CAPO.id, "--resume", str(path))


@pytest.mark.parametrize(
    "more", [["-p", "3"], ["--seed", "0"], ["-o", "deck=main"], ["--deck", "my-cards.toml"]]
)
def test_a_resumed_game_cannot_be_given_other_players_seed_options_or_cards(
    more: list[str], tmp_path: Path, refused: Refused
) -> None:
    path = kept_game(tmp_path)
    said = refused("play", CAPO.id, "--resume", str(path), *more)
    assert "a kept game has its own players, seed, options, cards and names" in said


def test_a_game_kept_by_make_play_says_how_to_go_on_from_there(tmp_path: Path) -> None:
    called = "env PYTHONPATH=.build/compiled .venv/bin/python -m backroom.cli"
    code, out, _ = run(
        "play", CAPO.id, XDG_DATA_HOME=str(tmp_path), BACKROOM_COMMAND=called, COLUMNS="60"
    )
    assert code == 0
    assert f"{called} play {CAPO.id} --resume {tmp_path}" in out


# Replaying.


def recorded(folder: Path, **changes: object) -> Path:
    """A game of Ann, Bob and Čeněk with a take-back in it, not over yet."""
    table = opened(Evening("recorded", CAPO.id, 3, {}, LIVE), 1_760_000_000_000)
    opening = msgspec.structs.replace(table.opening, **changes)
    table = Table(opening, table.seed)
    table.add(Move(opening.at + 1, 0, 1))
    table.add(Undo(opening.at + 2, 0))
    table.add(Move(opening.at + 3, 0, 2))
    path = folder / "evening.backroom"
    path.write_text(table.log(), "utf-8")
    return path


def test_a_recorded_game_is_told_as_the_spectators_saw_it(tmp_path: Path) -> None:
    text = shown("replay", str(recorded(tmp_path)))
    lines = text.splitlines()
    assert lines[:2] == ["Capo della Mafia (rules version 1)", "At the table: Ann, Bob and Čeněk."]
    assert "Begun on 2025-10-09 08:53 (UTC)." in lines
    assert "Ann takes the last move back." in lines
    assert "receives" not in text
    assert lines[-1] == (
        "The game is not over yet. It is in round 1 and waiting for Bob and Čeněk."
    )


@pytest.mark.parametrize("seat", ["1", "Ann"])
def test_a_recorded_game_is_told_as_a_player_saw_it(seat: str, tmp_path: Path) -> None:
    text = shown("replay", str(recorded(tmp_path)), "--seat", seat)
    assert "As Ann saw it." in text
    assert text.count("receives") == 1
    assert re.search(r"(?m)^Ann receives ", text)
    assert text.count("\nAnn: Lay ") == 2


def test_the_players_of_a_kept_game_are_found_by_what_they_are_called(tmp_path: Path) -> None:
    path = str(kept_game(tmp_path))
    assert "As Blue saw it." in shown("replay", path, "--seat", "Blue")
    assert "Zoals Blauw het zag." in shown("replay", path, "--seat", "Blauw", "--lang", "nl")
    assert "Wie Blau es sah." in shown("replay", path, "--seat", "2", "--lang", "de")


def test_the_truth_is_told_with_a_warning_while_a_game_is_not_over(tmp_path: Path) -> None:
    text = shown("replay", str(recorded(tmp_path)), "--truth")
    assert "Careful: this game is not over" in text
    assert text.count("Only for ") == 3
    assert text.count("receives") == 3


def test_a_game_that_was_kept_with_q_is_told_as_far_as_it_goes(data: Path) -> None:
    path = resume_command(shown("play", CAPO.id, "-p", "3", answers="1\n\n"))[-1]
    assert "The game is not over yet." in shown("replay", path)
    assert "The game is not over yet." in shown("replay", path, "--seat", "1", "--lang", "en")


@pytest.mark.parametrize(
    "game", ["capo-della-mafia-7", "counterfeiters-4", "maffiosi-6", "la-cosa-nostra-5"]
)
def test_a_whole_game_from_the_shelf_is_told_to_its_ranking(game: str) -> None:
    text = shown("replay", str(SHELF / f"{game}.backroom"))
    assert "The game is over after" in text
    assert re.search(r"(?m)^1\. ", text[text.index("The game is over after") :])
    assert "’s time is up." in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_speaks_every_language(language: str, tmp_path: Path) -> None:
    path = recorded(tmp_path)
    table = Table.read(path.read_text("utf-8"), "recorded")
    story = tell(table, TRUTH, language)
    lines = [line for paragraph in story.paragraphs for line in paragraph.lines]
    text = shown("replay", str(path), "--truth", "--lang", language)
    assert text.splitlines() == [*story.headline, "", *lines, "", *story.ending]
    said = shown("replay", str(path), "--verify", "--lang", language).splitlines()
    assert said == checked(table, language)


def test_a_replay_is_given_to_programs_as_json(tmp_path: Path) -> None:
    path = recorded(tmp_path)
    story = shown_json("replay", str(path), "--seat", "2", "--json")
    assert set(story) == {"headline", "paragraphs", "ending"}
    assert story["paragraphs"][1] == {
        "seq": 2,
        "at": 1_760_000_000_002,
        "lines": ["Ann takes the last move back."],
    }
    verified = shown_json("replay", str(path), "--verify", "--json")
    assert verified["game"] == CAPO.id
    assert len(verified["checked"]) == 13


def test_what_was_verified_is_said_in_sentences(tmp_path: Path) -> None:
    path = recorded(tmp_path)
    table = Table.read(path.read_text("utf-8"), "recorded")
    text = shown("replay", str(path), "--verify")
    assert "The seals: all 4 entries" in text
    assert "all 2 moves were allowed; taken back, and fairly so: 1." in text
    assert f"Commitment: {table.opening.commitment}" in text
    assert f"Seed of the house: {table.seed}" in text
    assert "Seed of Čeněk: Čeněk’s seed" in text


@pytest.mark.parametrize("how", [[], ["--verify"], ["--truth"], ["--seat", "1"], ["--json"]])
@pytest.mark.parametrize(
    ("spoil", "expected"),
    [
        (cut, "{path}: this log was cut short; its closing line is missing"),
        (altered, "{path}, line 2: this log was altered; its seal is broken"),
        (foreign, "{path}, line 1: there is no game 'don-pepe'; the games are "),
        (against_the_rules, "{path}, line 7: the rules refuse this: "),
        (other_seed, "{path}, line 1: the house's seed is not the one that it committed itself to"),
    ],
)
def test_a_spoiled_game_is_not_told_but_named_with_its_line(
    spoil: Callable[[str], str], expected: str, how: list[str], tmp_path: Path, refused: Refused
) -> None:
    path = kept_game(tmp_path)
    path.write_text(spoil(path.read_text("utf-8")), "utf-8")
    assert expected.format(path=path) in refused("replay", str(path), *how)


def test_a_game_of_other_rules_is_told_as_far_as_it_goes_and_says_so(tmp_path: Path) -> None:
    path = kept_game(tmp_path)
    path.write_text(other_rules(path.read_text("utf-8")), "utf-8")
    note = "Played under version 99 of the rules; this Backroom has version"
    assert note in shown("replay", str(path))
    assert note in shown_json("replay", str(path), "--json")["headline"][0]


def test_a_game_of_other_rules_cannot_be_verified(tmp_path: Path, refused: Refused) -> None:
    path = kept_game(tmp_path)
    path.write_text(other_rules(path.read_text("utf-8")), "utf-8")
    said = refused("replay", str(path), "--verify")
    assert f"{path}, line 1: this game of Capo della Mafia was played under version 99" in said


def test_a_clock_that_ran_out_too_early_is_found_by_replaying(
    tmp_path: Path, refused: Refused
) -> None:
    table = Table.read(recorded(tmp_path).read_text("utf-8"), "recorded")
    early = table.neutral_move(1, "clock", table.opening.at + 5)
    path = tmp_path / "early.backroom"
    path.write_text(write_log([*table.entries, early], table.seed), "utf-8")
    said = refused("replay", str(path), "--verify")
    assert "line 5: the clock moved for a player whose time was not up" in said


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--seat", "0"], "no one player is called '0'; the players are 1 Ann, 2 Bob, 3 Čeněk"),
        (["--seat", "4"], "no one player is called '4'; the players are 1 Ann"),
        (["--seat", "-1"], "no one player is called '-1'"),
        (["--seat", "٢"], "no one player is called '٢'"),
        (["--seat", ""], "no one player is called ''"),
        (["--seat", "ann"], "no one player is called 'ann'"),
        (["--seat", "9" * 5000], "no one player is called '999"),
        (["--lang", "fr"], "there is no language 'fr'; choose en, nl, de"),
        (["--lang", "fr", "--verify"], "there is no language 'fr'; choose en, nl, de"),
        (["--seat", "1", "--truth"], "choose one of --seat, --truth and --verify"),
        (["--verify", "--truth"], "choose one of --seat, --truth and --verify"),
        (["--seat", "1", "--verify"], "choose one of --seat, --truth and --verify"),
    ],
)
def test_a_replay_for_the_wrong_eyes_is_refused_with_a_sentence(
    arguments: list[str], expected: str, tmp_path: Path, refused: Refused
) -> None:
    said = refused("replay", str(recorded(tmp_path)), *arguments)
    assert expected in said.replace("\n", "")


def test_two_players_of_one_name_are_told_apart_by_their_numbers(
    tmp_path: Path, refused: Refused
) -> None:
    path = str(recorded(tmp_path, names=["Ann", "Ann", "2"]))
    assert "the players are 1 Ann, 2 Ann, 3 2" in refused("replay", path, "--seat", "Ann")
    assert shown("replay", path, "--seat", "2").count("receives") == 1
    assert "As 2 saw it." in shown("replay", path, "--seat", "3")


def test_a_stranger_cannot_speak_to_the_terminal_through_a_name(
    tmp_path: Path, refused: Refused
) -> None:
    names = ["\x1b[31mAnn", "[bold]Bob[/] :wave:", "Cleo\n1. Cleo: 99"]
    path = str(recorded(tmp_path, names=names))
    for text in (shown("replay", path, "--truth"), refused("replay", path, "--seat", "x")):
        assert "\x1b" not in text
        assert "�[31mAnn" in text
        assert "[bold]Bob[/] :wave:" in text
    assert "\n1. Cleo: 99" not in shown("replay", path, "--truth")


def test_a_replay_reads_a_file_and_leaves_it_as_it_is(tmp_path: Path) -> None:
    path = recorded(tmp_path)
    before = path.read_bytes()
    for how in ([], ["--truth"], ["--verify"]):
        shown("replay", str(path), *how)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_replay_works_from_the_shell(tmp_path: Path) -> None:
    table = Recorder(Evening("shell", "la-cosa-nostra", 3, {}, LIVE), 1).play(20)
    path = tmp_path / "deals.backroom"
    path.write_text(table.log(), "utf-8")
    code, out, err = run("replay", str(path), "--seat", "Čeněk", "--lang", "nl")
    assert (code, err) == (0, "")
    assert "Zoals Čeněk het zag." in out
    path.write_text(table.log().replace('"action":', '"action":1', 1), "utf-8")
    code, out, err = run("replay", str(path), "--verify")
    assert (code, out) == (2, "")
    assert re.match(rf"backroom: {path}, line \d+: this log was altered; its seal is broken", err)
