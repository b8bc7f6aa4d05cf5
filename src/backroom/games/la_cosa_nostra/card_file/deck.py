# Interpreted: card files are read once a table.
"""A card file made into the rules of a table, or laid out to be printed."""

from collections.abc import Mapping

from backroom.games.la_cosa_nostra.card_file.board_checks import read_board
from backroom.games.la_cosa_nostra.card_file.board_file import (
    BUSINESSES,
    MONEY,
    UNIT,
    BoardFile,
    Numbers,
)
from backroom.games.la_cosa_nostra.rules import DECK, MONOPOLIES, ROUNDS, LcnRules
from backroom.kernel.bundle import bundle_of
from backroom.kernel.cards import CardFile, CardSheet, number_sheet, sheet


def make_rules(seats: int, options: Mapping[str, str], file: CardFile) -> LcnRules:
    """The rules of one table."""
    board = read_board(file)
    more = options["influence_deck"] == "cards_35"
    influence = [card.copies + (card.extra if more else 0) for card in board.influence]
    job_kind, deck_size = job_numbers(board)
    rules = LcnRules()
    rules.seats = seats
    rules.options = dict(options)
    rules.board = board
    rules.strength = tuple(man.strength for man in board.gangster)
    rules.price = tuple(man.price // UNIT for man in board.gangster)
    rules.start_businesses = tuple(
        tuple(BUSINESSES.index(kind.value) for kind in family.businesses) for family in board.family
    )
    rules.business_kind = tuple(
        kind for kind, business in enumerate(board.business) for _ in range(business.copies)
    )
    rules.company_kinds = tuple(business.is_company for business in board.business)
    rules.business_price = tuple(business.price // UNIT for business in board.business)
    rules.business_income = tuple(business.income // UNIT for business in board.business)
    rules.monopoly_of = tuple(
        MONOPOLIES.index(business.monopoly) if business.monopoly else -1
        for business in board.business
    )
    rules.job_kind = job_kind
    rules.deck_size = deck_size
    rules.round_of = tuple(job.round - 1 for job in board.job)
    rules.effect = tuple(job.effect for job in board.job)
    rules.job_target = tuple(job.target for job in board.job)
    rules.two = tuple(job.two // UNIT for job in board.job)
    rules.one = tuple(job.one // UNIT for job in board.job)
    rules.needs = tuple(
        tuple([kind.value for kind in job.prerequisites].count(business) for business in BUSINESSES)
        for job in board.job
    )
    rules.start_influence = bundle_of([card.start for card in board.influence])
    rules.influence_deck = bundle_of(influence)
    rules.draw_jobs = board.ladders.draw_jobs.values
    rules.draw_influence = board.ladders.draw_influence.values
    rules.power_bonus = tuple(value // UNIT for value in board.ladders.power_bonus.values)
    rules.numbers = {
        name: getattr(board.numbers, name).value // (UNIT if name in MONEY else 1)
        for name in Numbers.__struct_fields__
    }
    rules.work_out()
    return rules


def job_numbers(board: BoardFile) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """By the number of a job its kind, and by round the size of the deck: equal jobs lie side by
    side."""
    kinds = [-1] * (DECK * ROUNDS)
    sizes = [0] * ROUNDS
    for kind, job in enumerate(board.job):
        for _ in range(job.copies):
            kinds[DECK * (job.round - 1) + sizes[job.round - 1]] = kind
            sizes[job.round - 1] += 1
    return tuple(kinds), tuple(sizes)


def card_sheets(file: CardFile, options: Mapping[str, str]) -> list[CardSheet]:
    """Jobs, businesses, gangsters, influence cards and numbers, laid out to be printed."""
    board = read_board(file)
    money = {"two": "two$", "one": "one$", "needs": "prerequisites", "copies": ""}
    return [
        sheet("job", board.job, round="", name="", effect="", target="shown_target", **money),
        sheet(
            "business",
            board.business,
            name="kind",
            category="class_",
            copies="",
            price="price$",
            income="income$",
            monopoly="",
        ),
        sheet("family", board.family, name="", colour="", boss_name="boss", businesses=""),
        sheet("gangster", board.gangster, family="", name="", strength="", price="price$"),
        sheet("influence", board.influence, name="kind", copies="", start="", extra=""),
        number_sheet(board.numbers, board.ladders),
    ]
