"""Reads the lean form of a socket as a client with the word lists does (`web/src/table/lean.ts`),
and makes of it the update that one without them gets."""

import json
from typing import Any

Json = dict[str, Any]


class LeanReader:
    """What one socket has been told."""

    def __init__(self) -> None:
        self.glossary: Json = {}
        self.update: Json = {}

    def read(self, frame: str) -> list[Json]:
        """The messages in this frame; of a picture or a change comes a whole update."""
        return [self.message(json.loads(line)) for line in frame.split("\n")]

    def message(self, message: Json) -> Json:
        match message["type"]:
            case "glossary":
                self.glossary = message
            case "picture":
                self.update = message
            case "change":
                assert self.update, "a change of nothing"
                self.update = self.changed(message)
            case _:
                return message
        if message["type"] == "glossary":
            return message
        return self.worded()

    def changed(self, change: Json) -> Json:
        after = self.update | {"happened": []} | change
        after["view"] = patched(self.update["view"], change.get("view", {}))
        after["seats"] = elements(self.update["seats"], change.get("seats", {}))
        return after

    def worded(self) -> Json:
        """The update with every card and every choice by its name."""
        update: Json = self.update | {"type": "update"}
        update["happened"] = [
            entry
            | {"events": [each | {"text": self.said(each["text"])} for each in entry["events"]]}
            if entry.get("events")
            else entry
            for entry in update["happened"]
        ]
        asked = update["question"]
        if asked is not None:
            items = {item["number"]: self.said(item["text"]) for item in asked["items"]}
            legal = [self.choice(each, items) for each in asked["legal"]]
            named = [{"number": number, "text": text} for number, text in items.items()]
            update["question"] = asked | {
                "text": self.said(asked["text"]),
                "items": named,
                "legal": legal,
            }
        return update

    def choice(self, choice: Any, items: dict[int, Json]) -> Json:
        if not isinstance(choice, int):
            worded: Json = choice | {"text": self.said(choice["text"])}
            return worded
        picking = self.glossary["choices"][str(choice)]
        picked = [items[number] for number in picking["picks"]]
        facts = {"picked": picked, "count": len(picked)}
        text = {"type": "message", "name": picking["form"], "facts": facts}
        return {"action": choice, "text": text, "picks": picking["picks"]}

    def said(self, value: Any) -> Any:
        """With the names of cards put in, however deep they stand."""
        if isinstance(value, list):
            return [self.said(each) for each in value]
        if not isinstance(value, dict):
            return value
        if value["type"] == "card":
            return self.glossary["cards"][value["pile"]][str(value["card"])]
        if value["type"] == "message":
            facts = {name: self.said(each) for name, each in value["facts"].items()}
            return value | {"facts": facts}
        return value


def patched(before: Json, patch: Json) -> Json:
    """The view with these fields changed; an object over a list has the elements that changed."""
    after = before | patch
    for name, value in patch.items():
        if isinstance(before[name], list) and isinstance(value, dict):
            after[name] = elements(before[name], value)
    return after


def elements(before: list[Any], changed: Json) -> list[Any]:
    after = before[:]
    for number, element in changed.items():
        after[int(number) : int(number) + 1] = [element]
    return after
