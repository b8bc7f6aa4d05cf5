"""What a bot says with what it does: a message that everybody reads in his own language."""

from collections.abc import Iterator

import pytest

from backroom.games.la_cosa_nostra.actions import LcnDeal
from backroom.games.la_cosa_nostra.terms import Offer, Side
from backroom.kernel.messages import as_message
from backroom.words import LANGUAGES, Speaker
from house import Client, House, Json, Socket, open_house
from lcn_table import LCN

IMPUDENT: Json = {"do": "offer", "gives": {}, "gets": {"cash": 1000}}
"""Money for nothing."""
NOT_NOW = ("lcn-refused-trade-locked", "lcn-refused-no-money")
OFFER = int(LcnDeal(Offer(1, Side(), Side(cash=1000))).index)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("speaking")) as house:
        yield house


def begun(house: House, talk: str) -> tuple[Client, Json]:
    """A table of one person against bots that judge."""
    person = house.guest("Anna")
    table = person.make("la-cosa-nostra", 3, talk=talk)
    person.sit(table, 0)
    person.bots(table, 1, 2, level="normal")
    person.start(table)
    return person, table


def make_an_impudent_offer(one: Socket) -> int:
    """To a bot that has money, as soon as there is trade, in our turn: then nobody moves on
    meanwhile. To whom."""
    while True:
        while (one.newest.get("update") or {}).get("question") is None:
            one.wait("update")
        for bot in (1, 2):
            answer = one.act(OFFER, IMPUDENT | {"partner": bot})
            if answer["type"] == "done":
                return bot
            assert answer["message"]["name"] in NOT_NOW, answer
        first = one.newest["update"]["question"]["legal"][0]
        seq = one.newest["update"]["seq"]
        assert one.act(first["action"], first.get("terms"))["type"] == "done"
        while one.newest["update"]["seq"] <= seq:
            one.wait("update")


def test_a_bot_that_refuses_says_why_and_says_it_again_to_whoever_comes_back(house: House) -> None:
    person, table = begun(house, "all")
    with person.socket(table) as one:
        bot = make_an_impudent_offer(one)
        heard = one.wait("talk", lambda each: each["speaker"] == bot)
    assert (heard["to"], heard["text"]) == (None, "")
    message = as_message(heard["words"])
    teller = LCN.teller(LCN.rules(3, {}))
    said = {Speaker(language, teller).say(message) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES), "in each language something else"
    assert not any("⟦" in each for each in said)
    with person.socket(table) as again:
        assert again.wait("talk", lambda each: each["number"] == heard["number"]) == heard


def test_where_nobody_talks_bots_do_not_either(house: House) -> None:
    person, table = begun(house, "none")
    with person.socket(table) as one:
        make_an_impudent_offer(one)
        refused = one.wait(
            "update",
            lambda each: any(
                told["text"]["name"] == "lcn-event-offer-refused"
                for happened in each["happened"]
                for told in happened.get("events", [])
            ),
        )
        assert refused["seq"] > 0
        assert one.ask("ping")["type"] == "done"
        assert "talk" not in one.newest
