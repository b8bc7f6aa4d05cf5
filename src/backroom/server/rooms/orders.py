"""Standing orders: what a player answers once for all. Nobody else is told of them, so they are
kept beside the log, not in it; what they answer is logged as the player's move."""

from typing import NamedTuple

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.kernel.actions import Action
from backroom.kernel.game import Game, StandingOrder
from backroom.kernel.state import State
from backroom.server.refusals import Reason, Refused
from backroom.server.rooms.pictures import Asked
from backroom.server.storage.schema import orders


class Given(NamedTuple):
    """An order that a seat gave: for one round, or (None) until the end."""

    seat: int
    name: str
    round: int | None


class OrderBook:
    """All standing orders of a table."""

    def __init__(self, game: Game, given: list[Given]) -> None:
        self.known = {order.name: order for order in game.orders}
        self.given = {(each.seat, each.name): each for each in given if each.name in self.known}

    @classmethod
    async def load(cls, connection: AsyncConnection, table_id: str, game: Game) -> "OrderBook":
        asked = select(orders.c.seat, orders.c.name, orders.c.round)
        rows = await connection.execute(asked.where(orders.c.table_id == table_id))
        return cls(game, [Given(*row) for row in rows])

    def find(self, name: str) -> StandingOrder:
        order = self.known.get(name)
        if order is None:
            raise Refused(Reason.NO_ORDER, orders=tuple(self.known))
        return order

    async def give(self, connection: AsyncConnection, table_id: str, given: Given) -> None:
        await self.drop(connection, table_id, given.seat, given.name)
        await connection.execute(insert(orders).values(table_id=table_id, **given._asdict()))

    async def drop(self, connection: AsyncConnection, table_id: str, seat: int, name: str) -> None:
        here = (orders.c.table_id == table_id, orders.c.seat == seat, orders.c.name == name)
        await connection.execute(delete(orders).where(*here))

    def of(self, seat: int, round: int) -> list[Given]:
        """The orders of this seat that still hold."""
        return [
            each
            for each in self.given.values()
            if each.seat == seat and each.round in (None, round)
        ]

    def answer(self, state: State, seat: int, asked: Asked | None) -> Action | None:
        """What this seat has ordered to be answered to what it is asked, if anything."""
        given = self.of(seat, int(state.round))
        if not given or asked is None or seat not in state.owing():
            return None
        for each in given:
            order = self.known[each.name]
            if asked.question.name == order.question and int(order.action.index) in asked.legal:
                return order.action
        return None
