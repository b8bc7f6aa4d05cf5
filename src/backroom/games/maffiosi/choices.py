"""What a seat can choose in the present step."""

from mypy_extensions import i64

from backroom.games.maffiosi.actions import (
    BRINGS_OF,
    COLOURS_OF,
    DISCARDS_OF,
    EXPLOSIONS_OF,
    KILLS,
    LIFTS,
    PASS_LEFT,
    PASS_RIGHT,
    PIE_CHAIRS,
    PLAY,
    PLAYS_OF,
    SEATS_AT,
    STAY,
    servings,
)
from backroom.games.maffiosi.chairs import ALL_CHAIRS, only_chair
from backroom.games.maffiosi.playing import (
    can_play,
    drinkers_by_drink,
    drinks_to_serve,
    foreign_pies,
)
from backroom.games.maffiosi.position import Position, Step
from backroom.games.maffiosi.rules import MOVE
from backroom.games.maffiosi.set_up import free_colours
from backroom.games.maffiosi.threats import pie_goes_to, victims_of
from backroom.kernel.actions import Action
from backroom.kernel.bundle import count_of, sorts_in


def choices_of(position: Position, seat: i64) -> tuple[Action, ...]:
    """The choices of a seat that is asked, from its own hand and from what all can see."""
    step = position.step
    if step is Step.CARD:
        return cards_to_play(position, seat)
    if step is Step.SECOND:
        return second_cards(position, seat)
    if step is Step.VICTIM:
        return KILLS.of(victims_of(position, seat, position.card))
    if step is Step.MAN:
        return LIFTS.of(position.awake(seat))
    if step is Step.CHAIR:
        return SEATS_AT.of(chairs_to_take(position))
    if step is Step.BRING:
        return BRINGS_OF[sorts_in(position.waiting[seat])]
    if step is Step.PIE_CHAIR:
        return PIE_CHAIRS.of(ALL_CHAIRS & ~position.pie_chairs())
    if step is Step.PASS:
        return pies_to_pass(position, seat)
    if step is Step.EXPLODE:
        return EXPLOSIONS_OF[foreign_pies(position, seat)]
    if step is Step.COLOUR:
        return COLOURS_OF[free_colours(position)]
    return servings(drinkers_by_drink(position), drinks_to_serve(position))


def cards_to_play(position: Position, seat: i64) -> tuple[Action, ...]:
    """MAF-33, MAF-38: any card that can be carried out, or any card thrown away."""
    held = sorts_in(position.hands[seat])
    playable: i64 = 0
    one: i64 = 1
    for card in range(len(PLAY)):
        if held & one and can_play(position, seat, card):
            playable |= one
        one <<= 1
    return PLAYS_OF[playable] + DISCARDS_OF[held]


def second_cards(position: Position, seat: i64) -> tuple[Action, ...]:
    """MAF-34, MAF-37: a Move, or nothing."""
    if count_of(position.hands[seat], MOVE) > 0 and can_play(position, seat, MOVE):
        return (PLAY[MOVE], STAY)
    return (STAY,)


def chairs_to_take(position: Position) -> i64:
    """MAF-15, MAF-62, MAF-E22: any free chair; getting up and sitting down again is no move."""
    free = position.free_chairs()
    if position.lifted_from >= 0:
        free &= ~only_chair(position.lifted_from)
    return free


def pies_to_pass(position: Position, seat: i64) -> tuple[Action, ...]:
    """MAF-52, MAF-E3, MAF-E5: opponents' pies, each to the left or to the right."""
    found: list[Action] = []
    for owner in range(position.seats):
        if owner != seat:
            if pie_goes_to(position, owner, True) >= 0:
                found.append(PASS_LEFT[owner])
            if pie_goes_to(position, owner, False) >= 0:
                found.append(PASS_RIGHT[owner])
    return tuple(found)
