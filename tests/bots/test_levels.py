"""Bots that judge and search: what they decide depends on what their seat knows, and they hold to
their time."""

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

import pytest

from backroom.bots.decision import Decision, decision_of, find_judgement
from backroom.bots.learnt_levels import LEARNT, net_path
from backroom.bots.levels import JUDGING, advise
from backroom.bots.players import Budget, Player, new_game, play_game
from backroom.bots.request import DecisionRequest, is_offered, request_for
from backroom.bots.search import Searcher
from backroom.bots.specs import read_spec
from backroom.bots.weights import tunable, weights_of
from backroom.freshness import is_compiled
from backroom.kernel.game import Game
from backroom.kernel.messages import Message
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import State
from backroom.words import Speaker
from bots.asking import TABLES, positions, rules_of
from conformance.cases import Case

every_game = pytest.mark.parametrize("case", TABLES, ids=str)
every_level = pytest.mark.parametrize("level", JUDGING)
ROUNDS = 10


@pytest.fixture(autouse=True)
def nothing_without_a_network(request: pytest.FixtureRequest) -> None:
    """A level that goes by a network plays the tables that one has learnt."""
    given = getattr(request.node, "callspec", None)
    if given is not None and given.params.get("level") in LEARNT:
        pytest.importorskip("numpy", reason="SKIPPED: the networks. `pip install 'backroom[rl]'`")
        case: Case = given.params["case"]
        if net_path(case.game, case.players) is None:
            pytest.skip(f"no network has learnt {case}")


def has_judgement(game: Game) -> bool:
    """A game that has none of its own is judged plainly, without weights."""
    return find_spec(f"backroom.bots.judgements.{game.folder}") is not None


def request(case: Case, state: State, seat: int, level: str, seed: int = 1) -> DecisionRequest:
    rules = rules_of(case.game, case.players)
    return request_for(case.game, rules, state, seat, level, seed, seconds=0.05)


def decision(case: Case, state: State, seat: int, level: str, seed: int) -> Decision:
    """One that thinks so many rounds, however long that takes: so it can be repeated."""
    return decision_of(request(case, state, seat, level, seed))._replace(
        seconds=600.0, rounds=ROUNDS
    )


@every_game
@every_level
def test_a_bot_decides_the_same_in_all_worlds_that_its_seat_cannot_tell_apart(
    case: Case, level: str
) -> None:
    other_worlds = 0
    for seed in range(2):
        rng = fast_rng(seed, 2)
        for number, state in enumerate(positions(case, seed, many=4, apart=30)):
            for seat in state.to_act():
                world = state.redeal(seat, rng)
                other_worlds += world.hidden(seat) != state.hidden(seat)
                here = decided(decision(case, state, seat, level, seed))
                there = decided(decision(case, world, seat, level, seed))
                assert here == there, f"seed {seed}, position {number}, seat {seat}"
    assert other_worlds > 0, "there was something to betray"


def decided(decision: Decision) -> tuple[str, Message | None, Message | None]:
    """What it does, why, and what it says with it."""
    plan = JUDGING[decision.spec.level](decision)
    if not plan:
        return "", None, None
    judgement, world, seat = decision.judgement, decision.world, decision.seat
    reason = judgement.reason_of_plan(world, seat, plan)
    return repr(plan), reason, judgement.aloud(world, seat, plan[0])


@every_game
@every_level
def test_a_bot_answers_what_it_is_asked_and_can_say_why(case: Case, level: str) -> None:
    for state in positions(case, 3, many=4, apart=12):
        teller = case.game.teller(rules_of(case.game, case.players))
        for seat in state.to_act():
            asked = request(case, state, seat, level)
            choice, reason = advise(asked)
            assert is_offered(asked, choice)
            if choice is not None:
                assert reason is not None
                for language in ("en", "nl", "de"):
                    assert "⟦" not in Speaker(language, teller).say(reason)


@every_game
def test_a_searching_bot_holds_to_its_time(case: Case) -> None:
    """By the processor's clock: what others do on the machine is not its fault. One round of
    thinking is never interrupted, and interpreted ones are long."""
    limit = 0.25 if is_compiled() else 3.0
    for state in positions(case, 5, many=4, apart=25):
        for seat in state.owing():
            asked = decision_of(request(case, state, seat, "hard"))._replace(seconds=0.25)
            with nothing_to_sweep():
                began = time.process_time()
                JUDGING["hard"](asked)
                assert time.process_time() - began < limit


@contextmanager
def nothing_to_sweep() -> Iterator[None]:
    """To look through all that the tests have piled up takes long, and a bot's own process has
    nothing of it."""
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


@every_game
def test_the_more_it_thinks_the_more_rounds_it_has_thought(case: Case) -> None:
    state = case.deal(6)
    seat = state.owing()[0]
    asked = decision(case, state, seat, "hard", 1)
    searcher = Searcher(asked.judgement, asked.world, seat, asked.actions, asked.rng)
    searcher.think(600.0, 5)
    assert searcher.rounds == 5
    few = sum(visits for visits, _ in searcher.results())
    assert few >= 5
    searcher.think(600.0, 12)
    assert searcher.rounds == 12
    assert sum(visits for visits, _ in searcher.results()) > few
    for _, gain in searcher.results():
        assert 0.0 <= gain <= 1.0


@every_game
def test_worth_is_shared_among_the_players(case: Case) -> None:
    rules = rules_of(case.game, case.players)
    judgement = find_judgement(case.game, rules, read_spec("normal"))
    for state in positions(case, 8, many=5, apart=20):
        worth = judgement.worth(state)
        assert len(worth) == case.players
        assert all(share >= 0.0 for share in worth)
        assert sum(worth) == pytest.approx(1.0)


@every_game
def test_bots_of_all_levels_play_a_game_to_its_end(case: Case) -> None:
    rules = rules_of(case.game, case.players)
    levels = ["normal", "easy", "normal/bold", "normal/mute", "random", "normal", "easy"]
    players = [
        Player(case.game, rules, read_spec(level), 7, 100 + seat, Budget(600.0, 5))
        for seat, level in enumerate(levels[: case.players])
    ]
    state = new_game(case.game, rules, 7, 0)
    taken = play_game(state, players, int(rules.longest))
    assert state.is_over()
    again = new_game(case.game, rules, 7, 0)
    for seat, action in taken:
        assert again.refuse(seat, action) is None
        again.apply(seat, action)
    assert again == state


@pytest.mark.parametrize("case", [each for each in TABLES if has_judgement(each.game)], ids=str)
def test_a_normal_bot_goes_by_nothing_that_only_a_searcher_should(case: Case) -> None:
    weights = weights_of(case.game.folder, "")
    only = set(weights) - set(tunable(case.game.folder, "normal"))
    changed = {name: weights[name] * 1.7 + 1.0 for name in only}
    rules = rules_of(case.game, case.players)
    one = find_judgement(case.game, rules, read_spec("normal"))
    other = find_judgement(case.game, rules, read_spec("normal"), changed)
    for state in positions(case, 7, many=6, apart=9):
        for seat in state.owing():
            legal = state.legal(seat)
            assert one.likes(state, seat, legal) == other.likes(state, seat, legal)
