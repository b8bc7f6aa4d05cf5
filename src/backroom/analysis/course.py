"""The course of a finished game as it is looked back on: who moved when, and where chance came in.

A step is what one seat does without anybody else's doing and without chance, but for what its last
action draws. What was taken back did not happen.
"""

from collections.abc import Sequence
from typing import NamedTuple

from backroom.bots.players import Taken
from backroom.bots.playing_on import is_decision
from backroom.kernel.actions import Action
from backroom.kernel.errors import BadInput
from backroom.kernel.events import Event, Told
from backroom.kernel.game import Game, Teller
from backroom.kernel.rules import Rules
from backroom.kernel.state import State
from backroom.table import Move, Table, Undo


class Moved(NamedTuple):
    """One move that counts, and the true position before it."""

    seq: int
    """Its entry in the log."""
    seat: int
    action: Action
    before: State
    round: int
    alone: bool
    """Was nobody else asked?"""
    decided: list[int]
    """How many decisions each seat had made before it."""
    drew: bool
    """Did chance have a part in it?"""
    told: list[Told]

    def events(self) -> list[Event]:
        return [each.event for each in self.told]


class Step(NamedTuple):
    """What one seat did in one go: the first of its moves, and the one behind its last."""

    seat: int
    first: int
    end: int
    round: int
    drew: bool
    """Did chance have a part in its last move?"""


class Course(NamedTuple):
    """A finished game, from its deal to its end."""

    game: Game
    rules: Rules
    seats: int
    moves: list[Moved]
    steps: list[Step]
    end: State
    last: int
    """The number of the last entry of the log."""
    teller: Teller

    def of(self, step: Step) -> list[Moved]:
        return self.moves[step.first : step.end]

    def points(self) -> list[list[int]]:
        """By step what everybody had before it; and in the end."""
        states = [*(self.moves[step.first].before for step in self.steps), self.end]
        return [list(state.standings().points) for state in states]


def course_of(table: Table) -> Course:
    """The course of the game at this table. BadInput if it is not over."""
    if not table.state.is_over():
        raise BadInput("this game is not over; only finished games can be looked back on")
    again = Table(table.opening, table.seed)
    recording = Recording(table.seats)
    for seq, entry in enumerate(table.entries[1:], 1):
        before = again.state.clone()
        again.add(entry)
        if isinstance(entry, Undo):
            recording.take_back()
        elif isinstance(entry, Move):
            action = table.game.action(entry.action, entry.terms)
            told = list(again.told_by(seq))
            recording.add(seq, entry.seat, action, before, again.state, told)
    return as_course(table.game, table.rules, recording.moves, again.state, table.seq)


def course_from(game: Game, rules: Rules, start: State, taken: Sequence[Taken]) -> Course:
    """The course of a game that was played from this position on to its end."""
    state = start.clone()
    recording = Recording(int(state.seats))
    for seq, (seat, action) in enumerate(taken, 1):
        before = state.clone()
        told: list[Told] = []
        state.recorder = told
        state.apply(seat, action)
        recording.add(seq, seat, action, before, state, told)
    return as_course(game, rules, recording.moves, state, len(taken))


def as_course(game: Game, rules: Rules, moves: list[Moved], end: State, last: int) -> Course:
    teller = game.teller(rules)
    return Course(game, rules, int(end.seats), moves, steps_of(moves), end, last, teller)


class Recording:
    """The moves that count, each with the position before it."""

    def __init__(self, seats: int) -> None:
        self.moves: list[Moved] = []
        self.decided = [0] * seats

    def take_back(self) -> None:
        self.decided = self.moves.pop().decided

    def add(
        self, seq: int, seat: int, action: Action, before: State, after: State, told: list[Told]
    ) -> None:
        self.moves.append(
            Moved(
                seq=seq,
                seat=seat,
                action=action,
                before=before,
                round=int(before.round),
                alone=before.owing() == (seat,),
                decided=self.decided,
                drew=before.rng != after.rng,
                told=told,
            )
        )
        if is_decision(before, seat, action):
            self.decided = [count + (other == seat) for other, count in enumerate(self.decided)]


def steps_of(moves: list[Moved]) -> list[Step]:
    steps: list[Step] = []
    for place, move in enumerate(moves):
        if steps and goes_on(moves[place - 1], move):
            steps[-1] = steps[-1]._replace(end=place + 1, drew=move.drew)
        else:
            steps.append(Step(move.seat, place, place + 1, move.round, move.drew))
    return steps


def goes_on(before: Moved, move: Moved) -> bool:
    """Is this move a part of what the same seat was doing?"""
    return (
        move.seat == before.seat
        and move.round == before.round
        and move.alone
        and before.alone
        and not before.drew
    )
