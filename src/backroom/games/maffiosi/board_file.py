# Interpreted: card files are read once a table.
"""The board file of Maffiosi: its shape, and whether it adds up."""

from collections import Counter
from enum import Enum
from operator import mul

import msgspec

from backroom.games.maffiosi.chairs import CHAIRS
from backroom.games.maffiosi.rules import MEN, MOST_DRINKS, MOST_MARKED, NOTES, Thing
from backroom.kernel.cards import (
    CardFile,
    Colour,
    Number,
    Provenance,
    check_colours,
    check_counts,
)

PLAYERS = (3, 4, 5, 6)
PRINTED_CARDS = 60
UNIT = 1000
"""All money is counted in thousands of dollars, the smallest note (MAF-4)."""
EMPTY_CHAIR = "-"


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: Number
    cards: Number
    markers: Number
    nightcap_drinks: Number
    boss_pays: Number
    business_pays: Number
    monopoly_pays: Number
    register_times: Number
    stall_rounds: Number
    round_limit: Number


MONEY = ("boss_pays", "business_pays", "monopoly_pays")


class CardKind(Enum):
    """In the order of the numbers in `rules`."""

    BEAT_IT = "beat_it"
    NIGHTCAP = "nightcap"
    ORDER_PIE = "order_pie"
    PASS_IT_ON = "pass_it_on"
    KA_BOOM = "ka_boom"
    STAB = "stab"
    FIRE = "fire"
    MOVE = "move"


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: CardKind
    copies: int
    provenance: Provenance


class Crew(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The men of each player and the notes in the middle, with so many players."""

    players: int
    boss: int
    robbie: int
    jack: int
    henkie: int
    thousands: int
    five_thousands: int
    ten_thousands: int
    provenance: Provenance

    def men(self) -> tuple[int, int, int, int]:
        return self.boss, self.robbie, self.jack, self.henkie

    def notes(self) -> tuple[int, int, int]:
        return self.thousands, self.five_thousands, self.ten_thousands


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chair, its neighbours, the chair opposite (0 if there is none) and what lies before it:
    nothing, a thing, or two."""

    number: int
    left: int
    right: int
    thing: Thing
    provenance: Provenance
    opposite: int = 0
    also: Thing = Thing.NOTHING

    def things(self) -> tuple[Thing, ...]:
        return tuple(thing for thing in (self.thing, self.also) if thing is not Thing.NOTHING)


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fixed seating: a man as "colour sort" for each chair."""

    players: int
    provenance: Provenance
    chairs: tuple[str, ...]


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    numbers: Numbers
    card: tuple[Card, ...]
    crew: tuple[Crew, ...]
    chair: tuple[Chair, ...]
    plan: tuple[Plan, ...]
    colour: tuple[Colour, ...]

    def crew_for(self, players: int) -> Crew:
        return next(crew for crew in self.crew if crew.players == players)

    def plan_for(self, players: int) -> Plan:
        return next(plan for plan in self.plan if plan.players == players)


def read_board(file: CardFile) -> BoardFile:
    """The file as typed data, or the line and what does not add up."""
    board = file.read_as(BoardFile)
    check_numbers(board, file)
    check_cards(board, file)
    check_crews(board, file)
    check_chairs(board, file)
    check_opposites(board, file)
    check_things(board, file)
    check_plans(board, file)
    return board


def check_numbers(board: BoardFile, file: CardFile) -> None:
    check_counts(file, board.numbers, MONEY, UNIT, f"money is a multiple of ${UNIT:,} (MAF-4)")
    if board.numbers.cards.value != PRINTED_CARDS:
        file.fail("numbers.cards", f"the box has {PRINTED_CARDS} cards (MAF-8)")
    if board.numbers.hand.value > 9:
        file.fail("numbers.hand", "six hands of more than 9 cards leave nothing to draw (MAF-8)")
    if board.numbers.nightcap_drinks.value > MOST_MARKED:
        file.fail("numbers.nightcap_drinks", f"at most {MOST_MARKED} men fall asleep (MAF-55)")
    check_colours(file, board.colour, len(PLAYERS) + 2, "MAF-3")


def check_cards(board: BoardFile, file: CardFile) -> None:
    """MAF-8, MAF-33: all eight kinds, together 60."""
    kinds = [card.kind for card in board.card]
    for number, card in enumerate(board.card):
        if kinds.index(card.kind) != number:
            file.fail(f"card[{number}].kind", f"{card.kind.value} is listed already")
        if card.copies < 0:
            file.fail(f"card[{number}].copies", "copies are not below 0")
    missing = [kind.value for kind in CardKind if kind not in kinds]
    if missing:
        file.fail("card", f"there is no {missing[0]}; all eight kinds must be listed")
    raids = next(card.copies for card in board.card if card.kind is CardKind.BEAT_IT)
    if 6 * board.numbers.hand.value + raids >= board.numbers.cards.value:
        file.fail(
            "numbers.hand",
            f"six such hands, with {raids} raids out of the game, leave nothing to draw (MAF-E25)",
        )
    have = sum(card.copies for card in board.card)
    if have != board.numbers.cards.value:
        want = board.numbers.cards.value
        file.fail("numbers.cards", f"the cards add up to {have}, and must be {want} (MAF-8)")


def check_crews(board: BoardFile, file: CardFile) -> None:
    """MAF-2, MAF-4: a crew with a Boss for every number of players, and chairs for all of them."""
    for number, crew in enumerate(board.crew):
        if min(*crew.men(), *crew.notes()) < 0:
            file.fail(f"crew[{number}]", "no number of men or notes is below 0")
        if crew.boss != 1:
            file.fail(f"crew[{number}].boss", "a crew has one Boss (MAF-2)")
        if sum(crew.men()) * crew.players > CHAIRS:
            file.fail(
                f"crew[{number}]",
                f"{crew.players} crews of {sum(crew.men())} men need more than {CHAIRS} chairs "
                "(MAF-15)",
            )
        if not any(crew.notes()):
            file.fail(f"crew[{number}]", "there must be money in the middle (MAF-4)")
        if sum(map(mul, crew.notes(), NOTES)) > UNIT:
            file.fail(f"crew[{number}]", f"the middle holds at most ${UNIT * UNIT:,} (MAF-4)")
    for players in PLAYERS:
        found = [crew for crew in board.crew if crew.players == players]
        if len(found) != 1:
            file.fail("crew", f"there must be one crew for {players} players (MAF-2)")
    if len(board.crew) != len(PLAYERS):
        file.fail("crew", "crews are for 3, 4, 5 and 6 players (MAF-1)")


def check_chairs(board: BoardFile, file: CardFile) -> None:
    """MAF-E7: thirty chairs in one ring, each the right neighbour of its left neighbour."""
    if len(board.chair) != CHAIRS:
        file.fail("chair", f"there are {len(board.chair)} chairs, and must be {CHAIRS} (MAF-10)")
    for spot, chair in enumerate(board.chair):
        if chair.number != spot + 1:
            file.fail(f"chair[{spot}].number", f"this chair comes as number {spot + 1}")
        for name in ("left", "right"):
            if not 1 <= getattr(chair, name) <= CHAIRS:
                file.fail(f"chair[{spot}].{name}", f"a chair is a number from 1 to {CHAIRS}")
    for spot, chair in enumerate(board.chair):
        if board.chair[chair.left - 1].right != chair.number:
            file.fail(
                f"chair[{spot}].left",
                f"chair {chair.left} has chair {board.chair[chair.left - 1].right} to its right, "
                f"not {chair.number} (MAF-E7)",
            )
        if chair.left != chair.number % CHAIRS + 1:
            file.fail(
                f"chair[{spot}].left",
                "the chairs are numbered clockwise in one ring, so the left neighbour is "
                f"{chair.number % CHAIRS + 1} (MAF-E7)",
            )


def check_opposites(board: BoardFile, file: CardFile) -> None:
    """MAF-46, MAF-49, MAF-E50: two chairs face each other, or one is crossed, wherever it is."""
    for spot, chair in enumerate(board.chair):
        if not 0 <= chair.opposite <= CHAIRS:
            file.fail(f"chair[{spot}].opposite", f"a chair is a number from 1 to {CHAIRS}")
        if chair.opposite and board.chair[chair.opposite - 1].opposite != chair.number:
            file.fail(
                f"chair[{spot}].opposite",
                f"chair {chair.opposite} does not have chair {chair.number} opposite (MAF-46)",
            )
        if chair.opposite == chair.number:
            file.fail(f"chair[{spot}].opposite", "nobody sits opposite himself (MAF-46)")


def check_things(board: BoardFile, file: CardFile) -> None:
    """MAF-26 to MAF-28: two chairs of each business and one cash register. MAF-E50: two things
    before one chair are two different ones."""
    for spot, chair in enumerate(board.chair):
        if chair.also is not Thing.NOTHING and chair.thing in (Thing.NOTHING, chair.also):
            file.fail(
                f"chair[{spot}].also",
                f"a second thing lies beside another one, not beside {chair.thing.value} (MAF-E50)",
            )
    things = Counter(thing for chair in board.chair for thing in chair.things())
    for business in (Thing.CAFE, Thing.RESTAURANT, Thing.CASINO):
        if things[business] != 2:
            file.fail(
                "chair", f"{business.value} stands at {things[business]} chairs, not 2 (MAF-27)"
            )
    if things[Thing.CASH_REGISTER] != 1:
        found = things[Thing.CASH_REGISTER]
        file.fail("chair", f"there must be one cash register, not {found} (MAF-28)")
    if things[Thing.DRINK] > MOST_DRINKS:
        file.fail("chair", f"there are at most {MOST_DRINKS} drinks on the table (MAF-55)")


def check_plans(board: BoardFile, file: CardFile) -> None:
    """MAF-10, MAF-15: every man of every crew sits on exactly one chair."""
    for players in PLAYERS:
        found = [spot for spot, plan in enumerate(board.plan) if plan.players == players]
        if len(found) != 1:
            file.fail("plan", f"there must be one plan for {players} players (MAF-10)")
        check_plan(board, file, found[0])
    if len(board.plan) != len(PLAYERS):
        file.fail("plan", "plans are for 3, 4, 5 and 6 players (MAF-1)")


def check_plan(board: BoardFile, file: CardFile, number: int) -> None:
    plan = board.plan[number]
    if len(plan.chairs) != CHAIRS:
        have = len(plan.chairs)
        file.fail(f"plan[{number}].chairs", f"these are {have} chairs, not {CHAIRS} (MAF-10)")
    seated = Counter(plan.chairs)
    crew = dict(zip(MEN, board.crew_for(plan.players).men(), strict=True))
    wanted = {
        f"{colour.name} {sort}": count
        for colour in board.colour[: plan.players]
        for sort, count in crew.items()
    }
    for man in seated:
        if man not in wanted and man != EMPTY_CHAIR:
            file.fail(
                f"plan[{number}].chairs",
                f"{man!r} is no man of a game for {plan.players}; write for example "
                f'"{board.colour[0].name} {MEN[0]}", or "{EMPTY_CHAIR}" for an empty chair',
            )
    for man, count in wanted.items():
        if seated[man] != count:
            file.fail(
                f"plan[{number}].chairs",
                f"{man} is seated {seated[man]} times, and must be {count} times (MAF-2)",
            )
