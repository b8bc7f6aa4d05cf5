"""Games of earlier rules: nobody plays on, nothing is lost, and they are shown as far as today's
rules agree."""

import pytest
from msgspec.structs import replace

from backroom.kernel.errors import BadInput
from backroom.table import Move, Table, read_log, write_log
from backroom.table.earlier import as_far_as_it_goes
from backroom.table.opened import OtherVersion
from builders.capo_della_mafia import CAPO
from builders.playing import played


def test_a_log_of_earlier_rules_is_not_played_on_and_both_versions_are_named() -> None:
    table = played(6)
    old = replace(table.opening, rules=CAPO.version - 1)
    log = read_log(write_log([old, *table.entries[1:]], table.seed), "a file")
    with pytest.raises(OtherVersion, match=f"version {CAPO.version - 1} of its rules") as refused:
        Table.replayed(log, "a file")
    assert (refused.value.game, refused.value.version) == (CAPO, CAPO.version - 1)


def test_what_todays_rules_agree_with_is_played_again() -> None:
    table = played(6)
    again = as_far_as_it_goes(table.opening, table.seed, table.entries[1:])
    assert again.state == table.state
    assert again.entries == table.entries


def test_it_stops_before_the_first_entry_that_todays_rules_do_not_allow() -> None:
    table = played(6)
    entries = list(table.entries[1:])
    last = entries[3]
    assert isinstance(last, Move)
    foreign = replace(last, seat=(last.seat + 1) % 3, action=len(CAPO.actions) - 1)
    before = as_far_as_it_goes(table.opening, table.seed, entries[:3])
    stopped = as_far_as_it_goes(table.opening, table.seed, [*entries[:3], foreign, *entries[4:]])
    assert stopped.seq == 3
    assert stopped.state == before.state


def test_an_opening_that_todays_rules_cannot_deal_is_refused() -> None:
    table = played(0)
    strange = replace(table.opening, options={"an option": "of another time"})
    with pytest.raises(BadInput, match="an option"):
        as_far_as_it_goes(strange, table.seed, [])
