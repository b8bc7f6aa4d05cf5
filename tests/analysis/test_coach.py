"""The coach: from what a seat knew at the time, and from nothing else."""

import pytest

from backroom.analysis.coach import Asked, advise, asked_at, coach
from backroom.games.counterfeiters.actions import PASS, PLACE
from backroom.kernel.errors import BadInput
from backroom.kernel.rng import fast_rng
from backroom.table import Move, Table
from backroom.words import Speaker
from builders.counterfeiters import CFT, Player, before_the_end, sale, space
from builders.evenings import SEATS, played_by_bots

WORLDS = 6

every_game = pytest.mark.parametrize("game", list(SEATS))


def decisions(table: Table, apart: int) -> list[tuple[int, int]]:
    """Some decisions of a game: seat and entry."""
    moves = [
        (entry.seat, seq) for seq, entry in enumerate(table.entries) if isinstance(entry, Move)
    ]
    return moves[1::apart]


@every_game
def test_the_coach_says_the_same_in_every_world_that_the_seat_cannot_tell_apart(game: str) -> None:
    table = played_by_bots(game)
    for seat, seq in decisions(table, max(8, table.seq // 5)):
        asked = asked_at(table, seat, seq)
        first = advise(table.game, table.rules, asked, WORLDS, 1)
        for number in range(3):
            other = asked._replace(state=asked.state.redeal(seat, fast_rng(9, number)))
            assert advise(table.game, table.rules, other, WORLDS, 1) == first


@every_game
def test_all_that_the_coach_says_can_be_said_in_every_language(game: str) -> None:
    table = played_by_bots(game)
    for seat, seq in decisions(table, max(8, table.seq // 8)):
        advice = coach(table, seat, seq, WORLDS)
        assert len([each for each in advice.choices if each.done]) == 1
        assert len([each for each in advice.choices if each.coach]) == 1
        means = [each.chance.points for each in advice.choices]
        assert means == sorted(means, reverse=True)
        for language in ("en", "nl", "de"):
            speaker = Speaker(language, table.game.teller(table.rules), table.opening.names)
            assert speaker.say(advice.reason)
            for each in advice.choices:
                assert all(speaker.say(action) for action in each.actions)


def test_the_coach_sells_where_selling_wins() -> None:
    table = before_the_end(Player(cash=200), Player(cash=100, fakes="3★★★")).place("tax fraud 2")
    advice = advise(CFT, table.rules, Asked(table.state, 1, 1, (PASS,)), 40, 1)
    best = advice.choices[0]
    assert best.coach
    assert best.chance.points > 90
    (done,) = [each for each in advice.choices if each.done]
    assert done.chance.points < 10
    assert advice.verdict == "better"


def test_who_did_the_same_hears_it() -> None:
    table = before_the_end(Player(cash=200), Player(cash=100, fakes="3★★★")).place("tax fraud 2")
    sold = PLACE[space(table.rules, "receiver 1")], sale("3★★★")
    advice = advise(CFT, table.rules, Asked(table.state, 1, 1, sold), 10, 1)
    assert advice.verdict == "agrees"
    assert (advice.choices[0].coach, advice.choices[0].done) == (True, True)


@pytest.mark.parametrize(
    ("seat", "seq", "said"),
    [(9, 1, "no player 10"), (0, 0, "no entry 0"), (0, 5000, "no entry 5000")],
)
def test_a_question_that_makes_no_sense_gets_a_sentence(seat: int, seq: int, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        coach(played_by_bots("capo-della-mafia"), seat, seq, WORLDS)


def test_the_coach_is_asked_about_ones_own_moves_only() -> None:
    table = played_by_bots("capo-della-mafia")
    seat, seq = decisions(table, 1)[0]
    with pytest.raises(BadInput, match="is no move of player"):
        coach(table, (seat + 1) % table.seats, seq, WORLDS)


def test_the_same_question_gets_the_same_answer() -> None:
    table = played_by_bots("capo-della-mafia")
    seat, seq = decisions(table, 1)[3]
    assert coach(table, seat, seq, WORLDS) == coach(table, seat, seq, WORLDS)
