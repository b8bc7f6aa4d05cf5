"""The bots of `examples`, each a program of its own, play a whole game."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from builders.running_house import PATIENCE, open_house, until

EXAMPLES = Path(__file__).parents[1] / "examples"
PROGRAMS = {
    "python": [sys.executable, str(EXAMPLES / "bot.py")],
    "javascript": ["node", "--experimental-websocket", str(EXAMPLES / "bot.mjs")],
}


@pytest.mark.parametrize("game", ["capo-della-mafia", "la-cosa-nostra"])
@pytest.mark.parametrize("kind", PROGRAMS)
def test_a_bot_from_outside_sits_down_and_plays_a_whole_game(
    kind: str, game: str, tmp_path: Path
) -> None:
    words = PROGRAMS[kind]
    if shutil.which(words[0]) is None:
        pytest.skip("SKIPPED: the bot in JavaScript. There is no Node here.")
    with open_house(tmp_path) as house:
        anna = house.account("Anna", "anna")
        token = anna.post("/api/my/tokens", {"name": "Otto"})["token"]
        table = anna.make(game, 3)
        anna.bots(table, 0, 2)
        link = f"http://127.0.0.1:{house.port}/join/{table['links']['play']}"
        with subprocess.Popen(
            [*words, link],
            env=os.environ | {"BACKROOM_TOKEN": token},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as bot:
            try:
                page = f"/api/tables/{table['id']}"
                until(lambda: "Otto (bot)" in json.dumps(anna.get(page)), "the bot sits")
                anna.start(table)
                out, err = bot.communicate(timeout=4 * PATIENCE)
            finally:
                bot.kill()
    assert bot.returncode == 0, err
    assert len(json.loads(out)["places"]) == 3


@pytest.mark.parametrize("kind", PROGRAMS)
def test_without_a_token_it_comes_in_as_a_guest(kind: str, tmp_path: Path) -> None:
    words = PROGRAMS[kind]
    if shutil.which(words[0]) is None:
        pytest.skip("SKIPPED: the bot in JavaScript. There is no Node here.")
    with open_house(tmp_path) as house:
        anna = house.guest("Anna")
        table = anna.make("counterfeiters", 2)
        link = f"http://127.0.0.1:{house.port}/join/{table['links']['play']}"
        with subprocess.Popen([*words, link, "Otto"], env=without_a_token()) as bot:
            page = f"/api/tables/{table['id']}"
            until(lambda: anna.get(page)["chairs"][0]["name"] == "Otto", "the guest sits")
            bot.kill()


def without_a_token() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != "BACKROOM_TOKEN"}


@pytest.mark.parametrize("file", ["bot.py", "bot.mjs"])
def test_an_example_fits_on_a_page(file: str) -> None:
    assert len((EXAMPLES / file).read_text("utf-8").splitlines()) <= 61
