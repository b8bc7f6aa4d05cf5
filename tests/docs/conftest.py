"""The site of these documents."""

import fcntl
import os
from pathlib import Path

import pytest

from docs.site import build


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built once for all who test at the same time: their folders have one parent."""
    base = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        base = base.parent
    folder = base / "site"
    with (base / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (base / "site.built").exists():
            done = build(folder)
            assert done.returncode == 0, done.stdout + done.stderr
            assert "WARNING" not in done.stderr
            (base / "site.built").touch()
    return folder
