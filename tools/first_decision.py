#!/usr/bin/env python3
"""Sits down at a new table of a running house against bots, as *Play now* does, and makes the first
decision. usage: first_decision.py ADDRESS (with the Python of .venv)"""

import http.cookiejar
import json
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect

GAME = "capo-della-mafia"
PLAYERS = 4


class Guest:
    """A browser without a screen."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookies = http.cookiejar.CookieJar()
        self.http = urllib.request.build_opener(
            urllib.request.HTTPCookieProcessor(self.cookies), urllib.request.ProxyHandler({})
        )

    def ask(self, path: str, body: object, method: str = "POST") -> Any:
        wanted = urllib.request.Request(f"{self.address}{path}", method=method)
        wanted.add_header("Content-Type", "application/json")
        with self.http.open(wanted, json.dumps(body).encode(), timeout=60) as answer:
            text = answer.read()
            return json.loads(text) if text else None

    def decide(self) -> None:
        """The first legal answer to the first question; it must be acknowledged."""
        self.ask("/api/guests", {"name": "Ada"})
        wanted = {"game": GAME, "seats": PLAYERS, "options": {}, "settings": {}}
        table = self.ask("/api/tables", wanted)
        place = f"/api/tables/{table['id']}"
        self.ask(f"{place}/seats?link={table['links']['play']}", {"seat": 0, "seed": ""})
        for seat in range(1, PLAYERS):
            self.ask(f"{place}/seats/{seat}/bot", {"level": "normal"}, "PUT")
        self.ask(f"{place}/start", None)
        headers = {"Cookie": "; ".join(f"{each.name}={each.value}" for each in self.cookies)}
        socket = f"{self.address.replace('http', 'ws', 1)}{place}/socket?since=-1"
        with connect(socket, additional_headers=headers, max_size=None, proxy=None) as line:
            asked = False
            while True:
                message = json.loads(line.recv(60))
                question = message.get("question")
                if message["type"] == "update" and question and not asked:
                    action = question["legal"][0]["action"]
                    act = {"type": "act", "id": 1, "seq": message["seq"], "action": action}
                    line.send(json.dumps(act))
                    asked = True
                elif message.get("id") == 1:
                    assert message["type"] == "done", message
                    return


if __name__ == "__main__":
    Guest(sys.argv[1]).decide()
