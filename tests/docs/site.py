"""The documents, built once for all who look at them."""

import os
import subprocess
import sys
from functools import cache
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
needs_mkdocs = pytest.mark.skipif(
    find_spec("mkdocs") is None,
    reason="SKIPPED: the documents. `make docs` installs what builds them.",
)


class Page(HTMLParser):
    """What a page names, and what it can be asked for."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.anchors: set[str] = set()
        self.twice: set[str] = set()
        self.links: list[str] = []
        """Where somebody can go."""
        self.loaded: list[str] = []
        """What a browser fetches by itself."""
        self.styled: list[str] = []
        """What a strict policy forbids: styles and scripts in the page."""
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attributes}
        if (place := found.get("id")) is not None:
            (self.twice if place in self.anchors else self.anchors).add(place)
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        elif tag == "link" and found.get("rel") in ("stylesheet", "icon", "preload", "preconnect"):
            self.loaded.append(found["href"])
        elif "src" in found:
            self.loaded.append(found["src"])
        if "style" in found or tag == "style" or any(name.startswith("on") for name in found):
            self.styled.append(f"{tag} {found}")
        if tag == "script" and "src" not in found and found.get("type") != "application/json":
            self.styled.append("script")


def build(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src"), "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


@cache
def pages(folder: Path) -> dict[Path, Page]:
    return {path: Page(path) for path in sorted(folder.rglob("*.html"))}
