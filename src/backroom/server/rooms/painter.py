"""What one pair of eyes may see of a table: the body of an update. It asks the state only for what
this seat (or the spectator) may know, and for nothing twice."""

from collections.abc import Sequence
from typing import Any

import msgspec

from backroom.kernel.actions import Action
from backroom.kernel.messages import Message, Refusal
from backroom.kernel.seats import SPECTATOR, holds
from backroom.server.rooms.pictures import Picture, told_event
from backroom.server.wire.protocol import Choice, Happened, Item, Question, Result
from backroom.table import Chair, LogEntry, Move, Opening, Pause, Table, Undo
from backroom.words.naming import named, with_card_names


class Painter:
    """Knows the words of one table, and keeps its newest pictures."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.teller = table.game.teller(table.rules)
        self.pictures: dict[int, Picture] = {}
        self.seq, self.state = table.seq, table.state
        """The place in the log, and the state, that these pictures are of."""
        self.to_act = tuple(table.state.to_act())

    def picture(self, seat: int) -> Picture:
        """The table as this seat, or the spectator, sees it now."""
        table = self.table
        if self.seq != table.seq or self.state is not table.state:
            self.seq, self.state = table.seq, table.state
            self.to_act = tuple(table.state.to_act())
            self.pictures = {}
        found = self.pictures.get(seat)
        if found is None:
            found = self.pictures[seat] = Picture(self, seat)
        return found

    def worded(self, message: Message) -> Message:
        """With the names of cards put in: only the table knows its cards."""
        return with_card_names(self.teller, message)

    def item(self, view: Any, number: int) -> Message:
        found: Message = named(self.teller, self.teller.item(view, number))
        return found

    def refusal(self, refusal: Refusal) -> Message:
        """Why not, as a message: of the game's word list, or of the table itself."""
        whose = self.table.game.prefix.lower() if refusal.rule else "table"
        reason = f"{whose}-refused-{refusal.reason.replace('_', '-')}"
        return self.worded(Message(reason, refusal.facts))

    def view(self, seat: int) -> Any:
        return self.table.state.view(seat)

    def legal(self, seat: int) -> tuple[Action, ...]:
        """What this seat may do now."""
        return tuple(self.table.state.legal(seat))

    def owes(self, seat: int) -> bool:
        """Does the game wait for this seat?"""
        return seat in self.table.state.owing()

    def position(self, view: Any) -> list[Message]:
        return [self.worded(line) for line in self.teller.position(view)]

    def question(self, picture: Picture) -> Question | None:
        """What is asked of this seat now, if anything."""
        asked, view, legal = picture.asked, picture.view, picture.legal
        if asked is None:
            return None
        numbers = sorted({pick for action in legal for pick in action.picks or ()})
        return Question(
            text=self.worded(asked.question),
            rules=list(self.teller.asked_by(view)),
            must=self.owes(picture.seat),
            legal=self.choices(view, legal),
            items=[
                Item(number, named(self.teller, self.teller.item(view, number)))
                for number in numbers
            ],
        )

    def offers(self, seat: int) -> list[Choice]:
        """Some offers that this seat could make now."""
        idle = self.table.paused or self.table.state.is_over()
        return [] if idle else self.picture(seat).menu

    def menu(self, seat: int, view: Any) -> list[Choice]:
        return [] if seat == SPECTATOR else self.choices(view, self.table.state.menu(seat))

    def choices(self, view: Any, actions: Sequence[Action]) -> list[Choice]:
        return [
            self.choice(action, self.worded(self.teller.action(view, action))) for action in actions
        ]

    def choice(self, action: Action, text: Message) -> Choice:
        return Choice(
            action=int(action.index),
            text=text,
            picks=action.picks,
            terms=msgspec.to_builtins(action.terms()),
            shorthand=" ".join(map(str, action.amounts())) or None,
        )

    def outlook(self, seat: int, action: Action) -> list[Message]:
        return [self.worded(line) for line in self.teller.outlook(self.picture(seat).view, action)]

    def happened(self, seat: int, after: int) -> list[Happened]:
        """The entries behind this one, as this seat may know them."""
        entries = self.table.entries[after + 1 :]
        return [self.entry(number, entry, seat) for number, entry in enumerate(entries, after + 1)]

    def entry(self, seq: int, entry: LogEntry, seat: int) -> Happened:
        events = [
            told_event(told.event, self.worded(self.teller.event(told.event)))
            for told in self.table.told_by(seq)
            if holds(told.audience, seat)
        ]
        return self.happening(seq, entry, events)

    def happening(self, seq: int, entry: LogEntry, events: list[Any]) -> Happened:
        """An entry with what it made happen."""
        match entry:
            case Opening():
                return Happened(seq, entry.at, "opening", events=events)
            case Move():
                # Who gave a standing order does not tell: it looks like his own answer.
                by = "player" if entry.by == "order" else entry.by
                return Happened(seq, entry.at, "move", entry.seat, by, events=events)
            case Undo():
                return Happened(seq, entry.at, "undo", entry.seat, events=events)
            case Pause():
                return Happened(seq, entry.at, "pause", entry.seat, wish=entry.wish)
            case Chair():
                return Happened(seq, entry.at, "chair", entry.seat, bot=entry.bot)

    def result(self) -> Result | None:
        """Nothing of the truth, and nothing of the seed, before it is over."""
        if not self.table.state.is_over():
            return None
        standings = self.table.state.standings()
        return Result(standings.points, standings.places, standings.ending, self.table.seed)
