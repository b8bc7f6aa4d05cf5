"""`backroom play` takes the whole screen where there is one that it may take, and else says it in
words; a game begun in one is gone on with in the other."""

import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import backroom
from backroom.commands.playing import checked_name, names_for
from backroom.kernel.errors import BadInput

pytestmark = pytest.mark.once

PATIENCE = 60.0
COMMAND = [sys.executable, "-m", "backroom.cli", "play"]


def surroundings(folder: Path, **more: str) -> dict[str, str]:
    source = str(Path(backroom.__file__).parents[1])
    return os.environ | {
        "PYTHONPATH": source,
        "XDG_DATA_HOME": str(folder),
        "TERM": "xterm-256color",
        "LOGNAME": "root",
        **more,
    }


class Terminal:
    """A program at a terminal of its own, 80 × 24."""

    def __init__(self, outside: int) -> None:
        self.outside = outside
        self.said = ""

    def until(self, words: str) -> str:
        end = time.monotonic() + PATIENCE
        while words not in self.plain() and time.monotonic() < end:
            if select.select([self.outside], [], [], 1.0)[0]:
                try:
                    self.said += os.read(self.outside, 65_536).decode("utf-8", "replace")
                except OSError:
                    break
        assert words in self.plain(), self.plain()[-2_000:]
        return self.plain()

    def plain(self) -> str:
        """Without colours and positions."""
        return re.sub(r"\x1b\[[0-9;?<>=$]*[a-zA-Z]", "", self.said)

    def type(self, keys: str) -> None:
        os.write(self.outside, keys.encode())


@contextmanager
def at_a_terminal(folder: Path, *arguments: str, **more: str) -> Iterator[Terminal]:
    outside, inside = pty.openpty()
    sizes = {"COLUMNS": "80", "LINES": "24"}
    program = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=inside,
        stdout=inside,
        stderr=inside,
        env=surroundings(folder, **sizes, **more),
        start_new_session=True,
    )
    os.close(inside)
    try:
        yield Terminal(outside)
    finally:
        program.kill()
        program.wait()
        os.close(outside)


def test_at_a_terminal_the_application_is_shown_and_a_kept_game_goes_on_in_words(
    tmp_path: Path,
) -> None:
    options = ("capo-della-mafia", "-p", "3", "--bots", "random")
    with at_a_terminal(tmp_path, *options) as terminal:
        terminal.until("Who goes? Pick one or more.")
        terminal.type("1")
        terminal.until("■")
        terminal.type("\r")
        terminal.until("Suspect nobody")
        terminal.type("q")
        said = terminal.until("Kept. Go on with: backroom play capo-della-mafia --resume ")
        assert "Traceback" not in said
    (kept,) = (tmp_path / "backroom" / "games").iterdir()
    told = subprocess.run(
        [*COMMAND, "capo-della-mafia", "--resume", str(kept)],
        input="q\n",
        capture_output=True,
        text=True,
        env=surroundings(tmp_path),
        timeout=PATIENCE,
        check=True,
    )
    assert "Your game goes on where you left it (round 1)." in told.stdout
    assert "\x1b[" not in told.stdout
    with at_a_terminal(tmp_path, "capo-della-mafia", "--resume", str(kept)) as terminal:
        terminal.until("Your game goes on")


@pytest.mark.parametrize(("plain", "term"), [(["--plain"], "xterm-256color"), ([], "dumb")])
def test_in_words_if_that_is_wanted_or_the_terminal_can_do_no_more(
    plain: list[str], term: str, tmp_path: Path
) -> None:
    with at_a_terminal(tmp_path, "maffiosi", *plain, TERM=term) as terminal:
        said = terminal.until("Your choice (? v w i h q)")
        assert "Welcome to the back room" in said
        assert "\x1b[?1049h" not in terminal.said, "the screen is not taken"


def test_without_textual_that_is_said_in_one_sentence_and_the_game_is_played_in_words(
    tmp_path: Path,
) -> None:
    hidden = tmp_path / "hidden"
    hidden.mkdir()
    (hidden / "sitecustomize.py").write_text(
        "import importlib.util as util\n"
        "found = util.find_spec\n"
        "util.find_spec = lambda name, *more: None if name == 'textual' else found(name, *more)\n"
    )
    path = os.pathsep.join((str(hidden), str(Path(backroom.__file__).parents[1])))
    with at_a_terminal(tmp_path, "maffiosi", "--lang", "nl", PYTHONPATH=path) as terminal:
        said = terminal.until("Jouw keuze")
        assert "pip install 'backroom[terminal]'" in " ".join(said.split())
        assert "Welkom in de achterkamer" in said


def test_the_help_of_all_commands_does_not_wait_for_textual() -> None:
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "backroom.cli", "play", "--help"],
        capture_output=True,
        text=True,
        env=surroundings(Path()),
        timeout=PATIENCE,
        check=True,
    )
    assert "--server" in done.stdout
    assert "textual" not in done.stderr
    assert "websockets" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--server", "http://127.0.0.1:9/join/b"], "does not answer"),
        (["maffiosi", "--server", "http://127.0.0.1:9/join/b"], "leave out all but --server"),
        (["maffiosi", "--name", "x" * 41], "a name has 1 to 40 letters"),
        (["maffiosi", "--name", "a\x1b[2J"], "a name has 1 to 40 letters"),
        ([], "Missing argument"),
    ],
)
def test_what_makes_no_sense_is_a_sentence(arguments: list[str], says: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, *arguments],
        capture_output=True,
        text=True,
        env=surroundings(tmp_path, COLUMNS="300"),
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert says in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "backroom").exists()


def test_players_who_would_have_numbers_have_names_and_no_two_the_same() -> None:
    assert names_for("Bruna", 4) == ["Bruna", "Aldo", "Carlo", "Dora"]
    assert checked_name("  Ada ") == "Ada"
    with pytest.raises(BadInput):
        checked_name(" ")
