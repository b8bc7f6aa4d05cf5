"""Files that are made to hurt: card files and games, altered or nonsense."""

import json
import random

import httpx

from attack.account import Account
from attack.hostile_values import broken_json, odd_value
from attack.scene import SHELF, Scene
from backroom.kernel.game import all_games
from builders.running_house import PATIENCE

BOMBS = (
    ".".join("a" * 10_000) + " = 1",
    "[" + ".".join("a" * 10_000) + "]",
    "a = " + "[" * 10_000,
    "a = " + "{a=" * 5_000,
    "a = [" + "1," * 40_000 + "]",
    "a = 0x" + "f" * 90_000,
    "a = " + "9" * 90_000,
    'a = """' + '\\"""' * 20_000,
    "\n".join(f"[a.b.c.k{number}]" for number in range(8_000)),
    "x" * 190_000,
    "\x00" * 1_000,
)


class FileAttack:
    """Brings files."""

    def __init__(self, scene: Scene, account: Account, chance: random.Random) -> None:
        self.scene = scene
        self.account = account
        self.chance = chance
        self.games = list(all_games().values())
        self.shelf = SHELF.read_text("utf-8")

    def run(self, count: int) -> None:
        """One after the other: they are read one at a time."""
        base = f"http://127.0.0.1:{self.scene.port}"
        headers = {"Cookie": self.scene.mallory.cookies(), "Content-Type": "application/json"}
        with httpx.Client(base_url=base, headers=headers, timeout=PATIENCE) as client:
            for number in range(count):
                if number % 2:
                    game = self.chance.choice(self.games)
                    wanted = {"game": game.id, "seats": game.seats[0], "cards": self.cards()}
                    self.judge("card files", client.post("/api/tables", content=json.dumps(wanted)))
                else:
                    self.judge(
                        "files of games",
                        client.post("/api/logs", content=json.dumps({"text": self.log()})),
                    )

    def cards(self) -> str:
        """A card file that cannot be played with: its last line never is one."""
        own = self.chance.choice(self.games).own_cards().text
        match self.chance.randrange(4):
            case 0:
                return self.chance.choice(BOMBS)
            case 1:
                place = self.chance.randrange(len(own))
                return own[:place] + self.chance.choice(BOMBS)[:5_000] + "\n" + own[place:] + "\n[["
            case 2:
                return own + f"\nodd = {str(odd_value(self.chance))[:2_000]}\n[["
            case _:
                return "".join(self.chance.choices(own, k=2_000)) + "\n[["

    def log(self) -> str:
        """A game of which a byte is wrong: its seal is broken."""
        text = self.shelf
        match self.chance.randrange(4):
            case 0:
                place = self.chance.randrange(1, len(text) - 1)
                return text[:place] + chr(ord(text[place]) ^ 1) + text[place + 1 :]
            case 1:
                lines = text.splitlines(keepends=True)
                spot = self.chance.randrange(len(lines) - 1)
                lines[spot], lines[spot + 1] = lines[spot + 1], lines[spot]
                return "".join(lines) if lines != text.splitlines(keepends=True) else "x"
            case 2:
                return text[: self.chance.randrange(len(text) - 1)]
            case _:
                return broken_json(self.chance) + "\n" + text

    def judge(self, kind: str, answer: httpx.Response) -> None:
        self.account.note(kind, str(answer.status_code))
        self.account.search(kind, answer.content, self.scene.secrets)
        if answer.status_code >= 500 and answer.status_code != 503:
            self.account.errors.append(f"{kind}: {answer.text[:300]}")
        if answer.is_success:
            self.account.granted.append(f"{kind}: {answer.text[:300]}")
