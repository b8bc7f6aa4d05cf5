"""What handlers are given: who asks, the parts of the house, and what stands in the address."""

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from backroom.server.calling.caller import Caller
from backroom.server.history.archive import History
from backroom.server.history.looking_back import LookingBack
from backroom.server.house import House
from backroom.server.people.people import Person
from backroom.server.rooms.matching import Matching
from backroom.server.rooms.rooms import Rooms

TheHouse: TypeAlias = NamedDependency[House]
TheRooms: TypeAlias = NamedDependency[Rooms]
TheMatching: TypeAlias = NamedDependency[Matching]
TheCaller: TypeAlias = NamedDependency[Caller]
TheHistory: TypeAlias = NamedDependency[History]
TheLookingBack: TypeAlias = NamedDependency[LookingBack]
ThePerson: TypeAlias = NamedDependency[Person]
"""Who asks; strangers and bots from outside are refused."""
ThePlayer: TypeAlias = NamedDependency[Person]
"""Who asks, perhaps a bot from outside by its token; strangers are refused."""
Somebody: TypeAlias = NamedDependency[Person | None]
"""Who asks, perhaps a stranger."""

GameId: TypeAlias = FromPath[str]
TableId: TypeAlias = FromPath[str]
Seat: TypeAlias = FromPath[int]
Card: TypeAlias = FromPath[str]
LinkText: TypeAlias = FromPath[str]
Link: TypeAlias = Annotated[
    str | None, QueryParameter(description="A link to the table, if it is not listed")
]
OfGame: TypeAlias = Annotated[str | None, QueryParameter(description="Of this game only")]
