"""CFT-2 and CFT-5 to CFT-14: before the first round, and the board as the dossier has it."""

from collections import Counter

import pytest

from backroom.games.counterfeiters.events import CardOffered, GameStarted, RoundStarted
from backroom.games.counterfeiters.state import CftState
from backroom.kernel.errors import BadInput
from backroom.kernel.state import heard_by
from builders.counterfeiters import (
    CFT,
    CftTable,
    Player,
    card_name,
    new_game,
    new_game_heard,
    rules_of,
)
from builders.rule_marks import rule

SEEDS = range(60)
TWO = """
    market 50, market 40, market 30, market 20 trash, market 10 trash, print, print cap,
    supermarket cap, supermarket cap, receiver, receiver cap, tax_fraud sunglasses, tax_fraud cap,
    regular_flight, private_jet"""
MORE = """
    market 60, market 50, market 40, market 30 trash, market 20 trash, market 10 trash,
    print, print, print cap, print cap, supermarket cap, supermarket cap, supermarket cap,
    receiver, receiver cap, tax_fraud sunglasses, tax_fraud cap, regular_flight, private_jet"""
PILES = {
    2: (
        "ink*2 paper*2 printer*2",
        "printer*2 hologram*2 diner jet",
        "printer diner*2 jet ticket-100",
        "printer diner ticket-100 ticket-150 big-lawyer",
    ),
    3: (
        "ink*3 paper*3 printer*2",
        "printer*3 hologram*3 diner jet",
        "printer diner*2 jet*2 ticket-100",
        "printer diner ticket-100 ticket-150 big-lawyer bad-lawyer",
    ),
    4: (
        "ink*3 paper*3 printer*3",
        "printer*3 hologram*4 diner jet",
        "printer*2 diner*3 jet*2 ticket-100*2",
        "printer diner ticket-100 ticket-150*2 big-lawyer bad-lawyer",
    ),
}
"""The dossier's C5: the cards of A, B, C and D by the number of players."""


def board_of(players: int) -> list[str]:
    """The spaces of the side that so many play on, in the words of the dossier's tables."""
    rules = rules_of(players)
    return [
        place.value
        + (f" {rules.prices[n] * 10}" if rules.prices[n] else "")
        + (" trash" if rules.trash[n] else "")
        + (" sunglasses" if rules.sunglasses[n] else "")
        + (" cap" if rules.caps[n] else "")
        for n, place in enumerate(rules.places)
    ]


def expected(names: str) -> Counter[str]:
    count: Counter[str] = Counter()
    for each in names.split():
        name, _, copies = each.partition("*")
        count[name] += int(copies or 1)
    return count


def clockwise(state: CftState) -> list[int]:
    return [(state.first + step) % state.seats for step in range(state.seats)]


@rule("CFT-5", "CFT-8")
@pytest.mark.parametrize("players", [1, 5])
def test_fewer_than_two_or_more_than_four_cannot_play(players: int) -> None:
    with pytest.raises(BadInput, match=f"2 to 4 players, not {players}"):
        CFT.rules(players)


@rule("CFT-5")
@pytest.mark.parametrize(("players", "board"), [(2, TWO), (3, MORE), (4, MORE)])
def test_two_play_on_one_side_of_the_board_three_and_four_on_the_other(
    players: int, board: str
) -> None:
    assert board_of(players) == [each.strip() for each in board.split(",")]


@rule("CFT-6", "CFT-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_bank_has_thirty_thirty_and_forty_fakes(players: int) -> None:
    stock = new_game(players).stock()
    assert [stock[f"fakes {stars} bank"] for stars in ("★", "★★", "★★★")] == [30, 30, 40]


@rule("CFT-7", "CFT-5")
@pytest.mark.parametrize(("players", "start", "steps"), [(2, 0, 12), (3, 7, 19), (4, 0, 26)])
def test_the_officer_starts_on_the_space_of_the_number_of_players(
    players: int, start: int, steps: int
) -> None:
    """T6 for two players."""
    state = new_game(players)
    assert state.view(-1).officer == start
    assert len(state.rules.track) - 1 - start == steps


@rule("CFT-8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_three_henchmen_an_empty_account_and_a_colour_of_his_own(
    players: int,
) -> None:
    state = new_game(players)
    for seat in range(players):
        assert state.view(seat).players[seat].henchmen == 3
        assert state.view(seat).offshore == 0
    teller = CFT.teller(state.rules)
    assert len({teller.seat(seat).name for seat in range(players)}) == players


@rule("CFT-9", "CFT-E33")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_names_the_first_player_who_has_the_marker_and_begins(players: int) -> None:
    firsts = set()
    for seed in SEEDS:
        state, told = new_game_heard(players, seed)
        firsts.add(state.first)
        assert state.marker == state.first
        assert state.to_act() == (state.first,)
        started = [e for e in heard_by(-1, told) if isinstance(e, GameStarted | RoundStarted)]
        assert [event.first for event in started] == [state.first, state.first]
    assert firsts == set(range(players))


@rule("CFT-E33")
def test_as_an_option_the_first_seat_starts_so_a_rematch_can_seat_the_loser_there() -> None:
    assert {new_game(3, seed, first_player="first_seat").first for seed in SEEDS} == {0}


@rule("CFT-10", "CFT-11", "CFT-8")
def test_four_start_with_20_30_40_and_50_a_printer_and_a_component() -> None:
    """T5."""
    for seed in SEEDS:
        state = new_game(4, seed)
        views = [state.view(seat) for seat in clockwise(state)]
        assert [view.cash for view in views] == [20, 30, 40, 50]
        for view in views:
            names = Counter(
                {
                    card_name(state.rules, kind): count
                    for kind, count in enumerate(view.players[view.seat].cards)
                    if count
                }
            )
            assert names in (expected("printer ink"), expected("printer paper"))
            assert view.offshore == 0
            assert view.fakes == (0, 0, 0)


@rule("CFT-10", "CFT-12", "CFT-7")
def test_two_start_with_20_and_30() -> None:
    """T6."""
    for seed in SEEDS:
        state = new_game(2, seed)
        assert [state.view(seat).cash for seat in clockwise(state)] == [20, 30]


@rule("CFT-11", "CFT-E30")
def test_the_component_is_random_and_two_players_may_start_with_the_same() -> None:
    dealt = set()
    for seed in range(100):
        state = new_game(2, seed, first_player="first_seat")
        dealt.add(tuple("ink" if state.owns(seat, 1) else "paper" for seat in range(2)))
    assert dealt == {(one, two) for one in ("ink", "paper") for two in ("ink", "paper")}


@rule("CFT-11")
def test_the_start_components_are_two_inks_and_two_papers_never_a_hologram() -> None:
    for seed in SEEDS:
        state = new_game(4, seed)
        assert [sum(state.owns(seat, kind) for seat in range(4)) for kind in (1, 2, 3)] == [2, 2, 0]


@rule("CFT-12")
@pytest.mark.parametrize(("players", "cards"), [(2, 22), (3, 28), (4, 34)])
def test_cards_marked_three_or_four_are_used_only_with_so_many(players: int, cards: int) -> None:
    """T6, T7: with their start cards, four play with the whole box of 42."""
    state = new_game(players)
    stock = state.stock()
    assert stock["pile"] + stock["market"] == cards
    for kind in range(state.rules.kinds):
        name = card_name(state.rules, kind)
        started = sum(state.owns(seat, kind) for seat in range(players))
        in_game = sum(expected(names)[name] for names in PILES[players])
        assert stock[f"card {kind}"] - started == in_game
    if players == 4:
        assert (
            stock["pile"] + stock["market"] + sum(stock[f"cards {seat}"] for seat in range(4)) == 42
        )


@rule("CFT-13", "CFT-14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_a_cards_come_before_all_b_then_c_then_d(players: int) -> None:
    """T7: everybody passes until the pile is empty, so all cards come by in their order."""
    state, told = new_game_heard(players, 5)
    while state.view(-1).pile:
        state.apply(state.to_act()[0], state.legal(state.to_act()[0])[0])
    offered = [
        card_name(state.rules, event.card)
        for event in heard_by(-1, told)
        if isinstance(event, CardOffered)
    ]
    for names in PILES[players]:
        pile = expected(names)
        assert Counter(offered[: pile.total()]) == pile
        offered = offered[pile.total() :]
    assert offered == []


@rule("CFT-13")
def test_each_category_is_shuffled() -> None:
    orders = {tuple(new_game(2, seed).market) for seed in SEEDS}
    assert len(orders) > 20
    assert {order[-1] for order in orders} == {0, 1, 2}


@rule("CFT-14", "CFT-E8")
@pytest.mark.parametrize(("players", "slots"), [(2, 5), (3, 6), (4, 6)])
def test_every_slot_of_the_market_is_filled_from_right_to_left(players: int, slots: int) -> None:
    state, told = new_game_heard(players)
    offered = [event for event in heard_by(-1, told) if isinstance(event, CardOffered)]
    assert [event.slot for event in offered] == list(reversed(range(slots)))
    assert tuple(event.card for event in reversed(offered)) == state.view(0).market


@rule("CFT-2", "CFT-E2")
def test_a_fifty_is_changed_into_tens_whenever_somebody_pays() -> None:
    table = CftTable(Player(fakes="1★"), Player(), market="ink ink paper paper printer")
    table.sell("supermarket 1", "1★").skip().place("market 5")
    assert table.cash[0] == 40
    assert table.state.view(0).cash == 40
