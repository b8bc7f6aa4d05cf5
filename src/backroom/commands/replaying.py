"""The command that tells a recorded game again: replay."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from backroom.commands.arguments import AsJson, Language
from backroom.commands.files import read_text
from backroom.commands.typed_values import harmless, print_json
from backroom.kernel.errors import BadInput
from backroom.kernel.seats import SPECTATOR
from backroom.table import Log, Table, read_log
from backroom.table.earlier import as_far_as_it_goes
from backroom.table.opened import OtherVersion
from backroom.table.story import TRUTH, checked, tell
from backroom.words import Speaker

replaying = typer.Typer(rich_markup_mode="markdown")


@replaying.command(epilog="Example: `backroom replay evening.backroom --seat 2 --lang nl`")
def replay(
    file: Annotated[Path, typer.Argument(help="A recorded or kept game (.backroom).")],
    seat: Annotated[
        str | None,
        typer.Option(help="As this player saw it: his number, counted from 1, or his name."),
    ] = None,
    truth: Annotated[
        bool,
        typer.Option(
            "--truth",
            help="With all that was hidden. A game that is not over gives its cards away.",
        ),
    ] = False,
    lang: Language = "",
    verify: Annotated[
        bool,
        typer.Option(
            "--verify", help="No story; say what was checked: seals, rules, chance and clocks."
        ),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Tell a recorded game as a story: as the spectators saw it, as a player did, or all of it."""
    if [seat is not None, truth, verify].count(True) > 1:
        raise BadInput("choose one of --seat, --truth and --verify")
    log = read_log(read_text(file), str(file))
    if verify:
        table = Table.replayed(log, str(file))
        sentences = checked(table, lang)
        if as_json:
            print_json({"game": table.game.id, "checked": sentences})
        else:
            print_lines(sentences)
        return
    table, notes = as_far_as_known(log, str(file), lang)
    eyes = TRUTH if truth else SPECTATOR if seat is None else find_seat(table, seat, lang)
    story = tell(table, eyes, lang)
    story = msgspec.structs.replace(story, headline=[*notes, *story.headline])
    if as_json:
        print_json(story)
        return
    print_lines([*story.headline, ""])
    for paragraph in story.paragraphs:
        print_lines(paragraph.lines)
    print_lines(["", *story.ending])


def as_far_as_known(log: Log, source: str, lang: str) -> tuple[Table, list[str]]:
    """The table of this log; of one played under earlier rules what today's agree with, and a
    sentence that says so."""
    try:
        return Table.replayed(log, source), []
    except OtherVersion as other:
        table = as_far_as_it_goes(log.opening, log.seed, log.entries)
        facts = {"version": other.version, "ours": other.game.version}
        counted = {"shown": table.seq, "all": len(log.entries)}
        return table, [Speaker(lang).ui("earlier-rules", **facts, **counted)]


def print_lines(lines: list[str]) -> None:
    for line in lines:
        shown = harmless(line).replace("\n", "\ufffd")
        Console().print(shown, highlight=False, markup=False, emoji=False, soft_wrap=True)


def find_seat(table: Table, wanted: str, lang: str) -> int:
    """The seat of this number, counted from 1 as people do, or of the player with this name."""
    speaker = Speaker(lang, table.game.teller(table.rules), table.opening.names)
    names = [speaker.seat(seat) for seat in range(table.seats)]
    numbers = [str(number) for number in range(1, table.seats + 1)]
    if wanted in numbers:
        return numbers.index(wanted)
    if names.count(wanted) == 1:
        return names.index(wanted)
    players = ", ".join(f"{number} {name}" for number, name in zip(numbers, names, strict=True))
    raise BadInput(f"no one player is called {wanted!r}; the players are {players}")
