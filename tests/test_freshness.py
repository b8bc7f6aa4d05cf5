"""A compiled module that is older than its source is not run."""

import os
from pathlib import Path

import pytest

from backroom.freshness import refuse_stale_build
from backroom.kernel.errors import BadInput

COMPILED = "rng.cpython-311-x86_64-linux-gnu.so"
NOON = 1_700_000_000


def touched(path: Path, at: float) -> Path:
    """A file last changed at this time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    os.utime(path, (at, at))
    return path


def test_a_source_changed_after_it_was_compiled_is_refused_with_a_sentence(tmp_path: Path) -> None:
    source = touched(tmp_path / "kernel" / "rng.py", NOON + 60)
    touched(tmp_path / "kernel" / COMPILED, NOON)
    with pytest.raises(BadInput) as refused:
        refuse_stale_build(tmp_path)
    assert str(refused.value) == (
        f"{source} was changed after it was compiled; run `make compile` or delete {COMPILED}"
    )


@pytest.mark.parametrize("name", ["rng.abi3.so", "rng.so"])
def test_a_stale_module_is_found_under_any_of_its_names(tmp_path: Path, name: str) -> None:
    touched(tmp_path / "rng.py", NOON + 60)
    touched(tmp_path / name, NOON)
    with pytest.raises(BadInput, match=f"delete {name}"):
        refuse_stale_build(tmp_path)


def test_one_stale_module_among_fresh_ones_is_refused(tmp_path: Path) -> None:
    touched(tmp_path / "rng.py", NOON)
    touched(tmp_path / COMPILED, NOON + 60)
    touched(tmp_path / "games" / "capo" / "state.py", NOON + 90)
    touched(tmp_path / "games" / "capo" / "state.cpython-311-x86_64-linux-gnu.so", NOON + 60)
    with pytest.raises(BadInput, match=r"state\.py was changed"):
        refuse_stale_build(tmp_path)


@pytest.mark.parametrize("later", [0, 1, 3600])
def test_a_module_compiled_after_its_last_change_is_welcome(tmp_path: Path, later: int) -> None:
    touched(tmp_path / "rng.py", NOON)
    touched(tmp_path / COMPILED, NOON + later)
    assert is_welcome(tmp_path)


def test_files_unpacked_together_are_welcome_though_the_clock_ticked(tmp_path: Path) -> None:
    touched(tmp_path / "rng.py", NOON + 0.9)
    touched(tmp_path / COMPILED, NOON)
    assert is_welcome(tmp_path)


def test_a_compiled_module_without_its_source_is_welcome(tmp_path: Path) -> None:
    touched(tmp_path / COMPILED, NOON)
    touched(tmp_path / "other.py", NOON + 60)
    assert is_welcome(tmp_path)


def test_sources_that_were_never_compiled_are_welcome(tmp_path: Path) -> None:
    touched(tmp_path / "rng.py", NOON)
    assert is_welcome(tmp_path)


def test_the_build_under_test_is_fresh() -> None:
    assert is_welcome(None)


def is_welcome(root: Path | None) -> bool:
    try:
        refuse_stale_build(root)
    except BadInput:
        return False
    return True
