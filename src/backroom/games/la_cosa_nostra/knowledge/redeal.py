"""Another world that a seat cannot tell from the real one.

Hidden are hands, planned jobs, jobs and influence cards discarded face down, what is left of the
decks, and answers that are still sealed. Jobs have the round on their backs, so every deck is dealt
anew by itself; what was looked at stays where it is.
"""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.knowledge.who_knows import (
    attached_cards,
    has_sealed_robbery,
    has_sealed_yes_or_no,
    knowers_of,
    seen_jobs,
)
from backroom.games.la_cosa_nostra.pieces.aims import bit_of
from backroom.games.la_cosa_nostra.position import Position, Stage
from backroom.games.la_cosa_nostra.records import NONE
from backroom.games.la_cosa_nostra.rules import (
    DECK,
    MEN,
    NO_TASK,
    PURCHASE,
    ROUNDS,
    SCHEMER,
    Aim,
)
from backroom.games.la_cosa_nostra.steps.draw_phase import OBJECTIONS, has_bad_luck
from backroom.games.la_cosa_nostra.steps.influence import holds_card
from backroom.kernel.bitset import count, has, just, members
from backroom.kernel.bundle import EMPTY, count_of, one_of, size
from backroom.kernel.rng import FastRng, Rng
from backroom.kernel.seats import only


def redeal_for(position: Position, seat: i64, rng: Rng) -> None:
    """Deal anew all that this seat cannot know; the future draws of the real world are gone too."""
    position.rng = FastRng(rng.word(), rng.word(), rng.word(), 1)
    for round in range(ROUNDS):
        redeal_jobs(position, seat, round, rng)
    redeal_influence(position, seat, rng)
    for other in range(position.seats):
        if other != seat:
            if position.stage is Stage.DRAW:
                position.jobs.drawn[other] = position.jobs.hands[4 * other + position.round - 1]
            if has_sealed_robbery(position, other):
                redeal_robbery(position, other, rng)
            if has_sealed_yes_or_no(position, other):
                redeal_answer(position, other, rng)


def redeal_jobs(position: Position, seat: i64, round: i64, rng: Rng) -> None:
    """The jobs of one deck that this seat has not seen, on all places that it cannot see; who else
    has looked at which of them stays as everybody saw it."""
    everything = just(position.rules.deck_size[round]) - 1
    unseen = everything & ~seen_jobs(position, seat, round)
    cards = members(unseen)
    rng.shuffle(cards)
    men = men_with_unseen(position, round, unseen)
    men_known = [knowers_of(position, round, position.crew.tasks[man] % DECK) for man in men]
    discards_known = [
        int(knowers_of(position, round, job))
        for job in members(position.jobs.hidden[round] & unseen)
    ]
    discards_known.sort()
    for other in range(position.seats):
        position.jobs.known[4 * other + round] &= ~unseen

    proven = position.rules.binding and position.is_announced()
    attacker = position.job.man if proven else NONE
    if attacker in men:
        put_attack_last(position, round, cards)
        position.give_task(attacker, DECK * round + cards.pop())
    for spot in range(len(men)):
        man: i64 = men[spot]
        if man != attacker:
            position.give_task(man, DECK * round + cards.pop())
        remember(position, round, position.crew.tasks[man] % DECK, men_known[spot])
    for other in range(position.seats):
        if other != seat:
            held = count(position.jobs.hands[4 * other + round])
            position.jobs.hands[4 * other + round] = take(cards, held)
    hidden: i64 = position.jobs.hidden[round] & ~unseen
    for knowers in discards_known:
        card: i64 = cards.pop()
        hidden |= just(card)
        remember(position, round, card, knowers)
    position.jobs.hidden[round] = hidden
    position.jobs.decks[round] = take(cards, len(cards))


def men_with_unseen(position: Position, round: i64, unseen: i64) -> list[int]:
    """The gangsters on whom one of these jobs lies."""
    found: list[int] = []
    for man in range(MEN):
        task: i64 = position.crew.tasks[man]
        if task != NO_TASK and task < PURCHASE and task // DECK == round:
            if has(unseen, task % DECK):
                found.append(man)
    return found


def remember(position: Position, round: i64, job: i64, knowers: i64) -> None:
    for other in range(position.seats):
        if has(knowers, other):
            position.jobs.known[4 * other + round] |= just(job)


def put_attack_last(position: Position, round: i64, cards: list[int]) -> None:
    """LCN-E94: if an announcement proves it, whoever has named a target has an attack that could
    hit him then: the last card of the list becomes one."""
    kinds = position.rules.job_kind
    for spot in range(len(cards)):
        aim = position.rules.aim[kinds[DECK * round + cards[spot]]]
        if aim is not Aim.NOTHING and position.job.fits & bit_of(aim) != 0:
            cards[spot], cards[-1] = cards[-1], cards[spot]
            return


def take(cards: list[int], wanted: i64) -> i64:
    """So many of the shuffled cards, as a set."""
    found: i64 = 0
    for _ in range(wanted):
        found |= just(cards.pop())
    return found


def redeal_influence(position: Position, seat: i64, rng: Rng) -> None:
    """LCN-16, LCN-E78: the others hold what everybody knows they hold, and beside that anything."""
    pool = position.rules.influence_deck - position.influence.shown - attached_cards(position)
    if seat >= 0:
        pool -= position.influence.hands[seat] + position.influence.secret[seat]
    for other in range(position.seats):
        if other != seat:
            pool -= position.influence.sure[other]
    cards: list[int] = []
    for kind in range(8):
        for _ in range(count_of(pool, kind)):
            cards.append(kind)
    rng.shuffle(cards)
    for other in range(position.seats):
        if other != seat:
            hidden = size(position.influence.hands[other]) - size(position.influence.sure[other])
            position.influence.hands[other] = position.influence.sure[other] + bundle_from(
                cards, hidden
            )
            position.influence.secret[other] = bundle_from(
                cards, size(position.influence.secret[other])
            )
    position.influence.pile = bundle_from(cards, len(cards))


def bundle_from(cards: list[int], wanted: i64) -> i64:
    found: i64 = EMPTY
    for _ in range(wanted):
        found += one_of(cards.pop())
    return found


def redeal_robbery(position: Position, other: i64, rng: Rng) -> None:
    """With any gangster who carries a Robbery now, or not at all."""
    own: i64 = position.crew.men[other]
    men = members(own & position.crew.robbing)
    spot = rng.below(len(men) + 1)
    position.robbery.chosen &= ~own
    if spot < len(men):
        position.robbery.chosen |= just(men[spot])


def redeal_answer(position: Position, other: i64, rng: Rng) -> None:
    """Yes or no, if the new cards allow a yes."""
    position.agreed &= ~only(other)
    if position.step is OBJECTIONS:
        can = has_bad_luck(position, other)
    else:
        can = holds_card(position, other, SCHEMER)
    if can and rng.below(2) == 1:
        position.agreed |= only(other)
