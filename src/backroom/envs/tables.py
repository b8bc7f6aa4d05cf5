"""Many tables of one game side by side, all moved on by one call: the compiled heart of `batch`.

What a learner reads lies in vectors that are written in place. A decision is asked of one seat a
table: of those that owe an answer the lowest, so sealed choices are served in seat order; none is
seen before all are in, because a row holds only what its seat knows. What is forced is done without
asking. Windows ask everybody who could react by public facts, so that being asked tells nothing.
"""

from collections.abc import Callable
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from backroom.kernel.actions import Action
from backroom.kernel.rng import FastRng, fast_rng
from backroom.kernel.row import Encoder, Row
from backroom.kernel.rules import Rules
from backroom.kernel.seats import holds
from backroom.kernel.state import Standings, State, Windows

SAID_IN_A_ROW = 4
"""So many entries of its menu may a seat take before it must do something else."""


@final
class Kind:
    """What all tables share: the game, its rules, and how a row is written."""

    def __init__(
        self,
        rules: Rules,
        actions: list[Action],
        deal: Callable[..., State],
        encoder: Encoder,
        slots: i64,
    ) -> None:
        self.rules = rules
        self.actions = actions
        self.deal = deal
        self.encoder = encoder
        self.slots = slots


@final
class Tables:
    """The tables, and for each: who is asked, what he knows, and what he may do."""

    def __init__(
        self, kind: Kind, seeds: list[int], rows: Row, slot_rows: Row, goes_on: bool
    ) -> None:
        """`goes_on`: when a game is over, the next one is dealt at once."""
        count = len(seeds)
        self.goes_on = goes_on
        self.kind = kind
        self.rows = rows
        self.slot_rows = slot_rows
        self.count: i64 = count
        self.seeds = seeds
        self.games: list[int] = [0 for _ in range(count)]
        """How many games each has begun."""
        self.listed: i64 = len(kind.actions)
        self.numbers: i64 = self.listed + (kind.slots + 1 if kind.slots != 0 else 0)
        """How many numbers of actions there are: the list's; where there is a menu, one that opens
        or closes it; and one for each of its slots."""
        self.mask_width: i64 = (self.numbers + 7) // 8
        self.masks: vec[u8] = vec[u8]([0 for _ in range(count * self.mask_width)])
        self.seats: vec[i64] = vec[i64]([0 for _ in range(count)])
        self.done: vec[u8] = vec[u8]([0 for _ in range(count)])
        self.truncated: vec[u8] = vec[u8]([0 for _ in range(count)])
        self.returns: vec[float] = vec[float]([0.0 for _ in range(count * kind.rules.seats)])
        self.points: vec[i64] = vec[i64]([0 for _ in range(count * kind.rules.seats)])
        self._lengths: vec[i64] = vec[i64]([0 for _ in range(count)])
        self._said: vec[i64] = vec[i64]([0 for _ in range(count)])
        self._legal: list[tuple[Action, ...]] = [() for _ in range(count)]
        self._menus: list[tuple[Action, ...]] = [() for _ in range(count)]
        self.states: list[State] = []
        for table in range(count):
            self.states.append(self._dealt(table))
            self._ask(table)

    def step(self, chosen: list[int]) -> i64:
        """One decision at every table, by number. -1 if all were done; else the first table whose
        action is not legal, and nothing is done."""
        wrong = self.first_wrong(chosen)
        if wrong >= 0:
            return wrong
        for table in range(self.count):
            action: i64 = chosen[table]
            if self.done[table] != 0:
                self._forget_result(table)
            self._lengths[table] = self._lengths[table] + 1
            if action < self.listed:
                self._said[table] = 0
                self.states[table].apply(self.seats[table], self.kind.actions[action])
                self._ask(table)
            elif action == self.listed:
                self._open_or_close_menu(table)
            else:
                entry = self._menus[table][action - self.listed - 1]
                self._said[table] = self._said[table] + 1
                self.states[table].apply(self.seats[table], entry)
                self._ask(table)
        return -1

    def take(self, table: i64, action: Action) -> None:
        """Whoever is asked at this table does this, which must be legal; it may be an offer that
        nobody has put on a menu."""
        state = self.states[table]
        seat = self.seats[table]
        self._lengths[table] = self._lengths[table] + 1
        self._said[table] = 0 if action.index < self.listed else self._said[table] + 1
        state.apply(seat, action)
        self._ask(table)

    def may_say_more(self, table: i64) -> bool:
        """Has whoever is asked here not said too much yet?"""
        return self._said[table] < SAID_IN_A_ROW

    def first_wrong(self, chosen: list[int]) -> i64:
        """The first table whose action is not legal; -1 if all are."""
        most = self.numbers
        masks = self.masks
        for table in range(self.count):
            action: i64 = chosen[table]
            if action < 0 or action >= most:
                return table
            bits: i64 = i64(masks[table * self.mask_width + (action >> 3)])
            if (bits >> (action & 7)) & 1 == 0:
                return table
        return -1

    def random_actions(self, rng: FastRng) -> list[int]:
        """A legal action for every table, each equally likely."""
        chosen = [0 for _ in range(self.count)]
        for table in range(self.count):
            legal = self._legal[table]
            listed: i64 = len(legal)
            more: i64 = len(self._menus[table])
            if more != 0 or self._is_marked(table, self.listed):
                more += 1
            spot = rng.below(listed + more)
            chosen[table] = legal[spot].index if spot < listed else self.listed + spot - listed
        return chosen

    def restart(self, table: i64, seed: int) -> None:
        """A new game at this table, as if its seed had been this one from the beginning."""
        self.seeds[table] = seed
        self.games[table] = 0
        self._forget_result(table)
        self.states[table] = self._dealt(table)
        self._ask(table)

    # One table

    def _dealt(self, table: i64) -> State:
        """The next game of this table. Games of one seed are independent of each other."""
        rng = fast_rng(self.seeds[table], self.games[table])
        self.games[table] = self.games[table] + 1
        self._lengths[table] = 0
        self._said[table] = 0
        kind = self.kind
        return kind.deal(kind.rules, rng, Windows.ALL, None)

    def _ask(self, table: i64) -> None:
        """On to the next real decision; a game that is over is counted, and the next one dealt."""
        state = self.states[table]
        longest = self.kind.rules.longest
        while True:
            over = state.pending == 0
            if over or self._lengths[table] >= longest:
                self._count(table, state, not over)
                if not self.goes_on:
                    self._close(table)
                    return
                state = self._dealt(table)
                self.states[table] = state
                continue
            seat = next_seat(state)
            legal = state.legal(seat)
            if len(legal) > 1:
                self._show(table, state, seat, legal)
                return
            state.apply(seat, legal[0])

    def _count(self, table: i64, state: State, truncated: bool) -> None:
        """The game is over (or went on for too long): what each seat has got of it."""
        standings = state.standings()
        first = table * self.kind.rules.seats
        results = returns_of(standings)
        for seat in range(self.kind.rules.seats):
            self.returns[first + seat] = results[seat]
            self.points[first + seat] = standings.points[seat]
        self.done[table] = 1
        self.truncated[table] = 1 if truncated else 0

    def _close(self, table: i64) -> None:
        """Nobody is asked any more."""
        self.seats[table] = -1
        self._mark(table, ())
        if self.kind.slots != 0:
            self._show_menu(table, self.states[table], 0, ())
        self.rows.clear(table)

    def _forget_result(self, table: i64) -> None:
        first = table * self.kind.rules.seats
        for spot in range(first, first + self.kind.rules.seats):
            self.returns[spot] = 0.0
            self.points[spot] = 0
        self.done[table] = 0
        self.truncated[table] = 0

    def _show(self, table: i64, state: State, seat: i64, legal: tuple[Action, ...]) -> None:
        """This seat is asked: its row and its legal actions; and whether it could say more than
        that. Whoever need only answer an offer does so, and whoever has said enough acts first."""
        self.seats[table] = seat
        self._mark(table, legal)
        if self.kind.slots != 0:
            self._show_menu(table, state, seat, ())
            says = holds(state.pending, seat) and self._said[table] < SAID_IN_A_ROW
            if says and self.kind.encoder.has_menu(state, seat):
                self._mark_one(table, self.listed, True)
        self.rows.begin(table)
        self.kind.encoder.encode(state, seat, self.rows)
        self.rows.end()

    def _mark(self, table: i64, legal: tuple[Action, ...]) -> None:
        """These actions of the list are legal, and none else."""
        masks = self.masks
        first = table * self.mask_width
        for action in self._legal[table]:
            masks[first + (action.index >> 3)] = 0
        one: i64 = 1
        for action in legal:
            spot = first + (action.index >> 3)
            masks[spot] = u8(i64(masks[spot]) | (one << (action.index & 7)))
        self._legal[table] = legal

    def _mark_one(self, table: i64, number: i64, is_legal: bool) -> None:
        """Can this number be chosen?"""
        one: i64 = 1
        at = table * self.mask_width + (number >> 3)
        bit = one << (number & 7)
        bits = i64(self.masks[at])
        self.masks[at] = u8(bits | bit if is_legal else bits & ~bit)

    def _is_marked(self, table: i64, number: i64) -> bool:
        if number >= self.numbers:
            return False
        bits = i64(self.masks[table * self.mask_width + (number >> 3)])
        return (bits >> (number & 7)) & 1 == 1

    def _open_or_close_menu(self, table: i64) -> None:
        """To look for something to say is a decision of its own, so that nobody pays for a menu
        that is not read. Whoever closes it, or finds nothing, does something else first."""
        state = self.states[table]
        seat = self.seats[table]
        menu: tuple[Action, ...] = ()
        if len(self._menus[table]) == 0:
            menu = state.menu(seat)
        if len(menu) == 0:
            self._said[table] = SAID_IN_A_ROW
            self._show(table, state, seat, state.legal(seat))
            return
        self._mark(table, ())
        self._show_menu(table, state, seat, menu)
        self._mark_one(table, self.listed, True)

    def _show_menu(self, table: i64, state: State, seat: i64, menu: tuple[Action, ...]) -> None:
        """These entries fill the slots, spread evenly over all where there are too many."""
        slots = self.kind.slots
        found: i64 = len(menu)
        if found > slots:
            menu = tuple([menu[spot * found // slots] for spot in range(slots)])
            found = slots
        self._mark_one(table, self.listed, False)
        before: i64 = len(self._menus[table])
        self._menus[table] = menu
        for spot in range(max(found, before)):
            self._mark_one(table, self.listed + 1 + spot, spot < found)
            number = table * slots + spot
            if spot < found:
                self.slot_rows.begin(number)
                self.kind.encoder.encode_slot(state, seat, menu[spot], self.slot_rows)
                self.slot_rows.end()
            else:
                self.slot_rows.clear(number)


def next_seat(state: State) -> i64:
    """Who is asked: first whoever need only answer an offer, then the lowest of those who owe."""
    lowest: i64 = -1
    for seat in state.to_act():
        if not holds(state.pending, seat):
            return seat
        if lowest < 0:
            lowest = seat
    return lowest


def returns_of(standings: Standings) -> list[float]:
    """By seat, from 1 for the first place to -1 for the last; who shares places gets their mean, so
    they always add up to 0."""
    seats = len(standings.places)
    found: list[float] = []
    for place in standings.places:
        sharing = 0
        for other in standings.places:
            if other == place:
                sharing += 1
        mean = place + (sharing - 1) / 2
        found.append((seats + 1 - 2 * mean) / (seats - 1))
    return found
