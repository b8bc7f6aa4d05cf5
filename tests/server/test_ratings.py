"""Ratings: who plays how well, and how sure the house is of it."""

from collections.abc import AsyncIterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openskill.models import BradleyTerryFull
from sqlalchemy import select

from backroom.server.people.rankings import Rankings
from backroom.server.people.ratings import OwnRating, Ratings
from backroom.server.storage.schema import ratings as rating_rows
from server.people.house import House, open_database

pytestmark = pytest.mark.anyio

CAPO = "capo-della-mafia"
MAFFIOSI = "maffiosi"


class Standing(NamedTuple):
    name: str
    rating: float
    games: int


class Club(House):
    """A house in which games end."""

    async def end(self, game: str, *places: tuple[int, int]) -> None:
        async with self.database.writing() as connection:
            await self.ratings.rate(connection, game, places)

    async def table_of(self, game: str, limit: int) -> list[Standing]:
        """The ranking of a game, as far as it is about ratings."""
        ranking = await Rankings(self.database, self.clock).of_game(game, None)
        return [Standing(each.name, each.rating, each.games) for each in ranking.lines[:limit]]

    @property
    def ratings(self) -> Ratings:
        return Ratings(self.database)

    async def accounts(self, *logins: str) -> list[int]:
        arrivals = [await self.account(login, login.capitalize()) for login in logins]
        return [arrival.person.id for arrival in arrivals]

    async def beliefs(self) -> dict[tuple[int, str], tuple[float, float, int]]:
        rows = await self.rows(select(rating_rows))
        return {(row.person, row.game): (row.mu, row.sigma, row.games) for row in rows}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with open_database(tmp_path) as database:
        yield Club(database)


async def test_a_first_game_puts_the_winner_before_the_others(club: Club) -> None:
    tony, silvio, paulie = await club.accounts("tony", "silvio", "paulie")
    await club.end(CAPO, (tony, 2), (silvio, 1), (paulie, 3))
    table = await club.table_of(CAPO, 10)
    assert [standing.name for standing in table] == ["Silvio", "Tony", "Paulie"]
    assert [standing.games for standing in table] == [1, 1, 1]
    assert table[0].rating > table[1].rating > table[2].rating


async def test_ratings_are_those_of_the_library(club: Club) -> None:
    tony, silvio, paulie = await club.accounts("tony", "silvio", "paulie")
    await club.end(CAPO, (tony, 2), (silvio, 1), (paulie, 2))
    await club.end(CAPO, (paulie, 1), (tony, 4))

    model = BradleyTerryFull()
    first = model.rate(
        [[model.rating()], [model.rating()], [model.rating()]], ranks=[2.0, 1.0, 2.0]
    )
    second = model.rate([first[2], first[0]], ranks=[1.0, 4.0])
    beliefs = await club.beliefs()
    for person, (rating,), games in (
        (tony, second[1], 2),
        (silvio, first[1], 1),
        (paulie, second[0], 2),
    ):
        assert beliefs[person, CAPO] == pytest.approx((rating.mu, rating.sigma, games))
    (own,) = await club.ratings.of(paulie)
    assert own == OwnRating(CAPO, round(second[0][0].ordinal(), 1), 2)


async def test_who_shares_a_place_is_rated_alike(club: Club) -> None:
    tony, silvio, paulie = await club.accounts("tony", "silvio", "paulie")
    await club.end(CAPO, (tony, 1), (silvio, 3), (paulie, 1))
    beliefs = await club.beliefs()
    assert beliefs[tony, CAPO] == pytest.approx(beliefs[paulie, CAPO])
    assert beliefs[tony, CAPO][0] > beliefs[silvio, CAPO][0]
    table = await club.table_of(CAPO, 10)
    assert [standing.name for standing in table] == ["Tony", "Paulie", "Silvio"]


async def test_who_shares_the_victory_gains_more_than_whoever_comes_next(club: Club) -> None:
    people = await club.accounts("tony", "silvio", "paulie", "carmela", "junior")
    await club.end(CAPO, *zip(people, (1, 1, 3, 4, 5), strict=True))
    beliefs = await club.beliefs()
    strengths = [beliefs[person, CAPO][0] for person in people]
    assert strengths[0] == pytest.approx(strengths[1])
    assert strengths[1] > strengths[2] > strengths[3] > strengths[4]


async def test_a_game_that_all_share_makes_nobody_better(club: Club) -> None:
    tony, silvio = await club.accounts("tony", "silvio")
    await club.end(CAPO, (tony, 1), (silvio, 1))
    assert [mu for mu, _, _ in (await club.beliefs()).values()] == pytest.approx([25, 25])


async def test_the_order_of_the_seats_does_not_matter(club: Club) -> None:
    tony, silvio, paulie = await club.accounts("tony", "silvio", "paulie")
    await club.end(CAPO, (tony, 1), (silvio, 2), (paulie, 2))
    await club.end(MAFFIOSI, (paulie, 2), (tony, 1), (silvio, 2))
    beliefs = await club.beliefs()
    for person in (tony, silvio, paulie):
        assert beliefs[person, CAPO] == pytest.approx(beliefs[person, MAFFIOSI])


async def test_each_game_has_ratings_of_its_own(club: Club) -> None:
    tony, silvio = await club.accounts("tony", "silvio")
    await club.end(CAPO, (tony, 1), (silvio, 2))
    before = (await club.beliefs())[tony, CAPO]
    await club.end(MAFFIOSI, (tony, 2), (silvio, 1))
    assert (await club.beliefs())[tony, CAPO] == before
    assert [own.game for own in await club.ratings.of(tony)] == [CAPO, MAFFIOSI]
    capo, maffiosi = [await club.table_of(game, 1) for game in (CAPO, MAFFIOSI)]
    assert [capo[0].name, maffiosi[0].name] == ["Tony", "Silvio"]
    assert await club.table_of("counterfeiters", 10) == []


async def test_nobody_is_rated_alone(club: Club) -> None:
    (tony,) = await club.accounts("tony")
    await club.end(CAPO, (tony, 1))
    await club.end(CAPO)
    assert await club.beliefs() == {}
    assert await club.ratings.of(tony) == []


async def test_whoever_was_forgotten_meanwhile_is_left_out(club: Club) -> None:
    tony, silvio = await club.accounts("tony", "silvio")
    await club.end(CAPO, (tony, 1), (9999, 2))
    assert await club.beliefs() == {}
    await club.end(CAPO, (tony, 1), (9999, 2), (silvio, 3))
    assert {person for person, _ in await club.beliefs()} == {tony, silvio}


async def test_guests_are_rated_but_listed_only_once_they_have_an_account(club: Club) -> None:
    (tony,) = await club.accounts("tony")
    guest = await club.people.guest("Guest", "en")
    await club.end(CAPO, (tony, 2), (guest.person.id, 1))
    assert [each.name for each in await club.table_of(CAPO, 10)] == ["Tony"]
    assert [own.games for own in await club.ratings.of(guest.person.id)] == [1]
    await club.people.make_account(guest.person, "guest", "a phrase to stay")
    assert [each.name for each in await club.table_of(CAPO, 10)] == ["Guest", "Tony"]


async def test_the_ranking_is_careful_with_those_it_hardly_knows(club: Club) -> None:
    """Winning steadily counts for more than winning once."""
    tony, silvio, paulie, furio = await club.accounts("tony", "silvio", "paulie", "furio")
    for _ in range(12):
        await club.end(CAPO, (tony, 1), (silvio, 2))
    await club.end(CAPO, (paulie, 1), (furio, 2))
    first, *_ = await club.table_of(CAPO, 4)
    assert first == Standing("Tony", first.rating, 12)
    assert first.rating > 0


async def test_the_ranking_stops_at_its_limit(club: Club) -> None:
    persons = await club.accounts("tony", "silvio", "paulie")
    await club.end(CAPO, *((person, place) for place, person in enumerate(persons)))
    assert [each.name for each in await club.table_of(CAPO, 2)] == ["Tony", "Silvio"]
    assert await club.table_of(CAPO, 0) == []


async def test_ratings_are_kept_with_the_result_or_not_at_all(club: Club) -> None:
    tony, silvio = await club.accounts("tony", "silvio")
    with suppress(ZeroDivisionError):
        async with club.database.writing() as connection:
            await club.ratings.rate(connection, CAPO, [(tony, 1), (silvio, 2)])
            raise ZeroDivisionError
    assert await club.beliefs() == {}


@settings(max_examples=50)
@given(st.integers(2, 7).flatmap(lambda players: st.permutations(range(1, players + 1))))
def test_a_better_place_is_worth_more(places: list[int]) -> None:
    """What the house expects of the library: among newcomers the better place is the stronger."""
    model = BradleyTerryFull()
    rated = model.rate([[model.rating()] for _ in places], ranks=[float(each) for each in places])
    strengths = {place: rating.mu for place, (rating,) in zip(places, rated, strict=True)}
    assert all(strengths[best] > strengths[worse] for best, worse in pairwise(sorted(places)))
