"""A table as it is shown in the lean form: each picture is made once for each pair of eyes, and
each difference between two of them once, for however many look with those eyes."""

from collections.abc import Sequence
from itertools import compress
from operator import ne
from typing import Any, NamedTuple

import msgspec

from backroom.kernel.actions import Action
from backroom.kernel.events import Event
from backroom.kernel.game import MOST_RULES
from backroom.kernel.messages import Message, form_of
from backroom.kernel.rules import Rules
from backroom.kernel.seats import holds
from backroom.server.rooms.pictures import INDEX, Paints, Picture, told_event
from backroom.server.rooms.seats_shown import NO_SEATS
from backroom.server.wire import lean
from backroom.server.wire.protocol import Choice, Order, Result

encode = msgspec.json.encode
astuple = msgspec.structs.astuple
Patch = dict[str, Any]
MOST_PICKS = 1_000
MOST_TOLD = 8
"""So many entries are kept as they were told: those that are shown at once are few."""
MOST_EVENTS = 5_000
"""So many events are kept with their words, for each set of rules."""


class Mark(NamedTuple):
    """The moment of a picture: the place in the log, and what changed beside the log."""

    seq: int
    presence: int
    private: int


class Shown:
    """What one pair of eyes is shown at one moment. Whoever has got it keeps it until the next."""

    __slots__ = (
        "changes",
        "eyes",
        "mark",
        "muted",
        "orders",
        "paused",
        "question",
        "result",
        "seats",
        "undo",
        "view",
    )

    def __init__(self, eyes: int, mark: Mark, view: Any) -> None:
        self.eyes = eyes
        self.mark = mark
        self.view = view
        self.seats = NO_SEATS
        self.paused = False
        self.question: lean.LeanQuestion | None = None
        self.undo = False
        self.orders: list[Order] = []
        self.muted: list[int] = []
        self.result: Result | None = None
        self.changes: dict[Mark, bytes] = {}
        """The change that leads here from each earlier picture that somebody had."""

    def whole(self, now: int, happened: list[Any]) -> bytes:
        return encode(
            lean.Picture(
                self.mark.seq,
                now,
                msgspec.Raw(encode(self.view)),
                self.seats.all,
                self.paused,
                happened,
                self.question,
                self.undo,
                self.orders,
                self.muted,
                self.result,
            )
        )

    def since(self, before: "Shown", now: int, happened: list[Any]) -> bytes:
        """What is different from that picture."""
        unset = msgspec.UNSET
        patch = {} if self.view is before.view else view_patch(before.view, self.view)
        return encode(
            lean.Change(
                self.mark.seq,
                now,
                happened or unset,
                patch or unset,
                self.seats.since(before.seats),
                unset if self.paused == before.paused else self.paused,
                unset if self.question == before.question else self.question,
                unset if self.undo == before.undo else self.undo,
                unset if self.orders == before.orders else self.orders,
                unset if self.muted == before.muted else self.muted,
                unset if self.result == before.result else self.result,
            )
        )


def view_patch(before: Any, now: Any) -> Patch:
    """The fields that differ. Few do: so it is C that goes through all of them."""
    old, new = astuple(before), astuple(now)
    names = compress(now.__struct_fields__, map(ne, old, new))
    return {name: elements(getattr(before, name), getattr(now, name)) for name in names}


def elements(old: Any, new: Any) -> Any:
    """Of a list the elements that differ, where that is less than the list."""
    if not isinstance(new, list | tuple) or not isinstance(old, list | tuple):
        return new
    kept, size = len(old), len(new)
    if size < kept:
        return new
    changed = [*compress(range(kept), map(ne, old, new)), *range(kept, size)]
    return {number: new[number] for number in changed} if 2 * len(changed) <= size else new


class LeanWords:
    """What all tables with the same rules have in common."""

    def __init__(self, painter: Paints) -> None:
        self.teller = painter.teller
        self.glossary = encode(glossary(painter))
        self.numbered = frozenset(picking_choices(painter))
        self.events: dict[Event, msgspec.Raw] = {}
        self.picks: dict[tuple[int, ...], tuple[int, ...]] = {}

    def event(self, event: Event) -> msgspec.Raw:
        """The event with its words. Many are told again and again."""
        found = self.events.get(event)
        if found is None:
            if len(self.events) >= MOST_EVENTS:
                self.events.clear()
            found = self.events[event] = self.event_once(event)
        return found

    def event_once(self, event: Event) -> msgspec.Raw:
        """The same of an event that is told once."""
        return msgspec.Raw(encode(told_event(event, self.teller.event(event))))

    def picked(self, numbers: tuple[int, ...], legal: Sequence[Action]) -> tuple[int, ...]:
        """Which things these actions are a choice of. Long lists of them come again and again."""
        found = self.picks.get(numbers)
        if found is None:
            if len(self.picks) >= MOST_PICKS:
                self.picks.clear()
            things = {each for action in legal for each in action.picks or ()}
            found = self.picks[numbers] = tuple(sorted(things))
        return found


class ToldEntry:
    """What an entry told, and to whom; and the entry as those heard it who heard just these."""

    __slots__ = ("heard", "told")

    def __init__(self, told: list[tuple[int, msgspec.Raw]]) -> None:
        self.told = told
        self.heard: dict[tuple[int, ...], msgspec.Raw] = {}


class LeanPainter:
    """Paints one table in the lean form."""

    def __init__(self, painter: Paints) -> None:
        self.painter = painter
        self.table = painter.table
        self.words = lean_words(painter)
        self.shown: dict[int, Shown] = {}
        """The newest picture for each pair of eyes."""
        self.told: dict[int, ToldEntry] = {}
        """The entries that were told lately, by their place in the log."""

    def forget(self) -> None:
        """Nobody looks any more: what was painted is painted anew for the next one."""
        self.shown, self.told = {}, {}

    def newest(self, eyes: int, presence: int, private: int) -> Shown | None:
        """The picture of this moment for these eyes, if it is made already."""
        found = self.shown.get(eyes)
        if found is None or found.mark != (self.table.seq, presence, private):
            return None
        return found

    def change(self, before: Shown, shown: Shown, now: int) -> bytes:
        """What leads from that picture to this one."""
        found = shown.changes.get(before.mark)
        if found is None:
            happened = self.happened(shown.eyes, before.mark.seq)
            found = shown.changes[before.mark] = shown.since(before, now, happened)
        return found

    def question(self, picture: Picture) -> lean.LeanQuestion | None:
        """What is asked, with cards and choices by their numbers."""
        asked, view, legal = picture.asked, picture.view, picture.legal
        if asked is None:
            return None
        teller = self.painter.teller
        picked = self.words.picked(asked.legal, legal)
        return lean.LeanQuestion(
            asked.question,
            teller.asked_by(view),
            self.painter.owes(picture.seat),
            self.choices(view, asked.legal, legal),
            [lean.LeanItem(number, teller.item(view, number)) for number in picked],
        )

    def choices(
        self, view: Any, numbers: tuple[int, ...], legal: Sequence[Action]
    ) -> Sequence[int | Choice]:
        numbered = self.words.numbered
        if numbered.issuperset(numbers):
            return numbers
        tell = self.painter.teller.action
        return [
            number if number in numbered else self.painter.choice(action, tell(view, action))
            for number, action in zip(numbers, legal, strict=True)
        ]

    def happened(self, eyes: int, after: int) -> list[Any]:
        """The entries behind this one, as these eyes may know them."""
        return [self.entry(seq, eyes) for seq in range(after + 1, self.table.seq + 1)]

    def entry(self, seq: int, eyes: int) -> msgspec.Raw:
        entry = self.told.get(seq)
        if entry is None:
            if len(self.told) >= MOST_TOLD:
                self.told.clear()
            # What was dealt will not be told again.
            event = self.words.event if seq > 0 else self.words.event_once
            told = [(each.audience, event(each.event)) for each in self.table.told_by(seq)]
            entry = self.told[seq] = ToldEntry(told)
        hears = tuple([n for n, each in enumerate(entry.told) if holds(each[0], eyes)])
        found = entry.heard.get(hears)
        if found is None:
            events = [entry.told[number][1] for number in hears]
            happened = self.painter.happening(seq, self.table.entries[seq], events)
            found = entry.heard[hears] = msgspec.Raw(encode(happened))
        return found


WORDS: dict[Rules, LeanWords] = {}


def lean_words(painter: Paints) -> LeanWords:
    """Rules are shared (`kernel.game`), and so are their words."""
    rules = painter.table.rules
    found = WORDS.get(rules)
    if found is None:
        if len(WORDS) >= MOST_RULES:
            WORDS.clear()
        found = WORDS[rules] = LeanWords(painter)
    return found


def glossary(painter: Paints) -> lean.Glossary:
    teller = painter.teller
    cards: dict[str, dict[int, Message]] = {}
    for name in teller.cards_named():
        named = painter.worded(teller.card(name.pile, name.card))
        cards.setdefault(name.pile, {})[name.card] = named
    offers = painter.table.game.terms is not None
    return lean.Glossary(cards, picking_choices(painter), offers)


def picking_choices(painter: Paints) -> dict[int, lean.Picking]:
    """The actions that are a choice of several things; they are all said in one form."""
    game = painter.table.game
    prefix = game.prefix.lower()
    return {
        INDEX(action): lean.Picking(form_of(prefix, action), action.picks)
        for action in game.actions
        if action.picks is not None
    }
