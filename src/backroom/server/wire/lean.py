"""The lean form of a table's socket (`lean=1`), for a client that has the word lists.

* A frame holds one message or several, one a line.
* First comes a `Glossary`: what the numbers of cards and choices stand for at this table.
* Then a `Picture` of the whole table, and after it for each change a `Change`: only what is
  different from what this socket has got, however much was left out for a slow line.
* Offers and the view in words are sent to who asks for them (`Offers`, `Describe`).

In the `view` of a change are the fields that changed. Where the view has a list, there may be an
object instead: the elements that changed by their number, one behind the last being new. The same
holds for its `seats`.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from backroom.kernel.messages import CardName, Message
from backroom.server.wire.protocol import (
    Choice,
    Down,
    FromPlayer,
    FromService,
    Happened,
    Order,
    Replayed,
    Result,
    SeatNow,
)


class Picking(msgspec.Struct, frozen=True):
    """A choice of several things: the name of its sentence, and which it takes of the question's
    items. They go into the sentence as `picked`, and how many they are as `count`."""

    form: str
    picks: tuple[int, ...]


class Glossary(Down, frozen=True, tag="glossary"):
    """Sent once, before the first picture."""

    cards: dict[str, dict[int, Message]]
    """The names of the cards, by pile and number."""
    choices: dict[int, Picking]
    """The actions that are a choice of several things."""
    offers: bool
    """Can more be done in this game than is ever listed? Then there are `Offers`."""


class LeanItem(msgspec.Struct, frozen=True):
    """What a choice's picks call by this number."""

    number: int
    text: Message | CardName


class LeanQuestion(msgspec.Struct, frozen=True):
    """What is asked of me. A choice that the glossary has is only its number."""

    text: Message
    rules: tuple[str, ...]
    must: bool
    legal: Sequence[int | Choice]
    items: list[LeanItem]


class Picture(Down, frozen=True, tag="picture"):
    """How it stands, and what happened since the last that this client has got. Messages in it name
    cards by their numbers."""

    seq: int
    now: int
    """The service's time, to set the clocks by."""
    view: msgspec.Raw
    seats: tuple[SeatNow, ...]
    paused: bool
    happened: list[Happened]
    question: LeanQuestion | None
    undo: bool
    orders: list[Order]
    muted: list[int]
    result: Result | None


class Change(Down, frozen=True, tag="change"):
    """What is different from the last picture or change; what is left out is as it was."""

    seq: int
    now: int
    happened: list[Happened] | msgspec.UnsetType = msgspec.UNSET
    """What happened since then; left out if nothing did."""
    view: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    seats: dict[int, SeatNow] | msgspec.UnsetType = msgspec.UNSET
    paused: bool | msgspec.UnsetType = msgspec.UNSET
    question: LeanQuestion | msgspec.UnsetType | None = msgspec.UNSET
    undo: bool | msgspec.UnsetType = msgspec.UNSET
    orders: list[Order] | msgspec.UnsetType = msgspec.UNSET
    muted: list[int] | msgspec.UnsetType = msgspec.UNSET
    result: Result | msgspec.UnsetType | None = msgspec.UNSET


FromServiceLean = FromService | Glossary | Picture | Change


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages on a socket, up and down, in both forms."""
    refs, components = msgspec.json.schema_components(
        [FromPlayer, FromServiceLean, Replayed], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Backroom socket",
        "type": "object",
        "properties": {"up": refs[0], "down": refs[1], "replayed": refs[2]},
        "$defs": components,
    }
