"""LCN-32 to LCN-37, LCN-V6 and LCN-E5, E6, E67, E76: new jobs, influence cards, and bad luck."""

import pytest

from backroom.games.la_cosa_nostra.actions import KEEP, PASS, Do
from backroom.games.la_cosa_nostra.events.rounds import (
    Answered,
    InfluenceDrawn,
    JobsDrawn,
    JobsReceived,
    JobsReturned,
    Objected,
    StartSetDealt,
)
from backroom.games.la_cosa_nostra.rules import DECK, INFLUENCE_NAMES
from backroom.games.la_cosa_nostra.state import LcnState
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR
from backroom.kernel.state import Windows
from builders.la_cosa_nostra import COLOURS, LCN, LcnTable, new_game, rules_of, seat, spelled
from builders.rule_marks import rule

ATTACKS_2 = "theft:3@2 theft:4@2 persuasion@2 kill_businessman@2"
OTHERS_2 = "casino_cheating public_contracts blackmail bankruptcy"
MORE_2 = "counterfeiting drug_dealing car_theft_ring birthday_party"


def end_round(table: LcnTable) -> LcnTable:
    """The last task of the round is abandoned; the next round begins."""
    return table.task("yellow-1", "credit_card_fraud").abandon("yellow-1")


def keep_all(table: LcnTable) -> LcnTable:
    for colour in table.asked:
        table.act(KEEP, colour)
    return table


def redraw(table: LcnTable, **jobs: str) -> LcnTable:
    """Exchange what everybody has just drawn for these jobs."""
    state, now = table.state, table.state.round - 1
    for each in range(state.seats):
        state.jobs.hands[4 * each + now] &= ~state.jobs.drawn[each]
        state.jobs.decks[now] |= state.jobs.drawn[each]
    for colour, titles in jobs.items():
        cards = sum(1 << table.take_job(title) % DECK for title in spelled(titles))
        state.jobs.hands[4 * seat(colour) + now] |= cards
        state.jobs.drawn[seat(colour)] = cards
    return table


def unlucky() -> LcnTable:
    """Round II: yellow has drawn nothing but attacks; everybody has kept a job of round I."""
    table = LcnTable(round=1)
    table.give("yellow", jobs="car_theft").give("green", jobs="intimidation")
    table.give("red", jobs="arms_dealing", influence="spy")
    end_round(table)
    return redraw(table, yellow=ATTACKS_2, green=OTHERS_2, red=MORE_2)


def drawn_influence(table: LcnTable) -> list[int]:
    """How many influence cards everybody has drawn in this phase."""
    found = [0] * table.state.seats
    for event in table.heard(InfluenceDrawn):
        found[event.seat] += event.count
    return found


def held(state: LcnState) -> list[int]:
    """How many influence cards everybody holds."""
    return [family.influence for family in state.view(SPECTATOR).families]


# How many cards


@rule("LCN-32", "LCN-34", "LCN-35")
@pytest.mark.parametrize(("round", "jobs"), [(2, 4), (3, 5), (4, 5)])
def test_everybody_draws_so_many_jobs_from_the_stack_of_this_round(round: int, jobs: int) -> None:
    table = LcnTable(4, round=round - 1)
    before = table.state.view(SPECTATOR).job_decks
    end_round(table)
    assert [(event.seat, event.count) for event in table.heard(JobsDrawn)] == [
        (1, jobs),
        (2, jobs),
        (3, jobs),
        (0, jobs),
    ]
    in_hand = tuple(jobs if each == round else 0 for each in (1, 2, 3, 4))
    assert [family.jobs for family in table.state.view(SPECTATOR).families] == [in_hand] * 4
    after = list(before)
    after[0] -= 1  # the task that ended the round before
    after[round - 1] -= 4 * jobs
    assert table.state.view(SPECTATOR).job_decks == tuple(after)


@rule("LCN-32", "LCN-34", "LCN-35")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_round_one_everybody_draws_four_jobs_of_round_one(players: int) -> None:
    state, told = new_game(players)
    assert [family.jobs for family in state.view(SPECTATOR).families] == [(4, 0, 0, 0)] * players
    received = [each.event for each in told if isinstance(each.event, JobsReceived)]
    assert len(received) == players
    for event in received:
        assert {state.rules.board.job[kind].round for kind in event.jobs} == {1}


@rule("LCN-35")
def test_how_many_cards_are_drawn_stands_in_the_card_file() -> None:
    ladders = rules_of(3).board.ladders
    assert ladders.draw_jobs.values == (4, 4, 5, 5)
    assert ladders.draw_influence.values == (0, 2, 2, 2)


@rule("LCN-33")
@pytest.mark.parametrize("round", [2, 3, 4])
def test_from_round_two_on_everybody_draws_two_influence_cards(round: int) -> None:
    table = keep_all(end_round(LcnTable(round=round - 1)))
    assert drawn_influence(table) == [2, 2, 2]
    assert held(table.state) == [2, 2, 2]
    assert table.stage == "planning"


@rule("LCN-33")
def test_in_round_one_nobody_draws_influence_cards() -> None:
    state, told = new_game(5, politician_first="off")
    for each in range(5):
        state.apply(each, KEEP)
    assert held(state) == [3] * 5
    assert not [each for each in told if isinstance(each.event, InfluenceDrawn)]


@rule("LCN-36")
def test_two_politicians_bring_two_more_influence_cards() -> None:
    # TC26
    table = LcnTable(round=1).give("red", businesses="politician*2 casino")
    table.give("green", businesses="politician")
    keep_all(end_round(table))
    assert drawn_influence(table) == [2, 3, 4]


@rule("LCN-E6")
def test_a_deactivated_politician_is_active_again_when_cards_are_drawn() -> None:
    table = LcnTable(round=1).give("red", businesses="politician").deactivate("red politician")
    keep_all(end_round(table))
    assert drawn_influence(table) == [2, 2, 3]


@rule("LCN-E6")
def test_a_politician_counts_for_whoever_owns_him_when_cards_are_drawn() -> None:
    table = LcnTable(round=1).give("red", businesses="politician").give("yellow", cash=2000)
    table.task("yellow-2", "buy politician").execute("yellow-2")
    assert table.stage == "draw"  # it was the last task of round I
    assert drawn_influence(keep_all(table)) == [3, 2, 3]


@rule("LCN-E5")
@pytest.mark.parametrize(("option", "cards"), [("on", [3, 3, 4]), ("off", [3, 3, 3])])
def test_in_round_one_a_politician_brings_a_card_unless_he_starts_later(
    option: str, cards: list[int]
) -> None:
    state, _ = new_game(3, politician_first=option)
    for each in range(3):
        state.apply(each, KEEP)
    assert held(state) == cards


@rule("LCN-E5")
def test_a_politician_who_starts_later_brings_his_card_from_round_two_on() -> None:
    assert LCN.rules(3).options["politician_first"] == "on"
    table = LcnTable(round=1, politician_first="off").give("red", businesses="politician")
    assert drawn_influence(keep_all(end_round(table))) == [2, 2, 3]


@rule("LCN-V6", "LCN-E5")
@pytest.mark.parametrize("option", ["round_2", "round_3"])
def test_before_influence_cards_come_in_nobody_has_any_not_even_by_a_politician(
    option: str,
) -> None:
    state, _ = new_game(3, influence_from=option)
    for each in range(3):
        state.apply(each, KEEP)
    assert state.view(SPECTATOR).stage == "planning"
    assert held(state) == [0, 0, 0]
    assert state.view(SPECTATOR).influence_pile == 33


@rule("LCN-V6")
def test_influence_cards_that_come_in_round_three_are_not_drawn_in_round_two() -> None:
    table = LcnTable(round=1, influence_from="round_3").give("red", businesses="politician")
    keep_all(end_round(table))
    assert held(table.state) == [0, 0, 0]
    assert table.heard(StartSetDealt) == []


@rule("LCN-V6", "LCN-E76")
@pytest.mark.parametrize(("option", "round"), [("round_2", 2), ("round_3", 3)])
def test_when_influence_cards_come_in_everybody_gets_the_first_three_and_draws(
    option: str, round: int
) -> None:
    table = LcnTable(round=round - 1, influence_from=option).give("red", businesses="politician")
    keep_all(end_round(table))
    assert [event.seat for event in table.heard(StartSetDealt)] == [0, 1, 2]
    for event in table.heard(StartSetDealt):
        assert [INFLUENCE_NAMES[card] for card in event.cards] == ["snitch", "henchman", "schemer"]
    assert held(table.state) == [5, 5, 6]
    for colour in ("yellow", "green", "red"):
        assert {"snitch", "schemer", "henchman"} <= set(table.influence(colour).split())


@rule("LCN-V6")
def test_by_default_influence_cards_are_there_from_the_start() -> None:
    [option] = [each for each in LCN.options if each.name == "influence_from"]
    assert option.values == ("round_1", "round_2", "round_3")
    assert option.default == "round_1"
    table = keep_all(end_round(LcnTable(round=1)))
    assert table.heard(StartSetDealt) == []


# Bad luck


@rule("LCN-37")
def test_whoever_has_drawn_only_attacks_may_refuse_them_and_all_draw_again() -> None:
    # TC27
    table = unlucky()
    assert table.legal("yellow") == {"keep", "object"}
    table.act(KEEP, "green").act(KEEP, "red").act(Do.OBJECT[0], "yellow")
    assert table.heard(Objected) == [Objected(0)]
    assert table.heard(JobsReturned) == [JobsReturned(each, 4) for each in range(3)]
    # Dealt anew, four each of the same 20, and asked again.
    assert [family.jobs for family in table.state.view(0).families] == [(1, 4, 0, 0)] * 3
    assert table.state.view(0).job_decks[1] == 8
    assert len(table.heard(JobsDrawn)) == 6
    assert (table.step, table.asked) == ("object", ["yellow", "green", "red"])


@rule("LCN-37")
def test_jobs_kept_from_earlier_and_influence_cards_stay_when_jobs_are_refused() -> None:
    table = unlucky().act(Do.OBJECT[0], "yellow").act(KEEP, "green").act(KEEP, "red")
    assert "car_theft" in table.jobs("yellow")
    assert "intimidation" in table.jobs("green")
    assert "arms_dealing" in table.jobs("red")
    assert table.influence("red") == "spy"


@rule("LCN-37")
def test_the_stack_is_shuffled_before_all_draw_again() -> None:
    table = unlucky()
    hands = set()
    for seed in range(20):
        other = table.state.clone()
        other.rng = fast_rng(seed)
        for each, answer in enumerate((Do.OBJECT[0], KEEP, KEEP)):
            other.apply(each, answer)
        hands.add(tuple(other.view(each).hand for each in range(3)))
    assert len(hands) == 20


@rule("LCN-37")
def test_an_attack_kept_from_earlier_is_not_a_job_just_drawn() -> None:
    table = LcnTable(round=1).give("yellow", jobs="theft:4 vandalism")
    redraw(end_round(table), yellow=OTHERS_2, green=ATTACKS_2, red=MORE_2)
    assert table.legal("yellow") == {"keep"}
    assert table.legal("green") == {"keep", "object"}


@rule("LCN-37")
def test_whoever_has_drawn_something_else_cannot_refuse() -> None:
    table = unlucky()
    for colour in ("green", "red"):
        refusal = table.refused(Do.OBJECT[0], colour)
        assert (refusal.rule, refusal.reason) == ("LCN-37", "not_only_attacks")
    redraw(table, yellow=ATTACKS_2.replace("theft:3@2", "connections@2"), green=OTHERS_2)
    assert table.refused(Do.OBJECT[0], "yellow").rule == "LCN-37"


@rule("LCN-37")
def test_if_nobody_refuses_planning_begins_with_the_jobs_drawn() -> None:
    table = keep_all(unlucky())
    assert table.stage == "planning"
    assert sorted(table.jobs("yellow")) == [
        "car_theft",
        "kill_businessman",
        "persuasion",
        "theft",
        "theft",
    ]
    assert table.heard(JobsReturned) == []


@rule("LCN-37")
def test_bad_luck_really_happens_in_round_one() -> None:
    rules = rules_of(5)
    found = 0
    for seed in range(150):
        state = LCN.deal(rules, fast_rng(seed), Windows.KNOWN, None)
        assert isinstance(state, LcnState)
        if state.step.name != "object":
            continue
        found += 1
        for each in state.to_act():
            hand = state.view(each).hand
            assert hand is not None
            titles = {rules.board.job[kind].title for kind in hand}
            assert titles <= {"bash_businessman", "property_damage", "theft", "vandalism"}
            assert state.legal(each) == (KEEP, Do.OBJECT[0])
    assert 1 <= found <= 15  # 0.7 % for each of the five


@rule("LCN-E67")
@pytest.mark.parametrize(
    ("jobs", "may"),
    [
        ("robbery@3*2 theft@3 persuasion@3 arson@3", True),
        ("assassination@3*3 car_bomb@3 kill_businessman@3", True),
        ("trap@3 robbery@3 theft@3 persuasion@3 arson@3", False),
        ("money_laundering@3 robbery@3 theft@3 persuasion@3 arson@3", False),
        ("usury robbery@3 theft@3 persuasion@3 arson@3", False),
    ],
)
def test_a_robbery_counts_as_an_attack_and_a_trap_does_not(jobs: str, may: bool) -> None:
    table = redraw(end_round(LcnTable(round=2)), yellow=jobs)
    assert table.legal("yellow") == ({"keep", "object"} if may else {"keep"})


@rule("LCN-E67")
def test_the_others_do_not_learn_that_somebody_could_have_refused() -> None:
    table = unlucky()
    table.told.clear()
    assert table.asked == ["yellow", "green", "red"]  # though only yellow has a choice
    table.act(KEEP, "yellow")
    assert table.heard(Answered, "green") == [Answered(0)]
    keep_all(table)
    assert table.heard(Objected, "green") == []
    assert table.heard(Objected) == []


@rule("LCN-E67")
def test_a_refusal_is_told_but_nobody_is_shown_the_cards() -> None:
    table = unlucky().act(Do.OBJECT[0], "yellow")
    assert table.heard(Objected, "green") == []  # the others have not decided yet
    table.act(KEEP, "green").act(KEEP, "red")
    for colour in ("green", "red", None):
        assert table.heard(Objected, colour) == [Objected(0)]
    assert {event.seat for event in table.heard(JobsReceived, "green")} == {1}
    assert table.open_jobs() == []
    assert not table.state.view(seat("green")).known_jobs


@rule("LCN-E67")
def test_it_is_decided_before_anything_else_in_the_round() -> None:
    table = unlucky()
    assert table.heard(InfluenceDrawn) == []
    for colour in COLOURS[:3]:
        assert table.refused(PASS, colour).rule == "LCN-E83"
    keep_all(table)
    assert drawn_influence(table) == [2, 2, 2]


@rule("LCN-E67")
def test_if_the_luck_stays_bad_one_may_refuse_again() -> None:
    table = unlucky()
    for times in (1, 2, 3):
        table.act(Do.OBJECT[0], "yellow").act(KEEP, "green").act(KEEP, "red")
        assert table.heard(Objected) == [Objected(0)] * times
        redraw(table, yellow=ATTACKS_2, green=OTHERS_2, red=MORE_2)
        assert table.legal("yellow") == {"keep", "object"}
    assert keep_all(table).stage == "planning"
