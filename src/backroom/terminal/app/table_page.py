"""What the application shows of a moment, as text in the colours of the house."""

from collections.abc import Sequence

from rich.text import Text
from textual.content import Content

from backroom.terminal.app.colours import FAMILIES, KINDS
from backroom.terminal.marks import MARKS
from backroom.terminal.places.place import Moment, Said, Somebody
from backroom.terminal.table_shown import in_ink
from backroom.words import Speaker

WAITED_FOR = "…"
AWAY = "✗"
LONGEST_NAME = 14
BETWEEN = "  "


def inked(text: Text) -> Content:
    """As Textual draws it: a window may be so narrow that Rich would fail."""
    return Content.from_rich_text(text)


def table_of(moment: Moment, speaker: Speaker, width: int) -> Text:
    """The table drawn, or in words."""
    if moment.notice and not moment.position:
        return Text(moment.notice)
    rows = [in_ink(row, speaker, FAMILIES) for row in moment.board]
    rows = rows or [Text(line) for line in moment.position]
    return Text("\n").join([part for row in rows for part in hung(row, width)])


def hung(line: Text, width: int) -> list[Text]:
    """A line that is too long goes on below, further in, so that each begins where one looks for
    it."""
    begin = len(line.plain) - len(line.plain.lstrip())
    further = Text(" " * (begin + 2))
    parts = [line]
    while parts[-1].cell_len > width:
        last = parts[-1]
        blank = last.plain.rfind(" ", begin + 3, width + 1)
        if blank < 0:
            break
        parts[-1:] = [last[:blank], further + last[blank + 1 :]]
    return parts


def strip_of(players: Sequence[Somebody], you: int, width: int, more: str = "") -> Text:
    """Everybody in a row, or as many as it takes: mark, name, what counts most, and who is waited
    for. At the end of them stands which way there is more to see, in a second row at most."""
    rows = [Text()]
    for seat, each in enumerate(players):
        said = tag(each, seat == you)
        if rows[-1] and len(rows[-1]) + len(BETWEEN) + len(said) > width:
            rows.append(Text())
        rows[-1] += Text(BETWEEN if rows[-1] else "") + said
    if more and len(rows) == 1 and len(rows[0]) + len(BETWEEN) + len(more) > width:
        rows.append(Text())
    room = width - len(rows[-1]) - len(more)
    if more and room >= 0:
        rows[-1] += Text(" " * room) + Text(more, "#d9b45a")
    return Text("\n").join(rows)


def tag(player: Somebody, is_you: bool) -> Text:
    colour = FAMILIES.get(player.colour, "")
    name = player.name if len(player.name) <= LONGEST_NAME else f"{player.name[:13]}…"
    said = Text(f"{MARKS.get(player.colour, '·')} {name}", f"bold {colour}" if is_you else colour)
    if player.brief:
        said.append(f" {player.brief}", "")
    if player.waited_for:
        said.append(WAITED_FOR, "bold")
    if player.away:
        said.append(f" {AWAY}", "red")
    return said


def players_of(players: Sequence[Somebody], you: int) -> Text:
    """The same at length."""
    lines = []
    for seat, each in enumerate(players):
        lines.append(tag(each, seat == you))
        lines += [Text(f"  {line}", "#b9ab8f") for line in each.lines]
    return Text("\n").join(lines)


def told(said: Said, players: Sequence[Somebody]) -> Text:
    """A line of the story, behind the mark of whoever did it."""
    line = Text()
    if said.seat is not None and 0 <= said.seat < len(players):
        colour = players[said.seat].colour
        line.append(f"{MARKS.get(colour, '·')} ", FAMILIES.get(colour, ""))
    return line.append(said.text, KINDS[said.kind])


def height_of(lines: Sequence[str], width: int) -> int:
    """Rows that these take, each wrapped by itself."""
    return sum(-(-max(1, len(line)) // max(1, width)) for line in lines)
