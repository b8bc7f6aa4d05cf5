"""CAP-31 to CAP-40 and the special maffiosi: phase 4. Collect the envelopes asks I with at most
2 stars; in the main deck I0, I1 and I2 pass alone and B1 does not."""

from backroom.games.capo_della_mafia.actions import CLAIM, LAY
from backroom.games.capo_della_mafia.events import (
    CardsDiscarded,
    CardsShown,
    GiuliaTurnedUp,
    HatKept,
    Jailed,
    RespectChanged,
    RespectStolen,
    SuspicionsVoid,
    TonySquealed,
)
from backroom.games.capo_della_mafia.position import Phase
from backroom.games.capo_della_mafia.state import CapState
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import Windows
from builders.capo_della_mafia import CAPO, CapTable, rules_of
from builders.rule_marks import rule

JORAM, DANNY, ERIK = 0, 1, 2


def changes(table: CapTable) -> list[tuple[int, str, int]]:
    return [
        (event.seat, event.reason, event.change)
        for event in table.heard(RespectChanged)
        if event.reason != "start"
    ]


def worked_example() -> CapTable:
    """Joram has the symbol and too many stars, Erik is honest, Danny's cards nobody sees."""
    table = CapTable("I2 I1 S0", "B1 B1 B2", "I0 S1 S1")
    return table.round(["I2 I1", "B1", "I0"], {JORAM: ERIK, DANNY: JORAM})


@rule("CAP-31", "CAP-32", "CAP-33")
def test_the_worked_example_sends_joram_to_prison_and_leaves_danny_unchecked() -> None:
    table = worked_example()
    assert [event.seat for event in table.heard(CardsShown)] == [JORAM, ERIK]
    assert [event.seat for event in table.heard(Jailed)] == [JORAM]
    assert [event.seat for event in table.heard(HatKept)] == [ERIK]


@rule("CAP-35", "CAP-38", "CAP-E18")
def test_the_worked_example_ends_with_two_six_and_four_respect() -> None:
    assert worked_example().respect == [2, 6, 4]


@rule("CAP-32")
def test_the_verdict_tells_stars_and_missing_symbols() -> None:
    table = CapTable("B1 B1", "I0", "I1", mission="Protection racket")
    table.round(["B1 B1", "I0", "I1"], {1: 0})
    assert table.heard(Jailed) == [Jailed(0, stars=2, max_stars=4, symbols_missing=2)]


@rule("CAP-33", "CAP-35")
def test_an_unsuspected_bluff_counts_as_success() -> None:
    table = CapTable("B1", "B1", "B1").round(["B1", "B1", "B1"], {})
    assert table.respect == [4, 4, 4]
    assert not table.heard(CardsShown)


@rule("CAP-34", "CAP-E13", "CAP-E5")
def test_scoring_starts_with_the_counter_and_goes_clockwise() -> None:
    table = CapTable("I0", "I0", "I1", "I1", counter=2)
    table.round(["I0", "I0", "I1", "I1"], {})
    assert [seat for seat, _, _ in changes(table)] == [2, 3, 0, 1]


@rule("CAP-E5")
def test_the_counter_moves_on_clockwise_each_round() -> None:
    table = CapTable("I0 I1", "I0 I1", "I1 I1", counter=2)
    table.round(["I0", "I0", "I1"], {})
    assert table.state.counter == 0


@rule("CAP-E5")
def test_chance_names_the_first_counter() -> None:
    counters = set()
    for seed in range(80):
        state = CAPO.deal(rules_of(5), fast_rng(seed), Windows.ALL, None)
        assert isinstance(state, CapState)
        counters.add(int(state.counter))
    assert counters == {0, 1, 2, 3, 4}


@rule("CAP-E13")
def test_each_player_scores_mission_giulia_suspicion_and_mario_in_this_order() -> None:
    table = CapTable("giulia-I mario-I", "B1 B2", "I0", mission="Protection racket")
    table.round(["giulia-I mario-I", "B1", "I0"], {1: 0, 0: 2})
    order = [
        (event.seat, getattr(event, "reason", "stolen"))
        for told in table.told
        if isinstance(event := told.event, RespectChanged | RespectStolen)
        and getattr(event, "reason", "") != "start"
    ]
    assert order[:4] == [(0, "mission"), (0, "giulia"), (0, "right_suspicion"), (0, "stolen")]


@rule("CAP-36", "CAP-45")
def test_giulia_beside_a_hat_earns_one_more() -> None:
    table = CapTable("giulia-I", "I0", "I1").round(["giulia-I", "I0", "I1"], {1: 0})
    assert (0, "giulia", 1) in changes(table)
    assert table.respect[0] == 3 + 1 + 1


@rule("CAP-45")
def test_giulia_in_prison_earns_nothing() -> None:
    table = CapTable("giulia-B", "I0", "I1").round(["giulia-B", "I0", "I1"], {1: 0})
    assert table.respect[0] == 3
    assert not [each for each in changes(table) if each[1] == "giulia"]


@rule("CAP-E14", "CAP-E31")
def test_an_unsuspected_giulia_may_be_turned_up_for_her_point() -> None:
    laid = ["giulia-I I1", "I0", "I1"]
    table = CapTable("giulia-I I1", "I0", "I1").lay(*laid).turn_up(seat0="I1").suspect({})
    assert table.state.phase is Phase.CLAIM
    table.claim(seat0="giulia-I")
    assert table.respect == [5, 4, 4]
    assert [event.seat for event in table.heard(GiuliaTurnedUp)] == [0]


@rule("CAP-E14")
def test_her_owner_may_leave_her_hidden_and_go_without() -> None:
    table = CapTable("giulia-I I1", "I0", "I1")
    table.round(["giulia-I I1", "I0", "I1"], {})
    assert table.respect == [4, 4, 4]
    assert not table.heard(GiuliaTurnedUp)


@rule("CAP-E14")
def test_several_giulias_add_up_and_each_may_be_claimed_alone() -> None:
    hand = "giulia-I giulia-B giulia-S"
    claims = {"": 4, "giulia-B": 5, "giulia-I giulia-B giulia-S": 7}
    for claim, respect in claims.items():
        table = CapTable(hand, "I0", "I1", newspaper="Power cut")
        table.round([hand, "I0", "I1"], {}, seat0=claim)
        assert table.respect[0] == respect


@rule("CAP-E14")
def test_a_giulia_turned_up_in_phase_two_needs_no_claim() -> None:
    table = CapTable("giulia-I I1", "I0", "I1").lay("giulia-I I1", "I0", "I1")
    table.turn_up(seat0="giulia-I").suspect({}).claim()
    assert table.respect == [5, 4, 4]


@rule("CAP-E14")
def test_only_a_face_down_giulia_can_be_claimed_with() -> None:
    table = CapTable("giulia-I I1", "I0", "I1").lay("giulia-I I1", "I0", "I1")
    table.turn_up(seat0="I1").suspect({})
    ordinary = table.chosen(table.table(0), "I1")
    refusal = table.state.refuse(0, CLAIM[ordinary])
    assert refusal is not None
    assert refusal.rule == "CAP-E14"
    refusal = table.state.refuse(0, CLAIM[0b10000])
    assert refusal is not None
    assert refusal.rule == "CAP-E14"


@rule("CAP-E14")
def test_as_an_option_every_hidden_giulia_is_claimed_for_her_owner() -> None:
    table = CapTable("giulia-I I1", "I0", "I1", giulia="auto").lay("giulia-I I1", "I0", "I1")
    table.turn_up(seat0="I1").suspect({})
    assert table.state.round == 2
    assert table.respect == [5, 4, 4]
    assert len(table.heard(GiuliaTurnedUp)) == 1


@rule("CAP-E31")
def test_everybody_unsuspected_with_a_card_face_down_is_asked_whatever_it_is() -> None:
    table = CapTable("giulia-I", "B1", "I1", "I0", newspaper="Front-page photo")
    table.lay("giulia-I", "B1", "I1", "I0").turn_up().suspect({})
    assert table.state.round == 2  # all cards lie open: nobody is asked
    table = CapTable("giulia-I", "B1", "I1", "I0").lay("giulia-I", "B1", "I1", "I0")
    table.suspect({0: 2})
    assert table.state.to_act() == (0, 1, 3)
    refusal = table.state.refuse(2, CLAIM[0])
    assert refusal is not None
    assert refusal.rule == "CAP-E31"


@rule("CAP-E31")
def test_in_simulation_only_who_really_holds_giulia_is_asked() -> None:
    table = CapTable("giulia-I", "B1", "I1", windows=Windows.KNOWN)
    table.lay("giulia-I", "B1", "I1").suspect({})
    assert table.state.to_act() == (0,)


@rule("CAP-46", "CAP-E10")
def test_a_suspected_tony_costs_every_checked_player_a_star() -> None:
    """I2 alone passes the limit of 2; with Tony's star it does not."""
    calm = CapTable("I2", "I1 tony-B", "I0").round(["I2", "I1", "I0"], {0: 1, 1: 0})
    assert not calm.heard(Jailed)
    told = CapTable("I2", "I1 tony-B", "I0").round(["I2", "tony-B", "I0"], {0: 1, 1: 0})
    assert [event.stars for event in told.heard(TonySquealed)] == [1]
    assert [event.seat for event in told.heard(Jailed)] == [0, 1]


@rule("CAP-46", "CAP-E10")
def test_tonys_star_comes_on_top_of_his_own_and_counts_for_his_player_too() -> None:
    """Protection racket: II with at most 4. Tony shows II and 2 stars; 2 more would still pass."""
    table = CapTable("tony-I I2", "B0", "B1", mission="Protection racket")
    table.round(["tony-I I2", "B0", "B1"], {1: 0})
    assert table.heard(Jailed) == [Jailed(0, stars=5, max_stars=4, symbols_missing=0)]


@rule("CAP-46")
def test_who_lays_tony_is_told_beforehand_that_he_would_talk() -> None:
    """As in the round above: 5 stars where 4 are allowed, and 6 if another Tony talks too."""
    table = CapTable("tony-I I2", "B0", "B1", mission="Protection racket")
    view = table.state.view(0)
    teller = CAPO.teller(table.rules)
    first, *others = teller.outlook(view, LAY[0b11])
    assert (first.facts["stars"], first.facts["limit"], first.facts["passes"]) == (5, 4, "no")
    assert [line.facts["stars"] for line in others] == [6]


@rule("CAP-E10")
def test_two_suspected_tonys_cost_two_stars() -> None:
    table = CapTable("tony-I", "tony-B", "I0").round(["tony-I", "tony-B", "I0"], {0: 1, 1: 0, 2: 1})
    assert table.heard(TonySquealed) == [TonySquealed(0, 1), TonySquealed(1, 1)]
    assert [(each.seat, each.stars) for each in table.heard(Jailed)] == [(0, 4), (1, 4)]
    two = CapTable("tony-I tony-B", "I0", "I1").round(["tony-I tony-B", "I0", "I1"], {1: 0})
    assert [event.stars for event in two.heard(TonySquealed)] == [2]


@rule("CAP-E10", "CAP-E11")
def test_a_tony_whom_nobody_suspects_has_no_effect_even_face_up() -> None:
    table = CapTable("I2", "tony-I I0", "I0").lay("I2", "tony-I I0", "I0")
    table.turn_up(seat1="tony-I").suspect({2: 0}).claim()
    assert not table.heard(TonySquealed)
    assert [event.seat for event in table.heard(HatKept)] == [0]


@rule("CAP-E11")
def test_tony_never_hurts_a_player_who_is_not_checked() -> None:
    table = CapTable("I2", "tony-B", "I2").round(["I2", "tony-B", "I2"], {2: 1})
    assert [event.seat for event in table.heard(Jailed)] == [1]
    assert table.respect == [4, 3, 6]


@rule("CAP-47", "CAP-36")
def test_mario_steals_one_respect_from_every_accuser() -> None:
    table = CapTable("mario-I", "I0", "I1").round(["mario-I", "I0", "I1"], {1: 0, 2: 0})
    # 0: hat +1, steals 2 before the accusers have scored; they: -1 stolen, +1 hat, -1 wrong
    assert table.respect == [6, 2, 2]
    assert len(table.heard(RespectStolen)) == 2


@rule("CAP-47", "CAP-E12")
def test_mario_steals_in_prison_too() -> None:
    table = CapTable("mario-B", "I0", "I1").round(["mario-B", "I0", "I1"], {1: 0})
    assert [event.seat for event in table.heard(Jailed)] == [0]
    assert table.heard(RespectStolen) == [RespectStolen(0, 1, 1)]
    assert table.respect == [4, 3 - 1 + 1 + 2, 4]


@rule("CAP-E12")
def test_two_marios_steal_two_but_never_more_than_there_is() -> None:
    table = CapTable("mario-I mario-B", "I0", "I1", respect=[3, 1, 5])
    table.round(["mario-I mario-B", "I0", "I1"], {1: 0, 2: 0})
    assert [(event.victim, event.amount) for event in table.heard(RespectStolen)] == [
        (1, 1),
        (2, 2),
    ]


@rule("CAP-E12")
def test_mario_takes_nothing_from_an_accuser_who_has_nothing_at_that_moment() -> None:
    table = CapTable("mario-I", "I0", "I1", respect=[3, 0, 3])
    table.round(["mario-I", "I0", "I1"], {1: 0})
    assert not table.heard(RespectStolen)
    assert table.respect == [4, 0, 4]


@rule("CAP-39")
def test_respect_never_falls_below_zero() -> None:
    table = CapTable("B1", "I0", "I1", respect=[0, 3, 3]).round(["B1", "I0", "I1"], {0: 1, 2: 0})
    assert table.respect[0] == 0
    assert (0, "wrong_suspicion", 0) in changes(table)


@rule("CAP-39", "CAP-E13")
def test_the_floor_holds_at_each_step_not_only_at_the_end() -> None:
    """A wrong suspicion at 0 costs nothing, and what is stolen afterwards is kept in full."""
    table = CapTable("mario-B", "I0", "I1", respect=[0, 3, 3])
    table.round(["mario-B", "I0", "I1"], {0: 1, 2: 0})
    assert table.respect[0] == 0 + 0 + 1


@rule("CAP-37", "CAP-E19")
def test_every_accuser_of_the_same_player_scores_for_himself() -> None:
    table = CapTable("B1", "I0", "I1", "I1").round(["B1", "I0", "I1", "I1"], {1: 0, 2: 0, 3: 0})
    assert table.respect == [3, 6, 6, 6]


@rule("CAP-40", "CAP-E24")
def test_laid_cards_go_to_the_discard_pile_and_unseen_ones_stay_unseen() -> None:
    table = CapTable("I0 I1 B2", "B1 B2", "S1 S2")
    table.round(["I0 I1", "B1", "S1"], {1: 0})
    assert sum(event.count for event in table.heard(CardsDiscarded)) == 4
    view = table.state.view(2)
    assert view.discards == 4
    known = [kind for kind, count in enumerate(view.seen) for _ in range(count)]
    shown = table.chosen_cards("I0 I1 S1")  # what Red showed, and Green's own card
    assert known == sorted(shown)


@rule("CAP-E24")
def test_no_event_ever_tells_a_card_that_was_not_shown() -> None:
    table = CapTable("B2 S1", "BB3", "S2").round(["B2 S1", "BB3", "S2"], {0: 2})
    hidden = set(table.chosen_cards("BB3"))
    for seat in (-1, 0, 2):
        for shown in table.heard(CardsShown, seat):
            assert not hidden & set(shown.cards)
        for claimed in table.heard(GiuliaTurnedUp, seat):
            assert not hidden & set(claimed.cards)


@rule("CAP-54")
def test_two_who_suspect_each_other_sit_down_and_count_as_successful() -> None:
    table = CapTable("B1", "B1", "I0", newspaper="Have a sit down")
    table.round(["B1", "B1", "I0"], {0: 1, 1: 0})
    assert table.heard(SuspicionsVoid) == [SuspicionsVoid(0, 1)]
    assert not table.heard(CardsShown)
    assert table.respect == [4, 4, 4]


@rule("CAP-54")
def test_a_third_accuser_still_has_one_of_them_checked() -> None:
    table = CapTable("B1", "B1", "I0", newspaper="Have a sit down")
    table.round(["B1", "B1", "I0"], {0: 1, 1: 0, 2: 0})
    assert [event.seat for event in table.heard(Jailed)] == [0]
    assert table.respect == [3, 4, 6]


@rule("CAP-54")
def test_without_that_newspaper_mutual_suspicions_stand() -> None:
    table = CapTable("B1", "B1", "I0").round(["B1", "B1", "I0"], {0: 1, 1: 0})
    assert table.respect == [5, 5, 4]


@rule("CAP-E22")
def test_three_in_a_circle_do_not_sit_down() -> None:
    table = CapTable("B1", "B1", "B2", newspaper="Have a sit down")
    table.round(["B1", "B1", "B2"], {0: 1, 1: 2, 2: 0})
    assert not table.heard(SuspicionsVoid)
    assert len(table.heard(Jailed)) == 3


@rule("CAP-E23", "CAP-E12")
def test_a_pair_that_sat_down_counts_as_unsuspected_for_tony_and_mario() -> None:
    table = CapTable("tony-I", "mario-B", "I2", "I0", newspaper="Have a sit down")
    table.round(["tony-I", "mario-B", "I2", "I0"], {0: 1, 1: 0, 3: 2})
    assert not table.heard(TonySquealed)
    assert not table.heard(RespectStolen)
    assert [event.seat for event in table.heard(HatKept)] == [2]


@rule("CAP-59")
def test_when_the_boss_is_watching_a_right_suspicion_is_worth_three() -> None:
    table = CapTable("B1", "I0", "I1", newspaper="The boss is watching")
    table.round(["B1", "I0", "I1"], {1: 0})
    assert (1, "right_suspicion", 3) in changes(table)


@rule("CAP-60")
def test_in_a_libel_suit_a_wrong_suspicion_costs_two() -> None:
    table = CapTable("I0", "I0", "I1", newspaper="Libel suit").round(["I0", "I0", "I1"], {1: 0})
    assert (1, "wrong_suspicion", -2) in changes(table)


@rule("CAP-61")
def test_on_a_big_score_the_mission_is_worth_two() -> None:
    table = CapTable("I0", "I0", "B1", newspaper="Big score").round(["I0", "I0", "B1"], {1: 2})
    assert table.respect == [5, 3 + 2 + 2, 3]


@rule("CAP-63")
def test_blood_is_thicker_helps_all_who_have_least() -> None:
    table = CapTable("I0", "I0", "I1", newspaper="Blood is thicker", respect=[2, 2, 5])
    table.round(["I0", "I0", "I1"], {})
    assert table.respect == [4, 4, 6]


@rule("CAP-63", "CAP-E36")
def test_blood_is_thicker_works_before_the_end_is_checked() -> None:
    """All level at 14: with the gift all have 16 and an extra round follows."""
    table = CapTable("I0", "I0", "I1", newspaper="Blood is thicker", respect=[14, 14, 14])
    table.round(["I0", "I0", "I1"], {})
    assert table.respect == [16, 16, 16]
    assert not table.state.is_over()
