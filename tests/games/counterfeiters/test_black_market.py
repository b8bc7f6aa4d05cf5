"""CFT-22 to CFT-28, CFT-E9 and CFT-E13: buying."""

from collections import Counter

import pytest

from backroom.games.counterfeiters.events import CardBought
from builders.counterfeiters import CARDS, CftTable, Player, card, card_name, rules_of
from builders.rule_marks import rule

FIVE = "printer ink paper hologram diner"


@rule("CFT-22", "CFT-23")
@pytest.mark.parametrize(
    ("slot", "price", "name"),
    [(1, 50, "printer"), (2, 40, "ink"), (3, 30, "paper"), (4, 20, "hologram"), (5, 10, "diner")],
)
def test_a_henchman_buys_the_card_above_his_space_at_the_price_of_the_space(
    slot: int, price: int, name: str
) -> None:
    table = CftTable(Player(cash=100, owns=""), Player(), market=FIVE).place(f"market {slot}")
    assert table.owns(0, name) == 1
    assert sum(table.state.view(1).players[0].cards) == 1
    assert table.cash == [100 - price, 0]
    assert table.heard(CardBought) == [CardBought(0, card(table.rules, name), price)]


@rule("CFT-23")
@pytest.mark.parametrize(("market", "price"), [("ink - - - -", 50), ("- - - - ink", 10)])
def test_the_same_card_is_dear_on_the_left_and_cheap_on_the_right(market: str, price: int) -> None:
    table = CftTable(Player(cash=50), Player(), market=market)
    table.place(f"market {1 + market.split().index('ink')}")
    assert table.cash[0] == 50 - price


@rule("CFT-23")
def test_three_and_four_players_pay_60_to_10() -> None:
    for slot, price in enumerate([60, 50, 40, 30, 20, 10], 1):
        table = CftTable(Player(cash=60), Player(), Player()).place(f"market {slot}")
        assert table.cash[0] == 60 - price


@rule("CFT-24", "CFT-42")
def test_neither_offshore_money_nor_fakes_pay_for_a_card() -> None:
    """T17."""
    table = CftTable(Player(cash=40, offshore=500, fakes="9★★★"), Player(), market=FIVE)
    assert table.why_not("market 1") == "CFT-24"
    assert table.can_place("market 1", "market 2") == [False, True]
    table.place("market 2")
    assert (table.cash[0], table.offshore[0], table.fakes(0)) == (0, 500, (0, 0, 9))


@rule("CFT-25", "CFT-4")
def test_a_card_is_kept_for_the_rest_of_the_game_however_often_it_is_used() -> None:
    table = CftTable(Player(cash=10, owns="printer ink"), Player(), market="- - - - paper")
    table.place("market 5").skip_round()
    for _ in range(4):
        table.place("print 1").skip_round()
    assert [table.owns(0, name) for name in ("printer", "ink", "paper")] == [1, 1, 1]
    assert table.fakes(0) == (0, 8, 0)


@rule("CFT-26")
def test_who_has_a_private_jet_cannot_buy_another_but_somebody_else_can() -> None:
    """T18."""
    table = CftTable(Player(cash=500, owns="jet"), Player(cash=50), market="- - - - jet")
    assert table.why_not("market 5") == "CFT-26"
    table.skip().place("market 5")
    assert table.owns(1, "jet") == 1


@rule("CFT-27")
def test_the_box_has_these_kinds_of_cards_and_one_lawyer_of_each_sort() -> None:
    rules = rules_of(4)
    box = Counter(kind for pile in rules.piles for kind in pile) + Counter(rules.starters)
    names = {card_name(rules, kind): count for kind, count in box.items()}
    assert set(names) == {*CARDS, "ticket-100", "ticket-150"}
    assert names["big-lawyer"] == names["bad-lawyer"] == 1
    holograms = names["hologram"]
    assert holograms == 4
    assert all(holograms < names[other] for other in ("printer", "ink", "paper"))


@rule("CFT-28", "CFT-E9")
def test_a_bought_card_leaves_its_slot_empty_until_the_end_of_the_round() -> None:
    table = CftTable(Player(cash=50), Player(cash=500), market=FIVE).place("market 3")
    assert table.market == "printer ink - hologram diner"
    assert table.state.view(1).market[2] is None
    table.skip(4)
    assert table.market == "printer ink - hologram diner"
    table.skip()
    assert "-" not in table.market


@rule("CFT-E9")
def test_the_space_of_an_empty_slot_cannot_be_used() -> None:
    table = CftTable(Player(cash=500), Player(), market="ink - paper - -")
    assert [table.why_not(f"market {slot}") for slot in (2, 4, 5)] == ["CFT-E9"] * 3
    assert table.can_place("market 1", "market 3") == [True, True]


@rule("CFT-E13")
@pytest.mark.parametrize("name", ["ink", "big-lawyer", "diner", "ticket-150"])
def test_one_may_buy_a_card_one_has_or_cannot_use(name: str) -> None:
    owns = "printer" if name == "big-lawyer" else f"printer {name}"
    slots = "ticket-150 - - - -" if name == "ticket-150" else f"{name} - - - -"
    others = [Player() for _ in range(3)]
    table = CftTable(Player(cash=60, owns=owns), *others, market=f"{slots} -")
    had = table.owns(0, name)
    assert table.place("market 1").owns(0, name) == had + 1
