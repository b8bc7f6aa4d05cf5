"""What the pictures of the illustrated pages have to show: each is a true position of which this
is so, as one seat saw it. What is drawn of it, it is about: chairs, seats, men or cards."""

from collections.abc import Callable
from typing import Any, TypeAlias

from backroom.games.capo_della_mafia.view import CapView
from backroom.games.counterfeiters.view import CftView
from backroom.games.la_cosa_nostra.knowledge.view import LcnView
from backroom.games.maffiosi.rules import NIGHTCAP, STAB
from backroom.games.maffiosi.view import MafView, ManView

About: TypeAlias = tuple[int, ...] | None
"""What is to be drawn; None if the position does not show it."""
TOP = range(2, 10)
"""Chairs of the long side that have neighbours enough to be drawn with them."""
BUSINESSES = (5, 9, 1)
"""Those chairs of the long side that earn."""
FLIPPING = 3
"""So many cards laid are enough to see that half of them are turned up."""


# Maffiosi


def pie_ticks(view: MafView) -> About:
    """My own pie, with a rival beside it and a man of mine not far."""
    pie = view.families[view.seat].pie
    if pie is None or pie not in TOP or view.turn == view.seat:
        return None
    caught = [view.men[chair] for chair in (pie - 1, pie, pie + 1)]
    return (pie,) if None not in caught and len(owners(caught)) > 1 else None


def owners(men: list[ManView | None]) -> set[int]:
    return {man.seat for man in men if man is not None}


def earns(view: MafView) -> About:
    """A man of mine, awake, at a business of the long side."""
    for chair in BUSINESSES:
        man = view.men[chair]
        if man is not None and man.seat == view.seat and not man.asleep and view.turn == view.seat:
            return (chair,)
    return None


def stabs(view: MafView) -> About:
    """I hold a Stab! and may use it against somebody of the long side."""
    if view.turn != view.seat or view.step != "card" or STAB not in (view.hand or ()):
        return None
    return next(((chair,) for chair in view.families[view.seat].can_stab if chair in TOP), None)


def sleeps(view: MafView) -> About:
    """A man of mine is asleep, and it is my turn."""
    for chair in TOP:
        man = view.men[chair]
        if man is not None and man.seat == view.seat and man.asleep and view.turn == view.seat:
            return (chair,) if view.card != NIGHTCAP else None
    return None


# Capo della Mafia


def lays(view: CapView) -> About:
    """A full hand before an ordinary mission."""
    return () if view.phase == "lay" and len(view.hand) == 5 and view.round == 1 else None


def shows_half(view: CapView) -> About:
    """A rival has laid three cards or more, and shows half."""
    if view.phase != "suspect":
        return None
    others = [seat for seat in range(len(view.players)) if seat != view.seat]
    return next(((s,) for s in others if view.players[s].laid >= FLIPPING), None)


def is_pointed_at(view: CapView) -> About:
    """Pistols are out: somebody is suspected by another."""
    if view.phase != "claim":
        return None
    aims = [player.suspects for player in view.players]
    return next(((s, t) for s, t in enumerate(aims) if t not in (None, view.seat)), None)


def is_judged(view: CapView) -> About:
    """One went to prison, and another kept the hat."""
    if view.phase != "claim":
        return None
    players = view.players
    jailed = [seat for seat, player in enumerate(players) if player.jailed]
    free = [seat for seat, player in enumerate(players) if player.suspected and not player.jailed]
    return (jailed[0], free[0]) if jailed and free else None


# Counterfeiters


def sends(view: CftView) -> About:
    """My turn to send a henchman, and somebody already stands in the market."""
    occupied = any(holder is not None for holder in view.occupants)
    return () if view.step == "place" and view.turn == view.seat and occupied else None


def prints(view: CftView) -> About:
    """My machines would make several notes of two stars or more."""
    count, quality = view.print_yield or (0, 0)
    return (count, quality) if quality > 1 and count > FLIPPING else None


def has_fakes(view: CftView) -> About:
    """Fakes of two qualities behind my screen, to be sold."""
    kinds = [count for count in view.fakes or () if count > 1]
    return () if len(kinds) > 1 and view.step == "place" and view.turn == view.seat else None


def is_feared(view: CftView) -> About:
    """The Godfather is near, and would take something."""
    near = view.next_special == "godfather" and view.steps_to_special <= 2
    return () if near and (view.godfather_takes or 0) >= 30 else None


# La Cosa Nostra


def holds_jobs(view: LcnView) -> About:
    """The first jobs, before anything is planned."""
    return () if view.round == 1 and view.stage == "planning" and len(view.hand or ()) > 3 else None


def has_planned(view: LcnView) -> About:
    """A rival's three men have their tasks: jobs face down, and a purchase."""
    for seat, family in enumerate(view.families):
        tasks = [man.task for man in family.men]
        if seat == view.seat or None in tasks:
            continue
        if len({task is not None and task.business is None for task in tasks}) > 1:
            return (seat,)
    return None


def has_rolled(view: LcnView) -> About:
    """Dice have been rolled for a Cash Job, and two succeed."""
    rolled = view.dice and view.wins > 1 and view.target is None and view.job is not None
    return (view.man,) if rolled and view.man is not None and len(view.dice) > 2 else None


def is_paid(view: LcnView) -> About:
    """Several businesses are open before me."""
    open_ones = [each for each in view.families[view.seat].businesses if each.active]
    return () if len(open_ones) >= 4 and view.round > 1 else None


Wanted: TypeAlias = Callable[[Any], About]
PICTURES: dict[str, dict[str, Wanted]] = {
    "maffiosi": {"pie": pie_ticks, "money": earns, "card": stabs, "wake": sleeps},
    "capo-della-mafia": {
        "lay": lays,
        "show": shows_half,
        "suspect": is_pointed_at,
        "verdict": is_judged,
    },
    "counterfeiters": {
        "send": sends,
        "print": prints,
        "sell": has_fakes,
        "godfather": is_feared,
    },
    "la-cosa-nostra": {
        "draw": holds_jobs,
        "plan": has_planned,
        "act": has_rolled,
        "payday": is_paid,
    },
}
