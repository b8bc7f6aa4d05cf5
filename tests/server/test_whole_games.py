"""Scripted players finish each game over real sockets, against a real SQLite file."""

import random
from pathlib import Path

import pytest

from backroom.kernel.game import Game, all_games
from backroom.table import Table
from builders.running_house import Socket, open_house, play_out

CASES = [
    pytest.param(game, seats, id=f"{game.id}-{seats}")
    for game in all_games().values()
    for seats in (game.seats[0], game.seats[-1])
]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_people_and_bots_play_a_game_to_its_end(
    tmp_path: Path, game: Game, seats: int, seed: int
) -> None:
    people = seats if seats < 4 else 3
    with open_house(tmp_path) as house:
        guests = [house.guest(f"Guest {seat}") for seat in range(people)]
        table = guests[0].make(game.id, seats, listed=True)
        for seat, guest in enumerate(guests):
            guest.sit(table, seat, f"seed of {seat}")
        guests[0].bots(table, *range(people, seats))
        guests[0].start(table)
        sockets: dict[int, Socket] = {
            seat: guest.socket(table) for seat, guest in enumerate(guests)
        }
        try:
            result = play_out(sockets, random.Random(seed))
        finally:
            for one in sockets.values():
                one.connection.close()
        shown = guests[0].get(f"/api/tables/{table['id']}")
        assert shown["status"] == "over"
        [told] = guests[0].get("/api/my/results")
        assert {each["seat"]: each["place"] for each in told["places"]} == dict(
            enumerate(result["places"])
        )
        log = guests[0].http.get(f"/api/tables/{table['id']}/log").text
    again = Table.read(log, "the log")
    assert again.state.standings().places == tuple(result["places"])
    assert again.opening.commitment == table["commitment"]
    assert again.opening.names[:people] == [f"Guest {seat}" for seat in range(people)]
