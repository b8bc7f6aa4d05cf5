"""Bots take their time, but nobody waits for ever: after some answers in a row they hurry."""

from functools import partial
from pathlib import Path

import pytest

from backroom.server.rooms.runner import HURRIED, IN_A_ROW, LEADS, Runner
from backroom.table import Table
from builders.rooms_inside import begun
from builders.running_house import House, Json, open_house

NEVER = (3600.0, 3600.0)
"""Nobody answers by himself: what happens here is done by the test."""


def runner_of(house: House, table: Json) -> Runner:
    return house.service.rooms.running[table["id"]].runner


@pytest.mark.parametrize(("persons", "hurry"), [(1, True), (0, False)])
def test_after_some_answers_in_a_row_a_person_waits_less(
    tmp_path: Path, persons: int, hurry: bool
) -> None:
    with open_house(tmp_path, pace=NEVER) as house:
        ann = house.guest("Ann")
        table = begun([ann], "maffiosi", bots=2)
        with ann.socket(table) as socket:
            socket.wait("update")
            runner = runner_of(house, table)
            game = runner.room.table
            assert game is not None
            if not persons:
                game.bots[0] = "easy"
            # Whoever begins: the bots' own answers count, a person's begins anew.
            seen = []
            for _ in range(60):
                latest = [bool(game.bots[move.seat]) for move in game.moves[-IN_A_ROW:]]
                waited = len(latest) == IN_A_ROW and all(latest)
                wanted = HURRIED if waited and hurry else 1.0
                assert runner.haste() == wanted
                assert runner.lead("hard") == int(1000 * LEADS["hard"] * wanted)
                seen.append(waited)
                house.inside(partial(somebody_acts, game))
            assert set(seen) == {True, False}


def somebody_acts(table: Table) -> None:
    seat = table.state.owing()[0]
    assert table.act(seat, int(table.state.legal(seat)[0].index)) is None
