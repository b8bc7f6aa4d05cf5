"""Compiles the rules with mypyc, in parts. Without a C compiler the same source runs interpreted.

BACKROOM_COMPILE=0 leaves the compiler out on purpose. BACKROOM_OPTIMISE is gcc's level: 2 for what
is published and measured, 1 for daily work, which compiles in half the time.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, find_packages, setup

sys.path.insert(0, str(Path(__file__).parent / "tools"))
from build_commands import BuildParts, NameAsBuilt
from compiled_modules import compiled_modules

ROOT = Path(__file__).parent

FLAGS = (
    "-Wno-all",  # Python's own flags ask for warnings about C that nobody reads
    "-fno-semantic-interposition",  # nobody replaces our functions: gcc may inline them
)


def parts(modules: list[str]) -> list[tuple[list[str], str]]:
    """The parts: the kernel, each game, each judgement, the searcher. Each is compiled by
    itself, so that two cores share the work and a change costs one part."""
    folders: dict[str, list[str]] = {}
    for module in modules:
        # src/backroom/games/<game>, however many folders it has inside
        depth = 4 if module.startswith("src/backroom/games/") else None
        folder = "/".join(os.path.dirname(module).split("/")[:depth])
        folders.setdefault(folder, []).append(module)
    return [
        (files, folder.removeprefix("src/").replace("/", "_")) for folder, files in folders.items()
    ]


def extensions() -> list[Extension]:
    if os.environ.get("BACKROOM_COMPILE", "1") == "0":
        return []
    from mypyc.build import mypycify

    work = os.environ.get("BACKROOM_WORK", "build")
    modules = compiled_modules(ROOT)
    built: list[Extension] = mypycify(
        # mypyc remembers what it has generated only in a cache of its own.
        ["--config-file=pyproject.toml", f"--cache-dir={work}/mypy", *modules],
        opt_level=os.environ.get("BACKROOM_OPTIMISE", "2"),
        debug_level="0",
        separate=parts(modules),
        target_dir=work,
    )
    if os.name == "posix":
        for extension in built:
            extension.extra_compile_args += FLAGS
    return built


def is_building() -> bool:
    """Whoever asks for metadata or sources only does not want to wait for the compiler."""
    return not {"egg_info", "dist_info", "sdist"}.intersection(sys.argv)


MANUAL = ".build/manual"
"""Where `make docs` builds the documents; a wheel that is built without them does without."""


def documents() -> list[str]:
    """The documents, if they have been built, travel inside the package."""
    return ["backroom.manual"] if (ROOT / MANUAL / "index.html").is_file() else []


def rulebooks() -> list[str]:
    """The rulebooks travel inside the package, so that an installed Backroom can print them."""
    return sorted(f"backroom.rulebook.{each.name}" for each in (ROOT / "rulebook").iterdir())


setup(
    packages=[*find_packages("src"), "backroom.rulebook", *rulebooks(), *documents()],
    package_dir={"": "src", "backroom.rulebook": "rulebook", "backroom.manual": MANUAL},
    package_data={
        "": ["*.toml", "*.md", "*.npz"],
        "backroom": ["py.typed", "static/*"],
        "backroom.manual": ["**"],
        "backroom.lessons": ["*.backroom"],
        "backroom.house_games": ["*.json", "*.jsonl"],
        "backroom.words": ["*/*.ftl"],
        "backroom.commands": ["game_template/*/*"],
    },
    ext_modules=extensions() if is_building() else [],
    cmdclass={"build_ext": BuildParts, "bdist_wheel": NameAsBuilt},
)
