"""`make instructions`: does a decision cost more instructions than it used to?

Time tells little on a machine that does other things as well; the number of instructions does not
depend on them. So seeded games are played under callgrind, which counts, and the count of each game
is compared with the record. Only the play loop counts: neither starting up nor dealing.

A count depends on the Python, the compiler, its flags and the processor; the record has an entry
for each such environment. Where it has none, or there is no valgrind, nothing can be said and
nothing fails.
"""

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec

MOST = 1.05
"""More than this times the record is refused."""
RECORD = Path("docs/instructions.toml")
PLAY_LOOP = "CPyDef_*play_randomly"
"""The compiled play loop, in whichever way mypyc was told to group the modules."""
PLAYED = {
    ("capo-della-mafia", 5): 120,
    ("counterfeiters", 3): 120,
    ("la-cosa-nostra", 4): 40,
    ("maffiosi", 5): 120,
}
"""By game and players: how many games, a few thousand decisions each."""

PLAY = """
import gc, sys
from backroom.freshness import is_compiled
from backroom.kernel.game import all_games
from backroom.kernel.playout import play_randomly
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import Windows
if not is_compiled():
    sys.exit("these rules are not compiled; there is no play loop to count")
gc.disable()  # it runs when it likes, and walks over all that was ever imported
game = all_games()[sys.argv[1]]
rules = game.rules(int(sys.argv[2]))
decisions = 0
for seed in range(int(sys.argv[3])):
    state = game.deal(rules, fast_rng(seed), Windows.KNOWN, None)
    decisions += play_randomly(state, fast_rng(seed, 1), rules.longest).decisions
print(decisions)
"""

Counts = dict[str, float]
"""By game: instructions a decision."""


def count(compiled: str, game: str, players: int, games: int) -> float:
    """Instructions a decision in the play loop of the build that lies in this folder."""
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
        + ["--collect-atstart=no", f"--toggle-collect={PLAY_LOOP}"]
        + [sys.executable, "-c", PLAY, game, str(players), str(games)],
        env=os.environ | {"PYTHONPATH": compiled, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    collected = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode != 0 or collected is None or int(collected[1]) == 0:
        raise SystemExit(f"nothing was counted for {game}:\n{run.stderr}")
    return int(collected[1]) / int(run.stdout)


def count_all(compiled: str) -> Counts:
    counts: Counts = {}
    for (game, players), games in PLAYED.items():
        counts[game] = round(count(compiled, game, players, games), 1)
        print(f"{game}, {players} players: {counts[game]:,.1f} instructions a decision")
    return counts


def environment(optimise: str) -> str:
    """What changes the counts although the sources do not change."""
    return (
        f"{platform.python_implementation()} {platform.python_version()}, {compiler()}, "
        f"-O{optimise}, {platform.machine()}"
    )


def compiler() -> str:
    """The C compiler of this machine, which made the build."""
    name = os.environ.get("CC", "cc")
    if shutil.which(name) is None:
        return "no C compiler"
    version = subprocess.run([name, "-dumpfullversion"], capture_output=True, text=True, check=True)
    return f"{Path(name).name} {version.stdout.strip()}"


def optimised(compiled: str) -> str:
    """How the build was optimised: it says so itself, or it is an old one."""
    note = Path(compiled, "BUILD.json")
    if not note.exists():
        return "3"
    return str(msgspec.json.decode(note.read_bytes())["optimise"])


def complaints(counts: Counts, record: Counts) -> list[str]:
    """A sentence for each game that has become too dear, or that the record does not know."""
    found: list[str] = []
    for game, now in counts.items():
        before = record.get(game)
        if before is None:
            found.append(f"{game} is not in the record; `make instructions RECORD=1` adds it.")
        elif now > before * MOST:
            found.append(
                f"A decision of {game} costs {now:,.0f} instructions, "
                f"{100 * (now / before - 1):.1f} % more than the {before:,.0f} of the record; at "
                f"most {100 * (MOST - 1):.0f} % is allowed. Make it cheaper, or say why and record "
                "anew."
            )
    return found


def read(path: Path) -> dict[str, Counts]:
    """By environment: the counts that were recorded there."""
    return tomllib.loads(path.read_text()) if path.exists() else {}


def write(path: Path, records: dict[str, Counts]) -> None:
    lines = [
        "# Instructions a decision, by environment; written by `make instructions RECORD=1`.",
        "# A change that makes a game dearer on purpose records anew, and its commit says why.",
    ]
    for where, counts in sorted(records.items()):
        lines += ["", f'["{where}"]']
        lines += [f"{game} = {number}" for game, number in sorted(counts.items())]
    path.write_text("\n".join(lines) + "\n")


def say_loudly(sentence: str) -> None:
    wall = "#" * (len(sentence) + 6)
    print(f"{wall}\n## {sentence} ##\n{wall}")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--compiled", default=".build/compiled", help="folder of the build")
    arguments.add_argument("--optimise", help="its -O level; by default as its BUILD.json says")
    arguments.add_argument("--record", type=Path, default=RECORD)
    arguments.add_argument("--write", action="store_true", help="record instead of comparing")
    wanted = arguments.parse_args()
    if shutil.which("valgrind") is None:
        say_loudly("SKIPPED: counting instructions. There is no valgrind here.")
        return
    here = environment(wanted.optimise or optimised(wanted.compiled))
    records = read(wanted.record)
    if not wanted.write and here not in records:
        say_loudly(f"SKIPPED: counting instructions. There is no record for {here}.")
        return
    counts = count_all(wanted.compiled)
    if wanted.write:
        write(wanted.record, records | {here: counts})
        print(f"recorded in {wanted.record} for {here}")
        return
    found = complaints(counts, records[here])
    for sentence in found:
        print(sentence)
    if found:
        sys.exit(1)
    print(f"No game costs more than it may ({here}).")


if __name__ == "__main__":
    main()
