"""The rules of a game get a new version while tables are in play: they are closed with a sentence,
and can be looked at as far as they went. Nothing is lost."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from backroom.kernel.game import all_games
from backroom.words import LANGUAGES, Speaker
from builders.rooms_inside import begun, came_back
from builders.running_house import Client, Json, open_house, play_out

GAME = "counterfeiters"


@contextmanager
def other_rules(version: int) -> Iterator[None]:
    games = all_games()
    ours = games[GAME]
    games[GAME] = replace(ours, version=version)
    try:
        yield
    finally:
        games[GAME] = ours


def one_move(people: list[Client], table: Json) -> None:
    with people[0].socket(table) as one, people[1].socket(table) as two:
        asked = next(each for each in (one, two) if each.wait("update")["question"] is not None)
        asked.act(asked.newest["update"]["question"]["legal"][0]["action"])


def test_a_table_of_earlier_rules_is_closed_with_a_sentence_and_its_log_is_kept(
    tmp_path: Path,
) -> None:
    with open_house(tmp_path) as house:
        people = [house.guest("Anna"), house.guest("Bruno")]
        table = begun(people, GAME)
        one_move(people, table)
    with other_rules(2), open_house(tmp_path) as house:
        anna = came_back(people[0], house.port)
        said = anna.socket(table).closed()
        assert said is not None
        message = said["message"]
        assert message["name"] == "service-other-version"
        assert message["facts"] == {"game": "Counterfeiters", "version": 1, "ours": 2}
        for language in LANGUAGES:
            assert "2" in Speaker(language).ui(message["name"], **message["facts"])
        [mine] = anna.get("/api/my/tables", 200)
        assert mine["status"] == "closed"
        story = anna.get(f"/api/tables/{table['id']}/story", 200)
        assert story["note"]["name"] == "earlier-rules"
        assert story["note"]["facts"] == {"version": 1, "ours": 2, "shown": 1, "all": 1}
        assert len(story["happened"]) == 2
    with open_house(tmp_path) as house:  # the house has the old rules again: the game goes on
        anna = came_back(people[0], house.port)
        with anna.socket(table) as socket:
            assert socket.wait("update")["seq"] == 1
        [mine] = anna.get("/api/my/tables", 200)
        assert mine["status"] == "playing"


def test_a_finished_game_of_earlier_rules_keeps_its_result_its_replay_and_its_file(
    tmp_path: Path,
) -> None:
    with open_house(tmp_path) as house:
        people = [house.guest("Anna"), house.guest("Bruno")]
        table = begun(people, GAME)
        with people[0].socket(table) as one, people[1].socket(table) as two:
            play_out({0: one, 1: two}, random.Random(1))
        place = f"/api/tables/{table['id']}"
        before = people[0].http.get(f"{place}/log").text
    with other_rules(2), open_house(tmp_path) as house:
        anna = came_back(people[0], house.port)
        assert anna.http.get(f"{place}/log").text == before
        story = anna.get(f"{place}/story", 200)
        facts = story["note"]["facts"]
        assert facts["shown"] == facts["all"] == len(story["happened"]) - 1
        verdict = anna.get(f"{place}/verify", 200)
        assert not verdict["sound"]
        assert "version 1 of its rules" in verdict["fault"]
        assert len(anna.get("/api/my/results", 200)) == 1


@pytest.mark.parametrize("version", [0, 2])
def test_a_table_that_is_closed_takes_no_moves(tmp_path: Path, version: int) -> None:
    with open_house(tmp_path) as house:
        people = [house.guest("Anna"), house.guest("Bruno")]
        table = begun(people, GAME)
    with other_rules(version), open_house(tmp_path) as house:
        for person in people:
            refused = came_back(person, house.port).socket(table).closed()
            assert refused is not None
            assert refused["message"]["name"] == "service-other-version"
