"""Kuhn poker at many tables, for a network that learns: the rules of `kuhn_poker` itself."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from backroom.bots.nets.net import Net, Numbers, Seen, chances_of
from backroom.kernel.rng import fast_rng
from reference.kuhn_answers import chips
from reference.kuhn_poker import ACTIONS, DECK, PURSE, KuhnState, dealt

SAID = ("", "p", "b", "pb")
INPUTS = len(DECK) * len(SAID)
Bets: TypeAlias = dict[tuple[int, str], float]
"""How often one bets or calls, by card and what was said."""


def seen_of(cards_and_words: list[tuple[int, str]]) -> Seen:
    """A place for each card and what was said."""
    count = len(cards_and_words)
    inputs = np.zeros((count, INPUTS), np.float32)
    for row, (card, said) in enumerate(cards_and_words):
        inputs[row, card * len(SAID) + SAID.index(said)] = 1.0
    numbers = np.tile(np.arange(len(ACTIONS)), (count, 1))
    return Seen(inputs, None, numbers, np.ones((count, len(ACTIONS)), np.bool_))


class KuhnTables:
    """As an arena has them."""

    players = 2
    own_seats: NDArray[np.int64] | None = None

    def __init__(self, tables: int, seed: int) -> None:
        self.tables = tables
        self.rng = fast_rng(seed)
        self.states = [self.deal() for _ in range(tables)]
        self.seats = np.zeros(tables, np.int64)
        self.done = np.zeros(tables, np.bool_)
        self.shares = np.zeros((tables, 2), np.float32)

    def deal(self) -> KuhnState:
        first = int(self.rng.below(3))
        second = (first + 1 + int(self.rng.below(2))) % 3
        return dealt(first, second, "")

    def look(self) -> Seen:
        told = [(s.cards[s.owing()[0]], s.said) for s in self.states]
        return seen_of(told)

    def step(self, actions: NDArray[np.int64]) -> None:
        for table, number in enumerate(actions.tolist()):
            state = self.states[table]
            state.apply(state.owing()[0], ACTIONS[number])
            self.done[table] = state.is_over()
            if state.is_over():
                for seat, points in enumerate(state.standings().points):
                    self.shares[table, seat] = points / (2 * PURSE)
                self.states[table] = self.deal()
            self.seats[table] = self.states[table].owing()[0]

    def won(self) -> Numbers:
        return self.shares


def bets_of(net: Net) -> Bets:
    """How often this network bets or calls, by card and what was said."""
    asked = [(card, said) for card in DECK for said in SAID]
    chances = chances_of(net.likes(seen_of(asked)))
    return {place: float(chances[row, 1]) for row, place in enumerate(asked)}


def worth(bets: Bets, other: Bets) -> float:
    """What the first player wins, on average of all deals, if they bet so."""
    deals = [(one, two) for one in DECK for two in DECK if one != two]
    return sum(_worth(dealt(*deal, ""), (bets, other)) for deal in deals) / len(deals)


def _worth(state: KuhnState, plans: tuple[Bets, Bets]) -> float:
    if state.is_over():
        return chips(state.standings().points[0] / (2 * PURSE))
    seat = state.owing()[0]
    bets = plans[seat][(state.cards[seat], state.said)]
    found = 0.0
    for action, chance in zip(ACTIONS, (1 - bets, bets), strict=True):
        after = state.clone()
        after.apply(seat, action)
        found += chance * _worth(after, plans)
    return found


def best_reply(bets: Bets, seat: int) -> float:
    """What the best answer to these bets wins for this seat: all plans of it are tried."""
    own = [(card, said) for card in DECK for said in (("", "pb") if seat == 0 else ("p", "b"))]
    best = -9.0
    for number in range(1 << len(own)):
        plan = {place: float(number >> spot & 1) for spot, place in enumerate(own)}
        value = worth(plan, bets) if seat == 0 else -worth(bets, plan)
        best = max(best, value)
    return best
