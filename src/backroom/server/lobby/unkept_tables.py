"""Tables that are in no database: those of lessons, and the house's own games."""

from backroom.server.storage.table_rows import TableRow
from backroom.server.storage.table_settings import Status, StoredSettings
from backroom.table import Opening


def unkept_row(
    table_id: str, opening: Opening, status: Status, settings: StoredSettings
) -> TableRow:
    """Nobody hosts it and no link leads to it; nor is there a seed, for its chance is no secret."""
    return TableRow(
        id=table_id,
        game=opening.game,
        rules=opening.rules,
        seats=opening.seats,
        options=opening.options,
        settings=settings,
        cards=None,
        status=status,
        host=None,
        play_link="",
        watch_link="",
        host_link="",
        seed="",
        commitment=opening.commitment,
        made=opening.at,
    )
