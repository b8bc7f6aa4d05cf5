"""The protocol of a table's socket and the lines of a game file, from the structs themselves."""

from typing import Any, get_args

import msgspec
from docs_schema import struct_section

from backroom.server.wire import lean, protocol
from backroom.table import entries


def tag_of(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def members(union: Any) -> tuple[type[msgspec.Struct], ...]:
    found: tuple[type[msgspec.Struct], ...] = get_args(union)
    return found


def socket(unused: str) -> str:
    """Every message of the socket, up and down."""
    up = members(protocol.FromPlayer)
    plain = members(protocol.FromService)
    all_down = members(lean.FromServiceLean)
    small = tuple(each for each in all_down if each not in plain)
    _, parts = msgspec.json.schema_components([*up, *all_down], ref_template="#/{name}")
    messages = {each.__name__: tag_of(each) for each in (*up, *all_down)}
    linked = frozenset({*parts, *messages})
    sections: list[str] = []
    taken: set[str] = set()
    for title, kinds in (
        ("From you to the house", up),
        ("From the house to you", plain),
        ("From the house in the lean form", small),
    ):
        sections.append(f"## {title}\n")
        for each in kinds:
            tag = tag_of(each)
            # What is asked and what is answered may go by the same name.
            place = f"{tag}-answer" if tag in taken else tag
            taken.add(place)
            sections.append(struct_section(tag, parts[each.__name__], linked, place))
    sections.append("## Parts of messages\n")
    sections += [
        struct_section(name, schema, linked)
        for name, schema in sorted(parts.items())
        if name not in messages
    ]
    text = "\n".join(sections)
    for name, tag in messages.items():  # messages go by their tags, as on the line
        text = text.replace(f"[{name}](#{name})", f"[{tag}](#{tag})")
    return text


def file_entries(unused: str) -> str:
    """The kinds of lines in a `.backroom` file."""
    kinds = members(entries.LogEntry)
    _, parts = msgspec.json.schema_components(list(kinds), ref_template="#/{name}")
    names = {each.__name__ for each in kinds}
    linked = frozenset(parts)
    sections = [struct_section(tag_of(each), parts[each.__name__], linked) for each in kinds]
    sections += [
        struct_section(name, schema, linked) for name, schema in parts.items() if name not in names
    ]
    return "\n".join(sections)
