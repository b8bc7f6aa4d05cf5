"""Bots with a network: it sees the row of its seat, and whoever has none is told so."""

import tomllib

import pytest

pytest.importorskip("numpy", reason="SKIPPED: the networks. `pip install 'backroom[rl]'`")

from backroom.bots import learnt_levels
from backroom.bots.decision import find_judgement
from backroom.bots.judgement import Judgement
from backroom.bots.learnt_levels import Share, net_path, with_net
from backroom.bots.nets.mind import Mind, committed_net
from backroom.bots.players import Budget, Player, new_game, play_game
from backroom.bots.search import Searcher
from backroom.bots.specs import Spec, read_spec
from backroom.games.capo_della_mafia.state import CapState
from backroom.kernel.errors import BadInput
from backroom.kernel.game import find_game
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import State
from bots.asking import positions, rules_of
from builders.capo_della_mafia import CAPO
from conformance.cases import Case

FOUR = Case(CAPO, 4, {})


@pytest.fixture(scope="module")
def mind() -> Mind:
    path = net_path(CAPO, 4)
    assert path is not None
    return Mind(CAPO, rules_of(CAPO, 4), committed_net(path))


def test_it_likes_the_same_in_all_worlds_that_its_seat_cannot_tell_apart(mind: Mind) -> None:
    others = asked = 0
    for seed in range(6):
        rng = fast_rng(seed, 2)
        for state in positions(FOUR, seed, many=10, apart=7):
            for seat in state.to_act():
                legal = state.legal(seat)
                world = state.redeal(seat, rng)
                others += world.hidden(seat) != state.hidden(seat)
                asked += len(legal) > 1
                assert mind.likes(world, seat, legal) == mind.likes(state, seat, legal)
    assert others > 50, "there was something to betray"
    assert asked > 50, "there was something to decide"


def test_it_has_something_to_say_of_every_action(mind: Mind) -> None:
    for state in positions(FOUR, 11, many=30, apart=3):
        for seat in state.owing():
            likes = mind.likes(state, seat, state.legal(seat))
            assert len(likes) == len(state.legal(seat))
            assert all(-100 < like < 100 for like in likes)
        assert sum(mind.worth(state)) == pytest.approx(1.0, abs=1e-4)


def test_it_sees_what_becomes_of_its_own_cards(mind: Mind) -> None:
    """Else it would be silent, and blind."""
    state = FOUR.deal(3)
    other = state.redeal(1, fast_rng(1))
    assert isinstance(state, CapState)
    assert isinstance(other, CapState)
    assert state.hands[0] != other.hands[0]
    assert mind.likes(state, 0, state.legal(0)) != mind.likes(other, 0, other.legal(0))


def test_it_plays_a_whole_game() -> None:
    rules = rules_of(CAPO, 4)
    players = [
        Player(CAPO, rules, read_spec(level), 5, 50 + seat, Budget(600.0, 3))
        for seat, level in enumerate(("net", "normal", "net", "easy"))
    ]
    state = new_game(CAPO, rules, 5, 0)
    play_game(state, players, int(rules.longest))
    assert state.is_over()


@pytest.mark.parametrize(("game", "players"), [("maffiosi", 4), ("capo-della-mafia", 7)])
def test_where_no_network_has_learnt_a_table_one_is_told_so(game: str, players: int) -> None:
    found = find_game(game)
    with pytest.raises(BadInput, match=f"no network has learnt .* with {players} players yet"):
        find_judgement(found, found.rules(players), read_spec("net"))


def test_without_numpy_one_is_told_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learnt_levels, "find_spec", lambda name: None)
    with pytest.raises(BadInput, match=r"needs librt: pip install 'backroom\[rl\]'"):
        find_judgement(CAPO, rules_of(CAPO, 4), read_spec("net"))


def test_the_network_is_small_and_says_where_it_comes_from() -> None:
    path = net_path(CAPO, 4)
    assert path is not None
    assert path.stat().st_size <= 300_000
    origin = committed_net(path).origin
    assert (origin["game"], origin["players"]) == (CAPO.id, 4)
    told = tomllib.loads(path.with_suffix(".toml").read_text("utf-8"))
    courses = origin["courses"]
    assert told["seeds"] == [each["seed"] for each in courses]
    assert told["minutes"] == [each["minutes"] for each in courses]
    for command, course in zip(told["commands"], courses, strict=True):
        assert f"--seed {course['seed']} " in command
        assert ("--against" in command) == bool(course["bots"])


SHARES = [Share(1.0, 0.0, False), Share(0.5, 0.5, False), Share(1.0, 1.0, True)]


@pytest.mark.parametrize("share", SHARES, ids=str)
def test_a_search_with_it_decides_the_same_in_all_worlds_that_look_alike(share: Share) -> None:
    rules = rules_of(CAPO, 4)
    learnt = with_net(CAPO, rules, find_judgement(CAPO, rules, Spec("hard")), share)
    for number, state in enumerate(positions(FOUR, 21, many=2, apart=11)):
        for seat in state.to_act():
            world = state.redeal(seat, fast_rng(number, 2))
            assert searched(learnt, state, seat) == searched(learnt, world, seat)


def searched(judgement: Judgement, state: State, seat: int) -> int:
    """What a few rounds of thinking choose, in a world that the seat can imagine."""
    rng = fast_rng(5)
    imagined = state.redeal(seat, rng)
    legal = imagined.legal(seat)
    searcher = Searcher(judgement, imagined, seat, legal, rng)
    searcher.think(600.0, 6)
    return int(legal[searcher.answer(judgement.mixes(imagined, seat))].index)


def test_half_of_what_it_likes_is_half_way_between_both() -> None:
    rules = rules_of(CAPO, 4)
    plain = find_judgement(CAPO, rules, Spec("hard"))
    none, half, all_of_it = (
        with_net(CAPO, rules, plain, Share(part, part, False)) for part in (0.0, 0.5, 1.0)
    )
    state = FOUR.deal(8)
    legal = state.legal(2)
    likes = [each.likes(state, 2, legal) for each in (none, half, all_of_it)]
    assert likes[0] == plain.likes(state, 2, legal)
    assert likes[1] == pytest.approx([(a + b) / 2 for a, b in zip(likes[0], likes[2], strict=True)])
    worths = [each.worth(state) for each in (none, half, all_of_it)]
    assert worths[0] == plain.worth(state)
    assert worths[1] == pytest.approx(
        [(a + b) / 2 for a, b in zip(worths[0], worths[2], strict=True)]
    )
