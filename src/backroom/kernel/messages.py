# Interpreted: structs of msgspec gain nothing from the compiler.
"""Messages: what is to be said, before it is said in a language.

Rules and games never contain a sentence. They hand out a message: a name and its facts. The word
lists (`backroom.words`) turn it into English, Dutch or German.
"""

from __future__ import annotations

from typing import Any

import msgspec

from backroom.kernel.actions import Action


class SeatName(msgspec.Struct, frozen=True, gc=False, tag="seat"):
    """Stands for the name of whoever sits there."""

    seat: int


class CardName(msgspec.Struct, frozen=True, gc=False, tag="card"):
    """Stands for the name of a card of this kind; `pile` says which kind of card."""

    pile: str
    card: int


class Message(msgspec.Struct, frozen=True, gc=False, tag="message"):
    """A sentence to be: its name in the word lists, and what goes into it.

    A fact is a number, a word, a `SeatName`, a `CardName`, another `Message`, or a tuple of those
    (which is read out as a list: "this, that and the other").
    """

    name: str
    facts: dict[str, Any] = {}


def picking(prefix: str, action: Action, picked: tuple[Message | CardName, ...]) -> Message:
    """An action that is a choice of several things: always said in this form, so that whoever has
    the word lists and knows the things can say it himself."""
    return Message(form_of(prefix, action), {"picked": picked, "count": len(picked)})


def form_of(prefix: str, action: Action) -> str:
    """The name of the sentence in which such an action is said."""
    return f"{prefix}-action-{action.name.replace('_', '-')}"


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
