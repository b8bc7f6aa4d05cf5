"""Gangsters: the cards on them, the tasks they lose, and what becomes of them."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.events.announce_jobs import tell_man_deactivated, tell_man_killed
from backroom.games.la_cosa_nostra.events.announce_rounds import (
    tell_attachment_gone,
    tell_purchase_lost,
    tell_task_lost,
)
from backroom.games.la_cosa_nostra.events.final_count import Death
from backroom.games.la_cosa_nostra.pieces.businesses import put_under, return_markers
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.rules import (
    DISTRACTION,
    HENCHMAN,
    MACHINE_PISTOL,
    NO_TASK,
    PURCHASE,
    SABOTEUR,
    Weapon,
)
from backroom.kernel.bitset import has, just
from backroom.kernel.bundle import one_of


def discard_help(position: Position, man: i64) -> None:
    """LCN-107, LCN-108: Henchman and Saboteur are discarded together with the job."""
    gone = just(man)
    if has(position.crew.henchmen, man):
        position.crew.henchmen &= ~gone
        discard_attachment(position, HENCHMAN, man)
    if has(position.crew.saboteurs, man):
        position.crew.saboteurs &= ~gone
        discard_attachment(position, SABOTEUR, man)


def discard_weapons(position: Position, man: i64) -> None:
    """LCN-110, LCN-111, LCN-E66: Machine Pistol and Distraction go at the end of the round."""
    gone = just(man)
    if has(position.crew.pistols, man):
        position.crew.pistols &= ~gone
        discard_attachment(position, MACHINE_PISTOL, man)
    if has(position.crew.distractions, man):
        position.crew.distractions &= ~gone
        discard_attachment(position, DISTRACTION, man)


def discard_attachment(position: Position, card: i64, man: i64) -> None:
    position.influence.shown += one_of(card)
    tell_attachment_gone(position, card, man)


def lose_task(position: Position, seat: i64, man: i64, abandoned: bool) -> None:
    """LCN-53, LCN-54, LCN-128, LCN-137: a job is discarded face down, a purchase goes under the
    stack (LCN-E45). Whoever has looked at the job knows where it lies."""
    task: i64 = position.crew.tasks[man]
    if task == NO_TASK:
        return
    position.end_task(man)
    if task < PURCHASE:
        position.discard_hidden(seat, task)
        tell_task_lost(position, seat, man, abandoned)
    else:
        business = task - PURCHASE
        tell_purchase_lost(position, seat, man, business, abandoned)
        return_markers(position, business)
        put_under(position, just(business))
    discard_help(position, man)


def kill_man(position: Position, seat: i64, man: i64, by: i64, weapon: Weapon) -> None:
    """LCN-134, LCN-137: he is out of play, and the killer keeps the card."""
    position.crew.men[seat] &= ~just(man)
    position.crew.off &= ~just(man)
    position.crew.trophies[by] |= just(man)
    death = Death(by, seat, man, weapon.value, position.round)
    position.deaths = position.deaths + (death,)
    tell_man_killed(position, death)
    lose_task(position, seat, man, False)
    discard_help(position, man)
    discard_weapons(position, man)


def deactivate_man(position: Position, seat: i64, man: i64) -> None:
    """LCN-127, LCN-128: out for the rest of the round, and his task is gone."""
    position.crew.off |= just(man)
    tell_man_deactivated(position, seat, man)
    lose_task(position, seat, man, False)
