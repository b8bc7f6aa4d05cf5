"""Why not: each forbidden thing with the rule that forbids it."""

from mypy_extensions import i64

from backroom.games.maffiosi.actions import Do, MafAction
from backroom.games.maffiosi.chairs import how_many, only_chair
from backroom.games.maffiosi.playing import (
    can_play,
    drinkers_by_drink,
    drinks_to_serve,
    foreign_pies,
)
from backroom.games.maffiosi.position import NONE, Position, Step
from backroom.games.maffiosi.rules import (
    FIRE,
    KA_BOOM,
    MOVE,
    NIGHTCAP,
    PASS_IT_ON,
    STAB,
)
from backroom.games.maffiosi.threats import (
    drinkers,
    pie_goes_to,
    shooters,
    stabbers,
    victims_of,
)
from backroom.kernel.actions import Action
from backroom.kernel.bundle import count_of
from backroom.kernel.messages import CardName, Refusal, SeatName
from backroom.kernel.seats import holds


def why_not(position: Position, seat: i64, action: Action) -> Refusal | None:
    """The rule that forbids this seat this action; None if it may."""
    if not isinstance(action, MafAction):
        return Refusal("MAF-17", "foreign_action")
    if not 0 <= seat < position.seats:
        return Refusal("MAF-1", "no_seat")
    if position.step is Step.OVER:
        return Refusal("MAF-E48", "over")
    if not holds(position.pending, seat):
        if position.is_out(seat):
            return Refusal("MAF-63", "out")
        return Refusal("MAF-E48", "not_your_turn", {"turn": SeatName(position.mover())})
    if action.do is Do.PLAY:
        return why_not_play(position, seat, action.value)
    if action.do is Do.DISCARD:
        return why_not_discard(position, seat, action.value)
    if STEP_OF[action.do] is not position.step:
        return wrong_step(position)
    return why_not_this(position, seat, action)


STEP_OF = {
    Do.STAY: Step.SECOND,
    Do.KILL: Step.VICTIM,
    Do.PUT_PIE: Step.PIE_CHAIR,
    Do.PASS_LEFT: Step.PASS,
    Do.PASS_RIGHT: Step.PASS,
    Do.EXPLODE: Step.EXPLODE,
    Do.SERVE: Step.DRINKS,
    Do.LIFT: Step.MAN,
    Do.BRING: Step.BRING,
    Do.SIT: Step.CHAIR,
    Do.COLOUR: Step.COLOUR,
}
"""Which step each choice answers (MAF-E38)."""


def why_not_this(position: Position, seat: i64, action: MafAction) -> Refusal | None:
    """Why a choice that fits the step is forbidden."""
    if action.do is Do.KILL:
        return why_not_kill(position, seat, action.value)
    if action.do is Do.PUT_PIE:
        if position.pie_chairs() & only_chair(action.value):
            return Refusal("MAF-51", "second_pie", {"chair": action.value + 1})
    elif action.do is Do.PASS_LEFT or action.do is Do.PASS_RIGHT:
        return why_not_pass(position, seat, action.value, action.do is Do.PASS_LEFT)
    elif action.do is Do.EXPLODE:
        return why_not_pie(position, seat, action.value)
    elif action.do is Do.SERVE:
        return why_not_serve(position, action.value)
    elif action.do is Do.LIFT:
        return why_not_lift(position, seat, action.value)
    elif action.do is Do.BRING:
        if count_of(position.waiting[seat], action.value) == 0:
            return Refusal("MAF-13" if position.round == 0 else "MAF-59", "no_such_man")
    elif action.do is Do.SIT:
        return why_not_sit(position, action.value)
    elif action.do is Do.COLOUR:
        return why_not_colour(position, action.value)
    return None


def wrong_step(position: Position) -> Refusal:
    """MAF-E38: first the card, then what it is for."""
    return Refusal("MAF-E38", "step", {"step": position.step.value.replace("_", "-")})


def why_not_play(position: Position, seat: i64, card: i64) -> Refusal | None:
    """MAF-33 to MAF-36: a card one has and can carry out; as a second card only a Move."""
    if position.step is not Step.CARD and position.step is not Step.SECOND:
        return wrong_step(position)
    if position.step is Step.SECOND and card != MOVE:
        rule = "MAF-36" if position.opened == MOVE else "MAF-34"
        return Refusal(rule, "only_a_move", {"card": CardName("card", card)})
    if count_of(position.hands[seat], card) == 0:
        return Refusal("MAF-33", "not_in_hand", {"card": CardName("card", card)})
    if can_play(position, seat, card):
        return None
    return why_useless(position, seat, card)


def why_useless(position: Position, seat: i64, card: i64) -> Refusal:
    """MAF-E24: why this card cannot be carried out now."""
    if card == FIRE:
        armed = shooters(position, seat)
        if armed == 0:
            return Refusal("MAF-46", "no_revolver")
        if armed & ~position.rules.crossed == 0:
            return Refusal("MAF-49", "only_crossed")
        return Refusal("MAF-46", "nobody_opposite")
    if card == STAB:
        if stabbers(position, seat) == 0:
            return Refusal("MAF-43", "no_knife")
        return Refusal("MAF-43", "nobody_beside")
    if card == NIGHTCAP:
        if drinkers(position) != 0:
            return Refusal("MAF-E16", "no_markers")
        return Refusal("MAF-E14", "no_drinkers")
    if card == KA_BOOM:
        return Refusal("MAF-54", "no_pie")
    if card == PASS_IT_ON:
        if foreign_pies(position, seat) == 0:
            return Refusal("MAF-52", "no_pie")
        return Refusal("MAF-E5", "no_way_for_a_pie")
    if position.awake(seat) == 0:
        return Refusal("MAF-57", "all_asleep")
    return Refusal("MAF-E24", "no_free_chair")


def why_not_discard(position: Position, seat: i64, card: i64) -> Refusal | None:
    """MAF-38: instead of playing, not after it."""
    if position.step is Step.SECOND:
        return Refusal("MAF-38", "played_already")
    if position.step is not Step.CARD:
        return wrong_step(position)
    if count_of(position.hands[seat], card) == 0:
        return Refusal("MAF-38", "not_in_hand", {"card": CardName("card", card)})
    return None


def why_not_kill(position: Position, seat: i64, chair: i64) -> Refusal | None:
    """MAF-43 to MAF-49: an opponent right beside a knife or right opposite a revolver."""
    if victims_of(position, seat, position.card) & only_chair(chair):
        return None
    owner = position.owner_at(chair)
    where = {"chair": chair + 1}
    if owner == NONE:
        return Refusal("MAF-E22a", "nobody_there", where)
    if owner == seat:
        return Refusal("MAF-45" if position.card == STAB else "MAF-E11", "own_man", where)
    if position.card == STAB:
        return Refusal("MAF-43", "out_of_reach", where)
    if position.rules.opposite[chair] < 0:
        return Refusal("MAF-49", "crossed_chair", where)
    return Refusal("MAF-46", "out_of_line", where)


def why_not_pie(position: Position, seat: i64, pie: i64) -> Refusal | None:
    """MAF-52, MAF-54, MAF-E3: an opponent's pie that stands on the table."""
    if pie == seat:
        return Refusal("MAF-E3", "own_pie")
    if pie >= position.seats or position.pies[pie] < 0:
        rule = "MAF-52" if position.card == PASS_IT_ON else "MAF-54"
        return Refusal(rule, "pie_not_on_table")
    return None


def why_not_pass(position: Position, seat: i64, pie: i64, left: bool) -> Refusal | None:
    """MAF-51, MAF-52, MAF-E5, MAF-E6: to another gangster who has no pie yet."""
    refusal = why_not_pie(position, seat, pie)
    if refusal is None and pie_goes_to(position, pie, left) < 0:
        return Refusal("MAF-E5", "pie_on_pie", {"pie": SeatName(pie)})
    return refusal


def why_not_serve(position: Position, drinks: i64) -> Refusal | None:
    """MAF-55, MAF-E14: exactly as many as there can be, and only men with a drink."""
    if drinks & ~drinkers_by_drink(position):
        return Refusal("MAF-55", "no_drinker_there")
    count = drinks_to_serve(position)
    if how_many(drinks) != count:
        return Refusal("MAF-E14", "serve_exactly", {"count": count})
    return None


def why_not_lift(position: Position, seat: i64, chair: i64) -> Refusal | None:
    """MAF-57, MAF-62: an own man who is awake."""
    if position.owner_at(chair) != seat:
        return Refusal("MAF-62", "not_your_man", {"chair": chair + 1})
    if position.is_asleep(chair):
        return Refusal("MAF-57", "asleep", {"chair": chair + 1})
    return None


def why_not_sit(position: Position, chair: i64) -> Refusal | None:
    """MAF-15, MAF-E22: a free chair, and not the one he comes from."""
    if chair == position.lifted_from:
        return Refusal("MAF-E22", "same_chair", {"chair": chair + 1})
    owner = position.owner_at(chair)
    if owner >= 0:
        return Refusal("MAF-15", "occupied", {"chair": chair + 1, "by": SeatName(owner)})
    return None


def why_not_colour(position: Position, colour: i64) -> Refusal | None:
    """MAF-3, MAF-E49: one of as many colours as there are players, and one that nobody has."""
    if colour >= position.seats:
        return Refusal("MAF-3", "colour_not_used", {"players": position.seats})
    if colour in position.colours:
        owner = position.colours.index(colour)
        return Refusal("MAF-E49", "colour_taken", {"by": SeatName(owner)})
    return None
