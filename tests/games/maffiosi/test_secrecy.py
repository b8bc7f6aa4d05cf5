"""MAF-E33, MAF-E42 and MAF-E46: what others see and hear, and what a perfect memory can work out.
The witness below keeps its own books; nothing in it is taken from the game's own reckoning."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

import msgspec
import pytest

from backroom.games.maffiosi.actions import DISCARD
from backroom.games.maffiosi.events import (
    CardDiscarded,
    CardPlayed,
    CardsDrawn,
    CardsReceived,
    DiscardsShuffled,
    GameEnded,
    HandDiscarded,
    Paid,
)
from backroom.games.maffiosi.rules import CARDS
from backroom.games.maffiosi.state import MafState
from backroom.kernel.cards import CardFile
from backroom.kernel.events import Event
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR
from backroom.kernel.state import Windows, heard_by
from builders.maffiosi import COLOURS, MAF, MafTable, bundle, names, new_game, seat
from builders.rule_marks import rule

BOSSES = {8: "yellow boss", 22: "red boss", 25: "blue boss"}
Cards = Counter[str]


def cards(pile: int) -> Cards:
    """A hand or a pile, counted by kind."""
    return Counter(names(pile).split())


def seen_and_heard(table: MafTable, who: int) -> bytes:
    view = msgspec.json.encode(table.state.view(who))
    return view + msgspec.json.encode(heard_by(who, table.told))


# Money.


def purses(state: MafState, who: int) -> list[int | None]:
    """Everybody's money as this player sees it."""
    return [family.money for family in state.view(who).families]


@rule("MAF-E33")
def test_by_default_everybody_sees_everybodys_money() -> None:
    money = {"yellow": 3000, "red": 12_000, "blue": 0}
    table = MafTable(3, BOSSES, money=money)
    for who in (SPECTATOR, 0, 1, 2):
        assert purses(table.state, who) == [3000, 12_000, 0]


@rule("MAF-E33")
def test_with_hidden_money_one_sees_only_ones_own() -> None:
    state, _ = new_game(3, money="hidden")
    state.money = [3, 12, 7]
    assert purses(state, SPECTATOR) == [None, None, None]
    assert purses(state, 0) == [3000, None, None]
    assert purses(state, 1) == [None, 12_000, None]
    assert purses(state, 2) == [None, None, 7000]


@rule("MAF-E33")
def test_when_the_game_is_over_everybodys_money_is_shown() -> None:
    """Yellow's turn passes, and red takes the last $1,000."""
    state, told = new_game(3, money="hidden")
    state.money = [3, 12, 7]
    state.bank = 1
    state.apply(0, next(each for each in state.legal(0) if each.name == "discard"))
    assert state.is_over()
    for who in (SPECTATOR, 0, 1, 2):
        assert purses(state, who) == [3000, 13_000, 7000]
        ended = [event for event in heard_by(who, told) if isinstance(event, GameEnded)]
        assert [event.money for event in ended] == [(3000, 13_000, 7000)]


@rule("MAF-E33")
def test_every_payment_happens_before_everybodys_eyes_so_whoever_counts_along_knows() -> None:
    state, told = new_game(4, 5, money="hidden")
    chooser = fast_rng(5, 1)
    for _ in range(60):
        (asked,) = state.to_act()
        legal = state.legal(asked)
        state.apply(asked, legal[chooser.below(len(legal))])
    assert not state.is_over()
    for who in (SPECTATOR, 0, 3):
        counted = [0] * 4
        for event in heard_by(who, told):
            if isinstance(event, Paid):
                counted[event.seat] += event.money
        assert counted == [each * 1000 for each in state.money]
        assert sum(counted) > 0


# Hands.


@rule("MAF-E33")
def test_hands_are_hidden_and_everybody_sees_how_many_cards_there_are() -> None:
    table = MafTable(3, BOSSES, hands={"yellow": "stab*5", "red": "fire move*2", "blue": "move*4"})
    for who in (SPECTATOR, 0, 1, 2):
        view = table.state.view(who)
        assert [family.cards for family in view.families] == [5, 3, 4]
        own = {0: ["stab"] * 5, 1: ["fire", "move", "move"], 2: ["move"] * 4}.get(who)
        hand = None if view.hand is None else [CARDS[card] for card in view.hand]
        assert hand == own


@rule("MAF-E33")
@pytest.mark.parametrize("other", [0, 2, SPECTATOR])
def test_whatever_red_holds_the_others_see_and_hear_the_same(other: int) -> None:
    shown = set()
    for hand in ("stab*2 fire*3", "move*5", "beat_it order_pie nightcap*3"):
        hands = {"yellow": "ka_boom*5", "blue": "pass_it_on*5", "red": hand}
        table = MafTable(3, BOSSES, hands=hands)
        table.discard("ka_boom")
        # what yellow draws is chance, and not to be compared
        table.state.hands[0] = table.state.drawn[0] = bundle("ka_boom*5")
        table.told[:] = [each for each in table.told if not isinstance(each.event, CardsReceived)]
        shown.add(seen_and_heard(table, other))
    assert len(shown) == 1


@rule("MAF-E33", "MAF-E46")
def test_nobody_hears_which_cards_another_draws() -> None:
    table = MafTable(3, BOSSES, hands={"yellow": "fire*2 stab*3"}).discard("stab")
    for who in ("red", "blue", None):
        assert table.heard(CardsDrawn, who) == [CardsDrawn(0, 1)]
        assert table.heard(CardsReceived, who) == []
    (drawn,) = table.heard(CardsReceived, "yellow")
    new = cards(table.state.hands[0]) - Counter({"fire": 2, "stab": 2})
    assert [CARDS[card] for card in drawn.cards] == list(new.elements())


@rule("MAF-E33", "MAF-E46")
@pytest.mark.parametrize("players", [3, 6])
def test_nor_at_the_start(players: int) -> None:
    state, told = new_game(players)
    for who in (SPECTATOR, *range(players)):
        received = [event for event in heard_by(who, told) if isinstance(event, CardsReceived)]
        assert [event.seat for event in received] == ([] if who == SPECTATOR else [who])
        for event in received:
            assert Counter(CARDS[card] for card in event.cards) == cards(state.hands[who])


@rule("MAF-E33", "MAF-E46")
def test_the_discard_pile_and_what_has_left_the_game_are_open() -> None:
    table = MafTable(3, BOSSES, discards="stab*2 order_pie", removed="beat_it")
    for who in (SPECTATOR, 0, 1, 2):
        view = table.state.view(who)
        assert view.discards == (0, 0, 1, 0, 0, 2, 0, 0)
        assert view.removed == (1, 0, 0, 0, 0, 0, 0, 0)


@rule("MAF-E46", "MAF-E26")
def test_the_hand_of_a_player_who_goes_out_is_seen_by_all() -> None:
    men = {14: "yellow jack", 13: "red boss", 25: "blue boss"}
    hands = {"yellow": "stab", "red": "nightcap*2 ka_boom*3"}
    table = MafTable(3, men, hands=hands).play("stab").kill(13)
    for who in (*COLOURS[:3], None):
        assert table.heard(HandDiscarded, who) == [HandDiscarded(1, (1, 1, 4, 4, 4))]


# Being asked about a second card.


def after_a_pie(hand: str, windows: Windows) -> MafTable:
    hands = {"yellow": hand, "red": "stab*5", "blue": "fire*5"}
    return MafTable(3, BOSSES, hands=hands, windows=windows).play("order_pie").put_pie(1)


@rule("MAF-E42")
@pytest.mark.parametrize("other", [1, 2, SPECTATOR])
def test_the_question_about_a_second_card_tells_nobody_whether_there_is_a_move(other: int) -> None:
    tables = [
        after_a_pie(hand, Windows.ALL)
        for hand in ("order_pie move*4", "order_pie nightcap*4", "order_pie move nightcap*3")
    ]
    assert {table.state.to_act() for table in tables} == {(0,)}
    assert len({seen_and_heard(table, other) for table in tables}) == 1


@rule("MAF-E42")
def test_in_a_simulation_the_question_is_only_put_to_who_has_a_move() -> None:
    asked = [
        after_a_pie(hand, Windows.KNOWN).asked
        for hand in ("order_pie move*4", "order_pie nightcap*4", "order_pie move nightcap*3")
    ]
    assert asked == ["yellow", "red", "yellow"]


@rule("MAF-E42")
@pytest.mark.parametrize("windows", list(Windows))
def test_whom_public_facts_forbid_to_move_is_asked_in_neither_case(windows: Windows) -> None:
    men = BOSSES | {8: "yellow boss asleep"}
    table = MafTable(3, men, hands={"yellow": "order_pie move*4"}, windows=windows)
    assert table.play("order_pie").put_pie(1).asked == "red"


# What everybody knows of a shuffle.

REST = "beat_it nightcap*3 order_pie*5 pass_it_on*6 ka_boom*5 stab*7 move*17"
"""With the hands below these are all cards but one Nightcap!, the last one of the draw pile. All
nine Fire! are in hands."""
HANDS = {"yellow": "fire*2 order_pie nightcap*2", "red": "stab move fire*3", "blue": "stab fire*4"}


def shuffled_table() -> MafTable:
    """Yellow has just drawn the last card; everything but the hands has been shuffled."""
    table = MafTable(3, BOSSES, hands=HANDS, discards=REST).discard("order_pie")
    assert len(table.heard(DiscardsShuffled)) == 1
    return table


def worlds(state: MafState, who: int, count: int) -> list[MafState]:
    return [state.redeal(who, fast_rng(seed)) for seed in range(count)]


@rule("MAF-E46")
def test_everybody_knows_what_was_shuffled_into_the_new_draw_pile() -> None:
    table = shuffled_table()
    for who in (SPECTATOR, 0, 1, 2):
        view = table.state.view(who)
        assert dict(zip(CARDS, view.shuffled, strict=True)) == {
            "beat_it": 1,
            "nightcap": 3,
            "order_pie": 6,
            "pass_it_on": 6,
            "ka_boom": 5,
            "stab": 7,
            "fire": 0,
            "move": 17,
        }


@rule("MAF-E46")
def test_everybody_can_count_which_cards_are_older_than_the_shuffle() -> None:
    """Red throws away an old card and draws; of the next one nobody knows how old it was."""
    table = shuffled_table()
    old_and_new = [(5, 0)]
    for mine, others in (("stab", 2), ("move", 0)):
        table.discard(mine)
        red = table.state.view(SPECTATOR).families[1]
        old_and_new.append((red.surely_old, red.surely_new))
        for _ in range(others):
            table.discard("stab" if table.asked == "blue" else "nightcap")
    assert old_and_new == [(5, 0), (4, 1), (3, 1)]


@rule("MAF-E46")
@pytest.mark.parametrize("who", [0, SPECTATOR])
def test_right_after_a_shuffle_no_card_of_the_new_pile_is_dealt_to_a_hand(who: int) -> None:
    table = shuffled_table()
    truth = table.state
    for world in worlds(truth, who, 60):
        assert world.pile == truth.pile
        hands = [cards(hand) for hand in world.hands]
        assert sum(hands, Cards()) == sum((cards(hand) for hand in truth.hands), Cards())
        assert [hand.total() for hand in hands] == [5, 5, 5]


@rule("MAF-E46")
def test_but_whose_the_old_cards_are_nobody_knows() -> None:
    table = shuffled_table()
    red = {names(world.hands[1]) for world in worlds(table.state, 0, 200)}
    assert red == {
        "fire fire fire fire fire",
        "stab fire fire fire fire",
        "fire fire fire fire move",
        "stab stab fire fire fire",
        "stab fire fire fire move",
        "stab stab fire fire move",
    }


@rule("MAF-E46")
def test_a_drawn_card_is_one_of_those_that_were_shuffled() -> None:
    """Red has thrown away an old Stab! and drawn: four old cards and one that is no Fire!."""
    table = shuffled_table().discard("stab")
    old = Cards({"stab": 1, "move": 1, "fire": 7})  # the other Stab! has been shown
    drawn = set()
    for world in worlds(table.state, 0, 300):
        hand = cards(world.hands[1])
        assert (hand & old).total() >= 4
        drawn |= set(hand - old)
        assert "fire" not in cards(world.pile)
    assert drawn >= {"nightcap", "order_pie", "pass_it_on", "ka_boom", "beat_it"}


@rule("MAF-E46")
def test_no_hand_lacks_the_cards_it_must_have_held_since_before_the_shuffle() -> None:
    """All nine Fire! are older than the shuffle. Red had five old cards and blue had five: two
    Stab!, a Move and seven Fire! between them. Both have shown a Stab! at once, so red has four of
    that Move and those Fire!, whatever he has drawn since. He shows a Move, be it the old one or a
    new one: at least three Fire! are left in his hand."""
    table = shuffled_table().discard("stab").discard("stab").discard("nightcap")
    table.discard("move").discard("fire")
    assert cards(table.state.hands[seat("red")])["fire"] >= 3
    for world in worlds(table.state, 0, 200):
        assert cards(world.hands[seat("red")])["fire"] >= 3, names(world.hands[seat("red")])


class Witness:
    """Somebody at the table, or a spectator, who forgets nothing that lies open and tries every
    way to explain it: which cards that were shown were old ones, held at the last shuffle."""

    def __init__(self, table: MafTable, who: int) -> None:
        state = table.state
        self.who = who
        self.in_play = cards(table.rules.deck) - cards(state.gone)
        self.discards = cards(state.discards)
        self.sizes = [cards(hand).total() for hand in state.hands]
        self.mine = cards(state.hands[who]) if who >= 0 else Cards()
        self.kept = Cards()
        """What the others held at the last shuffle, all together."""
        self.held = [0] * state.seats
        """By seat: how many cards that were."""
        self.drawn = self.sizes[:]
        """By seat: how many cards it has drawn since."""
        self.shown: list[list[tuple[int, str]]] = [[] for _ in self.sizes]
        """By seat: the cards it has shown since, and how many it had drawn before each."""

    def hear(self, event: Event) -> None:
        if isinstance(event, CardPlayed | CardDiscarded):
            self.show(event.seat, CARDS[event.card])
        elif isinstance(event, HandDiscarded):
            for card in event.cards:
                self.show(event.seat, CARDS[card])
        elif isinstance(event, CardsDrawn):
            self.sizes[event.seat] += event.count
            self.drawn[event.seat] += event.count
        elif isinstance(event, CardsReceived):
            self.mine.update(CARDS[card] for card in event.cards)
        elif isinstance(event, DiscardsShuffled):
            self.kept = self.in_play - self.discards - self.mine
            self.discards = Cards()
            self.held = self.sizes[:]
            self.drawn = [0] * len(self.sizes)
            self.shown = [[] for _ in self.sizes]

    def show(self, who: int, card: str) -> None:
        self.discards[card] += 1
        self.sizes[who] -= 1
        self.shown[who].append((self.drawn[who], card))
        if who == self.who:
            self.mine[card] -= 1

    def old_cards(self, who: int, hand: Cards) -> set[tuple[str, ...]]:
        """What this player may have held at the last shuffle, if this is his hand now."""
        ways: set[tuple[tuple[str, ...], int]] = {((), 0)}
        for drawn, card in self.shown[who]:
            old = {((*old, card), new) for old, new in ways if len(old) < self.held[who]}
            ways = old | {(old, new + 1) for old, new in ways if new < drawn}
        return {
            tuple(sorted(old + left))
            for old, _ in ways
            for left in combinations(sorted(hand.elements()), self.held[who] - len(old))
        }

    def explains(self, hands: list[Cards], pile: Cards) -> bool:
        """Could this be the real world?"""
        if [hand.total() for hand in hands] != self.sizes:
            return False
        if sum(hands, pile) != self.in_play - self.discards:
            return False
        if self.who >= 0 and hands[self.who] != +self.mine:
            return False
        together: set[tuple[str, ...]] = {()}
        for who, hand in enumerate(hands):
            if who != self.who:
                parts = self.old_cards(who, hand)
                together = {tuple(sorted(one + part)) for one in together for part in parts}
        return tuple(sorted(self.kept.elements())) in together


def believes(witness: Witness, world: MafState) -> bool:
    return witness.explains([cards(hand) for hand in world.hands], cards(world.pile))


def watched(
    table: MafTable, witnesses: list[Witness], choose: Callable[[MafTable], None], moves: int
) -> Iterator[int]:
    """So many moves of a game, and what the witnesses make of it; the number of each move."""
    heard = len(table.told)
    for move in range(moves):
        if table.state.is_over():
            return
        choose(table)
        for witness in witnesses:
            for event in heard_by(witness.who, table.told[heard:]):
                witness.hear(event)
        heard = len(table.told)
        yield move


@rule("MAF-E46")
@pytest.mark.parametrize("seed", range(5))
def test_in_any_game_no_world_is_dealt_that_a_perfect_memory_would_exclude(seed: int) -> None:
    """With few cards in the game, so that it is shuffled often."""
    men = BOSSES | {14: "yellow henkie", 17: "blue jack", 18: "yellow jack", 19: "red jack"}
    few = "beat_it nightcap*4 order_pie*4 pass_it_on*5 ka_boom*4 stab*6 fire*6 move*4"
    table = MafTable(3, men, removed=few, seed=seed, bank=900_000)
    chooser = fast_rng(seed, 1)

    def choose(table: MafTable) -> None:
        legal = table.state.legal(table.asked_seat())
        table.act(legal[chooser.below(len(legal))])

    witnesses = [Witness(table, who) for who in (SPECTATOR, 0, 1, 2)]
    for move in watched(table, witnesses, choose, 100):
        for witness in witnesses:
            assert believes(witness, table.state)
            for dealt in range(3):
                world = table.state.redeal(witness.who, fast_rng(move, dealt))
                assert believes(witness, world), [names(hand) for hand in world.hands]
    assert len(table.heard(DiscardsShuffled)) >= 2


@rule("MAF-E46")
@pytest.mark.parametrize("seed", range(4))
def test_and_every_world_that_it_would_not_exclude_is_dealt(seed: int) -> None:
    """Hands of two cards and ten cards in all, so that all worlds can be counted."""
    text = MAF.own_cards().text.replace("hand = { value = 5", "hand = { value = 2")
    all_but_ten = "beat_it nightcap*6 order_pie*6 pass_it_on*6 ka_boom*5 stab*6 fire*6 move*14"
    hands = {"yellow": "move*2", "red": "fire stab", "blue": "stab move"}
    small = CardFile(text, "small.toml")
    table = MafTable(3, BOSSES, hands=hands, removed=all_but_ten, cards=small, bank=900_000)
    chooser = fast_rng(seed, 2)

    def choose(table: MafTable) -> None:
        hand = table.hand(table.asked).split()
        table.discard(hand[chooser.below(len(hand))])

    yellow = Witness(table, 0)
    several = 0
    for move in watched(table, [yellow], choose, 12):
        possible = {
            world for world in all_worlds(yellow) if yellow.explains(*as_cards(yellow, world))
        }
        dealt = {
            (names(world.hands[1]), names(world.hands[2]))
            for world in (table.state.redeal(0, fast_rng(move, each)) for each in range(400))
        }
        assert dealt == possible
        several += len(possible) > 3
    assert several >= 3
    assert table.heard(DiscardsShuffled)


def all_worlds(witness: Witness) -> set[tuple[str, str]]:
    """Every pair of hands that red and blue could have by the number of their cards alone."""
    unseen = sorted((witness.in_play - witness.discards - witness.mine).elements(), key=CARDS.index)
    pairs = set()
    for red in combinations(range(len(unseen)), witness.sizes[1]):
        rest = [spot for spot in range(len(unseen)) if spot not in red]
        for blue in combinations(rest, witness.sizes[2]):
            pairs.add(
                (" ".join(unseen[spot] for spot in red), " ".join(unseen[spot] for spot in blue))
            )
    return pairs


def as_cards(witness: Witness, world: tuple[str, str]) -> tuple[list[Cards], Cards]:
    """Such a world as hands and draw pile."""
    red, blue = (Counter(hand.split()) for hand in world)
    mine = +witness.mine
    return [mine, red, blue], witness.in_play - witness.discards - mine - red - blue


@rule("MAF-E46")
def test_in_another_world_other_cards_come_next() -> None:
    """A redealt world does not know which card the real one will draw."""
    table = MafTable(3, BOSSES, hands={"yellow": "fire*2 stab*3"})
    drawn = Cards()
    for world in worlds(table.state, 0, 200):
        world.apply(0, DISCARD[CARDS.index("stab")])
        drawn += cards(world.hands[0]) - Cards({"fire": 2, "stab": 2})
    assert set(drawn) == set(CARDS)


@rule("MAF-E46")
def test_ones_own_hand_is_the_same_in_every_world() -> None:
    table = shuffled_table()
    for who in (0, 1, 2):
        assert {world.hands[who] for world in worlds(table.state, who, 40)} == {
            table.state.hands[who]
        }
