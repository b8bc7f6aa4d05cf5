"""CAP-8 to CAP-19 and CAP-48 to CAP-53: what a mission asks, and phase 1."""

from collections import Counter

import pytest

from backroom.games.capo_della_mafia.events import (
    MissionsShuffled,
    MissionTurned,
    NewspapersShuffled,
    NewspaperTurned,
)
from backroom.games.capo_della_mafia.handful import handful
from backroom.games.capo_della_mafia.mission import (
    fulfils,
    star_limit,
    stars_of,
    symbols_missing,
)
from backroom.games.capo_della_mafia.position import Phase
from backroom.games.capo_della_mafia.turning_up import has_envelope, start_round
from backroom.kernel.playout import play_randomly
from backroom.kernel.rng import fast_rng
from builders.capo_della_mafia import CapTable, cards, named, rules_of
from builders.rule_marks import rule

RULES = rules_of(3, deck="main")


def passes(mission: str, laid: str, extra_stars: int = 0) -> bool:
    table = CapTable("I0", "B0", "S0", mission=mission)
    return fulfils(table.state, handful(cards(RULES, laid)), extra_stars)


def missing(mission: str, laid: str) -> int:
    return symbols_missing(RULES, handful(cards(RULES, laid)), named(RULES.cards.mission, mission))


@rule("CAP-8", "CAP-9")
def test_a_round_goes_from_mission_to_cards_to_face_up_to_suspicion_and_on_to_the_next() -> None:
    table = CapTable("I0 I1 I1", "I0 I1 I2", "I1 I2 I2")
    phases = [table.state.phase]
    table.lay("I0 I1", "I0 I1", "I1 I2")
    phases.append(table.state.phase)
    table.turn_up()
    phases.append(table.state.phase)
    table.suspect({})
    phases.append(table.state.phase)
    table.claim()
    phases.append(table.state.phase)
    assert phases == [Phase.LAY, Phase.TURN_UP, Phase.SUSPECT, Phase.CLAIM, Phase.LAY]
    assert table.state.round == 2
    assert len(table.heard(MissionTurned)) == 2


@rule("CAP-9")
def test_the_mission_turned_up_is_the_one_that_lay_on_top() -> None:
    table = CapTable("I0 I1", "I0 I1", "I1 I1")
    on_top = table.state.next_mission
    start_round(table.state)
    assert table.state.mission == on_top


@rule("CAP-10", "CAP-11", "CAP-13")
def test_a_mission_asks_for_symbols_at_least_and_stars_at_most() -> None:
    assert passes("Buy the witness", "I1 B1")
    assert not passes("Buy the witness", "I1 S1")
    assert passes("Buy the witness", "I2 B2")
    assert not passes("Hijack the truck", "I2 S2")


@rule("CAP-12")
def test_a_symbol_shown_twice_must_be_there_twice() -> None:
    assert not passes("Protection racket", "I1")
    assert passes("Protection racket", "I1 I1")
    assert passes("Protection racket", "II2")
    assert missing("Run the blockade", "S1 S1 I0") == 1


@rule("CAP-14", "CAP-E17")
def test_more_symbols_than_asked_do_no_harm_but_their_stars_count() -> None:
    assert passes("Collect the envelopes", "I0 B1 S1")
    assert not passes("Collect the envelopes", "I0 B2 S1")


@rule("CAP-15", "CAP-51")
def test_a_few_bucks_on_the_side_takes_any_one_symbol_and_no_star() -> None:
    for any_symbol in ("I0", "B0", "S0"):
        assert passes("A few bucks on the side", any_symbol)
    assert not passes("A few bucks on the side", "I1")
    assert not passes("A few bucks on the side", "malone")


@rule("CAP-16", "CAP-52")
def test_two_question_marks_are_two_equal_symbols_with_at_most_two_stars() -> None:
    assert not passes("Specialist mission", "I1 B1")
    assert passes("Specialist mission", "I1 I1")
    assert passes("Specialist mission", "I0 vinnie")
    assert not passes("Specialist mission", "I1 I2")


@rule("CAP-16", "CAP-53")
def test_three_question_marks_are_three_equal_symbols_with_at_most_five_stars() -> None:
    assert passes("Promotion contract", "SSS4")
    assert passes("Promotion contract", "BB3 B2")
    assert not passes("Promotion contract", "BB3 I0")
    assert not passes("Promotion contract", "BB3 B2 I1")
    assert passes("Promotion contract", "II3 vinnie")


@rule("CAP-48", "CAP-E15")
def test_vinnie_is_one_symbol_of_choice_and_keeps_his_stars() -> None:
    assert passes("Protection racket", "I1 vinnie")
    assert not passes("Protection racket", "vinnie")
    assert passes("Protection racket", "vinnie vinnie")
    assert missing("Specialist mission", "I1 vinnie") == 0
    assert not passes("Quiet delivery", "vinnie")
    assert passes("Buy the witness", "vinnie BS2")


@rule("CAP-49", "CAP-E9")
def test_malone_takes_one_star_off() -> None:
    assert passes("A few bucks on the side", "I1 malone")
    assert not passes("A few bucks on the side", "I2 malone")


@rule("CAP-50", "CAP-E9")
def test_captain_penny_takes_two_stars_off() -> None:
    assert passes("A few bucks on the side", "I2 penny")
    assert not passes("A few bucks on the side", "II3 penny")


@rule("CAP-E9")
def test_the_star_total_is_never_below_zero() -> None:
    assert stars_of(RULES, handful(cards(RULES, "I0 malone penny")), 0) == 0
    assert stars_of(RULES, handful(cards(RULES, "I0 malone penny")), 4) == 1


@rule("CAP-E9", "CAP-46")
def test_a_cop_may_offset_the_star_that_tony_told_of() -> None:
    assert passes("A few bucks on the side", "I0 malone", extra_stars=1)
    assert not passes("A few bucks on the side", "I0", extra_stars=1)


@rule("CAP-E16")
def test_cops_alone_may_be_laid_but_bring_no_symbol() -> None:
    table = CapTable("malone penny", "I0", "I0")
    table.lay("malone penny", "I0", "I0")
    assert missing("A few bucks on the side", "malone penny") == 1


@rule("CAP-17", "CAP-E1")
def test_an_envelope_on_top_of_the_pile_brings_a_newspaper_by_default() -> None:
    table = CapTable("I0 I1", "I0 I1", "I1 I1")
    envelope = table.rules.envelope
    state = table.state
    with_envelope, without = envelope.index(True), envelope.index(False)
    state.mission, state.next_mission = without, with_envelope
    assert has_envelope(state)
    state.mission, state.next_mission = with_envelope, without
    assert not has_envelope(state)


@rule("CAP-E1")
def test_as_an_option_the_back_of_the_mission_just_turned_counts() -> None:
    table = CapTable("I0 I1", "I0 I1", "I1 I1", envelope="turned")
    envelope = table.rules.envelope
    state = table.state
    state.mission, state.next_mission = envelope.index(True), envelope.index(False)
    assert has_envelope(state)


@rule("CAP-E1")
def test_with_the_pile_empty_there_is_no_newspaper() -> None:
    table = CapTable("I0 I1", "I0 I1", "I1 I1")
    table.state.mission_pile = []
    start_round(table.state)
    assert table.state.next_mission == -1
    assert table.state.newspaper == -1


@rule("CAP-17", "CAP-18")
def test_a_newspaper_is_turned_up_and_gone_the_round_after() -> None:
    table = CapTable("I0 I1", "I0 I1", "I1 I1", newspaper="Big score")
    envelope = table.rules.envelope
    state = table.state
    state.next_mission = envelope.index(True)
    state.mission_pile = [envelope.index(False)]
    state.newspaper_pile = [0]
    start_round(state)
    assert state.newspaper == -1
    state.mission_pile = [envelope.index(True)]
    state.next_mission = envelope.index(False)
    start_round(state)
    assert state.newspaper == 0
    assert [event.newspaper for event in table.heard(NewspaperTurned)][-1] == 0


@rule("CAP-19", "CAP-55", "CAP-56")
def test_a_newspaper_moves_the_star_limit() -> None:
    calm = CapTable("I0", "B0", "S0", mission="Hijack the truck")
    crackdown = CapTable("I0", "B0", "S0", mission="Hijack the truck", newspaper="Police crackdown")
    payroll = CapTable(
        "I0", "B0", "S0", mission="Hijack the truck", newspaper="Commissioner on the payroll"
    )
    assert [star_limit(each.state) for each in (calm, crackdown, payroll)] == [3, 2, 4]


@rule("CAP-E26")
def test_no_newspaper_moves_the_star_limit_below_zero() -> None:
    calm = CapTable("I0", "B0", "S0", mission="A few bucks on the side")
    crackdown = CapTable(
        "I0", "B0", "S0", mission="A few bucks on the side", newspaper="Police crackdown"
    )
    assert [star_limit(each.state) for each in (calm, crackdown)] == [0, 0]


@rule("CAP-E2")
def test_used_missions_are_shuffled_into_a_new_pile_after_the_sixteenth() -> None:
    table = CapTable("I0 I1", "I0 I1", "I1 I1")
    state = table.state
    first = {state.mission}
    for _ in range(15):
        start_round(state)
        first.add(state.mission)
    assert len(first) == 16
    assert not table.heard(MissionsShuffled)
    start_round(state)
    assert len(table.heard(MissionsShuffled)) == 1
    assert len(state.mission_pile) == 14


@rule("CAP-E2")
def test_used_newspapers_are_shuffled_into_a_new_pile_after_the_tenth() -> None:
    table = CapTable("I0 I1", "I0 I1", "I1 I1")
    state = table.state
    seen: Counter[int] = Counter()
    while not table.heard(NewspapersShuffled):
        heard = len(table.heard(NewspaperTurned))
        start_round(state)
        if len(table.heard(NewspaperTurned)) > heard:
            seen[state.newspaper] += 1
    assert sum(seen.values()) == 11
    assert len(seen) == 10


@pytest.mark.parametrize("seed", range(3))
@rule("CAP-E1")
def test_a_newspaper_comes_about_every_second_round(seed: int) -> None:
    table = CapTable("I0 I1", "I0 I1", "I1 I1", seed=seed)
    for _ in range(400):
        start_round(table.state)
    turned = len(table.heard(NewspaperTurned))
    # 8 of 16 backs have an envelope, and every sixteenth round the pile is empty
    assert 0.4 < turned / 400 < 0.53


@rule("CAP-8")
def test_every_round_of_a_random_game_has_a_mission() -> None:
    table = CapTable("I0 I1", "I0 I1", "I1 I1")
    play_randomly(table.state, fast_rng(5), 10_000)
    rounds = [event.round for event in table.heard(MissionTurned)]
    assert rounds == list(range(1, table.state.round + 1))
