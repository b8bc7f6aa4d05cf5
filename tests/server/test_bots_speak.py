"""What a bot says with what it does: a message that everybody reads in his own language."""

import json
from collections.abc import Iterator
from functools import partial
from itertools import pairwise

import pytest

from backroom.games.la_cosa_nostra.actions import LcnDeal
from backroom.games.la_cosa_nostra.trade.terms import Offer, Side
from backroom.kernel.messages import as_message
from backroom.server.rooms.talk import TalkBook
from backroom.words import LANGUAGES, Speaker
from builders.la_cosa_nostra import LCN
from builders.running_house import Client, House, Json, Socket, open_house

IMPUDENT: Json = {"do": "offer", "gives": {}, "gets": {"cash": 1000}}
"""Money for nothing."""
MOVED_ON = "service-moved-on"
NOT_NOW = ("lcn-refused-trade-locked", "lcn-refused-no-money", MOVED_ON)
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
    """To a bot that has money, as soon as there is trade and we are asked something. To whom."""
    while True:
        while (one.newest.get("update") or {}).get("question") is None:
            one.wait("update")
        asked = one.newest["update"]
        for bot in (1, 2):
            answer = one.act(OFFER, IMPUDENT | {"partner": bot})
            if answer["type"] == "done":
                return bot
            assert answer["message"]["name"] in NOT_NOW, answer
        first = asked["question"]["legal"][0]
        answer = one.act(first["action"], first.get("terms"), asked["seq"])
        assert answer["type"] == "done" or answer["message"]["name"] == MOVED_ON, answer
        while one.newest["update"]["seq"] <= asked["seq"]:
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


def test_a_bot_does_not_repeat_what_everybody_has_just_heard_from_it() -> None:
    words = '{"name": "bots-lcn-no"}'
    book = TalkBook([], set())
    assert not book.just_said(1, words)
    book.heard(book.say(0, 1, None, "", words))
    assert book.just_said(1, words)
    assert not book.just_said(2, words)
    book.heard(book.say(0, 0, 2, "Did you hear that?"))
    assert book.just_said(1, words), "a whisper is not told by what others hear again"
    book.heard(book.say(0, 0, None, "Why?"))
    assert not book.just_said(1, words)


def speaks(bot: int, talk: Json) -> bool:
    return bool(talk["speaker"] == bot)


def test_whoever_makes_the_same_impudent_offer_again_hears_the_reason_once(house: House) -> None:
    """At the first table at which nobody else says anything in between."""
    while True:
        person, table = begun(house, "all")
        with person.socket(table) as one:
            bots = [make_an_impudent_offer(one)]
            reason = one.wait("talk", partial(speaks, bots[0]))
            bots.append(make_an_impudent_offer(one))
            one.wait("update", partial(refuses, bot=bots[1]))
            one.send("say", text="You said that.")
            last = one.wait("talk", lambda each: each["speaker"] == 0)
        said = [spoken for spoken in map(json.loads, one.received) if spoken["type"] == "talk"]
        for this, that in pairwise(said):
            assert (this["speaker"], this["words"]) != (that["speaker"], that["words"])
        if bots[0] == bots[1] and last["number"] == reason["number"] + 1:
            return


def refuses(update: Json, bot: int) -> bool:
    """Does this bot refuse our offer with this update?"""
    expected = {"seat": {"type": "seat", "seat": bot}, "proposer": {"type": "seat", "seat": 0}}
    return any(
        told["text"]["name"] == "lcn-event-offer-refused"
        and told["text"]["facts"] | expected == told["text"]["facts"]
        for happened in update["happened"]
        for told in happened.get("events", [])
    )


def test_where_nobody_talks_bots_do_not_either(house: House) -> None:
    person, table = begun(house, "none")
    with person.socket(table) as one:
        bot = make_an_impudent_offer(one)
        refused = one.wait("update", lambda each: refuses(each, bot))
        assert refused["seq"] > 0
        assert one.ask("ping")["type"] == "done"
        assert "talk" not in one.newest
