"""How a position is copied and frozen. Written by `make copies`, from the fields that its
classes list."""

# fmt: off

from backroom.games.counterfeiters.position import Position
from backroom.games.counterfeiters.rules import CftRules


def copy_position(old: Position, new: Position) -> None:
    new.seats = old.seats
    new.rng = old.rng.clone()
    new.windows = old.windows
    new.round = old.round
    new.pending = old.pending
    new.recorder = None
    new.rules = old.rules
    new.stage = old.stage
    new.step = old.step
    new.turn = old.turn
    new.first = old.first
    new.marker = old.marker
    new.trigger = old.trigger
    new.asked = old.asked
    new.officer = old.officer
    new.moved = old.moved
    new.space = old.space
    new.standing = old.standing[:]
    new.henchmen = old.henchmen[:]
    new.passed = old.passed[:]
    new.start_cash = old.start_cash[:]
    new.cash = old.cash[:]
    new.offshore = old.offshore[:]
    new.fakes = old.fakes[:]
    new.bank = old.bank[:]
    new.owned = old.owned[:]
    new.market = old.market[:]
    new.piles = [each[:] for each in old.piles]
    new.trashed = old.trashed
    new.sealed = old.sealed[:]
    new.deeds = old.deeds


def frozen_position(old: Position) -> tuple[object, ...]:
    return (
        frozen_rules(old.rules), old.rng, old.windows, old.round, old.pending, old.stage, old.step,
        old.turn, old.first, old.marker, old.trigger, old.asked, old.officer, old.moved, old.space,
        old.standing, old.henchmen, old.passed, old.start_cash, old.cash, old.offshore, old.fakes,
        old.bank, old.owned, old.market, old.piles, old.trashed, old.sealed, old.deeds,
    )


def frozen_rules(old: CftRules) -> tuple[object, ...]:
    return (
        old.seats, old.options, old.board, old.side, old.places, old.prices, old.trash, old.caps,
        old.sunglasses, old.track, old.start, old.ticket_pays, old.starters, old.piles,
        old.start_cash, old.receiver_pays, old.fake_pile, old.real_money, old.numbers,
    )
