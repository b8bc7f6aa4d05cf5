"""Ways in which the records of a table go bad, each done to a real file, past the service."""

import json
import sqlite3
from collections.abc import Callable
from typing import TypeAlias

from backroom.table import LogEntry, Move, Opening, Table
from backroom.table.entries import START, read_entry, sealed, written
from builders.running_house import Json

Damage: TypeAlias = Callable[[sqlite3.Connection, str], None]

MIDDLE = 5
OPENING = {
    **{"entry": "opening", "at": 0, "game": "counterfeiters", "rules": 1, "options": {}},
    **{"names": ["", ""], "bots": ["", ""], "seeds": ["", ""], "commitment": ""},
}


def sql(statement: str) -> Damage:
    """This statement about the table `:table`."""

    def do(file: sqlite3.Connection, table: str) -> None:
        assert file.execute(statement, {"table": table}).rowcount > 0

    return do


def entry(text: str) -> Damage:
    """This SQL expression in the place of an entry's text."""
    return sql(f"UPDATE entries SET entry = {text} WHERE table_id = :table AND seq = {MIDDLE}")


def row(column: str, value: str) -> Damage:
    return sql(f"UPDATE tables SET {column} = {value} WHERE id = :table")


def chair(change: str) -> Damage:
    return sql(f"UPDATE chairs SET {change} WHERE table_id = :table AND seat = 1")


def resealed(seq: int, change: Callable[[Json], Json]) -> Damage:
    """An entry that was changed by somebody who knows how to seal a log."""

    def do(file: sqlite3.Connection, table: str) -> None:
        asked = "SELECT entry FROM entries WHERE table_id = ? ORDER BY seq"
        texts = [text for (text,) in file.execute(asked, (table,))]
        texts[seq] = json.dumps(change(json.loads(texts[seq])))
        put_log(file, table, [read_entry(text) for text in texts])

    return do


def put_log(file: sqlite3.Connection, table: str, log: list[LogEntry]) -> None:
    seal = START
    rows: list[tuple[str, int, str, str]] = []
    for seq, each in enumerate(log):
        seal = sealed(seal, each)
        rows.append((table, seq, written(each).decode(), seal.hex()))
    file.execute("DELETE FROM entries WHERE table_id = ?", (table,))
    file.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)


LOGS: dict[str, Damage] = {
    "an entry altered": entry("""replace(entry, '"seat":', '"seat":1')"""),
    "a seal altered": sql(
        f"UPDATE entries SET seal = seq WHERE table_id = :table AND seq = {MIDDLE}"
    ),
    "an entry deleted": sql(f"DELETE FROM entries WHERE table_id = :table AND seq = {MIDDLE}"),
    "an entry twice": entry(
        f"(SELECT e.entry FROM entries e WHERE e.table_id = :table AND e.seq = {MIDDLE - 1})"
    ),
    "the opening deleted": sql("DELETE FROM entries WHERE table_id = :table AND seq = 0"),
    "the whole log deleted": sql("DELETE FROM entries WHERE table_id = :table"),
    "half an entry": entry("substr(entry, 1, 20)"),
    "no entry but a number": entry("'17'"),
    "nested without end": entry("replace(hex(zeroblob(50000)), '0', '[')"),
    "bytes that are no text": entry("CAST(X'FFFE' AS TEXT)"),
    "bytes instead of text": entry("X'FFFE'"),
    "an unknown game in the opening": resealed(0, lambda it: it | {"game": "poker"}),
    "options that do not exist": resealed(0, lambda it: it | {"options": {"size": "vast"}}),
    "a name too few": resealed(0, lambda it: it | {"names": it["names"][1:]}),
    "a player too many": resealed(
        0, lambda it: it | {each: [*it[each], ""] for each in ("names", "bots", "seeds")}
    ),
    "a second opening": resealed(MIDDLE, lambda it: OPENING),
    "a move of a clock that did not run": resealed(MIDDLE, lambda it: it | {"by": "clock"}),
    "a move that does not exist": resealed(MIDDLE, lambda it: it | {"action": 10**9}),
    "a seat that does not exist": resealed(MIDDLE, lambda it: it | {"seat": -1}),
}
"""What is wrong with the log."""

ROWS: dict[str, Damage] = {
    "an unknown game": row("game", "'poker'"),
    "another game": row("game", "'maffiosi'"),
    "no game at all": row("game", "X'00'"),
    "another number of seats": row("seats", "4"),
    "seats without number": row("seats", "'many'"),
    "settings that are no JSON": row("settings", "'{\"title\"'"),
    "settings of another kind": row("settings", "'{\"hold\": -1}'"),
    "settings that are no text": row("settings", "CAST(X'FFFE' AS TEXT)"),
    "options that are no JSON": row("options", "''"),
    "options of another kind": row("options", "'[]'"),
    "a status that there is not": row("status", "'asleep'"),
    "no house's seed": row("seed", "''"),
    "another house's seed": row("seed", "hex(zeroblob(32))"),
    "a time that is none": row("made", "'noon'"),
    "a chair behind the last": chair("seat = 99"),
    "a chair before the first": chair("seat = -1"),
    "a chair without a number": chair("seat = 'left'"),
    "a chair without a text": chair("name = X'FFFE'"),
    "a chair missing": sql("DELETE FROM chairs WHERE table_id = :table AND seat = 1"),
    "talk that is no text": sql(
        "INSERT INTO talk VALUES (:table, 0, 0, 0, NULL, CAST(X'FFFE' AS TEXT), NULL)"
    ),
}
"""What is wrong with the rest that is kept of it."""

STATUS: dict[str, Damage] = {"a begun game in the lobby": row("status", "'lobby'")}
"""What is wrong with where it stands: the lobby believes it."""

TALK: dict[str, Damage] = {
    "talk of nobody": sql("INSERT INTO talk VALUES (:table, 0, 0, 99, NULL, 'Boo', NULL)"),
    "talk without a number": sql(
        "INSERT INTO talk VALUES (:table, 'one', 0, 0, NULL, 'Boo', NULL)"
    ),
    "a standing order of nobody": sql("INSERT INTO orders VALUES (:table, 'x', 'none', 'x')"),
}
"""What is wrong with things that nobody needs to play on."""


def copied(file: sqlite3.Connection, table: Json, number: int, title: str) -> Json:
    """The same table, chairs and log once more, with another title, id and links."""
    links = {role: f"{role}-{number}" for role in ("play", "watch", "host")}
    new = {"id": f"copy-{number}"} | {f"{role}_link": link for role, link in links.items()}
    new["table_id"] = new["id"]
    for name in ("tables", "chairs", "entries", "results"):
        columns = [each[1] for each in file.execute(f"PRAGMA table_info({name})")]
        wanted = [f"'{new[each]}'" if each in new else each for each in columns]
        asked = f"SELECT {', '.join(wanted)} FROM {name} WHERE {columns[0]} = ?"
        file.execute(f"INSERT INTO {name} {asked}", (table["id"],))
    settings = json.dumps(table["settings"] | {"title": title})
    file.execute("UPDATE tables SET settings = ? WHERE id = ?", (settings, new["id"]))
    return table | {"id": new["id"], "links": links}


def play_on(file: sqlite3.Connection, table: str, moves: int = 1_000_000) -> None:
    """So many moves, or all, in the log of a table that has begun, as the service would write
    them."""
    seed, text = file.execute(
        "SELECT seed, entry FROM tables JOIN entries ON id = table_id WHERE id = ?", (table,)
    ).fetchone()
    opening = read_entry(text)
    assert isinstance(opening, Opening)
    game = Table(opening, seed)
    while game.seq < moves and not game.state.is_over():
        seat = game.state.owing()[0]
        action = int(game.state.legal(seat)[0].index)
        game.add(Move(opening.at, seat, action))
    put_log(file, table, game.entries)
