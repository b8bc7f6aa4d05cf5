"""Where money came from and went to: told when the screens have fallen."""

import msgspec
import pytest

from backroom.games.counterfeiters.events import GameEnded, MoneySources
from backroom.kernel.playout import play_randomly
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import heard_by
from builders.counterfeiters import Player, before_the_end, new_game_heard
from builders.rule_marks import rule


def sum_of(sources: MoneySources) -> int:
    return sum(msgspec.structs.astuple(sources))


@rule("CFT-69", "CFT-45")
def test_every_dollar_of_the_last_count_has_a_source() -> None:
    table = before_the_end(
        Player(cash=100, fakes="2★ 6★★★", owns="printer ink diner ticket-100"),
        Player(cash=60),
        market="printer ink paper ink paper",
    )
    table.sell("receiver 1", "2★").place("market 5").place("tax fraud 2")
    while not table.state.is_over():
        table.skip()
    (ended,) = table.heard(GameEnded)
    assert ended.sources == (
        MoneySources(
            start=100,
            supermarket=0,
            receiver=40,
            tax_fraud=30,
            diners=50,
            tickets=100,
            cards=0,
            fares=0,
            godfather=-90,
        ),
        MoneySources(60, 0, 0, 0, 0, 0, cards=-10, fares=0, godfather=-30),
    )
    assert [sum_of(each) for each in ended.sources] == table.state.totals()


@rule("CFT-69")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("notes", ["unlimited", "limited"])
def test_the_sources_add_up_to_what_everybody_has(players: int, notes: str) -> None:
    for seed in range(8):
        state, told = new_game_heard(players, seed, real_notes=notes)
        state.recorder = told
        play_randomly(state, fast_rng(seed, 1), int(state.rules.longest))
        (ended,) = [each for each in heard_by(-1, told) if isinstance(each, GameEnded)]
        assert [sum_of(each) for each in ended.sources] == state.totals()
        assert all(max(each.cards, each.fares, each.godfather) <= 0 for each in ended.sources)
