"""What everybody may see of how people play: the ranking of a game, and somebody's profile."""

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import ColumnElement, Integer, and_, case, cast, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.server.people.circle import AnyRow, are_friends, person_of
from backroom.server.people.people import Person
from backroom.server.people.ratings import SHOWN
from backroom.server.storage.database import Database
from backroom.server.storage.schema import people, ratings, results, shunned, tables, ways
from backroom.server.wire.people import Profile, RankedLine, Ranking, Record

MOST_LINES = 50
WEEK = 7 * 86_400_000
LAST = 5
COURSE = 20
"""Games that the line of a rating is drawn from."""
IS_ACCOUNT = people.c.login.is_not(None)
WON = cast(func.sum(case((results.c.place == 1, 1), else_=0)), Integer)


class Form(NamedTuple):
    """How somebody did lately in one game, by the rated games in the books."""

    won: int
    week: float
    last: list[bool]


class Rankings:
    """Rankings and profiles."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self.database = database
        self.now = now

    async def of_game(self, game: str, person: Person | None) -> Ranking:
        """The best accounts of a game, and the line of whoever asks."""
        async with self.database.reading() as connection:
            best = await standings(connection, game, None, MOST_LINES)
            mine = None if person is None else await own_standing(connection, game, person.id)
            everybody = {row.id for row in best} | ({mine[1].id} if mine else set())
            forms = await self.forms(connection, game, everybody)
            course = [] if person is None else await course_of(connection, game, person.id)
        me = None if person is None else person.id
        lines = [
            line(place, row, forms.get(row.id), row.id == me) for place, row in enumerate(best, 1)
        ]
        own = None if mine is None else line(mine[0], mine[1], forms.get(mine[1].id), True)
        return Ranking(
            lines=lines,
            mine=own,
            missing=""
            if own
            else "stranger"
            if person is None
            else "guest"
            if person.login is None
            else "new",
            course=course,
        )

    async def forms(
        self, connection: AsyncConnection, game: str, persons: set[int]
    ) -> dict[int, Form]:
        asked = (
            select(results.c.person, results.c.place, results.c.change, tables.c.ended)
            .join_from(results, tables)
            .where(
                results.c.person.in_(persons), tables.c.game == game, results.c.rating.is_not(None)
            )
            .order_by(tables.c.ended.desc())
            .limit(100 * MOST_LINES)
        )
        since = self.now() - WEEK
        found: dict[int, list[AnyRow]] = {}
        for row in await connection.execute(asked):
            found.setdefault(row.person, []).append(row)
        return {
            person: Form(
                won=sum(row.place == 1 for row in rows),
                week=sum(row.change for row in rows if (row.ended or 0) > since),
                last=[row.place == 1 for row in rows[:LAST]],
            )
            for person, rows in found.items()
        }

    async def profile(self, asking: Person | None, card: str) -> Profile:
        """Somebody as everybody may see him."""
        async with self.database.reading() as connection:
            person = await person_of(connection, card)
            row = (await connection.execute(select(people).where(people.c.id == person))).one()
            friend, how = False, None
            if asking is not None:
                friend = await are_friends(connection, asking.id, person)
                kept = select(shunned.c.how).where(
                    shunned.c.person == asking.id, shunned.c.other == person
                )
                how = (await connection.execute(kept)).scalar_one_or_none()
            is_account = row.login is not None
            records = await records_of(connection, person) if is_account else []
        return Profile(
            card=card,
            name=row.name,
            account=is_account,
            since=row.made,
            records=records,
            you=asking is not None and asking.id == person,
            friend=friend,
            shunned=how,
        )

    async def own_records(self, person: Person) -> list[Record]:
        async with self.database.reading() as connection:
            return await records_of(connection, person.id)


def line(place: int, row: AnyRow, form: Form | None, you: bool) -> RankedLine:
    form = form or Form(0, 0.0, [])
    return RankedLine(
        place=place,
        card=row.card,
        name=row.name,
        rating=round(row.shown, 1),
        week=round(form.week, 1),
        games=row.games,
        won=form.won,
        last=form.last,
        you=you,
    )


async def standings(
    connection: AsyncConnection, game: str, wanted: ColumnElement[bool] | None, limit: int
) -> list[AnyRow]:
    asked = (
        select(people.c.id, people.c.name, ways.c.card, SHOWN, ratings.c.games)
        .join_from(ratings, people)
        .join(ways, ways.c.person == people.c.id)
        .where(ratings.c.game == game, IS_ACCOUNT)
        .order_by(SHOWN.desc(), people.c.id)
        .limit(limit)
    )
    return list((await connection.execute(asked if wanted is None else asked.where(wanted))).all())


async def own_standing(
    connection: AsyncConnection, game: str, person: int
) -> tuple[int, AnyRow] | None:
    """Where somebody stands: his place, and his line."""
    found = await standings(connection, game, people.c.id == person, 1)
    if not found:
        return None
    shown = found[0].shown
    better = (
        select(func.count())
        .select_from(ratings)
        .join(people)
        .where(
            ratings.c.game == game,
            IS_ACCOUNT,
            or_(shown < SHOWN, and_(shown == SHOWN, people.c.id < person)),
        )
    )
    return int((await connection.execute(better)).scalar_one()) + 1, found[0]


async def course_of(connection: AsyncConnection, game: str, person: int) -> list[float]:
    asked = (
        select(results.c.rating)
        .join_from(results, tables)
        .where(results.c.person == person, tables.c.game == game, results.c.rating.is_not(None))
        .order_by(tables.c.ended.desc())
        .limit(COURSE)
    )
    latest = (await connection.execute(asked)).scalars().all()
    return [round(rating, 1) for rating in reversed(latest)]


async def records_of(connection: AsyncConnection, person: int) -> list[Record]:
    """How somebody did in each game that he has finished."""
    finished = (
        select(tables.c.game, func.count().label("games"), WON.label("won"))
        .join_from(results, tables)
        .where(results.c.person == person, tables.c.status == "over")
        .group_by(tables.c.game)
        .order_by(tables.c.game)
    )
    rated = select(ratings.c.game, SHOWN, ratings.c.games).where(ratings.c.person == person)
    counts = {row.game: row for row in await connection.execute(finished)}
    beliefs = {row.game: row for row in await connection.execute(rated)}
    records: list[Record] = []
    for game in sorted(counts.keys() | beliefs.keys()):
        count, belief = counts.get(game), beliefs.get(game)
        records.append(
            Record(
                game=game,
                games=0 if count is None else count.games,
                won=0 if count is None else count.won,
                rating=None if belief is None else round(belief.shown, 1),
                rated=0 if belief is None else belief.games,
                course=await course_of(connection, game, person),
            )
        )
    return records
