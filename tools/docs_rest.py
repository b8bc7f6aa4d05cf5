"""The REST interface as a page, from the OpenAPI document of the house."""

from typing import Any

from docs_schema import Schema, struct_section, type_words

from backroom.server.operations.settings import Settings
from backroom.server.web.app import make_app

METHODS = ("get", "post", "put", "patch", "delete")
AREAS = {
    "/api/games": "Games and rules",
    "/api/guests": "Who I am",
    "/api/me": "Who I am",
    "/api/account": "Who I am",
    "/api/session": "Who I am",
    "/api/my/calls": "Being called back",
    "/api/calls": "Being called back",
    "/calendar": "Being called back",
    "/api/people": "People",
    "/api/friends": "People",
    "/api/my/circle": "People",
    "/api/my/friend": "People",
    "/api/my/invitations": "People",
    "/api/match": "Quick match",
    "/api/my": "My games",
    "/api/results": "My games",
    "/api/logs": "Looking back",
    "/api/lessons": "Games and rules",
    "/api/socket": "Games and rules",
    "/api/tables": "Tables",
    "/api/links": "Tables",
}
LOOKING_BACK = (
    *("replay", "query", "story", "truth", "verify", "course"),
    *("printed", "log", "figures", "coach"),
)


def area_of(path: str) -> str:
    if path.startswith("/api/tables/") and path.rpartition("/")[2] in LOOKING_BACK:
        return "Looking back"
    for start, area in AREAS.items():
        if path.startswith(start):
            return area
    return "The house itself"


def document() -> dict[str, Any]:
    app = make_app(Settings(database="sqlite+aiosqlite:///:memory:"))
    found: dict[str, Any] = app.openapi_schema.to_schema()
    return found


def rest(_: str) -> str:
    """Every request, and the structs that are sent and answered."""
    found = document()
    schemas: dict[str, Schema] = found["components"]["schemas"]
    linked = frozenset(schemas)
    areas: dict[str, list[str]] = {}
    for path, methods in found["paths"].items():
        for method in METHODS:
            if method in methods:
                section = operation(path, method, methods[method], linked)
                areas.setdefault(area_of(path), []).append(section)
    parts: list[str] = []
    for area, sections in areas.items():
        parts += [f"## {area}\n", *sections]
    parts.append("## What is sent and answered\n")
    parts += [struct_section(name, schema, linked) for name, schema in sorted(schemas.items())]
    return "\n".join(parts)


def operation(path: str, method: str, told: dict[str, Any], linked: frozenset[str]) -> str:
    lines = [f"### `{method.upper()} {path}`\n"]
    if described := told.get("description"):
        lines.append(" ".join(described.split()) + "\n")
    if parameters := told.get("parameters"):
        lines += ["| parameter | in | what stands there | |", "| --- | --- | --- | --- |"]
        for each in parameters:
            note = " ".join(str(each.get("description", "")).split())
            needed = "" if each.get("required") else "may be left out. "
            words = type_words(each.get("schema", {}), linked)
            lines.append(f"| `{each['name']}` | {each['in']} | {words} | {needed}{note} |")
        lines.append("")
    if body := told.get("requestBody"):
        lines.append(f"**Body:** {content(body, linked)}\n")
    good = {code: each for code, each in told["responses"].items() if code < "400"}
    bad = [code for code in told["responses"] if code >= "400"]
    for code, each in good.items():
        lines.append(f"**{code}:** {content(each, linked)}\n")
    if bad:
        lines.append(f"Refused with {', '.join(bad)}.\n")
    return "\n".join(lines)


def content(told: dict[str, Any], linked: frozenset[str]) -> str:
    words = [
        f"{type_words(each.get('schema', {}), linked)} (`{kind}`)"
        for kind, each in told.get("content", {}).items()
    ]
    return " or ".join(words) or " ".join(str(told.get("description", "nothing")).split())
