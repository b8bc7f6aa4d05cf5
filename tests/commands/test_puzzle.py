"""`backroom puzzle`: the same question and the same proof as in the browser."""

import json

import pytest

from backroom.house_games.puzzle import all_puzzles, day_from, number_of, riddle_of
from backroom.words import LANGUAGES
from server.running import command

pytestmark = pytest.mark.once
DAY = "2026-11-18"


def riddle_of_the_day() -> tuple[int, int]:
    """How many choices there are, and the number of the right one."""
    riddle = riddle_of(all_puzzles()[number_of(day_from(DAY))])
    return len(riddle.choices), riddle.right + 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_posed_without_its_answer_and_proved_with_one(lang: str) -> None:
    posed = command("puzzle", "--day", DAY, "--lang", lang)
    assert posed.code == 0, posed.err
    assert "✓" not in posed.out
    choices, right = riddle_of_the_day()
    told = command("puzzle", "--day", DAY, "--lang", lang, "--answer", str(right))
    assert told.out.count("✗") == choices - 1
    assert told.out.count("✓") == 1


def test_as_json_it_says_whether_the_answer_was_right() -> None:
    choices, right = riddle_of_the_day()
    posed = json.loads(command("puzzle", "--day", DAY, "--json").out)
    assert set(posed) == {"day", "game", "question", "choices"}
    for answer in range(1, choices + 1):
        told = json.loads(command("puzzle", "--day", DAY, "--answer", str(answer), "--json").out)
        assert told["found"] is (answer == right)
        assert len(told["proof"]) == choices


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("--day", "tomorrow"), "not 'tomorrow'"),
        (("--day", DAY, "--answer", "0"), "from 1 to"),
        (("--day", DAY, "--answer", "99"), "from 1 to"),
    ],
)
def test_what_makes_no_sense_gets_a_sentence(asked: tuple[str, ...], said: str) -> None:
    refused = command("puzzle", *asked)
    assert refused.code == 2
    assert said in refused.err
