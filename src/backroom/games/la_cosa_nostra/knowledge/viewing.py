"""Makes a view: every field is put in on purpose, the default is nothing."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.knowledge.view import (
    BusinessView,
    FamilyView,
    LcnView,
    ManView,
    TaskView,
)
from backroom.games.la_cosa_nostra.pieces.aims import victims
from backroom.games.la_cosa_nostra.pieces.businesses import in_stack
from backroom.games.la_cosa_nostra.pieces.money import income
from backroom.games.la_cosa_nostra.pieces.rolling import odds_of
from backroom.games.la_cosa_nostra.position import Position, round_of_job
from backroom.games.la_cosa_nostra.records import NONE
from backroom.games.la_cosa_nostra.rules import (
    DECK,
    DISTRACTION,
    HENCHMAN,
    KINDS,
    MACHINE_PISTOL,
    NO_TASK,
    PURCHASE,
    SABOTEUR,
    Aim,
)
from backroom.games.la_cosa_nostra.steps.attacks import VICTIM
from backroom.games.la_cosa_nostra.steps.looking import knows_job
from backroom.kernel.bitset import count, has, members
from backroom.kernel.bundle import counts, listed, size
from backroom.kernel.seats import SPECTATOR, holds


def view_of(position: Position, seat: i64) -> LcnView:
    """What this seat knows; the spectator knows what lies open for all."""
    own = seat >= 0
    return LcnView(
        seat=seat,
        round=position.round,
        stage=position.stage.value,
        step=position.step.name,
        start=position.start,
        turn=position.turn,
        actor=known(position.actor),
        brought=position.brought,
        man=known(max(position.picked, position.job.man)),
        job=position.job_kind() if position.job.card >= 0 else None,
        target=known(position.job.target),
        victim_man=known(position.job.victim_man),
        victim_business=known(position.job.victim_business),
        dice=position.job.dice,
        wins=position.job.wins,
        stake=position.job.stake * 1000,
        needed=position.job.needed,
        serving=tuple(members(position.job.serving)),
        robber=known(position.robbery.robber),
        robbed=known(position.robbery.robbed),
        rob_man=known(position.robbery.man),
        loot=position.robbery.loot * 1000,
        harmed_man=known(position.harm.man),
        harmed_business=known(position.harm.business),
        lethal=position.harm.lethal,
        peeks=position.peek.left,
        market=tuple([known(card) for card in position.town.market]),
        stack=count(in_stack(position)),
        stack_kinds=kinds_in(position, in_stack(position)),
        monopolies=tuple([known(holder) for holder in position.town.monopolies]),
        planned=planned_markers(position),
        job_decks=tuple([count(deck) for deck in position.jobs.decks]),
        open_jobs=job_kinds(position, position.jobs.shown),
        hidden_jobs=tuple([count(jobs) for jobs in position.jobs.hidden]),
        influence_pile=size(position.influence.pile),
        shown_influence=counts(position.influence.shown),
        hidden_influence=sum([size(each) for each in position.influence.secret]),
        families=tuple([family_view(position, seat, other) for other in range(position.seats)]),
        offers=position.trade.offers,
        promises=position.trade.promises,
        hand=job_kinds(position, position.jobs.hands[4 * seat : 4 * seat + 4]) if own else None,
        influence=listed(position.influence.hands[seat]) if own else None,
        known_jobs=known_discards(position, seat) if own else None,
        known_influence=listed(position.influence.secret[seat]) if own else None,
        odds=odds_for(position, seat) if own else None,
        odds_against=odds_against(position, seat) if own else None,
    )


def known(number: i64) -> int | None:
    return None if number < 0 else number


def kinds_in(position: Position, businesses: i64) -> tuple[int, ...]:
    """How many businesses of each kind."""
    return tuple([count(businesses & position.rules.of_kind[kind]) for kind in range(KINDS)])


def job_kinds(position: Position, by_round: list[int]) -> tuple[int, ...]:
    """The kinds of these jobs, in order."""
    kinds: list[int] = []
    for round in range(4):
        for job in members(by_round[round]):
            kinds.append(position.rules.job_kind[DECK * round + job])
    kinds.sort()
    return tuple(kinds)


def known_discards(position: Position, seat: i64) -> tuple[int, ...]:
    """Jobs discarded face down whose face this seat knows."""
    return job_kinds(
        position,
        [position.jobs.known[4 * seat + round] & position.jobs.hidden[round] for round in range(4)],
    )


def planned_markers(position: Position) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """LCN-92: markers on purchases that are not paid yet."""
    found: list[tuple[int, tuple[int, ...]]] = []
    for task in position.crew.tasks:
        if task >= PURCHASE and position.town.markers[task - PURCHASE] != 0:
            found.append((task - PURCHASE, markers_by_seat(position, task - PURCHASE)))
    return tuple(found)


def markers_by_seat(position: Position, business: i64) -> tuple[int, ...]:
    return tuple([position.markers_on(business, seat) for seat in range(position.seats)])


def family_view(position: Position, seat: i64, other: i64) -> FamilyView:
    rules = position.rules
    return FamilyView(
        family=position.family[other],
        cash=position.cash[other] * 1000,
        laundered=position.laundered[other] * 1000,
        income=income(position, other) * 1000,
        men=tuple(
            [man_view(position, seat, other, man) for man in members(position.crew.men[other])]
        ),
        recruits=tuple(members(position.crew.recruits[other])),
        trophies=tuple(members(position.crew.trophies[other])),
        businesses=tuple(
            [
                BusinessView(
                    business,
                    rules.business_kind[business],
                    not has(position.town.off, business),
                    has(position.town.used, business),
                    markers_by_seat(position, business),
                )
                for business in members(position.town.owned[other])
            ]
        ),
        jobs=tuple([count(position.jobs.hands[4 * other + round]) for round in range(4)]),
        influence=size(position.influence.hands[other]),
        surely=listed(position.influence.sure[other]),
        markers=rules.markers - position.markers_used_by(other),
        offers_left=rules.offers_a_round - position.trade.offered[other],
        asked=holds(position.pending, other),
    )


def man_view(position: Position, seat: i64, owner: i64, man: i64) -> ManView:
    attached: list[int] = []
    if has(position.crew.henchmen, man):
        attached.append(HENCHMAN)
    if has(position.crew.saboteurs, man):
        attached.append(SABOTEUR)
    if has(position.crew.pistols, man):
        attached.append(MACHINE_PISTOL)
    if has(position.crew.distractions, man):
        attached.append(DISTRACTION)
    return ManView(
        man,
        position.strength_of(man),
        not has(position.crew.off, man),
        task_view(position, seat, owner, man),
        tuple(attached),
        seen_by(position, man),
    )


def task_view(position: Position, seat: i64, owner: i64, man: i64) -> TaskView | None:
    task: i64 = position.crew.tasks[man]
    if task == NO_TASK:
        return None
    if task >= PURCHASE:
        return TaskView(task - PURCHASE, None, None)
    sees = seat == owner or (seat != SPECTATOR and knows_job(position, seat, task))
    return TaskView(None, round_of_job(task) + 1, position.rules.job_kind[task] if sees else None)


def seen_by(position: Position, man: i64) -> tuple[int, ...]:
    """Everybody saw who looked at this job."""
    if not position.has_job(man):
        return ()
    job: i64 = position.crew.tasks[man]
    return tuple([seat for seat in range(position.seats) if knows_job(position, seat, job)])


def odds_for(position: Position, seat: i64) -> tuple[tuple[int, float, float, float], ...]:
    """For each own gangster with a job whose target is printed: his chances, with all that lies on
    him."""
    found: list[tuple[int, float, float, float]] = []
    for man in members(position.men_with_jobs(seat)):
        kind = position.rules.job_kind[position.crew.tasks[man]]
        if position.rules.job_target[kind] > 0:
            none, one, two = odds_of(position, man, kind, NONE)
            found.append((man, none, one, two))
    return tuple(found)


def odds_against(position: Position, seat: i64) -> tuple[tuple[int, float, float, float], ...]:
    """For each gangster whom the open attack could hit: the chances against him."""
    found: list[tuple[int, float, float, float]] = []
    if position.step is VICTIM and seat == position.actor:
        kind = position.job_kind()
        if position.rules.aim[kind] is Aim.GANGSTER:
            for man in members(victims(position, position.job.target, Aim.GANGSTER)):
                none, one, two = odds_of(position, position.job.man, kind, man)
                found.append((man, none, one, two))
    return tuple(found)
