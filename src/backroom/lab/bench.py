"""`make bench`: both builds of every game and the peers, measured in one run.

Absolute figures depend on the machine and on what else it does; the ratios are the message. So the
builds and OpenSpiel's hearts take turns, several times, and the best turn of each counts.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from datetime import UTC, datetime
from time import process_time

import msgspec

from backroom.freshness import is_compiled
from backroom.kernel.game import Game, all_games
from backroom.kernel.playout import play_randomly
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import State, Windows
from backroom.lab.peers import HEARTS, PEERS, PeerRow, measure_peers

TURNS = 3
MIDDLE_STATES = 24


class Speed(msgspec.Struct):
    """One game at one table size in one build."""

    game: str
    players: int
    compiled: bool
    decisions_per_second: float
    games_per_second: float
    clone_us: float
    view_us: float
    redeal_us: float
    state_bytes: int

    def best_with(self, other: "Speed") -> "Speed":
        """The better figure of two turns."""
        return Speed(
            self.game,
            self.players,
            self.compiled,
            max(self.decisions_per_second, other.decisions_per_second),
            max(self.games_per_second, other.games_per_second),
            min(self.clone_us, other.clone_us),
            min(self.view_us, other.view_us),
            min(self.redeal_us, other.redeal_us),
            self.state_bytes,
        )


def measure(game: Game, players: int, seconds: float) -> Speed:
    """Random play for so many seconds, then the single operations on states from mid-game."""
    rules = game.rules(players)
    games = decisions = 0
    started = process_time()
    while process_time() - started < seconds:
        for _ in range(20):
            state = game.deal(rules, fast_rng(games), Windows.KNOWN, None)
            decisions += play_randomly(state, fast_rng(games, 1), rules.longest).decisions
            games += 1
    elapsed = process_time() - started
    states = [middle_state(game, players, number) for number in range(MIDDLE_STATES)]
    rng = fast_rng(1)
    return Speed(
        game.id,
        players,
        is_compiled(),
        decisions / elapsed,
        games / elapsed,
        microseconds(lambda: [each.clone() for each in states], seconds / 5),
        microseconds(lambda: [each.view(0) for each in states], seconds / 5),
        microseconds(lambda: [each.redeal(0, rng) for each in states], seconds / 5),
        bytes_per_clone(states),
    )


def middle_state(game: Game, players: int, number: int) -> State:
    """A state about half-way through a random game."""
    rules = game.rules(players)
    whole = game.deal(rules, fast_rng(number), Windows.KNOWN, None)
    length = play_randomly(whole, fast_rng(number, 1), rules.longest).actions
    state = game.deal(rules, fast_rng(number), Windows.KNOWN, None)
    play_randomly(state, fast_rng(number, 1), length // 2)
    return state


def microseconds(run_all: Callable[[], object], seconds: float) -> float:
    """Time of one operation, where `run_all` does one on each of the middle states."""
    best = float("inf")
    started = process_time()
    while process_time() - started < seconds:
        before = process_time()
        run_all()
        best = min(best, process_time() - before)
    return best / MIDDLE_STATES * 1e6


def bytes_per_clone(states: list[State]) -> int:
    """Memory that one more state costs; what clones share is not counted."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [each.clone() for each in states for _ in range(20)]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used // len(kept)


def sizes(game: Game) -> list[int]:
    """The smallest, the middle and the largest table."""
    return sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]})


def measure_here(seconds: float) -> list[Speed]:
    return [
        measure(game, players, seconds) for game in all_games().values() for players in sizes(game)
    ]


def measure_in(source: str, seconds: float) -> list[Speed]:
    """The figures of the build that lies in this folder, from a process of its own."""
    run = subprocess.run(
        [sys.executable, "-m", "backroom.lab.bench", "--raw", "--seconds", str(seconds)],
        env=os.environ | {"PYTHONPATH": source},
        stdout=subprocess.PIPE,
        check=True,
    )
    return msgspec.json.decode(run.stdout, type=list[Speed])


def best_of_turns(sources: list[str], seconds: float) -> tuple[list[list[Speed]], list[PeerRow]]:
    """Each build in turn, and hearts, so that a busy minute of the machine hits all of them alike;
    no hearts where OpenSpiel is not installed."""
    best: list[list[Speed]] = [[] for _ in sources]
    hearts: list[PeerRow] = []
    for turn in range(TURNS):
        for number, source in enumerate(sources):
            print(f"turn {turn + 1} of {TURNS}: {source}", file=sys.stderr)
            speeds = measure_in(source, seconds)
            best[number] = (
                [old.best_with(new) for old, new in zip(best[number], speeds, strict=True)]
                if best[number]
                else speeds
            )
        if turn == 0 or hearts:
            hearts += measure_peers(seconds, 1, [HEARTS])
    return best, sorted(hearts, key=lambda row: row.decisions_per_second)[-1:]


def table(interpreted: list[Speed], compiled: list[Speed], peers: list[PeerRow]) -> str:
    """The figures as a Markdown table."""
    hearts = next((peer.decisions_per_second for peer in peers if peer.name == HEARTS), None)
    lines = [
        f"{datetime.now(UTC):%Y-%m-%d}, {platform.python_implementation()} "
        f"{platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, one used, "
        f"time on the processor; best of {TURNS} alternating turns, hearts (C++ loop) among them",
        "",
        "| game, players, build | decisions/s | games/s | clone µs | view µs | redeal µs "
        "| bytes/state | × interpreted | × hearts, same run |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for slow, fast in zip(interpreted, compiled, strict=True):
        lines += [row(slow, slow, hearts), row(fast, slow, hearts)]
    for peer in peers:
        clone = "–" if peer.clone_us is None else f"{peer.clone_us:.2f}"
        lines.append(
            f"| {peer.name}, {peer.players} ({peer.note}) | {peer.decisions_per_second:,.0f} "
            f"| {peer.games_per_second:,.0f} | {clone} | – | – | – | – "
            f"| {times(peer.decisions_per_second, hearts)} |"
        )
    return "\n".join(lines)


def times(decisions_per_second: float, hearts: float | None) -> str:
    """How many times as fast as hearts of the same run; a dash where it was not there."""
    return "–" if hearts is None else f"{decisions_per_second / hearts:.2f}"


def row(speed: Speed, slow: Speed, hearts: float | None) -> str:
    build = "compiled" if speed.compiled else "interpreted"
    ratio = speed.decisions_per_second / slow.decisions_per_second
    return (
        f"| {speed.game}, {speed.players}, {build} | {speed.decisions_per_second:,.0f} "
        f"| {speed.games_per_second:,.0f} | {speed.clone_us:.2f} | {speed.view_us:.2f} "
        f"| {speed.redeal_us:.2f} | {speed.state_bytes:,} | {ratio:.1f} "
        f"| {times(speed.decisions_per_second, hearts)} |"
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--compiled", help="folder of the compiled build")
    arguments.add_argument("--seconds", type=float, default=2.0, help="for each row and turn")
    arguments.add_argument("--raw", action="store_true", help="this build only, as JSON")
    wanted = arguments.parse_args()
    if wanted.raw:
        print(json.dumps([msgspec.to_builtins(each) for each in measure_here(wanted.seconds)]))
        return
    here = os.environ.get("PYTHONPATH", "src")
    builds, hearts = best_of_turns([here, wanted.compiled or here], wanted.seconds)
    others = measure_peers(wanted.seconds, 1, [name for name in PEERS if name != HEARTS])
    print(table(builds[0], builds[1], hearts + others))


if __name__ == "__main__":
    main()
