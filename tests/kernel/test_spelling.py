"""A game has one full name (its folder) and one short one (the prefix of its rules): everywhere."""

from pathlib import Path

import pytest

from backroom.kernel.game import Game, all_games
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import Windows

ROOT = Path(__file__).parents[2]
every_game = pytest.mark.parametrize("game", all_games().values(), ids=str)


@every_game
def test_the_classes_of_a_game_begin_with_its_short_name(game: Game) -> None:
    rules = game.rules(game.seats[0])
    state = game.deal(rules, fast_rng(1), Windows.ALL, None)
    parts = {
        "Rules": type(rules),
        "State": type(state),
        "View": game.view,
        "Action": type(game.actions[0]),
        "Teller": type(game.teller(rules)),
    }
    short = game.prefix.title()
    assert {part: each.__name__ for part, each in parts.items()} == {
        part: f"{short}{part}" for part in parts
    }


@pytest.mark.parametrize(
    "place",
    [
        "rulebook/*/",
        "src/backroom/bots/judgements/*/",
        "src/backroom/terminal/games/*/",
        "tests/games/*/",
        "src/backroom/words/en/bots_*.ftl",
        "tests/bots/test_*_judgement.py",
    ],
)
def test_what_there_is_for_a_game_is_called_by_its_full_name(place: str) -> None:
    before, _, after = Path(place).name.partition("*")
    found = [each for each in ROOT.glob(place) if not each.name.startswith("_")]
    names = {each.name.removeprefix(before).removesuffix(after) for each in found}
    assert names
    assert names <= {game.folder for game in all_games().values()}


@every_game
def test_sentences_about_a_game_begin_with_its_short_name(game: Game) -> None:
    short = game.prefix.lower()
    names = [
        line.split()[0]
        for stem in ("", "bots_", "web_")
        for path in (ROOT / "src/backroom/words/en").glob(f"{stem}{game.folder}.ftl")
        for line in path.read_text("utf-8").splitlines()
        if line and (line[0].isalpha() or line[0] == "-")
    ]
    assert names
    strange = [
        name
        for name in names
        if not name.lstrip("-").startswith((f"{short}-", f"bots-{short}", f"web-{short}-"))
    ]
    assert strange == []
