#!/usr/bin/env python3
"""Records the games from which the illustrated pages are drawn.

`PYTHONPATH=src tools/record_guides.py` plays games between bots until one has a place for every
picture of its page (guide_pictures.py says what each has to show), and writes the games and the
places into src/backroom/house_games. After a change of the rules: record anew.
"""

from pathlib import Path
from typing import Any

import msgspec
from guide_pictures import PICTURES
from house_recording import moves_of_bots, new_game, short

from backroom.house_games.kept import KeptGame
from backroom.table import Move, Table

FOLDER = Path(__file__).resolve().parents[1] / "src/backroom/house_games"
SEATS = {"maffiosi": 5, "capo-della-mafia": 5, "counterfeiters": 3, "la-cosa-nostra": 3}
MOST_SEEDS = 60


def record(game: str) -> tuple[KeptGame, list[dict[str, Any]]]:
    """The first game that has all the pictures, no longer than to the last of them."""
    for seed in range(1, MOST_SEEDS):
        kept = new_game(f"guide-{game}", game, SEATS[game], f"guide {seed}")
        table = kept.table(0)
        found = places(table, game, seed)
        if len(found) == len(PICTURES[game]):
            moves = tuple(short(each) for each in table.entries[1:] if isinstance(each, Move))
            pictures = [found[picture] for picture in PICTURES[game]]
            return msgspec.structs.replace(kept, moves=moves), pictures
    raise SystemExit(f"{game}: no game has all the pictures")


def places(table: Table, game: str, seed: int) -> dict[str, dict[str, Any]]:
    """Where each picture is found first, by its name."""
    found: dict[str, dict[str, Any]] = {}
    for seq in moves_of_bots(table, "easy", seed):
        for picture, wanted in PICTURES[game].items():
            for eyes in range(table.seats) if picture not in found else ():
                about = wanted(table.state.view(eyes))
                if about is not None:
                    found[picture] = {"id": picture, "at": seq, "eyes": eyes, "about": about}
                    break
        if len(found) == len(PICTURES[game]):
            break
    return found


def main() -> None:
    games: list[KeptGame] = []
    pictures: dict[str, list[dict[str, Any]]] = {}
    for game in PICTURES:
        kept, pictures[game] = record(game)
        games.append(kept)
        print(game, len(kept.moves), pictures[game])
    lines = [msgspec.json.encode(kept) for kept in games]
    (FOLDER / "guides.jsonl").write_bytes(b"\n".join(lines) + b"\n")
    written = msgspec.json.format(msgspec.json.encode(pictures), indent=1)
    (FOLDER / "guide_pictures.json").write_bytes(written + b"\n")


if __name__ == "__main__":
    main()
