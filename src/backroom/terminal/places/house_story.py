"""The story of an evening at a house, as its entries and its talk come over the line."""

from typing import Any

from backroom.kernel.messages import Message, SeatName, as_message
from backroom.terminal.places.place import Said
from backroom.words import Speaker


class HouseStory:
    """What was told so far, a line each."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.lines: list[Said] = []

    def tell_entry(self, entry: dict[str, Any]) -> None:
        """An entry of the log, and what it made happen."""
        seat = entry.get("seat", -1)
        match entry["entry"]:
            case "undo":
                self.tell("story-undo", seat)
            case "pause":
                self.tell("story-wish" if entry.get("wish") else "story-wish-no-more", seat)
            case "chair" if entry.get("bot"):
                self.tell("story-bot-sits-in", seat, bot=entry["bot"])
            case "chair":
                self.tell("story-back", seat)
        for event in entry.get("events", ()):
            if not event["minor"]:
                text = self.speaker.say(as_message(event["text"]))
                self.lines.append(Said(text, "event", event.get("subject")))

    def tell(self, name: str, seat: int, **facts: object) -> None:
        text = self.speaker.say(Message(name, {"seat": SeatName(seat), **facts}))
        self.lines.append(Said(text, "house", seat))

    def tell_talk(self, seat: int, text: str) -> None:
        name = self.speaker.seat(seat)
        self.lines.append(Said(self.speaker.ui("play-says", seat=name, words=text), "talk", seat))
