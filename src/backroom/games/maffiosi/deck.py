# Interpreted: card files are read once a table.
"""A board file made into the rules of a table, or laid out to be printed."""

from collections.abc import Mapping

from backroom.games.maffiosi.board_file import (
    EMPTY_CHAIR,
    MONEY,
    PLAYERS,
    UNIT,
    BoardFile,
    CardKind,
    Numbers,
    read_board,
)
from backroom.games.maffiosi.rules import MEN, MafRules, Thing
from backroom.kernel.bundle import bundle_of
from backroom.kernel.cards import CardFile, CardSheet, Provenance, number_sheet


def make_rules(seats: int, options: Mapping[str, str], file: CardFile) -> MafRules:
    """The rules of one table: the crews, the money and the seating for so many (MAF-2, MAF-4)."""
    board = read_board(file)
    crew = board.crew_for(seats)
    copies = {card.kind: card.copies for card in board.card}
    rules = MafRules()
    rules.seats = seats
    rules.options = dict(options)
    rules.board = board
    rules.things = tuple(chair.things() for chair in board.chair)
    rules.opposite = tuple(chair.opposite - 1 for chair in board.chair)
    rules.crew = crew.men()
    rules.plan = seated_by_plan(board, seats)
    rules.notes = crew.notes()
    rules.deck = bundle_of([copies[kind] for kind in CardKind])
    rules.numbers = {
        name: getattr(board.numbers, name).value // (UNIT if name in MONEY else 1)
        for name in Numbers.__struct_fields__
    }
    rules.work_out()
    return rules


def seated_by_plan(board: BoardFile, seats: int) -> tuple[int, ...]:
    """MAF-E35: the plan's colours are the seats in order."""
    colours = [colour.name for colour in board.colour]

    def man(text: str) -> int:
        if text == EMPTY_CHAIR:
            return -1
        colour, sort = text.split()
        return len(MEN) * colours.index(colour) + MEN.index(sort)

    return tuple(man(text) for text in board.plan_for(seats).chairs)


def least_certain(sources: list[Provenance]) -> Provenance:
    """What can be said of several values in one word: as much as of the one we know least of."""
    return max(sources, key=list(Provenance).index)


def card_sheets(file: CardFile, options: Mapping[str, str]) -> list[CardSheet]:
    """Cards, chairs, crews, plans and numbers, laid out to be printed."""
    board = read_board(file)
    return [
        CardSheet(
            "card",
            ("name", "copies", "provenance"),
            tuple(
                (card.kind.value, str(card.copies), card.provenance.value) for card in board.card
            ),
        ),
        CardSheet(
            "chair",
            ("chair", "thing", "opposite", "provenance"),
            tuple(
                (
                    str(chair.number),
                    " + ".join(thing.value for thing in chair.things() or (Thing.NOTHING,)),
                    str(chair.opposite or ""),
                    chair.provenance.value,
                )
                for chair in board.chair
            ),
        ),
        CardSheet(
            "crew",
            ("players", *MEN, "bank", "provenance"),
            tuple(
                (
                    str(crew.players),
                    *map(str, crew.men()),
                    " + ".join(
                        f"{count} × ${value},000"
                        for count, value in zip(crew.notes(), (1, 5, 10), strict=True)
                        if count
                    ),
                    crew.provenance.value,
                )
                for crew in board.crew
            ),
        ),
        CardSheet(
            "plan",
            ("chair", "plan-3", "plan-4", "plan-5", "plan-6", "provenance"),
            tuple(
                (
                    str(chair.number),
                    *(board.plan_for(players).chairs[chair.number - 1] for players in PLAYERS),
                    least_certain([plan.provenance for plan in board.plan]).value,
                )
                for chair in board.chair
            ),
        ),
        number_sheet(board.numbers),
    ]
