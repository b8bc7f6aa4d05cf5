"""Law 10, for the rows that programs learn from: nothing hidden shows in them, and they tell of a
view what their layout says. Beside laws.py, because rows need what the rules do not (librt)."""

from collections.abc import Callable
from functools import cache

import msgspec

from backroom.envs.encoders import encoder_of, layout_of, rows_for
from backroom.envs.encoders import slot_rows_for as room_for_slots
from backroom.kernel.observation import Layout
from backroom.kernel.rng import fast_rng
from backroom.kernel.row import Row
from backroom.kernel.state import State
from conformance.cases import Case
from conformance.laws import WORLDS

Encode = Callable[[State, int, Row], None]
"""Writes a row: a game's encoder, or one with a planted fault."""


@cache
def layout_for(game_id: str, players: int, options: tuple[tuple[str, str], ...]) -> Layout:
    from backroom.kernel.game import find_game

    game = find_game(game_id)
    return layout_of(game, game.rules(players, dict(options)))


def layout_in(case: Case) -> Layout:
    return layout_for(case.game.id, case.players, tuple(sorted(case.options.items())))


def row_of(case: Case, state: State, seat: int, encode: Encode | None = None) -> list[int]:
    """What a seat's row says of this state."""
    row = rows_for(layout_in(case), 1)
    row.begin(0)
    (encode or encoder_of(case.game).encode)(state, seat, row)
    row.end()
    return row.read(0)


def slots_of(case: Case, state: State, seat: int) -> list[list[int]]:
    """What is told of the first entries of a seat's menu."""
    layout = layout_in(case)
    menu = state.menu(seat)[: layout.slots]
    if not menu:
        return []
    encoder = encoder_of(case.game)
    rows = room_for_slots(layout, len(menu))
    for number, action in enumerate(menu):
        rows.begin(number)
        encoder.encode_slot(state, seat, action, rows)
        rows.end()
    return [rows.read(number) for number in range(len(menu))]


def check_silent_rows(case: Case, state: State, seed: int, encode: Encode | None = None) -> None:
    """Law 10: in every world that a seat cannot tell apart, its row is the same, byte for byte."""
    rng = fast_rng(seed, 10)
    for seat in range(case.players):
        row = row_of(case, state, seat, encode)
        slots = slots_of(case, state, seat)
        for _ in range(WORLDS):
            world = state.redeal(seat, rng)
            other = row_of(case, world, seat, encode)
            assert other == row, f"the row of seat {seat} leaks {differing(case, row, other)}"
            assert slots_of(case, world, seat) == slots, f"the menu of seat {seat} leaks"


def differing(case: Case, one: list[int], other: list[int]) -> list[str]:
    """The fields in which two rows differ."""
    layout = layout_in(case)
    said, also_said = layout.read(one), layout.read(other)
    return [name for name in said if said[name] != also_said[name]]


class Telling:
    """Remembers by its row what a seat has seen: equal rows must stand for equal views."""

    def __init__(self, case: Case, encode: Encode | None = None) -> None:
        self.case = case
        self.encode = encode
        self.seen: dict[tuple[int, ...], bytes] = {}

    def check(self, state: State) -> None:
        """Law 10: what differs in a view, but for the fields that the layout says it does not tell,
        differs in the row."""
        omits = layout_in(self.case).omits
        for seat in range(self.case.players):
            view = msgspec.to_builtins(state.view(seat))
            shown = msgspec.json.encode({k: v for k, v in view.items() if k not in omits})
            key = (seat, *row_of(self.case, state, seat, self.encode))
            assert self.seen.setdefault(key, shown) == shown, (
                f"a row of seat {seat} says too little"
            )
