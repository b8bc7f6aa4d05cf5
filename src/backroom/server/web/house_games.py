"""What the house shows of its own games: the illustrated pages, and the puzzles."""

from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import TypeAlias

import msgspec
from litestar import get
from litestar.params import FromPath

from backroom.house_games.guides import game_of_guide, pictures_of_games
from backroom.house_games.puzzle import Puzzle, all_puzzles, day_from, number_of, riddle_of
from backroom.kernel.game import find_game
from backroom.server.lobby.house_tables import house_table, printed_at, show_house_table
from backroom.server.refusals import Reason, Refused
from backroom.server.rooms.painter import Painter
from backroom.server.web.dependencies import GameId, TheHouse
from backroom.server.web.documented import REFUSALS
from backroom.server.wire.rest import (
    GuideShown,
    PictureShown,
    PuzzleChoice,
    PuzzleProof,
    PuzzleReason,
    PuzzleShown,
)

Day: TypeAlias = FromPath[str]


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


@get("/api/puzzles/{day:str}", sync_to_thread=True, responses=REFUSALS)
def read_puzzle(day: Day, house: TheHouse) -> PuzzleShown:
    """The puzzle of this day (2026-11-18), without its answer."""
    wanted = come_already(day, house.now())
    puzzle = all_puzzles()[number_of(wanted)]
    riddle, shown = riddle_of(puzzle), show_house_table(puzzle.table)
    found = house_table(puzzle.table)
    assert shown is not None
    assert found is not None
    painter = painter_of(puzzle)
    return PuzzleShown(
        day=wanted.isoformat(),
        game=shown.game,
        title=find_game(shown.game).title,
        table=shown,
        printed=printed_at(found.row),
        at=puzzle.at,
        eyes=puzzle.eyes,
        view=msgspec.to_builtins(painter.table.state.view(puzzle.eyes)),
        question=painter.worded(riddle.question),
        choices=[
            PuzzleChoice(label=painter.worded(choice.label), seat=choice.seat)
            for choice in riddle.choices
        ],
    )


@get("/api/puzzles/{day:str}/proof", sync_to_thread=True, responses=REFUSALS)
def read_proof(day: Day, house: TheHouse) -> PuzzleProof:
    """The right answer of this day's puzzle, and why none of the others is."""
    puzzle = all_puzzles()[number_of(come_already(day, house.now()))]
    riddle, painter = riddle_of(puzzle), painter_of(puzzle)
    return PuzzleProof(
        right=riddle.right,
        reasons=[
            PuzzleReason(right=choice.right, why=painter.worded(choice.why))
            for choice in riddle.choices
        ],
    )


def come_already(day: str, now: int) -> date:
    """The day, if it has begun anywhere on earth."""
    wanted, today = day_from(day), datetime.fromtimestamp(now / 1000, UTC).date()
    if wanted > today + timedelta(days=1):
        raise Refused(Reason.NO_PUZZLE)
    return wanted


def painter_of(puzzle: Puzzle) -> Painter:
    return Painter(puzzle.kept.table(puzzle.at))


HOUSE_GAMES = [read_guide, read_puzzle, read_proof]
