"""The card file: what does not add up is refused, with its line and what was expected; and the file
that comes with the game has the cards of the dossier."""

import re
from collections import Counter

import pytest

from backroom.games.la_cosa_nostra.card_file.board_checks import read_board
from backroom.games.la_cosa_nostra.card_file.board_file import (
    BUSINESSES,
    COLOURS,
    FAMILIES,
    INFLUENCE,
    Job,
)
from backroom.games.la_cosa_nostra.rules import BUSINESS_NAMES, INFLUENCE_NAMES, Effect
from backroom.kernel.cards import CardFile, Provenance
from backroom.kernel.game import find_game
from builders.card_files import Complaint, complaint_of
from builders.rule_marks import rule

TEXT = find_game("la-cosa-nostra").own_cards().text
BOARD = read_board(CardFile(TEXT, "cards.toml"))


def complaint(text: str) -> Complaint:
    return complaint_of(read_board, text)


def tables(heading: str, *lines: str) -> list[str]:
    """The tables of the file with this heading and these lines."""
    return [
        table
        for table in re.findall(rf"^\[\[{heading}\]\]\n(?:.+\n)+", TEXT, re.M)
        if all(line in table.splitlines() for line in lines)
    ]


def table(heading: str, *lines: str) -> str:
    """The first of them; with a title or a kind there is often only one."""
    return tables(heading, *lines)[0]


def job(title: str) -> str:
    return table("job", f'title = "{title}"')


def business(kind: str) -> str:
    return table("business", f'kind = "{kind}"')


def influence(kind: str) -> str:
    return table("influence", f'kind = "{kind}"')


def changed(part: str, old: str, new: str, text: str = TEXT) -> str:
    """The file with one thing changed in one part of it."""
    assert part.count(old) == 1
    assert text.count(part) == 1
    return text.replace(part, part.replace(old, new))


def without(*parts: str, text: str = TEXT) -> str:
    """The file without some of its tables."""
    for part in parts:
        text = changed(part, part, "", text)
    return text


def number(name: str, value: int, text: str = TEXT) -> str:
    """The file with another number."""
    [old] = re.findall(rf"^{name} = {{ value = \d+", text, re.M)
    return changed(old, old, f"{name} = {{ value = {value}", text)


def ladder(name: str, *values: int) -> str:
    """The file with other steps of a ladder."""
    [old] = re.findall(rf"^{name} = {{ values = \[.*?\]", TEXT, re.M)
    return changed(old, old, f"{name} = {{ values = {list(values)}")


# The cards of the dossier.


def jobs_of(round_: int) -> list[Job]:
    """Every card of a round's deck."""
    return [each for each in BOARD.job if each.round == round_ for _ in range(each.copies)]


def cash_jobs(round_: int) -> list[Job]:
    return [each for each in jobs_of(round_) if each.effect is Effect.CASH]


def by_round(effect: str) -> tuple[int, ...]:
    return tuple(
        [len([each for each in jobs_of(n) if each.effect.value == effect]) for n in (1, 2, 3, 4)]
    )


def test_the_kinds_have_the_same_numbers_in_the_file_and_in_the_rules() -> None:
    assert BUSINESSES == BUSINESS_NAMES
    assert INFLUENCE == INFLUENCE_NAMES
    assert tuple([each.kind.value for each in BOARD.business]) == BUSINESS_NAMES
    assert tuple([each.kind.value for each in BOARD.influence]) == INFLUENCE_NAMES
    assert tuple([each.name.value for each in BOARD.family]) == FAMILIES
    assert tuple([each.colour for each in BOARD.family]) == COLOURS


@pytest.mark.parametrize("heading", ["family", "gangster", "business", "influence"])
def test_the_order_of_a_file_does_not_matter(heading: str) -> None:
    found = tables(heading)
    text = without(*found) + "\n" + "\n".join(reversed(found))
    assert read_board(CardFile(text, "my-cards.toml")) == BOARD


@rule("LCN-20")
def test_every_family_has_its_boss_and_its_first_businesses() -> None:
    assert [
        (each.colour, each.name.value, each.boss, " ".join(kind.value for kind in each.businesses))
        for each in BOARD.family
    ] == [
        ("yellow", "blundetto", "Silvio Blundetto", "loan_shark cop waste_company"),
        ("green", "dimaggio", "Frank DiMaggio", "drug_dealer lawyer building_firm"),
        ("red", "calmuti", "Carlo Calmuti", "pimp politician garage"),
        ("purple", "laserva", "Maria LaServa", "pimp night_club"),
        ("blue", "caruso", "John Caruso", "lawyer casino"),
    ]
    assert sum(len(each.businesses) for each in BOARD.family) == 13
    income = {each.kind: each.income for each in BOARD.business}
    assert [sum(income[kind] for kind in each.businesses) for each in BOARD.family] == [
        7000,
        7000,
        7000,
        8000,
        8000,
    ]


def test_all_families_have_gangsters_of_the_same_strengths_and_prices() -> None:
    assert len(BOARD.gangster) == 30
    for family in FAMILIES:
        men = [man for man in BOARD.gangster if man.family.value == family]
        assert [(man.strength, man.price) for man in men] == [
            (1, 0),
            (2, 0),
            (3, 0),
            (2, 10000),
            (3, 15000),
            (4, 20000),
        ]
    assert len({man.name for man in BOARD.gangster}) == 30
    assert [man.name for man in BOARD.gangster][6:12] == [
        "Phil Malony",
        "Lenny DiMaggio",
        "Franco Luciano",
        "Mia LaVecchia",
        "Mr. Hong",
        "Tommy The Cat",
    ]


@rule("LCN-11")
def test_there_are_24_businessmen_and_10_companies_each_for_twice_its_income() -> None:
    assert sum(each.copies for each in BOARD.business) == 34
    assert sum(each.copies for each in BOARD.business if not each.is_company) == 24
    assert sum(each.copies for each in BOARD.business if each.is_company) == 10
    assert {each.kind.value: (each.copies, each.price, each.income) for each in BOARD.business} == {
        "pimp": (5, 4000, 2000),
        "drug_dealer": (5, 4000, 2000),
        "loan_shark": (5, 4000, 2000),
        "lawyer": (3, 2000, 1000),
        "politician": (3, 2000, 1000),
        "cop": (3, 2000, 1000),
        "garage": (2, 8000, 4000),
        "building_firm": (2, 8000, 4000),
        "waste_company": (2, 8000, 4000),
        "night_club": (2, 12000, 6000),
        "casino": (2, 14000, 7000),
    }


@rule("LCN-122")
def test_pimps_dealers_and_loan_sharks_can_be_a_monopoly() -> None:
    assert {each.kind.value: each.monopoly for each in BOARD.business if each.monopoly} == {
        "pimp": "prostitution",
        "drug_dealer": "drugs",
        "loan_shark": "credit",
    }


def test_the_decks_have_20_20_25_and_25_jobs_of_which_51_are_special() -> None:
    decks = [jobs_of(n) for n in (1, 2, 3, 4)]
    assert [len(deck) for deck in decks] == [20, 20, 25, 25]
    assert sum(len(deck) for deck in decks) == 90
    assert [len(cash_jobs(n)) for n in (1, 2, 3, 4)] == [13, 8, 8, 10]
    assert by_round("cash") == (13, 8, 8, 10)
    special = [[each for each in deck if each.effect is not Effect.CASH] for deck in decks]
    assert [len(deck) for deck in special] == [7, 12, 17, 15]
    assert sum(len(deck) for deck in special) == 51


@pytest.mark.parametrize(
    ("effect", "copies", "target", "two", "one"),
    [
        ("bash_businessman", (2, 1, 0, 0), 2, 0, 0),
        ("property_damage", (2, 0, 0, 0), 3, 5000, 2000),
        ("vandalism", (1, 1, 0, 0), 3, 0, 0),
        ("exceptional_offer", (0, 1, 1, 0), 3, 0, 1000),
        ("connections", (0, 1, 1, 0), 3, 2000, 0),
        ("money_laundering", (0, 2, 2, 0), 3, 15000, 8000),
        ("birthday_party", (0, 1, 0, 0), 2, 3000, 1000),
        ("kill_businessman", (0, 1, 2, 1), 3, 0, 0),
        ("persuasion", (0, 2, 2, 2), 4, 0, 0),
        ("arson", (0, 0, 1, 1), 4, 0, 0),
        ("car_bomb", (0, 0, 1, 1), 4, 0, 0),
        ("assassination", (0, 0, 3, 2), 0, 0, 0),
        ("robbery", (0, 0, 2, 1), 4, 0, 0),
        ("trap", (0, 0, 1, 2), 4, 0, 0),
        ("drive_by_shooting", (0, 0, 0, 2), 0, 0, 0),
        ("horse_racing", (0, 0, 0, 1), 4, 20000, 20000),
    ],
)
def test_a_special_job_is_the_same_in_every_round(
    effect: str, copies: tuple[int, ...], target: int, two: int, one: int
) -> None:
    assert by_round(effect) == copies
    found = [each for each in BOARD.job if each.effect.value == effect]
    assert {(each.title, each.target, each.two, each.one) for each in found} == {
        (effect, target, two, one)
    }


def test_only_theft_grows_with_the_rounds() -> None:
    assert by_round("theft") == (2, 2, 1, 2)
    thefts = [each for each in BOARD.job if each.title == "theft"]
    assert [(each.round, each.target, each.two, each.one) for each in thefts] == [
        (1, 3, 3000, 2000),
        (1, 4, 5000, 3000),
        (2, 3, 6000, 4000),
        (2, 4, 8000, 5000),
        (3, 3, 8000, 6000),
        (4, 3, 9000, 7000),
        (4, 4, 12000, 8000),
    ]


def test_no_two_cash_jobs_are_alike() -> None:
    cash = [each for each in BOARD.job if each.effect is Effect.CASH]
    assert len(cash) == 39
    assert {each.copies for each in cash} == {1}
    assert len({each.title for each in cash}) == 39
    assert len({each.name for each in cash}) == 39


@pytest.mark.parametrize(
    ("round_", "two", "one", "target", "prerequisites", "lowest", "highest"),
    [
        (1, 6385, 4615, 2.7, 1.0, 1000, 9000),
        (2, 11500, 8500, 2.9, 1.75, 7000, 14000),
        (3, 14375, 10375, 3.0, 2.4, 7000, 17000),
        (4, 22500, 15800, 3.4, 3.5, 13000, 30000),
    ],
)
def test_cash_jobs_pay_more_and_ask_more_in_later_rounds(
    round_: int,
    two: int,
    one: int,
    target: float,
    prerequisites: float,
    lowest: int,
    highest: int,
) -> None:
    cash = cash_jobs(round_)
    count = len(cash)
    assert round(sum(each.two for each in cash) / count) == two
    assert round(sum(each.one for each in cash) / count) == one
    assert sum(each.target for each in cash) / count == pytest.approx(target, abs=0.051)
    asked = sum(len(each.prerequisites) for each in cash)
    assert asked / count == pytest.approx(prerequisites, abs=0.051)
    assert min(each.one for each in cash) == lowest
    assert max(each.two for each in cash) == highest


@rule("LCN-76")
def test_all_cash_jobs_but_two_name_prerequisites() -> None:
    cash = [each for each in BOARD.job if each.effect is Effect.CASH]
    assert [each.name for each in cash if not each.prerequisites] == [
        "Gas Station Robbery",
        "Credit Card Fraud",
    ]


@pytest.mark.parametrize(
    ("kind", "asked"),
    [
        ("drug_dealer", (1, 2, 4, 5)),
        ("pimp", (2, 2, 3, 4)),
        ("loan_shark", (2, 2, 2, 5)),
        ("lawyer", (2, 1, 1, 4)),
        ("politician", (1, 1, 2, 4)),
        ("cop", (2, 1, 2, 3)),
        ("garage", (1, 1, 1, 2)),
        ("building_firm", (1, 1, 1, 2)),
        ("waste_company", (1, 1, 1, 2)),
        ("casino", (0, 1, 1, 2)),
        ("night_club", (0, 1, 1, 2)),
    ],
)
def test_every_kind_of_business_is_asked_for(kind: str, asked: tuple[int, ...]) -> None:
    found = [
        Counter([need.value for each in cash_jobs(n) for need in each.prerequisites])
        for n in (1, 2, 3, 4)
    ]
    assert tuple([demand[kind] for demand in found]) == asked


@pytest.mark.parametrize(
    ("title", "target", "two", "one", "prerequisites"),
    [
        ("gas_station_robbery", 2, 2000, 1000, ""),
        ("car_theft", 3, 9000, 7000, "garage"),
        ("investment_fraud", 3, 9000, 7000, "lawyer loan_shark"),
        ("senators_party", 3, 24000, 18000, "politician night_club pimp drug_dealer"),
        (
            "drug_ring",
            4,
            30000,
            22000,
            "drug_dealer drug_dealer drug_dealer night_club cop",
        ),
    ],
)
def test_some_well_known_cash_jobs(
    title: str, target: int, two: int, one: int, prerequisites: str
) -> None:
    [found] = [each for each in BOARD.job if each.title == title]
    assert (found.target, found.two, found.one) == (target, two, one)
    assert " ".join(kind.value for kind in found.prerequisites) == prerequisites


def test_there_are_33_influence_cards_and_35_with_a_doctor_and_a_saboteur_more() -> None:
    assert sum(each.copies for each in BOARD.influence) == 33
    assert sum(each.copies + each.extra for each in BOARD.influence) == 35
    assert {each.kind.value: (each.copies, each.start, each.extra) for each in BOARD.influence} == {
        "snitch": (8, 1, 0),
        "spy": (4, 0, 0),
        "emergency_doc": (2, 0, 1),
        "henchman": (5, 1, 0),
        "saboteur": (2, 0, 1),
        "machine_pistol": (4, 0, 0),
        "distraction": (3, 0, 0),
        "schemer": (5, 1, 0),
    }


def test_the_numbers_are_those_of_the_rulebook() -> None:
    numbers = BOARD.numbers
    assert {name: getattr(numbers, name).value for name in numbers.__struct_fields__} == {
        "start_cash": 2000,
        "markers": 5,
        "market": 4,
        "most_jobs_kept": 3,
        "most_influence_kept": 3,
        "monopoly_pays": 5000,
        "monopoly_least": 2,
        "most_gangsters_pays": 15000,
        "business_bonus": 5000,
        "hardest_target": 6,
        "easiest_target": 1,
        "least_strength": 1,
        "jobs": 90,
        "businesses": 34,
        "gangsters": 30,
        "influence": 33,
        "influence_extra": 2,
        "offers_a_round": 40,
    }
    ours = {
        name
        for name in numbers.__struct_fields__
        if getattr(numbers, name).provenance is not Provenance.RULEBOOK
    }
    assert ours == {"easiest_target", "influence_extra", "offers_a_round"}
    assert BOARD.ladders.draw_jobs.values == (4, 4, 5, 5)
    assert BOARD.ladders.draw_influence.values == (0, 2, 2, 2)
    assert BOARD.ladders.power_bonus.values == (2000, 4000, 6000)


def test_a_card_that_the_rulebooks_print_in_full_says_so() -> None:
    printed = [each for each in BOARD.job if each.provenance is Provenance.RULEBOOK]
    assert {each.title for each in printed} == {
        "bash_businessman",
        "vandalism",
        "theft",
        "assassination",
        "drive_by_shooting",
    }
    assert [each.two for each in printed if each.title == "theft"] == [5000]
    assert [
        each.kind.value for each in BOARD.business if each.provenance is Provenance.RULEBOOK
    ] == ["lawyer", "politician", "cop"]


# What does not add up.


@pytest.mark.parametrize("name", BOARD.numbers.__struct_fields__)
def test_no_number_is_nothing(name: str) -> None:
    found = complaint(number(name, 0))
    assert found.line.startswith(f"{name} = {{ value = 0")
    assert found.said == "must be at least 1"


@rule("LCN-14")
@pytest.mark.parametrize(
    "name", ["start_cash", "monopoly_pays", "most_gangsters_pays", "business_bonus"]
)
def test_money_comes_in_thousands(name: str) -> None:
    found = complaint(number(name, 2500))
    assert found.line.startswith(f"{name} =")
    assert found.said == "money is a multiple of $1,000, and not below $0 (LCN-14)"


@rule("LCN-14")
@pytest.mark.parametrize(
    ("part", "old", "new"),
    [
        (job("drug_delivery"), "two = 9000", "two = 9500"),
        (job("drug_delivery"), "one = 6000", "one = 5999"),
        (job("horse_racing"), "one = 20000", "one = -1000"),
        (table("gangster", 'name = "Mr. Hong"'), "price = 15000", "price = 15001"),
        (table("gangster", 'name = "Mr. Hong"'), "price = 15000", "price = -15000"),
    ],
)
def test_so_does_the_money_on_cards(part: str, old: str, new: str) -> None:
    found = complaint(changed(part, old, new))
    assert found.line == new
    assert found.said == "money is a multiple of $1,000, and not below $0 (LCN-14)"


@rule("LCN-14")
def test_so_does_what_a_business_earns_and_the_power_bonus() -> None:
    text = changed(business("cop"), "price = 2000\nincome = 1000", "price = 3000\nincome = 1500")
    found = complaint(text)
    assert found.line == "income = 1500"
    assert found.said == "money is a multiple of $1,000, and not below $1,000 (LCN-14)"
    found = complaint(ladder("power_bonus", 2000, 4000, 6500))
    assert found.line.startswith("power_bonus =")
    assert found.said == "money is a multiple of $1,000, and not below $0 (LCN-14)"


def test_a_business_that_earns_nothing_is_none() -> None:
    found = complaint(
        changed(business("cop"), "price = 2000\nincome = 1000", "price = 0\nincome = 0")
    )
    assert found.line == "income = 0"
    assert found.said == "money is a multiple of $1,000, and not below $1,000 (LCN-14)"


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("jobs", 91, "the box has 90 jobs (LCN-13)"),
        ("businesses", 33, "the box has 34 businesses (LCN-21)"),
        ("gangsters", 36, "the box has 30 gangsters (LCN-18)"),
        ("influence", 35, "the box has 33 influence cards (LCN-E38)"),
        ("influence_extra", 1, "the box has 2 extra influence cards (LCN-E38)"),
    ],
)
def test_the_box_has_as_many_cards_as_it_has(name: str, value: int, said: str) -> None:
    found = complaint(number(name, value))
    assert found.line.startswith(f"{name} = {{ value = {value}")
    assert found.said == said


@pytest.mark.parametrize(
    ("part", "old", "new", "name", "said"),
    [
        (
            job("property_damage"),
            "copies = 2",
            "copies = 1",
            "jobs",
            "the jobs add up to 89, and must be 90 (LCN-13)",
        ),
        (
            business("casino"),
            "copies = 2",
            "copies = 3",
            "businesses",
            "the businesses add up to 35, and must be 34 (LCN-21)",
        ),
        (
            influence("spy"),
            "copies = 4",
            "copies = 3",
            "influence",
            "the influence cards add up to 32, and must be 33 (LCN-E38)",
        ),
        (
            influence("spy"),
            "extra = 0",
            "extra = 1",
            "influence_extra",
            "the extra influence cards add up to 3, and must be 2 (LCN-E38)",
        ),
    ],
)
def test_one_card_more_or_less_is_not_this_box(
    part: str, old: str, new: str, name: str, said: str
) -> None:
    found = complaint(changed(part, old, new))
    assert found.line.startswith(f"{name} = {{")
    assert found.said == said


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("hardest_target", 7, "no die shows more than 6 (LCN-109)"),
        ("easiest_target", 7, "the hardest target is 6 (LCN-E39)"),
        ("least_strength", 2, "Little Joey has a strength of 1, which is less (LCN-111)"),
    ],
)
def test_a_limit_must_leave_something_between(name: str, value: int, said: str) -> None:
    found = complaint(number(name, value))
    assert found.line.startswith(f"{name} = {{ value = {value}")
    assert found.said == said


@pytest.mark.parametrize(
    ("name", "values", "said"),
    [
        ("draw_jobs", (4, 4, 5), "must be 4 numbers, none below 1 (LCN-32)"),
        ("draw_jobs", (4, 4, 5, 0), "must be 4 numbers, none below 1 (LCN-32)"),
        ("draw_influence", (0, 2, 2, 2, 2), "must be 4 numbers, none below 0 (LCN-33)"),
        ("draw_influence", (-1, 2, 2, 2), "must be 4 numbers, none below 0 (LCN-33)"),
        ("draw_influence", (), "must be 4 numbers, none below 0 (LCN-33)"),
        ("power_bonus", (2000, 4000), "must be 3 numbers, each above the one before (LCN-151)"),
        (
            "power_bonus",
            (2000, 6000, 6000),
            "must be 3 numbers, each above the one before (LCN-151)",
        ),
    ],
)
def test_a_ladder_has_a_number_for_every_step(
    name: str, values: tuple[int, ...], said: str
) -> None:
    found = complaint(ladder(name, *values))
    assert found.line.startswith(f"{name} =")
    assert found.said == said


@rule("LCN-11")
def test_a_business_costs_twice_what_it_earns() -> None:
    found = complaint(changed(business("casino"), "price = 14000", "price = 13000"))
    assert found.line == "price = 13000"
    assert found.said == "must be twice the income, $14,000 (LCN-11)"


@pytest.mark.parametrize(
    ("part", "old", "new", "said"),
    [
        (business("cop"), '"cop"', '"pimp"', "pimp is listed already"),
        (influence("spy"), '"spy"', '"snitch"', "snitch is listed already"),
        (table("family", 'name = "caruso"'), '"caruso"', '"laserva"', "laserva is listed already"),
    ],
)
def test_nothing_is_listed_twice(part: str, old: str, new: str, said: str) -> None:
    found = complaint(changed(part, old, new))
    assert [found.line, found.below] == part.replace(old, new).splitlines()[1:3]
    assert found.said == said


@pytest.mark.parametrize(
    ("part", "heading", "said"),
    [
        (business("pimp"), "[[business]]", "there is no pimp; all 11 must be listed"),
        (influence("schemer"), "[[influence]]", "there is no schemer; all 8 must be listed"),
        (
            table("family", 'name = "caruso"'),
            "[[family]]",
            "there is no caruso; all 5 must be listed",
        ),
    ],
)
def test_nothing_may_be_missing(part: str, heading: str, said: str) -> None:
    found = complaint(without(part))
    assert found.line == heading
    assert found.said == said


def test_a_whole_sort_of_card_may_not_be_missing_either() -> None:
    found = complaint(without(*tables("influence")))
    assert "missing required field `influence`" in found.said


@rule("LCN-122")
@pytest.mark.parametrize(
    ("part", "old", "new", "said"),
    [
        (
            business("pimp"),
            "prostitution",
            "gambling",
            "a monopoly is one of prostitution, drugs, credit (LCN-122)",
        ),
        (
            business("loan_shark"),
            "credit",
            "drugs",
            "drugs belongs to another business already (LCN-122)",
        ),
        (
            business("pimp"),
            '"businessman"',
            '"company"',
            "only Businessmen count for a monopoly (LCN-122)",
        ),
    ],
)
def test_a_monopoly_is_one_of_three_and_of_one_sort_of_men(
    part: str, old: str, new: str, said: str
) -> None:
    found = complaint(changed(part, old, new))
    assert found.line in part.replace(old, new).splitlines()
    assert found.line.startswith("monopoly =")
    assert found.said == said


@rule("LCN-122")
def test_all_three_trades_can_be_cornered() -> None:
    found = complaint(changed(business("pimp"), 'monopoly = "prostitution"\n', ""))
    assert found.line == "[[business]]"
    assert found.said == "no business counts for the monopoly prostitution (LCN-122)"


def test_a_family_has_one_of_the_five_colours_for_itself() -> None:
    caruso = table("family", 'name = "caruso"')
    found = complaint(changed(caruso, '"blue"', '"orange"'))
    assert found.line == 'colour = "orange"'
    assert found.said == "a colour is one of yellow, green, red, purple, blue (LCN-20)"
    found = complaint(changed(caruso, '"blue"', '"red"'))
    assert (found.line, found.below) == ('colour = "red"', 'boss = "John Caruso"')
    assert found.said == "red is taken already (LCN-20)"


def test_all_families_together_find_their_first_businesses() -> None:
    caruso = table("family", 'name = "caruso"')
    found = complaint(changed(caruso, '"lawyer", "casino"', '"casino", "casino", "casino"'))
    assert found.line == "[[family]]"
    assert found.said == "the families start with 3 of casino, and there are 2 (LCN-20)"


def test_a_family_is_one_that_the_town_knows() -> None:
    found = complaint(changed(table("gangster", 'name = "Big Joey"'), "blundetto", "soprano"))
    assert found.line == 'family = "soprano"'
    assert "it is one of blundetto, dimaggio, calmuti, laserva, caruso" in found.said


@pytest.mark.parametrize("strength", [0, 5])
def test_a_strength_is_from_1_to_4(strength: int) -> None:
    valente = table("gangster", 'name = "Massimo Valente"')
    found = complaint(changed(valente, "strength = 4", f"strength = {strength}"))
    assert found.line == f"strength = {strength}"
    assert found.said == "a strength is from 1 to 4 (LCN-8)"


def test_a_family_has_six_gangsters() -> None:
    found = complaint(without(table("gangster", 'name = "Eddy Riso"')))
    assert found.line == "[[gangster]]"
    assert found.said == "laserva has 5 gangsters, and must have 6 (LCN-18)"
    found = complaint(changed(table("gangster", 'name = "Eddy Riso"'), "laserva", "caruso"))
    assert found.said == "laserva has 5 gangsters, and must have 6 (LCN-18)"


def test_three_of_them_are_there_from_the_start_and_three_must_be_paid() -> None:
    found = complaint(
        changed(table("gangster", 'name = "Eddy Riso"'), "price = 20000", "price = 0")
    )
    assert found.line == "[[gangster]]"
    assert found.said == ("laserva has 2 gangsters with a price, and must have 3 (LCN-19, LCN-119)")


@pytest.mark.parametrize("name", ["", " ", "two\\nlines", "x" * 41])
def test_a_name_can_be_printed(name: str) -> None:
    for part, key, old in (
        (table("gangster", 'name = "Eddy Riso"'), "name", "Eddy Riso"),
        (table("family", 'name = "caruso"'), "boss", "John Caruso"),
        (job("usury"), "name", "Usury"),
    ):
        found = complaint(changed(part, old, name))
        assert found.line == f'{key} = "{name}"'.strip()
        assert found.said == "a name is one line of text, at most 40 letters long"


def test_the_first_market_can_always_be_filled() -> None:
    found = complaint(number("market", 8))
    assert found.line.startswith("market = { value = 8")
    assert found.said == (
        "with five families the stack has only 7 different kinds for the first market, "
        "counting one Company at most (LCN-22, LCN-23)"
    )
    read_board(CardFile(number("market", 7), "my-cards.toml"))


def test_kinds_of_which_no_card_is_left_do_not_fill_the_market() -> None:
    """All three Cops are taken by families."""
    cops = changed(table("family", 'name = "caruso"'), '"casino"]', '"casino", "cop", "cop"]')
    found = complaint(number("market", 7, cops))
    assert "only 6 different kinds" in found.said


@pytest.mark.parametrize("round_", [0, 5])
def test_a_job_belongs_to_one_of_four_rounds(round_: int) -> None:
    found = complaint(changed(job("usury"), "round = 3", f"round = {round_}"))
    assert found.line == f"round = {round_}"
    assert found.said == "a round is from 1 to 4 (LCN-13)"


def test_every_round_has_jobs_for_five_players() -> None:
    found = complaint(changed(job("usury"), "round = 3", "round = 4"))
    assert found.line == "[[job]]"
    assert found.said == "round 3 has 24 jobs, and five players draw 25 (LCN-32)"
    found = complaint(ladder("draw_jobs", 4, 5, 5, 5))
    assert found.said == "round 2 has 20 jobs, and five players draw 25 (LCN-32)"


def test_no_round_has_more_than_61_jobs() -> None:
    text = without(*tables("job"), text=ladder("draw_jobs", 1, 1, 1, 1))
    for round_, cards in ((1, 65), (2, 8), (3, 8), (4, 9)):
        for spot in range(0, cards, 8):
            copies = min(8, cards - spot)
            text += f"""
[[job]]
round = {round_}
title = "usury_{spot}"
name = "Usury"
effect = "cash"
copies = {copies}
target = 3
two = 1000
one = 1000
provenance = "public"
"""
    found = complaint(text)
    assert (found.line, found.below) == ("[[job]]", "round = 1")
    assert found.said == "round 1 has 65 jobs, and at most 61 are possible"


def test_there_are_not_more_than_a_hundred_different_jobs() -> None:
    text = TEXT
    for count in range(25):
        text += "\n" + job("usury").replace('"usury"', f'"usury_{count}"')
    found = complaint(text)
    assert found.line == "[[job]]"
    assert found.said == "there are 101 jobs, and at most 100 can differ"


@pytest.mark.parametrize("title", ["Usury", "", "red-light", "red light", "4_aces"])
def test_a_title_is_a_key_in_the_word_lists(title: str) -> None:
    found = complaint(changed(job("usury"), '"usury"', f'"{title}"'))
    assert found.line == f'title = "{title}"'
    assert found.said == "a title is in small letters, for example drug_delivery"


def test_jobs_with_the_same_title_do_the_same() -> None:
    found = complaint(changed(job("usury"), '"usury"', '"theft"'))
    assert (found.line, found.below) == ('title = "theft"', 'name = "Usury"')
    assert found.said == "another theft has the effect theft (LCN-61)"


def test_the_same_card_is_listed_once_with_its_copies() -> None:
    bash = job("bash_businessman")
    once = bash.replace("copies = 2", "copies = 1")
    found = complaint(changed(bash, bash, once + "\n" + once))
    assert (found.line, found.below) == ("[[job]]", "round = 1")
    assert found.said == "this card is listed already; give the first one more copies"


@pytest.mark.parametrize("copies", [0, -1, 9])
def test_copies_are_from_1_to_8(copies: int) -> None:
    for part in (job("usury"), business("pimp"), influence("spy")):
        old = next(line for line in part.splitlines() if line.startswith("copies"))
        found = complaint(changed(part, old, f"copies = {copies}"))
        assert found.line == f"copies = {copies}"
        assert found.said == "copies are from 1 to 8"


@pytest.mark.parametrize("target", [0, 1, 7])
def test_a_target_is_a_number_that_a_die_can_miss(target: int) -> None:
    found = complaint(changed(job("usury"), "target = 3", f"target = {target}"))
    assert found.line == f"target = {target}"
    assert found.said == "a target is from 2 to 6 (LCN-64)"


@pytest.mark.parametrize("title", ["assassination", "drive_by_shooting"])
def test_when_a_life_is_at_stake_the_target_is_the_strength_of_the_victim(title: str) -> None:
    found = complaint(changed(job(title), "target = 0", "target = 4"))
    assert (found.line, found.below) == ("target = 4", 'provenance = "rulebook"')
    assert found.said == "the target is the victim's strength: write 0 (LCN-135)"


def test_only_cash_jobs_have_prerequisites() -> None:
    birthday = job("birthday_party")
    found = complaint(changed(birthday, birthday, birthday + 'prerequisites = ["cop"]\n'))
    assert found.line == 'prerequisites = ["cop"]'
    assert found.said == "only Cash Jobs have prerequisites (LCN-76)"


def test_a_prerequisite_is_a_kind_of_business() -> None:
    found = complaint(changed(job("casino_cheating"), '["casino"]', '["cassino"]'))
    assert found.line == 'prerequisites = ["cassino"]'
    assert "it is one of pimp, drug_dealer, loan_shark" in found.said


def test_no_job_asks_for_more_businesses_than_there_are() -> None:
    three = '["casino", "casino", "casino"]'
    found = complaint(changed(job("casino_cheating"), '["casino"]', three))
    assert found.line == f"prerequisites = {three}"
    assert found.said == "this asks for 3 of casino, and there are 2 (LCN-76)"


@pytest.mark.parametrize(
    ("title", "two", "one"),
    [
        ("usury", 11000, 7000),
        ("property_damage", 5000, 2000),
        ("birthday_party", 3000, 1000),
        ("theft", 3000, 2000),
        ("money_laundering", 15000, 8000),
    ],
)
def test_two_successes_bring_at_least_as_much_as_one_and_one_brings_something(
    title: str, two: int, one: int
) -> None:
    found = complaint(changed(job(title), f"two = {two}", f"two = {one - 1000}"))
    assert (found.line, found.below) == (f"two = {one - 1000}", f"one = {one}")
    assert found.said == "two successes must not bring less than one (LCN-65)"
    found = complaint(changed(job(title), f"one = {one}", "one = 0"))
    assert (found.line, found.said) == (
        "one = 0",
        f"{title} needs an amount for one success (LCN-65)",
    )
    found = complaint(changed(job(title), f"one = {one}\n", ""))
    assert found.line == "[[job]]"
    assert found.said == f"{title} needs an amount for one success (LCN-65)"


@pytest.mark.parametrize(
    ("title", "old", "new", "said"),
    [
        (
            "money_laundering",
            "two = 15000",
            "two = 16000",
            "at most $15,000 can be laundered (LCN-138)",
        ),
        (
            "exceptional_offer",
            "two = 0",
            "two = 2000",
            "two successes halve the price: write 0 (LCN-165)",
        ),
        (
            "exceptional_offer",
            "one = 1000",
            "one = 3000",
            "one success takes something off, at most $2,000 (LCN-165)",
        ),
        (
            "exceptional_offer",
            "one = 1000",
            "one = 0",
            "one success takes something off, at most $2,000 (LCN-165)",
        ),
        (
            "connections",
            "one = 0",
            "one = 1000",
            "one success leaves the price as it is: write 0 (LCN-166)",
        ),
        (
            "connections",
            "two = 2000",
            "two = 3000",
            "two successes take something off, at most $2,000 (LCN-166)",
        ),
        (
            "connections",
            "two = 2000",
            "two = 0",
            "two successes take something off, at most $2,000 (LCN-166)",
        ),
        (
            "horse_racing",
            "two = 20000",
            "two = 10000",
            "the highest stake must be the same for two and one (LCN-173)",
        ),
    ],
)
def test_the_amounts_fit_what_the_job_does(title: str, old: str, new: str, said: str) -> None:
    found = complaint(changed(job(title), old, new))
    assert found.line == new
    assert found.said == said


def test_nobody_bets_more_than_twenty_thousand() -> None:
    stake = "two = 20000\none = 20000"
    for more in (21000, 0):
        found = complaint(changed(job("horse_racing"), stake, f"two = {more}\none = {more}"))
        assert found.line == f"one = {more}"
        assert found.said == "the highest stake is at most $20,000 (LCN-173)"


@pytest.mark.parametrize("amount", ["two = 1000", "one = 1000"])
def test_a_job_without_amounts_has_none(amount: str) -> None:
    trap = job("trap")
    found = complaint(changed(trap, trap, trap + amount + "\n"))
    assert (found.line, found.said) == (amount, "trap has no amounts: leave two and one out")


def test_five_players_find_their_start_set() -> None:
    found = complaint(changed(influence("distraction"), "start = 0", "start = 1"))
    assert (found.line, found.below) == ("start = 1", "extra = 0")
    assert found.said == "five players start with 5 of distraction, and there are 3 (LCN-16)"


@pytest.mark.parametrize("name", ["start", "extra"])
def test_there_are_no_cards_below_nothing(name: str) -> None:
    found = complaint(changed(influence("spy"), f"{name} = 0", f"{name} = -1"))
    assert (found.line, found.said) == (f"{name} = -1", "must not be below 0")


@pytest.mark.parametrize(
    ("part", "old", "new", "said"),
    [
        (job("trap"), 'effect = "trap"', 'effect = "tarp"', "persuasion, arson, car_bomb"),
        (
            business("casino"),
            'class = "company"',
            'class = "firm"',
            "it is one of businessman, company",
        ),
        (business("casino"), 'class = "company"', "class = 3", "it is one of businessman, company"),
        (influence("spy"), 'kind = "spy"', 'kind = "spi"', "it is one of snitch, spy"),
        (influence("snitch"), 'kind = "snitch"', 'kind = "snatch"', "it is one of snitch, spy"),
    ],
)
def test_a_misspelt_word_is_answered_with_those_that_are_known(
    part: str, old: str, new: str, said: str
) -> None:
    found = complaint(changed(part, old, new))
    assert found.line == new
    assert said in found.said


def test_a_field_that_does_not_exist_is_refused() -> None:
    found = complaint(changed(business("cop"), "income = 1000", "income = 1000\nability = 1"))
    assert found.line == "[[business]]"
    assert found.below == 'kind = "cop"'
    assert "ability" in found.said
