"""The tables of the house's own games: anybody may look at them, and they are in no database."""

from typing import Any

import msgspec

from backroom.house_games.kept import kept_games
from backroom.kernel.game import find_game
from backroom.server.lobby.access import Access
from backroom.server.lobby.showing import show_table
from backroom.server.lobby.unkept_tables import unkept_row
from backroom.server.storage.table_rows import ChairRow, TableRow
from backroom.server.storage.table_settings import StoredSettings
from backroom.server.wire.rest import TableShown


def house_table(table_id: str) -> Access | None:
    """As a spectator sees a finished table of this name; None if the house keeps no such game."""
    kept = kept_games().get(table_id)
    if kept is None:
        return None
    opening = kept.log().opening
    settings = StoredSettings(watchers=True, talk="none", rated=False)
    row = unkept_row(kept.id, opening, "over", settings)
    chairs = [
        ChairRow(seat, None, name, opening.bots[seat], "")
        for seat, name in enumerate(opening.names)
    ]
    return Access(row, chairs, None, False, "watch")


def show_house_table(table_id: str) -> TableShown | None:
    found = house_table(table_id)
    return None if found is None else show_table(found, "")


def printed_at(row: TableRow) -> dict[str, Any]:
    """What is printed on cards and board of a table that is played with the game's own cards."""
    game = find_game(row.game)
    if game.print_matter is None:
        return {}
    matter: dict[str, Any] = msgspec.to_builtins(
        game.print_matter(game.rules(row.seats, row.options, None))
    )
    return matter
