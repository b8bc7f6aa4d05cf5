# Interpreted: words are made for people, who take longer to read them.
"""What has happened at a table of Maffiosi, in messages, and the small words that these need."""

from typing import Any

from backroom.games.maffiosi.events import GameEnded
from backroom.games.maffiosi.rules import NOTES, MafRules
from backroom.kernel.messages import CardName, Message, SeatName

SILENT = ("rival", "owed", "income", "last", "unclaimed")
"""Fields of events that no sentence needs: a drawn table shows them."""


def says(sentence: str, /, **facts: Any) -> Message:
    return Message(f"maf-{sentence}", facts)


def dashed(name: str) -> str:
    return name.replace("_", "-")


def dollars(amount: int) -> Message:
    """Money as it is read, in the reader's own number format."""
    return says("money", amount=amount)


def card(kind: int) -> CardName:
    return CardName("card", kind)


def colour_name(rules: MafRules, colour: int) -> Message:
    return Message(f"colour-{rules.colours[colour]}")


def event_told(rules: MafRules, event: Any) -> Message:
    """What has happened; every field that its sentence needs, as words."""
    tag = dashed(event.__struct_config__.tag)
    facts: dict[str, Any] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field in ("seat", "first", "pie", "by"):
            value = SeatName(value)
            if field == "pie":
                facts["own"] = "yes" if event.pie == event.seat else "no"
        elif field == "winners":
            facts["shared"] = "yes" if len(value) > 1 else "no"
            value = tuple(SeatName(seat) for seat in value)
        elif field == "youngest":
            facts["drawn"] = "no" if value is None else "yes"
            value = SeatName(event.first if value is None else value)
        elif field == "card":
            value = card(value)
        elif field == "colour":
            value = colour_name(rules, value)
        elif field == "cards":
            value = tuple(card(each) for each in value)
        elif field == "man":
            value = CardName("man", value)
        elif field in ("chair", "source", "victim"):
            value += 1
        elif field == "chairs":
            facts["count"] = len(value)
            value = tuple(str(chair + 1) for chair in value)
        elif field == "money":
            value = dollars(value) if isinstance(value, int) else ()
        elif field == "payee":
            facts["note"] = dollars(NOTES[event.notes.index(-1)] * 1000)
            facts["middle"] = "yes" if value is None else "no"
            value = SeatName(event.seat if value is None else value)
        elif field == "ending":
            value = ending_of(event)
        elif isinstance(value, bool):
            value = "yes" if value else "no"
        elif field in SILENT or isinstance(value, tuple):
            continue
        facts[field] = value
    return says(f"event-{tag}", **facts)


def ending_of(event: GameEnded) -> Message:
    """How it ended, and what the last payment fell short by, or was too much (MAF-32)."""
    said = says(f"ask-over-{dashed(event.ending)}")
    last = event.last
    if last is None or last.paid == last.owed:
        return said
    facts = {"owed": dollars(last.owed), "paid": dollars(last.paid)}
    return says("over-last-payment", ending=said, seat=SeatName(last.seat), **facts)
