"""What a bot offers a person lies on the table long enough to be read."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from backroom.games.la_cosa_nostra.trade.terms import OpenOffer, Side
from builders.rooms_inside import Watch, begun, game_of, room_of
from builders.running_house import House, Json, open_house, until

COSA_NOSTRA = "la-cosa-nostra"
COURTESY = 20.0
PERSON, BOT, OTHER_BOT = range(3)


def lay(house: House, table: Json, proposer: int, partner: int) -> None:
    """An offer on the table, as if somebody had made it."""
    state: Any = game_of(house, table).state
    offer = OpenOffer(0, proposer, partner, Side(cash=1000), Side(cash=2000))
    house.inside(lambda: setattr(state.trade, "offers", (offer,)))


def slow_bots(folder: Path, watch: Watch) -> AbstractContextManager[House]:
    """A house in which bots do nothing for a minute."""
    return open_house(folder, watch, courtesy=COURTESY, pace=(60.0, 60.0))


@contextmanager
def ann_among_bots(house: House) -> Iterator[Json]:
    """The table at which she sits, as long as she is there."""
    ann = house.guest("Ann")
    table = begun([ann], COSA_NOSTRA, bots=2)
    with ann.socket(table) as socket:
        socket.wait("update")
        yield table


@pytest.mark.parametrize(
    ("proposer", "partner", "waits"),
    [(BOT, PERSON, True), (BOT, OTHER_BOT, False), (PERSON, BOT, False)],
)
def test_bots_wait_for_the_answer_of_a_person_to_what_one_of_them_offers(
    tmp_path: Path, proposer: int, partner: int, waits: bool
) -> None:
    watch = Watch()
    with slow_bots(tmp_path, watch) as house, ann_among_bots(house) as table:
        before = polite_until(house, table)
        lay(house, table, proposer, partner)
        after = polite_until(house, table)
        assert before == 0
        assert after == (watch.now + int(COURTESY * 1000) if waits else 0)
        watch.now += 5_000
        assert polite_until(house, table) == after, "the time runs from when it was made"


def test_nobody_waits_for_a_person_who_is_not_there(tmp_path: Path) -> None:
    watch = Watch()
    with slow_bots(tmp_path, watch) as house:
        with ann_among_bots(house) as table:
            lay(house, table, BOT, PERSON)
            assert polite_until(house, table) > watch.now
        room = room_of(house, table)
        until(lambda: not room.presence.is_there(PERSON), "she has gone")
        assert polite_until(house, table) == 0


def polite_until(house: House, table: Json) -> int:
    running = house.service.rooms.running[table["id"]]
    found: int = house.inside(lambda: running.runner.polite_until(game_of(house, table)))
    return found
