"""CAP-20 to CAP-30: phases 2 and 3, all sealed."""

import pytest

from backroom.games.capo_della_mafia.actions import (
    LAY,
    SUSPECT,
    SUSPECT_NOBODY,
    TURN_UP,
    CapAction,
    Choice,
)
from backroom.games.capo_della_mafia.events import (
    CardsLaid,
    CardsTurnedUp,
    Sealed,
    Suspected,
    SuspectedNobody,
)
from backroom.games.capo_della_mafia.position import Phase
from backroom.kernel.rng import fast_rng
from builders.capo_della_mafia import CAPO, CapTable
from builders.rule_marks import rule

FIVE = "I0 I1 I1 I2 I2"


def refused(table: CapTable, seat: int, action: CapAction) -> str:
    before = table.state.clone()
    refusal = table.state.attempt(seat, action)
    assert refusal is not None
    assert table.state == before
    return refusal.rule


@rule("CAP-20", "CAP-21")
def test_one_card_or_all_may_be_laid_and_they_leave_the_hand() -> None:
    table = CapTable(FIVE, "B0 B1 B1", "S0 S1 S1").lay(FIVE, "B0", "S0 S1")
    assert [len(table.table(seat)) for seat in range(3)] == [5, 1, 2]
    assert [len(table.hand(seat)) for seat in range(3)] == [0, 2, 1]
    assert [event.count for event in table.heard(CardsLaid)] == [5, 1, 2]


@rule("CAP-20")
def test_a_card_that_is_not_in_the_hand_cannot_be_laid() -> None:
    assert refused(CapTable("I0 I1", "B0", "S0"), 1, LAY[0b10]) == "CAP-20"


@rule("CAP-25")
def test_nobody_may_sit_a_mission_out() -> None:
    table = CapTable("I0 I1", "B0", "S0")
    assert refused(table, 0, LAY[0]) == "CAP-25"
    assert all(action.index != LAY[0].index for action in table.state.legal(0))


@rule("CAP-20", "CAP-E6")
def test_what_somebody_lays_stays_sealed_until_all_have_laid() -> None:
    table = CapTable("I0 I1", "B0 B1", "S0 S1")
    before = table.state.view(1)
    table.state.apply(0, LAY[0b11])
    after = table.state.view(1)
    assert after.players[0].asked is False
    assert after.players[0].hand == before.players[0].hand == 2
    assert after.players[0].laid == 0
    assert table.told[-1].event == Sealed(0)


@rule("CAP-22")
@pytest.mark.parametrize(("laid", "shown"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_half_of_the_cards_rounded_down_are_turned_up(laid: int, shown: int) -> None:
    play = " ".join(FIVE.split()[:laid])
    table = CapTable(FIVE, "B0", "S0").lay(play, "B0", "S0").turn_up()
    assert table.state.phase is Phase.SUSPECT
    assert len(table.state.view(1).players[0].face_up) == shown


@rule("CAP-22")
def test_too_many_or_too_few_cannot_be_turned_up() -> None:
    table = CapTable(FIVE, "B0", "S0").lay(FIVE, "B0", "S0")
    assert refused(table, 0, TURN_UP[0b1]) == "CAP-22"
    assert refused(table, 0, TURN_UP[0b111]) == "CAP-22"


@rule("CAP-22")
def test_with_one_card_laid_nobody_is_asked_to_turn_one_up() -> None:
    table = CapTable(FIVE, "B0 B1", "S0").lay(FIVE, "B0", "S0")
    assert table.state.to_act() == (0,)
    assert refused(table, 1, TURN_UP[0]) == "CAP-22"


@rule("CAP-23")
def test_the_player_chooses_which_ones_are_seen() -> None:
    for shown in ("I0", "BB2", "S2"):
        table = CapTable("I0 BB2 S2", "B0", "S0").lay("I0 BB2 S2", "B0", "S0")
        table.turn_up(seat0=shown)
        face_up = table.state.view(1).players[0].face_up
        assert [CAPO.teller(table.rules).card("maffioso", card) for card in face_up] == [
            CAPO.teller(table.rules).card("maffioso", card) for card in table.chosen_cards(shown)
        ]


@rule("CAP-23")
def test_only_cards_that_were_laid_can_be_turned_up() -> None:
    table = CapTable(FIVE, "B0", "S0").lay("I0 I1", "B0", "S0")
    assert refused(table, 0, TURN_UP[0b100]) == "CAP-23"


@rule("CAP-E7")
def test_how_many_cards_each_rival_laid_is_known_before_one_turns_any_up() -> None:
    table = CapTable(FIVE, "B0 B1 B1", "S0 S1").lay("I0 I1", "B0 B1 B1", "S0")
    assert table.state.phase is Phase.TURN_UP
    assert [player.laid for player in table.state.view(0).players] == [2, 3, 1]


@rule("CAP-E7", "CAP-E6")
def test_all_face_up_cards_are_revealed_together() -> None:
    table = CapTable(FIVE, "B0 B1 B1", "S0 S1").lay("I0 I1", "B0 B1 B1", "S0 S1")
    table.state.apply(0, TURN_UP[0b1])
    assert table.state.view(1).players[0].face_up == ()
    table.state.apply(1, TURN_UP[0b1])
    assert not table.heard(CardsTurnedUp)
    table.state.apply(2, TURN_UP[0b1])
    assert len(table.heard(CardsTurnedUp)) == 3


@rule("CAP-24")
def test_everybody_starts_the_suspicion_with_the_hat_side_up() -> None:
    table = CapTable("I0", "B0", "S0").lay("I0", "B0", "S0")
    assert not any(player.jailed for player in table.state.view(0).players)


@rule("CAP-E8")
def test_hand_sizes_are_public() -> None:
    table = CapTable(FIVE, "B0 B1 B1", "S0 S1")
    for seat in (0, 1, 2, -1):
        assert [player.hand for player in table.state.view(seat).players] == [5, 3, 2]


@rule("CAP-26", "CAP-E6")
def test_suspicions_are_sealed_and_opened_all_at_once() -> None:
    table = CapTable("I0", "B0", "S0").lay("I0", "B0", "S0")
    table.state.apply(0, SUSPECT[1])
    table.state.apply(1, SUSPECT[0])
    assert not table.heard(Suspected)
    assert table.state.view(1).players[0].suspects is None
    table.state.apply(2, SUSPECT_NOBODY)
    assert table.heard(Suspected) == [Suspected(0, 1), Suspected(1, 0)]


@rule("CAP-27", "CAP-30")
def test_suspecting_nobody_is_allowed_and_accuses_nobody() -> None:
    table = CapTable("S0", "S0 S1", "S1").lay("S0", "S0", "S1").suspect({}).claim()
    assert len(table.heard(SuspectedNobody)) == 3
    assert table.respect == [4, 4, 4]


@rule("CAP-28")
def test_a_pistol_points_at_one_player_at_this_table() -> None:
    table = CapTable("I0", "B0", "S0").lay("I0", "B0", "S0")
    assert refused(table, 0, SUSPECT[3]) == "CAP-28"
    assert table.state.legal(0) == (SUSPECT_NOBODY, SUSPECT[1], SUSPECT[2])


@rule("CAP-29")
def test_nobody_may_suspect_himself() -> None:
    table = CapTable("I0", "B0", "S0").lay("I0", "B0", "S0")
    assert refused(table, 1, SUSPECT[1]) == "CAP-29"


@rule("CAP-8")
def test_an_action_of_another_phase_is_refused() -> None:
    table = CapTable("I0 I1", "B0 B1", "S0 S1")
    assert refused(table, 0, SUSPECT[1]) == "CAP-8"
    assert refused(table, 0, TURN_UP[1]) == "CAP-8"
    table.lay("I0", "B0", "S0")
    assert refused(table, 0, LAY[1]) == "CAP-8"


@rule("CAP-E34")
def test_a_sealed_choice_is_final() -> None:
    table = CapTable("I0 I1", "B0 B1", "S0 S1")
    table.state.apply(0, LAY[1])
    assert refused(table, 0, LAY[2]) == "CAP-E34"
    assert table.state.to_act() == (1, 2)


@rule("CAP-2")
def test_a_seat_that_is_not_there_cannot_act() -> None:
    assert refused(CapTable("I0", "B0", "S0"), 3, LAY[1]) == "CAP-2"


@rule("CAP-E6")
def test_when_the_clock_runs_out_one_random_card_is_laid() -> None:
    table = CapTable(FIVE, "B0", "S0")
    laid = {table.state.neutral(0, fast_rng(seed)).picks for seed in range(60)}
    assert laid == {(0,), (1,), (2,), (3,), (4,)}


@rule("CAP-E6")
def test_when_the_clock_runs_out_later_the_neutral_choice_is_taken() -> None:
    table = CapTable(FIVE, "B0", "giulia-S").lay(FIVE, "B0", "giulia-S")
    halves = {table.state.neutral(0, fast_rng(seed)).picks for seed in range(200)}
    assert len(halves) == 10
    table.turn_up()
    assert table.state.neutral(0, fast_rng(1)) is SUSPECT_NOBODY
    table.suspect({})
    neutral = table.state.neutral(2, fast_rng(1))
    assert isinstance(neutral, CapAction)
    assert (neutral.choice, neutral.value) == (Choice.CLAIM, 0)


@rule("CAP-57", "CAP-E27")
@pytest.mark.parametrize(("laid", "shown"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_a_front_page_photo_turns_up_half_rounded_up(laid: int, shown: int) -> None:
    play = " ".join(FIVE.split()[:laid])
    table = CapTable(FIVE, "B0", "S0", newspaper="Front-page photo").lay(play, "B0", "S0")
    table.turn_up()
    faces = [len(player.face_up) for player in table.state.view(-1).players]
    assert faces == [shown, 1, 1]


@rule("CAP-58")
def test_in_a_power_cut_no_card_is_turned_up() -> None:
    table = CapTable(FIVE, "B0", "S0", newspaper="Power cut").lay(FIVE, "B0", "S0")
    assert table.state.phase is Phase.SUSPECT
    assert all(player.face_up == () for player in table.state.view(-1).players)


@rule("CAP-E29")
def test_table_talk_is_free_and_no_part_of_the_rules() -> None:
    names = {action.name for action in CAPO.actions}
    assert names == {"lay", "turn_up", "suspect", "suspect_nobody", "claim"}
