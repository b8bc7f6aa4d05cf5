"""How a position is copied and frozen. Written by `make copies`, from the fields that its
classes list."""

# fmt: off

from backroom.games.capo_della_mafia.position import Position
from backroom.games.capo_della_mafia.rules import CapRules


def copy_position(old: Position, new: Position) -> None:
    new.seats = old.seats
    new.rng = old.rng.clone()
    new.windows = old.windows
    new.round = old.round
    new.pending = old.pending
    new.recorder = None
    new.rules = old.rules
    new.phase = old.phase
    new.counter = old.counter
    new.mission = old.mission
    new.next_mission = old.next_mission
    new.mission_pile = old.mission_pile[:]
    new.newspaper = old.newspaper
    new.newspaper_pile = old.newspaper_pile[:]
    new.respect = old.respect[:]
    new.hands = old.hands[:]
    new.table = old.table[:]
    new.up = old.up[:]
    new.sealed = old.sealed[:]
    new.turned_up = old.turned_up[:]
    new.suspects = old.suspects[:]
    new.void = old.void
    new.suspected = old.suspected
    new.jailed = old.jailed
    new.pile = old.pile[:]
    new.shown = old.shown[:]
    new.secret = old.secret[:]
    new.fresh = old.fresh[:]
    new.stale = old.stale[:]
    new.seen_stale = old.seen_stale[:]
    new.memory = old.memory
    new.past = old.past


def frozen_position(old: Position) -> tuple[object, ...]:
    return (
        frozen_rules(old.rules), old.rng, old.windows, old.round, old.pending, old.phase,
        old.counter, old.mission, old.next_mission, old.mission_pile, old.newspaper,
        old.newspaper_pile, old.respect, old.hands, old.table, old.up, old.sealed, old.turned_up,
        old.suspects, old.void, old.suspected, old.jailed, old.pile, old.shown, old.secret,
        old.fresh, old.stale, old.seen_stale, old.memory, old.past,
    )


def frozen_rules(old: CapRules) -> tuple[object, ...]:
    return (
        old.seats, old.options, old.cards, old.families, old.copies, old.symbols, old.wild,
        old.stars, old.extra_respect, old.squeals, old.steals, old.needs, old.any_alike,
        old.max_stars, old.envelope, old.effects, old.amounts, old.numbers,
    )
