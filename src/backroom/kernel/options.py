# Interpreted: it is asked once a table.
"""Options: the variants of a game as declared data, the same for lobby, command line and tests."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from backroom.kernel.errors import BadInput


class Option(NamedTuple):
    """A choice made before the game: its values (the first is the default) and its rule."""

    name: str
    values: tuple[str, ...]
    rule: str

    @property
    def default(self) -> str:
        return self.values[0]


def settle(options: tuple[Option, ...], wanted: Mapping[str, str]) -> dict[str, str]:
    """Every option with its value: the wanted one, else the default. Unknown ones are refused."""
    known = {option.name: option for option in options}
    for name, value in wanted.items():
        if name not in known:
            raise BadInput(f"there is no option {name!r}; the options are {', '.join(known)}")
        if value not in known[name].values:
            raise BadInput(
                f"option {name} cannot be {value!r}; it is one of {', '.join(known[name].values)} "
                f"({known[name].rule})"
            )
    return {name: wanted.get(name, option.default) for name, option in known.items()}


def variants(options: tuple[Option, ...]) -> Iterator[dict[str, str]]:
    """The default game, then every option turned to each of its other values, one at a time."""
    yield {}
    for option in options:
        for value in option.values[1:]:
            yield {option.name: value}
