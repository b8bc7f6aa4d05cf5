"""A bot from outside: it sits down at a table by its link and answers whatever is asked, at random.

    pip install websockets
    python bot.py http://127.0.0.1:8710/join/LINK

Make it yours in `choose`: it gets all that its seat may know, and what it may do.
"""

import json
import random
import sys
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import connect


def choose(view, question):
    """One of the choices: the number of its action, perhaps terms, and its words."""
    return random.choice(question["legal"])


def main(link, name="Robot"):
    house, _, key = link.rpartition("/join/")
    cookies = HTTPCookieProcessor()
    browser = build_opener(cookies)

    def ask(path, body=None):
        text = None if body is None else json.dumps(body).encode()
        request = Request(house + path, text, {"Content-Type": "application/json"})
        return json.load(browser.open(request))

    ask("/api/guests", {"name": name, "language": "en"})
    table = ask(f"/api/links/{key}")["table"]
    ask(f"/api/tables/{table}/seats?link={key}", {})
    cookie = "; ".join(f"{each.name}={each.value}" for each in cookies.cookiejar)
    address = f"{house.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        update = None
        for text in socket:
            message = json.loads(text)
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
