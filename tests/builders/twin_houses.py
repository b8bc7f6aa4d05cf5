"""Twins: two houses that are alike in everything but in what one pair of eyes cannot see.

Both are real services with real sockets. They draw the same table, the same links and the same
seeds, their clocks show the same time, and the same people ask for the same things in the same
order. In the second house the state of the table is then replaced by a world that the observer
cannot tell from the first one's. From there on every byte that reaches him must be the same in
both, as long as the rules show him the same.
"""

import asyncio
import base64
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import count, zip_longest
from os.path import commonprefix
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest

from backroom.bots.fair_turns import Whose
from backroom.bots.request import Choice, DecisionRequest
from backroom.bots.worker_pool import NOBODY
from backroom.kernel.actions import Action
from backroom.kernel.events import Told
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import MAX_SEATS, SPECTATOR
from backroom.kernel.state import State, heard_by
from backroom.kernel.wire import encode
from backroom.server.rooms.room import Room
from backroom.table import Table, fair
from builders.kept_on_postgres import past_the_service
from builders.running_house import Client, House, Json, Socket, in_a_file, open_house, until
from conformance.cases import Case, some_action, some_seat

TRIES = 12
"""So many pairs of actions are tried before the worlds are said to part."""
LONG = 100_000
"""Seconds after which every reserve is gone."""
WATCHER = "watcher"
STRANGER = "stranger"
AGAIN = "again"
COUNTED = ("backroom_moves_total", "backroom_refused_total", "backroom_bot_failures_total")
"""What `/metrics` says about play; the rest of it is about time and lines."""


class Leak(AssertionError):
    """Somebody got different bytes in two worlds that he must not be able to tell apart."""


class Clock:
    """The time in both houses: it stands still unless a test moves it."""

    def __init__(self) -> None:
        self.at = 1_700_000_000_000

    def __call__(self) -> int:
        return self.at


class Draws:
    """Stands for `secrets` in both services. Each house has its own stream, and the streams are
    equal: so are ids, links and seeds, which are random by nature and no part of this law."""

    MODULES = (
        "backroom.server.lobby.new_tables",
        "backroom.server.people.people",
        "backroom.server.rooms.runner",
        "backroom.table.fair",
    )

    def __init__(self) -> None:
        self.label = ""
        self.streams: dict[int, random.Random] = {}

    def begin(self, label: str) -> None:
        self.label = label
        self.streams = {}

    def stream(self) -> random.Random:
        """That of the house in whose thread we are."""
        return self.streams.setdefault(threading.get_ident(), random.Random(self.label))

    def token_hex(self, count: int) -> str:
        return self.stream().randbytes(count).hex()

    def token_urlsafe(self, count: int) -> str:
        return base64.urlsafe_b64encode(self.stream().randbytes(count)).rstrip(b"=").decode()

    def randbits(self, count: int) -> int:
        return self.stream().getrandbits(count)


class Script:
    """Speaks for all bots of a house: what each was told is kept, and none answers before it is
    told what."""

    def __init__(self) -> None:
        self.asked: DecisionRequest | None = None
        self.answer: asyncio.Future[Choice | None]
        self.thoughts: dict[int, list[str]] = {}

    async def ask(
        self, thought: DecisionRequest, whose: Whose = NOBODY
    ) -> tuple[Choice | None, None]:
        self.answer = asyncio.get_running_loop().create_future()
        self.thoughts.setdefault(thought.seat, []).append(msgspec.json.encode(thought).decode())
        self.asked = thought
        return await self.answer, None

    def say(self, choice: Choice | None) -> None:
        self.asked = None
        self.answer.set_result(choice)


class Pair(NamedTuple):
    """Somebody acts: this in the first world, that in the second."""

    seat: int
    one: Action
    other: Action


class Side:
    """One of the twins: its house, its people, its table, and what they get there."""

    def __init__(self, house: House, clients: dict[str, Client], script: Script) -> None:
        self.house = house
        self.clients = clients
        self.script = script
        self.sockets: dict[str, Socket] = {}
        self.table: Json = {}
        self.counted: dict[str, float] = {}

    @property
    def room(self) -> Room:
        return self.house.service.rooms.running[self.table["id"]].room

    @property
    def game(self) -> Table:
        table = self.room.table
        assert table is not None
        return table

    @property
    def state(self) -> State:
        return self.game.state

    def sit_down(self, case: Case, persons: list[str], bots: list[int], settings: Json) -> None:
        """Come in as somebody who has no other table, make this one, and begin."""
        for name in (*persons, WATCHER):
            self.clients[name].http.cookies.clear()
            self.clients[name].post("/api/guests", {"name": f"Guest {name}"})
        host = self.clients[persons[0]]
        self.table = host.make(case.game.id, case.players, case.options, **settings)
        for name in persons:
            self.clients[name].sit(self.table, int(name), f"seed of {name}")
        host.bots(self.table, *bots)
        host.start(self.table)

    def open(self, name: str, since: int = -1, heard: int = -1) -> Socket:
        """Somebody comes: a seat, a seat in a second tab, or one of those who look on."""
        client = self.clients[name.removesuffix(AGAIN)]
        link = self.table["links"]["watch"]
        socket = client.socket(self.table, since, heard=heard, link=link)
        socket.wait("update")
        return socket

    def act(self, seat: int, action: Action) -> Json:
        terms = msgspec.to_builtins(action.terms())
        return self.sockets[str(seat)].act(int(action.index), terms, self.game.seq)

    def inside(self, work: Callable[[], Any]) -> Any:
        return self.house.inside(work)

    def put(self, world: State) -> None:
        """From now on this is the truth at this table; nobody is told."""
        table = self.game

        def work() -> None:
            table.state = world
            world.recorder = table.told
            table.undoable.clear()
            table.clocks.go_on(self.room.now(), table.waited_for())
            assert self.room.painter is not None
            self.room.questions.note(self.room.painter)

        self.inside(work)

    def change_seed(self) -> None:
        """The house's seed is a secret until the end: here it becomes another one, in memory and in
        the database. What chance is made from stays, so that it falls alike in both houses."""
        seed = fair.seed_from(self.game.seed)

        def work() -> None:
            self.room.row = msgspec.structs.replace(self.room.row, seed=seed)
            self.game.seed = seed

        self.inside(work)
        with past_the_service(self.house.settings.database) as database:
            database.execute("UPDATE tables SET seed = ? WHERE id = ?", (seed, self.table["id"]))

    def counts(self) -> list[str]:
        """What anybody can read in `/metrics` about the moves of this table."""
        counted = self.read_counters()
        return [f"{name} {counted[name] - self.counted.get(name, 0):.0f}" for name in counted]

    def read_counters(self) -> dict[str, float]:
        text = self.clients[STRANGER].http.get("/metrics").text
        lines = [line.rpartition(" ") for line in text.splitlines() if line.startswith(COUNTED)]
        return {name: float(value) for name, _, value in lines}

    def pages(self, name: str) -> list[str]:
        """What one of the clients gets over HTTP while the game is on."""
        here = f"/api/tables/{self.table['id']}"
        link = f"link={self.table['links']['watch']}"
        paths = [
            f"{here}?{link}",
            f"{here}/log?{link}",
            f"{here}/replay?seq=1&{link}",
            f"{here}/replay?seq=1&eyes=0&{link}",
            f"{here}/verify?{link}",
            f"{here}/story?eyes=0&{link}",
            f"{here}/truth?seq=1&{link}",
            f"{here}/query?seq=1&asked=%7B%7D&{link}",
            "/api/tables",
            "/api/my/tables",
            "/api/my/results",
            "/api/results",
            "/api/me",
            f"/api/links/{self.table['links']['watch']}",
        ]
        return [page(path, self.clients[name].http.get(path)) for path in paths]


def page(path: str, answer: httpx.Response) -> str:
    """An answer; without its date, which is the time of the machine."""
    headers = [f"{key}: {value}" for key, value in answer.headers.items() if key != "date"]
    return "\n".join([path, str(answer.status_code), *headers, answer.text])


class Twins:
    """A table that stands in both houses, seen by one observer."""

    def __init__(self, sides: list[Side], case: Case, clock: Clock, seed: int) -> None:
        self.sides = sides
        self.case = case
        self.clock = clock
        self.choices = fast_rng(seed, 20)
        self.worlds = fast_rng(seed, 21)
        self.observer = seed % case.players
        self.eyes: list[int] = []
        self.ears: list[str] = []
        self.apart = 0
        """Steps before which the worlds really differed."""

    @property
    def states(self) -> tuple[State, State]:
        return self.sides[0].state, self.sides[1].state

    def come(self, *names: str) -> None:
        """These open their sockets, everywhere in the same order."""
        for side in self.sides:
            for name in names:
                side.sockets[name] = side.open(name)
        self.hush()

    def go(self, name: str) -> None:
        """Somebody closes his socket, and with it leaves the table: the watcher sees it."""
        for side in self.sides:
            side.sockets.pop(name).connection.close()
            side.sockets[WATCHER].wait(
                "update", lambda each: not each["seats"][int(name)]["present"]
            )
        self.hush()

    # The observer and his worlds

    def observe(self, observer: int) -> None:
        """From now on these are the eyes that must not tell the worlds apart. Whoever looks on
        sees no more than any seat does, so he is compared as well."""
        self.observer = observer
        self.eyes = sorted({observer, SPECTATOR})
        names = (str(observer), f"{observer}{AGAIN}", WATCHER, STRANGER)
        self.ears = [name for name in names if name in self.sides[0].sockets]

    def place(self, state: State) -> None:
        """Both tables go on from this position; everybody is shown it. What was told before is the
        same in both, also for those who were no observers then."""
        one, other = [side.game for side in self.sides]
        other.told[:] = one.told
        other.told_until[:] = one.told_until
        self.replace(state.clone(), state.clone())

        for side in self.sides:
            side.inside(partial(show_anew, side.room))
        self.hush()

    def part(self) -> None:
        """In the second house everything is dealt anew that the observer cannot know."""
        one, _ = self.states
        for _ in range(TRIES):
            world = one.redeal(self.observer, self.worlds)
            if world.hidden(self.observer) != one.hidden(self.observer):
                break
        world.rng = one.rng.clone()
        assert looks_alike(one, world, self.eyes), "the rules tell such worlds apart"
        self.replace(one, world)

    def join(self) -> None:
        """Both houses have the same world again."""
        one, _ = self.states
        self.replace(one, one.clone())

    def replace(self, *worlds: State) -> None:
        """From now on these are the worlds; bots are asked anew."""
        self.wait_for_bots()
        for side, world in zip(self.sides, worlds, strict=True):
            side.put(world)
            if side.script.asked is not None:
                side.inside(partial(side.script.say, None))

    def wait_for_bots(self) -> bool:
        """Is it a bot's turn? Then it has been asked, in both houses."""
        one, _ = self.states
        bots = self.sides[0].game.bots
        if not any(bots[seat] for seat in one.to_act()):
            return False
        until(lambda: all(side.script.asked is not None for side in self.sides), "a bot is asked")
        return True

    def align_chance(self) -> None:
        """Chance falls alike in both worlds, also behind a step that needed more of it in one."""
        one, other = self.states
        if one.rng != other.rng:
            other.rng = one.rng.clone()

    def differ(self) -> bool:
        one, other = self.states
        return one.hidden(self.observer) != other.hidden(self.observer)

    # What is done

    def a_pair(self) -> Pair | None:
        """A step of somebody after which the observer still sees the same in both worlds."""
        for _ in range(TRIES):
            seat = self.next_seat()
            pair = self.actions_of(seat)
            if pair is not None and self.stay_alike(pair):
                return pair
        return None

    def next_seat(self) -> int:
        """Anybody who may act; a bot first, if one is asked."""
        asked = self.sides[0].script.asked if self.wait_for_bots() else None
        return some_seat(self.states[0], self.choices) if asked is None else asked.seat

    def actions_of(self, seat: int) -> Pair | None:
        """What this seat might do in both worlds: the observer the same, others this or that."""
        one, other = self.states
        action = some_action(one, seat, self.choices)
        if seat == self.observer:
            return Pair(seat, action, action)
        if seat not in other.to_act():
            return None
        if other.refuse(seat, action) is not None or self.choices.below(2) == 0:
            return Pair(seat, action, some_action(other, seat, self.choices))
        return Pair(seat, action, action)

    def stay_alike(self, pair: Pair) -> bool:
        """Do the rules show and tell the same in both worlds after this, and is it not the end?

        That they tell too little or too much of a step is the business of the other laws.
        """
        ahead: list[State] = []
        told: list[list[Told]] = []
        for state, action in zip(self.states, (pair.one, pair.other), strict=True):
            if state.refuse(pair.seat, action) is not None:
                return False
            ahead.append(state.clone())
            told.append([])
            ahead[-1].recorder = told[-1]
            ahead[-1].apply(pair.seat, action)
            if ahead[-1].is_over():
                return False
        heard = [[encode(heard_by(seat, each)) for seat in self.eyes] for each in told]
        return heard[0] == heard[1] and looks_alike(ahead[0], ahead[1], self.eyes)

    def next_pair(self) -> Pair | None:
        """The next step. Where these worlds would part another one is dealt; None at the end."""
        if not self.differ():
            self.part()
        pair = self.a_pair()
        for _ in range(3):
            if pair is None:
                self.part()
                pair = self.a_pair()
        if pair is None:
            self.join()
            pair = self.a_pair()
        return pair

    def act(self, pair: Pair) -> None:
        """A person does something, a bot is made to."""
        for side, action in zip(self.sides, (pair.one, pair.other), strict=True):
            if side.game.bots[pair.seat]:
                choice = Choice(int(action.index), msgspec.to_builtins(action.terms()))
                self.move_by_itself(side, partial(side.script.say, choice))
            else:
                answer = side.act(pair.seat, action)
                assert answer["type"] == "done" or str(pair.seat) in self.ears, answer
        self.hush()

    def move_by_itself(self, side: Side, begin: Callable[[], None]) -> None:
        """A move for which nobody sends a message."""
        seq = side.game.seq
        side.inside(begin)
        self.catch_up(side, seq + 1)

    def catch_up(self, side: Side, seq: int) -> None:
        """The watcher sees when the table has come as far as this."""
        watcher = side.sockets[WATCHER]
        if watcher.newest["update"]["seq"] < seq:
            watcher.wait("update", lambda update: update["seq"] >= seq)

    def run_out_of_time(self) -> None:
        """The clock runs out of whoever is waited for."""
        self.clock.at += 1000 * (self.sides[0].game.clocks.clock.decision + LONG)
        for side in self.sides:
            self.move_by_itself(side, side.room.on_change)
        self.hush()
        self.compare()

    def step(self) -> Pair | None:
        """One step in both worlds, compared; None if there is none."""
        pair = self.next_pair()
        if pair is not None:
            self.apart += self.differ()
            self.act(pair)
            self.compare()
            self.align_chance()
        return pair

    def take_back(self, seat: int) -> bool:
        """This seat takes its last move back, if it may in both worlds."""
        sockets = [side.sockets[str(seat)] for side in self.sides]
        if not all(socket.newest["update"]["undo"] for socket in sockets):
            return False
        answers = [socket.ask("undo") for socket in sockets]
        assert [answer["type"] for answer in answers] == ["done", "done"], answers
        self.hush()
        self.compare()
        return True

    # What is heard

    def hush(self) -> None:
        """Read all sockets until nothing more is under way.

        Whatever somebody was told because of a message that has been answered already lies before
        the answer to a ping that is sent only now.
        """
        for side in self.sides:
            read_all(list(side.sockets.values()))

    def say(self, name: str, messages: list[str]) -> None:
        """Somebody sends all this in both houses; every answer is read."""
        for side in self.sides:
            for text in messages:
                side.sockets[name].connection.send(text)
        self.hush()

    def compare(self) -> None:
        """What the observer and those who look on have got since the last time: the same bytes, in
        the same messages, in the same order."""
        for name in self.ears:
            one, other = [side.sockets[name].received for side in self.sides]
            compare(name, one, other)
        self.forget()

    def forget(self) -> None:
        """What was got so far is not compared any more."""
        for side in self.sides:
            for socket in side.sockets.values():
                socket.received.clear()

    def compare_thoughts(self) -> None:
        """What the observer, a bot, was asked."""
        self.wait_for_bots()
        one, other = [side.script.thoughts[self.observer] for side in self.sides]
        compare(f"bot {self.observer}", one, other)

    def compare_newcomer(self, name: str, since: int = -1, heard: int = -1) -> None:
        """One more socket, which has got everything up to here."""
        got: list[list[str]] = []
        for side in self.sides:
            with side.open(name, since, heard) as socket:
                read_all([socket])
                got.append(socket.received)
        compare(f"{name} (since {since})", *got)

    def compare_pages(self, *names: str) -> None:
        """What these get over HTTP, and what everybody can read of the house."""
        for name in (*names, STRANGER):
            one, other = [side.pages(name) for side in self.sides]
            compare(f"{name} over HTTP", one, other)
        one, other = [side.counts() for side in self.sides]
        compare("everybody by /metrics", one, other)


def show_anew(room: Room) -> None:
    """Everybody gets the table once more, as if something had changed for him alone."""
    for seat in room.private:
        room.private[seat] += 1
    room.wake()


def read_all(sockets: list[Socket]) -> None:
    pings = [(socket, socket.send("ping")) for socket in sockets]
    for socket, number in pings:
        while socket.take().get("id") != number:
            pass


def looks_alike(one: State, other: State, eyes: list[int]) -> bool:
    return all(encode(one.view(seat)) == encode(other.view(seat)) for seat in eyes)


def compare(name: str, one: list[str], other: list[str]) -> None:
    """Leak, with the first bytes that differ."""
    for number, (this, that) in enumerate(zip_longest(one, other, fillvalue="(nothing)")):
        if this != that:
            same = len(commonprefix([this, that]))  # noqa: RUF071
            shown = slice(max(0, same - 160), same + 160)
            raise Leak(
                f"{name} can tell the worlds apart by message {number}, from byte {same}:\n"
                f"  …{this[shown]}\n  …{that[shown]}"
            )


@contextmanager
def twin_houses(folder: Path, patch: pytest.MonkeyPatch) -> Iterator["Pairs"]:
    """Two houses that open at the same time and draw the same."""
    clock, draws = Clock(), Draws()
    for module in Draws.MODULES:
        patch.setattr(f"{module}.secrets", draws)
    with ExitStack() as stack:
        houses: list[House] = []
        for name in ("one", "other"):
            (folder / name).mkdir()
            # Always in a file: what PostgreSQL has to say comes when it comes, so that two
            # houses on it would say the same things in another order.
            kept = in_a_file(folder / name)
            houses.append(stack.enter_context(open_house(folder / name, clock, database=kept)))
        yield Pairs(houses, clock, draws)


class Pairs:
    """Sets up tables that stand in both houses."""

    def __init__(self, houses: list[House], clock: Clock, draws: Draws) -> None:
        self.houses = houses
        self.clock = clock
        self.draws = draws
        self.numbers = count()
        names = [*map(str, range(MAX_SEATS)), WATCHER, STRANGER]
        self.clients = [{name: Client(house.port) for name in names} for house in houses]

    @contextmanager
    def table(
        self, case: Case, seed: int, bots: list[int] | None = None, **settings: Any
    ) -> Iterator[Twins]:
        """The same table in both houses, with everybody at it, and some who look on. The observer
        sits in any of the seats and has two tabs open."""
        bots = bots or []
        self.draws.begin(f"{seed} {next(self.numbers)}")
        sides = [
            Side(house, clients, Script())
            for house, clients in zip(self.houses, self.clients, strict=True)
        ]
        twins = Twins(sides, case, self.clock, seed)
        persons = [str(seat) for seat in range(case.players) if seat not in bots]
        again = [f"{seat}{AGAIN}" for seat in (twins.observer,) if seat not in bots]
        with pytest.MonkeyPatch.context() as patch:
            for side in sides:
                patch.setattr(side.house.service.house.bots, "ask", side.script.ask)
                side.sit_down(case, persons, bots, settings)
                side.counted = side.read_counters()
            try:
                twins.come(WATCHER, STRANGER, *persons, *again)
                twins.forget()
                sides[1].change_seed()
                yield twins
            finally:
                for side in sides:
                    for socket in side.sockets.values():
                        socket.connection.close()
