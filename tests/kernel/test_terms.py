"""Actions that are too many to list say their terms; whatever does not fit is refused in words."""

from typing import Any

import pytest

from backroom.games.la_cosa_nostra.trade.terms import Offer, Side
from backroom.kernel.errors import BadInput
from backroom.kernel.game import find_game
from backroom.kernel.wire import decode_action, encode, schema, wire_action
from backroom.table import Table

LCN = find_game("la-cosa-nostra")
CAPO = find_game("capo-della-mafia")
OFFER = {"do": "offer", "partner": 1, "gives": {"cash": 1000}, "gets": {}}


def test_the_terms_of_an_offer_come_back_from_the_wire() -> None:
    action = LCN.action(len(LCN.actions), OFFER)
    assert action.terms() == Offer(1, Side(cash=1000), Side())
    sent = decode_action(encode(wire_action(0, action)))
    assert sent.seat == 0
    assert LCN.action(sent.action, sent.terms).terms() == action.terms()


def test_an_action_of_the_list_has_no_terms_on_the_wire() -> None:
    assert encode(wire_action(2, CAPO.actions[5])) == b'{"seat":2,"action":5}'


@pytest.mark.parametrize(
    "terms",
    [
        {"do": "beg"},
        {"do": "offer"},
        OFFER | {"partner": "everybody"},
        OFFER | {"hand": [1]},
        OFFER | {"gives": {"cash": 1.5}},
        OFFER | {"gives": {"promises": [{"kind": "cross_my_heart"}]}},
        "all my money",
        17,
    ],
)
def test_terms_that_make_no_sense_are_refused_in_words(terms: Any) -> None:
    with pytest.raises(BadInput, match="these terms cannot be read"):
        LCN.action(len(LCN.actions), terms)


@pytest.mark.parametrize("index", [0, -1, len(LCN.actions) + 1])
def test_terms_belong_to_one_number_only(index: int) -> None:
    with pytest.raises(BadInput, match="has no terms"):
        LCN.action(index, OFFER)


def test_a_game_without_deals_has_no_terms() -> None:
    with pytest.raises(BadInput, match="has no terms"):
        CAPO.action(len(CAPO.actions), OFFER)
    assert "terms" not in schema(CAPO)["properties"]
    assert "terms" in schema(LCN)["properties"]


def test_an_offer_is_kept_in_the_log_and_made_again_when_it_is_read() -> None:
    table = Table.open(LCN, 3, {}, "log of an offer")
    for seat in range(3):
        assert table.act(seat, table.state.legal(seat)[0].index) is None
    assert table.act(0, len(LCN.actions), OFFER | {"gets": {"cash": 2000}}) is None
    again = Table.read(table.log(), "the log", LCN)
    assert again.state == table.state
    assert again.told == table.told
    assert '"terms":{"do":"offer"' in table.log()
