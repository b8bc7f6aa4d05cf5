# Interpreted: structs of msgspec gain nothing from the compiler.
"""What the chances of a gangster with a job are, why, what the job still lacks, and what one more
card on him would change.

All of it follows from what lies open: any gangster on the table, with any job of the box. Only
whose cards are in question, and how likely others hold one, comes from what the seat knows.
"""

from math import comb
from typing import Annotated, TypeAlias

import msgspec

from backroom.games.la_cosa_nostra.knowledge.prerequisites import Need, needs_of
from backroom.games.la_cosa_nostra.knowledge.who_knows import attached_cards, seen_jobs
from backroom.games.la_cosa_nostra.pieces.rolling import (
    help_on,
    printed_target,
    target_of,
    ways,
)
from backroom.games.la_cosa_nostra.position import Position, Stage
from backroom.games.la_cosa_nostra.rules import (
    DECK,
    DISTRACTION,
    HENCHMAN,
    INFLUENCE_NAMES,
    JOB_KINDS,
    MACHINE_PISTOL,
    MEN,
    SABOTEUR,
    TAKES_TWO,
    Aim,
    Effect,
    LcnRules,
)
from backroom.games.la_cosa_nostra.state import LcnState
from backroom.games.la_cosa_nostra.steps.cash_jobs import idle_cops
from backroom.games.la_cosa_nostra.steps.influence import lying_on, put_on
from backroom.kernel.bitset import count, has
from backroom.kernel.bundle import count_of, size
from backroom.kernel.game import Game
from backroom.kernel.messages import CardName, Refusal
from backroom.kernel.queries import Answer, Query
from backroom.kernel.state import State

ManNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=MEN)]
JobNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=JOB_KINDS)]
LaidKind: TypeAlias = Annotated[int, msgspec.Meta(ge=HENCHMAN, le=DISTRACTION)]
"""A Henchman, Saboteur, Machine Pistol or Distraction."""


class CardOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An influence card on a gangster."""

    card: LaidKind
    man: ManNumber


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the sum that makes the dice, or the number that each must show."""

    source: str
    """strength, target, victim (his strength), task (he still has one), the name of an influence
    card, or limit (LCN-E39)."""
    amount: int
    man: int | None = None
    """On whom it lies, or whose strength it is."""


class Chances(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many dice, what each must show, and how likely no, exactly one, and two or more do."""

    dice: int
    number: int | None
    """None as long as it is the strength of a victim who is not named."""
    none: float | None
    one: float | None
    two: float | None
    ways: tuple[int, int, int] | None
    """The same in throws, out of six for each die multiplied."""


class WhatIf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The chances with one more card on a gangster."""

    laid: CardOn
    mine: bool
    """Is it a card of the seat that asks? Otherwise one that somebody else may hold."""
    likely: float
    """How likely somebody else holds such a card; 1 for one's own."""
    chances: Chances


class OddsFound(Answer, frozen=True):
    man: int
    job: int
    victim: int | None
    chances: Chances
    dice_pieces: tuple[Piece, ...]
    number_pieces: tuple[Piece, ...]
    takes_two: bool
    """LCN-67: with one success nothing happens."""
    pays_two: int
    pays_one: int
    """Of a Cash Job, in dollars."""
    needs: tuple[Need, ...]
    """Of a Cash Job: what serves each prerequisite, and who could help where it is missing."""
    cops: int
    """LCN-157: dice that could be rolled again."""
    answers: int
    answers_unseen: int
    """Robberies that could answer a Cash Job, or Traps an attack: how many the decks so far hold,
    and how many of them the seat has not seen."""
    what_ifs: tuple[WhatIf, ...]


class Odds(Query, frozen=True):
    """What are the chances of this gangster with this job, with these cards laid as well?"""

    man: ManNumber
    job: JobNumber
    victim: ManNumber | None = None
    """Of an attack whose target is the strength of its victim (LCN-135)."""
    cards: Annotated[tuple[CardOn, ...], msgspec.Meta(max_length=8)] = ()

    def answer(self, game: Game, world: State, seat: int) -> OddsFound | Refusal:
        assert isinstance(world, LcnState)
        refusal = self.why_not(world)
        if refusal is not None:
            return refusal
        table = world.clone()
        for laid in self.cards:
            refusal = lay(table, laid)
            if refusal is not None:
                return refusal
        rules, job = table.rules, self.job
        owner = table.owner_of_man(self.man)
        is_cash = rules.effect[job] is Effect.CASH
        answers, unseen = reactions(table, seat, job)
        return OddsFound(
            man=self.man,
            job=job,
            victim=self.victim,
            chances=chances_of(table, self.man, job, self.victim),
            dice_pieces=dice_pieces(table, self.man),
            number_pieces=number_pieces(table, self.man, job, self.victim),
            takes_two=rules.effect[job] in TAKES_TWO,
            pays_two=int(rules.two[job]) * 1000 if is_cash else 0,
            pays_one=int(rules.one[job]) * 1000 if is_cash else 0,
            needs=needs_of(table, owner, job),
            cops=int(count(idle_cops(table, owner))) if is_cash else 0,
            answers=answers,
            answers_unseen=unseen,
            what_ifs=what_ifs(world, table, seat, self),
        )

    def why_not(self, table: Position) -> Refusal | None:
        """LCN-131: whoever is asked about must be at the table."""
        if self.job >= len(table.rules.effect):
            return Refusal("LCN-39", "no_such_card")
        for man in (self.man, *(() if self.victim is None else (self.victim,))):
            if table.owner_of_man(man) < 0 or has(table.crew.off, man):
                return not_there(man)
        return None


def not_there(man: int) -> Refusal:
    return Refusal("LCN-131", "man_not_there", {"man": CardName("man", man)})


def lay(table: Position, laid: CardOn) -> Refusal | None:
    """LCN-107 to LCN-111, LCN-E37: as if this card lay there; why it cannot, if it cannot."""
    if table.owner_of_man(laid.man) < 0:
        return not_there(laid.man)
    if has(lying_on(table, laid.card), laid.man):
        facts = {"card": CardName("influence", laid.card), "man": CardName("man", laid.man)}
        return Refusal("LCN-E37", "second_card", facts)
    put_on(table, laid.card, laid.man)
    return None


# The sum that makes the dice and the number


def chances_of(table: Position, man: int, job: int, victim: int | None) -> Chances:
    dice = int(table.strength_of(man))
    if needs_victim(table.rules, job) and victim is None:
        return Chances(dice, None, None, None, None, None)
    number = int(
        target_of(table, man, printed_target(table, job, -1 if victim is None else victim))
    )
    none, one, two = ways(dice, number)
    every = 6**dice
    return Chances(dice, number, none / every, one / every, two / every, (none, one, two))


def needs_victim(rules: LcnRules, job: int) -> bool:
    """LCN-135: is the target of this job the strength of its victim?"""
    return rules.job_target[job] == 0


def dice_pieces(table: Position, man: int) -> tuple[Piece, ...]:
    """LCN-8, LCN-110, LCN-111: what makes the strength of this gangster."""
    return (Piece("strength", int(table.rules.strength[man]), man), *strength_changes(table, man))


def strength_changes(table: Position, man: int) -> list[Piece]:
    found = []
    if has(table.crew.pistols, man):
        found.append(Piece(INFLUENCE_NAMES[MACHINE_PISTOL], 1, man))
    if has(table.crew.distractions, man):
        found.append(Piece(INFLUENCE_NAMES[DISTRACTION], -1, man))
    printed = int(table.rules.strength[man]) + sum([piece.amount for piece in found])
    return with_limit(found, int(table.strength_of(man)) - printed)


def number_pieces(table: Position, man: int, job: int, victim: int | None) -> tuple[Piece, ...]:
    """LCN-64, LCN-107, LCN-108, LCN-135, LCN-136: what makes the number each die must show."""
    if not needs_victim(table.rules, job):
        found = [Piece("target", int(table.rules.job_target[job]))]
    elif victim is None:
        return ()
    else:
        found = [Piece("victim", int(table.rules.strength[victim]), victim)]
        found += strength_changes(table, victim)
        if table.has_task(victim):
            found.append(Piece("task", 1, victim))
    if has(table.crew.henchmen, man):
        found.append(Piece(INFLUENCE_NAMES[HENCHMAN], -1, man))
    if has(table.crew.saboteurs, man):
        found.append(Piece(INFLUENCE_NAMES[SABOTEUR], 1, man))
    printed = printed_target(table, job, -1 if victim is None else victim)
    free = int(printed + help_on(table, man))
    return tuple(with_limit(found, int(target_of(table, man, printed)) - free))


def with_limit(pieces: list[Piece], rest: int) -> list[Piece]:
    """LCN-E39: what the limits give or take."""
    return [*pieces, Piece("limit", rest)] if rest else pieces


# One more card


def what_ifs(world: Position, table: LcnState, seat: int, asked: Odds) -> tuple[WhatIf, ...]:
    """One more card of mine, or of somebody else, as long as cards can be laid (LCN-103). Who may
    hold one is asked of the world without the cards that are only supposed to lie there."""
    if seat < 0 or table.stage not in (Stage.DRAW, Stage.PLANNING):
        return ()
    found = []
    helping = table.owner_of_man(asked.man) == seat
    good = [CardOn(HENCHMAN, asked.man), CardOn(MACHINE_PISTOL, asked.man)]
    bad = [CardOn(SABOTEUR, asked.man), CardOn(DISTRACTION, asked.man)]
    if asked.victim is not None and needs_victim(table.rules, asked.job):
        good.append(CardOn(DISTRACTION, asked.victim))
        bad.append(CardOn(MACHINE_PISTOL, asked.victim))
    for laid in good if helping else bad:
        if count_of(table.influence.hands[seat], laid.card) > 0:
            found += what_if(table, asked, laid, True, 1.0)
    for laid in bad if helping else good:
        likely = held_by_others(world, seat, laid.card)
        if likely > 0:
            found += what_if(table, asked, laid, False, likely)
    return tuple(found)


def what_if(table: LcnState, asked: Odds, laid: CardOn, mine: bool, likely: float) -> list[WhatIf]:
    other = table.clone()
    if lay(other, laid) is not None:
        return []
    return [WhatIf(laid, mine, likely, chances_of(other, asked.man, asked.job, asked.victim))]


def held_by_others(table: Position, seat: int, card: int) -> float:
    """How likely another player holds such an influence card, as far as this seat can know: those
    it cannot see are in the hands of the others, in the stack, or discarded face down."""
    influence = table.influence
    pool = table.rules.influence_deck - influence.shown - attached_cards(table)
    hidden = 0
    if seat >= 0:
        pool -= influence.hands[seat] + influence.secret[seat]
    for other in range(table.seats):
        if other != seat:
            if count_of(influence.sure[other], card) > 0:
                return 1.0
            pool -= influence.sure[other]
            hidden += int(size(influence.hands[other]) - size(influence.sure[other]))
    cards, wanted = int(size(pool)), int(count_of(pool, card))
    return 1 - comb(cards - wanted, hidden) / comb(cards, hidden) if wanted else 0.0


# What may come in answer


def reactions(table: Position, seat: int, job: int) -> tuple[int, int]:
    """LCN-141, LCN-142: the Robberies for a Cash Job, the Traps for an attack, in the decks so far;
    and how many of them this seat has not seen."""
    rules = table.rules
    if rules.effect[job] is Effect.CASH:
        wanted = Effect.ROBBERY
    elif rules.aim[job] is not Aim.NOTHING:
        wanted = Effect.TRAP
    else:
        return 0, 0
    total = unseen = 0
    for round in range(table.round):
        seen = seen_jobs(table, seat, round)
        for card in range(rules.deck_size[round]):
            if rules.effect[rules.job_kind[DECK * round + card]] is wanted:
                total += 1
                unseen += not has(seen, card)
    return total, unseen
