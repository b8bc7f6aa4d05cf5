# Interpreted: structs of msgspec gain nothing from the compiler.
"""What could be coming, as far as a seat can see: the face-down jobs of others, and what of
everybody's can be hit (LCN-69)."""

import msgspec

from backroom.games.la_cosa_nostra.knowledge.who_knows import seen_jobs
from backroom.games.la_cosa_nostra.pieces.aims import bit_of, victims
from backroom.games.la_cosa_nostra.position import Position, round_of_job
from backroom.games.la_cosa_nostra.rules import DECK, ROUNDS, Aim
from backroom.games.la_cosa_nostra.steps.looking import knows_job
from backroom.kernel.bitset import has, members

AIMED_AT_CARDS = (Aim.BUSINESSMAN, Aim.COMPANY, Aim.GANGSTER)


class Exposed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What of a player's an attack with this aim could hit: gangsters or businesses. Cash can be
    hit as long as there is any."""

    aim: str
    cards: tuple[int, ...]


class Threat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A face-down job of somebody else: what it is, or all that it can be."""

    seat: int
    man: int
    strength: int
    round: int
    """On the back of the card."""
    job: int | None
    """Its kind, for whoever has looked at it."""
    effects: tuple[str, ...]
    """What it can do: of all cards with that back that the seat cannot place."""
    aims: tuple[str, ...]
    """What those are aimed at that are attacks."""
    cards: int
    attacks: int
    """How many cards it can be, and how many of them are attacks, Robberies among them."""


def exposed(table: Position, seat: int) -> tuple[Exposed, ...]:
    return tuple(
        [Exposed(aim.value, tuple(members(victims(table, seat, aim)))) for aim in AIMED_AT_CARDS]
    )


def threats_to(table: Position, seat: int) -> tuple[Threat, ...]:
    """Of the spectator's: every face-down job."""
    return tuple(
        [
            threat(table, seat, man)
            for man in members(table.crew.planned)
            if table.owner_of_man(man) != seat
        ]
    )


def threat(table: Position, seat: int, man: int) -> Threat:
    rules, task = table.rules, table.crew.tasks[man]
    round = int(round_of_job(task))
    known = seat >= 0 and knows_job(table, seat, task)
    kinds = [int(rules.job_kind[task])] if known else could_be(table, seat, man, round)
    effects = [rules.effect[kind].value for kind in kinds]
    aims = [rules.aim[kind].value for kind in kinds if rules.aim[kind] is not Aim.NOTHING]
    return Threat(
        seat=int(table.owner_of_man(man)),
        man=man,
        strength=int(table.strength_of(man)),
        round=round + 1,
        job=kinds[0] if known else None,
        effects=tuple(sorted(set(effects))),
        aims=tuple(sorted(set(aims))),
        cards=len(kinds),
        attacks=len([kind for kind in kinds if rules.attacks[kind]]),
    )


def could_be(table: Position, seat: int, man: int, round: int) -> list[int]:
    """The kinds of the cards with this back that the seat cannot place. LCN-E94: where announcing
    proves it, whoever is about to attack has an attack, and one that could hit what was named."""
    rules = table.rules
    found = unseen_of_round(table, seat, round)
    if rules.binding and table.is_announced() and table.job.man == man:
        fits = table.job.fits
        aimed = [kind for kind in found if rules.aim[kind] is not Aim.NOTHING]
        return [kind for kind in aimed if bit_of(rules.aim[kind]) & fits]
    return found


def unseen_of_round(table: Position, seat: int, round: int) -> list[int]:
    seen = seen_jobs(table, seat, round)
    kinds = table.rules.job_kind
    cards = range(table.rules.deck_size[round])
    return [int(kinds[DECK * round + card]) for card in cards if not has(seen, card)]


def unseen_kinds(table: Position, seat: int) -> tuple[int, ...]:
    """By kind of job: how many cards this seat cannot place."""
    found = [0] * len(table.rules.effect)
    for round in range(ROUNDS):
        for kind in unseen_of_round(table, seat, round):
            found[kind] += 1
    return tuple(found)
