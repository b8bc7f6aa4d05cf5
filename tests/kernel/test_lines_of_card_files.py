"""A card file as such: typed data, and the line on which each value stands."""

import msgspec
import pytest

from backroom.kernel.cards import CardFile
from backroom.kernel.errors import BadInput


class Pub(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    tables: int = 1


class Town(msgspec.Struct, forbid_unknown_fields=True):
    pub: tuple[Pub, ...]
    mayor: str = ""


def test_a_sound_file_is_read_as_typed_data() -> None:
    file = CardFile('mayor = "Al"\n[[pub]]\nname = "Joe\'s"\ntables = 3\n', "town.toml")
    assert file.read_as(Town) == Town((Pub("Joe's", 3),), "Al")


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("", 1),
        ("mayor", 2),
        ("pub", 4),
        ("pub[0]", 4),
        ("pub[0].name", 6),
        ("pub[1]", 8),
        ("pub[1].name", 10),
        ("pub[1].tables", 9),
        ("pub[0].tables", 4),
        ("pub[7].name", 8),
        ("church", 1),
    ],
)
def test_a_fault_is_found_on_its_line_or_else_at_the_heading_above(path: str, line: int) -> None:
    text = """# a town
mayor = "Al"

[[pub]]
# the old one
name = "Joe's"

  [[ pub ]]  # the new one
tables = 2
  name = "Moe's"
"""
    assert CardFile(text, "town.toml").line_of(path) == line
    with pytest.raises(BadInput, match=rf"^town.toml, line {line}( at .*)?: too noisy$"):
        CardFile(text, "town.toml").fail(path, "too noisy")
