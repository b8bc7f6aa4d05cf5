"""Another world that a seat cannot tell from the real one.

Everything but the split between cash and offshore account follows from what was done openly
(CFT-E41): start money, prices, notes printed and handed in. So the other players' splits are dealt
anew, each from the exact set of those that explain all deeds; and the sealed choices for diners.
"""

from mypy_extensions import i64

from backroom.games.counterfeiters.actions import CftAction
from backroom.games.counterfeiters.choices import dinners
from backroom.games.counterfeiters.deeds import Splits, first_splits
from backroom.games.counterfeiters.knowledge import has_sealed
from backroom.games.counterfeiters.position import Position, Stage
from backroom.kernel.rng import FastRng, Rng


def redeal_for(position: Position, seat: i64, rng: Rng) -> None:
    """Deal anew all that this seat cannot know; the future draws of the real world are gone too."""
    position.rng = FastRng(rng.word(), rng.word(), rng.word(), 1)
    for pile in position.piles:
        pile.sort()
    if position.stage is Stage.OVER or position.rules.open_money:
        return
    splits = possible_splits(position)
    for other in range(position.seats):
        if other != seat:
            total, cash = draw_split(splits[other], rng)
            position.cash[other] = cash
            position.offshore[other] = total - cash
            if has_sealed(position, other):
                choices = dinners(position, other)
                action = choices[rng.below(len(choices))]
                assert isinstance(action, CftAction)
                position.sealed[other] = action.value


def possible_splits(position: Position) -> list[Splits]:
    """By seat: which splits of cash and account explain everything done openly."""
    if position.deeds is None:
        return first_splits(position.start_cash)
    return position.deeds.splits(position.start_cash)


def draw_split(splits: Splits, rng: Rng) -> tuple[int, int]:
    """One of the possible splits, each equally likely: the total, and the cash of it."""
    count = 0
    for total in splits:
        count += splits[total].bit_count()
    number: int = rng.below(count)
    for total in sorted(splits):
        onshore = splits[total]
        here = onshore.bit_count()
        if number < here:
            return total, nth_bit(onshore, number)
        number -= here
    raise AssertionError("some split must be possible")


def nth_bit(bits: int, number: int) -> int:
    """The place of the bit with so many set bits below it."""
    place = 0
    while True:
        if bits & 1:
            if number == 0:
                return place
            number -= 1
        bits >>= 1
        place += 1
