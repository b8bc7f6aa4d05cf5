"""One look back: every position of a finished game valued once, in one world of the judgement.

Backwards from the end, whose value is known. Before each step the judgement's player is asked what
he would do: if it is what was really done, the position was worth what came after it, and nothing
is left to chance; if not, his game is played to its end. Where chance had a part, the same action
is done once more with other luck. So in every world the values are one chain from the deal to the
end, and luck and skill add up to the result exactly, however few worlds are looked at.
"""

from typing import NamedTuple

from backroom.analysis.course import Course, Moved, Step
from backroom.bots.playing_on import PlayingOn
from backroom.kernel.actions import Action

Shares = list[float]
"""Each seat's share of the win; together they are 1."""


class Usual(NamedTuple):
    """What the judgement's player did where it was not what was really done."""

    move: int
    action: Action | None
    """None: he kept silent."""


class LookBack(NamedTuple):
    """The game in one world."""

    before: list[Shares]
    """By step: as the judgement's players would play on from there; and the result."""
    after: list[Shares]
    """By step: when it was done, before chance had its say."""
    usual: list[Usual | None]


def look_back(course: Course, player: PlayingOn, number: int) -> LookBack:
    """The game in the world of this number."""
    player.number = number
    values = final_values(course)
    before: list[Shares] = [values]
    after: list[Shares] = []
    usual: list[Usual | None] = []
    for step in reversed(course.steps):
        last = course.moves[step.end - 1]
        if step.drew:
            values = redrawn(player, last)
        after.append(values)
        otherwise = deviation(course, player, step)
        if otherwise is not None:
            values = played_on(course, player, otherwise)
        usual.append(otherwise)
        before.append(values)
    return LookBack(before[::-1], after[::-1], usual[::-1])


def final_values(course: Course) -> Shares:
    winners = course.end.standings().winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(course.seats)]


def redrawn(player: PlayingOn, move: Moved) -> Shares:
    """The same action, with other luck."""
    return player.shares(player.after(move.before, move.decided, move.seat, move.action))


def deviation(course: Course, player: PlayingOn, step: Step) -> Usual | None:
    """The first move of this step that the judgement's player would not have made."""
    for place in range(step.first, step.end):
        move = course.moves[place]
        action = None
        if move.seat in move.before.to_act():
            player.decided = list(move.decided)
            action = player.choose(move.before, move.seat)
        if not is_same(action, move.action):
            return Usual(place, action)
    return None


def played_on(course: Course, player: PlayingOn, otherwise: Usual) -> Shares:
    """What comes of what the judgement's player does instead."""
    move = course.moves[otherwise.move]
    if otherwise.action is None:
        return player.shares(player.enter(move.before, move.decided))
    world = player.after(move.before, move.decided, move.seat, otherwise.action)
    return player.shares(world)


def is_same(one: Action | None, other: Action) -> bool:
    return one is not None and one.index == other.index and one.terms() == other.terms()
