"""A card file that a stranger wrote to hurt: it is refused, with its line, before it is read."""

import time
import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.kernel.card_file_bounds import (
    DEEPEST,
    MOST_CHARACTERS,
    MOST_NAMES,
    MOST_VALUES,
    refuse_too_much,
)
from backroom.kernel.cards import CardFile
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game, all_games, rules_of
from builders.capo_della_mafia import CAPO

pytestmark = pytest.mark.once
TEXT = CAPO.own_cards().text
SIZE = 20_000

HOSTILE = {
    "a key of ten thousand names": ".".join("a" * (SIZE // 2)) + " = 1",
    "a heading of ten thousand names": f"[{'.'.join('a' * (SIZE // 2))}]",
    "the same with room between them": " . ".join("a" * (SIZE // 4)) + " = 1",
    "the same in quotation marks": ".".join(['"a"'] * (SIZE // 4)) + " = 1",
    "many keys of fifty names": "\n".join(
        ".".join("a" * 50) + f".k{number} = 1" for number in range(SIZE // 110)
    ),
    "tables within tables": "a = " + "{a = " * (SIZE // 5) + "1" + "}" * 99,
    "lists within lists": "a = " + "[" * (SIZE // 2) + "]" * (SIZE // 2),
    "a list of very many numbers": f"a = [{'1,' * MOST_VALUES}]",
    "very many keys": "\n".join(f"k{number} = 1" for number in range(MOST_VALUES + 1)),
    "a long text": f'a = "{"x" * MOST_CHARACTERS}"',
    "nothing but empty lines": "\n" * (MOST_CHARACTERS + 1),
}


def seconds(work: str) -> float:
    """What it costs to be told that this file does not go."""
    before = time.process_time()
    with pytest.raises(BadInput):
        CAPO.rules(3, {}, CardFile(work, "theirs.toml"))
    return time.process_time() - before


def honest_seconds() -> float:
    rules_of.cache_clear()
    before = time.process_time()
    for game in all_games().values():
        game.rules(game.seats[0])
    return time.process_time() - before


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_card_file_costs_no_more_than_the_honest_ones(name: str) -> None:
    """The first of them took 1.6 seconds and 390 megabytes; the reader itself is never begun."""
    honest = honest_seconds()
    assert min(seconds(HOSTILE[name]) for _ in range(3)) < 4 * honest


@pytest.mark.parametrize(
    ("added", "complaint"),
    [
        (".".join("a" * (MOST_NAMES + 1)) + " = 1", f"a key has at most {MOST_NAMES} names"),
        (f"a = {'[' * (DEEPEST + 1)}", f"brackets are at most {DEEPEST} deep"),
        (f"a = [{'1,' * MOST_VALUES}]", f"a card file has at most {MOST_VALUES} values"),
    ],
)
def test_what_is_too_much_is_named_with_its_line(added: str, complaint: str) -> None:
    line = TEXT.count("\n") + 1
    with pytest.raises(BadInput, match=rf"^mine.toml, line {line}: {complaint}$"):
        refuse_too_much(TEXT + added + "\n", "mine.toml")


def test_a_file_that_is_too_long_is_told_how_long_it_may_be() -> None:
    with pytest.raises(BadInput, match=f"has at most {MOST_CHARACTERS} characters; this one has"):
        refuse_too_much("#" * (MOST_CHARACTERS + 1), "mine.toml")


@pytest.mark.parametrize(
    "harmless",
    [
        'a = "1.2.3.4.5.6.7.8.9"',
        "a = '[[[[[[[[[[[['",
        f"# {'a.' * 100} {'[' * 100}",
        'a = """\n' + "[{.=,\n" * 3_000 + '"""',
        "a = '''\n" + "[{.=,\n" * 3_000 + "'''",
        'a = "\\"[[[[[[[[[[["',
        'a = """ \\""" [[[[[[[[[[[[ """',
        "a = [1.5, 2.5, 3.5, 4.5, 5.5]",
        "a = 1979-05-27T00:32:00.999999",
        "a.b.c.d = 1",
        "a = [[[[[[[1]]]]]]]",
    ],
)
def test_what_stands_in_texts_and_comments_is_not_counted(harmless: str) -> None:
    assert tomllib.loads(harmless) is not None
    refuse_too_much(harmless, "mine.toml")


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.id))
def test_every_game_s_own_file_is_far_below_the_bounds(game: Game) -> None:
    text = game.own_cards().text
    assert len(text) < MOST_CHARACTERS / 4
    refuse_too_much(text * 3, "mine.toml")


@given(st.text(alphabet="a.=,[]{}\"'#\\\n ", max_size=200))
def test_any_text_at_all_is_let_through_or_refused_with_a_sentence(text: str) -> None:
    said = "mine.toml, line 1: sound"
    try:
        refuse_too_much(text, "mine.toml")
    except BadInput as refused:
        said = str(refused)
    assert said.startswith("mine.toml, line ")


@given(st.text(alphabet="\"'\\\n", min_size=1, max_size=12))
def test_no_text_of_quotation_marks_makes_the_look_itself_slow(pattern: str) -> None:
    """Each character is looked at once: twice the text may not cost four times as much."""
    text = (pattern * MOST_CHARACTERS)[:MOST_CHARACTERS]
    before = time.process_time()
    refuse_too_much(text, "mine.toml")
    assert time.process_time() - before < 0.5
