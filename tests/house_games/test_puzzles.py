"""Every puzzle that is shipped is proved again by the rules, and from what its seat knows alone."""

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import product

import pytest

from backroom.games.capo_della_mafia.position import Position as Capo
from backroom.games.la_cosa_nostra.pieces.businesses import update_monopolies
from backroom.games.la_cosa_nostra.pieces.money import income
from backroom.games.la_cosa_nostra.state import LcnState
from backroom.house_games.kept import kept_games
from backroom.house_games.kinds.capo_della_mafia import does_it
from backroom.house_games.kinds.la_cosa_nostra import throws_of
from backroom.house_games.puzzle import (
    Puzzle,
    Riddle,
    all_puzzles,
    day_from,
    number_of,
    pose_for,
    riddle_of,
)
from backroom.kernel.errors import BadInput
from backroom.kernel.game import find_game
from backroom.kernel.messages import CardName
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import State
from backroom.table import Table
from backroom.words import LANGUAGES, Speaker

pytestmark = pytest.mark.once
GAMES = sorted({puzzle.kept.game for puzzle in all_puzzles()})
WORLDS = 12


def positions(game: str) -> Iterator[tuple[Puzzle, State, Table]]:
    """Each puzzle of this game with its position; every game is replayed once."""
    of_tables: dict[str, list[Puzzle]] = {}
    for puzzle in all_puzzles():
        if puzzle.kept.game == game:
            of_tables.setdefault(puzzle.table, []).append(puzzle)
    for name, puzzles in of_tables.items():
        log = kept_games()[name].log()
        table = Table(log.opening, log.seed)
        for puzzle in sorted(puzzles, key=lambda puzzle: puzzle.at):
            for entry in log.entries[table.seq : puzzle.at]:
                table.add(entry)
            yield puzzle, table.state, table


def proved(puzzle: Puzzle, state: State) -> Riddle:
    riddle = pose_for(puzzle.kept.game)(state, puzzle.eyes)
    assert riddle is not None, puzzle
    assert sum(choice.right for choice in riddle.choices) == 1
    return riddle


def test_there_is_one_for_every_day_of_a_year_and_no_two_are_the_same() -> None:
    assert len(all_puzzles()) == 366
    assert len({(p.table, p.at) for p in all_puzzles()}) == 366
    first = date(2026, 11, 18)
    days = [first + timedelta(days=number) for number in range(366)]
    assert {number_of(day) for day in days} == set(range(366))
    assert number_of(first) == number_of(first + timedelta(days=366))
    week = {all_puzzles()[number_of(day)].kept.game for day in days[:7]}
    assert week == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_each_is_proved_again_and_from_what_the_seat_knows_alone(game: str) -> None:
    count = 0
    for puzzle, state, table in positions(game):
        count += 1
        assert puzzle.kept.rules == find_game(game).version
        assert puzzle.eyes in state.to_act()
        riddle = proved(puzzle, state)
        # Another world that the seat cannot tell from this one asks the same, and has the same
        # answer: nothing of it leans on what is hidden.
        other = proved(puzzle, state.redeal(puzzle.eyes, fast_rng(count)))
        assert other.right == riddle.right, puzzle
        assert [choice.label for choice in other.choices] == [
            choice.label for choice in riddle.choices
        ]
        for language in LANGUAGES if count % 20 == 0 else LANGUAGES[:1]:
            speaker = Speaker(language, table.game.teller(table.rules), puzzle.kept.names)
            for choice in riddle.choices:
                assert speaker.say(riddle.question)
                assert speaker.say(choice.label)
                assert speaker.say(choice.why)
    assert count in (91, 92)


def test_who_surely_lies_lies_in_every_world_and_in_the_real_one() -> None:
    for puzzle, state, _ in positions("capo-della-mafia"):
        riddle = proved(puzzle, state)
        liar = riddle.choices[riddle.right].seat
        assert liar is not None
        worlds = [state.redeal(puzzle.eyes, fast_rng(number)) for number in range(WORLDS)]
        for world in (state, *worlds):
            assert isinstance(world, Capo)
            assert not does_it(world, liar), puzzle


def test_the_card_that_raises_the_income_most_does_so_when_it_is_bought() -> None:
    """Bought in another way than the puzzle reckons: laid out, and everything counted anew."""
    asked = 0
    for puzzle, state, _ in positions("la-cosa-nostra"):
        riddle = proved(puzzle, state)
        if riddle.question.name != "puzzle-lcn-buy":
            continue
        asked += 1
        assert isinstance(state, LcnState)
        gains: dict[int, int] = {}
        for card in state.town.market:
            kind = int(state.rules.business_kind[card])
            if state.rules.business_price[kind] <= state.cash[puzzle.eyes]:
                world = state.clone()
                world.town.owned[puzzle.eyes] |= 1 << card
                update_monopolies(world)
                gains[kind] = int(income(world, puzzle.eyes))
        said = riddle.choices[riddle.right].label.facts["business"]
        assert isinstance(said, CardName)
        assert [kind for kind, gain in gains.items() if gain == max(gains.values())] == [said.card]
    assert asked > 20


@pytest.mark.parametrize("cops", range(3))
@pytest.mark.parametrize("dice", range(1, 4))
def test_all_throws_are_counted_one_by_one(dice: int, cops: int) -> None:
    for number in range(1, 7):
        found = [0, 0, 0]
        for throw in product(range(1, 7), repeat=dice + cops):
            shown = list(throw[:dice])
            for again in throw[dice:]:
                failed = [at for at, die in enumerate(shown) if die < number]
                if failed and dice - len(failed) < 2:
                    shown[failed[0]] = again
            found[min(2, sum(die >= number for die in shown))] += 1
        assert list(throws_of(dice, number, cops)) == found, number


def test_a_place_without_a_puzzle_is_noticed() -> None:
    puzzle = all_puzzles()[0]
    with pytest.raises(BadInput, match="no puzzle"):
        riddle_of(Puzzle(puzzle.table, 1, puzzle.eyes))


def test_a_day_is_written_like_a_day() -> None:
    assert day_from("2026-11-18") == date(2026, 11, 18)
    with pytest.raises(BadInput, match="not 'tomorrow'"):
        day_from("tomorrow")
