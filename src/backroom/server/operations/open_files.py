"""Every connection is an open file: how many of them this process may have."""

import resource
from contextlib import suppress

WISHED = 65_536
KEPT_BACK = 64
"""Files that the house needs for itself: its database, its workers, its logs."""
LARGEST_BACKLOG = 2048


def raise_limit() -> None:
    """As many open files as the system lets this process have, within reason."""
    with suppress(OSError, ValueError):
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = WISHED if hard == resource.RLIM_INFINITY else min(hard, WISHED)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def file_limit() -> int:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WISHED if soft == resource.RLIM_INFINITY else min(soft, WISHED)


def backlog() -> int:
    """So many new connections are taken at once, before anybody has looked at them: they must find
    room too."""
    return min(LARGEST_BACKLOG, max(8, file_limit() // 8))


def most_connections(wanted: int) -> int:
    """So many connections, at most, may be open at a time; never so many that no file is left."""
    return min(wanted, max(8, file_limit() - backlog() - KEPT_BACK))
