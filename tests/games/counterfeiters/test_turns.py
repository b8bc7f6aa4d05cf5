"""CFT-15 to CFT-21, CFT-E11, CFT-E36, CFT-E39 and CFT-E42: a turn, step by step."""

import pytest

from backroom.games.counterfeiters.actions import DEPOSIT, PASS, PLACE, SELL, TAKE, CftAction
from backroom.games.counterfeiters.events import FlightTaken, HenchmanPlaced, OfficerMoved, Passed
from backroom.kernel.rng import fast_rng
from builders.counterfeiters import CftTable, Player, new_game, sale, transfer
from builders.rule_marks import rule


@rule("CFT-15")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_clockwise_from_the_first_player(first: int) -> None:
    table = CftTable(Player(), Player(), Player(), first=first)
    turns = []
    while table.state.round == 1:
        turns.append(table.turn)
        table.skip()
    assert turns == [(first + step) % 3 for step in range(9)]


@rule("CFT-15")
def test_a_turn_is_one_henchman_on_one_space_and_its_action() -> None:
    table = CftTable(Player(owns="printer ink"), Player()).place("print 1")
    assert table.turn == 1
    assert list(table.state.henchmen) == [2, 3]
    assert list(table.occupants().values()) == [0]
    assert table.fakes(0) == (2, 0, 0)


@rule("CFT-16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_three_turns_a_round(players: int) -> None:
    table = CftTable(*[Player() for _ in range(players)])
    turns = [0] * players
    while table.state.round == 1:
        turns[table.turn] += 1
        table.skip()
    assert turns == [3] * players


@rule("CFT-17")
def test_a_space_is_used_once_a_round_by_anybody() -> None:
    """T40: neither the same player nor another may use it again; in the next round all may."""
    table = CftTable(Player(), Player()).place("tax fraud 1")
    assert table.why_not("tax fraud 1") == "CFT-17"
    table.skip()
    assert table.why_not("tax fraud 1") == "CFT-17"
    table.skip_round()
    assert table.can_place("tax fraud 1") == [True]


@rule("CFT-18")
def test_first_the_henchman_then_the_action_then_the_officer_then_what_awaits_him() -> None:
    table = CftTable(Player(), Player(cash=100), officer=3).place("tax fraud 2")
    assert table.happened()[:4] == [
        "HenchmanPlaced",
        "TaxesDodged",
        "OfficerMoved",
        "GodfatherCame",
    ]
    # The $30 were already behind the screen when the Godfather came: he took 20 of them.
    assert table.cash == [10, 50]


@rule("CFT-18")
def test_the_officer_waits_until_the_notes_are_on_the_counter() -> None:
    table = CftTable(Player(fakes="2★"), Player()).place("supermarket 1")
    assert table.state.officer == 0
    table.hand_in("2★")
    assert table.state.officer == 1
    assert table.happened() == ["HenchmanPlaced", "NotesSpent", "OfficerMoved"]


@rule("CFT-18")
@pytest.mark.parametrize("players", [2, 3])
def test_every_space_with_a_cap_moves_the_officer_one_space_and_no_other_space_does(
    players: int,
) -> None:
    rich = Player(cash=500, fakes="8★", owns="printer ink jet")
    for spot, watched in enumerate(CftTable(*[rich] + [Player()] * (players - 1)).rules.caps):
        table = CftTable(*[rich] + [Player()] * (players - 1))
        start = table.state.officer
        table.do(PLACE[spot])
        if table.state.step.value == "notes":
            table.hand_in("1★")
        if table.state.step.value == "transfer":
            table.do(DEPOSIT[0])
        assert table.turn == 1
        assert table.state.officer == start + watched
        assert len(table.heard(OfficerMoved)) == watched


@rule("CFT-19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_can_buy_print_spend_launder_dodge_taxes_and_fly(players: int) -> None:
    rich = Player(cash=500, fakes="8★", owns="printer ink jet")
    table = CftTable(*[rich] + [Player()] * (players - 1))
    spaces = table.possible_spaces()
    assert spaces == set(range(table.rules.spaces))
    assert {table.rules.places[spot].value for spot in spaces} == {
        "market",
        "print",
        "supermarket",
        "receiver",
        "tax_fraud",
        "regular_flight",
        "private_jet",
    }


@rule("CFT-20", "CFT-21")
def test_who_passes_lays_a_henchman_flat_and_nothing_else_happens() -> None:
    """T39: also when there is something that one could do."""
    table = CftTable(Player(cash=50, owns="printer ink"), Player(), officer=3)
    assert len(table.state.legal(0)) > 1
    table.skip()
    assert (table.state.henchmen[0], table.state.passed[0]) == (2, 1)
    assert table.occupants() == {}
    assert table.state.officer == 3
    assert table.cash == [50, 0]
    assert table.turn == 1
    assert table.heard(Passed) == [Passed(0)]
    assert not table.heard(OfficerMoved)


@rule("CFT-20")
def test_a_flat_henchman_is_out_for_the_rest_of_the_round_only() -> None:
    table = CftTable(Player(), Player()).skip().place("tax fraud 1").skip().place("tax fraud 2")
    assert list(table.state.henchmen) == [1, 1]
    assert list(table.state.passed) == [2, 0]
    table.skip_round()
    assert table.state.round == 2
    assert list(table.state.henchmen) == [3, 3]
    assert list(table.state.passed) == [0, 0]


@rule("CFT-20")
def test_who_cannot_do_anything_must_pass() -> None:
    poor = Player(owns="printer ink")
    table = CftTable(poor, poor, bank="0★ 0★★ 0★★★", market="- - - - -")
    table.place("tax fraud 1").place("tax fraud 2")
    assert table.state.legal(0) == (PASS,)


@rule("CFT-E11", "CFT-20")
@pytest.mark.parametrize(
    ("player", "space", "forbidden_by"),
    [
        (Player(), "supermarket 1", "CFT-E11"),
        (Player(), "receiver 1", "CFT-E11"),
        (Player(cash=40), "market 1", "CFT-24"),
        (Player(cash=500), "market 5", "CFT-E9"),
        (Player(cash=500, owns="jet"), "market 2", "CFT-26"),
        (Player(cash=20, offshore=500), "regular flight", "CFT-42"),
        (Player(cash=30), "regular flight", "CFT-E11"),
        (Player(owns="jet"), "private jet", "CFT-E11"),
        (Player(cash=500, offshore=500), "private jet", "CFT-43"),
    ],
)
def test_nobody_stands_on_a_space_just_to_block_it_or_to_move_the_officer(
    player: Player, space: str, forbidden_by: str
) -> None:
    table = CftTable(player, Player(), market="ink jet ink paper -")
    assert table.why_not(space) == forbidden_by


@rule("CFT-E11")
def test_a_supermarket_is_not_for_those_whose_notes_it_would_refuse() -> None:
    assert CftTable(Player(fakes="3★"), Player(), officer=6).why_not("supermarket 1") == "CFT-E11"


@rule("CFT-E39")
def test_the_space_comes_first_the_notes_or_the_amount_second_and_there_is_no_way_back() -> None:
    table = CftTable(Player(cash=100, fakes="3★"), Player())
    assert table.why_not(sale("1★")) == "CFT-E39"
    assert table.why_not(transfer(deposit=10)) == "CFT-E39"
    table.place("supermarket 1")
    assert (table.turn, table.state.step.value) == (0, "notes")
    for action in (PASS, PLACE[5], transfer(deposit=10)):
        assert table.why_not(action) == "CFT-E39"
    table.hand_in("1★").skip().place("regular flight")
    assert (table.turn, table.state.step.value) == (0, "transfer")
    for action in (PASS, PLACE[5], sale("1★")):
        assert table.why_not(action) == "CFT-E39"


@rule("CFT-E39")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_can_be_chosen_can_be_finished(players: int) -> None:
    """Nobody ever stands on a space whose action he cannot carry out."""
    for seed in range(15):
        state = new_game(players, seed)
        chooser = fast_rng(seed, 1)
        while not state.is_over():
            seat = state.to_act()[0]
            legal = state.legal(seat)
            assert legal
            assert all(state.refuse(seat, action) is None for action in legal)
            state.apply(seat, legal[chooser.below(len(legal))])


@rule("CFT-E36")
def test_when_the_clock_runs_out_the_turn_is_passed() -> None:
    table = CftTable(Player(cash=100, fakes="3★"), Player())
    assert table.state.neutral(0, fast_rng(1)) is PASS


@rule("CFT-E36")
@pytest.mark.parametrize(
    ("space", "officer", "least"),
    [
        ("receiver 1", 0, sale("1★")),
        ("supermarket 1", 0, sale("1★")),
        ("supermarket 1", 6, sale("1★★")),
        ("regular flight", 0, transfer(deposit=10)),
    ],
)
def test_when_the_clock_runs_out_in_the_middle_of_an_action_the_least_of_it_is_done(
    space: str, officer: int, least: CftAction
) -> None:
    table = CftTable(Player(cash=100, fakes="3★ 2★★ 1★★★"), Player(), officer=officer)
    assert table.place(space).state.neutral(0, fast_rng(1)) is least


@rule("CFT-E36")
def test_when_the_clock_runs_out_on_a_flight_without_cash_ten_dollars_come_back() -> None:
    table = CftTable(Player(cash=30, offshore=100), Player()).place("regular flight")
    assert table.state.neutral(0, fast_rng(1)) is transfer(withdraw=10)


@rule("CFT-E36")
@pytest.mark.parametrize("diners", ["lowest", "choose"])
def test_a_game_in_which_every_clock_runs_out_comes_to_its_end(diners: str) -> None:
    for seed in range(5):
        state = new_game(3, seed, diners=diners)
        chooser = fast_rng(seed, 1)
        while not state.is_over():
            seat = state.to_act()[0]
            legal = state.legal(seat)
            late = chooser.below(2) == 0
            action = state.neutral(seat, chooser) if late else legal[chooser.below(len(legal))]
            assert state.attempt(seat, action) is None


@rule("CFT-E42")
def test_only_the_player_whose_turn_it_is_may_act() -> None:
    table = CftTable(Player(cash=100), Player(cash=100), Player(cash=100))
    for seat in (1, 2):
        assert table.state.legal(seat) == ()
        assert table.why_not("tax fraud 1", seat) == "CFT-E42"
        assert table.why_not(PASS, seat) == "CFT-E42"
    table.place("regular flight")
    assert table.why_not(transfer(deposit=10), 1) == "CFT-E42"
    assert table.heard(HenchmanPlaced) == [HenchmanPlaced(0, 17)]
    assert table.heard(FlightTaken) == [FlightTaken(0, 30)]


@rule("CFT-E42")
def test_after_the_end_nobody_may_act() -> None:
    table = CftTable(Player(), Player(), officer=11, henchmen=[1, 0]).place("tax fraud 2")
    assert table.state.is_over()
    assert table.state.to_act() == ()
    for seat in (0, 1):
        for action in (PASS, PLACE[11], SELL[0], TAKE[11], DEPOSIT[0]):
            assert table.why_not(action, seat) == "CFT-E42"


@rule("CFT-65")
def test_in_a_round_nobody_takes_a_henchman_back() -> None:
    table = CftTable(Player(owns="printer big-lawyer"), Player()).place("tax fraud 1").skip()
    assert table.why_not(TAKE[11]) == "CFT-65"
