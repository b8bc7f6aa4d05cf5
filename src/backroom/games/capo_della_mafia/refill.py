"""End of the round: the discard pile, full hands again, and what one remembers of a shuffle."""

from mypy_extensions import i64

from backroom.games.capo_della_mafia.announcing import (
    tell_cards_discarded,
    tell_cards_drawn,
    tell_discards_shuffled,
)
from backroom.games.capo_della_mafia.handful import (
    EMPTY,
    cards_in,
    first_card,
    other_cards,
    size,
    with_card,
)
from backroom.games.capo_della_mafia.past import Past
from backroom.games.capo_della_mafia.position import NONE, Memory, Position
from backroom.games.capo_della_mafia.rules import CapRules, Effect


def discard_everything(position: Position) -> None:
    """CAP-40, CAP-E24: all laid cards go onto the discard pile; those never shown stay unknown."""
    position.past = Past(
        position.past,
        position.counter,
        position.mission,
        position.newspaper,
        [size(cards) for cards in position.table],
        position.turned_up[:],
        [position.face_up(seat) for seat in range(position.seats)],
        position.suspects[:],
        position.jailed,
        position.respect[:],
    )
    for seat in range(position.seats):
        tell_cards_discarded(position, seat)
        discard_table(position, seat)
        held = size(position.hands[seat])
        if position.fresh[seat] > held:
            position.fresh[seat] = held
        if position.stale[seat] > held:
            position.stale[seat] = held
        position.sealed[seat] = 0
        position.suspects[seat] = NONE
    position.void = 0
    position.suspected = 0
    position.jailed = 0


def discard_table(position: Position, seat: i64) -> None:
    """What lay face up everybody remembers, what lay face down only its owner (CAP-E33)."""
    seen = position.face_up(seat)
    if position.fresh[seat] == 0:
        position.seen_stale[seat] += cards_in(seen)
    while seen != 0:
        position.shown[first_card(seen)] += 1
        seen = other_cards(seen)
    unseen = position.face_down(seat)
    if unseen != EMPTY:
        position.secret[seat] += cards_in(unseen)
    position.table[seat] = EMPTY
    position.up[seat] = 0


def refill_hands(position: Position) -> None:
    """CAP-42, CAP-E4: from the counter clockwise, whoever has 0 or 1 cards draws up to 5; with 2 or
    more nobody draws. CAP-62 helps everybody with 3 or fewer."""
    rules = position.rules
    few = rules.refill_at_or_below + position.effect(Effect.REFILL_AT_OR_BELOW)
    for step in range(position.seats):
        seat = (position.counter + step) % position.seats
        held = size(position.hands[seat])
        if held <= few and held < rules.hand:
            draw_cards(position, seat, rules.hand - held)


def draw_cards(position: Position, seat: i64, count: i64) -> None:
    """Draw so many cards; an empty pile is made anew on the way (CAP-E3). The hand is kept sorted:
    the order of drawing is nobody's business."""
    hand: i64 = position.hands[seat]
    drawn: i64 = EMPTY
    for _ in range(count):
        if len(position.pile) == 0:
            if drawn != EMPTY:
                take_into_hand(position, seat, hand, drawn)
                drawn = EMPTY
            shuffle_discards(position)
        card: i64 = position.rng.take_from(position.pile)
        hand = with_card(hand, card)
        drawn = with_card(drawn, card)
    take_into_hand(position, seat, hand, drawn)


def take_into_hand(position: Position, seat: i64, hand: i64, drawn: i64) -> None:
    position.hands[seat] = hand
    position.fresh[seat] += size(drawn)
    tell_cards_drawn(position, seat, drawn)


def shuffle_discards(position: Position) -> None:
    """CAP-E3: the discard pile becomes the draw pile. There is always enough: at most 35 cards are
    in hands."""
    position.memory = remember_shuffle(position)
    pile: list[int] = []
    for kind in range(len(position.shown)):
        for _ in range(position.shown[kind]):
            pile.append(kind)
        position.shown[kind] = 0
    for seat in range(position.seats):
        pile += position.secret[seat]
        position.secret[seat] = ()
        position.seen_stale[seat] = ()
        position.fresh[seat] = 0
        position.stale[seat] = size(position.hands[seat])
    pile.sort()
    position.pile = pile
    tell_discards_shuffled(position, pile)


def first_memory(rules: CapRules) -> Memory:
    """Before any shuffle everything came from the full deck, and nothing is older than that."""
    return Memory(rules.copies, rules.copies, tuple([() for _ in range(rules.seats)]))


def remember_shuffle(position: Position) -> Memory:
    """CAP-E33: what the discard pile was known to hold when it was shuffled.

    A card that was seen discarded is held by nobody. And where every Giulia laid is turned up
    (CAP-E14 as an option), the unseen discards hold none.
    """
    rules = position.rules
    kinds = range(len(rules.copies))
    held = tuple([rules.copies[kind] - position.shown[kind] for kind in kinds])
    shuffled = rules.copies
    if rules.claims_for_all:
        shuffled = tuple(
            [
                position.shown[kind] if rules.extra_respect[kind] > 0 else rules.copies[kind]
                for kind in kinds
            ]
        )
    own = [position.secret[s] + cards_in(position.hands[s]) for s in range(position.seats)]
    return Memory(held, shuffled, tuple(own))
