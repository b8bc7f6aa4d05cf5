"""The rulebooks: the same numbered rules in three languages, and code that names only those."""

import re
from pathlib import Path

import pytest

from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game, all_games, find_game
from backroom.words import LANGUAGES
from backroom.words.rulebook import MARK, rulebook

GAMES = list(all_games().values())
CAPO = find_game("capo-della-mafia")
COMMON_CHAPTERS = (
    ("The game in one page", "Het spel op één bladzijde", "Das Spiel auf einer Seite"),
    ("Examples", "Voorbeelden", "Beispiele"),
    ("Advice", "Raad", "Rat"),
)
"""In the order of the languages."""
SOURCES = Path(__file__).parents[2] / "src" / "backroom" / "games"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_capo_rulebook_has_63_rules_and_36_rulings_in_order(language: str) -> None:
    rules = [f"CAP-{number}" for number in range(1, 64)]
    rulings = [f"CAP-E{number}" for number in range(1, 37)]
    assert list(rulebook(CAPO, language).rules) == rules + rulings


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_rules_have_the_same_numbers_in_the_same_order(game: Game, language: str) -> None:
    assert list(rulebook(game, language).rules) == list(rulebook(game, "en").rules)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_paragraph_that_begins_like_a_rule_is_one_and_only_once(
    game: Game, language: str
) -> None:
    book = rulebook(game, language)
    begun = re.findall(rf"(?m)^\W*({game.prefix}-{MARK}\d+[a-z]?)", book.text)
    assert begun == list(book.rules)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_rule_points_at_the_same_rules_in_every_language(game: Game, language: str) -> None:
    def pointers(text: str) -> list[str]:
        return sorted(set(re.findall(rf"{game.prefix}-{MARK}\d+[a-z]?", text)))

    english, own = rulebook(game, "en").rules, rulebook(game, language).rules
    different = [rule for rule in english if pointers(english[rule]) != pointers(own[rule])]
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_rulebook_points_only_at_rules_that_exist(game: Game, language: str) -> None:
    book = rulebook(game, language)
    assert set(re.findall(rf"{game.prefix}-{MARK}\d+[a-z]?", book.text)) == set(book.rules)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_example_stands_among_the_examples_and_names_the_rules_it_shows(game: Game) -> None:
    for language, heading in zip(LANGUAGES, COMMON_CHAPTERS[1], strict=True):
        book = rulebook(game, language)
        examples = [rule for rule in book.rules if rule.startswith(f"{game.prefix}-X")]
        _, _, after = book.text.partition(f"\n## {heading}\n")
        chapter, _, _ = after.partition("\n## ")
        assert re.findall(rf"(?m)^\*\*({game.prefix}-{MARK}\d+)", chapter) == examples
        for example in examples:
            assert re.search(rf"{game.prefix}-[EV]?\d+", book.rules[example]), example


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_chapters_that_all_games_have_are_called_alike(game: Game) -> None:
    chapters = [
        re.findall(r"(?m)^## (.+)$", rulebook(game, language).text) for language in LANGUAGES
    ]
    for headings in COMMON_CHAPTERS:
        spots = [
            own.index(heading) if heading in own else None
            for own, heading in zip(chapters, headings, strict=True)
        ]
        assert len(set(spots)) == 1, headings


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_that_the_code_and_the_cards_name_exists(game: Game) -> None:
    folder = SOURCES / game.folder
    named: set[str] = set()
    for path in (*folder.glob("*.py"), folder / "cards.toml"):
        named.update(re.findall(rf"{game.prefix}-{MARK}\d+[a-z]?", path.read_text("utf-8")))
    assert named
    assert named <= set(rulebook(game, "en").rules)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_code_names_no_rule_of_another_game(game: Game) -> None:
    others = {other.prefix for other in GAMES} - {game.prefix}
    for path in (SOURCES / game.folder).glob("*.py"):
        prefixes = set(re.findall(rf"\b([A-Z]{{3}})-{MARK}\d+[a-z]?", path.read_text("utf-8")))
        assert not prefixes & others, path.name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_option_stands_under_a_rule_that_exists(game: Game) -> None:
    assert {option.rule for option in game.options} <= set(rulebook(game, "en").rules)


@pytest.mark.parametrize("wanted", ["CAP-33", "cap-33", "Cap-33"])
def test_a_rule_is_found_however_it_is_spelled(wanted: str) -> None:
    assert rulebook(CAPO, "en").rule(wanted).startswith("If nobody suspects you")


@pytest.mark.parametrize("wanted", ["CAP-0", "CAP-64", "CAP-E37", "33", "", "DON-1"])
def test_an_unknown_rule_is_refused_and_the_range_is_named(wanted: str) -> None:
    with pytest.raises(BadInput) as refused:
        rulebook(CAPO, "en").rule(wanted)
    assert str(refused.value) == f"there is no rule {wanted}; they run from CAP-1 to CAP-E36"


@pytest.mark.parametrize("language", ["fr", "", "../en"])
def test_a_rulebook_in_an_unknown_language_is_refused(language: str) -> None:
    with pytest.raises(BadInput, match="choose en, nl, de"):
        rulebook(CAPO, language)


def test_the_three_rulebooks_are_three_texts() -> None:
    texts = {rulebook(CAPO, language).rule("CAP-33") for language in LANGUAGES}
    assert len(texts) == 3
