"""`make attack`: the long form, with its account as docs/security.md has it."""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from attack.campaign import attack
from attack.flood_attack import HEAD, MOST, crowded, noticed
from attack.scene import scene
from server.running import serving

HONEST = [
    *("message_rate=20.0", "message_burst=60", "sign_ups_a_minute=20", "games_a_guest=20"),
    *("cost_rate=200", "cost_burst=1000", "tables_a_person=1000"),
]
"""The limits that every house has, in place of those for tests."""


def say(*lines: str) -> None:
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


def main() -> int:
    reader = argparse.ArgumentParser(prog="attack", description=__doc__)
    reader.add_argument("--count", type=int, default=100_000)
    reader.add_argument("--seed", type=int, default=int(time.time()))
    reader.add_argument("--only", choices=["messages", "floods"])
    wanted = reader.parse_args()
    clean = True
    if wanted.only != "floods":
        clean &= messages(wanted.count, wanted.seed)
    if wanted.only != "messages":
        clean &= floods()
    say("the house stands" if clean else "THE HOUSE WAS HURT")
    return 0 if clean else 1


def messages(count: int, seed: int) -> bool:
    say(f"{count} hostile messages and requests, seed {seed}")
    with tempfile.TemporaryDirectory() as folder, scene(Path(folder)) as attacked:
        began = time.monotonic()
        account = attack(attacked, count, seed)
    say(*account.lines(), f"in {time.monotonic() - began:.0f} seconds", "")
    for offence in (account.changes + account.leaks + account.granted + account.errors)[:50]:
        say(offence)
    return account.is_clean()


def floods() -> bool:
    limits = [word for limit in HONEST for word in ("--limit", limit)]
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), *limits) as running:
        honest, table = crowded(running)
        found = asyncio.run(noticed(running, honest, table))
    say(*HEAD, *[each.line() for each in found], "")
    return all(each.times <= MOST for each in found)


if __name__ == "__main__":
    sys.exit(main())
