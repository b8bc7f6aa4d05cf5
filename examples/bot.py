"""A bot from outside: it sits down at a table by its link and answers whatever is asked, at random.

    pip install websockets
    BACKROOM_TOKEN=backroom-… python bot.py http://127.0.0.1:8710/join/LINK

The token is from the profile of an account; without one it is a guest. Make it yours in `choose`.
"""

import json
import os
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def choose(view, question):
    """One of the choices, from all that the seat may know."""
    return random.choice(question["legal"])


def main(link, name="Robot"):
    house, _, key = link.rpartition("/join/")
    token = os.environ.get("BACKROOM_TOKEN")
    known = {"Authorization": f"Bearer {token}"} if token else {}

    def ask(path, body=None):
        text = None if body is None else json.dumps(body).encode()
        headers = known | {"Content-Type": "application/json"}
        with urlopen(Request(house + path, text, headers)) as answer:
            for cookie in answer.headers.get_all("Set-Cookie", []):
                known["Cookie"] = cookie.split(";")[0]
            return json.load(answer)

    if not token:
        ask("/api/guests", {"name": name, "language": "en"})
    table = ask(f"/api/links/{key}")["table"]
    ask(f"/api/tables/{table}/seats?link={key}", {})
    address = f"{house.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers=known, max_size=None) as socket:
        update = None
        for message in map(json.loads, socket):
            if message["type"] == "goodbye":
                break
            if message["type"] == "update":
                update = message
            elif update is None or message["type"] != "refused":
                continue  # refused: somebody was quicker, look again
            if update["result"] is not None:
                print(json.dumps(update["result"]))
                break
            question = update["question"]
            if question is not None and question["must"]:
                choice = choose(update["view"], question)
                fields = {"action": choice["action"], "terms": choice.get("terms")}
                socket.send(json.dumps({"type": "act", "id": 1, "seq": update["seq"], **fields}))


if __name__ == "__main__":
    main(*sys.argv[1:])
