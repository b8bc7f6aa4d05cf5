"""The word lists: the same sentences with the same gaps in three languages."""

import re
from collections import Counter
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from backroom.kernel.game import all_games
from backroom.words import LANGUAGES

SOURCES = Path(__file__).parents[2] / "src" / "backroom"
FILES = sorted(file.name for file in resources.files("backroom.words").joinpath("en").iterdir())
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Gaps(Visitor):
    """The variables of a sentence and the words among which it chooses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier) and node.key.name not in PLURALS:
            self.choices.add(node.key.name)
        self.generic_visit(node)


@cache
def entries(language: str) -> list[ast.EntryType]:
    """Everything in the files of a language."""
    folder = resources.files("backroom.words").joinpath(language)
    texts = [file.read_text("utf-8") for file in folder.iterdir()]
    return [entry for text in texts for entry in FluentParser().parse(text).body]


@cache
def sentences(language: str) -> dict[str, Gaps]:
    """Every sentence by its name, with its gaps."""
    found: dict[str, Gaps] = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Gaps()
            found[entry.id.name].visit(entry)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_word_list_is_understood(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []
    assert len(sentences(language)) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_written_twice(language: str) -> None:
    names = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ast.Message))
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_empty(language: str) -> None:
    messages = [entry for entry in entries(language) if isinstance(entry, ast.Message)]
    assert [message.id.name for message in messages if message.value is None] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_sentences_in_the_same_files(language: str) -> None:
    folder = resources.files("backroom.words").joinpath(language)
    assert sorted(file.name for file in folder.iterdir()) == FILES
    assert set(sentences(language)) == set(sentences("en"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_sentence_has_the_same_gaps_in_every_language(language: str) -> None:
    own, english = sentences(language), sentences("en")
    assert {name: own[name].variables for name in own} == {
        name: english[name].variables for name in own
    }


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_sentence_chooses_among_the_same_words_in_every_language(language: str) -> None:
    """Yes or no, jailed or free; how many plurals there are is each language's own affair."""
    own, english = sentences(language), sentences("en")
    assert {name: own[name].choices for name in own} == {
        name: english[name].choices for name in own
    }


def test_every_reason_for_a_refusal_has_a_sentence() -> None:
    for game in all_games().values():
        reasons: set[str] = set()
        for path in (SOURCES / "games" / game.folder).rglob("*.py"):
            said = path.read_text("utf-8")
            reasons.update(re.findall(r'Refusal\(\s*[^,()]+,\s*"(\w+)"', said))
            reasons.update(re.findall(r'\(\s*(?:"[A-Z]{3}-[EV]?\d+"|rule),\s*"(\w+)"', said))
        assert reasons
        names = {f"{game.prefix.lower()}-refused-{each.replace('_', '-')}" for each in reasons}
        assert names == {
            name for name in sentences("en") if name.startswith(f"{game.prefix.lower()}-refused-")
        }


def test_every_sentence_of_the_house_that_the_code_asks_for_exists_and_none_is_idle() -> None:
    code = "".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    play = set(re.findall(r"""["'](play-[a-z-]+)["']""", code))
    assert play == {name for name in sentences("en") if name.startswith("play-")}


def test_every_option_and_each_of_its_values_has_words() -> None:
    for game in all_games().values():
        for option in game.options:
            stem = f"{game.prefix.lower()}-option-{option.name}".replace("_", "-")
            wanted = {stem} | {f"{stem}-{value}".replace("_", "-") for value in option.values}
            assert wanted <= set(sentences("en"))


def test_every_sheet_and_column_of_the_cards_has_a_heading() -> None:
    for game in all_games().values():
        sheets = game.card_sheets(game.own_cards(), game.rules(game.seats[0]).options)
        columns = {f"column-{column}" for sheet in sheets for column in sheet.columns}
        assert {f"cards-{sheet.title}" for sheet in sheets} | columns <= set(sentences("en"))


PHONE = 40
"""So many letters a question on a phone has at most; names and numbers are one each."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_form_that_fits_a_phone(language: str) -> None:
    texts = {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}
    asked = [
        name
        for name in texts
        if re.match(r"(cap|cft|lcn|maf)-ask-(?!wait|over)", name) and not name.endswith("-brief")
    ]
    assert len(asked) > 40
    brief = {name: texts.get(f"{name}-brief", texts[name]) for name in asked}
    long = {
        name: line for name, entry in brief.items() for line in lines_of(entry) if len(line) > PHONE
    }
    assert long == {}


def lines_of(message: ast.Message) -> list[str]:
    """Every form of a sentence, a letter for each gap."""
    text = FluentSerializer().serialize_entry(message).partition("=")[2]
    forms = re.findall(r"\[\w+\] (.+)", text) or [" ".join(text.split())]
    return [re.sub(r"\{ .*? \}", "x", form).strip() for form in forms]
