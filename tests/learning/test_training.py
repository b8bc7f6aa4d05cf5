"""Courses: any game can be learnt, the same seed learns the same, and what was learnt is kept."""

from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

pytest.importorskip("librt", reason="SKIPPED: the networks. `pip install 'backroom[rl]'`")

from backroom.bots.learnt_levels import Share
from backroom.bots.nets.net import Net, read_net
from backroom.bots.players import Budget
from backroom.cli import app
from backroom.kernel.errors import BadInput
from backroom.kernel.game import all_games
from backroom.learning.arena import Arena
from backroom.learning.duel import duels
from backroom.learning.files import Record, net_to_go_on
from backroom.learning.measuring import measured
from backroom.learning.practice import Practice
from backroom.learning.training import Course, Learner, new_net, places_for, reinforce, train

GAMES = [game.id for game in all_games().values() if game.observation is not None]
SHORT = Course(decisions=200, tables=6, steps=24, hidden=(16,), portion=64, seed=9)
CAPO = "capo-della-mafia"


def taught(game: str, course: Course = SHORT, bots: tuple[str, ...] = ()) -> Net:
    players = all_games()[game].seats[0]
    places = places_for(game, players, course, list(bots), 0.5, Budget(3600.0, 1))
    net = new_net(places[0], course)
    progress = train(Learner(net, course, list(places)), lambda progress: None)
    assert progress.decisions >= course.decisions
    return net


def numbers_in(net: Net) -> bytes:
    return b"".join(each.tobytes() for layer in net.layers for each in layer)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_learnt_and_the_same_seed_learns_the_same(game: str) -> None:
    """The rules refuse what is not legal, so whatever it does is."""
    net = taught(game)
    assert all(np.isfinite(each).all() for layer in net.layers for each in layer)
    assert numbers_in(net) == numbers_in(taught(game))
    assert numbers_in(net) != numbers_in(taught(game, SHORT._replace(seed=10)))


def test_the_plainest_learner_sees_bare_rows() -> None:
    course = reinforce(SHORT)
    bare, seeing = taught(CAPO, course), taught(CAPO)
    assert bare.inputs != seeing.inputs
    assert bare.outputs == len(all_games()[CAPO].actions)


def test_among_bots_only_its_own_seat_is_asked_and_credited() -> None:
    place = Arena(CAPO, 3, 6, 2, ["easy", "random"])
    assert place.own_seats is not None
    assert place.own_seats.tolist() == [0, 1, 2, 0, 1, 2]
    practice = Practice(place, np.random.default_rng(1))
    net = new_net(place, SHORT)
    played = practice.play(net, 60, 1.0)
    assert (place.seats == place.own_seats).all()
    assert played.games > 0
    assert 0.0 <= played.won <= 1.0
    assert not practice.may_have_guests


def test_what_earlier_selves_decide_is_not_learnt_from() -> None:
    place = Arena(CAPO, 3, 8, 2)
    practice = Practice(place, np.random.default_rng(1))
    practice.invite(1.0)
    assert practice.guests.sum(axis=1).tolist() == [1] * 8
    net = new_net(place, SHORT)
    alone = Practice(Arena(CAPO, 3, 8, 2), np.random.default_rng(1)).play(net, 60, 1.0)
    among = practice.play(net, 60, 1.0, guest=net)
    assert among.decisions < 0.9 * alone.decisions


def test_what_was_learnt_is_kept_and_goes_on_when_it_is_interrupted(tmp_path: Path) -> None:
    places = places_for(CAPO, 3, SHORT, [], 0.0, Budget())
    net = new_net(places[0], SHORT)
    before = numbers_in(net)

    def interrupt(progress: object) -> None:
        raise KeyboardInterrupt

    progress = train(Learner(net, SHORT, list(places)), interrupt)
    assert numbers_in(net) != before
    path = tmp_path / "capo.npz"
    Record(path, net, CAPO, 3, SHORT, []).keep(progress)
    again = net_to_go_on(path, CAPO, 3, bare=False)
    assert again.origin["courses"][0]["seed"] == 9
    seen = places[0].look()
    assert np.abs(again.likes(seen) - net.likes(seen)).max() < 0.01
    with pytest.raises(BadInput, match="plays capo-della-mafia with 3, not maffiosi with 3"):
        net_to_go_on(path, "maffiosi", 3, bare=False)


@pytest.mark.parametrize("text", [b"", b"not a network", b"PK\x03\x04"])
def test_a_file_that_is_no_network_is_refused_with_a_sentence(text: bytes, tmp_path: Path) -> None:
    path = tmp_path / "odd.npz"
    path.write_bytes(text)
    with pytest.raises(BadInput, match="is not a network that `backroom learn` has written"):
        read_net(path)
    with pytest.raises(BadInput, match="cannot read"):
        read_net(tmp_path / "missing.npz")


def test_random_play_among_random_bots_wins_its_share() -> None:
    wins = measured(None, CAPO, ["random", "random"], 300, seed=3)
    assert wins.low < 1 / 3 < wins.high


def test_the_commands_learn_go_on_and_exploit(tmp_path: Path) -> None:
    runner, path = CliRunner(), str(tmp_path / "capo.npz")
    course = ["--decisions", "100", "--games", "3"]
    first = runner.invoke(app, ["learn", CAPO, "--out", path, "--seed", "5", *course])
    assert first.exit_code == 0, first.output
    assert "seed 5" in first.output
    assert "against 2 easy" in first.output
    more = runner.invoke(app, ["learn", CAPO, "--out", path, "--resume", *course])
    assert more.exit_code == 0, more.output
    assert [each["seed"] for each in read_net(Path(path)).origin["courses"]] == [5, 1]
    last = runner.invoke(app, ["exploit", CAPO, "--against", "easy", "--begin", path, *course])
    assert last.exit_code == 0, last.output
    assert "even is 33.3%" in last.output


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["learn", CAPO, "--out", "x", "--minutes", "0"], "takes some minutes, not 0"),
        (["learn", CAPO, "--out", "x", "--part", "2"], "from 0 to 1, not 2"),
        (["learn", CAPO, "--out", "x", "--rate", "0"], "above 0"),
        (["exploit", CAPO, "--rounds", "0"], "from 1 on"),
        (["exploit", CAPO, "--against", "genius"], "no bot 'genius'"),
        (["exploit", CAPO, "--against", "easy,easy,easy"], "3 bots for 2 other seats"),
    ],
)
def test_a_wrong_course_is_refused_with_a_sentence(words: list[str], why: str) -> None:
    fault = CliRunner().invoke(app, words).exception
    assert isinstance(fault, BadInput)
    assert why in str(fault)


def test_a_duel_of_searchers_with_the_network_and_without_is_played_from_all_seats() -> None:
    *_, last = duels(CAPO, Share(1.0, 0.0, False), rounds=1, games=2, seed=3)
    assert last.games == 2
    assert last.wins.low <= 0.5 <= last.wins.high
    assert min(last.costs) > 0.0
