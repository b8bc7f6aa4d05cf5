"""The lessons: guided first games (decision 0020)."""

import msgspec
from litestar import get

from backroom.kernel.game import find_game
from backroom.lessons.lesson import lesson_games, lesson_of
from backroom.server.refusals import Reason, Refused
from backroom.server.web.dependencies import GameId
from backroom.server.web.documented import REFUSALS
from backroom.server.wire.rest import LessonShown, LessonStep


@get("/api/lessons/{game:str}", sync_to_thread=False, responses=REFUSALS)
def read_lesson(game: GameId) -> LessonShown:
    """The lesson of a game: its steps, and what is printed on its table."""
    if game not in lesson_games():
        raise Refused(Reason.NO_LESSON)
    lesson, found = lesson_of(game), find_game(game)
    script, opening = lesson.script, lesson.log.opening
    rules = found.rules(opening.seats, opening.options, None)
    return LessonShown(
        game=game,
        title=found.title,
        minutes=script.minutes,
        parts=list(script.parts),
        steps=[msgspec.convert(each, LessonStep, from_attributes=True) for each in script.steps],
        not_met=script.not_met,
        next_options=script.next_options,
        printed={}
        if found.print_matter is None
        else msgspec.to_builtins(found.print_matter(rules)),
    )


LESSONS = [read_lesson]
