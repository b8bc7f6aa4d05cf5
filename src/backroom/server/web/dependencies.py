"""What handlers are given: who asks, the parts of the house, and what stands in the address."""

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from backroom.server.history.archive import History
from backroom.server.house import House
from backroom.server.people.people import Person
from backroom.server.rooms.rooms import Rooms

TheHouse: TypeAlias = NamedDependency[House]
TheRooms: TypeAlias = NamedDependency[Rooms]
TheHistory: TypeAlias = NamedDependency[History]
ThePerson: TypeAlias = NamedDependency[Person]
"""Who asks; strangers are refused."""
Somebody: TypeAlias = NamedDependency[Person | None]
"""Who asks, perhaps a stranger."""

GameId: TypeAlias = FromPath[str]
TableId: TypeAlias = FromPath[str]
Seat: TypeAlias = FromPath[int]
LinkText: TypeAlias = FromPath[str]
Link: TypeAlias = Annotated[
    str | None, QueryParameter(description="A link to the table, if it is not listed")
]
OfGame: TypeAlias = Annotated[str | None, QueryParameter(description="Of this game only")]
