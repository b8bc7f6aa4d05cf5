"""MAF-59 to MAF-62: the police, and a man who changes his chair."""

import pytest

from backroom.games.maffiosi.actions import BRING, LIFT, SIT
from backroom.games.maffiosi.events import (
    CardPlayed,
    CardsDrawn,
    EverybodyLeft,
    ManLifted,
    ManSeated,
    TurnStarted,
    WokeUp,
)
from backroom.games.maffiosi.rules import BEAT_IT, CARDS
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR
from builders.maffiosi import COLOURS, MafTable, any_men, sort_of
from builders.rule_marks import rule

DINNER = {
    1: "yellow boss",
    3: "yellow jack",
    6: "red boss",
    10: "blue boss",
    13: "blue henkie",
    14: "blue henkie",
    18: "blue robbie",
    24: "green henkie",
    28: "yellow henkie",
}
"""Three yellow men, one red, four blue and one green."""
RAID = {"blue": "beat_it move*4"}


def sit_anywhere(table: MafTable, seed: int = 1) -> list[str]:
    """All take chairs by lot; who brought whom, in order."""
    rng = fast_rng(seed)
    brought = []
    while table.step == "bring":
        man = sorted(table.legal())[rng.below(len(table.legal()))].removeprefix("bring ")
        brought.append(f"{table.asked} {man}")
        table.bring(man)
        chairs = sorted(table.legal())
        table.act(SIT[int(chairs[rng.below(len(chairs))].removeprefix("sit ")) - 1])
    return brought


@rule("MAF-59")
def test_in_a_raid_everybody_leaves_the_table() -> None:
    table = MafTable(4, DINNER, hands=RAID, turn="blue").play("beat_it")
    assert table.everybody() == {}
    assert table.heard(EverybodyLeft, "red") == [EverybodyLeft(2, (3, 1, 4, 1))]
    waiting = [family.waiting for family in table.state.view(SPECTATOR).families]
    assert waiting == [
        (1, 0, 1, 1, 0, 0, 0, 0),
        (1, 0, 0, 0, 0, 0, 0, 0),
        (1, 1, 0, 2, 0, 0, 0, 0),
        (0, 0, 0, 1, 0, 0, 0, 0),
    ]


@rule("MAF-59")
def test_beginning_with_the_player_of_the_card_all_put_back_one_man_at_a_time() -> None:
    table = MafTable(4, DINNER, hands=RAID, turn="blue").play("beat_it")
    order = [man.split()[0] for man in sit_anywhere(table)]
    assert order == ["blue", "green", "yellow", "red", "blue", "yellow", "blue", "yellow", "blue"]


@rule("MAF-59")
def test_any_waiting_man_takes_any_free_chair() -> None:
    table = MafTable(4, DINNER, hands=RAID, turn="blue").play("beat_it")
    assert table.legal() == {"bring boss", "bring robbie", "bring henkie"}
    assert table.refused(BRING[sort_of("jack")]).rule == "MAF-59"
    table.bring("robbie")
    assert table.legal() == {f"sit {chair}" for chair in range(1, 31)}
    table.sit(10).bring("henkie")
    assert table.legal() == {f"sit {chair}" for chair in range(1, 31) if chair != 10}
    refusal = table.refused(SIT[10 - 1])
    assert (refusal.rule, refusal.reason) == ("MAF-15", "occupied")


@rule("MAF-59")
@pytest.mark.parametrize("seed", range(20))
def test_after_a_raid_exactly_the_men_from_before_sit_again(seed: int) -> None:
    men = any_men(5, seed)
    table = MafTable(5, men, hands={"red": "beat_it move*4"}, turn="red").play("beat_it")
    brought = sit_anywhere(table, seed)
    assert sorted(brought) == sorted(men.values())
    assert len({event.chair for event in table.heard(ManSeated)}) == len(men)
    if table.turn == "red":  # nobody has woken up yet
        assert sorted(table.everybody().values()) == sorted(men.values())


@rule("MAF-60")
def test_after_the_raid_a_move_may_be_played_and_the_turn_goes_its_usual_way() -> None:
    men = {**DINNER, 10: "blue boss asleep"}
    table = MafTable(4, men, hands=RAID, turn="blue").play("beat_it")
    sit_anywhere(table)
    assert (table.turn, table.asked, table.step) == ("blue", "blue", "second")
    assert table.legal() == {"play move", "stay"}
    sleeper = next(chair for chair, man in table.everybody().items() if man.endswith("asleep"))
    assert table.who(sleeper) == "blue boss asleep"
    mover = next(chair for chair, man in table.everybody().items() if man == "blue robbie")
    free = next(chair for chair in range(1, 31) if table.who(chair) is None)
    table.play("move").lift(mover).sit(free)
    assert table.who(free) == "blue robbie"
    assert table.heard(CardsDrawn) == [CardsDrawn(2, 2)]
    assert table.heard(WokeUp) == [WokeUp(2, (sleeper - 1,))]
    assert table.who(sleeper) == "blue boss"
    assert table.heard(TurnStarted) == [TurnStarted(3, 2)]
    assert len(table.hand("blue").split()) == 5


@rule("MAF-60", "MAF-37")
def test_after_the_raid_nobody_has_to_move() -> None:
    table = MafTable(4, DINNER, hands=RAID, turn="blue").play("beat_it")
    sit_anywhere(table)
    table.stay()
    assert table.turn == "green"
    assert table.heard(CardsDrawn) == [CardsDrawn(2, 1)]


@rule("MAF-61")
def test_the_police_come_only_once() -> None:
    table = MafTable(4, DINNER, hands=RAID, discards="stab", turn="blue").play("beat_it")
    sit_anywhere(table)
    view = table.state.view(SPECTATOR)
    assert {CARDS[kind] for kind, count in enumerate(view.removed) if count} == {"beat_it"}
    assert {CARDS[kind] for kind, count in enumerate(view.discards) if count} == {"stab"}
    table.stay()
    stock = table.state.stock()
    hands = sum(stock[f"hand {seat}"] for seat in range(4))
    assert stock["pile"] + stock["discards"] + hands == 59
    assert stock["gone"] == 1
    everywhere = " ".join(table.hand(colour) for colour in ("yellow", "red", "blue", "green"))
    assert "beat_it" not in everywhere


@rule("MAF-61", "MAF-38")
def test_a_police_card_that_is_only_thrown_away_may_come_again() -> None:
    table = MafTable(4, DINNER, hands=RAID, turn="blue").discard("beat_it")
    view = table.state.view(SPECTATOR)
    assert view.discards[BEAT_IT] == 1
    assert sum(view.removed) == 0
    assert table.everybody() == DINNER


@rule("MAF-62")
def test_one_of_ones_men_gets_up_and_takes_any_free_chair() -> None:
    table = MafTable(4, DINNER, hands={"yellow": "move*5"}).play("move")
    assert table.legal() == {"lift 1", "lift 3", "lift 28"}
    table.lift(3)
    free = set(range(1, 31)) - set(DINNER)
    assert table.legal() == {f"sit {chair}" for chair in free}
    table.sit(16)
    assert table.everybody() == {
        **{chair: man for chair, man in DINNER.items() if chair != 3},
        16: "yellow jack",
    }
    assert table.heard(CardPlayed) == [CardPlayed(0, CARDS.index("move"))]
    assert table.heard(ManLifted, "green") == [ManLifted(0, 2, 2)]
    assert table.heard(ManSeated, "green") == [ManSeated(0, 2, 15, False)]


@rule("MAF-62")
def test_anothers_man_does_not_get_up_for_one() -> None:
    table = MafTable(4, DINNER, hands={"yellow": "move*5"}).play("move")
    for chair in (6, 2):  # a red man, and nobody
        refusal = table.refused(LIFT[chair - 1])
        assert (refusal.rule, refusal.reason) == ("MAF-62", "not_your_man")


@rule("MAF-62", "MAF-15")
def test_the_new_chair_must_be_free() -> None:
    table = MafTable(4, DINNER, hands={"yellow": "move*5"}).play("move").lift(3)
    for chair in (6, 28):  # a red man, and an own one
        refusal = table.refused(SIT[chair - 1])
        assert (refusal.rule, refusal.reason) == ("MAF-15", "occupied")


@rule("MAF-62", "MAF-57")
def test_only_men_who_are_awake_can_get_up() -> None:
    men = {**DINNER, 3: "yellow jack asleep", 28: "yellow henkie asleep"}
    table = MafTable(4, men, hands={"yellow": "move*5"}).play("move")
    assert table.legal() == {"lift 1"}
    assert table.refused(LIFT[3 - 1]).rule == "MAF-57"


@rule("MAF-62")
@pytest.mark.parametrize("players", [3, 5, 6])
def test_at_a_full_table_nobody_can_move(players: int) -> None:
    men = {chair: f"{COLOURS[chair % players]} henkie" for chair in range(1, 31)}
    hands = {"yellow": "move*5"}
    assert MafTable(players, men, hands=hands).legal() == {"discard move"}
    assert men.pop(17) != "yellow henkie"
    table = MafTable(players, men, hands=hands).play("move").lift(30)
    assert table.legal() == {"sit 17"}
