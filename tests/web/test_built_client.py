"""The web client that is committed is the one that its sources make, and the service serves it."""

import re
import subprocess
import sys
from pathlib import Path

from backroom.server.web.client import PAGES, index
from backroom.server.web.client_files import client_files, version

ROOT = Path(__file__).resolve().parents[2]


def test_the_built_client_is_not_stale() -> None:
    check = subprocess.run(
        [sys.executable, str(ROOT / "tools/web-sources.py")], capture_output=True, text=True
    )
    assert check.returncode == 0, check.stderr


def test_the_service_knows_every_page_that_the_client_knows() -> None:
    app = (ROOT / "web/src/App.svelte").read_text("utf-8")
    assert set(re.findall(r"^    (\w+): \(\) => import\(", app, re.MULTILINE)) == set(PAGES)


def test_every_file_that_the_page_names_is_there() -> None:
    named = re.findall(rf'(?:src|href)="/static/{version()}/([^"]+)"', index())
    assert "index.js" in named
    assert set(named) <= set(client_files())
    assert '"./' not in index(), "an address that hangs on the page"
