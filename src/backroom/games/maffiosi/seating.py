"""Who sits where: the start of the game, and the raid that turns everybody out."""

from mypy_extensions import i64

from backroom.games.maffiosi.announcing import (
    tell_everybody_left,
    tell_man_brought,
    tell_man_lifted,
    tell_man_seated,
)
from backroom.games.maffiosi.chairs import CHAIRS, NO_CHAIRS, only_chair
from backroom.games.maffiosi.position import NONE, Position, Step
from backroom.games.maffiosi.rules import ASLEEP, HENKIE, MEN, MafRules
from backroom.kernel.bundle import EMPTY, bundle_of, one_of, size
from backroom.kernel.items import add_at, exclude_at, include_at
from backroom.kernel.rng import Rng
from backroom.kernel.seats import only


def seat_by_plan(position: Position, plan: tuple[int, ...]) -> None:
    """MAF-10: everybody on the chair that the plan gives to his colour."""
    for chair in range(CHAIRS):
        man: i64 = plan[chair]
        if man >= 0:
            owner = man // len(MEN)
            if position.rules.chosen_colours:  # else every seat has the colour of its number
                owner = position.colours.index(owner)
            put_down(position, owner, man % len(MEN), chair)


def random_plan(rules: MafRules, rng: Rng) -> tuple[int, ...]:
    """MAF-E37: all men on chairs by lot."""
    plan: list[int] = []
    for seat in range(rules.seats):
        for sort in range(len(MEN)):
            plan += [seat * len(MEN) + sort for _ in range(rules.crew[sort])]
    while len(plan) < CHAIRS:
        plan.append(NONE)
    rng.shuffle(plan)
    return tuple(plan)


def bring_crews(position: Position) -> None:
    """MAF-13: everybody waits behind the chairs."""
    crew = bundle_of(list(position.rules.crew) + [0, 0, 0, 0])
    for seat in range(position.seats):
        position.waiting[seat] = crew


def clear_table(position: Position) -> None:
    """MAF-59, MAF-E20: all men leave their chairs; markers go with them, pies stay."""
    tell_everybody_left(position)
    for chair in range(CHAIRS):
        seat = position.owner_at(chair)
        if seat >= 0:
            add_at(position.waiting, seat, one_of(man_at(position, chair)))
    for seat in range(position.seats):
        position.men[seat] = NO_CHAIRS
    for sort in range(len(MEN)):
        position.sorts[sort] = NO_CHAIRS
    position.asleep = NO_CHAIRS


def man_at(position: Position, chair: i64) -> i64:
    """The man on this chair as a number: his sort, and more when he is asleep."""
    asleep: i64 = ASLEEP if position.is_asleep(chair) else 0
    return position.sort_at(chair) + asleep


def ask_next_to_place(position: Position, seat: i64) -> bool:
    """MAF-13, MAF-59, MAF-E19: this player puts down a man, or the next one clockwise who has any
    left; False when all sit."""
    other = seat
    for _ in range(position.seats):
        if position.waiting[other] != EMPTY:
            position.placing = other
            position.step = Step.BRING
            position.pending = only(other)
            return True
        other = position.left[other]
    position.placing = NONE
    return False


def bring(position: Position, seat: i64, man: i64) -> None:
    """MAF-13, MAF-59: the next man to be seated."""
    position.waiting[seat] -= one_of(man)
    position.lifted = man
    position.step = Step.CHAIR
    tell_man_brought(position, seat, man)


def lift(position: Position, seat: i64, chair: i64) -> None:
    """MAF-62: one of one's own men gets up."""
    position.lifted = man_at(position, chair)
    position.lifted_from = chair
    sort = position.sort_at(chair)
    here = only_chair(chair)
    exclude_at(position.men, seat, here)
    exclude_at(position.sorts, sort, here)
    position.step = Step.CHAIR
    tell_man_lifted(position, seat, sort, chair)


def sit_down(position: Position, seat: i64, chair: i64) -> None:
    """MAF-13, MAF-59, MAF-62: the man takes this chair."""
    man = position.lifted
    position.lifted = NONE
    position.lifted_from = NONE
    put_down(position, seat, man, chair)
    tell_man_seated(position, seat, chair, man)


def put_down(position: Position, seat: i64, man: i64, chair: i64) -> None:
    here = only_chair(chair)
    include_at(position.men, seat, here)
    include_at(position.sorts, man % ASLEEP, here)
    if man > HENKIE:
        position.asleep |= here


def men_off_table(position: Position, seat: i64) -> i64:
    """How many men of this player sit on no chair just now."""
    lifted: i64 = 0
    if position.lifted >= 0 and position.mover() == seat:
        lifted = 1
    return size(position.waiting[seat]) + lifted
