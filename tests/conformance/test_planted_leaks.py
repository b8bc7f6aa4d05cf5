"""The laws must bite: a leak is planted in each channel, and each must be caught."""

from dataclasses import replace
from typing import Any
from zlib import crc32

import pytest

from backroom.kernel.actions import Action
from backroom.kernel.events import Event, Told
from backroom.kernel.game import Game
from backroom.kernel.messages import Refusal
from backroom.kernel.queries import Answer, Query
from backroom.kernel.rng import FastRng, Rng, fast_rng
from backroom.kernel.seats import EVERYONE, SPECTATOR
from backroom.kernel.state import State
from conformance import laws
from conformance.cases import CASES, Case, reach

pytestmark = pytest.mark.once

FIRST_OF_EACH_GAME = [
    case for case in CASES if case.players == case.game.seats[0] and not case.options
]
every_game = pytest.mark.parametrize("case", FIRST_OF_EACH_GAME, ids=str)


def a_secret(state: Any, seat: int) -> int:
    """Something that depends on what this seat cannot see."""
    return crc32(repr(sorted(state.hidden(seat))).encode())


class Whisper(Event, frozen=True, tag="whisper"):
    """An event that tells too much."""

    secret: int


class Heard(Answer, frozen=True):
    secret: int


class Nosy(Query, frozen=True):
    """A query whose answer tells too much."""

    def answer(self, game: Game, world: State, seat: int) -> Heard:
        return Heard(a_secret(world, seat))


class Leaky:
    """A state that behaves in everything but in one channel; worlds dealt from it leak as well."""

    def __init__(self, state: State) -> None:
        self.__dict__["true"] = state

    def __getattr__(self, name: str) -> Any:
        return getattr(self.true, name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self.true, name, value)

    def redeal(self, seat: int, rng: Rng) -> "Leaky":
        return type(self)(self.true.redeal(seat, rng))

    def clone(self) -> "Leaky":
        return type(self)(self.true.clone())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Leaky) and self.true == other.true

    def __hash__(self) -> int:
        return 0


class LeakyView(Leaky):
    def view(self, seat: int) -> object:
        return [self.true.view(seat), a_secret(self.true, seat)]


class LeakyLegal(Leaky):
    def legal(self, seat: int) -> tuple[Action, ...]:
        legal: tuple[Action, ...] = self.true.legal(seat)
        return legal[a_secret(self.true, seat) % 2 :] if len(legal) > 1 else legal


class LeakyRefusal(Leaky):
    def refuse(self, seat: int, action: Action) -> Refusal | None:
        refusal: Refusal | None = self.true.refuse(seat, action)
        if refusal is None:
            return None
        return Refusal(refusal.rule, refusal.reason, {"secret": a_secret(self.true, seat)})


class LeakyToAct(Leaky):
    def to_act(self) -> tuple[int, ...]:
        waiting: tuple[int, ...] = self.true.to_act()
        return waiting * (1 + a_secret(self.true, 0) % 2)


class LeakyEvents(Leaky):
    def apply(self, seat: int, action: Action) -> None:
        secret = a_secret(self.true, 0)
        self.true.apply(seat, action)
        if self.true.recorder is not None:
            self.true.recorder.append(Told(EVERYONE, Whisper(secret)))


class PeekingRedeal(Leaky):
    """Deals worlds that depend on the truth: a bot fed with them would cheat."""

    def redeal(self, seat: int, rng: Rng) -> "Leaky":
        peek = FastRng(a_secret(self.true, seat), rng.word(), 1, 1)
        return type(self)(self.true.redeal(seat, peek))


class WishfulRedeal(Leaky):
    """Always deals the same world: most of what is possible never comes up."""

    def redeal(self, seat: int, rng: Rng) -> "Leaky":
        return type(self)(self.true.redeal(seat, FastRng(1, 2, 3, 4)))


class WastefulRedeal(Leaky):
    """Loses something on the way that everybody can count."""

    def stock(self) -> dict[str, int]:
        stock: dict[str, int] = self.true.stock()
        if self.__dict__.get("dealt"):
            hidden = {place for place, _ in self.true.hidden(SPECTATOR)}
            stock[next(place for place, n in stock.items() if n and place not in hidden)] -= 1
        return stock

    def redeal(self, seat: int, rng: Rng) -> "Leaky":
        world = type(self)(self.true.redeal(seat, rng))
        world.__dict__["dealt"] = True
        return world


def some_states(case: Case, leaky: type[Leaky]) -> list[Any]:
    """States of a few games in which something is hidden from everybody, those with most first."""
    states = [reach(case, seed, depth) for seed in range(5) for depth in (2, 12, 22, 32, 42, 60)]
    states = [state for state in states if has_choice(state) and hidden_worlds(case, state) > 1]
    states.sort(key=lambda state: hidden_worlds(case, state), reverse=True)
    return [leaky(state) for state in states]


def some_state(case: Case, leaky: type[Leaky]) -> Any:
    return some_states(case, leaky)[0]


def check_silence_of_all(case: Case, states: list[Any]) -> None:
    """In a single state a leak may hide behind something that comes to light anyway."""
    for state in states:
        laws.check_silence(case, state, 1)


def check_answers_of_all(case: Case, states: list[Any]) -> None:
    for state in states:
        laws.check_answers(case, state, 1)


def has_choice(state: State) -> bool:
    """Is somebody asked who can answer one way or another?"""
    return any(len(state.legal(seat)) > 1 for seat in state.to_act())


def hidden_worlds(case: Case, state: State) -> int:
    """How many different worlds a few redeals show to the one who can see least of them."""
    return min(
        len({tuple(state.redeal(seat, fast_rng(n)).hidden(seat)) for n in range(8)})
        for seat in laws.observers(case)
    )


@every_game
@pytest.mark.parametrize(
    ("leaky", "channel"),
    [
        (LeakyView, "the view of seat"),
        (LeakyLegal, "the legal"),
        (LeakyRefusal, "the refusals of seat"),
        (LeakyToAct, "the to_act of seat"),
        (LeakyEvents, "the events that seat"),
    ],
)
def test_a_leak_in_any_channel_is_caught(case: Case, leaky: type[Leaky], channel: str) -> None:
    states = some_states(case, leaky)
    with pytest.raises(AssertionError, match=channel):
        check_silence_of_all(case, states)


@every_game
def test_an_answer_that_holds_more_than_a_seat_knows_is_caught(case: Case) -> None:
    gossip = replace(case.game, insight_into=a_secret, queries_now=None)
    with pytest.raises(AssertionError):
        laws.check_answers(case._replace(game=gossip), some_state(case, Leaky), 1)


@every_game
def test_a_query_that_is_answered_from_the_truth_is_caught(case: Case) -> None:
    nosy = replace(case.game, insight_into=None, queries_now=lambda view: [Nosy()])
    with pytest.raises(AssertionError, match="Nosy"):
        laws.check_answers(case._replace(game=nosy), some_state(case, Leaky), 1)


@every_game
def test_an_action_that_does_more_than_open_a_choice_is_caught(case: Case) -> None:
    """Who says that every action only opens a choice is wrong somewhere."""
    everything = frozenset(range(len(case.game.actions)))
    careless = replace(
        case.game, opens=lambda state: everything, insight_into=None, queries_now=None
    )
    states = some_states(case, Leaky)
    with pytest.raises(AssertionError):
        check_answers_of_all(case._replace(game=careless), states)


@every_game
def test_a_redeal_that_peeks_at_the_truth_is_caught(case: Case) -> None:
    with pytest.raises(AssertionError, match="knows more than the seat"):
        laws.check_redeal_is_blind(case, some_state(case, PeekingRedeal), 1)


@every_game
def test_a_wishful_redeal_is_caught(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "ENOUGH", 3_000)
    with pytest.raises(AssertionError, match="is never dealt"):
        laws.check_redeal_covers(case, some_state(case, WishfulRedeal), 1)


@every_game
def test_a_redeal_that_loses_something_is_caught(case: Case) -> None:
    with pytest.raises(AssertionError):
        laws.check_redeal_is_possible(case, some_state(case, WastefulRedeal), 1)


@every_game
def test_a_move_that_nobody_is_told_of_is_caught(case: Case) -> None:
    state = case.deal(5)
    before = state.stock()
    place = next(name for name, amount in before.items() if amount)
    with pytest.raises(AssertionError):
        laws.check_books(before, [], before | {place: before[place] - 1})


@every_game
def test_without_a_leak_the_same_checks_are_content(case: Case) -> None:
    state = some_state(case, Leaky)
    laws.check_silence(case, state, 1)
    laws.check_redeal_is_blind(case, state, 1)
    laws.check_redeal_is_possible(case, state, 1)
