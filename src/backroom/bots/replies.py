"""What comes back from a bot that thinks in a process of its own, checked before it is believed."""

from typing import Literal, TypeAlias

import msgspec

from backroom.bots.request import Choice, DecisionRequest, is_offered
from backroom.bots.worker import Reply
from backroom.kernel.messages import Message, as_message

Reason: TypeAlias = Literal["too slow", "died", "failed", "closed"]


class NoAnswer(Exception):
    """A worker has not answered. The text says nothing that a bot's seat alone may know."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail


def checked(request: DecisionRequest, text: bytes) -> tuple[Choice | None, Message | None]:
    """What was replied, if that is a reply; otherwise the bot has failed."""
    try:
        reply = msgspec.json.decode(text, type=Reply)
    except msgspec.ValidationError:
        raise NoAnswer("failed", "its answer is not a choice") from None
    if reply.fault:
        raise NoAnswer("failed", reply.fault)
    if not is_offered(request, reply.choice):
        raise NoAnswer("failed", "its answer was not offered")
    words = msgspec.json.decode(reply.words)
    return reply.choice, None if words is None else as_message(words)
