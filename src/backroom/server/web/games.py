"""The games and their rulebooks."""

from typing import Any

from litestar import get
from litestar.params import FromPath

from backroom.kernel.game import Game, all_games, find_game
from backroom.kernel.wire import schema
from backroom.server.lobby.showing import show_game
from backroom.server.refusals import Reason, Refused
from backroom.server.web.dependencies import GameId, Somebody, TheHouse
from backroom.server.web.documented import REFUSALS
from backroom.server.wire import lean
from backroom.server.wire.people import Ranking
from backroom.server.wire.rest import LANGUAGE, GameShown, RulebookShown
from backroom.words.rulebook import rulebook


def known(game: str) -> Game:
    if game not in all_games():
        raise Refused(Reason.NO_GAME, games=tuple(all_games()))
    return find_game(game)


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameShown]:
    """The games that can be played here, with their options."""
    return [show_game(game) for game in all_games().values()]


@get("/api/games/{game:str}", sync_to_thread=False, responses=REFUSALS)
def read_game(game: GameId) -> GameShown:
    """One game."""
    return show_game(known(game))


@get("/api/games/{game:str}/rulebook/{language:str}", sync_to_thread=False, responses=REFUSALS)
def read_rulebook(game: GameId, language: FromPath[LANGUAGE]) -> RulebookShown:
    """The rulebook of a game: the whole text, and every rule by its number."""
    book = rulebook(known(game), language)
    return RulebookShown(game=game, language=language, text=book.text, rules=book.rules)


@get("/api/games/{game:str}/schema", sync_to_thread=False, responses=REFUSALS)
def read_schema(game: GameId) -> dict[str, Any]:
    """The JSON Schema of the game's views, events and terms."""
    return schema(known(game))


@get("/api/socket/schema", sync_to_thread=False)
def read_socket_schema() -> dict[str, Any]:
    """The JSON Schema of the messages on a table's socket."""
    return lean.schema()


@get("/api/games/{game:str}/ranking", responses=REFUSALS)
async def read_ranking(game: GameId, house: TheHouse, somebody: Somebody) -> Ranking:
    """The best players of a game, and where I stand among them."""
    return await house.rankings.of_game(known(game).id, somebody)


GAMES = [
    list_games,
    read_game,
    read_rulebook,
    read_schema,
    read_socket_schema,
    read_ranking,
]
