"""Ratings: how well people play each game, by the Bradley-Terry model of openskill.

A rating is a belief: a strength `mu` and how unsure it is, `sigma`. What is shown is conservative,
`mu - 3 sigma`: a newcomer begins at 0, and playing makes surer.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from openskill.models import BradleyTerryFull, BradleyTerryFullRating
from sqlalchemy import and_, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.server.storage.database import Database
from backroom.server.storage.schema import people, ratings

MODEL = BradleyTerryFull()
SHOWN = (ratings.c.mu - 3 * ratings.c.sigma).label("shown")


class OwnRating(msgspec.Struct, frozen=True):
    """How well one person plays one game."""

    game: str
    rating: float
    games: int


class Moved(NamedTuple):
    """What a game did to somebody's rating."""

    rating: float
    change: float


def shown(belief: BradleyTerryFullRating) -> float:
    return float(belief.mu - 3 * belief.sigma)


class Ratings:
    """The ratings of all people in all games."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def rate(
        self, connection: AsyncConnection, game: str, places: Sequence[tuple[int, int]]
    ) -> dict[int, Moved]:
        """A game has ended: the persons at these places (1 is best, ties share one) are rated anew.

        All in the caller's transaction, so that a result and its ratings are kept together or not
        at all. A single person has nobody to be compared with. Whose rating moved, and how.
        """
        place_of = dict(places)
        before = (
            select(people.c.id, ratings.c.mu, ratings.c.sigma, ratings.c.games)
            .outerjoin(ratings, and_(ratings.c.person == people.c.id, ratings.c.game == game))
            .where(people.c.id.in_(place_of))
            .order_by(people.c.id)
            # Two games of one person that end together must be rated one after the other.
            .with_for_update(of=people, key_share=True)
        )
        rows = (await connection.execute(before)).all()
        if len(rows) < 2:
            return {}
        teams = [
            [MODEL.rating() if row.games is None else MODEL.rating(row.mu, row.sigma)]
            for row in rows
        ]
        rated = MODEL.rate(teams, ranks=[float(place_of[row.id]) for row in rows])
        await connection.execute(
            delete(ratings).where(
                ratings.c.game == game, ratings.c.person.in_([row.id for row in rows])
            )
        )
        await connection.execute(
            insert(ratings),
            [
                {
                    "person": row.id,
                    "game": game,
                    "mu": new.mu,
                    "sigma": new.sigma,
                    "games": (row.games or 0) + 1,
                }
                for row, (new,) in zip(rows, rated, strict=True)
            ],
        )
        return {
            row.id: Moved(shown(new), shown(new) - shown(old))
            for row, (old,), (new,) in zip(rows, teams, rated, strict=True)
        }

    async def of(self, person: int) -> list[OwnRating]:
        """The ratings of one person, game by game."""
        wanted = (
            select(ratings.c.game, SHOWN, ratings.c.games)
            .where(ratings.c.person == person)
            .order_by(ratings.c.game)
        )
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [OwnRating(game, round(shown, 1), games) for game, shown, games in rows]
