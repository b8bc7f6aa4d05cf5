"""What holds for all commands: their letters, and where their answers go."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
import typer

import backroom
from backroom.cli import app

BACKROOM = [sys.executable, "-m", "backroom.cli"]
HERE = os.environ | {"PYTHONPATH": str(Path(backroom.__file__).parents[1])}


def test_a_letter_means_the_same_option_wherever_it_is_taken() -> None:
    meanings: dict[str, set[str]] = {}
    for name, command in typer.main.get_group(app).commands.items():
        for option in command.params:
            letters = [each for each in option.opts if len(each) == 2]
            words = [each for each in option.opts if len(each) > 2]
            for letter in letters:
                meanings.setdefault(letter, set()).add(words[0] if words else name)
    assert meanings
    assert {letter: words for letter, words in meanings.items() if len(words) > 1} == {}


def test_every_command_that_speaks_speaks_as_the_environment_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A default of its own in one command would go before what LANG says."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    spoken = set()
    for name, command in typer.main.get_group(app).commands.items():
        for option in command.params:
            if "--lang" in option.opts:
                spoken.add(name)
                context = typer.Context(command)
                assert option.handle_parse_result(context, {}, [])[0] == "de", name
    assert spoken >= {"play", "rules", "cards", "games", "replay", "analyse", "lab", "puzzle"}


@pytest.mark.skipif(
    not Path("/dev/full").exists(), reason="SKIPPED: a full disk. There is no /dev/full here."
)
@pytest.mark.parametrize("arguments", ["games", "rules maffiosi", "schema maffiosi", "--version"])
def test_an_answer_that_finds_no_room_is_a_sentence(arguments: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*BACKROOM, *arguments.split()],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=HERE,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == "backroom: the answer cannot be written: No space left on device\n"


def test_whoever_has_read_enough_of_an_answer_is_not_scolded() -> None:
    with subprocess.Popen(
        [*BACKROOM, "schema", "la-cosa-nostra"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=HERE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1
