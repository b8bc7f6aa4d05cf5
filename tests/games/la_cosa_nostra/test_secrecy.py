"""LCN-3, LCN-4, LCN-105, LCN-E8, E18, E27, E55, E78: what each seat sees and hears, whom a question
gives away, and which worlds a seat cannot tell from the real one."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from backroom.games.la_cosa_nostra.actions import KEEP, PASS, Do
from backroom.games.la_cosa_nostra.events.rounds import (
    Answered,
    InfluenceDrawn,
    InfluenceReceived,
    JobChosen,
    JobPlanned,
    JobsDrawn,
    JobsReceived,
    TaskLost,
)
from backroom.games.la_cosa_nostra.events.trade import (
    InfluenceDropped,
    JobDropped,
)
from backroom.games.la_cosa_nostra.knowledge.view import TaskView
from backroom.games.la_cosa_nostra.knowledge.who_knows import chosen_robber
from backroom.games.la_cosa_nostra.rules import INFLUENCE_NAMES
from backroom.games.la_cosa_nostra.state import LcnState
from backroom.games.la_cosa_nostra.trade.terms import Side
from backroom.kernel.bundle import count_of, listed, one_of
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR
from backroom.kernel.state import Windows, heard_by
from backroom.words import Speaker
from builders.la_cosa_nostra import LCN, LcnTable, man, new_game, seat
from builders.rule_marks import rule

WORLDS = 150
SCHEMER = INFLUENCE_NAMES.index("schemer")


def account(table: LcnTable, who: int) -> bytes:
    """All that a seat has seen and heard, what it is asked, and who is being asked."""
    state = table.state
    view = state.view(who)
    teller = LCN.teller(table.rules)
    question = Speaker("en", teller).say(teller.question(view))
    choices = [] if who == SPECTATOR else [action.index for action in state.legal(who)]
    heard = heard_by(who, table.told)
    return msgspec.json.encode((view, question, choices, state.to_act(), heard))


def worlds(table: LcnTable, colour: str | None) -> list[LcnState]:
    """Worlds that this seat cannot tell from the real one."""
    who = SPECTATOR if colour is None else seat(colour)
    return [table.state.redeal(who, fast_rng(seed, 17)) for seed in range(WORLDS)]


def title_of(table: LcnTable, job: int) -> str:
    return table.rules.board.job[table.rules.job_kind[job]].title


def title_on(table: LcnTable, world: LcnState, name: str) -> str:
    """What lies on this gangster in that world."""
    return title_of(table, world.crew.tasks[man(name)])


def task_of(table: LcnTable, viewer: str | None, name: str) -> TaskView | None:
    who = SPECTATOR if viewer is None else seat(viewer)
    (found,) = [
        each.task
        for family in table.state.view(who).families
        for each in family.men
        if each.man == man(name)
    ]
    return found


# What is open, and what is not


@rule("LCN-E78", "LCN-30", "LCN-5")
def test_everybody_sees_what_lies_on_the_table() -> None:
    table = LcnTable(3, market="cop").give("red", cash=7000, businesses="pimp casino")
    table.give("green", jobs="usury theft@3 theft@4", influence="spy henchman")
    table.state.laundered[2] = 4
    table.state.crew.trophies[2] = int(1 << man("green-r4"))
    table.marker("green", "red", "pimp").lay("machine_pistol", "red-3").deactivate("red casino")
    table.task("red-1", "buy garage")
    for viewer in (SPECTATOR, 0, 1, 2):
        view = table.state.view(viewer)
        green, red = view.families[1], view.families[2]
        assert (red.cash, red.laundered, red.income) == (7000, 4000, 2000)
        assert red.trophies == (man("green-r4"),)
        assert [(each.active, each.markers) for each in red.businesses] == [
            (True, (0, 1, 0)),
            (False, (0, 0, 0)),
        ]
        assert [(each.strength, each.attached) for each in red.men] == [(1, ()), (2, ()), (4, (5,))]
        # How many cards are in a hand, and the rounds on the backs of the jobs.
        assert (green.jobs, green.influence, green.markers) == ((0, 0, 2, 1), 2, 4)
        assert view.market[1:] == (None, None, None)
        assert table.business_name(view.market[0] or 0) == "cop"
        assert view.families[2].men[0].task == TaskView(table.business("red", "garage"), None, None)


@rule("LCN-E78", "LCN-3")
def test_a_hand_is_for_its_owner_only() -> None:
    table = LcnTable(3).give("green", jobs="usury theft@3", influence="spy henchman")
    own = table.state.view(seat("green"))
    assert own.hand == tuple(sorted((table.kind("usury"), table.kind("theft@3"))))
    assert [INFLUENCE_NAMES[card] for card in own.influence or ()] == ["spy", "henchman"]
    for viewer in (0, 2):
        view = table.state.view(viewer)
        assert (view.hand, view.influence) == ((), ())
    watching = table.state.view(SPECTATOR)
    assert (watching.hand, watching.influence, watching.odds) == (None, None, None)
    assert (watching.known_jobs, watching.known_influence) == (None, None)


@rule("LCN-4", "LCN-E78")
def test_no_deal_can_hold_a_hand_card() -> None:
    fields = {field.name for field in msgspec.structs.fields(Side)}
    assert fields == {"cash", "businesses", "gangsters", "permits", "returns", "promises"}


@rule("LCN-E78", "LCN-3")
def test_everybody_hears_how_many_cards_are_drawn_and_only_the_player_which() -> None:
    state, told = new_game(3)
    for each in range(3):
        state.apply(each, KEEP)
    for viewer in (SPECTATOR, 0, 1, 2):
        heard = heard_by(viewer, told)
        counts = [(e.seat, e.count) for e in heard if isinstance(e, JobsDrawn)]
        assert sorted(counts) == [(0, 4), (1, 4), (2, 4)]
        assert {e.seat for e in heard if isinstance(e, JobsReceived)} == {viewer} - {SPECTATOR}
        assert [e for e in heard if isinstance(e, InfluenceDrawn)] == [InfluenceDrawn(2, 1)]
        received = [e.seat for e in heard if isinstance(e, InfluenceReceived)]
        assert received == ([2] if viewer == 2 else [])


@rule("LCN-E78", "LCN-39", "LCN-13")
def test_of_a_planned_job_others_see_only_the_round_on_its_back() -> None:
    """A job kept from round II is planned in round III."""
    table = LcnTable(3, planning=True).give("yellow", jobs="blackmail usury", influence="snitch")
    table.give("green", jobs="theft@3").plan("yellow-1", "blackmail")
    kind = table.kind("blackmail")
    assert task_of(table, "yellow", "yellow-1") == TaskView(None, 2, kind)
    assert table.heard(JobChosen, "yellow") == [JobChosen(0, man("yellow-1"), kind)]
    for viewer in ("green", "red", None):
        assert task_of(table, viewer, "yellow-1") == TaskView(None, 2, None)
        assert table.heard(JobPlanned, viewer) == [JobPlanned(0, man("yellow-1"), 2)]
        assert table.heard(JobChosen, viewer) == []
        assert kind not in table.state.view(2).open_jobs


@rule("LCN-E78", "LCN-105")
def test_who_has_looked_is_known_to_all_what_was_seen_to_one() -> None:
    table = LcnTable(3).task("yellow-1", "usury").task("red-1", "trap@3").task("red-2", "arson@3")
    table.give("yellow", influence="snitch").act(Do.SNITCH[0]).look("red-1")
    for viewer in ("yellow", "green", None):
        who = SPECTATOR if viewer is None else seat(viewer)
        men = table.state.view(who).families[2].men
        assert [each.seen_by for each in men] == [(0,), (), ()]
        task = task_of(table, viewer, "red-1")
        assert task is not None
        assert task.job == (table.kind("trap@3") if viewer == "yellow" else None)


@rule("LCN-E78", "LCN-53")
def test_an_abandoned_job_is_known_only_to_its_owner_and_to_who_had_looked() -> None:
    table = LcnTable(4).task("yellow-1", "usury").task("red-1", "theft@4")
    table.task("green-1", "buy cop").give("yellow", influence="snitch")
    table.act(Do.SNITCH[0]).look("red-1").abandon("yellow-1").abandon("green-1").abandon("red-1")
    usury, theft = table.kind("usury"), table.kind("theft:3@4")
    for viewer in range(4):
        view = table.state.view(viewer)
        assert view.hidden_jobs == (0, 0, 1, 1)
        assert view.open_jobs == ()
        assert table.heard(TaskLost)[-1] == TaskLost(2, man("red-1"), True)
    known = [set(table.state.view(viewer).known_jobs or ()) for viewer in range(4)]
    assert known == [{usury, theft}, set(), {theft}, set()]


@rule("LCN-E78", "LCN-120")
def test_what_is_dropped_for_the_hand_limit_lies_face_down() -> None:
    table = LcnTable(3).task("yellow-1", "buy cop").give("yellow", influence="spy*3 henchman")
    table.give("yellow", jobs="usury coke_party lucky_number theft@4").abandon(
        "yellow-1"
    ).all_pass()
    assert (table.step, table.asked) == ("drop", ["yellow"])
    spy = INFLUENCE_NAMES.index("spy")
    table.act(Do.DROP_JOB[table.kind("theft:3@4")])
    before_cards = [table.state.view(viewer) for viewer in (SPECTATOR, 1)]
    assert [view.hidden_jobs for view in before_cards] == [(0, 0, 0, 1)] * 2
    assert table.heard(JobDropped, "green") == [JobDropped(0, 4)]
    table.act(Do.DROP_INFLUENCE[spy])
    assert table.heard(InfluenceDropped, "green") == [InfluenceDropped(0)]
    own, other = table.state.view(0), table.state.view(1)
    assert own.known_influence == (spy,)
    assert own.known_jobs == (table.kind("theft:3@4"),)
    assert (other.known_influence, other.known_jobs) == ((), ())
    for view in (own, other):
        assert (view.hidden_influence, sum(view.shown_influence)) == (1, 0)


HANDS = [
    ("robbery@3", "usury", "schemer"),
    ("trap@3", "theft@3", "emergency_doc"),
    ("car_bomb@3", "connections@3", "henchman"),
    ("coke_party", "trap@3", "spy"),
]


def same_history(
    planned: str, held: str, influence: str, watch: Callable[[LcnTable], None]
) -> None:
    """Green's cards differ, what everybody sees does not: a Cash Job, an attack on green's Pimp, a
    gap, and green's own turn in which a job is abandoned."""
    table = LcnTable(4, spying="free").give("green", jobs=held, influence=influence)
    table.give("green", businesses="pimp", cash=3000).give("red", influence="snitch")
    table.task("green-1", planned).task("yellow-1", "gas_station_robbery")
    table.task("yellow-3", "kill_businessman@3").task("red-2", "money_laundering@3")
    table.task("purple-1", "buy cop").task("purple-2", "buy casino")
    watch(table)
    table.dice(6).execute("yellow-1")
    watch(table)
    while table.step == "robbery":
        table.no(table.asked[0])
        watch(table)
    while table.step == "gap":
        table.no(table.asked[0])
        watch(table)
    assert (table.step, table.asked) == ("turn", ["green"])
    table.deal("green", "purple", Side(cash=1000), Side())
    watch(table)
    table.abandon("green-1")
    watch(table)
    table.all_pass().abandon("red-2").all_pass().abandon("purple-1").all_pass()
    watch(table)
    table.attack("yellow-3", "green").dice(3, 3, 1).hit("green pimp")
    assert (table.step, table.asked) == ("doc", ["green"])
    watch(table)
    table.all_pass()
    watch(table)


@rule("LCN-E78", "LCN-3", "LCN-E18")
@pytest.mark.parametrize("viewer", ["yellow", "red", "purple", None])
def test_the_same_open_history_looks_the_same_whatever_somebody_else_holds(
    viewer: str | None,
) -> None:
    who = SPECTATOR if viewer is None else seat(viewer)
    accounts = []
    for planned, held, influence in HANDS:
        seen: list[bytes] = []

        def watch(table: LcnTable, seen: list[bytes] = seen) -> None:
            seen.append(account(table, who))

        same_history(planned, held, influence, watch)
        accounts.append(seen)
    assert len(accounts[0]) > 9
    assert all(each == accounts[0] for each in accounts[1:])


# Whom a question gives away


@rule("LCN-E8", "LCN-E78")
@pytest.mark.parametrize("hand", ["schemer", "henchman", ""])
def test_before_a_turn_everybody_with_a_task_and_an_influence_card_is_asked(hand: str) -> None:
    """In a simulation, where nobody watches, only who really holds a Schemer."""
    for windows in (Windows.ALL, Windows.KNOWN):
        table = LcnTable(3, turn="red", windows=windows).task("red-1", "buy cop")
        table.task("yellow-1", "usury").task("green-1", "theft@3").give("green", influence=hand)
        table.abandon("red-1")
        asks = hand == "schemer" or (windows is Windows.ALL and hand != "")
        assert table.step == ("gap" if asks else "turn")


@rule("LCN-E27", "LCN-E78")
@pytest.mark.parametrize("planned", ["robbery@3", "usury", "buy casino"])
def test_after_a_cash_job_everybody_with_a_face_down_job_is_asked(planned: str) -> None:
    for windows in (Windows.ALL, Windows.KNOWN):
        table = LcnTable(3, windows=windows).task("yellow-1", "gas_station_robbery")
        table.task("green-1", planned).dice(6).execute("yellow-1")
        asks = planned == "robbery@3" or (windows is Windows.ALL and planned == "usury")
        assert table.step == ("robbery" if asks else "turn")
        assert table.asked == ["green"]


@rule("LCN-E18", "LCN-E78")
@pytest.mark.parametrize("planned", ["trap@3", "usury", "buy casino"])
def test_after_an_attack_the_victim_with_a_face_down_job_is_asked_for_a_trap(planned: str) -> None:
    for windows in (Windows.ALL, Windows.KNOWN):
        table = LcnTable(3, windows=windows).task("yellow-1", "theft@3").task("green-1", planned)
        table.dice(1).attack("yellow-1", "green")
        asks = planned == "trap@3" or (windows is Windows.ALL and planned == "usury")
        assert table.step == ("trap" if asks else "turn")


@rule("LCN-E1", "LCN-V2", "LCN-E78")
@pytest.mark.parametrize("hand", ["snitch", "henchman", ""])
def test_with_free_spying_too_the_question_depends_on_open_facts(hand: str) -> None:
    for windows in (Windows.ALL, Windows.KNOWN):
        table = LcnTable(3, turn="red", windows=windows, spying="free").task("red-1", "buy cop")
        table.task("yellow-1", "usury").give("green", influence=hand).abandon("red-1")
        asks = hand == "snitch" or (windows is Windows.ALL and hand != "")
        assert table.step == ("gap" if asks else "turn")


# Worlds that cannot be told apart


@rule("LCN-E78", "LCN-3")
def test_in_another_world_the_others_hold_other_cards_and_oneself_the_same() -> None:
    table = LcnTable(3).give("yellow", jobs="usury theft@4", influence="spy")
    table.task("yellow-2", "coke_party").task("green-1", "trap@3").task("red-1", "theft:3@2")
    table.give("green", jobs="blackmail arson@3", influence="emergency_doc snitch")
    mine = table.state.view(0)
    on_green, hands = set(), set()
    for world in worlds(table, "yellow"):
        assert world.view(0) == mine
        assert title_on(table, world, "yellow-2") == "coke_party"
        # The backs keep their round.
        assert [world.crew.tasks[man(name)] // 64 for name in ("green-1", "red-1")] == [2, 1]
        assert world.view(1).families[1].jobs == (0, 1, 1, 0)
        on_green.add(title_on(table, world, "green-1"))
        hands.add((world.view(1).hand, world.view(1).influence))
    assert len(on_green) > 10
    assert "trap" in on_green
    # What yellow holds nobody else does: there is only one Usury.
    assert not on_green & {"usury", "coke_party"}
    assert len(hands) > 50


@rule("LCN-E78", "LCN-105")
def test_what_was_looked_at_stays_in_every_world_of_the_one_who_looked() -> None:
    table = LcnTable(3).task("yellow-1", "usury").task("green-1", "trap@3")
    table.task("green-2", "arson@3").give("yellow", influence="snitch")
    table.act(Do.SNITCH[0]).look("green-1")
    mine = worlds(table, "yellow")
    assert {title_on(table, world, "green-1") for world in mine} == {"trap"}
    assert len({title_on(table, world, "green-2") for world in mine}) > 5
    for world in worlds(table, "red"):
        # Red does not know the card, but knows that yellow does.
        assert world.view(0).families[1].men[0].task == TaskView(
            None, 3, table.rules.job_kind[world.crew.tasks[man("green-1")]]
        )
        assert [each.seen_by for each in world.view(2).families[1].men] == [(0,), (), ()]
    assert len({title_on(table, world, "green-1") for world in worlds(table, "red")}) > 5


@rule("LCN-E78", "LCN-53")
def test_a_job_that_was_looked_at_and_abandoned_stays_among_the_discards() -> None:
    table = LcnTable(3).task("yellow-1", "buy cop").task("green-1", "trap@3").task("red-1", "usury")
    table.give("yellow", influence="snitch").act(Do.SNITCH[0]).look("green-1")
    table.abandon("yellow-1").abandon("green-1")
    trap = table.kind("trap@3")
    for world in worlds(table, "yellow"):
        assert world.view(0).known_jobs == world.view(1).known_jobs == (trap,)
    seen_by_red = {world.view(1).known_jobs for world in worlds(table, "red")}
    assert len(seen_by_red) > 5


def announced(*targets: str, title: str = "theft@3", threats: str = "binding") -> LcnTable:
    """Yellow attacks; green has nothing but gangsters and a Pimp, red also a Casino."""
    table = LcnTable(3, threats=threats)
    table.give("green", businesses="pimp").give("red", businesses="pimp casino")
    table.task("yellow-3", title).task("green-1", "usury").task("yellow-1", "coke_party")
    table.execute("yellow-3")
    for target in targets:
        table.act(Do.TARGET[seat(target)])
    return table


ANY_TARGET = {"theft", "kill_businessman", "persuasion", "car_bomb", "assassination"}


@rule("LCN-E94", "LCN-E78", "LCN-70")
@pytest.mark.parametrize(
    ("targets", "possible"),
    [
        ((), ANY_TARGET | {"arson"}),
        (("red",), ANY_TARGET | {"arson"}),
        (("green",), ANY_TARGET),
    ],
)
def test_an_announced_attack_stays_an_attack_that_could_hit_the_named_player(
    targets: tuple[str, ...], possible: set[str]
) -> None:
    table = announced(*targets)
    for viewer in ("green", "red", None):
        dealt = {title_on(table, world, "yellow-3") for world in worlds(table, viewer)}
        assert dealt == possible
    # The other job of yellow may be anything.
    others = {title_on(table, world, "yellow-1") for world in worlds(table, "green")}
    assert others - ANY_TARGET - {"arson"}
    assert {title_on(table, world, "yellow-3") for world in worlds(table, "yellow")} == {"theft"}


@rule("LCN-E94", "LCN-E54", "LCN-E78")
def test_who_has_named_two_players_has_an_attack_that_could_hit_both() -> None:
    """Green, who was named first, has no Company: it is no Arson, whoever is named afterwards."""
    table = announced("green", "red")
    dealt = {title_on(table, world, "yellow-3") for world in worlds(table, "green")}
    assert dealt == ANY_TARGET


@rule("LCN-E55", "LCN-E78")
@pytest.mark.parametrize("viewer", ["green", "red", None])
def test_an_announcement_proves_nothing_as_long_as_trade_is_open(viewer: str | None) -> None:
    who = SPECTATOR if viewer is None else seat(viewer)
    accounts = []
    for title in ("theft@3", "usury", "trap@3"):
        table = LcnTable(3).task("yellow-3", title).task("green-1", "coke_party")
        table.act((Do.EXECUTE if title == "theft@3" else Do.THREATEN)[man("yellow-3")])
        table.act(Do.TARGET[seat("green")])
        accounts.append(account(table, who))
        dealt = {title_on(table, world, "yellow-3") for world in worlds(table, viewer)}
        assert {"theft", "usury", "trap", "robbery", "money_laundering"} <= dealt
    assert accounts[1:] == accounts[:1] * 2


@rule("LCN-16", "LCN-E78")
def test_the_first_influence_cards_are_known_to_be_in_every_hand_until_they_are_played() -> None:
    state, _ = new_game(3, seed=3, spying="free")
    for each in range(3):
        state.apply(each, KEEP)
    start = [INFLUENCE_NAMES.index(name) for name in ("snitch", "henchman", "schemer")]
    for viewer in (SPECTATOR, 0, 1, 2):
        assert [family.surely for family in state.view(viewer).families] == [tuple(start)] * 3
    for seed in range(50):
        world = state.redeal(0, fast_rng(seed))
        assert list(listed(world.influence.hands[1])) == start
        assert set(start) <= set(listed(world.influence.hands[2]))


@rule("LCN-16", "LCN-E78")
def test_a_card_of_the_start_set_that_was_played_is_no_longer_sure() -> None:
    table = LcnTable(3).give("green", influence="snitch*2 schemer").task("green-1", "usury")
    table.task("yellow-1", "theft@3").task("red-1", "arson@3")
    snitch = INFLUENCE_NAMES.index("snitch")
    table.state.influence.sure[1] = int(table.state.influence.hands[1] - one_of(snitch))
    assert table.state.view(0).families[1].surely == (snitch, SCHEMER)
    table.abandon("yellow-1").all_pass().act(Do.SNITCH[0]).look("red-1")
    assert table.state.view(0).families[1].surely == (SCHEMER,)
    hands = {tuple(listed(world.influence.hands[1])) for world in worlds(table, "yellow")}
    assert all(SCHEMER in hand for hand in hands)
    assert len(hands) > 3


@rule("LCN-E78", "LCN-120")
def test_after_a_face_down_discard_no_card_of_the_start_set_is_sure_any_more() -> None:
    state, _ = new_game(3, seed=3)
    table = LcnTable(3).task("yellow-1", "buy cop").give("yellow", influence="snitch henchman")
    table.give("yellow", influence="schemer spy").abandon("yellow-1").all_pass()
    table.state.influence.sure[0] = state.rules.start_influence
    table.act(Do.DROP_INFLUENCE[SCHEMER])
    assert table.state.view(1).families[0].surely == ()
    held = [bool(count_of(world.influence.hands[0], SCHEMER)) for world in worlds(table, "green")]
    assert set(held) == {True, False}


@rule("LCN-E78", "LCN-21")
def test_in_another_world_other_cards_come_next() -> None:
    table = LcnTable(3, planning=True, market="pimp pimp pimp pimp").give("yellow", jobs="usury")
    found = set()
    for world in worlds(table, "yellow"):
        assert world.view(0).stack_kinds == table.state.view(0).stack_kinds
        world.apply(0, world.legal(0)[0])
        world.apply(0, next(action for action in world.legal(0) if action.name == "buy"))
        found.add(world.town.market[0])
    assert len(found) > 10


# Sealed answers


def gap_before_yellow(**options: Any) -> LcnTable:
    """Red and green are asked before yellow's turn; both hold a Schemer and something else."""
    table = LcnTable(3, turn="red", **options).task("red-3", "buy cop").task("yellow-1", "usury")
    table.task("green-1", "theft@3").task("red-1", "arson@3").task("green-2", "trap@3")
    table.give("green", influence="schemer spy").give("red", influence="schemer snitch")
    return table.abandon("red-3")


def says_yes(world: LcnState, colour: str) -> bool:
    return bool(world.agreed >> seat(colour) & 1)


@rule("LCN-E8", "LCN-E78")
@pytest.mark.parametrize("yes", [True, False])
def test_a_sealed_answer_about_a_schemer_may_be_either_in_another_world(yes: bool) -> None:
    table = gap_before_yellow().act(Do.SCHEME[0] if yes else PASS, "red")
    for viewer in ("yellow", "green", None):
        dealt = worlds(table, viewer)
        assert {says_yes(world, "red") for world in dealt} == {True, False}
        for world in dealt:
            assert not says_yes(world, "red") or count_of(world.influence.hands[2], SCHEMER)
    assert {says_yes(world, "red") for world in worlds(table, "red")} == {yes}


@rule("LCN-E8", "LCN-E78")
def test_while_somebody_looks_at_a_job_the_answers_given_before_stay_sealed() -> None:
    """Free spying: red has said yes, and green looks around before answering."""
    table = gap_before_yellow(spying="free").act(Do.SCHEME[0], "red").act(Do.SPY[0], "green")
    assert table.step == "peek"
    for viewer in ("green", "yellow"):
        dealt = worlds(table, viewer)
        assert {says_yes(world, "red") for world in dealt} == {True, False}
        for world in dealt:
            assert not says_yes(world, "red") or count_of(world.influence.hands[2], SCHEMER)
    assert ("answer 2", "yes") in table.state.hidden(seat("green"))
    table.look("red-1").look("yellow-1").no("green")
    assert (table.step, table.asked) == ("turn", ["red"])


@rule("LCN-E8", "LCN-E78")
def test_whoever_still_waits_to_jump_in_has_a_schemer_in_every_world() -> None:
    """Both have said yes; while green acts first, red's card is still in the hand. If nobody can
    tell that from a no, the worlds must not tell it either."""
    table = gap_before_yellow().act(Do.SCHEME[0], "red").act(Do.SCHEME[0], "green")
    quiet = gap_before_yellow().no("red").act(Do.SCHEME[0], "green")
    assert (table.step, table.asked) == (quiet.step, quiet.asked) == ("turn", ["green"])
    for viewer in ("yellow", "green", None):
        dealt = worlds(table, viewer)
        for world in dealt:
            assert not says_yes(world, "red") or count_of(world.influence.hands[2], SCHEMER)
        who = SPECTATOR if viewer is None else seat(viewer)
        others = {says_yes(world, "red") for world in worlds(quiet, viewer)}
        alike = account(table, who) == account(quiet, who)
        assert ({says_yes(world, "red") for world in dealt} == others) == alike


def sealed_robbery() -> LcnTable:
    """Yellow's Cash Job has succeeded; green and red each have a Robbery and another job."""
    table = LcnTable(3).task("yellow-1", "gas_station_robbery").task("yellow-2", "usury")
    table.task("green-1", "robbery@3").task("green-2", "arson@3").task("red-1", "robbery@3")
    table.task("red-2", "theft@3").dice(6).execute("yellow-1")
    assert (table.step, table.asked) == ("robbery", ["green", "red"])
    return table


@rule("LCN-E27", "LCN-E78")
@pytest.mark.parametrize("robs", [True, False])
def test_a_sealed_robbery_may_or_may_not_be_one_in_another_world(robs: bool) -> None:
    table = sealed_robbery().act(Do.ROB[man("red-1")] if robs else PASS, "red")
    dealt = worlds(table, "yellow")
    answers = {chosen_robber(world, 2) for world in dealt}
    assert answers == {-1, man("red-1"), man("red-2")}
    for world in dealt:
        if chosen_robber(world, 2) >= 0:
            assert title_of(table, world.crew.tasks[chosen_robber(world, 2)]) == "robbery"
    assert {chosen_robber(world, 2) for world in worlds(table, "red")} == {
        man("red-1") if robs else -1
    }


@rule("LCN-E27", "LCN-E78")
def test_who_still_waits_to_rob_has_a_robbery_in_every_world() -> None:
    """Green has robbed and failed; while yellow thinks about a Trap, red's answer is not open yet.
    If nobody can tell a yes from a no, the worlds must not tell it either."""
    table, quiet = sealed_robbery().act(Do.ROB[man("red-1")], "red"), sealed_robbery().no("red")
    for each in (table, quiet):
        each.dice(1).act(Do.ROB[man("green-1")], "green")
        assert (each.step, each.asked) == ("trap", ["yellow"])
    for viewer in ("yellow", "green", None):
        dealt = worlds(table, viewer)
        for world in dealt:
            if chosen_robber(world, 2) >= 0:
                assert title_of(table, world.crew.tasks[chosen_robber(world, 2)]) == "robbery"
        who = SPECTATOR if viewer is None else seat(viewer)
        others = {chosen_robber(world, 2) for world in worlds(quiet, viewer)}
        alike = account(table, who) == account(quiet, who)
        assert ({chosen_robber(world, 2) for world in dealt} == others) == alike


@rule("LCN-37", "LCN-E67", "LCN-E78")
def test_whether_somebody_has_objected_is_sealed_until_all_have_answered() -> None:
    """Four attacks in a hand are rare, and then it is one yes in two."""
    state, told = new_game(3, seed=5)
    for who in (1, 2):
        state.apply(who, KEEP)
    assert [each.event for each in told[-2:]] == [Answered(1), Answered(2)]
    dealt = [state.redeal(0, fast_rng(seed)) for seed in range(1500)]
    assert {bool(world.agreed >> 1 & 1) for world in dealt} == {True, False}
    for world in dealt:
        attacks = [world.rules.attacks[kind] for kind in world.view(1).hand or ()]
        assert all(attacks) or not world.agreed >> 1 & 1


@rule("LCN-E78", "LCN-72")
def test_after_the_reveal_the_job_is_everybodys_knowledge() -> None:
    table = announced("green").dice(1, 1, 1).act(Do.REVEAL[0])
    assert table.open_jobs() == ["theft"]
    for viewer in ("green", "red", None):
        for world in worlds(table, viewer)[:20]:
            assert world.view(SPECTATOR).open_jobs == (table.kind("theft@3"),)
