"""Standing orders: an answer given once for all is always allowed, and only ever saves time."""

import json
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest
from hypothesis import given
from typer.testing import CliRunner

from backroom import cli
from backroom.kernel.actions import Action
from backroom.kernel.game import Game, StandingOrder, Teller, all_games
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import State
from backroom.words import LANGUAGES, Speaker
from backroom.words.rulebook import rulebook
from conformance.cases import CASES, Case, seeds, some_action, some_seat

pytestmark = pytest.mark.once

GAMES = list(all_games().values())
LONG_ENOUGH = 5
"""Random games of each case, if need be: after that, a question does not come up."""
ORDERS = [(game, order) for game in GAMES for order in game.orders]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_order = pytest.mark.parametrize(
    ("game", "order"), ORDERS, ids=[order.name for _, order in ORDERS]
)
every_case_with_orders = pytest.mark.parametrize(
    "case", [case for case in CASES if case.game.orders], ids=str
)


class Asked(NamedTuple):
    """A question as it was put to somebody in the course of a game."""

    question: str
    legal: tuple[Action, ...]
    neutral: Action


def questions_now(teller: Teller, state: State) -> list[Asked]:
    """What everybody is asked whose answer is owed."""
    return [
        Asked(
            teller.question(state.view(seat)).name,
            state.legal(seat),
            state.neutral(seat, fast_rng(0)),
        )
        for seat in state.owing()
    ]


def questions_in(case: Case, seed: int) -> Iterator[Asked]:
    """All questions of a whole random game."""
    teller = case.game.teller(case.rules())
    state, choices = case.deal(seed), fast_rng(seed, 1)
    while not state.is_over():
        yield from questions_now(teller, state)
        seat = some_seat(state, choices)
        state.apply(seat, some_action(state, seat, choices))


@cache
def questions_of(game: Game) -> tuple[set[str], set[str]]:
    """The questions that are put in random games, and those of them that are now and then put to
    somebody who has but one answer to give. It stops when there is an order for none but these."""
    put: set[str] = set()
    needless: set[str] = set()
    cases = [case for case in CASES if case.game is game]
    for seed, case in enumerate(cases * LONG_ENOUGH):
        for asked in questions_in(case, seed):
            put.add(asked.question)
            if len(asked.legal) == 1:
                needless.add(asked.question)
        if {order.question for order in game.orders} <= needless:
            break
    return put, needless


@every_case_with_orders
@given(seed=seeds)
def test_a_standing_order_may_be_carried_out_whenever_its_question_is_asked(
    case: Case, seed: int
) -> None:
    answers = {order.question: order.action for order in case.game.orders}
    for asked in questions_in(case, seed):
        if asked.question in answers:
            assert answers[asked.question] in asked.legal, asked.question
            # Whoever gives an order loses no more by it than by being away from the table.
            assert answers[asked.question] is asked.neutral, asked.question


@every_order
def test_the_question_of_every_order_comes_up_in_random_games(
    game: Game, order: StandingOrder
) -> None:
    put, _ = questions_of(game)
    assert order.question in put


@every_order
def test_an_order_is_for_a_question_that_is_also_put_to_those_who_have_no_choice(
    game: Game, order: StandingOrder
) -> None:
    """Such a question is asked for the others' eyes: it would only cost time. One that is put only
    to those who have a choice is theirs to think about."""
    _, needless = questions_of(game)
    assert order.question in needless


@every_game
def test_a_question_has_one_order_at_most_and_an_order_a_name_of_its_own(game: Game) -> None:
    for called in ([each.name for each in game.orders], [each.question for each in game.orders]):
        assert len(set(called)) == len(called)


@every_order
def test_an_order_is_called_after_its_game_and_answers_with_an_action_of_it(
    game: Game, order: StandingOrder
) -> None:
    assert order.name.startswith(f"{game.prefix.lower()}-order-")
    assert order.question.startswith(f"{game.prefix.lower()}-ask-")
    assert game.action(int(order.action.index)) is order.action


@every_order
def test_every_order_stands_under_a_rule_that_exists(game: Game, order: StandingOrder) -> None:
    assert order.rule in rulebook(game, "en").rules


@every_order
def test_an_order_is_said_in_each_language_in_its_own_words(
    game: Game, order: StandingOrder
) -> None:
    sentences = {Speaker(language).ui(order.name) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)


def test_the_orders_are_listed_for_programs() -> None:
    listed = json.loads(CliRunner().invoke(cli.app, ["games", "--json"]).stdout)
    for game, shown in zip(GAMES, listed, strict=True):
        assert [game.action(each["action"]) for each in shown["orders"]] == [
            order.action for order in game.orders
        ]
        told = [(each["name"], each["question"], each["rule"]) for each in shown["orders"]]
        assert told == [(order.name, order.question, order.rule) for order in game.orders]
