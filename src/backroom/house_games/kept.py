"""The house's own games: short enough to be shipped, whole enough to be replayed by the rules.

A line is a game: its opening and what was done, each move as its seat and the number of its action
(and its terms, where it has any). Nothing that is drawn or asked about it is kept: that follows.
"""

from functools import cache
from importlib import resources
from typing import Any

import msgspec

from backroom.kernel.errors import BadInput
from backroom.kernel.game import find_game
from backroom.table import Move, Opening, Table, fair
from backroom.table.log import Log

NAMES = ("Aldo", "Bruna", "Carlo", "Dora", "Elio", "Fosca", "Gino")
"""Who sits there, seat by seat."""
FILES = ("guides.jsonl", "evenings.jsonl")


class KeptGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A finished game between bots."""

    id: str
    """Whoever looks at it asks for it as for any finished table of this name."""
    game: str
    rules: int
    seats: int
    seed: str
    moves: tuple[tuple[Any, ...], ...]
    """A seat, an action and, perhaps, its terms."""
    options: dict[str, str] = {}

    @property
    def names(self) -> list[str]:
        return list(NAMES[: self.seats])

    def log(self) -> Log:
        """As if it had been played at a table."""
        secret = fair.seed_from(self.seed)
        opening = Opening(
            at=0,
            game=self.game,
            rules=self.rules,
            options=find_game(self.game).rules(self.seats, self.options, None).options,
            names=self.names,
            bots=["easy"] * self.seats,
            commitment=fair.commitment(secret),
            seeds=[""] * self.seats,
        )
        moves = [
            Move(at=0, seat=seat, action=action, terms=terms[0] if terms else None, by="bot")
            for seat, action, *terms in self.moves
        ]
        return Log(opening, [*moves], secret)

    def table(self, until: int | None = None) -> Table:
        """The table as it stood after this entry, or at the end."""
        log = self.log()
        return Table.replayed(Log(log.opening, log.entries[:until], log.seed), self.id)


@cache
def kept_games() -> dict[str, KeptGame]:
    """All of them, by their names."""
    folder = resources.files("backroom.house_games")
    decoder = msgspec.json.Decoder(KeptGame)
    found: dict[str, KeptGame] = {}
    for name in FILES:
        for line in folder.joinpath(name).read_text("utf-8").splitlines():
            kept = decoder.decode(line)
            found[kept.id] = kept
    return found


def kept_game(name: str) -> KeptGame:
    """The one of this name; BadInput if there is none."""
    found = kept_games().get(name)
    if found is None:
        raise BadInput(f"the house keeps no game {name!r}")
    return found
