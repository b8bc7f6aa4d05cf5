"""Why the service does not do what it was asked: always a named sentence, never a traceback."""

from typing import Any

from backroom.kernel.messages import Message


class Refused(Exception):
    """A request that is not granted.

    `status` is the HTTP status of a refusal over REST; `name` is the sentence in the word lists
    (`service-…` in words/<language>/service.ftl), with its facts.
    """

    def __init__(self, status: int, name: str, **facts: Any) -> None:
        super().__init__(name)
        self.status = status
        self.message = Message(f"service-{name}", facts)
