"""MAF-3 and MAF-E49: with five or six players colours may be chosen, before anybody sits down."""

import pytest

from backroom.games.maffiosi.actions import COLOUR, PLAY
from backroom.games.maffiosi.events import ColourChosen, TableSet
from backroom.games.maffiosi.rules import MEN
from backroom.games.maffiosi.state import MafState
from backroom.kernel.events import Told
from backroom.kernel.playout import play_randomly
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR
from backroom.kernel.state import heard_by
from backroom.words import Speaker
from builders.maffiosi import COLOURS, MAF, new_game, rules_of
from builders.rule_marks import rule

WANTED = ("blue", "orange", "yellow", "green", "red")
"""What the seats 0 to 4 take, each in turn."""


def chosen(seating: str = "fixed") -> tuple[MafState, list[Told]]:
    """A table of five at which these colours were chosen."""
    state, told = new_game(5, colours="choose", seating=seating, youngest="first_seat")
    while state.view(SPECTATOR).step == "colour":
        (asked,) = state.to_act()
        assert state.attempt(asked, COLOUR[COLOURS.index(WANTED[asked])]) is None
    return state, told


def colours(state: MafState) -> list[str | None]:
    return [family.colour for family in state.view(SPECTATOR).families]


@rule("MAF-3", "MAF-E36")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_by_default_the_seat_gives_the_colour(players: int) -> None:
    state, _ = new_game(players)
    assert colours(state) == list(COLOURS[:players])
    assert state.view(0).order == tuple(range(players))


@rule("MAF-E49")
@pytest.mark.parametrize("players", [3, 4])
def test_with_three_or_four_players_there_is_nothing_to_choose(players: int) -> None:
    state, _ = new_game(players, colours="choose")
    assert state.view(0).step == "card"
    assert colours(state) == list(COLOURS[:players])


@rule("MAF-3", "MAF-E49")
@pytest.mark.parametrize("players", [5, 6])
def test_one_after_the_other_takes_one_of_as_many_colours_as_there_are_players(
    players: int,
) -> None:
    state, told = new_game(players, colours="choose")
    taken: list[int] = []
    for seat in range(players - 1):
        assert state.to_act() == (seat,)
        assert state.view(seat).hand == ()
        free = [number for number in range(players) if number not in taken]
        assert state.legal(seat) == tuple(COLOUR[number] for number in free)
        state.apply(seat, COLOUR[free[-1]])
        taken.append(free[-1])
    assert state.view(0).step == "card"
    assert colours(state) == list(reversed(COLOURS[:players]))
    events = [each for each in heard_by(SPECTATOR, told) if isinstance(each, ColourChosen)]
    assert events == [ColourChosen(seat, players - 1 - seat) for seat in range(players)]


@rule("MAF-E49")
def test_a_colour_is_taken_once_and_only_those_in_use() -> None:
    state, _ = new_game(5, colours="choose")
    state.apply(0, COLOUR[2])
    refusal = state.refuse(1, COLOUR[2])
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("MAF-E49", "colour_taken")
    refusal = state.refuse(1, COLOUR[5])
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("MAF-3", "colour_not_used")
    refusal = state.refuse(1, PLAY[0])
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("MAF-E38", "step")


@rule("MAF-E49", "MAF-11", "MAF-E35")
def test_with_fixed_seating_they_sit_and_play_in_the_order_of_the_colours() -> None:
    state, told = chosen()
    order = tuple(WANTED.index(colour) for colour in COLOURS[:5])
    assert state.view(SPECTATOR).order == order
    (table,) = (each for each in heard_by(SPECTATOR, told) if isinstance(each, TableSet))
    assert (table.first, table.youngest) == (order[0], None)
    for expected in order * 2:
        assert state.to_act() == (expected,)
        hand = state.legal(expected)
        state.apply(expected, next(each for each in hand if each.name == "discard"))


@rule("MAF-E49", "MAF-10")
def test_the_plan_seats_the_men_of_the_colour_that_was_chosen() -> None:
    state, _ = chosen()
    usual, _ = new_game(5)
    seats = [COLOURS.index(colour) for colour in WANTED]
    for own, planned in zip(state.view(SPECTATOR).men, usual.view(SPECTATOR).men, strict=True):
        assert own is not None
        assert planned is not None
        assert (seats[own.seat], MEN[own.sort]) == (planned.seat, MEN[planned.sort])


@rule("MAF-E49", "MAF-13")
@pytest.mark.parametrize("seating", ["manual", "random"])
def test_otherwise_the_youngest_chooses_first_and_all_stay_where_they_are(seating: str) -> None:
    state, _ = new_game(5, seed=3, colours="choose", seating=seating)
    (youngest,) = state.to_act()
    assert youngest == state.view(0).order[1]
    state, told = chosen(seating)
    assert state.view(SPECTATOR).order == (4, 0, 1, 2, 3)
    assert colours(state) == list(WANTED)
    (table,) = (each for each in heard_by(SPECTATOR, told) if isinstance(each, TableSet))
    assert (table.first, table.youngest) == (4, 0)
    assert state.to_act() == ((0,) if seating == "manual" else (4,))


@rule("MAF-E49", "MAF-59")
def test_a_raid_goes_round_in_the_order_in_which_they_sit() -> None:
    state, _ = chosen()
    order = state.view(SPECTATOR).order
    state.hands[order[0]] = 1 + state.hands[order[0]]
    state.apply(order[0], PLAY[0])
    asked: list[int] = []
    while len(asked) < 5:
        (seat,) = state.to_act()
        asked.append(seat)
        state.apply(seat, state.legal(seat)[0])
        state.apply(seat, state.legal(seat)[0])
    assert tuple(asked) == order


@rule("MAF-E49", "MAF-E45")
def test_if_the_clock_runs_out_the_lot_chooses_the_colour() -> None:
    state, _ = new_game(6, colours="choose")
    drawn = {state.neutral(0, fast_rng(seed)) for seed in range(60)}
    assert drawn == set(COLOUR)


@rule("MAF-E49")
def test_seats_are_then_called_by_their_numbers_and_the_table_says_who_plays_what() -> None:
    state, _ = chosen()
    teller = MAF.teller(rules_of(5, colours="choose"))
    speaker = Speaker("en", teller)
    assert speaker.seat(2) == "Player 3"
    said = [speaker.say(line) for line in teller.position(state.view(0))]
    assert "Player 3 plays Yellow." in said


@rule("MAF-E49")
@pytest.mark.parametrize("seating", ["fixed", "manual", "random"])
@pytest.mark.parametrize("players", [5, 6])
def test_games_with_chosen_colours_come_to_an_end(players: int, seating: str) -> None:
    for seed in range(4):
        state, _ = new_game(players, seed, colours="choose", seating=seating)
        play_randomly(state, fast_rng(seed, 2), state.rules.longest)
        assert state.standings().winners()
