"""CFT-E44: the real notes of the box, where there are no more than that."""

from typing import Any

import pytest

from backroom.games.counterfeiters.events import (
    BankShort,
    DinerServed,
    GodfatherPaid,
    NotesSold,
    TicketsPaid,
)
from backroom.games.counterfeiters.printed import print_matter
from backroom.games.counterfeiters.redeal import possible_splits
from backroom.kernel.messages import Refusal
from backroom.kernel.playout import play_randomly
from backroom.kernel.rng import fast_rng
from backroom.words import LANGUAGES, Speaker
from builders.counterfeiters import CFT, CftTable, Player, new_game, rules_of, space
from builders.rule_marks import rule

BOX = 32 * 10 + 68 * 50


def with_bank(money: int, *players: Player, **more: Any) -> CftTable:
    """A table of limited notes at which the bank has so much left: the last player has the rest,
    in the account."""
    others = sum(player.cash + player.offshore for player in players)
    *rest, last = players
    rich = last._replace(offshore=last.offshore + BOX - money - others)
    return CftTable(*rest, rich, real_notes="limited", **more)


def bank(table: CftTable) -> int:
    shown = table.state.view(0).bank
    assert shown is not None
    return shown


@rule("CFT-E44")
def test_the_box_holds_32_tens_and_68_fifties() -> None:
    notes = rules_of(2).board.ladders.real_notes
    assert notes is not None
    assert notes.values == (32, 68)
    assert rules_of(2, real_notes="limited").real_money * 10 == BOX == 3720
    assert print_matter(rules_of(2)).real_notes == (32, 68)


@rule("CFT-E44", "CFT-10")
def test_the_starting_money_comes_out_of_the_bank() -> None:
    assert new_game(4, real_notes="limited").view(0).bank == BOX - 20 - 30 - 40 - 50


@rule("CFT-E3", "CFT-E44")
def test_by_default_there_is_no_end_of_the_notes() -> None:
    table = CftTable(Player(), Player(offshore=1_000_000))
    table.place("tax fraud 1")
    assert table.cash[0] == 30
    assert table.state.view(0).bank is None


@rule("CFT-E44")
def test_the_bank_pays_what_it_has_and_the_rest_is_lost() -> None:
    table = with_bank(50, Player(fakes="4★★★"), Player())
    table.sell("receiver 1", "4★★★")
    assert table.cash[0] == 50
    assert table.fakes(0) == (0, 0, 0)
    assert table.heard(BankShort) == [BankShort(0, 160, 50)]
    assert table.heard(NotesSold) == [NotesSold(0, (0, 0, 4), 50)]
    assert bank(table) == 0


@rule("CFT-E44")
def test_an_empty_bank_closes_supermarket_receiver_and_tax_fraud() -> None:
    table = with_bank(0, Player(fakes="4★★★", owns="printer ink"), Player())
    closed = ["supermarket 1", "receiver 1", "tax fraud 1", "tax fraud 2"]
    assert table.can_place(*closed) == [False] * 4
    assert [table.why_not(each) for each in closed] == ["CFT-E44"] * 4
    assert table.can_place("print 1") == [True]


@rule("CFT-E44", "CFT-23")
def test_what_is_paid_to_the_bank_can_be_earned_again() -> None:
    table = with_bank(0, Player(cash=50), Player())
    table.place("market 1")
    assert bank(table) == 50
    assert table.can_place("tax fraud 1") == [True]


@rule("CFT-E44", "CFT-58")
def test_diners_are_paid_in_the_order_of_play_as_long_as_there_is_something() -> None:
    table = with_bank(
        120,
        Player(fakes="2★", owns="printer diner*2"),
        Player(fakes="1★ 3★★", owns="printer ink diner*2"),
        first=1,
    )
    table.skip_round()
    assert table.heard(DinerServed) == [
        DinerServed(1, (1, 1, 0), 100),
        DinerServed(0, (1, 0, 0), 20),
    ]
    assert table.fakes(0) == (1, 0, 0)
    assert bank(table) == 0


@rule("CFT-E44", "CFT-E27")
def test_a_chosen_dinner_that_cannot_be_paid_gives_up_its_lowest_notes_only() -> None:
    table = with_bank(
        40, Player(fakes="2★ 2★★★", owns="printer diner*2"), Player(), diners="choose"
    )
    table.skip_round()
    table.dine(0, "1★ 1★★★")
    assert table.fakes(0) == (1, 0, 2)
    assert table.cash[0] == 40


@rule("CFT-E44", "CFT-68")
def test_tickets_are_paid_in_the_order_of_play_as_far_as_the_bank_goes() -> None:
    table = with_bank(
        120,
        Player(owns="printer ticket-100"),
        Player(owns="printer ticket-100"),
        officer=11,
        first=1,
    )
    table.place("tax fraud 2")
    while not table.state.is_over():
        table.skip()
    paid = table.heard(TicketsPaid)
    assert [each.seat for each in paid] == [1, 0]
    assert sum(each.money for each in paid) < 200
    assert bank(table) == 0


@rule("CFT-E44", "CFT-45")
def test_all_see_what_each_pays_the_godfather_and_the_bank_has_it_back() -> None:
    table = with_bank(1000, Player(cash=130), Player(cash=50), officer=3)
    table.place("tax fraud 2")
    for seat in (0, 1, -1):
        assert table.heard(GodfatherPaid, seat) == [GodfatherPaid(0, 80), GodfatherPaid(1, 30)]
    assert bank(table) == 1000 - 30 + 80 + 30


@rule("CFT-E44", "CFT-E41")
def test_after_a_flight_and_the_godfather_the_total_is_known_and_the_split_nearly() -> None:
    table = CftTable(Player(cash=200), Player(cash=100), real_notes="limited", officer=3)
    table.fly("regular flight", deposit=90).place("tax fraud 2")
    paid = {each.seat: each.money for each in table.heard(GodfatherPaid, 1)}
    assert paid[0] == 40
    assert possible_splits(table.state)[0] == {13: 1 << 4 | 1 << 3}


@rule("CFT-E44")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_ever_has_more_than_the_box(seats: int) -> None:
    for seed in range(12):
        state = new_game(seats, seed, real_notes="limited", end_guard="on")
        play_randomly(state, fast_rng(seed, 1), int(state.rules.longest))
        assert sum(state.totals()) + state.bank_money() * 10 == BOX
        assert state.bank_money() >= 0


@rule("CFT-E44")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_bank_is_spoken_of(language: str) -> None:
    table = with_bank(20, Player(fakes="4★★★"), Player())
    teller = CFT.teller(table.rules)
    speaker = Speaker(language, teller)
    table.sell("receiver 1", "4★★★")
    assert "20" in speaker.say(teller.event(table.heard(BankShort)[0]))
    assert speaker.refusal(CFT, Refusal("CFT-E44", "bank_empty"))
    assert any("0" in speaker.say(line) for line in teller.position(table.state.view(1)))
    assert space(table.rules, "receiver 1") in table.occupants()
