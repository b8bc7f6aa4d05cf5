"""How a position is copied and frozen. Written by `make copies`, from the fields that its
classes list."""

# fmt: off

from backroom.games.maffiosi.position import Position
from backroom.games.maffiosi.rules import MafRules


def copy_position(old: Position, new: Position) -> None:
    new.seats = old.seats
    new.rng = old.rng.clone()
    new.windows = old.windows
    new.round = old.round
    new.pending = old.pending
    new.recorder = None
    new.rules = old.rules
    new.step = old.step
    new.ending = old.ending
    new.turn = old.turn
    new.first = old.first
    new.colours = old.colours
    new.left = old.left
    new.placing = old.placing
    new.card = old.card
    new.opened = old.opened
    new.played = old.played
    new.lifted = old.lifted
    new.lifted_from = old.lifted_from
    new.men = old.men[:]
    new.sorts = old.sorts[:]
    new.asleep = old.asleep
    new.waiting = old.waiting[:]
    new.pies = old.pies[:]
    new.money = old.money[:]
    new.bank = old.bank
    new.notes = old.notes[:]
    new.hands = old.hands[:]
    new.pile = old.pile
    new.discards = old.discards
    new.gone = old.gone
    new.kept = old.kept
    new.shuffled = old.shuffled
    new.held = old.held[:]
    new.drawn = old.drawn[:]
    new.fresh = old.fresh[:]
    new.stale = old.stale[:]
    new.shows = old.shows[:]
    new.moment = old.moment
    new.exits = old.exits[:]
    new.exit_men = old.exit_men[:]
    new.earned = old.earned[:]
    new.last_paid = old.last_paid
    new.windfalls = old.windfalls
    new.kills = old.kills
    new.dry = old.dry[:]


def frozen_position(old: Position) -> tuple[object, ...]:
    return (
        frozen_rules(old.rules), old.rng, old.windows, old.round, old.pending, old.step, old.ending,
        old.turn, old.first, old.colours, old.left, old.placing, old.card, old.opened, old.played,
        old.lifted, old.lifted_from, old.men, old.sorts, old.asleep, old.waiting, old.pies,
        old.money, old.bank, old.notes, old.hands, old.pile, old.discards, old.gone, old.kept,
        old.shuffled, old.held, old.drawn, old.fresh, old.stale, old.shows, old.moment, old.exits,
        old.exit_men, old.earned, old.last_paid, old.windfalls, old.kills, old.dry,
    )


def frozen_rules(old: MafRules) -> tuple[object, ...]:
    return (
        old.seats, old.options, old.board, old.things, old.opposite, old.crew, old.plan, old.notes,
        old.deck, old.numbers,
    )
