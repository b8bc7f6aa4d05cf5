"""What happens at a table by itself: bots answer, standing orders answer, clocks run out, and a bot
sits in for somebody who stays away.

While nobody looks at a table it sleeps, unless it is played by correspondence. Bots and standing
orders answer after a short pause drawn at random: a moment tells nothing.
"""

import asyncio
import random
import secrets
from contextlib import suppress
from typing import Literal, NamedTuple

from backroom.bots.fair_turns import Whose
from backroom.bots.intentions import Intentions
from backroom.bots.pool import NoAnswer
from backroom.bots.request import request_for
from backroom.kernel.errors import BadInput
from backroom.kernel.game import OfferOpen
from backroom.server.lobby.bot_chairs import SIT_IN
from backroom.server.operations.small_parts import Gate
from backroom.server.refusals import HOUSE_IN_TROUBLE, Reason, Refused
from backroom.server.rooms.room import Room, RuleRefused
from backroom.server.rooms.side_channels import bot_says
from backroom.server.rooms.writer import Answer, move, write_by_itself
from backroom.table import Chair, Table

AFTER_A_FAULT = 1.0
"""Seconds to wait before a table goes on at which something went wrong."""
LEADS = {"easy": 0.25, "normal": 0.25, "hard": 1.2, "master": 1.2}
"""Seconds before its answer is due that a bot of this level begins to think: enough for any of its
thoughts. How long it really thought would tell whether it had a choice."""
THOUGHT = 1.0
"""Seconds that a bot thinks which thinks as long as it may."""
IN_A_ROW = 3
"""So many answers in a row the bots of a table take their time for, with a person who waits."""
HURRIED = 0.35
"""And this part of it for each one after those."""
STEP = 0.25
"""Seconds by which an answer is late if it comes late: not sooner because the thought was short."""


CHANCE = random.SystemRandom()
"""Draws the pauses of all tables: a generator of its own would take each of them 2.5 kB."""


class Due(NamedTuple):
    """Something that will happen by itself, and when."""

    at: int
    kind: Literal["bot", "order", "clock", "hold"]
    seat: int


class Plan(NamedTuple):
    """When an automatic answer to this asking is due."""

    asked_since: int
    at: int


class Runner:
    """Runs one table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.house = room.house
        self.plans: dict[int, Plan] = {}
        self.offered: dict[OfferOpen, int] = {}
        """What bots have offered to persons, and since when."""
        self.declined: dict[int, int] = {}
        """Which asking a bot chose not to answer."""
        self.intentions = Intentions()
        self.wake = Gate()
        self.waiting: Due | None = None
        """What it waits for to be due, if it waits at all."""
        self.waits = False
        room.on_change = self.changed

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            self.wake.clear()
            due = self.waiting = self.next_due()
            wait = None if due is None else (due.at - self.house.now()) / 1000
            if due is None or wait is None or wait > 0:
                self.waits = True
                await self.until(wait)
                self.waits = False
                continue
            try:
                await self.do(due)
            except Refused as refused:
                if refused.reason in HOUSE_IN_TROUBLE:
                    # A database in trouble is left alone for a while. Nothing may wake us before:
                    # a table that could not write has just woken everybody by looking again.
                    await asyncio.sleep(AFTER_A_FAULT)
                else:
                    await self.until(0.01)
            except RuleRefused:
                await self.until(0.01)
            except Exception as fault:  # a table with a defect must not stop the others
                self.house.log.exception("runner", table=self.room.row.id, fault=repr(fault))
                await self.until(AFTER_A_FAULT)

    def changed(self) -> None:
        """The table has changed: mostly what is due next is the same, and nobody need wake up."""
        due = self.next_due() if self.waits else None
        if not self.waits or due != self.waiting or (due and due.at <= self.house.now()):
            self.wake.set()

    async def until(self, seconds: float | None) -> None:
        """Wait so long, or until something changes."""
        # Not wait_for: in Python 3.11 it swallows a cancellation that comes together with a change,
        # and whoever puts the table away would wait for ever.
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.wake.wait()

    # What is due

    def next_due(self) -> Due | None:
        return min(self.all_due(), default=None)

    def all_due(self) -> list[Due]:
        table = self.room.table
        if table is None or table.paused or table.state.is_over() or self.asleep():
            return []
        if not self.room.in_charge:
            return []
        return self.answers_due(table) + self.clocks_due(table) + self.holds_due(table)

    def asleep(self) -> bool:
        return not self.room.presence.visitors and not self.room.by_correspondence

    def answers_due(self, table: Table) -> list[Due]:
        """The answers of bots and of standing orders."""
        dues: list[Due] = []
        if not any(table.bots) and not self.room.orders.given:
            return dues
        owing, polite = table.state.owing(), self.polite_until(table)
        for seat in table.state.to_act():
            since = self.room.questions.since[seat]
            if table.bots[seat]:
                if seat in owing or self.declined.get(seat) != since:
                    at = max(self.planned(seat, since), polite) - self.lead(table.bots[seat])
                    dues.append(Due(at, "bot", seat))
            elif self.ordered(table, seat) is not None:
                dues.append(Due(self.planned(seat, since), "order", seat))
        return dues

    def polite_until(self, table: Table) -> int:
        """Until when the bots wait: somebody who is there may want to answer what one of them has
        offered him, and an offer may not outlive their next move."""
        offered = {
            each: self.offered.get(each, self.house.now())
            for each in table.game.offers_open(table.state)
            if table.bots[each.proposer] and not table.bots[each.partner]
        }
        self.offered = offered
        there = self.room.presence.is_there
        courtesy = int(self.house.settings.courtesy * 1000)
        return max(
            [at + courtesy for each, at in offered.items() if there(each.partner)], default=0
        )

    def planned(self, seat: int, asked_since: int) -> int:
        """When this seat answers what it is asked since then."""
        plan = self.plans.get(seat)
        if plan is None or plan.asked_since != asked_since:
            pause = CHANCE.uniform(*self.house.settings.pace) * self.haste()
            plan = self.plans[seat] = Plan(asked_since, self.house.now() + int(pause * 1000))
        return plan.at

    def lead(self, bot: str) -> int:
        """Milliseconds before its answer is due that this bot is asked."""
        longest_pause = self.house.settings.pace[1]
        lead = min(LEADS.get(bot.partition("/")[0], 0.0), longest_pause)
        return int(1000 * lead * self.haste())

    def haste(self) -> float:
        """Which part of their time the bots take now: less of it if a person has waited through
        several answers of theirs. Everybody can count those, so it tells nothing."""
        table = self.room.table
        if table is None or all(table.bots):
            return 1.0
        latest = table.moves[-IN_A_ROW:]
        in_a_row = len(latest) == IN_A_ROW and all(table.bots[move.seat] for move in latest)
        return HURRIED if in_a_row else 1.0

    def ordered(self, table: Table, seat: int) -> int | None:
        """The action that this player's standing orders answer with."""
        assert self.room.painter is not None
        action = self.room.orders.answer(table.state, seat, self.room.painter.picture(seat).asked)
        return None if action is None else int(action.index)

    def clocks_due(self, table: Table) -> list[Due]:
        """The clocks of persons; at a live table only while somebody is there."""
        if not table.clocks.clock.ticks:
            return []
        if not self.room.by_correspondence and not self.room.presence.seated():
            return []
        dues: list[Due] = []
        for seat in table.persons():
            deadline = table.clocks.deadline(seat)
            if deadline is not None:
                dues.append(Due(self.room.fair_deadline(seat, deadline), "clock", seat))
        return dues

    def holds_due(self, table: Table) -> list[Due]:
        """A player who is waited for by others who are there, and who is not there himself."""
        hold, presence = self.room.row.settings.hold * 1000, self.room.presence
        if hold == 0 or not presence.absent_since:
            return []
        if self.room.by_correspondence or not presence.seated():
            return []
        return [
            Due(self.missed_since(table, seat) + hold, "hold", seat)
            for seat in table.persons()
            if seat in table.state.owing() and not self.room.presence.is_there(seat)
        ]

    def missed_since(self, table: Table, seat: int) -> int:
        """Since when this player is both away and waited for."""
        away = self.room.presence.absent_since[seat]
        waited_for = table.clocks.readings[seat].since
        return away if waited_for is None else max(away, waited_for + table.clocks.lost)

    # What is done

    async def do(self, due: Due) -> None:
        if due.kind == "bot":
            await self.bot_answers(due.seat)
        else:
            if due.kind == "hold":
                await self.room.look_who_is_there()
            await write_by_itself(self.room, lambda table: self.proposal_for(table, due))

    def proposal_for(self, table: Table, due: Due) -> Answer:
        """What is due, if it still is: while it waited for its turn the player may have answered,
        come back, or withdrawn his order."""
        if due not in self.all_due():
            raise Refused(Reason.MOVED_ON)
        now = self.room.now()
        match due.kind:
            case "clock":
                return table.propose_neutral(due.seat, "clock", now)
            case "hold":
                return table.propose(Chair(now, due.seat, SIT_IN))
        action = self.ordered(table, due.seat)
        assert action is not None
        return table.propose_move(due.seat, action, None, "order", now)

    async def bot_answers(self, seat: int) -> None:
        """Ask the bot outside of the table's lock: others may act while it thinks."""
        table, _ = self.room.playing()
        since = self.room.questions.since[seat]
        thought = request_for(
            table.game,
            table.rules,
            table.state,
            seat,
            table.bots[seat],
            secrets.randbits(64),
            table.opening.cards,
            seconds=THOUGHT * self.haste(),
            meant=self.intentions.meant(seat, table.moves),
        )
        chosen_at, moves = table.seq, len(table.moves)
        lead = self.lead(table.bots[seat])
        moment = max(self.planned(seat, since), self.polite_until(table), self.house.now() + lead)
        try:
            choice, words = await self.house.bots.ask(thought, self.whose())
        except NoAnswer as fault:
            self.house.metrics.bot_failures.labels(fault.reason).inc()
            self.house.log.warning("bot", table=self.room.row.id, seat=seat, reason=str(fault))
            if thought.must and fault.reason != "closed":
                await write_by_itself(self.room, lambda table: self.neutral_for(table, seat, since))
            self.declined[seat] = since
            return
        self.intentions.note(seat, moves, choice)
        if choice is None:
            self.declined[seat] = since
            return
        if lead > 0:
            await self.hold_back(seat, since, moment)
        try:
            await move(self.room, seat, choice.action, choice.terms, "bot", chosen_at)
        except (BadInput, RuleRefused):  # while it thought the table has changed
            self.declined[seat] = since
            return
        if words is not None:
            await bot_says(self.room, seat, words)

    def whose(self) -> Whose:
        """For whom the bots of this table think: for its host, who put them there."""
        row = self.room.row
        return Whose(f"nobody {row.id}" if row.host is None else str(row.host), row.id)

    async def hold_back(self, seat: int, since: int, moment: int) -> None:
        """Keep an answer until its moment has come, or nobody waits for it any more."""
        late = self.house.now() - moment
        if late > 0:
            step = int(STEP * 1000)
            moment += -(-late // step) * step
        while self.room.questions.since[seat] == since:
            wait = (moment - self.house.now()) / 1000
            if wait <= 0:
                return
            self.wake.clear()
            await self.until(wait)

    def neutral_for(self, table: Table, seat: int, since: int) -> Answer:
        """The neutral action for a bot that has none, if it is still asked what it was asked."""
        if self.room.questions.since[seat] != since:
            raise Refused(Reason.MOVED_ON)
        return table.propose_neutral(seat, "bot", self.room.now())
