"""A node that is stopped, that loses its charge, or that cannot be one of this house."""

import asyncio
from pathlib import Path

import pytest

from backroom.kernel.errors import BadInput
from backroom.server.nodes import statements
from backroom.server.nodes.member import Member
from backroom.server.operations.settings import Settings
from backroom.server.rooms.runner import Due
from backroom.server.storage import notifications
from backroom.server.storage.bus import LocalBus
from backroom.server.storage.database import Database, database_url
from backroom.server.storage.log_writer import FenceClosed, Line, LogWriter
from backroom.server.storage.migrate import migrate
from backroom.server.storage.notifications import PostgresBus
from backroom.server.web.serve import prepare
from builders.postgres import needs_postgres, shared_postgres
from builders.rooms_inside import at, next_due
from builders.running_house import PATIENCE, until
from server.nodes.houses import nodes
from server.storage.house import SEAL, TABLES, add_tables

pytestmark = needs_postgres


def new_house() -> str:
    server = shared_postgres()
    address = server.address(server.new_database())
    migrate(address)
    add_tables(address)
    return address


def test_when_a_node_is_stopped_its_people_are_told_and_their_clocks_wait(tmp_path: Path) -> None:
    with nodes(tmp_path, 2, grace=30) as two:
        people = [node.guest(name) for node, name in zip(two.nodes, ("Ann", "Bob"), strict=True)]
        table = two.table(people, hold=0, clock={"decision": 60, "reserve": 0})
        sockets = [person.socket(table) for person in people]
        asked = 0 if at(sockets[0], 0)["question"] is not None else 1
        sockets[1 - asked].wait("update", lambda update: update["seats"][asked]["present"])
        other = sockets[1 - asked]
        two.turn(table, 50)
        two.nodes[asked].stop()
        goodbye = sockets[asked].closed()
        assert goodbye is not None
        assert goodbye["message"]["name"] == "service-closing"
        assert sockets[asked].connection.close_code == 1001
        until(lambda: two.in_charge(table) == [1 - asked], "the other node has charge")
        other.wait("update", lambda update: not update["seats"][asked]["present"])
        # His minute is over in ten seconds, but his node went, not he.
        fair = Due(two.watch.now + 30_000, "clock", asked)
        until(lambda: next_due(two.nodes[1 - asked], table) == fair, "his clock waits for him")
        two.turn(table, 20)
        assert other.ask("ping")["seq"] == 0
        again = two.at(1 - asked, people[asked]).socket(table)
        again.wait("update")
        two.turn(table, 20)
        assert other.ask("ping")["seq"] == 0
        two.turn(table, 11)
        at(other, 1)
        again.connection.close()
        other.connection.close()


def test_who_has_lost_charge_of_a_table_writes_nothing_there_by_himself() -> None:
    address = new_house()
    url = database_url(address)

    async def run() -> None:
        database = await Database.open(address)
        writer = LogWriter(database)
        one, other = [Member(url, name, "here", LocalBus()) for name in ("one", "other")]
        for each in (one, other):
            await each.join()
        held, free = TABLES[:2]
        assert await one.take_charge([held]) == {held}
        assert await other.take_charge([held, free]) == {free}
        await writer.append(held, Line(0, "a bot's", SEAL), fence="one")
        with pytest.raises(FenceClosed):
            await writer.append(held, Line(1, "another's", SEAL), fence="other")
        # Together with others' entries only that one is left out.
        ended = await asyncio.gather(
            writer.append(held, Line(1, "late", SEAL), fence="other"),
            writer.append(free, Line(0, "in time", SEAL), fence="other"),
            writer.append(TABLES[2], Line(0, "a person's", SEAL)),
            return_exceptions=True,
        )
        assert [type(each) for each in ended] == [FenceClosed, type(None), type(None)]
        # A node that was swept away has nothing left; it finds out by its next beat.
        shared_postgres().ask("DELETE FROM nodes WHERE id = 'one'", url.database or "")
        assert await other.orphans() == [held]
        assert await other.take_charge([held]) == {held}
        with pytest.raises(FenceClosed):
            await writer.append(held, Line(1, "a ghost's", SEAL), fence="one")
        async with asyncio.timeout(PATIENCE):
            while one.has_charge(held):
                await asyncio.sleep(0.02)
        await writer.close()
        for each in (one, other):
            await each.leave()
        await database.close()

    asyncio.run(run())
    rows = shared_postgres().ask("SELECT entry FROM entries ORDER BY entry", url.database or "")
    assert [text for (text,) in rows] == ["a bot's", "a person's", "in time"]


def test_a_database_that_does_not_pass_on_what_nodes_say_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(notifications, "NOTIFY", "SELECT %(payload)s")
    monkeypatch.setattr(notifications, "PATIENCE", 0.3)

    async def run() -> None:
        bus = PostgresBus(database_url(new_house()), "deaf")
        with pytest.raises(BadInput, match="not that of a pooler"):
            await bus.open()

    asyncio.run(run())


def test_a_house_of_nodes_that_deal_with_each_other_in_another_way_is_refused() -> None:
    address = new_house()
    name = address.rpartition("/")[2]
    for each in statements.GROUND:
        shared_postgres().ask(each, name)
    shared_postgres().ask(
        "INSERT INTO nodes VALUES ('other', '10.0.0.7:8710', 99, '{}', 'infinity')", name
    )
    assert "the house that runs at 10.0.0.7:8710 is of another Backroom" in refusal_of(address)


def test_a_database_that_is_not_there_is_refused_with_a_sentence() -> None:
    said = refusal_of(shared_postgres().address("nowhere"))
    assert said.startswith("nowhere: PostgreSQL does not answer: ")
    assert 'database "nowhere" does not exist' in said
    said = refusal_of("postgresql://tests:secret@127.0.0.1:1/house")
    assert said.startswith("house: PostgreSQL does not answer: ")
    assert "secret" not in said


def refusal_of(address: str) -> str:
    """The sentence with which `backroom serve` refuses to open a house there."""
    with pytest.raises(BadInput) as told:
        prepare(Settings(database=address))
    return str(told.value)
