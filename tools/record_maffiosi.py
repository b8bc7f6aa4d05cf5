#!/usr/bin/env python3
"""Records what the tests of the drawn table of Maffiosi play with, from the rules themselves.

`PYTHONPATH=src tools/record_maffiosi.py` writes web/src/games/maffiosi/recorded.json: a whole game
as its first seat saw it, and random positions with what the rules allow there.
"""

import random
from pathlib import Path
from typing import Any

import msgspec

from backroom.games.maffiosi.actions import LIFT, PLAY, Do, MafAction
from backroom.games.maffiosi.asking import CardsInHand, ChairsFor
from backroom.games.maffiosi.printed import print_matter
from backroom.games.maffiosi.rules import MOVE, MafRules
from backroom.games.maffiosi.state import MafState
from backroom.kernel.events import Told
from backroom.kernel.game import find_game
from backroom.kernel.queries import ask
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import Windows, heard_by

GAME = find_game("maffiosi")
FOLDER = Path(__file__).resolve().parents[1] / "web/src/games/maffiosi"
ME = 0
EVERY_KIND = {
    "pie_exploded",
    "attacked",
    "drinks_served",
    "pie_passed",
    "everybody_left",
    "woke_up",
    "player_out",
}
"""The recorded game has all of these, and is the shortest such that was found."""
TARGETS = (
    Do.KILL,
    Do.PUT_PIE,
    Do.PASS_LEFT,
    Do.PASS_RIGHT,
    Do.EXPLODE,
    Do.SERVE,
    Do.LIFT,
    Do.SIT,
)
POSITIONS = 4
"""So many for each number of players."""


def deal(players: int, seed: int, **options: str) -> tuple[MafState, list[Told], MafRules]:
    rules = GAME.rules(players, options, None)
    assert isinstance(rules, MafRules)
    told: list[Told] = []
    state = GAME.deal(rules, fast_rng(seed), Windows.ALL, told)
    assert isinstance(state, MafState)
    state.recorder = told
    return state, told, rules


def choose(state: MafState, chance: random.Random) -> tuple[int, MafAction]:
    """Anything but a discard, if there is anything else."""
    (seat,) = state.to_act()
    legal = state.legal(seat)
    choices = [action for action in legal if action.name != "discard"] or list(legal)
    action = chance.choice(choices)
    assert isinstance(action, MafAction)
    return seat, action


# A whole game


def record(seed: int) -> dict[str, Any] | None:
    """A game of five; nothing if it is not one of every kind."""
    state, told, rules = deal(5, seed)
    chance = random.Random(seed)
    steps: list[Any] = []
    before: Any = None
    seen: set[str] = set()
    while True:
        events = [plain(event) for event in heard_by(ME, told)]
        told.clear()
        view = plain(state.view(ME))
        legal = [int(action.index) for action in state.legal(ME)] if ME in state.to_act() else []
        steps.append({"events": events, "view": changed(before, view), "legal": legal})
        seen |= {event["event"] for event in events}
        before = view
        if state.is_over():
            break
        seat, action = choose(state, chance)
        state.apply(seat, action)
    if not seen >= EVERY_KIND:
        return None
    return {"printed": plain(print_matter(rules)), "steps": steps}


def changed(before: Any, after: Any) -> Any:
    """What is new, place by place: the client's `patched` puts it together again."""
    if before == after:
        return {}
    if isinstance(after, dict) and isinstance(before, dict):
        keys = [key for key, each in after.items() if before[key] != each]
        return {"~": {key: changed(before[key], after[key]) for key in keys}}
    if isinstance(after, list) and isinstance(before, list) and len(before) == len(after):
        places = [place for place, each in enumerate(after) if before[place] != each]
        return {"~": {str(place): changed(before[place], after[place]) for place in places}}
    return {"=": after}


def plain(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


# Random positions


def position(players: int, seed: int) -> dict[str, Any]:
    """A turn of somebody, what he asks, and what the rules themselves allow after each card."""
    options = {"seating": "random"} if seed % 2 else {}
    state, _, _ = deal(players, seed, **options)
    chance = random.Random(seed)
    wanted = 8 + 9 * (seed % 7)
    for turn in range(1000):
        (seat,) = state.to_act()
        if state.step.value == "card" and turn >= wanted and len(state.legal(seat)) > 7:
            break
        state.apply(*choose(state, chance))
        if state.is_over():
            return position(players, seed + 1000)
    own = [chair for chair, man in enumerate(state.view(seat).men) if man and man.seat == seat]
    movers = [chair for chair in own if state.clone().attempt(seat, PLAY[MOVE]) is None][:3]
    return {
        "view": plain(state.view(seat)),
        "legal": [int(action.index) for action in state.legal(seat)],
        "cards": [
            {"card": each["card"], "refusal": each["refusal"], "targets": short(each["targets"])}
            for each in plain(ask(GAME, state, seat, CardsInHand()))["cards"]
        ],
        "chairs": {
            str(chair): short(plain(ask(GAME, state, seat, ChairsFor(chair))).get("targets", []))
            for chair in movers
        },
        "truth": {
            str(card): allowed(state, seat, [PLAY[card]])
            for card in set(state.view(seat).hand or ())
            if state.refuse(seat, PLAY[card]) is None
        },
        "sits": {
            str(chair): allowed(state, seat, [PLAY[MOVE], LIFT[chair]])
            for chair in movers
            if allowed(state, seat, [PLAY[MOVE], LIFT[chair]])
        },
    }


def short(targets: list[Any]) -> list[Any]:
    """An action that is possible is a number; else it comes with rule, reason and facts."""
    return [
        [each["action"], *each["refusal"].values()] if each.get("refusal") else each["action"]
        for each in targets
    ]


def allowed(state: MafState, seat: int, actions: list[MafAction]) -> list[int]:
    """What is legal when these were really taken; nothing where they may not be."""
    world = state.clone()
    for action in actions:
        if world.attempt(seat, action) is not None:
            return []
    legal = world.legal(seat) if seat in world.to_act() else ()
    return [int(each.index) for each in legal if isinstance(each, MafAction) and each.do in TARGETS]


def main() -> None:
    games = [game for seed in range(60) if (game := record(seed)) is not None]
    game = min(games, key=lambda each: len(each["steps"]))
    found = [position(players, seed) for players in range(3, 7) for seed in range(POSITIONS)]
    path = FOLDER / "recorded.json"
    path.write_bytes(msgspec.json.encode(game | {"positions": found}) + b"\n")


if __name__ == "__main__":
    main()
