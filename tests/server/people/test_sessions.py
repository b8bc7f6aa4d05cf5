"""Coming, going, and staying away for long."""

import pytest
from sqlalchemy import select

from backroom.server.people.people import HOUR, SESSION_LASTS
from backroom.server.storage.schema import people, sessions
from server.people.house import NOON, PHRASE, House

pytestmark = pytest.mark.anyio


async def seen(house: House) -> int:
    ((moment,),) = await house.rows(select(sessions.c.seen))
    return int(moment)


async def test_it_is_noted_at_most_once_an_hour_that_somebody_was_here(house: House) -> None:
    arrival = await house.people.guest("Tony", "en")
    for later, noted in (
        (HOUR - 1, NOON),
        (HOUR, NOON + HOUR),
        (2 * HOUR - 1, NOON + HOUR),
        (5 * HOUR, NOON + 5 * HOUR),
    ):
        house.clock.time = NOON + later
        assert await house.people.who(arrival.secret) == arrival.person
        assert await seen(house) == noted


async def test_noting_that_somebody_was_here_notes_nobody_else(house: House) -> None:
    arrival = await house.people.guest("Tony", "en")
    other = await house.people.guest("Silvio", "en")
    house.clock.time += HOUR
    await house.people.who(arrival.secret)
    rows = await house.rows(select(sessions.c.person, sessions.c.seen).order_by(sessions.c.person))
    assert [tuple(row) for row in rows] == [
        (arrival.person.id, NOON + HOUR),
        (other.person.id, NOON),
    ]


async def test_a_session_that_nobody_used_for_half_a_year_is_over(house: House) -> None:
    arrival = await house.people.guest("Tony", "en")
    house.clock.time = NOON + SESSION_LASTS - 1
    assert await house.people.who(arrival.secret) == arrival.person
    house.clock.time += SESSION_LASTS
    assert await house.people.who(arrival.secret) is None


async def test_who_logs_out_leaves_the_other_sessions_open(house: House) -> None:
    account = await house.account("tony")
    elsewhere = await house.people.log_in("tony", PHRASE)
    await house.people.log_out(account.secret)
    assert await house.people.who(account.secret) is None
    assert await house.people.who(elsewhere.secret) == account.person
    await house.people.log_out(account.secret)
    await house.people.log_out("\ud800")
    assert await house.people.who(elsewhere.secret) == account.person


async def test_who_logs_out_everywhere_leaves_only_others_here(house: House) -> None:
    account = await house.account("tony")
    elsewhere = await house.people.log_in("tony", PHRASE)
    other = await house.account("silvio")
    await house.people.log_out_everywhere(account.person)
    assert await house.people.who(account.secret) is None
    assert await house.people.who(elsewhere.secret) is None
    assert await house.people.who(other.secret) == other.person
    assert await house.count(people) == 2
    assert (await house.people.log_in("tony", PHRASE)).person == account.person
