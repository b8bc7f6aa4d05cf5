"""How games ended: written once, together with the ratings that follow from it."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.server.people.ratings import Moved, Ratings
from backroom.server.storage.schema import results, tables
from backroom.server.storage.table_rows import ChairRow, TableRow, change_table, list_tables
from backroom.server.wire.rest import UNRATED, PlaceShown, ResultShown
from backroom.table import Table


class Outcome(NamedTuple):
    """How a game ended, by seat."""

    points: Sequence[int]
    places: Sequence[int]
    bots: Sequence[str]
    """Who sat in which chair at the end; "" for a person."""


def outcome_of(table: Table) -> Outcome:
    standings = table.state.standings()
    return Outcome(standings.points, standings.places, table.bots)


async def finish(
    connection: AsyncConnection,
    ratings: Ratings,
    row: TableRow,
    chairs: Sequence[ChairRow],
    outcome: Outcome,
    ended: int,
) -> bool:
    """Close the books of a table, unless somebody else just did; then the answer is False.

    Whoever went away and left his chair to a bot keeps the place that the bot got for him.
    """
    over = {"status": "over", "ended": ended}
    if not await change_table(connection, row.id, over, tables.c.status == "playing"):
        return False
    moved: dict[int, Moved] = {}
    if row.settings.rated and row.cards is None:
        persons = [(chair.person, outcome.places[chair.seat]) for chair in chairs]
        places = [(person, place) for person, place in persons if person is not None]
        moved = await ratings.rate(connection, row.game, places)
    await connection.execute(
        insert(results),
        [
            {
                "table_id": row.id,
                "seat": chair.seat,
                "person": chair.person,
                "name": chair.name,
                "bot": outcome.bots[chair.seat] or None,
                "points": outcome.points[chair.seat],
                "place": outcome.places[chair.seat],
                **rated_by(moved.get(chair.person or 0)),
            }
            for chair in chairs
        ],
    )
    return True


def rated_by(moved: Moved | None) -> dict[str, float | None]:
    """What the books say of it; nothing, where nothing moved."""
    if moved is None:
        return {"rating": None, "change": None}
    return {"rating": moved.rating, "change": moved.change}


def why_unrated(row: TableRow, persons: int) -> UNRATED:
    """Why this game moves nobody's rating; "" if it does."""
    if not row.settings.rated:
        return "friendly"
    if row.cards is not None:
        return "own-cards"
    return "alone" if persons < 2 else ""


async def read_results(
    connection: AsyncConnection, wanted: ColumnElement[bool], limit: int
) -> list[ResultShown]:
    """Finished games, the latest first."""
    over = (tables.c.status == "over") & wanted
    rows = await list_tables(connection, over, limit, tables.c.ended)
    asked = select(results).where(results.c.table_id.in_([row.id for row in rows]))
    places: dict[str, list[PlaceShown]] = {}
    persons: Counter[str] = Counter()
    for each in await connection.execute(asked.order_by(results.c.place, results.c.seat)):
        shown = PlaceShown(
            seat=each.seat,
            name=each.name,
            bot=each.bot or "",
            points=each.points,
            place=each.place,
            change=None if each.change is None else round(each.change, 1),
        )
        persons[each.table_id] += each.person is not None or each.change is not None
        places.setdefault(each.table_id, []).append(shown)
    return [
        ResultShown(
            table=row.id,
            game=row.game,
            title=row.settings.title,
            seats=row.seats,
            rated=row.settings.rated,
            unrated=why_unrated(row, persons[row.id]),
            ended=row.ended or 0,
            places=places.get(row.id, []),
        )
        for row in rows
    ]
