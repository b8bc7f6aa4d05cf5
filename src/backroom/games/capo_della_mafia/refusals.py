"""Why not: each forbidden choice with the rule that forbids it."""

from mypy_extensions import i64

from backroom.games.capo_della_mafia.actions import CapAction, Choice, size_of
from backroom.games.capo_della_mafia.giulia import could_claim, hidden_giulias
from backroom.games.capo_della_mafia.handful import size
from backroom.games.capo_della_mafia.playing import turn_up_count
from backroom.games.capo_della_mafia.position import Phase, Position
from backroom.kernel.actions import Action
from backroom.kernel.messages import Refusal
from backroom.kernel.seats import holds


def why_not(position: Position, seat: i64, action: Action) -> Refusal | None:
    """The rule that forbids this seat this action; None if it may."""
    if not isinstance(action, CapAction):
        return Refusal("CAP-8", "foreign_action")
    if not 0 <= seat < position.seats:
        return Refusal("CAP-2", "no_seat")
    if position.phase is Phase.OVER:
        return Refusal("CAP-43", "over")
    if action.choice.value != position.phase.value:
        return Refusal("CAP-8", "phase", {"phase": position.phase.value})
    if not holds(position.pending, seat):
        return why_not_asked(position, seat)
    if action.choice is Choice.LAY:
        return why_not_lay(position, seat, action.value)
    if action.choice is Choice.TURN_UP:
        return why_not_turn_up(position, seat, action.value)
    if action.choice is Choice.SUSPECT:
        return why_not_suspect(position, seat, action.value)
    return why_not_claim(position, seat, action.value)


def why_not_asked(position: Position, seat: i64) -> Refusal:
    """CAP-E34: a sealed choice is final; and not everybody has a choice in every phase."""
    if position.phase is Phase.TURN_UP:
        laid = size(position.table[seat])
        count = turn_up_count(position, laid)
        if count == 0 or count == laid:
            return Refusal("CAP-22", "no_choice_to_turn_up", {"laid": laid, "count": count})
    if position.phase is Phase.CLAIM and not could_claim(position, seat):
        return Refusal("CAP-E31", "nothing_to_claim")
    return Refusal("CAP-E34", "sealed")


def why_not_lay(position: Position, seat: i64, chosen: i64) -> Refusal | None:
    """CAP-20, CAP-25: at least one card, and only cards of the hand."""
    if chosen == 0:
        return Refusal("CAP-25", "lay_nothing")
    held = size(position.hands[seat])
    if chosen >> held != 0:
        return Refusal("CAP-20", "not_in_hand", {"held": held})
    return None


def why_not_turn_up(position: Position, seat: i64, chosen: i64) -> Refusal | None:
    """CAP-22, CAP-23: exactly half, and only of the cards laid."""
    laid = size(position.table[seat])
    if chosen >> laid != 0:
        return Refusal("CAP-23", "not_laid", {"laid": laid})
    count = turn_up_count(position, laid)
    if size_of(chosen) != count:
        return Refusal("CAP-22", "wrong_half", {"laid": laid, "count": count})
    return None


def why_not_suspect(position: Position, seat: i64, suspect: i64) -> Refusal | None:
    """CAP-28, CAP-29: a player at this table, and not oneself."""
    if suspect == seat:
        return Refusal("CAP-29", "suspect_oneself")
    if suspect >= position.seats:
        return Refusal("CAP-28", "no_such_player", {"players": position.seats})
    return None


def why_not_claim(position: Position, seat: i64, chosen: i64) -> Refusal | None:
    """CAP-E14: only Giulia earns a point, and only one who still lies face down."""
    laid = size(position.table[seat])
    if chosen >> laid != 0:
        return Refusal("CAP-E14", "claim_not_laid", {"laid": laid})
    if chosen & ~hidden_giulias(position, seat) != 0:
        return Refusal("CAP-E14", "not_giulia")
    return None
