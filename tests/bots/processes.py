"""Which processes there are, as Linux tells it."""

import resource
import time
from collections.abc import Callable
from pathlib import Path

import pytest

PROC = Path("/proc")
PATIENCE = 60.0
"""Seconds after which something that should happen counts as failed."""

linux_only = pytest.mark.skipif(not PROC.joinpath("self/stat").exists(), reason="needs /proc")


def stat(pid: int) -> tuple[str, int]:
    """The state and the parent of a process; a dead one is its own parent."""
    try:
        text = PROC.joinpath(str(pid), "stat").read_text()
    except OSError:
        return "X", pid
    state, parent = text.rpartition(")")[2].split()[:2]
    return state, int(parent)


def is_running(pid: int) -> bool:
    """A zombie is not: it only waits for somebody to take note of its death."""
    return stat(pid)[0] not in "XZ"


def children_of(pid: int) -> set[int]:
    found = [int(each.name) for each in PROC.iterdir() if each.name.isdigit()]
    return {each for each in found if stat(each)[1] == pid and is_running(each)}


def spent_by_the_dead() -> float:
    """Seconds that children of ours spent on a processor, all that have ended together."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def is_tracker(pid: int) -> bool:
    """Python's own helper for processes, which stays as long as the house."""
    return b"resource_tracker" in PROC.joinpath(str(pid), "cmdline").read_bytes()


def wait_until(happened: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, f"never: {what}"
        time.sleep(0.01)
