"""Three nodes of one house in this process, and what happens at them when a clock is turned."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from backroom.server.rooms.room import Room
from builders.postgres import Postgres, shared_postgres
from builders.rooms_inside import Watch, begun, came_back
from builders.running_house import Client, House, Json, Socket, open_house, until


class Three:
    """Some nodes, and the watch that all of them look at."""

    def __init__(self, nodes: list[House], watch: Watch, database: str) -> None:
        self.nodes = nodes
        self.watch = watch
        self.database = database

    def at(self, number: int, person: Client) -> Client:
        """The same person in a tab that speaks to this node."""
        return came_back(person, self.nodes[number].port)

    def room(self, number: int, table: Json) -> Room:
        return self.nodes[number].service.rooms.running[table["id"]].room

    def in_charge(self, table: Json) -> list[int]:
        """The nodes at which happens what happens by itself."""
        return [
            number
            for number, node in enumerate(self.nodes)
            if node.service.house.nodes.has_charge(table["id"])
        ]

    def until_in_charge(self, table: Json) -> int:
        until(lambda: len(self.in_charge(table)) == 1, "one node has charge of the table")
        return self.in_charge(table)[0]

    def turn(self, table: Json, seconds: float) -> None:
        """Time goes by, and every node looks at what is due."""
        self.watch.now += int(seconds * 1000)
        for node in self.nodes:
            running = node.service.rooms.running.get(table["id"])
            if running is not None:
                node.inside(running.runner.wake.set)

    def table(self, people: list[Client], **settings: Any) -> Json:
        return begun(people, "counterfeiters", **settings)

    def ask(self, statement: str, *values: Any) -> list[Any]:
        return shared_postgres().ask(statement, self.database, *values)


@contextmanager
def nodes(
    folder: Path, number: int = 3, server: Postgres | None = None, **changes: Any
) -> Iterator[Three]:
    server = server or shared_postgres()
    database = server.new_database()
    watch = Watch()
    with ExitStack() as stack:
        opened = [
            stack.enter_context(
                open_house(
                    folder,
                    now=watch,
                    **{"database": server.address(database), "safe": True} | changes,
                )
            )
            for _ in range(number)
        ]
        everybody = {node.service.house.nodes.fence for node in opened}

        def all_known() -> bool:
            known = [node.service.house.nodes for node in opened]
            return all({each.fence, *each.names()} == everybody for each in known)

        until(all_known, "all nodes know each other")
        yield Three(opened, watch, database)


def seats(socket: Socket) -> list[Json]:
    found: list[Json] = socket.newest["update"]["seats"]
    return found


def chairs(socket: Socket, seat: int) -> str:
    """Which bot sits there, as this socket was told; "" for a person."""
    found: str = seats(socket)[seat]["bot"]
    return found
