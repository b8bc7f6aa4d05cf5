"""Another world that a seat cannot tell from the real one.

Hidden are only the hands of the others and the draw pile. What is known of them (MAF-E46): all
cards but one's own and the discards are there; what all hands together and what the draw pile held
at the last shuffle; and what everybody has shown since then. So it is first decided, for each card
that a rival has shown, whether it was an old one or drawn since; then the old cards that are left
are dealt to those who must still have them, and the others to the hands and the draw pile.
"""

from mypy_extensions import i64

from backroom.games.maffiosi.position import Position
from backroom.kernel.bundle import EMPTY, SORTS, counts, one_of, size
from backroom.kernel.rng import FastRng, Rng


def redeal_for(position: Position, seat: i64, rng: Rng) -> None:
    """Deal anew all that this seat cannot know; the future draws of the real world are gone too."""
    position.rng = FastRng(rng.word(), rng.word(), rng.word(), 1)
    while not redeal_cards(position, seat, rng):
        pass  # the origins guessed do not fit together: guess again


def redeal_cards(position: Position, seat: i64, rng: Rng) -> bool:
    """False if the guess of who has shown old cards leads nowhere."""
    old_left = position.kept
    new_left = position.shuffled
    if seat >= 0:
        old_left -= position.held[seat]
        new_left -= position.drawn[seat]
    old = list(counts(old_left))
    new = list(counts(new_left))
    rivals = [other for other in range(position.seats) if other != seat]
    held: list[int] = [size(position.held[other]) for other in rivals]
    shown_old: list[int] = []
    for spot in range(len(rivals)):
        shown = guess_old(position.shows[rivals[spot]], held[spot], old, new, rng)
        if shown < 0:
            return False
        held[spot] -= size(shown)
        if held[spot] > size(position.hands[rivals[spot]]):
            return False
        shown_old.append(shown)
    old_cards = shuffled(old, rng)
    new_cards = shuffled(new, rng)
    for spot in range(len(rivals)):
        other: i64 = rivals[spot]
        kept = dealt(old_cards, held[spot])
        fresh = dealt(new_cards, size(position.hands[other]) - held[spot])
        position.hands[other] = kept + fresh
        position.held[other] = kept + shown_old[spot]
        position.drawn[other] = fresh + shown_by(position.shows[other]) - shown_old[spot]
    position.pile = dealt(new_cards, len(new_cards))
    return True


def guess_old(shows: tuple[int, ...], held: i64, old: list[int], new: list[int], rng: Rng) -> i64:
    """Which of the cards that a rival has shown were old, as a bundle; they leave the counts of old
    and new cards. Below zero if it cannot be."""
    shown_old: i64 = EMPTY
    shown_new: i64 = 0
    for show in shows:
        card: i64 = show % 8
        can_be_old: i64 = old[card] if size(shown_old) < held else 0
        can_be_new: i64 = new[card] if shown_new < show // 8 else 0
        if can_be_old + can_be_new <= 0:
            return -1
        if rng.below(can_be_old + can_be_new) < can_be_old:
            shown_old += one_of(card)
            old[card] -= 1
        else:
            shown_new += 1
            new[card] -= 1
    return shown_old


def shown_by(shows: tuple[int, ...]) -> i64:
    """All cards that a rival has shown, as a bundle."""
    shown: i64 = EMPTY
    for show in shows:
        shown += one_of(show % 8)
    return shown


def shuffled(counted: list[int], rng: Rng) -> list[int]:
    cards: list[int] = []
    for sort in range(SORTS):
        cards += [sort for _ in range(counted[sort])]
    rng.shuffle(cards)
    return cards


def dealt(cards: list[int], wanted: i64) -> i64:
    """So many of the shuffled cards, as a bundle."""
    bundle: i64 = EMPTY
    for _ in range(wanted):
        bundle += one_of(cards.pop())
    return bundle
