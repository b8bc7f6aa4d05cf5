"""What the house shows of its own games: the illustrated pages, and the puzzles."""

from functools import cache

import msgspec
from litestar import get

from backroom.house_games.guides import game_of_guide, pictures_of_games
from backroom.kernel.game import find_game
from backroom.server.lobby.house_tables import house_table, printed_at, show_house_table
from backroom.server.refusals import Reason, Refused
from backroom.server.web.dependencies import GameId
from backroom.server.web.documented import REFUSALS
from backroom.server.wire.rest import GuideShown, PictureShown


@get("/api/guides/{game:str}", sync_to_thread=True, responses=REFUSALS)
def read_guide(game: GameId) -> GuideShown:
    """A game on one page: its pictures are positions of a recorded game, as the rules make them."""
    if game not in pictures_of_games():
        raise Refused(Reason.NO_GUIDE)
    return guide_of(game)


@cache
def guide_of(game: str) -> GuideShown:
    """Made once: the rules do not change while the house is open."""
    kept = game_of_guide(game)
    found, table = house_table(kept.id), show_house_table(kept.id)
    assert found is not None
    assert table is not None
    pictures = [
        PictureShown(
            id=picture.id,
            at=picture.at,
            eyes=picture.eyes,
            about=list(picture.about),
            view=msgspec.to_builtins(kept.table(picture.at).state.view(picture.eyes)),
        )
        for picture in pictures_of_games()[game]
    ]
    return GuideShown(
        game=game,
        title=find_game(game).title,
        table=table,
        printed=printed_at(found.row),
        pictures=pictures,
    )


HOUSE_GAMES = [read_guide]
