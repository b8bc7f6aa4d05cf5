"""A table: a game dealt from a seed, moved only by actions that the rules allow."""

from collections.abc import Mapping

from backroom.kernel.cards import CardFile
from backroom.kernel.errors import BadInput
from backroom.kernel.events import Told
from backroom.kernel.game import Game, find_game
from backroom.kernel.messages import Refusal
from backroom.kernel.rng import fair_rng
from backroom.kernel.state import Windows
from backroom.kernel.wire import WireAction, wire_action
from backroom.table.log import Header, read_log, write_log

MOST_SEATS = 99


class Table:
    """The game, its state, all that happened, and the moves that led here."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.game = find_game(header.game)
        if header.rules != self.game.version:
            raise BadInput(
                f"this game of {self.game.title} was played under version {header.rules} of its "
                f"rules; this Backroom plays version {self.game.version}"
            )
        cards = None if header.cards is None else CardFile(header.cards, "the game's own cards")
        self.rules = self.game.rules(header.seats, header.options, cards)
        self.told: list[Told] = []
        self.moves: list[WireAction] = []
        rng = fair_rng(header.seed.encode(), "deal")
        self.state = self.game.deal(self.rules, rng, Windows.ALL, self.told)

    @classmethod
    def open(
        cls,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        seed: str,
        cards: CardFile | None = None,
    ) -> "Table":
        """A new table of this game."""
        text = None if cards is None else cards.text
        settled = game.rules(seats, options, cards).options
        return cls(Header(game.id, game.version, seats, settled, seed, text))

    @classmethod
    def read(cls, text: str, source: str, game: Game | None = None) -> "Table":
        """The table that this log tells of, replayed move by move.

        `game` is the game it is expected to be, if that matters.
        """
        header, moves = read_log(text, source)
        if game is not None and header.game != game.id:
            raise BadInput(f"{source}: this is a game of {header.game}, not of {game.id}")
        table = cls(header)
        for number, move in enumerate(moves, 2):
            try:
                refusal = table.act(move.seat, move.action, move.terms)
            except BadInput as fault:
                raise BadInput(f"{source}, line {number}: {fault}") from None
            if refusal is not None:
                raise BadInput(
                    f"{source}, line {number}: the rules refuse this move: {refusal.reason} "
                    f"({refusal.rule})"
                )
        return table

    def act(self, seat: int, action: int, terms: object = None) -> Refusal | None:
        """Let a seat do something; a refusal says why not, and then nothing has changed."""
        if abs(seat) > MOST_SEATS:  # too far off even to ask the rules
            raise BadInput(f"there is no seat {seat}; they are 0 to {self.header.seats - 1}")
        meant = self.game.action(action, terms)
        refusal = self.state.attempt(seat, meant)
        if refusal is None:
            self.moves.append(wire_action(seat, meant))
        return refusal

    def log(self) -> str:
        """The log of the game so far."""
        return write_log(self.header, self.moves)
