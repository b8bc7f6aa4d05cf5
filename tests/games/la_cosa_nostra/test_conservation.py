"""Many random games with random deals and random answers: nothing appears and nothing is lost.

So many games are played as BACKROOM_DEAL_GAMES says: 60 when the rules are interpreted, and 1,200
when they are compiled, unless something else is wanted. `make soak` plays 10,000.
"""

import os
from collections import Counter

import pytest

from backroom.freshness import is_compiled
from backroom.games.la_cosa_nostra.actions import LcnDeal
from backroom.games.la_cosa_nostra.rules import NO_TASK, PURCHASE
from backroom.games.la_cosa_nostra.state import LcnState
from backroom.games.la_cosa_nostra.trade.terms import Offer, Promise, PromiseKind, Side
from backroom.kernel.bitset import members
from backroom.kernel.events import Told
from backroom.kernel.rng import Rng, fast_rng
from backroom.kernel.state import Windows
from builders.la_cosa_nostra import LCN, rules_of
from builders.rule_marks import rule

GAMES = int(os.environ.get("BACKROOM_DEAL_GAMES", "1200" if is_compiled() else "60"))
BATCHES = 12
"""The games are spread over so many tests."""

BUSINESSES = (1 << 34) - 1
JOBS = ((1 << 20) - 1, (1 << 20) - 1, (1 << 25) - 1, (1 << 25) - 1)
INFLUENCE = (8, 4, 2, 5, 2, 4, 3, 5)
"""How many of each kind: 33 in all."""
RULES = [rules_of(players, families="random") for players in (3, 4, 5)]
DO_OFFER = 5
"""One step in so many is a deal that somebody proposes."""


# Random players


def choice(things: list[int], chance: Rng) -> tuple[int, ...]:
    """One of them, or none."""
    return (things[chance.below(len(things))],) if things and chance.below(2) else ()


def any_side(state: LcnState, giver: int, chance: Rng) -> Side:
    """Something that this player has, or nearly has."""
    owned = members(state.town.owned[giver])
    planned = [task - PURCHASE for task in state.crew.tasks if task >= PURCHASE]
    mine = [card for card in range(34) if state.markers_on(card, giver)]
    promise = Promise(PromiseKind.SHARE) if chance.below(2) else Promise(PromiseKind.REPAY, 2000)
    return Side(
        cash=1000 * int(chance.below(state.cash[giver] + 2)),
        businesses=choice(owned, chance),
        gangsters=choice(members(state.crew.men[giver]), chance),
        permits=choice(owned + planned, chance) * int(1 + chance.below(2)),
        returns=choice(mine, chance),
        promises=(promise,) if chance.below(2) else (),
    )


def bargain(state: LcnState, chance: Rng) -> None:
    """Somebody takes something from the menu, or proposes a deal made up on the spot."""
    who = int(chance.below(state.seats))
    if chance.below(3):
        partner = (who + 1 + int(chance.below(state.seats - 1))) % state.seats
        gives, gets = any_side(state, who, chance), any_side(state, partner, chance)
        state.attempt(who, LcnDeal(Offer(partner, gives, gets)))
        return
    menu = state.menu(who)
    if menu:
        state.apply(who, menu[chance.below(len(menu))])


def step(state: LcnState, chance: Rng) -> None:
    if chance.below(DO_OFFER) == 0:
        bargain(state, chance)
    else:
        asked = state.to_act()
        who = asked[chance.below(len(asked))]
        legal = state.legal(who)
        state.apply(who, legal[chance.below(len(legal))])


# The books


def exactly_once(piles: list[int], everything: int) -> None:
    """Each card lies in exactly one of these piles."""
    together = 0
    for pile in piles:
        together |= pile
    assert together == everything, "something is lost"
    assert sum(piles) == everything, "something is there twice"


def check_cards(state: LcnState) -> None:
    """34 businesses, 30 gangsters, 90 jobs and 33 influence cards, each somewhere exactly once."""
    tasks = [task for task in state.crew.tasks if task != NO_TASK]
    purchases = [1 << (task - PURCHASE) for task in tasks if task >= PURCHASE]
    market = [1 << card for card in state.town.market if card >= 0]
    exactly_once([*state.town.owned, *state.town.stack, *market, *purchases], BUSINESSES)
    families = sum(63 << (6 * family) for family in state.family)
    exactly_once([*state.crew.men, *state.crew.recruits, *state.crew.trophies], families)
    for round in range(4):
        planned = [1 << (task % 64) for task in tasks if task < PURCHASE and task // 64 == round]
        hands = state.jobs.hands[round::4]
        piles = [state.jobs.decks[round], state.jobs.shown[round], state.jobs.hidden[round]]
        exactly_once([*piles, *hands, *planned], JOBS[round])
    carried = (
        state.crew.henchmen,
        state.crew.saboteurs,
        state.crew.pistols,
        state.crew.distractions,
    )
    lying = [0, 0, 0, *(int(men).bit_count() for men in carried), 0]
    bundles = [
        state.influence.pile,
        state.influence.shown,
        *state.influence.hands,
        *state.influence.secret,
    ]
    for kind in range(8):
        found = sum((bundle >> (6 * kind)) & 63 for bundle in bundles)
        assert found + lying[kind] == INFLUENCE[kind]


def check_markers(state: LcnState) -> None:
    """LCN-85, LCN-87, LCN-92, LCN-E50: five a player; on active businesses of others or on planned
    purchases only."""
    planned = {task - PURCHASE for task in state.crew.tasks if task >= PURCHASE}
    out = [0] * state.seats
    for card in range(34):
        if state.town.markers[card]:
            owner = state.owner_of_business(card)
            assert owner >= 0 or card in planned
            assert not state.town.off >> card & 1
            for seat in range(state.seats):
                here = state.markers_on(card, seat)
                assert here == 0 or seat != owner
                out[seat] += here
    assert all(0 <= each <= 5 for each in out)
    assert out == [state.markers_used_by(seat) for seat in range(state.seats)]


class Books:
    """What everybody should have by what has been told."""

    def __init__(self, state: LcnState) -> None:
        self.have: Counter[str] = Counter()
        for seat in range(state.seats):
            self.have[f"cash {seat}"] = 2000
            self.have[f"markers {seat}"] = 5

    def enter(self, told: list[Told]) -> None:
        for each in told:
            for move in each.event.moves():
                self.have[move.source] -= move.amount
                self.have[move.target] += move.amount

    def check(self, state: LcnState) -> None:
        for seat in range(state.seats):
            assert state.cash[seat] >= 0
            assert self.have[f"cash {seat}"] == 1000 * state.cash[seat]
            assert self.have[f"laundered {seat}"] == 1000 * state.laundered[seat]
            out = state.markers_used_by(seat)
            assert self.have[f"markers {seat}"] == 5 - out
            assert self.have[f"markers out {seat}"] == out


def play(number: int) -> Counter[str]:
    """One game, checked at each start of a round and at its end; counts what was told."""
    windows = Windows.ALL if number % 2 else Windows.KNOWN
    told: list[Told] = []
    state = LCN.deal(RULES[number % 3], fast_rng(number), windows, told)
    assert isinstance(state, LcnState)
    state.recorder = told
    chance = fast_rng(number, 1)
    books, happened = Books(state), Counter[str]()
    books.enter(told)
    told.clear()
    round = 0
    while True:
        if state.round > round or state.is_over():
            round = state.round
            check_cards(state)
            check_markers(state)
            books.enter(told)
            books.check(state)
            happened.update(type(each.event).__name__ for each in told)
            told.clear()
            if state.is_over():
                return happened
        step(state, chance)


@rule("LCN-E77", "LCN-E81", "LCN-86")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_nothing_is_lost_and_nothing_made_in_games_full_of_deals(batch: int) -> None:
    happened: Counter[str] = Counter()
    for number in range(batch, GAMES, BATCHES):
        happened += play(number)
    if GAMES >= BATCHES:  # and they were indeed full of deals
        for event in ("DealStruck", "OfferRefused", "OffersExpired", "Promised"):
            assert happened[event] > 0, event
    if GAMES >= 5 * BATCHES:
        for event in ("MarkerPlaced", "MarkerReturned", "JobLapsed", "PromiseSettled"):
            assert happened[event] > 0, event
