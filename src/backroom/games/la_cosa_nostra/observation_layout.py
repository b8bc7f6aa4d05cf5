# Interpreted: a layout is made once a table.
"""What a row says of a table of La Cosa Nostra (kernel/observation.py). Money is in thousands."""

from backroom.games.la_cosa_nostra.position import MARKER_BITS, Stage
from backroom.games.la_cosa_nostra.rules import (
    BUSINESSES,
    INFLUENCE_NAMES,
    KINDS,
    MEN,
    MONOPOLIES,
    MOST_DICE,
    ROUNDS,
    LcnRules,
)
from backroom.games.la_cosa_nostra.set_up import deal
from backroom.games.la_cosa_nostra.steps.step import STEPS
from backroom.games.la_cosa_nostra.trade.terms import PromiseKind
from backroom.kernel.bundle import BITS, SORTS
from backroom.kernel.observation import WORD_BITS, Field, Layout, bits_for, each_seat, field

assert deal is not None, "whoever can deal has loaded all steps"
STEP_NAMES = sorted(STEPS)
STAGES = ", ".join(stage.value for stage in Stage)
INFLUENCE = ", ".join(INFLUENCE_NAMES)
PROMISES = ", ".join(kind.value for kind in PromiseKind)
JOB_BITS = 3
MONEY = 12
SLOTS = 32
OFFERS_TOLD = 3


def layout_of(rules: LcnRules) -> Layout:
    """All that a seat knows, but of offers those to itself, and of promises what is still owed."""
    seats, jobs = int(rules.seats), len(rules.effect)
    return Layout(
        [
            *now_fields(),
            *field("dice", 3, "the dice rolled", MOST_DICE),
            *field("needed", 2, "by kind of business: markers still to be chosen", KINDS),
            *field("serving", 1, "by business: its marker serves the open job", BUSINESSES),
            *field("market", 6, "the business in each slot, plus 1", int(rules.market)),
            *field("stack", 1, "by business: somewhere in the stack", BUSINESSES),
            *field("monopolies", 3, "who holds each, as a relative seat plus 1", len(MONOPOLIES)),
            *field("job decks", 6, "by round: jobs not dealt", ROUNDS),
            *field("hidden jobs", 6, "by round: jobs discarded face down", ROUNDS),
            *field("influence pile", 6, "influence cards in the pile"),
            *field("hidden influence", 6, "influence cards discarded face down"),
            *field("shown influence", BITS, f"by kind, discarded face up: {INFLUENCE}", SORTS),
            *field("open jobs", JOB_BITS, "by kind: jobs that everybody has seen", jobs),
            *[
                each
                for name, meaning in MEN_SETS
                for each in field(name, 1, f"by gangster: {meaning}", MEN)
            ],
            *field("businesses off", 1, "by business: deactivated", BUSINESSES),
            *field("businesses used", 1, "by business: its ability was used", BUSINESSES),
            *field("rounds of tasks", 3, "by gangster: the round of his job, 1 to 4", MEN),
            *field("purchases", 6, "by gangster: the business he is to buy, plus 1", MEN),
            *field("jobs of men", 7, "by gangster: the kind of his job plus 1, if known", MEN),
            *marker_fields(seats),
            *each_seat(seats, seat_fields()),
            *field("hand", JOB_BITS, "by kind: your jobs", jobs),
            *field("known jobs", JOB_BITS, "by kind: hidden discards that you know", jobs),
            *field("influence", BITS, f"your influence cards: {INFLUENCE}", SORTS),
            *field("secret influence", BITS, "those you have discarded face down", SORTS),
            *[
                each._replace(name=f"{each.name} of offer {number}")
                for number in range(OFFERS_TOLD)
                for each in offer_fields()
            ],
        ],
        omits=("offers", "promises"),
        slots=SLOTS,
        slot_fields=offer_fields(),
    )


MEN_SETS = (
    ("men off", "deactivated"),
    ("planned", "a face-down job lies on him"),
    ("buying", "is to buy something"),
    ("henchmen", "has a Henchman"),
    ("saboteurs", "has a Saboteur"),
    ("pistols", "has a Machine Pistol"),
    ("distractions", "has a Distraction"),
)


def now_fields() -> list[Field]:
    """What is going on."""
    return [
        *field("round", 3, "the number of this round"),
        *field("stage", 3, f"0 to 7: {STAGES}"),
        *field("step", bits_for(len(STEP_NAMES)), f"0 on: {', '.join(STEP_NAMES)}"),
        *field("start", 3, "the start player, as a relative seat"),
        *field("turn", 3, "whose regular turn it is"),
        *field("actor", 3, "who plans or executes, as a relative seat plus 1"),
        *field("brought", 1, "the turn is brought forward"),
        *field("man", 5, "the gangster it is about, plus 1"),
        *field("job", 7, "the kind of the open job, plus 1"),
        *field("target", 3, "at whom an attack is aimed, as a relative seat plus 1"),
        *field("victim man", 5, "the gangster attacked, plus 1"),
        *field("victim business", 6, "the business attacked, plus 1"),
        *field("wins", 3, "dice that succeeded"),
        *field("stake", 5, "money staked"),
        *field("robber", 3, "who robs, as a relative seat plus 1"),
        *field("robbed", 3, "who is robbed, as a relative seat plus 1"),
        *field("rob man", 5, "with which gangster, plus 1"),
        *field("loot", 8, "what is robbed"),
        *field("harmed man", 5, "whom a doctor may still save, plus 1"),
        *field("harmed business", 6, "which business, plus 1"),
        *field("lethal", 1, "would it be a death"),
        *field("peeks", 3, "jobs that may still be looked at"),
    ]


def marker_fields(seats: int) -> list[Field]:
    """By business and relative seat; the numbers of one business stay in one word."""
    per = WORD_BITS // (MARKER_BITS * seats)
    meaning = "by business, and for each by relative seat: markers on it"
    return [
        Field(f"markers from {first}", MARKER_BITS, min(per, BUSINESSES - first) * seats, meaning)
        for first in range(0, BUSINESSES, per)
    ]


def seat_fields() -> list[Field]:
    return [
        *field("family", 3, "the number of the family plus 1"),
        *field("cash", MONEY, "cash"),
        *field("laundered", MONEY, "laundered money"),
        *field("jobs", 4, "by round: jobs in hand", ROUNDS),
        *field("influence cards", 4, "influence cards in hand"),
        *field("asked", 1, "owes an answer"),
        *field("offered", 6, "offers made in this round"),
        *field("men", 1, "by gangster: on the table", MEN),
        *field("recruits", 1, "by gangster: under the boss", MEN),
        *field("trophies", 1, "by gangster: killed by him", MEN),
        *field("businesses", 1, "by business: his own", BUSINESSES),
        *field("looked at", 1, "by gangster: he knows that job, though it is not his", MEN),
        *field("surely", BITS, f"influence cards surely in hand: {INFLUENCE}", SORTS),
        *field("owes you", 7, "what he owes you"),
        *field("you owe", 7, "what you owe him"),
        *field("his peace", 1, "he has promised you peace, and kept it so far"),
        *field("your peace", 1, "you have promised him peace"),
    ]


def offer_fields() -> list[Field]:
    """An offer, or something else that one may say; seen by whoever may take it."""
    said = "0 nothing, 1 an offer, 2 withdraw one, 3 take back a marker, 4 a promise"
    return [
        *field("what", 3, said),
        *field("slot", 5, "the offer that it is, withdraws or answers, plus 1"),
        *field("partner", 3, "with whom, as a relative seat plus 1"),
        *field("money for you", 7, "the cash you get"),
        *field("your money", 7, "the cash you give"),
        *field("business for you", 6, "the first business you get, plus 1"),
        *field("your business", 6, "the first business you give (or take back from), plus 1"),
        *field("man for you", 5, "the first gangster you get, plus 1"),
        *field("your man", 5, "the first gangster you give, plus 1"),
        *field("marker for you", 6, "the first business for a marker of yours, plus 1"),
        *field("your permit", 6, "the first business for a marker of his, plus 1"),
        *field("promise to you", 3, f"his first promise, plus 1: {PROMISES}"),
        *field("promised sum", 7, "and its amount"),
        *field("your promise", 3, f"your first promise, plus 1: {PROMISES}"),
        *field("your promised sum", 7, "and its amount"),
    ]
