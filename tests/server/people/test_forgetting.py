"""Whoever wants to be forgotten is; the games that were played stay."""

from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import insert, select

from backroom.server.people.people import People, Person
from backroom.server.refusals import Refused
from backroom.server.storage.schema import chairs, people, ratings, results, sessions, tables
from backroom.server.web.statuses import STATUS_OF
from server.people.house import NOON, OTHER_PHRASE, PHRASE, House, said

pytestmark = pytest.mark.anyio


async def seat_at_a_table(house: House, person: Person) -> None:
    secret = "0" * 64
    async with house.database.writing() as connection:
        await connection.execute(
            insert(tables).values(
                id="table",
                game="maffiosi",
                rules=1,
                seats=3,
                options="{}",
                settings="{}",
                status="over",
                host=person.id,
                play_link="p",
                watch_link="w",
                host_link="h",
                seed=secret,
                commitment=secret,
                made=NOON,
            )
        )
        seat = {"table_id": "table", "seat": 0, "person": person.id, "name": person.name}
        await connection.execute(insert(chairs).values(**seat, seed=secret))
        await connection.execute(insert(results).values(**seat, points=7, place=1))
        await connection.execute(
            insert(ratings).values(person=person.id, game="maffiosi", mu=25, sigma=8, games=1)
        )


async def test_nothing_of_the_person_stays_but_what_the_others_played(house: House) -> None:
    account = await house.account("tony")
    other = await house.account("silvio")
    await seat_at_a_table(house, account.person)
    await house.people.forget(account.person)
    assert await house.people.who(account.secret) is None
    with pytest.raises(Refused, match="log-in"):
        await house.people.log_in("tony", PHRASE)
    assert await house.rows(select(people.c.id)) == [(other.person.id,)]
    assert await house.rows(select(sessions.c.person)) == [(other.person.id,)]
    assert await house.count(ratings) == 0
    assert await house.rows(select(tables.c.id, tables.c.host)) == [("table", None)]
    assert await house.rows(select(chairs.c.seat, chairs.c.person)) == [(0, None)]
    assert await house.rows(select(results.c.person, results.c.points)) == [(None, 7)]


async def test_the_login_of_the_forgotten_is_free_again(house: House) -> None:
    account = await house.account("tony")
    await house.people.forget(account.person)
    assert (await house.account("tony")).person.login == "tony"


async def test_nobody_steps_into_the_shoes_of_the_forgotten(house: House) -> None:
    """A tab that is still open somewhere knows its person by number."""
    guest = await house.people.guest("Tony", "en")
    await house.people.forget(guest.person)
    newcomer = await house.people.guest("Silvio", "en")
    assert newcomer.person.id != guest.person.id


@pytest.mark.parametrize(
    "wish",
    [
        lambda people, person: people.change(person, name="Tony"),
        lambda people, person: people.change(person, language="nl"),
        lambda people, person: people.make_account(person, "tony", PHRASE),
        lambda people, person: people.change_passphrase(person, PHRASE, OTHER_PHRASE),
    ],
    ids=["rename", "speak", "make_account", "change_passphrase"],
)
async def test_the_forgotten_are_strangers(
    house: House, wish: Callable[[People, Person], Awaitable[object]]
) -> None:
    guest = await house.people.guest("Tony", "en")
    await house.people.forget(guest.person)
    await house.people.forget(guest.person)
    with pytest.raises(Refused) as refused:
        await wish(house.people, guest.person)
    assert STATUS_OF[refused.value.reason] == 401
    assert said(refused) == "We no longer know you. Please come in again."
    assert await house.count(people) == 0
    assert await house.count(sessions) == 0
