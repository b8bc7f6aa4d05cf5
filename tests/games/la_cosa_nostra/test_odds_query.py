"""Odds of any gangster with any job: the sum piece by piece, what is missing, and one more card."""

from typing import Any

import msgspec
import pytest

from backroom.games.la_cosa_nostra.knowledge.odds import CardOn, Odds, OddsFound
from backroom.games.la_cosa_nostra.rules import BUSINESS_NAMES, INFLUENCE_NAMES
from backroom.kernel.messages import Refusal
from backroom.kernel.queries import ask, query_types
from builders.la_cosa_nostra import LCN, LcnTable, man, seat
from builders.rule_marks import rule


def card(name: str) -> int:
    return INFLUENCE_NAMES.index(name)


def odds(
    table: LcnTable,
    name: str,
    title: str,
    victim: str | None = None,
    *cards: CardOn,
    colour: str = "yellow",
) -> OddsFound:
    query = Odds(man(name), table.kind(title), None if victim is None else man(victim), cards)
    found = ask(LCN, table.state, seat(colour), query)
    assert isinstance(found, OddsFound), found
    return found


def pieces(found: tuple[Any, ...]) -> list[tuple[str, int]]:
    return [(each.source, each.amount) for each in found]


@rule("LCN-63", "LCN-64")
def test_a_job_that_is_not_given_yet_has_exact_chances() -> None:
    """Three dice that must show 3: one throw in 27 has none, six have one, twenty two or more."""
    table = LcnTable(planning=True).give("yellow", jobs="coke_party")
    found = odds(table, "yellow-3", "coke_party").chances
    assert (found.dice, found.number) == (3, 3)
    assert found.ways == (8, 48, 160)
    assert (found.none, found.one, found.two) == (8 / 216, 48 / 216, 160 / 216)


@rule("LCN-63", "LCN-64", "LCN-136")
def test_dice_and_number_are_told_piece_by_piece() -> None:
    table = LcnTable().task("yellow-2", "assassination").task("red-3", "usury")
    table.lay("machine_pistol", "yellow-2").lay("henchman", "yellow-2").lay("distraction", "red-3")
    found = odds(table, "yellow-2", "assassination", "red-3")
    assert pieces(found.dice_pieces) == [("strength", 2), ("machine_pistol", 1)]
    assert pieces(found.number_pieces) == [
        ("victim", 3),
        ("distraction", -1),
        ("task", 1),
        ("henchman", -1),
    ]
    assert (found.chances.dice, found.chances.number) == (3, 2)
    assert found.takes_two


@rule("LCN-E39", "LCN-109")
def test_what_a_limit_takes_away_is_a_piece_of_its_own() -> None:
    table = LcnTable().give("red", men="red-r4").task("red-r4", "usury")
    table.lay("machine_pistol", "red-r4").lay("saboteur", "yellow-1").lay("distraction", "yellow-1")
    found = odds(table, "yellow-1", "assassination", "red-r4")
    assert pieces(found.dice_pieces) == [("strength", 1), ("distraction", -1), ("limit", 1)]
    assert pieces(found.number_pieces)[-2:] == [("saboteur", 1), ("limit", -1)]
    for total, parts in (
        (found.chances.dice, found.dice_pieces),
        (found.chances.number, found.number_pieces),
    ):
        assert total == sum(each.amount for each in parts)


@rule("LCN-135")
def test_without_a_victim_an_assassination_has_no_number_yet() -> None:
    found = odds(LcnTable(), "yellow-3", "assassination")
    assert found.chances.dice == 3
    assert (found.chances.number, found.chances.two, found.number_pieces) == (None, None, ())


@rule("LCN-76", "LCN-77", "LCN-79")
def test_each_prerequisite_says_what_serves_it_and_who_could_help() -> None:
    """Coke Party: own Loan Shark, a marker on green's Dealer, and a Pimp that red has and purple
    is about to buy."""
    table = LcnTable(4, planning=True).give("yellow", businesses="loan_shark", jobs="coke_party")
    table.give("green", businesses="drug_dealer").give("red", businesses="pimp*2")
    table.marker("yellow", "green", "drug_dealer").task("purple-1", "buy pimp")
    table.deactivate("red pimp")
    found = odds(table, "yellow-3", "coke_party")
    by_kind = {BUSINESS_NAMES[need.kind]: need for need in found.needs}
    own, lent, missing = by_kind["loan_shark"], by_kind["drug_dealer"], by_kind["pimp"]
    assert (own.serves, own.owner) == ("own", seat("yellow"))
    assert (lent.serves, lent.owner) == ("marker", seat("green"))
    assert lent.business == table.business("green", "drug_dealer")
    assert missing.serves == "missing"
    assert [(each.seat, each.business, each.planned) for each in missing.helpers] == [
        (seat("red"), table.business("red", "pimp", 1), False),
        (seat("purple"), table.business("purple", "pimp"), True),
    ]
    assert (found.pays_two, found.pays_one) == (15_000, 11_000)


@rule("LCN-157")
def test_a_cop_who_can_still_help_is_counted_for_cash_jobs_only() -> None:
    table = LcnTable(planning=True).give("yellow", businesses="cop*2")
    table.state.town.used |= 1 << table.business("yellow", "cop")
    assert odds(table, "yellow-3", "usury").cops == 1
    assert odds(table, "yellow-3", "theft").cops == 0


@rule("LCN-107", "LCN-110")
def test_one_more_card_of_mine_is_a_what_if_as_long_as_cards_can_be_laid() -> None:
    table = LcnTable(planning=True).give("yellow", influence="machine_pistol saboteur spy")
    mine = [each for each in odds(table, "yellow-2", "theft:4").what_ifs if each.mine]
    assert [(each.laid.card, each.chances.dice) for each in mine] == [(card("machine_pistol"), 3)]
    table = LcnTable().give("yellow", influence="machine_pistol").task("yellow-2", "theft:4")
    assert odds(table, "yellow-2", "theft:4").what_ifs == ()


@rule("LCN-108", "LCN-111")
def test_a_card_that_others_may_hold_says_how_likely_one_of_them_does() -> None:
    """Two Saboteurs among 33 cards, and green holds one card of which nothing is known."""
    table = LcnTable(planning=True).give("green", influence="snitch")
    (saboteur,) = [
        each
        for each in odds(table, "yellow-2", "theft:4").what_ifs
        if each.laid.card == card("saboteur")
    ]
    assert not saboteur.mine
    assert saboteur.likely == pytest.approx(2 / 33)
    assert saboteur.chances.number == 5
    table.state.influence.sure[seat("green")] = table.state.influence.hands[seat("green")]
    assert [each for each in odds(table, "yellow-2", "theft:4").what_ifs if not each.mine] == []


@rule("LCN-E37")
def test_cards_may_be_supposed_on_a_man_but_no_second_of_a_kind() -> None:
    table = LcnTable(planning=True).lay("henchman", "yellow-2")
    laid = CardOn(card("saboteur"), man("yellow-2"))
    assert odds(table, "yellow-2", "theft:4", None, laid).chances.number == 4
    second = Odds(man("yellow-2"), 0, None, (CardOn(card("henchman"), man("yellow-2")),))
    refusal = ask(LCN, table.state, seat("yellow"), second)
    assert isinstance(refusal, Refusal)
    assert refusal.reason == "second_card"
    assert not table.state.crew.saboteurs


@rule("LCN-131")
def test_whoever_is_not_at_the_table_has_no_odds() -> None:
    table = LcnTable().deactivate("yellow-1")
    for name in ("yellow-1", "yellow-r4", "purple-1"):
        refusal = ask(LCN, table.state, seat("yellow"), Odds(man(name), 0))
        assert isinstance(refusal, Refusal), name
        assert refusal.reason == "man_not_there"


@rule("LCN-141", "LCN-142")
def test_robberies_that_nobody_has_seen_yet_are_counted() -> None:
    table = LcnTable(round=3).give("yellow", jobs="robbery@3")
    found = odds(table, "yellow-3", "usury")
    assert found.answers - found.answers_unseen == 1
    assert odds(table, "yellow-3", "usury", colour="green").answers_unseen == found.answers
    assert odds(LcnTable(round=1), "yellow-3", "usury").answers == 0


@rule("LCN-64")
def test_the_odds_of_a_planned_job_are_those_that_the_view_shows() -> None:
    table = LcnTable().task("yellow-2", "theft:4").lay("henchman", "yellow-2")
    chances = odds(table, "yellow-2", "theft:4").chances
    assert table.state.view(seat("yellow")).odds == (
        (man("yellow-2"), chances.none, chances.one, chances.two),
    )


def test_a_query_from_outside_must_be_about_men_and_jobs_that_exist() -> None:
    for text in (b'{"ask":"odds","man":30,"job":0}', b'{"ask":"odds","man":0,"job":100}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(text, type=query_types(LCN))
    query = msgspec.json.decode(b'{"ask":"odds","man":0,"job":99}', type=query_types(LCN))
    assert isinstance(ask(LCN, LcnTable().state, 0, query), Refusal)
