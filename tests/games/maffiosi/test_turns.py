"""MAF-16 to MAF-18 and MAF-33 to MAF-42: whose turn it is, its steps, cards and drawing."""

from collections import Counter
from itertools import pairwise

import pytest

from backroom.games.maffiosi.actions import DISCARD, PLAY
from backroom.games.maffiosi.events import (
    CardDiscarded,
    CardPlayed,
    CardsDrawn,
    CardsReceived,
    DiscardsShuffled,
    ManSeated,
    Paid,
    PieExploded,
    PlayerOut,
    SecondDeclined,
    TurnStarted,
    WokeUp,
)
from backroom.games.maffiosi.rules import CARDS, FIRE, KA_BOOM, MOVE, NIGHTCAP, ORDER_PIE, STAB
from backroom.kernel.events import Event
from backroom.kernel.playout import play_randomly
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR
from backroom.kernel.state import heard_by
from builders.maffiosi import COLOURS, MafTable, bundle, names, new_game
from builders.rule_marks import rule

FOUR = {
    2: "yellow jack",
    3: "red henkie",
    9: "yellow henkie",
    14: "red boss",
    18: "blue boss",
    21: "green boss",
    25: "yellow boss",
}
"""The yellow Jack on 2 can stab the red man on 3, and there are 23 free chairs."""


def of_cards(view: tuple[int, ...]) -> dict[str, int]:
    """A pile of the view by name: so many of each kind."""
    return {CARDS[kind]: count for kind, count in enumerate(view) if count}


def discards(table: MafTable) -> dict[str, int]:
    return of_cards(table.state.view(SPECTATOR).discards)


@rule("MAF-16", "MAF-42")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_turns_go_clockwise_and_round_again(players: int) -> None:
    men = {3 * seat + 1: f"{COLOURS[seat]} boss" for seat in range(players)}
    table = MafTable(players, men)
    turns = []
    for _ in range(2 * players):
        turns.append(table.turn)
        assert table.asked == table.turn
        table.skip()
    assert turns == [*COLOURS[:players]] * 2
    assert table.state.round == 4  # the table began with round 2


@rule("MAF-18", "MAF-16")
def test_whoever_has_no_man_left_has_no_turn() -> None:
    men = {1: "yellow boss", 8: "blue boss", 20: "green henkie", 28: "purple jack"}
    table = MafTable(6, men)
    turns = []
    for _ in range(5):
        turns.append(table.turn)
        table.skip()
    assert turns == ["yellow", "blue", "green", "purple", "yellow"]


@rule("MAF-17")
def test_pie_then_money_then_card_then_waking_up() -> None:
    men = {**FOUR, 5: "yellow henkie asleep", 28: "blue henkie", 29: "red henkie"}
    table = MafTable(4, men, hands={"yellow": "stab move fire*3"}, pies={"yellow": 28})
    table.begin("yellow").play("stab").kill(3).play("move").lift(9).sit(30)
    assert [type(event).__name__ for event in heard_by(SPECTATOR, table.told)] == [
        "TurnStarted",
        "PieExploded",
        "ManKilled",
        "ManKilled",
        "Paid",
        "CardPlayed",
        "Attacked",
        "ManKilled",
        "CardPlayed",
        "ManLifted",
        "ManSeated",
        "CardsDrawn",
        "WokeUp",
        "TurnStarted",
        "Paid",
    ]
    assert table.turn == "red"


@rule("MAF-17")
def test_the_pie_comes_first_so_the_dead_earn_nothing() -> None:
    men = {**FOUR, 24: "blue henkie"}  # the restaurant, next to the yellow Boss on 25
    table = MafTable(4, men, pies={"blue": 25}).begin("blue")
    assert table.money("blue") == 1000  # the Boss on 18 only
    table = MafTable(4, men).begin("blue")
    assert table.money("blue") == 2000


@rule("MAF-17", "MAF-41")
def test_one_wakes_up_only_after_money_and_card() -> None:
    men = {**FOUR, 25: "yellow boss asleep"}
    table = MafTable(4, men, hands={"yellow": "move*5"}).begin("yellow")
    assert [event.money for event in table.heard(Paid)] == [1000]  # only the Jack in the casino
    table.play("move")
    assert table.legal() == {"lift 2", "lift 9"}
    table.lift(9).sit(30)
    assert table.who(25) == "yellow boss asleep"
    table.stay()
    assert table.who(25) == "yellow boss"


def step_of(event: Event) -> int | None:
    """Where in a turn this belongs: pie, money, card, drawing, waking up."""
    if isinstance(event, PieExploded) and event.pie == event.seat:
        return 1
    if isinstance(event, Paid):
        return 2
    if isinstance(event, CardPlayed | CardDiscarded | SecondDeclined | ManSeated):
        return 3
    if isinstance(event, CardsDrawn):
        return 4
    if isinstance(event, WokeUp):
        return 5
    return None


@rule("MAF-17", "MAF-18", "MAF-16")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(4))
def test_in_whole_games_every_turn_keeps_this_order_and_goes_to_the_left(
    players: int, seed: int
) -> None:
    state, told = new_game(players, seed)
    play_randomly(state, fast_rng(seed, 3), 100_000)
    events = heard_by(SPECTATOR, told)
    starts = [spot for spot, event in enumerate(events) if isinstance(event, TurnStarted)]
    out: set[int] = set()
    turns = []
    for start, end in pairwise([*starts, len(events)]):
        turn = events[start]
        assert isinstance(turn, TurnStarted)
        turns.append(turn.seat)
        steps = [step for event in events[start:end] if (step := step_of(event))]
        assert steps == sorted(steps)
        assert steps.count(1) <= 1
        assert steps.count(2) <= 1
        out |= {event.seat for event in events[start:end] if isinstance(event, PlayerOut)}
        if end < len(events):
            following = events[end]
            assert isinstance(following, TurnStarted)
            to_the_left = [(turn.seat + step) % players for step in range(1, players + 1)]
            assert following.seat == next(seat for seat in to_the_left if seat not in out)
    assert len(turns) > 2 * players
    assert state.is_over()


@rule("MAF-33")
def test_a_card_is_played_face_up_on_the_discard_pile_and_carried_out() -> None:
    table = MafTable(4, FOUR, hands={"yellow": "stab fire*4"}, discards="move")
    table.play("stab")
    assert discards(table) == {"move": 1, "stab": 1}
    assert table.hand("yellow") == "fire fire fire fire"
    for colour in (None, "red", "blue", "green"):
        assert table.heard(CardPlayed, colour) == [CardPlayed(0, STAB)]
    table.kill(3)
    assert table.who(3) is None


@rule("MAF-33")
def test_one_plays_only_cards_from_ones_own_hand() -> None:
    table = MafTable(4, FOUR, hands={"yellow": "stab fire*4", "red": "nightcap*5"})
    refusal = table.refused(PLAY[NIGHTCAP])
    assert (refusal.rule, refusal.reason) == ("MAF-33", "not_in_hand")
    assert "play nightcap" not in table.legal()


@rule("MAF-34")
def test_after_any_first_card_only_a_move_may_follow() -> None:
    table = MafTable(4, FOUR, hands={"yellow": "stab*2 fire order_pie move"})
    table.play("stab").kill(3)
    assert table.step == "second"
    assert table.asked == "yellow"
    assert table.legal() == {"play move", "stay"}
    for card in (STAB, FIRE, ORDER_PIE):
        assert table.refused(PLAY[card]).reason == "only_a_move"
    table.play("move").lift(9).sit(1)
    assert table.who(1) == "yellow henkie"
    assert table.turn == "red"


@rule("MAF-34")
def test_whoever_has_no_move_card_plays_no_second_card() -> None:
    table = MafTable(4, FOUR, hands={"yellow": "stab*2 fire*3"})
    table.play("stab").kill(3)
    assert table.legal() == {"stay"}
    assert table.refused(PLAY[MOVE]).rule == "MAF-33"


@rule("MAF-35")
def test_two_moves_in_one_turn_move_two_men() -> None:
    table = MafTable(4, FOUR, hands={"yellow": "move*2 fire*3"})
    table.play("move").lift(9).sit(1).play("move").lift(25).sit(30)
    assert table.who(1) == "yellow henkie"
    assert table.who(30) == "yellow boss"
    assert table.who(9) is None
    assert table.who(25) is None
    assert table.turn == "red"


@rule("MAF-36")
@pytest.mark.parametrize("card", ["stab", "order_pie", "nightcap"])
def test_after_a_move_no_other_kind_of_card_can_follow(card: str) -> None:
    table = MafTable(4, FOUR, hands={"yellow": f"move {card} fire*3"})
    assert f"play {card}" in table.legal()
    table.play("move").lift(9).sit(1)
    refusal = table.refused(PLAY[CARDS.index(card)])
    assert (refusal.rule, refusal.reason) == ("MAF-36", "only_a_move")
    assert table.legal() == {"stay"}


@rule("MAF-37")
def test_the_second_card_may_be_left_in_the_hand() -> None:
    table = MafTable(4, FOUR, hands={"yellow": "stab move*4"})
    table.play("stab").kill(3).stay()
    assert table.turn == "red"
    assert discards(table) == {"stab": 1}
    assert Counter(table.hand("yellow").split())["move"] >= 4
    assert len(table.hand("yellow").split()) == 5
    assert table.heard(SecondDeclined) == [SecondDeclined(0)]


@rule("MAF-37", "MAF-34")
def test_there_is_never_a_third_card() -> None:
    table = MafTable(4, FOUR, hands={"yellow": "move*5"})
    table.play("move").lift(9).sit(1).play("move").lift(1).sit(30)
    assert table.turn == "red"
    assert [event.seat for event in table.heard(CardPlayed)] == [0, 0]


@rule("MAF-38")
def test_who_does_not_want_to_play_throws_a_card_of_his_choice_away_and_draws_one() -> None:
    table = MafTable(4, FOUR, hands={"yellow": "stab fire move*3"})
    assert table.legal() >= {"discard stab", "discard fire", "discard move", "play stab"}
    table.discard("stab")
    assert discards(table) == {"stab": 1}
    hand = Counter(table.hand("yellow").split())
    assert hand.total() == 5
    assert hand >= Counter(["fire", "move", "move", "move"])
    assert table.heard(CardDiscarded, "blue") == [CardDiscarded(0, STAB)]
    assert table.heard(CardsDrawn) == [CardsDrawn(0, 1)]
    assert table.who(3) == "red henkie"
    assert table.turn == "red"


@rule("MAF-38")
def test_who_cannot_play_any_card_can_only_throw_one_away() -> None:
    men = {1: "yellow boss asleep", 9: "red boss", 25: "blue boss"}
    table = MafTable(3, men, hands={"yellow": "stab fire move ka_boom pass_it_on"})
    assert table.legal() == {
        "discard stab",
        "discard fire",
        "discard move",
        "discard ka_boom",
        "discard pass_it_on",
    }
    assert table.discard("move").turn == "red"


@rule("MAF-38")
def test_nothing_is_thrown_away_after_a_card_was_played_or_out_of_anothers_hand() -> None:
    table = MafTable(4, FOUR, hands={"yellow": "stab fire move*3", "red": "ka_boom*5"})
    refusal = table.refused(DISCARD[KA_BOOM])
    assert (refusal.rule, refusal.reason) == ("MAF-38", "not_in_hand")
    table.play("stab").kill(3)
    refusal = table.refused(DISCARD[FIRE])
    assert (refusal.rule, refusal.reason) == ("MAF-38", "played_already")


@rule("MAF-39")
def test_after_one_card_one_is_drawn_and_after_two_cards_two() -> None:
    one = MafTable(4, FOUR, hands={"yellow": "stab move fire*3"}, seed=5)
    one.play("stab").kill(3)
    assert len(one.hand("yellow").split()) == 4
    one.stay()
    two = MafTable(4, FOUR, hands={"yellow": "stab move fire*3"}, seed=5)
    two.play("stab").kill(3).play("move").lift(9).sit(1)
    for table, drawn in ((one, 1), (two, 2)):
        assert len(table.hand("yellow").split()) == 5
        assert table.heard(CardsDrawn) == [CardsDrawn(0, drawn)]
        (received,) = table.heard(CardsReceived, "yellow")
        assert len(received.cards) == drawn
        assert table.heard(CardsReceived, "red") == []
    assert "fire fire fire" in two.hand("yellow")


@rule("MAF-39")
def test_what_is_drawn_comes_off_the_draw_pile() -> None:
    table = MafTable(4, FOUR, hands={"yellow": "stab*2 move*3"})
    before = Counter(names(table.state.pile).split())
    table.discard("stab")
    drawn = Counter(table.hand("yellow").split()) - Counter(["stab", "move", "move", "move"])
    assert drawn.total() == 1
    assert Counter(names(table.state.pile).split()) == before - drawn


HANDS = {"yellow": "stab*2 move*3", "red": "fire*5", "blue": "order_pie*5"}
PILES = "beat_it nightcap*6 order_pie pass_it_on*6 ka_boom*5 stab*7 fire*4 move*15"
"""All cards that three players with these hands do not hold: 45."""
MEN = {2: "yellow jack", 3: "red henkie", 9: "yellow henkie", 14: "red boss", 18: "blue boss"}


@rule("MAF-40")
def test_when_the_last_card_is_taken_the_discards_are_shuffled_into_a_new_pile() -> None:
    table = MafTable(3, MEN, hands=HANDS, discards=PILES.replace("*15", "*14"))
    assert names(table.state.pile) == "move"
    table.discard("stab")
    assert table.hand("yellow") == "stab move move move move"
    assert discards(table) == {}
    assert table.state.pile == bundle(PILES.replace("*15", "*14").replace("stab*7", "stab*8"))
    assert table.heard(DiscardsShuffled) == [DiscardsShuffled(45)]


@rule("MAF-40")
def test_as_long_as_a_card_is_left_to_draw_nothing_is_shuffled() -> None:
    table = MafTable(3, MEN, hands=HANDS, discards=PILES.replace("*15", "*13"))
    assert names(table.state.pile) == "move move"
    table.discard("stab")
    assert names(table.state.pile) == "move"
    assert sum(discards(table).values()) == 44
    assert table.heard(DiscardsShuffled) == []
    table.discard("fire")
    assert table.heard(DiscardsShuffled) == [DiscardsShuffled(45)]
    assert discards(table) == {}


@rule("MAF-40")
def test_who_draws_the_last_card_and_needs_another_draws_it_from_the_new_pile() -> None:
    table = MafTable(3, MEN, hands=HANDS, discards=PILES.replace("*15", "*14"))
    table.play("stab").kill(3).play("move").lift(9).sit(1)
    assert table.heard(CardsDrawn) == [CardsDrawn(0, 1), CardsDrawn(0, 1)]
    assert table.heard(DiscardsShuffled) == [DiscardsShuffled(46)]
    assert table.state.view(SPECTATOR).pile == 45
    assert len(table.hand("yellow").split()) == 5
    assert discards(table) == {}


@rule("MAF-40")
def test_a_new_pile_is_drawn_from_in_any_order() -> None:
    """Forty shuffles of the same cards: red's next card is of every kind that is common."""
    drawn = Counter[str]()
    for seed in range(40):
        table = MafTable(3, MEN, hands=HANDS, discards=PILES.replace("*15", "*14"), seed=seed)
        table.discard("stab").discard("fire")
        new = Counter(table.hand("red").split()) - Counter(["fire"] * 4)
        drawn += new
    assert drawn.total() == 40
    assert len(drawn) >= 5


@rule("MAF-41")
def test_ones_own_sleepers_wake_up_at_the_end_of_ones_turn_and_nobody_elses() -> None:
    men = {
        **FOUR,
        5: "yellow henkie asleep",
        11: "yellow henkie asleep",
        13: "red henkie asleep",
        19: "blue henkie asleep",
    }
    table = MafTable(4, men)
    assert table.state.view(SPECTATOR).markers == 14
    table.skip()
    assert [table.who(chair) for chair in (5, 11)] == ["yellow henkie"] * 2
    assert table.who(13) == "red henkie asleep"
    assert table.who(19) == "blue henkie asleep"
    assert table.state.view(SPECTATOR).markers == 16
    assert table.heard(WokeUp) == [WokeUp(0, (4, 10))]
    table.skip()
    assert table.who(13) == "red henkie"
    assert table.who(19) == "blue henkie asleep"
    table.skip()
    assert table.state.view(SPECTATOR).markers == 18


@rule("MAF-42")
def test_after_waking_up_the_turn_is_over_and_the_left_neighbour_begins() -> None:
    men = {**FOUR, 5: "yellow henkie asleep"}
    table = MafTable(4, men).skip()
    happened = heard_by(SPECTATOR, table.told)
    woke = happened.index(WokeUp(0, (4,)))
    assert happened[woke + 1] == TurnStarted(1, 2)
    assert table.asked == "red"
    refusal = table.refused(PLAY[MOVE], "yellow")
    assert (refusal.rule, refusal.reason) == ("MAF-E48", "not_your_turn")
