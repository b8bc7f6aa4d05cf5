"""A small checkout with tools of its own: its rules are one C file, compiled in a second."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

TOOLS = Path(__file__).parents[2] / "tools"
SETUP = """
import sys
sys.path.insert(0, "tools")
from build_commands import BuildParts
from setuptools import Extension, setup
parts = [Extension("backroom.kernel.tiny", ["src/backroom/kernel/tiny.c"])]
setup(name="tiny", ext_modules=parts, cmdclass={"build_ext": BuildParts})
"""
C = """
#include <Python.h>
static struct PyModuleDef tiny = {PyModuleDef_HEAD_INIT, "tiny", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_tiny(void) { return PyModule_Create(&tiny); }
"""


class Said(NamedTuple):
    code: int
    out: str
    err: str


class Checkout:
    """A folder with sources, a lock and the tools."""

    def __init__(self, root: Path) -> None:
        self.root = root
        shutil.copytree(TOOLS, root / "tools", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(TOOLS.parent / "requirements-build.lock", root)
        self.write("setup.py", SETUP)
        self.write("src/backroom/__init__.py", "")
        self.write("src/backroom/kernel/__init__.py", "")
        self.write("src/backroom/kernel/tiny.py", "")
        self.write("src/backroom/kernel/tiny.c", C)
        self.write("src/backroom/games/__init__.py", "")
        self.write("src/backroom/bots/__init__.py", "")
        self.write("src/backroom/look.css", "a {}")
        self.write("rulebook/en.md", "# Rules")

    def write(self, name: str, text: str) -> Path:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        return path

    def compile(self, *options: str, **env: str) -> Said:
        done = subprocess.run(
            [sys.executable, str(self.root / "tools/compile.py"), *options],
            env={"PATH": "/usr/bin:/bin"} | env,
            capture_output=True,
            text=True,
            check=False,
        )
        assert "Traceback" not in done.stderr, done.stderr
        return Said(done.returncode, done.stdout, done.stderr)

    @property
    def compiled(self) -> Path:
        return self.root / ".build/compiled"

    def trees(self) -> set[Path]:
        folder = self.root / ".build/trees"
        return set(folder.iterdir()) if folder.is_dir() else set()
