"""A table: a game being played. Its log is the truth; everything else here is its replay.

A change is made in two steps, so that the service can write it down in between: `propose` checks an
entry and seals it, or says why not; `commit` lets it happen and asks nothing again.
"""

from collections.abc import Mapping, Sequence

from backroom.kernel.actions import Action
from backroom.kernel.cards import CardFile
from backroom.kernel.errors import BadInput
from backroom.kernel.events import Told
from backroom.kernel.game import Game, find_game
from backroom.kernel.messages import Refusal
from backroom.kernel.state import Windows
from backroom.table import fair
from backroom.table.clocks import Clocks
from backroom.table.entries import (
    START,
    By,
    Chair,
    Chosen,
    LogEntry,
    Move,
    Opening,
    Pause,
    Undo,
    seal_of,
    sealed,
    written,
)
from backroom.table.log import Log, read_log, write_log
from backroom.table.opened import OtherVersion, check_opening, refuse_other_version
from backroom.table.proposal import HOUSE, Proposal, allowed, move_of
from backroom.table.undo import Undoable, is_fair

MOST_UNREST = 40
"""So often may moves be taken back, pauses wished for and chairs changed before somebody else
moves."""


class Table:
    """The game, its state, its clocks, who sits there, and the log that led here."""

    def __init__(self, opening: Opening, seed: str) -> None:
        check_opening(opening, seed)
        self.seed = seed
        self.game = find_game(opening.game)
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
        self.undoable: list[Undoable] = []
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
        names: Sequence[str] = (),
    ) -> "Table":
        """A new table without clocks or seeds of players: for one person and his bots."""
        settled = game.rules(seats, options, cards).options
        secret = fair.seed_from(seed)
        opening = Opening(
            at=0,
            game=game.id,
            rules=game.version,
            options=settled,
            names=list(names) or [""] * seats,
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
            refuse_other_version(log.opening)
            table = cls(log.opening, log.seed)
        except OtherVersion as other:
            raise OtherVersion(other.game, other.version, f"{source}, line 1: ") from None
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
        if self.paused or not self.undoable or self.undoable[-1].seat != seat or self.bots[seat]:
            return False
        if self.last_is_fair is None:
            self.last_is_fair = is_fair(self.game, self.undoable[-1], self.state)
        return self.last_is_fair

    # What could be done

    def propose(self, entry: LogEntry) -> Proposal | Refusal:
        """This very entry as the next one, or why not. BadInput if there is no such seat or action,
        or if nobody but a forger would write it."""
        if isinstance(entry, Opening):
            raise BadInput("a game is opened only once")
        self._check_seat(entry.seat)
        action = None
        if isinstance(entry, Move):
            action = self.game.action(entry.action, entry.terms)
        refusal = self._why_not(entry, action)
        if refusal is not None:
            return refusal
        if isinstance(entry, Move) and entry.by == "clock":
            self._check_deadline(entry)
            if entry != self.neutral_move(entry.seat, "clock", entry.at):
                raise BadInput("this is not what is done for a player whose time is up")
        return self._sealed_next(entry, action)

    def propose_move(
        self, seat: int, action: int, terms: object, by: Chosen, at: int
    ) -> Proposal | Refusal:
        """A move as somebody asks for it, in the one form in which the log has it."""
        self._check_seat(seat)
        meant = self.game.action(action, terms)
        return self._as_proposal(move_of(seat, meant, by, at), meant)

    def propose_neutral(self, seat: int, by: By, at: int) -> Proposal | Refusal:
        """What is done for a seat whose time is up, or whose bot has no answer."""
        self._check_seat(seat)
        meant = self._neutral_action(seat)
        move = move_of(seat, meant, by, at)
        if by == "clock":
            self._check_deadline(move)
        return self._as_proposal(move, meant)

    def _as_proposal(self, move: Move, action: Action) -> Proposal | Refusal:
        return self._why_not(move, action) or self._sealed_next(move, action)

    def _sealed_next(self, entry: LogEntry, action: Action | None) -> Proposal:
        text = written(entry)
        return Proposal(len(self.entries), entry, action, text, seal_of(self.seal, text))

    def _neutral_action(self, seat: int) -> Action:
        return self.state.neutral(seat, fair.clock_stream(self.key, len(self.entries)))

    def neutral_move(self, seat: int, by: By, at: int) -> Move:
        return move_of(seat, self._neutral_action(seat), by, at)

    def _why_not(self, entry: Move | Undo | Pause | Chair, action: Action | None) -> Refusal | None:
        """Why this cannot be the next entry, by the rules or by the table itself."""
        match entry:
            case Move():
                assert action is not None
                if self.paused:
                    return Refusal(HOUSE, "paused")
                return self.state.refuse(entry.seat, action)
            case Undo():
                return self._why_not_undo(entry.seat)
            case Pause():
                return self._why_not_wish(entry.seat, entry.wish)
            case Chair():
                return self._why_not_sit(entry.seat, entry.bot)

    def _why_not_undo(self, seat: int) -> Refusal | None:
        if self.unrest >= MOST_UNREST:
            return Refusal(HOUSE, "too_often")
        return None if self.can_undo(seat) else Refusal(HOUSE, "undo")

    def _why_not_wish(self, seat: int, wish: bool) -> Refusal | None:
        """Wish for a pause, or no longer."""
        if self.state.is_over():
            return Refusal(HOUSE, "over")
        if (seat in self.wishes) == wish:
            return Refusal(HOUSE, "same_wish")
        if wish and self.unrest >= MOST_UNREST:
            return Refusal(HOUSE, "too_often")
        return None

    def _why_not_sit(self, seat: int, bot: str) -> Refusal | None:
        """A bot sits in, or the player comes back."""
        if self.state.is_over():
            return Refusal(HOUSE, "over")
        if self.bots[seat] == bot:
            return Refusal(HOUSE, "same_chair")
        if not bot and self.unrest >= MOST_UNREST:  # a bot may always sit in: others wait
            return Refusal(HOUSE, "too_often")
        return None

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise BadInput(f"there is no seat {seat}; they are 0 to {self.seats - 1}")

    def _check_deadline(self, entry: Move) -> None:
        deadline = self.clocks.deadline(entry.seat)
        if deadline is None or entry.at < deadline:
            raise BadInput("the clock moved for a player whose time was not up")

    # What is done

    def act(self, seat: int, action: int, terms: object = None) -> Refusal | None:
        """Let a seat do something at once; a refusal says why not, and then nothing has changed."""
        proposed = self.propose_move(seat, action, terms, "player", 0)
        if isinstance(proposed, Refusal):
            return proposed
        self.commit(proposed)
        return None

    def add(self, entry: LogEntry) -> None:
        """The next entry of a log. BadInput if it cannot be: then nothing has changed."""
        self.commit(allowed(self.propose(entry)))

    def commit(self, proposal: Proposal) -> None:
        """Let it happen. It was checked when it was proposed; only its place is looked at again."""
        if proposal.seq != len(self.entries):
            raise BadInput("this was proposed before something else happened")
        entry = proposal.entry
        match entry:
            case Move():
                assert proposal.action is not None
                self._make_move(entry, proposal.action)
            case Undo():
                self._take_back()
            case Pause():
                (self.wishes.add if entry.wish else self.wishes.discard)(entry.seat)
                self._agree(entry.at)
            case Chair():
                self.bots[entry.seat] = entry.bot
                self.wishes.discard(entry.seat)
                self._agree(entry.at)
        if not isinstance(entry, Move):
            self.unrest += 1
        self.entries.append(entry)
        self.seal = proposal.seal
        self.told_until.append(len(self.told))

    def _make_move(self, entry: Move, action: Action) -> None:
        before = self.state.clone()
        readings = tuple(self.clocks.readings)
        heard = len(self.told)
        self.state.apply(entry.seat, action)
        if self.undoable and self.undoable[-1].seat != entry.seat:
            self.undoable.clear()
        if entry.by == "player":
            self.undoable.append(Undoable(entry.seat, action, before, readings, self.told[heard:]))
        else:
            self.undoable.clear()
        self.last_is_fair = None
        if entry.by != "player" or entry.seat != self.last_mover:
            self.unrest = 0
        self.last_mover = entry.seat
        self.moves.append(entry)
        self.clocks.go_on(entry.at, self.waited_for(), entry.seat)

    def _take_back(self) -> None:
        """As if it had never been; only the log remembers."""
        last = self.undoable.pop()
        self.last_is_fair = None
        self.moves.pop()
        self.state = last.before
        self.state.recorder = self.told
        self.clocks.put_back(last.clocks)

    def _agree(self, at: int) -> None:
        """There is a pause while all persons wish for it."""
        persons = self.persons()
        if persons and self.wishes.issuperset(persons):
            self.clocks.pause(at)
        else:
            self.clocks.resume(at)
