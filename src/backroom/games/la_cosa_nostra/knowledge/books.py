"""The books of the table: what lies where, and what a seat cannot see of it."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.knowledge.who_knows import (
    attached_cards,
    chosen_robber,
    has_sealed_robbery,
    has_sealed_yes_or_no,
    seen_jobs,
)
from backroom.games.la_cosa_nostra.pieces.businesses import in_stack
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.rules import (
    DECK,
    INFLUENCE_NAMES,
    MEN,
    NO_TASK,
    PURCHASE,
    ROUNDS,
)
from backroom.kernel.bitset import count, has, members
from backroom.kernel.bundle import count_of, listed, size
from backroom.kernel.seats import holds


def stock_of(position: Position) -> dict[str, int]:
    """Money, men, businesses, markers, jobs and influence cards by place."""
    planned = [task for task in position.crew.tasks if task != NO_TASK]
    purchases = len([task for task in planned if task >= PURCHASE])
    stock: dict[str, int] = {
        "job deck": sum([count(deck) for deck in position.jobs.decks]),
        "open jobs": sum([count(jobs) for jobs in position.jobs.shown]),
        "hidden jobs": sum([count(jobs) for jobs in position.jobs.hidden]),
        "planned jobs": len(planned) - purchases,
        "planned purchases": purchases,
        "market": len([card for card in position.town.market if card >= 0]),
        "stack": count(in_stack(position)),
        "influence pile": size(position.influence.pile),
        "influence discards": size(position.influence.shown)
        + sum([size(s) for s in position.influence.secret]),
        "attached": size(attached_cards(position)),
    }
    influence = position.influence.pile + position.influence.shown + attached_cards(position)
    for seat in range(position.seats):
        stock[f"cash {seat}"] = position.cash[seat] * 1000
        stock[f"laundered {seat}"] = position.laundered[seat] * 1000
        stock[f"men {seat}"] = count(position.crew.men[seat])
        stock[f"recruits {seat}"] = count(position.crew.recruits[seat])
        stock[f"trophies {seat}"] = count(position.crew.trophies[seat])
        stock[f"businesses {seat}"] = count(position.town.owned[seat])
        stock[f"jobs {seat}"] = position.jobs_in_hand(seat)
        stock[f"influence {seat}"] = size(position.influence.hands[seat])
        used = position.markers_used_by(seat)
        stock[f"markers {seat}"] = position.rules.markers - used
        stock[f"markers out {seat}"] = used
        influence += position.influence.hands[seat] + position.influence.secret[seat]
    for kind in range(len(INFLUENCE_NAMES)):
        stock[f"card {INFLUENCE_NAMES[kind]}"] = count_of(influence, kind)
    return stock


def hidden_things(position: Position, seat: i64) -> list[tuple[str, str]]:
    """The truth that this seat (or the spectator) cannot see, as (place, thing)."""
    things: list[tuple[str, str]] = []
    for round in range(ROUNDS):
        seen = seen_jobs(position, seat, round)
        things += jobs_at(position, f"deck {round}", round, position.jobs.decks[round])
        discards: i64 = position.jobs.hidden[round] & ~seen
        things += jobs_at(position, f"discards {round}", round, discards)
        for other in range(position.seats):
            if other != seat:
                held = position.jobs.hands[4 * other + round]
                things += jobs_at(position, f"jobs {other} {round}", round, held)
    for man in range(MEN):
        task: i64 = position.crew.tasks[man]
        if task != NO_TASK and task < PURCHASE:
            if not has(seen_jobs(position, seat, task // DECK), task % DECK):
                things.append((f"task {man}", str(position.rules.job_kind[task])))
    for other in range(position.seats):
        if other != seat:
            place = f"influence {other}"
            things += [(place, str(card)) for card in listed(position.influence.hands[other])]
            place = f"secret {other}"
            things += [(place, str(card)) for card in listed(position.influence.secret[other])]
            if has_sealed_yes_or_no(position, other):
                yes = "yes" if holds(position.agreed, other) else "no"
                things.append((f"answer {other}", yes))
            if has_sealed_robbery(position, other):
                things.append((f"robbery {other}", str(chosen_robber(position, other))))
    things += [("influence pile", str(card)) for card in listed(position.influence.pile)]
    return things


def jobs_at(position: Position, place: str, round: i64, jobs: i64) -> list[tuple[str, str]]:
    kinds = position.rules.job_kind
    return [(place, str(kinds[DECK * round + job])) for job in members(jobs)]
