"""The law of silence end to end: what each socket really received, for the same visible history
under different hidden worlds, is byte-identical."""

import asyncio
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from typing import Any, TypeAlias
from zlib import crc32

import msgspec
import pytest
from msgspec.structs import replace

from backroom.bots.request import DecisionRequest, request_for
from backroom.kernel.actions import Action
from backroom.kernel.game import Game, Teller, all_games, find_game
from backroom.kernel.messages import Message, Refusal
from backroom.kernel.options import variants
from backroom.kernel.rng import FastRng, fast_rng
from backroom.kernel.seats import SPECTATOR
from backroom.kernel.state import State
from backroom.kernel.wire import encode
from backroom.server.lobby.access import Access, enter
from backroom.server.lobby.showing import show_table
from backroom.server.rooms.orders import Given, OrderBook
from backroom.server.rooms.painter import Painter
from backroom.server.rooms.pictures import Asked, Picture
from backroom.server.rooms.room import Room
from backroom.server.rooms.talk import Spoken, TalkBook
from backroom.server.rooms.updates import seat_now, update_for
from backroom.server.rooms.visitor import Visitor
from backroom.server.rooms.writer import went_on
from backroom.server.wire.protocol import Happened, Question, SeatNow, Talk, Update
from backroom.server.wire.rest import TableShown
from backroom.table import LogEntry, Move, Table
from builders.twin_houses import AGAIN, WATCHER, Leak, Pair, Pairs, Side, Twins, twin_houses
from conformance.cases import Case, reach, some_action, some_seat

STEPS = 4
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
Plant: TypeAlias = Callable[[pytest.MonkeyPatch], None]


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
    """Are there other worlds for these eyes, and not only a few?"""
    choices = choices or fast_rng(0)
    return all(state.redeal(eyes, choices).hidden(eyes) != state.hidden(eyes) for _ in range(3))


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
    if seat in state.to_act() and side.room.questions.since[seat] > 0:
        late = {
            "seq": side.room.questions.since[seat] - 1,
            "action": int(state.legal(seat)[0].index),
        }
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
        last = (
            twins.step()
        )  # none: the worlds may have been dealt anew, and nothing can be taken back
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
        assert twins.apart >= 2


@pytest.mark.parametrize("name", ["capo-della-mafia", "la-cosa-nostra"])
def test_nothing_over_http_tells_hidden_worlds_apart(pairs: Pairs, name: str, seed: int) -> None:
    """From the first deal on, so that the log in the database is the whole game."""
    with pairs.table(some_case(find_game(name), 3, seed), seed) as twins:
        observe_from_the_deal(twins)


def observe_from_the_deal(twins: Twins) -> None:
    twins.observe(twins.observer)
    twins.part()
    for _ in range(2 * STEPS):
        assert twins.step()
    twins.compare_pages(str(twins.observer), WATCHER)


@pytest.mark.parametrize("name", ["counterfeiters", "la-cosa-nostra"])
def test_a_clock_that_runs_out_tells_nothing_more(pairs: Pairs, name: str, seed: int) -> None:
    game = find_game(name)
    case, choices = some_case(game, 3, seed), fast_rng(seed)
    with pairs.table(case, seed, clock=CLOCK) as twins:
        me = twins.observer
        twins.observe(me)
        ran_out = 0
        while ran_out < 2:
            twins.place(some_secret(case, me, choices, lambda state: len(state.owing()) == 1))
            twins.part()
            [seat] = twins.states[0].owing()
            moves = [side.game.neutral_move(seat, "clock", pairs.clock.at) for side in twins.sides]
            pair = Pair(seat, *[game.action(move.action, move.terms) for move in moves])
            if twins.stay_alike(pair):
                twins.run_out_of_time()
                ran_out += 1
        twins.compare_newcomer(str(me))


@pytest.mark.parametrize("name", ["capo-della-mafia", "maffiosi"])
def test_whoever_comes_back_is_told_the_same_in_all_worlds(
    pairs: Pairs, name: str, seed: int
) -> None:
    case, choices = some_case(find_game(name), 3, seed), fast_rng(seed)
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


@pytest.mark.parametrize("name", ["counterfeiters", "maffiosi"])
def test_bots_hear_and_tell_no_more_than_persons(pairs: Pairs, name: str, seed: int) -> None:
    play_with_bots(pairs, some_case(find_game(name), 4, seed), seed)


def play_with_bots(pairs: Pairs, case: Case, seed: int) -> None:
    """Two bots from the start, and one that sits in for somebody while he is away."""
    choices = fast_rng(seed)
    me, bot, second, away = [(seed + number) % case.players for number in range(4)]
    with pairs.table(case, seed, bots=[bot, second]) as twins:
        for eyes in (me, bot):
            twins.observe(eyes)
            twins.place(some_secret(case, eyes, choices, lambda state: bot in state.to_act()))
            twins.wait_for_bots()
            for side in twins.sides:
                side.script.thoughts.clear()
            twins.part()
            ask_both(twins, away, "leave")
            for _ in range(STEPS):
                twins.step()
            ask_both(twins, away, "return")
        twins.compare_thoughts()


def ask_both(twins: Twins, seat: int, kind: str, **fields: Any) -> None:
    """A seat does this in both houses, and everybody is told the same of it."""
    for side in twins.sides:
        assert side.sockets[str(seat)].ask(kind, **fields)["type"] == "done"
    twins.hush()
    twins.compare()


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
        while (answer := ordered(book, other.state, teller, giver)) is not None:
            assert other.act(giver, answer)["type"] == "done"
        twins.catch_up(one, other.game.seq)
        twins.hush()
        twins.compare()
        for name in (WATCHER, str((giver + 1) % case.players)):
            twins.compare_newcomer(name)
        twins.compare_pages()


def ordered(book: OrderBook, state: State, teller: Teller, giver: int) -> Action | None:
    """What the orders answer in this state."""
    asked = None
    if giver in state.to_act():
        legal = tuple(int(each.index) for each in state.legal(giver))
        asked = Asked(teller.question(state.view(giver)), legal)
    return book.answer(state, giver, asked)


def before_an_order(
    case: Case, book: OrderBook, giver: int, choices: FastRng
) -> tuple[State, int, Action]:
    """A position, and what somebody does there: next the order would answer, and the game goes on.
    Its end opens the log and the seeds, which differ."""
    teller = case.game.teller(case.rules())

    def ends(state: State) -> bool:
        state = state.clone()
        while (answer := ordered(book, state, teller, giver)) is not None:
            state.apply(giver, answer)
        return state.is_over()

    while True:
        state = case.deal(choices.word())
        while not state.is_over():
            before = state.clone()
            seat = some_seat(state, choices)
            action = some_action(state, seat, choices)
            state.apply(seat, action)
            answered = [ordered(book, each, teller, giver) is not None for each in (before, state)]
            if answered == [False, True] and choices.below(4) == 0 and not ends(state):
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
                ask_both(twins, seat, "say", text=f"I am {seat}")
        for heard in (-1, 0, 3):
            twins.compare_newcomer(str(me), heard=heard)
            twins.compare_newcomer(WATCHER, heard=heard)
        twins.compare_pages(str(me))


def test_how_much_others_whisper_does_not_shorten_my_talk(
    pairs: Pairs, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("backroom.server.rooms.talk.MOST_SAID", 2)
    with pairs.table(SMALL, seed) as twins:
        me = twins.observer
        speaker, listener = (me + 1) % 4, (me + 2) % 4
        twins.ears = everybody_but(twins, speaker, listener)
        for _ in range(2):
            answer = twins.sides[0].sockets[str(speaker)].ask("say", text="psst", to=listener)
            assert answer["type"] == "done"
        for _ in range(2):
            ask_both(twins, me, "say", text="Listen!")


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
            ask_both(twins, me, "say", text="Do you hear me?", to=to)
        twins.compare_newcomer(str(me))
        twins.compare_pages(str(me))


# The law must bite: a leak is planted in each channel, and each must be caught


def a_secret(state: State, seat: int) -> int:
    """Something that depends on what this seat cannot see."""
    return crc32(repr(sorted(state.hidden(seat))).encode())


def all_hear_everything(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("backroom.server.rooms.painter.holds", lambda audience, seat: True)


def the_time_is_a_little_off(patch: pytest.MonkeyPatch) -> None:
    def leaky(room: Room, visitor: Visitor) -> Update:
        update = update_for(room, visitor)
        table, _ = room.playing()
        return replace(update, now=update.now + a_secret(table.state, visitor.seat) % 2)

    patch.setattr("backroom.server.rooms.updates.update_for", leaky)


def all_have_the_eyes_of_the_next(patch: pytest.MonkeyPatch) -> None:
    true = Painter.view
    patch.setattr(
        Painter, "view", lambda self, seat: true(self, (seat + 1) % int(self.table.seats))
    )


def who_must_answer_tells_who_can(patch: pytest.MonkeyPatch) -> None:
    def leaky(room: Room, table: Table, seat: int) -> SeatNow:
        return replace(seat_now(room, table, seat), owes=len(table.state.legal(seat)) % 2 == 1)

    patch.setattr("backroom.server.rooms.updates.seat_now", leaky)


def a_move_can_be_told_from_another(patch: pytest.MonkeyPatch) -> None:
    true = Painter.entry

    def leaky(painter: Painter, seq: int, entry: LogEntry, seat: int) -> Happened:
        told = true(painter, seq, entry, seat)
        return replace(told, bot=str(entry.action)) if isinstance(entry, Move) else told

    patch.setattr(Painter, "entry", leaky)


def an_update_too_many(patch: pytest.MonkeyPatch) -> None:
    """Not a wrong word in it, but it does not come in every world."""

    async def leaky(room: Room, entries: Sequence[LogEntry]) -> None:
        await went_on(room, entries)
        await asyncio.sleep(0)
        if any(isinstance(entry, Move) and entry.action % 2 for entry in entries):
            for seat in room.private:
                room.for_one(seat)

    patch.setattr("backroom.server.rooms.writer.went_on", leaky)


def refusals_know_too_much(patch: pytest.MonkeyPatch) -> None:
    true = Painter.refusal

    def leaky(painter: Painter, refusal: Refusal) -> Message:
        secret = {"secret": a_secret(painter.table.state, 0)}
        return Message(true(painter, refusal).name, secret)

    patch.setattr(Painter, "refusal", leaky)


def the_outlook_is_the_future(patch: pytest.MonkeyPatch) -> None:
    def leaky(painter: Painter, seat: int, action: Action) -> list[Message]:
        return [Message("future", {"secret": a_secret(painter.table.state, seat)})]

    patch.setattr(Painter, "outlook", leaky)


def undo_is_a_matter_of_luck(patch: pytest.MonkeyPatch) -> None:
    true = Table.can_undo

    def leaky(table: Table, seat: int) -> bool:
        return true(table, seat) and a_secret(table.state, seat) % 2 == 0

    patch.setattr(Table, "can_undo", leaky)


def what_is_asked_depends_on_others(patch: pytest.MonkeyPatch) -> None:
    true = Painter.question

    def leaky(painter: Painter, picture: Picture) -> Question | None:
        question = true(painter, picture)
        if question is None or a_secret(painter.table.state, picture.seat) % 2:
            return question
        return replace(question, legal=question.legal[::-1])

    patch.setattr(Painter, "question", leaky)


CAPO, MAFFIOSI = "capo-della-mafia", "maffiosi"
TO_A_SOCKET = [
    (all_hear_everything, MAFFIOSI),
    (the_time_is_a_little_off, CAPO),
    (all_have_the_eyes_of_the_next, MAFFIOSI),
    (who_must_answer_tells_who_can, MAFFIOSI),
    (a_move_can_be_told_from_another, CAPO),
    (an_update_too_many, CAPO),
    (refusals_know_too_much, MAFFIOSI),
    (the_outlook_is_the_future, MAFFIOSI),
    (undo_is_a_matter_of_luck, CAPO),
    (what_is_asked_depends_on_others, MAFFIOSI),
]


@pytest.fixture(scope="module")
def leaky_tables(pairs: Pairs) -> Iterator[dict[str, Twins]]:
    cases = [Case(find_game(name), 3, {}) for name in (CAPO, MAFFIOSI)]
    with ExitStack() as stack:
        yield {case.game.id: stack.enter_context(pairs.table(case, 1)) for case in cases}


@pytest.mark.parametrize(("plant", "name"), TO_A_SOCKET)
def test_a_leak_to_a_socket_is_caught(
    pairs: Pairs,
    leaky_tables: dict[str, Twins],
    plant: Plant,
    name: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    twins, choices = leaky_tables[name], fast_rng(1)
    plant(monkeypatch)
    twins.hush()
    twins.forget()
    twins.observe(1)
    with pytest.raises(Leak, match="can tell the worlds apart"):
        watch_some_worlds(pairs, twins, choices)


def watch_some_worlds(pairs: Pairs, twins: Twins, choices: FastRng) -> None:
    for _ in range(10):
        twins.place(some_secret(twins.case, twins.observer, choices))
        watch_two_worlds(pairs, twins, choices)


# The other plants


def the_log_is_open_before_the_end(patch: pytest.MonkeyPatch) -> None:
    async def leaky(*asked: Any) -> Access:
        found = await enter(*asked)
        return found._replace(row=replace(found.row, status="over"))

    patch.setattr("backroom.server.history.archive.enter", leaky)


def the_seed_is_on_the_page(patch: pytest.MonkeyPatch) -> None:
    def leaky(found: Access, host: str) -> TableShown:
        return replace(show_table(found, host), host=found.row.seed)

    patch.setattr("backroom.server.lobby.directory.show_table", leaky)


def look_over_http(pairs: Pairs) -> None:
    with pairs.table(Case(find_game(CAPO), 3, {}), 1) as twins:
        observe_from_the_deal(twins)


def orders_are_told(patch: pytest.MonkeyPatch) -> None:
    true = Painter.entry

    def leaky(painter: Painter, seq: int, entry: LogEntry, seat: int) -> Happened:
        told = true(painter, seq, entry, seat)
        return replace(told, bot=entry.by) if isinstance(entry, Move) else told

    patch.setattr(Painter, "entry", leaky)


def what_is_private_wakes_all(patch: pytest.MonkeyPatch) -> None:
    def leaky(room: Room, seat: int) -> None:
        room.presence.changes += 1
        room.wake()

    patch.setattr(Room, "for_one", leaky)


def orders_are_counted(patch: pytest.MonkeyPatch) -> None:
    async def leaky(room: Room, entries: Sequence[LogEntry]) -> None:
        await went_on(room, entries)
        if any(isinstance(entry, Move) and entry.by == "order" for entry in entries):
            room.house.metrics.refused.inc()

    patch.setattr("backroom.server.rooms.writer.went_on", leaky)


def whispers_are_loud(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Spoken, "reaches", lambda self, seat: True)


def whispers_are_counted(patch: pytest.MonkeyPatch) -> None:
    true = TalkBook.for_seat

    def leaky(book: TalkBook, seat: int, after: int) -> tuple[int, list[Talk]]:
        heard, fresh = true(book, seat, after)
        return heard, [replace(each, number=len(book.spoken) - 1) for each in fresh]

    patch.setattr(TalkBook, "for_seat", leaky)


def who_does_not_listen_is_told(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TalkBook, "muted_by", lambda self, seat: sorted(sum(self.muted, ())))


def bots_see_all_hands(patch: pytest.MonkeyPatch) -> None:
    def leaky(
        game: Game, rules: Any, state: State, seat: int, *more: Any, **named: Any
    ) -> DecisionRequest:
        request = request_for(game, rules, state, seat, *more, **named)
        return replace(request, cards=encode(state.hidden(seat)).decode())

    patch.setattr("backroom.server.rooms.runner.request_for", leaky)


ELSEWHERE: list[tuple[Plant, Callable[[Pairs], None]]] = [
    (the_log_is_open_before_the_end, look_over_http),
    (the_seed_is_on_the_page, look_over_http),
    (orders_are_told, lambda pairs: order_or_answer(pairs, SMALL, 1)),
    (what_is_private_wakes_all, lambda pairs: order_or_answer(pairs, SMALL, 1)),
    (orders_are_counted, lambda pairs: order_or_answer(pairs, SMALL, 1)),
    (whispers_are_loud, lambda pairs: whisper_or_not(pairs, 1)),
    (whispers_are_counted, lambda pairs: whisper_or_not(pairs, 1)),
    (who_does_not_listen_is_told, lambda pairs: mute_or_not(pairs, 1)),
    (bots_see_all_hands, lambda pairs: play_with_bots(pairs, SMALL, 1)),
]


@pytest.mark.parametrize(("plant", "scene"), ELSEWHERE)
def test_a_leak_elsewhere_is_caught(
    pairs: Pairs, plant: Plant, scene: Callable[[Pairs], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak, match="can tell the worlds apart"):
        scene(pairs)
