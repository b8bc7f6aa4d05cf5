"""A wheel is compiled as a whole or not at all, and its name says which.

Shown with a toy of two extensions and the commands that our own setup.py uses.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest

TOOLS = Path(__file__).parents[2] / "tools"
SETUP = f"""
import sys
sys.path.insert(0, {str(TOOLS)!r})
from build_commands import BuildParts, NameAsBuilt
from setuptools import Extension, setup
setup(
    name="toy",
    version="1",
    packages=["toy"],
    ext_modules=[Extension(f"toy.{{name}}", [f"{{name}}.c"]) for name in ("one", "two")],
    cmdclass={{"build_ext": BuildParts, "bdist_wheel": NameAsBuilt}},
)
"""
C = """
#include <Python.h>
static struct PyModuleDef def = {PyModuleDef_HEAD_INIT, "toy.NAME", 0, -1, 0};
PyMODINIT_FUNC PyInit_NAME(void) { return PyModule_Create(&def); }
"""
PURE = "toy-1-py3-none-any.whl"

needs_compiler = pytest.mark.skipif(
    shutil.which("cc") is None or not Path(sysconfig.get_paths()["include"], "Python.h").is_file(),
    reason="there is no C compiler, or Python's headers are missing",
)


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    (tmp_path / "setup.py").write_text(SETUP, "utf-8")
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "__init__.py").touch()
    for name in ("one", "two"):
        (tmp_path / f"{name}.c").write_text(C.replace("NAME", name), "utf-8")
    return tmp_path


def wheel(toy: Path, **environment: str) -> tuple[str, list[str]]:
    """The wheel's name, and the modules in it."""
    shutil.rmtree(toy / "dist", ignore_errors=True)
    subprocess.run(
        [sys.executable, "setup.py", "-q", "bdist_wheel"],
        cwd=toy,
        env=os.environ | environment,
        capture_output=True,
        check=True,
    )
    (made,) = (toy / "dist").iterdir()
    names = [Path(name).name.partition(".") for name in ZipFile(made).namelist() if "toy/" in name]
    return made.name, sorted(f"{stem}.{rest.rpartition('.')[2]}" for stem, _, rest in names)


@needs_compiler
def test_a_wheel_with_all_parts_compiled_is_named_after_its_platform(toy: Path) -> None:
    name, modules = wheel(toy)
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert name.startswith(f"toy-1-{python}-{python}")
    assert not name.endswith("any.whl")
    assert modules == ["__init__.py", "one.so", "two.so"]


@needs_compiler
def test_one_part_that_cannot_be_compiled_leaves_all_of_them_out(toy: Path) -> None:
    (toy / "two.c").write_text("this is not C", "utf-8")
    assert wheel(toy) == (PURE, ["__init__.py"])


def test_without_a_compiler_the_wheel_is_pure_and_says_so(toy: Path) -> None:
    assert wheel(toy, CC="no-such-compiler") == (PURE, ["__init__.py"])


@needs_compiler
def test_what_was_compiled_before_the_compiler_failed_is_not_shipped(toy: Path) -> None:
    wheel(toy)
    (toy / "two.c").write_text("this is not C", "utf-8")
    os.utime(toy / "two.c", (2e9, 2e9))
    assert wheel(toy) == (PURE, ["__init__.py"])


@needs_compiler
def test_what_the_build_folder_has_of_modules_that_are_no_more_is_not_shipped(toy: Path) -> None:
    (toy / "toy" / "gone.py").touch()
    assert "gone.py" in wheel(toy)[1]
    (toy / "toy" / "gone.py").unlink()
    (toy / "setup.py").write_text(SETUP.replace(', "two")', ",)"), "utf-8")
    assert wheel(toy)[1] == ["__init__.py", "one.so"]
