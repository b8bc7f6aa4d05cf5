"""What is said of a card file that does not add up, and where."""

import re
from collections.abc import Callable
from typing import NamedTuple

import pytest

from backroom.kernel.cards import CardFile
from backroom.kernel.errors import BadInput

SOURCE = "my-cards.toml"


class Complaint(NamedTuple):
    """The line that is named, as it stands in the file, the one below it, and what is said."""

    line: str
    below: str
    said: str


def complaint_of(read: Callable[[CardFile], object], text: str) -> Complaint:
    """What is said when this text is read."""
    with pytest.raises(BadInput) as fault:
        read(CardFile(text, SOURCE))
    form = rf"{re.escape(SOURCE)}, line (\d+)(?: at \S+)?: (.+)"
    found = re.fullmatch(form, str(fault.value), re.DOTALL)
    assert found is not None, str(fault.value)
    lines = [*text.splitlines(), ""]
    spot = int(found[1])
    return Complaint(lines[spot - 1].strip(), lines[spot].strip(), found[2])
