# Interpreted: structs of msgspec gain nothing from the compiler.
"""Wire forms: actions, events and views as JSON, and the JSON Schema of each."""

from collections.abc import Sequence
from types import GenericAlias
from typing import Any, cast

import msgspec

from backroom.kernel.actions import Action
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game
from backroom.kernel.messages import Refusal
from backroom.kernel.queries import answer_types, query_types


class WireAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Somebody does something: the seat, the number of the action, and its terms if it has any."""

    seat: int
    action: int
    terms: Any = None


def wire_action(seat: int, action: Action) -> WireAction:
    """How this seat's action goes over the wire and into the log."""
    return WireAction(seat, int(action.index), msgspec.to_builtins(action.terms()))


encode = msgspec.json.encode


def decode_action(text: bytes | str) -> WireAction:
    """The action in this text."""
    return cast(WireAction, decoded(text, WireAction, "an action"))


def decoded(text: bytes | str, shape: Any, what: str) -> Any:
    """What this text holds, or a sentence why it is not what was expected."""
    try:
        return msgspec.json.decode(text, type=shape)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as fault:
        raise BadInput(f"this is not {what}: {fault}") from None


def decode_events(game: Game, text: bytes | str) -> Sequence[Any]:
    """The events in this text."""
    shape = GenericAlias(list, (game.events,))
    return cast(Sequence[Any], decoded(text, shape, "a list of events"))


def decode_view(game: Game, text: bytes | str) -> Any:
    """The view in this text."""
    return decoded(text, game.view, "a view")


def schema(game: Game) -> dict[str, Any]:
    """The JSON Schema of what a client of this game sends and receives."""
    types = {"action": WireAction, "event": game.events, "view": game.view, "refusal": Refusal}
    if game.terms is not None:
        types["terms"] = game.terms
    if game.printed is not None:
        types["printed"] = game.printed
    if game.insight is not None:
        types["insight"] = game.insight
    types["query"] = query_types(game)
    types["answer"] = answer_types(game)
    refs, components = msgspec.json.schema_components(types.values(), ref_template="#/$defs/{name}")
    parts = dict(zip(types, refs, strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": game.title,
        "type": "object",
        "properties": parts,
        "$defs": components,
    }
