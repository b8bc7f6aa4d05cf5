"""The law of silence end to end: what each socket really received, for the same visible history
under different hidden worlds, is byte-identical."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from backroom.kernel.actions import Action
from backroom.kernel.game import Game, all_games, find_game
from backroom.kernel.options import variants
from backroom.kernel.rng import FastRng, fast_rng
from backroom.kernel.seats import SPECTATOR
from backroom.kernel.state import State
from backroom.server.room.orders import Given, OrderBook
from conformance.cases import Case, reach, some_action, some_seat
from server_worlds import AGAIN, STRANGER, WATCHER, Leak, Pair, Pairs, Side, Twins, twin_houses

STEPS = 5
FURTHER = 12
"""A position is only of use if so many moves do not end the game."""
FIRST_ID = 1_000_000
"""The ids of impertinent questions are above those that sockets give by themselves."""
CLOCK = {"decision": 30, "reserve": 60}

GAMES = list(all_games().values())
TABLES = [
    pytest.param(game, seats, id=f"{game.id}-{seats}")
    for game in GAMES
    for seats in (game.seats[0], game.seats[-1])
]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@pytest.fixture(scope="module")
def pairs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pairs]:
    folder = tmp_path_factory.mktemp("twins")
    with pytest.MonkeyPatch.context() as patch, twin_houses(folder, patch) as found:
        yield found


# Positions


def some_case(game: Game, seats: int, seed: int) -> Case:
    """With any of its variants in which there is something to hide."""
    ways = list(variants(game.options))
    cases = [Case(game, seats, ways[(seed + number) % len(ways)]) for number in range(len(ways))]
    return next(case for case in cases if any(hides(reach(case, n, 60)) for n in range(9)))


def hides(state: State, eyes: int = SPECTATOR, choices: FastRng | None = None) -> bool:
    """Is there another world for these eyes?"""
    return state.redeal(eyes, choices or fast_rng(0)).hidden(eyes) != state.hidden(eyes)


def some_secret(
    case: Case, eyes: int, choices: FastRng, wanted: Callable[[State], bool] = lambda state: True
) -> State:
    """A position in which something is hidden from these eyes."""
    while True:
        state = reach(case, choices.word(), choices.below(100))
        if hides(state, eyes, choices) and wanted(state) and goes_on(state, choices):
            return state


def goes_on(state: State, choices: FastRng) -> bool:
    state = state.clone()
    for _ in range(FURTHER):
        seat = some_seat(state, choices)
        state.apply(seat, some_action(state, seat, choices))
        if state.is_over():
            return False
    return True


# A curious player


def impertinence(side: Side, seat: int, choices: FastRng) -> list[str]:
    """What he sends. None of it changes anything; every answer might tell."""
    state, game = side.state, side.game.game
    anything = game.actions[choices.below(len(game.actions))]
    asked: list[dict[str, Any]] = [{"type": "why", "action": int(anything.index)}]
    asked += [{"type": "outlook", "action": int(each.index)} for each in state.legal(seat)[:3]]
    asked += [{"type": "why", **terms} for terms in offers_of_all(state, choices)]
    if state.refuse(seat, anything) is not None:
        asked.append({"type": "act", "seq": side.game.seq, "action": int(anything.index)})
    if seat in state.to_act() and side.room.asked_since[seat] > 0:
        late = {"seq": side.room.asked_since[seat] - 1, "action": int(state.legal(seat)[0].index)}
        asked.append({"type": "act", **late})
    if not side.sockets[str(seat)].newest["update"]["undo"]:
        asked.append({"type": "undo"})
    asked += [
        {"type": "act", "seq": side.game.seq + 1, "action": 0},
        {"type": "act", "seq": side.game.seq, "action": 10**6},
        {"type": "why", "action": len(game.actions), "terms": {"do": "nothing"}},
        {"type": "pause", "wish": False},
        {"type": "order", "name": "look into all hands", "until": "end"},
        {"type": "say", "text": "psst", "to": seat},
        {"type": "mute", "seat": seat, "on": True},
        {"type": "return"},
        {"type": "look"},
    ]
    texts = [json.dumps(each | {"id": number}) for number, each in enumerate(asked, FIRST_ID)]
    return [*texts, "{", '"what?"']


def offers_of_all(state: State, choices: FastRng) -> list[dict[str, Any]]:
    """Offers that others could make: what is the answer to them from here?"""
    menu = [action for seat in range(int(state.seats)) for action in state.menu(seat)]
    some = [menu[choices.below(len(menu))] for _ in range(3) if menu]
    return [
        {"action": int(each.index), "terms": msgspec.to_builtins(each.terms())} for each in some
    ]


def be_curious(twins: Twins, choices: FastRng) -> None:
    """The observer asks for what he should not be told; so does somebody who looks on."""
    side, seat = twins.sides[0], twins.observer
    if seat == SPECTATOR:
        twins.say(WATCHER, impertinence(side, choices.below(side.game.seats), choices))
    else:
        twins.say(str(seat), impertinence(side, seat, choices))
    twins.compare()


# Two worlds


def watch_two_worlds(pairs: Pairs, twins: Twins, choices: FastRng) -> None:
    """Some steps, seen with two tabs, by those who look on, and by one who comes later."""
    twins.part()
    be_curious(twins, choices)
    last = None
    for _ in range(STEPS):
        pairs.clock.at += int(choices.below(1000))
        last = twins.step() or last
    be_curious(twins, choices)
    if last is not None:
        twins.take_back(last.seat)
    name = WATCHER if twins.observer == SPECTATOR else str(twins.observer)
    twins.compare_newcomer(name)
    twins.compare_newcomer(name, since=twins.sides[0].game.seq - 2)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_socket_can_tell_hidden_worlds_apart(
    pairs: Pairs, game: Game, seats: int, seed: int
) -> None:
    case, choices = some_case(game, seats, seed), fast_rng(seed)
    with pairs.table(case, seed, clock=CLOCK if seats == game.seats[-1] else {}) as twins:
        for eyes in (twins.observer, SPECTATOR):
            twins.observe(eyes)
            twins.place(some_secret(case, eyes, choices))
            watch_two_worlds(pairs, twins, choices)
        assert twins.apart >= STEPS


@every_game
def test_nothing_over_http_tells_hidden_worlds_apart(pairs: Pairs, game: Game, seed: int) -> None:
    """From the first deal on, so that the log in the database is the whole game."""
    with pairs.table(some_case(game, game.seats[0], seed), seed) as twins:
        observe_from_the_deal(twins)


def observe_from_the_deal(twins: Twins) -> None:
    twins.observe(twins.observer)
    twins.part()
    for _ in range(2 * STEPS):
        assert twins.step()
    twins.compare_pages()


@every_game
def test_a_clock_that_runs_out_tells_nothing_more(pairs: Pairs, game: Game, seed: int) -> None:
    case, choices = some_case(game, game.seats[0], seed), fast_rng(seed)
    with pairs.table(case, seed, clock=CLOCK) as twins:
        me = twins.observer
        twins.observe(me)
        for _ in range(2):
            twins.place(some_secret(case, me, choices, lambda state: len(state.owing()) == 1))
            twins.part()
            [seat] = twins.states[0].owing()
            moves = [side.game.neutral_move(seat, "clock", pairs.clock.at) for side in twins.sides]
            pair = Pair(seat, *[game.action(move.action, move.terms) for move in moves])
            if twins.stay_alike(pair):
                twins.run_out_of_time()
        twins.compare_newcomer(str(me))


@every_game
def test_whoever_comes_back_is_told_the_same_in_all_worlds(
    pairs: Pairs, game: Game, seed: int
) -> None:
    case, choices = some_case(game, game.seats[0], seed), fast_rng(seed)
    with pairs.table(case, seed) as twins:
        me = twins.observer
        for side in twins.sides:
            side.sockets.pop(f"{me}{AGAIN}").connection.close()
        twins.observe(me)
        twins.place(some_secret(case, me, choices, lambda state: me not in state.to_act()))
        twins.part()
        seen = twins.sides[0].game.seq
        twins.go(str(me))
        twins.observe(me)
        twins.compare()
        for _ in range(STEPS):
            pair = twins.next_pair()
            if pair is not None and pair.seat != me:
                twins.act(pair)
                twins.compare()
                twins.align_chance()
        twins.compare_newcomer(str(me), since=seen)


# Bots


@pytest.mark.parametrize("name", ["capo-della-mafia", "counterfeiters", "maffiosi"])
def test_bots_hear_and_tell_no_more_than_persons(pairs: Pairs, name: str, seed: int) -> None:
    case, choices = some_case(find_game(name), 4, seed), fast_rng(seed)
    play_with_bots(pairs, case, seed, choices)


def play_with_bots(pairs: Pairs, case: Case, seed: int, choices: FastRng) -> None:
    me = seed % case.players
    bot = (me + 1) % case.players
    with pairs.table(case, seed, bots=(bot, (me + 2) % case.players)) as twins:
        for eyes in (me, bot):
            twins.observe(eyes)
            twins.place(some_secret(case, eyes, choices))
            twins.part()
            for side in twins.sides:
                side.script.thoughts.clear()
            for _ in range(STEPS):
                twins.step()
        twins.compare_thoughts()


# What others do in private


def everybody_but(twins: Twins, *seats: int) -> list[str]:
    private = {f"{seat}{tab}" for seat in seats for tab in ("", AGAIN)}
    return [name for name in twins.sides[0].sockets if name not in private]


@pytest.mark.parametrize("game", [game for game in GAMES if game.orders], ids=lambda game: game.id)
def test_nobody_is_told_of_a_standing_order(pairs: Pairs, game: Game, seed: int) -> None:
    order_or_answer(pairs, Case(game, game.seats[0], {}), seed)


def order_or_answer(pairs: Pairs, case: Case, seed: int) -> None:
    """A player gives standing orders; his twin gives the same answers by hand."""
    giver = seed % case.players
    book = OrderBook(case.game, [Given(giver, order.name, None) for order in case.game.orders])
    teller = case.game.teller(case.rules())
    with pairs.table(case, seed) as twins:
        one, other = twins.sides
        twins.ears = everybody_but(twins, giver)
        before, seat, action = before_an_order(case, book, giver, fast_rng(seed))
        twins.place(before)
        twins.forget()
        for name in book.known:
            one.sockets[str(giver)].ask("order", name=name, until="end")
        twins.hush()
        twins.compare()
        for side in twins.sides:
            side.act(seat, action)
        while (answer := book.answer(other.state, teller, giver)) is not None:
            assert other.act(giver, answer)["type"] == "done"
        twins.catch_up(one, other.game.seq)
        twins.hush()
        twins.compare()
        for name in (WATCHER, str((giver + 1) % case.players)):
            twins.compare_newcomer(name)
        twins.ears = [STRANGER]
        twins.compare_pages()


def before_an_order(
    case: Case, book: OrderBook, giver: int, choices: FastRng
) -> tuple[State, int, Action]:
    """A position, and what somebody does there: next the order would answer."""
    teller = case.game.teller(case.rules())
    while True:
        state = case.deal(choices.word())
        while not state.is_over():
            before = state.clone()
            seat = some_seat(state, choices)
            action = some_action(state, seat, choices)
            state.apply(seat, action)
            answered = [book.answer(each, teller, giver) is not None for each in (before, state)]
            if answered == [False, True] and choices.below(4) == 0:
                return before, seat, action


SMALL = Case(find_game("capo-della-mafia"), 4, {})


def test_a_whisper_leaves_no_byte_with_others(pairs: Pairs, seed: int) -> None:
    whisper_or_not(pairs, seed)


def whisper_or_not(pairs: Pairs, seed: int) -> None:
    """Two players whisper; their twins do not."""
    with pairs.table(SMALL, seed) as twins:
        me = twins.observer
        speaker, listener = (me + 1) % 4, (me + 2) % 4
        for number in range(3):
            one = twins.sides[0].sockets
            one[str(speaker)].ask("say", text=f"psst {number}", to=listener)
            one[str(listener)].ask("say", text="what?", to=speaker)
            twins.ears = everybody_but(twins, speaker, listener)
            twins.hush()
            twins.compare()
            for seat in (me, speaker):
                for side in twins.sides:
                    side.sockets[str(seat)].ask("say", text=f"I am {seat}")
                twins.hush()
                twins.compare()
        for heard in (-1, 0, 3):
            twins.compare_newcomer(str(me), heard=heard)
            twins.compare_newcomer(WATCHER, heard=heard)
        twins.compare_pages()


def test_how_much_others_whisper_does_not_shorten_my_talk(
    pairs: Pairs, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("backroom.server.room.talk.MOST_SAID", 4)
    with pairs.table(SMALL, seed) as twins:
        me = twins.observer
        for _ in range(3):
            speaker, listener = (me + 1) % 4, (me + 2) % 4
            twins.sides[0].sockets[str(speaker)].ask("say", text="psst", to=listener)
        twins.ears = everybody_but(twins, speaker, listener)
        twins.hush()
        twins.forget()
        for _ in range(3):
            for side in twins.sides:
                side.sockets[str(me)].ask("say", text="Listen!")
        twins.hush()
        twins.compare()


def test_nobody_is_told_that_he_is_not_listened_to(pairs: Pairs, seed: int) -> None:
    mute_or_not(pairs, seed)


def mute_or_not(pairs: Pairs, seed: int) -> None:
    """A player does not want to hear somebody; his twin does."""
    with pairs.table(SMALL, seed) as twins:
        me = twins.observer
        deaf = (me + 1) % 4
        twins.sides[0].sockets[str(deaf)].ask("mute", seat=me, on=True)
        twins.ears = everybody_but(twins, deaf)
        twins.hush()
        for to in (None, deaf):
            for side in twins.sides:
                side.sockets[str(me)].ask("say", text="Do you hear me?", to=to)
            twins.hush()
            twins.compare()
        twins.compare_newcomer(str(me))
        twins.compare_pages()
