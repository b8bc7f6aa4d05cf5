"""The numbers of one table of La Cosa Nostra: its cards and its options.

Money is counted in thousands of dollars. Every card has a number: gangsters 0 to 29, businesses 0
to 33; a job is its round times 64 plus its place in that round's deck.
"""

from enum import Enum
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from backroom.kernel.bitset import just
from backroom.kernel.rules import Rules

if TYPE_CHECKING:
    from backroom.games.la_cosa_nostra.card_file.board_file import BoardFile

ROUNDS: Final = 4
FAMILIES: Final = 5
FIRST_FAMILIES: Final = 7
"""Yellow, green and red, which belong into a first game (LCN-29), as a set."""
MEN: Final = 30
CREW: Final = 6
BUSINESSES: Final = 34
KINDS: Final = 11
JOB_KINDS: Final = 100
"""No card file has more different jobs; the actions are built for it."""
DECK: Final = 64
"""A job's number is its round times this, plus its place in the deck."""
PURCHASE: Final = 256
"""A gangster's task is the number of a job, or this plus the number of a business."""
NO_TASK: Final = -1
MOST_DICE: Final = 5
MOST_STAKE: Final = 20
MOST_LAUNDERED: Final = 15

# Kinds of businesses (LCN-10) and of influence cards (LCN-104 to LCN-117) are numbers.
LAWYER: Final = 3
POLITICIAN: Final = 4
COP: Final = 5
BUSINESS_NAMES: Final = (
    "pimp",
    "drug_dealer",
    "loan_shark",
    "lawyer",
    "politician",
    "cop",
    "garage",
    "building_firm",
    "waste_company",
    "night_club",
    "casino",
)
SNITCH: Final = 0
SPY: Final = 1
EMERGENCY_DOC: Final = 2
HENCHMAN: Final = 3
SABOTEUR: Final = 4
MACHINE_PISTOL: Final = 5
DISTRACTION: Final = 6
SCHEMER: Final = 7
INFLUENCE_NAMES: Final = (
    "snitch",
    "spy",
    "emergency_doc",
    "henchman",
    "saboteur",
    "machine_pistol",
    "distraction",
    "schemer",
)
MONOPOLIES: Final = ("prostitution", "drugs", "credit")


class Effect(Enum):
    """What a job does (LCN-12, LCN-161 to LCN-175)."""

    CASH = "cash"
    BASH_BUSINESSMAN = "bash_businessman"
    PROPERTY_DAMAGE = "property_damage"
    THEFT = "theft"
    VANDALISM = "vandalism"
    KILL_BUSINESSMAN = "kill_businessman"
    PERSUASION = "persuasion"
    ARSON = "arson"
    CAR_BOMB = "car_bomb"
    ASSASSINATION = "assassination"
    DRIVE_BY_SHOOTING = "drive_by_shooting"
    ROBBERY = "robbery"
    TRAP = "trap"
    EXCEPTIONAL_OFFER = "exceptional_offer"
    CONNECTIONS = "connections"
    MONEY_LAUNDERING = "money_laundering"
    BIRTHDAY_PARTY = "birthday_party"
    HORSE_RACING = "horse_racing"


class Weapon(Enum):
    """What a gangster can be killed with (LCN-142, LCN-171, LCN-174, LCN-175)."""

    CAR_BOMB = "car_bomb"
    ASSASSINATION = "assassination"
    DRIVE_BY_SHOOTING = "drive_by_shooting"
    TRAP = "trap"
    RETURN_FIRE = "return_fire"


class Aim(Enum):
    """What an attack is aimed at (LCN-69): the player himself, or one of his cards."""

    NOTHING = "nothing"
    PLAYER = "player"
    BUSINESSMAN = "businessman"
    COMPANY = "company"
    GANGSTER = "gangster"


AIMS: Final = {
    Effect.PROPERTY_DAMAGE: Aim.PLAYER,
    Effect.THEFT: Aim.PLAYER,
    Effect.BASH_BUSINESSMAN: Aim.BUSINESSMAN,
    Effect.KILL_BUSINESSMAN: Aim.BUSINESSMAN,
    Effect.PERSUASION: Aim.BUSINESSMAN,
    Effect.VANDALISM: Aim.COMPANY,
    Effect.ARSON: Aim.COMPANY,
    Effect.CAR_BOMB: Aim.GANGSTER,
    Effect.ASSASSINATION: Aim.GANGSTER,
    Effect.DRIVE_BY_SHOOTING: Aim.GANGSTER,
}
TAKES_TWO: Final = (Effect.PERSUASION, Effect.ASSASSINATION, Effect.DRIVE_BY_SHOOTING)
"""LCN-67: the jobs that come to nothing with one success."""
WEAPONS: Final = {
    Effect.CAR_BOMB: Weapon.CAR_BOMB,
    Effect.ASSASSINATION: Weapon.ASSASSINATION,
    Effect.DRIVE_BY_SHOOTING: Weapon.DRIVE_BY_SHOOTING,
}


@final
class LcnRules(Rules):
    """Tables by gangster, business, kind of business and kind of job."""

    board: "BoardFile"
    strength: tuple[i64, ...]
    price: tuple[i64, ...]
    """By gangster: what it costs to recruit him; 0 for a Start Gangster."""
    start_businesses: tuple[tuple[int, ...], ...]
    """By family: the kinds of its first businesses (LCN-20)."""
    business_kind: tuple[i64, ...]
    """By business: its kind."""
    company_kinds: tuple[bool, ...]
    """By kind: is it a Company (LCN-10)?"""
    business_price: tuple[i64, ...]
    business_income: tuple[i64, ...]
    monopoly_of: tuple[i64, ...]
    """By kind: the monopoly it counts for, or -1 (LCN-122)."""
    job_kind: tuple[i64, ...]
    """By the number of a job: its kind."""
    deck_size: tuple[i64, ...]
    round_of: tuple[i64, ...]
    effect: tuple[Effect, ...]
    job_target: tuple[i64, ...]
    """By kind of job: the number each die must show; 0 for the victim's strength (LCN-135)."""
    two: tuple[i64, ...]
    one: tuple[i64, ...]
    needs: tuple[tuple[int, ...], ...]
    """By kind of job: how many businesses of each kind a Cash Job needs (LCN-76)."""
    start_influence: i64
    influence_deck: i64
    """All influence cards, as a bundle."""
    draw_jobs: tuple[i64, ...]
    draw_influence: tuple[i64, ...]
    power_bonus: tuple[i64, ...]
    numbers: dict[str, int]

    # Not frozen: what follows from the fields above.

    of_kind: tuple[i64, ...]
    """By kind: the set of businesses of that kind."""
    companies: i64
    """The set of businesses that are Companies; the others are Businessmen."""
    lawyers: i64
    aim: tuple[Aim, ...]
    attacks: tuple[bool, ...]
    """By kind of job: does it count as an attack (LCN-74)?"""
    ends_talk: tuple[bool, ...]
    """By kind of job: is nobody to trade while it lies open (LCN-72, LCN-81)?"""
    start_cash: i64
    markers: i64
    market: i64
    most_jobs_kept: i64
    most_influence_kept: i64
    monopoly_pays: i64
    monopoly_least: i64
    most_gangsters_pays: i64
    business_bonus: i64
    hardest_target: i64
    easiest_target: i64
    least_strength: i64
    offers_a_round: i64
    last_round: i64
    free_spying: bool
    any_time: bool
    pays_business_bonus: bool
    rob_robbers: bool
    influence_from: i64
    plan_two: bool
    politician_first: bool
    random_families: bool
    choose_families: bool
    first_families: bool
    binding: bool
    """Does an announcement prove that it is an attack (LCN-E94)?"""
    duel: bool

    def work_out(self) -> None:
        """What follows from the cards, the numbers and the options."""
        numbers, options = self.numbers, self.options
        # Every card can be asked about a few times a round, and every offer made, answered and
        # withdrawn; the bound only has to be one.
        self.longest = 6000 + ROUNDS * self.seats * (numbers["offers_a_round"] + 1) * 3
        self.of_kind = tuple(
            [
                sum([just(each) for each in range(BUSINESSES) if self.business_kind[each] == kind])
                for kind in range(KINDS)
            ]
        )
        self.companies = sum(
            [
                just(each)
                for each in range(BUSINESSES)
                if self.company_kinds[self.business_kind[each]]
            ]
        )
        self.lawyers = self.of_kind[LAWYER]
        self.aim = tuple([AIMS.get(each, Aim.NOTHING) for each in self.effect])
        self.attacks = tuple([each in AIMS or each is Effect.ROBBERY for each in self.effect])
        self.ends_talk = tuple([each is Effect.CASH or each in AIMS for each in self.effect])
        self.start_cash = numbers["start_cash"]
        self.markers = numbers["markers"]
        self.market = numbers["market"]
        self.most_jobs_kept = numbers["most_jobs_kept"]
        self.most_influence_kept = numbers["most_influence_kept"]
        self.monopoly_pays = numbers["monopoly_pays"]
        self.monopoly_least = numbers["monopoly_least"]
        self.most_gangsters_pays = numbers["most_gangsters_pays"]
        self.business_bonus = numbers["business_bonus"]
        self.hardest_target = numbers["hardest_target"]
        self.easiest_target = numbers["easiest_target"]
        self.least_strength = numbers["least_strength"]
        self.offers_a_round = numbers["offers_a_round"]
        self.last_round = 3 if options["length"] == "three_rounds" else ROUNDS
        self.free_spying = options["spying"] == "free"
        self.any_time = options["influence"] == "any_time"
        self.pays_business_bonus = options["business_bonus"] == "on"
        self.rob_robbers = options["rob_robbers"] == "on"
        self.influence_from = int(options["influence_from"][-1])
        self.plan_two = options["planning"] == "two"
        self.politician_first = options["politician_first"] == "on"
        self.random_families = options["families"] == "random"
        self.first_families = options["families"] == "first_game"
        self.choose_families = self.first_families or options["families"] == "choose"
        self.binding = options["threats"] == "binding"
        self.duel = options["final_tie"] == "duel"
