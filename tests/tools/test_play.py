"""`make play`: the house opens on the sources and moves over to the compiled build as a whole."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

import backroom
from backroom.freshness import is_compiled
from builders.running_house import PATIENCE, Client, until
from tools.checkout import TOOLS

ROOT = TOOLS.parent
BUILD = Path(backroom.__file__).parents[1].resolve()
# Instead of compiling for a minute: the parts of the build under test, when a file says so.
SETUP = f"""
import os, shutil, sys, time
from pathlib import Path
while not Path("go").exists():
    time.sleep(0.05)
build, lib = Path({str(BUILD)!r}), Path(os.environ["BACKROOM_WORK"], "lib")
for part in build.rglob("*.so"):
    place = part.relative_to(build)
    (lib / place).parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(part, lib / place)
    print("part 1", ".".join((*place.parent.parts, place.name.partition(".")[0])), flush=True)
"""


class Play:
    """`tools/play.py` in a checkout of its own, and what it has said."""

    def __init__(self, folder: Path, setup: str) -> None:
        self.root = folder / "checkout"
        shutil.copytree(TOOLS, self.root / "tools", ignore=shutil.ignore_patterns("__pycache__"))
        for each in ("src", "rulebook", "requirements-build.lock"):
            (self.root / each).symlink_to(ROOT / each)
        (self.root / "setup.py").write_text(setup, "utf-8")
        self.data = folder / "data"
        self.start()

    def start(self) -> None:
        self.said = self.root / "said"
        mine = {"XDG_DATA_HOME": str(self.data), "BACKROOM_PORT": "0"}
        kept = {name: text for name, text in os.environ.items() if not name.startswith("BACKROOM")}
        with self.said.open("wb") as said:
            self.process = subprocess.Popen(
                [sys.executable, str(self.root / "tools/play.py")],
                env=kept | mine,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
            )

    @property
    def text(self) -> str:
        return self.said.read_text("utf-8")

    def until_said(self, words: str, times: int = 1) -> None:
        until(
            lambda: self.text.count(words) >= times or self.process.poll() is not None,
            f"it says {words}",
        )
        assert self.text.count(words) >= times, self.text

    @property
    def port(self) -> int:
        self.until_said("Backroom is open: ")
        return int(re.findall(r"Backroom is open: http://127\.0\.0\.1:(\d+)", self.text)[0])

    def rules(self) -> str:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health") as answer:
            return str(json.load(answer)["rules"])

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Play]:
    playing = Play(tmp_path, SETUP)
    yield playing
    if playing.process.poll() is None:
        playing.stop()
        assert "Traceback" not in playing.text, playing.text


needs_a_build = pytest.mark.skipif(
    not is_compiled(), reason="the parts are taken from the build under test"
)


@needs_a_build
def test_the_house_moves_over_when_no_table_moves_and_everybody_comes_back(play: Play) -> None:
    person = Client(play.port)
    assert play.rules() == "interpreted"
    person.post("/api/guests", {"name": "Ada"})
    table = person.make("capo-della-mafia", 3)
    person.sit(table, 0)
    person.bots(table, 1, 2)
    person.start(table)
    with person.socket(table) as socket:
        asked = socket.wait("update", lambda update: update["question"] is not None)
        done = socket.act(asked["question"]["legal"][0]["action"])
        assert done["type"] == "done"
        (play.root / "go").touch()
        play.until_said("The house moves over to them when no table is moving")
    # Nobody looks at the table any more, so none is moving.
    play.until_said("Backroom is open: ", 2)
    assert play.rules() == "compiled"
    with person.socket(table) as socket:
        assert socket.wait("update")["seq"] >= done["seq"]
    assert play.stop() == 0
    # The next start is on the compiled build at once.
    play.start()
    assert play.rules() == "compiled"
    assert "interpreted" not in play.text
    assert play.stop() == 0


def test_ctrl_c_while_the_rules_are_compiled_ends_both_and_the_next_start_works(
    play: Play,
) -> None:
    assert play.rules() == "interpreted"
    assert play.stop() == 0
    assert "Stopped; the parts that are compiled are kept." in play.text
    play.start()
    assert play.rules() == "interpreted"


def test_a_failed_build_leaves_the_house_open(tmp_path: Path) -> None:
    playing = Play(tmp_path, "raise SystemExit('no')")
    playing.until_said("the next `make play` tries again")
    assert playing.rules() == "interpreted"
    assert playing.stop() == 0


@pytest.mark.parametrize("port", ["often", "65536", "-1"])
def test_a_port_that_is_none_is_a_sentence(tmp_path: Path, port: str) -> None:
    done = subprocess.run(
        [sys.executable, str(TOOLS / "play.py")],
        env=os.environ | {"BACKROOM_PORT": port, "XDG_DATA_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (2, "")
    assert done.stdout == (
        f"backroom: BACKROOM_PORT is {port!r}; a port is a number from 0 to 65535\n"
    )
