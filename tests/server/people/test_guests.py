"""A guest is a name and a secret."""

import hashlib

import pytest
from sqlalchemy import select

from backroom.server.people.people import Person
from backroom.server.refusals import Refused
from backroom.server.storage.schema import people, sessions
from backroom.server.web.statuses import STATUS_OF
from server.people.house import NOON, House, said

pytestmark = pytest.mark.anyio


async def test_a_guest_comes_in_and_is_known_by_the_secret(house: House) -> None:
    arrival = await house.people.guest("  Fat  Tony ", "nl")
    assert arrival.person == Person(arrival.person.id, "Fat Tony", None, "nl")
    assert await house.people.who(arrival.secret) == arrival.person


async def test_two_guests_may_have_one_name_but_never_one_secret(house: House) -> None:
    first, second = [await house.people.guest("Tony", "en") for _ in range(2)]
    assert first.person.id != second.person.id
    assert first.secret != second.secret
    assert await house.people.who(first.secret) == first.person
    assert await house.people.who(second.secret) == second.person


async def test_only_the_hash_of_the_secret_is_kept(house: House) -> None:
    arrival = await house.people.guest("Tony", "en")
    assert len(arrival.secret) >= 43
    (session,) = await house.rows(select(sessions))
    hashed = hashlib.sha256(arrival.secret.encode()).hexdigest()
    assert tuple(session) == (hashed, arrival.person.id, NOON, NOON)
    assert await house.people.who(hashed) is None


@pytest.mark.parametrize("secret", ["", "x", "a" * 100_000, "\0", "\ud800", "' or 1=1 --"])
async def test_an_unknown_secret_is_nobody_s(house: House, secret: str) -> None:
    await house.people.guest("Tony", "en")
    assert await house.people.who(secret) is None


async def test_a_guest_without_a_proper_name_or_language_does_not_come_in(house: House) -> None:
    with pytest.raises(Refused):
        await house.people.guest("\u202e", "en")
    with pytest.raises(Refused) as refused:
        await house.people.guest("Tony", "fr")
    assert STATUS_OF[refused.value.reason] == 400
    assert said(refused) == "Please choose one of our languages: en, nl and de."
    assert await house.count(people) == 0
    assert await house.count(sessions) == 0


async def test_a_person_takes_another_name(house: House) -> None:
    arrival = await house.people.guest("Tony", "en")
    other = await house.people.guest("Silvio", "en")
    renamed = await house.people.change(arrival.person, name=" Big  Tony")
    assert renamed == Person(arrival.person.id, "Big Tony", None, "en")
    assert await house.people.who(arrival.secret) == renamed
    assert await house.people.who(other.secret) == other.person
    with pytest.raises(Refused):
        await house.people.change(arrival.person, name="n" * 41)
    assert await house.people.who(arrival.secret) == renamed


async def test_a_person_is_spoken_to_in_another_language(house: House) -> None:
    arrival = await house.people.guest("Tony", "en")
    german = await house.people.change(arrival.person, language="de")
    assert german.language == "de"
    assert await house.people.who(arrival.secret) == german
    with pytest.raises(Refused):
        await house.people.change(arrival.person, language="DE")
    assert await house.people.who(arrival.secret) == german
