"""All that goes over the wire, as JSON Schemas: the web client's types are made from them.

`python -m backroom.server.wire` prints them as one JSON object, by the name of the file.
"""

import sys
from typing import Any

import msgspec

from backroom.kernel.game import all_games
from backroom.kernel.wire import schema as game_schema
from backroom.server.wire import lean, people, rest


def rest_schema() -> dict[str, Any]:
    """Every request and answer over REST."""
    kinds = [
        each
        for each in {**vars(rest), **vars(people)}.values()
        if isinstance(each, type)
        and issubclass(each, rest.Request | rest.Answer)
        and each not in (rest.Request, rest.Answer)
    ]
    refs, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "title": "Rest",
        "type": "object",
        "properties": {kind.__name__: ref for kind, ref in zip(kinds, refs, strict=True)},
        "$defs": components,
    }


def wire_types() -> dict[str, dict[str, Any]]:
    schemas = {"socket": lean.schema() | {"title": "Socket"}, "rest": rest_schema()}
    for game in all_games().values():
        schemas[game.folder] = game_schema(game) | {"title": game.title}
    return schemas


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.encode(wire_types()).decode())
