"""Card files: one TOML a game, every value with its provenance, every fault with its line."""

import re
import tomllib
from enum import Enum
from typing import NoReturn, TypeVar

import msgspec

from backroom.kernel.errors import BadInput

FileStruct = TypeVar("FileStruct", bound=msgspec.Struct)


class Provenance(Enum):
    """Where a value comes from."""

    RULEBOOK = "rulebook"
    PUBLIC = "public"
    RECONSTRUCTED = "reconstructed"


class CardFile:
    """The text of a card file, able to say on which line a value stands."""

    def __init__(self, text: str, source: str) -> None:
        self.text = text
        self.source = source

    def read_as(self, shape: type[FileStruct]) -> FileStruct:
        """The file as typed data; a fault of form is reported with its line."""
        try:
            return msgspec.convert(tomllib.loads(self.text), shape)
        except tomllib.TOMLDecodeError as fault:
            raise BadInput(f"{self.source}: this is not TOML: {fault}") from None
        except msgspec.ValidationError as fault:
            complaint, _, path = str(fault).partition(" - at `$")
            self.fail(path.strip("`. "), complaint)

    def fail(self, path: str, complaint: str) -> NoReturn:
        """Report a fault at a path such as `mission[3].stars`."""
        spot = f" at {path}" if path else ""
        raise BadInput(f"{self.source}, line {self.line_of(path)}{spot}: {complaint}")

    def line_of(self, path: str) -> int:
        """The line where the value at this path stands, or the nearest heading above it.

        A path is a table name, perhaps the number of a table of that name, perhaps keys below it:
        `numbers.hand`, `mission[3].stars`.
        """
        parts = re.findall(r"[\w-]+|\[\d+\]", path)
        if not parts:
            return 1
        nth = int(parts[1][1:-1]) if len(parts) > 1 and parts[1].startswith("[") else 0
        heading = re.compile(rf"\s*\[+\s*{re.escape(parts[0])}\s*\]+|{re.escape(parts[0])}\s*=")
        lines = self.text.splitlines()
        starts = [number for number, line in enumerate(lines, 1) if heading.match(line)]
        if nth >= len(starts):
            return starts[-1] if starts else 1
        keys = [part for part in parts[1:] if not part.startswith("[")]
        if keys:
            key = re.compile(rf"\s*{re.escape(keys[0])}\s*=")
            for number in range(starts[nth] + 1, len(lines) + 1):
                if key.match(lines[number - 1]):
                    return number
                if lines[number - 1].lstrip().startswith("["):
                    break
        return starts[nth]


class CardSheet(msgspec.Struct, frozen=True):
    """One kind of card, laid out for `backroom cards`: columns of text, one row a card."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
