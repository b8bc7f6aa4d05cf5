"""Influence cards: what they do now, and what it is worth to keep them (LCN-99)."""

from typing import Final

from mypy_extensions import i64

from backroom.bots.judgements.la_cosa_nostra.jobs import job_worth
from backroom.bots.judgements.la_cosa_nostra.money import receipts
from backroom.bots.judgements.la_cosa_nostra.sight import Sight
from backroom.games.la_cosa_nostra.actions import Do, Kind
from backroom.games.la_cosa_nostra.pieces.rolling import help_on
from backroom.games.la_cosa_nostra.position import Stage
from backroom.games.la_cosa_nostra.rules import (
    DISTRACTION,
    HENCHMAN,
    MACHINE_PISTOL,
    SABOTEUR,
    SNITCH,
    Effect,
)
from backroom.games.la_cosa_nostra.steps.cash_jobs import can_be_done
from backroom.games.la_cosa_nostra.steps.looking import knows_job
from backroom.kernel.bitset import has

OF_NO_USE: Final = -20.0
"""Whoever looks must make something of it: a bot does not, so it need not think about it, however
far it looks down its list. And a new market is nothing to who buys nothing any more."""


def card_like(sight: Sight, do: Kind, value: i64) -> float:
    """LCN-99: what an influence card does now, less what it is worth to keep it."""
    if do is Do.HENCHMAN:
        return own_help(sight, value, 0, -1) - kept(sight, HENCHMAN)
    if do is Do.MACHINE_PISTOL:
        return own_help(sight, value, 1, 0) - kept(sight, MACHINE_PISTOL)
    if do is Do.SABOTEUR:
        return foreign_harm(sight, value, 0, 1) - kept(sight, SABOTEUR)
    if do is Do.DISTRACTION:
        return foreign_harm(sight, value, -1, 0) - kept(sight, DISTRACTION)
    if do is Do.RENEW and sight.position.stage is Stage.PLANNING:
        return -kept(sight, SNITCH) - 0.1
    if do is Do.SNITCH or do is Do.SPY or do is Do.LAWYER or do is Do.RENEW:
        return OF_NO_USE
    return -0.5


def kept(sight: Sight, card: i64) -> float:
    """What a card in hand is worth: in the last round nothing is left to keep it for."""
    if sight.after == 0:
        return 0.1
    return sight.weights.keep[card]


def own_help(sight: Sight, man: i64, stronger: i64, easier: i64) -> float:
    """How much better one's own gangster does his job; nothing for anybody else's."""
    position = sight.position
    if not has(position.crew.men[sight.seat], man) or not position.has_job(man):
        return -1.0
    kind = position.rules.job_kind[position.crew.tasks[man]]
    strength = position.strength_of(man)
    help = help_on(position, man)
    money = max(0.0, float(position.cash[sight.seat]) + 0.7 * receipts(sight))
    before = job_worth(sight, kind, man, strength, help, money)
    return job_worth(sight, kind, man, strength + stronger, help + easier, money) - before


def foreign_harm(sight: Sight, man: i64, weaker: i64, harder: i64) -> float:
    """How much worse a rival's gangster does his job; if we have looked at it, exactly."""
    position = sight.position
    owner = position.owner_of_man(man)
    if owner == sight.seat or not position.has_job(man):
        return -1.0
    weights = sight.weights
    strength = position.strength_of(man)
    usual = weights.task[strength] * weights.growth[position.round]
    part = 0.18
    if knows_job(position, sight.seat, position.crew.tasks[man]):
        kind = position.rules.job_kind[position.crew.tasks[man]]
        if position.rules.effect[kind] is Effect.CASH:
            if not can_be_done(position, owner, kind):
                return -0.2
            usual = float(position.rules.one[kind])
            part = 0.25
    if weaker != 0:
        part = 0.6 / float(strength + 1) if strength > 1 else 0.0
    return usual * part * sight.grudges[owner]
