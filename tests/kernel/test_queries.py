"""What a table may ask of the rules besides what is legal: targets, consequences, insights."""

from dataclasses import replace

import msgspec
import pytest

from backroom.kernel.game import Game, find_game
from backroom.kernel.messages import Refusal
from backroom.kernel.queries import (
    Answer,
    Consequences,
    Foreseen,
    Query,
    Targets,
    TargetsFound,
    ask,
    query_types,
)
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import State, Windows
from backroom.kernel.wire import schema

MAFFIOSI = find_game("maffiosi")
PLAYS = frozenset(int(each.index) for each in MAFFIOSI.actions if each.name == "play")


class Purse(msgspec.Struct, frozen=True):
    """A small insight: what the bank holds, and how many cards the seat has."""

    bank: int
    cards: int


def purse(world: State, seat: int) -> Purse:
    view = world.view(seat)
    return Purse(view.bank, len(view.hand or ()))  # type: ignore[attr-defined]  # of any game


class HandSize(Answer, frozen=True):
    cards: int


class Count(Query, frozen=True):
    """How many cards have I?"""

    def answer(self, game: Game, world: State, seat: int) -> HandSize:
        return HandSize(purse(world, seat).cards)


GAME = replace(
    MAFFIOSI, opens=lambda state: PLAYS, insight=Purse, insight_into=purse, queries=Count
)


def begun() -> tuple[State, int]:
    state = GAME.deal(GAME.rules(4), fast_rng(3), Windows.ALL, None)
    return state, state.to_act()[0]


def first_of(state: State, seat: int, name: str) -> int:
    return next(int(each.index) for each in state.legal(seat) if each.name == name)


def test_the_targets_of_a_card_are_what_could_be_chosen_next_and_why_not_the_rest() -> None:
    state, seat = begun()
    before, refused = state.frozen(), 0
    for card in PLAYS & {int(each.index) for each in state.legal(seat)}:
        found = ask(GAME, state, seat, Targets(card))
        assert isinstance(found, TargetsFound)
        assert state.frozen() == before
        after = state.clone()
        after.apply(seat, GAME.action(card))
        possible = {each.action for each in found.targets if each.refusal is None}
        assert possible == {int(each.index) for each in after.legal(seat)}
        for target in found.targets:
            assert target.refusal == after.refuse(seat, GAME.action(target.action))
            refused += target.refusal is not None
    assert refused


def test_an_action_that_opens_no_choice_has_no_targets() -> None:
    state, seat = begun()
    assert ask(GAME, state, seat, Targets(first_of(state, seat, "discard"))) == TargetsFound([])


def test_what_is_not_allowed_has_no_targets_but_a_reason() -> None:
    state, seat = begun()
    illegal = next(int(each.index) for each in GAME.actions if state.refuse(seat, each) is not None)
    assert isinstance(ask(GAME, state, seat, Targets(illegal)), Refusal)
    assert isinstance(ask(GAME, state, seat, Consequences((illegal,))), Refusal)


def test_consequences_are_the_insight_before_and_after() -> None:
    state, seat = begun()
    card = first_of(state, seat, "play")
    foreseen = ask(GAME, state, seat, Consequences((card,)))
    assert isinstance(foreseen, Foreseen)
    assert foreseen.before == purse(state, seat)
    state.apply(seat, GAME.action(card))
    assert foreseen.after == purse(state, seat)


def test_what_hangs_on_chance_is_not_foretold() -> None:
    state, seat = begun()

    def luck(world: State, seat: int) -> int:
        return int(world.rng.clone().word())

    lucky = replace(GAME, insight_into=luck)
    foreseen = ask(lucky, state, seat, Consequences((first_of(state, seat, "discard"),)))
    assert isinstance(foreseen, Foreseen)
    assert foreseen.after is None


def test_a_game_answers_queries_of_its_own() -> None:
    state, seat = begun()
    query = msgspec.json.decode(b'{"ask": "count"}', type=query_types(GAME))
    assert ask(GAME, state, seat, query) == HandSize(purse(state, seat).cards)


@pytest.mark.parametrize(
    "text",
    [
        *("{}", '{"ask": "the_truth"}', '{"ask": "targets"}', "[]"),
        *('{"ask": "targets", "action": -1}', '{"ask": "targets", "action": 2147483648}'),
    ],
)
def test_a_query_that_nobody_answers_cannot_be_read(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=query_types(GAME))


def test_queries_answers_and_insights_are_in_the_schema() -> None:
    game = replace(GAME, answers=HandSize)
    parts = schema(game)
    assert {"query", "answer", "insight"} <= parts["properties"].keys()
    assert {"Targets", "Consequences", "Count", "HandSize", "Purse"} <= parts["$defs"].keys()
