"""Secrets, passphrases and their hashes stand in no text that could end up in a log."""

import traceback

import msgspec
import pytest
from sqlalchemy import select

from backroom.server.refusals import Refused
from backroom.server.storage.schema import people
from server.people.house import OTHER_PHRASE, PHRASE, House

pytestmark = pytest.mark.anyio


async def test_an_arrival_does_not_show_its_secret(house: House) -> None:
    arrival = await house.account("tony")
    for text in (repr(arrival), str(arrival), f"{arrival}", repr([arrival])):
        assert "Tony" in text
        assert arrival.secret not in text


async def test_a_person_is_five_plain_facts(house: House) -> None:
    arrival = await house.account("tony")
    shown = msgspec.to_builtins(arrival.person)
    assert shown == {
        "id": arrival.person.id, "name": "Tony", "login": "tony", "language": "en", "owner": None,
    }  # fmt: skip


async def test_the_house_itself_shows_nothing(house: House) -> None:
    arrival = await house.account("tony")
    ((kept,),) = await house.rows(select(people.c.passphrase))
    for text in (repr(house.people), repr(house.people.passphrases), repr(house.people.database)):
        for secret in (arrival.secret, PHRASE, kept):
            assert secret not in text


async def test_no_refusal_drags_a_secret_along(house: House) -> None:
    account = await house.account("tony")
    guest = await house.people.guest("Tony", "en")
    ((kept,),) = await house.rows(
        select(people.c.passphrase).where(people.c.id == account.person.id)
    )
    door = house.people
    for wish in (
        door.make_account(guest.person, "tony", OTHER_PHRASE),
        door.make_account(account.person, "silvio", OTHER_PHRASE),
        door.make_account(guest.person, "silvio", OTHER_PHRASE * 20),
        door.log_in("tony", OTHER_PHRASE),
        door.log_in(OTHER_PHRASE, PHRASE),
        door.change_passphrase(account.person, OTHER_PHRASE, PHRASE),
    ):
        with pytest.raises(Refused) as refused:
            await wish
        error = refused.value
        told = "".join(traceback.format_exception(error, chain=True))
        told += repr(error) + str(error) + repr(error.message)
        assert error.__cause__ is None
        assert error.__context__ is None
        for secret in (PHRASE, OTHER_PHRASE, kept, "$argon2", account.secret, guest.secret):
            assert secret not in told
