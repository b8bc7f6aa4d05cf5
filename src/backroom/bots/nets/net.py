"""A small network: from what a seat sees to what it would do, and what it expects of the game.

All layers but the last are rectified. The last has an output for each mark of an action and one
for the forecast. A game that tells its actions by marks (what an action does) likes an action as
much as its marks agree with those outputs; any other has an output for each action.
"""

import json
import zipfile
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from backroom.kernel.errors import BadInput

Numbers = NDArray[np.float32]
NEVER = np.float32(-1e9)
"""How much an action is liked that is not legal."""
FORMAT = "backroom-net-1"


class Seen(NamedTuple):
    """What some seats see, a row each, and what they may do."""

    inputs: Numbers
    marks: Numbers | None
    """By row and place: what the action there does; None where actions have no marks."""
    numbers: NDArray[np.int64]
    """By row and place: the number of the action there."""
    legal: NDArray[np.bool_]
    """By row and place: may it be done?"""


class Net:
    """Weights and biases, layer by layer, and where they come from."""

    def __init__(self, layers: list[tuple[Numbers, Numbers]], origin: dict[str, Any]) -> None:
        self.layers = layers
        self.origin = origin
        """The game, the number of players, how it was trained."""

    @property
    def inputs(self) -> int:
        return len(self.layers[0][0])

    @property
    def outputs(self) -> int:
        """Without the forecast."""
        return len(self.layers[-1][1]) - 1

    def outputs_of(self, inputs: Numbers) -> Numbers:
        """What the last layer says."""
        x = inputs
        for weights, biases in self.layers[:-1]:
            x = np.maximum(x @ weights + biases, 0.0)
        weights, biases = self.layers[-1]
        found: Numbers = x @ weights + biases
        return found

    def likes(self, seen: Seen) -> Numbers:
        """By row and place: how much it likes that action; `NEVER` if it is not legal."""
        return likes_of(self.outputs_of(seen.inputs), seen)

    def forecasts(self, inputs: Numbers) -> Numbers:
        """By row: the share of the win that this seat may expect."""
        return self.outputs_of(inputs)[:, -1]

    def save(self, path: Path) -> None:
        """Half the precision is enough to play by."""
        arrays: dict[str, Any] = {}
        for number, (weights, biases) in enumerate(self.layers):
            arrays[f"weights{number}"] = weights.astype(np.float16)
            arrays[f"biases{number}"] = biases.astype(np.float32)
        origin = np.array(json.dumps({"format": FORMAT, **self.origin}))
        part = path.with_name(path.name + ".part")
        with open(part, "wb") as file:
            np.savez_compressed(file, origin=origin, **arrays)
        part.replace(path)


def likes_of(outputs: Numbers, seen: Seen) -> Numbers:
    """How much each action is liked, from the outputs of the last layer."""
    if seen.marks is None:
        likes = outputs[:, :-1]
    else:
        likes = np.matmul(seen.marks, outputs[:, :-1, None])[:, :, 0]
    return np.where(seen.legal, likes, NEVER)


def chances_of(likes: Numbers) -> Numbers:
    """How often each action is taken; what is not legal never."""
    raised = np.exp(likes - likes.max(axis=1, keepdims=True))
    found: Numbers = raised / raised.sum(axis=1, keepdims=True)
    return found


def read_net(path: Path) -> Net:
    """The network in this file."""
    try:
        with np.load(path, allow_pickle=False) as file:
            origin = json.loads(str(file["origin"]))
            if origin.pop("format") != FORMAT:
                raise ValueError
            count = sum(name.startswith("weights") for name in file.files)
            layers = [
                (
                    file[f"weights{number}"].astype(np.float32),
                    file[f"biases{number}"].astype(np.float32),
                )
                for number in range(count)
            ]
    except (KeyError, ValueError, zipfile.BadZipFile, EOFError):
        raise BadInput(f"{path} is not a network that `backroom learn` has written") from None
    except OSError as fault:
        raise BadInput(f"cannot read {path}: {fault.strerror or fault}") from None
    return Net(layers, origin)
