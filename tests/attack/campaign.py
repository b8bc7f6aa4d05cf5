"""A whole attack: everything at once, and the account of it."""

import asyncio
import random

from attack.account import Account
from attack.file_attack import FileAttack
from attack.http_attack import HttpAttack
from attack.scene import Scene
from attack.socket_attack import SocketAttack

FILES = 0.006
"""The part that is files: each takes its time, elsewhere."""
KNOCKS = 0.01
SLEEPERS = 0.001
"""Lines that read nothing."""


def attack(scene: Scene, count: int, seed: int) -> Account:
    """So many hostile messages and requests; what is in the account afterwards must be clean."""
    account = Account()
    before = scene.records()
    chance = random.Random(seed)

    async def all_at_once() -> None:
        files, knocks = int(count * FILES), int(count * KNOCKS)
        sleepers = int(count * SLEEPERS)
        requests = (count - files - knocks) * 2 // 5
        http = HttpAttack(scene, account, random.Random(chance.random()))
        sockets = SocketAttack(scene, account, random.Random(chance.random()))
        brought = FileAttack(scene, account, random.Random(chance.random()))
        await asyncio.gather(
            http.never_read(sleepers, http.run(requests)),
            sockets.run(count - files - knocks - requests),
            sockets.knock(knocks),
            asyncio.to_thread(brought.run, files),
        )

    asyncio.run(all_at_once())
    after = scene.records()
    for name, rows in before.items():
        if rows != after[name]:
            changed = [row for row in after[name] if row not in rows]
            account.changes.append(f"{name}: {str(changed)[:300]}")
    account.errors += [str(line)[:500] for line in scene.troubles()]
    return account
