"""MAF-1 to MAF-15: before the first turn, and the seating plans chair by chair."""

from collections import Counter

import pytest

from backroom.games.maffiosi.actions import SIT
from backroom.games.maffiosi.events import CardsDrawn, CardsReceived, ManSeated, Paid, TableSet
from backroom.games.maffiosi.rules import CARDS, MEN
from backroom.games.maffiosi.state import MafState
from backroom.kernel.errors import BadInput
from backroom.kernel.events import Told
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR
from backroom.kernel.state import heard_by
from backroom.words import LANGUAGES, Speaker
from backroom.words.rulebook import rulebook
from builders.maffiosi import CARD_RULES, COLOURS, MAF, MafTable, called, new_game, rules_of
from builders.rule_marks import rule

PLAYERS = [3, 4, 5, 6]
SEEDS = range(12)
CREWS = {3: (1, 2, 2, 5), 4: (1, 1, 2, 3), 5: (1, 1, 1, 3), 6: (1, 1, 1, 2)}
"""MAF-2: Bosses, Robbies, Jacks and Henkies of each player."""
DECK = {
    "beat_it": 1,
    "nightcap": 6,
    "order_pie": 6,
    "pass_it_on": 6,
    "ka_boom": 5,
    "stab": 9,
    "fire": 9,
    "move": 18,
}
PLANS = {
    3: "BJ RH BH RH YR BR YB RJ YH BH RR BH  RJ BH RH  "
    "YJ BH RH BJ YR RB YJ BR YH RR YH BB  YH RH YH",
    4: "BB GR YH BJ YB RH BJ GH YR BR YJ GJ  RH -- GH  "
    "BH RB YJ BH RR GB RJ BH GH -- YH GJ  RH YH RJ",
    5: "GH RH YH GJ YH BH YR BH OB GR BH OH  GB RJ GH  "
    "YH RB OJ BR OH BB YB RR OR RH BJ GH  RH YJ OH",
    6: "RJ PR OH YB OB PJ RH YH GR OJ BH PH  GH YH RH  "
    "BJ PB YR OR RR BR GB BB GJ RB BH GH  OH YJ PH",
}
"""Initials of colour and sort by chair; north, right end, south, left end."""
SAFE = {
    3: {1, 13, 19, 25, 26, 28},
    4: {7, 9, 15, 30},
    5: {1, 7, 12, 23, 26},
    6: {1, 3, 12, 13, 18, 21},
}
"""Those whom nobody threatens at first."""


def planned(players: int) -> dict[int, str]:
    """The plan in the words of a table: chair 1 is "blue jack"."""
    words = {name[0].upper(): name for name in COLOURS}
    sorts = {name[0].upper(): name for name in MEN}
    return {
        chair: f"{words[man[0]]} {sorts[man[1]]}"
        for chair, man in enumerate(PLANS[players].split(), 1)
        if man != "--"
    }


def seated(state: MafState) -> dict[int, str]:
    """Everybody at the table as all can see it."""
    return {
        chair: f"{COLOURS[man.seat]} {MEN[man.sort]}"
        for chair, man in enumerate(state.view(SPECTATOR).men, 1)
        if man is not None
    }


def take_chairs(state: MafState, seed: int) -> None:
    """All put down their men by lot, until the first card is asked for."""
    rng = fast_rng(seed, 7)
    while state.view(SPECTATOR).step in ("bring", "chair"):
        (asked,) = state.to_act()
        choices = state.legal(asked)
        state.apply(asked, choices[rng.below(len(choices))])


def placed(told: list[Told]) -> list[ManSeated]:
    return [event for event in heard_by(SPECTATOR, told) if isinstance(event, ManSeated)]


def choices(state: MafState) -> set[str]:
    (asked,) = state.to_act()
    return {called(action) for action in state.legal(asked)}


@rule("MAF-1")
@pytest.mark.parametrize("players", [0, 1, 2, 7, 8])
def test_fewer_than_three_or_more_than_six_cannot_play(players: int) -> None:
    with pytest.raises(BadInput, match=f"3 to 6 players, not {players} .MAF-1."):
        MAF.rules(players)


@rule("MAF-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_three_to_six_have_a_seat_each(players: int) -> None:
    state, _ = new_game(players)
    assert len(state.view(SPECTATOR).families) == players


@rule("MAF-2")
@pytest.mark.parametrize("seating", ["fixed", "random"])
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_sits_down_with_a_crew_of_the_right_size(players: int, seating: str) -> None:
    state, _ = new_game(players, seating=seating)
    men = Counter(seated(state).values())
    for colour in COLOURS[:players]:
        crew = tuple(men[f"{colour} {sort}"] for sort in ("boss", "robbie", "jack", "henkie"))
        assert crew == CREWS[players]
    assert men.total() == players * sum(CREWS[players])


@rule("MAF-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_with_manual_seating_the_whole_crew_waits_behind_the_chairs(players: int) -> None:
    state, _ = new_game(players, seating="manual")
    assert seated(state) == {}
    for family in state.view(SPECTATOR).families:
        assert family.waiting == (*CREWS[players], 0, 0, 0, 0)


@rule("MAF-3")
@pytest.mark.parametrize(
    ("players", "colours"),
    [
        (3, "yellow red blue"),
        (4, "yellow red blue green"),
        (5, "yellow red blue green orange"),
        (6, "yellow red blue green orange purple"),
    ],
)
def test_three_play_yellow_red_and_blue_then_come_green_orange_and_purple(
    players: int, colours: str
) -> None:
    teller = MAF.teller(rules_of(players))
    names = [teller.seat(seat).name.removeprefix("colour-") for seat in range(players)]
    assert names == colours.split()
    assert {man.split()[0] for man in seated(new_game(players)[0]).values()} == set(names)


@rule("MAF-4")
@pytest.mark.parametrize(
    ("players", "bank", "notes"),
    [
        (3, 120_000, (20, 10, 5)),
        (4, 90_000, (20, 10, 2)),
        (5, 70_000, (20, 10, 0)),
        (6, 60_000, (20, 8, 0)),
    ],
)
def test_the_middle_holds_less_money_the_more_play(
    players: int, bank: int, notes: tuple[int, ...]
) -> None:
    before_the_first_turn, _ = new_game(players, seating="manual")
    assert before_the_first_turn.view(0).bank == bank
    strict, _ = new_game(players, seating="manual", notes="strict")
    assert strict.view(0).bank == bank
    assert strict.view(0).bank_notes == notes


@rule("MAF-5")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_has_money_before_the_first_turn(players: int) -> None:
    state, _ = new_game(players, seating="manual")
    for seat in range(players):
        assert state.view(seat).families[seat].money == 0


@rule("MAF-5", "MAF-31")
@pytest.mark.parametrize("players", PLAYERS)
def test_with_fixed_seating_only_yellow_has_been_paid_when_the_first_card_is_asked_for(
    players: int,
) -> None:
    state, told = new_game(players)
    income = {3: 4000, 4: 2000, 5: 4000, 6: 2000}[players]
    assert [family.money for family in state.view(0).families] == [income] + [0] * (players - 1)
    (paid,) = (event for event in heard_by(0, told) if isinstance(event, Paid))
    assert (paid.seat, paid.money, paid.owed) == (0, income, income)


@rule("MAF-6")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_a_pie_which_is_not_on_the_table_yet(players: int) -> None:
    state, _ = new_game(players)
    for family in state.view(SPECTATOR).families:
        assert family.pie is None
        assert not family.pie_gone
    stock = state.stock()
    assert (stock["pies at home"], stock["pies on the table"], stock["pies gone"]) == (
        players,
        0,
        0,
    )


@rule("MAF-6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_says_of_each_card_what_it_does(language: str) -> None:
    teller = MAF.teller(rules_of(3))
    speaker = Speaker(language, teller)
    menu = rulebook(MAF, language)
    for card, its_rule in CARD_RULES.items():
        name = speaker.say(teller.card("card", CARDS.index(card)))
        assert menu.rule(its_rule).startswith(f"*{name}*: ")


@rule("MAF-7")
@pytest.mark.parametrize("players", PLAYERS)
def test_eighteen_sleep_markers_lie_ready_for_all(players: int) -> None:
    state, _ = new_game(players)
    assert state.view(SPECTATOR).markers == 18
    assert state.stock()["markers out"] == 0


@rule("MAF-8")
@pytest.mark.parametrize(("players", "pile"), [(3, 45), (4, 40), (5, 35), (6, 30)])
def test_everybody_gets_five_of_the_sixty_cards_and_the_rest_is_the_draw_pile(
    players: int, pile: int
) -> None:
    state, told = new_game(players)
    view = state.view(0)
    assert [family.cards for family in view.families] == [5] * players
    assert view.pile == pile
    assert sum(view.discards) == 0
    stock = state.stock()
    assert {card: stock[f"card {card}"] for card in CARDS} == DECK
    drawn = [event for event in heard_by(SPECTATOR, told) if isinstance(event, CardsDrawn)]
    assert drawn == [CardsDrawn(seat, 5) for seat in range(players)]


@rule("MAF-8")
def test_the_cards_are_shuffled_so_that_every_kind_comes_to_every_seat() -> None:
    reached = {
        (seat, card)
        for seed in range(60)
        for state in [new_game(3, seed)[0]]
        for seat in range(3)
        for card in state.view(seat).hand or ()
    }
    assert reached == {(seat, card) for seat in range(3) for card in range(8)}


@rule("MAF-8")
def test_only_the_owner_is_told_which_cards_were_dealt() -> None:
    state, told = new_game(4)
    for seat in range(4):
        received = [event for event in heard_by(seat, told) if isinstance(event, CardsReceived)]
        assert [event.seat for event in received] == [seat]
        assert received[0].cards == state.view(seat).hand
    assert not [event for event in heard_by(SPECTATOR, told) if isinstance(event, CardsReceived)]


@rule("MAF-8")
def test_whatever_yellow_holds_the_others_see_the_same() -> None:
    men = {1: "yellow henkie", 5: "red henkie", 9: "blue henkie"}
    rest = {"red": "move*5", "blue": "move*5"}
    stabs = MafTable(3, men, hands={"yellow": "stab*5", **rest})
    fires = MafTable(3, men, hands={"yellow": "fire*5", **rest})
    for seat in (1, 2, SPECTATOR):
        assert stabs.state.view(seat) == fires.state.view(seat)
    assert stabs.state.view(0) != fires.state.view(0)


@rule("MAF-9")
def test_one_agrees_on_a_seating_and_without_a_word_it_is_fixed() -> None:
    seating = next(option for option in MAF.options if option.name == "seating")
    assert (seating.values, seating.rule) == (("fixed", "manual", "random"), "MAF-9")
    assert seated(new_game(3)[0]) == seated(new_game(3, seating="fixed")[0]) == planned(3)
    with pytest.raises(BadInput, match="MAF-9"):
        MAF.rules(3, {"seating": "musical chairs"})


@rule("MAF-10")
@pytest.mark.parametrize("players", PLAYERS)
def test_with_fixed_seating_everybody_sits_as_in_the_plan(players: int) -> None:
    for seed in (1, 2):
        assert seated(new_game(players, seed)[0]) == planned(players)


@rule("MAF-10")
@pytest.mark.parametrize(("players", "empty"), [(3, set()), (4, {14, 25}), (5, set()), (6, set())])
def test_only_the_plan_for_four_leaves_chairs_empty(players: int, empty: set[int]) -> None:
    men = seated(new_game(players)[0])
    assert {chair for chair in range(1, 31) if chair not in men} == empty
    assert len(men) == (28 if players == 4 else 30)


@rule("MAF-11")
@pytest.mark.parametrize("players", PLAYERS)
def test_with_fixed_seating_yellow_starts_and_the_colours_follow_in_order(players: int) -> None:
    for seed in (1, 2, 3):
        state, told = new_game(players, seed)
        (table_set,) = [event for event in heard_by(0, told) if isinstance(event, TableSet)]
        assert (table_set.first, table_set.youngest) == (0, None)
        turns = []
        for _ in range(players + 1):
            (asked,) = state.to_act()
            turns.append(COLOURS[asked])
            state.apply(asked, state.neutral(asked, fast_rng(1)))  # throws a card away
        assert turns == [*COLOURS[:players], "yellow"]


@rule("MAF-12")
@pytest.mark.parametrize("players", PLAYERS)
def test_in_the_fixed_plans_most_men_can_be_stabbed_or_shot_at_once(players: int) -> None:
    state, _ = new_game(players)
    view = state.view(SPECTATOR)
    in_danger = {
        chair + 1 for family in view.families for chair in (*family.can_stab, *family.line_of_fire)
    }
    men = set(seated(state))
    assert men - in_danger == SAFE[players]
    assert in_danger <= men
    assert len(in_danger) / len(men) >= 0.8


@rule("MAF-13")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_youngest_begins_and_all_put_down_one_man_at_a_time(players: int) -> None:
    for seed in SEEDS[:6]:
        state, told = new_game(players, seed, seating="manual")
        (table_set,) = [event for event in heard_by(0, told) if isinstance(event, TableSet)]
        assert table_set.youngest is not None
        assert state.to_act() == (table_set.youngest,)
        take_chairs(state, seed)
        men = sum(CREWS[players])
        clockwise = [(table_set.youngest + step) % players for step in range(players)]
        assert [event.seat for event in placed(told)] == clockwise * men
        assert len(seated(state)) == players * men


@rule("MAF-13")
def test_any_of_ones_men_may_take_any_free_chair() -> None:
    state, _ = new_game(3, seating="manual", youngest="first_seat")
    men = {"bring boss", "bring robbie", "bring jack", "bring henkie"}
    free = set(range(1, 31))
    for seat, chair in ((0, 20), (1, 29), (2, 1)):
        assert state.to_act() == (seat,)
        assert choices(state) == men
        boss = state.legal(seat)[0]
        assert called(boss) == "bring boss"
        state.apply(seat, boss)
        assert choices(state) == {f"sit {chair}" for chair in free}
        state.apply(seat, SIT[chair - 1])
        free.remove(chair)
    assert seated(state) == {20: "yellow boss", 29: "red boss", 1: "blue boss"}
    assert state.to_act() == (0,)
    assert choices(state) == men - {"bring boss"}  # there is only one Boss


@rule("MAF-14")
@pytest.mark.parametrize("players", PLAYERS)
def test_whoever_put_down_the_very_last_man_has_the_first_turn(players: int) -> None:
    starters = set()
    for seed in SEEDS:
        state, told = new_game(players, seed, seating="manual")
        take_chairs(state, seed)
        last = placed(told)[-1].seat
        assert state.to_act() == (last,)
        assert state.view(SPECTATOR).turn == last
        assert state.view(SPECTATOR).step == "card"
        assert state.round == 1
        starters.add(last)
    assert len(starters) > 1  # chance has named several to be the youngest


@rule("MAF-15")
def test_a_chair_that_is_taken_is_not_free_for_another_man() -> None:
    state, _ = new_game(3, seating="manual", youngest="first_seat")
    for seat in (0, 1):
        state.apply(seat, state.legal(seat)[0])
        if seat == 0:
            state.apply(seat, SIT[19])
    refusal = state.attempt(1, SIT[19])
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("MAF-15", "occupied")
    assert refusal.facts["chair"] == 20
    assert seated(state) == {20: "yellow boss"}


@rule("MAF-15")
@pytest.mark.parametrize("seating", ["fixed", "manual", "random"])
def test_nobody_ever_sits_on_anothers_lap(seating: str) -> None:
    """If two shared a chair, one of them would be missing where the chairs are counted."""
    for players in PLAYERS:
        state, _ = new_game(players, 5, seating=seating)
        take_chairs(state, 5)
        men = sum(CREWS[players])
        assert len(seated(state)) == players * men
        assert [state.stock()[f"men {seat}"] for seat in range(players)] == [men] * players
