"""MAF-E17, MAF-E19 to MAF-E21, MAF-E23, MAF-E25, MAF-E26, MAF-E30 to MAF-E32, MAF-E35 to MAF-E38,
MAF-E41, MAF-E42, MAF-E45 and MAF-E48: the course of a turn, seatings, raids, drawing and the
clock."""

from collections import Counter

import pytest

from backroom.games.maffiosi.actions import BRING, DISCARD, KILL, LIFT, PLAY, PUT_PIE, SIT, STAY
from backroom.games.maffiosi.events import (
    CardsDrawn,
    DiscardsShuffled,
    HandDiscarded,
    ManSeated,
    Paid,
    PieExploded,
    TableSet,
    TurnStarted,
    WokeUp,
)
from backroom.games.maffiosi.rules import CARDS, MEN
from backroom.games.maffiosi.state import MafState
from backroom.kernel.actions import Action
from backroom.kernel.messages import Refusal, SeatName
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR
from backroom.kernel.state import heard_by
from backroom.words import Speaker
from builders.maffiosi import COLOURS, MAF, MafTable, new_game, rules_of, seat
from builders.rule_marks import rule

BOSSES = {8: "yellow boss", 22: "red boss", 25: "blue boss"}
"""Three players, none of them in anybody's reach."""
CREWS = {
    3: {"boss": 1, "robbie": 2, "jack": 2, "henkie": 5},
    4: {"boss": 1, "robbie": 1, "jack": 2, "henkie": 3},
    5: {"boss": 1, "robbie": 1, "jack": 1, "henkie": 3},
    6: {"boss": 1, "robbie": 1, "jack": 1, "henkie": 2},
}


def happened(table: MafTable) -> list[str]:
    """What everybody has heard, kind by kind."""
    return [type(event).__name__ for event in heard_by(SPECTATOR, table.told)]


def seated(state: MafState) -> dict[int, str]:
    """All men by chair: "red boss"."""
    return {
        chair: f"{COLOURS[man.seat]} {MEN[man.sort]}"
        for chair, man in enumerate(state.view(SPECTATOR).men, 1)
        if man is not None
    }


# The order inside a turn.


@rule("MAF-E17")
def test_a_turn_goes_from_pie_to_money_to_card_to_drawing_to_waking_up() -> None:
    men = BOSSES | {14: "red henkie", 11: "yellow jack asleep", 13: "blue jack", 12: "blue robbie"}
    table = MafTable(3, men, pies={"yellow": 15}, hands={"yellow": "order_pie move*4"})
    table.begin("yellow").play("order_pie").put_pie(1).play("move").lift(8).sit(2)
    assert happened(table) == [
        "TurnStarted",
        "PieExploded",
        "ManKilled",
        "Paid",
        "CardPlayed",
        "PiePlaced",
        "CardPlayed",
        "ManLifted",
        "ManSeated",
        "CardsDrawn",
        "WokeUp",
        "TurnStarted",
        "Paid",
    ]
    assert table.payments() == [("yellow", 1000), ("red", 1000)]


@rule("MAF-E17")
def test_the_pie_goes_off_before_the_money_comes_so_the_dead_earn_nothing() -> None:
    """The Boss and the man in the café die of their own family's pie."""
    men = {6: "yellow henkie", 7: "yellow boss", 14: "yellow jack", 22: "red boss", 25: "blue boss"}
    table = MafTable(3, men, pies={"yellow": 6}, money={"yellow": 0}).begin("yellow")
    assert table.money("yellow") == 0
    assert table.asked == "yellow"


@rule("MAF-E17", "MAF-E27")
def test_whoever_has_no_man_left_after_the_explosion_gets_neither_money_nor_a_card() -> None:
    men = {6: "yellow boss", 22: "red boss", 25: "blue boss"}
    table = MafTable(3, men, pies={"yellow": 6}, money={"yellow": 2000, "red": 0}).begin("yellow")
    assert table.money("yellow") == 2000
    assert table.state.view(SPECTATOR).families[0].out
    assert (table.asked, table.step) == ("red", "card")
    assert table.payments() == [("red", 1000)]


@rule("MAF-E17")
def test_an_explosion_that_ends_the_game_is_followed_by_no_income() -> None:
    """Red's last man dies, blue has been out before: yellow takes the rest, and not his income."""
    men = {6: "yellow boss", 22: "red boss"}
    table = MafTable(3, men, pies={"yellow": 22}, money={"yellow": 0}, bank=50_000)
    table.begin("yellow")
    assert table.ending == "last_at_table"
    assert (table.money("yellow"), table.bank) == (50_000, 0)
    assert table.heard(Paid) == []


@rule("MAF-E17")
def test_money_that_ends_the_game_is_followed_by_no_card() -> None:
    table = MafTable(3, BOSSES, money={"yellow": 0}, bank=1000).begin("yellow")
    assert table.ending == "empty_bank"
    assert (table.money("yellow"), table.bank) == (1000, 0)
    assert table.state.to_act() == ()


@rule("MAF-E17")
def test_after_every_card_it_is_seen_whether_the_game_is_over() -> None:
    """The stab ends it: no second card, no drawing, no waking up."""
    men = {14: "yellow jack", 13: "red boss", 11: "yellow henkie asleep"}
    table = MafTable(3, men, hands={"yellow": "stab move*4"}).play("stab").kill(13)
    assert table.ending == "last_at_table"
    assert happened(table)[-3:] == ["HandDiscarded", "RestTaken", "GameEnded"]
    assert table.hand("yellow") == "move move move move"
    assert table.who(11) == "yellow henkie asleep"


@rule("MAF-E23")
def test_after_discarding_no_move_may_follow() -> None:
    table = MafTable(3, BOSSES, hands={"yellow": "stab move*4"}).discard("stab")
    assert (table.asked, table.step) == ("red", "card")
    assert len(table.hand("yellow").split()) == 5
    assert table.refused(PLAY[CARDS.index("move")], "yellow").rule == "MAF-E48"


@rule("MAF-E30")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seating", ["fixed", "random"])
def test_in_the_first_turn_there_is_no_pie_to_go_off(players: int, seating: str) -> None:
    state, told = new_game(players, seating=seating)
    assert all(family.pie is None for family in state.view(SPECTATOR).families)
    while state.round == 1:
        (asked,) = state.to_act()
        (card, *_) = [action for action in state.legal(asked) if action.name == "discard"]
        state.apply(asked, card)
    heard = heard_by(SPECTATOR, told)
    assert len([event for event in heard if isinstance(event, TurnStarted)]) == players + 1
    assert not [event for event in heard if isinstance(event, PieExploded)]


@rule("MAF-E41")
def test_who_dies_of_his_own_card_plays_no_second_one_and_draws_nothing() -> None:
    men = {6: "yellow boss", 7: "red jack", 22: "red boss", 25: "blue boss"}
    table = MafTable(3, men, pies={"red": 6}, hands={"yellow": "ka_boom move*4"})
    table.play("ka_boom").explode("red")
    assert (table.asked, table.step) == ("red", "card")
    assert table.heard(CardsDrawn) == []
    assert table.heard(HandDiscarded) == [HandDiscarded(0, (CARDS.index("move"),) * 4)]
    assert table.hand("yellow") == ""


@rule("MAF-E41", "MAF-E39")
def test_so_does_a_nightcap_for_ones_own_last_man() -> None:
    men = {18: "yellow boss asleep", 22: "red boss", 25: "blue boss"}
    table = MafTable(3, men, hands={"yellow": "nightcap move*4"}).play("nightcap").serve(18)
    assert table.asked == "red"
    assert table.heard(CardsDrawn) == []


# The raid.


@rule("MAF-E19")
def test_in_a_raid_the_player_of_the_card_begins_and_then_it_goes_clockwise() -> None:
    men = BOSSES | {14: "yellow jack", 2: "blue jack"}
    table = MafTable(3, men, turn="red", hands={"red": "beat_it"}).play("beat_it")
    order = []
    for chair in range(1, 6):
        order.append(table.asked)
        table.act(table.state.legal(table.asked_seat())[0]).sit(chair)
    assert order == ["red", "blue", "yellow", "blue", "yellow"]
    assert (table.asked, table.step) == ("red", "second")


@rule("MAF-E19")
def test_players_without_men_are_skipped_even_the_one_next_in_turn() -> None:
    """Red is out; yellow has one man, blue three: in the end blue puts down two in a row."""
    men = {8: "yellow boss", 25: "blue boss", 2: "blue jack", 3: "blue henkie"}
    table = MafTable(3, men, hands={"yellow": "beat_it"}).play("beat_it")
    order = []
    for chair in range(1, 5):
        order.append(table.asked)
        table.act(table.state.legal(table.asked_seat())[0]).sit(chair)
    assert order == ["yellow", "blue", "blue", "blue"]


@rule("MAF-E20")
def test_in_a_raid_the_markers_go_with_the_men_and_the_pies_stay() -> None:
    men = BOSSES | {11: "red henkie asleep", 18: "red henkie", 19: "yellow jack asleep"}
    hands = {"yellow": "beat_it fire*4"}
    table = MafTable(3, men, pies={"red": 1, "blue": 11}, hands=hands).play("beat_it")
    assert table.state.view(SPECTATOR).markers == 16
    table.bring("jack asleep").sit(1).bring("henkie asleep").sit(2).bring("boss").sit(3)
    assert table.legal() == {"bring boss"}
    table.bring("boss").sit(4).bring("henkie").sit(5).bring("boss").sit(6)
    assert table.everybody() == {
        1: "yellow jack asleep",
        2: "red henkie asleep",
        3: "blue boss",
        4: "yellow boss",
        5: "red henkie",
        6: "red boss",
    }
    assert (table.pie("red"), table.pie("blue")) == (1, 11)
    assert table.state.view(SPECTATOR).families[1].blast == (0, 1)
    table.stay()  # then red's turn begins, with the pie at chair 1
    assert table.heard(WokeUp) == [WokeUp(0, (0,))]
    assert set(table.everybody()) == {3, 4, 5, 6}


@rule("MAF-E20")
def test_the_sleepers_of_the_others_sleep_on_after_the_raid() -> None:
    men = BOSSES | {11: "blue henkie asleep"}
    table = MafTable(3, men, hands={"yellow": "beat_it"}).play("beat_it")
    table.bring("boss").sit(1).bring("boss").sit(2).bring("henkie asleep").sit(3)
    table.bring("boss").sit(4).stay()
    assert table.who(3) == "blue henkie asleep"
    assert table.state.view(SPECTATOR).markers == 17


@rule("MAF-E20", "MAF-E19")
def test_everybody_sees_who_sits_down_where_and_who_of_them_is_asleep() -> None:
    men = BOSSES | {11: "red henkie asleep"}
    table = MafTable(3, men, hands={"yellow": "beat_it"}).play("beat_it")
    table.bring("boss").sit(1).bring("henkie asleep").sit(2)
    assert table.heard(ManSeated) == [ManSeated(0, 0, 0, False), ManSeated(1, 3, 1, True)]


@rule("MAF-E21")
def test_after_a_raid_one_draws_up_to_five_and_there_are_fifty_nine_cards() -> None:
    table = MafTable(3, BOSSES, hands={"yellow": "beat_it fire*4"}).play("beat_it")
    for chair in (1, 2, 3):
        table.bring("boss").sit(chair)
    table.stay()
    assert len(table.hand("yellow").split()) == 5
    view = table.state.view(SPECTATOR)
    assert view.removed == (1, 0, 0, 0, 0, 0, 0, 0)
    assert view.discards == (0,) * 8
    assert view.pile + sum(family.cards for family in view.families) == 59


# Drawing.

REST = "beat_it nightcap*6 order_pie*4 pass_it_on*6 ka_boom*5 stab*8 fire*6 move*8"
"""All cards but the hands below and one Stab!, the last card of the draw pile."""
HANDS = {"yellow": "order_pie*2 fire*3", "red": "move*5", "blue": "move*5"}


@rule("MAF-E25")
def test_when_the_last_card_is_drawn_the_discards_are_shuffled_with_the_card_just_played() -> None:
    table = MafTable(3, BOSSES, hands=HANDS, discards=REST)
    assert table.state.view(SPECTATOR).pile == 1
    table.play("order_pie").put_pie(1).stay()
    assert table.hand("yellow") == "order_pie stab fire fire fire"
    view = table.state.view(SPECTATOR)
    assert view.pile == 45
    assert view.discards == (0,) * 8
    assert dict(zip(CARDS, view.shuffled, strict=True)) == {
        "beat_it": 1,
        "nightcap": 6,
        "order_pie": 5,
        "pass_it_on": 6,
        "ka_boom": 5,
        "stab": 8,
        "fire": 6,
        "move": 8,
    }


@rule("MAF-E25")
def test_one_goes_on_drawing_from_the_new_pile() -> None:
    hands = HANDS | {"yellow": "order_pie*2 fire*2 move", "red": "move*4 fire"}
    table = MafTable(3, BOSSES, hands=hands, discards=REST)
    table.play("order_pie").put_pie(1).play("move").lift(8).sit(2)
    drawn = [
        event
        for event in heard_by(SPECTATOR, table.told)
        if isinstance(event, CardsDrawn | DiscardsShuffled)
    ]
    assert drawn == [CardsDrawn(0, 1), DiscardsShuffled(46), CardsDrawn(0, 1)]
    assert table.state.view(SPECTATOR).pile == 45
    hand = table.hand("yellow").split()
    assert len(hand) == 5
    assert not Counter(["order_pie", "fire", "fire", "stab"]) - Counter(hand)


@rule("MAF-E25")
def test_with_cards_left_in_the_pile_nothing_is_shuffled() -> None:
    discards = REST.replace("stab*8", "stab*7")
    table = MafTable(3, BOSSES, hands=HANDS, discards=discards)
    table.play("order_pie").put_pie(1).stay()
    assert table.heard(DiscardsShuffled) == []
    view = table.state.view(SPECTATOR)
    assert (view.pile, sum(view.discards)) == (1, 44)


@rule("MAF-E26")
def test_who_goes_out_in_the_turn_of_another_lays_his_hand_down_at_once_and_keeps_his_money() -> (
    None
):
    men = {14: "yellow jack", 13: "red boss", 25: "blue boss"}
    hands = {"yellow": "stab fire*4", "red": "nightcap*2 ka_boom*3"}
    table = MafTable(3, men, hands=hands, money={"red": 7000}).play("stab").kill(13)
    assert table.step == "second"
    assert table.hand("red") == ""
    view = table.state.view(SPECTATOR)
    assert view.discards == (0, 2, 0, 0, 3, 1, 0, 0)
    assert view.families[1].money == 7000
    assert table.heard(HandDiscarded) == [HandDiscarded(1, (1, 1, 4, 4, 4))]


@rule("MAF-E26")
def test_his_cards_may_be_part_of_the_very_next_shuffle() -> None:
    men = {14: "yellow jack", 13: "red boss", 25: "blue boss"}
    hands = HANDS | {"yellow": "order_pie*2 stab fire*2", "red": "move*4 fire"}
    rest = REST.replace("stab*8", "stab*7").replace("move*8", "move*9")
    table = MafTable(3, men, hands=hands, discards=rest).play("stab").kill(13).stay()
    (shuffled,) = table.heard(DiscardsShuffled)
    assert shuffled.count == 44 + 1 + 5
    assert table.state.view(SPECTATOR).shuffled[CARDS.index("move")] == 9 + 4


# Seating at the start.


def seat_by_hand(state: MafState) -> list[int]:
    """Everybody puts his first man on the first free chair; who was asked, in order."""
    order = []
    while state.step.value == "bring":
        (asked,) = state.to_act()
        order.append(asked)
        state.apply(asked, state.legal(asked)[0])
        state.apply(asked, state.legal(asked)[0])
    return order


@rule("MAF-E31")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("youngest", ["first_seat", "random"])
def test_the_player_on_the_right_of_the_youngest_places_last_and_begins(
    players: int, youngest: str
) -> None:
    state, told = new_game(players, seed=3, seating="manual", youngest=youngest)
    (table_set,) = [event for event in heard_by(0, told) if isinstance(event, TableSet)]
    order = seat_by_hand(state)
    assert table_set.youngest is not None
    clockwise = [(table_set.youngest + turn) % players for turn in range(players)]
    assert order == clockwise * sum(CREWS[players].values())
    assert table_set.first == order[-1] == (table_set.youngest - 1) % players
    assert state.to_act() == (order[-1],)
    assert (state.step.value, state.round) == ("card", 1)


@rule("MAF-E32")
@pytest.mark.parametrize("seating", ["manual", "random"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_chance_names_the_youngest_and_may_name_anybody(seating: str, players: int) -> None:
    named = set()
    for seed in range(60):
        _, told = new_game(players, seed, seating=seating)
        (table_set,) = [event for event in heard_by(0, told) if isinstance(event, TableSet)]
        named.add(table_set.youngest)
    assert named == set(range(players))


@rule("MAF-E32")
@pytest.mark.parametrize("seating", ["manual", "random"])
def test_or_it_is_always_the_first_seat(seating: str) -> None:
    for seed in range(20):
        _, told = new_game(5, seed, seating=seating, youngest="first_seat")
        (table_set,) = [event for event in heard_by(0, told) if isinstance(event, TableSet)]
        assert (table_set.youngest, table_set.first) == (0, 4)


@rule("MAF-E32")
def test_with_fixed_seating_nobody_needs_to_be_the_youngest() -> None:
    for youngest in ("random", "first_seat"):
        _, told = new_game(5, 8, youngest=youngest)
        (table_set,) = [event for event in heard_by(0, told) if isinstance(event, TableSet)]
        assert (table_set.youngest, table_set.first) == (None, 0)


@rule("MAF-E35")
@pytest.mark.parametrize("players", [5, 6])
def test_with_fixed_seating_the_turns_go_in_the_order_of_the_colours(players: int) -> None:
    state, _ = new_game(players)
    speaker = Speaker("en", MAF.teller(rules_of(players)))
    order = []
    for _ in range(players):
        (asked,) = state.to_act()
        order.append(speaker.seat(asked))
        (card, *_) = [action for action in state.legal(asked) if action.name == "discard"]
        state.apply(asked, card)
    assert order == ["Yellow", "Red", "Blue", "Green", "Orange", "Purple"][:players]
    assert {number: man for number, man in seated(state).items() if "boss" in man} == {
        5: {22: "yellow boss", 17: "red boss", 21: "blue boss", 13: "green boss", 9: "orange boss"},
        6: {
            4: "yellow boss",
            25: "red boss",
            23: "blue boss",
            22: "green boss",
            5: "orange boss",
            17: "purple boss",
        },
    }[players]


@rule("MAF-E36")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seating", ["fixed", "manual", "random"])
def test_the_seat_gives_the_colour_whatever_the_seating(players: int, seating: str) -> None:
    speaker = Speaker("en", MAF.teller(rules_of(players, seating=seating)))
    names = [speaker.seat(each) for each in range(players)]
    assert names == ["Yellow", "Red", "Blue", "Green", "Orange", "Purple"][:players]


@rule("MAF-E37")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_random_seating_all_men_sit_by_lot_and_the_right_of_the_youngest_begins(
    players: int,
) -> None:
    boss_chairs = set()
    for seed in range(120):
        state, told = new_game(players, seed, seating="random")
        men = seated(state)
        assert Counter(men.values()) == {
            f"{colour} {sort}": count
            for colour in COLOURS[:players]
            for sort, count in CREWS[players].items()
        }
        boss_chairs |= {chair for chair, man in men.items() if "boss" in man}
        (table_set,) = [event for event in heard_by(0, told) if isinstance(event, TableSet)]
        assert table_set.youngest is not None
        right = (table_set.youngest - 1) % players
        assert table_set.first == right
        assert state.to_act() == (right,)
    assert len(boss_chairs) == 30


# The steps of a card.


@rule("MAF-E38")
@pytest.mark.parametrize(
    ("name", "step"),
    [
        ("stab", "victim"),
        ("fire", "victim"),
        ("order_pie", "pie_chair"),
        ("pass_it_on", "pass"),
        ("ka_boom", "explode"),
        ("nightcap", "drinks"),
        ("beat_it", "bring"),
        ("move", "man"),
    ],
)
def test_first_the_card_and_then_what_it_is_for_and_no_way_back(name: str, step: str) -> None:
    men = {14: "yellow jack", 13: "red boss", 25: "blue boss", 5: "yellow robbie", 23: "blue jack"}
    hands = {"yellow": f"{name} order_pie*2"}
    table = MafTable(3, men, pies={"red": 1}, hands=hands).play(name)
    assert table.step == step
    view = table.state.view(SPECTATOR)
    on_the_pile = view.removed if name == "beat_it" else view.discards
    assert on_the_pile[CARDS.index(name)] == 1
    too_late = Refusal("MAF-E38", "step", {"step": step.replace("_", "-")})
    assert table.refused(PLAY[CARDS.index("order_pie")]) == too_late
    assert table.refused(DISCARD[CARDS.index("order_pie")]) == too_late
    assert table.refused(STAY) == too_late


@rule("MAF-E38")
@pytest.mark.parametrize(
    "action", [KILL[12], PUT_PIE[0], LIFT[13], SIT[0], BRING[0], STAY], ids=lambda each: each.name
)
def test_nothing_can_be_chosen_before_a_card(action: Action) -> None:
    men = {14: "yellow jack", 13: "red boss", 25: "blue boss"}
    table = MafTable(3, men, hands={"yellow": "stab order_pie move beat_it"})
    assert table.refused(action) == Refusal("MAF-E38", "step", {"step": "card"})


@rule("MAF-E38")
def test_for_a_move_first_the_man_and_then_his_chair() -> None:
    table = MafTable(3, BOSSES, hands={"yellow": "move"}).play("move")
    assert table.refused(SIT[0]).facts == {"step": "man"}
    table.lift(8)
    assert table.refused(LIFT[7]).facts == {"step": "chair"}
    assert table.step == "chair"
    assert table.who(8) is None


# The second card.


@rule("MAF-E42")
@pytest.mark.parametrize("hand", ["order_pie fire*4", "order_pie move*4"])
def test_one_is_asked_about_a_second_card_with_or_without_a_move(hand: str) -> None:
    table = MafTable(3, BOSSES, hands={"yellow": hand}).play("order_pie").put_pie(1)
    assert (table.asked, table.step) == ("yellow", "second")
    assert table.legal() == {"stay"} | ({"play move"} if "move" in hand else set())


@rule("MAF-E42")
def test_not_if_all_ones_men_are_asleep() -> None:
    men = BOSSES | {8: "yellow boss asleep"}
    table = MafTable(3, men, hands={"yellow": "order_pie move*4"}).play("order_pie").put_pie(1)
    assert (table.asked, table.step) == ("red", "card")


@rule("MAF-E42")
def test_not_if_no_chair_is_free() -> None:
    men = dict.fromkeys(range(1, 31), "red henkie") | BOSSES
    table = MafTable(3, men, hands={"yellow": "order_pie move*4"}).play("order_pie").put_pie(1)
    assert (table.asked, table.step) == ("red", "card")


@rule("MAF-E42")
def test_after_a_second_card_nobody_is_asked_for_a_third() -> None:
    table = MafTable(3, BOSSES, hands={"yellow": "move*5"})
    table.play("move").lift(8).sit(1).play("move").lift(1).sit(2)
    assert (table.asked, table.step) == ("red", "card")


# The clock.


def dawdled(table: MafTable, times: int) -> Counter[str]:
    """What is done for the player whose clock runs out, so many times."""
    chosen: Counter[str] = Counter()
    for seed in range(times):
        action = table.state.neutral(table.asked_seat(), fast_rng(seed))
        assert action in table.state.legal(table.asked_seat())
        chosen[f"{action.name} {action.index}"] += 1
    return chosen


@rule("MAF-E45")
def test_when_the_clock_runs_out_a_card_drawn_by_lot_is_discarded() -> None:
    """Four Moves and one Fire!: about four times out of five it is a Move."""
    table = MafTable(3, BOSSES, hands={"yellow": "move*4 fire"})
    chosen = dawdled(table, 500)
    move = f"discard {DISCARD[CARDS.index('move')].index}"
    fire = f"discard {DISCARD[CARDS.index('fire')].index}"
    assert set(chosen) == {move, fire}
    assert 350 < chosen[move] < 450


@rule("MAF-E45")
def test_no_second_card_is_played_for_somebody_whose_clock_has_run_out() -> None:
    table = MafTable(3, BOSSES, hands={"yellow": "order_pie move*4"}).play("order_pie").put_pie(1)
    assert set(dawdled(table, 50)) == {f"stay {STAY.index}"}


@rule("MAF-E45")
@pytest.mark.parametrize("name", ["stab", "fire", "order_pie", "pass_it_on", "ka_boom", "nightcap"])
def test_in_the_middle_of_a_card_everything_that_is_allowed_may_be_chosen(name: str) -> None:
    men = {
        14: "yellow jack",
        13: "red boss",
        15: "blue boss",
        5: "yellow robbie",
        23: "blue jack",
        8: "yellow henkie",
        20: "red henkie",
        11: "red jack",
    }
    table = MafTable(3, men, pies={"red": 1, "blue": 3}, hands={"yellow": name}).play(name)
    allowed = {f"{action.name} {action.index}" for action in table.state.legal(0)}
    assert len(allowed) >= 2
    assert set(dawdled(table, 400)) == allowed


@rule("MAF-E45")
def test_during_a_seating_man_and_chair_are_chosen_by_lot() -> None:
    men = BOSSES | {14: "yellow jack", 15: "yellow henkie asleep"}
    table = MafTable(3, men, hands={"yellow": "beat_it"}).play("beat_it")
    assert set(dawdled(table, 100)) == {f"bring {BRING[man].index}" for man in (0, 2, 7)}
    table.bring("jack")
    assert set(dawdled(table, 600)) == {f"sit {SIT[chair].index}" for chair in range(30)}


# Who may act.


@rule("MAF-E48")
@pytest.mark.parametrize("other", ["red", "blue"])
def test_only_the_player_whose_turn_it_is_may_act(other: str) -> None:
    hands = {"yellow": "order_pie", "red": "order_pie", "blue": "order_pie"}
    table = MafTable(3, BOSSES, hands=hands)
    refusal = table.refused(PLAY[CARDS.index("order_pie")], other)
    assert refusal == Refusal("MAF-E48", "not_your_turn", {"turn": SeatName(seat("yellow"))})
    assert table.state.legal(seat(other)) == ()


@rule("MAF-E48")
def test_during_a_seating_it_is_the_one_who_places_a_man() -> None:
    """Yellow's turn, yellow's raid; but now red places, and yellow waits."""
    table = MafTable(3, BOSSES, hands={"yellow": "beat_it"}).play("beat_it").bring("boss").sit(1)
    assert (table.turn, table.asked) == ("yellow", "red")
    refusal = table.refused(BRING[0], "yellow")
    assert refusal == Refusal("MAF-E48", "not_your_turn", {"turn": SeatName(seat("red"))})


@rule("MAF-E48")
def test_after_the_end_nobody_may_do_anything_any_more() -> None:
    table = MafTable(3, BOSSES, bank=1000).begin("yellow")
    assert table.state.is_over()
    for who in ("yellow", "red", "blue"):
        for action in MAF.actions:
            assert table.refused(action, who) == Refusal("MAF-E48", "over")


@rule("MAF-E48")
def test_who_is_out_is_told_so() -> None:
    men = {8: "yellow boss", 22: "red boss"}
    table = MafTable(3, men, hands={"yellow": "order_pie"})
    assert table.refused(STAY, "blue") == Refusal("MAF-63", "out")
