# Interpreted: card files are read once a table.
"""A board file made into the rules of a table, or laid out to be printed."""

from collections.abc import Mapping

from backroom.games.counterfeiters.board_file import (
    CATEGORIES,
    MONEY,
    UNIT,
    BoardFile,
    CardKind,
    Numbers,
    read_board,
    real_money,
)
from backroom.games.counterfeiters.rules import KINDS, MOST_NOTES, CftRules, Special
from backroom.kernel.cards import CardFile, CardSheet, money_cell, number_sheet


def check_options(board: BoardFile, seats: int, options: Mapping[str, str], file: CardFile) -> None:
    """CFT-E27, CFT-E44: what an option needs, the file has."""
    if options["real_notes"] == "limited" and board.ladders.real_notes is None:
        file.fail("ladders", "real_notes = limited, but the file does not say how many there are")
    if options["diners"] == "choose":
        diners = 0
        for number, card in enumerate(board.card):
            if card.kind is CardKind.DINER and card.players <= seats:
                diners += card.copies
                if diners > MOST_NOTES:
                    file.fail(
                        f"card[{number}].copies",
                        f"with diners = choose there are at most {MOST_NOTES} diners: nobody "
                        f"chooses more notes at a time (CFT-E27)",
                    )


def make_rules(seats: int, options: Mapping[str, str], file: CardFile) -> CftRules:
    """The rules of one table: its side of the board (CFT-5) and the cards for so many (CFT-12)."""
    board = read_board(file)
    check_options(board, seats, options, file)
    start = next(start for start in board.start if start.players == seats)
    spaces = board.spaces_of(start.side)
    track = [Special.NOTHING] * (board.last_space(start.side) + 1)
    for special in board.special:
        if special.side == start.side:
            track[special.space] = special.effect
    numbers = {
        name: getattr(board.numbers, name).value // (UNIT if name in MONEY else 1)
        for name in Numbers.__struct_fields__
    }
    used = [card for card in board.card if card.players <= seats]

    def cards_of(category: str) -> tuple[int, ...]:
        return tuple(
            board.kind_of(card)
            for card in used
            if card.category == category
            for _ in range(card.copies)
        )

    rules = CftRules()
    rules.seats = seats
    rules.options = dict(options)
    rules.board = board
    rules.side = start.side
    rules.places = tuple(space.action for space in spaces)
    rules.prices = tuple(space.price // UNIT for space in spaces)
    rules.trash = tuple(space.trash for space in spaces)
    rules.caps = tuple(space.cap for space in spaces)
    rules.sunglasses = tuple(space.sunglasses for space in spaces)
    rules.track = tuple(track)
    rules.start = start.space
    rules.ticket_pays = tuple(pays // UNIT for pays in board.ticket_values())
    rules.starters = tuple(kind for kind in cards_of("S") if kind != KINDS.index("printer"))
    rules.piles = tuple(tuple(sorted(cards_of(category))) for category in CATEGORIES)
    rules.start_cash = tuple(cash // UNIT for cash in board.ladders.start_cash.values)
    rules.receiver_pays = tuple(pays // UNIT for pays in board.ladders.receiver_pays.values)
    rules.fake_pile = board.ladders.fake_pile.values
    rules.real_money = real_money(board) // UNIT
    rules.numbers = numbers
    rules.work_out()
    return rules


def card_sheets(file: CardFile, options: Mapping[str, str]) -> list[CardSheet]:
    """Cards, spaces, track and numbers, laid out to be printed."""
    board = read_board(file)
    return [
        CardSheet(
            "card",
            ("category", "name", "amount", "mark", "copies", "provenance"),
            tuple(
                (
                    card.category,
                    card.kind.value,
                    money_cell(card.pays),
                    {2: "", 3: "3+", 4: "4"}[card.players],
                    str(card.copies),
                    card.provenance.value,
                )
                for card in board.card
            ),
        ),
        CardSheet(
            "space",
            ("side", "name", "amount", "cap", "effect", "provenance"),
            tuple(
                (
                    space.side,
                    space.action.value,
                    money_cell(space.price),
                    "cap" if space.cap else "",
                    "trash" if space.trash else "sunglasses" if space.sunglasses else "",
                    space.provenance.value,
                )
                for space in board.space
            ),
        ),
        CardSheet(
            "track",
            ("side", "space", "effect", "provenance"),
            tuple(
                (each.side, str(each.space), f"start {each.players}", each.provenance.value)
                for each in board.start
            )
            + tuple(
                (each.side, str(each.space), each.effect.value, each.provenance.value)
                for each in board.special
            ),
        ),
        number_sheet(board.numbers, board.ladders),
    ]
