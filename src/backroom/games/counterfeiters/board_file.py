# Interpreted: card files are read once a table.
"""The board file of Counterfeiters: its shape, and whether it adds up."""

from enum import Enum

import msgspec

from backroom.games.counterfeiters.rules import (
    KINDS,
    MOST_NOTES,
    MOST_SPACES,
    QUALITIES,
    Place,
    Special,
)
from backroom.kernel.cards import (
    CardFile,
    Colour,
    Number,
    Provenance,
    check_colours,
    check_counts,
)

SIDES = ("2", "3-4")
CATEGORIES = ("A", "B", "C", "D")
TICKET = "lottery_ticket"
PRINTED_CARDS = 42
UNIT = 10
"""All money is counted in tens of dollars (CFT-E2)."""
DEAREST = 10_000
LONGEST_TRACK = 100
"""Both are listed one by one when a table is made: no stranger's board may take for ever."""


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    henchmen: Number
    note: Number
    supermarket_most: Number
    receiver_most: Number
    fakes_per_printer: Number
    tax_fraud: Number
    regular_flight: Number
    cards: Number
    round_limit: Number


MONEY = ("note", "tax_fraud", "regular_flight")


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    values: tuple[int, ...]
    provenance: Provenance


class Ladders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start_cash: Ladder
    receiver_pays: Ladder
    fake_pile: Ladder
    real_notes: Ladder | None = None
    """How many $10 and $50 notes are in the box. A file may leave them out where they never run
    out (CFT-E44)."""


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action space of one side of the board."""

    side: str
    action: Place
    cap: bool
    provenance: Provenance
    price: int = 0
    trash: bool = False
    sunglasses: bool = False


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the officer starts, and on which side, with so many players."""

    players: int
    side: str
    space: int
    provenance: Provenance


class SpecialSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    side: str
    space: int
    effect: Special
    provenance: Provenance


class CardKind(Enum):
    PRINTER = "printer"
    INK = "ink"
    PAPER = "paper"
    HOLOGRAM = "hologram"
    DINER = "diner"
    PRIVATE_JET = "private_jet"
    BIG_LAWYER = "big_lawyer"
    BAD_LAWYER = "bad_lawyer"
    LOTTERY_TICKET = TICKET


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    category: str
    kind: CardKind
    players: int
    copies: int
    provenance: Provenance
    pays: int = 0


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    numbers: Numbers
    ladders: Ladders
    space: tuple[Space, ...]
    start: tuple[Start, ...]
    special: tuple[SpecialSpace, ...]
    card: tuple[Card, ...]
    colour: tuple[Colour, ...]

    def spaces_of(self, side: str) -> list[Space]:
        return [space for space in self.space if space.side == side]

    def last_space(self, side: str) -> int:
        return max(each.space for each in self.special if each.side == side)

    def ticket_values(self) -> list[int]:
        """Each value of a lottery ticket is a kind of card of its own."""
        return sorted({card.pays for card in self.card if card.kind is CardKind.LOTTERY_TICKET})

    def kind_of(self, card: Card) -> int:
        """The number of this card's kind."""
        if card.kind is CardKind.LOTTERY_TICKET:
            return len(KINDS) + self.ticket_values().index(card.pays)
        return KINDS.index(card.kind.value)


def read_board(file: CardFile) -> BoardFile:
    """The file as typed data, or the line and what does not add up."""
    board = file.read_as(BoardFile)
    check_numbers(board, file)
    check_spaces(board, file)
    check_track(board, file)
    check_cards(board, file)
    return board


def check_numbers(board: BoardFile, file: CardFile) -> None:
    check_counts(file, board.numbers, MONEY, UNIT, "money is a multiple of $10 (CFT-E2)")
    if board.numbers.supermarket_most.value > MOST_NOTES:
        file.fail("numbers.supermarket_most", f"no sale may take more than {MOST_NOTES} notes")
    if board.numbers.receiver_most.value > MOST_NOTES:
        file.fail("numbers.receiver_most", f"no sale may take more than {MOST_NOTES} notes")
    for name, want in (("start_cash", 4), ("receiver_pays", QUALITIES), ("fake_pile", QUALITIES)):
        values = getattr(board.ladders, name).values
        if len(values) != want or any(value < 0 for value in values):
            file.fail(f"ladders.{name}", f"must be {want} numbers, none below 0")
        if name != "fake_pile" and any(value % UNIT for value in values):
            file.fail(f"ladders.{name}", "money is a multiple of $10 (CFT-E2)")
    check_real_notes(board, file)
    check_colours(file, board.colour, 4, "CFT-8")
    if board.numbers.cards.value != PRINTED_CARDS:
        file.fail("numbers.cards", f"the box has {PRINTED_CARDS} cards (CFT-12)")


def check_real_notes(board: BoardFile, file: CardFile) -> None:
    """CFT-6, CFT-10, CFT-E44: notes of two values, and enough of them for everybody to start."""
    notes = board.ladders.real_notes
    if notes is None:
        return
    if len(notes.values) != 2 or any(value < 0 for value in notes.values):
        file.fail("ladders.real_notes", "must be 2 numbers, none below 0: $10 and $50 notes")
    start = sum(board.ladders.start_cash.values)
    if start > real_money(board):
        file.fail("ladders.real_notes", f"the players start with ${start}; the box has less")


def real_money(board: BoardFile) -> int:
    """CFT-E44: all the real money in the box, in dollars; 0 if the file does not say."""
    notes = board.ladders.real_notes
    return (
        0 if notes is None else notes.values[0] * UNIT + notes.values[1] * board.numbers.note.value
    )


def check_spaces(board: BoardFile, file: CardFile) -> None:
    """CFT-22, CFT-23: every slot is priced; and every action has a space on both sides."""
    for number, space in enumerate(board.space):
        if space.side not in SIDES:
            file.fail(f"space[{number}].side", f"a side is one of {', '.join(SIDES)}")
        if space.action is Place.MARKET and (space.price < UNIT or space.price % UNIT):
            file.fail(f"space[{number}]", "a market slot needs a price, a multiple of $10 (CFT-23)")
        if space.price > DEAREST:
            file.fail(f"space[{number}].price", f"nothing costs more than ${DEAREST}")
        if space.action is not Place.MARKET and (space.price or space.trash):
            file.fail(f"space[{number}]", "only a market slot has a price or a trash can (CFT-55)")
        if space.sunglasses and space.action is not Place.TAX_FRAUD:
            file.fail(f"space[{number}].sunglasses", "sunglasses belong to tax fraud (CFT-38)")
    for side in SIDES:
        spaces = board.spaces_of(side)
        actions = [space.action for space in spaces]
        missing = [place.value for place in Place if place not in actions]
        if missing:
            file.fail("space", f"side {side} has no space for {missing[0]} (CFT-19)")
        if len(spaces) > MOST_SPACES:
            file.fail("space", f"side {side} has more than {MOST_SPACES} spaces")
        slots = actions.count(Place.MARKET)
        if any(action is not Place.MARKET for action in actions[:slots]):
            file.fail("space", f"the market slots of side {side} must come first, left to right")
        if sum(space.sunglasses for space in spaces) != 1:
            file.fail("space", f"side {side} needs exactly one space with sunglasses (CFT-38)")


def check_track(board: BoardFile, file: CardFile) -> None:
    """CFT-49 to CFT-51, CFT-62: three investigations, then the end; and it can be reached."""
    for number, special in enumerate(board.special):
        if special.side not in SIDES:
            file.fail(f"special[{number}].side", f"a side is one of {', '.join(SIDES)}")
        if special.effect is Special.NOTHING:
            file.fail(f"special[{number}].effect", "an ordinary space needs no entry")
        spots = [each.space for each in board.special if each.side == special.side]
        if special.space < 1 or spots.count(special.space) > 1:
            file.fail(f"special[{number}].space", "each special space needs a place of its own")
        if special.space > LONGEST_TRACK:
            file.fail(f"special[{number}].space", f"a track has at most {LONGEST_TRACK} spaces")
    for side in SIDES:
        here = [special for special in board.special if special.side == side]
        effects = [each.effect.value for each in sorted(here, key=lambda each: each.space)]
        if not effects or effects[-1] != "end" or effects.count("end") != 1:
            file.fail("special", f"the track of side {side} must have one end, last (CFT-62)")
        if effects.count("investigation") != 3:
            found = effects.count("investigation")
            file.fail(
                "special", f"side {side} has {found} investigations, and must have 3 (CFT-49)"
            )
        watched = [space for space in board.spaces_of(side) if space.cap]
        if all(space.action is Place.SUPERMARKET for space in watched):
            file.fail(
                "space",
                f"side {side}: only supermarkets are watched; after the third investigation the "
                "officer could never finish the track",
            )
    for players in (2, 3, 4):
        starts = [start for start in board.start if start.players == players]
        if len(starts) != 1 or starts[0].side not in SIDES:
            file.fail("start", f"there must be one start for {players} players (CFT-7)")
        if not 0 <= starts[0].space < board.last_space(starts[0].side):
            number = board.start.index(starts[0])
            file.fail(f"start[{number}].space", "the officer must start before the end (CFT-7)")


def check_cards(board: BoardFile, file: CardFile) -> None:
    """CFT-11, CFT-12, CFT-27: 42 cards, enough to start with, one lawyer of each sort."""
    for number, card in enumerate(board.card):
        if card.category not in ("S", *CATEGORIES):
            file.fail(f"card[{number}].category", "a category is one of S, A, B, C, D (CFT-13)")
        if card.players not in (2, 3, 4) or card.copies < 0:
            file.fail(f"card[{number}]", "a mark is 2, 3 or 4, and copies are not below 0 (CFT-12)")
        is_ticket = card.kind is CardKind.LOTTERY_TICKET
        if is_ticket != (card.pays > 0) or card.pays % UNIT:
            file.fail(f"card[{number}]", "a lottery ticket pays a multiple of $10, others nothing")
    have = sum(card.copies for card in board.card)
    want = board.numbers.cards.value
    if have != want:
        file.fail("numbers.cards", f"the cards add up to {have}, and must be {want} (CFT-12)")
    start = [card for card in board.card if card.category == "S"]
    printers = sum(card.copies for card in start if card.kind is CardKind.PRINTER)
    components = [card for card in start if card.kind is not CardKind.PRINTER]
    if printers < 4 or sum(card.copies for card in components) < 4:
        file.fail("card", "category S needs 4 printers and 4 components (CFT-11)")
    if any(card.kind not in (CardKind.INK, CardKind.PAPER) for card in components):
        file.fail("card", "players start with ink or paper only (CFT-11)")
    for lawyer in (CardKind.BIG_LAWYER, CardKind.BAD_LAWYER):
        if sum(card.copies for card in board.card if card.kind is lawyer) > 1:
            file.fail("card", f"there is at most one {lawyer.value} (CFT-27)")
