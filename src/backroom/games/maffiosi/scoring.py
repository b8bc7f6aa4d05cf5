"""Who is ahead, and who has won."""

from mypy_extensions import i64

from backroom.games.maffiosi.chairs import how_many
from backroom.games.maffiosi.position import Position


def is_better(position: Position, one: i64, other: i64) -> bool:
    """MAF-69: more money. MAF-70, MAF-E29: else the one who stayed at the table longer. MAF-71,
    MAF-E29: else the one with more men, at the common exit or at the table now. MAF-E47: so for
    every place."""
    if position.money[one] != position.money[other]:
        return position.money[one] > position.money[other]
    if position.exits[one] != position.exits[other]:
        if position.exits[one] == 0 or position.exits[other] == 0:
            return position.exits[one] == 0
        return position.exits[one] > position.exits[other]
    return men_at_last(position, one) > men_at_last(position, other)


def men_at_last(position: Position, seat: i64) -> i64:
    """How many men a player has, or had just before going out."""
    if position.exits[seat] > 0:
        return position.exit_men[seat]
    return how_many(position.men[seat])


def places_of(position: Position) -> tuple[int, ...]:
    """By seat: one more than the number of better players."""
    places: list[int] = []
    for seat in range(position.seats):
        better = [other for other in range(position.seats) if is_better(position, other, seat)]
        places.append(1 + len(better))
    return tuple(places)
