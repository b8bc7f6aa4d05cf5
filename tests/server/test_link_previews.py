"""An invitation that is sent to friends shows what it is for, and nobody's name."""

from collections.abc import Iterator

import pytest

from backroom.kernel.game import all_games
from backroom.server.web.client_files import client_files
from builders.running_house import House, open_house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("previews")) as house:
        yield house


@pytest.mark.parametrize("game", all_games())
def test_an_invitation_shows_its_game_and_a_picture_of_it(house: House, game: str) -> None:
    ann = house.guest("Ann <b>Bold</b>")
    table = ann.make(game, all_games()[game].seats[0])
    page = ann.http.get(f"/join/{table['links']['play']}").text
    assert f'content="{all_games()[game].title} – Backroom"' in page
    assert f"/static/share-{game}.jpg" in page
    assert f"share-{game}.jpg" in client_files()
    assert "Ann" not in page
    assert table["id"] not in page


@pytest.mark.parametrize("link", ["nowhere", "x" * 300, "%00", "%22%3E%3Cscript%3E"])
def test_a_link_that_leads_nowhere_is_the_plain_page(house: House, link: str) -> None:
    answer = house.guest("Ann").http.get(f"/join/{link}")
    assert answer.status_code == 200
    assert "og:" not in answer.text
    assert "<script>" not in answer.text


def test_a_link_to_a_moment_shows_its_game_if_it_opens_it(house: House) -> None:
    ann, stranger = house.guest("Ann <b>Bold</b>"), house.guest("Eve")
    page = ann.http.get("/replay/puzzle-maffiosi-1?at=33").text
    assert 'content="Maffiosi, move 33: once more"' in page
    assert "/static/share-maffiosi.jpg" in page
    log = stranger.http.get("/api/tables/puzzle-maffiosi-1/log").text
    kept = ann.post("/api/logs", {"text": log}, expect=201)
    link = f"/replay/{kept['id']}?at=%3Cscript%3E&link="
    opened = stranger.http.get(f"{link}{kept['links']['watch']}").text
    assert 'content="Maffiosi: once more"' in opened
    assert "<script>" not in opened
    for shut in ("", "nowhere", "x" * 300):
        assert "og:" not in stranger.http.get(link + shut).text
    playing = ann.make("maffiosi", 3)
    assert "og:" not in ann.http.get(f"/replay/{playing['id']}").text
