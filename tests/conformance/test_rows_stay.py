"""Rows stay as they are: the networks of the house and programs outside have learned from them.

After a change on purpose: `make golden`, and networks of that game are to be trained again.
"""

import json
import os
from hashlib import sha256
from pathlib import Path

import pytest

from backroom.kernel.game import all_games
from backroom.kernel.rng import fast_rng
from conformance.cases import Case, some_action, some_seat
from conformance.observation_laws import layout_in, row_of, slots_of

RECORDED = Path(__file__).parents[1] / "fixtures" / "rows.json"
LONGEST = 400
"""Decisions: most games are over by then."""
GAMES = [game for game in all_games().values() if game.observation is not None]
WAYS = [
    Case(game, players, {}) for game in GAMES for players in (game.seats[0], game.seats[-1])
] + [
    Case(game, game.seats[0], {option.name: option.values[-1] for option in game.options})
    for game in GAMES
]
"""With the fewest and with the most players, and where every option is another than usual."""


def digest(value: object) -> str:
    return sha256(json.dumps(value, sort_keys=True, default=int).encode()).hexdigest()[:16]


def rows_of_a_game(case: Case) -> dict[str, str]:
    """Where its fields lie, and all rows of a game that is played by chance."""
    rows: list[object] = []
    state, choices = case.deal(case.players), fast_rng(case.players, 1)
    for _ in range(LONGEST):
        seat = some_seat(state, choices) if not state.is_over() else 0
        onlooker = (seat + 1) % case.players
        rows += [row_of(case, state, seat), row_of(case, state, onlooker)]
        rows.append(slots_of(case, state, seat))
        if state.is_over():
            break
        state.apply(seat, some_action(state, seat, choices))
    layout = layout_in(case)
    places = [*zip(layout.fields, layout.places, strict=True)]
    slots = [*zip(layout.slot_fields, layout.slot_places, strict=True)]
    lies = [
        (each.name, each.width, each.parts, place.word, place.shift)
        for each, place in (*places, *slots)
    ]
    return {"layout": digest(lies), "rows": digest(rows)}


@pytest.mark.parametrize("case", WAYS, ids=str)
def test_rows_say_what_they_always_said(case: Case) -> None:
    found = rows_of_a_game(case)
    known = json.loads(RECORDED.read_text("utf-8")) if RECORDED.is_file() else {}
    if os.environ.get("BACKROOM_GOLDEN") == "write":
        known[str(case)] = found
        RECORDED.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", "utf-8")
    assert found == known[str(case)]
