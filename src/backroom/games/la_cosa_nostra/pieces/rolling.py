"""Dice: how many, what they must show, and what the chances are."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.events.announce_jobs import tell_dice_rolled
from backroom.games.la_cosa_nostra.position import Position


def target_of(position: Position, man: i64, printed: i64) -> i64:
    """LCN-107 to LCN-109, LCN-E39: one less with a Henchman, one more with a Saboteur, between 1
    and 6."""
    return clamped(position, printed + help_on(position, man))


def help_on(position: Position, man: i64) -> i64:
    """LCN-107, LCN-108: what Henchman and Saboteur on this gangster do to a target."""
    return ((position.crew.saboteurs >> man) & 1) - ((position.crew.henchmen >> man) & 1)


def clamped(position: Position, target: i64) -> i64:
    """LCN-E39: never below the easiest, never above the hardest."""
    return max(position.rules.easiest_target, min(position.rules.hardest_target, target))


def printed_target(position: Position, kind: i64, victim: i64) -> i64:
    """LCN-64: the number on the card. LCN-135, LCN-136: for an assassination the victim's strength,
    one more if he still has a task."""
    printed = position.rules.job_target[kind]
    if printed > 0:
        return printed
    return position.strength_of(victim) + (1 if position.has_task(victim) else 0)


def roll(position: Position, seat: i64, man: i64, target: i64) -> None:
    """LCN-62, LCN-63: as many dice as the gangster is strong (LCN-E40: also five)."""
    dice: list[int] = []
    for _ in range(position.strength_of(man)):
        dice.append(1 + position.rng.below(6))
    position.job.dice = tuple(dice)
    tell_roll(position, seat, man, target)


def roll_card(position: Position, seat: i64, man: i64, card: i64) -> i64:
    """LCN-139: the roll for a Robbery or a Trap; how many dice succeed."""
    kind = position.rules.job_kind[card]
    target = target_of(position, man, position.rules.job_target[kind])
    roll(position, seat, man, target)
    return successes_of(position, target)


def job_target(position: Position) -> i64:
    """LCN-64: what each die of the open job must show."""
    printed = position.rules.job_target[position.job_kind()]
    return target_of(position, position.job.man, printed)


def tell_roll(position: Position, seat: i64, man: i64, target: i64) -> None:
    if position.recorder is not None:
        tell_dice_rolled(position, seat, man, target, successes_of(position, target))


def successes_of(position: Position, target: i64) -> i64:
    """LCN-64: each die that shows at least the target."""
    found: i64 = 0
    for die in position.job.dice:
        if die >= target:
            found += 1
    return found


def odds_of(position: Position, man: i64, kind: i64, victim: i64) -> tuple[float, float, float]:
    """The chances of this gangster with this kind of job, against that victim if its target is his
    strength, with everything that lies on them."""
    target = target_of(position, man, printed_target(position, kind, victim))
    return odds(position.strength_of(man), target)


def odds(dice: i64, target: i64) -> tuple[float, float, float]:
    """The chances of no, exactly one, and two or more successes."""
    none, one, two = ways(dice, target)
    every = float(none + one + two)
    return (float(none) / every, float(one) / every, float(two) / every)


def ways(dice: i64, target: i64) -> tuple[int, int, int]:
    """How many of all throws of so many dice have no, exactly one, and two or more successes."""
    every: i64 = 6
    none = target - 1
    one = 7 - target
    for _ in range(dice - 1):
        every *= 6
        one = one * (target - 1) + none * (7 - target)
        none *= target - 1
    return (none, one, every - none - one)
