"""No bot outlives its house, however that ends."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bots.processes import children_of, is_running, linux_only, wait_until

WORKERS_AND_TRACKER = 3


@contextmanager
def doomed_house(note: Path) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "bots.doomed_house", str(note)]
    path = os.pathsep.join(sys.path)
    with subprocess.Popen(
        command, env=os.environ | {"PYTHONPATH": path}, stderr=subprocess.DEVNULL
    ) as house:
        try:
            yield house
        finally:
            house.kill()


def starting(house: int, note: Path) -> bool:
    return len(children_of(house)) == WORKERS_AND_TRACKER


def thinking(house: int, note: Path) -> bool:
    return starting(house, note) and note.exists() and note.read_text() != ""


@linux_only
@pytest.mark.parametrize("moment", [starting, thinking])
def test_no_process_stays_when_the_house_is_killed(
    tmp_path: Path, moment: Callable[[int, Path], bool]
) -> None:
    note = tmp_path / "note"
    with doomed_house(note) as house:
        wait_until(lambda: moment(house.pid, note), f"the workers are {moment.__name__}")
        family = children_of(house.pid)
        assert len(family) == WORKERS_AND_TRACKER
        os.kill(house.pid, signal.SIGKILL)
        house.wait()
        try:
            wait_until(lambda: not any(is_running(each) for each in family), "all are gone")
        finally:
            for each in filter(is_running, family):
                os.kill(each, signal.SIGKILL)
