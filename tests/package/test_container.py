"""What a container is built from, and what other programs read of us."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from backroom.cli import app
from backroom.server.operations.settings import LIMITS

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
STAGES = re.split(r"(?m)^FROM ", DOCKERFILE)[1:]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
BIN = Path(sys.executable).parent
SCHEMAS = {
    "vendor.compose-spec": ["compose.yaml"],
    "vendor.github-workflows": [".github/workflows/test.yml", ".github/workflows/release.yml"],
    "vendor.github-issue-forms": [
        f".github/ISSUE_TEMPLATE/{name}.yml" for name in ("rule", "defect", "wish")
    ],
    "vendor.github-issue-config": [".github/ISSUE_TEMPLATE/config.yml"],
}


def checked(*words: str) -> None:
    """Runs a linter of the group `docs`; where it is not installed the test is skipped, loudly."""
    if shutil.which(words[0], path=str(BIN)) is None:
        pytest.skip(f"SKIPPED: {words[0]}. `make docs` installs it.")
    done = subprocess.run(
        [str(BIN / words[0]), *words[1:]], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_linter_has_nothing_to_say_about_the_dockerfile() -> None:
    checked("hadolint", "--failure-threshold", "info", "Dockerfile")


@pytest.mark.parametrize("schema", SCHEMAS)
def test_files_for_other_programs_are_as_those_programs_want_them(schema: str) -> None:
    checked("check-jsonschema", "--builtin-schema", schema, *SCHEMAS[schema])


def test_the_image_has_no_compiler_no_root_and_looks_after_its_health() -> None:
    build, last = STAGES
    assert "gcc" in build
    assert "gcc" not in last
    assert "apt-get" not in last
    (user,) = re.findall(r"(?m)^USER (\d+):(\d+)$", last)
    assert "0" not in user
    assert last.index("USER ") < last.index("ENTRYPOINT")
    (health,) = re.findall(r"HEALTHCHECK.*\n +CMD (\[.*\])", last)
    assert json.loads(health)[:2] == ["python", "-c"]
    compile(json.loads(health)[2], "the health check", "exec")
    assert "/health" in health
    assert re.search(r"(?m)^STOPSIGNAL SIGTERM$", last)


def test_all_that_is_copied_into_the_image_is_committed_and_installed_by_hash() -> None:
    for line in re.findall(r"(?m)^COPY (?!--from)(.+) \./?$", DOCKERFILE):
        for name in line.split():
            assert name == "." or (ROOT / name).is_file(), name
    for install in re.findall(r"pip install (.+?)(?: \\)?$", DOCKERFILE, re.MULTILINE):
        assert "--require-hashes" in install or "/wheels/backroom-" in install, install


def known_variables() -> set[str]:
    serve: Any = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    limits = {f"BACKROOM_{name.upper()}" for name in LIMITS}
    return limits | {each.envvar for each in serve.params if each.envvar}


def test_every_setting_that_the_container_names_is_one_of_the_house() -> None:
    named = set(re.findall(r"^ +(BACKROOM_\w+)=", STAGES[-1], re.MULTILINE))
    named |= {name for name in COMPOSE["services"]["house"]["environment"]}
    assert len(named) > 5
    assert named <= known_variables()


def test_the_house_waits_for_its_database_and_can_do_little_else() -> None:
    house, database = COMPOSE["services"]["house"], COMPOSE["services"]["database"]
    assert house["depends_on"]["database"]["condition"] == "service_healthy"
    assert "pg_isready" in database["healthcheck"]["test"][1]
    assert house["read_only"] is True
    assert house["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in house["security_opt"]
    assert all(port.startswith("127.0.0.1:") for port in house["ports"])
    assert "ports" not in database, "nobody but the house reaches it"
    text = (ROOT / "compose.yaml").read_text("utf-8")
    assert not re.search(r"PASSWORD: \"?[^$\"]", text), "no password is committed"
    assert set(COMPOSE["volumes"]) == {"house", "database"}


def test_what_pre_commit_runs_is_there() -> None:
    hooks: dict[str, Any] = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    (repository,) = hooks["repos"]
    assert repository["repo"] == "local"
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for hook in repository["hooks"]:
        program = re.search(r"\.venv/bin/(\S+)", hook["entry"])
        if program is not None:
            assert f"$(BIN)/{program[1]}" in makefile, hook["id"]


def test_ci_runs_what_everybody_runs() -> None:
    steps = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text("utf-8"))
    runs = [step.get("run", "") for job in steps["jobs"].values() for step in job["steps"]]
    assert "make test" in runs
