"""Lines of play compared in the same worlds, so that luck is the same for all.

For games in which a turn is one plan, or in which two actions differ by less than two worlds do
(decision 0013).
"""

from time import perf_counter

from mypy_extensions import i64

from backroom.bots.judgement import Line
from backroom.bots.worlds import Worlds


def best_line(worlds: Worlds, lines: list[Line], seconds: float, rounds: i64, slope: float) -> Line:
    """Play on after every line, and drop the worse half again and again, until all that are left
    begin alike. The best of those."""
    start = perf_counter()
    alive = [place for place in range(len(lines))]
    best = max([line.like for line in lines])
    gains = [0.0 for _ in lines]
    visits = [0.0 for _ in lines]
    doubt = worlds.judgement.doubt
    played: i64 = 0
    while not begin_alike(lines, alive):
        halvings = halvings_of(len(alive))
        until = played + max(len(alive), (rounds - played) // halvings)
        time = perf_counter()
        end = time + (seconds - (time - start)) / float(halvings)
        while played < until and perf_counter() < end:
            world = worlds.imagine()
            worlds.judgement.reopen(world, worlds.seat)
            for place in alive:
                after = world.clone()
                for action in lines[place].actions:
                    worlds.act(after, worlds.seat, action)
                gains[place] += worlds.play_on(after)[worlds.seat]
                visits[place] += 1.0
                played += 1
        total = 0.0
        for place in alive:
            total += gains[place] / max(1.0, visits[place])
        usual = total / float(len(alive))
        scores = [
            (gains[place] + doubt * (usual + slope * (lines[place].like - best)))
            / (visits[place] + doubt)
            for place in range(len(lines))
        ]
        alive = sorted(alive, key=lambda place: -scores[place])[: (len(alive) + 1) // 2]
    return lines[alive[0]]


def halvings_of(lines: i64) -> i64:
    """How often so many can be halved until one is left."""
    halvings: i64 = 1
    while lines > 2:
        lines = (lines + 1) // 2
        halvings += 1
    return halvings


def begin_alike(lines: list[Line], alive: list[int]) -> bool:
    """Do all that are still in the running begin with the same action?"""
    first = lines[alive[0]].actions[0]
    for place in alive:
        if lines[place].actions[0] != first:
            return False
    return True
