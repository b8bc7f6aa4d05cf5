"""Suspicions in Capo della Mafia beat chance, and whoever points without a thought does not win."""

import pytest

from backroom.bots.decision import Decision, find_judgement
from backroom.bots.judgements.capo_della_mafia.judging import CapJudgement
from backroom.bots.levels import JUDGING
from backroom.bots.specs import Spec
from backroom.games.capo_della_mafia.actions import CapAction
from backroom.games.capo_della_mafia.state import CapState
from backroom.kernel.rng import fast_rng
from backroom.lab.fools.capo_della_mafia import LeaderFinger, RandomFinger, share_of
from backroom.lab.suspicions import fingers_of, measure
from bots.matches import compiled_only, play_off
from builders.capo_della_mafia import CAPO, CapTable

JUNK = "I2 B2 S2 I1 B1"


def whom(state: CapState, seat: int, level: str, seed: int = 1) -> int:
    """Whom a bot of this level suspects here."""
    judgement = find_judgement(CAPO, state.rules, Spec(level))
    rng = fast_rng(seed)
    legal = state.legal(seat)
    decision = Decision(
        CAPO,
        state.redeal(seat, rng),
        seat,
        legal,
        len(legal),
        judgement,
        Spec(level),
        rng,
        60.0,
        400,
    )
    [action] = JUDGING[level](decision)
    assert isinstance(action, CapAction)
    return int(action.value)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_bot_points_at_the_bluff_that_lies_open(level: str) -> None:
    """Seat 2 shows four stars where one is allowed: whatever lies below cannot help."""
    table = CapTable(JUNK, JUNK, "SS3 SSS4 BB3 I1 B1", JUNK, mission="Quiet delivery")
    table.lay("I1", "I1", "SS3 SSS4", "I1").turn_up(seat2="SSS4")
    assert [whom(table.state, 0, level, seed) for seed in range(5)] == [2] * 5


def test_who_was_caught_again_and_again_is_believed_less() -> None:
    """Seats 1 and 3 lay the same now; seat 3 was caught twice before."""
    table = CapTable("I0 I1 I2 B1 S1", JUNK, JUNK, JUNK, mission="Quiet delivery")
    table.round(("I0", "I1", "I1", "B2"), {0: 3})
    table.set_mission("Quiet delivery")
    table.round(("I1", "B1", "B1", "I2"), {0: 3})
    table.set_mission("Quiet delivery")
    state = table.state
    judgement = find_judgement(CAPO, state.rules, Spec("normal"))
    assert isinstance(judgement, CapJudgement)
    reputed = judgement.beliefs.reputations(state)
    assert reputed[3] > reputed[1]


def test_a_finger_is_counted_by_what_it_hit() -> None:
    [played] = play_off(CAPO, ["normal", "normal", "random"], 1, 3)
    found = fingers_of(played)
    rounds = len(found) // 3
    assert len(found) == 3 * rounds
    assert all(each.pointed for each in found if each.right)
    assert {each.bot for each in found} == {"normal", "random"}
    assert all(0.0 <= each.chance <= 1.0 for each in found)


@compiled_only
def test_a_normal_bot_is_right_more_often_than_a_finger_at_anybody() -> None:
    """Docs: 53.6 % of its suspicions, where any finger is right 39 times in 100."""
    [pointing] = measure(["normal"] * 4, 120, 5, 1, 1)
    assert pointing.right.low > pointing.chance_always + 0.08
    assert pointing.right.high > 0.52


@compiled_only
@pytest.mark.parametrize("fool", [RandomFinger, LeaderFinger])
def test_a_finger_without_a_thought_wins_no_more_than_its_share(fool: type[RandomFinger]) -> None:
    """Docs: 19 and 22 % of 2,000 games; before bots read each other it was 38 and 43 %."""
    assert share_of(fool, 240, 8).low < 0.25
    assert share_of(fool, 240, 8).share < 0.32
