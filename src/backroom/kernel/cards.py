# Interpreted: card files are read once a table.
"""Card files: one TOML a game, every value with its provenance, every fault with its line."""

import re
import tomllib
from collections.abc import Collection, Iterable, Sequence
from enum import Enum, EnumMeta
from typing import Any, NoReturn, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import asdict

from backroom.kernel.card_file_bounds import refuse_too_much
from backroom.kernel.errors import BadInput
from backroom.kernel.messages import Message

FileStruct = TypeVar("FileStruct", bound=msgspec.Struct)


BIGGEST = 1_000_000
COLOURS = (
    "red",
    "blue",
    "green",
    "yellow",
    "orange",
    "purple",
    "black",
    "pink",
    "brown",
    "white",
)
"""The colours that the word lists can name."""


class Provenance(Enum):
    """Where a value comes from."""

    RULEBOOK = "rulebook"
    PUBLIC = "public"
    RECONSTRUCTED = "reconstructed"


class Number(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number of the rules and where it comes from."""

    value: int
    provenance: Provenance


class Colour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colour of a seat."""

    name: str
    provenance: Provenance


class CardFile:
    """The text of a card file, able to say on which line a value stands."""

    def __init__(self, text: str, source: str) -> None:
        self.text = text
        self.source = source

    def read_as(self, shape: type[FileStruct]) -> FileStruct:
        """The file as typed data; a fault of form is reported with its line."""
        refuse_too_much(self.text, self.source)
        try:
            raw = tomllib.loads(self.text)
            self.check_sizes(raw, "")
        except (ValueError, RecursionError) as fault:
            raise BadInput(f"{self.source}: this is not TOML: {fault}") from None
        try:
            return msgspec.convert(raw, shape)
        except msgspec.ValidationError as fault:
            complaint, _, rest = str(fault).partition(" - at `$")
            path = rest.strip("`. ")
            self.fail(path, complaint + allowed_at(shape, path))

    def check_sizes(self, value: object, path: str) -> None:
        """No number on a card is so big that it could not be added up."""
        if isinstance(value, dict):
            for key, each in value.items():
                self.check_sizes(each, f"{path}.{key}" if path else key)
        elif isinstance(value, list):
            for number, each in enumerate(value):
                self.check_sizes(each, f"{path}[{number}]")
        elif isinstance(value, int) and abs(value) > BIGGEST:
            self.fail(path, f"a number lies between -{BIGGEST} and {BIGGEST}")

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
        heading = re.compile(rf"\s*\[+\s*{re.escape(parts[0])}\s*\]+")
        alone = re.compile(rf"{re.escape(parts[0])}\s*=")  # a value before the first table
        lines = self.text.splitlines()
        tables = (number for number, line in enumerate(lines, 1) if line.lstrip().startswith("["))
        first_table = next(tables, len(lines) + 1)
        starts = [
            number
            for number, line in enumerate(lines, 1)
            if heading.match(line) or (number < first_table and alone.match(line))
        ]
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


def allowed_at(shape: Any, path: str) -> str:
    """The values that are known where a struct wants one of a few; nothing elsewhere."""
    for key in re.findall(r"[a-z_]\w*", path):
        if not hasattr(shape, "__struct_fields__"):
            return ""
        shape = get_type_hints(shape).get(key)
        shape = get_args(shape)[0] if get_origin(shape) is tuple else shape
    if isinstance(shape, EnumMeta):
        known: list[Any] = list(shape)
        return f"; it is one of {', '.join(each.value for each in known)}"
    return ""


def check_counts(
    file: CardFile, numbers: msgspec.Struct, money: Collection[str], unit: int, complaint: str
) -> None:
    """Every number of the rules counts something, and those that are money are of whole notes."""
    for name in numbers.__struct_fields__:
        value = getattr(numbers, name).value
        if value < 1:
            file.fail(f"numbers.{name}", "must be at least 1")
        if name in money and value % unit:
            file.fail(f"numbers.{name}", complaint)


def check_colours(file: CardFile, colours: Sequence[Colour], wanted: int, rule: str) -> None:
    """Each player needs a colour that has a name in every language, and one of his own."""
    names = [colour.name for colour in colours]
    if len(names) != wanted:
        file.fail("colour", f"there are {len(names)} colours, and must be {wanted} ({rule})")
    for number, name in enumerate(names):
        if name not in COLOURS:
            file.fail(f"colour[{number}].name", f"a colour is one of {', '.join(COLOURS)}")
        if names.index(name) != number:
            file.fail(f"colour[{number}].name", f"{name} is taken already ({rule})")


Cell = str | Message | tuple[Message, ...]


class CardSheet(msgspec.Struct, frozen=True):
    """One kind of card, laid out for `backroom cards`: columns, and one row a card. What every
    language writes its own way, money above all, is a message."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


def sheet(title: str, cards: Iterable[Any], **columns: str) -> CardSheet:
    """A row for each card: every column is named after what it shows, or says which field that is;
    "price$" is money. Last comes where the card's figures are from."""
    fields = {name: field or name for name, field in columns.items()} | {"provenance": "provenance"}
    rows = tuple(tuple(cell(card, field) for field in fields.values()) for card in cards)
    return CardSheet(title, tuple(name.replace("_", "-") for name in fields), rows)


def cell(card: Any, field: str) -> Cell:
    value = getattr(card, field.removesuffix("$"))
    if field.endswith("$"):
        return money_cell(value)
    if isinstance(value, tuple):
        return ", ".join(each.value for each in value)
    return str(value.value if isinstance(value, Enum) else value)


def money_cell(amount: int) -> Cell:
    return Message("money", {"amount": amount}) if amount else ""


def number_sheet(numbers: msgspec.Struct, ladders: msgspec.Struct | None = None) -> CardSheet:
    """The single numbers of a card file, and then its ladders of numbers."""
    rows = [
        (name, str(each.value), each.provenance.value) for name, each in asdict(numbers).items()
    ]
    for name, each in {} if ladders is None else asdict(ladders).items():
        rows.append((name, " ".join(map(str, each.values)), each.provenance.value))
    return CardSheet("number", ("name", "amount", "provenance"), tuple(rows))
