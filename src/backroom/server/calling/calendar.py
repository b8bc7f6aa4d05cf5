"""The deadlines of somebody's games as a calendar (RFC 5545)."""

from datetime import UTC, datetime

from backroom.kernel.game import find_game
from backroom.kernel.messages import Message
from backroom.server.lobby.directory import Directory
from backroom.server.people.people import Person
from backroom.server.refusals import Refused
from backroom.server.rooms.rooms import Rooms
from backroom.words import Speaker

LONGEST_LINE = 75
"""Bytes; what is longer goes on in the next line, after a space."""


async def calendar_of(rooms: Rooms, directory: Directory, person: Person) -> str:
    """Every decision that waits for this person, at the moment it is due."""
    say = Speaker(person.language).say
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Backroom//Backroom//EN"]
    lines += [f"X-WR-CALNAME:{escaped(say(Message('call-calendar')))}", "METHOD:PUBLISH"]
    for listed in await directory.mine(person):
        if listed.status != "playing":
            continue
        deadline = await deadline_of(rooms, listed.id, person)
        if deadline is None:
            continue
        game = find_game(listed.game).title
        summary = say(Message("call-turn", {"game": game, "table": listed.title or game}))
        lines += [
            "BEGIN:VEVENT",
            f"UID:{listed.id}-{deadline}@backroom",
            f"DTSTAMP:{moment(rooms.house.now())}",
            f"DTSTART:{moment(deadline)}",
            f"DTEND:{moment(deadline)}",
            f"SUMMARY:{escaped(summary)}",
            *address_line(rooms.house.settings.public, listed.id),
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(f"{folded(line)}\r\n" for line in lines)


async def deadline_of(rooms: Rooms, table_id: str, person: Person) -> int | None:
    """Until when this person has to answer there; None if nothing is asked, or no clock runs."""
    try:
        room = await rooms.open(table_id)
    except Refused:
        return None
    if room.table is None or not room.by_correspondence:
        return None
    mine = [chair.seat for chair in room.chairs if chair.person == person.id]
    waited = [seat for seat in mine if seat in room.table.waited_for()]
    return room.table.clocks.deadline(waited[0]) if waited else None


def address_line(home: str | None, table_id: str) -> list[str]:
    return [] if home is None else [f"URL:{home}/table/{table_id}"]


def moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def escaped(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def folded(line: str) -> str:
    """No line is longer than 75 bytes, and no character is cut in two."""
    parts: list[str] = []
    part = ""
    for sign in line:
        if len((part + sign).encode()) > LONGEST_LINE - (1 if parts else 0):
            parts.append(part)
            part = ""
        part += sign
    return "\r\n ".join([*parts, part])
