"""Copies of the working tree in which defects are planted and tests are run: for `make mutants`."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from builds import Builds
from compiled_modules import compiled_modules
from defects import Defect
from watching import with_probes

ROOT = Path(__file__).resolve().parents[1]
BYTECODE = ROOT / ".build" / "bytecode"
NO_TIME = 3_000_000_000
"""No file was ever changed in the year 2065."""
LONGEST = 240
"""Seconds after which a test that only waits has noticed; on a busy machine none waits a minute.
One that is never done thinking is ended sooner (tools/probes)."""
INTERPRETED, COMPILED = "interpreted", "compiled"


class Run(NamedTuple):
    """What pytest is asked for: its arguments, and which of their tests, in which order."""

    arguments: tuple[str, ...]
    only: list[str] | None = None
    done: tuple[str, ...] = ()
    longest: float = 40.0
    """Seconds of the processor after which one of them never ends; none takes ten."""


class Said(NamedTuple):
    """What pytest answers."""

    code: int
    text: str

    @property
    def noticed(self) -> bool:
        return self.code not in (0, 5)  # 5: none of the tests was chosen

    def failed(self) -> str:
        """The test that failed."""
        for line in self.text.splitlines():
            if line.startswith(("FAILED", "ERROR")):
                return line.split(" ", 1)[1].split(" - ")[0]
        if self.code < 0 or "Timeout" in self.text:
            return "it never ends"
        return "the tests cannot even be collected"


class Tree:
    """A copy of the working tree. What is not compiled is tried with the compiled rules, if they
    are here: the same tests take a fraction of the time."""

    def __init__(self, folder: Path, build: str) -> None:
        self.folder = folder
        self.build = build
        self.plantings = 0
        # The packages' byte code is shared; what an older copy left behind is not.
        for stale in (folder, BYTECODE / folder.relative_to(folder.anchor)):
            shutil.rmtree(stale, ignore_errors=True)
        for name in git("ls-files", "--cached", "--others", "--exclude-standard"):
            if not name.startswith(("web/", "docs/pictures/")) and (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, folder / name)
        if build == COMPILED:
            compiled = Builds("1", ROOT).present()
            assert compiled is not None
            shutil.copytree(compiled, folder / "compiled")

    @property
    def sources(self) -> Path:
        return self.folder / ("compiled" if self.build == COMPILED else "src")

    def path_of(self, name: str) -> Path:
        return self.sources / Path(name).relative_to("src")

    def run(self, run: Run, **setting: str) -> Said:
        """With chance as in every other run."""
        orders = self.folder.with_name(f"{self.folder.name}.tests.json")
        orders.write_text(json.dumps({"only": run.only, "done": run.done}), "utf-8")
        command = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider"]
        command += ["-p", "mutant_probe", "--hypothesis-seed=1", "--no-header", "--tb=no", "-rfE"]
        command += ["-o", f"faulthandler_timeout={LONGEST}", "-o", "faulthandler_exit_on_timeout=1"]
        environment = os.environ | {
            "PYTHONPATH": f"{self.sources}:{self.folder / 'tools/probes'}",
            "BACKROOM_BUILD": self.build,
            "BACKROOM_SEED": "1",
            "PYTHONPYCACHEPREFIX": str(BYTECODE),
            "MUTANT_TESTS": str(orders),
            "MUTANT_LONGEST": str(run.longest),
        }
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        done = subprocess.run(
            [*command, *run.arguments],
            cwd=self.folder,
            env=environment | setting,
            capture_output=True,
            text=True,
        )
        return Said(done.returncode, done.stdout + done.stderr)

    def noticed_by(self, runs: Iterable[Run]) -> Said | None:
        """The first of these runs in which a test fails."""
        for run in runs:
            said = self.run(run._replace(arguments=("-x", *run.arguments)))
            if said.noticed:
                return said
        return None

    @contextmanager
    def planted(self, name: str, changed: bytes) -> Iterator[None]:
        """The file with the defect; afterwards it is as before. Python knows its byte code by the
        file's time in seconds, so each defect gets one of its own."""
        path = self.path_of(name)
        source, stamp = path.read_bytes(), path.stat().st_mtime
        path.write_bytes(changed)
        self.plantings += 1
        os.utime(path, (stamp, NO_TIME + self.plantings))
        try:
            yield
        finally:
            path.write_bytes(source)
            os.utime(path, (stamp, stamp))

    def probe(self, defects: list[Defect]) -> None:
        """From now on it is known which of them a test comes by."""
        for name in {each.path for each in defects}:
            path = self.path_of(name)
            places = {n: each.start for n, each in enumerate(defects) if each.path == name}
            path.write_bytes(with_probes(path.read_bytes(), places))

    def watched(self, arguments: tuple[str, ...]) -> dict[str, Any]:
        """Of each of these tests how long it takes, and the numbers of the defects it comes by."""
        hits, rows = (self.folder.with_name(f"{self.folder.name}.{each}") for each in "hr")
        for path in (hits, rows):
            path.unlink(missing_ok=True)
        said = self.run(Run(arguments), MUTANT_HITS=str(hits), MUTANT_ROWS=str(rows))
        if said.noticed:
            print(f"watching {' '.join(arguments)}:\n{said.text[-3000:]}", flush=True)
        seen: dict[str, Any] = json.loads(rows.read_text("utf-8")) if rows.is_file() else {}
        return seen


def build_for(defect: Defect) -> str:
    """The quickest build that runs this source as it is."""
    of_the_rules = defect.path.startswith(("src/backroom/kernel/", "src/backroom/games/"))
    if of_the_rules or defect.path in compiled_modules(ROOT) or not Builds("1", ROOT).present():
        return INTERPRETED
    return COMPILED


def git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()
