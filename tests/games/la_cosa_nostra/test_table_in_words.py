"""LCN-160, LCN-E77 and LCN-E78: the table in words tells all that lies open."""

import pytest

from backroom.games.la_cosa_nostra.actions import Do
from backroom.games.la_cosa_nostra.trade.terms import PromiseKind
from backroom.words import LANGUAGES, Speaker
from builders.la_cosa_nostra import LCN, LcnTable, seat
from builders.rule_marks import rule


def lines(table: LcnTable, language: str = "en") -> list[str]:
    """What red reads."""
    teller = LCN.teller(table.rules)
    speaker = Speaker(language, teller)
    return [speaker.say(each) for each in teller.position(table.state.view(seat("red")))]


@rule("LCN-160", "LCN-E78")
def test_used_abilities_are_told() -> None:
    table = LcnTable().give("yellow", businesses="lawyer pimp").task("green-1", "usury")
    assert not [line for line in lines(table) if "Used" in line]
    table.task("yellow-1", "buy cop").act(Do.LAWYER[table.business("yellow", "lawyer")]).no()
    assert "– Used this round: Lawyer" in lines(table)


@rule("LCN-19", "LCN-E78")
def test_recruits_under_the_boss_are_told() -> None:
    table = LcnTable().give("green", men="green-r2 green-r3 green-r4")
    under = [line for line in lines(table) if line.startswith("– Under the boss: ")]
    assert len(under) == 2  # of yellow and of red
    assert "Knocky Fivepoints" in under[0]


@rule("LCN-27", "LCN-E78")
def test_free_markers_are_told() -> None:
    table = LcnTable().give("yellow", businesses="lawyer").marker("green", "yellow", "lawyer")
    free = [line for line in lines(table) if "markers" in line]
    assert free == ["– Free markers: 5", "– Free markers: 4", "– Free markers: 5"]


@rule("LCN-E77")
@pytest.mark.parametrize("language", LANGUAGES)
def test_promises_are_told_when_they_are_settled_too(language: str) -> None:
    table = LcnTable(round=1).give("yellow", cash=5000)
    table.pledge("yellow", "green", PromiseKind.NO_ATTACK)
    table.pledge("yellow", "red", PromiseKind.REPAY, 1000)
    table.pledge("yellow", "red", PromiseKind.SHARE)
    before = lines(table, language)
    table.end_actions().all_pass()
    told = [line for line in lines(table, language) if line not in before]
    verdicts = {
        "en": ("Kept: ", "Broken: ", "Void: "),
        "nl": ("Gehouden: ", "Gebroken: ", "Vervallen: "),
        "de": ("Gehalten: ", "Gebrochen: ", "Hinfällig: "),
    }[language]
    for verdict in verdicts:
        assert len([line for line in told if line.startswith(verdict)]) == 1
