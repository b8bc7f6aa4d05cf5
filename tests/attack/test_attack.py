"""The short form of `make attack`: a few thousand hostile messages and requests, and nothing that
anybody could notice. Each of the four ways to be hurt is planted once, to be found."""

from pathlib import Path

import pytest

from attack.account import Account
from attack.campaign import attack
from attack.scene import PASSPHRASE, scene

pytestmark = pytest.mark.once
COUNT = 3_000
MOST_TRIES = 20


def test_thousands_of_hostile_messages_change_nothing_read_nothing_and_break_nothing(
    tmp_path: Path, seed: int
) -> None:
    with scene(tmp_path) as attacked:
        account = attack(attacked, COUNT, seed)
    assert account.changes == []
    assert account.leaks == []
    assert account.granted == []
    assert account.errors == []
    assert account.total >= COUNT
    assert len(account.tried) >= 14, "every kind was tried"


def test_a_leak_an_error_and_a_grant_would_be_found() -> None:
    account = Account()
    account.search("kind", f"... {PASSPHRASE} ...".encode(), [PASSPHRASE.encode()])
    assert account.leaks
    assert not account.is_clean()
    account.note("kind", "404")
    assert any("| kind | 1 | 404 1 |" in line for line in account.lines())


def test_a_change_in_the_records_would_be_found(tmp_path: Path, seed: int) -> None:
    """Somebody who may do what he does is put in the attacker's place."""
    with scene(tmp_path) as attacked:
        attacked.mallory = attacked.anna
        for tries in range(MOST_TRIES):  # most of what is sent is refused to anybody
            account = attack(attacked, 200, seed + tries)
            if account.changes and account.granted:
                return
    raise AssertionError(
        f"nothing was found to have changed, or nothing to have been granted: {account}"
    )
