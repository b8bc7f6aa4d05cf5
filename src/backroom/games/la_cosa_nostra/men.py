"""Gangsters: the cards on them, the tasks they lose, and what becomes of them."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.businesses import put_under, return_markers
from backroom.games.la_cosa_nostra.events import (
    AttachmentGone,
    PurchaseLost,
    TaskLost,
)
from backroom.games.la_cosa_nostra.job_events import (
    ManDeactivated,
    ManKilled,
)
from backroom.games.la_cosa_nostra.position import Position, round_of_job
from backroom.games.la_cosa_nostra.rules import (
    DECK,
    DISTRACTION,
    HENCHMAN,
    MACHINE_PISTOL,
    NO_TASK,
    PURCHASE,
    SABOTEUR,
)
from backroom.kernel.bitset import has, just
from backroom.kernel.bundle import one_of
from backroom.kernel.items import include_at
from backroom.kernel.seats import EVERYONE


def discard_help(position: Position, man: i64) -> None:
    """LCN-107, LCN-108: Henchman and Saboteur are discarded together with the job."""
    gone = just(man)
    if has(position.henchmen, man):
        position.henchmen &= ~gone
        discard_attachment(position, HENCHMAN, man)
    if has(position.saboteurs, man):
        position.saboteurs &= ~gone
        discard_attachment(position, SABOTEUR, man)


def discard_weapons(position: Position, man: i64) -> None:
    """LCN-110, LCN-111, LCN-E66: Machine Pistol and Distraction go at the end of the round."""
    gone = just(man)
    if has(position.pistols, man):
        position.pistols &= ~gone
        discard_attachment(position, MACHINE_PISTOL, man)
    if has(position.distractions, man):
        position.distractions &= ~gone
        discard_attachment(position, DISTRACTION, man)


def discard_attachment(position: Position, card: i64, man: i64) -> None:
    position.shown += one_of(card)
    if position.recorder is not None:
        position.tell(EVERYONE, AttachmentGone(card, man))


def lose_task(position: Position, seat: i64, man: i64, abandoned: bool) -> None:
    """LCN-53, LCN-54, LCN-128, LCN-137: a job is discarded face down, a purchase goes under the
    stack (LCN-E45). Whoever has looked at the job knows where it lies."""
    task: i64 = position.tasks[man]
    if task == NO_TASK:
        return
    position.end_task(man)
    if task < PURCHASE:
        round = round_of_job(task)
        card = just(task % DECK)
        include_at(position.hidden_jobs, round, card)
        include_at(position.known, 4 * seat + round, card)
        if position.recorder is not None:
            position.tell(EVERYONE, TaskLost(seat, man, abandoned))
    else:
        business = task - PURCHASE
        put_under(position, just(business))
        if position.recorder is not None:
            position.tell(EVERYONE, PurchaseLost(seat, man, business, abandoned))
        return_markers(position, business)
    discard_help(position, man)


def kill_man(position: Position, seat: i64, man: i64, by: i64) -> None:
    """LCN-134, LCN-137: he is out of play, and the killer keeps the card."""
    position.men[seat] &= ~just(man)
    position.men_off &= ~just(man)
    position.trophies[by] |= just(man)
    if position.recorder is not None:
        position.tell(EVERYONE, ManKilled(seat, man, by))
    lose_task(position, seat, man, False)
    discard_help(position, man)
    discard_weapons(position, man)


def deactivate_man(position: Position, seat: i64, man: i64) -> None:
    """LCN-127, LCN-128: out for the rest of the round, and his task is gone."""
    position.men_off |= just(man)
    if position.recorder is not None:
        position.tell(EVERYONE, ManDeactivated(seat, man))
    lose_task(position, seat, man, False)
