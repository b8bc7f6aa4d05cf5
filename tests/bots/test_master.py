"""`master`: a hard bot that looks first at what a network likes, where one has learnt."""

from collections.abc import Iterator

import pytest

pytest.importorskip("numpy", reason="SKIPPED: the networks. `pip install 'backroom[rl]'`")

from backroom.bots import learnt_levels
from backroom.bots.decision import Decision, find_judgement, table_of
from backroom.bots.learned import LearnedJudgement
from backroom.bots.learnt_levels import tables_of_masters, why_no_master
from backroom.bots.levels import JUDGING, advise, decide, levels_at, plays_at, usual_levels
from backroom.bots.request import is_offered, request_for
from backroom.bots.specs import Spec, read_spec
from backroom.kernel.errors import BadInput
from backroom.kernel.game import all_games, find_game
from backroom.kernel.rng import fast_rng
from bots.asking import positions, rules_of
from builders.capo_della_mafia import CAPO
from conformance.cases import Case

FOUR = Case(CAPO, 4, {})
MASTER = Spec("master")


@pytest.fixture
def no_numpy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A house without what networks need, and without what it has thought out before."""
    why_no_master.cache_clear()
    table_of.cache_clear()
    monkeypatch.setattr(learnt_levels, "why_no_numbers", lambda: "a bot with a network needs numpy")
    yield
    why_no_master.cache_clear()
    table_of.cache_clear()


def test_there_is_one_at_capo_tables_of_four_and_nowhere_else() -> None:
    assert tables_of_masters(CAPO) == [4]
    assert {game.id for game in all_games().values() if tables_of_masters(game)} == {CAPO.id}
    assert levels_at(CAPO, 4) == (*usual_levels(), "master")
    assert levels_at(CAPO, 5) == usual_levels() == ("random", "easy", "normal", "hard")
    assert plays_at("master/bold", CAPO, 4)
    assert not plays_at("master", find_game("maffiosi"), 4)
    assert not plays_at("genius", CAPO, 4)


def test_it_searches_with_a_network_beside_the_judgement() -> None:
    assert JUDGING["master"] is JUDGING["hard"]
    judgement = find_judgement(CAPO, rules_of(CAPO, 4), MASTER)
    assert isinstance(judgement, LearnedJudgement)
    assert (judgement.prior, judgement.value, judgement.plays) == (1.0, 0.0, False)


def test_it_decides_the_same_in_all_worlds_that_its_seat_cannot_tell_apart() -> None:
    rules = rules_of(CAPO, 4)
    judgement = find_judgement(CAPO, rules, MASTER)
    asked = 0
    for state in positions(FOUR, 4, many=3, apart=9):
        for seat in state.owing():
            other = state.redeal(seat, fast_rng(8))
            chosen = []
            for world in (state, other):
                rng = fast_rng(3)
                legal = world.legal(seat)
                decision = Decision(
                    CAPO,
                    world.redeal(seat, rng),
                    seat,
                    legal,
                    len(legal),
                    judgement,
                    MASTER,
                    rng,
                    60.0,
                    6,
                )
                chosen.append(JUDGING["master"](decision)[0])
                asked += len(legal) > 1
            assert chosen[0] == chosen[1]
    assert asked > 6


def test_it_answers_a_house_and_says_why() -> None:
    state = FOUR.deal(5)
    request = request_for(CAPO, rules_of(CAPO, 4), state, 1, "master", 3, seconds=0.05)
    assert is_offered(request, decide(request))
    assert advise(request).reason is not None


@pytest.mark.usefixtures("no_numpy")
def test_without_numpy_there_is_a_sentence_and_no_master() -> None:
    assert why_no_master(CAPO, 4) == "a bot with a network needs numpy"
    assert tables_of_masters(CAPO) == []
    assert not plays_at("master", CAPO, 4)
    with pytest.raises(BadInput, match="needs numpy"):
        find_judgement(CAPO, rules_of(CAPO, 4), MASTER)


@pytest.mark.usefixtures("no_numpy")
def test_a_kept_game_with_a_master_goes_on_without_its_network() -> None:
    """As a hard bot: nobody's evening ends because it was moved to another machine."""
    judgement = table_of(CAPO.id, 4, (), None, MASTER)[2]
    assert not isinstance(judgement, LearnedJudgement)
    state = FOUR.deal(5)
    request = request_for(CAPO, rules_of(CAPO, 4), state, 1, "master", 3, seconds=0.05)
    assert is_offered(request, decide(request))


def test_at_another_table_one_is_told_what_nobody_has_learnt() -> None:
    sentence = why_no_master(CAPO, 7)
    assert sentence is not None
    assert "7 players" in sentence
    assert read_spec("master/bold") == Spec("master", "bold")
