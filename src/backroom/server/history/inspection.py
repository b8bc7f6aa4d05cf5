"""Verifies a finished game: seals, seed, every rule and draw, and what the house tells of it."""

from collections.abc import Callable, Sequence
from typing import Any

from backroom.kernel.game import find_game
from backroom.kernel.messages import Message
from backroom.server.storage.log_reader import StoredEntry
from backroom.server.storage.replaying import Damaged, read_all, reason
from backroom.server.storage.table_rows import TableRow
from backroom.server.wire.rest import CHECK, CheckShown, Verified
from backroom.table import LogEntry, Move, Table, write_log
from backroom.table.fair import commitment

RECORD = "the log"


class Inspection:
    """The records of a finished game, looked at as `backroom replay --verify` looks at a file: each
    check stands on the one before it."""

    def __init__(
        self,
        row: TableRow,
        stored: Sequence[StoredEntry],
        kept: Sequence[tuple[int, int]],
    ) -> None:
        self.row = row
        self.stored = stored
        self.kept = kept
        """The points and the place of each seat, as the house tells them."""
        self.entries: list[LogEntry] = []
        self.table: Table | None = None

    def seals(self) -> list[CheckShown]:
        if not self.stored:
            raise Damaged("its log is empty")
        self.entries = read_all(self.stored)
        return [known("seals", "story-checked-seals", entries=len(self.entries))]

    def seed(self) -> list[CheckShown]:
        if commitment(self.row.seed) != self.row.commitment:
            raise Damaged("the house's seed is not the one that it committed itself to")
        return [known("seed", "story-checked-seed")]

    def game(self) -> list[CheckShown]:
        """From here on it is the file that anybody can download and verify himself."""
        table = Table.read(write_log(self.entries, self.row.seed), RECORD, find_game(self.row.game))
        if table.seats != self.row.seats:
            raise Damaged("this is the log of another table")
        if not table.state.is_over():
            raise Damaged("the log ends before the game does")
        moves = [entry for entry in table.entries if isinstance(entry, Move)]
        self.table = table
        return [
            known(
                "rules",
                "story-checked-rules",
                version=table.opening.rules,
                moves=len(moves),
                undone=len(moves) - len(table.moves),
            ),
            known("chance", "story-checked-chance", players=sum(map(bool, table.opening.seeds))),
            known(
                "clocks",
                "story-checked-clocks",
                clock=sum(move.by == "clock" for move in moves),
            ),
        ]

    def result(self) -> list[CheckShown]:
        assert self.table is not None
        standings = self.table.state.standings()
        if list(zip(standings.points, standings.places, strict=True)) != list(self.kept):
            raise Damaged("the ranking that the house tells is not the one of this game")
        return [known("result", "web-verify-result")]

    def verdict(self) -> Verified:
        steps: list[tuple[list[CHECK], Callable[[], list[CheckShown]]]] = [
            (["seals"], self.seals),
            (["seed"], self.seed),
            (["rules", "chance", "clocks"], self.game),
            (["result"], self.result),
        ]
        checks: list[CheckShown] = []
        fault = ""
        for names, look in steps:
            if not fault:
                try:
                    checks += look()
                    continue
                except Exception as found:
                    fault = str(found) if isinstance(found, Damaged) else reason(found)
                    checks.append(CheckShown(name=names.pop(0), holds=False, say=None))
            checks += [CheckShown(name=name, holds=None, say=None) for name in names]
        table = None if fault else self.table
        return Verified(
            sound=not fault,
            fault=fault,
            checks=checks,
            commitment=self.row.commitment,
            seed="" if table is None else table.seed,
            seeds=[] if table is None else table.opening.seeds,
            key="" if table is None else table.key.hex(),
            seal="" if table is None else table.seal.hex(),
        )


def known(name: CHECK, sentence: str, **facts: Any) -> CheckShown:
    return CheckShown(name=name, holds=True, say=Message(sentence, facts))
