"""Strangers who watch, and people who are forgotten before their table began."""

from pathlib import Path

from builders.running_house import Client, open_house


def test_strangers_from_one_address_watch_within_limits(tmp_path: Path) -> None:
    with open_house(tmp_path, sockets_an_address=2) as house:
        ann = house.guest("Ann")
        table = ann.make("counterfeiters", 2, listed=True)
        stranger = Client(house.port)
        with stranger.socket(table) as one, stranger.socket(table) as two:
            one.wait("welcome")
            two.wait("welcome")
            with stranger.socket(table) as three:
                goodbye = three.closed()
            assert goodbye is not None
            assert goodbye["message"]["name"] == "service-too-many-sockets"
            with ann.socket(table) as mine:
                mine.wait("welcome")


def test_a_forgotten_host_leaves_no_table_in_the_lobby(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ann, bob = house.guest("Ann"), house.guest("Bob")
        hers = ann.make("counterfeiters", 2, listed=True)
        his = bob.make("counterfeiters", 2, listed=True)
        ann.sit(his, 0)
        assert ann.ask("DELETE", "/api/me", expect=204) is None
        assert [each["id"] for each in bob.get("/api/tables")] == [his["id"]]
        bob.get(f"/api/tables/{hers['id']}", expect=404)
        shown = bob.get(f"/api/tables/{his['id']}")
        assert [chair["taken"] for chair in shown["chairs"]] == [False, False]
