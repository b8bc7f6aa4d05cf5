"""While a house of many nodes gets new rules, one node after the other: tables keep those that they
began with for as long as a node plays them."""

from contextlib import ExitStack
from pathlib import Path
from typing import Any

from builders.postgres import needs_postgres, shared_postgres
from builders.rooms_inside import begun, came_back
from builders.running_house import Client, Json, open_house, until
from server.test_versions import GAME, one_move, other_rules

pytestmark = needs_postgres


def sent_away(person: Client, port: int, table: Json) -> str:
    """What this node says to whoever comes to the table."""
    said = came_back(person, port).socket(table).closed()
    assert said is not None
    name: str = said["message"]["name"]
    return name


def test_a_table_is_pinned_to_the_nodes_that_play_its_rules_until_the_last_one_goes(
    tmp_path: Path,
) -> None:
    server = shared_postgres()
    place: dict[str, Any] = {"database": server.address(server.new_database()), "safe": True}
    with ExitStack() as old_house:
        old = old_house.enter_context(open_house(tmp_path, **place))
        people = [old.guest("Ann"), old.guest("Bob")]
        table = begun(people, GAME)
        one_move(people, table)
        with other_rules(2), open_house(tmp_path, **place) as new:
            known = new.service.house.nodes
            until(lambda: known.plays(GAME, 1), "the new node knows what the old one plays")
            assert sent_away(people[0], new.port, table) == "service-closing"
            there = [came_back(each, new.port) for each in people]
            [mine] = there[0].get("/api/my/tables")
            assert mine["status"] == "playing", "the new node did not close it"
            one_move(people, table)  # and it goes on where its rules are
            fresh = begun(there, GAME)
            one_move(there, fresh)
            old_house.close()
            until(lambda: not known.plays(GAME, 1), "the old node has gone")
            assert sent_away(people[0], new.port, table) == "service-other-version"
            one_move(there, fresh)
    with open_house(tmp_path, **place) as old:  # nothing of it was lost
        back = came_back(people[0], old.port)
        with back.socket(table) as socket:
            assert socket.wait("update")["seq"] == 2
