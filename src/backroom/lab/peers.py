"""How fast other game libraries play random games: the comparison rows of `make bench`.

Each peer plays in the fastest way that we found in its public Python package, and the row's note
says which way that was. The games differ, so a row gives an order of magnitude, not a ranking.
The peers are imported only when they are measured: the project works without them.
"""

import random
import sys
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.metadata import version
from itertools import cycle, repeat
from statistics import fmean
from time import process_time
from timeit import timeit
from typing import Any

HOW_TO_INSTALL = "To install what is compared: pip install 'backroom[bench]'."
BATCH = 100  # C++ games between two looks at the clock, so that looking costs nothing
GAMES_COUNTED = 1000  # brings the standard error of "decisions per game" to about 1 %
DEALS_IN_POOL = 100
CLONES = 20_000


@dataclass(frozen=True)
class PeerRow:
    """One peer's speed. A decision is a player's choice among two or more legal actions."""

    name: str
    players: int
    decisions_per_second: float
    games_per_second: float
    clone_us: float | None
    note: str


HEARTS = "OpenSpiel hearts, C++ loop"
"""The row to compare with: a card game of about as many decisions, whole games, deal included."""


def measure_peers(seconds: float, seed: int, names: Iterable[str]) -> list[PeerRow]:
    """Measure each of these peers that is installed for `seconds` a row, and name the skipped ones
    on stderr."""
    small_seed = random.Random(seed).getrandbits(30)  # the C++ side takes 32-bit seeds only
    rows: list[PeerRow] = []
    skipped: dict[str, list[str]] = defaultdict(list)
    for name in names:
        try:
            with warnings.catch_warnings(action="ignore"):  # the peers' own, not for our reader
                rows.append(PEERS[name](name, seconds, small_seed))
        except Exception as error:  # a peer may break in any way, and our own bench must go on
            skipped[f"{type(error).__name__}: {error}"].append(name)
    for reason, names in skipped.items():
        print(f"Skipped {'; '.join(names)} ({reason}). {HOW_TO_INSTALL}", file=sys.stderr)
    return rows


def rates(play: Callable[[], float], seconds: float, batch: int = 1) -> tuple[float, float]:
    """Decisions and games per second of `play`, which returns the decisions of a batch of games."""
    play()  # not timed: it pays for the caches
    calls, decisions, elapsed = 0, 0.0, 0.0
    start = process_time()
    while elapsed < seconds:
        decisions += play()
        calls += 1
        elapsed = process_time() - start
    return decisions / elapsed, calls * batch / elapsed


def measure_spiel_games(game_name: str, name: str, seconds: float, seed: int) -> PeerRow:
    """Whole games, deal included, in the C++ function `evaluate_bots` with C++ random bots."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(game_name)
    seats = range(game.num_players())
    bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in seats]
    rng = random.Random(seed)
    average = decisions_per_game(repeat(game.new_initial_state()), rng)

    def play() -> float:
        for _ in range(BATCH):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, rng.getrandbits(30))
        return BATCH * average

    return spiel_row(name, game, rates(play, seconds, BATCH), "C++ evaluate_bots, with the deal")


def measure_spiel_rollouts(game_name: str, name: str, seconds: float, seed: int) -> PeerRow:
    """All decisions of a game without its deal: OpenSpiel's fastest loop, inside its search."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(game_name)
    rng = random.Random(seed)
    deals = cycle([dealt(game, rng) for _ in range(DEALS_IN_POOL)])
    average = decisions_per_game(deals, rng)
    rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=BATCH, seed=seed)
    options = {"uct_c": 1.0, "max_memory_mb": 16, "solve": False, "seed": seed, "verbose": False}
    # Python cannot call the rollouts, but a search of one simulation is one call of them.
    search = pyspiel.MCTSBot(game, rollouts, max_simulations=1, **options)

    def play() -> float:
        search.step(next(deals))
        return BATCH * average

    return spiel_row(name, game, rates(play, seconds, BATCH), "C++ rollouts, without the deal")


def measure_spiel_from_python(game_name: str, name: str, seconds: float, seed: int) -> PeerRow:
    """The same C++ rules stepped from Python: what a researcher's own agent gets."""
    game = import_module("pyspiel").load_game(game_name)
    rng = random.Random(seed)
    speed = rates(lambda: play_out(game.new_initial_state(), rng), seconds)
    return spiel_row(name, game, speed, "Python loop, with the deal")


def spiel_row(name: str, game: Any, speed: tuple[float, float], loop: str) -> PeerRow:
    """An OpenSpiel row, with the time of a state copy after the deal as Python sees it."""
    clone_us = timeit(dealt(game, random.Random(0)).clone, number=CLONES) / CLONES * 1e6
    note = f"open_spiel {version('open_spiel')}, {loop}"
    return PeerRow(name, game.num_players(), *speed, clone_us, note)


def decisions_per_game(starts: Iterator[Any], rng: random.Random) -> float:
    """Average of real decisions from `starts`: C++ loops do not count, so we play some here."""
    return fmean(play_out(next(starts).clone(), rng) for _ in range(GAMES_COUNTED))


def play_out(state: Any, rng: random.Random) -> int:
    """Play to the end at random and count the real decisions."""
    decisions = 0
    while not state.is_terminal():
        decisions += step(state, rng)
    return decisions


def dealt(game: Any, rng: random.Random) -> Any:
    """A new game, up to its first player."""
    state = game.new_initial_state()
    while state.is_chance_node():
        step(state, rng)
    return state


def step(state: Any, rng: random.Random) -> bool:
    """Let chance or a player act at random; true if a player had a choice."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
        return False
    actions = state.legal_actions()
    state.apply_action(rng.choice(actions))
    return len(actions) > 1


def measure_rlcard(game_name: str, name: str, seconds: float, seed: int) -> PeerRow:
    """RLCard through `env.step`, which is about twice as fast as its own `env.run`."""
    env = import_module("rlcard").make(game_name, {"seed": seed})
    rng = random.Random(seed)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            decisions += len(actions) > 1
            state, _ = env.step(rng.choice(actions))
        return decisions

    note = f"rlcard {version('rlcard')}, Python loop over env.step"
    return PeerRow(name, env.num_players, *rates(play, seconds), None, note)


def measure_pettingzoo_hanabi(name: str, seconds: float, seed: int) -> PeerRow:
    """OpenSpiel's hanabi behind PettingZoo, without the wrappers that check the caller."""
    env = import_module("pettingzoo.classic.hanabi_v5").raw_env(players=4)
    rng = random.Random(seed)

    def play() -> int:
        env.reset(seed=rng.getrandbits(30))
        decisions = 0
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:  # hanabi ends for all players at once
                return decisions
            actions = observation["action_mask"].nonzero()[0].tolist()
            decisions += len(actions) > 1
            env.step(rng.choice(actions))

    note = f"pettingzoo {version('pettingzoo')}, Python loop over raw_env.step"
    return PeerRow(name, env.max_num_agents, *rates(play, seconds), None, note)


PEERS: dict[str, Callable[[str, float, int], PeerRow]] = {
    HEARTS: partial(measure_spiel_games, "hearts"),
    "OpenSpiel hearts, C++ rollouts": partial(measure_spiel_rollouts, "hearts"),
    "OpenSpiel hanabi, C++ loop": partial(measure_spiel_games, "hanabi(players=4)"),
    "OpenSpiel hearts, Python loop": partial(measure_spiel_from_python, "hearts"),
    "RLCard mahjong": partial(measure_rlcard, "mahjong"),
    "RLCard uno": partial(measure_rlcard, "uno"),
    "PettingZoo hanabi": measure_pettingzoo_hanabi,
}
