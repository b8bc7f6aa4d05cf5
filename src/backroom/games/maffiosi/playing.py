"""Step 3 of a turn: the eight cards."""

from mypy_extensions import i64

from backroom.games.maffiosi.announcing import (
    tell_attacked,
    tell_card_discarded,
    tell_card_played,
    tell_drinks_served,
    tell_pie_exploded,
    tell_pie_passed,
    tell_pie_placed,
)
from backroom.games.maffiosi.chairs import how_many, only_chair
from backroom.games.maffiosi.killing import kill, return_pie
from backroom.games.maffiosi.position import Position, Step
from backroom.games.maffiosi.refill import show_card
from backroom.games.maffiosi.rules import (
    BEAT_IT,
    FIRE,
    KA_BOOM,
    MOVE,
    NIGHTCAP,
    ORDER_PIE,
    PASS_IT_ON,
    STAB,
)
from backroom.games.maffiosi.seating import ask_next_to_place, clear_table
from backroom.games.maffiosi.threats import (
    blast_of,
    can_stab,
    drinkers,
    line_of_fire,
    pie_goes_to,
)
from backroom.kernel.bundle import one_of


def can_play(position: Position, seat: i64, card: i64) -> bool:
    """MAF-E24: only what can be carried out may be played; ordering a pie and a raid always can."""
    if card == STAB:
        return can_stab(position, seat) != 0
    if card == FIRE:
        return line_of_fire(position, seat) != 0
    if card == MOVE:
        return can_move(position, seat)
    if card == NIGHTCAP:
        return drinks_to_serve(position) > 0
    if card == KA_BOOM:
        return foreign_pies(position, seat) != 0
    if card == PASS_IT_ON:
        return can_pass_a_pie(position, seat)
    return True


def can_move(position: Position, seat: i64) -> bool:
    """MAF-57, MAF-62, MAF-E24: an awake man and a free chair."""
    return position.awake(seat) != 0 and position.free_chairs() != 0


def drinks_to_serve(position: Position) -> i64:
    """MAF-55, MAF-E14, MAF-E16: three men, or as many as have a drink and markers allow."""
    count = how_many(drinkers(position))
    if count > position.rules.nightcap_drinks:
        count = position.rules.nightcap_drinks
    left = position.markers_left()
    return left if left < count else count


def drinkers_by_drink(position: Position) -> i64:
    """The drinks that somebody sits in front of, as a set in the order of their chairs."""
    occupied = drinkers(position)
    found: i64 = 0
    one: i64 = 1
    for chair in position.rules.drink_chairs:
        if (occupied >> chair) & 1:
            found |= one
        one <<= 1
    return found


def foreign_pies(position: Position, seat: i64) -> i64:
    """MAF-52, MAF-54, MAF-65, MAF-E3: the owners of the pies on the table, a bit a seat, without
    this player; pies of players who are out count."""
    found: i64 = 0
    one: i64 = 1
    for owner in range(position.seats):
        if owner != seat and position.pies[owner] >= 0:
            found |= one << owner
    return found


def can_pass_a_pie(position: Position, seat: i64) -> bool:
    """MAF-52, MAF-E5: some opponent's pie can go one way or the other."""
    for owner in range(position.seats):
        if owner != seat and (
            pie_goes_to(position, owner, True) >= 0 or pie_goes_to(position, owner, False) >= 0
        ):
            return True
    return False


def play_card(position: Position, seat: i64, card: i64) -> None:
    """MAF-33: face up onto the discard pile. MAF-61: the police card leaves the game instead."""
    show_card(position, seat, card)
    if card == BEAT_IT:
        position.gone += one_of(card)
    else:
        position.discards += one_of(card)
    position.card = card
    if position.played == 0:
        position.opened = card
    position.played += 1
    tell_card_played(position, seat, card)
    if card == BEAT_IT:
        clear_table(position)
        ask_next_to_place(position, seat)
    elif card == MOVE:
        position.step = Step.MAN
    elif card == NIGHTCAP:
        position.step = Step.DRINKS
    elif card == ORDER_PIE:
        position.step = Step.PIE_CHAIR
    elif card == PASS_IT_ON:
        position.step = Step.PASS
    elif card == KA_BOOM:
        position.step = Step.EXPLODE
    else:
        position.step = Step.VICTIM


def discard_instead(position: Position, seat: i64, card: i64) -> None:
    """MAF-38: one card of one's choice is thrown away."""
    show_card(position, seat, card)
    position.discards += one_of(card)
    tell_card_discarded(position, seat, card)


def attack(position: Position, seat: i64, victim: i64) -> None:
    """MAF-43 to MAF-48: one victim, stabbed or shot."""
    tell_attacked(position, seat, victim)
    kill(position, only_chair(victim), seat, position.card)


def put_pie(position: Position, seat: i64, chair: i64) -> None:
    """MAF-50: one's own pie, in front of any chair."""
    position.pies[seat] = chair
    tell_pie_placed(position, seat, chair)


def pass_pie(position: Position, seat: i64, pie: i64, left: bool) -> None:
    """MAF-52, MAF-53: one pie goes to the first gangster on that side."""
    target = pie_goes_to(position, pie, left)
    tell_pie_passed(position, seat, pie, target, left)
    position.pies[pie] = target


def explode(position: Position, seat: i64, pie: i64) -> None:
    """MAF-20 to MAF-24, MAF-54, MAF-E1, MAF-E2: whoever sits at the pie or beside it dies, and the
    pie goes back."""
    blast = blast_of(position, pie)
    tell_pie_exploded(position, seat, pie)
    return_pie(position, pie)
    kill(position, blast, seat, ORDER_PIE if seat == pie else KA_BOOM)


def serve_drinks(position: Position, seat: i64, drinks: i64) -> None:
    """MAF-55: a marker for each. MAF-58, MAF-E15, MAF-E39: who is asleep already dies of it. All at
    once."""
    served: i64 = 0
    for chair in position.rules.drink_chairs:
        if drinks & 1:
            served |= only_chair(chair)
        drinks >>= 1
    overdose = served & position.asleep
    position.asleep |= served
    tell_drinks_served(position, seat, served, overdose)
    kill(position, overdose, seat, NIGHTCAP)
