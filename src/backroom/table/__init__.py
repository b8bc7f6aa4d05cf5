"""One game being played: the log is the truth, and the state is its replay."""

from backroom.table.entries import Chair, Clock, LogEntry, Move, Opening, Pause, Undo
from backroom.table.log import Log, read_log, write_log
from backroom.table.proposal import Proposal
from backroom.table.table import Table

__all__ = [
    "Chair",
    "Clock",
    "Log",
    "LogEntry",
    "Move",
    "Opening",
    "Pause",
    "Proposal",
    "Table",
    "Undo",
    "read_log",
    "write_log",
]
