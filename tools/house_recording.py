"""Plays games between bots and writes them down as short as the house keeps them."""

from collections.abc import Iterator
from typing import Any

import msgspec

from backroom.bots.players import Budget, Player
from backroom.bots.specs import read_spec
from backroom.house_games.kept import KeptGame
from backroom.kernel.game import find_game
from backroom.table import Move, Proposal, Table

LONGEST = 4000


def begin(kept: KeptGame) -> Table:
    """The table before its first move."""
    return kept.table(0)


def play_out(kept: KeptGame, level: str, seed: int) -> KeptGame:
    """The same game with all its moves, as bots of this level play it."""
    table = begin(kept)
    for _ in moves_of_bots(table, level, seed):
        pass
    moves = tuple(short(entry) for entry in table.entries[1:] if isinstance(entry, Move))
    return msgspec.structs.replace(kept, moves=moves)


def moves_of_bots(table: Table, level: str, seed: int) -> Iterator[int]:
    """Let bots answer whatever is asked, to the end; the number of each entry."""
    spec = read_spec(level)
    bots = [
        Player(table.game, table.rules, spec, seed, seat, Budget()) for seat in range(table.seats)
    ]
    while not table.state.is_over():
        if table.seq > LONGEST:
            raise SystemExit(f"{table.game.id}, seed {seed}: this game does not end")
        seat = table.state.owing()[0]
        action = bots[seat].decide(table.state, seat, False)
        assert action is not None
        found = table.propose_move(seat, int(action.index), action.terms(), "bot", 0)
        assert isinstance(found, Proposal), found
        table.commit(found)
        yield table.seq


def short(move: Move) -> tuple[Any, ...]:
    terms = () if move.terms is None else (msgspec.to_builtins(move.terms),)
    return (move.seat, move.action, *terms)


def new_game(name: str, game: str, seats: int, seed: str, **options: str) -> KeptGame:
    return KeptGame(name, game, find_game(game).version, seats, seed, (), options)
