"""Logs: without secrets, and without a way to stop the house."""

import io
import logging
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from backroom.server.operations.logs import (
    LINES_A_SECOND,
    LINES_AT_ONCE,
    NotTooOften,
    set_up_logs,
)


class FullDisk(io.StringIO):
    """Takes nothing."""

    def write(self, text: str) -> int:
        raise OSError(28, "No space left on device")


@pytest.fixture(autouse=True)
def own_logs() -> Iterator[None]:
    """What a test sets up must not stay for the others."""
    yield
    structlog.reset_defaults()


def test_a_log_that_cannot_be_written_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", FullDisk())
    set_up_logs(as_json=True)
    structlog.get_logger("backroom").error("not_written", table="4f1c")


def test_what_goes_by_a_secret_name_is_not_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = io.StringIO()
    monkeypatch.setattr(sys, "stderr", told)
    set_up_logs(as_json=True)
    structlog.get_logger("backroom").info("odd", table="4f1c", link="the key", seed="the dice")
    assert "4f1c" in told.getvalue()
    assert "the key" not in told.getvalue()
    assert "the dice" not in told.getvalue()


def test_one_kind_of_trouble_does_not_fill_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house without files wrote 84 megabytes in a minute."""
    told = io.StringIO()
    monkeypatch.setattr(sys, "stderr", told)
    set_up_logs(as_json=True)
    for _ in range(10_000):
        logging.getLogger("asyncio").error("socket.accept() out of system resource")
        structlog.get_logger("backroom").error("not_written", table="4f1c")
    lines = told.getvalue().splitlines()
    assert 2 * LINES_AT_ONCE <= len(lines) < 2 * LINES_AT_ONCE + 100
    structlog.get_logger("backroom").error("fault", page="GET /")
    assert '"fault"' in told.getvalue().splitlines()[-1], "trouble of another kind is told"


def test_what_was_left_out_is_told_with_the_next_line() -> None:
    seconds = [0.0]
    gate = NotTooOften(lambda: seconds[0])

    def told() -> dict[str, Any] | None:
        try:
            return dict(gate(None, "error", {"event": "storage"}))
        except structlog.DropEvent:
            return None

    lines = [told() for _ in range(LINES_AT_ONCE + 7)]
    assert lines[:LINES_AT_ONCE] == [{"event": "storage"}] * LINES_AT_ONCE
    assert lines[LINES_AT_ONCE:] == [None] * 7
    seconds[0] += 1 / LINES_A_SECOND
    assert told() == {"event": "storage", "left_out": 7}
