"""A clock on the wall that jumps: each node reads from a file how far."""

import os
from pathlib import Path
from time import time_ns as real_time_ns

JUMPING = {"time.time_ns": "module('soak_nodes.jumping_clock').time_ns"}
"""For `Running`: the node's own time is what this module says."""


def place(folder: Path) -> Path:
    return folder / "clock"


def set_clock(folder: Path, seconds: int) -> None:
    """Ahead of the real one by so much. The node may look at any moment: the file is never half."""
    half = place(folder).with_suffix(".half")
    half.write_text(str(seconds))
    half.replace(place(folder))


def time_ns() -> int:
    try:
        seconds = int(place(Path(os.environ["NODE"])).read_text())
    except FileNotFoundError:
        seconds = 0
    return real_time_ns() + seconds * 1_000_000_000
