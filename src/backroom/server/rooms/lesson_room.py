"""The table of a lesson: real rules, a recorded deal, and no place in the database.

It belongs to one socket and goes with it. What the learner has to come back to is a number, the
entry at which his step begins, and that he brings himself; so a lesson can be left and gone on with
anywhere, and a deal that is known beforehand is never that of a table where anything counts.
"""

from backroom.kernel.game import find_game
from backroom.lessons.lesson import LEARNER, Lesson
from backroom.server.house import House
from backroom.server.lobby.access import Access
from backroom.server.lobby.unkept_tables import unkept_row
from backroom.server.people.people import Person
from backroom.server.rooms.course import Course
from backroom.server.rooms.orders import OrderBook
from backroom.server.rooms.room import Room
from backroom.server.rooms.talk import TalkBook
from backroom.server.rooms.visitor import Visitor
from backroom.server.storage.table_rows import ChairRow
from backroom.server.storage.table_settings import StoredSettings


class LessonRoom(Room):
    """A room in which everybody who comes sits down on the learner's chair."""

    def access(self, visitor: Visitor) -> Access:
        return Access(self.row, self.chairs, LEARNER, False, None)


def lesson_room(house: House, lesson: Lesson, at: int, person: Person | None) -> LessonRoom:
    """The table as it stands after this entry of the lesson's log."""
    table = lesson.table_at(min(max(at, 0), lesson.entries))
    opening = table.opening
    settings = StoredSettings(watchers=False, talk="none")
    row = unkept_row(f"lesson-{lesson.game}", opening, "playing", settings)
    me = "" if person is None else person.name
    chairs = [
        ChairRow(seat, None, me if seat == LEARNER else name, opening.bots[seat] or None, "")
        for seat, name in enumerate(opening.names)
    ]
    game = find_game(lesson.game)
    room = LessonRoom(house, row, chairs, "", table, TalkBook([], set()), OrderBook(game, []))
    room.course = Course(lesson)
    return room
