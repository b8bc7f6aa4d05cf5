# Interpreted: structs of msgspec gain nothing from the compiler.
"""What is printed on the cards of one table, and what the numbers in a view stand for. Money is in
dollars."""

import msgspec

from backroom.games.la_cosa_nostra.actions import ACTIONS, OPEN_OFFERS, Kind, LcnAction
from backroom.games.la_cosa_nostra.card_file.board_file import (
    BUSINESSES,
    FAMILIES,
    BoardFile,
    Gangster,
    Job,
)
from backroom.games.la_cosa_nostra.rules import (
    AIMS,
    BUSINESS_NAMES,
    INFLUENCE_NAMES,
    MONOPOLIES,
    TAKES_TWO,
    Aim,
    Effect,
    LcnRules,
)
from backroom.games.la_cosa_nostra.words.cards_in_words import title
from backroom.games.la_cosa_nostra.words.saying import dashed, dollars, says
from backroom.kernel.bundle import count_of
from backroom.kernel.messages import Message

OUTCOMES = {
    Effect.CASH: ("pays", "pays", "nothing"),
    Effect.BASH_BUSINESSMAN: ("closes-businessman", "closes-businessman", "nothing"),
    Effect.PROPERTY_DAMAGE: ("pays-bank", "pays-bank", "nothing"),
    Effect.THEFT: ("pays-you", "pays-you", "nothing"),
    Effect.VANDALISM: ("closes-company", "closes-company", "nothing"),
    Effect.KILL_BUSINESSMAN: ("kills-businessman", "closes-businessman", "nothing"),
    Effect.PERSUASION: ("wins-businessman", "nothing", "nothing"),
    Effect.ARSON: ("destroys-company", "closes-company", "nothing"),
    Effect.CAR_BOMB: ("kills-gangster", "stops-gangster", "nothing"),
    Effect.ASSASSINATION: ("kills-gangster", "nothing", "nothing"),
    Effect.DRIVE_BY_SHOOTING: ("kills-gangster", "nothing", "may-shoot-back"),
    Effect.ROBBERY: ("takes-all", "takes-half", "nothing"),
    Effect.TRAP: ("repels-and-kills", "repels", "nothing"),
    Effect.EXCEPTIONAL_OFFER: ("half-price", "market-cheaper", "nothing"),
    Effect.CONNECTIONS: ("any-cheaper", "any-business", "nothing"),
    Effect.MONEY_LAUNDERING: ("launders", "launders", "nothing"),
    Effect.BIRTHDAY_PARTY: ("presents", "presents", "nothing"),
    Effect.HORSE_RACING: ("doubles", "doubles", "loses-stake"),
}
"""What a job does with two successes, with one, and with none."""
JOB_RULES = {
    Effect.CASH: "LCN-75",
    Effect.BASH_BUSINESSMAN: "LCN-161",
    Effect.VANDALISM: "LCN-162",
    Effect.PROPERTY_DAMAGE: "LCN-163",
    Effect.THEFT: "LCN-164",
    Effect.EXCEPTIONAL_OFFER: "LCN-165",
    Effect.CONNECTIONS: "LCN-166",
    Effect.MONEY_LAUNDERING: "LCN-138",
    Effect.BIRTHDAY_PARTY: "LCN-168",
    Effect.KILL_BUSINESSMAN: "LCN-169",
    Effect.ARSON: "LCN-170",
    Effect.ASSASSINATION: "LCN-171",
    Effect.PERSUASION: "LCN-172",
    Effect.HORSE_RACING: "LCN-173",
    Effect.DRIVE_BY_SHOOTING: "LCN-174",
    Effect.CAR_BOMB: "LCN-175",
    Effect.ROBBERY: "LCN-141",
    Effect.TRAP: "LCN-142",
}
INFLUENCE_RULES = (
    "LCN-104",
    "LCN-106",
    "LCN-117",
    "LCN-107",
    "LCN-108",
    "LCN-110",
    "LCN-111",
    "LCN-112",
)
ABILITIES = {"lawyer": "LCN-155", "politician": "LCN-156", "cop": "LCN-157"}


class JobPrinted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of job."""

    title: Message
    round: int
    sort: str
    """cash, attack, response or special (LCN-12)."""
    effect: str
    aim: str | None
    """What an attack is aimed at (LCN-69)."""
    target: int | None
    """What each die must show; None for the strength of the victim (LCN-135)."""
    needs: tuple[int, ...]
    """The kinds of businesses that it takes (LCN-76)."""
    pays_two: int
    pays_one: int
    """The sums on the card, for two successes and for one."""
    takes_two: bool
    """Does it do nothing with one success (LCN-67)?"""
    two: Message
    one: Message
    none: Message
    copies: int
    rule: str
    provenance: str


class BusinessPrinted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of business."""

    name: Message
    call: Message
    """A short name, of ten letters at most."""
    icon: str
    is_company: bool
    price: int
    income: int
    monopoly: int | None
    """The monopoly that it counts for (LCN-122)."""
    ability: Message | None
    copies: int
    rule: str
    provenance: str


class ManPrinted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A gangster. Names are the same in every language, like everything in the box."""

    name: str
    call: str
    """A short name."""
    family: int
    strength: int
    price: int
    """What it costs to recruit him; 0 for a Start Gangster."""
    provenance: str


class FamilyPrinted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Message
    colour: str
    boss: str
    businesses: tuple[int, ...]
    """The kinds of business that it starts with (LCN-20)."""
    men: tuple[int, ...]


class InfluencePrinted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of influence card."""

    name: Message
    text: Message
    icon: str
    copies: int
    start: int
    """How many of them everybody has to begin with (LCN-16)."""
    is_laid: bool
    """Is it laid on a gangster (LCN-107 to LCN-111)?"""
    rule: str


class MonopolyPrinted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Message
    kind: int
    """The kind of business that it is about."""


class KindPrinted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of action: its numbers are `first` and so many after it, one for each value."""

    name: str
    about: str
    """What the value is the number of: a man, a business, a job, a slot, a target …"""
    first: int
    count: int


class LcnPrinted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lists go by the numbers that views and events use."""

    jobs: tuple[JobPrinted, ...]
    kinds: tuple[BusinessPrinted, ...]
    businesses: tuple[int, ...]
    """By the number of a business: its kind."""
    men: tuple[ManPrinted, ...]
    families: tuple[FamilyPrinted, ...]
    influence: tuple[InfluencePrinted, ...]
    monopolies: tuple[MonopolyPrinted, ...]
    actions: tuple[KindPrinted, ...]
    rounds: int
    draw_jobs: tuple[int, ...]
    draw_influence: tuple[int, ...]
    """By round; Politicians bring more (LCN-36)."""
    start_cash: int
    markers: int
    most_jobs_kept: int
    most_influence_kept: int
    monopoly_pays: int
    monopoly_least: int
    most_gangsters_pays: int
    power_bonus: tuple[int, ...]
    """For each pistol of one's kills, with one, two, and more of them (LCN-151)."""
    business_bonus: int | None
    """LCN-V4, if it is played with."""
    easiest_target: int
    hardest_target: int
    least_strength: int
    offers_a_round: int
    open_offers: int


def print_matter(rules: LcnRules) -> LcnPrinted:
    """Everything that lies open in the box, under the rules of this table."""
    board = rules.board
    numbers = board.numbers
    return LcnPrinted(
        jobs=tuple([print_job(board, kind, job) for kind, job in enumerate(board.job)]),
        kinds=tuple([print_business(board, kind) for kind in range(len(BUSINESS_NAMES))]),
        businesses=tuple([int(kind) for kind in rules.business_kind]),
        men=tuple([print_man(man) for man in board.gangster]),
        families=tuple([print_family(board, family) for family in range(len(FAMILIES))]),
        influence=tuple([print_influence(rules, card) for card in range(len(INFLUENCE_NAMES))]),
        monopolies=tuple(
            [
                MonopolyPrinted(says(f"monopoly-{name}"), list(rules.monopoly_of).index(monopoly))
                for monopoly, name in enumerate(MONOPOLIES)
            ]
        ),
        actions=tuple([print_kind(kind) for kind in kinds_of_actions()]),
        rounds=int(rules.last_round),
        draw_jobs=board.ladders.draw_jobs.values,
        draw_influence=board.ladders.draw_influence.values,
        start_cash=numbers.start_cash.value,
        markers=numbers.markers.value,
        most_jobs_kept=numbers.most_jobs_kept.value,
        most_influence_kept=numbers.most_influence_kept.value,
        monopoly_pays=numbers.monopoly_pays.value,
        monopoly_least=numbers.monopoly_least.value,
        most_gangsters_pays=numbers.most_gangsters_pays.value,
        power_bonus=board.ladders.power_bonus.values,
        business_bonus=numbers.business_bonus.value if rules.pays_business_bonus else None,
        easiest_target=numbers.easiest_target.value,
        hardest_target=numbers.hardest_target.value,
        least_strength=numbers.least_strength.value,
        offers_a_round=numbers.offers_a_round.value,
        open_offers=OPEN_OFFERS,
    )


def print_job(board: BoardFile, kind: int, job: Job) -> JobPrinted:
    two, one, none = OUTCOMES[job.effect]
    aim = AIMS.get(job.effect, Aim.NOTHING)
    return JobPrinted(
        title=title(board, kind),
        round=job.round,
        sort=sort_of(job.effect),
        effect=job.effect.value,
        aim=None if aim is Aim.NOTHING else aim.value,
        target=job.target or None,
        needs=tuple([BUSINESSES.index(need.value) for need in job.prerequisites]),
        pays_two=job.two,
        pays_one=job.one,
        takes_two=job.effect in TAKES_TWO,
        two=says(f"does-{two}", money=dollars(job.two)),
        one=says(f"does-{one}", money=dollars(job.one)),
        none=says(f"does-{none}", money=dollars(0)),
        copies=job.copies,
        rule=JOB_RULES[job.effect],
        provenance=job.provenance.value,
    )


def sort_of(effect: Effect) -> str:
    """LCN-12: the four classes of jobs."""
    if effect is Effect.CASH:
        return "cash"
    if effect in (Effect.ROBBERY, Effect.TRAP):
        return "response"
    return "attack" if effect in AIMS else "special"


def print_business(board: BoardFile, kind: int) -> BusinessPrinted:
    name = BUSINESS_NAMES[kind]
    business = board.business[kind]
    monopoly = MONOPOLIES.index(business.monopoly) if business.monopoly else None
    return BusinessPrinted(
        name=says(f"business-{dashed(name)}"),
        call=says(f"call-{dashed(name)}"),
        icon=name,
        is_company=business.is_company,
        price=business.price,
        income=business.income,
        monopoly=monopoly,
        ability=says(f"ability-{name}") if name in ABILITIES else None,
        copies=business.copies,
        rule=ABILITIES.get(name, "LCN-9" if monopoly is None else "LCN-122"),
        provenance=business.provenance.value,
    )


def print_man(man: Gangster) -> ManPrinted:
    return ManPrinted(
        name=man.name,
        call=man.call_name,
        family=FAMILIES.index(man.family.value),
        strength=man.strength,
        price=man.price,
        provenance=man.provenance.value,
    )


def print_family(board: BoardFile, number: int) -> FamilyPrinted:
    family = board.family[number]
    return FamilyPrinted(
        name=says(f"family-{family.name.value}"),
        colour=family.colour,
        boss=family.boss,
        businesses=tuple([BUSINESSES.index(kind.value) for kind in family.businesses]),
        men=tuple([at for at, man in enumerate(board.gangster) if man.family is family.name]),
    )


def print_influence(rules: LcnRules, card: int) -> InfluencePrinted:
    name = INFLUENCE_NAMES[card]
    return InfluencePrinted(
        name=says(f"influence-{dashed(name)}"),
        text=says(f"influence-does-{dashed(name)}"),
        icon=name,
        copies=int(count_of(rules.influence_deck, card)),
        start=rules.board.influence[card].start,
        is_laid=name in ("henchman", "saboteur", "machine_pistol", "distraction"),
        rule=INFLUENCE_RULES[card],
    )


def kinds_of_actions() -> list[Kind]:
    """Each once, in the order of their numbers."""
    return list(dict.fromkeys([each.do for each in ACTIONS if isinstance(each, LcnAction)]))


def print_kind(kind: Kind) -> KindPrinted:
    return KindPrinted(kind.name, kind.about, int(kind.actions[0].index), len(kind.actions))
