"""All that reaches a browser, byte by byte: it is what the rules show to its seat, and no more."""

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from backroom.kernel.messages import Refusal
from backroom.kernel.queries import ask, query_types
from backroom.kernel.wire import encode
from backroom.server.rooms.lean_pictures import glossary
from backroom.server.rooms.painter import Painter
from backroom.server.wire.people import Invited, MatchWaiting
from backroom.server.wire.protocol import Answered, Foretold, Refusing
from backroom.server.wire.rest import GameShown, Me, TableListed, TableShown
from backroom.table import Table
from browser.conftest import Sit
from browser.people import COSA_NOSTRA, MAFFIOSI, TOO_LATE, Player, Screen
from builders.lean_reader import LeanReader
from builders.running_house import PATIENCE, House, Json

SEAT = 0
QUESTIONS = 8
"""So many are answered at tables that would take long to be played to their end."""
OF_THE_LINE = {"type", "now", "seats", "paused", "orders", "muted"}
"""What an update says about chairs and clocks, not about the game."""
SHAPES: dict[tuple[str, str], Any] = {
    ("GET", "me"): Me | None,
    ("GET", "games"): list[GameShown],
    ("GET", "match"): MatchWaiting,
    ("GET", "my/invitations"): list[Invited],
    ("GET", "tables"): list[TableListed],
    ("GET", "my/tables"): list[TableListed],
    ("POST", "guests"): Me,
    ("POST", "tables"): TableShown,
    ("POST", "tables/…/seats"): TableShown,
    ("PUT", "tables/…/seats/…/bot"): TableShown,
    ("POST", "tables/…/start"): TableShown,
}
"""What may be asked over HTTP while a game is played, and all that the answer may be."""
PRINTED = ("GET", "tables/…/printed")
"""On cards and board: the same for everybody, all game long."""
AFTERWARDS = ("/course", "/log", "/check", "/replay")
"""Of games that are over: the service refuses them before."""


@pytest.mark.parametrize("title", ["Capo della Mafia", "Counterfeiters"])
def test_play_now_on_a_phone_tells_exactly_what_a_seat_may_know(sit: Sit, title: str) -> None:
    player = sit(Screen.PHONE)
    player.play_now(title)
    result = player.play_out()
    assert result is not None
    player.sees_ranking(result)
    table = player.table
    assert table["seat"] == SEAT
    log = player.ask_text(f"/api/tables/{table['id']}/log")
    whole = Table.read(log, "the log")
    compare_sockets(player, whole)
    compare_http(player, whole)
    assert player.update["seq"] == whole.seq


@pytest.mark.parametrize("game", [COSA_NOSTRA, MAFFIOSI])
def test_a_table_that_asks_the_rules_is_told_what_a_seat_may_know(
    sit: Sit, house: House, game: str
) -> None:
    """Odds, targets, consequences: each answer is what the rules give to this seat."""
    player = sit()
    player.by_list = 0
    table = player.begin(game, 3)
    player.play_out(most=QUESTIONS)
    player.context.set_offline(True)
    whole = log_of(house, table)
    asked = compare_sockets(player, whole)
    compare_http(player, whole)
    assert asked >= QUESTIONS, "the table asked nothing"


def log_of(house: House, table: str) -> Table:
    """The game so far, with all that nobody may know before its end."""

    async def read() -> str:
        room = await house.service.rooms.open(table)
        return room.playing()[0].log()

    text = asyncio.run_coroutine_threadsafe(read(), house.loop).result(PATIENCE)
    return Table.read(text, "the log")


def compare_sockets(player: Player, whole: Table) -> int:
    """Every message is what pure rules make of the log up to there, for these eyes; how many
    queries were answered."""
    sent = {message["id"]: message for message in map(json.loads, player.sent)}
    tables = positions(whole)
    table, seen = next(tables), -1
    foretold: list[Json] = []
    offered: list[Json] = []
    answered: list[Json] = []
    reader = LeanReader()
    for frame in [message for text in player.frames for message in reader.read(text)]:
        match frame:
            case {"type": "welcome", "table": shown}:
                assert set(frame) == {"type", "table"}
                says_no_more_than(shown, TableShown)
            case {"type": "glossary"}:
                assert frame == plain(glossary(Painter(table))), "it is the same at every moment"
            case {"type": "done"}:
                assert set(frame) == {"type", "id", "seq"}
            case {"type": "offers"}:
                offered.append(frame)
            case {"type": "answer"}:
                answered.append(frame)
            case {"type": "refused", "message": message} if message["name"] == TOO_LATE:
                assert set(frame) == {"type", "id", "message", "rule"}
            case {"type": "outlook" | "refused"}:
                foretold.append(frame)
            case {"type": "update"}:
                # An answer may overtake the update after which it was given.
                foretold = not_foretold(foretold, sent, table)
                while table.seq < frame["seq"]:
                    table = next(tables)
                    foretold = not_foretold(foretold, sent, table)
                assert not foretold
                compare_update(frame, table, seen)
                seen = table.seq
            case _:
                pytest.fail(f"what is this? {frame}")
        if not table.state.is_over():
            assert whole.seed not in json.dumps(frame), "the seed is told before the end"
    for then in positions(whole):
        for frame in offered:
            if frame["seq"] == then.seq:
                assert frame["choices"] == plain(Painter(then).offers(SEAT))
        for frame in answered:
            if frame["seq"] == then.seq:
                assert frame == queried(sent[frame["id"]], then)
    return len(answered)


def not_foretold(frames: list[Json], sent: dict[int, Json], table: Table) -> list[Json]:
    """Those of the answers that the rules would not have given at this moment."""
    return [frame for frame in frames if frame != foretelling(sent[frame["id"]], table)]


def foretelling(asked: Json, table: Table) -> Json:
    """What may be known beforehand, or why not."""
    if asked["type"] == "ask":
        return queried(asked, table)
    assert asked["type"] in ("outlook", "why")
    painter, action = Painter(table), table.game.action(asked["action"], asked["terms"])
    refusal = table.state.refuse(SEAT, action)
    answer: Any = Foretold(asked["id"], painter.outlook(SEAT, action))
    if refusal is not None:
        answer = Refusing(asked["id"], painter.refusal(refusal), refusal.rule)
    found: Json = plain(answer)
    return found


def queried(asked: Json, table: Table) -> Json:
    """What the rules say to a query of this seat."""
    query = msgspec.convert(asked["query"], query_types(table.game))
    found = ask(table.game, table.state, SEAT, query)
    answer: Any
    if isinstance(found, Refusal):
        answer = Refusing(asked["id"], Painter(table).refusal(found), found.rule)
    else:
        answer = Answered(asked["id"], table.seq, msgspec.Raw(encode(found)))
    said: Json = plain(answer)
    return said


def positions(whole: Table) -> Iterator[Table]:
    """The table after its first entry, its second, …"""
    table = Table(whole.opening, whole.seed)
    yield table
    for entry in whole.entries[1:]:
        table.add(entry)
        yield table


def compare_update(update: Json, table: Table, seen: int) -> None:
    painter = Painter(table)
    view = painter.view(SEAT)
    rules_say = {
        "seq": table.seq,
        "view": view,
        "happened": painter.happened(SEAT, seen),
        "question": painter.picture(SEAT).question,
        "undo": table.can_undo(SEAT),
        "result": painter.result(),
    }
    assert set(update) == set(rules_say) | OF_THE_LINE
    for name, expected in rules_say.items():
        assert update[name] == plain(expected), (table.seq, name)
    chairs = [(chair["asked"], chair["owes"]) for chair in update["seats"]]
    asked, owing = table.state.to_act(), table.state.owing()
    assert chairs == [(seat in asked, seat in owing) for seat in range(table.seats)]


def compare_http(player: Player, whole: Table) -> None:
    """Over HTTP nothing of the game comes before its end."""
    for answer in player.answers:
        path = answer.url.partition("/api/")[2].partition("?")[0]
        if not path or answer.status == 401 or path.endswith(AFTERWARDS):
            continue
        kind = (answer.request.method, re.sub("(tables|seats)/[^/]+", r"\1/…", path))
        assert whole.seed not in answer.text()
        if kind == PRINTED:
            assert whole.game.print_matter is not None
            assert answer.json() == plain(whole.game.print_matter(whole.rules))
        else:
            says_no_more_than(answer.json(), SHAPES[kind])


def says_no_more_than(said: object, shape: Any) -> None:
    """Nothing but what this shape has a name for."""
    assert plain(msgspec.convert(said, shape)) == said


def plain(thing: object) -> Any:
    """As it comes out of JSON."""
    return json.loads(msgspec.json.encode(thing))
