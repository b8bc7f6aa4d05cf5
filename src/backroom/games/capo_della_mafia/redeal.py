"""Another world that a seat cannot tell from the real one.

The result is a function of what the seat knows and of the random stream: whatever the seat cannot
see is first forgotten (counted into one pool) and then dealt anew. CAP-E33 says what is known:
everything seen since the last shuffle; that cards held since before the shuffle were not in the
shuffled pile; and, where every Giulia laid is turned up, that unseen discards hold none.
"""

from mypy_extensions import i64

from backroom.games.capo_della_mafia.actions import CapAction
from backroom.games.capo_della_mafia.choices import choices_of
from backroom.games.capo_della_mafia.giulia import hidden_giulias
from backroom.games.capo_della_mafia.handful import cards_in, handful, size
from backroom.games.capo_della_mafia.knowledge import (
    has_sealed,
    hidden_count,
    surely_drawn,
    surely_held,
    unseen_cards,
)
from backroom.games.capo_della_mafia.position import Phase, Position
from backroom.kernel.rng import FastRng, Rng
from backroom.kernel.seats import only
from backroom.kernel.state import Windows


def redeal_for(position: Position, seat: i64, rng: Rng) -> None:
    """Deal anew all that this seat cannot know; the future draws of the real world are gone too."""
    position.rng = FastRng(rng.word(), rng.word(), rng.word(), 1)
    redeal_missions(position, rng)
    while not redeal_cards(position, seat, rng):
        pass  # the deal met what is known of the last shuffle by bad luck: deal again
    # What a rival remembers of his own cards is hidden too.
    position.memory = position.memory.as_known_to(seat)
    for other in range(position.seats):
        if other != seat:
            redeal_choice(position, other, rng)


def redeal_missions(position: Position, rng: Rng) -> None:
    """The top mission can be any that has its back (CAP-E1)."""
    position.newspaper_pile.sort()
    if position.next_mission < 0:
        return
    envelope = position.rules.envelope
    left = sorted(position.mission_pile + [int(position.next_mission)])
    back = envelope[position.next_mission]
    fitting = [mission for mission in left if envelope[mission] == back]
    position.next_mission = fitting[rng.below(len(fitting))]
    left.remove(position.next_mission)
    position.mission_pile = left


def redeal_cards(position: Position, seat: i64, rng: Rng) -> bool:
    """Deal the unseen cards to the places the seat cannot see; False if they do not fit."""
    unseen = unseen_cards(position, seat)
    rivals = [other for other in range(position.seats) if other != seat]
    hidden: list[list[int]] = [[] for _ in range(position.seats)]
    sizes = [hidden_count(position, other) for other in range(position.seats)]

    limits = position.memory.held_by_others(seat)
    for other in rivals:
        take_known_held(position, other, limits)
    for other in rivals:
        if not draw_within(unseen, limits, surely_held(position, other), hidden[other], rng):
            return False

    discards: list[list[int]] = [[] for _ in range(position.seats)]
    pile: list[int] = []
    if position.rules.claims_for_all:
        no_giulia = [0 if extra > 0 else 99 for extra in position.rules.extra_respect]
        for other in rivals:
            if not draw_within(
                unseen, no_giulia, len(position.secret[other]), discards[other], rng
            ):
                return False
        shuffled = [int(limit) for limit in position.memory.shuffled]
        for other in rivals:
            drawn = surely_drawn(position, other)
            if not draw_within(unseen, shuffled, drawn, hidden[other], rng):
                return False
        if not draw_within(unseen, shuffled, len(position.pile), pile, rng):
            return False

    rest: list[int] = []
    for kind in range(len(unseen)):
        for _ in range(unseen[kind]):
            rest.append(kind)
    rng.shuffle(rest)
    for other in rivals:
        while len(hidden[other]) < sizes[other]:
            hidden[other].append(rest.pop())
        while len(discards[other]) < len(position.secret[other]):
            discards[other].append(rest.pop())
        rng.shuffle(hidden[other])
        place_hidden(position, other, hidden[other])
        position.secret[other] = tuple(sorted(discards[other]))
    position.pile = sorted(pile + rest)
    return True


def take_known_held(position: Position, other: i64, limits: list[int]) -> None:
    """Cards a rival has shown that were surely held back no longer are anybody's secret."""
    for card in position.seen_stale[other]:
        limits[card] -= 1
    if position.fresh[other] == 0:
        for card in cards_in(position.face_up(other)):
            limits[card] -= 1


def draw_within(
    unseen: list[int], limits: list[int], count: i64, into: list[int], rng: Rng
) -> bool:
    """Draw so many of the unseen cards, of each kind no more than its limit; False if there are
    too few."""
    while count > 0:
        total: i64 = 0
        for kind in range(len(unseen)):
            total += min(unseen[kind], limits[kind])
        if total <= 0:
            return False
        spot = rng.below(total)
        for kind in range(len(unseen)):
            spot -= min(unseen[kind], limits[kind])
            if spot < 0:
                unseen[kind] -= 1
                limits[kind] -= 1
                into.append(kind)
                break
        count -= 1
    return True


def place_hidden(position: Position, other: i64, cards: list[int]) -> None:
    """The first cards are the rival's hand; the others lie face down beside what is face up."""
    held = size(position.hands[other])
    face_up = list(cards_in(position.face_up(other)))
    position.hands[other] = handful(cards[:held])
    table = sorted(face_up + cards[held:])
    up: i64 = 0
    bit: i64 = 1
    for card in table:
        if card in face_up:
            face_up.remove(card)
            up |= bit
        bit <<= 1
    position.table[other] = handful(table)
    position.up[other] = up


def redeal_choice(position: Position, other: i64, rng: Rng) -> None:
    """A rival who has sealed a choice may have sealed any that his new cards allow."""
    if position.phase is Phase.CLAIM and position.windows is Windows.KNOWN:
        if hidden_giulias(position, other) == 0:
            position.pending &= ~only(other)
    if has_sealed(position, other):
        choices = choices_of(position, other)
        action = choices[rng.below(len(choices))]
        assert isinstance(action, CapAction)
        position.sealed[other] = action.value
