"""CAP-1 to CAP-7: before the first round."""

import pytest

from backroom.games.capo_della_mafia.handful import size
from backroom.games.capo_della_mafia.state import CapState
from backroom.kernel.errors import BadInput
from backroom.kernel.game import find_game
from backroom.kernel.playout import play_randomly
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import Windows
from builders.capo_della_mafia import CAPO, CapTable, rules_of
from builders.rule_marks import rule


def new_game(players: int, seed: int = 1, **options: str) -> CapState:
    state = CAPO.deal(rules_of(players, **options), fast_rng(seed), Windows.ALL, None)
    assert isinstance(state, CapState)
    return state


@rule("CAP-1")
@pytest.mark.parametrize("players", [1, 2, 8, 9])
def test_fewer_than_three_or_more_than_seven_cannot_play(players: int) -> None:
    with pytest.raises(BadInput, match=f"3 to 7 players, not {players} .CAP-1."):
        CAPO.rules(players)


@rule("CAP-1", "CAP-2")
@pytest.mark.parametrize("players", range(3, 8))
def test_three_to_seven_sit_down_each_with_a_colour_of_their_own(players: int) -> None:
    teller = CAPO.teller(rules_of(players))
    assert len({teller.seat(seat).name for seat in range(players)}) == players
    assert len(new_game(players).view(0).players) == players


@rule("CAP-3", "CAP-4", "CAP-5")
def test_four_players_start_with_five_cards_and_three_respect_and_fifty_cards_are_left() -> None:
    state = new_game(4)
    assert [size(hand) for hand in state.hands] == [5, 5, 5, 5]
    assert list(state.respect) == [3, 3, 3, 3]
    assert len(state.pile) == 50
    turned = 1
    assert len(state.mission_pile) + (state.next_mission >= 0) + turned == 16
    assert len(state.newspaper_pile) + (state.newspaper >= 0) == 10


@rule("CAP-4", "CAP-5", "CAP-E35")
@pytest.mark.parametrize("deck", ["milder", "main"])
def test_both_decks_have_seventy_maffiosi_sixteen_missions_and_ten_newspapers(deck: str) -> None:
    rules = rules_of(4, deck=deck)
    assert sum(rules.copies) == len(rules.deck) == 70
    assert len(rules.max_stars) == 16
    assert len(rules.effects) == 10


@rule("CAP-4")
def test_the_deal_is_shuffled_each_card_kind_reaches_each_seat() -> None:
    reached: set[tuple[int, int]] = set()
    for seed in range(600):
        for seat, hand in enumerate(new_game(3, seed).hands):
            while hand:
                reached.add((seat, (hand & 127) - 1))
                hand >>= 7
    kinds = {kind for kind in rules_of(3).deck}
    assert reached == {(seat, kind) for seat in range(3) for kind in kinds}


@rule("CAP-E35")
def test_the_milder_deck_is_the_default_and_lets_its_specials_draw_less_attention() -> None:
    milder, main = rules_of(3), rules_of(3, deck="main")
    assert milder.options["deck"] == "milder"
    assert sum(milder.stars[kind] for kind in milder.deck) < sum(
        main.stars[kind] for kind in main.deck
    )


@rule("CAP-E35")
@pytest.mark.parametrize(("deck", "mean"), [("milder", 0.74), ("main", 0.65)])
def test_the_share_of_honest_five_card_hands_is_what_the_dossier_measured(
    deck: str, mean: float
) -> None:
    """Tony counted with his extra star, as the dossier did; 300 hands a mission."""
    from itertools import combinations

    from backroom.games.capo_della_mafia.handful import cards_in, handful
    from backroom.games.capo_della_mafia.mission import stars_of, symbols_missing

    rules = rules_of(3, deck=deck)
    good = 0
    hands = [cards_in(new_game(3, seed, deck=deck).hands[0]) for seed in range(300)]
    for mission in range(16):
        for hand in hands:
            good += any(
                symbols_missing(rules, handful(some), mission) == 0
                and stars_of(rules, handful(some), sum(rules.squeals[each] for each in some))
                <= rules.max_stars[mission]
                for count in range(1, 6)
                for some in combinations(hand, count)
            )
    assert abs(good / (16 * 300) - mean) < 0.03


@rule("CAP-6", "CAP-41")
def test_the_game_is_played_to_fifteen_respect() -> None:
    table = CapTable("I0 I1", "I0 I1", "I1 I1", respect=[13, 3, 3])
    table.round(["I0", "I0", "I1"], {})
    assert table.respect == [14, 4, 4]
    assert not table.state.is_over()
    state = table.state
    while not state.is_over():
        before = max(state.respect)
        play_randomly(state, fast_rng(3), 1)
    assert before < 15 <= max(state.respect)


@rule("CAP-7")
def test_the_first_game_has_67_cards_no_tony_no_newspaper_and_ends_at_ten() -> None:
    rules = rules_of(4, first_game="on")
    assert len(rules.deck) == 67
    assert not any(rules.squeals[kind] for kind in rules.deck)
    assert rules.target == 10
    for seed in range(30):
        state = new_game(4, seed, first_game="on")
        while not state.is_over():
            assert state.newspaper == -1
            assert max(state.respect) < 10 or len(set(state.respect)) < 4
            play_randomly(state, fast_rng(seed), 1)
        assert max(state.respect) >= 10


@rule("CAP-7")
def test_the_first_game_variant_is_all_three_changes_together_or_none() -> None:
    option = next(each for each in find_game("capo-della-mafia").options if each.rule == "CAP-7")
    assert option.values == ("off", "on")
    whole = rules_of(4)
    assert (len(whole.deck), len(whole.effects), whole.target) == (70, 10, 15)
