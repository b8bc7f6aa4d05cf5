"""The house that is attacked: who lives there, what is secret, and what may not change."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from builders.running_house import Client, Json
from server.running import Running, serving

SMALL = "counterfeiters"
PASSPHRASE = "seven quiet umbrellas"
WHISPER = "the plumber keeps the ledger"
SHELF = Path(__file__).parents[1] / "fixtures" / "games" / "counterfeiters-2.backroom"
RECORDS = (
    *("tables", "chairs", "entries", "talk", "mutes", "orders", "results", "ratings", "people"),
    "sessions",
)


class Victims(NamedTuple):
    """Tables of Anna and Bruno that are none of the attacker's business."""

    private: Json
    """Being played, by link only, and nobody may watch."""
    lobby: Json
    finished: Json
    watched: Json
    """Being played; anybody may watch."""
    shared: Json
    """Anna and the attacker play there, and it is Anna's turn."""

    @property
    def closed(self) -> tuple[Json, ...]:
        """Where the attacker has no right at all."""
        return self.private, self.lobby, self.finished


class Scene:
    """A running house with its people."""

    def __init__(self, running: Running, folder: Path) -> None:
        self.running = running
        self.file = folder / "backroom.db"
        self.port = running.port
        self.anna, self.bruno = running.guest("Anna"), running.guest("Bruno")
        self.mallory = running.guest("Mallory")
        self.anna.post("/api/account", {"login": "anna", "passphrase": PASSPHRASE})
        self.victims = Victims(
            private=self.begun(watchers=False),
            lobby=self.anna.make(SMALL, 3),
            finished=self.anna.post("/api/logs", {"text": SHELF.read_text("utf-8")}),
            watched=self.begun(listed=True),
            shared=self.shared(),
        )
        self.bruno.sit(self.victims.lobby, 1)
        self.whisper()
        gone = running.guest("Gone")
        self.expired = gone.cookies()
        gone.ask("DELETE", "/api/session", expect=204)
        self.token = str(self.anna.post("/api/my/tokens", {"name": "Hers"})["token"])
        self.bots_token, self.revoked = self.tokens_of_somebody_else(running)
        self.secrets = self.found_secrets()

    def tokens_of_somebody_else(self, running: Running) -> tuple[str, str]:
        """One that is good for a bot of the attacker's, and one that was revoked."""
        owner = running.guest("Owner")
        owner.post("/api/account", {"login": "owner", "passphrase": PASSPHRASE[::-1]})
        good, gone = (owner.post("/api/my/tokens", {"name": name}) for name in ("Good", "Gone"))
        owner.ask("DELETE", f"/api/my/tokens/{gone['shown']['card']}", expect=204)
        return good["token"], gone["token"]

    def begun(self, **settings: Any) -> Json:
        table = self.anna.make(SMALL, 2, hold=0, **settings)
        self.anna.sit(table, 0)
        self.bruno.sit(table, 1)
        self.anna.start(table)
        return table

    def shared(self) -> Json:
        """A table at which Mallory sits and has nothing to say for now."""
        while True:
            table = self.anna.make(SMALL, 2, hold=0)  # no bot sits in for her
            self.anna.sit(table, 0)
            self.mallory.sit(table, 1)
            self.anna.start(table)
            with self.mallory.socket(table) as line:
                if line.wait("update")["question"] is None:
                    return table

    def whisper(self) -> None:
        for table in (self.victims.private, self.victims.watched):
            with self.anna.socket(table) as line:
                line.wait("update")
                assert line.ask("say", text=WHISPER, to=1)["type"] == "done"

    def found_secrets(self) -> list[bytes]:
        """Whatever the attacker must never read."""
        found = [PASSPHRASE, WHISPER, self.token]
        found += [str(client.http.cookies["backroom"]) for client in (self.anna, self.bruno)]
        for table in (*self.victims.closed, self.victims.watched):
            found += [link for link in table["links"].values() if link]
        found.append(self.victims.shared["links"]["host"])
        with closing(sqlite3.connect(self.file)) as file:
            found += [row[0] for row in file.execute("select seed from tables")]
            asked = "select passphrase from people where passphrase is not null"
            found += [row[0] for row in file.execute(asked)]
            found += [row[0] for row in file.execute("select token from sessions")]
            found += [row[0] for row in file.execute("select token from tokens")]
        return [each.encode() for each in found]

    def records(self) -> dict[str, list[Any]]:
        """All that is kept, read past the service."""
        with closing(sqlite3.connect(self.file)) as file:
            return {
                name: sorted(file.execute(f"select * from {name}"), key=repr) for name in RECORDS
            }

    def troubles(self) -> list[Json]:
        """What the service has logged as trouble of its own."""
        return [line for line in self.running.log if line["level"] in ("error", "critical")]


@contextmanager
def scene(folder: Path, *limits: str) -> Iterator[Scene]:
    with serving(folder, *limits) as running:
        yield Scene(running, folder)


def as_cookie(client: Client) -> str:
    return client.cookies()
