"""The PostgreSQL of the tests goes when they go, however that is."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from builders.postgres import needs_postgres
from builders.running_house import until

pytestmark = needs_postgres
TESTS = Path(__file__).resolve().parents[2]
OPEN = """
import time
from builders.postgres import Postgres
server = Postgres()
print(server.folder, server.process.pid, flush=True)
time.sleep(600)
"""


def is_there(process: int) -> bool:
    try:
        return "postgres" in Path(f"/proc/{process}/cmdline").read_text()
    except OSError:
        return False


def test_of_tests_that_were_killed_no_postgres_stays() -> None:
    tests = subprocess.Popen(
        [sys.executable, "-c", OPEN],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([*sys.path, str(TESTS)])},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert tests.stdout is not None
    folder, process = tests.stdout.readline().split()
    assert is_there(int(process))
    tests.send_signal(signal.SIGKILL)
    tests.wait()
    tests.stdout.close()
    until(lambda: not Path(folder).exists() and not is_there(int(process)), "nothing is left")
