"""One game being played: the log is the truth, and the state is its replay."""

from backroom.table.log import Header, read_log, write_log
from backroom.table.table import Table

__all__ = ["Header", "Table", "read_log", "write_log"]
