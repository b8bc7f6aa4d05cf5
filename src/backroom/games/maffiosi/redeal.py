"""Another world that a seat cannot tell from the real one.

Hidden are only the hands of the others and the draw pile. What is known of them (MAF-E46): all
cards but one's own and the discards are there; what was shuffled last; and that cards held since
before that shuffle were not in it.
"""

from mypy_extensions import i64

from backroom.games.maffiosi.bundle import EMPTY, SORTS, count_of, counts, one_of, size
from backroom.games.maffiosi.knowledge import surely_fresh, surely_stale
from backroom.games.maffiosi.position import Position
from backroom.kernel.redealing import draw_within
from backroom.kernel.rng import FastRng, Rng


def redeal_for(position: Position, seat: i64, rng: Rng) -> None:
    """Deal anew all that this seat cannot know; the future draws of the real world are gone too."""
    position.rng = FastRng(rng.word(), rng.word(), rng.word(), 1)
    while not redeal_cards(position, seat, rng):
        pass  # the deal met what is known of the last shuffle by bad luck: deal again
    for other in range(position.seats):
        if other != seat:  # what a rival remembers of his own cards is hidden too
            position.held[other] = EMPTY
            position.drawn[other] = EMPTY


def redeal_cards(position: Position, seat: i64, rng: Rng) -> bool:
    """Deal the unseen cards to the other hands and the draw pile; False if they do not fit."""
    unseen_bundle = position.rules.deck - position.discards - position.gone
    old_bundle = position.kept
    new_bundle = position.shuffled
    if seat >= 0:
        unseen_bundle -= position.hands[seat]
        old_bundle -= position.held[seat]
        new_bundle -= position.drawn[seat]
    unseen = list(counts(unseen_bundle))
    old = list(counts(old_bundle))
    new = list(counts(new_bundle))
    rivals = [other for other in range(position.seats) if other != seat]
    for other in rivals:
        for sort in range(SORTS):
            old[sort] -= count_of(position.seen_stale[other], sort)
            new[sort] -= count_of(position.seen_fresh[other], sort)
    dealt: list[list[int]] = [[] for _ in range(position.seats)]
    pile: list[int] = []
    for other in rivals:
        if not draw_within(unseen, old, surely_stale(position, other), dealt[other], rng):
            return False
    for other in rivals:
        if not draw_within(unseen, new, surely_fresh(position, other), dealt[other], rng):
            return False
    if not draw_within(unseen, new, size(position.pile), pile, rng):
        return False
    rest: list[int] = []
    for sort in range(SORTS):
        rest += [sort for _ in range(unseen[sort])]
    rng.shuffle(rest)
    for other in rivals:
        while len(dealt[other]) < size(position.hands[other]):
            dealt[other].append(rest.pop())
        position.hands[other] = together(dealt[other])
    position.pile = together(pile)
    return True


def together(cards: list[int]) -> i64:
    bundle: i64 = EMPTY
    for card in cards:
        bundle += one_of(card)
    return bundle
