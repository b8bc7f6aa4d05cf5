# Interpreted: structs of msgspec gain nothing from the compiler.
"""Messages: what is to be said, before it is said in a language.

Rules and games never contain a sentence. They hand out a message: a name and its facts. The word
lists (`backroom.words`) turn it into English, Dutch or German.
"""

from __future__ import annotations

from typing import Any

import msgspec


class SeatName(msgspec.Struct, frozen=True, tag="seat"):
    """Stands for the name of whoever sits there."""

    seat: int


class CardName(msgspec.Struct, frozen=True, tag="card"):
    """Stands for the name of a card of this kind; `pile` says which kind of card."""

    pile: str
    card: int


class Message(msgspec.Struct, frozen=True, tag="message"):
    """A sentence to be: its name in the word lists, and what goes into it.

    A fact is a number, a word, a `SeatName`, a `CardName`, another `Message`, or a tuple of those
    (which is read out as a list: "this, that and the other").
    """

    name: str
    facts: dict[str, Any] = {}


def as_message(plain: Any) -> Message:
    """A message that went through JSON, as it was before."""
    return Message(plain["name"], {key: as_fact(each) for key, each in plain["facts"].items()})


def as_fact(plain: Any) -> Any:
    if isinstance(plain, list):
        return tuple([as_fact(each) for each in plain])
    if not isinstance(plain, dict):
        return plain
    if plain["type"] == "message":
        return as_message(plain)
    kinds: Any = SeatName | CardName
    return msgspec.convert(plain, kinds)


class Refusal(msgspec.Struct, frozen=True):
    """Why an action may not be taken: the rule that forbids it, a reason, and the facts."""

    rule: str
    reason: str
    facts: dict[str, Any] = {}
