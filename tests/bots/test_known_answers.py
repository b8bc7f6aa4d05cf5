"""The searcher in games whose answers are known: is what it finds true?

The reference games are not compiled, and compiled rules know no others: so this runs on the
interpreted build, which answers like the other (test_builds_agree).
"""

import pytest

from backroom.bots import search
from backroom.bots.judgement import Judgement, Line
from backroom.bots.paired_lines import best_line
from backroom.bots.search import Branch, Node, Plans, Searcher, rate_of
from backroom.bots.worlds import Worlds, next_to_speak
from backroom.freshness import is_compiled
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import State

if is_compiled():
    pytest.skip("the reference games run interpreted", allow_module_level=True)

from reference.kuhn_answers import BETS, FIRST_PLAYER, KNOWN, Known, KuhnJudgement, chips
from reference.kuhn_poker import ACTIONS, BET, JACK, KING, PASS, QUEEN, KuhnState, dealt
from reference.matching_pennies import SIDES, PenniesJudgement, new_pennies

ROUNDS = 1500
NEAR = 0.15
"""Chips. After so many rounds a mean is off by 0.05 in one of three runs."""

every_decision = pytest.mark.parametrize("known", KNOWN, ids=lambda it: f"{it.card}-{it.said}")
COIN = dict.fromkeys(BETS, 0.5)


def decision(known: Known) -> KuhnState:
    """The true world has any card for the rival: the searcher must not go by it."""
    rival = (known.card + 1) % 3
    first = len(known.said) % 2 == 0
    return dealt(known.card, rival, known.said) if first else dealt(rival, known.card, known.said)


def thinking_of(judgement: Judgement, state: State, rounds: int = ROUNDS) -> Searcher:
    seat = state.owing()[0]
    searcher = Searcher(judgement, state, seat, state.legal(seat), fast_rng(4))
    searcher.think(600.0, rounds)
    return searcher


def worths(searcher: Searcher) -> list[float]:
    return [chips(gain) for _, gain in searcher.results()]


def equilibrium_worth(state: KuhnState) -> float:
    """What the first player wins from here on, by all that can be said, as often as it is."""
    if state.is_over():
        return state.standings().points[0] - 2
    bets = BETS[(state.cards[state.owing()[0]], state.said)]
    worth = 0.0
    for action, chance in ((PASS, 1 - bets), (BET, bets)):
        after = state.clone()
        after.apply(after.owing()[0], action)
        worth += chance * equilibrium_worth(after)
    return worth


def test_the_equilibrium_of_kuhn_poker_is_worth_what_the_books_say() -> None:
    deals = [(one, other) for one in range(3) for other in range(3) if one != other]
    total = sum(equilibrium_worth(dealt(*cards)) for cards in deals)
    assert total / len(deals) == pytest.approx(FIRST_PLAYER)


@every_decision
def test_what_a_searcher_finds_against_perfect_players_is_what_is_known(known: Known) -> None:
    searcher = thinking_of(KuhnJudgement(BETS, mixes=True), decision(known))
    passing, betting = worths(searcher)
    assert passing == pytest.approx(known.passing, abs=NEAR)
    assert betting == pytest.approx(known.betting, abs=NEAR)


@every_decision
def test_a_searcher_takes_no_plan_that_loses_against_perfect_players(known: Known) -> None:
    searcher = thinking_of(KuhnJudgement(BETS, mixes=True), decision(known), 400)
    apart = known.betting - known.passing
    if abs(apart) > 2 * NEAR:
        assert ACTIONS[searcher.answer(mixed=True)] is (BET if apart > 0 else PASS)
        assert ACTIONS[searcher.answer(mixed=False)] is (BET if apart > 0 else PASS)


@pytest.mark.parametrize("said", ["b", "pb"])
@pytest.mark.parametrize(("card", "right"), [(JACK, PASS), (KING, BET)])
def test_a_searcher_in_the_tree_never_calls_with_the_jack_and_always_with_the_king(
    card: int, right: object, said: str
) -> None:
    known = next(each for each in KNOWN if (each.card, each.said) == (card, said))
    searcher = thinking_of(KuhnJudgement(COIN, mixes=False), decision(known), 120)
    assert worths(searcher) == [-1, -2 if card == JACK else 2]
    assert ACTIONS[searcher.answer(mixed=False)] is right


def test_a_searcher_in_the_tree_tries_everything_and_mostly_what_is_best() -> None:
    known = next(each for each in KNOWN if (each.card, each.said) == (KING, "b"))
    folded, called = thinking_of(KuhnJudgement(COIN, mixes=False), decision(known), 120).results()
    assert folded[0] + called[0] == 120
    assert 1 <= folded[0] < 12


def test_in_the_tree_a_rival_learns_to_answer_a_bluff() -> None:
    """A rival who calls every other time loses to a bluff with the jack (-1/2 against -1); but one
    who thinks calls it."""
    known = next(each for each in KNOWN if (each.card, each.said) == (JACK, ""))
    searcher = thinking_of(KuhnJudgement(COIN, mixes=False), decision(known))
    passing, bluffing = worths(searcher)
    assert passing == pytest.approx(-1, abs=NEAR)
    assert bluffing < -1.4
    assert ACTIONS[searcher.answer(mixed=False)] is PASS


def test_in_the_tree_one_learns_what_to_do_about_a_bet_that_comes_later() -> None:
    """With the king one passes only to call: who plays on blindly folds every other time."""
    known = next(each for each in KNOWN if (each.card, each.said) == (KING, ""))
    searcher = thinking_of(KuhnJudgement(COIN, mixes=False), decision(known))
    passed = searcher.top.branches[0].below
    assert passed is not None
    bet = next(branch.below for branch in passed.branches.values() if branch.below is not None)
    folds, calls = bet.branches[PASS.index], bet.branches[BET.index]
    assert chips(folds.gain / int(folds.visits)) == -1
    assert chips(calls.gain / int(calls.visits)) == 2
    assert calls.visits > folds.visits


def depth_of(node: Node | None) -> int:
    if node is None:
        return 0
    return 1 + max((depth_of(branch.below) for branch in node.branches.values()), default=0)


@pytest.mark.parametrize(("deepest", "levels"), [(1, 1), (2, 2), (3, 3), (8, 3)])
def test_the_tree_grows_no_deeper_than_it_may(
    deepest: int, levels: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At most three decisions follow each other in Kuhn poker."""
    monkeypatch.setattr(search, "DEEPEST", deepest)
    searcher = thinking_of(KuhnJudgement(COIN, mixes=False), dealt(QUEEN, KING), 200)
    assert depth_of(searcher.top) == levels


def test_a_branch_grows_two_ways_when_it_is_tried_again() -> None:
    searcher = thinking_of(KuhnJudgement(COIN, mixes=False), dealt(QUEEN, KING), 0)
    for _ in range(10):
        searcher.once()
        for branch in searcher.top.branches.values():
            below = branch.below
            assert (below is None) == (branch.visits < 2)
            assert below is None or len(below.branches) == 2


def test_what_was_tried_once_is_worth_what_it_brought() -> None:
    searcher = thinking_of(KuhnJudgement(COIN, mixes=False), dealt(QUEEN, KING, "b"), 1)
    assert searcher.results() == [(1, 0.25), (0, 0.0)], "a fold, and one chip of four is left"


def test_before_any_thought_nothing_was_tried_and_nothing_is_known() -> None:
    for mixes in (False, True):
        searcher = thinking_of(KuhnJudgement(COIN, mixes), dealt(QUEEN, KING), 0)
        assert searcher.results() == [(0, 0.0), (0, 0.0)]


def tried(prior: float, visits: int, gain: float) -> Branch:
    branch = Branch(prior)
    branch.visits = visits
    branch.gain = gain
    return branch


@pytest.mark.parametrize(
    ("one", "other", "why"),
    [
        (tried(0.5, 10, 2.0), tried(0.5, 10, 6.0), "what brought more"),
        (tried(0.5, 40, 20.0), tried(0.5, 2, 1.0), "of equals what was tried less"),
        (tried(0.2, 5, 2.5), tried(0.8, 5, 2.5), "of equals what the judgement likes"),
        (tried(0.1, 0, 0.0), tried(0.9, 3, 2.9), "a good one rather than an unliked one"),
        (tried(0.5, 30, 14.5), tried(0.5, 0, 0.0), "an unknown one rather than a usual one"),
    ],
    ids=lambda it: it if isinstance(it, str) else "",
)
def test_of_two_branches_the_more_promising_is_tried(one: Branch, other: Branch, why: str) -> None:
    searcher = thinking_of(KuhnJudgement(COIN, mixes=False), dealt(QUEEN, KING), 0)
    node = Node()
    node.visits = one.visits + other.visits
    node.branches = {3: one, 7: other}
    assert searcher.best_branch(node, [3, 7]) == 7, why
    assert searcher.best_branch(node, [7, 3]) == 7, why
    assert searcher.best_branch(node, [3]) == 3


def test_hope_is_the_gain_with_an_even_share_and_what_was_seldom_tried() -> None:
    """(gain + 1/2) / (visits + 1) and 0.7 · 1/2 · √16 / (visits + 1)."""
    searcher = thinking_of(KuhnJudgement(COIN, mixes=False), dealt(QUEEN, KING), 0)
    node = Node()
    node.visits = 15
    for gain, best in ((3.7, 1), (3.9, 2)):  # 5 visits: (gain + 1.9) / 6 against 10.5: 1.9 / 2
        node.branches = {1: tried(0.5, 1, 0.0), 2: tried(0.5, 5, gain)}
        assert searcher.best_branch(node, [1, 2]) == best


def test_a_sealed_choice_is_tried_against_one_and_the_same_choice_of_the_rival() -> None:
    """So of heads and tails exactly one wins in every world."""
    searcher = thinking_of(PenniesJudgement(0.0), new_pennies(), 60)
    (heads, won), (tails, lost) = searcher.results()
    assert (heads, tails) == (60, 60)
    assert won * heads + lost * tails == pytest.approx(60)
    assert 15 < won * heads < 45, "the rival shows either"


@pytest.mark.parametrize(("heads", "right"), [(2.0, 0), (-2.0, 1)])
def test_against_a_rival_who_shows_one_side_too_often_one_shows_the_same(
    heads: float, right: int
) -> None:
    searcher = thinking_of(PenniesJudgement(heads), new_pennies(), 200)
    assert searcher.answer(mixed=False) == right
    rival = Searcher(PenniesJudgement(heads), new_pennies(), 1, SIDES, fast_rng(4))
    rival.think(600.0, 200)
    assert rival.answer(mixed=False) == 1 - right


def test_regret_is_kept_of_what_would_have_brought_more_and_never_below_nothing() -> None:
    plans = Plans(SIDES, [0.5, 0.5])
    assert plans.strategy() == [0.5, 0.5]
    plans.learn_all([0, 1], [1.0, 0.0])
    assert plans.regrets == [0.5, 0.0]
    assert plans.strategy() == [1.0, 0.0]
    assert plans.taken == [1.0, 1.0]
    plans.learn_all([0, 1], [0.0, 0.25])
    assert plans.regrets == [0.5, 0.25]
    assert plans.strategy() == pytest.approx([2 / 3, 1 / 3])
    assert (plans.visits, plans.gains) == ([2, 2], [1.0, 0.25])


def test_what_was_not_tried_is_left_out_of_the_comparison() -> None:
    plans = Plans(SIDES * 2, [0.25, 0.25, 0.25, 0.25])
    plans.learn_all([0, 1], [0.5, 0.5])
    assert plans.regrets == [0.0, 0.0, 0.0, 0.0], "both brought what the two bring on average"
    plans.learn_all([0, 1], [1.0, 0.5])
    assert plans.regrets == [0.25, 0.0, 0.0, 0.0]


def test_worlds_are_dealt_eight_at_a_time_and_seldomer_the_more_are_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = dealt(QUEEN, KING, "b")
    worlds = Worlds(KuhnJudgement(BETS, mixes=True), state, 1, fast_rng(1), paired=False)
    known: list[int] = []
    for _ in range(8):
        worlds.imagine()
        known.append(len(worlds.known))
    assert known == [8, 16, 16, 16, 16, 16, 24, 24]
    monkeypatch.setattr("backroom.bots.worlds.MOST_WORLDS", 32)
    for _ in range(40):
        worlds.imagine()
    assert len(worlds.known) == 32


def test_who_may_speak_is_heard_before_those_who_must_act(monkeypatch: pytest.MonkeyPatch) -> None:
    state = new_pennies()
    assert next_to_speak(state) == 0
    monkeypatch.setattr(type(state), "owing", lambda self: (0,))
    assert next_to_speak(state) == 1


def test_of_many_plans_the_liked_ones_are_tried_and_the_worst_third_given_up() -> None:
    plans = Plans(SIDES * 10, [1.0 + place for place in range(20)])
    assert plans.to_try(0) == list(range(19, 7, -1)), "twelve"
    for place in range(20):
        plans.visits[place] = 4
        plans.gains[place] = 4.0 if place % 2 else 0.0
    assert len(plans.to_try(11)) == 12
    left = plans.to_try(12)
    assert sorted(left) == [9, 11, 13, 15, 16, 17, 18, 19], "the better ones come first"
    for rounds in (24, 36, 48, 60):
        left = plans.to_try(rounds)
    assert sorted(left) == [11, 13, 15, 17, 19], "five stay"


def test_a_plan_is_doubted_less_the_more_it_was_tried() -> None:
    plans = Plans(SIDES, [0.5, 0.5])
    assert rate_of(plans, 0) == -1.0
    plans.visits, plans.gains = [4, 16], [3.0, 12.0]
    assert rate_of(plans, 0) == pytest.approx(0.75 - 0.125)
    assert rate_of(plans, 1) == pytest.approx(0.75 - 0.0625)


def test_mixed_plans_are_taken_as_often_as_they_were_the_way_to_go() -> None:
    searcher = thinking_of(PenniesJudgement(0.0), new_pennies(), 0)
    assert searcher.plans is not None
    searcher.plans.taken = [30.0, 10.0]
    answers = [int(searcher.answer(mixed=True)) for _ in range(400)]
    assert 60 < sum(answers) < 140
    searcher.plans.taken = [95.0, 5.0]
    assert {int(searcher.answer(mixed=True)) for _ in range(200)} == {0}, "a leftover"


@pytest.mark.parametrize("liked", [PASS, BET])
@pytest.mark.parametrize(("card", "right"), [(JACK, PASS), (KING, BET)])
def test_of_paired_lines_the_best_is_found_whatever_was_liked(
    card: int, right: object, liked: object
) -> None:
    """Asked to call a bet, the jack folds and the king calls."""
    judgement = KuhnJudgement(BETS, mixes=False)
    worlds = Worlds(judgement, dealt(QUEEN, card, "b"), 1, fast_rng(1), paired=True)
    lines = [Line((action,), 0.4 if action is liked else 0.3) for action in (PASS, BET)]
    assert best_line(worlds, lines, 600.0, 60, slope=0.1).actions == (right,)
    assert worlds.asked == 30, "both are tried in each world"
