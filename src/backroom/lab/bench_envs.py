"""How fast the learning environments are, beside others in the same run: `make bench-envs`.

Each line counts decisions of agents in random play, with the observation and the legal actions of
whoever decides, on one core. The games differ, so it gives an order of magnitude, not a ranking.
"""

import argparse
import os
import platform
import random
import sys
import warnings
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import partial
from importlib import import_module
from importlib.metadata import version
from time import process_time
from typing import Any, NamedTuple

from backroom.envs.batch import BatchEnv
from backroom.freshness import is_compiled

TABLES = 64
"""A batch whose states stay in the processor's own memory; the large one shows what it costs if
they do not."""
MANY = 1024
ONE_THREAD = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
TURNS = 3
HOW_TO_INSTALL = "To install what is compared: pip install 'backroom[rl,bench]'."
OURS = (
    ("capo-della-mafia", 3),
    ("capo-della-mafia", 5),
    ("counterfeiters", 3),
    ("maffiosi", 5),
    ("la-cosa-nostra", 4),
)
Play = Callable[[], int]
"""Plays on for a while; how many decisions that were."""


class Line(NamedTuple):
    name: str
    how: str
    decisions_per_second: float


def batch(game: str, players: int, tables: int, menu: bool) -> Play:
    """Many tables in one call."""
    env = BatchEnv(game, players=players, tables=tables, seed=1, menu=menu)
    for _ in range(50):  # so that the tables are not all at the beginning of a game
        env.step_randomly()

    def play() -> int:
        for _ in range(10):
            env.step_randomly()
        return 10 * tables

    return play


def turns(make: Callable[[], Any]) -> Play:
    """One environment of PettingZoo, agent after agent."""
    env = make()
    rng = random.Random(1)

    def play() -> int:
        env.reset(seed=rng.getrandbits(30))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, ended, truncated, info = env.last()
            if ended or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(rng.choice(mask.nonzero()[0].tolist()))
            decisions += 1
        return decisions

    return play


def own_turns(name: str) -> Play:
    return turns(import_module(f"backroom.envs.zoo.{name}_v0").raw_env)


def zoo_classic(name: str) -> Play:
    """One of PettingZoo's own, without the wrappers that check the caller."""
    return turns(import_module(f"pettingzoo.classic.{name}").raw_env)


def rlcard_game(name: str) -> Play:
    env = import_module("rlcard").make(name, {"seed": 1})
    rng = random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def spiel_vector(name: str) -> Play:
    """OpenSpiel's own many environments in one call, with what they show of a turn."""
    environment = import_module("open_spiel.python.rl_environment")
    vector = import_module("open_spiel.python.vector_env")
    agent = import_module("open_spiel.python.rl_agent")
    tables = 64
    game = import_module("pyspiel").load_game(name)
    env = vector.SyncVectorEnv([environment.Environment(game, seed=each) for each in range(tables)])
    rng = random.Random(1)
    steps = [env.reset()]

    def play() -> int:
        for _ in range(10):
            chosen = []
            for step in steps[0]:
                player = step.observations["current_player"]
                legal = step.observations["legal_actions"][player] if player >= 0 else [0]
                chosen.append(agent.StepOutput(rng.choice(legal), None))
            steps[0], *_ = env.step(chosen, reset_if_done=True)
        return 10 * tables

    return play


def pgx_batch(name: str) -> Play:
    """Many tables of Pgx in one compiled loop of JAX, which keeps all of them in its own memory:
    nobody in Python sees a row. One thread, for all others have one as well."""
    os.environ["XLA_FLAGS"] = ONE_THREAD
    jax, pgx = import_module("jax"), import_module("pgx")
    auto_reset = import_module("pgx.experimental").auto_reset
    env = pgx.make(name)
    turn = jax.vmap(auto_reset(env.step, env.init))

    def one_step(_: int, now: Any) -> Any:
        states, key = now
        key, chance, luck = jax.random.split(key, 3)
        odds = jax.numpy.where(states.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(chance, odds, axis=-1)
        return turn(states, actions, jax.random.split(luck, MANY)), key

    on = jax.jit(lambda now: jax.lax.fori_loop(0, 10, one_step, now))
    first = jax.random.PRNGKey(1)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(first, MANY))
    held = [(states, first)]

    def play() -> int:
        held[0] = jax.block_until_ready(on(held[0]))
        return 10 * MANY

    return play


def lines() -> Iterable[tuple[str, str, Callable[[], Play]]]:
    """What is measured: a name, how, and what makes it ready."""
    for game, players in OURS:
        for tables in (TABLES, MANY):
            make = partial(batch, game, players, tables, False)
            yield f"{game}, {players}", f"batch of {tables:,}", make
    make = partial(batch, *OURS[-1], TABLES, True)
    yield "la-cosa-nostra, 4", f"batch of {TABLES}, offers too", make
    for name in ("capo_della_mafia", "counterfeiters", "maffiosi", "la_cosa_nostra"):
        yield f"{name}_v0", "PettingZoo, agent after agent", partial(own_turns, name)
    for name in ("hearts", "hanabi(players=4)"):
        how = "OpenSpiel, vector environment of 64"
        yield f"OpenSpiel {name}", how, partial(spiel_vector, name)
    for name in ("connect_four_v3", "hanabi_v5", "leduc_holdem_v4", "texas_holdem_v4"):
        yield f"PettingZoo {name}", "agent after agent", partial(zoo_classic, name)
    for name in ("leduc_holdem", "connect_four", "sparrow_mahjong"):
        yield f"Pgx {name}", f"JAX, batch of {MANY:,}", partial(pgx_batch, name)
    for name in ("leduc-holdem", "uno", "mahjong"):
        yield f"RLCard {name}", "env.step", partial(rlcard_game, name)


def rate(play: Play, seconds: float) -> float:
    """Decisions a second of processor time."""
    play()
    decisions = 0
    started = process_time()
    while process_time() - started < seconds:
        decisions += play()
    return decisions / (process_time() - started)


def measured(seconds: float) -> list[Line]:
    """Every line in turn, a few times over, so that a busy minute hits all alike: the best of
    each. What is not installed, or breaks, is named on stderr."""
    best: dict[tuple[str, str], float] = {}
    plays: dict[tuple[str, str], Play] = {}
    for name, how, make in lines():
        try:
            with warnings.catch_warnings(action="ignore"):
                plays[name, how] = make()
        except Exception as error:  # a peer may break in any way, and the others must be measured
            print(f"SKIPPED {name} ({fault(error)}). {HOW_TO_INSTALL}", file=sys.stderr)
    for turn in range(TURNS):
        print(f"turn {turn + 1} of {TURNS}", file=sys.stderr)
        for key, play in list(plays.items()):
            try:
                with warnings.catch_warnings(action="ignore"):
                    best[key] = max(best.get(key, 0.0), rate(play, seconds))
            except Exception as error:
                del plays[key]
                print(f"SKIPPED {key[0]} ({fault(error)})", file=sys.stderr)
    return [Line(*key, found) for key, found in best.items()]


def fault(error: Exception) -> str:
    first, *_ = str(error).splitlines() or [""]
    return f"{type(error).__name__}: {first[:200]}"


def table(found: list[Line]) -> str:
    """The figures as a Markdown table."""
    build = "compiled" if is_compiled() else "interpreted"
    versions = ", ".join(f"{each} {version(each)}" for each in ("numpy", "pettingzoo"))
    head = (
        f"{datetime.now(UTC):%Y-%m-%d}, {platform.python_implementation()} "
        f"{platform.python_version()}, {versions}, {platform.machine()}, {os.cpu_count()} cores, "
        f"one used, time on the processor, rules {build}; best of {TURNS} turns"
    )
    rows = [f"| {each.name} | {each.how} | {each.decisions_per_second:,.0f} |" for each in found]
    return "\n".join([head, "", "| environment | how | decisions/s |", "|---|---|---:|", *rows])


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=1.0, help="for each line and turn")
    print(table(measured(arguments.parse_args().seconds)))


if __name__ == "__main__":
    main()
