"""Bots at the table: they play on, they are told their view and nothing more, and none that goes
wrong holds up its table."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from backroom.bots import LEVELS
from backroom.bots.fair_turns import Whose
from backroom.bots.levels import decide
from backroom.bots.pool import BotPool
from backroom.bots.request import Choice, DecisionRequest, request_for
from backroom.bots.worker_pool import NOBODY
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import State
from backroom.server.rooms.runner import HURRIED, THOUGHT
from backroom.table import Move, Table
from bots.odd_bots import LADDER
from builders.rooms_inside import at, game_of, next_due
from builders.running_house import PATIENCE, Client, House, Json, Socket, open_house, play_out

CAPO = "capo-della-mafia"
SMALL = "counterfeiters"
NOON = 1_790_000_000_000
ODD = "bots.odd_bots:LADDER"


def odd_bots(workers: int, limit: float) -> BotPool:
    """Workers that know the bots of the house, and some that go wrong."""
    return BotPool(workers, limit, ODD)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("backroom.server.lifecycle.BotPool", odd_bots)
        for level, bot in LADDER.items():
            patch.setitem(LEVELS, level, bot)
        with open_house(tmp_path_factory.mktemp("bots"), bot_limit=PATIENCE) as house:
            yield house


@pytest.fixture(scope="module")
def ann(house: House) -> Client:
    return house.guest("Ann")


def begun(host: Client, game: str, *levels: str, **settings: Any) -> Json:
    """A table of the host and bots of these levels."""
    table = host.make(game, 1 + len(levels), **settings)
    host.sit(table, 0)
    for seat, level in enumerate(levels, 1):
        host.ask("PUT", f"/api/tables/{table['id']}/seats/{seat}/bot", {"level": level})
    host.start(table)
    return table


def replayed(table: Table) -> Iterator[tuple[Table, Any]]:
    """The table as it stood before each entry, and that entry."""
    again = Table(table.opening, table.seed)
    for entry in table.entries[1:]:
        yield again, entry
        again.add(entry)


def asked(socket: Socket) -> Json:
    """Read until this player is asked."""
    if "update" in socket.newest and socket.newest["update"]["question"] is not None:
        return socket.newest["update"]
    return socket.wait("update", lambda each: each["question"] is not None)


def test_a_person_and_bots_play_to_the_end(house: House, ann: Client, seed: int) -> None:
    table = begun(ann, CAPO, "random", "random")
    with ann.socket(table) as one:
        chairs = one.wait("welcome")["table"]["chairs"]
        assert [chair["bot"] for chair in chairs] == ["", "random", "random"]
        result = play_out({0: one}, random.Random(seed))
    game = game_of(house, table)
    assert game.opening.bots == ["", "random", "random"]
    assert list(game.state.standings().places) == result["places"]
    for move in game.moves:
        assert move.by == ("player" if move.seat == 0 else "bot")


ODDITIES = {
    "hang": "too slow",
    "die": "died",
    "blurt": "failed",
    "leave": "failed",
    "invent": "failed",
    "babble": "failed",
    "silent": "failed",
}


@pytest.mark.parametrize("level", ODDITIES)
def test_for_a_bot_that_goes_wrong_the_neutral_action_is_taken_and_the_table_goes_on(
    house: House, ann: Client, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if level == "hang":  # the others go wrong by themselves, however slow the machine is
        monkeypatch.setattr(house.service.house.bots, "limit", 0.2)
    table = begun(ann, SMALL, level)
    failures = f'backroom_bot_failures_total{{reason="{ODDITIES[level]}"}}'
    before = counted(ann, failures)
    with ann.socket(table) as one:
        while not any(move.seat == 1 for move in game_of(house, table).moves):
            question = asked(one)["question"]
            seq = one.act(question["legal"][0]["action"])["seq"]
            at(one, seq + 1)
        update = asked(one)
        assert one.act(update["question"]["legal"][0]["action"])["type"] == "done"
    moves = 0
    for earlier, entry in replayed(game_of(house, table)):
        if isinstance(entry, Move) and entry.seat == 1:
            moves += 1
            assert entry == earlier.neutral_move(1, "bot", entry.at)
    assert moves > 0
    assert counted(ann, failures) >= before + 1


def counted(client: Client, name: str) -> float:
    lines = client.http.get("/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith(name))


# What bots are told


class ListeningBots(BotPool):
    """Bots that think in this process; what they are told is kept."""

    def __init__(self, workers: int, limit: float) -> None:
        super().__init__(workers, limit)
        self.heard: list[DecisionRequest] = []

    async def ask(
        self, thought: DecisionRequest, whose: Whose = NOBODY
    ) -> tuple[Choice | None, None]:
        self.heard.append(thought)
        return decide(thought), None


def as_told(table: Table, state: State, thought: DecisionRequest) -> bool:
    """Is this what a bot is told of this state?"""
    if thought.seat not in state.to_act():
        return False
    assert thought.seconds in (THOUGHT, THOUGHT * HURRIED)
    expected = request_for(
        table.game,
        table.rules,
        state,
        thought.seat,
        thought.level,
        thought.seed,
        seconds=thought.seconds,
    )
    return msgspec.json.encode(expected) == msgspec.json.encode(thought)


def test_a_bot_is_told_what_its_seat_may_know_and_nothing_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr("backroom.server.lifecycle.BotPool", ListeningBots)
    with open_house(tmp_path) as house:
        ann = house.guest("Ann")
        table = begun(ann, CAPO, "random", "random")
        with ann.socket(table) as one:
            play_out({0: one}, random.Random(seed))
        bots = house.service.house.bots
        assert isinstance(bots, ListeningBots)
        game = game_of(house, table)
        thoughts = bots.heard
    states = [earlier.state.clone() for earlier, _ in replayed(game)]
    assert len(thoughts) >= len([move for move in game.moves if move.by == "bot"])
    chance = fast_rng(seed)
    for thought in thoughts:
        [state, *_] = [each for each in states if as_told(game, each, thought)]
        for _ in range(3):
            # The same to this seat's eyes, with other cards in all the places it cannot see.
            assert as_told(game, state.redeal(thought.seat, chance), thought)


def test_a_bot_takes_about_as_long_as_a_quick_person(tmp_path: Path) -> None:
    with open_house(tmp_path, now=lambda: NOON, pace=(0.4, 1.2)) as house:
        ann = house.guest("Ann")
        table = begun(ann, CAPO, "random", "random")
        with ann.socket(table) as one:
            one.wait("update")
            moments = set()
            for _ in range(30):
                due = next_due(house, table)
                assert due is not None
                assert due.kind == "bot"
                assert NOON + 400 <= due.at <= NOON + 1200
                moments.add(due.at)
            assert len(moments) > 5
            assert one.ask("ping")["seq"] == 0
