"""Wire forms: actions, events and views as JSON, and the JSON Schema of each."""

from collections.abc import Sequence
from typing import Any

import msgspec

from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game
from backroom.kernel.messages import Refusal


class WireAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody does something: the seat and the number of the action."""

    seat: int
    action: int


encode = msgspec.json.encode


def decode_action(text: bytes | str) -> WireAction:
    """The action in this text."""
    try:
        return msgspec.json.decode(text, type=WireAction)
    except msgspec.MsgspecError as fault:
        raise BadInput(f"this is not an action: {fault}") from None


def decode_events(game: Game, text: bytes | str) -> Sequence[Any]:
    """The events in this text."""
    shape: Any = list[game.events]  # type: ignore[name-defined]
    events: Sequence[Any] = msgspec.json.decode(text, type=shape)
    return events


def decode_view(game: Game, text: bytes | str) -> Any:
    """The view in this text."""
    return msgspec.json.decode(text, type=game.view)


def schema(game: Game) -> dict[str, Any]:
    """The JSON Schema of what a client of this game sends and receives."""
    types = [WireAction, game.events, game.view, Refusal]
    refs, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    parts = dict(zip(("action", "event", "view", "refusal"), refs, strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": game.title,
        "type": "object",
        "properties": parts,
        "$defs": components,
    }
