"""A whole game as readable text: the golden playthroughs, and the fingerprint of many games."""

import hashlib
from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any

import msgspec

from backroom.kernel.actions import Action
from backroom.kernel.events import Told
from backroom.kernel.game import Game, Teller
from backroom.kernel.rng import Rng, fair_rng, fast_rng
from backroom.kernel.seats import SPECTATOR
from backroom.kernel.state import State, Windows, heard_by
from backroom.kernel.wire import encode
from backroom.words import Speaker


def playthrough(game: Game, players: int, options: Mapping[str, str], seed: int) -> str:
    """A random game from its first to its last decision, told by everything a state answers."""
    return "\n".join(tell(game, players, options, seed)) + "\n"


def tell(game: Game, players: int, options: Mapping[str, str], seed: int) -> Iterator[str]:
    rules = game.rules(players, options)
    record: list[Told] = []
    rng = fair_rng(f"playthrough {seed}".encode(), "deal")
    state = game.deal(rules, rng, Windows.ALL, record)
    teller = game.teller(rules)
    speaker = Speaker("en", teller)
    choices = fast_rng(seed)
    yield f"# {game.title}, {players} players, rules version {game.version}, seed {seed}"
    yield "# " + ", ".join(f"{name}={value}" for name, value in rules.options.items())
    heard = 0
    moves = 0
    seen: dict[str, Any] = {}
    told: set[str] = set()
    while not state.is_over():
        seat = state.to_act()[0]
        yield from told_lines(record[heard:], players, speaker, teller)
        heard = len(record)
        moves += 1
        legal = state.legal(seat)
        action = some_action(state, seat, choices)
        view = state.view(seat)
        yield ""
        yield f"## Move {moves}: {speaker.seat(seat)}"
        yield f"to act: {', '.join(map(speaker.seat, state.to_act()))}"
        yield f"state: {digest(state)}"
        lines = [f"  {speaker.say(line)}" for line in teller.position(view)]
        yield from (line for line in lines if line not in told)
        told = set(lines)
        public = msgspec.to_builtins(state.view(SPECTATOR))
        yield f"all see, new: {news(public, seen)}"
        yield f"{speaker.seat(seat)} sees besides: {news(msgspec.to_builtins(view), public)}"
        seen = public
        yield f"legal: {spans([each.index for each in legal])}"
        yield f"asked: {speaker.say(teller.question(view))}"
        yield f"does: {action.index} {speaker.say(teller.action(view, action))}"
        assert state.attempt(seat, action) is None
    yield from told_lines(record[heard:], players, speaker, teller)
    yield ""
    yield "## The end"
    yield f"state: {digest(state)}"
    standings = state.standings()
    for seat, place in sorted(enumerate(standings.places), key=lambda each: each[1]):
        yield f"{place}. {speaker.seat(seat)}: {standings.points[seat]}"


def some_action(state: State, seat: int, choices: Rng) -> Action:
    """Any legal action; in a game with offers now and then one of those."""
    menu = state.menu(seat)
    if menu and choices.below(8) == 0:
        return menu[choices.below(len(menu))]
    legal = state.legal(seat)
    return legal[choices.below(len(legal))]


def news(view: dict[str, Any], known: dict[str, Any]) -> str:
    """What of a view differs from what is known already."""
    return encode(changes(view, known)).decode()


def changes(new: Any, old: Any) -> Any:
    """Only what is new, down to the single field: lists of equal length by the places that have
    changed, everything else as it is."""
    if isinstance(new, list | tuple) and isinstance(old, list | tuple) and len(new) == len(old):
        new, old = dict(enumerate(new)), dict(enumerate(old))
    if not (isinstance(new, dict) and isinstance(old, dict)):
        return new
    return {
        str(name): changes(value, old.get(name))
        for name, value in new.items()
        if name not in old or old[name] != value
    }


def spans(numbers: list[int]) -> str:
    """The numbers 1, 2, 3 and 7 as 1–3 7."""
    starts = [each for each in numbers if each - 1 not in numbers]
    ends = [each for each in numbers if each + 1 not in numbers]
    pairs = zip(starts, ends, strict=True)
    return " ".join(str(one) if one == other else f"{one}–{other}" for one, other in pairs)


def told_lines(record: list[Told], players: int, speaker: Speaker, teller: Teller) -> Iterator[str]:
    for told in record:
        hearers = [seat for seat in range(players) if heard_by(seat, [told])]
        everyone = len(hearers) == players
        audience = "all" if everyone else ", ".join(map(speaker.seat, hearers))
        yield f"[{audience}] {speaker.say(teller.event(told.event))}"


def digest(state: State) -> str:
    """A short name for the exact state, hidden things included."""
    return hashlib.sha256(repr(plain(state.frozen())).encode()).hexdigest()[:16]


def plain(value: Any) -> object:
    """Fields as nested tuples of numbers and texts, alike in both builds."""
    if value is None or isinstance(value, int | str | bytes):
        return value
    if isinstance(value, list | tuple):
        return tuple([plain(each) for each in value])
    if isinstance(value, dict):
        return tuple([(key, plain(each)) for key, each in sorted(value.items())])
    if isinstance(value, Enum):
        return plain(value.value)
    if isinstance(value, msgspec.Struct):
        return plain([getattr(value, name) for name in value.__struct_fields__])
    return (type(value).__name__, plain(value.__reduce__()[1]))


def fingerprint(game: Game, players: int, options: Mapping[str, str], games: int) -> str:
    """One hash over everything that a build answers in many random games, move by move: states,
    choices, refusals, views, events, redealt worlds. Equal in both builds, or a build is wrong."""
    rules = game.rules(players, options)
    total = hashlib.sha256()
    for number in range(games):
        told: list[Told] = []
        state = game.deal(rules, fast_rng(number), Windows.ALL, told)
        state.recorder = told
        choices = fast_rng(number, 1)
        while not state.is_over():
            seat = state.to_act()[0]
            refused = game.actions[choices.below(len(game.actions))]
            answers = (
                state.to_act(),
                [[int(each.index) for each in state.legal(asked)] for asked in state.to_act()],
                state.refuse(seat, refused),
            )
            state.apply(seat, some_action(state, seat, choices))
            total.update(exact(answers))
            total.update(exact(state.frozen()))
            total.update(exact(state.view(seat)))
            total.update(exact(state.redeal(seat, fast_rng(number, 2)).frozen()))
        total.update(exact((told, state.standings())))
    return total.hexdigest()


def exact(value: object) -> bytes:
    """All of a value, alike in both builds, and quickly: nobody reads it."""
    return msgspec.msgpack.encode(
        value, enc_hook=lambda each: (type(each).__name__, each.__reduce__()[1])
    )
