"""What a table may ask besides what is legal: what lies open, what a team comes to, the odds."""

from itertools import combinations

import pytest

from backroom.games.capo_della_mafia.actions import LAY
from backroom.games.capo_della_mafia.handful import cards_in, handful
from backroom.games.capo_della_mafia.insight import (
    CapInsight,
    Odds,
    OddsFound,
    Team,
    TeamSum,
    insight_into,
)
from backroom.games.capo_della_mafia.knowledge import unseen_cards
from backroom.games.capo_della_mafia.mission import fulfils
from backroom.games.capo_della_mafia.position import Phase
from backroom.games.capo_della_mafia.state import CapState
from backroom.kernel.events import Event, Told
from backroom.kernel.messages import Refusal
from backroom.kernel.playout import play_randomly
from backroom.kernel.queries import Consequences, Foreseen, ask
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import Windows, heard_by
from builders.capo_della_mafia import CAPO, CapTable, rules_of
from builders.rule_marks import rule


def asked(table: CapTable, query: Team | Odds, seat: int = 0) -> object:
    return ask(CAPO, table.state, seat, query)


def shown() -> CapTable:
    """The second player shows Mario and hides one card; the third shows Tony."""
    table = CapTable("I1 I0 B0", "mario-B B2", "tony-S S2", mission="Protection racket")
    table.lay("I1 I0", "mario-B B2", "tony-S S2")
    return table.turn_up(seat0="I1", seat1="mario-B", seat2="tony-S")


@rule("CAP-37", "CAP-38", "CAP-47")
def test_what_a_finger_would_earn_or_cost_is_known_with_marios_theft() -> None:
    known = insight_into(shown().state, 0)
    assert (known.right, known.wrong, known.hat) == (2, 1, 1)
    assert [(each.if_right, each.if_wrong) for each in known.players] == [(2, -1), (1, -2), (2, -1)]
    assert [each.squeals for each in known.players] == [0, 0, 1]


@rule("CAP-59", "CAP-60", "CAP-61")
@pytest.mark.parametrize(
    ("newspaper", "stakes"),
    [("The boss is watching", (3, 1, 1)), ("Libel suit", (2, 2, 1)), ("Big score", (2, 1, 2))],
)
def test_a_newspaper_changes_what_is_at_stake(newspaper: str, stakes: tuple[int, int, int]) -> None:
    known = insight_into(CapTable("I1", "B1", "S1", newspaper=newspaper).state, -1)
    assert (known.right, known.wrong, known.hat) == stakes


@rule("CAP-12", "CAP-22")
def test_what_lies_open_says_what_the_hidden_cards_must_bring() -> None:
    known = insight_into(shown().state, 1)
    assert [each.symbols for each in known.players] == [(1, 0, 0), (0, 1, 0), (0, 0, 2)]
    assert [each.missing for each in known.players] == [1, 2, 2]
    assert [each.stars for each in known.players] == [1, 1, 2]
    assert [each.hidden for each in known.players] == [1, 1, 1]


@rule("CAP-E9", "CAP-46")
def test_ones_own_team_is_summed_up_with_and_without_another_tony() -> None:
    known = insight_into(shown().state, 0)
    assert known.team == TeamSum((2, 0, 0), 0, 0, 1, 4, True, 2, True)
    assert insight_into(shown().state, -1).team is None
    tonys = insight_into(shown().state, 2).team
    assert tonys is not None
    assert (tonys.stars, tonys.stars_if_tony, tonys.passes) == (5, 6, False)


@rule("CAP-20")
def test_any_cards_of_the_hand_can_be_summed_up_before_they_are_laid() -> None:
    table = CapTable("I1 II2 B0", "B1", "S1", mission="Protection racket")
    hand = table.hand(0)
    alone = asked(table, Team((hand.index(table.chosen_cards("II2")[0]),)))
    assert isinstance(alone, TeamSum)
    assert (alone.passes, alone.missing) == (True, 0)
    nobody = asked(table, Team(()))
    assert isinstance(nobody, TeamSum)
    assert (nobody.missing, nobody.passes) == (2, False)


@rule("CAP-20")
@pytest.mark.parametrize("picks", [(3,), (-1,), (0, 0)])
def test_cards_that_one_does_not_hold_are_not_summed_up(picks: tuple[int, ...]) -> None:
    refusal = asked(CapTable("I1 I2 B0", "B1", "S1"), Team(picks))
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "CAP-20"


def test_a_spectator_has_no_team_and_the_end_has_no_odds() -> None:
    table = CapTable("I0", "I0", "I1", respect=[14, 3, 3])
    nobody = asked(table, Team((0,)), -1)
    assert isinstance(nobody, Refusal)
    assert nobody.rule == "CAP-2"
    table.round(["I0", "I0", "I1"], {})
    for query in (Team(()), Odds(1)):
        over = asked(table, query)
        assert isinstance(over, Refusal)
        assert over.rule == "CAP-43"


def counted(table: CapTable, seat: int, other: int, extra: int) -> int:
    """The odds by trying every hand: each unseen card may lie there."""
    state = table.state
    shown = cards_in(state.face_up(other))
    hidden = len(table.table(other)) - len(shown)
    unseen = [kind for kind, n in enumerate(unseen_cards(state, seat)) for _ in range(n)]
    passing = every = 0
    for hand in combinations(unseen, hidden):
        cards = handful([*shown, *hand])
        own = sum(int(table.rules.squeals[card]) for card in cards_in(cards))
        passing += fulfils(state, cards, own + extra)
        every += 1
    return int(100 * passing / every + 0.5)


@rule("CAP-11", "CAP-13", "CAP-16")
@pytest.mark.parametrize(
    "mission",
    ["Protection racket", "Speakeasy opening", "Promotion contract", "Specialist mission"],
)
def test_the_odds_are_those_of_every_hand_that_could_lie_there(mission: str) -> None:
    table = CapTable("I1 I0 B0", "mario-B B2 vinnie", "tony-S S2 SI2 malone", mission=mission)
    table.lay("I1 I0", "mario-B B2 vinnie", "tony-S S2 SI2 malone").turn_up(
        seat1="vinnie", seat2="S2 SI2"
    )
    for other in (1, 2):
        assert asked(table, Odds(other)) == OddsFound(
            counted(table, 0, other, 0), counted(table, 0, other, 1)
        )


@rule("CAP-58")
def test_the_odds_of_five_hidden_cards_are_counted_too() -> None:
    table = CapTable("I1 I0", "B1 B2 I2 S0 S1", "S2", newspaper="Power cut")
    table.lay("I1 I0", "B1 B2 I2 S0 S1", "S2")
    found = asked(table, Odds(1))
    assert isinstance(found, OddsFound)
    assert 0 < found.if_tony < found.percent < 100


@rule("CAP-8", "CAP-28", "CAP-29")
def test_odds_are_of_others_who_have_laid_something() -> None:
    table = CapTable("I1", "B1", "S1")
    before = asked(table, Odds(1))
    assert isinstance(before, Refusal)
    assert before.rule == "CAP-8"
    table.lay("I1", "B1", "S1")
    refusals = [asked(table, Odds(seat)) for seat in (0, 3, -1)]
    assert [each.rule for each in refusals if isinstance(each, Refusal)] == [
        "CAP-29",
        "CAP-28",
        "CAP-28",
    ]


def test_what_would_be_laid_is_foreseen_before_it_is_sealed() -> None:
    table = CapTable("I1 II2 B0", "B1", "S1", mission="Protection racket")
    answer = ask(CAPO, table.state, 0, Consequences((int(LAY[0b11].index),)))
    assert isinstance(answer, Foreseen)
    assert isinstance(answer.before, CapInsight)
    assert isinstance(answer.after, CapInsight)
    assert answer.before.team is None
    assert answer.after.team is not None
    assert table.state.phase is Phase.LAY


def test_every_event_names_a_doer_who_sits_at_the_table_or_nobody() -> None:
    doers: dict[str, set[bool]] = {}
    for seed in range(8):
        told: list[Told] = []
        rules = rules_of(4, deck="main")
        state = CAPO.deal(rules, fast_rng(seed), Windows.ALL, told)
        assert isinstance(state, CapState)
        state.recorder = told
        play_randomly(state, fast_rng(seed, 1), int(rules.longest))
        for each in told:
            event: Event = each.event
            assert event.doer() in (None, 0, 1, 2, 3)
            assert event.done_to() in (None, 0, 1, 2, 3)
            doers.setdefault(type(event).__name__, set()).add(event.doer() is None)
        assert heard_by(-1, told)
    nobodys = {name for name, none in doers.items() if True in none}
    assert nobodys <= {
        "MissionTurned",
        "MissionsShuffled",
        "NewspaperTurned",
        "NewspapersShuffled",
        "DiscardsShuffled",
        "ExtraRound",
        "GameEnded",
    }
    assert doers["TonySquealed"] == {False}


@rule("CAP-28", "CAP-47")
def test_a_pistol_and_a_theft_name_the_one_they_are_about() -> None:
    table = CapTable("I1", "mario-B", "S1").round(["I1", "mario-B", "S1"], {0: 1})
    pairs = {
        type(event).__name__: (event.doer(), event.done_to())
        for event in heard_by(-1, table.told)
        if event.done_to() is not None
    }
    assert pairs == {"Suspected": (0, 1), "RespectStolen": (1, 0)}
