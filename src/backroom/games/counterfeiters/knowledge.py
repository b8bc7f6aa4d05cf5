"""Who may see what."""

from mypy_extensions import i64

from backroom.games.counterfeiters.position import Position, Stage, Step
from backroom.games.counterfeiters.rounds import has_diner_choice
from backroom.kernel.seats import holds


def sees_money_of(position: Position, seat: i64, other: i64) -> bool:
    """CFT-3, CFT-E5: one's own; everybody's when the game is over or money is open."""
    return other == seat or position.rules.open_money or position.stage is Stage.OVER


def has_sealed(position: Position, seat: i64) -> bool:
    """Has this seat sealed a choice for its diners that is not yet open?"""
    return (
        position.step is Step.DINERS
        and not holds(position.pending, seat)
        and has_diner_choice(position, seat)
    )
