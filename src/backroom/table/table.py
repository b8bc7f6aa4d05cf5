"""A table: a game being played. Its log is the truth; everything else here is its replay.

A change is made in two steps, so that the service can write it down in between: a question such as
`move` gives an entry, or a refusal that says why not; `add` puts the entry into the log and lets it
happen.
"""

from collections.abc import Mapping, Sequence
from typing import assert_never

from backroom.kernel.cards import CardFile
from backroom.kernel.errors import BadInput
from backroom.kernel.events import Told
from backroom.kernel.game import Game, find_game
from backroom.kernel.messages import Refusal
from backroom.kernel.state import Windows
from backroom.kernel.wire import wire_action
from backroom.table import fair
from backroom.table.clocks import Clocks
from backroom.table.entries import (
    START,
    By,
    Chair,
    LogEntry,
    Move,
    Opening,
    Pause,
    Undo,
    sealed,
)
from backroom.table.log import Log, read_log, write_log
from backroom.table.undo import Step, is_fair

HOUSE = ""
"""The "rule" of a refusal that comes from the table, not from the game's rulebook."""

MOST_UNREST = 40
"""So often may moves be taken back, pauses wished for and chairs changed before somebody else
moves."""


class Table:
    """The game, its state, its clocks, who sits there, and the log that led here."""

    def __init__(self, opening: Opening, seed: str) -> None:
        check_opening(opening, seed)
        self.seed = seed
        self.game = game_of(opening)
        cards = None if opening.cards is None else CardFile(opening.cards, "the game's own cards")
        self.rules = self.game.rules(opening.seats, opening.options, cards)
        self.opening = opening
        self.key = fair.fair_key(seed, opening.seeds)
        self.told: list[Told] = []
        self.state = self.game.deal(self.rules, fair.game_stream(self.key), Windows.ALL, self.told)
        self.entries: list[LogEntry] = [opening]
        self.seal = sealed(START, opening)
        self.told_until = [len(self.told)]
        """For each entry: how much was told when it had happened."""
        self.moves: list[Move] = []
        """The moves that count: those taken back are not among them."""
        self.bots = list(opening.bots)
        self.wishes: set[int] = set()
        self.clocks = Clocks(opening.clock, opening.seats)
        self.clocks.go_on(opening.at, self.waited_for())
        self.steps: list[Step] = []
        self.last_is_fair: bool | None = None
        """May the last step be taken back? None as long as nobody has asked: it takes a moment."""
        self.last_mover = -1
        self.unrest = 0
        """Entries that were no progress since somebody else moved: without an end to them a log
        would have none."""

    @classmethod
    def open(
        cls,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        seed: str,
        cards: CardFile | None = None,
    ) -> "Table":
        """A new table without names, clocks or seeds of players: for one person and his bots."""
        settled = game.rules(seats, options, cards).options
        secret = fair.seed_from(seed)
        opening = Opening(
            at=0,
            game=game.id,
            rules=game.version,
            options=settled,
            names=[""] * seats,
            bots=[""] * seats,
            commitment=fair.commitment(secret),
            seeds=[""] * seats,
            cards=None if cards is None else cards.text,
        )
        return cls(opening, secret)

    @classmethod
    def read(cls, text: str, source: str, game: Game | None = None) -> "Table":
        """The table that this log tells of, replayed entry by entry.

        `game` is the game it is expected to be, if that matters.
        """
        log = read_log(text, source)
        if game is not None and log.opening.game != game.id:
            raise BadInput(f"{source}: this is a game of {log.opening.game}, not of {game.id}")
        return cls.replayed(log, source)

    @classmethod
    def replayed(cls, log: Log, source: str) -> "Table":
        try:
            table = cls(log.opening, log.seed)
        except BadInput as fault:
            raise BadInput(f"{source}, line 1: {fault}") from None
        for number, entry in enumerate(log.entries, 2):
            try:
                table.add(entry)
            except BadInput as fault:
                raise BadInput(f"{source}, line {number}: {fault}") from None
        return table

    def log(self) -> str:
        """The log of the game so far, with the house's seed."""
        return write_log(self.entries, self.seed)

    # What is so

    @property
    def seats(self) -> int:
        return self.opening.seats

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.entries) - 1

    @property
    def paused(self) -> bool:
        return self.clocks.paused_at is not None

    def told_by(self, seq: int) -> Sequence[Told]:
        """What this entry made happen."""
        begin = 0 if seq == 0 else self.told_until[seq - 1]
        return self.told[begin : self.told_until[seq]]

    def persons(self) -> list[int]:
        """The seats in which no bot sits."""
        return [seat for seat, bot in enumerate(self.bots) if not bot]

    def waited_for(self) -> list[int]:
        """The seats without whose answer the game does not go on."""
        return list(self.state.owing())

    def can_undo(self, seat: int) -> bool:
        """Could this seat take back its last move?"""
        if self.paused or not self.steps or self.steps[-1].seat != seat or self.bots[seat]:
            return False
        if self.last_is_fair is None:
            self.last_is_fair = is_fair(self.steps[-1], self.state)
        return self.last_is_fair

    # What could be done

    def move(self, seat: int, action: int, terms: object, by: By, at: int) -> Move | Refusal:
        """This seat's move, or why not. BadInput if there is no such seat or action."""
        self.check_seat(seat)
        meant = self.game.action(action, terms)
        if self.paused:
            return Refusal(HOUSE, "paused")
        refusal = self.state.refuse(seat, meant)
        if refusal is not None:
            return refusal
        wire = wire_action(seat, meant)
        return Move(at, seat, wire.action, wire.terms, by)

    def neutral_move(self, seat: int, by: By, at: int) -> Move:
        """What is done for a seat whose time is up."""
        stream = fair.clock_stream(self.key, len(self.entries))
        wire = wire_action(seat, self.state.neutral(seat, stream))
        return Move(at, seat, wire.action, wire.terms, by)

    def undo(self, seat: int, at: int) -> Undo | Refusal:
        self.check_seat(seat)
        if self.unrest >= MOST_UNREST:
            return Refusal(HOUSE, "too_often")
        return Undo(at, seat) if self.can_undo(seat) else Refusal(HOUSE, "undo")

    def wish(self, seat: int, wish: bool, at: int) -> Pause | Refusal:
        """Wish for a pause, or no longer."""
        self.check_seat(seat)
        if self.state.is_over():
            return Refusal(HOUSE, "over")
        if (seat in self.wishes) == wish:
            return Refusal(HOUSE, "same_wish")
        if wish and self.unrest >= MOST_UNREST:
            return Refusal(HOUSE, "too_often")
        return Pause(at, seat, wish)

    def chair(self, seat: int, bot: str, at: int) -> Chair | Refusal:
        """A bot sits in, or the player comes back."""
        self.check_seat(seat)
        if self.state.is_over():
            return Refusal(HOUSE, "over")
        if self.bots[seat] == bot:
            return Refusal(HOUSE, "same_chair")
        if not bot and self.unrest >= MOST_UNREST:  # a bot may always sit in: others wait
            return Refusal(HOUSE, "too_often")
        return Chair(at, seat, bot)

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise BadInput(f"there is no seat {seat}; they are 0 to {self.seats - 1}")

    # What is done

    def act(self, seat: int, action: int, terms: object = None) -> Refusal | None:
        """Let a seat do something at once; a refusal says why not, and then nothing has changed."""
        move = self.move(seat, action, terms, "player", 0)
        if isinstance(move, Refusal):
            return move
        self.add(move)
        return None

    def check(self, entry: LogEntry) -> None:
        """BadInput if this cannot be the next entry."""
        match entry:
            case Move():
                allow(self.move(entry.seat, entry.action, entry.terms, entry.by, entry.at))
                if entry.by == "clock":
                    self.check_clock(entry)
            case Undo():
                allow(self.undo(entry.seat, entry.at))
            case Pause():
                allow(self.wish(entry.seat, entry.wish, entry.at))
            case Chair():
                allow(self.chair(entry.seat, entry.bot, entry.at))
            case Opening():
                raise BadInput("a game is opened only once")
            case _:
                assert_never(entry)

    def add(self, entry: LogEntry) -> None:
        """The next entry of the log. BadInput if it cannot be: then nothing has changed."""
        self.check(entry)
        match entry:
            case Move():
                self.add_move(entry)
            case Undo():
                self.take_back()
            case Pause():
                (self.wishes.add if entry.wish else self.wishes.discard)(entry.seat)
                self.agree(entry.at)
            case Chair():
                self.bots[entry.seat] = entry.bot
                self.wishes.discard(entry.seat)
                self.agree(entry.at)
        if not isinstance(entry, Move):
            self.unrest += 1
        self.entries.append(entry)
        self.seal = sealed(self.seal, entry)
        self.told_until.append(len(self.told))

    def add_move(self, entry: Move) -> None:
        action = self.game.action(entry.action, entry.terms)
        before = self.state.clone()
        readings = tuple(self.clocks.readings)
        heard = len(self.told)
        self.state.apply(entry.seat, action)
        if self.steps and self.steps[-1].seat != entry.seat:
            self.steps.clear()
        if entry.by == "player":
            self.steps.append(Step(entry.seat, action, before, readings, self.told[heard:]))
        else:
            self.steps.clear()
        self.last_is_fair = None
        if entry.by != "player" or entry.seat != self.last_mover:
            self.unrest = 0
        self.last_mover = entry.seat
        self.moves.append(entry)
        self.clocks.go_on(entry.at, self.waited_for(), entry.seat)

    def check_clock(self, entry: Move) -> None:
        """Was the player's time up, and is it the neutral action that was taken for him?"""
        deadline = self.clocks.deadline(entry.seat)
        if deadline is None or entry.at < deadline:
            raise BadInput("the clock moved for a player whose time was not up")
        if entry != self.neutral_move(entry.seat, "clock", entry.at):
            raise BadInput("this is not what is done for a player whose time is up")

    def take_back(self) -> None:
        """As if it had never been; only the log remembers."""
        step = self.steps.pop()
        self.last_is_fair = None
        self.moves.pop()
        self.state = step.before
        self.state.recorder = self.told
        self.clocks.put_back(step.clocks)

    def agree(self, at: int) -> None:
        """There is a pause while all persons wish for it."""
        persons = self.persons()
        if persons and self.wishes.issuperset(persons):
            self.clocks.pause(at)
        else:
            self.clocks.resume(at)


def check_opening(opening: Opening, seed: str) -> None:
    """Do the parts of the opening fit each other and the seed?"""
    if not len(opening.names) == len(opening.bots) == len(opening.seeds):
        raise BadInput("the opening does not say the same number of names, bots and seeds")
    if fair.commitment(seed) != opening.commitment:
        raise BadInput("the house's seed is not the one that it committed itself to")


def game_of(opening: Opening) -> Game:
    game = find_game(opening.game)
    if opening.rules != game.version:
        raise BadInput(
            f"this game of {game.title} was played under version {opening.rules} of its rules; "
            f"this Backroom plays version {game.version}"
        )
    return game


def allow(answer: LogEntry | Refusal) -> None:
    """BadInput if the answer is a refusal."""
    if isinstance(answer, Refusal):
        if answer.rule == HOUSE:
            raise BadInput(f"the table refuses this: {answer.reason}")
        raise BadInput(f"the rules refuse this: {answer.reason} ({answer.rule})")
