# Interpreted: card files are read once a table.
"""The shape of the card file of La Cosa Nostra."""

from enum import Enum

import msgspec

from backroom.games.la_cosa_nostra.rules import Effect
from backroom.kernel.cards import Number, Provenance

UNIT = 1000
"""All money is counted in thousands of dollars (LCN-14)."""


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start_cash: Number
    markers: Number
    market: Number
    most_jobs_kept: Number
    most_influence_kept: Number
    monopoly_pays: Number
    monopoly_least: Number
    most_gangsters_pays: Number
    business_bonus: Number
    hardest_target: Number
    easiest_target: Number
    least_strength: Number
    jobs: Number
    businesses: Number
    gangsters: Number
    influence: Number
    influence_extra: Number
    offers_a_round: Number


MONEY = ("start_cash", "monopoly_pays", "most_gangsters_pays", "business_bonus")
"""Those that are amounts of money."""


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    values: tuple[int, ...]
    provenance: Provenance


class Ladders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is drawn, by round, and the power bonus, by kills."""

    draw_jobs: Ladder
    draw_influence: Ladder
    power_bonus: Ladder


class FamilyName(Enum):
    """In the order of the seating (LCN-E69)."""

    BLUNDETTO = "blundetto"
    DIMAGGIO = "dimaggio"
    CALMUTI = "calmuti"
    LASERVA = "laserva"
    CARUSO = "caruso"


class BusinessKind(Enum):
    """In the order of the numbers in `rules`."""

    PIMP = "pimp"
    DRUG_DEALER = "drug_dealer"
    LOAN_SHARK = "loan_shark"
    LAWYER = "lawyer"
    POLITICIAN = "politician"
    COP = "cop"
    GARAGE = "garage"
    BUILDING_FIRM = "building_firm"
    WASTE_COMPANY = "waste_company"
    NIGHT_CLUB = "night_club"
    CASINO = "casino"


class BusinessClass(Enum):
    BUSINESSMAN = "businessman"
    COMPANY = "company"


class InfluenceKind(Enum):
    """In the order of the numbers in `rules`."""

    SNITCH = "snitch"
    SPY = "spy"
    EMERGENCY_DOC = "emergency_doc"
    HENCHMAN = "henchman"
    SABOTEUR = "saboteur"
    MACHINE_PISTOL = "machine_pistol"
    DISTRACTION = "distraction"
    SCHEMER = "schemer"


FAMILIES = tuple([each.value for each in FamilyName])
COLOURS = ("yellow", "green", "red", "purple", "blue")
BUSINESSES = tuple([each.value for each in BusinessKind])
INFLUENCE = tuple([each.value for each in InfluenceKind])


class Family(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A family, its boss and the kinds of business that it starts with."""

    name: FamilyName
    colour: str
    boss: str
    businesses: tuple[BusinessKind, ...]
    provenance: Provenance


class Gangster(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A gangster; a Start Gangster has the price 0."""

    family: FamilyName
    name: str
    strength: int
    price: int
    provenance: Provenance
    call: str = ""
    """What he is called where there is little room; without it, by the first word of his name."""

    @property
    def call_name(self) -> str:
        words = [word for word in self.name.split() if not word.endswith(".")]
        return self.call or (words[0] if words else self.name)


class Business(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of business; what a Lawyer, Politician or Cop can do follows from the kind."""

    kind: BusinessKind
    copies: int
    price: int
    income: int
    provenance: Provenance
    class_: BusinessClass = msgspec.field(name="class")
    monopoly: str = ""

    @property
    def is_company(self) -> bool:
        return self.class_ is BusinessClass.COMPANY


# A fault is explained by the name that stands in the file, and `class` cannot be a name in Python.
Business.__annotations__["class"] = BusinessClass


class Job(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card face of one round; what `two` and `one` mean is said in the file."""

    round: int
    title: str
    name: str
    effect: Effect
    copies: int
    target: int
    provenance: Provenance
    two: int = 0
    one: int = 0
    prerequisites: tuple[BusinessKind, ...] = ()

    @property
    def shown_target(self) -> str:
        """The number on the card, or that it is the victim's strength (LCN-135)."""
        return str(self.target or "?")

    def face(self) -> tuple[object, ...]:
        """All that tells one card of a round from another."""
        needs = sorted([kind.value for kind in self.prerequisites])
        return self.round, self.title, self.target, self.two, self.one, *needs


class Influence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of influence card: all, those of a start set, and those added to the larger deck."""

    kind: InfluenceKind
    copies: int
    start: int
    extra: int
    provenance: Provenance


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    numbers: Numbers
    ladders: Ladders
    family: tuple[Family, ...]
    gangster: tuple[Gangster, ...]
    business: tuple[Business, ...]
    job: tuple[Job, ...]
    influence: tuple[Influence, ...]

    def business_of(self, kind: BusinessKind) -> Business:
        return next(each for each in self.business if each.kind is kind)

    def in_order(self) -> "BoardFile":
        """Families, gangsters, businesses and influence cards as they are numbered, however the
        file lists them; of a family the Start Gangsters come first, the weaker before the stronger.
        """

        def place(man: Gangster) -> tuple[int, bool, int]:
            return FAMILIES.index(man.family.value), man.price > 0, man.strength

        return msgspec.structs.replace(
            self,
            family=tuple(sorted(self.family, key=lambda each: FAMILIES.index(each.name.value))),
            gangster=tuple(sorted(self.gangster, key=place)),
            business=tuple([self.business_of(kind) for kind in BusinessKind]),
            influence=tuple(
                sorted(self.influence, key=lambda each: INFLUENCE.index(each.kind.value))
            ),
        )
