"""Logs: without secrets, and without a way to stop the house."""

import io
import sys
from collections.abc import Iterator

import pytest
import structlog

from backroom.server.operations.logs import set_up_logs


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
