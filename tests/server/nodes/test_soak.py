"""The short form of `make soak-nodes`: a minute of faults at some tables, and nothing is lost."""

import os
import re
import subprocess
import sys
from pathlib import Path

from builders.postgres import needs_postgres

pytestmark = needs_postgres

TESTS = Path(__file__).resolve().parents[2]
SECONDS, TABLES, THOUGHT, PAUSE = "40", "16", "4", "0.3"
ENOUGH = 40
"""Faults: fewer would be no soak."""


def test_for_a_minute_everything_goes_wrong_and_nothing_is_lost_or_doubled(seed: int) -> None:
    wanted = ["--seconds", SECONDS, "--tables", TABLES, "--thought", THOUGHT, "--pause", PAUSE]
    done = subprocess.run(
        [sys.executable, "-m", "soak_nodes", *wanted, "--seed", str(seed)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([*sys.path, str(TESTS)])},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    made = re.search(r"([0-9,]+)  in all", done.stdout)
    acknowledged = re.search(r"([0-9,]+) moves of people were acknowledged", done.stdout)
    assert made is not None, done.stdout
    assert int(made[1].replace(",", "")) >= ENOUGH, done.stdout
    assert acknowledged is not None
    assert int(acknowledged[1].replace(",", "")) > 0, done.stdout
