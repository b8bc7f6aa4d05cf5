"""Finished evenings, looked back on in a process of their own: never where the tables are."""

from collections.abc import Callable

import msgspec

from backroom.analysis.shown import Advice
from backroom.analysis.tally import Tally
from backroom.bots.fair_turns import Whose
from backroom.bots.worker_pool import NoAnswer, Task, WorkerPool
from backroom.kernel.errors import BadInput
from backroom.server.operations.evening_worker import Portion, Said, advise, get_ready, look_on
from backroom.server.refusals import Reason, Refused

PATIENCE = 60.0
"""Seconds for one portion, or for one question to the coach."""
MOST_WAITING = 20
"""Portions and questions that may wait; whoever comes later is asked to come back."""


class Evenings:
    """One worker, which starts when somebody first looks back."""

    def __init__(self) -> None:
        self.workers = WorkerPool(1, PATIENCE, get_ready)

    async def look_on(self, whose: Whose, log: str, tally: Tally | None) -> Portion:
        """A portion more of this evening."""
        before = None if tally is None else msgspec.json.encode(tally)
        answer = await self._work(whose, look_on, lambda: (log, before))
        return msgspec.json.decode(answer, type=Portion)

    async def advise(self, whose: Whose, log: str, seat: int, seq: int) -> Advice:
        """What the coach would have done; BadInput says why he has nothing to say."""
        answer = await self._work(whose, advise, lambda: (log, seat, seq))
        said = msgspec.json.decode(answer, type=Said)
        if said.advice is None:
            raise BadInput(said.fault)
        return said.advice

    async def close(self) -> None:
        await self.workers.close()

    async def _work(
        self, whose: Whose, task: Callable[..., bytes], given: Callable[[], Task]
    ) -> bytes:
        if self.workers.turns.queue >= MOST_WAITING:
            raise Refused(Reason.BUSY)
        try:
            return await self.workers.work(task, given, whose)
        except NoAnswer as fault:
            closing = fault.reason == "closed"
            raise Refused(Reason.CLOSING if closing else Reason.NO_FIGURES) from None
