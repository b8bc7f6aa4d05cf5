"""Nobody is called twice to one turn, though three nodes look at his table."""

from pathlib import Path

from builders.postgres import needs_postgres
from builders.running_house import Client, Json, until
from server.nodes.houses import nodes
from server.post_office import Browser, has_looked, post_office
from server.test_calling import SLOW, subscribe

pytestmark = needs_postgres


def waited_for(update: Json) -> int:
    [seat] = [number for number, each in enumerate(update["seats"]) if each["owes"]]
    return seat


def act(tab: Client, table: Json) -> int:
    """Answer; who is waited for then."""
    with tab.socket(table) as socket:
        asked = socket.wait("update", lambda update: update["question"] is not None)
        assert socket.act(asked["question"]["legal"][0]["action"])["type"] == "done"
        return waited_for(socket.wait("update", lambda update: update["seq"] > asked["seq"]))


def test_each_turn_is_called_out_once_at_whatever_node_the_move_was_made(tmp_path: Path) -> None:
    with post_office() as office, nodes(tmp_path, call_after=0.0, private_hooks=True) as three:
        people = [three.nodes[0].guest("Ann"), three.nodes[1].guest("Bob")]
        browsers = [Browser(office), Browser(office)]
        for person, browser in zip(people, browsers, strict=True):
            subscribe(person, browser)
        table = three.table(people, clock=SLOW)
        until(lambda: len(office.delivered) == 1, "somebody is called")
        [(asked,)] = three.ask("SELECT seat FROM notices")
        called = [0, 0]
        called[asked] = 1
        for move in range(8):
            until(lambda: three.ask("SELECT * FROM node_presence") == [], "nobody is there")
            # Now at this node, now at that; one of them has charge of the table.
            following = act(three.at(move % 3, people[asked]), table)
            called[following] += following != asked
            asked = following
            until(lambda: sum(called) <= len(office.delivered), "whoever is waited for is called")
            until(lambda: all(map(has_looked, three.nodes)), "every node has looked")
            assert [len(browser.read()) for browser in browsers] == called
        assert sum(called) > 1
