"""The house's own games, over REST: anybody may look at them, and nobody needs a table for it."""

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any

import msgspec
import pytest

from backroom.house_games.guides import game_of_guide, pictures_of_games
from backroom.kernel.game import find_game
from builders.running_house import Client, House, open_house

pytestmark = pytest.mark.once
GAMES = list(pictures_of_games())


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house-games")) as house:
        yield house


@pytest.fixture
def stranger(house: House) -> Client:
    return Client(house.port)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_has_the_positions_as_the_rules_make_them(
    stranger: Client, game: str
) -> None:
    guide = stranger.get(f"/api/guides/{game}")
    kept = game_of_guide(game)
    assert guide["title"] == find_game(game).title
    assert [picture["id"] for picture in guide["pictures"]] == [
        picture.id for picture in pictures_of_games()[game]
    ]
    for picture in guide["pictures"]:
        view: Any = kept.table(picture["at"]).state.view(picture["eyes"])
        assert picture["view"] == msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.parametrize("game", GAMES)
def test_a_recorded_game_is_looked_at_like_any_finished_table(stranger: Client, game: str) -> None:
    table = stranger.get(f"/api/tables/guide-{game}")
    assert table["game"] == game
    assert table["status"] == "over"
    guide = stranger.get(f"/api/guides/{game}")
    assert stranger.get(f"/api/tables/guide-{game}/printed") == guide["printed"]
    picture = guide["pictures"][0]
    place = f"seq={picture['at']}&eyes={picture['eyes']}"
    frame = stranger.get(f"/api/tables/guide-{game}/replay?{place}")
    assert frame["picture"]["view"] == picture["view"]
    story = stranger.get(f"/api/tables/guide-{game}/story")
    assert len(story["rounds"]) == len(game_of_guide(game).moves) + 1


def test_it_answers_what_its_pictures_ask(stranger: Client) -> None:
    """The fuse of a pie is counted by the rules, not drawn by heart."""
    place, query = "seq=10&eyes=2", '{"ask":"as_it_stands"}'
    asked = stranger.get(f"/api/tables/guide-maffiosi/query?{place}&asked={query}")
    assert asked["answer"]["insight"]["pies"]


def test_there_is_no_page_about_a_game_that_is_not_here(stranger: Client) -> None:
    refused = stranger.get("/api/guides/poker", expect=404)
    assert refused["message"]["name"] == "service-no-guide"


def test_the_puzzle_of_a_day_comes_without_its_answer(stranger: Client) -> None:
    day = date.today().isoformat()
    puzzle = stranger.get(f"/api/puzzles/{day}")
    assert puzzle["day"] == day
    assert len(puzzle["choices"]) > 2
    assert all(set(choice) == {"label", "seat"} for choice in puzzle["choices"])
    assert "right" not in puzzle
    proof = stranger.get(f"/api/puzzles/{day}/proof")
    assert [reason["right"] for reason in proof["reasons"]].index(True) == proof["right"]
    assert len(proof["reasons"]) == len(puzzle["choices"])
    # And the solution is in the replay of the game.
    place = f"seq={puzzle['at']}&eyes={puzzle['eyes']}"
    frame = stranger.get(f"/api/tables/{puzzle['table']['id']}/replay?{place}")
    assert frame["picture"]["view"] == puzzle["view"]
    assert frame["last"] > puzzle["at"]


def test_nobody_reads_the_puzzles_of_days_to_come(stranger: Client) -> None:
    later = (date.today() + timedelta(days=3)).isoformat()
    for path in (f"/api/puzzles/{later}", f"/api/puzzles/{later}/proof"):
        assert stranger.get(path, expect=404)["message"]["name"] == "service-no-puzzle"


def test_a_day_that_is_none_gets_a_sentence(stranger: Client) -> None:
    refused = stranger.get("/api/puzzles/tomorrow", expect=400)
    assert "2026-11-18" in refused["text"]
