"""When everybody has gone: nothing of what they did stays in memory, and nobody sits anywhere."""

import time
from pathlib import Path
from typing import NamedTuple

import httpx

from server.nodes.cluster import Cluster

PATIENCE = 90.0
"""Seconds until that must be so; tables leave the memory sooner than usual here."""
WRITTEN = {
    "persons at a table": "SELECT count(*) FROM node_presence",
    "tables of which a node has charge": "SELECT count(*) FROM node_leases",
    "sockets that are counted": "SELECT count(*) FROM node_held WHERE number > 0",
}
"""What the nodes have written down of people and tables."""


class Left(NamedTuple):
    """What is left, and the memory of each node."""

    counted: dict[str, int]
    megabytes: list[int]

    @property
    def wrong(self) -> list[str]:
        return [
            f"{number} {what}, and nobody is there"
            for what, number in self.counted.items()
            if number
        ]


def look_what_is_left(house: Cluster) -> Left:
    counted = {what: house.ask(statement)[0][0] for what, statement in WRITTEN.items()}
    counted |= {"tables in memory": 0, "open sockets": 0}
    megabytes = []
    for node in house.alive:
        health = httpx.get(f"http://127.0.0.1:{node.port}/health", timeout=PATIENCE).json()
        counted["tables in memory"] += health["tables"]
        counted["open sockets"] += health["sockets"]
        pages = Path(f"/proc/{node.process.pid}/statm").read_text().split()[1]
        megabytes.append(int(pages) * 4096 // 1_000_000)
    return Left(counted, megabytes)


def until_nothing_is_left(house: Cluster) -> Left:
    """Or until it should have been so for a long while."""
    end = time.monotonic() + PATIENCE
    while (left := look_what_is_left(house)).wrong and time.monotonic() < end:
        time.sleep(0.5)
    return left
