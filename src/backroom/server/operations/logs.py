"""Structured logs: one JSON object a line, on standard error. They name tables and seats; never a
secret, a link, a name, a card or what was said."""

import logging
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import TextIO

import structlog

from backroom.server.operations.throttle import Bucket

LINES_A_SECOND = 1.0
LINES_AT_ONCE = 200
"""Of one kind: enough to name every table that is set aside after a bad night."""
MOST_KINDS = 1000
SECRETS = frozenset(
    ("secret", "passphrase", "seed", "link", "cookie", "text", "name", "login", "view", "token")
)


def keep_secrets(
    logger: object, method: str, event: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """The last gate: whatever goes by such a name is not written, whoever logs it."""
    for key in event:
        if key in SECRETS:
            event[key] = "…"
    return event


class NotTooOften:
    """One kind of trouble must not fill the disk: what is left out is counted, and told with the
    next line of its kind."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.left_out: Counter[tuple[str, str]] = Counter()

    def __call__(
        self, logger: object, method: str, event: structlog.typing.EventDict
    ) -> structlog.typing.EventDict:
        kind = (str(event.get("event")), str(event.get("library", "")))
        bucket = self.buckets.get(kind)
        if bucket is None:
            if len(self.buckets) >= MOST_KINDS:
                self.buckets.clear()
            bucket = self.buckets[kind] = Bucket(LINES_A_SECOND, LINES_AT_ONCE)
        if not bucket.take(int(self.clock() * 1000)):
            self.left_out[kind] += 1
            raise structlog.DropEvent
        missing = self.left_out.pop(kind, 0)
        if missing:
            event["left_out"] = missing
        return event


def set_up_logs(as_json: bool) -> None:
    """JSON for machines; for somebody who looks on, lines to read."""
    # Traces are plain in both: the prettier ones show the values of variables, cards among them.
    renderers: list[structlog.typing.Processor] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if as_json
        else [
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
            )
        ]
    )
    structlog.configure(
        processors=[
            NotTooOften(),
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            keep_secrets,
            *renderers,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=QuietLoggerFactory(sys.stderr),
    )
    logging.captureWarnings(True)
    # What libraries tell below a warning may hold addresses with links in them.
    logging.basicConfig(level=logging.WARNING, handlers=[Forwarder()], force=True)


class QuietLogger(structlog.PrintLogger):
    """A log that cannot be written, as on a full disk, must not stop the house."""

    def msg(self, message: str) -> None:
        with suppress(OSError):
            super().msg(message)

    log = debug = info = warn = warning = msg
    fatal = failure = err = error = critical = exception = msg


class QuietLoggerFactory:
    """Makes loggers that write to this file."""

    def __init__(self, file: TextIO) -> None:
        self.file = file

    def __call__(self, *_: object) -> QuietLogger:
        return QuietLogger(self.file)


class Forwarder(logging.Handler):
    """What the libraries have to say goes the same way as our own."""

    def emit(self, record: logging.LogRecord) -> None:
        structlog.get_logger("backroom").log(
            record.levelno,
            "library",
            library=record.name,
            message=record.getMessage().strip(),
            exc_info=record.exc_info or None,
        )
