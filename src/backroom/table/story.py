"""A game told as a story: as the spectators saw it, as one seat saw it, or with the whole truth.

Whoever takes part hears what his seat heard, and what he chose himself; the truth also has what the
others had sealed and who decided it. What was taken back stays in the story, because everybody saw
it.
"""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import assert_never

import msgspec

from backroom.kernel.events import Told
from backroom.kernel.messages import SeatName
from backroom.kernel.seats import SPECTATOR, holds
from backroom.table.entries import Chair, LogEntry, Move, Opening, Pause, Undo
from backroom.table.table import Table
from backroom.words import Speaker

TRUTH = -2
"""The eyes from which nothing is hidden: not a seat, and not the spectator's."""


class Paragraph(msgspec.Struct, frozen=True):
    """What one entry of the log tells: its number, its time, and a sentence a line."""

    seq: int
    at: int
    lines: list[str]


class Story(msgspec.Struct, frozen=True):
    """A game in words."""

    headline: list[str]
    paragraphs: list[Paragraph]
    ending: list[str]


def tell(table: Table, eyes: int, language: str) -> Story:
    """The story of this table as these eyes saw it: a seat's, the SPECTATOR's, or the TRUTH."""
    teller = Storyteller(table, eyes, language)
    return Story(teller.headline(), list(teller.paragraphs()), teller.ending())


class Storyteller:
    """Goes through the game once more, from the first entry, and says what it sees."""

    def __init__(self, table: Table, eyes: int, language: str) -> None:
        self.table = table
        self.eyes = eyes
        self.teller = table.game.teller(table.rules)
        self.speaker = Speaker(language, self.teller, table.opening.names)

    # Before and after

    def headline(self) -> list[str]:
        """Who played what, when, and whose eyes these are."""
        say, opening, game = self.speaker.ui, self.table.opening, self.table.game
        lines = [
            say("story-title", game=game.title, version=opening.rules),
            say("story-players", players=self.speaker.listed(list(self.players()))),
        ]
        options = list(self.options())
        lines.append(
            say("story-options", options="; ".join(options)) if options else say("story-no-options")
        )
        if opening.cards is not None:
            lines.append(say("story-own-cards"))
        date = date_of(opening.at)
        if date is not None:
            lines.append(say("story-date", date=date))
        return [*lines, *self.whose_eyes()]

    def players(self) -> Iterator[str]:
        for seat, bot in enumerate(self.table.opening.bots):
            name = self.speaker.seat(seat)
            yield self.speaker.ui("story-bot", seat=name, bot=bot) if bot else name

    def options(self) -> Iterator[str]:
        """Those that differ from the game as it comes."""
        for option in self.table.game.options:
            value = self.table.rules.options[option.name]
            if value != option.default:
                stem = f"{self.table.game.prefix}-option-{option.name}".lower().replace("_", "-")
                yield self.speaker.ui(
                    "story-option",
                    option=self.speaker.ui(stem),
                    value=self.speaker.ui(f"{stem}-{value.replace('_', '-')}"),
                )

    def whose_eyes(self) -> Iterator[str]:
        if self.eyes == TRUTH:
            yield self.speaker.ui("story-eyes-truth")
            if not self.table.state.is_over():
                yield self.speaker.ui("story-gives-away")
        elif self.eyes == SPECTATOR:
            yield self.speaker.ui("story-eyes-spectator")
        else:
            yield self.speaker.ui("story-eyes-seat", seat=SeatName(self.eyes))

    def ending(self) -> list[str]:
        """The ranking, or for whom the game waits."""
        state = self.table.state
        if not state.is_over():
            waiting = tuple(SeatName(seat) for seat in self.table.waited_for())
            return [self.speaker.ui("story-not-over", round=int(state.round), seats=waiting)]
        standings = state.standings()
        lines = [self.speaker.ui("play-over", rounds=int(state.round))]
        for seat in sorted(range(self.table.seats), key=lambda each: standings.places[each]):
            place, points = standings.places[seat], standings.points[seat]
            lines.append(
                self.speaker.ui("play-place", place=place, seat=SeatName(seat), points=points)
            )
        return lines

    # What happened

    def paragraphs(self) -> Iterator[Paragraph]:
        """Entry by entry; one of which these eyes saw nothing is left out."""
        again = Table(self.table.opening, self.table.seed)
        for seq, entry in enumerate(self.table.entries):
            lines = list(self.lines_of(again, seq, entry))
            if lines:
                yield Paragraph(seq, entry.at, lines)

    def lines_of(self, again: Table, seq: int, entry: LogEntry) -> Iterator[str]:
        """What this entry tells; `again` stands before it and then goes on behind it."""
        paused = again.paused
        match entry:
            case Opening():
                yield from self.heard(again, seq)
                return
            case Move():
                yield from self.chosen(again, entry)
            case Undo():
                yield self.speaker.ui("story-undo", seat=SeatName(entry.seat))
            case Pause():
                name = "story-wish" if entry.wish else "story-wish-no-more"
                yield self.speaker.ui(name, seat=SeatName(entry.seat))
            case Chair():
                name = "story-bot-sits-in" if entry.bot else "story-back"
                yield self.speaker.ui(name, seat=SeatName(entry.seat), bot=entry.bot)
            case _:
                assert_never(entry)
        again.add(entry)
        yield from self.heard(again, seq)
        if again.paused != paused:
            yield self.speaker.ui("story-pause" if again.paused else "story-pause-over")

    def chosen(self, before: Table, move: Move) -> Iterator[str]:
        """What was chosen, for those who know it; that a player's time was up is seen by all."""
        seat = SeatName(move.seat)
        if self.eyes in (TRUTH, move.seat):
            action = before.game.action(move.action, move.terms)
            meant = self.teller.action(before.state.view(move.seat), action)
            yield self.speaker.ui("story-move", by=move.by, seat=seat, action=meant)
        elif move.by == "clock":
            yield self.speaker.ui("story-time-up", seat=seat)

    def heard(self, table: Table, seq: int) -> Iterator[str]:
        """What this entry made happen, as far as these eyes saw it."""
        for told in table.told_by(seq):
            if not told.event.minor() and (self.eyes == TRUTH or holds(told.audience, self.eyes)):
                event = self.speaker.say(self.teller.event(told.event))
                hearers = self.hearers(told)
                if self.eyes == TRUTH and len(hearers) < self.table.seats:
                    yield self.speaker.ui("story-only", hearers=hearers, event=event)
                else:
                    yield event

    def hearers(self, told: Told) -> tuple[SeatName, ...]:
        seats = range(self.table.seats)
        return tuple(SeatName(seat) for seat in seats if holds(told.audience, seat))


def checked(table: Table, language: str) -> list[str]:
    """What is known of a table that was read from its log, because reading it checks all this; and
    what a player can compare with his own notes."""
    opening, game = table.opening, table.game
    speaker = Speaker(language, game.teller(table.rules), opening.names)
    moves = [entry for entry in table.entries if isinstance(entry, Move)]
    return [
        speaker.ui("story-title", game=game.title, version=opening.rules),
        speaker.ui("story-checked-seals", entries=len(table.entries)),
        speaker.ui("story-checked-seed"),
        speaker.ui("story-checked-chance", players=sum(map(bool, opening.seeds))),
        speaker.ui(
            "story-checked-rules",
            version=opening.rules,
            moves=len(moves),
            undone=len(moves) - len(table.moves),
        ),
        speaker.ui("story-checked-clocks", clock=sum(move.by == "clock" for move in moves)),
        speaker.ui("story-compare"),
        speaker.ui("story-commitment", commitment=opening.commitment),
        speaker.ui("story-house-seed", seed=table.seed),
        *(
            speaker.ui("story-seed", seat=SeatName(seat), seed=seed)
            for seat, seed in enumerate(opening.seeds)
            if seed
        ),
        speaker.ui("story-last-seal", seal=table.seal.hex()),
    ]


def date_of(at: int) -> str | None:
    """The day and the minute of a time; None for a game that was kept without one."""
    if at <= 0:
        return None
    try:
        return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M}"
    except (OverflowError, OSError, ValueError):
        return None
