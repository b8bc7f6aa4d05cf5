"""The bus: tells every node that something is new. Only numbers travel on it, so nothing hidden
can; whoever hears of an entry reads it from the log."""

from collections.abc import Callable
from typing import Literal, NamedTuple, Protocol, TypeAlias

Listener: TypeAlias = Callable[[str, int], None]
Kind: TypeAlias = Literal[
    "table", "present", "free", "person", "nodes", "wish", "unwish", "begun", "told"
]
"""A table has changed; who is there; nobody has charge of it; a person has other wishes, or other
sessions; which nodes there are; and of quick matches: who hurries, and who waited where."""


class News(NamedTuple):
    """What one node tells the others: of what kind, about which table, and a number."""

    kind: Kind
    about: str = ""
    number: int = 0


class Bus(Protocol):
    """Small, so that the nodes of a bigger service can be joined by something else."""

    def publish(self, table_id: str, seq: int) -> None:
        """This table has a new entry; -1: something else about it has changed."""

    def subscribe(self, listener: Listener) -> None:
        """Be told of every such change, wherever it was made."""

    def tell(self, news: News) -> None:
        """For the other nodes only."""

    def hear(self, kind: Kind, listener: Listener) -> None:
        """Be told what other nodes tell."""

    def on_gap(self, listener: Callable[[], None]) -> None:
        """Be told when news may have been missed: whoever keeps something looks for himself."""

    async def close(self) -> None:
        """What was told goes out; then nothing more."""


class LocalBus:
    """The bus of a service that is one process: there are no others."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []

    def publish(self, table_id: str, seq: int) -> None:
        for listener in self.listeners:
            listener(table_id, seq)

    def subscribe(self, listener: Listener) -> None:
        self.listeners.append(listener)

    def tell(self, news: News) -> None:
        """There is nobody."""

    def hear(self, kind: Kind, listener: Listener) -> None:
        """There is nothing to hear."""

    def on_gap(self, listener: Callable[[], None]) -> None:
        """Nothing is missed."""

    async def close(self) -> None:
        """There is nothing to close."""
