# Interpreted: structs of msgspec gain nothing from the compiler.
"""Whom and what an attack could hit, and why not the rest, before anything is announced (LCN-69,
LCN-E54)."""

import msgspec

from backroom.games.la_cosa_nostra.actions import Do, LcnAction
from backroom.games.la_cosa_nostra.knowledge.odds import (
    Chances,
    JobNumber,
    ManNumber,
    chances_of,
)
from backroom.games.la_cosa_nostra.position import Stage
from backroom.games.la_cosa_nostra.records import Job
from backroom.games.la_cosa_nostra.rules import Aim
from backroom.games.la_cosa_nostra.state import LcnState
from backroom.games.la_cosa_nostra.steps.announcing import ANNOUNCED
from backroom.games.la_cosa_nostra.steps.attacks import VICTIM
from backroom.kernel.bitset import has, members
from backroom.kernel.game import Game
from backroom.kernel.messages import CardName, Refusal
from backroom.kernel.queries import Answer, Query
from backroom.kernel.seats import only
from backroom.kernel.state import State


class VictimFound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the target: a gangster or a business."""

    action: int
    """The number of the action that will name it, once the attack is revealed."""
    man: int | None
    business: int | None
    refusal: Refusal | None
    chances: Chances | None


class TargetFound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another player."""

    seat: int
    action: int
    """The number of the action that will name him."""
    refusal: Refusal | None
    loses: tuple[int, int] | None
    """Of an attack on his cash, in dollars: what he would lose with two successes, and with one."""
    cards: tuple[VictimFound, ...]


class VictimsFound(Answer, frozen=True):
    """None for a job that is no attack."""

    aim: str
    targets: tuple[TargetFound, ...]


class Victims(Query, frozen=True):
    """Whom and what could this gangster of mine hit with this attack, as things are?"""

    man: ManNumber
    job: JobNumber

    def answer(self, game: Game, world: State, seat: int) -> VictimsFound | Refusal:
        assert isinstance(world, LcnState)
        rules = world.rules
        if self.job >= len(rules.effect):
            return Refusal("LCN-39", "no_such_card")
        if seat < 0 or not has(world.crew.men[seat], self.man):
            return Refusal("LCN-50", "not_your_man", {"man": CardName("man", self.man)})
        aim = rules.aim[self.job]
        if aim is Aim.NOTHING:
            return VictimsFound(aim.value, ())
        table = world.clone()
        table.recorder = None
        announce(table, seat, self.man, self.job)
        others = [other for other in range(table.seats) if other != seat]
        return VictimsFound(aim.value, tuple([target(table, seat, other) for other in others]))


def announce(table: LcnState, seat: int, man: int, job: int) -> None:
    """As if this gangster were about to attack with this job."""
    table.stage = Stage.ACTION
    table.give_task(man, list(table.rules.job_kind).index(job))
    table.actor = seat
    table.pending = only(seat)
    table.step = ANNOUNCED
    table.job = Job()
    table.job.man = man


def target(table: LcnState, seat: int, other: int) -> TargetFound:
    naming = Do.TARGET[other]
    refusal = table.refuse(seat, naming)
    kind = table.rules.job_kind[table.crew.tasks[table.job.man]]
    loses = None
    if table.rules.aim[kind] is Aim.PLAYER:
        cash = table.cash[other]
        two, one = min(table.rules.two[kind], cash), min(table.rules.one[kind], cash)
        loses = int(two) * 1000, int(one) * 1000
    return TargetFound(other, int(naming.index), refusal, loses, cards(table, seat, other))


def cards(table: LcnState, seat: int, other: int) -> tuple[VictimFound, ...]:
    """Every card of this player, as it will be asked about after the reveal."""
    open_table = table.clone()
    job = open_table.job
    job.card = table.crew.tasks[job.man]
    job.target = other
    open_table.step = VICTIM
    if open_table.rules.aim[open_table.job_kind()] is Aim.PLAYER:
        return ()
    found = [victim(open_table, seat, Do.VICTIM_MAN[man]) for man in members(table.crew.men[other])]
    found += [
        victim(open_table, seat, Do.VICTIM_BUSINESS[business])
        for business in members(table.town.owned[other])
    ]
    return tuple(found)


def victim(table: LcnState, seat: int, naming: LcnAction) -> VictimFound:
    man = int(naming.value) if naming.do is Do.VICTIM_MAN else None
    business = None if naming.do is Do.VICTIM_MAN else int(naming.value)
    refusal = table.refuse(seat, naming)
    chances = None
    if refusal is None:
        chances = chances_of(table, int(table.job.man), int(table.job_kind()), man)
    return VictimFound(int(naming.index), man, business, refusal, chances)
