#!/usr/bin/env python3
"""Makes the puzzles: lets bots play, and keeps the places that pose one.

`PYTHONPATH=src tools/record_puzzles.py` writes src/backroom/house_games/evenings.jsonl, the games,
and puzzles.jsonl, one place a day for a year, game after game. The same sources give the same
puzzles. After a change of the rules: record anew; `tests/house_games` proves each of them again.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from house_recording import moves_of_bots, new_game, short

from backroom.house_games.kept import KeptGame
from backroom.house_games.puzzle import Pose, Puzzle, pose_for
from backroom.table import Move

FOLDER = Path(__file__).resolve().parents[1] / "src/backroom/house_games"
SEATS = {
    "capo-della-mafia": (5, 4, 6),
    "maffiosi": (4, 5, 3),
    "counterfeiters": (3, 4, 2),
    "la-cosa-nostra": (4, 3, 5),
}
DAYS = 366
MOST_OF_A_GAME = 4
APART = 6
"""Two puzzles of one game are so many entries apart, and of different players."""


def games_with_puzzles(game: str) -> Iterator[tuple[KeptGame, list[Puzzle]]]:
    """One game after the other, each with the puzzles that are in it."""
    pose, number = pose_for(game), 0
    while True:
        number += 1
        seats = SEATS[game][number % len(SEATS[game])]
        name = f"puzzle-{game}-{number}"
        kept = new_game(name, game, seats, f"puzzle {number}")
        found, moves = puzzles_in(kept, pose, number)
        if found:
            yield msgspec.structs.replace(kept, moves=moves), found


def puzzles_in(
    kept: KeptGame, pose: Pose, seed: int
) -> tuple[list[Puzzle], tuple[tuple[Any, ...], ...]]:
    table = kept.table(0)
    found: list[Puzzle] = []
    last = -APART
    for seq in moves_of_bots(table, "easy", seed):
        if len(found) == MOST_OF_A_GAME or seq < last + APART:
            continue
        for eyes in table.state.to_act():
            if found and found[-1].eyes == eyes:
                continue
            if pose(table.state, eyes) is not None:
                found.append(Puzzle(kept.id, seq, eyes))
                last = seq
                break
    return found, tuple(short(each) for each in table.entries[1:] if isinstance(each, Move))


def main() -> None:
    share = -(-DAYS // len(SEATS))
    games: list[KeptGame] = []
    puzzles: dict[str, list[Puzzle]] = {}
    for game in SEATS:
        puzzles[game] = []
        for kept, found in games_with_puzzles(game):
            games.append(kept)
            puzzles[game] += found
            if len(puzzles[game]) >= share:
                break
        print(game, len(puzzles[game]), sum(kept.game == game for kept in games))
    days = [each for row in zip(*puzzles.values(), strict=False) for each in row][:DAYS]
    used = {puzzle.table for puzzle in days}
    lines = [msgspec.json.encode(kept) for kept in games if kept.id in used]
    (FOLDER / "evenings.jsonl").write_bytes(b"\n".join(lines) + b"\n")
    lines = [msgspec.json.encode(puzzle) for puzzle in days]
    (FOLDER / "puzzles.jsonl").write_bytes(b"\n".join(lines) + b"\n")


if __name__ == "__main__":
    main()
