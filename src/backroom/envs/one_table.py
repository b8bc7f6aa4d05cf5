"""One table by itself, for libraries that move one decision at a time.

Where a library asks a seat that is not to act, it gets that seat's row all the same: what one knows
hangs on the seat, not on whose turn it is.
"""

from collections.abc import Mapping
from typing import NotRequired, TypedDict

import numpy as np
from numpy.typing import NDArray

from backroom.envs.batch import array_on, check_seed
from backroom.envs.encoders import encoder_of, layout_of, rows_for, slot_rows_for
from backroom.envs.features import legal_of, unpacked, unpacked_slots
from backroom.envs.tables import Kind, Tables
from backroom.kernel.actions import Action
from backroom.kernel.cards import CardFile
from backroom.kernel.errors import BadInput
from backroom.kernel.game import find_game
from backroom.kernel.messages import Message
from backroom.kernel.state import State
from backroom.words import Speaker


class Seen(TypedDict):
    """What an agent gets."""

    observation: NDArray[np.float32]
    """What its seat knows: each number divided by the largest that it can be."""
    action_mask: NDArray[np.int8]
    """What it may do now; nothing as long as it is not asked."""
    menu: NotRequired[NDArray[np.float32]]
    """Where a game has a menu: what the entries say that it has opened."""


class OneTable:
    """A table, who is asked, and what each seat sees."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        cards: CardFile | None = None,
        menu: bool = True,
    ) -> None:
        self.game = find_game(game)
        self.players = self.game.seats[0] if players is None else players
        self.rules = self.game.rules(self.players, options, cards)
        self.layout = layout_of(self.game, self.rules)
        self.features = sum(each.parts for each in self.layout.fields)
        self._encoder = encoder_of(self.game)
        self._row = rows_for(self.layout, 1)
        self._words = array_on(self._row.words, np.int64)
        self.slots = slots = self.layout.slots if menu else 0
        self.slot_features = sum(each.parts for each in self.layout.slot_fields) if slots else 0
        self._kind = Kind(self.rules, list(self.game.actions), self.game.deal, self._encoder, slots)
        self.start(0)

    def start(self, seed: int) -> None:
        """A new game from this seed."""
        slot_rows = slot_rows_for(self.layout, self._kind.slots)
        rows = rows_for(self.layout, 1)
        self._tables = Tables(self._kind, [check_seed(seed)], rows, slot_rows, False)
        self._mask = array_on(self._tables.masks, np.uint8)
        self._entries = array_on(slot_rows.words, np.int64).reshape(
            self.slots, self.layout.slot_words if self.slots else 0
        )
        self.actions = int(self._tables.numbers)

    @property
    def state(self) -> State:
        """The truth, which no agent may be shown."""
        return self._tables.states[0]

    @property
    def seat(self) -> int:
        """Who is asked; -1 when it is over."""
        return int(self._tables.seats[0])

    @property
    def is_over(self) -> bool:
        return self.seat < 0

    @property
    def truncated(self) -> bool:
        """Was the game broken off because it went on for too long?"""
        return bool(self._tables.truncated[0])

    def returns(self) -> list[float]:
        """By seat: 1 for the first place to -1 for the last; 0 as long as nothing is decided."""
        return [float(self._tables.returns[seat]) for seat in range(self.players)]

    def act(self, number: int) -> None:
        """Whoever is asked does this."""
        if self.is_over:
            raise BadInput("the game is over; start another one")
        if self._tables.step([int(number)]) >= 0:
            raise BadInput(f"action {number} is not legal: seat {self.seat} is asked")

    def take(self, action: Action) -> None:
        """The same for a bot, which has actions instead of numbers."""
        self._tables.take(0, action)

    @property
    def may_say_more(self) -> bool:
        """May whoever is asked make offers, or has he said enough for now?"""
        owes = self.seat in self.state.owing()
        return owes and bool(self._tables.may_say_more(0))

    def legal(self) -> NDArray[np.bool_]:
        """What may be done now, by number. A copy."""
        return legal_of(self._mask, self.actions)

    def row(self, seat: int) -> NDArray[np.int64]:
        """What this seat knows, in packed words. The next call writes it anew."""
        self._row.begin(0)
        self._encoder.encode(self.state, seat, self._row)
        self._row.end()
        return self._words

    def seen_by(self, seat: int) -> Seen:
        """What this seat knows, and what it may do."""
        mask = self.legal() if seat == self.seat else np.zeros(self.actions, np.bool_)
        seen: Seen = {
            "observation": unpacked(self.layout, self.row(seat)),
            "action_mask": mask.astype(np.int8),
        }
        if self.slots:
            own = self._entries if seat == self.seat else np.zeros_like(self._entries)
            seen["menu"] = unpacked_slots(self.layout, own)
        return seen

    def in_words(self, language: str = "en") -> str:
        """What lies open for all, a line each."""
        teller = self.game.teller(self.rules)
        speaker = Speaker(language, teller)
        lines: list[Message] = teller.position(self.state.view(-1))
        return "\n".join(speaker.say(line) for line in lines)
