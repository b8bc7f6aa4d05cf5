"""Every rule of every rulebook has a test: a rule without one fails here."""

import pytest

from backroom.kernel.game import Game, all_games
from backroom.lab.matrix import matrix, named_rules
from backroom.words.rulebook import rulebook
from conformance.cases import CASES

every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)


@every_game
def test_every_rule_is_shown_by_a_test(game: Game) -> None:
    assert [row.rule for row in matrix(game) if not row.tests] == []


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
    from backroom.lab.matrix import rules_in_code, source_tree

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


def test_the_laws_run_on_all_players_and_variants() -> None:
    for game in all_games().values():
        cases = [case for case in CASES if case.game is game]
        assert {case.players for case in cases} == set(game.seats)
        for option in game.options:
            for value in option.values[1:]:
                assert any(case.options == {option.name: value} for case in cases)
