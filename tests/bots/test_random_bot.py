"""The random bot: anything allowed, always the same for the same chance."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given

from backroom.bots import DecisionRequest, decide, is_offered
from backroom.kernel.errors import BadInput
from backroom.kernel.rng import fast_rng
from bots.asking import TABLES, first_request, positions, request_of, rules_of
from conformance.cases import Case, seeds, some_seat

every_game = pytest.mark.parametrize("case", TABLES, ids=str)


@every_game
@given(seeds)
def test_a_whole_game_is_played_by_bots_to_its_end(case: Case, seed: int) -> None:
    state = case.deal(seed)
    chance = fast_rng(seed, 1)
    moves = 0
    while not state.is_over():
        seat = some_seat(state, chance)
        request = request_of(case, state, seat, chance.word())
        choice = decide(request)
        assert is_offered(request, choice)
        if choice is not None:
            assert state.attempt(seat, case.game.action(choice.action, choice.terms)) is None
            moves += 1
    assert 0 < moves <= rules_of(case.game, case.players).longest
    assert state.standings().winners()


@every_game
@given(seeds)
def test_the_same_request_with_the_same_chance_is_decided_alike(case: Case, seed: int) -> None:
    for state in positions(case, seed, many=4, apart=15):
        for seat in state.to_act():
            request = request_of(case, state, seat, seed)
            again = request_of(case, state.clone(), seat, seed)
            assert decide(request) == decide(again)


def decisions(request: DecisionRequest, many: int) -> Counter[bytes]:
    """How often each choice is made by so many chances."""
    answers = (decide(msgspec.structs.replace(request, seed=seed)) for seed in range(many))
    return Counter(msgspec.json.encode(each) for each in answers)


def test_another_chance_may_decide_otherwise_and_nothing_is_left_out() -> None:
    request = first_request("random")
    counts = decisions(request, 100 * len(request.legal))
    assert len(counts) == len(request.legal) > 1
    assert min(counts.values()) > 50


def with_a_menu(must: bool, legal: int = 2) -> DecisionRequest:
    """Things to answer, and three things that could be offered."""
    request = first_request("random")
    menu = [msgspec.structs.replace(request.legal[0], terms=[each]) for each in range(3)]
    return msgspec.structs.replace(request, legal=request.legal[:legal], menu=menu, must=must)


def test_one_in_eight_turns_begins_with_something_from_the_menu() -> None:
    request = with_a_menu(must=True)
    counts = decisions(request, 1600)
    offers = sum(counts[msgspec.json.encode(each)] for each in request.menu)
    assert 140 < offers < 260
    assert all(counts[msgspec.json.encode(each)] for each in request.menu + request.legal)


def test_no_offers_are_made_while_others_are_to_act() -> None:
    request = with_a_menu(must=False)
    assert set(decisions(request, 200)) == {msgspec.json.encode(each) for each in request.legal}
    assert decide(with_a_menu(must=False, legal=0)) is None


def test_a_bot_of_an_unknown_level_is_refused_and_the_levels_are_named() -> None:
    with pytest.raises(BadInput, match="there is no bot 'genius'; the bots are random"):
        decide(first_request("genius"))
