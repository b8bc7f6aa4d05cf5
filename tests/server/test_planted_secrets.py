"""Secrets are planted wherever somebody might put them, things go wrong, and then everything that
the house has written or counted is searched for them."""

import json
import socket
from contextlib import suppress
from pathlib import Path

from websockets.exceptions import WebSocketException

from builders.kept_on_postgres import past_the_service
from builders.running_house import PATIENCE, Client, Json, Kept
from server.running import Running, serving

PASSPHRASE = "seven quiet umbrellas"
GUESS = "eight loud umbrellas"
LOGIN = "anna.secret"
NAME = "Annabella Nasconde"
SAID = "the plumber keeps the ledger"
TITLE = "behind the laundry"
SEED = "my own lucky charm"

BROKEN = {"backroom.server.lobby.directory.MOST_LISTED": 1.5}
"""A defect: whoever asks for the list of tables meets it."""


def bare(port: int, data: bytes) -> bytes:
    """Bytes as they are, and all that is answered."""
    said = b""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as line, suppress(OSError):
        line.sendall(data)
        line.shutdown(socket.SHUT_WR)
        while more := line.recv(65536):
            said += more
    return said


def planted(running: Running) -> tuple[Client, Json, list[str]]:
    """Somebody with secrets of every kind."""
    anna = running.guest(NAME)
    anna.post("/api/account", {"login": LOGIN, "passphrase": PASSPHRASE})
    table = anna.make("counterfeiters", 2, title=TITLE)
    anna.sit(table, 0, SEED)
    anna.bots(table, 1)
    anna.start(table)
    with anna.socket(table) as line:
        line.wait("update")
        assert line.ask("say", text=SAID)["type"] == "done"
        line.connection.send(json.dumps({"type": "say", "id": 1, "text": SAID, "odd": SAID}))
        line.connection.send(SAID)
        line.connection.send(SAID.encode())
        line.ask("ping")
    cookie = str(anna.http.cookies["backroom"])
    token = anna.post("/api/my/tokens", {"name": "Robot"})["token"]
    return anna, table, [cookie, token, *table["links"].values()]


def go_wrong(running: Running, anna: Client, table: Json, secrets: list[str]) -> list[bytes]:
    """Everything that could make the house talk; its answers."""
    cookie, token, *links = secrets
    stranger, bot = Client(running.port), Client(running.port)
    bot.show(token)
    wrong = {"login": LOGIN, "passphrase": GUESS}
    answers = [
        stranger.http.post("/api/session", json=wrong),
        stranger.http.post("/api/session", json=wrong | {"odd": PASSPHRASE}),
        stranger.http.post("/api/session", json={"login": 1, "passphrase": [PASSPHRASE]}),
        stranger.http.post("/api/session", content=f'{{"passphrase": "{PASSPHRASE}'),
        stranger.http.post("/api/logs", json={"text": SAID}),
        anna.http.post("/api/logs", json={"text": f"{PASSPHRASE}\n{SAID}"}),
        anna.http.put("/api/account/passphrase", json={"old": GUESS, "new": PASSPHRASE}),
        anna.http.post("/api/account", json={"login": LOGIN, "passphrase": PASSPHRASE}),
        anna.http.get("/api/tables"),
        stranger.http.get(f"/api/tables/{table['id']}", headers={"cookie": f"backroom={cookie}x"}),
        bot.http.get("/api/tables"),
        bot.http.get("/api/my/tokens"),
        bot.http.get(f"/api/tables/{table['id']}"),
        bot.http.post(f"/api/tables/{table['id']}/seats", json={}),
        bot.http.post("/api/my/tokens", json={"name": token}),
        anna.http.post("/api/my/tokens", json={"name": "x" * 41, "token": token}),
        anna.http.get("/api/my/tokens"),
        stranger.http.get("/api/me", headers={"authorization": f"Bearer {token}x"}),
        stranger.http.get("/api/tables", headers={"authorization": f"Basic {token}"}),
        stranger.http.get(f"/api/me?token={token}&access_token={token}"),
        stranger.http.get(f"/api/my/tokens/{token}"),
    ]
    for one in (bot, stranger):
        with suppress(WebSocketException):
            one.socket({"id": "nowhere"}, token=token).connection.close()
    for link in links:
        answers.append(stranger.http.get(f"/api/nothing/{link}?link={link}"))
        answers.append(stranger.http.get(f"/static/{link}%00"))
        answers.append(stranger.http.patch(f"/api/links/{link}"))
        answers.append(stranger.http.get(f"/api/tables?link={link}"))
        with suppress(WebSocketException):
            stranger.socket({"id": "nowhere"}, link=link).connection.close()
    said = [answer.content + str(answer.headers).encode() for answer in answers]
    head = f"GET /join/{links[0]} HTTP/1.1\r\nHost: x\r\nCookie: backroom={cookie}\r\n"
    head += f"Authorization: Bearer {token}\r\n"
    said.append(bare(running.port, f"{head} bad\r\n\r\n".encode()))
    said.append(bare(running.port, f"{head}A: {'a' * 90_000}\r\n\r\n".encode()))
    said.append(bare(running.port, f"{head}Upgrade: websocket\r\n\r\n".encode()))
    said.append(bare(running.port, f"{head}Upgrade: h2c\r\nConnection: Upgrade\r\n\r\n".encode()))
    return said


def kept_secrets(database: str) -> list[str]:
    """What only the database knows: the seed of the house, and hashes of what people know."""
    with past_the_service(database) as kept:
        found = [row[0] for row in kept.execute("select seed from tables")]
        found += [row[0] for row in kept.execute("select token from sessions")]
        found += [row[0] for row in kept.execute("select token from tokens")]
        asked = "select passphrase from people where passphrase is not null"
        return found + [row[0] for row in kept.execute(asked)]


def test_no_secret_is_in_a_log_a_metric_an_address_or_an_error(tmp_path: Path) -> None:
    with serving(tmp_path, constants=BROKEN) as running:
        anna, table, secrets = planted(running)
        answers = go_wrong(running, anna, table, secrets)
        counted = anna.http.get("/metrics").text + anna.http.get("/health").text
        hidden = kept_secrets(Kept.place(tmp_path))
        assert any(line["event"] == "fault" for line in running.log), "the defect was met"
        running.stop()
        logged = running.err + running.out
    told = [PASSPHRASE, GUESS, LOGIN, NAME, SAID, TITLE, SEED]
    for secret in [*secrets, *hidden, *told]:
        assert secret not in logged
        assert secret not in counted
    for secret in [*secrets, *hidden, PASSPHRASE, GUESS]:
        assert not [each for each in answers if secret.encode() in each]
