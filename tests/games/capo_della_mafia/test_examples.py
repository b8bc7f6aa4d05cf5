"""CAP-X1 to CAP-X4: the worked examples of the rulebook, played as they are told."""

import pytest

from backroom.games.capo_della_mafia.actions import TURN_UP
from backroom.games.capo_della_mafia.events import CardsShown, HatKept, Jailed
from backroom.games.capo_della_mafia.state import CapState
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import Windows
from builders.capo_della_mafia import CAPO, CapTable, rules_of
from builders.rule_marks import rule

JORAM, DANNY, ERIK = 0, 1, 2


def their_round(danny: str) -> CapTable:
    """A symbol of intimidation, at most 2 stars: Joram has 3, Erik 2; Danny lays what he likes."""
    table = CapTable("I1 I2 B0", f"{danny} B2", "I2 B1")
    return table.round(["I1 I2", danny, "I2"], {JORAM: ERIK, DANNY: JORAM})


@rule("CAP-X1")
def test_four_sit_down_and_fifty_maffiosi_are_left() -> None:
    state = CAPO.deal(rules_of(4), fast_rng(1), Windows.ALL, None)
    assert isinstance(state, CapState)
    view = state.view(-1)
    assert [(player.respect, player.hand) for player in view.players] == [(3, 5)] * 4
    assert view.pile == 50
    assert len(view.missions_left) + 1 == 16
    assert len(view.newspapers_left) + (view.newspaper is not None) == 10


@rule("CAP-X2")
def test_of_three_cards_one_is_turned_up_whichever_one_likes() -> None:
    table = CapTable("I0 I1 I2", "B1", "S1").lay("I0 I1 I2", "B1", "S1")
    choices = table.state.legal(0)
    assert choices == (TURN_UP[0b001], TURN_UP[0b010], TURN_UP[0b100])
    table.turn_up(seat0="I1")
    (shown,) = table.state.view(1).players[0].face_up
    assert shown == table.chosen_cards("I1")[0]


@rule("CAP-X3")
@pytest.mark.parametrize("danny", ["I1", "B1"])
def test_joram_goes_to_prison_and_danny_and_erik_keep_their_hats(danny: str) -> None:
    table = their_round(danny)
    assert [event.seat for event in table.heard(CardsShown)] == [JORAM, ERIK]
    assert table.heard(Jailed) == [Jailed(JORAM, stars=3, max_stars=2, symbols_missing=0)]
    assert [event.seat for event in table.heard(HatKept)] == [ERIK]
    (past,) = table.state.view(-1).past
    assert past.jailed == (True, False, False)
    assert past.seen[DANNY] == ()


@rule("CAP-X4")
@pytest.mark.parametrize("danny", ["I1", "B1"])
def test_joram_has_2_danny_6_and_erik_4(danny: str) -> None:
    assert their_round(danny).respect == [2, 6, 4]
