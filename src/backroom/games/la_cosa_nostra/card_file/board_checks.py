# Interpreted: card files are read once a table.
"""Whether a card file of La Cosa Nostra adds up; if not, the line and what is wrong there."""

import re
from collections import Counter
from collections.abc import Sequence
from enum import Enum
from typing import NoReturn

from backroom.games.la_cosa_nostra.card_file.board_file import (
    COLOURS,
    MONEY,
    UNIT,
    BoardFile,
    BusinessKind,
    FamilyName,
    InfluenceKind,
    Job,
)
from backroom.games.la_cosa_nostra.rules import (
    CREW,
    JOB_KINDS,
    MONOPOLIES,
    MOST_LAUNDERED,
    MOST_STAKE,
    ROUNDS,
    Effect,
)
from backroom.kernel.bitset import MOST_THINGS
from backroom.kernel.cards import CardFile, check_counts

PLAYERS = 5
BOX = {
    "jobs": (90, "jobs", "LCN-13"),
    "businesses": (34, "businesses", "LCN-21"),
    "gangsters": (30, "gangsters", "LCN-18"),
    "influence": (33, "influence cards", "LCN-E38"),
    "influence_extra": (2, "extra influence cards", "LCN-E38"),
}
"""How many cards the box has."""
MOST_COPIES = 8
STRONGEST = 4
DIE = 6
LONGEST_NAME = 40


def read_board(file: CardFile) -> BoardFile:
    """The file as typed data in the order of the numbers, or the line and what does not add up."""
    board = file.read_as(BoardFile)
    check_numbers(board, file)
    check_ladders(board, file)
    check_businesses(board, file)
    check_monopolies(board, file)
    check_families(board, file)
    check_gangsters(board, file)
    check_market(board, file)
    check_jobs(board, file)
    check_decks(board, file)
    check_influence(board, file)
    return board.in_order()


def check_numbers(board: BoardFile, file: CardFile) -> None:
    """LCN-14, LCN-109, LCN-E39: money in thousands, targets on a die, all the cards of the box."""
    check_counts(file, board.numbers, MONEY, UNIT, not_money())
    for name, (want, cards, rule) in BOX.items():
        if getattr(board.numbers, name).value != want:
            file.fail(f"numbers.{name}", f"the box has {want} {cards} ({rule})")
    hardest = board.numbers.hardest_target.value
    if hardest > DIE:
        file.fail("numbers.hardest_target", f"no die shows more than {DIE} (LCN-109)")
    if board.numbers.easiest_target.value > hardest:
        file.fail("numbers.easiest_target", f"the hardest target is {hardest} (LCN-E39)")


def check_ladders(board: BoardFile, file: CardFile) -> None:
    """LCN-32, LCN-33, LCN-151: a number for every round; and killing more pays more."""
    jobs = board.ladders.draw_jobs.values
    if len(jobs) != ROUNDS or min(jobs) < 1:
        file.fail("ladders.draw_jobs", f"must be {ROUNDS} numbers, none below 1 (LCN-32)")
    influence = board.ladders.draw_influence.values
    if len(influence) != ROUNDS or min(influence) < 0:
        file.fail("ladders.draw_influence", f"must be {ROUNDS} numbers, none below 0 (LCN-33)")
    bonus = board.ladders.power_bonus.values
    if len(bonus) != 3 or not bonus[0] < bonus[1] < bonus[2]:
        file.fail("ladders.power_bonus", "must be 3 numbers, each above the one before (LCN-151)")
    for value in bonus:
        check_money(file, "ladders.power_bonus", value)


def check_businesses(board: BoardFile, file: CardFile) -> None:
    """LCN-10, LCN-11, LCN-21: all eleven kinds, each for twice its income, together 34."""
    check_each_once(file, "business", "kind", BusinessKind, [each.kind for each in board.business])
    for number, each in enumerate(board.business):
        path = f"business[{number}]"
        check_copies(file, path, each.copies)
        check_money(file, f"{path}.income", each.income, least=UNIT)
        if each.price != 2 * each.income:
            wanted = f"${2 * each.income:,}"
            file.fail(f"{path}.price", f"must be twice the income, {wanted} (LCN-11)")
    check_sum(file, "businesses", sum([each.copies for each in board.business]))


def check_monopolies(board: BoardFile, file: CardFile) -> None:
    """LCN-122: three monopolies, each of one kind of Businessmen."""
    found: list[str] = []
    for number, each in enumerate(board.business):
        if not each.monopoly:
            continue
        path = f"business[{number}].monopoly"
        if each.monopoly not in MONOPOLIES:
            file.fail(path, f"a monopoly is one of {', '.join(MONOPOLIES)} (LCN-122)")
        if each.monopoly in found:
            file.fail(path, f"{each.monopoly} belongs to another business already (LCN-122)")
        if each.is_company:
            file.fail(path, "only Businessmen count for a monopoly (LCN-122)")
        found.append(each.monopoly)
    for monopoly in MONOPOLIES:
        if monopoly not in found:
            file.fail("business", f"no business counts for the monopoly {monopoly} (LCN-122)")


def check_families(board: BoardFile, file: CardFile) -> None:
    """LCN-18, LCN-20: five families, each in a colour, and all five can start with their own."""
    check_each_once(file, "family", "name", FamilyName, [each.name for each in board.family])
    colours = [family.colour for family in board.family]
    for number, family in enumerate(board.family):
        path = f"family[{number}]"
        check_name(file, f"{path}.boss", family.boss)
        if family.colour not in COLOURS:
            file.fail(f"{path}.colour", f"a colour is one of {', '.join(COLOURS)} (LCN-20)")
        if colours.index(family.colour) != number:
            file.fail(f"{path}.colour", f"{family.colour} is taken already (LCN-20)")
    for kind, count in start_businesses(board).items():
        have = board.business_of(kind).copies
        if count > have:
            wanted = f"the families start with {count} of {kind.value}"
            file.fail("family", f"{wanted}, and there are {have} (LCN-20)")


def start_businesses(board: BoardFile) -> Counter[BusinessKind]:
    """What all five families together start with."""
    return Counter([kind for family in board.family for kind in family.businesses])


def check_gangsters(board: BoardFile, file: CardFile) -> None:
    """LCN-8, LCN-18, LCN-119: six in each family, of whom three are there from the start."""
    for number, man in enumerate(board.gangster):
        path = f"gangster[{number}]"
        check_name(file, f"{path}.name", man.name)
        check_money(file, f"{path}.price", man.price)
        if not 1 <= man.strength <= STRONGEST:
            file.fail(f"{path}.strength", f"a strength is from 1 to {STRONGEST} (LCN-8)")
        if man.strength < board.numbers.least_strength.value:
            weak = f"{man.name} has a strength of {man.strength}"
            file.fail("numbers.least_strength", f"{weak}, which is less (LCN-111)")
    for family in FamilyName:
        men = [man for man in board.gangster if man.family is family]
        recruits = [man for man in men if man.price > 0]
        if len(men) != CREW:
            have = f"{family.value} has {len(men)} gangsters"
            file.fail("gangster", f"{have}, and must have {CREW} (LCN-18)")
        if len(recruits) != CREW // 2:
            have = f"{family.value} has {len(recruits)} gangsters with a price"
            file.fail("gangster", f"{have}, and must have {CREW // 2} (LCN-19, LCN-119)")


def check_market(board: BoardFile, file: CardFile) -> None:
    """LCN-22, LCN-23: the stack can always fill the first market, with one Company at most."""
    taken = start_businesses(board)
    left = [each for each in board.business if each.copies > taken[each.kind]]
    men = len([each for each in left if not each.is_company])
    fit = men + (1 if men < len(left) else 0)
    if fit < board.numbers.market.value:
        file.fail(
            "numbers.market",
            f"with five families the stack has only {fit} different kinds for the first market, "
            "counting one Company at most (LCN-22, LCN-23)",
        )


def check_jobs(board: BoardFile, file: CardFile) -> None:
    """LCN-12, LCN-13: every job has a round, a title and what belongs to its effect."""
    if len(board.job) > JOB_KINDS:
        file.fail("job", f"there are {len(board.job)} jobs, and at most {JOB_KINDS} can differ")
    titles: dict[str, Effect] = {}
    faces: set[tuple[object, ...]] = set()
    for number, job in enumerate(board.job):
        path = f"job[{number}]"
        if not 1 <= job.round <= ROUNDS:
            file.fail(f"{path}.round", f"a round is from 1 to {ROUNDS} (LCN-13)")
        if not re.fullmatch("[a-z][a-z0-9_]*", job.title):
            file.fail(f"{path}.title", "a title is in small letters, for example drug_delivery")
        if titles.setdefault(job.title, job.effect) is not job.effect:
            other = titles[job.title].value
            file.fail(f"{path}.title", f"another {job.title} has the effect {other} (LCN-61)")
        if job.face() in faces:
            file.fail(path, "this card is listed already; give the first one more copies")
        faces.add(job.face())
        check_name(file, f"{path}.name", job.name)
        check_copies(file, path, job.copies)
        check_target(job, path, file)
        check_prerequisites(board, job, path, file)
        check_amounts(board, job, path, file)


def check_target(job: Job, path: str, file: CardFile) -> None:
    """LCN-64, LCN-135: a number on the card, or a question mark if a life is at stake."""
    asks_strength = job.effect in (Effect.ASSASSINATION, Effect.DRIVE_BY_SHOOTING)
    if asks_strength and job.target != 0:
        file.fail(f"{path}.target", "the target is the victim's strength: write 0 (LCN-135)")
    if not asks_strength and not 2 <= job.target <= DIE:
        file.fail(f"{path}.target", f"a target is from 2 to {DIE} (LCN-64)")


def check_prerequisites(board: BoardFile, job: Job, path: str, file: CardFile) -> None:
    """LCN-76: Cash Jobs only, and no more of a kind than there are."""
    if job.prerequisites and job.effect is not Effect.CASH:
        file.fail(f"{path}.prerequisites", "only Cash Jobs have prerequisites (LCN-76)")
    for kind, count in Counter(job.prerequisites).items():
        have = board.business_of(kind).copies
        if count > have:
            wanted = f"this asks for {count} of {kind.value}"
            file.fail(f"{path}.prerequisites", f"{wanted}, and there are {have} (LCN-76)")


PAYING = (
    Effect.CASH,
    Effect.THEFT,
    Effect.PROPERTY_DAMAGE,
    Effect.BIRTHDAY_PARTY,
    Effect.MONEY_LAUNDERING,
)


def check_amounts(board: BoardFile, job: Job, path: str, file: CardFile) -> None:
    """LCN-65, LCN-138, LCN-165, LCN-166, LCN-173: the amounts that the effect knows, no others."""

    def fail(name: str, complaint: str) -> NoReturn:
        file.fail(f"{path}.{name}", complaint)

    check_money(file, f"{path}.two", job.two)
    check_money(file, f"{path}.one", job.one)
    cheapest = min([each.price for each in board.business])
    effect = job.effect
    if effect in PAYING:
        if job.one == 0:
            fail("one", f"{job.title} needs an amount for one success (LCN-65)")
        if job.two < job.one:
            fail("two", "two successes must not bring less than one (LCN-65)")
        if effect is Effect.MONEY_LAUNDERING and job.two > MOST_LAUNDERED * UNIT:
            fail("two", f"at most ${MOST_LAUNDERED * UNIT:,} can be laundered (LCN-138)")
    elif effect is Effect.EXCEPTIONAL_OFFER:
        if job.two:
            fail("two", "two successes halve the price: write 0 (LCN-165)")
        if not 0 < job.one <= cheapest:
            fail("one", f"one success takes something off, at most ${cheapest:,} (LCN-165)")
    elif effect is Effect.CONNECTIONS:
        if job.one:
            fail("one", "one success leaves the price as it is: write 0 (LCN-166)")
        if not 0 < job.two <= cheapest:
            fail("two", f"two successes take something off, at most ${cheapest:,} (LCN-166)")
    elif effect is Effect.HORSE_RACING:
        if job.two != job.one:
            fail("two", "the highest stake must be the same for two and one (LCN-173)")
        if not 0 < job.one <= MOST_STAKE * UNIT:
            fail("one", f"the highest stake is at most ${MOST_STAKE * UNIT:,} (LCN-173)")
    elif job.two or job.one:
        fail("two" if job.two else "one", f"{effect.value} has no amounts: leave two and one out")


def check_decks(board: BoardFile, file: CardFile) -> None:
    """LCN-13, LCN-32: 90 jobs, and in every round enough for five players."""
    check_sum(file, "jobs", sum([job.copies for job in board.job]))
    for number, draw in enumerate(board.ladders.draw_jobs.values, 1):
        cards = sum([job.copies for job in board.job if job.round == number])
        have = f"round {number} has {cards} jobs"
        if cards < PLAYERS * draw:
            file.fail("job", f"{have}, and five players draw {PLAYERS * draw} (LCN-32)")
        if cards >= MOST_THINGS:
            file.fail("job", f"{have}, and at most {MOST_THINGS - 1} are possible")


def check_influence(board: BoardFile, file: CardFile) -> None:
    """LCN-16, LCN-E38: all eight kinds, together 33 and 2, and five players get a start set."""
    kinds = [each.kind for each in board.influence]
    check_each_once(file, "influence", "kind", InfluenceKind, kinds)
    for number, each in enumerate(board.influence):
        path = f"influence[{number}]"
        check_copies(file, path, each.copies)
        for name, count in (("start", each.start), ("extra", each.extra)):
            if count < 0:
                file.fail(f"{path}.{name}", "must not be below 0")
        if PLAYERS * each.start > each.copies:
            wanted = f"five players start with {PLAYERS * each.start} of {each.kind.value}"
            file.fail(f"{path}.start", f"{wanted}, and there are {each.copies} (LCN-16)")
    check_sum(file, "influence", sum([each.copies for each in board.influence]))
    check_sum(file, "influence_extra", sum([each.extra for each in board.influence]))


def check_each_once(
    file: CardFile, table: str, key: str, known: type[Enum], listed: Sequence[Enum]
) -> None:
    """Everything that is known is listed, and nothing twice."""
    for number, each in enumerate(listed):
        if listed.index(each) != number:
            file.fail(f"{table}[{number}].{key}", f"{each.value} is listed already")
    for each in known:
        if each not in listed:
            file.fail(table, f"there is no {each.value}; all {len(known)} must be listed")


def check_sum(file: CardFile, name: str, have: int) -> None:
    """The file has as many cards as the box."""
    want, cards, rule = BOX[name]
    if have != want:
        file.fail(f"numbers.{name}", f"the {cards} add up to {have}, and must be {want} ({rule})")


def check_copies(file: CardFile, path: str, copies: int) -> None:
    if not 1 <= copies <= MOST_COPIES:
        file.fail(f"{path}.copies", f"copies are from 1 to {MOST_COPIES}")


def check_money(file: CardFile, path: str, amount: int, least: int = 0) -> None:
    """LCN-14: every amount is a multiple of $1,000."""
    if amount < least or amount % UNIT:
        file.fail(path, not_money(least))


def not_money(least: int = 0) -> str:
    return f"money is a multiple of ${UNIT:,}, and not below ${least:,} (LCN-14)"


def check_name(file: CardFile, path: str, name: str) -> None:
    if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
        file.fail(path, f"a name is one line of text, at most {LONGEST_NAME} letters long")
