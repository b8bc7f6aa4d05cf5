"""What is printed: everything on a card, in words of every language, by the numbers of a view."""

import msgspec
import pytest

from backroom.games.la_cosa_nostra.printed import LcnPrinted, print_matter
from backroom.games.la_cosa_nostra.rules import BUSINESS_NAMES, INFLUENCE_NAMES
from backroom.kernel.messages import Message
from backroom.words import LANGUAGES, Speaker
from backroom.words.rulebook import rulebook
from builders.la_cosa_nostra import LCN, LcnTable, rules_of
from builders.rule_marks import rule

PRINTED = print_matter(rules_of(4))


def job(title: str) -> int:
    return LcnTable().kind(title)


def messages(printed: LcnPrinted) -> list[Message]:
    found: list[Message] = []
    for each in (*printed.jobs, *printed.kinds, *printed.influence, *printed.families):
        values = [getattr(each, field) for field in each.__struct_fields__]
        found += [value for value in values if isinstance(value, Message)]
    return found + [each.name for each in printed.monopolies]


@rule("LCN-12", "LCN-76", "LCN-75")
def test_a_cash_job_prints_its_sums_its_target_and_what_it_needs() -> None:
    party = PRINTED.jobs[job("coke_party")]
    assert (party.sort, party.round, party.target, party.aim) == ("cash", 3, 3, None)
    assert (party.pays_two, party.pays_one) == (15_000, 11_000)
    assert {BUSINESS_NAMES[kind] for kind in party.needs} == {"loan_shark", "drug_dealer", "pimp"}


@rule("LCN-67", "LCN-69", "LCN-135")
def test_an_attack_prints_its_aim_and_whether_it_takes_two() -> None:
    killing, bombing = PRINTED.jobs[job("assassination")], PRINTED.jobs[job("car_bomb")]
    assert (killing.sort, killing.aim, killing.target) == ("attack", "gangster", None)
    assert (killing.takes_two, bombing.takes_two) == (True, False)
    assert killing.one.name == "lcn-does-nothing"
    assert PRINTED.jobs[job("trap")].sort == "response"
    assert PRINTED.jobs[job("horse_racing")].sort == "special"


@rule("LCN-10", "LCN-11", "LCN-122")
def test_a_business_prints_its_price_its_income_and_what_it_can_do() -> None:
    pimp, lawyer = (PRINTED.kinds[BUSINESS_NAMES.index(name)] for name in ("pimp", "lawyer"))
    assert (pimp.price, pimp.income, pimp.is_company, pimp.ability) == (4000, 2000, False, None)
    assert pimp.monopoly is not None
    assert PRINTED.monopolies[pimp.monopoly].kind == BUSINESS_NAMES.index("pimp")
    assert lawyer.ability is not None
    assert PRINTED.businesses.count(BUSINESS_NAMES.index("pimp")) == pimp.copies


@rule("LCN-8", "LCN-18", "LCN-19")
def test_a_gangster_prints_his_strength_his_price_and_a_short_name() -> None:
    assert [man.strength for man in PRINTED.men[:6]] == [1, 2, 3, 2, 3, 4]
    assert [man.price > 0 for man in PRINTED.men[:6]] == [False] * 3 + [True] * 3
    assert (PRINTED.men[2].call, PRINTED.men[4].call) == ("Big Joey", "Micky")
    for number, family in enumerate(PRINTED.families):
        assert {PRINTED.men[man].family for man in family.men} == {number}
        assert len(family.men) == 6


def test_short_names_have_ten_letters_at_most_in_every_language() -> None:
    assert all(len(man.call) <= 10 for man in PRINTED.men)
    for language in LANGUAGES:
        speaker = Speaker(language, LCN.teller(rules_of(4)))
        calls = [speaker.say(kind.call) for kind in PRINTED.kinds]
        assert all(len(call) <= 10 for call in calls), calls
        assert len(set(calls)) == len(calls)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_can_be_said(language: str) -> None:
    speaker = Speaker(language, LCN.teller(rules_of(4)))
    for message in messages(PRINTED):
        assert "{" not in speaker.say(message)


def test_every_card_names_a_rule_that_exists() -> None:
    rules = rulebook(LCN, "en").rules
    named = {job.rule for job in PRINTED.jobs} | {kind.rule for kind in PRINTED.kinds}
    assert named | {card.rule for card in PRINTED.influence} <= set(rules)


@rule("LCN-E38", "LCN-V4", "LCN-V1")
def test_what_is_printed_follows_the_options_of_the_table() -> None:
    wanted = {"influence_deck": "cards_35", "business_bonus": "on", "length": "three_rounds"}
    other = print_matter(rules_of(4, **wanted))
    doc = INFLUENCE_NAMES.index("emergency_doc")
    assert other.influence[doc].copies == PRINTED.influence[doc].copies + 1
    assert (PRINTED.business_bonus, other.business_bonus) == (None, 5000)
    assert (PRINTED.rounds, other.rounds) == (4, 3)


def test_the_numbers_of_actions_follow_from_what_is_printed() -> None:
    numbers = [
        number for kind in PRINTED.actions for number in range(kind.first, kind.first + kind.count)
    ]
    assert numbers == list(range(len(LCN.actions)))
    for kind in PRINTED.actions:
        assert LCN.actions[kind.first].name == kind.name


def test_it_goes_over_the_wire_and_comes_back() -> None:
    sent = msgspec.json.encode(PRINTED)
    assert msgspec.json.encode(msgspec.json.decode(sent, type=LcnPrinted)) == sent
