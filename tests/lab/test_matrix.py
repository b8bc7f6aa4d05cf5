"""Every rule of every rulebook has a test: a rule without one fails here."""

import ast

import pytest

from backroom.kernel.game import Game, all_games
from backroom.lab.matrix import (
    matrix,
    named_rules,
    rules_in_code,
    source_tree,
    weak_claims,
    weakness_of,
)
from backroom.words.rulebook import RULE, rulebook
from conformance.cases import CASES

every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)


@every_game
def test_every_rule_is_shown_by_a_test(game: Game) -> None:
    assert [row.rule for row in matrix(game) if not row.tests] == []


@every_game
def test_every_test_that_claims_to_show_rules_shows_them(game: Game) -> None:
    assert weak_claims(game, source_tree()) == []


HELPERS = {"check_books"}


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("table.do(); assert table.cash == 3", ""),
        ("with pytest.raises(BadInput): table.do()", ""),
        ("for seat in (1, 2): table.do(seat); assert table.turn == seat", ""),
        ("table.do(); check_books(table)", ""),
        ("assert not table.is_over(); table.do(); assert table.asked == ()", ""),
        ("assert table.cash == 3; table.do()", "looks at nothing after the last deed"),
        ("for seat in (1, 2): assert table.turn == seat; table.do()", "looks at nothing"),
        ("table.do(); assert table.is_over()", "asserts only whether the game is over"),
        ("table.do(); assert not table.state.is_over()", "asserts only whether"),
    ],
)
def test_a_claim_is_weak_if_nothing_of_the_rule_is_looked_at(body: str, why: str) -> None:
    assert weakness_of(claim('@rule("CAP-1")', body), HELPERS).startswith(why)
    assert bool(weakness_of(claim('@rule("CAP-1")', body), HELPERS)) == bool(why)


def test_a_claim_is_weak_if_it_names_more_than_three_rules() -> None:
    body = "assert table.cash == 3"
    assert weakness_of(claim('@rule("CAP-1", "CAP-2", "CAP-3")', body), HELPERS) == ""
    many = claim('@rule("CAP-1", "CAP-2")\n@rule("CAP-3", "CAP-4")', body)
    assert weakness_of(many, HELPERS) == "names more than 3 rules: split it"


def claim(rules: str, body: str) -> ast.FunctionDef:
    """A test with this body; a loop or a block takes the rest of the line."""
    head, colon, rest = body.partition(": ")
    text = f"{head}:\n        {rest.replace('; ', chr(10) + ' ' * 8)}" if colon else body
    text = text if colon else text.replace("; ", "\n    ")
    test = ast.parse(f"{rules}\ndef test_it():\n    {text}\n").body[0]
    assert isinstance(test, ast.FunctionDef)
    return test


@every_game
def test_every_rule_that_a_test_claims_to_show_exists(
    game: Game, request: pytest.FixtureRequest
) -> None:
    rules = rulebook(game, "en").rules
    for item in request.session.items:
        for mark in item.iter_markers("rule"):
            for rule in mark.args:
                assert not rule.startswith(f"{game.prefix}-") or rule in rules, (item.name, rule)


@every_game
def test_every_rule_that_the_code_names_exists(game: Game) -> None:
    unknown = set(rules_in_code(game, source_tree())) - set(rulebook(game, "en").rules)
    assert unknown == set()


def test_a_span_of_rules_is_spelled_out() -> None:
    assert named_rules("CAP", "CAP-26 to CAP-28, CAP-E3 and CAP-40") == [
        "CAP-26",
        "CAP-27",
        "CAP-28",
        "CAP-E3",
        "CAP-40",
    ]


def test_an_example_has_a_number_like_a_rule() -> None:
    assert named_rules("CAP", "CAP-X1 to CAP-X3") == ["CAP-X1", "CAP-X2", "CAP-X3"]
    found = RULE.search("Before.\n\n**CAP-X1.** Anna plays first (CAP-3).\n")
    assert found is not None
    assert (found["id"], found["text"]) == ("CAP-X1", "Anna plays first (CAP-3).")


def test_the_laws_run_on_all_players_and_variants() -> None:
    for game in all_games().values():
        cases = [case for case in CASES if case.game is game]
        assert {case.players for case in cases} == set(game.seats)
        for option in game.options:
            for value in option.values[1:]:
                assert any(case.options == {option.name: value} for case in cases)
