"""What a judgement holds dear, as numbers in a file: tuned by self-play, and readable."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from backroom.kernel.errors import BadInput


def weight_path(folder: str) -> Path:
    """The file `weights.toml` of a game's judgement."""
    found = find_spec(f"backroom.bots.judgements.{folder}")
    if found is None or found.origin is None:
        raise BadInput(f"{folder} has no judgement of its own, and so no weights")
    return Path(found.origin).parent / "weights.toml"


@cache
def weight_file(folder: str) -> dict[str, Any]:
    """What is in it: `[weights]`, `[search]`, and what a level (`[levels.hard]`) and each temper
    (`[tempers.bold]` …) change."""
    return tomllib.loads(weight_path(folder).read_text("utf-8"))


def tunable(folder: str, level: str) -> list[str]:
    """The weights that change what a bot of this level does."""
    file = weight_file(folder)
    return [*file["weights"], *(() if level == "normal" else file["search"])]


def weights_of(
    folder: str, temper: str, changes: Mapping[str, float] = {}, level: str = "normal"
) -> dict[str, float]:
    """The weights of a bot of this level with this temper. `changes` are for whoever tunes."""
    file = weight_file(folder)
    weights = {name: float(value) for name, value in (file["weights"] | file["search"]).items()}
    learned = file.get("levels", {}).get(level, {})
    tempered = file.get("tempers", {}).get(temper, {})
    for name, value in {**learned, **tempered, **changes}.items():
        if name not in weights:
            raise BadInput(f"the judgement of {folder} has no weight {name!r}")
        weights[name] = float(value)
    return weights
