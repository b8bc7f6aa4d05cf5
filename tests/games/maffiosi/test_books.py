"""Who did what to whom, and where the money came from: what is told while it happens, and at the
end."""

from collections import Counter
from typing import get_args

import pytest

from backroom.games.maffiosi.events import (
    Attacked,
    Earnings,
    EverybodyLeft,
    GameEnded,
    Kills,
    LastPayment,
    ManKilled,
    MoneyChanged,
    Paid,
    PieExploded,
    PiePlaced,
    RestTaken,
)
from backroom.games.maffiosi.rules import FIRE, KA_BOOM, NIGHTCAP, ORDER_PIE, STAB
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR
from backroom.kernel.state import heard_by
from backroom.words import LANGUAGES, Speaker
from builders.maffiosi import MAF, MafTable, fx_table, new_game, rules_of, seat
from builders.rule_marks import rule

NOBODYS = {"TableSet", "DiscardsShuffled", "GameEnded"}


def ended(table: MafTable) -> GameEnded:
    (event,) = table.heard(GameEnded)
    return event


def test_every_event_but_three_names_its_doer() -> None:
    for kind in get_args(MAF.events):
        assert (kind.subject == "") == (kind.__name__ in NOBODYS), kind
        assert kind.subject in ("", *kind.__struct_fields__)
        assert kind.whom in ("", *kind.__struct_fields__)


@rule("MAF-45", "MAF-50", "MAF-59")
def test_it_is_told_who_does_it_and_to_whom() -> None:
    table = fx_table({"purple": "stab move*4"}).begin("purple").play("stab").kill(20)
    for event in (*table.heard(Attacked), *table.heard(ManKilled)):
        assert (event.doer(), event.done_to()) == (seat("purple"), seat("orange"))
    table = fx_table({"purple": "order_pie move*4"}).begin("purple").play("order_pie").put_pie(6)
    (placed,) = table.heard(PiePlaced)
    assert (placed.doer(), placed.done_to()) == (seat("purple"), seat("red"))
    table = fx_table({"purple": "order_pie move*4"}).begin("purple").play("order_pie").put_pie(16)
    (placed,) = table.heard(PiePlaced)
    assert (placed.doer(), placed.done_to()) == (seat("purple"), None)
    table = fx_table({"purple": "beat_it move*4"}).begin("purple").play("beat_it")
    assert [event.doer() for event in table.heard(EverybodyLeft)] == [seat("purple")]


@rule("MAF-20", "MAF-54")
def test_an_explosion_is_the_doing_of_who_sets_it_off() -> None:
    table = fx_table().begin("red")
    (killed,) = table.heard(ManKilled)
    assert (killed.by, killed.card, killed.done_to()) == (1, ORDER_PIE, seat("yellow"))
    table = fx_table({"orange": "ka_boom move*4"}).begin("orange").play("ka_boom").explode("red")
    (killed,) = table.heard(ManKilled)
    assert (killed.by, killed.card) == (seat("orange"), KA_BOOM)
    (exploded,) = table.heard(PieExploded)
    assert (exploded.doer(), exploded.done_to()) == (seat("orange"), seat("red"))


@rule("MAF-31", "MAF-28")
def test_a_payment_names_its_sources() -> None:
    table = fx_table().begin("red")
    (paid,) = table.heard(Paid)
    assert (paid.money, paid.owed) == (2000, 2000)
    assert paid.income == Earnings(0, 1000, 0, 0, 0, 1000)


@rule("MAF-32", "MAF-67")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_tells_what_the_last_payment_was_owed(language: str) -> None:
    men = {6: "green henkie", 16: "green jack", 26: "yellow boss", 29: "red boss", 14: "blue boss"}
    table = MafTable(4, men, money={"green": 7000}, bank=1000).begin("green")
    assert ended(table).last == LastPayment(seat("green"), 4000, 1000)
    teller = MAF.teller(rules_of(4))
    said = Speaker(language, teller).say(teller.event(ended(table)))
    assert "4" in said
    assert "1" in said
    assert ended(table).fortunes[seat("green")].windfall == 1000


@rule("MAF-67")
def test_if_the_last_payment_is_just_right_no_word_is_lost_about_it() -> None:
    men = {6: "green henkie", 16: "green jack", 26: "yellow boss", 29: "red boss", 14: "blue boss"}
    table = MafTable(4, men, bank=4000).begin("green")
    assert ended(table).last == LastPayment(seat("green"), 4000, 4000)
    teller = MAF.teller(rules_of(4))
    said = Speaker("en", teller).say(teller.event(ended(table)))
    assert said == "The money in the middle is gone. The game is over. Green wins."
    assert ended(table).fortunes[seat("green")].income == Earnings(0, 2000, 0, 0, 2000, 0)


@rule("MAF-66", "MAF-68")
def test_the_rest_is_a_windfall_and_what_nobody_gets_is_unclaimed() -> None:
    men = {2: "yellow jack", 3: "red henkie", 8: "yellow boss"}
    table = MafTable(3, men, hands={"yellow": "stab"}, bank=44_000)
    table.play("stab").kill(3)
    assert (ended(table).fortunes[0].windfall, ended(table).unclaimed) == (44_000, 0)
    assert ended(table).last is None
    men = {6: "yellow boss", 7: "red boss"}
    table = MafTable(3, men, pies={"yellow": 6}, bank=40_000).begin("yellow")
    assert (ended(table).unclaimed, ended(table).last) == (40_000, None)
    assert ended(table).kills[0] == Kills(0, 0, 1, 0, 0, 1)


WEAPONS = {STAB: "stab", FIRE: "fire", ORDER_PIE: "pie", KA_BOOM: "ka_boom", NIGHTCAP: "nightcap"}


@rule("MAF-69", "MAF-23")
@pytest.mark.parametrize("seed", range(16))
@pytest.mark.parametrize("notes", ["sum", "strict"])
def test_at_the_end_the_books_say_what_was_told_during_the_game(seed: int, notes: str) -> None:
    players = 3 + seed % 4
    state, told = new_game(players, seed, notes=notes)
    lot = fast_rng(seed, 1)
    before = [family.money or 0 for family in state.view(SPECTATOR).families]
    assert sum(before) > 0
    while not state.is_over():
        (asked,) = state.to_act()
        legal = state.legal(asked)
        state.apply(asked, legal[lot.below(len(legal))])
    events = heard_by(SPECTATOR, told)
    last = events[-1]
    assert isinstance(last, GameEnded)
    kills: Counter[tuple[int, str]] = Counter()
    income: Counter[tuple[int, str]] = Counter()
    windfalls: Counter[int] = Counter()
    for event in events:
        if isinstance(event, ManKilled):
            own = event.by == event.seat
            kills[event.by, "own" if own else WEAPONS[event.card]] += 1
        elif isinstance(event, RestTaken) or (
            isinstance(event, Paid) and event.money != event.owed
        ):
            windfalls[event.seat] += event.money
        elif isinstance(event, Paid):
            for source in event.income.__struct_fields__:
                income[event.seat, source] += getattr(event.income, source)
    for each in range(players):
        for way in Kills.__struct_fields__:
            assert getattr(last.kills[each], way) == kills[each, way]
        fortune = last.fortunes[each]
        for source in Earnings.__struct_fields__:
            assert getattr(fortune.income, source) == income[each, source]
        assert fortune.windfall == windfalls[each]
        assert fortune.income.total() + fortune.windfall == last.money[each]


@rule("MAF-E44")
def test_whoever_changes_is_told_and_for_whom() -> None:
    men = {8: "yellow boss", 22: "red boss", 25: "blue boss"}
    table = MafTable(3, men, notes="strict")
    state = table.state
    state.notes = [0, 0, 2, 0, 2, 0, 5, 0, 0, 0, 0, 0]
    state.bank, state.money = 20, [10, 5, 0]
    table.begin("yellow")
    (changed,) = table.heard(MoneyChanged)
    assert (changed.doer(), changed.done_to()) == (1, 0)
    teller = MAF.teller(rules_of(3))
    said = {
        language: Speaker(language, teller).say(teller.event(changed)) for language in LANGUAGES
    }
    assert said["en"] == "Red changes $5,000 for Yellow."
