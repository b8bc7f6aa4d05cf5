"""A request: all that a bot is told, and no more than its seat may know."""

import msgspec
import pytest
from hypothesis import given

from backroom.bots import LEVELS, Choice, DecisionRequest, is_offered, request_for
from backroom.bots.decision import table_of
from backroom.bots.specs import TEMPERS, Spec
from backroom.games.la_cosa_nostra.trade.terms import Side
from backroom.kernel.cards import CardFile
from backroom.kernel.game import all_games
from backroom.kernel.rng import fast_rng
from backroom.kernel.wire import encode
from bots.asking import TABLES, first_request, positions, request_of
from builders.capo_della_mafia import CAPO
from builders.la_cosa_nostra import LCN, LcnTable, seat
from conformance.cases import Case, seeds

every_game = pytest.mark.parametrize("case", TABLES, ids=str)


@every_game
def test_a_bot_is_told_the_same_in_all_worlds_that_its_seat_cannot_tell_apart(case: Case) -> None:
    other_worlds = 0
    for seed in range(5):
        rng = fast_rng(seed, 2)
        for number, state in enumerate(positions(case, seed, many=4, apart=15)):
            for player in range(case.players):
                told = encode(request_of(case, state, player))
                world = state.redeal(player, rng)
                other_worlds += world.hidden(player) != state.hidden(player)
                assert encode(request_of(case, world, player)) == told, (
                    f"seed {seed}, position {number}, seat {player}"
                )
    assert other_worlds > 5, "there was something to betray"


@every_game
@given(seeds)
def test_a_request_is_the_same_on_the_other_side_of_a_pipe(case: Case, seed: int) -> None:
    """Plain data all through: nothing of the game itself can hide in it."""
    for state in positions(case, seed, many=4, apart=15):
        for player in range(case.players):
            request = request_of(case, state, player)
            assert msgspec.json.decode(encode(request), type=DecisionRequest) == request


@every_game
@given(seeds)
def test_a_bot_is_told_what_its_own_screen_shows_and_offers(case: Case, seed: int) -> None:
    for state in positions(case, seed, many=4, apart=15):
        for player in range(case.players):
            request = request_of(case, state, player)
            assert (request.seat, request.seats) == (player, case.players)
            assert [each.action for each in request.legal] == [
                action.index for action in state.legal(player)
            ]
            assert len(request.menu) == len(state.menu(player))
            assert request.must == (player in state.owing())


def test_a_bot_is_told_the_variant_and_the_cards_that_are_played_with() -> None:
    own = CAPO.own_cards().text + "\n# my copy\n"
    case = Case(CAPO, 3, {})
    rules = CAPO.rules(3, {}, CardFile(own, "mine.toml"))
    request = request_for(CAPO, rules, case.deal(1), 0, "random", 7, own)
    assert request.cards == own
    assert request.options == {option.name: option.default for option in CAPO.options}
    assert (request.game, request.level, request.seed) == ("capo-della-mafia", "random", 7)


def test_a_bot_that_looks_at_its_choices_only_is_sent_no_world() -> None:
    case = Case(CAPO, 3, {})
    rules, state = CAPO.rules(3, {}), case.deal(1)
    assert request_for(CAPO, rules, state, 0, "random", 7).world == b""
    assert all(
        request_for(CAPO, rules, state, 0, level, 7).world
        for level in (*LEVELS, "normal/bold")
        if level != "random"
    )


def offered() -> DecisionRequest:
    """Green may answer red's offer, but yellow is to act."""
    table = LcnTable(planning=True, turn="yellow", market="cop pimp").give("green", cash=1000)
    table.give("red", cash=2000, businesses="pimp")
    table.offer("red", "green", Side(cash=2000), Side(cash=1000))
    return request_for(LCN, table.rules, table.state, seat("green"), "random", 1)


def test_whoever_must_decide_cannot_keep_silent() -> None:
    request = first_request("random")
    assert request.must
    assert not is_offered(request, None)


def test_an_offer_need_not_be_answered() -> None:
    request = offered()
    assert not request.must
    assert len(request.legal) == 2
    assert is_offered(request, None)


def test_an_answer_is_one_of_the_legal_actions_or_has_terms_that_can_be_named() -> None:
    request = offered()
    assert request.menu
    for choice in request.legal + request.menu:
        assert is_offered(request, choice)
    first = request.menu[0]
    assert not is_offered(request, Choice(first.action))
    assert is_offered(request, Choice(first.action, {**first.terms, "partner": 2}))
    assert not is_offered(request, Choice(first.action, {**first.terms, "more": 1}))
    assert not is_offered(request, Choice(first.action + 1, first.terms))
    assert not is_offered(request, Choice(99_999))


def test_a_worker_keeps_what_it_has_thought_out_for_a_house_full_of_tables() -> None:
    """Four games, three sizes, every temper: nobody's bot begins anew because others play too."""
    kinds = [
        (game, seats, (), None, Spec("hard", temper))
        for game in all_games()
        for seats in (3, 4, 5)
        if seats in all_games()[game].seats
        for temper in TEMPERS
    ]
    first = [table_of(*kind) for kind in kinds]
    assert len(first) > 50
    assert all(
        table_of(*kind)[2] is judgement
        for kind, (_, _, judgement) in zip(kinds, first, strict=True)
    )
