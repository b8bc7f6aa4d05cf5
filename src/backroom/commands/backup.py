"""The commands of whoever keeps copies of a house: backup, restore."""

import asyncio
import time
from pathlib import Path
from typing import Annotated

import typer

from backroom.commands.house import Db, keep_private, own_database, say
from backroom.commands.web_part import needs_web_part

backups = typer.Typer(rich_markup_mode="markdown")


@backups.command(epilog="Example: `backroom backup club-copy.db --db club.db`")
@needs_web_part("backup")
def backup(
    to: Annotated[
        Path | None,
        typer.Argument(help="The file, or a folder that is there. By default this folder."),
    ] = None,
    db: Db = None,
) -> None:
    """Copy the database, also while people play, and look whether the copy is whole."""
    from backroom.server.storage.backup import copy_database

    keep_private()
    place = to or Path()
    if place.is_dir():
        place = place / f"backroom-{stamp()}.db"
    copy_database(db or own_database(), place)
    whole, damaged = asyncio.run(count_tables(place))
    tables = "1 table" if whole == 1 else f"{whole} tables"
    say(f"{place}: {tables}, replayed with every seal")
    for sentence in damaged:
        say(f"warning  {sentence}; it is so in the database too: see `backroom doctor`")


async def count_tables(copy: Path) -> tuple[int, list[str]]:
    """How many tables of the copy are whole, and what is wrong with the others."""
    from backroom.server.doctor.table_check import check_tables
    from backroom.server.storage.migrate import pending
    from backroom.server.storage.offline import offline

    if pending(str(copy)):  # of an older Backroom: whole, but not ours to read
        return 0, []
    whole, damaged = 0, []
    async with offline(str(copy)) as database:
        async for each in check_tables(database, lambda *_: None):
            if each.fault is None:
                whole += 1
            else:
                damaged.append(f"table {each.table_id} is damaged: {each.fault}")
    return whole, damaged


@backups.command(epilog="Example: `backroom restore club-copy.db --db club.db`")
@needs_web_part("restore")
def restore(
    copy: Annotated[Path, typer.Argument(help="A copy that `backroom backup` made.")],
    db: Db = None,
) -> None:
    """Put a copy in the place of the database. What was there is moved aside, not deleted."""
    from backroom.server.operations.single_instance_lock import only_instance_on
    from backroom.server.storage.backup import local_url, restore_database

    keep_private()
    place = db or own_database()
    with only_instance_on(local_url(place), "its database is being restored"):
        moved = restore_database(copy, place, lambda file: file.with_name(f"{file.name}.{stamp()}"))
    say(f"{place} is now what {copy} is.")
    if moved is not None:
        say(f"What was there before lies in {moved}; it is as secret as the database.")


def stamp() -> str:
    return time.strftime("%Y%m%d-%H%M%S")
