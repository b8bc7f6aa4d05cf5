"""A thought: all that a bot is told, and no more than its seat may know."""

import msgspec
import pytest
from hypothesis import given

from backroom.bots import LEVELS, Choice, Thought, is_offered, think_about
from backroom.games.la_cosa_nostra.terms import Side
from backroom.kernel.cards import CardFile
from backroom.kernel.rng import fast_rng
from backroom.kernel.wire import encode
from bots.asking import TABLES, first_thought, positions, thought_of
from capo_table import CAPO
from conformance.cases import Case, seeds
from lcn_table import LCN, LcnTable, seat

every_game = pytest.mark.parametrize("case", TABLES, ids=str)


@every_game
def test_a_bot_is_told_the_same_in_all_worlds_that_its_seat_cannot_tell_apart(case: Case) -> None:
    other_worlds = 0
    for seed in range(5):
        rng = fast_rng(seed, 2)
        for number, state in enumerate(positions(case, seed, many=4, apart=15)):
            for player in range(case.players):
                told = encode(thought_of(case, state, player))
                world = state.redeal(player, rng)
                other_worlds += world.hidden(player) != state.hidden(player)
                assert encode(thought_of(case, world, player)) == told, (
                    f"seed {seed}, position {number}, seat {player}"
                )
    assert other_worlds > 5, "there was something to betray"


@every_game
@given(seeds)
def test_a_thought_is_the_same_on_the_other_side_of_a_pipe(case: Case, seed: int) -> None:
    """Plain data all through: nothing of the game itself can hide in it."""
    for state in positions(case, seed, many=4, apart=15):
        for player in range(case.players):
            thought = thought_of(case, state, player)
            assert msgspec.json.decode(encode(thought), type=Thought) == thought


@every_game
@given(seeds)
def test_a_bot_is_told_what_its_own_screen_shows_and_offers(case: Case, seed: int) -> None:
    for state in positions(case, seed, many=4, apart=15):
        for player in range(case.players):
            thought = thought_of(case, state, player)
            assert (thought.seat, thought.seats) == (player, case.players)
            assert [each.action for each in thought.legal] == [
                action.index for action in state.legal(player)
            ]
            assert len(thought.menu) == len(state.menu(player))
            assert thought.must == (player in state.owing())


def test_a_bot_is_told_the_variant_and_the_cards_that_are_played_with() -> None:
    own = CAPO.own_cards().text + "\n# my copy\n"
    case = Case(CAPO, 3, {})
    rules = CAPO.rules(3, {}, CardFile(own, "mine.toml"))
    thought = think_about(CAPO, rules, case.deal(1), 0, "random", 7, own)
    assert thought.cards == own
    assert thought.options == {option.name: option.default for option in CAPO.options}
    assert (thought.game, thought.level, thought.seed) == ("capo-della-mafia", "random", 7)


def test_a_bot_that_looks_at_its_choices_only_is_sent_no_world() -> None:
    case = Case(CAPO, 3, {})
    rules, state = CAPO.rules(3, {}), case.deal(1)
    assert think_about(CAPO, rules, state, 0, "random", 7).world == b""
    assert all(
        think_about(CAPO, rules, state, 0, level, 7).world
        for level in (*LEVELS, "normal/bold")
        if level != "random"
    )


def offered() -> Thought:
    """Green may answer red's offer, but yellow is to act."""
    table = LcnTable(planning=True, turn="yellow", market="cop pimp").give("green", cash=1000)
    table.give("red", cash=2000, businesses="pimp")
    table.offer("red", "green", Side(cash=2000), Side(cash=1000))
    return think_about(LCN, table.rules, table.state, seat("green"), "random", 1)


def test_whoever_must_decide_cannot_keep_silent() -> None:
    thought = first_thought("random")
    assert thought.must
    assert not is_offered(thought, None)


def test_an_offer_need_not_be_answered() -> None:
    thought = offered()
    assert not thought.must
    assert len(thought.legal) == 2
    assert is_offered(thought, None)


def test_an_answer_is_one_of_the_legal_actions_or_of_the_menu_with_the_very_same_terms() -> None:
    thought = offered()
    assert thought.menu
    for choice in thought.legal + thought.menu:
        assert is_offered(thought, choice)
    first = thought.menu[0]
    assert not is_offered(thought, Choice(first.action))
    assert not is_offered(thought, Choice(first.action, {**first.terms, "more": 1}))
    assert not is_offered(thought, Choice(99_999))
