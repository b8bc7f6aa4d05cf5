#!/usr/bin/env python3
"""Is the built web client the one that its sources make? Without Node this is known by a hash.

`tools/web-sources.py write` notes the hash of everything that the client is built from; without an
argument it exits with 1 if that has changed since.
"""

import hashlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NOTE = ROOT / "src/backroom/static/SOURCES"
PARTS = (
    "web/src",
    "web/public",
    "web/index.html",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "web/package-lock.json",
    "src/backroom/words",
)


def files() -> list[Path]:
    found: list[Path] = []
    for part in PARTS:
        path = ROOT / part
        found += [path] if path.is_file() else [each for each in path.rglob("*") if each.is_file()]
    wanted = [each for each in found if "__pycache__" not in each.parts and each.suffix != ".py"]
    return sorted(each for each in wanted if not each.name.endswith(".test.ts"))


def digest() -> str:
    total = hashlib.sha256()
    for path in files():
        total.update(str(path.relative_to(ROOT)).encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def main() -> int:
    if sys.argv[1:] == ["write"]:
        NOTE.write_text(digest() + "\n", "utf-8")
        return 0
    fresh = NOTE.is_file() and NOTE.read_text("utf-8").strip() == digest()
    if not fresh:
        sys.stderr.write("the built web client is stale: run `make web` and commit its result\n")
    return 0 if fresh else 1


if __name__ == "__main__":
    sys.exit(main())
