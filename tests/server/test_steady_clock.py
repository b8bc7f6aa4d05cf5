"""Time in the house goes on evenly, whatever is done to the clock on the wall."""

import asyncio
import time
from pathlib import Path

import pytest
import structlog
from structlog.testing import capture_logs

from backroom.server.operations import steady_clock
from backroom.server.operations.steady_clock import SteadyClock, tell_if_strayed
from builders import rooms_inside
from builders.rooms_inside import room_of
from builders.running_house import open_house

HOUR = 3_600


def test_a_clock_goes_on_from_what_it_was_told() -> None:
    counted = [500]
    clock = SteadyClock(1_760_000_000_000, lambda: counted[0])
    counted[0] += 1_234
    assert clock() == 1_760_000_001_234


def test_time_is_counted_also_while_the_machine_sleeps() -> None:
    """A laptop that was closed for an hour has not stood still for the others."""
    awake = time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
    assert 0 <= steady_clock.since_start() - awake < 10_000


def test_the_operator_hears_once_that_the_clock_was_set(monkeypatch: pytest.MonkeyPatch) -> None:
    wall = [1_760_000_000_000]
    monkeypatch.setattr(steady_clock, "LOOK", 0.0)
    monkeypatch.setattr(steady_clock, "wall_clock", lambda: wall[0])

    async def look() -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    async def story() -> None:
        task = asyncio.create_task(tell_if_strayed(lambda: 1_760_000_000_000, log))
        await look()
        wall[0] += 1_500
        await look()
        assert not heard
        wall[0] -= 1_000 * HOUR
        await look()
        task.cancel()

    with capture_logs() as heard:
        log = structlog.get_logger()
        asyncio.run(story())
    assert [(each["event"], each["ahead"]) for each in heard] == [("clock_was_set", 3_598.5)]


@pytest.mark.parametrize("set_by", [HOUR, -HOUR])
def test_nobody_loses_time_when_the_clock_of_the_machine_is_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, set_by: int
) -> None:
    """Clocks, seats that are held and moments of the log are all reckoned from the house's now."""
    real = time.time_ns
    with open_house(tmp_path) as house:
        people = [house.guest(name) for name in ("Ann", "Bob")]
        table = rooms_inside.begun(people, "counterfeiters")
        people[0].socket(table)
        room = room_of(house, table)
        began = room.now()
        monkeypatch.setattr(time, "time_ns", lambda: real() + set_by * 1_000_000_000)
        assert abs(steady_clock.wall_clock() - began) > 1_000 * (HOUR - 60)
        assert 0 <= room.now() - began < 60_000
        assert 0 <= room.house.now() - began < 60_000
