"""CFT-37 to CFT-44 and CFT-E14, CFT-E16: honest money, first player, offshore account."""

import pickle

import pytest

from backroom.games.counterfeiters.events import FlightTaken, MarkerTaken, MoneyMoved, TaxesDodged
from backroom.kernel.errors import BadInput
from backroom.kernel.wire import decode_action, encode, wire_action
from builders.counterfeiters import CFT, CftTable, Player, transfer
from builders.rule_marks import rule


@rule("CFT-37")
@pytest.mark.parametrize("space", ["tax fraud 1", "tax fraud 2"])
def test_tax_fraud_brings_30_dollars(space: str) -> None:
    table = CftTable(Player(cash=10), Player()).place(space)
    assert table.cash == [40, 0]
    assert table.heard(TaxesDodged, 1) == [TaxesDodged(0, 30)]


@rule("CFT-38", "CFT-61")
def test_the_sunglasses_bring_the_marker_at_once_and_the_first_turn_of_the_next_round() -> None:
    """T26: the order of the present round stays as it is."""
    table = CftTable(Player(), Player(), Player(), round=2)
    table.skip(2).place("tax fraud 1")
    assert (table.state.view(0).marker, table.state.view(0).first) == (2, 0)
    assert table.heard(MarkerTaken) == [MarkerTaken(2)]
    order = []
    while table.state.round == 2:
        order.append(table.turn)
        table.skip()
    assert order == [0, 1, 2, 0, 1, 2]
    assert table.state.round == 3
    order = []
    while table.state.round == 3:
        order.append(table.turn)
        table.skip()
    assert order == [2, 0, 1, 2, 0, 1, 2, 0, 1]


@rule("CFT-38")
def test_the_other_tax_fraud_does_not_bring_the_marker() -> None:
    table = CftTable(Player(), Player()).skip().place("tax fraud 2")
    assert table.state.marker == 0
    assert not table.heard(MarkerTaken)


@rule("CFT-39", "CFT-61")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_if_nobody_wants_the_sunglasses_the_marker_stays(holder: int) -> None:
    table = CftTable(Player(), Player(), Player(), first=holder)
    for _ in range(3):
        table.skip_round()
        assert table.state.marker == holder
        assert table.turn == holder


@rule("CFT-40", "CFT-44")
def test_any_amount_goes_to_the_account_or_comes_back() -> None:
    table = CftTable(Player(cash=100, offshore=50), Player()).place("regular flight")
    wanted = {transfer(deposit=money) for money in range(10, 71, 10)}
    wanted |= {transfer(withdraw=money) for money in range(10, 51, 10)}
    assert set(table.state.legal(0)) == wanted
    assert table.why_not(transfer(deposit=80)) == "CFT-40"
    assert table.why_not(transfer(withdraw=60)) == "CFT-40"


@rule("CFT-40")
@pytest.mark.parametrize(
    ("deposit", "withdraw", "cash", "offshore"),
    [(70, 0, 0, 120), (10, 0, 60, 60), (0, 50, 120, 0), (0, 10, 80, 40)],
)
def test_what_is_moved_leaves_the_one_place_for_the_other(
    deposit: int, withdraw: int, cash: int, offshore: int
) -> None:
    table = CftTable(Player(cash=100, offshore=50), Player())
    table.fly("regular flight", deposit, withdraw)
    assert (table.cash[0], table.offshore[0]) == (cash, offshore)


@rule("CFT-41", "CFT-46")
def test_the_godfather_never_touches_the_account() -> None:
    table = CftTable(Player(cash=130), Player(), officer=3)
    table.fly("regular flight", deposit=80).place("tax fraud 2")
    assert (table.cash[0], table.offshore[0]) == (10, 80)


@rule("CFT-41", "CFT-69")
def test_money_in_the_account_counts_in_full_at_the_end() -> None:
    table = CftTable(Player(offshore=200), Player(cash=170), officer=11, henchmen=[1, 0])
    table.place("tax fraud 2")
    # The other one had more on the table, but half of it went to the Godfather.
    assert table.state.standings().points == (210, 80)
    assert table.state.standings().winners() == (0,)


@rule("CFT-42")
def test_the_fare_is_paid_in_cash_never_from_the_account() -> None:
    table = CftTable(Player(cash=20, offshore=500), Player())
    assert table.why_not("regular flight") == "CFT-42"


@rule("CFT-43")
def test_without_a_private_jet_nobody_boards_one() -> None:
    """T20."""
    table = CftTable(Player(cash=500), Player())
    assert table.why_not("private jet") == "CFT-43"
    assert table.can_place("regular flight") == [True]


@rule("CFT-43")
def test_the_private_jet_flies_its_owner_for_nothing() -> None:
    table = CftTable(Player(cash=100, owns="jet"), Player()).fly("private jet", deposit=100)
    assert (table.cash[0], table.offshore[0]) == (0, 100)
    assert table.heard(FlightTaken, 1) == [FlightTaken(0, 0)]


@rule("CFT-44")
@pytest.mark.parametrize("owns", ["printer", "jet"])
def test_the_regular_flight_costs_30_jet_or_no_jet(owns: str) -> None:
    """T19."""
    table = CftTable(Player(cash=100, owns=owns), Player()).fly("regular flight", deposit=50)
    assert (table.cash[0], table.offshore[0]) == (20, 50)
    assert table.heard(FlightTaken, 1) == [FlightTaken(0, 30)]


@rule("CFT-44", "CFT-17")
def test_there_is_one_regular_flight_a_round() -> None:
    table = CftTable(Player(cash=100), Player(cash=100)).fly("regular flight", deposit=10)
    assert table.why_not("regular flight") == "CFT-17"


@rule("CFT-E14")
def test_the_fare_is_paid_first_so_the_last_30_dollars_cannot_be_deposited() -> None:
    table = CftTable(Player(cash=30, offshore=100), Player()).place("regular flight")
    assert table.cash[0] == 0
    assert set(table.state.legal(0)) == {transfer(withdraw=m) for m in range(10, 101, 10)}
    assert CftTable(Player(cash=30), Player()).why_not("regular flight") == "CFT-E11"


@rule("CFT-E14")
def test_a_flight_is_one_transfer_in_one_direction() -> None:
    table = CftTable(Player(cash=100, offshore=50), Player()).fly("regular flight", deposit=10)
    assert table.turn == 1
    assert table.why_not(transfer(withdraw=10), 0) == "CFT-E42"


@rule("CFT-E16")
def test_a_flight_before_the_strike_stands() -> None:
    table = CftTable(Player(cash=100, owns="jet"), Player(), officer=6)
    table.fly("regular flight", deposit=70).place("tax fraud 2")
    assert table.state.view(0).strike
    assert (table.cash[0], table.offshore[0]) == (0, 70)
    assert table.occupants()[13] == 0
    assert table.why_not("private jet") == "CFT-47"


@rule("CFT-40", "CFT-E14")
@pytest.mark.parametrize("money", [4000, 4010, 73_210])
def test_a_flight_moves_any_amount_however_great(money: int) -> None:
    table = CftTable(Player(cash=80_000, owns="printer jet"), Player())
    table.place("private jet")
    state = table.state
    assert state.attempt(0, transfer(deposit=money)) is None
    assert (table.offshore[0], table.cash[0]) == (money, 80_000 - money)
    assert table.heard(MoneyMoved, 0) == [MoneyMoved(0, money)]


@rule("CFT-40")
def test_nobody_flies_with_more_than_there_is_however_great() -> None:
    table = CftTable(Player(cash=5000, offshore=20, owns="printer jet"), Player())
    table.place("private jet")
    refusal = table.state.refuse(0, transfer(deposit=5010))
    assert refusal is not None
    assert refusal.rule == "CFT-40"
    assert table.state.refuse(0, transfer(withdraw=4010)) is not None


@rule("CFT-E14")
def test_a_great_amount_goes_over_the_wire_and_back() -> None:
    table = CftTable(Player(cash=5000, offshore=9000, owns="printer jet"), Player())
    assert table.state.menu(0) == ()
    table.place("private jet")
    everything = table.state.menu(0)
    assert [each.amounts() for each in everything] == [(5000,), (-9000,)]
    for action in everything:
        sent = decode_action(encode(wire_action(0, action)))
        again = CFT.action(sent.action, sent.terms)
        assert (again.terms(), again.amounts()) == (action.terms(), action.amounts())
        assert pickle.loads(pickle.dumps(action)).amounts() == action.amounts()
    assert table.state.menu(1) == ()


@rule("CFT-E14")
@pytest.mark.parametrize("dollars", [0, -10, 4015, "all"])
def test_an_amount_that_no_notes_make_is_refused(dollars: object) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        CFT.action(len(CFT.actions), {"kind": "deposit", "dollars": dollars})


@rule("CFT-E14")
def test_a_small_amount_in_words_is_the_same_as_the_listed_one() -> None:
    said = CFT.action(len(CFT.actions), {"kind": "withdrawal", "dollars": 120})
    assert said is transfer(withdraw=120)
