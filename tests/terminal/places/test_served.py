"""A table of a house in the application: sitting down by its link, a whole game, talk, and what a
house refuses; against a real house."""

import asyncio
import stat
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from backroom.kernel.errors import BadInput
from backroom.terminal.places.guest import cookies_path, sit_down
from backroom.terminal.places.place import Question
from backroom.terminal.places.served import ServedPlace
from builders.on_screen import LARGE, Page, shown
from builders.running_house import PATIENCE, Client, House, open_house

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture(autouse=True)
def _own_cookies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def table_with_a_chair(house: House, game: str, seats: int, **settings: Any) -> tuple[Client, Any]:
    """Anna's table, at which one chair is free, and bots sit in the others."""
    anna = house.guest("Anna")
    table = anna.make(game, seats, **settings)
    anna.bots(table, *range(1, seats - 1))
    anna.sit(table, seats - 1)
    return anna, table


def link_of(house: House, table: Any, role: str = "play") -> str:
    return f"http://127.0.0.1:{house.port}/join/{table['links'][role]}"


async def begin(page: Page, anna: Client, table: Any) -> None:
    await page.until(lambda: "Anna begins it" in page.text(), "the lobby is shown")
    await asyncio.to_thread(anna.start, table)
    await page.until(lambda: bool(page.place.moment.headline), "the game begins")


@pytest.mark.parametrize("game", ["capo-della-mafia", "la-cosa-nostra"])
def test_a_guest_sits_down_by_a_link_and_plays_a_whole_game(house: House, game: str) -> None:
    anna = house.guest("Anna")
    table = anna.make(game, 3)
    anna.bots(table, 1, 2)
    place = ServedPlace(sit_down(link_of(house, table), "Otto", "en"), "en")
    assert place.you == 0
    begun = time.monotonic()

    async def story() -> None:
        async with shown(place, LARGE) as page:
            await begin(page, anna, table)
            answered = None
            while not place.moment.result:
                question = place.moment.question
                if question is None or question is answered or not question.must:
                    await page.pilot.pause()
                    assert time.monotonic() < begun + 4 * PATIENCE, page.text()
                    continue
                answered = question
                if question.picking:
                    why = await place.pick(question.choices[-1].picks or ())
                else:
                    why = await place.choose(question.choices[-1])
                if why:
                    answered = None
            await page.until(lambda: "The game is over" in page.text(), "the ranking is shown")
            assert "Otto" in page.text()
            assert any("Otto" in each.text for each in place.story)

    asyncio.run(story())


def test_talk_is_heard_at_the_table_and_at_the_screen(house: House) -> None:
    anna, table = table_with_a_chair(house, "maffiosi", 3)
    place = ServedPlace(sit_down(link_of(house, table), "Otto", "en"), "en")

    async def story() -> None:
        async with shown(place, LARGE) as page:
            await begin(page, anna, table)
            with anna.socket(table) as hers:
                await page.press("t")
                await page.press(*"hi", "enter")
                heard = await asyncio.to_thread(hers.wait, "talk")
                assert heard["text"] == "hi"
                await asyncio.to_thread(hers.ask, "say", text="[b]Ciao[/b]")
                await page.until(lambda: "Anna: [b]Ciao[/b]" in page.text(), "Anna is heard")

    asyncio.run(story())


def test_what_the_house_refuses_is_said_with_its_rule(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.make("capo-della-mafia", 3)
    anna.bots(table, 1, 2)
    place = ServedPlace(sit_down(link_of(house, table), "Otto", "nl"), "nl")

    async def story() -> None:
        async with shown(place) as page:
            await page.until(lambda: place.update is None and place.line.socket is not None, "open")
            await asyncio.to_thread(anna.start, table)
            await page.until_asked()
            assert "CAP-25" in await place.pick(())
            assert (await place.advice())[0]
            lines = await place.ahead(place.moment.question.choices[0])  # type: ignore[union-attr]
            assert all(line.text.strip() for line in lines)
            assert place.seen is not None
            assert place.seen.seat == place.you == 0

    asyncio.run(story())


def test_m_has_what_the_menus_of_the_browser_have(house: House) -> None:
    anna, table = table_with_a_chair(house, "maffiosi", 3)
    place = ServedPlace(sit_down(link_of(house, table), "Otto", "en"), "en")

    async def story() -> None:
        async with shown(place, LARGE) as page:
            await begin(page, anna, table)
            with anna.socket(table) as hers:
                await asyncio.to_thread(hers.ask, "pause", wish=True)
                wishes = "Anna would like a pause: agree"
                await page.until(lambda: wishes in [each.text for each in place.deeds()], "heard")
                assert wishes in await page.press("m")
                number = [each.text for each in place.deeds()].index(wishes)
                await page.press(*["down"] * number, "enter")
                await page.until(lambda: "paused" in place.moment.notice, "both want it")
                assert "Never mind the pause" in await page.press("m")
                await page.press("escape")

    asyncio.run(story())


def test_a_broken_line_is_mended_and_no_news_is_told_twice(house: House) -> None:
    anna, table = table_with_a_chair(house, "maffiosi", 3)
    place = ServedPlace(sit_down(link_of(house, table), "Otto", "en"), "en")

    async def story() -> None:
        async with shown(place) as page:
            await begin(page, anna, table)
            before = [each.text for each in place.story]
            assert place.line.socket is not None
            await place.line.socket.close()
            await page.until(lambda: "line to the house is broken" in page.text(), "it is said")
            assert await place.say("x")
            await page.until(lambda: place.line.socket is not None, "it is mended")
            await page.until(lambda: not place.moment.notice, "the table is back")
            assert [each.text for each in place.story] == before

    asyncio.run(story())


def test_whoever_comes_back_by_the_same_link_finds_his_own_chair(house: House) -> None:
    _, table = table_with_a_chair(house, "maffiosi", 3)
    first = sit_down(link_of(house, table), "Otto", "en")
    again = sit_down(link_of(house, table), "Somebody else", "en")
    assert again.cookie == first.cookie
    assert again.table.seat == first.table.seat
    assert stat.S_IMODE(cookies_path().stat().st_mode) == 0o600


def test_a_full_table_and_a_link_that_leads_nowhere_are_refused_in_the_houses_words(
    house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    _, table = table_with_a_chair(house, "maffiosi", 3)
    sit_down(link_of(house, table), "Otto", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "other"))
    with pytest.raises(BadInput, match=r"^http://127[.]"):
        sit_down(link_of(house, table), "Third", "en")
    with pytest.raises(BadInput, match=r"^http://127[.]"):
        sit_down(f"http://127.0.0.1:{house.port}/join/nowhere", "Otto", "en")


ASKED = {
    "text": {"name": "lcn-ask-last-call", "facts": {}},
    "rules": [],
    "must": True,
    "legal": [{"action": 1, "text": {"name": "list-nothing", "facts": {}}}],
    "items": [],
}
MOVE = {"entry": "move", "events": []}


@pytest.fixture
def place(house: House) -> ServedPlace:
    """Otto's at a table of three, in chair 0."""
    anna = house.guest("Anna")
    table = anna.make("la-cosa-nostra", 3)
    return ServedPlace(sit_down(link_of(house, table), "Otto", "en"), "en")


def asked_by(place: ServedPlace, question: Any, *happened: Any) -> Question | None:
    """What the person is asked after this update."""
    place.take_in(update_with(question) | {"happened": list(happened)})
    place.look()
    return place.moment.question


def test_a_question_that_may_be_left_open_is_put_away_and_not_asked_again(
    place: ServedPlace,
) -> None:
    """The offer of another player, in the words of a house."""
    offer = ASKED | {"must": False}
    question = asked_by(place, offer)
    assert question is not None
    assert question.text == "You may answer this, or leave it open."
    asyncio.run(place.leave_open())
    assert place.moment.question is None
    assert asked_by(place, offer) is None
    assert asked_by(place, offer, MOVE | {"seat": 2}) is None
    assert asked_by(place, ASKED) is not None
    assert asked_by(place, offer) is not None, "it was another question meanwhile"
    asyncio.run(place.leave_open())
    assert asked_by(place, None) is None
    assert asked_by(place, offer) is not None, "it was gone meanwhile"


def test_the_same_question_stays_what_it_was_until_it_is_answered(place: ServedPlace) -> None:
    """Two questions that are the same in every word may reach us in two updates that follow each
    other, with all between them told at once: then what was ticked for the first is not meant for
    the second, and whoever answered the first has not answered the second."""
    first = asked_by(place, ASKED)
    assert asked_by(place, ASKED) is first
    assert asked_by(place, ASKED, MOVE | {"seat": 1}) is first, "what others do changes nothing"
    second = asked_by(place, ASKED, MOVE | {"seat": place.you}, MOVE | {"seat": 1})
    assert second == first
    assert second is not first
    assert asked_by(place, ASKED) is second
    undo = {"entry": "undo", "seat": 1, "events": []}
    assert asked_by(place, ASKED, undo) is not second


def update_with(question: dict[str, Any] | None) -> dict[str, Any]:
    seat = {"owes": False, "present": True, "bot": ""}
    return {
        "type": "update",
        "seq": 1,
        "view": None,
        "position": [{"name": "list-nothing", "facts": {}}],
        "seats": [seat, seat, seat],
        "paused": False,
        "happened": [],
        "question": question,
        "result": None,
    }


def test_what_a_house_says_that_is_not_understood_ends_in_a_sentence(house: House) -> None:
    _, table = table_with_a_chair(house, "maffiosi", 3)
    for odd in ({"type": "update"}, {"type": "welcome", "table": 7}, {"type": "unreadable"}, {}):
        place = ServedPlace(sit_down(link_of(house, table), "Otto", "en"), "en")
        assert not place.hear(odd)
        assert "not understood" in place.moment.notice


@pytest.mark.parametrize(
    "link",
    ["", "x", "file:///etc/passwd", "ftp://a/join/b", "http://a/join/", "http://a/b", "a/join/b"],
)
def test_what_is_no_link_to_a_table_is_a_sentence(link: str) -> None:
    with pytest.raises(BadInput, match="is no link to a table"):
        sit_down(link, "Otto", "en")


def test_a_house_that_is_not_there_is_a_sentence() -> None:
    with pytest.raises(BadInput, match="does not answer"):
        sit_down("http://127.0.0.1:9/join/abc", "Otto", "en")


def test_whatever_else_answers_there_is_no_house() -> None:
    from http.server import BaseHTTPRequestHandler, HTTPServer

    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<html>" if "links" in self.path else b"{}")

        def log_message(self, *args: object) -> None:
            """Nobody reads it."""

    with HTTPServer(("127.0.0.1", 0), Other) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            with pytest.raises(BadInput, match="is no house of Backroom"):
                sit_down(f"http://127.0.0.1:{server.server_port}/join/abc", "Otto", "en")
        finally:
            server.shutdown()
