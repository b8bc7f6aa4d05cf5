"""How well a network does alone among bots, in every seat over common deals."""

from collections.abc import Sequence

import numpy as np

from backroom.bots.nets.net import Net, chances_of
from backroom.bots.players import Budget
from backroom.lab.intervals import Interval, by_deals
from backroom.learning.arena import QUICKLY, Arena
from backroom.learning.practice import draw


def measured(
    net: Net | None,
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    budget: Budget = QUICKLY,
    bare: bool = False,
) -> Interval:
    """The share of the win of this network (without one: of random play) in the one seat that is
    not a bot's, in about so many games."""
    players = len(bots) + 1
    deals = max(1, -(-games // players))
    groups = min(16, deals)
    seeds = [seed + table // players for table in range(groups * players)]
    place = Arena(game, players, len(seeds), seeds, bots, budget, bare)
    rng = np.random.default_rng(seed)
    rows = np.arange(place.tables)
    assert place.own_seats is not None
    found: list[list[float]] = [[] for _ in rows]
    wanted = -(-deals // groups)
    while min(len(each) for each in found) < wanted:
        seen = place.look()
        likes = seen.legal.astype(np.float32) if net is None else net.likes(seen)
        if net is None:
            likes = np.where(seen.legal, likes, np.float32(-1e9))
        place.step(seen.numbers[rows, draw(chances_of(likes), rng)])
        won = place.won()
        for table in np.flatnonzero(place.done):
            found[table].append(float(won[table, place.own_seats[table]]))
    shares = [
        float(np.mean([found[group * players + turn][number] for turn in range(players)]))
        for group in range(groups)
        for number in range(wanted)
    ]
    return by_deals(shares, len(shares) * players)
