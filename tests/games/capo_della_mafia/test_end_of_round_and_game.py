"""CAP-41 to CAP-44 and the rulings on refilling, ties and limits."""

import pytest

from backroom.games.capo_della_mafia.actions import LAY
from backroom.games.capo_della_mafia.events import (
    CardsDrawn,
    CardsReceived,
    DiscardsShuffled,
    ExtraRound,
    GameEnded,
)
from backroom.games.capo_della_mafia.state import CapState
from backroom.kernel.playout import play_randomly
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import Windows
from builders.capo_della_mafia import CAPO, CapTable, rules_of
from builders.rule_marks import rule


def after_one_round(*plays: tuple[str, str], newspaper: str | None = None) -> CapTable:
    """Each player's hand and what he lays of it; nobody suspects anybody."""
    table = CapTable(*[hand for hand, _ in plays], newspaper=newspaper)
    return table.round([laid for _, laid in plays], {})


@rule("CAP-42", "CAP-E4")
def test_with_two_cards_left_nobody_draws_with_one_four_and_with_none_five() -> None:
    table = after_one_round(("I0 I1 I1", "I0"), ("B0 B1", "B0"), ("S0", "S0"))
    assert [len(table.hand(seat)) for seat in range(3)] == [2, 5, 5]
    assert [(event.seat, event.count) for event in table.heard(CardsDrawn)][-2:] == [(1, 4), (2, 5)]


@rule("CAP-E4")
def test_cards_are_drawn_clockwise_from_the_counter() -> None:
    table = CapTable("I0", "B0", "S0", counter=1)
    dealt = len(table.heard(CardsDrawn))
    table.round(["I0", "B0", "S0"], {})
    assert [event.seat for event in table.heard(CardsDrawn)[dealt:]] == [1, 2, 0]


@rule("CAP-E4")
def test_hands_are_refilled_before_an_extra_round_too() -> None:
    table = CapTable("I0", "I0", "I1", respect=[15, 15, 3]).round(["I0", "I0", "I1"], {})
    assert len(table.heard(ExtraRound)) == 1
    assert [len(table.hand(seat)) for seat in range(3)] == [5, 5, 5]


@rule("CAP-E4")
def test_nobody_can_throw_cards_away_to_get_new_ones() -> None:
    assert not [action for action in CAPO.actions if "discard" in action.name]


@rule("CAP-42")
def test_what_is_drawn_only_the_owner_sees() -> None:
    table = after_one_round(("I0", "I0"), ("B0 B1 B1", "B0"), ("S0 S1 S1", "S0"))
    received = table.heard(CardsReceived, 0)[-1]
    assert tuple(received.cards) == table.hand(0)
    assert all(event.seat == 1 for event in table.heard(CardsReceived, 1))
    assert not table.heard(CardsReceived, -1)


@rule("CAP-62", "CAP-E36")
def test_fresh_off_the_boat_everybody_with_three_or_fewer_draws() -> None:
    table = after_one_round(
        ("I0 I1 I1 I2", "I0"),
        ("B0 B1 B1 B2 B2", "B0"),
        ("S0 S1", "S0"),
        newspaper="Fresh off the boat",
    )
    assert [len(table.hand(seat)) for seat in range(3)] == [5, 4, 5]


@rule("CAP-E3")
def test_an_empty_draw_pile_is_made_anew_of_the_discards() -> None:
    table = CapTable("I0", "B0", "S0")
    table.state.secret[0] = tuple(table.state.pile[2:])
    table.state.pile = table.state.pile[:2]
    table.round(["I0", "B0", "S0"], {})
    assert len(table.heard(DiscardsShuffled)) == 1
    assert [len(table.hand(seat)) for seat in range(3)] == [5, 5, 5]
    assert len(table.state.pile) == 70 - 15


@rule("CAP-E3")
def test_seven_players_who_always_lay_everything_never_run_short() -> None:
    state = CAPO.deal(rules_of(7), fast_rng(2), Windows.ALL, None)
    assert isinstance(state, CapState)
    for _ in range(60):
        if state.is_over():
            break
        while state.phase.value == "lay":
            state.apply(state.to_act()[0], LAY[0b11111])
        round_now = state.round
        while state.round == round_now and not state.is_over():
            state.apply(state.to_act()[0], state.legal(state.to_act()[0])[0])
    assert state.is_over()


@rule("CAP-41")
def test_without_anybody_at_fifteen_a_new_round_starts() -> None:
    table = CapTable("I0 I1", "I0 I1", "I1 I1", respect=[13, 1, 1])
    table.round(["I0", "I0", "I1"], {})
    assert table.state.round == 2
    assert not table.state.is_over()


@rule("CAP-43")
def test_who_reaches_fifteen_alone_wins() -> None:
    table = CapTable("I0", "I0", "I1", respect=[14, 3, 3]).round(["I0", "I0", "I1"], {})
    assert table.state.is_over()
    assert table.state.standings().winners() == (0,)
    assert [(each.winners, each.respect) for each in table.heard(GameEnded)] == [((0,), 15)]


@rule("CAP-43")
def test_of_fifteen_and_sixteen_the_sixteen_wins() -> None:
    table = CapTable("I0", "I0", "I1", respect=[14, 15, 3]).round(["I0", "I0", "I1"], {})
    assert table.state.standings().winners() == (1,)
    assert table.respect == [15, 16, 4]


@rule("CAP-43")
def test_after_the_end_nobody_may_act() -> None:
    table = CapTable("I0", "I0", "I1", respect=[14, 3, 3]).round(["I0", "I0", "I1"], {})
    refusal = table.state.attempt(0, LAY[1])
    assert refusal is not None
    assert refusal.rule == "CAP-43"
    assert table.state.to_act() == ()


@rule("CAP-44", "CAP-E20")
def test_level_leaders_play_an_extra_round_with_everybody() -> None:
    table = CapTable("I0 I1", "I0 I1", "I1 I2", respect=[15, 15, 3])
    table.round(["I0", "I0", "I1"], {})
    assert table.respect == [16, 16, 4]
    assert table.state.to_act() == (0, 1, 2)
    assert len(table.heard(ExtraRound)) == 1


@rule("CAP-E20")
def test_after_an_extra_round_the_single_highest_of_at_least_fifteen_wins() -> None:
    """An outsider may win it; a leader who fell below fifteen does not."""
    table = CapTable("B1", "I0", "I1", respect=[15, 15, 15]).round(
        ["B1", "I0", "I1"], {0: 1, 1: 0, 2: 0}
    )
    # Red: prison, wrong: 14. Blue: 15+1+2. Green: 15+1+2. Level again.
    assert table.respect == [14, 18, 18]
    assert not table.state.is_over()
    table = CapTable("B1", "I0", "I1", respect=[15, 15, 14]).round(["B1", "I0", "I1"], {2: 0})
    assert table.respect == [15, 16, 17]
    assert table.state.standings().winners() == (2,)


@rule("CAP-E20")
def test_an_extra_round_in_which_all_fall_below_fifteen_is_followed_by_more() -> None:
    table = CapTable("B1", "B2", "I0", "I1", respect=[15, 15, 3, 3])
    table.round(["B1", "B2", "I0", "I1"], {0: 2, 1: 2, 2: 0, 3: 1})
    assert table.respect[:2] == [14, 14]
    assert not table.state.is_over()


@rule("CAP-E21")
def test_passing_fifteen_in_the_middle_of_scoring_wins_nothing() -> None:
    """Red scores first and has 15, then Mario's player takes 1 of it."""
    table = CapTable("I0", "mario-I", "I1", respect=[14, 3, 14])
    table.round(["I0", "mario-I", "I1"], {0: 1})
    # Red: 14 + 1 hat - 1 wrong = 14, -1 stolen = 13. Green: 15 alone.
    assert table.respect == [13, 5, 15]
    assert table.state.standings().winners() == (2,)
    table = CapTable("I0", "mario-I", "I1", respect=[14, 3, 3], newspaper="Big score")
    table.round(["I0", "mario-I", "I1"], {0: 1})
    # 14 + 2 - 1 = 15 for a moment, then 1 is stolen: the game goes on.
    assert table.respect[0] == 14
    assert not table.state.is_over()


@rule("CAP-E25")
def test_the_supply_of_respect_has_no_limit() -> None:
    table = CapTable("I0", "I0", "I1", "I1", respect=[40, 40, 40, 40])
    table.round(["I0", "I0", "I1", "I1"], {})
    assert sum(table.respect) == 164


@rule("CAP-E28")
@pytest.mark.parametrize("seed", range(5))
def test_a_bot_can_play_on_for_a_seat_at_any_moment_and_the_seat_stays(seed: int) -> None:
    """Whoever decides for a seat, the seat is asked as before, and the game ends for all."""
    state = CAPO.deal(rules_of(4), fast_rng(seed), Windows.ALL, None)
    person, bot = fast_rng(seed, 1), fast_rng(seed, 2)
    decided = 0
    while not state.is_over():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        decided += seat == 2
        chooser = bot if seat == 2 and decided > 4 else person
        state.apply(seat, legal[chooser.below(len(legal))])
    assert len(state.standings().points) == 4


@rule("CAP-E30")
def test_after_a_hundred_rounds_it_ends_and_equal_leaders_share_the_win() -> None:
    """All do the mission and suspect each other wrongly: nobody ever gets anywhere."""
    table = CapTable("I0", "I0", "I1")
    state = table.state
    while not state.is_over():
        assert state.round <= 100
        state.respect[:] = [3, 3, 3]
        play_randomly(state, fast_rng(state.round), 1)
    assert state.round == 100
    state.respect[:] = [5, 5, 4]
    assert state.standings().winners() == (0, 1)


@rule("CAP-E32")
def test_places_go_by_respect_and_equal_respect_shares_one() -> None:
    table = CapTable("I0", "I0", "I1", "I1", respect=[14, 6, 9, 6])
    table.round(["I0", "I0", "I1", "I1"], {})
    standings = table.state.standings()
    assert standings.points == (15, 7, 10, 7)
    assert standings.places == (1, 3, 2, 3)
