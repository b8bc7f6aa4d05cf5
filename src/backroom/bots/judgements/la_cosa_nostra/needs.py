"""Which businesses a Cash Job needs, and who could lend them."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.rules import KINDS, PURCHASE
from backroom.kernel.bitset import count, just


def own_jobs(position: Position, seat: i64) -> list[i64]:
    """The kinds of jobs in this hand and on this seat's gangsters."""
    rules = position.rules
    found: list[i64] = []
    for round in range(4):
        jobs: i64 = position.jobs.hands[4 * seat + round]
        job: i64 = 64 * round
        while jobs != 0:
            if jobs & 1:
                found.append(rules.job_kind[job])
            jobs >>= 1
            job += 1
    men = position.men_with_jobs(seat)
    man: i64 = 0
    while men != 0:
        if men & 1:
            found.append(rules.job_kind[position.crew.tasks[man]])
        men >>= 1
        man += 1
    return found


def unmarked(position: Position, seat: i64, owner: i64, kind: i64) -> i64:
    """The businesses of this kind of this owner on which no marker of this seat lies."""
    there = position.active_of_kind(owner, kind)
    found: i64 = 0
    card: i64 = 0
    while there != 0:
        if there & 1 and position.markers_on(card, seat) == 0:
            found |= just(card)
        there >>= 1
        card += 1
    return found


def available(position: Position, seat: i64, kind: i64) -> i64:
    """How many businesses of this kind this seat could use for one job: its own, and markers."""
    total: i64 = 0
    for owner in range(position.seats):
        total += count(position.active_of_kind(owner, kind))
    return total - lendable(position, seat, kind)


def lendable(position: Position, seat: i64, kind: i64) -> i64:
    """How many businesses of this kind the others could still lend to this seat."""
    total: i64 = 0
    for owner in range(position.seats):
        if owner != seat:
            total += count(unmarked(position, seat, owner, kind))
    return total


def about_to_buy(position: Position, seat: i64, kind: i64) -> i64:
    """How many businesses of this kind lie on this seat's gangsters as purchases."""
    total: i64 = 0
    men: i64 = position.crew.men[seat] & position.crew.buying
    man: i64 = 0
    while men != 0:
        if men & 1:
            business: i64 = position.crew.tasks[man] - PURCHASE
            if position.rules.business_kind[business] == kind:
                total += 1
        men >>= 1
        man += 1
    return total


def marked_purchases(position: Position, seat: i64, kind: i64) -> i64:
    """LCN-92: how many planned purchases of this kind of others have a marker of this seat."""
    total: i64 = 0
    buying: i64 = position.crew.buying & ~position.crew.men[seat]
    man: i64 = 0
    while buying != 0:
        if buying & 1:
            business: i64 = position.crew.tasks[man] - PURCHASE
            if position.rules.business_kind[business] == kind:
                if position.markers_on(business, seat) > 0:
                    total += 1
        buying >>= 1
        man += 1
    return total


def provided(position: Position, seat: i64, kind: i64) -> i64:
    """How many of this kind this seat has, may use, or will once they are bought."""
    total = available(position, seat, kind) + about_to_buy(position, seat, kind)
    return total + marked_purchases(position, seat, kind)


def lacking(position: Position, seat: i64, job: i64) -> i64:
    """How many businesses this kind of Cash Job still lacks."""
    total: i64 = 0
    needs = position.rules.needs[job]
    for kind in range(KINDS):
        need: i64 = needs[kind]
        if need > 0:
            have = available(position, seat, kind)
            if need > have:
                total += need - have
    return total


def lacks_just(position: Position, seat: i64, job: i64, kind: i64) -> bool:
    """Is one business of this kind all that this job lacks?"""
    if lacking(position, seat, job) != 1:
        return False
    need: i64 = position.rules.needs[job][kind]
    return need > available(position, seat, kind)
