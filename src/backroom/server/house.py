"""The house: everything that the parts of a running service share."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from backroom.bots.pool import BotPool
from backroom.server.lobby.directory import Directory
from backroom.server.lobby.lobby import Lobby
from backroom.server.nodes.nodes import Nodes
from backroom.server.operations.evenings import Evenings
from backroom.server.operations.file_reader import FileReader
from backroom.server.operations.limits import Limits
from backroom.server.operations.metrics import Metrics
from backroom.server.operations.settings import Settings
from backroom.server.operations.tallies import Tallies
from backroom.server.people.circle import Circle
from backroom.server.people.people import People
from backroom.server.people.rankings import Rankings
from backroom.server.people.ratings import Ratings
from backroom.server.people.tokens import Tokens
from backroom.server.storage.bus import Bus
from backroom.server.storage.database import Database
from backroom.server.storage.log_writer import LogWriter
from backroom.server.storage.pulse import Pulse


@dataclass(frozen=True)
class House:
    """What is there once in a service."""

    settings: Settings
    database: Database
    writer: LogWriter
    pulse: Pulse
    bus: Bus
    nodes: Nodes
    bots: BotPool
    files: FileReader
    evenings: Evenings
    people: People
    tokens: Tokens
    ratings: Ratings
    rankings: Rankings
    circle: Circle
    lobby: Lobby
    directory: Directory
    metrics: Metrics
    tallies: Tallies
    limits: Limits
    log: Any
    """A structlog logger."""
    now: Callable[[], int]
    """Milliseconds since 1970 (operations/steady_clock.py)."""
