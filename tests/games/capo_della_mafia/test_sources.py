"""Where respect came from: told when the game is over, and known to all at any time."""

import msgspec
import pytest

from backroom.games.capo_della_mafia.events import GameEnded, RespectSources
from backroom.games.capo_della_mafia.sources import respect_sources
from backroom.games.capo_della_mafia.state import CapState
from backroom.kernel.events import Told
from backroom.kernel.playout import play_randomly
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import Windows
from builders.capo_della_mafia import CAPO, CapTable, rules_of
from builders.rule_marks import rule

START = RespectSources(3, 0, 0, 0, 0, 0, 0, 0)


def sum_of(sources: RespectSources) -> int:
    return sum(msgspec.structs.astuple(sources))


@rule("CAP-35", "CAP-37", "CAP-38")
def test_missions_and_suspicions_are_kept_apart() -> None:
    table = CapTable("I1 B0", "B1 B2", "I1 I2").round(["I1", "B1", "I1"], {0: 1, 2: 0})
    assert respect_sources(table.state) == (
        msgspec.structs.replace(START, missions=1, right_suspicions=2),
        START,
        msgspec.structs.replace(START, missions=1, wrong_suspicions=-1),
    )


@rule("CAP-45", "CAP-47", "CAP-39")
def test_giulia_and_mario_are_kept_apart_and_nobody_loses_what_he_has_not() -> None:
    table = CapTable("giulia-I B0", "mario-I I0", "I1 I2", respect=[3, 3, 3])
    table.round(["giulia-I", "mario-I", "I1"], {2: 1}, seat0="giulia-I")
    assert respect_sources(table.state) == (
        msgspec.structs.replace(START, missions=1, giulia=1),
        msgspec.structs.replace(START, missions=1, stolen=1),
        msgspec.structs.replace(START, missions=1, wrong_suspicions=-1, robbed=-1),
    )
    assert table.respect == [sum_of(each) for each in respect_sources(table.state)]


@rule("CAP-54")
def test_a_suspicion_that_was_called_off_is_no_source() -> None:
    table = CapTable("mario-I B0", "B1 B2", "I1 I2", newspaper="Have a sit down")
    table.round(["mario-I", "B1", "I1"], {0: 1, 1: 0})
    assert respect_sources(table.state) == (msgspec.structs.replace(START, missions=1),) * 3


@rule("CAP-43")
@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("giulia", ["ask", "auto"])
def test_the_sources_add_up_to_what_everybody_has_in_the_end(players: int, giulia: str) -> None:
    for seed in range(6):
        told: list[Told] = []
        rules = rules_of(players, giulia=giulia)
        state = CAPO.deal(rules, fast_rng(seed), Windows.ALL, told)
        state.recorder = told
        play_randomly(state, fast_rng(seed, 1), int(rules.longest))
        assert isinstance(state, CapState)
        (ended,) = [each.event for each in told if isinstance(each.event, GameEnded)]
        assert [sum_of(each) for each in ended.sources] == list(state.respect)


def test_a_redealt_world_knows_the_same_sources() -> None:
    state = CAPO.deal(rules_of(5), fast_rng(4), Windows.ALL, None)
    assert isinstance(state, CapState)
    chooser = fast_rng(5)
    while state.round < 4:
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[chooser.below(len(legal))])
    for seat in (-1, 0, 3):
        assert respect_sources(state.redeal(seat, fast_rng(6))) == respect_sources(state)
