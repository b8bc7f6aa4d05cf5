"""How bots judge Maffiosi: silent about what they cannot know, and sensible about the rest."""

from time import process_time

import pytest

from backroom.bots.decision import find_judgement
from backroom.bots.judgement import Judgement
from backroom.bots.specs import TEMPERS, Spec
from backroom.freshness import is_compiled
from backroom.games.maffiosi.actions import DISCARD, EXPLODE, KILL, LIFT, PLAY, PUT_PIE, SIT, STAY
from backroom.games.maffiosi.position import Step
from backroom.games.maffiosi.rules import CARDS
from backroom.games.maffiosi.state import MafState
from backroom.kernel.actions import Action
from backroom.kernel.rng import FastRng, fast_rng
from backroom.kernel.state import Windows
from backroom.words import LANGUAGES, Speaker
from bots.matches import compiled_only, share_of_first
from builders.maffiosi import MAF, MafTable, rules_of, seat

ENOUGH = 200 if is_compiled() else 24
"""So many decisions of a random game are looked at."""


def judgement_of(players: int = 4, temper: str = "even") -> Judgement:
    return find_judgement(MAF, rules_of(players), Spec("normal", temper))


def choice(table: MafTable, temper: str = "even") -> Action:
    """What a bot that judges would do here."""
    state = table.state
    asked = table.asked_seat()
    legal = state.legal(asked)
    likes = judgement_of(state.seats, temper).likes(state, asked, legal)
    return legal[likes.index(max(likes))]


def decisions(seed: int, players: int = 4, **options: str) -> list[MafState]:
    """The decisions of games in which anything is done."""
    rng = fast_rng(seed)
    found: list[MafState] = []
    number = 0
    while len(found) < ENOUGH:
        state = MAF.deal(rules_of(players, **options), fast_rng(seed, number), Windows.ALL, None)
        assert isinstance(state, MafState)
        while not state.is_over() and len(found) < ENOUGH:
            asked = state.owing()[0]
            legal = state.legal(asked)
            if len(legal) > 1:
                found.append(state.clone())
            state.apply(asked, legal[rng.below(len(legal))])
        number += 1
    return found


def card(name: str) -> Action:
    return PLAY[CARDS.index(name)]


# What it may know


@pytest.mark.parametrize("players", [3, 4, 6])
@pytest.mark.parametrize("how", ["likes", "quick"])
def test_likes_are_the_same_in_all_worlds_that_a_seat_can_imagine(
    players: int, how: str, seed: int
) -> None:
    judgement = judgement_of(players)
    rng = fast_rng(seed, 3)
    for state in decisions(seed, players)[::4]:
        asked = state.owing()[0]
        legal = state.legal(asked)
        worlds = [state.redeal(asked, rng) for _ in range(3)]
        first, *others = [getattr(judgement, how)(world, asked, legal) for world in worlds]
        assert all(other == first for other in others)


def test_a_judgement_leaves_the_table_as_it_is(seed: int) -> None:
    judgement = judgement_of()
    for state in decisions(seed)[::5]:
        before = state.clone()
        asked = state.owing()[0]
        judgement.likes(state, asked, state.legal(asked))
        judgement.worth(state)
        judgement.reason(state, asked, state.legal(asked)[0])
        assert state == before


# How strong it is


def test_a_bot_that_judges_beats_three_who_do_anything() -> None:
    games = 40 if is_compiled() else 4
    assert share_of_first(MAF, ["normal", "random", "random", "random"], games, 5) > 0.6


@pytest.mark.parametrize("temper", TEMPERS[1:])
def test_with_a_temper_it_still_plays_well(temper: str) -> None:
    games = 12 if is_compiled() else 2
    assert share_of_first(MAF, [f"normal/{temper}", "random", "random", "random"], games, 6) >= 0.5


@compiled_only
def test_a_decision_takes_less_than_20_ms(seed: int) -> None:
    judgement = judgement_of()
    states = decisions(seed)
    begin = process_time()
    for state in states:
        asked = state.owing()[0]
        legal = state.legal(asked)
        judgement.reason(state, asked, legal[0])
        judgement.likes(state, asked, legal)
    assert (process_time() - begin) / len(states) < 0.02


# How it stands


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_shares_of_all_are_one_win(players: int, seed: int) -> None:
    judgement = judgement_of(players)
    for state in decisions(seed, players)[::3]:
        shares = judgement.worth(state)
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0


PEACE = {
    2: "yellow henkie",
    6: "red henkie",
    10: "blue henkie",
    24: "green henkie",
    14: "yellow boss",
    12: "red boss",
    18: "blue boss",
    25: "green boss",
}
"""Nobody can strike at anybody, and all earn the same."""


@pytest.mark.parametrize("leader", ["yellow", "red", "blue", "green"])
def test_whoever_has_more_money_stands_better(leader: str) -> None:
    table = MafTable(4, PEACE, money={leader: 12_000}, bank=30_000)
    shares = judgement_of().worth(table.state)
    assert max(shares) == shares[seat(leader)]


def test_whoever_earns_more_stands_better() -> None:
    table = MafTable(4, {**PEACE, 29: "green henkie"}, bank=60_000)
    shares = judgement_of().worth(table.state)
    assert max(shares) == shares[seat("green")]


def test_when_it_is_over_the_winner_has_all() -> None:
    table = MafTable(4, PEACE, money={"blue": 9_000}, bank=1_000).begin("yellow")
    assert table.state.step is Step.OVER
    assert judgement_of().worth(table.state) == [0.0, 0.0, 1.0, 0.0]


# What anybody would do


def test_it_stabs_the_man_at_the_cash_register_rather_than_his_neighbour() -> None:
    men = {**PEACE, 29: "red henkie", 30: "yellow jack", 1: "red henkie"}
    table = MafTable(4, men, hands={"yellow": "stab nightcap"}, bank=60_000)
    table.act(card("stab"))
    assert choice(table) == KILL[28]


def test_it_takes_a_free_cash_register() -> None:
    table = MafTable(4, {**PEACE, 20: "blue henkie"}, hands={"yellow": "move"}, bank=60_000)
    assert choice(table) == card("move")
    table.act(card("move")).act(choice(table))
    assert choice(table) == SIT[28]


def test_it_completes_a_monopoly() -> None:
    men = {**PEACE, 29: "red henkie", 5: "yellow henkie", 16: "red henkie"}
    table = MafTable(4, men, hands={"yellow": "move"}, bank=60_000)
    table.act(card("move")).act(choice(table))
    assert choice(table) == SIT[19]


def test_it_puts_its_pie_where_it_hits_many_and_none_of_its_own() -> None:
    men = {**PEACE, 5: "red henkie", 7: "red henkie", 11: "yellow henkie", 27: "green boss"}
    del men[25]
    table = MafTable(4, men, hands={"yellow": "order_pie"}, bank=60_000).act(card("order_pie"))
    assert choice(table) == PUT_PIE[5]


def test_it_makes_no_pie_explode_that_hits_only_its_own_men() -> None:
    table = MafTable(4, PEACE, hands={"yellow": "ka_boom"}, pies={"red": 14}, bank=60_000)
    assert choice(table) == DISCARD[CARDS.index("ka_boom")]


def test_it_makes_a_pie_explode_that_hits_only_others() -> None:
    table = MafTable(
        4, PEACE, hands={"yellow": "ka_boom"}, pies={"red": 6, "blue": 14}, bank=60_000
    )
    assert choice(table) == card("ka_boom")
    assert choice(table.act(card("ka_boom"))) == EXPLODE[seat("red")]


def test_it_stays_where_it_earns_if_all_other_chairs_are_worse() -> None:
    men = {
        29: "yellow henkie",
        2: "yellow boss",
        6: "yellow henkie",
        12: "red boss",
        18: "blue boss",
        20: "blue henkie",
        10: "blue henkie",
        24: "green henkie",
        16: "red henkie",
        25: "green boss",
    }
    table = MafTable(4, men, hands={"yellow": "nightcap move"}, bank=60_000)
    table.act(card("nightcap")).act(choice(table))
    assert table.state.step is Step.SECOND
    assert choice(table) == STAY


def test_the_reason_for_a_card_is_that_of_what_the_bot_means_to_do_with_it() -> None:
    """A searcher may find another chair better than the judgement does at first sight."""
    table = MafTable(4, {**PEACE, 20: "blue henkie"}, hands={"yellow": "move"}, bank=60_000)
    yellow, judged = seat("yellow"), judgement_of()
    first_sight = judged.reason(table.state, yellow, card("move"))
    assert first_sight.name == "bots-maf-sit-earns"
    another = judged.reason_of_plan(table.state, yellow, (card("move"), LIFT[1], SIT[16]))
    assert another.name == "bots-maf-sit-safe"


def test_whoever_moves_a_man_is_not_told_that_there_is_no_better_chair() -> None:
    table = MafTable(4, {**PEACE, 20: "blue henkie"}, hands={"yellow": "move"}, bank=60_000)
    judged, yellow = judgement_of(), seat("yellow")
    lifted = table.state.clone()
    lifted.apply(yellow, card("move"))
    lifted.apply(yellow, LIFT[1])
    plans = [(card("move"), LIFT[1], each) for each in lifted.legal(yellow)]
    told = {judged.reason_of_plan(table.state, yellow, plan).name for plan in plans}
    assert "bots-maf-sit-later" in told
    assert "bots-maf-sit" not in told


# Tempers


@pytest.mark.parametrize("temper", TEMPERS[1:])
def test_a_temper_changes_some_choices(temper: str) -> None:
    even = judgement_of()
    other = judgement_of(temper=temper)
    changed = 0
    for state in decisions(11):
        asked = state.owing()[0]
        legal = state.legal(asked)
        likes = even.likes(state, asked, legal)
        tempered = other.likes(state, asked, legal)
        changed += tempered[likes.index(max(likes))] < max(tempered) - 1e-9
    assert changed > 0


# Reasons


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seating", ["fixed", "manual"])
def test_there_is_a_sentence_for_every_reason(language: str, seating: str, seed: int) -> None:
    rules = rules_of(4, seating=seating)
    judgement = find_judgement(MAF, rules, Spec("normal"))
    speaker = Speaker(language, MAF.teller(rules))
    rng: FastRng = fast_rng(seed, 4)
    for state in decisions(seed, seating=seating)[::2]:
        asked = state.owing()[0]
        legal = state.legal(asked)
        action = legal[rng.below(len(legal))]
        sentence = speaker.say(judgement.reason(state, asked, action))
        assert sentence.startswith({"en": "You ", "nl": "Je ", "de": "Du "}[language])


# Whole turns


def test_a_whole_turn_goes_on_until_somebody_else_comes_to_act(seed: int) -> None:
    judgement = judgement_of()
    longest = 0
    for state in decisions(seed)[::6]:
        asked = state.owing()[0]
        lines = judgement.lines(state, asked, state.legal(asked))
        assert lines == sorted(lines, key=lambda line: -line.like)
        for line in lines:
            after = state.clone()
            after.windows = Windows.KNOWN
            for action in line.actions:
                assert after.attempt(asked, action) is None
            turn = (after.round, after.turn) != (state.round, state.turn)
            # Also whoever moves his man in the turn of another hands over to him.
            another = after.is_over() or after.owing()[0] != asked
            assert another or turn or after.step is Step.BRING
            longest = max(longest, len(line.actions))
    assert longest >= 3, "a card, what it is for, and more"


def test_a_turn_is_planned_with_the_move_that_may_follow_a_stab() -> None:
    """The man at the cash register dies, and ours takes his chair."""
    men = {**PEACE, 29: "red henkie", 30: "yellow jack", 20: "blue henkie"}
    table = MafTable(4, men, hands={"yellow": "stab move"}, bank=60_000)
    yellow = table.asked_seat()
    best = judgement_of().lines(table.state, yellow, table.state.legal(yellow))[0]
    assert best.actions[:3] == (card("stab"), KILL[28], card("move"))
    assert best.actions[-1] == SIT[28]


def test_weights_that_tuning_may_try_break_nothing(seed: int) -> None:
    odd = {"rate_man": -5.0, "rate_fire": -0.4, "pie_holds": 1.4}
    judgement = find_judgement(MAF, rules_of(4), Spec("normal"), odd)
    for state in decisions(seed)[:10]:
        assert sum(judgement.worth(state)) == pytest.approx(1.0)
