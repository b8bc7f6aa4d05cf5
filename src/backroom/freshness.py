"""Refuses a stale build: a compiled module hides later edits of its source."""

from pathlib import Path

import backroom
from backroom.kernel.errors import BadInput


def refuse_stale_build(root: Path | None = None) -> None:
    """Complain if a compiled module is older than the source beside it."""
    folder = root or Path(backroom.__file__).parent
    for compiled in folder.rglob("*.so"):
        source = compiled.with_name(compiled.name.split(".")[0] + ".py")
        if source.exists() and source.stat().st_mtime > compiled.stat().st_mtime + 1:
            raise BadInput(
                f"{source} was changed after it was compiled; run `make compile` "
                f"or delete {compiled.name}"
            )


def is_compiled() -> bool:
    """Are these rules running as compiled code?"""
    import backroom.kernel.state

    return not backroom.kernel.state.__file__.endswith(".py")
