"""What a file might do to its reader: tasks for the process in which files are read."""

import os

from backroom.server.operations import file_worker
from backroom.server.operations.file_worker import TOO_HARD, limit_time


def think_for_ever() -> bytes:
    file_worker.SECONDS = 1
    limit_time()
    while True:
        pass


def take_all_memory() -> bytes:
    try:
        return bytes(2 << 30)
    except MemoryError:
        return TOO_HARD


def crash() -> bytes:
    os.abort()
