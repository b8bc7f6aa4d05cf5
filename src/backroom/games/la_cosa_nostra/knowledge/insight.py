# Interpreted: structs of msgspec gain nothing from the compiler.
"""What follows from what a seat knows: incomes and where they come from, monopolies and what is
missing for them, what markers permit, words given, what another business would bring, what could
be coming. Money is in dollars.

The market is not in it: whoever asks what changes by buying there wants an answer although nobody
knows which card comes next.
"""

import msgspec

from backroom.games.la_cosa_nostra.events.final_count import Death, LedgerLine
from backroom.games.la_cosa_nostra.knowledge.odds import Chances, chances_of, held_by_others
from backroom.games.la_cosa_nostra.knowledge.prerequisites import Need, missing_in, needs_of
from backroom.games.la_cosa_nostra.knowledge.threats import (
    Exposed,
    Threat,
    exposed,
    threats_to,
    unseen_kinds,
)
from backroom.games.la_cosa_nostra.pieces.businesses import monopoly_holder
from backroom.games.la_cosa_nostra.pieces.ledger import ledger_in_hand
from backroom.games.la_cosa_nostra.pieces.money import business_income, income, monopoly_income
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.rules import (
    BUSINESSES,
    DECK,
    INFLUENCE_NAMES,
    KINDS,
    MONOPOLIES,
    PURCHASE,
    ROUNDS,
)
from backroom.games.la_cosa_nostra.state import LcnState
from backroom.games.la_cosa_nostra.steps.ending import power_bonus
from backroom.games.la_cosa_nostra.steps.looking import knows_job
from backroom.games.la_cosa_nostra.trade.promises import OPEN
from backroom.kernel.bitset import count, has, just, members


class Permit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Markers of a player on the business of another: each serves one Cash Job (LCN-79)."""

    business: int
    owner: int
    markers: int
    active: bool


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many words of one kind a player has given, by what became of them (LCN-E77)."""

    open: int
    kept: int
    broken: int
    void: int


class Debt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is owed to somebody by open promises, as far as the sum is known."""

    to: int
    money: int


class FamilyInsight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of one player."""

    cash: int
    income: int
    from_businesses: int
    from_monopolies: int
    closed: int
    """What deactivated businesses would bring besides (LCN-129)."""
    markers: int
    """Not on the table: so many more businesses of others could be used (LCN-85)."""
    permits: tuple[Permit, ...]
    debts: tuple[Debt, ...]
    word: Word
    active_men: int
    pistols: int
    """The present strengths of all active gangsters together."""
    power: int
    """The power bonus for the kills so far (LCN-151)."""
    exposed: tuple[Exposed, ...]
    ledger: tuple[LedgerLine, ...]


class MonopolyInsight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """LCN-123: who holds it, what everybody has of it, and how many more each would need."""

    holder: int | None
    active: tuple[int, ...]
    lacks: tuple[int | None, ...]
    """Of cards that nobody has laid out; None where there are not enough of them."""


class PlanInsight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A gangster with a job that the seat knows: its own, or one that it has looked at."""

    man: int
    job: int
    chances: Chances
    needs: tuple[Need, ...]
    missing: int


class HandInsight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of job in the hand."""

    job: int
    needs: tuple[Need, ...]
    missing: int


class Worth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one more business of a kind would bring to the seat."""

    kind: int
    price: int
    left: int
    """How many of the kind lie in the market and the stack."""
    income: int
    """At every payday, with the monopoly that it would make."""
    takes: int | None
    """The monopoly that would be the seat's with it."""
    breaks: int | None
    """The player who would lose a monopoly by it."""
    completes: tuple[int, ...]
    """The jobs of the seat, in hand or planned, that would lack nothing any more."""


class InfluenceInsight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of influence card."""

    held_by_others: float
    """How likely another player holds one."""


class LcnInsight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The spectator has no plans, no hand and nothing to buy."""

    families: tuple[FamilyInsight, ...]
    monopolies: tuple[MonopolyInsight, ...]
    plans: tuple[PlanInsight, ...]
    hand: tuple[HandInsight, ...]
    worth: tuple[Worth, ...]
    """By kind of business."""
    threats: tuple[Threat, ...]
    unseen_jobs: tuple[int, ...]
    """By kind of job: how many of them the seat cannot place."""
    influence: tuple[InfluenceInsight, ...]
    """By kind of influence card."""
    deaths: tuple[Death, ...]
    dice: tuple[int, ...]
    """Of the open job: once they are rolled, what follows hangs on chance."""


def insight_into(world: LcnState, seat: int) -> LcnInsight:
    """What this seat (or the spectator) could work out, in a world that it cannot tell from the
    real one."""
    own = seat >= 0
    return LcnInsight(
        families=tuple([family(world, other) for other in range(world.seats)]),
        monopolies=tuple([monopoly(world, number) for number in range(len(MONOPOLIES))]),
        plans=plans(world, seat),
        hand=hand(world, seat) if own else (),
        worth=tuple([worth(world, seat, kind) for kind in range(KINDS)]) if own else (),
        threats=threats_to(world, seat),
        unseen_jobs=unseen_kinds(world, seat),
        influence=tuple(
            [
                InfluenceInsight(held_by_others(world, seat, card))
                for card in range(len(INFLUENCE_NAMES))
            ]
        ),
        deaths=world.deaths,
        dice=world.job.dice,
    )


# Of one player


def family(table: Position, seat: int) -> FamilyInsight:
    men = table.crew.men[seat] & ~table.crew.off
    shut = members(table.town.owned[seat] & table.town.off)
    kinds = table.rules.business_kind
    return FamilyInsight(
        cash=table.cash[seat] * 1000,
        income=int(income(table, seat)) * 1000,
        from_businesses=int(business_income(table, seat)) * 1000,
        from_monopolies=int(monopoly_income(table, seat)) * 1000,
        closed=sum([int(table.rules.business_income[kinds[each]]) * 1000 for each in shut]),
        markers=int(table.rules.markers - table.markers_used_by(seat)),
        permits=permits(table, seat),
        debts=debts(table, seat),
        word=word(table, seat),
        active_men=int(count(men)),
        pistols=sum([int(table.strength_of(man)) for man in members(men)]),
        power=int(power_bonus(table, seat)) * 1000,
        exposed=exposed(table, seat),
        ledger=ledger_in_hand(table, seat),
    )


def permits(table: Position, seat: int) -> tuple[Permit, ...]:
    found = []
    for business in range(BUSINESSES):
        markers = int(table.markers_on(business, seat))
        if markers > 0:
            active = not has(table.town.off, business) and table.buyer_of(business) < 0
            found.append(Permit(business, int(table.keeper_of(business)), markers, active))
    return tuple(found)


def debts(table: Position, seat: int) -> tuple[Debt, ...]:
    owed = [0] * int(table.seats)
    for made in table.trade.promises:
        if made.by == seat and made.status == OPEN and made.owed > 0:
            owed[made.to] += made.owed
    return tuple([Debt(to, money) for to, money in enumerate(owed) if money])


def word(table: Position, seat: int) -> Word:
    given = [made.status for made in table.trade.promises if made.by == seat]
    return Word(*[given.count(status) for status in Word.__struct_fields__])


# Monopolies and businesses


def monopoly(table: Position, number: int) -> MonopolyInsight:
    kind = list(table.rules.monopoly_of).index(number)
    active = tuple([int(count(table.active_of_kind(seat, kind))) for seat in range(table.seats)])
    holder = table.town.monopolies[number]
    lacks = tuple([lacking(table, kind, active, seat) for seat in range(table.seats)])
    return MonopolyInsight(holder if holder >= 0 else None, active, lacks)


def lacking(table: Position, kind: int, active: tuple[int, ...], seat: int) -> int | None:
    """LCN-123: with how many more cards this player would have more than all others together."""
    others = sum(active) - active[seat]
    more = max(int(table.rules.monopoly_least), others + 1) - active[seat]
    return None if more > left_of(table, kind) else max(more, 0)


def left_of(table: Position, kind: int) -> int:
    """How many of a kind nobody has laid out or plans to buy."""
    gone = laid_out(table)
    for task in table.crew.tasks:
        if task >= PURCHASE:
            gone |= just(task - PURCHASE)
    return int(count(table.rules.of_kind[kind] & ~gone))


def worth(world: LcnState, seat: int, kind: int) -> Worth:
    """As if the seat had one more of those that nobody has laid out: which one does not matter,
    nor where it lies. If there is none, it brings nothing."""
    number = int(world.rules.monopoly_of[kind])
    table = world.clone()
    bare = own_jobs(table, seat)
    lacked = [missing_in(needs_of(table, seat, job)) for job in bare]
    before = int(table.town.monopolies[number]) if number >= 0 else -1
    earned = int(income(table, seat))
    free = table.rules.of_kind[kind] & ~laid_out(table)
    table.town.owned[seat] |= free & -free
    after = int(monopoly_holder(table, kind)) if number >= 0 else -1
    if number >= 0:
        table.town.monopolies[number] = after
    completes = [
        job
        for job, lack in zip(bare, lacked, strict=True)
        if lack and not missing_in(needs_of(table, seat, job))
    ]
    return Worth(
        kind=kind,
        price=int(table.rules.business_price[kind]) * 1000,
        left=left_of(world, kind),
        income=(int(income(table, seat)) - earned) * 1000,
        takes=number if number >= 0 and after == seat != before else None,
        breaks=before if before not in (-1, seat, after) else None,
        completes=tuple(sorted(set(completes))),
    )


def laid_out(table: Position) -> int:
    """All businesses that somebody owns."""
    found = 0
    for owned in table.town.owned:
        found |= owned
    return found


# Jobs


def own_jobs(table: Position, seat: int) -> list[int]:
    """The kinds of all jobs in hand and on one's gangsters."""
    kinds = table.rules.job_kind
    planned = [int(kinds[table.crew.tasks[man]]) for man in members(table.men_with_jobs(seat))]
    return planned + kinds_in_hand(table, seat)


def kinds_in_hand(table: Position, seat: int) -> list[int]:
    kinds = table.rules.job_kind
    return [
        int(kinds[DECK * round + job])
        for round in range(ROUNDS)
        for job in members(table.jobs.hands[4 * seat + round])
    ]


def hand(table: Position, seat: int) -> tuple[HandInsight, ...]:
    found = []
    for job in sorted(set(kinds_in_hand(table, seat))):
        needs = needs_of(table, seat, job)
        found.append(HandInsight(job, needs, missing_in(needs)))
    return tuple(found)


def plans(table: Position, seat: int) -> tuple[PlanInsight, ...]:
    found = []
    for man in members(table.crew.planned):
        owner, task = int(table.owner_of_man(man)), table.crew.tasks[man]
        if seat >= 0 and (owner == seat or knows_job(table, seat, task)):
            job = int(table.rules.job_kind[task])
            needs = needs_of(table, owner, job)
            chances = chances_of(table, man, job, None)
            found.append(PlanInsight(man, job, chances, needs, missing_in(needs)))
    return tuple(found)
