"""JSON Schemas as tables that a person reads: what stands in a message, field by field."""

from collections.abc import Mapping
from typing import Any

Schema = Mapping[str, Any]


def type_words(schema: Schema, linked: frozenset[str]) -> str:
    """What may stand there. Names of other structs are links, if those are on the page."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name})" if name in linked else name
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(dict.fromkeys(type_words(each, linked) for each in schema[several]))
    if "allOf" in schema:
        return type_words(schema["allOf"][0], linked)
    if "const" in schema:
        return f"`{as_json(schema['const'])}`"
    if "enum" in schema:
        return " or ".join(f"`{as_json(each)}`" for each in schema["enum"])
    kind = schema.get("type")
    if isinstance(kind, list):
        return " or ".join(type_words({**schema, "type": each}, linked) for each in kind)
    if kind == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(type_words(each, linked) for each in schema["prefixItems"]) + "]"
        return f"list of {type_words(schema.get('items') or {}, linked)}"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"object of {type_words(values, linked)}" if isinstance(values, dict) else "object"
    return str(kind or "anything") + bounds(schema)


def bounds(schema: Schema) -> str:
    names = {"minimum": "≥", "exclusiveMinimum": ">", "maximum": "≤", "exclusiveMaximum": "<"}
    found = [f"{sign} {schema[name]}" for name, sign in names.items() if name in schema]
    if "maxLength" in schema:
        found.append(f"at most {schema['maxLength']} letters")
    return f" ({', '.join(found)})" if found else ""


def as_json(value: Any) -> str:
    import msgspec

    return msgspec.json.encode(value).decode()


def field_table(schema: Schema, linked: frozenset[str]) -> str:
    """The fields of a struct; nothing if it has none."""
    fields: Mapping[str, Schema] = schema.get("properties", {})
    required = set(schema.get("required", ()))
    if not fields:
        return "*No fields.*\n"
    lines = ["| field | what stands there | |", "| --- | --- | --- |"]
    for name, field in fields.items():
        words = type_words(field, linked).replace("|", "\\|")
        note = field.get("description", "")
        if name not in required:
            default = f", else `{as_json(field['default'])}`" if "default" in field else ""
            note = f"may be left out{default}. {note}"
        lines.append(f"| `{name}` | {words} | {' '.join(note.split())} |")
    return "\n".join(lines) + "\n"


def struct_section(name: str, schema: Schema, linked: frozenset[str], place: str = "") -> str:
    described = " ".join(str(schema.get("description", "")).split())
    if "properties" not in schema and ("enum" in schema or "anyOf" in schema):
        body = f"{type_words(schema, linked)}\n"
    else:
        body = field_table(schema, linked)
    heading = f"### {name} {{ #{place or name} }}"
    return f"{heading}\n\n{described}\n\n{body}"
