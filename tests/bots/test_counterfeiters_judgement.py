"""How a bot judges Counterfeiters: it knows only what its seat knows, and it plays sensibly."""

from time import process_time

import pytest

from backroom.bots.decision import find_judgement
from backroom.bots.judgement import Judgement
from backroom.bots.specs import TEMPERS, Spec
from backroom.games.counterfeiters.actions import CftAction, Do
from backroom.games.counterfeiters.rules import Place
from backroom.games.counterfeiters.state import CftState
from backroom.kernel.actions import Action
from backroom.kernel.rng import FastRng, fast_rng
from backroom.words import LANGUAGES, Speaker
from bots.matches import compiled_only, share_of_first
from builders.counterfeiters import CFT, CftTable, Player, before_the_end, notes, rules_of
from builders.counterfeiters import new_game as deal

PRESS = "printer ink"
GOOD_PRESS = "printer*2 ink paper hologram"
NOTHING = "- - - - - -"


def judgement(players: int, temper: str = "even") -> Judgement:
    return find_judgement(CFT, rules_of(players), Spec("normal", temper))


def likes(state: CftState, seat: int, temper: str = "even") -> dict[Action, float]:
    legal = state.legal(seat)
    judged = judgement(int(state.seats), temper).likes(state, seat, legal)
    return dict(zip(legal, judged, strict=True))


def favourite(table: CftTable, temper: str = "even") -> CftAction:
    judged = likes(table.state, table.turn, temper)
    best = max(judged, key=lambda action: judged[action])
    assert isinstance(best, CftAction)
    return best


def place(table: CftTable, temper: str = "even") -> str:
    """Where a bot would go: the kind of space, with a cap as a star."""
    action = favourite(table, temper)
    if action.do is not Do.PLACE:
        return str(action.do.value)
    cap = "*" if table.rules.caps[action.value] else ""
    return table.rules.places[action.value].value + cap


def bought(table: CftTable, temper: str = "even") -> str:
    """Which card a bot would buy."""
    action = favourite(table, temper)
    assert action.do is Do.PLACE
    assert table.rules.places[action.value] is Place.MARKET
    return table.market.split()[action.value]


def random_positions(players: int, seed: int, **options: str) -> list[tuple[CftState, FastRng]]:
    """Some decisions of a game in which everybody does anything."""
    chance = fast_rng(seed)
    state = deal(players, seed, **options)
    found = []
    while not state.is_over():
        seat = state.owing()[0]
        if chance.below(4) == 0:
            found.append((state.clone(), chance))
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
    return found


# What it may know


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_bot_likes_is_the_same_in_every_world_it_can_imagine(
    players: int, seed: int
) -> None:
    judge = judgement(players)
    compared = 0
    for state, chance in random_positions(players, seed):
        seat = state.owing()[0]
        legal = state.legal(seat)
        here = judge.likes(state, seat, legal)
        for _ in range(3):
            world = state.redeal(seat, chance)
            assert judge.likes(world, seat, legal) == here
            compared += 1
    assert compared > 0


def test_a_judgement_that_has_seen_another_game_judges_the_same(seed: int) -> None:
    used = judgement(4)
    for number in range(2):
        for state, _ in random_positions(4, seed + number):
            seat = state.owing()[0]
            legal = state.legal(seat)
            assert used.likes(state, seat, legal) == judgement(4).likes(state, seat, legal)


def test_the_owner_of_a_diner_gives_the_lowest_notes_if_asked(seed: int) -> None:
    table = CftTable(
        Player(fakes="2★ 2★★★", owns="printer ink diner"),
        Player(owns=PRESS),
        henchmen=[1, 0],
        diners="choose",
    )
    table.skip()
    assert favourite(table).notes == notes("1★")


# How it stands


@pytest.mark.parametrize("players", [2, 3, 4])
def test_shares_of_the_win_are_one_together(players: int, seed: int) -> None:
    judge = judgement(players)
    for state, _ in random_positions(players, seed):
        worth = judge.worth(state)
        assert len(worth) == players
        assert min(worth) >= 0
        assert sum(worth) == pytest.approx(1)


def test_whoever_has_more_stands_better() -> None:
    rich = Player(cash=100, offshore=300, owns=GOOD_PRESS)
    poor = Player(cash=100, owns=PRESS)
    for players in ([rich, poor], [poor, rich], [poor, poor, rich], [poor, rich, poor, poor]):
        table = CftTable(*players)
        worth = judgement(len(players)).worth(table.state)
        assert worth.index(max(worth)) == players.index(rich)
        assert max(worth) > 0.6


def test_to_judge_a_world_does_not_change_it(seed: int) -> None:
    judge = judgement(3)
    for state, _ in random_positions(3, seed):
        before = state.clone()
        judge.worth(state)
        judge.likes(state, state.owing()[0], state.legal(state.owing()[0]))
        assert state == before


# What any player would do


def test_after_the_end_fakes_are_sold_as_dear_as_possible() -> None:
    table = before_the_end(
        Player(cash=30, fakes="8★★★", owns=PRESS), Player(owns=PRESS), henchmen=[2, 2]
    )
    table.place("tax fraud 2")
    table.skip()
    assert place(table) == "receiver"
    table.place("receiver 1")
    assert favourite(table).notes == (0, 0, 8)


def test_the_receiver_does_not_get_a_bad_note_that_drags_the_price_down() -> None:
    table = before_the_end(Player(fakes="1★ 7★★★", owns=PRESS), Player(owns=PRESS), henchmen=[2, 2])
    table.place("tax fraud 2").skip().place("receiver 1")
    assert favourite(table).notes == (0, 0, 7)


def test_a_component_that_makes_better_notes_is_bought_and_a_second_one_is_not() -> None:
    table = CftTable(
        Player(cash=60, owns="printer*2 ink"),
        Player(owns=PRESS),
        Player(owns=PRESS),
        market="- - - - ink paper",
    )
    assert bought(table) == "paper"
    table = CftTable(
        Player(cash=10, owns=PRESS),
        Player(owns=PRESS),
        Player(owns=PRESS),
        market="- - - - - ink",
    )
    assert place(table) != "market"


def test_much_cash_is_flown_out_when_the_godfather_is_near() -> None:
    players = [Player(cash=400, owns=PRESS), *[Player(cash=50, owns=PRESS)] * 3]
    table = CftTable(*players, market=NOTHING, officer=12)
    assert place(table) == "regular_flight"
    table.place("regular flight")
    assert favourite(table).do is Do.DEPOSIT
    assert favourite(table).value >= 30


def test_nobody_flies_with_empty_pockets_or_when_the_godfather_has_gone() -> None:
    table = CftTable(
        Player(cash=40, fakes="3★★", owns=GOOD_PRESS), Player(owns=PRESS), market="- - - - -"
    )
    assert "flight" not in place(table)


def test_whoever_has_hidden_everything_brings_in_the_godfather() -> None:
    players = [
        Player(cash=0, offshore=500, fakes="3★★", owns=PRESS),
        *[Player(cash=500, owns=PRESS)] * 3,
    ]
    table = CftTable(*players, market=NOTHING, officer=12)
    assert place(table).endswith("*")


def test_whoever_has_much_cash_does_not() -> None:
    players = [Player(cash=20, owns=PRESS)] * 3
    table = CftTable(Player(cash=500, fakes="3★★", owns=PRESS), *players, officer=12)
    assert not place(table).endswith("*")


def test_a_ticket_is_bought_before_the_end_because_it_pays() -> None:
    players = [Player(cash=60, owns=PRESS), *[Player(cash=60, owns=PRESS)] * 3]
    table = CftTable(*players, market="- - - - ticket-150 printer", officer=23)
    assert bought(table) == "ticket-150"


def test_a_useless_print_is_not_made_when_the_game_is_over() -> None:
    table = before_the_end(
        Player(cash=30, owns=GOOD_PRESS), Player(owns=PRESS), market="- - - - -", henchmen=[2, 2]
    )
    table.place("tax fraud 2").skip()
    assert place(table) == "tax_fraud"


# How strong it is


def test_a_normal_bot_beats_three_that_do_anything() -> None:
    assert share_of_first(CFT, ["normal", "random", "random", "random"], 24, 11) > 0.8


def test_a_normal_bot_beats_one_that_does_anything() -> None:
    assert share_of_first(CFT, ["normal", "random"], 24, 12) > 0.8


@pytest.mark.parametrize("temper", TEMPERS[1:])
def test_every_temper_still_beats_those_that_do_anything(temper: str) -> None:
    assert share_of_first(CFT, [f"normal/{temper}", "random", "random"], 15, 13) > 0.7


@compiled_only
def test_a_normal_decision_is_quick(seed: int) -> None:
    judge = judgement(4)
    for state, _ in random_positions(4, seed):
        seat = state.owing()[0]
        legal = state.legal(seat)
        begun = process_time()  # what others do on this machine does not count
        judge.likes(state, seat, legal)
        assert process_time() - begun < 0.02


# Tempers


def with_cash(cash: int, officer: int) -> CftTable:
    """One player with this cash, the others with little; the Godfather is on space 13."""
    players = [Player(cash=cash, owns=PRESS), *[Player(cash=50, owns=PRESS)] * 3]
    return CftTable(*players, market=NOTHING, officer=officer)


def test_a_careful_bot_flies_sooner() -> None:
    table = with_cash(200, officer=10)
    assert place(table, "careful") == "regular_flight"
    assert place(table) == "tax_fraud"


def test_a_bold_bot_flies_later() -> None:
    table = with_cash(250, officer=10)
    assert place(table, "bold") == "tax_fraud"
    assert place(table) == "regular_flight"


def test_a_greedy_bot_would_rather_have_more_cash_than_hide_it() -> None:
    table = with_cash(400, officer=9)
    assert place(table, "greedy") == "tax_fraud"
    assert place(table) == "regular_flight"


def test_a_vengeful_bot_calls_the_godfather_to_harm_the_others() -> None:
    players = [Player(cash=150, owns=PRESS)] * 3
    table = CftTable(
        Player(cash=100, owns="printer*2 ink paper"), *players, market=NOTHING, officer=12
    )
    assert place(table, "vengeful") == "print*"
    assert place(table) == "print"


# Why


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_reason_is_a_sentence(language: str, players: int, seed: int) -> None:
    judge = judgement(players)
    speaker = Speaker(language, CFT.teller(rules_of(players)))
    you = {"en": "You", "nl": "Je", "de": "Du"}[language]
    for state, _ in random_positions(players, seed):
        seat = state.owing()[0]
        for action in state.legal(seat)[::5]:
            said = speaker.say(judge.reason(state, seat, action))
            assert said.startswith(you)
            assert said.endswith(".")
