"""Games that were played: kept as they come, a line of JSON each, and as a table at the end."""

import csv
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TextIO, TypeVar

import msgspec

from backroom.commands.files import keep, read_text
from backroom.kernel.errors import BadInput

Row = TypeVar("Row", bound=msgspec.Struct)
LEFT_OUT = ("actions",)
"""What no table can hold; the lines of JSON have it."""
KINDS = (".csv", ".parquet")


def stored(
    text: str, source: str, kind: type[Row], is_next: Callable[[int, Row], bool]
) -> list[Row]:
    """The games that a store holds, in their order. A last line that was cut short is as if it were
    not there; BadInput if one is not the game that was to come there."""
    whole, _, _ = text.rpartition("\n")
    found: list[Row] = []
    for number, line in enumerate(whole.splitlines(), 1):
        try:
            row = msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError as fault:
            raise BadInput(f"{source}:{number}: this is no game that was played: {fault}") from None
        if not is_next(number - 1, row):
            raise BadInput(f"{source}:{number}: this game is of another series")
        found.append(row)
    return found


def games_before(
    store: Path | None, resume: bool, kind: type[Row], is_next: Callable[[int, Row], bool]
) -> list[Row]:
    """What was played of it already."""
    if not resume:
        if store is not None and store.exists():
            raise BadInput(f"{store} is there already; --resume goes on with it")
        return []
    if store is None:
        raise BadInput("--resume needs --store: where are the games that were played?")
    return stored(read_text(store), str(store), kind, is_next) if store.exists() else []


def as_line(row: msgspec.Struct) -> str:
    return msgspec.json.encode(row).decode() + "\n"


@contextmanager
def kept_lines(store: Path | None, before: Sequence[Row]) -> Iterator[Callable[[Row], None]]:
    """Writes each game into the store as it comes, behind those that are there."""
    if store is None:
        yield lambda _: None
        return
    keep(store, "".join(map(as_line, before)))
    try:
        file = store.open("a", encoding="utf-8")
    except OSError as fault:
        raise cannot_write(store, fault) from None

    def keep_line(row: Row) -> None:
        try:
            file.write(as_line(row))
            file.flush()
        except OSError as fault:
            raise cannot_write(store, fault) from None

    with closing_quietly(file):
        yield keep_line


@contextmanager
def closing_quietly(file: TextIO) -> Iterator[None]:
    """What could not be written was said when it could not; closing would only say it again."""
    try:
        yield
    finally:
        with suppress(OSError):
            file.close()


@contextmanager
def writing(path: Path) -> Iterator[TextIO]:
    """An open file; what its disk refuses is a sentence."""
    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            yield file
    except OSError as fault:
        raise cannot_write(path, fault) from None


def cannot_write(path: Path, fault: OSError) -> BadInput:
    return BadInput(f"{path} cannot be written: {fault.strerror}")


def check_table(path: Path | None) -> None:
    """Before hours of play, not after them."""
    if path is None:
        return
    if path.suffix not in KINDS:
        raise BadInput(f"{path}: a table is a file {' or '.join(KINDS)}")
    if path.exists():
        raise BadInput(f"{path} is there already")
    if not path.parent.is_dir():
        raise BadInput(f"{path} cannot be written: there is no folder {path.parent}")
    if path.suffix == ".parquet":
        parquet()


def write_table(path: Path, rows: Sequence[msgspec.Struct]) -> None:
    """One line a game, a column for each value; lists have a column for each item."""
    write_lines(path, [flattened(row) for row in rows])


def write_lines(path: Path, flat: list[dict[str, Any]]) -> None:
    """A table of these lines, which all have the same columns."""
    if path.suffix == ".parquet":
        arrow, writer = parquet()
        try:
            writer.write_table(arrow.Table.from_pylist(flat), path)
        except OSError as fault:
            path.unlink(missing_ok=True)
            raise cannot_write(path, fault) from None
        return
    with writing(path) as file:
        table = csv.DictWriter(file, list(flat[0]), lineterminator="\n")
        table.writeheader()
        table.writerows(flat)


def flattened(row: msgspec.Struct) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in row.__struct_fields__:
        value = getattr(row, name)
        if name in LEFT_OUT:
            continue
        if isinstance(value, list):
            found |= {f"{name}_{number}": each for number, each in enumerate(value, 1)}
        elif isinstance(value, dict):
            found[name] = " ".join(f"{key}={each}" for key, each in sorted(value.items()))
        else:
            found[name] = value
    return found


def parquet() -> tuple[Any, Any]:
    """The library that writes Parquet, which only few need."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadInput("for Parquet: pip install 'backroom[lab]'; CSV needs nothing") from None
    return pyarrow, pyarrow.parquet
