"""How a bot judges Capo della Mafia: it knows only what its seat knows, and it plays sensibly."""

from time import process_time

import pytest

from backroom.bots.decision import find_judgement
from backroom.bots.judgement import Judgement
from backroom.bots.judgements.capo_della_mafia.judging import CapJudgement
from backroom.bots.players import new_game
from backroom.bots.specs import TEMPERS, Spec
from backroom.freshness import is_compiled
from backroom.games.capo_della_mafia.actions import CapAction
from backroom.games.capo_della_mafia.handful import cards_in
from backroom.games.capo_della_mafia.position import Phase
from backroom.games.capo_della_mafia.state import CapState
from backroom.kernel.rng import fast_rng
from backroom.words import LANGUAGES, Speaker
from bots.matches import compiled_only, play_off, share_of_first
from builders.capo_della_mafia import CAPO, CapTable, cards, rules_of

JUNK = "I2 B2 S2 I1 B1"


def judgement(state: CapState, temper: str = "even") -> Judgement:
    return find_judgement(CAPO, state.rules, Spec("normal", temper))


def favourite(table: CapTable, seat: int, temper: str = "even") -> CapAction:
    legal = table.state.legal(seat)
    likes = judgement(table.state, temper).likes(table.state, seat, legal)
    best = legal[max(range(len(legal)), key=lambda place: likes[place])]
    assert isinstance(best, CapAction)
    return best


def laid(table: CapTable, seat: int, temper: str = "even") -> list[int]:
    """The cards that a bot would lay."""
    hand = cards_in(table.state.hands[seat])
    return [hand[pick] for pick in favourite(table, seat, temper).picks or ()]


def suspect(table: CapTable, seat: int, temper: str = "even") -> int:
    """Whom a bot would suspect; -1 is nobody."""
    return int(favourite(table, seat, temper).value)


def reason(table: CapTable, seat: int, action: CapAction, temper: str = "even") -> str:
    return judgement(table.state, temper).reason(table.state, seat, action).name


def random_game(seed: int, players: int = 4) -> list[CapState]:
    """Positions of a game between random bots."""
    rules = rules_of(players)
    state = new_game(CAPO, rules, seed, 0)
    assert isinstance(state, CapState)
    rng = fast_rng(seed, 9)
    found: list[CapState] = []
    while not state.is_over() and len(found) < 60:
        found.append(state.clone())
        seat = state.owing()[rng.below(len(state.owing()))]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return found


# What it may know


@pytest.mark.parametrize("temper", TEMPERS)
def test_it_likes_the_same_in_all_worlds_it_cannot_tell_apart(seed: int, temper: str) -> None:
    rng = fast_rng(seed, 5)
    for state in random_game(seed)[::3]:
        judged = judgement(state, temper)
        for seat in state.owing():
            legal = state.legal(seat)
            truth = judged.likes(state, seat, legal)
            for _ in range(2):
                world = state.redeal(seat, rng)
                assert judged.likes(world, seat, legal) == truth
                for action in legal[:3]:
                    told = judged.reason(world, seat, action)
                    assert told == judged.reason(state, seat, action)


def test_a_world_in_which_the_others_had_a_better_play_explains_less() -> None:
    table = CapTable("I0 I1 I2 B1 S1", "I0 B2 S2 BB3 SS3", JUNK, JUNK)
    table.lay("I0", "B2", "I1", "I1")
    good = table.state
    honest = CapTable("I0 I1 I2 B1 S1", "I0 B2 S2 BB3 SS3", JUNK, JUNK)
    honest.lay("I0", "I0", "I1", "I1")
    judged = judgement(good)
    assert judged.plausibility(honest.state, 0) > judged.plausibility(good, 0) > 0.0


def test_those_who_have_sealed_choose_again_in_an_imagined_world() -> None:
    table = CapTable(JUNK, JUNK, JUNK)
    state = table.state
    state.apply(1, state.legal(1)[0])
    world = state.redeal(0, fast_rng(1))
    assert world.owing() == (0, 2)
    judged = find_judgement(CAPO, state.rules, Spec("normal"))
    assert isinstance(judged, CapJudgement)
    judged.reopen(world, 0)
    assert world.owing() == (0, 1, 2)


# How it stands


def test_shares_of_the_win_add_up_to_one(seed: int) -> None:
    for state in random_game(seed):
        shares = judgement(state).worth(state)
        assert sum(shares) == pytest.approx(1.0)
        assert min(shares) >= 0.0


def test_whoever_has_most_respect_stands_best() -> None:
    table = CapTable(JUNK, JUNK, JUNK, respect=(9, 12, 3))
    shares = judgement(table.state).worth(table.state)
    assert shares[1] > shares[0] > shares[2]


def test_a_point_counts_more_near_the_end() -> None:
    early = CapTable(JUNK, JUNK, JUNK, respect=(3, 4, 3)).state
    late = CapTable(JUNK, JUNK, JUNK, respect=(13, 14, 13)).state
    assert judgement(late).worth(late)[1] > judgement(early).worth(early)[1]


# What any player would do


def test_it_does_an_easy_mission_honestly_with_the_cheap_card() -> None:
    table = CapTable("I1 B2 S2 BB3 SS3", JUNK, JUNK, JUNK, mission="Collect the envelopes")
    assert laid(table, 0)[0] in cards(table.rules, "I1")
    action = favourite(table, 0)
    assert reason(table, 0, action).startswith("bots-cap-lay-honest")


def test_it_bluffs_where_it_cannot_do_the_mission() -> None:
    table = CapTable("B2 B1 S2", JUNK, JUNK, JUNK, mission="Collect the envelopes")
    assert reason(table, 0, favourite(table, 0)).startswith("bots-cap-lay-bluff")


def test_it_suspects_somebody_who_cannot_have_done_the_mission() -> None:
    table = CapTable(JUNK, JUNK, "SS3 SSS4 BB3 I1 B1", JUNK, mission="Quiet delivery")
    table.lay("I1", "I1", "SS3 SSS4", "I1").turn_up(seat2="SSS4")
    assert suspect(table, 0) == 2
    assert reason(table, 0, favourite(table, 0)) == "bots-cap-suspect-sure"


def test_it_suspects_nobody_when_all_lie_open_and_are_honest() -> None:
    table = CapTable("I1 B1", "I0 B1", "I1 B2", newspaper="Front-page photo")
    table.lay("I1", "I0", "I1").turn_up()
    assert table.state.phase is Phase.SUSPECT
    assert suspect(table, 0) == -1
    assert reason(table, 0, favourite(table, 0)) == "bots-cap-suspect-nobody"
    at_somebody = table.state.legal(0)[-1]
    assert isinstance(at_somebody, CapAction)
    assert at_somebody.value >= 0
    # A searcher may point there all the same; that one would be right 0 times in 100 is no reason.
    assert reason(table, 0, at_somebody) == "bots-cap-suspect-played-on"


def test_a_bluffer_shows_what_looks_honest() -> None:
    table = CapTable("I1 B2 S2", JUNK, JUNK, mission="Protection racket")
    table.lay("I1 B2", "I1", "I1")
    shown = favourite(table, 0)
    assert cards(table.rules, "I1") == [table.table(0)[pick] for pick in shown.picks or ()]
    assert reason(table, 0, shown) == "bots-cap-show-bluff"
    [other] = [each for each in table.state.legal(0) if each != shown]
    assert isinstance(other, CapAction)
    assert reason(table, 0, other) == "bots-cap-show-bluff-mixed"


def test_it_turns_up_giulia_for_her_point() -> None:
    table = CapTable("giulia-I B2 S2", JUNK, JUNK, mission="Collect the envelopes")
    table.lay("giulia-I", "I1", "I1").turn_up().suspect({})
    assert table.state.phase is Phase.CLAIM
    action = favourite(table, 0)
    assert action.picks == (0,)
    assert reason(table, 0, action) == "bots-cap-claim"


def test_everybody_should_wonder_what_it_lays_but_not_whom_it_suspects() -> None:
    table = CapTable("giulia-I B2 S2", JUNK, JUNK)
    assert judgement(table.state).mixes(table.state, 0)
    table.lay("giulia-I", "I1", "I1").turn_up()
    assert not judgement(table.state).mixes(table.state, 0)
    table.suspect({})
    assert not judgement(table.state).mixes(table.state, 0)


# Tempers


def suspect_of(plays: tuple[str, ...], temper: str) -> int:
    """Whom a bot suspects if the others have laid these cards."""
    table = CapTable("I0 I1 I2 B1 S1", JUNK, JUNK, JUNK, mission="Protection racket")
    return suspect(table.lay("I0", *plays).turn_up(), 0, temper)


def test_a_bold_bot_suspects_on_thinner_grounds() -> None:
    likely = ("I1 B2", "I1 S2", "I1 I2")
    assert suspect_of(likely, "even") == -1
    assert suspect_of(likely, "bold") > 0


def test_a_careful_bot_suspects_on_good_grounds_only() -> None:
    doubtful = ("I1", "I1", "I1")
    assert suspect_of(doubtful, "even") > 0
    assert suspect_of(doubtful, "careful") == -1


def test_a_vengeful_bot_suspects_whoever_suspected_it() -> None:
    table = CapTable("I0 I1 I2 B1 S1", JUNK, JUNK, JUNK, mission="Collect the envelopes")
    table.round(("I0", "I1", "I1", "I1"), {3: 0})
    table.set_mission("Collect the envelopes")
    table.lay("I1", "I2", "I2", "I2").turn_up()
    assert suspect(table, 0, "vengeful") == 3
    assert reason(table, 0, favourite(table, 0, "vengeful"), "vengeful").endswith("revenge")
    assert suspect(table, 0) != 3


def test_a_careful_bot_is_honest_where_a_bold_one_saves_its_cards(seed: int) -> None:
    """Over many hands: the careful one lays plays that survive a check at least as often."""
    honest = {"bold": 0, "careful": 0}
    rules = rules_of(4)
    for number in range(40):
        state = new_game(CAPO, rules, seed, number)
        assert isinstance(state, CapState)
        for temper in honest:
            judged = judgement(state, temper)
            legal = state.legal(0)
            likes = judged.likes(state, 0, legal)
            best = legal[max(range(len(legal)), key=lambda place: likes[place])]
            told = judged.reason(state, 0, best).name
            honest[temper] += told in ("bots-cap-lay-honest", "bots-cap-lay-tight")
    assert honest["careful"] >= honest["bold"]


def test_a_greedy_bot_cares_less_about_the_cards_it_keeps() -> None:
    differ = 0
    rules = rules_of(4)
    for number in range(60):
        state = new_game(CAPO, rules, 3, number)
        legal = state.legal(0)
        choices = []
        for temper in ("even", "greedy"):
            assert isinstance(state, CapState)
            likes = judgement(state, temper).likes(state, 0, legal)
            choices.append(max(range(len(legal)), key=lambda place: likes[place]))
        differ += choices[0] != choices[1]
    assert differ > 0


# Words and strength


def test_every_reason_can_be_said_in_every_language(seed: int) -> None:
    said: set[str] = set()
    teller = CAPO.teller(rules_of(4))
    speakers = [Speaker(language, teller) for language in LANGUAGES]
    for state in random_game(seed):
        for seat in state.owing():
            for action in state.legal(seat):
                told = judgement(state, "vengeful").reason(state, seat, action)
                if told.name not in said:
                    said.add(told.name)
                    for speaker in speakers:
                        assert speaker.say(told)
    assert len(said) >= 6


def test_it_beats_random_bots() -> None:
    games = 40 if is_compiled() else 8
    assert share_of_first(CAPO, ["normal", "random", "random", "random"], games, 4) > 0.6


@compiled_only
@pytest.mark.parametrize("temper", TEMPERS[1:])
def test_a_bot_with_a_temper_still_beats_random_bots(temper: str) -> None:
    assert share_of_first(CAPO, [f"normal/{temper}", "random", "random", "random"], 24, 4) > 0.5


@pytest.mark.parametrize("players", [3, 7])
def test_it_plays_at_tables_of_every_size(players: int) -> None:
    games = 6 if is_compiled() else 1
    for played in play_off(CAPO, ["normal"] * players, games, 2):
        assert max(played.points) >= rules_of(players).target


@compiled_only
def test_a_decision_takes_less_than_20_ms() -> None:
    states = random_game(1)
    for state in states:  # the deck is measured once
        judgement(state).likes(state, state.owing()[0], state.legal(state.owing()[0]))
    start = process_time()  # what others do on this machine does not count
    for state in states:
        judgement(state).likes(state, state.owing()[0], state.legal(state.owing()[0]))
    assert (process_time() - start) / len(states) < 0.02
