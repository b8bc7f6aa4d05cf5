"""A turn: place a henchman, carry out the action, move the officer if the space is watched."""

from typing import Final

from mypy_extensions import i64

from backroom.games.counterfeiters.announcing import (
    tell_henchman_moved,
    tell_henchman_placed,
    tell_passed,
)
from backroom.games.counterfeiters.deeds import Deed
from backroom.games.counterfeiters.flights import board_plane, can_fly
from backroom.games.counterfeiters.market import buy, slots_to_buy_from
from backroom.games.counterfeiters.money import (
    can_bank_pay,
    dodge_taxes,
    fakes_from,
    print_count,
    print_fakes,
)
from backroom.games.counterfeiters.police import move_officer
from backroom.games.counterfeiters.position import NONE, Position, Stage, Step
from backroom.games.counterfeiters.rules import PRIVATE_JET, Place
from backroom.kernel.items import add_at, include_at
from backroom.kernel.seats import only

# The places in the order of `Place`, as `rules.spaces_of` counts them.
PRINT: Final = 1
SUPERMARKET: Final = 2
RECEIVER: Final = 3
TAX_FRAUD: Final = 4
REGULAR_FLIGHT: Final = 5
JET_FLIGHT: Final = 6


def possible_spaces(position: Position, seat: i64) -> i64:
    """CFT-20, CFT-E11, CFT-E39, CFT-E44: the set of spaces whose action this seat could carry out,
    taken or not."""
    spaces_of = position.rules.spaces_of
    # The slots of the market are the first spaces, so a set of slots is one of spaces.
    spaces = slots_to_buy_from(position, seat)
    if print_count(position, seat) > 0:
        spaces |= spaces_of[PRINT]
    if can_bank_pay(position):
        spaces |= spaces_of[TAX_FRAUD]
        if fakes_from(position, seat, 0) > 0:
            spaces |= spaces_of[RECEIVER]
            # CFT-49 to CFT-51: each level of the investigation rules out one quality more.
            if fakes_from(position, seat, position.investigation()) > 0:
                spaces |= spaces_of[SUPERMARKET]
    if can_fly(position, seat, position.rules.regular_flight):
        spaces |= spaces_of[REGULAR_FLIGHT]
    if position.owns(seat, PRIVATE_JET) > 0 and can_fly(position, seat, 0):
        spaces |= spaces_of[JET_FLIGHT]
    return spaces


def place_henchman(position: Position, seat: i64, space: i64) -> None:
    """CFT-15, CFT-18: (a) place, (b) act. Notes and amounts are asked in a second step."""
    if position.stage is Stage.BIG_LAWYER or position.stage is Stage.BAD_LAWYER:
        tell_henchman_moved(position, seat, space)
    else:
        add_at(position.henchmen, seat, -1)
        tell_henchman_placed(position, seat, space)
    one: i64 = 1
    include_at(position.standing, seat, one << space)
    position.space = space
    place = position.rules.places[space]
    if place is Place.MARKET:
        buy(position, seat, space)
    elif place is Place.PRINT:
        print_fakes(position, seat)
    elif place is Place.TAX_FRAUD:
        dodge_taxes(position, seat, space)
    elif place is Place.SUPERMARKET or place is Place.RECEIVER:
        position.step = Step.NOTES
        position.pending = only(seat)
    else:
        board_plane(position, seat, space)
        position.step = Step.TRANSFER
        position.pending = only(seat)


def pass_turn(position: Position, seat: i64) -> None:
    """CFT-20, CFT-21: one henchman is laid flat; nothing else happens."""
    add_at(position.henchmen, seat, -1)
    add_at(position.passed, seat, 1)
    position.space = NONE
    position.note_deed(seat, Deed.PASSED, 0)
    tell_passed(position, seat)


def watch(position: Position, seat: i64) -> None:
    """CFT-18: a cap moves the officer. CFT-E19: after the end has come, caps do nothing."""
    watched = position.space >= 0 and position.rules.caps[position.space]
    if position.stage is Stage.ROUND and watched:
        move_officer(position, seat)
    position.space = NONE
