"""What a drawn table asks: incomes by source, who can kill whom, fuses, the last note, and what
changes if somebody dies. Everything is counted here from the view; nothing from the game's own
reckoning."""

import pytest

from backroom.games.maffiosi.actions import BRING, KILL, LIFT, OPENING, PLAY, SIT
from backroom.games.maffiosi.asking import (
    AsItStands,
    CardsFound,
    CardsInHand,
    ChairsFor,
    IfKilled,
    Standing,
    WithoutHim,
)
from backroom.games.maffiosi.events import Earnings
from backroom.games.maffiosi.insight import MafInsight, PaymentForeseen, insight_into
from backroom.games.maffiosi.rules import CARDS, FIRE, MOVE, NIGHTCAP
from backroom.kernel.messages import Refusal
from backroom.kernel.queries import Consequences, Foreseen, Targets, TargetsFound, ask
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR
from builders.maffiosi import COLOURS, MAF, MafTable, any_men, fx_table, new_game, seat
from builders.rule_marks import rule

SEEDS = range(25)


def insight(table: MafTable) -> MafInsight:
    return insight_into(table.state, SPECTATOR)


def sources(table: MafTable, colour: str) -> Earnings:
    return insight(table).families[seat(colour)].sources


# Incomes


@rule("MAF-25", "MAF-27", "MAF-28")
def test_an_income_is_told_by_its_sources_and_the_register_comes_last() -> None:
    men = {8: "yellow boss", 6: "yellow henkie", 16: "yellow jack", 10: "yellow henkie"}
    others = {22: "red boss", 25: "blue boss"}
    table = MafTable(3, men | others)
    assert sources(table, "yellow") == Earnings(1000, 2000, 1000, 0, 2000, 0)
    table = MafTable(3, men | others | {29: "yellow henkie"})
    assert sources(table, "yellow") == Earnings(1000, 2000, 1000, 0, 2000, 6000)
    assert insight(table).families[0].income == 12_000


@rule("MAF-29")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_sources_add_up_to_the_income_that_everybody_sees(seed: int) -> None:
    players = 3 + seed % 4
    table = MafTable(players, any_men(players, seed))
    found = insight(table)
    for own, family in zip(found.families, table.state.view(0).families, strict=True):
        assert own.sources.total() == own.income == family.income
        assert own.can_stab == family.can_stab
        assert own.can_shoot == family.line_of_fire


# Who can kill whom


@rule("MAF-43", "MAF-46", "MAF-20")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_mans_reach_is_another_mans_danger(seed: int) -> None:
    players = 3 + seed % 4
    table = MafTable(players, any_men(players, seed), pies={"red": 1 + seed, "blue": 30 - seed})
    view = table.state.view(SPECTATOR)
    found = insight(table)
    stabs, shots = set(), set()
    for chair, man in enumerate(found.men):
        sits = view.men[chair]
        assert (man is None) == (sits is None)
        if man is None or sits is None:
            continue
        stabs |= {(chair, victim) for victim in man.stabs}
        shots |= {(chair, man.shoots)} if man.shoots is not None else set()
        assert all(victim in view.families[sits.seat].can_stab for victim in man.stabs)
        pies = tuple(owner for owner in range(players) if chair in view.families[owner].blast)
        assert man.pies == pies
    dangers = [(chair, man) for chair, man in enumerate(found.men) if man is not None]
    assert stabs == {(killer, chair) for chair, man in dangers for killer in man.stabbed_from}
    assert shots == {(man.shot_from, chair) for chair, man in dangers if man.shot_from is not None}
    for other, family in enumerate(view.families):
        mine = {chair for chair, man in enumerate(view.men) if man and man.seat == other}
        assert {victim for killer, victim in stabs if killer in mine} == set(family.can_stab)
        assert {victim for killer, victim in shots if killer in mine} == set(family.line_of_fire)


@rule("MAF-44", "MAF-57")
def test_in_the_examples_position_the_knife_threatens_the_boss_and_the_sleeper_nobody() -> None:
    found = insight(fx_table())
    boss, jack, knife = found.men[20 - 1], found.men[7 - 1], found.men[21 - 1]
    assert boss is not None
    assert jack is not None
    assert knife is not None
    assert (boss.stabbed_from, boss.shot_from) == ((21 - 1,), 8 - 1)
    assert jack.stabs == ()
    assert knife.stabs == (20 - 1, 22 - 1)
    assert boss.earns == 1000 + 1000 + 2000  # himself, his casino, and the monopoly


# Pies


@rule("MAF-19", "MAF-64", "MAF-20")
def test_a_fuse_counts_the_turns_until_its_owner_is_on() -> None:
    """Yellow has the turn, and so comes last; blue is out, and nobody waits for him."""
    men = {2: "yellow boss", 6: "red boss", 12: "green boss", 20: "orange boss"}
    pies = {"yellow": 6, "red": 12, "blue": 20, "orange": 2}
    found = insight(MafTable(5, men, pies=pies))
    fuses = {COLOURS[pie.owner]: pie.fuse for pie in found.pies}
    assert fuses == {"yellow": 4, "red": 1, "blue": None, "orange": 3}
    blasts = {COLOURS[pie.owner]: pie.blast for pie in found.pies}
    assert blasts == {"yellow": (5,), "red": (11,), "blue": (19,), "orange": (1,)}


@rule("MAF-52", "MAF-E5")
def test_a_pie_says_where_it_could_be_passed() -> None:
    found = insight(fx_table())
    blue = next(pie for pie in found.pies if pie.owner == seat("blue"))
    assert (blue.chair + 1, blue.left, blue.right) == (22, 24 - 1, 21 - 1)
    red = next(pie for pie in found.pies if pie.owner == seat("red"))
    assert (red.left, red.right) == (29 - 1, 24 - 1)


# The last note

INCOMES = {8: "yellow boss", 6: "red boss", 25: "blue henkie"}
"""Yellow earns one thousand, red two, blue nothing."""


@rule("MAF-32", "MAF-67")
def test_the_forecast_says_who_takes_the_last_note_and_when() -> None:
    found = insight(MafTable(3, INCOMES, bank=7000, round=4)).forecast
    assert found.runs_dry
    assert found.payments == (
        PaymentForeseen(1, 4, 2000),
        PaymentForeseen(0, 5, 1000),
        PaymentForeseen(1, 5, 2000),
        PaymentForeseen(0, 6, 1000),
        PaymentForeseen(1, 6, 1000),
    )


@rule("MAF-E44", "MAF-32")
def test_with_real_notes_the_last_one_may_be_worth_more() -> None:
    table = MafTable(3, INCOMES, notes="strict")
    table.state.notes = [3, 0, 1, *[0] * 9]
    table.state.bank = 13
    assert [each.money for each in insight(table).forecast.payments] == [2000, 1000, 10_000]
    assert table.state.notes == [3, 0, 1, *[0] * 9]


@rule("MAF-29")
def test_if_nobody_earns_anything_the_middle_never_runs_dry() -> None:
    men = {8: "yellow boss asleep", 7: "red henkie", 25: "blue henkie"}
    found = insight(MafTable(3, men)).forecast
    assert (found.payments, found.runs_dry) == ((), False)


@rule("MAF-67")
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("notes", ["sum", "strict"])
def test_if_nobody_does_anything_it_comes_as_foretold(seed: int, notes: str) -> None:
    """Everybody throws away a card, turn after turn."""
    state, _ = new_game(3 + seed % 4, seed, notes=notes)
    foretold = insight_into(state, SPECTATOR).forecast.payments[-1]
    while not state.is_over():
        (asked,) = state.to_act()
        discard = next(each for each in state.legal(asked) if each.name == "discard")
        state.apply(asked, discard)
    assert state.standings().ending == "empty_bank"
    assert (state.turn, state.round) == (foretold.seat, foretold.round)


@rule("MAF-13")
def test_before_the_first_turn_whoever_begins_is_paid_first() -> None:
    state, _ = new_game(4, seating="manual", youngest="first_seat")
    while state.view(0).step in ("bring", "chair") and sum(map(bool, state.waiting)) > 1:
        (asked,) = state.to_act()
        state.apply(asked, state.legal(asked)[0])
    first = insight_into(state, SPECTATOR).forecast.payments[0]
    assert first.round == 1
    order = state.view(0).order
    earning = [each for each in order if state.view(0).families[each].income]
    assert first.seat == earning[0]


# What if


@rule("MAF-23", "MAF-27")
def test_what_changes_if_a_man_dies() -> None:
    table = fx_table().begin("orange")
    without = ask(MAF, table.state, seat("orange"), IfKilled(20 - 1))
    assert isinstance(without, WithoutHim)
    assert without.insight.families[seat("orange")].sources == Earnings(0, 0, 0, 1000, 0, 0)
    assert without.insight.men[20 - 1] is None
    before, after = insight(table).forecast, without.insight.forecast
    assert len(after.payments) > len(before.payments)
    assert table.who(20) == "orange boss"


@rule("MAF-63")
def test_a_family_that_would_be_out_earns_nothing_and_its_pie_never_explodes() -> None:
    table = fx_table()
    without = ask(MAF, table.state, 0, IfKilled(26 - 1))
    assert isinstance(without, WithoutHim)
    fuses = {pie.owner: pie.fuse for pie in without.insight.pies}
    assert fuses[seat("yellow")] is None
    assert table.state.is_out(seat("yellow")) is False


@rule("MAF-E22a")
@pytest.mark.parametrize("chair", [15, -1, 30])
def test_where_nobody_sits_nobody_can_die(chair: int) -> None:
    refusal = ask(MAF, fx_table().state, 0, IfKilled(chair))
    assert isinstance(refusal, Refusal)
    assert (refusal.rule, refusal.reason) == ("MAF-E22a", "nobody_there")


@rule("MAF-E38", "MAF-49")
def test_the_targets_of_a_card_are_asked_before_it_is_played() -> None:
    men = {8: "yellow robbie", 20: "red boss", 14: "red henkie", 25: "blue boss", 7: "blue jack"}
    table = MafTable(3, men, hands={"yellow": "fire stab nightcap move ka_boom"})
    found = ask(MAF, table.state, 0, Targets(int(PLAY[FIRE].index)))
    assert isinstance(found, TargetsFound)
    assert len(found.targets) == 30
    reasons = {each.action: each.refusal for each in found.targets}
    assert reasons[int(KILL[20 - 1].index)] is None
    crossed = reasons[int(KILL[14 - 1].index)]
    assert crossed is not None
    assert (crossed.rule, crossed.reason) == ("MAF-49", "crossed_chair")
    assert table.hand("yellow").split() == ["nightcap", "ka_boom", "stab", "fire", "move"]
    drinkers = ask(MAF, table.state, 0, Targets(int(PLAY[NIGHTCAP].index)))
    assert isinstance(drinkers, TargetsFound)
    assert sum(each.refusal is None for each in drinkers.targets) == 1


@rule("MAF-E38", "MAF-62")
def test_card_man_and_chair_are_foreseen_together() -> None:
    men = {8: "yellow boss", 22: "red boss", 25: "blue boss"}
    table = MafTable(3, men, hands={"yellow": "move*5"})
    move = (PLAY[MOVE], LIFT[8 - 1], SIT[29 - 1])
    found = ask(MAF, table.state, 0, Consequences(tuple(int(each.index) for each in move)))
    assert isinstance(found, Foreseen)
    assert found.before.families[0].income == 1000
    assert found.after.families[0].sources == Earnings(1000, 0, 0, 0, 0, 1000)
    assert table.who(8) == "yellow boss"


@rule("MAF-E38", "MAF-59")
def test_all_cards_but_the_raid_only_open_a_choice_and_so_do_men_who_get_up() -> None:
    opens = {MAF.actions[number] for number in OPENING}
    raid = PLAY[CARDS.index("beat_it")]
    assert opens == {*PLAY, *LIFT, *BRING} - {raid}


@rule("MAF-E46")
@pytest.mark.parametrize("seed", range(6))
def test_the_insight_is_the_same_for_everybody_and_says_nothing_of_hands(seed: int) -> None:
    state, _ = new_game(4, seed)
    lot = fast_rng(seed, 5)
    for _ in range(30):
        (asked,) = state.to_act()
        legal = state.legal(asked)
        state.apply(asked, legal[lot.below(len(legal))])
        if state.is_over():
            break
    truth = insight_into(state, SPECTATOR)
    for each in range(4):
        assert insight_into(state.redeal(each, fast_rng(seed)), each) == truth


# What a drawn table asks before anything is sent


@rule("MAF-E38", "MAF-E24")
def test_every_card_in_hand_says_what_it_could_do_or_why_it_cannot() -> None:
    men = {8: "yellow robbie", 20: "red boss", 14: "red henkie", 25: "blue boss", 7: "blue jack"}
    table = MafTable(3, men, hands={"yellow": "fire stab nightcap move ka_boom"})
    found = ask(MAF, table.state, 0, CardsInHand())
    assert isinstance(found, CardsFound)
    cards = {CARDS[each.card]: each for each in found.cards}
    assert list(cards) == ["nightcap", "ka_boom", "stab", "fire", "move"]
    refused = {name: each.refusal and each.refusal.reason for name, each in cards.items()}
    assert refused["stab"] == "no_knife"
    assert refused["ka_boom"] == "no_pie"
    assert refused["fire"] is None
    for name in ("fire", "move"):
        alone = ask(MAF, table.state, 0, Targets(int(PLAY[CARDS.index(name)].index)))
        assert isinstance(alone, TargetsFound)
        assert cards[name].targets == alone.targets
    poured = [MAF.actions[each.action].picks for each in cards["nightcap"].targets]
    drink = list(table.rules.drink_chairs).index(7 - 1)
    assert poured == [(drink,)]


@rule("MAF-E38")
def test_nobody_learns_of_cards_by_watching() -> None:
    state, _ = new_game(3)
    watched = ask(MAF, state, SPECTATOR, CardsInHand())
    assert watched == CardsFound(())


@rule("MAF-62", "MAF-E22", "MAF-57")
def test_where_a_man_could_sit_is_asked_before_he_gets_up() -> None:
    men = {8: "yellow boss", 7: "yellow jack asleep", 22: "red boss", 25: "blue boss"}
    table = MafTable(3, men, hands={"yellow": "move*5"})
    found = ask(MAF, table.state, 0, ChairsFor(8 - 1))
    assert isinstance(found, TargetsFound)
    free = {each.action for each in found.targets if each.refusal is None}
    assert free == {int(SIT[chair - 1].index) for chair in range(1, 31) if chair not in men}
    for chair, reason in ((7, "asleep"), (22, "not_your_man"), (0, "nobody_there")):
        refusal = ask(MAF, table.state, 0, ChairsFor(chair - 1))
        assert isinstance(refusal, Refusal)
        assert refusal.reason == reason
    assert table.who(8) == "yellow boss"


def test_how_it_stands_can_be_asked_at_any_time() -> None:
    table = fx_table()
    for each in (SPECTATOR, *range(table.state.seats)):
        assert ask(MAF, table.state, each, AsItStands()) == Standing(insight(table))
