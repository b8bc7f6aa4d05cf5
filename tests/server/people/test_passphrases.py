"""Passphrases are worked on aside, a few at a time, and only their hash is kept."""

import asyncio
import threading

import pytest
from argon2 import PasswordHasher

from backroom.server.people.passphrases import Passphrases, proper_passphrase
from backroom.server.refusals import Refused
from backroom.server.web.statuses import STATUS_OF
from server.people.house import OTHER_PHRASE, PHRASE, CountingHasher, said

pytestmark = pytest.mark.anyio


class GatedHasher(CountingHasher):
    """Works only once the gate is open, and notes how many it worked on at once."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.gate.set()
        self.lock = threading.Lock()
        self.begun = threading.Semaphore(0)
        self.busy = 0
        self.busiest = 0
        super().__init__()

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        with self.lock:
            self.busy += 1
            self.busiest = max(self.busiest, self.busy)
        self.begun.release()
        assert self.gate.wait(5), "nobody opened the gate"
        with self.lock:
            self.busy -= 1
        return super().hash(password, salt=salt)


async def test_the_right_passphrase_fits_and_no_other() -> None:
    passphrases = Passphrases(CountingHasher())
    kept = await passphrases.hash(PHRASE)
    assert kept.startswith("$argon2id$")
    assert PHRASE not in kept
    assert await passphrases.fits(PHRASE, kept)
    assert not await passphrases.fits(OTHER_PHRASE, kept)
    assert not await passphrases.fits(PHRASE.upper(), kept)


async def test_the_same_passphrase_is_never_kept_twice_alike() -> None:
    passphrases = Passphrases(CountingHasher())
    assert await passphrases.hash(PHRASE) != await passphrases.hash(PHRASE)


async def test_a_passphrase_fits_from_every_keyboard() -> None:
    passphrases = Passphrases(CountingHasher())
    kept = await passphrases.hash("fünf Zöglinge")
    assert await passphrases.fits("fu\u0308nf Zo\u0308glinge", kept)


@pytest.mark.parametrize("odd", ["with\0a hole in it", "half \ud800 a character"])
async def test_odd_characters_are_as_good_as_others(odd: str) -> None:
    passphrases = Passphrases(CountingHasher())
    kept = await passphrases.hash(odd)
    assert await passphrases.fits(odd, kept)
    assert not await passphrases.fits(odd[:-1], kept)


@pytest.mark.parametrize("phrase", ["n" * 10, "n" * 200, "u\u0308" * 200])
def test_a_passphrase_has_ten_to_two_hundred_characters(phrase: str) -> None:
    assert proper_passphrase(phrase) == phrase


@pytest.mark.parametrize("phrase", ["", "n" * 9, "n" * 201, "u\u0308" * 9])
def test_a_passphrase_that_is_too_short_or_too_long_is_refused(phrase: str) -> None:
    with pytest.raises(Refused) as refused:
        proper_passphrase(phrase)
    assert STATUS_OF[refused.value.reason] == 400
    assert said(refused).startswith("A passphrase has 10 to 200 characters.")


async def test_without_a_hash_nothing_fits_after_as_much_work() -> None:
    hasher = CountingHasher()
    passphrases = Passphrases(hasher)
    assert not await passphrases.fits(PHRASE, None)
    assert hasher.verified == 1


async def test_a_hash_of_other_parameters_is_outdated() -> None:
    old, new = Passphrases(CountingHasher(1)), Passphrases(CountingHasher(2))
    kept = await old.hash(PHRASE)
    assert new.is_outdated(kept)
    assert not old.is_outdated(kept)
    assert await new.fits(PHRASE, kept)


async def test_the_house_goes_on_while_a_passphrase_is_hashed() -> None:
    hasher = GatedHasher()
    passphrases = Passphrases(hasher)
    hasher.gate.clear()
    hashing = asyncio.create_task(passphrases.hash(PHRASE))
    await asyncio.sleep(0)
    hasher.gate.set()  # never reached if the hashing held up the loop
    assert await hashing


async def test_only_a_few_are_hashed_at_once() -> None:
    hasher = GatedHasher()
    passphrases = Passphrases(hasher, at_once=2)
    hasher.begun.acquire()  # the decoy of the beginning
    hasher.gate.clear()
    hashing = [asyncio.create_task(passphrases.hash(PHRASE)) for _ in range(6)]
    for _ in range(2):
        assert await asyncio.to_thread(hasher.begun.acquire, True, 5)
    assert passphrases.waiting == 6
    hasher.gate.set()
    assert len(await asyncio.gather(*hashing)) == 6
    assert hasher.busiest == 2
    assert passphrases.waiting == 0


async def test_who_finds_a_crowd_at_the_door_is_asked_to_come_back() -> None:
    hasher = GatedHasher()
    passphrases = Passphrases(hasher, at_once=1, queue=2)
    hasher.gate.clear()
    hashing = [asyncio.create_task(passphrases.hash(PHRASE)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Refused) as refused:
        await passphrases.hash(PHRASE)
    assert STATUS_OF[refused.value.reason] == 503
    assert said(refused) == "There is a crowd at the door. Please try again in a moment."
    hasher.gate.set()
    await asyncio.gather(*hashing)
    assert await passphrases.hash(PHRASE)


def test_the_house_uses_argon2id_as_recommended() -> None:
    hasher = Passphrases().hasher
    assert type(hasher) is PasswordHasher
    assert hasher.type.name == "ID"
    assert hasher.memory_cost >= 64 * 1024
    assert hasher.time_cost >= 3
