"""Money has one shape a language, defined once, in every sentence of every game."""

import re
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from backroom.kernel.events import Told
from backroom.kernel.game import Game, all_games, find_game
from backroom.kernel.rng import fast_rng
from backroom.words import LANGUAGES, Speaker
from backroom.words.rulebook import rulebook
from conformance.cases import Case, some_action, some_seat

HARD_SPACE = "\u00a0"
SHAPES = {
    "en": r"\$\d{1,3}(?:,\d{3})*(?![\d.,]*\d)",
    "nl": rf"\${HARD_SPACE}\d{{1,3}}(?:\.\d{{3}})*(?![\d.,]*\d)",
    "de": rf"(?<![\d.])\d{{1,3}}(?:\.\d{{3}})*{HARD_SPACE}\$",
}
GAMES = list(all_games().values())
WITH_MONEY = [find_game(name) for name in ("la-cosa-nostra", "maffiosi", "counterfeiters")]
MOVES = 60


def odd_money(language: str, text: str) -> list[str]:
    """Every dollar sign, with its neighbours, that does not stand as the language puts it."""
    left = re.sub(SHAPES[language], "", text)
    return re.findall(r".{0,12}\$.{0,12}", left)


def sampled(game: Game, language: str) -> list[str]:
    """What one random game says: its events, its table, its questions and its choices."""
    case = Case(game, game.seats[-1], {})
    told: list[Told] = []
    state, choices = case.deal(1, told=told), fast_rng(1, 1)
    teller = game.teller(case.rules())
    speaker = Speaker(language, teller)
    said: list[str] = []
    for _ in range(MOVES):
        if state.is_over():
            break
        seat = some_seat(state, choices)
        view = state.view(seat)
        said += [speaker.say(line) for line in (*teller.position(view), teller.question(view))]
        said += [speaker.say(teller.action(view, action)) for action in state.legal(seat)]
        state.apply(seat, some_action(state, seat, choices))
    return said + [speaker.say(teller.event(each.event)) for each in told]


class Literals(Visitor):
    """The text of a sentence as it is written, without its variables."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        self.texts.append("".join(literal(element) for element in node.elements))
        self.generic_visit(node)


def literal(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    quoted = element.expression
    return str(quoted.parse()["value"]) if isinstance(quoted, ast.StringLiteral) else "…"


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", ["$0", "$50", "$1,000", "$12,000", "$1,234,567"]),
        ("nl", ["$ 0", "$ 50", "$ 1.000", "$ 12.000", "$ 1.234.567"]),
        ("de", ["0 $", "50 $", "1.000 $", "12.000 $", "1.234.567 $"]),
    ],
)
def test_money_is_written_as_the_readers_of_a_language_write_it(
    language: str, written: list[str]
) -> None:
    said = [Speaker(language).ui("money", amount=sum) for sum in (0, 50, 1000, 12000, 1234567)]
    assert said == [each.replace(" ", HARD_SPACE) for each in written]
    assert [odd_money(language, each) for each in said] == [[]] * len(said)


@pytest.mark.parametrize(
    ("language", "odd"),
    [
        ("en", ["$ 5,000", "5.000 $", "$5.000", "$5000"]),
        ("nl", ["$5.000", "$ 5.000", f"5.000{HARD_SPACE}$", f"${HARD_SPACE}5,000"]),
        ("de", ["$5.000", "5.000 $", f"${HARD_SPACE}5.000", f"5000{HARD_SPACE}$"]),
    ],
)
def test_any_other_shape_would_be_noticed(language: str, odd: list[str]) -> None:
    assert [text for text in odd if not odd_money(language, text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_game_says_money_as_the_house_does(language: str) -> None:
    speaker = Speaker(language)
    for game in WITH_MONEY:
        own = speaker.ui(f"{game.prefix.lower()}-money", amount=12000)
        assert own == speaker.ui("money", amount=12000)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_money_has_one_shape_in_everything_a_game_says(game: Game, language: str) -> None:
    said = sampled(game, language)
    assert [odd for sentence in said for odd in odd_money(language, sentence)] == []
    assert any("$" in sentence for sentence in said) is (game in WITH_MONEY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_amount_that_stands_in_a_word_list_has_the_same_shape(language: str) -> None:
    for file in resources.files("backroom.words").joinpath(language).iterdir():
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name != "money":
                literals = Literals()
                literals.visit(entry)
                odd = [odd for text in literals.texts for odd in odd_money(language, text)]
                assert odd == [], entry.id.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["la-cosa-nostra", "maffiosi"])
def test_the_rulebooks_write_money_as_the_sentences_do(name: str, language: str) -> None:
    assert odd_money(language, rulebook(find_game(name), language).text) == []
