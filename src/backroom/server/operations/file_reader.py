"""Files of strangers, read in a process of their own: none is ever read where the tables are."""

from collections.abc import Callable

import msgspec

from backroom.bots.fair_turns import Whose
from backroom.bots.worker_pool import NoAnswer, Task, WorkerPool
from backroom.kernel.errors import BadInput
from backroom.server.operations.file_worker import (
    FileRead,
    FinishedGame,
    get_ready,
    read_cards,
    read_game,
)
from backroom.server.refusals import Reason, Refused

PATIENCE = 30.0
"""Seconds for one file, by the clock on the wall; its processor gives it far fewer."""
MOST_WAITING = 20
"""Files that may wait for their turn; whoever comes later is asked to come back."""


class FileReader:
    """One worker, which starts when the first file comes."""

    def __init__(self) -> None:
        self.workers = WorkerPool(1, PATIENCE, get_ready)

    async def options_with_cards(
        self, whose: Whose, game: str, seats: int, options: dict[str, str], cards: str
    ) -> dict[str, str]:
        """The options of a table that is played with this card file; BadInput says what is wrong
        with it."""
        read = await self._read(whose, read_cards, lambda: (game, seats, options, cards))
        return read.options

    async def finished_game(self, whose: Whose, text: str) -> FinishedGame:
        """The game in a `.backroom` file; BadInput says why there is none."""
        game = (await self._read(whose, read_game, lambda: (text,))).game
        assert game is not None
        return game

    async def close(self) -> None:
        await self.workers.close()

    async def _read(
        self, whose: Whose, task: Callable[..., bytes], given: Callable[[], Task]
    ) -> FileRead:
        if self.workers.turns.queue >= MOST_WAITING:
            raise Refused(Reason.BUSY)
        try:
            answer = await self.workers.work(task, given, whose)
        except NoAnswer as fault:
            if fault.reason == "closed":
                raise Refused(Reason.CLOSING) from None
            raise Refused(Reason.FILE_TOO_HARD) from None
        read = msgspec.json.decode(answer, type=FileRead)
        if read.too_hard:
            raise Refused(Reason.FILE_TOO_HARD)
        if read.fault:
            raise BadInput(read.fault)
        return read
