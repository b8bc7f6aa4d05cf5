"""A room without a house around it: what is shown of a table, without sockets or a database."""

from collections.abc import Iterator
from hashlib import sha256
from types import SimpleNamespace
from typing import Any

from backroom.kernel.game import Game, all_games
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR
from backroom.server.lobby.new_tables import new_row
from backroom.server.rooms.orders import OrderBook
from backroom.server.rooms.room import Room
from backroom.server.rooms.talk import TalkBook
from backroom.server.rooms.updates import news_for
from backroom.server.rooms.visitor import Visitor
from backroom.server.storage.table_settings import StoredSettings
from backroom.table import Table
from conformance.cases import some_action, some_seat


def lone_room(game: Game, table: Table) -> Room:
    house: Any = SimpleNamespace(now=lambda: 0, settings=SimpleNamespace(watch_pause=0.0))
    row = new_row(
        game=game.id,
        rules=game.version,
        seats=table.seats,
        options={},
        settings=StoredSettings(),
        cards=None,
        host=None,
        made=0,
    )
    return Room(house, row, [], "", table, TalkBook([], set()), OrderBook(game, []))


def looking(room: Room, lean: bool = True) -> list[Visitor]:
    """Somebody with each pair of eyes, who has the lobby's page already."""
    found = []
    for seat in (*range(room.row.seats), SPECTATOR):
        visitor = Visitor(None, "", None, False, -1, -1, lean=lean)
        visitor.seat, visitor.welcomed = seat, room.page
        found.append(visitor)
    return found


def shown(room: Room, visitors: list[Visitor], moves: int, seed: int) -> Iterator[list[bytes]]:
    """What each of them is sent, to begin with and after each of so many moves."""
    table, painter = room.playing()
    choices = fast_rng(seed)
    yield from (news_for(room, visitor) for visitor in visitors)
    for _ in range(moves):
        if table.state.is_over():
            return
        seat = some_seat(table.state, choices)
        action = some_action(table.state, seat, choices)
        assert table.act(seat, int(action.index), action.terms()) is None
        room.questions.note(painter, {seat})
        yield from (news_for(room, visitor) for visitor in visitors)


def fingerprints(moves: int) -> Iterator[str]:
    """Of all that is shown in every game, in both forms."""
    for game in all_games().values():
        for form in ("lean", "words"):
            total = sha256()
            for seats in (game.seats[0], game.seats[-1]):
                room = lone_room(game, Table.open(game, seats, {}, "shown"))
                for messages in shown(room, looking(room, form == "lean"), moves, seats):
                    total.update(b"\n".join(messages) + b"\n\n")
                total.update(repr(sorted(room.questions.since.items())).encode())
            yield f"{game.id} {form} {total.hexdigest()}"
