"""Hostile messages on sockets: from somebody who looks on, who sits in another chair, or who has no
business there at all."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from attack.account import Account
from attack.hostile_values import ODD_TEXTS, broken_json, guessed_link, guessed_table, odd_value
from attack.scene import Scene
from builders.running_house import PATIENCE, Json

AT_ONCE = 40
"""Messages that are sent before their answers are read."""
KNOWN = (
    "act",
    "why",
    "outlook",
    "hint",
    "undo",
    "pause",
    "say",
    "mute",
    "order",
    "leave",
    "return",
)
MOVES = ("act", "undo")
"""What somebody who sits may send without having been asked; all else of his is his own affair."""
FIELDS = ("seq", "action", "terms", "picks", "wish", "text", "to", "seat", "on", "name", "until")


class SocketAttack:
    """Sends messages and looks at whatever comes back."""

    def __init__(self, scene: Scene, account: Account, chance: random.Random) -> None:
        self.scene = scene
        self.account = account
        self.chance = chance

    async def run(self, count: int) -> None:
        share = count // 2
        await asyncio.gather(
            self.flood(share, "from a spectator", self.scene.victims.watched, "", self.any_message),
            self.flood(
                count - share,
                "from another seat",
                self.scene.victims.shared,
                self.scene.mallory.cookies(),
                self.move_of_another,
            ),
        )

    # Messages

    def any_message(self) -> str:
        """Whatever only a player may do, or nonsense."""
        if self.chance.random() < 0.4:
            return self.nonsense()
        return json.dumps(self.well_formed(self.chance.choice(KNOWN)))

    def move_of_another(self) -> str:
        if self.chance.random() < 0.4:
            return self.nonsense()
        return json.dumps(self.well_formed(self.chance.choice(MOVES)))

    def well_formed(self, kind: str) -> Json:
        number = self.chance.randrange(60)
        facts: dict[str, Json] = {
            "act": {"seq": self.chance.choice((0, 1, number)), "action": number},
            "why": {"action": number},
            "outlook": {"action": number},
            "pause": {"wish": True},
            "say": {"text": "let me in", "to": self.chance.choice((None, 0, 1))},
            "mute": {"seat": 0, "on": True},
            "order": {"name": "pass", "until": "end"},
        }
        return {"type": kind, "id": number, **facts.get(kind, {})}

    def nonsense(self) -> str:
        """A message that has no form, or the form of another."""
        if self.chance.random() < 0.4:
            return broken_json(self.chance)[:16_000]
        message = self.well_formed(self.chance.choice(KNOWN))
        message["odd"] = odd_value(self.chance)  # so it is never one that could be meant
        for field in self.chance.sample(FIELDS, 2):
            message[field] = odd_value(self.chance)
        if self.chance.random() < 0.3:
            message["type"] = self.chance.choice((*ODD_TEXTS, 7, None))
        return json.dumps(message)[:16_000]

    # Sending

    async def flood(
        self, count: int, kind: str, table: Json, cookie: str, make: Callable[[], str]
    ) -> None:
        left = count
        while left > 0:
            async with self.line(table["id"], cookie) as line:
                try:
                    while left > 0:
                        batch = min(AT_ONCE, left)
                        await self.volley(line, kind, [make() for _ in range(batch)])
                        left -= batch
                except ConnectionClosed:
                    self.account.note(kind, "closed")
                    left -= 1

    async def volley(self, line: ClientConnection, kind: str, texts: list[str]) -> None:
        """Every message gets exactly one answer, and that is a no."""
        for text in texts:
            await line.send(text.encode("utf-8", "replace").decode())
        answered = 0
        async with asyncio.timeout(PATIENCE):
            while answered < len(texts):
                said = await line.recv()
                data = said.encode() if isinstance(said, str) else said
                self.account.search(kind, data, self.scene.secrets)
                message = json.loads(said)
                if message["type"] == "refused":
                    answered += 1
                    self.account.note(kind, message["message"]["name"])
                    if message["message"]["name"] == "service-fault":
                        self.account.errors.append(f"{kind}: {said[:300]!r}")
                elif message["type"] in ("done", "advice", "outlook"):
                    answered += 1
                    self.account.note(kind, message["type"])
                    self.account.granted.append(f"{kind}: {said[:300]!r}")

    def line(self, table: str, cookie: str, **more: Any) -> connect:
        query = more.pop("query", "")
        return connect(
            f"ws://127.0.0.1:{self.scene.port}/api/tables/{table}/socket?{query}",
            additional_headers={"Cookie": cookie} if cookie else {},
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            **more,
        )

    # Opening

    async def knock(self, count: int) -> None:
        """Sockets that must not be opened: at the tables of others, or from other sites."""
        private = self.scene.victims.private["id"]
        for number in range(count):
            kind = "sockets at tables of others"
            table = self.chance.choice(
                (private, self.scene.victims.lobby["id"], guessed_table(self.chance))
            )
            cookie, query, origin = self.scene.mallory.cookies(), "since=-1", None
            match number % 4:
                case 0:
                    query = f"link={guessed_link(self.chance)}&watch=1&since=-99"
                case 1:
                    cookie = self.scene.expired
                case 2:
                    cookie, origin = self.scene.anna.cookies(), Origin("https://evil.example")
                    table, kind = private, "sockets from other sites"
                case _:
                    query = "since=99999999999999&heard=x&watch=yes&link=%00"
            async with self.line(table, cookie, query=query, origin=origin) as line:
                await self.turned_away(line, kind)

    async def turned_away(self, line: ClientConnection, kind: str) -> None:
        said = ""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    said = str(await line.recv())
                    self.account.search(kind, said.encode(), self.scene.secrets)
                    if json.loads(said)["type"] != "goodbye":
                        self.account.granted.append(f"{kind}: {said[:300]}")
                        break
        except ConnectionClosed:
            pass
        name = json.loads(said)["message"]["name"] if "goodbye" in said else "closed"
        self.account.note(kind, name)
