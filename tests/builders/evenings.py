"""Finished evenings: whole games between bots, and ends of games from a position on."""

from collections.abc import Sequence
from functools import cache

from backroom.analysis.course import Course, course_from
from backroom.bots.decision import find_judgement
from backroom.bots.players import Taken
from backroom.bots.playing_on import PlayingOn
from backroom.bots.request import plain
from backroom.bots.specs import read_spec
from backroom.bots.worlds import next_to_speak
from backroom.kernel.actions import Action
from backroom.kernel.game import Game, find_game
from backroom.kernel.rules import Rules
from backroom.kernel.state import State
from backroom.table import Table

SEATS = {"capo-della-mafia": 4, "counterfeiters": 3, "la-cosa-nostra": 3, "maffiosi": 4}


@cache
def played_by_bots(game: str, seed: int = 7, names: tuple[str, ...] = ()) -> Table:
    """A whole game, in which every third decision is made without thinking."""
    found = find_game(game)
    table = Table.open(found, SEATS[game], {}, f"evening {seed}", names=names)
    player = usual_player(found, table.rules, SEATS[game])
    count = 0
    while not table.state.is_over():
        seat = next_to_speak(table.state)
        count += 1
        if count % 3 == 0:
            legal = table.state.legal(seat)
            action: Action | None = legal[count % len(legal)]
        else:
            action = player.choose(table.state, seat)
        assert action is not None
        assert table.act(seat, int(action.index), plain(action.terms())) is None
    return table


def usual_player(game: Game, rules: Rules, seats: int) -> PlayingOn:
    judgement = find_judgement(game, rules, read_spec("normal"))
    player = PlayingOn(judgement, 1, 4 * int(rules.longest), 3)
    player.decided = [0] * seats
    return player


def ended(game: Game, rules: Rules, start: State, taken: Sequence[tuple[int, Action]]) -> Course:
    """This was done, and then what is usual, to the end."""
    state = start.clone()
    moves: list[Taken] = []
    player = usual_player(game, rules, int(state.seats))
    for seat, action in taken:
        assert state.attempt(seat, action) is None
        moves.append(Taken(seat, action))
    while not state.is_over():
        seat = next_to_speak(state)
        usual = player.choose(state, seat)
        assert usual is not None
        state.apply(seat, usual)
        moves.append(Taken(int(seat), usual))
    return course_from(game, rules, start, moves)
