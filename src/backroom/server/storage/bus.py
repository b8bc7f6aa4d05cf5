"""The bus: tells every node that something at a table is new. Only numbers travel on it, so nothing
hidden can; whoever hears of an entry reads it from the log."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

Listener: TypeAlias = Callable[[str, int], None]


class Bus(Protocol):
    """Two methods, so that the nodes of a bigger service can be joined by something else."""

    def publish(self, table_id: str, seq: int) -> None:
        """This table has a new entry; -1: something else about it has changed."""

    def subscribe(self, listener: Listener) -> None:
        """Be told of every change."""


class LocalBus:
    """The bus of a service that is one process."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []

    def publish(self, table_id: str, seq: int) -> None:
        for listener in self.listeners:
            listener(table_id, seq)

    def subscribe(self, listener: Listener) -> None:
        self.listeners.append(listener)
