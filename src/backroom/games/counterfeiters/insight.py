# Interpreted: structs of msgspec gain nothing from the compiler.
"""What follows from what a seat knows of a table of Counterfeiters. Money is in dollars.

Of the others there is only what anybody can read off their cards: the game does not add up your
rivals' money for you (CFT-E6).
"""

import msgspec

from backroom.games.counterfeiters.actions import PLACE, TAKE
from backroom.games.counterfeiters.flights import fare
from backroom.games.counterfeiters.money import (
    Notes,
    accepted_fakes,
    count_of,
    print_count,
    print_quality,
    receiver_pays,
    supermarket_pays,
)
from backroom.games.counterfeiters.police import godfather_takes
from backroom.games.counterfeiters.position import Position, Stage
from backroom.games.counterfeiters.refusals import why_not_do
from backroom.games.counterfeiters.rounds import dines_on, lowest_notes
from backroom.games.counterfeiters.rules import FIRST_TICKET, Place, Special

NO_NOTES: Notes = (0, 0, 0)


class BestSale(msgspec.Struct, frozen=True):
    """The notes that bring most in one visit, and how much."""

    notes: Notes
    money: int


class SpaceInsight(msgspec.Struct, frozen=True):
    """What an action space would do for a player, free or not."""

    money: int
    """What it brings at best or, below zero, costs at once."""
    fakes: int
    """How many it prints."""
    special: str
    """Where its cap would lead the officer; "nothing" also without a cap."""
    godfather: int
    """What the Godfather would then take."""


class Purse(msgspec.Struct, frozen=True):
    """What somebody has behind the screen, and what can be made of it."""

    cash: int
    offshore: int
    supermarket: BestSale
    receiver: BestSale
    diners: int
    """What they would bring at the end of this round."""
    tickets: int
    """What they will bring at the end of the game."""
    godfather: int
    """What he would take now."""
    if_it_ended: int
    """What would be counted if the officer reached the end now, and nobody did anything more: the
    Godfather, the diners, the tickets."""
    spaces: tuple[SpaceInsight | None, ...]
    """By action space; None where the action is not possible."""


class Press(msgspec.Struct, frozen=True):
    """What somebody's cards would print, for all to see."""

    fakes: int
    quality: int
    """In stars; 0 without a component."""


class CftInsight(msgspec.Struct, frozen=True):
    """The police, the time that is left, everybody's press, and one's own purse."""

    to_godfather: int | None
    """So many caps until he comes, at the end too; None when he comes no more."""
    to_investigation: int | None
    to_strike: int | None
    to_end: int
    henchmen_left: int
    """Of all players, in this round."""
    caps_left: int
    """Watched spaces that are still free in this round."""
    rounds_at_least: int
    """The end can come in this round (0), or not before so many more."""
    rounds_at_most: int
    """After so many more it is over in any case (CFT-E37)."""
    presses: tuple[Press, ...]
    purse: Purse | None
    """One's own; the spectator has none."""


def opening_actions(position: Position) -> frozenset[int]:
    """CFT-E39: what is followed by another choice of the same player: a henchman sent where notes
    or an amount are asked for, or taken by a lawyer."""
    asking = [Place.SUPERMARKET, Place.RECEIVER, Place.REGULAR_FLIGHT, Place.PRIVATE_JET]
    places = position.rules.places
    spaces = [space for space in range(position.rules.spaces) if places[space] in asking]
    actions = [PLACE[space] for space in spaces] + TAKE
    return frozenset([int(action.index) for action in actions])


def insight_into(position: Position, seat: int) -> CftInsight:
    rules = position.rules
    taken = int(position.taken_spaces())
    watched = [space for space in range(int(rules.spaces)) if rules.caps[space]]
    free = len([space for space in watched if not taken >> space & 1])
    henchmen = sum(position.henchmen)
    to_end = len(rules.track) - 1 - int(position.officer)
    return CftInsight(
        to_godfather=steps_to(position, Special.GODFATHER, Special.END),
        to_investigation=steps_to(position, Special.INVESTIGATION),
        to_strike=steps_to(position, Special.STRIKE),
        to_end=to_end,
        henchmen_left=henchmen,
        caps_left=free,
        rounds_at_least=rounds_needed(position, to_end - min(free, henchmen), len(watched)),
        rounds_at_most=max(0, int(rules.round_limit) - int(position.round)),
        presses=tuple([press_of(position, other) for other in range(int(position.seats))]),
        purse=None if seat < 0 else purse_of(position, seat),
    )


def steps_to(position: Position, *specials: Special) -> int | None:
    """How many caps until the officer lands on such a space."""
    track, officer = position.rules.track, int(position.officer)
    ahead = [space for space in range(officer + 1, len(track)) if track[space] in specials]
    return ahead[0] - officer if ahead else None


def rounds_needed(position: Position, steps: int, watched: int) -> int:
    """CFT-17, CFT-18: how many more rounds so many steps take, if every cap is used in each."""
    most = min(watched, int(position.seats * position.rules.henchmen))
    return -(-max(0, steps) // most)


def press_of(position: Position, seat: int) -> Press:
    return Press(int(print_count(position, seat)), int(print_quality(position, seat)) + 1)


def purse_of(position: Position, seat: int) -> Purse:
    rules = position.rules
    cash, offshore = position.cash[seat], position.offshore[seat]
    visit = int(godfather_takes(cash)) if position.stage is Stage.ROUND else 0
    diners = paid(position, int(dines_on(position, seat) * rules.note))
    tickets = sum(
        [
            int(position.owns(seat, FIRST_TICKET + number) * pays)
            for number, pays in enumerate(rules.ticket_pays)
        ]
    )
    sale, spending = best_sale(position, seat), best_spending(position, seat)
    return Purse(
        cash=cash * 10,
        offshore=offshore * 10,
        supermarket=spending,
        receiver=sale,
        diners=diners * 10,
        tickets=tickets * 10,
        godfather=int(godfather_takes(cash)) * 10,
        if_it_ended=(cash - visit + offshore + diners + tickets) * 10,
        spaces=tuple(
            [
                space_insight(position, seat, space, spending, sale)
                for space in range(int(rules.spaces))
            ]
        ),
    )


def paid(position: Position, due: int) -> int:
    """CFT-E44: what the bank would pay of it."""
    return min(due, int(position.bank_money())) if position.rules.limited_notes else due


def best_spending(position: Position, seat: int) -> BestSale:
    """CFT-32, CFT-33: as many as the supermarket takes, the lowest first: it pays all alike."""
    taken = accepted_fakes(position, seat)
    count = min(int(position.rules.supermarket_most), int(count_of(taken)))
    notes = lowest_notes(taken, count)
    return BestSale(notes, paid(position, int(supermarket_pays(position, notes))) * 10)


def best_sale(position: Position, seat: int) -> BestSale:
    """CFT-34, CFT-35: the best notes down to some quality; of equal sales the one that leaves more
    behind."""
    best = BestSale(NO_NOTES, 0)
    left, most = position.all_fakes_of(seat), int(position.rules.receiver_most)
    sold = [0, 0, 0]
    for quality in (2, 1, 0):
        sold[quality] = min(left[quality], most - sum(sold))
        notes = (sold[0], sold[1], sold[2])
        money = paid(position, int(receiver_pays(position, notes))) * 10 if sum(notes) else 0
        if money > best.money:
            best = BestSale(notes, money)
    return best


def space_insight(
    position: Position, seat: int, space: int, spending: BestSale, sale: BestSale
) -> SpaceInsight | None:
    """CFT-E11: nothing where the action is not possible, be the space free or not."""
    if why_not_do(position, seat, space) is not None:
        return None
    rules, place = position.rules, position.rules.places[space]
    brings = {
        Place.MARKET: -int(rules.prices[space]) * 10,
        Place.PRINT: 0,
        Place.SUPERMARKET: spending.money,
        Place.RECEIVER: sale.money,
        Place.TAX_FRAUD: paid(position, int(rules.tax_fraud)) * 10,
        Place.REGULAR_FLIGHT: -int(fare(position, space)) * 10,
        Place.PRIVATE_JET: 0,
    }[place]
    special = Special.NOTHING
    if rules.caps[space] and position.stage is Stage.ROUND:
        special = rules.track[position.officer + 1]
    visit = special in (Special.GODFATHER, Special.END)
    cash = position.cash[seat] + brings // 10
    return SpaceInsight(
        money=brings,
        fakes=int(print_count(position, seat)) if place is Place.PRINT else 0,
        special=special.value,
        godfather=int(godfather_takes(cash)) * 10 if visit else 0,
    )
