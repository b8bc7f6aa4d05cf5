"""An account is a login and a passphrase that let one come back from anywhere."""

import asyncio

import pytest
from sqlalchemy import select, update

from backroom.server.people.passphrases import Passphrases
from backroom.server.people.people import Arrival, People
from backroom.server.refusals import Refused
from backroom.server.storage.schema import people, sessions
from backroom.server.web.statuses import STATUS_OF
from server.people.house import OTHER_PHRASE, PHRASE, CountingHasher, House, said

pytestmark = pytest.mark.anyio

DO_NOT_FIT = "This login and this passphrase do not go together."


async def kept_hash(house: House, arrival: Arrival) -> str:
    ((kept,),) = await house.rows(
        select(people.c.passphrase).where(people.c.id == arrival.person.id)
    )
    return str(kept)


async def test_a_guest_becomes_an_account_and_stays_the_same_person(house: House) -> None:
    guest = await house.people.guest("Tony", "de")
    account = await house.people.make_account(guest.person, " Tony.S ", PHRASE)
    assert account.person.id == guest.person.id
    assert account.person.login == "tony.s"
    assert account.person.name == "Tony"
    assert await house.people.who(account.secret) == account.person
    assert (await kept_hash(house, account)).startswith("$argon2id$")


async def test_the_secret_of_the_guest_does_not_open_the_account(house: House) -> None:
    guest = await house.people.guest("Tony", "en")
    account = await house.people.make_account(guest.person, "tony", PHRASE)
    assert account.secret != guest.secret
    assert await house.people.who(guest.secret) is None


async def test_a_new_account_has_the_name_of_this_moment(house: House) -> None:
    guest = await house.people.guest("Tony", "en")
    await house.people.change(guest.person, name="Big Tony")
    account = await house.people.make_account(guest.person, "tony", PHRASE)
    assert account.person.name == "Big Tony"


@pytest.mark.parametrize("login", ["tony", "TONY", "Tony "])
async def test_a_login_belongs_to_one_account(house: House, login: str) -> None:
    await house.account("tony")
    guest = await house.people.guest("Tony", "en")
    with pytest.raises(Refused) as refused:
        await house.people.make_account(guest.person, login, OTHER_PHRASE)
    assert STATUS_OF[refused.value.reason] == 409
    assert said(refused) == "Somebody is already called tony. Please choose another login."
    assert await house.people.who(guest.secret) == guest.person
    assert (await house.people.log_in("tony", PHRASE)).person.id != guest.person.id


async def test_of_two_who_want_a_login_at_once_one_gets_it(house: House) -> None:
    guests = [await house.people.guest("Tony", "en") for _ in range(4)]
    outcomes = await asyncio.gather(
        *(house.people.make_account(guest.person, "tony", PHRASE) for guest in guests),
        return_exceptions=True,
    )
    assert [type(each) for each in outcomes].count(Arrival) == 1
    refusals = [each for each in outcomes if isinstance(each, Refused)]
    assert [each.message.name for each in refusals] == ["service-login-taken"] * 3


async def test_an_account_is_made_once(house: House) -> None:
    guest = await house.people.guest("Tony", "en")
    await house.people.make_account(guest.person, "tony", PHRASE)
    with pytest.raises(Refused) as refused:
        await house.people.make_account(guest.person, "another", OTHER_PHRASE)
    assert STATUS_OF[refused.value.reason] == 409
    assert said(refused) == "You already have an account."
    assert (await house.people.log_in("tony", PHRASE)).person.id == guest.person.id


async def test_a_bad_login_or_passphrase_makes_no_account(house: House) -> None:
    guest = await house.people.guest("Tony", "en")
    for login, passphrase in (("to", PHRASE), ("tony", "short"), ("tony", "n" * 201)):
        with pytest.raises(Refused) as refused:
            await house.people.make_account(guest.person, login, passphrase)
        assert STATUS_OF[refused.value.reason] == 400
    assert await house.people.who(guest.secret) == guest.person


@pytest.mark.parametrize("login", ["tony", "TONY", " Tony "])
async def test_an_account_comes_back_with_login_and_passphrase(house: House, login: str) -> None:
    account = await house.account("Tony")
    again = await house.people.log_in(login, PHRASE)
    assert again.person == account.person
    assert again.secret != account.secret
    assert await house.people.who(again.secret) == account.person
    assert await house.people.who(account.secret) == account.person


@pytest.mark.parametrize(
    ("login", "passphrase"),
    [
        ("tony", OTHER_PHRASE),
        ("tony", ""),
        ("tony", "n" * 10_000),
        ("tony", "\ud800"),
        ("silvio", PHRASE),
        ("", PHRASE),
        ("\ud800", PHRASE),
        ("\u212atony", PHRASE),
        ("tony\0", PHRASE),
        ("%", PHRASE),
    ],
)
async def test_whoever_is_not_let_in_is_told_the_same_after_the_same_work(
    house: House, login: str, passphrase: str
) -> None:
    await house.account("tony")
    worked = (house.hasher.hashed, house.hasher.verified)
    sessions_before = await house.count(sessions)
    with pytest.raises(Refused) as refused:
        await house.people.log_in(login, passphrase)
    assert STATUS_OF[refused.value.reason] == 401
    assert refused.value.message.facts == {}
    assert said(refused) == DO_NOT_FIT
    assert (house.hasher.hashed, house.hasher.verified) == (worked[0], worked[1] + 1)
    assert await house.count(sessions) == sessions_before


async def test_a_guest_cannot_be_logged_in_to(house: House) -> None:
    await house.people.guest("tony", "en")
    for login in ("tony", "", "None"):
        with pytest.raises(Refused, match="log-in"):
            await house.people.log_in(login, "")


async def test_a_hash_of_old_parameters_is_renewed_at_the_next_log_in(house: House) -> None:
    account = await house.account("tony")
    old = await kept_hash(house, account)
    stricter = CountingHasher(time_cost=2)
    later = People(house.database, house.clock, Passphrases(stricter))
    await later.log_in("tony", PHRASE)
    renewed = await kept_hash(house, account)
    assert "t=1" in old
    assert "t=2" in renewed
    hashed = stricter.hashed
    await later.log_in("tony", PHRASE)
    assert stricter.hashed == hashed
    assert await kept_hash(house, account) == renewed


async def test_a_renewed_hash_may_be_of_a_passphrase_that_is_too_short_today(house: House) -> None:
    account = await house.account("tony")
    async with house.database.writing() as connection:
        await connection.execute(
            update(people).values(passphrase=CountingHasher(time_cost=2).hash(b"short"))
        )
    assert (await house.people.log_in("tony", "short")).person == account.person
    assert "t=1" in await kept_hash(house, account)


async def test_another_passphrase_replaces_the_old_one(house: House) -> None:
    account = await house.account("tony")
    changed = await house.people.change_passphrase(account.person, PHRASE, OTHER_PHRASE)
    assert changed.person == account.person
    with pytest.raises(Refused, match="log-in"):
        await house.people.log_in("tony", PHRASE)
    assert (await house.people.log_in("tony", OTHER_PHRASE)).person == account.person


async def test_another_passphrase_ends_every_other_session_of_the_account(house: House) -> None:
    account = await house.account("tony")
    elsewhere = await house.people.log_in("tony", PHRASE)
    stranger = await house.account("silvio")
    changed = await house.people.change_passphrase(elsewhere.person, PHRASE, OTHER_PHRASE)
    assert await house.people.who(account.secret) is None
    assert await house.people.who(elsewhere.secret) is None
    assert await house.people.who(changed.secret) == account.person
    assert await house.people.who(stranger.secret) == stranger.person


@pytest.mark.parametrize(
    ("old", "new", "status", "sentence"),
    [
        (OTHER_PHRASE, OTHER_PHRASE, 403, "That is not your passphrase."),
        (
            PHRASE,
            "short",
            400,
            "A passphrase has 10 to 200 characters. A few words in a row are easy to remember.",
        ),
    ],
)
async def test_a_passphrase_is_not_changed_without_the_old_one_or_to_a_bad_one(
    house: House, old: str, new: str, status: int, sentence: str
) -> None:
    account = await house.account("tony")
    with pytest.raises(Refused) as refused:
        await house.people.change_passphrase(account.person, old, new)
    assert STATUS_OF[refused.value.reason] == status
    assert said(refused) == sentence
    assert await house.people.who(account.secret) == account.person
    await house.people.log_in("tony", PHRASE)


async def test_a_guest_has_no_passphrase_to_change(house: House) -> None:
    guest = await house.people.guest("Tony", "en")
    with pytest.raises(Refused) as refused:
        await house.people.change_passphrase(guest.person, "", OTHER_PHRASE)
    assert STATUS_OF[refused.value.reason] == 409
    assert said(refused) == "You are here as a guest. A passphrase comes with an account."


class SlowToBelieve(Passphrases):
    """Whenever it has compared, something else happens before it answers."""

    def __init__(self, house: House, arrival: Arrival) -> None:
        super().__init__(house.hasher)
        self.house = house
        self.arrival = arrival

    async def fits(self, passphrase: str, kept: str | None) -> bool:
        answer = await super().fits(passphrase, kept)
        await self.house.people.change_passphrase(self.arrival.person, PHRASE, OTHER_PHRASE)
        return answer


async def test_whoever_is_still_at_the_door_when_the_lock_changes_stays_outside(
    house: House,
) -> None:
    account = await house.account("tony")
    slow = People(house.database, house.clock, SlowToBelieve(house, account))
    with pytest.raises(Refused) as refused:
        await slow.log_in("tony", PHRASE)
    assert said(refused) == DO_NOT_FIT
    assert await house.count(sessions) == 1
    await house.people.log_in("tony", OTHER_PHRASE)


async def test_of_two_changes_of_one_passphrase_the_first_counts(house: House) -> None:
    account = await house.account("tony")
    slow = People(house.database, house.clock, SlowToBelieve(house, account))
    with pytest.raises(Refused) as refused:
        await slow.change_passphrase(account.person, PHRASE, "a third passphrase")
    assert said(refused) == "That is not your passphrase."
    await house.people.log_in("tony", OTHER_PHRASE)
