"""The moment of an answer tells nothing hidden: real bots, real clocks, and somebody with a
stopwatch. How long a bot thinks depends on what it holds, on whether it has a choice at all; a bot
that answers when it has thought gives that away to whoever measures."""

import random
import statistics
import time
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from backroom.bots.fair_turns import Whose
from backroom.bots.pool import BotPool
from backroom.bots.request import Choice, DecisionRequest
from backroom.bots.worker_pool import NOBODY
from backroom.kernel.messages import Message
from backroom.server.rooms import runner
from backroom.server.rooms.runner import Runner
from builders.running_house import House, Socket, open_house

SMALL = "counterfeiters"
THOUGHT = 0.2
"""Seconds that a bot may think here: a fifth of what it has elsewhere, and so for all moments."""
PACE = (0.15, 0.45)
LEAD = 0.4
ENOUGH = 20
"""Answers of either kind."""
BOT = 1
LIKELY = 0.001
"""Chance alone makes two kinds of moments differ so much less often than this."""


class Answered(NamedTuple):
    """One answer of a bot: did it think long, and how long was it waited for?"""

    long: bool
    seconds: float


class Stopwatch(BotPool):
    """Bots that think in their process as always. A coin says what only their seat would know:
    whether there is much to think about."""

    def __init__(self, workers: int, limit: float) -> None:
        super().__init__(workers, limit)
        self.coin = random.Random(0)
        self.long = False
        self.late = False
        """A machine that is too busy for a bot makes everybody wait: that is nobody's secret."""

    async def ask(
        self, request: DecisionRequest, whose: Whose = NOBODY
    ) -> tuple[Choice | None, Message | None]:
        self.long = self.coin.random() < 0.5
        began = time.perf_counter()
        asked = request if self.long else msgspec.structs.replace(request, level="easy")
        answer = await super().ask(asked, whose)
        self.late = time.perf_counter() - began > LEAD
        return answer


def watch(house: House, seed: int) -> list[Answered]:
    """Play against a bot that searches, and measure what everybody can see."""
    bots = house.service.house.bots
    assert isinstance(bots, Stopwatch)
    chance = random.Random(seed)
    ann = house.guest("Ann")
    found: list[Answered] = []
    while min(sum(each.long for each in found), sum(not each.long for each in found)) < ENOUGH:
        table = ann.make(SMALL, 2)
        ann.sit(table, 0)
        ann.bots(table, 1, level="hard")
        ann.start(table)
        with ann.socket(table) as mine:
            found += measured(mine, bots, chance)
    return found


def measured(mine: Socket, bots: Stopwatch, chance: random.Random) -> list[Answered]:
    """The moments of one game: from when everybody sees that the bot is asked to its answer."""
    found: list[Answered] = []
    asked_at: float | None = None
    while True:
        update = mine.wait("update")
        now = time.perf_counter()
        moved = [each for each in update["happened"] if each["entry"] == "move"]
        if asked_at is not None and [each["seat"] for each in moved] == [BOT] and not bots.late:
            found.append(Answered(bots.long, now - asked_at))
        if update["result"] is not None:
            return found
        if moved or asked_at is None:
            asked_at = now if update["seats"][BOT]["owes"] else None
        question = update["question"]
        if question is not None and question["must"]:
            choice = chance.choice(question["legal"])
            terms = choice.get("terms")
            mine.send("act", seq=update["seq"], action=choice["action"], terms=terms)


def chance_alone(found: list[Answered], seed: int) -> float:
    """How often a shuffle of the same moments parts them as far as the truth does."""
    moments = [each.seconds for each in found]
    long = [each.long for each in found]

    def apart(flags: list[bool]) -> float:
        yes = [moment for moment, flag in zip(moments, flags, strict=True) if flag]
        no = [moment for moment, flag in zip(moments, flags, strict=True) if not flag]
        return abs(statistics.mean(yes) - statistics.mean(no))

    truth, shuffled, rng = apart(long), list(long), random.Random(seed)
    further = 0
    for _ in range(5_000):
        rng.shuffle(shuffled)
        further += apart(shuffled) >= truth
    return (1 + further) / 5_001


@pytest.fixture
def timed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr("backroom.server.lifecycle.BotPool", Stopwatch)
    monkeypatch.setattr(runner, "THOUGHT", THOUGHT)
    monkeypatch.setattr(runner, "LEADS", {"hard": LEAD})
    return monkeypatch


def test_when_a_bot_answers_does_not_tell_how_long_it_has_thought(
    tmp_path: Path, timed: pytest.MonkeyPatch, seed: int
) -> None:
    with open_house(tmp_path, pace=PACE) as house:
        found = watch(house, seed)
    assert chance_alone(found, seed) > LIKELY


def test_a_bot_that_answers_as_soon_as_it_has_thought_would_be_found_out(
    tmp_path: Path, timed: pytest.MonkeyPatch, seed: int
) -> None:
    """As it was: a pause, then as long as the thought takes."""
    timed.setattr(Runner, "lead", lambda self, bot: 0)
    with open_house(tmp_path, pace=PACE) as house:
        found = watch(house, seed)
    assert chance_alone(found, seed) < LIKELY
